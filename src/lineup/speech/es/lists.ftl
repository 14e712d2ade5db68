### Enumeraciones, y lo que necesita cada interfaz.

list-comma = { $first }, { $second }
list-and = { $first } y { $second }
list-or = { $first } o { $second }
list-sentences = { $first } { $second }
card-times = { $card } ×{ $n }
seat =
    { $who-you ->
        [yes] tú
       *[no] { $who }
    }
no-language = No existe el idioma «{ $language }»; hay { $known }.
language-coverage = { $language }: { NUMBER($own, useGrouping: "always") } de { NUMBER($all, useGrouping: "always") } frases{ $rest ->
        [0] .
       *[other] ; el resto está en inglés.
    }
language-cards = Textos de cartas: { NUMBER($own, useGrouping: "always") } de { NUMBER($all, useGrouping: "always") } giros{ $rest ->
        [0] .
       *[other] ; las líneas con otros están en inglés.
    }
listed = { $cards }
