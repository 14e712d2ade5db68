question-over = Das Spiel ist vorbei.
question-main = 
    Du bist am Zug: { $doings-count ->
            [0] nichts mehr zu tun. Beende deinen Zug.
            [1] { $doings } oder den Zug beenden.
          *[other] { $doings } oder den Zug beenden.
    }
question-confrontation = 
    Deine Konfrontation: { $doings-count ->
            [0] melde dich bereit.
          *[other] { $doings }, dann melde dich bereit.
    }
question-due = 
    { $part ->
            [after] Die Konfrontation ist entschieden:
            [confrontation] Deine Konfrontation:
          *[main] Du bist am Zug:
    } { $cards } { $cards-count ->
            [1] muss
          *[other] müssen
    } ausgespielt sein, bevor { $part ->
            [confrontation] du dich bereit melden kannst
          *[other] der Zug enden kann
    }.{ $doings-count ->
            [0] { "" }
          *[other] { " " }Du kannst auch { $doings }.
    }
main-play = Karten ausspielen
main-use = eine Fähigkeit nutzen
main-buy = Karten kaufen
main-hunt = einen Superschurken jagen
question-confront = Einen Charakter konfrontieren oder in diesem Zug Karten kaufen?
question-order = Mehrere Texte warten. Welchen führst du zuerst aus?
question-after = Die Konfrontation ist entschieden. Nutze eine Fähigkeit oder beende den Zug.
question-assist = { $who } hat fertig gespielt. Deinen Partner mit einer letzten Karte unterstützen?
question-assist-now = Dein Partner { $who } ist am Zug: Du darfst unterstützen.
question-block = { $power } Macht gegen { $card } mit Kosten { $cost }. Die Kosten eines Charakters erhöhen?
question-defend = { $source } greift { $attacked } an. Den Angriff abwehren?
question-hunt = { told-hunt } Den Angriff abwehren?
question-foe = { $source }: Wähle einen Gegner.
question-player = 
    { $source }: { $place ->
            [hand] auf wessen Hand
            [deck] auf wessen Nachziehstapel
          *[discard-pile] auf wessen Ablagestapel
    } { $cards-count ->
            [1] kommt
          *[other] kommen
    } { $cards }?
question-one-player = { $source }: Wähle einen Spieler.
question-players = { $source }: Wähle beliebig viele Spieler.
question-may = { $source }: { $clause }?
question-may-take = { $source }: { $clause } nehmen?
question-may-not = { $source }: Nicht möglich ist „{ $clause }“. { untold }
question-choose = { $source }: Wähle eins.
question-choose-more = { $source }: Wähle noch eins, wenn du willst.
question-choose-none = { $source }: Nichts davon ist möglich. { untold }
question-choose-type = { $source }: Wähle einen Kartentyp.
question-choose-name = { $source }: Nenne eine Karte.
question-hero = Wähle: { identity }.
question-where = { $source }: Wohin legst du { $card }?
question-lay = { $source }: Welche Karte willst du { $doing }? Die nächste kommt darunter.
question-pick-none = 
    { $source }: Du kannst keine { $more ->
            [yes] weitere Karte
          *[no] Karte
    } { $doing }. { untold }
question-pick = 
    { $source }: { $may ->
            [yes] Du darfst { $act }.
          *[no] Du musst { $act }.
    }{ $picked-count ->
            [0] { "" }
          *[other] { " " }Bisher gewählt: { $picked }.
    }{ $secret ->
            [yes] { " " }Niemand sonst sieht es, bis alle gewählt haben.
          *[no] { "" }
    }
untold = Du wirst trotzdem gefragt, damit niemand etwas daraus schließen kann.
clause = { $text }
clause-plus = { $text }
clause-it = { $text }
clause-named = { $before }{ $card }{ $after }
way-shown-gained = die gezeigte Karte wird erhalten
way-next-gained = die Karte darunter wird erhalten
way-even = gerade
way-odd = ungerade
things-character = einen Charakter
things-these = { $amount } dieser Karten aus: { $places }
things-cards = 
    { $amount } { $most ->
            [1] Karte
          *[other] Karten
    } aus: { $places }
things-cards-within = 
    { $amount } { $most ->
            [1] Karte
          *[other] Karten
    } mit Gesamtkosten von { $limit } oder weniger aus: { $places }
