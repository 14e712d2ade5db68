### What to know of a game before it begins.

team-name = Team { $team }
note-variants = Variants: { $titles }.
note-mixed = Mixed in: { $titles }.
note-own = Cards of somebody's own: { $sets }.
note-own-set = { $title } ({ $new ->
        [0] { "" }
        [one] { $new } new card
       *[other] { $new } new cards
    }{ $both ->
        [yes] , { "" }
       *[no] { "" }
    }{ $replaced ->
        [0] { "" }
       *[other] { $replaced } in place of the box's
    })
note-deal = The cards were laid out beforehand, for a lesson. No rule differs.
note-trial = A try-out: { $card } was put into the opening hand of { $name }. No rule differs.
note-team = { $team }: { $names }.
note-gives = { $title } gives { $groups }
note-two-sets = { $first }; { $second }
note-mix = { $given }.{ $half ->
        [other] { " " }This is the other half of the mix.
       *[first] { "" }
    }
note-swap = { $old } for { $new }
note-swaps = Swapped: { $pairs }.
note-match = { $half ->
        [1] First game of a match
       *[other] Second game of the match
    }, with one half of the cards; the sum of both scores decides.
warning-hidden-stack = A stack of { $n } Super-Villains changes nothing here: all of them are shuffled into the main deck. ({ $rule })
warning-super-villains = House rule of ours: { $n ->
        [one] { $n } Super-Villain
       *[other] { $n } Super-Villains
    }; the rulebook plays with 8 to 12. ({ $ours }, { $rule })
note-switch = House rule of ours: { $meaning }: { $value }. ({ $rule })
house-stale = House rule of ours: where a turn leaves the Line-Up full, { $n ->
        [one] its oldest card goes
       *[other] its { $n } oldest cards go
    } under the main deck and new ones are dealt. ({ $rule })
house-draft = House rule of ours: a draft. One more than there are players lies open; who begins takes last. ({ $rule })
house-clock = House rule of ours: a clock of Weaknesses. { $n ->
        [one] One leaves the stack
       *[other] { $n } leave the stack
    } after each turn, and where too few are left for that the game is lost; it is won with the last Super-Villain. ({ $rule })
turns-left = { $n ->
        [one] last turn
       *[other] { $n } turns left
    }
warning-no-swaps = No card is swapped, so no card of the Rivals is in the main deck. ({ $rule })
warning-swap-type = { $new } ({ $new-type }) comes in for { $old } ({ $old-type }), another type. ({ $rule })
warning-swap-cost = { $new } (cost { $new-cost }) comes in for { $old } (cost { $old-cost }). ({ $rule })
warning-assist = The cards of { $title } had better stay in; many have Assist. ({ $rule })
warning-some-swapped = Only { $n } of the { $total } cards of { $title } are swapped. ({ $rule })
warning-no-room = { $card } finds no room: there are two stacks.

## Rules that were corrected since a game was made

correction = { $name } ({ $rules })
list-semicolon = { $first }; { $second }
corrected = Corrected since it was made, and able to alter it: { $corrections }.
note-origin = This game goes on from a position of another one, { $luck ->
        [same] with every deck as it lay there
       *[new] with all that was hidden there dealt anew
    }.
