### Die Tagespartie und Partien, die mehrere mit denselben Karten spielen.

## Was an einem Tag oder einem Protokoll nicht stimmt

deal-no-day = „{ $day }“ ist kein Tag; schreib ihn wie { $today }.
deal-to-come = Die Tagespartie vom { $day } öffnet sich an diesem Tag um Mitternacht UTC. Die heutige ist die vom { $today }.
deal-too-old = Vom { $day } gibt es keine Tagespartie; die erste ist die vom { $first }.
deal-other-game = Dieses Protokoll gehört zu einem anderen Spiel als die Tagespartie vom { $day }: Das ist { $title }. Schick das Protokoll dieser Tagespartie.
deal-other-dice = Dieses Protokoll wurde anders gemischt als die Tagespartie vom { $day }. Schick das Protokoll dieser Tagespartie.
deal-edited = Dieses Protokoll lässt sich nicht nachspielen: { $error } Schick es so, wie das Spiel es geschrieben hat.
deal-unfinished =
    Diese Partie ist nicht vorbei: Ihr Protokoll endet nach { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    }. Spiel sie zu Ende und schick es dann.
deal-other-answer = Antwort { $number } gibt { $name } dort nicht: „{ $answer }“. Die Bots einer Tagespartie antworten allen gleich; das Protokoll wurde also verändert oder gegen andere gespielt.
sorry-deal-second = Deinen gewerteten Versuch an der Tagespartie vom { $day } hattest du schon; nur einer zählt. Üben kannst du sie, sooft du magst.
sorry-deal-first = Spiel erst deinen gewerteten Versuch an der Tagespartie vom { $day }; üben kannst du danach.
sorry-deal-begun = Dein gewerteter Versuch an der Tagespartie vom { $day } läuft noch. Spiel ihn zu Ende; üben kannst du danach.
sorry-deal-copied = Genau diese Partie der Tagespartie vom { $day } wurde schon eingeschickt.

## Die Tagespartie

daily-title = Tagespartie
daily-lead = Jeden Tag dieselben Karten für alle, überall. Ein Versuch zählt; dann siehst du, wie du neben den anderen stehst, und kannst üben, sooft du magst.
daily-number = Tagespartie { $number }, { $day }
daily-foes =
    Du und { $n ->
        [one] ein Bot. Er spielt wie der Könner und antwortet
       *[other] { $n } Bots. Sie spielen wie der Könner und antworten
    } allen gleich.
daily-rules = Kein Rückgängig und keine Tipps in dem Versuch, der zählt. Die Tage beginnen um Mitternacht UTC.
daily-next = Nächste Tagespartie in { $hours } Std. { $minutes } Min.
daily-play = Deinen Versuch spielen
daily-go-on = Deinen Versuch fortsetzen
daily-practice = Diese Karten üben
daily-void = Ein Bot hat für dich gespielt, darum zählt dieser Versuch nicht.
daily-won = Gewonnen mit { $n } Vorsprung
daily-won-level = Bei Gleichstand gewonnen
daily-won-behind =
    Gewonnen trotz { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    } Rückstand
daily-lost = Verloren mit { $n } Rückstand
daily-lost-level = Bei Gleichstand verloren
daily-lost-ahead =
    Verloren trotz { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    } Vorsprung
daily-shared = Ein geteilter Sieg
daily-gave-up = Aufgegeben
daily-percent = Besser als { $percent } % des Feldes
daily-first = Du bist als Erster fertig; Bots spielen noch.
daily-field =
    Mit dabei: { $people ->
        [0] bisher nur
        [one] eine andere Person und
       *[other] { $people } andere Leute und
    } { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    }.
daily-rank = Platz { $rank } von { $people }
daily-playing =
    { $n ->
        [one] Ein Bot spielt
       *[other] { $n } Bots spielen
    } diese Karten noch; schau in einer Minute wieder her.
daily-histogram = Wo alle gelandet sind
daily-histogram-across = Siegpunkte Vorsprung auf den besten Gegner
daily-bar =
    { $low } bis { $high }: { $people ->
        [one] eine Person
       *[other] { $people } Leute
    }, { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    }{ $yours ->
        [yes] , du auch
       *[no] { "" }
    }
daily-legend-you = du
daily-legend-people = Leute
daily-legend-bots = Bots
daily-bots = Was Bots daraus gemacht haben
daily-bot-reference = { $title }, der Maßstab
daily-share = Teilen
daily-share-copied = Kopiert: Schick es, wem du magst. Über die Karten verrät es nichts.
daily-share-head = Line-Up, Tagespartie { $number } ({ $day })
daily-share-percent = besser als { $percent } %
daily-review = Deine Partie: Rückblick, Wiederholung, Protokoll
daily-course = Wer vorn lag, vom ersten Zug bis zum letzten
daily-ahead = vorn
daily-level = gleichauf
daily-behind = zurück
daily-streak =
    { $n ->
        [0] Noch keine Serie: Spiel eine Tagespartie an ihrem Tag zu Ende, um eine zu beginnen.
        [one] Ein Tag in Folge
       *[other] { $n } Tage in Folge
    }
daily-days = Frühere Tagespartien
daily-coming = Demnächst
daily-state-new = nicht gespielt
daily-state-begun = begonnen
daily-state-void = zählt nicht
daily-today = heute
daily-send = Woanders gespielt?
daily-send-what = Wähl das Protokoll deines Versuchs: von einem anderen Server, von der Seite ohne Server oder von lineup daily. Bevor es zählt, wird es nachgespielt und geprüft, und es ist dein einer Versuch.
daily-send-file = Protokoll wählen …

## Im Terminal

term-daily = Tagespartie { $number } vom { $day }: { $title }. Ein Versuch zählt: kein Rückgängig und keine Tipps. Bots antworten allen gleich.
term-daily-practice = Übung: Tagespartie { $number } vom { $day }, { $title }.
term-daily-strict = Im Versuch, der zählt, gibt es kein Rückgängig und keine Tipps. Üben kannst du die Karten danach: lineup daily { $day } --practice
term-daily-field = Bots spielen dieselben Karten …
term-daily-percent = { $result }. Besser als { $percent } % der { $n } Bots, die sie gespielt haben; der Maßstab ({ $title }): { $reference }.
term-daily-again = Die Tagespartie vom { $day } hast du gespielt: { $result }. Üb sie mit lineup daily { $day } --practice, oder warte auf die nächste: { $hours } Std. { $minutes } Min.
term-daily-send = Um dich mit Leuten zu vergleichen, schick das Protokoll { $file } auf der Seite der Tagespartie irgendeines Servers ein.
term-daily-streak = Tage in Folge: { $n }
term-daily-checked = { $file } ist eine Partie der Tagespartie vom { $day }: { $result }.
