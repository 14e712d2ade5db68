### Was nicht sein kann: ein Spiel, ein Protokoll, ein Bot. Am Ende steht die Regel, die es sagt, wo es eine gibt.

## Schalter und Spiele

error-switch =
    Einen Regelschalter „{ $switch }“ gibt es nicht; { $near-count ->
        [0] lineup games GAME listet die vorhandenen auf.
       *[other] meinst du { $near }?
    }
error-switch-flag = Der Schalter { $switch } ist on oder off, nicht „{ $value }“.
error-switch-number = Der Schalter { $switch } ist eine ganze Zahl von { $low } bis { $high }; „{ $value }“ ist keine.
error-switch-range = Der Schalter { $switch } geht von { $low } bis { $high }; { $value } liegt außerhalb.
error-switch-choice = Der Schalter { $switch } ist eines von { $known }; „{ $value }“ ist nicht dabei.
error-switch-kind =
    Der Schalter { $switch } ist { $kind ->
        [bool] true oder false
        [int] eine ganze Zahl
       *[str] Text in Anführungszeichen
    }, nicht { $value }.
error-game =
    Ein Spiel „{ $game }“ gibt es nicht; { $near-count ->
        [0] es gibt { $known }.
       *[other] meinst du { $near }?
    }
error-no-variants = { $game } hat keine Varianten; verlangt wurde „{ $variant }“.
error-variant =
    { $game } hat keine Variante „{ $variant }“; { $near-count ->
        [0] es gibt { $known }.
       *[other] meinst du { $near }?
    }
error-no-trial = In diesem Spiel gibt es keine Karte „{ $card }“ zum Ausprobieren.
error-lesson = Eine Lektion „{ $lesson }“ gibt es nicht; es gibt { $near }.
error-deal-place = Einen Ort „{ $place }“ für Karten gibt es nicht; es gibt { $known }.
error-deal-card = In diesem Spiel gibt es (mehr) keine „{ $card }“, um sie bei „{ $place }“ auszulegen.
error-trial-identity = { $card } lässt sich nicht auf eine Hand austeilen; spiel stattdessen als diese Karte.
error-choice-missing = { $field } fehlt.
error-choice =
    { $field } sollte { $kind ->
        [names] eine Liste von Namen
        [numbers] eine Liste von Zahlen
        [number] eine Zahl
        [flag] true oder false
        [switches] eine Sammlung von Schaltern mit ihren Werten als Text
        [groups] eine Sammlung von Gruppenlisten nach Set
        [places] eine Sammlung von Kartenlisten nach Ort
        [pairs] eine Liste von Paaren von Kartennamen
        [origin] ein Startwert, Antworten mit ihren Plätzen davor und ein Platz
        [digests] eine Liste von Sets mit ihren Prüfsummen
        [sources] eine Liste von Sets mit ihren Texten
       *[text] ein Text
    } sein; { $value } ist es nicht.

## Spieler und als wer sie spielen

seats-were-given =
    { $seats } { $seats ->
        [one] Platz wurde
       *[other] Plätze wurden
    } angegeben
error-players =
    { $game }{ $variants-count ->
        [0] { "" }
       *[other] { " " }({ $variants })
    } ist für { $one ->
        [yes] { $low ->
            [one] einen Spieler
           *[other] { $low } Spieler
        }
       *[no] { $low } bis { $high } Spieler
    }; { seats-were-given }.
error-players-none = players = { $players }: Mindestens einer muss spielen.
error-text-unseen = { $text } enthält das unsichtbare Zeichen U+{ $code }; Namen und Startwerte dürfen keins haben.
error-players-else = { $players } Auf { $seats } Plätzen geht { $games }.
error-players-two-boxes = { $game } mit einer weiteren Box der Rivals
error-seat = Einen Platz { $seat } gibt es nicht; Plätze sind von 0 bis { $most } nummeriert.
error-first-player = first_player = { $n } wäre Platz { $seat }; bei { $seats } Plätzen ist es 0 für Platz 1 bis { $most } für Platz { $seats }, oder -1 für einen zufälligen.
error-super-villains = super_villains = { $n }: Dieses Spiel hat nur { $there }.
error-first-scores = Die erste Partie hat { $scores } Wertungen, diese { $seats } Plätze.
error-teams-seats = Zwei Zweierteams brauchen vier Plätze; angegeben wurden { $seats }.
the-identities =
    { $kind ->
        [character] Charaktere
       *[super-hero] Superhelden
    }
