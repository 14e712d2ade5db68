### Aufzählungen, und was jede Oberfläche braucht.

list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-sentences = { $first } { $second }
card-times = { $card } ×{ $n }
seat =
    { $who-you ->
        [yes] du
       *[no] { $who }
    }
no-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $known }.
language-coverage = { $language }: { NUMBER($own, useGrouping: "always") } von { NUMBER($all, useGrouping: "always") } Sätzen{ $rest ->
        [0] .
       *[other] ; der Rest steht auf Englisch da.
    }
language-cards = Kartentexte: { NUMBER($own, useGrouping: "always") } von { NUMBER($all, useGrouping: "always") } Wendungen{ $rest ->
        [0] .
       *[other] ; Zeilen mit anderen stehen auf Englisch da.
    }
listed = { $cards }
