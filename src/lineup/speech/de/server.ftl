sorry-host = Das kann nur der Gastgeber des Tisches.
sorry-begun = Die Partie hat begonnen; das kannst du vor dem Start oder nach dem Ende ändern.
sorry-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $last }.
sorry-taken = 
    Platz { $seat } ist besetzt: { $kind ->
            [person] { $name }
          *[bot] der Bot { $name }
    }; { $full ->
            [yes] der Tisch ist voll
          *[no] wähl einen anderen
    }.
sorry-name-pretends = „{ $name }“ hat verwechselbare oder unsichtbare Zeichen; wähl einen anderen Namen.
sorry-name-taken = An diesem Tisch heißt schon jemand „{ $name }“; wähl einen anderen Namen.
sorry-passphrase = Eine Passphrase hat { $least } bis { $most } Zeichen; diese hat { $n }. Ein paar Wörter eignen sich gut.
sorry-account-taken = Der Name „{ $name }“ ist vergeben; wähl einen anderen.
sorry-sign-in = Name und Passphrase oder Wiederherstellungscode passen nicht zusammen.
sorry-not-passphrase = Das ist nicht deine Passphrase.
sorry-signed-in = Du bist als { $name } angemeldet; melde dich erst ab.
sorry-signed-out = Du bist nicht angemeldet.
sorry-device = Dieses Gerät ist nicht mehr angemeldet.
sorry-session = Du hast dich in einem anderen Tab an- oder abgemeldet, darum geschah nichts; lade die Seite neu.
busy-storing = Aus deinem Netz wurde zu viel angelegt; versuch es in { $minutes } Minuten noch einmal.
busy-signing-in = Zu viele Versuche; versuch es in { $minutes } Minuten noch einmal.
server-signed = Du hast dich an- oder abgemeldet; es wird neu verbunden.
sorry-sits-there = Dort sitzt { $name }; entfern zuerst, wer dort sitzt.
sorry-no-curtain = Platz { $seat } spielt gerade nicht an deinem Gerät.
sorry-not-called = Das Gerät ist noch nicht bei { $name }; gib es erst weiter, dann heb den Vorhang.
sorry-curtain = Der Vorhang ist für { $name } geschlossen; heb ihn zuerst.
sorry-wish = Du wählst für deinen eigenen Platz; der Gastgeber wählt für Bots.
sorry-lose-seats = { $names } würden bei { $players } Spielern ihren Platz verlieren; bitte sie umzuziehen.
sorry-empty = Platz { $seats } ist leer; warte auf jemanden, oder gib ihn einem Bot.
sorry-no-seat-of-yours = Du hast hier keinen Platz.
sorry-nobody-to-remove = An diesem Platz ist sonst niemand zu entfernen.
sorry-watching-pause = Du schaust zu; nur Spieler halten das Spiel an.
sorry-watching-hand-over = Du schaust zu; nur Spieler geben einen Platz an einen Bot.
sorry-bot-plays = Auf Platz { $seat } spielt schon ein Bot.
sorry-is-here = { $name } ist da und gibt den Platz nur selbst ab.
sorry-no-bot = Für dich spielt kein Bot.
sorry-gave-up = Du hast diese Partie aufgegeben; ein Bot spielt sie zu Ende.
sorry-watching-give-up = Du schaust zu; nur Spieler geben auf.
sorry-gave-up-already = Du hast schon aufgegeben; ein Bot spielt diese Partie zu Ende.
sorry-removed = Der Gastgeber hat dich von diesem Tisch ausgeschlossen.
sorry-outside = Dieser Tisch ist geschlossen: Der Gastgeber lässt Leute einzeln ein. Öffne seine Seite und bitte um Einlass.
sorry-inside = Du bist schon am Tisch.
sorry-not-at-door = Der Gastgeber lässt ein; ist er weg, tun es die, die sitzen.
sorry-no-knock = Da bittet niemand mehr um Einlass.
sorry-undecided = Es gibt keine Entscheidung umzukehren: weder eingelassen noch abgewiesen, oder mit einem Platz hier.
sorry-knocks = Gerade bitten viele an diesem Tisch um Einlass; versuch es später noch einmal.
sorry-knocks-home = Aus deinem Netz haben mehrere um Einlass gebeten; versuch es in einer Minute noch einmal.
sorry-full = Dieser Tisch hat schon { $n } Zuschauer; komm später wieder.
sorry-full-home = Von deiner Adresse schauen schon { $n } Leute zu; mehr geht nicht.
sorry-watching-rematch = Du schaust zu; Spieler bitten um eine Revanche.
sorry-rematch = Eine Revanche geht, wenn die Partie vorbei ist.
sorry-not-begun = Die Partie hat noch nicht begonnen.
sorry-watching-answer = Du schaust zu; nur Spieler antworten.
sorry-paused = { $name } hat das Spiel angehalten; setzt es erst fort.
sorry-bot-plays-for-you = Ein Bot spielt für dich; nimm erst deinen Platz zurück.
sorry-numbers = Der Server ist gerade neu gestartet und hat das verpasst. Nichts wurde geändert; bitte noch einmal.
sorry-late = Diese Antwort kam zu spät: Das Spiel ist weiter. Nichts wurde geändert.
sorry-watching-since = Du schaust zu; nur Spieler können sehen, was seit ihrem letzten Zug geschah.
sorry-watching-hint = Du schaust zu; nur Spieler bekommen Tipps, Chancen und Rückblicke.
sorry-hints = 
    { $hints ->
            [never] An diesem Tisch bekommt niemand Tipps oder Chancen.
          *[bots] An diesem Tisch bekommen nur Spieler Tipps und Chancen, die allein gegen Bots spielen.
    }
