### How things stand in a row, and what every face needs.

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-sentences = { $first } { $second }
card-times = { $card } ×{ $n }
# A player within a list of players.
seat =
    { $who-you ->
        [yes] you
       *[no] { $who }
    }
no-language = There is no language "{ $language }"; { $known-count ->
        [one] there is
       *[other] there are
    } { $known }.
language-coverage = { $language }: { NUMBER($own, useGrouping: "always") } of { NUMBER($all, useGrouping: "always") } sentences{ $rest ->
        [0] .
       *[other] ; the rest is in English.
    }
language-cards = Card texts: { NUMBER($own, useGrouping: "always") } of { NUMBER($all, useGrouping: "always") } phrases{ $rest ->
        [0] .
       *[other] ; lines with others are in English.
    }
listed = { $cards }