error-identities = { $players } Spieler brauchen { $n } { the-identities } ({ $assignment }); es gibt { $there }.
error-clock = Gegen die Uhr besiegst du einen Stapel von Superschurken; { $game } hat auf diese Weise gespielt keinen oder mischt ihn in den Hauptstapel. Lass eins von beiden weg. ({ $rule })
error-identities-named = Genannt sind { $n } { the-identities } für { $players } Spieler.
error-identity =
    { $kind ->
        [character] Einen Charakter
       *[super-hero] Einen Superhelden
    } „{ $name }“ gibt es in diesem Spiel nicht; { $near-count ->
        [0] es gibt { $known }.
       *[other] meinst du { $near }?
    }
error-identity-elsewhere = Als { $card } aus { $game } lässt sich in diesem Spiel nicht spielen; die { the-identities } dieses Spiels sind { $known }.
error-wished-twice = Zwei Spieler wollen { $card }; nur einer kann so spielen.
error-levels = { $card } braucht je eine Charakterkarte der Stufen 1 bis 3; es gibt { $levels }.
error-characters = Gebraucht werden { $n } Charaktere; spielen lassen sich { $there }.
error-no-emblem = { $card } hat kein Emblem, darum sind die Karten des Duells nicht zu finden. ({ $rule })
the-side =
    { $side ->
        [hero] Superhelden
       *[villain] Superschurken
    }
error-side = Das Team der { the-side } braucht zwei Charaktere; es gibt { $there }. ({ $rule })
error-side-seat = Platz { $seat } gehört zum Team der { the-side }; { $card } steht auf der anderen Seite.

## Mehrere Sets

error-set-twice = Ein Set ist doppelt eingemischt: { $sets }.
error-mix-and-swaps = Misch Sets nach Gruppen oder durch Tausch einzelner Karten, nicht beides.
error-mix-set = Die Mischung nennt das Set „{ $set }“; dieses Spiel hat { $known }.
error-mix-group = „{ $group }“ ist keine Gruppe; die Gruppen sind { $known }.
error-mix-twice = Die Gruppe { $group } kommt aus { $first } und aus { $second }; jede Gruppe kommt aus einem Set.
error-mix-missing = Die Mischung lässt { $groups } aus; jede der sechs Gruppen kommt aus einem Set.
error-mix-villains = { $game } wird ohne Superschurken gespielt; lass diese Gruppe in der Mischung weg.
error-mix-none =
    Die Mischung nimmt die Gruppe { $group } aus { $set }, wo es keine solchen Karten gibt; { $able-count ->
        [0] kein Set dieses Spiels hat welche.
       *[other] es gibt sie in { $able }.
    }
error-half-of-mix = Nur eine Mischung nach Gruppen hat eine andere Hälfte; sag, welche Gruppen jedes Set gibt. ({ $rule })
error-half-of-two = Nur eine Mischung aus zwei Sets hat eine andere Hälfte; diese hat { $n }. ({ $rule })
error-host = Rivals kommen zu einem Spiel von { $host }, nicht umgekehrt; nimm { $host } als Spiel und misch { $guest } als Set ein, oder tausch einzelne Karten. ({ $rule })
error-two-boxes = Rivals aus zwei Boxen spielen nach der Spielanleitung von { $game }; nimm das als Spiel und misch { $other } als Set ein. ({ $rule })
error-two-boxes-players = Rivals aus zwei Boxen sind für 2 oder 4 Spieler; { seats-were-given }. ({ $rule })
error-many-boxes = Rivals spielen aus zwei Boxen zusammen; genannt wurden { $n }. ({ $rule })

## Getauschte Karten

error-swap-alone = Ein Tausch bringt Karten eines anderen Sets; eingemischt ist keins.
error-swap-card =
    Im Hauptstapel gibt es keine Karte „{ $card }“ zu tauschen; { $near-count ->
        [0] nenn sie als Set/Id.
       *[other] meinst du { $near }?
    }