sorry-hint-late = Das Spiel ist weiter; frag noch einmal.
sorry-no-question = Du hast gerade keine Frage zu beantworten; bitte dann um einen Tipp.
sorry-review = Ansehen kannst du nur die Partie, die an diesem Tisch gerade endete.
busy-with-advice = Dein letzter Tipp ist noch unterwegs; warte darauf.
advice-failed = Das ergab keinen Rat; versuch es gleich noch einmal.
sorry-watching-undo = Du schaust zu; nur Spieler nehmen Antworten zurück.
sorry-undo-never = An diesem Tisch gibt es kein Rückgängig.
sorry-no-redo = Du hast kein eigenes Rückgängig zu wiederholen.
sorry-nothing-to-undo = Du hast keine Antwort zurückzunehmen.
sorry-undo-removed = { $names } war damals dabei, wurde seither entfernt und kann nicht zustimmen, darum kannst du es nicht zurücknehmen.
sorry-undo-away = { $names } müssen zustimmen und sind nicht da; bitte später noch einmal.
undo-refused = { $name } hat das Rückgängig abgelehnt.
undo-late = Niemand hat deinem Rückgängig rechtzeitig zugestimmt; das Spiel geht weiter.
pause-refused = { $name } möchte lieber weiterspielen.
match-end-refused = { $name } möchte die zweite Partie spielen.
sorry-request-pending = { $name } hat um etwas gebeten; entscheide zuerst darüber.
sorry-refused-already = 
    { $about ->
            [match] Darum hast du schon gebeten, und es wurde abgelehnt; die zweite Partie entscheidet.
          *[other] Darum hast du schon gebeten, und es wurde abgelehnt; bitte nach der nächsten Antwort wieder.
    }
