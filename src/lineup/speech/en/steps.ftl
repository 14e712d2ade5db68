### What a card does, step by step, in plain words. `lineup/words/steps.py` puts these together.
###
### $subject is who does it ("You", "each foe may"), $form how the verb goes on ("base": draw, "s": draws),
### $at where the words stand ("start" of a line or "within" it), $you whether it is about "you" ("yes") or "them".

step-line = { $deed }.
step-line-if = { $condition }: { $line }
step-if-head = { $condition }:
step-may =
    { $subject } { $form ->
        [s] does
       *[base] do
    } all of this, one after the other:
step-way-head = All of this, one after the other:
step-choose =
    { $subject } { $form ->
        [s] chooses
       *[base] choose
    } one of these:
step-choose-more =
    { $subject } { $form ->
        [s] chooses
       *[base] choose
    } one of these (up to { $n } different ones in a turn in which { $who } confront a Character):
step-nothing = This card does nothing.
step-left-out = You skip this.
step-identity-super-hero = This works while it is your Super Hero. You never play the card.
step-identity-character = This works while it is your Character. You never play the card.
step-ongoing = Ongoing: once you play this card, it stays in front of you and keeps working after your turn.

## When a text works

step-head-play =
    { $again ->
        [yes] Then:
       *[no] When you play this card:
    }
step-head-confronting =
    { $again ->
        [yes] If you confront a Character this turn:
       *[no] When you play this card in a turn in which you confront a Character:
    }
step-head-otherwise = If you confront no Character this turn:
step-head-each-turn = On the turn you play this card, and at the start of each of your later turns:
step-head-attack =
    { $again ->
        [yes] Then it attacks
       *[no] When you play this card, it attacks
    } { $against }. Anyone who avoids the Attack with a Defense is safe. Otherwise:
step-attack =
    { $at ->
        [start] It
       *[within] it
    } attacks { $against }. Anyone who avoids the Attack with a Defense is safe. Otherwise:
step-against-foe = each of your foes
step-against-that = a foe of your choice
step-against-confronted = the foe you confront
step-against-player = each player
step-head-appearance = When this Super-Villain is turned face up (First Appearance; a Defense does not help):
step-head-appearance-attack = When this Super-Villain is turned face up (First Appearance), it attacks each player. Anyone who avoids the Attack with a Defense is safe. Otherwise:
step-head-defense =
    Defense: when an Attack would hit you, you may { $price ->
        [shown] show this card (it stays in your hand)
        [more] discard this card and any number of other cards from your hand
        [play] put this card from play into your discard pile
        [destroyed] destroy this card
        [moved] put this card { $to }
       *[hand] discard this card from your hand
    } to avoid the Attack.{ $more ->
        [yes] { " " }After that:
       *[no] { "" }
    }
step-head-block = Block: when your team is confronted, you may discard this card from your hand. Then:
step-head-once = Once during each of your turns, whenever you like, you may do this:
step-head-once-confronted = Once during each Confrontation against your team, you may do this:
step-head-paid-power = Any number of times during your turn, you may pay { $n } Power. Then:
step-head-paid-cards =
    Any number of times during your turn, you may discard { $cards }{ $each ->
        [yes] { " " }(once per turn for each card type)
       *[no] { "" }
    }. Then:
step-head-destroyed = When you destroy this card:
step-head-defeated = When a player defeats this Super-Villain ("you" is that player; a Defense does not help):
step-head-paid-itself =
    During your turn, you may { $how ->
        [destroyed] destroy this card (out of the game)
       *[discarded] put this card from play into your discard pile
    }. Then:
step-head-paid-put = Any number of times during your turn, you may put { $cards } { $to }. Then:
step-head-paid-vp = Any number of times during your turn, you may pay { $n } of your VP tokens. Then:
step-head-gained =
    { $bought ->
        [yes] When you buy or gain this card:
       *[no] When you gain this card:
    }
step-head-stacked = While this Super-Villain is face up on its stack, for every player during their turn:
step-head-in-confrontation = Only on a turn in which you confront a Character:
step-when-play =
    { $which ->
        [each] Each time you play { $cards } during your turn
        [nth] The { step-nth } time you play { $cards } during each of your turns
        [often] Each time you play { $cards } during your turn, however often that is
        [different-often] Each time you play { $cards } during your turn, with a name you have not played yet this turn, however often that is
        [different] Each time you play { $cards } during your turn, with a name you have not played yet this turn
        [nth-different] The { step-nth } time you play { $cards } during each of your turns, counting each name once
        [team] Each time you or your teammate plays { $cards } during your team's Confrontation
       *[times] The first { $n } times you play { $cards } during each of your turns
    }:
step-nth =
    { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    }
step-when-gain =
    The first time you { $how ->
        [paid] buy { $cards }
        [bought] buy or gain { $cards }
        [line-up] buy { $cards } from the Line-Up
       *[gain] gain { $cards }
    } during each { $own ->
        [yes] of your turns
       *[no] turn, yours or another player's
    }:
step-when-each-gain =
    Each time you { $how ->
        [paid] buy { $cards }
        [bought] buy or gain { $cards }
        [line-up] buy { $cards } from the Line-Up
       *[gain] gain { $cards }
    }{ $own ->
        [yes] { " " }during your turn
       *[no] { "" }
    }:
step-when-types = During each of your turns, as soon as you have played cards of { $n } different types:
step-when-discard =
    { $once ->
        [yes] The first time you discard { $cards } during { $own ->
            [yes] each of your turns
           *[no] each turn
        }
       *[no] Each time you discard { $cards }
    }:
step-when-destroy =
    { $once ->
        [yes] The first time
       *[no] Each time
    } you destroy { $cards }{ $own ->
        [yes] { " " }during { $once ->
            [yes] each of your turns
           *[no] your turn
        }
       *[no] { $once ->
            [yes] { " " }during each turn, yours or another player's
           *[no] { "" }
        }
    }:
step-when-draw = The first time a card lets you draw during each of your turns:
step-when-hit = Each time your Attack hits one or more foes:
step-when-tokens =
    { $once ->
        [yes] The first time you gain VP tokens during each of your turns
       *[no] Each time you gain VP tokens
    }:
step-when-teamwork =
    { $once ->
        [yes] The first time you use Teamwork (play the top card of a foe's deck) during each of your turns
       *[no] Each time you use Teamwork (play the top card of a foe's deck)
    }:
step-when-avoid = Each time you avoid an Attack:
step-when-start = At the start of your turn:
step-when-end = At the end of your turn:

## Rules of the card itself

step-rule-dooms = At the end of the game, the cards this card put under a Super Hero are destroyed before Victory Points are counted.
step-rule-assist = Assist: you may also play this card during your teammate's turn. Your teammate then gets what it does.
step-rule-grants-assist = The Villains in your hand have Assist: you may also play them during your teammate's turn, for your teammate.
step-rule-also = While a player owns or plays this card, it is also: { $types }.
step-rule-goes-first = You take the first turn of the game.
step-rule-starts-on-top = This card starts the game on top of the Super-Villain stack.
step-rule-played-first = During your turn, you must play this card before all others and before your turn ends.
step-rule-falls-too = When your Character is defeated, this card is destroyed.
step-rule-returns-home = When this card is destroyed, it returns to its stack.
step-rule-lowers-cost = While this card is in front of you, your Character costs { $n } less.
step-worth = At the end of the game, this card is worth { $n } VP for each { $cards } you own.
step-worth-beneath = At the end of the game, this card is worth { $n } VP for each { $cards } under your Super Hero.
step-worth-beneath-different = At the end of the game, this card is worth { $n } VP for each { $cards } under your Super Hero, counting each name once.
step-worth-different = At the end of the game, this card is worth { $n } VP for each { $cards } you own, counting each name once.
step-worth-lot = At the end of the game, this card is worth { $n } VP for every { $lot } { $cards } you own.

step-worth-if =
    At the end of the game, this card is worth { $n } VP if you own { $least } or more { $other ->
        [yes] other { $cards }
       *[no] { $cards }
    }; otherwise it is worth nothing.
step-worth-less =
    At the end of the game, this card is worth the VP it shows, { $n } less for each { $cards } you own{ $some ->
        [yes] { " " }beyond { $beyond }
       *[no] { "" }
    }, but never below 0.

## Who does it

step-subject =
    { $who }{ $may ->
        [yes] { " " }may
       *[no] { "" }
    }
step-who-you = { $at ->
        [start] You
       *[within] you
    }
step-who-chosen = { $at ->
        [start] The
       *[within] the
    } chosen player
step-who-those = { $at ->
        [start] Each
       *[within] each
    } chosen player
step-who-foe = { $at ->
        [start] Each foe
       *[within] each foe
    }
step-who-player = { $at ->
        [start] Each player
       *[within] each player
    }
step-who-tied = { $at ->
        [start] Each player
       *[within] each player
    } with the highest total cost in hand (each of them, if tied)
step-who-other = { $at ->
        [start] Each other player
       *[within] each other player
    }
step-who-alone = { $at ->
        [start] The player
       *[within] the player
    } who chose the most expensive card (nobody, if tied)
step-who-that = { $at ->
        [start] That foe
       *[within] that foe
    }
step-who-confronted = { $at ->
        [start] The foe you confront
       *[within] the foe you confront
    }
step-who-confronting = { $at ->
        [start] The foe who confronts your team
       *[within] the foe who confronts your team
    }
step-who-attacker = { $at ->
        [start] The attacker
       *[within] the attacker
    }
step-who-they = { $at ->
        [start] They
       *[within] they
    }
step-who-ended = { $at ->
        [start] The player
       *[within] the player
    } whose turn just ended
step-who-left =
    { $at ->
        [start] The
       *[within] the
    } player on your left
step-who-right =
    { $at ->
        [start] The
       *[within] the
    } player on your right
step-who-everyone-else =
    { $at ->
        [start] Each
       *[within] each
    } other player
step-who-avoider =
    { $at ->
        [start] Each
       *[within] each
    } foe who avoided the Attack
step-who-teammate = { $at ->
        [start] Your teammate
       *[within] your teammate
    }

## What is done

step-deed-assist =
    { $subject } { $form ->
        [s] chooses
       *[base] choose
    } { $cards }: this turn it has Assist (you may play it during a teammate's turn, for that teammate)
step-deed-borrow =
    { $subject } { $form ->
        [s] controls
       *[base] control
    } the teammate's Locations too until the end of this turn
step-deed-cancel =
    { $subject } { $form ->
        [s] cancels
       *[base] cancel
    } this Confrontation; the turn goes on without it
step-deed-choose-player =
    { $subject } { $form ->
        [s] chooses
       *[base] choose
    } { $whom ->
        [foe] a foe
       *[player] { $n ->
            [1] any player
           *[other] any number of players
        }
    }
step-deed-cost-more-each = { $at ->
        [start] This
       *[within] this
    } card costs { $n } more to defeat for each { $count }
step-deed-cheapen =
    { $at ->
        [start] Until
       *[within] until
    } the end of this turn, { $cards } cost { $who } { $n } less (never less than 0)
step-deed-cheapen-each =
    { $at ->
        [start] Until
       *[within] until
    } the end of this turn, { $cards } cost { $who } { $n } less (never less than 0) for each { $count }
step-deed-cheapen-next =
    { $at ->
        [start] The
       *[within] the
    } next card { $who } { $form ->
        [s] buys
       *[base] buy
    } this turn that is { $cards } costs { $n } less (never less than 0)
step-deed-nothing =
    { $subject } { $form ->
        [s] does
       *[base] do
    } nothing
step-deed-double =
    { $subject } { $form ->
        [s] doubles
       *[base] double
    } the Power { $who } { $form ->
        [s] has
       *[base] have
    } now
step-deed-double-all =
    { $subject } { $form ->
        [s] doubles
       *[base] double
    } the Power { $who } { $form ->
        [s] has
       *[base] have
    } now, and all Power that comes later this turn
step-deed-repeat =
    { $subject } { $form ->
        [s] goes
       *[base] go
    } back to the first of these steps
step-deed-extra =
    { $subject } { $form ->
        [s] draws
       *[base] draw
    } { $n ->
        [1] one extra card
       *[other] { $n } extra cards
    } with { step-your } next hand
step-deed-extra-each = { step-deed-extra } for each { $count }{ $bounds }
step-deed-flip-down =
    { $subject } { $form ->
        [s] turns
       *[base] turn
    } { step-your } Super Hero face down (it does nothing then)
step-deed-flip-down-until = { step-deed-flip-down } until this Super-Villain is defeated
step-deed-flip-up =
    { $subject } { $form ->
        [s] turns
       *[base] turn
    } { step-your } Super Hero face up again
step-deed-gain-vp =
    { $subject } { $form ->
        [s] gains
       *[base] gain
    } { $n } VP (tokens)
step-deed-gain-vp-each = { step-deed-gain-vp } for each { $count }{ $bounds }
step-deed-gain-vp-as =
    { $subject } { $form ->
        [s] gains
       *[base] gain
    } as many VP (tokens) as { $count }{ $bounds }
step-deed-lose-vp =
    { $subject } { $form ->
        [s] loses
       *[base] lose
    } { $every ->
        [yes] all { step-your } VP tokens
       *[no] { step-tokens }
    }{ $to ->
        [yes] , and { $whom } gain that many
       *[no] { "" }
    }
step-deed-pay-vp =
    { $subject } { $form ->
        [s] pays
       *[base] pay
    } { $n } of { step-your } VP tokens
step-deed-steal-vp =
    { $subject } { $form ->
        [s] takes
       *[base] take
    } { step-tokens } from { $whom }
step-tokens =
    { $n ->
        [1] a VP token (if there is one)
       *[other] { $n } VP tokens (or all, if there are fewer)
    }
step-deed-choose =
    { $subject }{ $secret ->
        [yes] { " " }secretly
       *[no] { "" }
    } { $form ->
        [s] chooses
       *[base] choose
    } { $cards }
step-deed-copy =
    { $at ->
        [start] This
       *[within] this
    } card becomes a copy of { $cards }, with its name, cost and text; it keeps its own type as well
step-deed-destroy =
    { $subject } { $form ->
        [s] destroys
       *[base] destroy
    } { $cards } (out of the game)
step-deed-discard =
    { $subject } { $form ->
        [s] discards
       *[base] discard
    } { $cards }
step-deed-draw =
    { $subject } { $form ->
        [s] draws
       *[base] draw
    } { $cards }
step-deed-fill =
    { $at ->
        [start] Until
       *[within] until
    } the player to the right of { $who } ends a turn, the Line-Up is filled to only { $n } cards
step-deed-gain =
    { $subject } { $form ->
        [s] gains
       *[base] gain
    } { $cards }{ $paid ->
        [yes] { "" }
       *[no] { " " }without paying,
    } { $to }
step-deed-look =
    { $subject } secretly { $form ->
        [s] looks
       *[base] look
    } at { $cards }
step-deed-name =
    { $subject } { $form ->
        [s] calls
       *[base] call
    } "odd" or "even"
step-deed-name-type =
    { $subject } { $form ->
        [s] names
       *[base] name
    } a card type
step-deed-name-card =
    { $subject } { $form ->
        [s] names
       *[base] name
    } a card of this game
step-deed-offer =
    { $subject } { $form ->
        [s] lets
       *[base] let
    } a foe choose which card { $who } { $form ->
        [s] gains
       *[base] gain
    }: that one, or the hidden one below it
step-deed-pass =
    { $subject } { $form ->
        [s] passes
       *[base] pass
    } { $cards } { $whom }
step-deed-pay =
    { $subject } { $form ->
        [s] pays
       *[base] pay
    } { $n } Power
step-deed-play =
    { $subject } { $form ->
        [s] plays
       *[base] play
    } { $cards }{ $moves ->
        [yes] { "" }
        [lent] { " " }(into play; it goes back on top of its owner's deck when it leaves play)
        [no] { " " }(without moving it)
       *[own] { " " }({ step-your } own card goes into play; any other stays where it is)
    }
step-deed-play-again =
    { $subject } { $form ->
        [s] plays
       *[base] play
    } { $cards } once more
step-deed-power =
    { $subject } { $form ->
        [s] gets
       *[base] get
    } { $n } Power
step-power-abroad = You get no Power during a foe's turn.
step-deed-power-each = { step-deed-power } for each { $count }{ $bounds }
step-deed-power-as =
    { $subject } { $form ->
        [s] gets
       *[base] get
    } as much Power as { $count }{ $bounds }
step-deed-put =
    { $subject } { $form ->
        [s] puts
       *[base] put
    } { $cards } { $to }
step-deed-raise = { $dearer } { $n } more this turn
step-deed-raise-each = { $dearer } { $n } more this turn for each { $count }{ $bounds }
step-deed-raise-as = { $dearer } as much more this turn as { $count }{ $bounds }
step-deed-raise-plus = { $dearer } { $n } more this turn, plus { $count }{ $bounds }
step-dearer =
    { $whose ->
        [team] { $at ->
            [start] Each
           *[within] each
        } Character of { $you ->
            [yes] your
           *[no] their
        } team costs
        [own] { $you ->
            [yes] { $at ->
                [start] Your
               *[within] your
            }
           *[no] { $at ->
                [start] Their
               *[within] their
            }
        } Character costs
       *[one] { $at ->
            [start] One
           *[within] one
        } Character of { $you ->
            [yes] your team (you choose which)
           *[no] their team (they choose which)
        } costs
    }
step-deed-replace =
    { $subject } { $form ->
        [s] puts
       *[base] put
    } { $n ->
        [1] the top card of the main deck in its place
       *[other] cards from the main deck in their places
    } in the Line-Up
step-deed-reveal =
    { $subject } { $form ->
        [s] reveals
       *[base] reveal
    } { $cards }
step-deed-set-aside =
    { $subject } { $form ->
        [s] sets
       *[base] set
    } { $cards } aside
step-deed-shuffle-in =
    { $subject } { $form ->
        [s] shuffles
       *[base] shuffle
    } { $cards } into { step-your } deck
step-deed-silence =
    { $you ->
        [yes] { $at ->
            [start] Your
           *[within] your
        } Character
       *[no] { $at ->
            [start] The
           *[within] the
        } Character of { $who }
    } does nothing until the end of { $you ->
        [yes] your
       *[no] their
    } next turn
step-deed-teamwork =
    { $subject } { $form ->
        [s] plays
       *[base] play
    } the top card of a foe's deck (into play; it goes back on top of that deck when it leaves play; if { $you ->
        [yes] your
       *[no] their
    } Super Hero's text lets { $you ->
        [yes] you
       *[no] them
    } do this, that foe gains 1 VP token)
step-deed-switch =
    { $subject } { $form ->
        [s] redirects
       *[base] redirect
    } this Confrontation to { $team ->
        [yes] the other Character of the team
       *[no] the other foe
    }
step-deed-use =
    { $subject } { $form ->
        [s] uses
       *[base] use
    } the text of { $cards } as if just played; no card moves
step-deed-weaken =
    { $at ->
        [start] Each
       *[within] each
    } Block used this turn adds { $n } less
step-deed-win =
    { $subject } { $form ->
        [s] wins
       *[base] win
    } the game at once
step-bounds-most = , but no more than { $most } in all
step-bounds-least = , but at least { $least }
step-bounds-both = , but at least { $least } and no more than { $most } in all
step-until = { $cards } { $until }
step-until-undefeated = until this Super-Villain is defeated
step-until-hand-below =
    until { $you ->
        [yes] you
       *[no] they
    } have { $n } cards in hand
step-until-cost-below = one at a time, face up, until they cost { $n } or more in total
step-until-shown = from the top of { $place ->
        [main] the main deck
       *[deck] { step-your } deck
    } until { $cards } is among them
step-until-line-up-above = until only { $n } are left there
step-attacker-picks =
    { $cards }, which { $by ->
        [you] you choose
       *[attacker] the attacker chooses
    }
step-whom-player = to those players
step-whom-teammate = into the teammate's hand
step-whom-attacker = into the hand of the player attacked

## Which cards

step-cards-some = { $n } { $cards }
step-cards-extreme =
    the { $low ->
        [yes] cheapest
       *[no] most expensive
    } { $cards }
step-cards-up-to =
    up to { $n ->
        [1] one
       *[other] { $n }
    } { $cards }
step-cards-or = { $least } or { $n } { $cards }
step-cards-between = { $least } to { $n } { $cards }
step-cards-or-more = { $n } or more { $cards }
step-cards-others-or-more = { $n } or more other { $cards }
step-cards-any = any number of { $cards }
step-cards-another = another { $cards }
step-cards-others = { $n } other { $cards }
step-cards-all = all { $cards }
step-cards-random =
    { $n ->
        [1] a random
       *[other] { $n } random
    } { $cards }
step-cards-top-deck =
    the top { $n ->
        [1] card
       *[other] { $n } cards
    } of { $you ->
        [yes] your
       *[no] their
    } deck
step-cards-top-main =
    the top { $n ->
        [1] card
       *[other] { $n } cards
    } of the main deck
step-cards-whole-hand =
    { $you ->
        [yes] your
       *[no] their
    } whole hand
step-cards-whole-deck =
    { $you ->
        [yes] your
       *[no] their
    } whole deck
step-cards-top-a-foes-deck = the top card of a foe's deck
step-cards-top-that-deck = the top card of that foe's deck
step-cards-top-foes-decks = the top card of each foe's deck
step-cards-top-super-villains = the Super-Villain on top of its stack
step-cards-whole-discard = { step-your } whole discard pile
step-cards-last-deck = the bottom card of { step-your } deck
step-cards-last-main = the bottom card of the main deck
step-cards-duplicates =
    all but one card of each name in { $you ->
        [yes] your
       *[no] their
    } hand
step-cards-tucked = the cards this card put under { step-your } Super Hero
step-cards-other = other { $cards }
step-cards-as = as many { $cards } as { $count }
step-cards-off-deck = cards from the top of { step-your } deck
step-cards-off-main = cards from the top of the main deck
step-cards-it = that card
step-cards-this = this card
step-cards-them = those cards
step-cards-rest = the rest of those cards
step-cards-one-of-them = one of those cards
step-cards-any-of-them = any number of those cards
step-cards-each = { $cards } for each { $count }
step-cards-neighbours =
    a card from { $you ->
        [yes] your
       *[no] their
    } hand for the player on the left and another for the player on the right
step-cards-of-each = up to one { $first } and up to one { $second }, none of them this card,
step-cards-cheaper = { $cards } with the same type as that card and a lower cost
step-lying = { $cards } { $place }
step-itself-too = { $cards } (this card too)
step-kind-named =
    { $form ->
        [a] a card named { $name }
        [many] cards named { $name }
       *[one] card named { $name }
    }
step-kind-card =
    { $form ->
        [a] a card
        [many] cards
       *[one] card
    }
step-kind-hero =
    { $form ->
        [a] a Hero
        [many] Heroes
       *[one] Hero
    }
step-kind-villain =
    { $form ->
        [a] a Villain
        [many] Villains
       *[one] Villain
    }
step-kind-super-power =
    { $form ->
        [a] a Super Power
        [many] Super Powers
       *[one] Super Power
    }
step-kind-equipment =
    { $form ->
        [a] an Equipment
       *[one] Equipment
    }
step-kind-location =
    { $form ->
        [a] a Location
        [many] Locations
       *[one] Location
    }
step-kind-starter =
    { $form ->
        [a] a Starter
        [many] Starters
       *[one] Starter
    }
step-kind-character =
    { $form ->
        [a] a Character
        [many] Characters
       *[one] Character
    }
step-kind-weakness =
    { $form ->
        [a] a Weakness
        [many] Weaknesses
       *[one] Weakness
    }
step-kind-defense-card =
    { $form ->
        [a] a card with a Defense
        [many] cards with a Defense
       *[one] card with a Defense
    }
step-kind-block-card =
    { $form ->
        [a] a card with a Block
        [many] cards with a Block
       *[one] card with a Block
    }
step-kind-ongoing-card =
    { $form ->
        [a] a card with an Ongoing text
        [many] cards with an Ongoing text
       *[one] card with an Ongoing text
    }
step-kind-super-villain =
    { $form ->
        [a] a Super-Villain
        [many] Super-Villains
       *[one] Super-Villain
    }
step-kind-attack-card =
    { $form ->
        [a] a card with an Attack
        [many] cards with an Attack
       *[one] card with an Attack
    }
step-mark-low = { $cards } with cost { $low } or more
step-mark-high = { $cards } with cost { $high } or less
step-mark-range = { $cards } with cost { $low } to { $high }
step-mark-only = { $cards } with cost { $only }
step-mark-no-kind = { $cards } other than { $kind }
step-mark-same-name = { $cards } with the same name as a card { $place }
step-mark-no-dearer = { $cards } with a cost no higher than that card's
step-mark-shares-type = { $cards } with a card type of that card
step-mark-same-cost = { $cards } with the same cost as that card
step-mark-named-type = { $cards } of the named card type
step-mark-named-name = { $cards } with the named card's name
step-mark-name-has = { $cards } with "{ $text }" in the name
step-mark-other-than = { $cards } not named { $name }
step-mark-together = { $cards } with a total cost of { $cost } or less
step-mark-one-type = { $cards } of one card type (choose it first)

## Where they lie

step-place-back = { $way ->
        [in] on
       *[from] from
    } the deck they came from
step-place-bottom = { step-way } the bottom of { step-your } deck
step-place-beneath =
    { $way ->
        [in] under
       *[from] from under
    } { step-your } Super Hero
step-place-home = { step-way } the stack it came from
step-place-in-play = { $way ->
        [in] in play, whoever controls it
       *[from] from play, whoever controls it
    }
step-place-attacker = { step-way } the attacker's hand
step-place-hands = { step-way } any player's hand
step-place-decks = { step-way } any player's deck
step-place-foes-discard = { step-way } the discard pile of that foe
step-place-foes-play = { $way ->
        [in] that this foe controls
       *[from] from the cards that foe controls
    }
step-place-foes-under =
    { $way ->
        [in] under
       *[from] from under
    } that foe's Super Hero
step-place-left-under = { step-way } the Super Hero of the player on { step-your } left
step-place-right-under = { step-way } the Super Hero of the player on { step-your } right
step-place-left-discard = { step-way } the discard pile of the player on { step-your } left
step-place-left-hand = { step-way } the hand of the player on { step-your } left
step-place-right-discard = { step-way } the discard pile of the player on { step-your } right
step-place-right-hand = { step-way } the hand of the player on { step-your } right
step-place-this-way = among the cards they just revealed or moved
step-place-owner = { step-way } its owner's deck
step-place-owners-bottom = { step-way } the bottom of its owner's deck
step-place-super-villains = { step-way } the Super-Villain stack
step-place-confronted = { $way ->
        [in] that the foe you confront controls
       *[from] from the cards the foe you confront controls
    }
step-place-control = { $you ->
        [yes] { $way ->
            [in] that you control
           *[from] from the cards you control
        }
       *[no] { $way ->
            [in] that they control
           *[from] from the cards they control
        }
    }
step-place-deck = { step-way } { step-your } deck
step-place-destroyed = { step-way } the pile of destroyed cards
step-place-discard = { step-way } { step-your } discard pile
step-place-discards = { step-way } any player's discard pile
step-place-a-foes-deck = { step-way } a foe's deck
step-place-that-deck = { step-way } that foe's deck
step-place-foes-decks = { step-way } each foe's deck
step-place-foes = { step-way } the discard pile of a foe
step-place-hand = { step-way } { step-your } hand
step-place-line-up = { step-way } the Line-Up
step-place-main = { step-way } the main deck
step-place-mate = { step-way } the discard pile of { step-your } teammate
step-place-play = { step-way } play
step-place-played = { $way ->
        [in] among
       *[from] from
    } the cards { $you ->
        [yes] you
       *[no] they
    } have played this turn
step-place-gained = { $way ->
        [in] among
       *[from] from
    } the cards { $you ->
        [yes] you
       *[no] they
    } have bought or gained this turn
step-place-score = { step-way } { step-your } score pile
step-place-stack = { step-way } the stack
step-place-still = { $way ->
        [in] among
       *[from] from
    } the cards { $you ->
        [yes] you have played this turn and still control
       *[no] they have played this turn and still control
    }
step-place-them = among those cards
step-place-under = { step-way } the bottom of the main deck
step-way = { $way ->
        [in] in
       *[from] from
    }
step-your = { $you ->
        [yes] your
       *[no] their
    }
step-to-back = back on top of the deck { $ordered ->
        [yes] they came from, in any order
       *[no] it came from
    }
step-to-beneath = under { step-your } Super Hero
step-to-bottom = on the bottom of { step-your } deck
step-to-home = back on the stack
step-to-attacker = into the attacker's hand
step-to-hands = into the hand of any player { $you ->
        [yes] you choose
       *[no] they choose
    }
step-to-decks = on top of the deck of any player { $you ->
        [yes] you choose
       *[no] they choose
    }
step-to-left-discard = into the discard pile of the player on { step-your } left
step-to-left-under = under the Super Hero of the player on { step-your } left
step-to-right-under = under the Super Hero of the player on { step-your } right
step-to-left-hand = into the hand of the player on { step-your } left
step-to-right-discard = into the discard pile of the player on { step-your } right
step-to-right-hand = into the hand of the player on { step-your } right
step-to-owner = on top of its owner's deck
step-to-owners-bottom = on the bottom of its owner's deck
step-to-deck = on top of { step-your } deck
step-to-discard = into { step-your } discard pile
step-to-discards = into the discard pile of any player { $you ->
        [yes] you choose
       *[no] they choose
    }
step-to-hand = into { step-your } hand
step-to-line-up = into the Line-Up
step-to-main = on top of the main deck
step-to-play = into play
step-to-stack = back on its stack, possible only on a turn in which { $you ->
        [yes] you confront
       *[no] they confront
    } a Character
step-to-under = on the bottom of the main deck{ $ordered ->
        [yes] , in any order
       *[no] { "" }
    }

## On which condition

step-if = If { $condition }
step-unless = Unless { $condition }
step-otherwise = If not
step-unless-controls =
    { $you ->
        [yes] you
       *[no] they
    } control no { $cards }
step-unless-gained =
    { $you ->
        [yes] you
       *[no] they
    } have bought or gained no { $cards } this turn
step-unless-done =
    { $you ->
        [yes] you
       *[no] they
    } did not do that
step-unless-it-is = that card is not { $cards }
step-unless-it-is-odd = that card's cost is even
step-if-no-vp =
    { $you ->
        [yes] you
       *[no] they
    } have no VP tokens
step-if-most-vp =
    { $you ->
        [yes] you
       *[no] they
    } have more VP tokens than each foe
step-if-teamwork =
    { $you ->
        [yes] you have
       *[no] they have
    } used Teamwork this turn
step-if-vp =
    { $you ->
        [yes] you
       *[no] they
    } have { $n } or more VP tokens
step-if-as-named = that card's cost is odd or even as called
step-if-cannot =
    { $you ->
        [yes] you
       *[no] they
    } cannot do that
step-if-confronted = your team is being confronted
step-if-confronting =
    { $you ->
        [yes] you confront
       *[no] they confront
    } a Character this turn
step-if-cost-played =
    the { $cards } { $you ->
        [yes] you
       *[no] they
    } have played this turn cost { $n } or more in total
step-if-has =
    { $n ->
        [0] there is
        [1] there is
       *[other] there are
    } { $cards } { $place }
step-if-it-costs-at-most = that card costs { $n } or less
step-if-it-costs-just = that card costs { $n }
step-if-names-played =
    { $you ->
        [yes] you
       *[no] they
    } have played { $n } or more { $cards } with different names this turn
step-if-types-played =
    { $you ->
        [yes] you
       *[no] they
    } have played { $n } or more different card types this turn
step-if-all-spared = no foe did that
step-if-type-as-named = that card is of the named card type
step-if-name-as-named = that card has the named card's name
step-if-such-done = { $cards } { $n ->
        [1] was
       *[other] were
    } { $done } this way
step-if-none-done = none of that could be done
step-if-played-both =
    { $you ->
        [yes] you
       *[no] they
    } have played { $cards } this turn, plus { $also }
step-if-controls-both =
    { $you ->
        [yes] you control
       *[no] they control
    } { $cards }, plus { $also }
step-if-controls-names =
    { $you ->
        [yes] you control
       *[no] they control
    } { $n } or more { $cards } with different names
step-if-controls-types =
    { $you ->
        [yes] you control
       *[no] they control
    } { $n } or more different card types
step-if-controls =
    { $you ->
        [yes] you control
       *[no] they control
    } { $cards }
step-if-defeated =
    { $you ->
        [yes] you
       *[no] they
    } have defeated a Super-Villain this turn
step-if-done =
    { $you ->
        [yes] you
       *[no] they
    } did that
step-if-done-chosen = that choice moved a card
step-if-first =
    this is the first card { $you ->
        [yes] you
       *[no] they
    } play this turn
step-if-from-hand =
    { $you ->
        [yes] you play this card from your
       *[no] they play this card from their
    } hand
step-if-bought =
    { $you ->
        [yes] you
       *[no] they
    } have bought { $cards } this turn
step-if-destroyed-this-turn =
    { $you ->
        [yes] you
       *[no] they
    } have destroyed { $cards } this turn
step-if-discarded-this-turn =
    { $you ->
        [yes] you
       *[no] they
    } have discarded { $cards } this turn
step-if-drew-this-turn =
    { $you ->
        [yes] you
       *[no] they
    } have drawn { $cards } this turn
step-if-foe-controls = a foe controls { $cards }
step-if-revealed-none = a foe did not reveal { $cards }
step-if-same-names = { $n } or more cards in play have the same name
step-if-same-names-own =
    { $you ->
        [yes] you
       *[no] they
    } control { $n } or more cards with the same name
step-if-gained =
    { $you ->
        [yes] you
       *[no] they
    } have bought or gained { $n } or more cards this turn
step-if-gained-cards =
    { $you ->
        [yes] you
       *[no] they
    } have bought or gained { $cards } this turn
step-if-hand-below =
    { $you ->
        [yes] you
       *[no] they
    } have fewer than { $n } cards in hand
step-if-it-costs = that card costs { $n } or more
step-if-it-is = that card is { $cards }
step-if-it-is-own-turn =
    that card is { $cards } and it is { $you ->
        [yes] your
       *[no] their
    } turn
step-if-it-is-odd = that card's cost is odd
step-if-none = there is no { $cards } { $place }
step-if-played =
    { $you ->
        [yes] you
       *[no] they
    } have played { $cards } this turn
step-if-same-type = those cards have a card type in common, or one of them has none
step-if-spared = a foe did not gain a Weakness from this Attack
step-if-super-villain = the top Super-Villain costs { $n } or more
step-if-so-many = there are { $n } of those cards
step-if-types = there are { $n } or more different card types { $place }
step-later-end = At the end of this turn
step-later-each-gain =
    Each time { $you ->
        [yes] you
       *[no] they
    } buy or gain { $cards } this turn
step-later-one-gain =
    Once this turn, when { $you ->
        [yes] you
       *[no] they
    } buy or gain { $cards }
step-later-next-turn = At the start of your next turn
step-later-next-play =
    The next time { $you ->
        [yes] you play
       *[no] they play
    } { $cards } this turn
step-later-next-purchase =
    The next time { $you ->
        [yes] you buy
       *[no] they buy
    } { $cards } this turn
step-later-each-purchase =
    Each time { $you ->
        [yes] you buy
       *[no] they buy
    } { $cards } this turn
step-later-next-gain =
    The next time { $you ->
        [yes] you buy or gain
       *[no] they buy or gain
    } { $cards } this turn
step-later-none = As soon as there is no { $cards } { $place } this turn (right away, if there is none now)
step-later-plays =
    { $you ->
        [yes] If you play { $cards } this turn, before or after this
       *[no] If they play { $cards } this turn, before or after this
    }
step-later-wins = If { $you ->
        [yes] you win
       *[no] they win
    } this Confrontation

## What is counted

step-count-acted = player who did
step-count-cards = { $other ->
        [yes] other { $cards }
       *[no] { $cards }
    }
step-count-lots = { $lot } { $cards }
step-count-this-turn =
    { $cards } { $you ->
        [yes] you have
       *[no] they have
    } { $done } this turn
step-count-defeated = Character in { step-your } score pile
step-count-done-short = { $cards } short of { $short } { $done } this way
step-count-done-less = card of the previous step, minus { $less }
step-count-done =
    { $other ->
        [yes] other card
       *[no] card
    } { $done ->
        [destroyed] destroyed this way
        [discarded] discarded this way
        [gained] gained this way
        [drawn] drawn this way
        [played] played this way
       *[other] of the previous step
    }
step-count-done-cards =
    { $other ->
        [yes] other { $cards }
       *[no] { $cards }
    } { $done ->
        [destroyed] destroyed this way
        [discarded] discarded this way
        [gained] gained this way
        [drawn] drawn this way
        [played] played this way
        [revealed] revealed this way
       *[other] of the previous step
    }
step-count-costs = different cost among { $cards }
step-count-names = different name among { $cards }
step-count-types-cards = different card type among { $cards }
step-count-discarded =
    { $cards } { $you ->
        [yes] you discard
       *[no] they discard
    } this turn, before or after this
step-count-all-foes = foe
step-count-foes-with = foe with { $cards }
step-count-gained =
    { $cards } { $you ->
        [yes] you
       *[no] they
    } have bought or gained this turn
step-count-its-points-star = that card's Victory Points ({ $star }, if its text tells them)
step-count-its-points = that card's Victory Points
step-count-vp = { $each ->
        [yes] VP token { $you ->
            [yes] you
           *[no] they
        } have
       *[no] { step-your } VP tokens
    }
step-count-drawn =
    card { $you ->
        [yes] you draw
       *[no] they draw
    } this turn, before or after this
step-count-foes = { $cards } that the foe you confront controls
step-count-given = that card has given this turn
step-count-half-its-cost = half that card's cost (rounded down)
step-count-hit = foe this Attack has hit
step-count-its-cost = that card's cost
step-count-level =
    { $own ->
        [yes] its Level
       *[no] Level of the Character you confront
    }
step-count-played =
    { $other ->
        [yes] other { $cards }
       *[no] { $cards }
    } { $you ->
        [yes] you play
       *[no] they play
    } this turn, before or after this
step-count-points = the Victory Points in { step-your } hand
step-count-types = different card type { $place }
step-count-types-played =
    different card type { $you ->
        [yes] you play
       *[no] they play
    } this turn, before or after this
