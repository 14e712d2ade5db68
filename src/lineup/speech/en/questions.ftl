### The open question, and what can be answered. Arguments: $source is the card that asks, empty where none does.

question-over = The game is over.
question-main = Your turn: { $doings-count ->
        [0] nothing left to do. End your turn.
        [1] { $doings } or end the turn.
       *[other] { $doings }, or end the turn.
    }
question-confrontation = Your Confrontation: { $doings-count ->
        [0] say that you are ready.
       *[other] { $doings }, then say that you are ready.
    }
question-due = { $part ->
        [after] The Confrontation is settled:
        [confrontation] Your Confrontation:
       *[main] Your turn:
    } { $cards } { $cards-count ->
        [1] has
       *[other] have
    } to be played before { $part ->
        [confrontation] you can be ready
       *[other] the turn can end
    }.{ $doings-count ->
        [0] { "" }
       *[other] { " " }You can also { $doings }.
    }
main-play = play cards
main-use = use an ability
main-buy = buy cards
main-hunt = hunt a Super-Villain
question-confront = Confront a Character, or buy cards this turn?
question-order = Several texts are waiting. Which do you resolve first?
question-after = The Confrontation is settled. Use an ability, or end the turn.
question-assist = { $who } is done playing. Assist your teammate with a last card?
question-assist-now = It is your teammate { $who }'s turn: you may Assist.
question-block = { $power } Power against { $card } at cost { $cost }. Raise a Character's cost?
question-defend = { $source } attacks { $attacked }. Avoid the Attack?
question-hunt = { told-hunt } Avoid the Attack?
question-foe = { $source }: choose a foe.
question-player = { $source }: { $place ->
        [hand] into whose hand
        [deck] on whose deck
       *[discard-pile] into whose discard pile
    } { $cards-count ->
        [1] does
       *[other] do
    } { $cards } go?
question-one-player = { $source }: choose a player.
question-players = { $source }: choose any number of players.
question-may = { $source }: { $clause }?
question-may-take = { $source }: take { $clause }?
question-may-not = { $source }: you cannot { $clause }. { untold }
question-choose = { $source }: choose one.
question-choose-more = { $source }: choose one more, if you like.
question-choose-none = { $source }: you can do none of this. { untold }
question-choose-type = { $source }: choose a card type.
question-choose-name = { $source }: name a card.
question-hero = Choose your { identity }.
question-where = { $source }: where do you put { $card }?
question-lay = { $source }: which card do you { $doing }? The next goes below it.
question-pick-none = { $source }: there is { $more ->
        [yes] no other card
       *[no] no card
    } you can { $doing }. { untold }
question-pick = { $source }: { $may ->
        [yes] you may { $act }.
       *[no] { $act }.
    }{ $picked-count ->
        [0] { "" }
       *[other] { " " }Picked so far: { $picked }.
    }{ $secret ->
        [yes] { " " }Nobody else sees it until everyone has chosen.
       *[no] { "" }
    }
untold = You are asked anyway, so that nobody else can tell.

## What a card's text asks about, in the words of the card

clause = { $text }
clause-plus = { $text }
clause-it = { $text }
clause-named = { $before }{ $card }{ $after }
way-shown-gained = they gain the card shown
way-next-gained = they gain the card below it
way-even = even
way-odd = odd

## How many cards of which kind are picked from where

things-character = a Character
things-these = { $amount } of these cards from { $places }
things-cards = { $amount } { $most ->
        [1] card
       *[other] cards
    } from { $places }
things-cards-within = { $amount } { $most ->
        [1] card
       *[other] cards
    } with total cost { $limit } or less from { $places }
amount-a = a
amount = { $how ->
        [just] { $high }
        [up-to] up to { $high }
        [or] { $low } or { $high }
       *[to] { $low } to { $high }
    }{ $more ->
        [yes] { " " }more
       *[no] { "" }
    }
number = { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    }
place = { $place ->
        [deck] deck
        [hand] hand
        [discard-pile] discard pile
        [play] cards in play
        [character] Character
        [reserve] reserve
        [offer] offer
        [score-pile] score pile
        [under] cards under the Super Hero
        [main-deck] main deck
        [line-up] Line-Up
        [super-villains] Super-Villain stack
        [weakness] Weakness stack
        [destroyed] destroyed pile
        [box] box
        [aside] set aside
       *[stack] stack
    }
place-own = { $place ->
        [under] under your Super Hero
       *[other] your { place }
    }
place-own-too = { place }
place-of = { $place ->
        [under] under { $who }'s Super Hero
       *[other] { $who }'s { place }
    }
place-the = { $place ->
        [aside] the cards set aside
       *[other] the { place }
    }

## What a pick does with $cards, and the same as an activity without them. $own: the place is the reader's own