sorry-match-removed = { $names } war in der ersten Partie dabei, wurde seither entfernt und kann nicht zustimmen; nur die zweite Partie beendet dieses Match.
sorry-half-time = Die zweite Partie dieses Matches steht noch aus: Beginn sie, oder bitte die anderen, das Match zu beenden.
sorry-no-half-time = Hier wartet kein Match auf seine zweite Partie.
sorry-bot-answers-first = Deine Zeit für diese Frage ist um; erst antwortet der Bot.
sorry-no-consent = Niemand wartet auf deine Zustimmung.
sorry-chat = Eine Nachricht hat 1 bis { $most } Zeichen; diese hat { $n }.
sorry-chat-much = Das war viel auf einmal; warte einen Moment, bevor du mehr schreibst.
sorry-spectators = Zuschauer können an diesem Tisch nicht reden.
sorry-no-team = An diesem Tisch hast du kein Team.
sorry-team-shared = Beide Seiten teilen sich ein Gerät, darum kannst du nicht nur einer schreiben.
sorry-signs = Ein Zeichen auf einmal: Warte einen Moment.
sorry-nobody-sees = Niemand sonst hier sieht diese Karte.
sorry-propose = Diese Antwort kannst du deinem Partner jetzt nicht vorschlagen.
sorry-propose-late = Das Spiel ist weiter; schlag noch einmal vor.
sorry-reports = { $n } deiner Meldungen warten noch; schick weitere, wenn einige davon entschieden sind.
sorry-no-report = Es gibt keine Meldung { $report }.
sorry-decided = Über diese Meldung hat schon jemand entschieden; lade die Seite neu, um zu sehen, wie.
sorry-no-ban = Es gibt keine Sperre { $ban }.
sorry-not-in-report = Du kannst die Meldung verwerfen oder jemanden verwarnen oder sperren, der an diesem Tisch war, aber keinen Moderator.
sorry-ban-moderator = „{ $name }“ gehört zu den Moderatoren, und die kannst du nicht sperren.
sorry-network = „{ $text }“ ist keine Adresse; schreib eine wie 192.0.2.7 oder mehrere wie 192.0.2.0/24 oder 2001:db8::/32.
sorry-network-wide = { $text } sind zu viele Adressen für eine Sperre; gib mindestens die ersten { $most } Bits an.
sorry-banned = Du bist auf diesem Server gesperrt: { $reason }
sorry-moderators = Das können nur Moderatoren; melde dich als einer an.
sorry-no-account = Es gibt kein Konto „{ $name }“.
sorry-sockets = Du bist schon { $n }-mal verbunden; schließ eine Seite dieses Servers.
server-warned = Ein Moderator dieses Servers verwarnt dich: { $text } Lade diese Seite neu, um weiterzumachen.
sorry-report = Eine Meldung hat 1 bis { $most } Zeichen; diese hat { $n }.
sorry-no-game = An diesem Tisch gibt es keine Partie { $game }; die letzte ist { $last }.
sorry-log = Das Protokoll kannst du herunterladen, wenn die Partie vorbei ist.
sorry-log-match = Die Protokolle eines Matches kannst du herunterladen, wenn beide Partien vorbei sind: Sie zeigen alle seine Karten.
sorry-replay = Die Wiederholung öffnet sich, wenn die Partie vorbei ist: Sie zeigt jede Hand.
sorry-replay-match = Die Wiederholungen eines Matches öffnen sich, wenn beide Partien vorbei sind: Sie zeigen alle seine Karten.
sorry-no-moment = In dieser Partie gibt es keinen Moment { $number }; sie gehen von 0 (dem Austeilen) bis { $last } (dem Ende).
sorry-play-on-end = In diesem Moment ist die Partie vorbei; wähl einen früheren, um von dort weiterzuspielen.
sorry-play-on-often = Diese Partie wurde schon { $most }-mal fortgesetzt; spiel von einer früheren weiter.
sorry-name = Ein Name hat 1 bis { $most } druckbare Zeichen; „{ $name }“ nicht.
sorry-name-you = „{ $name }“ heißt du im Protokoll; wähl einen anderen Namen.
sorry-name-office = „{ $name }“ klingt nach den Betreibern dieses Servers; wähl einen anderen Namen.
sorry-clock =
    { $per ->
        [move] Eine Uhr gibt { $least } bis { NUMBER($most, useGrouping: "always") } Sekunden für jede Antwort; verlangt wurden { $n }.
        [game] Eine Uhr gibt { $least } bis { $most } Minuten für eine Partie; verlangt wurden { $n }.
       *[other] Eine Uhr gibt { $least } bis { $most } Tage für jede Antwort; verlangt wurden { $n }.
    }