error-swap-sets = Ein Tausch nimmt eine Karte aus { $game } heraus und bringt eine aus einem anderen Set; { $old } gegen { $new } tut das nicht.
error-swap-stays = { $card } gehört zu einem Charakter, der mitspielt, und bleibt drin. ({ $rule })
error-swap-absent = { $card } ist nicht im Hauptstapel dieses Spiels und lässt sich darum nicht heraustauschen.
error-swap-present = Alle Exemplare von { $card } sind im Hauptstapel; tausch eine Karte ein, die nicht drin ist.
error-swap-out-often = { $card } wird öfter herausgetauscht, als es Exemplare gibt ({ $copies }).
error-swap-in-often = { $card } wird öfter eingetauscht, als es Exemplare gibt ({ $copies }).
error-swaps-proposed = Vorgeschlagen wird ein Tausch für { $game } mit einer eingemischten Box der Rivals. ({ $rule })
error-swaps-stay = { $character } spielt mit; diese Karten bleiben drin. ({ $rule })
error-swaps-too-few = Heraus gingen { $out } Karten, herein kämen nur { $into }. ({ $rule })
error-emblem =
    Keine Karte aus { $game } hat das Emblem „{ $emblem }“; { $known-count ->
        [0] es gibt keins
       *[other] es gibt { $known }
    }.
error-emblem-mixed =
    Keine eingemischte Karte hat das Emblem „{ $emblem }“; { $known-count ->
        [0] es gibt keins
       *[other] es gibt { $known }
    }.

## Gespeicherte Partien und Protokolle

error-save-newer = Diese Partie hat ein neueres Line-Up gespeichert (Format { $format }); erneuere Line-Up, um weiterzuspielen.
error-save-content = Diese Partie wurde mit anderen Karten gespeichert ({ $saved }) als denen hier ({ $here }).
error-log-newer = Dieses Protokoll hat ein neueres Line-Up geschrieben (Format { $format }); erneuere Line-Up, um es zu lesen.
error-log-start = Ein Protokoll beginnt mit der Zeile „{ $format }“; dieses beginnt mit „{ $start }“.
error-log-json = Zeile 2 eines Protokolls ist sein Kopf in JSON; dieser ist nicht lesbar ({ $error }).
error-log-no-object = Zeile 2 eines Protokolls ist sein Kopf in JSON; dieser ist nicht lesbar (er ist kein Objekt).
error-log-header = Zeile 2, der Kopf: { $error }
error-log-unseen = Zeile { $line } enthält das unsichtbare Zeichen U+{ $code }: Das Protokoll wurde verändert.
error-log-salt = commitment und salt müssen beide da sein, als Text.
error-log-game = Der Kopf ergibt keine Partie: { $error }
error-log-origin = Die Stellung, von der diese Partie weitergeht, lässt sich nicht wieder aufbauen: { $error }
error-log-content = Das Protokoll entstand mit anderen Karten ({ $made }) als denen hier ({ $here }).
error-log-seed = Der Startwert passt nicht zu der Festlegung, die der Tisch vor dem Austeilen zeigte: Das Protokoll wurde verändert.
error-log-seat = Zeile { $line }: Eine Antwort beginnt mit dem Platz, der sie gab; „{ $text }“ nicht.
error-log-line = Zeile { $line }: { $error }
error-log-since = { $error } { $since }
error-log-check = Zeile { $line }: Eine Prüfzeile lautet „= turn 5 DIGEST“; „{ $text }“ nicht.
error-log-edited = { log-stands }; es wurde verändert.
error-log-corrected = { log-stands }; es wurde verändert, oder eine Regel wurde berichtigt. { $since }
log-stands = Zeile { $line }: Die Partie steht bei { $here }, im Protokoll steht { $there }
error-no-file = Es gibt keine Datei „{ $file }“.
error-unread-file = „{ $file }“ lässt sich nicht als Textdatei lesen: { $error }.

## Was nicht installiert ist; die Extras stehen in pyproject.toml

to-install = noch nicht installiert: pip install 'lineup-table[{ $extra }]'

## Bots

