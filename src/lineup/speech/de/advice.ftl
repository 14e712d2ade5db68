advice-only = Etwas anderes ist nicht zu tun.
advice-must-play = Du musst Karten ausspielen, bevor dein Zug weitergehen kann. Beginn mit dieser.
advice-at-once = { $card } bringt mehr, je früher du sie ausspielst.
advice-draw = { $card } zieht Karten, bevor du über den Rest entscheidest.
advice-fetch = { $card } holt eine andere Karte auf deine Hand, und du kannst sie noch ausspielen.
advice-destroy = { $card } kann eine schwache Karte zerstören; spiel sie, solange du eine zum Zerstören hast.
advice-late = { $card } zählt, was du ausgespielt und gekauft hast; spiel sie nach den anderen aus.
advice-toward = { $card } gibt etwa { $power } Macht. Mit deiner ganzen Hand kommst du auf etwa { $reach } von { $cost }, die { $goal } kostet.
advice-reach = { $card } gibt etwa { $power } Macht. Mit deiner ganzen Hand kommst du auf etwa { $reach }. Das bezahlt { $goal } für { $cost }: { $what }.
advice-attack = { $card } greift deine Gegner an und kostet dich nichts: Deine Hand wird am Ende des Zuges ohnehin abgeworfen.
advice-power = { $card } gibt etwa { $power } Macht und kostet dich nichts: Deine Hand wird am Ende des Zuges ohnehin abgeworfen.
advice-play = { $card } auszuspielen kostet dich nichts: Deine Hand wird am Ende des Zuges ohnehin abgeworfen.
advice-ability = 
    { $takes ->
            [power] Die Fähigkeit von { $card } ist ihre { $price } Macht wert.
            [card] Die Fähigkeit von { $card } ist die Karte wert, die sie kostet.
            [vp] Die Fähigkeit von { $card } ist die SP wert, die sie kostet.
          *[nothing] Die Fähigkeit von { $card } kostet keine Macht.
    }
advice-defeat = Das besiegt einen Superschurken: { $card } ist { $vp } SP wert, und niemand anders bekommt ihn.
advice-defeat-clock = Das besiegt einen Superschurken: Ohne { $card } ist einer weniger zu besiegen, bevor die Uhr abläuft.
advice-buy = 
    { $most ->
            [yes] Von allem, was du mit { $have } Macht kaufen kannst, bringt { $card } deinem Deck am meisten: { $what }.
          *[no] { $card } verbessert dein Deck: { $what }.
    }
advice-use-of = 
    { $power } Macht in einer durchschnittlichen Hand, { $vp } SP{ $besides ->
            [none] { "" }
          *[other] , und sie { advice-besides }
    }
advice-besides = 
    { $besides ->
            [destroys] zerstört schwache Karten
            [attacks] greift deine Gegner an
            [defends] kann einen Angriff abwehren
            [blocks] kann blocken
            [gains] bringt eine Karte ein
          *[fetches] holt eine Karte zurück
    }
advice-end = Nichts anderes, was du tun kannst, würde helfen.
advice-end-buy = Keine Karte, die du bezahlen kannst, scheint einen Platz in deinem Deck wert.
advice-ready = Du hast alles ausgespielt, was hilft: { $power } Macht gegen die Kosten von { $goal }, { $cost }.
advice-confront = Du kommst auf etwa { $reach } Macht; { $goal } kostet { $cost }. Mögliche Blocks eingerechnet, gewinnst du in etwa { $chance } von 100 Partien.
advice-normal = 
    { $likely ->
            [yes] Eine Konfrontation mit { $goal } (Kosten { $cost }) würdest du in etwa { $chance } von 100 Partien gewinnen.
            [no] Eine Konfrontation ist zu riskant: { $goal } (Kosten { $cost }) besiegst du in etwa { $chance } von 100 Partien.
          *[never] { $goal } (Kosten { $cost }) ist in diesem Zug außer Reichweite.
    } { $instead }
advice-buys = 
    { $chance ->
            [100] Dieser Zug ist bei { $card } besser aufgehoben, die { $price } kostet: { $what }.
          *[other] Kaufen ist mehr wert: In diesem Zug kannst du die { $price } für { $card } in etwa { $chance } von 100 Partien bezahlen ({ $what }).
    }
advice-buys-nothing = 
    { $likely ->
            [never] Auch sonst kannst du nichts Lohnendes bezahlen. Keine Wahl bringt dir jetzt etwas, und weiterzuspielen kostet dich nichts.
          *[other] Auch sonst kannst du nichts Lohnendes bezahlen, also verlierst du so oder so wenig.
    }
advice-block = { $card } hilft, die Kosten von { $goal }, jetzt { $cost }, über { $power } Macht zu heben.
advice-no-block = 
    { $safe ->
            [yes] { $goal } ist sicher: { $power } Macht sind weniger als die Kosten von { $cost }.
          *[no] Deine Blocks retten { $goal } nicht vor { $power } Macht, oder sie kosten mehr, als sie retten.
    }
