### The deal of the day, and games that several people play with the same cards.

## What is wrong with a day or a log

deal-no-day = "{ $day }" is no day; write one as { $today }.
deal-to-come = The deal of { $day } opens on that day, at midnight UTC. Today's is that of { $today }.
deal-too-old = There is no deal of { $day }; the first one is that of { $first }.
deal-other-game = This log is of another game than the deal of { $day }, which is { $title }. Send the log of that deal.
deal-other-dice = This log was played with other shuffles than those of the deal of { $day }. Send the log of that deal.
deal-edited = This log does not replay: { $error } Send it as the game wrote it.
deal-unfinished = This game is not over: its log ends after { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }. Play it to the end and send it then.
deal-other-answer = Answer { $number } is not what { $name } does there: "{ $answer }". The bots of a deal answer everybody alike, so this log was edited or played against others.
sorry-deal-second = You have had your scored try at the deal of { $day }; one counts. You can practise it as often as you like.
sorry-deal-first = Play your scored try at the deal of { $day } first; practice opens afterwards.
sorry-deal-begun = Your scored try at the deal of { $day } is under way. Finish it; practice opens afterwards.
sorry-deal-copied = This very game of the deal of { $day } was sent in already.

## The deal of the day

daily-title = Deal of the day
daily-lead = The same deal for everybody, everywhere, every day. One try counts; then you see how you did beside the others, and may practise as often as you like.
daily-number = Deal { $number }, { $day }
daily-foes = You and { $n ->
        [one] one bot
       *[other] { $n } bots
    }. They play like the skilled bot and answer everybody alike.
daily-rules = No undo and no hints in the try that counts. Days begin at midnight UTC.
daily-next = Next deal in { $hours } h { $minutes } min
daily-play = Play your try
daily-go-on = Go on with your try
daily-practice = Practise this deal
daily-void = A bot played for you, so this try does not count.
daily-won = Won by { $n }
daily-won-level = Won on a tie-break
daily-won-behind = Won, { $n } behind on points
daily-lost = Lost by { $n }
daily-lost-level = Lost on a tie-break
daily-lost-ahead = Lost, { $n } ahead on points
daily-shared = A shared win
daily-gave-up = Given up
daily-percent = Better than { $percent } % of the field
daily-first = You are the first; bots are still playing it.
daily-field = Beside { $people ->
        [0] nobody else yet
        [one] one other person
       *[other] { $people } other people
    } and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }.
daily-rank = { $rank } of { $people } people
daily-playing = { $n ->
        [one] One bot still plays
       *[other] { $n } bots still play
    } this deal; look again in a minute.
daily-histogram = Where everybody ended
daily-histogram-across = Victory Points ahead of the best foe
daily-bar = { $low } to { $high }: { $people ->
        [one] one person
       *[other] { $people } people
    }, { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }{ $yours ->
        [yes] , you among them
       *[no] { "" }
    }
daily-legend-you = you
daily-legend-people = people
daily-legend-bots = bots
daily-bots = What bots made of it
daily-bot-reference = { $title }, the reference
daily-share = Share
daily-share-copied = Copied: send it to whom you like. It tells nothing of the cards.
daily-share-head = Line-Up, deal { $number } ({ $day })
daily-share-percent = better than { $percent } %
daily-review = Your game: review, replay, log
daily-course = Who was ahead, from the first turn to the last
daily-ahead = ahead
daily-level = level
daily-behind = behind
daily-streak = { $n ->
        [0] No streak yet: finish a deal on its day to begin one.
        [one] One day in a row
       *[other] { $n } days in a row
    }
daily-days = Earlier deals
daily-coming = Coming
daily-state-new = not played
daily-state-begun = begun
daily-state-void = does not count
daily-today = today
daily-send = Played somewhere else?
daily-send-what = Choose the log of your try: from another server, from the page without a server, or from lineup daily. It is replayed and checked before it counts, and it is your one try.
daily-send-file = Choose a log…

## In the terminal

term-daily = Deal { $number } of { $day }: { $title }. One try counts: no undo and no hints. Bots answer everybody alike.
term-daily-practice = Practice: deal { $number } of { $day }, { $title }.
term-daily-strict = The try that counts has no undo and no hints. Practise the deal once it is over: lineup daily { $day } --practice
term-daily-field = Bots play the same deal…
term-daily-percent = { $result }. Better than { $percent } % of the { $n } bots that played it; the reference ({ $title }): { $reference }.
term-daily-again = You have played the deal of { $day }: { $result }. Practise it with lineup daily { $day } --practice, or wait for the next one: { $hours } h { $minutes } min.
term-daily-send = To be compared with people, send the log { $file } in on the page of the deal of any server.
term-daily-streak = Days in a row: { $n }
term-daily-checked = { $file } is a game of the deal of { $day }: { $result }.