error-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
error-bot-near = Einen Bot „{ $bot }“ gibt es nicht. Meinst du „{ $near }“? Es gibt: { $known }.
error-bot-needs = Der Bot „{ $bot }“ braucht { $needs }, { to-install }
error-bot-ours = Der Bot „{ $bot }“ des Pakets { $package } bleibt draußen: Line-Up hat schon einen Bot dieses Namens.
error-bot-twice = Es gibt zwei Bots „{ $bot }“, aus den Paketen { $first } und { $second }; deinstallier eins davon.
bot-unusable = Der Bot „{ $bot }“ des Pakets { $package } ist nicht zu gebrauchen
error-bot-name = { bot-unusable }: Der Name eines Bots hat nur Kleinbuchstaben, Ziffern und Bindestriche.
error-bot-load = { bot-unusable }: { $place } lässt sich nicht laden ({ $error }).
error-bot-class = { bot-unusable }: { $place } ist keine Klasse.
error-bot-lacks = { bot-unusable }: Der Klasse { $place } fehlt { $missing }.
error-bot-clock = { bot-unusable }: Die Methode choose von { $place } muss jetzt drei Argumente nehmen, (view, ask, clock); clock darf sie ignorieren.
error-bot-named = { bot-unusable }: Die Klasse { $place } heißt „{ $named }“; der Entry-Point muss genauso heißen.
error-bot-text = { bot-unusable }: { $what } von { $place } muss eine Zeile Text sein.
error-program = Ein Programm „{ $program }“ zum Ausführen gibt es nicht. Schreib „cmd:“ und den Befehl eines Programms, etwa „cmd: ./my-bot“ oder „cmd: node my-bot.js“.
error-program-empty = Nach „cmd:“ fehlt der Befehl eines Programms, etwa „cmd: ./my-bot“.
error-program-line = Der Befehl „{ $line }“ ist nicht lesbar: { $error }.
error-program-system = Das Programm „{ $line }“ kann hier kein Bot sein: Das geht unter Linux und macOS.
fault-program-answer = Das Programm „{ $program }“ hat { $answer } geantwortet, und das steht nicht zur Wahl.
fault-program-number = Das Programm „{ $program }“ hat { $answer } geantwortet; die Nummer der Frage ist { $number }.
fault-program-closed = Das Programm „{ $program }“ hat seine Ausgabe geschlossen, statt zu antworten. { $words }
fault-program-died = Das Programm „{ $program }“ endete mit Exit-Status { $code }, statt zu antworten. { $words }
fault-program-killed = Das Programm „{ $program }“ wurde beendet ({ $signal }), bevor es antwortete. { $words }
fault-program-words = Seine letzten Worte: { $words }
fault-program-wordless = Dazu sagte es nichts.
fault-program-flood = Das Programm „{ $program }“ schrieb mehr als eine Zeile, oder eine Zeile mit mehr als { $most } Bytes, oder ungefragt.
fault-program-garbled = Das Programm „{ $program }“ schrieb „{ $answer }“, und das ist kein JSON-Objekt.
fault-program-greeting = Das Programm „{ $program }“ antwortete auf die Begrüßung mit { $answer }; erwartet wird ein „hello“ mit Version { $version }.
fault-program-silent = Das Programm „{ $program }“ hat nicht innerhalb von { $seconds } s geantwortet.
fault-program-start = Das Programm „{ $program }“ ließ sich nicht starten: { $error }.
fault-bot = Der Bot „{ $bot }“ ist gescheitert: { $error }
fault-bot-silent = Er hat nicht innerhalb von { $seconds } s geantwortet.
refused-bots = Die Partie hat { $seats } Plätze; angegeben wurden { $bots } Bots.
refused-bots-answer = Der Bot „{ $bot }“ hat { $answer } geantwortet, und das steht nicht zur Wahl.

## Viele Partien auf einmal