amount-a = eine
amount = 
    { $how ->
            [just] { $high }
            [up-to] bis zu { $high }
            [or] { $low } oder { $high }
          *[to] { $low } bis { $high }
    }{ $more ->
            [yes] { " " }weitere
          *[no] { "" }
    }
number = 
    { $n ->
            [0] keine
            [1] eine
            [2] zwei
            [3] drei
            [4] vier
            [5] fünf
            [6] sechs
          *[other] { $n }
    }
place = 
    { $place ->
            [deck] Nachziehstapel
            [hand] Hand
            [discard-pile] Ablagestapel
            [play] Karten im Spiel
            [character] Charakter
            [reserve] Reserve
            [offer] Angebot
            [score-pile] Wertungsstapel
            [under] Karten unter dem Superhelden
            [main-deck] Hauptstapel
            [line-up] Auslage
            [super-villains] Superschurken-Stapel
            [weakness] Schwäche-Stapel
            [destroyed] zerstörte Karten
            [box] Schachtel
            [aside] beiseitegelegte Karten
          *[stack] Stapel
    }
place-own = 
    { $place ->
            [under] Karten unter deinem Superhelden
            [hand] deine Hand
            [deck] dein Nachziehstapel
            [discard-pile] dein Ablagestapel
            [play] deine Karten im Spiel
            [character] dein Charakter
          *[other] { place }
    }
place-own-too = { place }
place-of = 
    { $place ->
            [under] Karten unter dem Superhelden von { $who }
          *[other] { place } von { $who }
    }
place-the = { place }
act-destroy = { $cards } zerstören
doing-destroy = zerstören
act-discard = { $cards } abwerfen
doing-discard = abwerfen
act-gain = { $cards } erhalten
doing-gain = erhalten
act-draw = { $cards } ziehen
doing-draw = ziehen
act-choose = { $cards } wählen
doing-choose = wählen
act-play = { $cards } ausspielen
doing-play = ausspielen
act-play-again = { $cards } noch einmal ausspielen
doing-play-again = noch einmal ausspielen
act-pass = { $cards } weitergeben
doing-pass = weitergeben
act-pass-to-the-left = { $cards } nach links weitergeben
doing-pass-to-the-left = nach links weitergeben
act-pass-to-the-right = { $cards } nach rechts weitergeben
doing-pass-to-the-right = nach rechts weitergeben
act-use-the-text-of = den Text nutzen: { $cards }
doing-use-the-text-of = ihrem Text nach nutzen
act-reveal = { $cards } aufdecken
doing-reveal = aufdecken
act-look-at = { $cards } ansehen
doing-look-at = ansehen
act-copy = zur Kopie werden: { $cards }
doing-copy = kopieren
act-give-assist = Unterstützung geben: { $cards }
doing-give-assist = mit Unterstützung versehen
act-make-dearer = die Kosten erhöhen: { $cards }
doing-make-dearer = teurer machen
act-set-aside = { $cards } beiseitelegen
doing-set-aside = beiseitelegen
act-put-back-on-its-stack = { $cards } zurück auf ihren Stapel legen
doing-put-back-on-its-stack = zurück auf ihren Stapel legen
act-put-into-the-hand = { $cards } { into-hand } legen
doing-put-into-the-hand = { into-hand } legen
into-hand = 
    { $own ->
            [yes] auf deine Hand
          *[no] auf die Hand
    }
act-put-on-top-of-the-deck = { $cards } { on-deck } legen
doing-put-on-top-of-the-deck = { on-deck } legen
on-deck = 
    { $own ->
            [yes] oben auf deinen Nachziehstapel
          *[no] oben auf den Nachziehstapel
    }
act-put-for-any-player = { $cards } vor einen Spieler deiner Wahl legen
doing-put-for-any-player = vor einen Spieler deiner Wahl legen
act-put-into-the-discard-pile-on-the-left = { $cards } auf den Ablagestapel des Spielers links legen
doing-put-into-the-discard-pile-on-the-left = auf den Ablagestapel des Spielers links legen
act-put-into-the-discard-pile-on-the-right = { $cards } auf den Ablagestapel des Spielers rechts legen
doing-put-into-the-discard-pile-on-the-right = auf den Ablagestapel des Spielers rechts legen
act-put-into-the-hand-on-the-left = { $cards } auf die Hand des Spielers links legen
doing-put-into-the-hand-on-the-left = auf die Hand des Spielers links legen
act-put-into-the-hand-on-the-right = { $cards } auf die Hand des Spielers rechts legen
doing-put-into-the-hand-on-the-right = auf die Hand des Spielers rechts legen
act-put-into-the-hand-of-the-attacker = { $cards } auf die Hand des Angreifers legen
doing-put-into-the-hand-of-the-attacker = auf die Hand des Angreifers legen
act-put-on-the-bottom-of-the-deck = { $cards } { under-deck } legen
doing-put-on-the-bottom-of-the-deck = { under-deck } legen
under-deck = 
    { $own ->
            [yes] unter deinen Nachziehstapel
          *[no] unter den Nachziehstapel
    }
