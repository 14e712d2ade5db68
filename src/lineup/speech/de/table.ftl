# Was der Tisch im Browser und der im Terminal sagen.

curtain-pass = Gib das Gerät an { $name } weiter
curtain-hint = Alle Hände sind verdeckt. { $name }, heb den Vorhang. Alle anderen schauen weg.
curtain-lift = Ich bin { $name }: zeig meine Karten
lesson-step = Schritt { $step } von { $of }
lesson-lost = Nimm es zurück oder spiel weiter: Die Lektion fragt wieder, sobald du es tun kannst.
verdict-fight = { $power } Macht gegen { $cost }
result-victory =
    { $count ->
        [0] Niemand gewinnt
        [one] { $you ->
            [yes] Du gewinnst!
           *[no] { $names } gewinnt
        }
       *[other] { $you ->
            [yes] { $names } gewinnen!
           *[no] { $names } gewinnen
        }
    }
verdict-attacked = { $you ->
        [yes] Du greifst { $names } an
       *[no] { $name } greift { $names } an
    }
verdict-out = { $you ->
        [yes] Du bist raus
       *[no] { $name } ist raus
    }
verdict-first-appearance = { $card } erscheint
verdict-next = Als Nächstes: { $card }