error-games = games = { $games }: Mindestens eine Partie muss es sein.
error-processes = processes = { $processes }: Mindestens einer muss es sein.
error-cards-changed = Eine Kartendatei hat sich geändert, während die Partien gespielt wurden.
error-arena-team = „{ $team }“ ist ein Team, und in diesem Spiel zu { $players } spielt jeder für sich; nenn einzelne Bots.
error-arena-row = „{ $file }“, Zeile { $line } ist keine Partie einer Arena; wurde sie verändert?
error-arena-died = Der Prozess einer Partie starb zweimal, während kein Bot am Werk war ({ $way }; { $bots }; Mischung { $deal }): Ihm ging der Speicher aus.
error-arena-void = Der Prozess einer Partie starb zweimal, während kein Bot am Werk war ({ $way }; { $bots }; Mischung { $deal }): Die Partie zählt für niemanden.
error-arena-failed = Eine Partie scheiterte ({ $way }, Mischung { $deal }, Startwert „{ $seed }“): { $kind }: { $error }
error-network = Das Netz { $file } wurde für Ausgabe { $edition } der Merkmale trainiert, jetzt gilt Ausgabe { $now }; trainier es neu.
error-folder-file = „{ $file }“ ließ sich nicht schreiben: { $error }. Die Partien sind aufbewahrt.
error-folder-other = Der Ordner „{ $folder }“ ist nicht leer; nenn einen neuen oder leeren.
error-folder-write = In „{ $folder }“ lässt sich nicht schreiben: { $error }.
error-folder-held = „{ $folder }“ wird von einem anderen Lauf benutzt; lass ihn erst enden.
error-folder-format = „{ $file }“ hat das Format „{ $format }“; diese Version liest „{ $ours }“.
error-folder-read = „{ $file }“ ist nicht lesbar; nenn einen anderen Ordner.
error-folder-condition =
    Die Partien in „{ $folder }“ wurden mit { $condition ->
        [seconds] --time
        [rollouts] --rollouts
        [deadline] --deadline
        [memory] --memory
        [processor] --processor
        [shard] --shard
       *[other] { $condition }
    } { $was ->
        [None] none
       *[other] { $was }
    } gespielt, nicht { $wish ->
        [None] none
       *[other] { $wish }
    }; nenn einen anderen Ordner, oder nimm dasselbe.
error-folder-cards = Die Karten von { $way } haben sich geändert, seit „{ $folder }“ begonnen wurde; nenn einen anderen Ordner.
error-arena-json = „{ $file }“, Zeile { $line } ist kein JSON; wurde sie verändert?
error-folder-keep = Eine Partie ließ sich nicht in „{ $folder }“ speichern: { $error }. Die Partien davor sind gespeichert; derselbe Befehl macht weiter.
error-run-none = In „{ $folder }“ liegen keine Partien von lineup simulate --out.
error-run-empty = „{ $folder }“ ist ein Teil ohne Partien; füg ihn mit lineup merge zu den anderen.
error-run-unfinished = Der Lauf in „{ $folder }“ ist nicht fertig: Etwa { $kept } von { $games } Partien sind gespielt. Dasselbe lineup simulate macht weiter.
error-run-part = „{ $file }“ ist nicht lesbar; lösch die Datei, und derselbe Befehl spielt ihre Partien noch einmal.
error-run-lost = „{ $file }“ fehlt. Kopier die Datei noch einmal, oder lass dasselbe lineup simulate die Partien noch einmal spielen.
error-run-again = „{ $file }“ fehlt, darum werden alle Partien des Laufs in „{ $folder }“ noch einmal gespielt.
error-run-parquet = „{ $file }“ ist beschädigt und nicht als Parquet lesbar. Kopier die Datei noch einmal, oder lösch sie und lass dasselbe lineup simulate die Partien noch einmal spielen.
error-run-foreign = „{ $file }“ ist nicht die Tabelle „{ $table }“, Version { $version }: Ein anderes Programm oder eine andere Version hat sie geschrieben. Kopier die richtige dorthin, oder lösch sie und lass dasselbe lineup simulate die Partien noch einmal spielen.
error-run-rows = „{ $file }“ hat { $rows } Zeilen; geschrieben wurden { $written }. Kopier die Datei noch einmal, oder lösch sie und lass dasselbe lineup simulate die Partien noch einmal spielen.
error-shard = „{ $shard }“ ist kein Teil; den zweiten von dreien schreibst du als 2/3.
error-shard-empty =
    Ein Lauf mit { $games } { $games ->
        [one] Partie
       *[other] Partien
    } lässt sich höchstens { $most }-fach teilen; einen Teil { $shard } gibt es nicht.
error-merge-shards =
    { $count ->
        [one] Ein Lauf in einem Stück braucht dieses Stück einmal
       *[other] Ein Lauf in { $count } Teilen braucht jeden davon einmal
    }; genannt hast du { $given }.
