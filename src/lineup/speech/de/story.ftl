nothing = nichts
unseen = 
    { $n ->
            [1] eine Karte
          *[other] { $n } Karten
    }
unseen-first = Eine Karte
cards-and-unseen = { $cards } und { unseen }
character-level = { $card } (Stufe { $level })
told-play = 
    { $who-you ->
            [yes] Du spielst
          *[no] { $who } spielt
    } { $cards } aus{ gained-power }
told-play-off = 
    { $who-you ->
            [yes] Du spielst
          *[no] { $who } spielt
    } { $card } vom Nachziehstapel { owners } aus.
told-return = { $card } geht zurück oben auf den Nachziehstapel { owners }.
told-assist = 
    { $who-you ->
            [yes] Du unterstützt
          *[no] { $who } unterstützt
    } mit { $cards }{ gained-power }
gained-power = 
    { $power ->
            [0] .
          *[other] : +{ $power } Macht.
    }
told-power = { $card }: +{ $power } Macht.
told-line-up = Neu in der Auslage: { $cards }.
told-stale = Nichts hat die Auslage verlassen (Hausregel): { $cards } unter den Hauptstapel.
told-clock = 
    Die Uhr nimmt { $n ->
            [one] eine Schwäche
          *[other] { $n } Schwächen
    } aus dem Spiel (Hausregel).
told-pass = 
    { $who-you ->
            [yes] Du gibst
          *[no] { $who } gibt
    } { $to-you ->
            [yes] dir
          *[no] { $to }
    } { $cards }.
told-lost = 
    { $cards } { $place ->
            [line-up] in der Auslage{ " " }
          *[other] { "" }
    }{ $n ->
            [1] wird
          *[other] werden
    } zerstört.
told-home = 
    { $cards } { owners } { $n ->
            [1] geht zurück auf den eigenen Stapel
          *[other] gehen zurück auf ihre Stapel
    }.
told-draw = 
    { $who-you ->
            [yes] Du ziehst
          *[no] { $who } zieht
    } { $cards }.
told-discard = 
    { $who-you ->
            [yes] Du wirfst
          *[no] { $who } wirft
    } { $cards } ab.
told-gain = 
    { $who-you ->
            [yes] Du erhältst
          *[no] { $who } erhält
    } { $cards }{ to-place }.
told-gain-for = 
    { $who-you ->
            [yes] Du erhältst
          *[no] { $who } erhält
    } { $cards } auf den Ablagestapel { owners }.
told-destroy = 
    { $who-you ->
            [yes] Du zerstörst
          *[no] { $who } zerstört
    } { $cards }{ from-place }.
told-put = 
    { $who-you ->
            [yes] Du legst
          *[no] { $who } legt
    } { $cards }{ from-place }{ to-place }.
from-place = 
    { $origin ->
            [hand] { " " }aus { their } Hand
            [discard-pile] { " " }aus { $who-you ->
            [yes] deinem
          *[no] dem eigenen
    } Ablagestapel
            [deck] { " " }von { $who-you ->
            [yes] deinem
          *[no] dem eigenen
    } Nachziehstapel
            [under] { " " }unter { $who-you ->
            [yes] deinem
          *[no] dem eigenen
    } Superhelden hervor
            [owners-hand] { " " }aus der Hand { owners }
            [owners-discard-pile] { " " }aus dem Ablagestapel { owners }
            [owners-deck] { " " }vom Nachziehstapel { owners }
            [owners-under] { " " }unter dem Superhelden { owners } hervor
            [owners-play] { " " }aus dem Spielbereich { owners }
            [main-deck] { " " }vom Hauptstapel
            [line-up] { " " }aus der Auslage
          *[other] { "" }
    }
to-place = 
    { $to ->
            [hand] { " " }auf { $who-you ->
            [yes] deine
          *[no] die eigene
    } Hand
            [discard-pile] { " " }auf { $who-you ->
            [yes] deinen
          *[no] den eigenen
    } Ablagestapel
            [deck] { " " }oben auf { $who-you ->
            [yes] deinen
          *[no] den eigenen
    } Nachziehstapel
            [deck-bottom] { " " }unter { $who-you ->
            [yes] deinen
          *[no] den eigenen
    } Nachziehstapel
            [deck-shuffled] { " " }in { $who-you ->
            [yes] deinen
          *[no] den eigenen
    } Nachziehstapel, der gemischt wird
            [play] { " " }ins Spiel
            [under] { " " }unter { $who-you ->
            [yes] deinen
          *[no] den eigenen
    } Superhelden
            [others-hand] { " " }auf die Hand { others }
            [others-discard-pile] { " " }auf den Ablagestapel { others }
            [others-deck] { " " }oben auf den Nachziehstapel { others }
            [others-deck-bottom] { " " }unter den Nachziehstapel { others }
            [main-deck] { " " }oben auf den Hauptstapel
            [main-deck-bottom] { " " }unter den Hauptstapel
            [line-up] { " " }in die Auslage
            [super-villains] { " " }auf den Superschurken-Stapel
            [stack] { " " }zurück auf den eigenen Stapel
            [stack-2] { " " }zurück auf den eigenen Stapel
            [weakness] { " " }zurück auf den eigenen Stapel
            [destroyed] { " " }zu den zerstörten Karten
            [unused] { " " }zurück in die Schachtel
            [aside] { " " }beiseite
          *[other] { "" }
    }
their = 
    { $who-you ->
            [yes] deiner
          *[no] der eigenen
    }
told-aside = { $card } wird beiseitegelegt.
told-store = 
    { $who-you ->
            [yes] Du legst
          *[no] { $who } legt
    } { $cards } für den nächsten Zug auf { identity }.
