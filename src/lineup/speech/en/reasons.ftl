### Why something can be done, and why it cannot.

## It can

you-can = You can: { $why }
the-rules = the rules
why-play = { $card } is in your hand; cards are played in any order you like.
why-play-stored = { $card } lies on your { identity } since your last turn; this turn it is played.
why-play-first = { $card } has to be played before any card that is no Weakness, and before the turn ends.
why-buy = { costs-and-has }; it lies in the Line-Up.
why-buy-stack = { costs-and-has }; the stack is not empty.
why-buy-reserve = { costs-and-has }; it lies on your Super Hero for you alone.
why-defeat = { costs-and-has }: enough to defeat the Super-Villain on top of the stack.
costs-and-has = { $card } costs { $cost } and you have { $power } Power
why-use = { $card }'s ability can be used now.
why-hunt = { $card } lies in another player's discard pile and you have Power enough.
why-end = Buying is optional; you may end your turn now.
why-end-settled = The Confrontation is settled; you may end your turn now.
why-defend = { $card } has a Defense that avoids this Attack.
why-pass-defend = You need not avoid the Attack.
why-pass-block = You need not raise a cost.
why-pass-assist = You need not Assist.
why-hero = You may play as { $card }.
why-confront = { $card } can be confronted; the cost is { $cost }.
why-normal = Confronting is optional; in a turn without it you may buy.
why-ready = When everything is played you say so; then Blocks may come.
why-block = { $card } has a Block; { $team ->
        [yes] your team is
       *[no] you are
    } confronted.
why-assist = { $card } has Assist; it works for your teammate, whose turn it is.
why-store = { $card } has Assist; laid on your { identity } it is played next turn.
why-foe = The text lets you choose { $who }.
why-pick = { $source } lets you { $act }.
why-nothing = { $source } finds nothing to do; you are asked so that nobody else learns this.
why-done = { $source } asks for no more cards.
why-order = Several texts wait; { $card }'s may resolve first.
why-where = { $source } lets you choose where { $card } goes.
why-may = { $source } lets you choose whether to { $clause }.
why-choice = { $source } offers this choice.

## It cannot: not now

not-over = The game is over.
not-a-verb = "{ $verb }" is nothing you can do now. { $question }
not-yours = The decision is { $who }'s, not yours.
not-your-turn = It is the turn of { $who }, not yours.
not-anybodys-turn = It is nobody's turn yet, not yours.
not-after-the-turn = The turn is over; nothing is played, bought or used in it any more.
not-before-the-answer = First the open question has to be answered: { $question }
not-before-weakness = A Weakness in your hand has to be played first.
not-before-stored = The card on your { identity } has to be played this turn.
not-on-a-foes-turn = On a foe's turn only Defenses and Blocks are used from hand.
not-after-ready = After ready nothing more is played or used.
not-after-comparison = After the comparison nothing more is played but a Weakness.

## It cannot: playing, buying, using, hunting

not-play-but-assist = It is the turn of { $who }; only a card with Assist can be played in it.
not-play-unknown = Only cards in your hand are played; none of that name is there.
not-play-stored-now = { $card } was laid on your { identity } this turn; it is played next turn.
not-play-before-weakness = A Weakness in your hand has to be played before any other card.
not-play-elsewhere = { $card } is not in your hand; only hand cards are played.
not-buy-unknown = No card of that name lies face up in the Line-Up or on a stack.
not-buy-weakness = A Weakness can never be bought.
not-buy-second = One a turn: the next Super-Villain stays face down until your turn is over.
not-buy-face-down = { $card } does not lie face up in the Line-Up or on a stack.
not-buy-reserve = { $card } lies on another player's Super Hero; only they may buy it.
not-buy-aside = { $card } is set aside and cannot be bought this turn.
not-buy-confronting = In a Confrontation nothing can be bought.
not-buy-buried = { $card } does not lie on top of its stack.
not-paid = { $card } costs { $cost }; you have { $power } Power.
not-use-unknown = No card of that name with an ability is yours in play.
not-use-lost = { $card } has lost its ability for now.
not-use-face-down = { $card } lies face down and has no abilities.
not-use-elsewhere = { $card } has no ability you can use: it is not yours in play.
not-use-by-itself = { $card } has no ability that is used; what it does happens by itself.
not-use-before-blocks = { $card }'s ability is used while your side decides on Blocks.
not-use-among-blocks = { $card }'s ability is not used while Blocks are decided.
not-use-no-confrontation = { $card }'s condition does not hold now: it needs your Confrontation.
not-use-again = { $card }'s ability was used this turn already.
not-use-unpaid = { $card } asks { $price } Power; you have { $power }.
not-use-idle = { $card }'s condition does not hold now: its ability finds nothing to do.
not-use-one = ({ $number }) { $why }
not-hunt-here = Hunting belongs to the variant Super-Villain Hunt, which is not in use.
not-hunt-again = No further hunt is allowed this turn.
not-hunt-unknown = That is no Super-Villain in another player's discard pile.
not-hunt-elsewhere = { $card } is no Super-Villain in another player's discard pile.
not-end-confronting = A Confrontation does not just end: say ready when everything is played.