act-destroy = destroy { $cards }
doing-destroy = destroy
act-discard = discard { $cards }
doing-discard = discard
act-gain = gain { $cards }
doing-gain = gain
act-draw = draw { $cards }
doing-draw = draw
act-choose = choose { $cards }
doing-choose = choose
act-play = play { $cards }
doing-play = play
act-play-again = play { $cards } again
doing-play-again = play again
act-pass = pass { $cards }
doing-pass = pass
act-pass-to-the-left = pass { $cards } to the left
doing-pass-to-the-left = pass to the left
act-pass-to-the-right = pass { $cards } to the right
doing-pass-to-the-right = pass to the right
act-use-the-text-of = use the text of { $cards }
doing-use-the-text-of = use the text of
act-reveal = reveal { $cards }
doing-reveal = reveal
act-look-at = look at { $cards }
doing-look-at = look at
act-copy = become a copy of { $cards }
doing-copy = become a copy of
act-give-assist = give Assist to { $cards }
doing-give-assist = give Assist to
act-make-dearer = raise the cost of { $cards }
doing-make-dearer = raise the cost of
act-set-aside = set { $cards } aside
doing-set-aside = set aside
act-put-back-on-its-stack = put { $cards } back on its stack
doing-put-back-on-its-stack = put back on its stack
act-put-into-the-hand = put { $cards } { into-hand }
doing-put-into-the-hand = put { into-hand }
into-hand = { $own ->
        [yes] into your hand
       *[no] into the hand
    }
act-put-on-top-of-the-deck = put { $cards } { on-deck }
doing-put-on-top-of-the-deck = put { on-deck }
on-deck = { $own ->
        [yes] on top of your deck
       *[no] on top of the deck
    }
act-put-for-any-player = put { $cards } in front of a player of your choice
doing-put-for-any-player = put in front of a player of your choice
act-put-into-the-discard-pile-on-the-left = put { $cards } into the discard pile of the player on the left
doing-put-into-the-discard-pile-on-the-left = put into the discard pile of the player on the left
act-put-into-the-discard-pile-on-the-right = put { $cards } into the discard pile of the player on the right
doing-put-into-the-discard-pile-on-the-right = put into the discard pile of the player on the right
act-put-into-the-hand-on-the-left = put { $cards } into the hand of the player on the left
doing-put-into-the-hand-on-the-left = put into the hand of the player on the left
act-put-into-the-hand-on-the-right = put { $cards } into the hand of the player on the right
doing-put-into-the-hand-on-the-right = put into the hand of the player on the right
act-put-into-the-hand-of-the-attacker = put { $cards } into the attacker's hand
doing-put-into-the-hand-of-the-attacker = put into the attacker's hand
act-put-on-the-bottom-of-the-deck = put { $cards } { under-deck }
doing-put-on-the-bottom-of-the-deck = put { under-deck }
under-deck = { $own ->
        [yes] on the bottom of your deck
       *[no] on the bottom of the deck
    }
act-put-on-top-of-the-deck-of-its-owner = put { $cards } on top of its owner's deck
doing-put-on-top-of-the-deck-of-its-owner = put on top of its owner's deck
act-put-on-the-bottom-of-the-deck-of-its-owner = put { $cards } on the bottom of its owner's deck
doing-put-on-the-bottom-of-the-deck-of-its-owner = put on the bottom of its owner's deck
act-put-on-its-stack = put { $cards } back on the stack
doing-put-on-its-stack = put back on the stack
act-put-into-the-discard-pile = put { $cards } { into-discard }
doing-put-into-the-discard-pile = put { into-discard }
into-discard = { $own ->
        [yes] into your discard pile
       *[no] into the discard pile
    }
act-put-under-the-super-hero = put { $cards } { under-hero }
doing-put-under-the-super-hero = put { under-hero }
under-hero = { $own ->
        [yes] under your Super Hero
       *[no] under the Super Hero
    }
act-put-into-play = put { $cards } into play
doing-put-into-play = put into play
act-put-on-top-of-the-main-deck = put { $cards } on top of the main deck
doing-put-on-top-of-the-main-deck = put on top of the main deck
act-put-on-the-bottom-of-the-main-deck = put { $cards } on the bottom of the main deck
doing-put-on-the-bottom-of-the-main-deck = put on the bottom of the main deck
act-put-into-the-line-up = put { $cards } into the Line-Up
doing-put-into-the-line-up = put into the Line-Up
act-put-on-top-first = put { $cards } on top
doing-put-on-top-first = put on top
act-put-on-the-bottom-first = put { $cards } highest
doing-put-on-the-bottom-first = put highest
act-lay-below = put { $cards } below { $card }
doing-lay-below = put below { $card }

## Answers

type-name = { $type ->
        [starter] Starter
        [hero] Hero
        [villain] Villain
        [super-power] Super Power
        [equipment] Equipment
        [weakness] Weakness
        [super-villain] Super-Villain
        [super-hero] Super Hero
        [character] Character
       *[location] Location
    }
option-player = { $who-you ->
        [yes] you
       *[no] { $who }
    }
option-name = { $card }
option-pass-defend = do not defend
option-pass-block = do not block
option-pass-block-safe = no Block needed
option-pass-assist = do not Assist
option-none = no card
option-no-more = no more
option-end = end your turn
option-ready = ready: nothing more to play
option-normal = buy cards this turn
option-yes = yes
option-no = no
option-buy = buy { $card } for { $cost }
option-defeat = defeat { $card } for { $cost }
option-confront = confront { $card } ({ $who }) at cost { $cost }
option-defend-other = defend { $who } with { $card }
option-pick-from = { $act } ({ $place })
option-copy = { $act } (copied by { $card })
option-hunt = hunt { $card } in { $who }'s discard pile for { $cost }
option-play = play { $card }
option-use = use { $card }
option-use-one = use { $card }: { $text }
option-defend = defend with { $card }
option-block = block with { $card }
option-assist = assist with { $card }
option-store = put { $card } on your { identity } for next turn
identity = { $identity ->
        [hero] Super Hero
       *[character] Character
    }
option-order = { $card } first
option-hero = play as { $card }
option-deck = put { $card } on top of your deck
option-discard = put { $card } into your discard pile
