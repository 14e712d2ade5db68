### Why something can be done, and why it cannot.

## It can

you-can = You can: { $why }
the-rules = the rules
why-play = { $card } is in your hand; cards are played in any order you like.
why-play-stored = { $card } has been on your { identity } since your last turn; you play it this turn.
why-play-first = You must play { $card } before any card that is not a Weakness, and before the turn ends.
why-buy = { costs-and-has }; it lies in the Line-Up.
why-buy-stack = { costs-and-has }; the stack is not empty.
why-buy-reserve = { costs-and-has }; it lies on your Super Hero, for only you to buy.
why-defeat = { costs-and-has }: enough to defeat the Super-Villain on top of the stack.
costs-and-has = { $card } costs { $cost } and you have { $power } Power
why-use = { $card }'s ability can be used now.
why-hunt = { $card } is in another player's discard pile and you have enough Power.
why-end = Buying is optional; you may end your turn now.
why-end-settled = The Confrontation is settled; you may end your turn now.
why-defend = { $card } has a Defense that avoids this Attack.
why-pass-defend = You do not have to avoid the Attack.
why-pass-block = You do not have to raise a cost.
why-pass-assist = You do not have to Assist.
why-hero = You may play as { $card }.
why-confront = { $card } can be confronted; the cost is { $cost }.
why-normal = Confronting is optional; in a turn without a Confrontation you may buy.
why-ready = Say ready when you are done playing; then the other side may Block.
why-block = { $card } has a Block; { $team ->
        [yes] your team is
       *[no] you are
    } confronted.
why-assist = { $card } has Assist; it works for your teammate, whose turn it is.
why-store = { $card } has Assist; put it on your { identity } to play it next turn.
why-foe = The text lets you choose { $who }.
why-pick = { $source } lets you { $act }.
why-nothing = { $source } finds nothing to do; you are asked anyway, so that nobody else can tell.
why-done = { $source } asks for no more cards.
why-order = Several texts are waiting; you may resolve { $card }'s first.
why-where = { $source } lets you choose where { $card } goes.
why-may = { $source } lets you choose whether to { $clause }.
why-choice = { $source } offers this choice.

## It cannot: not now

not-over = The game is over.
not-a-verb = You cannot do "{ $verb }" now. { $question }
not-yours = This decision is { $who }'s, not yours.
not-your-turn = It is { $who }'s turn, not yours.
not-anybodys-turn = It is nobody's turn yet.
not-after-the-turn = The turn is over; you cannot play, buy or use anything now.
not-before-the-answer = First answer the open question: { $question }
not-before-weakness = First play the Weakness in your hand.
not-before-stored = You must play the card on your { identity } this turn.
not-on-a-foes-turn = On a foe's turn you can only use Defenses and Blocks from your hand.
not-after-ready = You said ready; you cannot play or use anything more.
not-after-comparison = After the comparison you can only play a Weakness.

## It cannot: playing, buying, using, hunting

not-play-but-assist = It is { $who }'s turn; you can only play a card with Assist.
not-play-unknown = You can only play cards from your hand; it holds none of that name.
not-play-stored-now = You put { $card } on your { identity } this turn; you play it next turn.
not-play-before-weakness = You must play the Weakness in your hand before any other card.
not-play-elsewhere = { $card } is not in your hand; you can only play cards from your hand.
not-buy-unknown = No card of that name is face up in the Line-Up or on a stack.
not-buy-weakness = You can never buy a Weakness.
not-buy-second = One a turn: the next Super-Villain stays face down until your turn is over.
not-buy-face-down = { $card } is not face up in the Line-Up or on a stack.
not-buy-reserve = { $card } is on another player's Super Hero; only they may buy it.
not-buy-aside = { $card } is set aside; you cannot buy it this turn.
not-buy-confronting = You cannot buy anything in a Confrontation.
not-buy-buried = { $card } is not on top of its stack.
not-paid = { $card } costs { $cost }; you have { $power } Power.
not-use-unknown = You have no card of that name with an ability in play.
not-use-lost = { $card } has lost its ability for now.
not-use-face-down = { $card } is face down and has no abilities.
not-use-elsewhere = You cannot use { $card }'s ability: it is not in play in front of you.
not-use-by-itself = { $card } has no ability to use; what it does happens by itself.
not-use-before-blocks = Use { $card }'s ability while your side decides on Blocks.
not-use-among-blocks = You cannot use { $card }'s ability while Blocks are decided.
not-use-no-confrontation = { $card }'s ability needs a Confrontation of yours.
not-use-again = You already used { $card }'s ability this turn.
not-use-unpaid = { $card }'s ability costs { $price } Power; you have { $power }.
not-use-idle = { $card }'s ability would do nothing now.
not-use-one = ({ $number }) { $why }
not-hunt-here = Hunting is part of the Super-Villain Hunt variant, which this game does not use.
not-hunt-again = You cannot hunt again this turn.
not-hunt-unknown = No Super-Villain of that name is in another player's discard pile.
not-hunt-elsewhere = { $card } is not a Super-Villain in another player's discard pile.
not-end-confronting = You are in a Confrontation: say ready when you are done playing.

