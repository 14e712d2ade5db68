### Was man beim Spielen im Terminal liest.

## Der Tisch

board-turn = Zug { $number }
board-turn-of =
    { $who-you ->
        [yes] du bist am Zug
       *[no] { $who } ist am Zug
    }
board-setup = Aufbau
board-power = Macht { $power }
board-confrontation = Konfrontation
board-cancelled = abgebrochen; für den Rest des Zuges dürfen Karten gekauft werden
board-confronts =
    { $who-you ->
        [yes] du konfrontierst
       *[no] { $who } konfrontiert
    } { $hero } { foes } mit { $power } Macht{ $stage ->
        [ready] { " " }· bereit, Blocks sind möglich
        [settled] { " " }· entschieden
       *[announced] { "" }
    }
board-super-villain = Superschurke
board-super-hidden = im Hauptstapel versteckt
board-super-none = keiner mehr
board-super-left =
    { $n ->
        [1] der letzte
       *[other] { board-left }
    }
board-super-down = verdeckt bis zum Ende des Zuges
board-left = noch { $n }
board-vp = { $vp } SP
board-text-from = Text: { $source }
board-line-up = Auslage
board-own-hero = Heldenkarte
board-empty = leer
board-stacks = Stapel
board-weakness = Schwächen ({ board-left })
board-main-deck = Hauptstapel ({ board-left })
board-main-deck-top = Hauptstapel ({ board-left }, oben { $card })
board-destroyed = zerstört { $n }
board-out = ausgeschieden
board-no-character = noch kein Charakter
board-no-hero = noch kein Superheld
board-character =
    { $name } Stufe { $level } Kosten { $cost }{ $printed }{ $silent ->
        [yes] { " " }ohne Fähigkeit
       *[no] { "" }
    }
board-printed = { " " }statt { $cost }
board-hand = Hand { $n }{ $named }
board-deck = Nachziehstapel { $n }{ $named }
board-discard = Ablage { $n }{ $named }
board-discard-pile = Ablagestapel { $n }{ $named }
board-named =
    { " " }({ $pile ->
        [hand] mit { $cards }
        [deck] oben { $cards }
       *[discard] { $cards }
    })
board-defeated = besiegt: { $names }
board-in-play = im Spiel: { $cards }
board-stored = bereitgelegt ({ identity }): { $cards }
board-under = unter dem Superhelden: { $cards }
board-tokens = { $n } SP
board-lent =
    { $card } gehört { $owner-you ->
        [yes] dir
       *[no] { $owner }
    }
board-face-down = { $name } (verdeckt)
board-teammate = Partner
board-hand-of = Hand:
board-you = Du
board-own-play = Im Spiel
board-own-hand = Hand

## Der ganze Bildschirm

stage-cost = Kosten { $cost }
stage-thinking = { $who } überlegt …
stage-type = eine Antwort oder ein Befehl in Worten, etwa: why not buy trigon (Esc schließt)
stage-close = Esc schließt
stage-points = SP:
stage-keys = 1-9 · a alle · e Ende · u zurück · h Tipp · Tab Karten · / Text · ? Hilfe · q
stage-end-keys = r Wiederholung · v deine Entscheidungen · ↑↓ blättern · q gehen
stage-replay-keys = ← → eine Antwort · ↑ ↓ ein Zug · Pos1 Ende · q zurück
stage-replay-at = Zug { $turn }, nach Antwort { $n } von { $of }
stage-missing = Du spielst in durchlaufenden Zeilen; der ganze Bildschirm braucht Textual, { to-install }
stage-help =
    Auf dem ganzen Bildschirm
      1-9, oder Klick   eine Antwort geben; ab zehn Antworten beide Ziffern drücken
      ↑ ↓ Enter         eine Antwort wählen und geben
      Tab ← → Enter     zu den Karten der Auslage und deiner Hand, eine wählen, ausspielen oder kaufen
      Maus              auf eine Karte, einen Gegner oder eine Antwort zeigen, um sie zu lesen; ein Klick auf eine Karte spielt oder kauft sie
      a                 die Karten deiner Hand ausspielen, bis etwas gefragt wird
      e                 den Zug beenden, dich bereit melden oder passen
      u                 zurück zu deiner letzten Entscheidung
      h   o   s         ein Tipp; die Chancen; der Punktestand
      w   c             die Regel hinter der gewählten Antwort; die Seite ihrer Karte
      l   v             was bisher geschah; der ganze Tisch mit allen Texten und Stapeln
      t                 im Zug eines Partners: bei der letzten Gelegenheit zur Unterstützung noch einmal fragen
      /                 eine Antwort oder einen Befehl tippen, etwa: why not buy trigon
      Ctrl-S            jetzt speichern; auch beim Verlassen wird gespeichert
      q                 speichern und gehen

