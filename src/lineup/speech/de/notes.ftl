team-name = Team { $team }
note-variants = Varianten: { $titles }.
note-mixed = Eingemischt: { $titles }.
note-own = Eigene Karten: { $sets }.
note-own-set = 
    { $title } ({ $new ->
            [0] { "" }
            [one] { $new } neue Karte
          *[other] { $new } neue Karten
    }{ $both ->
            [yes] ,{ " " }
          *[no] { "" }
    }{ $replaced ->
            [0] { "" }
          *[other] { $replaced } statt denen der Box
    })
note-deal = Die Karten wurden für eine Lektion ausgelegt. Alle Regeln bleiben gleich.
note-trial = Ein Probespiel: { $card } wurde auf die Starthand von { $name } gelegt. Alle Regeln bleiben gleich.
note-team = { $team }: { $names }.
note-gives = { $title } gibt { $groups }
note-two-sets = { $first }; { $second }
note-mix = 
    { $given }.{ $half ->
            [other] { " " }Das ist die andere Hälfte der Mischung.
          *[first] { "" }
    }
note-swap = { $old } gegen { $new }
note-swaps = Getauscht: { $pairs }.
note-match = 
    { $half ->
            [1] Erste Partie eines Matches
          *[other] Zweite Partie des Matches
    }, mit einer Hälfte der Karten; die Summe beider Wertungen entscheidet.
warning-hidden-stack = Ein Stapel von { $n } Superschurken ändert hier nichts: Alle werden in den Hauptstapel gemischt. ({ $rule })
warning-super-villains = 
    Unsere Hausregel: { $n ->
            [one] { $n } Superschurke
          *[other] { $n } Superschurken
    }; die Spielanleitung nimmt 8 bis 12. ({ $ours }, { $rule })
note-switch = Unsere Hausregel: { $meaning }: { $value }. ({ $rule })
house-stale = 
    Unsere Hausregel: Lässt ein Zug die Auslage voll, { $n ->
            [one] kommt ihre älteste Karte
          *[other] kommen ihre { $n } ältesten Karten
    } unter den Hauptstapel, und es wird neu ausgelegt. ({ $rule })
house-draft = Unsere Hausregel: eine Auswahl. Gewählt wird aus einem Superhelden oder Charakter mehr, als Spieler da sind; der Startspieler wählt zuletzt. ({ $rule })
house-clock = 
    Unsere Hausregel: eine Uhr aus Schwächen. Nach jedem Zug { $n ->
            [one] verlässt eine den Stapel
          *[other] verlassen { $n } den Stapel
    }. Sind zu wenige übrig, verliert ihr; besiegt den letzten Superschurken, um zu gewinnen. ({ $rule })
turns-left = 
    { $n ->
            [one] letzter Zug
          *[other] noch { $n } Züge
    }
warning-no-swaps = Keine Karte ist getauscht, also ist keine Karte der Rivals im Hauptstapel. ({ $rule })
warning-swap-type = { $new } ({ $new-type }) ersetzt { $old } ({ $old-type }), einen anderen Typ. ({ $rule })
warning-swap-cost = { $new } (Kosten { $new-cost }) ersetzt { $old } (Kosten { $old-cost }). ({ $rule })
warning-assist = Behalte die Karten von { $title }: Viele haben Unterstützung. ({ $rule })
warning-some-swapped = Nur { $n } der { $total } Karten von { $title } sind getauscht. ({ $rule })
warning-no-room = Für { $card } ist kein Platz: Es gibt zwei Stapel.
correction = { $name } ({ $rules })
list-semicolon = { $first }; { $second }
corrected = Seither berichtigte Regeln, die es ändern können: { $corrections }.
note-origin = 
    Diese Partie geht von einer Stellung aus einer anderen weiter, { $luck ->
            [same] jeder Stapel in derselben Reihenfolge
          *[new] alles Verdeckte neu gemischt
    }.