## It cannot: Confrontations

not-ready-again = You have said to be ready already.
not-ready-buying = You confront nobody this turn; a buying turn ends with end.
not-normal-here = This game has no Confrontations; every turn is for buying.
not-normal-now = Whether to confront or to buy is said before anything else in a turn.
not-confront-here = This game has no Confrontations.
not-confront-now = A Confrontation is announced before anything else is done in a turn.
confront-offer = { $who } (confront { $number })
not-confront-partner = A foe is confronted: { $offered }.
not-confront-unknown = Nobody of that name or number can be confronted; now it is { $offered }.
not-confront-card = { $card } is not the Character { $who } has in play; now it is { $offered }.
not-confront-level = { $who } is at Level { $level }; only the lowest Level is confronted: { $offered }.
not-confront-cost = { $who }'s Character costs { $cost }; only the cheapest is confronted: { $offered } at { $least }.

## It cannot: Defenses, Blocks, Assists

not-defend-confronted = A Confrontation is no Attack; a Defense does not help against it.
not-defend-own-turn = No Attack is made against you; on your own turn a Defense is just played.
not-defend-now = A Defense is used when an Attack is made against you; none waits for it now.
not-defend-unknown = No card of that name with a Defense is yours.
not-defend-textless = { $card } has no Defense text.
not-defend-place = { $card } defends only while it is { $place ->
        [play] in play before you
       *[hand] in your hand
    }.
not-defend-again = { $card } was revealed against this Attack already; that counts only once.
not-defend-nobody = { $card } cannot defend that player: no Attack threatens them now.
not-defend-other = { $card } cannot defend { $who }: no Attack threatens them now.
not-block-here = This game has no Confrontations; a Block works only in one.
not-block-buying = A Block works only in a Confrontation.
not-block-other-side = Only the side that is confronted uses Blocks.
not-block-yet = Blocks wait until the confronting player has said to be ready.
not-block-settled = The Confrontation is settled; a Block comes too late.
not-block-textless = { $card } has no Block text.
not-block-elsewhere = { $card } is not in your hand; Blocks are used from it.
not-block-unknown = No card of that name with a Block is in your hand.
not-assist-alone = Assist needs a teammate, and you have none.
not-assist-here = This game has no Assist.
not-assist-now = A card is played by Assist on the turn of one's teammate only.
not-assist-yet = An Assist comes after the choice to confront and before ready or the end of the turn.
not-assist-resolving = An Assist waits until the text that is resolving is done.
not-assist-unknown = That is no card in your hand with Assist.
not-assist-card = { $card } is no card in your hand with Assist.
not-store-here = Assist cards are laid on the { identity } only in games with Assist and no teammate.
not-store-now = Cards are laid on the { identity } between plays of the own turn.
not-store-again = One Assist card a turn is laid on the { identity }.
not-store-full = First the card that lies on your { identity } has to be played.
not-store-elsewhere = { $card } is not in your hand.
not-store-assistless = Only a card with Assist is laid on the { identity }.
not-pass = Only a Defense, a Block or an Assist can be passed up. { $question }

## It cannot: what a text asks for

not-asked = No text asks for that now.
not-a-choice = That is not among the choices this leaves you. { $question }
not-a-card = That is none of the cards this text leaves you.
not-picked-again = { $card } is picked already.
not-pick = { $card } ({ $place }) is no card that { $source } lets you { $doing } now.
not-done = { $n } more { $n ->
        [one] card
       *[other] cards
    } must be picked.

## Answers that are refused

refused-over = The game is over; there is nothing to answer.
refused-before = There is no state { $number }; they are numbered from 0, before the first answer, to { $answers }, now.
refused-undo = There is nothing to undo.
refused-notation = "{ $text }" is no legal answer here. Legal are for example: { $near }.
refused-answer = { $notation } { $why } ({ $rule-id })
refused-pick-unasked = Cards are picked when a card's text asks for it; it does not now.
refused-pick-twice = A card was picked twice.
refused-pick-too-many = { $n } cards were picked; { $most } are asked for.
refused-pick-too-few = { $n } cards were picked; { $more } more must be.
refused-pick-cost = The cards picked cost { $cost } together; they may cost { $limit } at most.
refused-pick-unfit = { $n } cards were picked; { $fit } fit together.
refused-pick-other = A card was picked that is not among those offered.
refused-card-unseen = There is no card { $card } that you can see.
refused-watching = You are watching; only players use cards.