## Verlassene Partien

left-title = Partien, die du verlassen hast; die letzte steht oben.
left-game =
    { $title }, { $names }, { $n ->
        [one] { $n } Antwort
       *[other] { $n } Antworten
    }: { $file }
left-table = { $title }, { $names }, im Browser: lineup serve --open, dann /table/{ $id }
left-prompt =
    { "[" }{ $n ->
        [1] Enter
       *[other] 1-{ $n }
    }, quit] >
left-none = Du hast keine gespeicherte Partie, die nicht vorbei ist. Beginn eine mit: lineup play
lessons-title = Lektionen:
lessons-one =
    { $state ->
        [done] ✓
       *[new] ·
    } { $lesson }: { $title }, { $minutes } Minuten{ $state ->
        [begun] ; du bist bei Schritt { $step }
       *[new] { "" }
    }
lessons-how = Beginn eine mit: lineup play --lesson { $lesson }
lessons-left = Du warst bei Schritt { $step } von { $of }. Weiter geht es mit: lineup play --lesson { $lesson }
lessons-next = Lektion geschafft. Die nächste: lineup play --lesson { $lesson }
stage-only = Leute, die sich ein Terminal teilen, und Lektionen brauchen den ganzen Bildschirm: ein Terminal mit mindestens 80 Spalten und 24 Zeilen, ohne --plain.

## Eine Partie, Zeile für Zeile aufgebaut

choose-begin = Bau die Partie Zeile für Zeile auf. Tipp help für die Befehle, play zum Beginnen.
choose-prompt = [play, forecast, list, help] >
choose-chosen = Gewählt: { $chosen }.
choose-seats = Am Tisch: { $names }.
choose-cannot = Das lässt sich nicht spielen: { $error }
choose-number = { $word } nimmt eine Zahl von 1 bis { $most }, nicht „{ $value }“.
choose-games = Spiele: { $games }.
choose-set = { $set }: Gruppen { $groups }; Embleme { $emblems }.
choose-help =
    Jede Zeile ändert eines; nenn es noch einmal, um es zurückzunehmen.
      game NAME            ein anderes Spiel, von vorn
      players 3            wie viele spielen, dich mitgezählt
      bots casual,random   die Bots auf den anderen Plätzen
      variant hunt         eine Variante oder eine unserer Hausregeln
      rule KEY=VALUE       ein Regelschalter; rule KEY nimmt ihn zurück
      set NAME             eine andere Box einmischen, oder eine Datei mit deinen Karten
      mix A=Hero;B=Villain Gruppen von Karten, die jedes Set gibt; mix allein: keine
      half                 die andere Hälfte dieser Mischung
      hero NAME,any        Superhelden oder Charaktere, Platz für Platz
      advised              die Karten tauschen, zu denen eine Spielanleitung rät
      swap OUT=IN          eine Karte der Box gegen eine aus einem Set tauschen
      swap-out EMBLEM      Tausche vorschlagen: Karten, die gehen
      swap-in EMBLEM       Tausche vorschlagen: Karten, die kommen
      forecast 200         Bots so viele Partien spielen lassen und zeigen, wie sie verlaufen
      list                 was zur Wahl steht
      play                 hinsetzen
      quit                 gehen

## Vor, zwischen und nach den Fragen

term-begun =
    { $n ->
        [0] Jetzt:
        [one] Fortgesetzt nach { $n } Antwort:
       *[other] Fortgesetzt nach { $n } Antworten:
    } { $title } { $names-count ->
        [0] allein
       *[other] mit { $names }
    }, Startwert { $seed }. Tipp help für Hilfe.
term-others = Bei { $names } spielt { $bot }; wähl mit --bots einen anderen Bot.
term-more = ({ $n } weitere: tipp log)
term-earlier = ({ $n } frühere Zeilen: tipp log all)
term-assist = Dein Partner { $who } ist am Zug. Jetzt unterstützen oder warten? (later: bei der letzten Gelegenheit noch einmal fragen)
term-wait = warten
term-turn =
    Du bist am Zug, { $power } Macht: { $doings-count ->
        [0] nichts mehr zu tun. Beende deinen Zug.
        [1] { $doings } oder den Zug beenden.
       *[other] { $doings } oder den Zug beenden.
    }
term-confrontation =
    Deine Konfrontation, { $power } Macht gegen Kosten { $cost }: { $doings-count ->
        [0] melde dich bereit.
       *[other] { $doings }, dann melde dich bereit.
    }
term-hint =
    { "[" }{ $n ->
        [1] Enter
       *[other] 1-{ $n }
    }, help] >
term-stopped = Angehalten.
term-input-ended =
    Die Eingabe endete nach { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    }.
