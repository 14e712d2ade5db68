### What to know of a game before it begins.

team-name = Team { $team }
note-variants = Variants: { $titles }.
note-mixed = Mixed in: { $titles }.
note-own = Custom cards: { $sets }.
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
note-deal = The cards were laid out for a lesson. All rules stay the same.
note-trial = A try-out: { $card } was put into { $name }'s opening hand. All rules stay the same.
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
warning-super-villains = Our house rule: { $n ->
        [one] { $n } Super-Villain
       *[other] { $n } Super-Villains
    }; the rulebook uses 8 to 12. ({ $ours }, { $rule })
note-switch = Our house rule: { $meaning }: { $value }. ({ $rule })
house-stale = Our house rule: when a turn leaves the Line-Up full, { $n ->
        [one] its oldest card goes
       *[other] its { $n } oldest cards go
    } to the bottom of the main deck and new ones are dealt. ({ $rule })
house-draft = Our house rule: a draft. Choose from one more Super Hero or Character than there are players; the first player chooses last. ({ $rule })
house-clock = Our house rule: a clock of Weaknesses. { $n ->
        [one] One leaves the stack
       *[other] { $n } leave the stack
    } after each turn. When too few are left, you lose; defeat the last Super-Villain to win. ({ $rule })
turns-left = { $n ->
        [one] last turn
       *[other] { $n } turns left
    }
warning-no-swaps = No card is swapped, so no card of the Rivals is in the main deck. ({ $rule })
warning-swap-type = { $new } ({ $new-type }) replaces { $old } ({ $old-type }), a different type. ({ $rule })
warning-swap-cost = { $new } (cost { $new-cost }) replaces { $old } (cost { $old-cost }). ({ $rule })
warning-assist = Keep the cards of { $title }: many have Assist. ({ $rule })
warning-some-swapped = Only { $n } of the { $total } cards of { $title } are swapped. ({ $rule })
warning-no-room = There is no room for { $card }: there are two stacks.

## Rules that were corrected since a game was made

correction = { $name } ({ $rules })
list-semicolon = { $first }; { $second }
corrected = Rules corrected since then that may change it: { $corrections }.
note-origin = This game continues from a position in another one, { $luck ->
        [same] with every deck in the same order
       *[new] with everything that was hidden reshuffled
    }.