## It cannot: Confrontations

not-ready-again = You already said ready.
not-ready-buying = You are not confronting anyone this turn; end the turn instead.
not-normal-here = This game has no Confrontations; you can buy every turn.
not-normal-now = Choose to confront or to buy before you do anything else on your turn.
not-confront-here = This game has no Confrontations.
not-confront-now = You must announce a Confrontation before you do anything else in your turn.
confront-offer = { $who } (confront { $number })
not-confront-partner = You can only confront a foe: { $offered }.
not-confront-unknown = You cannot confront anybody of that name or number; right now you can: { $offered }.
not-confront-card = { $card } is not the Character { $who } has in play; right now you can: { $offered }.
not-confront-level = { $who } is at Level { $level }; you can only confront the lowest Level: { $offered }.
not-confront-cost = { $who }'s Character costs { $cost }; you can only confront the cheapest: { $offered } at { $least }.

## It cannot: Defenses, Blocks, Assists

not-defend-confronted = A Confrontation is not an Attack; a Defense does not help against it.
not-defend-own-turn = Nobody is attacking you; on your own turn you just play a Defense card.
not-defend-now = You use a Defense when you are attacked; right now you are not.
not-defend-unknown = You have no card of that name with a Defense.
not-defend-textless = { $card } has no Defense text.
not-defend-place = { $card } defends only while it is { $place ->
        [play] in play before you
       *[hand] in your hand
    }.
not-defend-again = You already revealed { $card } against this Attack; it only counts once.
not-defend-nobody = { $card } cannot defend that player: no Attack threatens them now.
not-defend-other = { $card } cannot defend { $who }: no Attack threatens them now.
not-block-here = This game has no Confrontations; a Block works only in one.
not-block-buying = A Block works only in a Confrontation.
not-block-other-side = Only the side that is confronted uses Blocks.
not-block-yet = Wait to Block until the confronting player says ready.
not-block-settled = The Confrontation is settled; it is too late to Block.
not-block-textless = { $card } has no Block text.
not-block-elsewhere = { $card } is not in your hand; you can only Block from your hand.
not-block-unknown = You have no card of that name with a Block in your hand.
not-assist-alone = Assist needs a teammate, and you have none.
not-assist-here = This game has no Assist.
not-assist-now = You can only Assist on your teammate's turn.
not-assist-yet = You can Assist after the choice to confront and before ready or the end of the turn.
not-assist-resolving = Wait to Assist until the text that is resolving is done.
not-assist-unknown = You have no card of that name with Assist in your hand.
not-assist-card = { $card } is not a card with Assist in your hand.
not-store-here = You can only put Assist cards on your { identity } in games with Assist and no teammate.
not-store-now = You can only put a card on your { identity } on your own turn, between plays.
not-store-again = You can put only one Assist card a turn on your { identity }.
not-store-full = First play the card on your { identity }.
not-store-elsewhere = { $card } is not in your hand.
not-store-assistless = You can only put a card with Assist on your { identity }.
not-pass = You can only pass on a Defense, a Block or an Assist. { $question }

## It cannot: what a text asks for

not-asked = No text asks for that now.
not-a-choice = That is not one of your choices. { $question }
not-a-card = That is not one of the cards you can choose for this text.
not-picked-again = You already picked { $card }.
not-pick = { $card } ({ $place }) is not a card that { $source } lets you { $doing } now.
not-done = Pick { $n } more { $n ->
        [one] card
       *[other] cards
    }.

## Answers that are refused

refused-over = The game is over; there is nothing to answer.
refused-before = There is no state { $number }; they run from 0 (before the first answer) to { $answers } (now).
refused-undo = There is nothing to undo.
refused-notation = "{ $text }" is not a legal answer here. Legal answers include: { $near }.
refused-answer = { $notation } { $why } ({ $rule-id })
refused-pick-unasked = You pick cards when a card's text asks for it; none does now.
refused-pick-twice = You picked a card twice.
refused-pick-too-many = You picked { $n } cards; pick { $most } at most.
refused-pick-too-few = You picked { $n } cards; pick { $more } more.
refused-pick-cost = The cards you picked cost { $cost } in total; the limit is { $limit }.
refused-pick-unfit = You picked { $n } cards; only { $fit } fit together.
refused-pick-other = You picked a card that is not among those offered.
refused-card-unseen = There is no card { $card } that you can see.
refused-watching = You are watching; only players can use cards.