term-saved-stop =
    { $ended ->
        [input] Die Eingabe endete nach { $n ->
            [one] { $n } Entscheidung
           *[other] { $n } Entscheidungen
        }
       *[stopped] Angehalten
    }; die Partie ist gespeichert. Weiter geht es mit:
    { "  " }lineup play --resume { $file }
term-nothing-to-play = Du hast jetzt keine Karte auszuspielen.
term-no-option =
    Option { $number } gibt es nicht; tipp { $n ->
        [1] 1
       *[other] eine Zahl von 1 bis { $n }
    } oder help.
term-ambiguous = „{ $line }“ kann { $labels } sein; tipp mehr Buchstaben oder die Zahl.
term-no-answer =
    „{ $line }“ ist hier keine Antwort; tipp { $n ->
        [1] die Zahl 1
       *[other] eine Zahl von 1 bis { $n }
    } oder help.
term-no-undo = Du hast keine Entscheidung zurückzunehmen.
term-undone =
    Zurückgenommen: { $n ->
        [one] { $n } Antwort
       *[other] { $n } Antworten
    }.
term-question-rests = Darauf beruht diese Frage.
term-need-not-assist = Du musst jetzt nicht unterstützen; vor dem Ende des Zuges wirst du noch einmal gefragt.
term-why-how =
    Tipp { $n ->
        [1] why 1
       *[other] why mit einer Zahl von 1 bis { $n }
    } oder zum Beispiel: why not buy trigon
term-confronting =
    In einer Konfrontation spielst du Karten gegen den Charakter eines Gegners aus und meldest dich dann mit ready bereit. Danach darf die andere Seite seine Kosten mit Blocks erhöhen. Reicht deine Macht für die Kosten, besiegst du den Charakter, und du gewinnst sofort, wenn es der letzte dieses Gegners war. Reicht sie nicht, geschieht nichts. { $buying ->
        [yes] Karten kaufen kannst du in diesem Zug auch.
       *[no] Sie braucht deinen Zug: Kaufen kannst du nichts.
    }
term-offer = { $who } (Option { $n })
term-with-rule = { $text } ({ $rule })
term-you-can = Das kannst du: Es ist Option { $n }.
term-no-card =
    Eine Karte „{ $name }“ gibt es in diesem Spiel nicht; { $near-count ->
        [0] lineup cards listet alle auf.
       *[other] meinst du { $near }?
    }
term-which-card = „{ $name }“ kann { $cards } sein; welche meinst du?
term-card-how = Gib den Namen einer Karte dazu an, zum Beispiel: card { $card }, oder die Zahl einer Option.
term-no-card-there = Option { $n } ist keine Karte.
term-rule-how = Gib die Id einer Regel oder ein paar Wörter dazu an, zum Beispiel: rule { $rule }
term-more-rules = und { $n } weitere; nimm mehr Wörter.
term-no-rule-words =
    Keine Regel { $title ->
        [none] { "" }
       *[other] von { $title }{ " " }
    }enthält die Wörter „{ $words }“; versuch es mit weniger oder anderen Wörtern, einer Id wie { $rule } oder einem Abschnitt wie { $section }.
term-saved =
    Gespeichert. Später geht es weiter mit:
      lineup play --resume { $file }
term-cannot-save = Die Partie lässt sich nicht in „{ $file }“ speichern: { $error }.
term-folder = „{ $name }“ ist ein Ordner; nenn eine Datei, in der die Partie gespeichert wird.
term-no-folder = Es gibt keinen Ordner „{ $folder }“, um die Partie darin zu speichern.
term-no-home = „{ $name }“ beginnt mit einem Home-Ordner, den es hier nicht gibt; schreib den Ordner aus.
term-no-name = so kann hier keine Datei heißen
term-no-plain-file = In „{ $file }“ lässt sich keine Partie speichern; nenn eine andere Datei.
term-taken =
    „{ $file }“ { $log ->
        [yes] enthält eine andere Partie. Nenn für diese eine andere Datei; jene setzt du fort mit: lineup play --resume FILE
       *[no] gibt es schon, und es ist keine gespeicherte Partie. Nenn eine andere Datei.
    }
term-unsaved = Die Partie ließ sich nicht speichern. { $error }
term-stays = Darum bleibt die Partie offen. Schaff Platz, oder speichere mit save FILE woanders; Ctrl-D beendet, ohne zu speichern.
term-log-is-in =
    Das Protokoll dieser Partie steht in
      { $file }
    Lies es noch einmal mit:
      lineup replay { $file } --story
    Welche deiner Entscheidungen am meisten zählten, zeigt:
      lineup review { $file }
term-other-half =
    Für eine zweite Partie mit der anderen Hälfte beider Sets spiel { $other ->
        [yes] ohne
       *[no] mit
    } --other-half.