sorry-clock-delay =
    { $per ->
        [game] Jede Frage kann 0 bis { $most } freie Sekunden haben; verlangt wurden { $n }.
       *[other] Freie Sekunden gibt es nur bei einer Uhr für die ganze Partie; verlangt wurden { $n }.
    }
sorry-seats = Ein Tisch hat höchstens { $most } Plätze; verlangt wurden { $n }.
sorry-sets = Du kannst höchstens { $most } Sets einmischen; genannt hast du { $n }.
sorry-set-size = Dein Set hat { NUMBER($n, useGrouping: "always") } Zeichen; höchstens { NUMBER($most, useGrouping: "always") } sind erlaubt.
sorry-sets-size = Die eigenen Sets an diesem Tisch haben { NUMBER($n, useGrouping: "always") } Zeichen; höchstens { NUMBER($most, useGrouping: "always") } sind erlaubt.
sorry-copies = Von eigenen Karten gibt es an diesem Tisch { NUMBER($n, useGrouping: "always") } Exemplare; höchstens { NUMBER($most, useGrouping: "always") } sind erlaubt.
sorry-no-box = Eine Box „{ $box }“ zum Einmischen gibt es nicht; es gibt { $known }.
sorry-query = Diese Suche hat { NUMBER($n, useGrouping: "always") } Zeichen; die Grenze ist { NUMBER($most, useGrouping: "always") }.
sorry-server = Dieser Server heißt nicht „{ $host }“; öffne ihn als { $hosts }.
sorry-origin = Eine Seite von „{ $origin }“ kann hier nicht spielen; öffne den Tisch von diesem Server aus.
sorry-site = Die Seite eines anderen Servers kann hier nicht spielen; öffne den Tisch von diesem Server aus.
sorry-tables = { $name } hat Plätze an { $n } unbeendeten Tischen und muss erst einen beenden oder verlassen.
sorry-seats-described = Beschrieben wurden { $n } Plätze; der Tisch hat { $seats }.
sorry-no-table = Es gibt keinen Tisch „{ $table }“; prüf die Einladung, oder mach einen neuen Tisch auf.
sorry-log-outdated = Line-Up wurde erneuert, und Partie { $game } lässt sich mit den neuen Regeln nicht wiederholen: { $error }
sorry-message-size = Eine Nachricht hat höchstens { NUMBER($most, useGrouping: "always") } Bytes; diese hat { NUMBER($n, useGrouping: "always") }.
sorry-message = Diese Nachricht ist nicht lesbar: { $error }. docs/protocol.md beschreibt jede Nachricht.
sorry-hello-again = Du hast schon hello gesagt.
sorry-answer = „{ $answer }“ gehört gerade nicht zu deinen Antworten.
sorry-no-hello = Eine Weile kam keine Nachricht; die erste muss ein hello sein.
sorry-hello-first = Die erste Nachricht muss ein hello sein.
sorry-version = Dieser Server spricht Version { $server } des Protokolls, dein Programm Version { $program }; lade die Seite neu, oder erneuere den älteren der beiden.
sorry-no-own-set = Du hast kein Kartenset „{ $set }“; vielleicht wurde es in einem anderen Tab gelöscht.
sorry-no-link = Dieser Link teilt kein Set, oder nicht mehr. Bitte um einen neuen.
sorry-own-sets = Du hast { $most } Sets, mehr gehen hier nicht; lösch eins, oder ergänze eins.
sorry-own-cards = Ein Set hat höchstens { $most } Karten.
sorry-no-picture = Dieses Bild ist weg.
sorry-picture-bytes = Dieses Bild hat { $n } Bytes; höchstens { $most } sind erlaubt.
sorry-picture-kind = Ein Bild muss ein PNG, ein JPEG oder ein unbewegtes WebP sein.
sorry-picture-size = Ein Bild ist höchstens { $width } mal { $height } Pixel groß.
sorry-pictures = Alle deine Sets zusammen haben höchstens { $most } Bilder.
sorry-own-cards-all = Alle deine Sets zusammen haben höchstens { NUMBER($most, useGrouping: "always") } Karten.
sorry-title = Ein Titel hat 1 bis { $most } druckbare Zeichen.
sorry-card-id = Die Id einer Karte hat 1 bis { $most } Kleinbuchstaben und Ziffern, ohne verwechselbare.
conflict-set = Dieses Set wurde in einem anderen Tab umbenannt; dort heißt es „{ $title }“.
conflict-card = Diese Karte wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Nichts wurde überschrieben: Wähl, welche du behältst.
form-no-text = Tipp den Text ein, wie er auf deiner Karte steht.
form-twice = Zwei Karten dieses Sets ersetzen { $card }; behalte eine davon.
as-it-is = { $text }
server-fault = Das konnte der Server nicht; nichts wurde geändert. Bitte noch einmal.
server-fault-noted = Auf dem Server ging etwas schief; es ist notiert. Bitte noch einmal.
server-fault-connection = Auf dem Server ging etwas schief; versuch es noch einmal.
server-not-written = Der Server konnte das nicht aufschreiben, darum wurde nichts geändert. Bitte später noch einmal.
server-apart = Die Server erreichen einander gerade nicht; dieser Tisch geht weiter, sobald sie es tun.
server-moved = Der Tisch ist auf einen anderen Server umgezogen. Fehlt, was du zuletzt getan hast, tu es bitte noch einmal.
server-not-read = Der Server erreicht seine Tische gerade nicht. Bitte später noch einmal.
server-behind = Du bist zu weit zurück; der Tisch wird neu geladen.
server-nobody = Der Server kennt dich noch nicht: Hol erst mit GET /api/me oder irgendeiner Seite ein Cookie, und verbinde dich dann damit.
server-removed = { $name }, der Gastgeber hat dich von diesem Tisch entfernt.
server-turned-away = Du wurdest an diesem Tisch nicht eingelassen.
server-nothing-there = Unter „{ $path }“ gibt es nichts.
server-too-much = Das war zu viel auf einmal; warte einen Moment.
busy-with-yours = Dein letztes Set wird noch gelesen; warte darauf.
sorry-rate-card = Das Set hat keine Karte „{ $card }“ für den Hauptstapel; nur solche lassen sich messen.
sorry-rate-alone = { $game } hat keine Karte vom Typ { $type }, mit der sich { $card } vergleichen ließe; wähl eine andere Box.
busy-with-others = Der Server ist mit den Anfragen anderer beschäftigt; versuch es gleich noch einmal.
busy-with-home = Der Server ist mit anderen Anfragen aus deinem Netz beschäftigt; versuch es gleich noch einmal.
sorry-reports-home = Aus deinem Netz kamen { $n } Meldungen; schick weitere später.
server-malformed = Das ist kein gültiges JSON: { $error }.
server-no-body = Schick JSON hierher; die Anfrage hatte keinen Inhalt.
server-large = Eine Anfrage hat hier höchstens { NUMBER($most, useGrouping: "always") } Bytes.
server-method = „{ $path }“ nimmt kein { $method }; der Header Allow sagt, was geht.
server-upgrade = Tische laufen über einen WebSocket; öffne einen an dieser Adresse.
server-slow = Die Anfrage kam nicht rechtzeitig an; schick sie noch einmal.
server-no-request = Das ist keine HTTP-Anfrage.
server-no-text = Schick JSON in UTF-8, ohne endlose Verschachtelung.
server-no-json = Schick JSON mit „Content-Type: application/json“, nicht „{ $kind }“.
read-only = Line-Up wurde erneuert, und diese Partie kann mit den neuen Regeln nicht weitergehen; du kannst sie nur ansehen. ({ $error })
read-only-corrected = { read-only } { $since }
answers-differ = ihre Antworten führen jetzt zu einer anderen Stellung