error-merge-differ = „{ $one }“ und „{ $other }“ gehören zu verschiedenen Läufen: { $condition } ist dort { $mine }, hier { $its }.
error-merge-networks = „{ $one }“ und „{ $other }“ unterscheiden sich, ihre Partien gehören also zu verschiedenen Trainings. Lass einen Rechner lernen und die anderen mit seinem Netz spielen.
error-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $error }.
error-cluster-lost = Die Verbindung zum Cluster unter „{ $address }“ ging verloren: { $error }. Mit --out sind die gespielten Partien aufbewahrt; derselbe Befehl macht weiter.
error-mirrored = Alle Bots sind gleich, es gibt also keine Plätze zu tauschen; lass --mirrored weg, oder nenn verschiedene Bots.
error-game-failed = Partie { $number } (Startwert „{ $seed }“) scheiterte: { $error }
error-worker = Ein Arbeitsprozess ist gestorben: Ihm ging der Speicher aus, oder dem aufrufenden Skript fehlt `if __name__ == "__main__":`. Versuch processes=1.
error-device-not-built = Der native Kern für CUDA ist hier nicht gebaut; python -m tools.native --device cuda baut ihn, wo es nvcc gibt.
error-no-device = Hier gibt es kein CUDA-Gerät.
error-device = Das CUDA-Gerät hat aufgegeben: { $trouble }
error-device-mix = Eine so große Mischung kann ein CUDA-Gerät nicht spielen; der Prozessor kann es.
error-seeds = seeds ist leer: Ein Stapel braucht mindestens eine Partie.
error-batch-closed = Der Stapel ist geschlossen.
error-batch-answers = Es gibt { $games } Partien; gegeben wurden { $answers } Antworten.
error-batch-over = Partie { $number } ist vorbei; ihre Antwort muss None sein, nicht { $given }.
error-batch-observe = Bei mehreren Prozessen muss observe eine Funktion eines Moduls sein; { $observe } lässt sich ihnen nicht schicken. Nenn eine, oder sag processes=1.
error-batch-option = Partie { $number } bietet { $given } nicht an.
error-batch-number = Partie { $number } hat { $options } Optionen, ab 0 nummeriert; { $given } ist keine davon.
error-action = Aktion { $action } ({ $text }) ist jetzt nicht erlaubt; erlaubt sind { $near }.
error-action-unknown = Eine Aktion { $action } gibt es nicht; Aktionen sind von 0 bis { $most } nummeriert, und erlaubt sind jetzt { $near }.
error-action-over = Die Partie ist vorbei, Aktion { $action } kommt also zu spät. Beginn die nächste mit reset.
error-env-alone = OpenSpiel kann keine Partie gegen die Uhr spielen, denn sie hat nur eine Seite; nimm PettingZoo oder Gymnasium.
error-env-needs = Diese Umgebung braucht { $needs }, { to-install }
error-env-reset = Noch ist keine Partie ausgeteilt; beginn mit reset.
error-env-opponents =
    { $needed ->
        [one] Ein Gegner sitzt
       *[other] { $needed } Gegner sitzen
    } an diesem Tisch; { $given ->
        [one] genannt wurde einer
       *[other] genannt wurden { $given }
    }. Nenn einen für alle, oder einen für jeden Platz.
error-env-inside = Wo viele Partien auf einmal laufen, spielen nur `random` und `casual`, oder niemand außer dir; „{ $given }“ nicht.
error-render-mode = Einen render mode „{ $mode }“ gibt es nicht; es gibt { $known }.

## Nachgeschlagene Regeln

error-ledger = Für das Spiel „{ $game }“ gibt es kein Regelverzeichnis; es gibt eins für { $known }.
error-rule = Eine Regel „{ $rule }“ gibt es nicht.
error-rule-near = Eine Regel „{ $rule }“ gibt es nicht; ähnlich heißen { $near }.

## Die Datenbank eines Servers