advice-defend = { $card } wehrt den Angriff ab, und von den Karten, die das können, wird sie dir am wenigsten fehlen.
advice-no-defense = Dieser Angriff schadet dir weniger, als eine Abwehr dich kosten würde.
advice-assist = { $card } gibt deinem Partner etwa { $power } Macht, wenn sie den Ausschlag geben kann.
advice-no-assist = 
    { $lost ->
            [yes] Auch mit deiner Hilfe sind die Kosten außer Reichweite; behalte deine Karten.
          *[no] Dein Partner braucht es jetzt nicht; behalte deine Karten.
    }
advice-store = { $card } bringt im nächsten Zug mehr, in einer Konfrontation.
advice-give-up = 
    { $junk ->
            [yes] Ohne { $card } ist dein Deck besser.
          *[no] { $card } wird dir am wenigsten fehlen.
    }
advice-gain = { $card } bringt deinem Deck am meisten: { $what }.
advice-pick = Davon ist { $card } hier am meisten wert.
advice-done = 
    { $taking ->
            [yes] Nichts davon lohnt sich zu nehmen.
          *[no] Lass es besser, wie es ist.
    }
advice-where = 
    { $place ->
            [deck] { $card } ist gut genug, um sie bald wieder zu ziehen.
          *[discard] Zieh { $card } besser nicht so bald wieder.
    }
advice-best = In den simulierten Partien hat es am besten abgeschnitten.
advice-tried = 
    Über { $n ->
            [one] { $n } simulierte Partie
          *[other] { $n } simulierte Partien
    } war nichts deutlich besser.
no-advice-hero = Noch sind keine Karten ausgeteilt: Wähl, wen du magst.
advice-same = ebenso gut
advice-behind = 
    { $n ->
            [0] weniger als 1 Sieg weniger in 100 Partien
            [one] { $n } Sieg weniger in 100 Partien
          *[other] { $n } Siege weniger in 100 Partien
    }
odds-power = Spielst du alles aus, kommst du in diesem Zug auf etwa { $power } Macht.
odds-reach = { $card } ({ $price }): { $chance } %
odds-clash = { $card } ({ $cost }): { $reached } %, die Kosten zu erreichen; { $defeated } %, ihn zu besiegen, mögliche Blocks eingerechnet.
odds-guard = 
    { $who }: zu { $defense } % eine Abwehr auf der Hand{ $blocks ->
            [yes] , zu { $block } % ein Block
          *[no] { "" }
    }.
odds-before = Die Chancen erscheinen, sobald ausgeteilt ist.
odds-next = Deine nächste Hand: etwa { $power } Macht; eine durchschnittliche Hand deines Decks: { $hand }.
odds-use = { $card } ({ $price }): { $what }
odds-games = 
    Gezählt über { $n ->
            [one] { $n } simulierte Partie
          *[other] { $n } simulierte Partien
    }.
odds-heading-reach = Die Chance, es zu bezahlen
odds-heading-clash = Eine Konfrontation mit
odds-heading-guard = Was die anderen haben könnten
odds-heading-use = Was eine Karte deinem Deck brächte
review-thinking = Deine Entscheidungen werden angesehen …
review-none = 
    { $who-you ->
            [yes] Keine deiner { $decisions } Entscheidungen
          *[no] Keine der { $decisions } Entscheidungen von { $who }
    } war deutlich schlechter als die beste Wahl: gut gespielt.
review-found = 
    { $who-you ->
            [yes] Von deinen { $decisions } Entscheidungen
          *[no] Von den { $decisions } Entscheidungen von { $who }
    } { $n ->
            [one] hat diese
          *[other] haben diese
    } am meisten gekostet:
review-moment = Zug { $turn }, Antwort { $number }: { $done }
review-better = Besser: { $better }. { $reason }
review-vain = 
    Es war fast aussichtslos: Gegen { $goal } (Kosten { $cost }) scheiterte es in allen { $games } simulierten Partien. Ein Zug mit Konfrontation kauft nichts, und dieser hätte { $card } für { $price } bezahlen können{ $chance ->
            [100] { "" }
          *[other] , in etwa { $chance } von 100 Partien
    }: { $what }.
review-cost = 
    Es hat etwa { $n ->
            [one] { $n } Sieg
          *[other] { $n } Siege
    } in 100 Partien gekostet.
review-seat = Es gibt keinen Platz { $seat }; diese Partie hat die Plätze 1 bis { $seats }: { $names }.
course-title = Was herausragte
course-purchase = 
    { $who-you ->
            [yes] Du hast
          *[no] { $who } hat
    } { $card } in Zug { $turn } genommen: seither { $power } Macht, am Ende { $points } { $points ->
            [one] Siegpunkt
          *[other] Siegpunkte
    }.
course-big-turn = 
    { $who-you ->
            [yes] Du hast
          *[no] { $who } hat
    } in Zug { $turn } { $power } Macht gemacht.
course-big-turn-took = 
    { $who-you ->
            [yes] Du hast
          *[no] { $who } hat
    } in Zug { $turn } { $power } Macht gemacht und { $cards } genommen.
course-draw = 
    { $who-you ->
            [yes] Du hast
          *[no] { $who } hat
    } Zug { $turn } mit { $cards } begonnen: eine Hand für { $power } Macht, wo { $average } der Durchschnitt war.
