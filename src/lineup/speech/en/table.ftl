# Said by the table in the browser and by the one in the terminal.

curtain-pass = Pass the device to { $name }
curtain-hint = All hands are hidden. { $name }, lift the curtain. Everybody else, look away.
curtain-lift = I am { $name }: show my cards
lesson-step = Step { $step } of { $of }
lesson-lost = Take it back, or play on: the lesson asks again as soon as you can do it.
verdict-fight = { $power } Power against { $cost }
result-victory =
    { $count ->
        [0] Nobody wins
        [one] { $you ->
            [yes] You win!
           *[no] { $names } wins
        }
       *[other] { $you ->
            [yes] { $names } win!
           *[no] { $names } win
        }
    }
verdict-attacked = { $you ->
        [yes] You attack { $names }
       *[no] { $name } attacks { $names }
    }
verdict-out = { $you ->
        [yes] You are out
       *[no] { $name } is out
    }
verdict-first-appearance = { $card } appears
verdict-next = Next: { $card }