act-put-on-top-of-the-deck-of-its-owner = { $cards } oben auf den Nachziehstapel des Besitzers legen
doing-put-on-top-of-the-deck-of-its-owner = oben auf den Nachziehstapel des Besitzers legen
act-put-on-the-bottom-of-the-deck-of-its-owner = { $cards } unter den Nachziehstapel des Besitzers legen
doing-put-on-the-bottom-of-the-deck-of-its-owner = unter den Nachziehstapel des Besitzers legen
act-put-on-its-stack = { $cards } zurück auf den Stapel legen
doing-put-on-its-stack = zurück auf den Stapel legen
act-put-into-the-discard-pile = { $cards } { into-discard } legen
doing-put-into-the-discard-pile = { into-discard } legen
into-discard = 
    { $own ->
            [yes] auf deinen Ablagestapel
          *[no] auf den Ablagestapel
    }
act-put-under-the-super-hero = { $cards } { under-hero } legen
doing-put-under-the-super-hero = { under-hero } legen
under-hero = 
    { $own ->
            [yes] unter deinen Superhelden
          *[no] unter den Superhelden
    }
act-put-into-play = { $cards } ins Spiel legen
doing-put-into-play = ins Spiel legen
act-put-on-top-of-the-main-deck = { $cards } oben auf den Hauptstapel legen
doing-put-on-top-of-the-main-deck = oben auf den Hauptstapel legen
act-put-on-the-bottom-of-the-main-deck = { $cards } unter den Hauptstapel legen
doing-put-on-the-bottom-of-the-main-deck = unter den Hauptstapel legen
act-put-into-the-line-up = { $cards } in die Auslage legen
doing-put-into-the-line-up = in die Auslage legen
act-put-on-top-first = { $cards } obenauf legen
doing-put-on-top-first = obenauf legen
act-put-on-the-bottom-first = { $cards } zuoberst legen
doing-put-on-the-bottom-first = zuoberst legen
act-lay-below = { $cards } unter { $card } legen
doing-lay-below = unter { $card } legen
type-name = 
    { $type ->
            [starter] Startkarte
            [hero] Held
            [villain] Schurke
            [super-power] Superkraft
            [equipment] Ausrüstung
            [weakness] Schwäche
            [super-villain] Superschurke
            [super-hero] Superheld
            [character] Charakter
          *[location] Ort
    }
option-player = 
    { $who-you ->
            [yes] du
          *[no] { $who }
    }
option-name = { $card }
option-pass-defend = nicht abwehren
option-pass-block = nicht blocken
option-pass-block-safe = kein Block nötig
option-pass-assist = nicht unterstützen
option-none = keine Karte
option-no-more = keine mehr
option-end = Zug beenden
option-ready = bereit: nichts mehr auszuspielen
option-normal = in diesem Zug Karten kaufen
option-yes = ja
option-no = nein
option-buy = { $card } für { $cost } kaufen
option-defeat = { $card } für { $cost } besiegen
option-confront = { $card } ({ $who }) mit Kosten { $cost } konfrontieren
option-defend-other = { $who } mit { $card } verteidigen
option-pick-from = { $act } ({ $place })
option-copy = { $act } (kopiert von { $card })
option-hunt = { $card } im Ablagestapel von { $who } für { $cost } jagen
option-play = { $card } ausspielen
option-use = { $card } nutzen
option-use-one = { $card } nutzen: { $text }
option-defend = mit { $card } abwehren
option-block = mit { $card } blocken
option-assist = mit { $card } unterstützen
option-store = { $card } für den nächsten Zug auf { identity } legen
identity = 
    { $identity ->
            [hero] Superheld
          *[character] Charakter
    }
option-order = { $card } zuerst
option-hero = als { $card } spielen
option-deck = { $card } oben auf deinen Nachziehstapel legen
option-discard = { $card } auf deinen Ablagestapel legen