error-data-address = „{ $data }“ ist keine Adresse einer Datenbank; --data nimmt eine Datei oder eine Adresse wie { $example } oder { $other }.
error-address-signs = Die Adresse „{ $data }“ lässt sich auf mehr als eine Weise lesen; schreib in ihrem Namen, ihrem Passwort und ihren Einstellungen @ als %40, : als %3A, / als %2F, ? als %3F und # als %23.
error-data-uri = --data nimmt die Datenbankdatei selbst, etwa tables.db oder { $example }, und keine andere Form ihres Namens.
error-data-kind = „{ $data }“ kann Line-Up nicht als Datenbank benutzen; --data nimmt eine Datei oder eine Adresse wie { $example } oder { $other }.
error-data-driver = „{ $data }“ braucht { $needs }, { to-install }
error-data-superseded = ein anderer Server hat die Datenbank übernommen
error-data-sole = Ein anderer Server benutzt „{ $data }“ und teilt sie nicht; halt ihn an, oder starte beide mit --redis.
error-data-unshared = „{ $data }“ können sich mehrere Server nicht teilen; --redis braucht Tische in PostgreSQL, wie mit --store { $example }.
error-table-elsewhere = Diesen Tisch hat ein anderer Prozess dieses Servers.
error-table-superseded = ein anderer Server hat den Tisch übernommen
error-redis-address = --redis nimmt die Adresse eines Redis, etwa { $example }.
error-redis-open = Das Redis „{ $redis }“ ist nicht zu benutzen: { $error }.
error-data-used = Ein anderer Server benutzt „{ $data }“; halt ihn an, oder nenn mit --data eine andere Datenbank.
error-data-kept = Die Datenbank „{ $data }“ lässt sich nicht für diesen Server sperren: { $error }.
error-data-folder = Der Ordner „{ $folder }“ für die Datenbank lässt sich nicht anlegen: { $error }.
error-data-linked = Die Datei der Datenbank „{ $data }“ hat { $n } Namen (Hardlinks), und zwei Server unter zwei Namen würden sie beschädigen; lösch die anderen Namen, oder nimm eine Kopie, die `lineup backup` gemacht hat.
error-data-empty = Die Datei „{ $data }“ ist leer und keine Datenbank; in ihr wurde nichts geändert. Setz mit `lineup restore` eine Sicherung an ihre Stelle, oder lösch sie, um neu anzufangen.
error-data-open = Die Datenbank „{ $data }“ lässt sich nicht öffnen: { $error }.
error-data-none = „{ $data }“ ist keine Datenbank von Line-Up ({ $error }); nenn mit --data eine andere Datenbank.
error-data-newer = Die Datenbank „{ $data }“ hat ein neueres Line-Up geschrieben ({ $error }); erneuere Line-Up, oder nenn mit --data eine andere Datenbank.
error-data-foreign = „{ $data }“ ist die Datenbank eines anderen Programms; nenn mit --data eine andere Datenbank.
error-data-damaged = Die Datenbank „{ $data }“ ist beschädigt ({ $error }); in ihr wurde nichts geändert. Setz mit `lineup restore` eine Sicherung an ihre Stelle.
error-data-lacks = In der Datenbank „{ $data }“ fehlt { $what }; in ihr wurde nichts geändert. Setz mit `lineup restore` eine Sicherung an ihre Stelle.
error-data-row = In der Datenbank „{ $data }“ ist die Zeile { $row } von { $table } nicht lesbar; in ihr wurde nichts geändert. Setz mit `lineup restore` eine Sicherung an ihre Stelle.
error-backup-none = Es gibt keine Datenbank „{ $data }“ zu sichern; nenn sie mit --data.
error-backup-there = „{ $file }“ gibt es schon; nenn eine andere Datei.
error-backup-failed = „{ $file }“ ließ sich nicht schreiben: { $error }.
error-backup-old = Die alte Sicherung „{ $file }“ ließ sich nicht löschen: { $error }.
error-backup-kind = Line-Up kopiert nur Datenbanken in einer Datei; für PostgreSQL gibt es pg_dump und pg_restore.
error-restore-none =
    { $folder ->
        [yes] „{ $file }“ ist ein Ordner; nenn die Sicherung darin.
       *[no] Es gibt keine Sicherung „{ $file }“.
    }
error-restore-read = Die Sicherung „{ $file }“ ist nicht lesbar: { $error }.
error-restore-unfit =
    Die Sicherung „{ $file }“ { $why ->
        [none] ist keine Datenbank von Line-Up ({ $error })
        [foreign] ist die Datenbank eines anderen Programms
        [newer] hat ein neueres Line-Up geschrieben ({ $error }), das sie zurückholen kann
       *[damaged] ist beschädigt ({ $error })
    }; nichts wurde geändert. Nenn eine andere, die `lineup backup` gemacht hat.
error-restore-empty = In der Sicherung „{ $file }“ ist nichts; nichts wurde geändert. Nenn eine, die `lineup backup` gemacht hat.

## Was kein Ende hat, und was kein Drittes

error-endless = Der Text von { $card } nimmt kein Ende.
refused-second-game = Die erste Partie des Matches ist noch nicht vorbei.
refused-third-game = Ein Match hat zwei Partien; die zweite liegt auf dem Tisch.