term-help =
    Antworte mit der Zahl einer Option oder mit ihren Worten, etwa: buy kick
    Mit Enter nimmst du die einzige Option. Ein * steht an dem, was du bezahlen kannst.
      all               die Karten deiner Hand ausspielen, bis etwas gefragt wird
      hint              was du antworten solltest, warum, und was andere Antworten kosten würden
      odds              die Chance auf jeden Preis, und was eine Karte bewirken würde
      why, why 3        die Regel hinter dieser Frage, oder hinter Option 3
      why not ACTION    warum etwas nicht geht, etwa: why not buy trigon
      card 2            die Karte von Option 2 mit ihrem Text und seiner Quelle
      card NAME         dasselbe für jede Karte dieses Spiels
      rule ID or WORDS  eine Regel, etwa: rule { $rule }, oder: rule weakness
      view              der ganze Tisch mit allen Texten und Stapeln
      log, log all      was bisher geschah
      later             im Zug eines Partners: bei der letzten Gelegenheit noch einmal fragen
      undo              zurück zu deiner letzten Entscheidung
      save, save FILE   die Partie in eine Datei schreiben
      quit              speichern und aufhören

## Das Ende einer Partie

score-won =
    { $one ->
        [yes] { $names } gewinnt
       *[no] { $names ->
            [Du] Du gewinnst
            [You] Du gewinnst
           *[other] { $names } gewinnen
        }
    }
score-nobody = Niemand gewinnt
score-text =
    { $won }{ $together ->
        [yes] { " " }gemeinsam
       *[no] { "" }
    }{ $how ->
        [knock-out] { " " }durch K.o.
        [text] { " " }durch den Text einer Karte
       *[other] { "" }
    } nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }. Siegpunkte: { $points }.
score-of = { $name } { $points }
score-team = { $team }, { $names }: { $points }.
score-match = { $won } das Match aus zwei Partien. Siegpunkte: { $sums }.
score-sum = { $name } { $first } + { $second } = { $sum }
score-card = Karte
score-points = Siegpunkte
score-tokens = SP-Marker
score-super-villains = Superschurken
score-nothing = keine Punkte: { $names }

## Die Seite einer Karte

page-level = Stufe { $level }
page-side =
    { $side ->
        [hero] Superheld
       *[villain] Superschurke
    }
page-cost = Kosten { $cost }
page-copies =
    { $n ->
        [one] { $n } Exemplar
       *[other] { $n } Exemplare
    }
page-promo = Promo, nur mit --rule promo=on dabei
page-stand-in = PLATZHALTER: Dieser Text ist von uns; den gedruckten kennen wir nicht.
page-ours = TEILS VON UNS: { $ours }; der Rest tut, was die Karte tut.
page-no-text = (kein Text)
page-steps = Was sie tut, Schritt für Schritt:
page-keywords = Schlüsselwörter: { $words }
page-keyword =
    { $word ->
        [assist] Unterstützung
        [attack] Angriff
        [defense] Abwehr
        [block] Block
        [ongoing] Dauerhaft
       *[confrontation] Konfrontation
    }
page-emblem = Emblem: { $emblem }
page-ruling = Klarstellung:
page-aliases = Heißt auch { $names }
page-source =
    { $field ->
        [text] Text
        [facts] Angaben
        [copies] Exemplare
       *[other] { $named }
    }: { text-source } ({ source-meaning })
page-rules = Regeln, die sie nennen: { $rules }
text-source =
    { $source ->
        [real] echt
        [partial] teilweise
        [inferred] erschlossen
        [stand-in] Platzhalter
        [rulebook] Spielanleitung
        [public-list] öffentliche Liste
        [custom] eigen
        [not-said] nicht genannt
       *[other] { $label }
    }
source-meaning =
    { $source ->
        [real] was die Karte wirklich tut, in unseren Worten
        [partial] ein Teil dessen, was die Karte tut; der Rest ist von uns
        [inferred] aus anderen Karten und den Regeln erschlossen
        [stand-in] von uns erfunden, da wir den gedruckten Text nicht kennen
        [rulebook] aus der Spielanleitung
        [public-list] aus öffentlichen Kartenlisten
        [custom] aus deiner eigenen Datei
       *[other] { $label }
    }

## Die Seite einer Regel

rule-note = Anmerkung:
rule-restates = Wiederholt:
rule-basis =
    Grundlage: { $basis ->
        [text] Text (die Spielanleitung sagt es)
        [ruling] Entscheidung (unsere, wo die Spielanleitung schweigt)
        [house] Hausregel (von uns; keine Spielanleitung hat sie)
       *[other] { $named } ({ $named })
    };
rule-given = Gegeben
rule-when = Wenn
rule-then = Dann
rule-untested = Belegt durch: noch keinen Test.
rule-tested = Belegt durch:
