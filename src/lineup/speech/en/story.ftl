### What happened. $who-you, $foe-you, $owner-you, $other-you, $to-you: whether the player named is the reader.

nothing = nothing
unseen = { $n ->
        [1] a card
       *[other] { $n } cards
    }
unseen-first = A card
cards-and-unseen = { $cards } and { unseen }
character-level = { $card } (Level { $level })

told-play = { $who-you ->
        [yes] You play
       *[no] { $who } plays
    } { $cards }{ gained-power }
told-play-off = { $who-you ->
        [yes] You play
       *[no] { $who } plays
    } { $card } off { owners } deck.
told-return = { $card } goes back on top of { owners } deck.
told-assist = { $who-you ->
        [yes] You assist
       *[no] { $who } assists
    } with { $cards }{ gained-power }
gained-power = { $power ->
        [0] .
       *[other] : +{ $power } Power.
    }
told-power = { $card }: +{ $power } Power.
told-line-up = New in the Line-Up: { $cards }.
told-stale = Nothing left the Line-Up (house rule): { $cards } to the bottom of the main deck.
told-clock = The clock removes { $n ->
        [one] a Weakness
       *[other] { $n } Weaknesses
    } from the game (house rule).
told-pass = { $who-you ->
        [yes] You pass
       *[no] { $who } passes
    } { $to-you ->
        [yes] you
       *[no] { $to }
    } { $cards }.
told-lost = { $cards } { $place ->
        [line-up] in the Line-Up{ " " }
       *[other] { "" }
    }{ $n ->
        [1] is
       *[other] are
    } destroyed.
told-home = { $owner-you ->
        [yes] Your
       *[no] { $owner }'s
    } { $cards } { $n ->
        [1] goes back to its stack
       *[other] go back to their stack
    }.
told-draw = { $who-you ->
        [yes] You draw
       *[no] { $who } draws
    } { $cards }.
told-discard = { $who-you ->
        [yes] You discard
       *[no] { $who } discards
    } { $cards }.
told-gain = { $who-you ->
        [yes] You gain
       *[no] { $who } gains
    } { $cards }{ to-place }.
told-gain-for = { $who-you ->
        [yes] You gain
       *[no] { $who } gains
    } { $cards } into { owners } discard pile.
told-destroy = { $who-you ->
        [yes] You destroy
       *[no] { $who } destroys
    } { $cards }{ from-place }.
told-put = { $who-you ->
        [yes] You put
       *[no] { $who } puts
    } { $cards }{ from-place }{ to-place }.
from-place = { $origin ->
        [hand] { " " }from { their } hand
        [discard-pile] { " " }from { their } discard pile
        [deck] { " " }from { their } deck
        [under] { " " }from under { their } Super Hero
        [owners-hand] { " " }from { owners } hand
        [owners-discard-pile] { " " }from { owners } discard pile
        [owners-deck] { " " }from { owners } deck
        [owners-under] { " " }from under { owners } Super Hero
        [owners-play] { " " }in front of { $owner-you ->
            [yes] you
           *[no] { $owner }
        }
        [main-deck] { " " }from the main deck
        [line-up] { " " }from the Line-Up
       *[other] { "" }
    }
to-place = { $to ->
        [hand] { " " }into { their } hand
        [discard-pile] { " " }into { their } discard pile
        [deck] { " " }on top of { their } deck
        [deck-bottom] { " " }on the bottom of { their } deck
        [deck-shuffled] { " " }into { their } deck, which is shuffled
        [play] { " " }into play
        [under] { " " }under { their } Super Hero
        [others-hand] { " " }into { others } hand
        [others-discard-pile] { " " }into { others } discard pile
        [others-deck] { " " }on top of { others } deck
        [others-deck-bottom] { " " }on the bottom of { others } deck
        [main-deck] { " " }on top of the main deck
        [main-deck-bottom] { " " }on the bottom of the main deck
        [line-up] { " " }into the Line-Up
        [super-villains] { " " }onto the Super-Villain stack
        [stack] { " " }back on its stack
        [stack-2] { " " }back on its stack
        [weakness] { " " }back on its stack
        [destroyed] { " " }into the destroyed pile
        [unused] { " " }back into the box
        [aside] { " " }aside
       *[other] { "" }
    }
their = { $who-you ->
        [yes] your
       *[no] their
    }
told-aside = { $card } is set aside.
told-store = { $who-you ->
        [yes] You put
       *[no] { $who } puts
    } { $cards } on { their } { identity } for next turn.
told-goes = { $card } goes { $to ->
        [main-deck] back on top of the main deck
        [main-deck-bottom] to the bottom of the main deck
        [reserve] back on its Super Hero
        [line-up] into the Line-Up
       *[other] away
    }.
told-take = { $who-you ->
        [yes] You take
       *[no] { $who } takes
    } { $card } from { owners } discard pile.
owners = { $owner-you ->
        [yes] your
       *[no] { $owner }'s
    }
others = { $other-you ->
        [yes] your
       *[no] { $other }'s
    }
told-buy = { $who-you ->
        [yes] You buy
       *[no] { $who } buys
    } { $card } for { $cost }.
told-use = { $who-you ->
        [yes] You use
       *[no] { $who } uses
    } { $card }.
told-copy = { $card } becomes a copy of { $other }.
told-attack-nobody = { $card }'s Attack hits nobody.
told-attack-by = { $card } attacks { $seats }.
told-attack = { $who-you ->
        [yes] You attack
       *[no] { $who } attacks
    } { $seats } with { $card }.
told-hunt = { $who-you ->
        [yes] You hunt
       *[no] { $who } hunts
    } { $card } in { owners } discard pile.
told-defend = { $who-you ->
        [yes] You defend
       *[no] { $who } defends
    } { $to-you ->
        [yes] you
       *[no] { $to }
    } with { $card }.
told-avoid = { $who-you ->
        [yes] You defend with { $card } and avoid the Attack.
       *[no] { $who } defends with { $card } and avoids the Attack.
    }
told-defeat = { $who-you ->
        [yes] You defeat
       *[no] { $who } defeats
    } { $card }!
told-confront = { $who-you ->
        [yes] You confront
       *[no] { $who } confronts
    } { foes } { $card }.
told-switch = The Confrontation goes on against { foes } { $card }.
foes = { $foe-you ->
        [yes] your
       *[no] { $foe }'s
    }
told-cancel = { $who-you ->
        [yes] You cancel
       *[no] { $who } cancels
    } the Confrontation and may buy cards for the rest of the turn.
told-ready = { $who-you ->
        [yes] You are
       *[no] { $who } is
    } ready with { $power } Power.
told-block = { $who-you ->
        [yes] You block
       *[no] { $who } blocks
    } with { $card }.
told-dearer = { $card } costs { $amount } more this turn.
told-cheaper = { $card } costs { $amount } less this turn.
told-held = { $foe-you ->
        [yes] Your
       *[no] { $foe }'s
    } Character holds out.
told-vp-gain = { $who-you ->
        [yes] You gain
       *[no] { $who } gains
    } { $amount } VP.
told-vp-lose = { $who-you ->
        [yes] You lose
       *[no] { $who } loses
    } { $amount } VP.
told-face-down = { $who-you ->
        [yes] Your
       *[no] { $who }'s
    } { $card } is flipped face down.
told-face-up = { $who-you ->
        [yes] Your
       *[no] { $who }'s
    } { $card } is face up again.
told-muted = { $who-you ->
        [yes] Your
       *[no] { $who }'s
    } Character loses its ability until the end of { their } next turn.
told-silenced = The text of { $card } never ended. What it did is undone, and the text is switched off for the rest of the game.
told-out = { $who-you ->
        [yes] You are
       *[no] { $who } is
    } out of the game.
told-reveal = { $who-you ->
        [yes] You reveal
       *[no] { $who } reveals
    } { $cards }.
told-look = { $who-you ->
        [yes] You look
       *[no] { $who } looks
    } at { $cards }.
told-shuffle = { $who-you ->
        [yes] You shuffle
       *[no] { $who } shuffles
    } { their } discard pile into a new deck.
told-totals = Total cost in hand: { $totals }.
told-total = { $who-you ->
        [yes] you
       *[no] { $who }
    } { $total }
told-appear = { $card } is the new Super-Villain.
told-turn = Turn { $number }: { $who-you ->
        [yes] your
       *[no] { $who }'s
    } turn.
told-over = { $reason ->
        [super-villains] The last Super-Villain is defeated: the game is over.
        [refill] The main deck cannot refill the Line-Up: the game is over.
        [main-deck] The main deck is empty: the game is over.
        [text] A card's text ends the game.
        [knock-out] A player's last Character is defeated: the game is over.
        [clock] The clock has no Weakness left to remove: the game is lost.
       *[other] The game is over.
    }