told-goes = 
    { $card } geht { $to ->
            [main-deck] zurück oben auf den Hauptstapel
            [main-deck-bottom] unter den Hauptstapel
            [reserve] zurück auf den Superhelden
            [line-up] in die Auslage
          *[other] weg
    }.
told-take = 
    { $who-you ->
            [yes] Du nimmst
          *[no] { $who } nimmt
    } { $card } aus dem Ablagestapel { owners }.
owners = 
    { $owner-you ->
            [yes] von dir
          *[no] von { $owner }
    }
others = 
    { $other-you ->
            [yes] von dir
          *[no] von { $other }
    }
told-buy = 
    { $who-you ->
            [yes] Du kaufst
          *[no] { $who } kauft
    } { $card } für { $cost }.
told-use = 
    { $who-you ->
            [yes] Du nutzt
          *[no] { $who } nutzt
    } { $card }.
told-copy = { $card } wird zu einer Kopie von { $other }.
told-attack-nobody = Der Angriff von { $card } trifft niemanden.
told-attack-by = { $card } greift an: { $seats }.
told-attack = 
    { $who-you ->
            [yes] Du greifst
          *[no] { $who } greift
    } { $seats } mit { $card } an.
told-hunt = 
    { $who-you ->
            [yes] Du jagst
          *[no] { $who } jagt
    } { $card } im Ablagestapel { owners }.
told-defend = 
    { $who-you ->
            [yes] Du verteidigst
          *[no] { $who } verteidigt
    } { $to-you ->
            [yes] dich
          *[no] { $to }
    } mit { $card }.
told-avoid = 
    { $who-you ->
            [yes] Du wehrst den Angriff mit { $card } ab.
          *[no] { $who } wehrt den Angriff mit { $card } ab.
    }
told-defeat = 
    { $who-you ->
            [yes] Du besiegst
          *[no] { $who } besiegt
    } { $card }!
told-confront = 
    { $who-you ->
            [yes] Du konfrontierst
          *[no] { $who } konfrontiert
    } { $card } { foes }.
told-switch = Die Konfrontation geht gegen { $card } { foes } weiter.
foes = 
    { $foe-you ->
            [yes] von dir
          *[no] von { $foe }
    }
told-cancel = 
    { $who-you ->
            [yes] Du brichst
          *[no] { $who } bricht
    } die Konfrontation ab; für den Rest des Zuges dürfen Karten gekauft werden.
told-ready = 
    { $who-you ->
            [yes] Du bist
          *[no] { $who } ist
    } mit { $power } Macht bereit.
told-block = 
    { $who-you ->
            [yes] Du blockst
          *[no] { $who } blockt
    } mit { $card }.
told-dearer = { $card } kostet in diesem Zug { $amount } mehr.
told-cheaper = { $card } kostet in diesem Zug { $amount } weniger.
told-held = 
    { $foe-you ->
            [yes] Dein Charakter
          *[no] Der Charakter von { $foe }
    } hält stand.
told-vp-gain = 
    { $who-you ->
            [yes] Du erhältst
          *[no] { $who } erhält
    } { $amount } SP.
told-vp-lose = 
    { $who-you ->
            [yes] Du verlierst
          *[no] { $who } verliert
    } { $amount } SP.
told-face-down = 
    { $card } { $who-you ->
            [yes] von dir
          *[no] von { $who }
    } wird auf die Rückseite gedreht.
told-face-up = 
    { $card } { $who-you ->
            [yes] von dir
          *[no] von { $who }
    } liegt wieder offen.
told-muted = 
    { $who-you ->
            [yes] Dein Charakter
          *[no] Der Charakter von { $who }
    } verliert seine Fähigkeit bis zum Ende des nächsten eigenen Zuges.
told-silenced = Der Text von { $card } kam nie zu einem Ende. Was er tat, ist rückgängig gemacht, und der Text ist für den Rest der Partie abgeschaltet.
told-out = 
    { $who-you ->
            [yes] Du bist
          *[no] { $who } ist
    } aus dem Spiel.
told-reveal = 
    { $who-you ->
            [yes] Du deckst
          *[no] { $who } deckt
    } { $cards } auf.
told-look = 
    { $who-you ->
            [yes] Du siehst dir
          *[no] { $who } sieht sich
    } { $cards } an.
told-shuffle = 
    { $who-you ->
            [yes] Du mischst deinen Ablagestapel
          *[no] { $who } mischt den eigenen Ablagestapel
    } zu einem neuen Nachziehstapel.
told-totals = Gesamtkosten auf der Hand: { $totals }.
told-total = 
    { $who-you ->
            [yes] du
          *[no] { $who }
    } { $total }
told-appear = { $card } ist der neue Superschurke.
told-turn = 
    Zug { $number }: { $who-you ->
            [yes] Du bist am Zug.
          *[no] { $who } ist am Zug.
    }
told-over = 
    { $reason ->
            [super-villains] Der letzte Superschurke ist besiegt: Das Spiel ist vorbei.
            [refill] Der Hauptstapel kann die Auslage nicht mehr auffüllen: Das Spiel ist vorbei.
            [main-deck] Der Hauptstapel ist leer: Das Spiel ist vorbei.
            [text] Der Text einer Karte beendet das Spiel.
            [knock-out] Der letzte Charakter eines Spielers ist besiegt: Das Spiel ist vorbei.
            [clock] Die Uhr kann keine Schwäche mehr wegnehmen: Das Spiel ist verloren.
          *[other] Das Spiel ist vorbei.
    }
