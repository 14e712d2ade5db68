app-name = Line-Up
app-home = Line-Up, Startseite
app-title = { $page } · Line-Up
app-pages = Seiten
app-language = Sprache
app-skip = Zum Inhalt springen
app-unofficial = Line-Up ist ein inoffizielles Fanprojekt und wird von DC Comics, Warner Bros. und Cryptozoic Entertainment weder hergestellt noch gebilligt oder gefördert. Figuren und Spielnamen gehören ihren Eigentümern. Regeln und Kartentexte sind in unseren eigenen Worten, die Bilder sind eigene Zeichnungen.
close = Schließen
dismiss = Ausblenden
home = Start
loading = Einen Moment …
try-again = Noch einmal versuchen
you = Du
a-card = eine Karte
no-card = keine Karte
problem-bang = Autsch!
problem-start = Zur Startseite
lost-title = Nicht gefunden
lost-text = Hier gibt es keine Seite „{ $path }“. Vielleicht ist die Adresse vertippt oder die Seite umgezogen.
api-unreachable = Der Server antwortet nicht. Prüf, ob er läuft und du online bist, und versuch es dann noch einmal.
kept-title = Deine Daten
kept-why = Deine Tische, Partien und Sets liegen nur in diesem Browser. Speichere sie ab und zu in einer Datei und lade sie in einem anderen Browser oder nach dem Löschen der Websitedaten.
kept-save = In Datei speichern
kept-load = Aus Datei laden
kept-replace = Alles, was dieser Browser aufbewahrt, wird durch den Inhalt der Datei ersetzt. Weitermachen?
kept-wrong = „{ $file }“ enthält keine gespeicherten Tische.
site-friends = Deine Tische sind nur in diesem Browser. Um mit Freunden zu spielen, startet einer von euch einen Server; füg dann seinen Link ein.
site-opening = Die Tische werden geöffnet: { $percent } %
site-unsafe = Hier lässt dein Browser keine Seite Partien aufbewahren. Öffne diese Seite über HTTPS oder auf dem Rechner, der sie ausliefert, als http://localhost.
site-failed = Die Tische ließen sich nicht öffnen. Lade die Seite neu; hilft das nicht, nimm einen anderen Browser oder einen, der Websitedaten behält.
api-no-reason = Der Server hat mit { $status } geantwortet und keinen Grund genannt.
settings-title = Einstellungen
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-pace = Tempo der Bots
settings-pace-instant = Sofort
settings-pace-fast = Schnell
settings-pace-normal = Normal
settings-pace-slow = Langsam
settings-motion = Bewegung
settings-motion-full = Voll
settings-motion-fast = Schnell
settings-motion-off = Aus
settings-sound = Ton
settings-volume = Lautstärke der Töne
settings-music = Lautstärke der Musik
settings-captions = Für jeden Ton ein Zeichen zeigen
settings-captions-hint = Zum Spielen ohne Ton: „♪ Geblockt“, „♪ Du bist am Zug“.
level = { $n } von 10
level-off = Aus
caption-played = Karte ausgespielt
caption-bought = Karte gekauft
caption-shuffled = Mischen
caption-destroyed = Karte zerstört
caption-first_appearance = Erster Auftritt
caption-attacked = Angriff
caption-defended = Abgewehrt
caption-blocked = Geblockt
caption-confronted = Konfrontation
caption-held = Standgehalten
caption-defeated = Besiegt
caption-out = Ausgeschieden
caption-turn = Du bist am Zug
caption-over = Spielende
caption-chat = Nachricht
caption-clock = Die Zeit wird knapp
caption-sign = Signal
sound-on = Ton einschalten
sound-off = Ton ausschalten
settings-warn = Warne mich, bevor ich einen Zug verschenke
settings-warn-hint = Wenn du deinen Zug mit spielbaren Karten oder einer bezahlbaren Karte beendest oder dich ohne genug Macht für eine Konfrontation bereit meldest.
settings-pass = Antworte für mich, wenn es nur eine Antwort gibt
settings-pass-hint = Nur gegen Bots ist das immer an. Mit anderen Leuten wartet es eine zufällige Zeit, auch wenn du selbst passt, damit niemand auf deine Hand schließen kann. Aus: Du passt jedes Mal selbst.
settings-auto-end = Beende meinen Zug, wenn nichts mehr zu tun ist
settings-auto-end-hint = Es wartet einen Moment und sagt es vorher; „Noch nicht“ hält es auf.
settings-gains = Nimm kostenlose Macht für mich
settings-gains-hint = Wo eine Karte fragt, ob du Macht willst, und ein Nein dir nichts bringt. Rückgängig nimmt es zurück.
settings-keys = Tasten am Tisch
settings-keys-hint = Buchstaben, Ziffern und Zeichen antworten und öffnen etwas. Ohne das gehen Tab, Pfeiltasten, Enter und Esc weiterhin.
settings-notices = Sag mir Bescheid, wenn ich am Zug bin
settings-notices-hint = Eine Browser-Meldung, während du auf einer anderen Seite bist.
settings-notices-refused = Dein Browser blockiert Meldungen dieser Seite. Erlaube sie in den Website-Einstellungen und versuch es noch einmal.
settings-insecure = Um Line-Up als App zu installieren oder Bescheid zu bekommen, öffne es über HTTPS oder von einem Server auf diesem Rechner.
settings-kept = In diesem Browser gespeichert.
name-label = Dein Name, wie andere ihn sehen
name-use = Diesen Namen nehmen
invite-link = Einladungslink
invite-go = Zum Tisch
invite-wrong = „{ $typed }“ ist keine Einladung. Sie sieht so aus: { $origin }/table/…; füg den ganzen Link ein.
invite-address = Adresse dieses Tisches
invite-qr = QR-Code mit der Adresse des Tisches
invite-scan = Scanne ihn mit einem Handy, um mitzuspielen.
invite-copy = Kopieren
invite-copied = Kopiert.
invite-press = Drück Strg+C, um ihn zu kopieren.
home-aim = Bau ein Deck aus Helden und Schurken, schalte die Superschurken aus und hol die meisten Siegpunkte.
home-play = Jetzt spielen
home-game = 
    { $title }, { $n ->
            [0] du allein
            [one] du und { $n } Bot
          *[other] du und { $n } Bots
    }.
home-game-kind = 
    { $title }, du und { $n ->
            [one] { $n } Bot ({ $kind })
          *[other] { $n } Bots ({ $kind })
    }.
home-change = Spiel ändern
home-fan = Einige der Karten
home-daily = Partie des Tages
home-daily-what = Dieselben Karten und dieselben Gegner für alle. Ein Versuch zählt.
home-daily-button = Zur heutigen Partie
home-resume = Weiterspielen
home-all-yours = Alle { $n } deiner Tische
home-new = Jedes Spiel, jede Variante oder Mischung, auch mit deinen eigenen Karten. Lade Freunde per Link ein; Bots nehmen die übrigen Plätze.
home-new-button = Tisch aufbauen
home-public = 
    { $n ->
            [one] { $n } öffentlicher Tisch
          *[other] { $n } öffentliche Tische
    }
home-cards = Jede Karte jeder Box: Text, Quelle, Klarstellungen. Tipp eigene ein und spiel damit.
home-cards-button = Karten ansehen
home-rules = Jede Regel jedes Spiels hat eine Nummer. Schlag sie nach und beende den Streit.
home-rules-button = Regel nachschlagen
join-short = Mitspielen
join-title = An einen Tisch setzen
join-nobody = Gerade sucht niemand Mitspieler.
join-open = Selbst einen Tisch öffnen
join-invited = Mit Einladung
join-name = Du spielst als { $name }.
join-rename = Namen ändern
lobby-public = Öffentliche Tische
lobby-yours = Deine Tische
lobby-your-turn = Du bist am Zug
lobby-open = 
    { $n ->
            [one] { $n } freier Platz
          *[other] { $n } freie Plätze
    }
lobby-starting = Gleich geht es los
lobby-waiting = Wartet auf andere
lobby-watch = Läuft: zuschauen
lobby-ask = Um Einlass bitten
lobby-over = Beendet
lobby-read-only = Nur lesen
cards-title = Karten
cards-all = Alle Karten
cards-words = Wörter in Name oder Text
cards-words-example = power ring
cards-any = Alle
cards-own-group = Dein Set: { $title }
cards-count = 
    { $n ->
            [one] { $n } Karte
          *[other] { $n } Karten
    }
cards-some = 
    { $n ->
            [one] { $n } Karte
          *[other] { $n } Karten
    } von { $all }.
cards-show-all = Alle zeigen
cards-none = Keine Karte passt. Nimm weniger Wörter oder zeig alle.
card-title = Karte
card-path = Du bist hier
card-box = Box
card-type = Typ
card-type-level = { $type }, Stufe { $level }
card-cost = Kosten
card-keyword = Schlüsselwort
card-keywords = Schlüsselwörter
card-keyword-name = 
    { $keyword ->
            [assist] Unterstützung
            [attack] Angriff
            [defense] Abwehr
            [block] Block
            [ongoing] Dauerhaft
          *[confrontation] Konfrontation
    }
card-text = Text
card-points = Siegpunkte
card-points-vary = wie ihr Text sagt
card-points-word = 
    { $n ->
            [one] Siegpunkt
          *[other] Siegpunkte
    }
card-points-variable = variable Siegpunkte
card-copies = In der Box
card-copies-count = 
    { $n ->
            [one] { $n } Exemplar
          *[other] { $n } Exemplare
    }
card-owner = Gehört zu
card-belongs = Gehört zu { $name }
card-belongs-spoken = gehört zu { $name }
card-sources = Woher das kommt
card-source = 
    { $field ->
            [text] Text
            [facts] Angaben
            [copies] Anzahl
            [ours] Teils von uns
          *[other] { $field }
    }
card-rulings = Klarstellungen
card-rules = Regeln dazu
card-no-rule = Keine Regel nennt diese Karte. Siehe die { $link }.
card-no-rule-link = Regeln des Spiels
card-yours = Du hast sie ersetzt: { $link }.
card-level = Stufe
card-full-name = { $name }, Stufe { $level }
card-mark = { $text }: { $meaning }
card-no-text = Diese Karte hat keinen Text.
card-face-down = Eine verdeckte Karte
card-silent = Für den Rest dieser Partie abgeschaltet: Ihr Text kam nie zu einem Ende.
chip-name = { $name } Stufe { $level }
chip-cost = Kosten
spoken-cost = Kosten { $n }
spoken-points-vary = variable SP
spoken-ours = teils von uns: { $ours }
points = { $n } SP
provenance-real = Echt
provenance-partial = Teilweise
provenance-inferred = Erschlossen
provenance-stand-in = Platzhalter
provenance-custom = Eigene
text-real = Echter Text
text-partial = Teilweise echter Text
text-inferred = Erschlossener Text
text-stand-in = Platzhaltertext
text-custom = Eigener Text
texts-real = { $n } echt
texts-partial = { $n } teilweise
texts-inferred = { $n } erschlossen
texts-stand-in = { $n } Platzhalter
texts-custom = { $n } eigene
texts-all = 
    { $n ->
            [one] { $n } Karte
          *[other] { $n } Karten
    }: { $parts }.
spoken-text-partial = teilweise echter Text
spoken-text-inferred = erschlossener Text
spoken-text-stand-in = Platzhaltertext
spoken-text-custom = eigener Text
meaning-real = Tut, was die gedruckte Karte tut, in unseren Worten.
meaning-partial = Ein Teil tut, was die gedruckte Karte tut; der Rest ist von uns.
meaning-inferred = Aus anderen Karten und den Regeln erschlossen.
meaning-stand-in = Unser eigener Text: Den gedruckten kennen wir nicht.
meaning-custom = Aus einem Kartenset, das jemand gemacht hat.
meaning-ours = Teils von uns: { $ours }. Der Rest tut, was die gedruckte Karte tut.
source-rulebook = Aus der Spielanleitung.
source-lists = Aus öffentlichen Kartenlisten.
source-estimated = Unsere Schätzung.
rules-title = Regeln
rules-words = Wörter oder eine Nummer, in allen Spielen
rules-common = Allen Boxen gemeinsam
rules-words-example = defense discard oder { $rule }
rules-sections = Abschnitte
rules-unknown = Es gibt keine Regel „{ $id }“. Such nach Wörtern daraus oder wähl ein Spiel und lies weiter.
rules-count = 
    { $n ->
            [one] { $n } Regel
          *[other] { $n } Regeln
    }
rules-found = 
    { $n ->
            [one] { $n } Regel
          *[other] { $n } Regeln
    } mit „{ $words }“
rules-clear = Löschen
rules-none = Keine Regel enthält alle diese Wörter. Nimm weniger oder andere Formen.
rule-example = Ein Beispiel
rule-rulebook = Spielanleitung: { $source }
rule-house = Unsere Hausregel; sie steht in keiner Spielanleitung.
rule-ruling = Unsere Entscheidung, da die Spielanleitung schweigt: { $source }
new-title = Neuer Tisch
new-game = Spiel
new-game-chosen = Gewählt
new-players = Spieler
new-how-many = Wie viele
new-with-players = Mit { $n }: { $how }.
new-variants = Varianten und Mischungen
new-mix = Eine andere Box einmischen (eine auf einmal)
new-mix-none = Keine
new-at-table = Am Tisch
new-match = Ein Match aus zwei Partien
new-match-hint = Die Karten werden in zwei Hälften geteilt. Ihr spielt mit jeder eine Partie, und die Summe beider Wertungen entscheidet.
new-score = Den laufenden Punktestand zeigen
new-score-hint = Soweit ihn jeder Spieler kennen kann.
new-listed = In der Liste der Tische zeigen
new-listed-hint = Sonst finden ihn nur Leute mit dem Link.
new-undo = Züge zurücknehmen
new-undo-free = Frei, bis Neues zu sehen ist
new-undo-ask = Wenn die anderen zustimmen
new-undo-never = Nie
new-hints-bots = Nur gegen Bots
new-hints-always = Für alle Spieler
new-hints-never = Für niemanden
new-swaps = 
    { $n ->
            [0] Getauschte Karten
          *[other] Getauschte Karten: { $n }
    }
new-swaps-or-groups = Tausch einzelne Karten oder nimm ganze Gruppen aus einer anderen Box, nicht beides.
new-groups = Kartengruppen aus anderen Boxen
new-own = 
    { $n ->
            [0] Deine eigenen Karten
          *[other] Deine eigenen Karten: { $n }
    }
new-switches = 
    { $n ->
            [0] Regelschalter
            [one] Regelschalter: { $n } Änderung
          *[other] Regelschalter: { $n } Änderungen
    }
new-house = Hausregeln
new-house-hint = Sie sind von uns und stehen in keiner Spielanleitung. Wir haben gemessen, was sie im Spiel bewirken.
new-who = Wer bist du?
new-who-here = Wer spielt hier?
new-who-hint = Lass es leer, um als Gast zu spielen.
new-yours = Dein Tisch
new-open = Tisch öffnen
new-open-hint = Du bekommst einen Link für deine Freunde.
new-start = Losspielen
new-texts = Kartentexte dieses Spiels
new-stand-ins = Platzhalter sind unsere eigenen Texte für Karten, deren gedruckten Text wir nicht kennen. Sie sind auf der Karte gekennzeichnet. { $link }.
new-stand-ins-link = Tipp deine ein
players = 
    { $n ->
            [one] { $n } Spieler
          *[other] { $n } Spieler
    }
rate = Wie stark ist sie?
rate-about = Bots spielen dieselben Partien mit deiner Karte und mit Karten der Box von gleichem Typ und gleichen Kosten. Jedes Mal beginnt ein zusätzliches Exemplar auf einer Starthand.
rate-card = Karte
rate-box = Vergleichen mit den Karten von
rate-do = Messen
rate-deals = { $n } von { $of } Partien, jede zweimal gespielt, damit beide Spieler einmal beginnen
rate-verdict = 
    { $verdict ->
            [stronger] { $card } ist stärker als vergleichbare Karten ({ $type }): Sie gewinnt { $n } Prozentpunkte öfter, höchstwahrscheinlich { $low } bis { $high }.
            [weaker] { $card } ist schwächer als vergleichbare Karten ({ $type }): Der Unterschied an Siegen beträgt { $n } Prozentpunkte, höchstwahrscheinlich { $low } bis { $high }.
          *[level] { $card } ist etwa so stark wie vergleichbare Karten ({ $type }): Der Unterschied von { $n } Prozentpunkten ({ $low } bis { $high }) kann Zufall sein.
    }
rate-neighbour = Verglichen mit
rate-beside = { $card }, Kosten { $cost }
rate-wins = Siege damit
rate-share = { $n } %
rate-more = { $card } im Vergleich
rate-points = { $n } ({ $low } bis { $high })
forecast = Wie wird es sein?
forecast-hint = Während du wählst, spielen Bots dieses Spiel auf dem Server, um zu zeigen, wie es läuft.
forecast-first = Die ersten Partien werden gespielt …
forecast-games = { $n } von { $of } Partien
forecast-length = Länge
forecast-turns = { $n } Züge aller Spieler zusammen; die meisten Partien brauchen { $least } bis { $most }
forecast-first-player = Der Startspieler gewinnt
forecast-share = { $n } % ({ $low } bis { $high })
forecast-share-fair = { $n } % ({ $low } bis { $high }); fair wären { $fair } %
forecast-won = Gegen die Uhr gewonnen
forecast-stalls = Die Auslage steckt fest
forecast-stalled = zwei volle Runden lang in { $n } % der Partien ({ $low } bis { $high })
forecast-no-end = Partien ohne Ende
forecast-dominant = Übermächtige Karten
forecast-card = { $card }: Ihre Besitzer gewinnen { $n } Prozentpunkte öfter ({ $low } bis { $high }) als andere, die gleich viel ausgegeben haben
forecast-no-cards = In so vielen Partien keine gefunden.
forecast-bots = Mittelstarke Bots haben diese Partien gespielt; Menschen spielen anders. In 19 von 20 Fällen liegt der wahre Wert in den Klammern.
players-from = { $least } bis { $most } Spieler
groups-about = Nimm ganze Kartengruppen aus einer anderen Box: etwa ihre Schurken zu den Helden dieser Box.
groups-label = Karten: { $group }
groups-own = { $set } (eigene)
groups-other-half = Die andere Hälfte spielen
groups-other-half-hint = Die beiden Sets tauschen die Plätze: Spielt eine zweite Partie mit den Karten, die bei der ersten draußen blieben.
swap-about = Tausch eine Karte gegen eine aus einer anderen Box. Die Spielanleitungen raten zu gleichem Typ und gleichen Kosten.
swap-card = { $name } ({ $type }, { $cost })
swap-card-of = { $card }, { $box }
swap-out = { $card } geht für
swap-keep = Behalten
swap-keep-card = { $card } behalten
swap-none = Noch keine Karten getauscht.
swap-goes = Geht
swap-comes = Kommt
swap-choose = Karte wählen
swap-choose-first = Wähl zuerst die Karte, die geht
swap-do = Tauschen
switch-find = Schalter suchen
switch-back = Alle { $n } zurücksetzen
switch-printed = { $value } (wie gedruckt)
switch-ours = (unsere Hausregel)
switch-none = Kein Schalter passt zu „{ $words }“.
own-about = Sets aus deiner Werkstatt. Ihre Karten kommen ins Spiel oder ersetzen unsere Texte.
own-set = 
    { $title } ({ $n ->
            [one] { $n } Karte
          *[other] { $n } Karten
    })
own-set-hint = 
    { $unfinished ->
            [0] { "" }
            [one] { $unfinished } unfertige Karte bleibt draußen.
          *[other] { $unfinished } unfertige Karten bleiben draußen.
    }
own-none = Du hast noch keine Karten gemacht.
own-workshop = Zur Werkstatt
own-unready = { $title }: Noch keine Karte daraus ist spielbar.
workshop-title = Deine Sets
workshop-about = Du hast eine Box? Tipp deine Karten ein, wie sie gedruckt sind, und sie ersetzen unsere Platzhalter. Oder erfinde eigene. Alles wird beim Tippen gespeichert.
workshop-sets = Sets
workshop-none = Noch keine. Tipp eine Karte ein, um eins zu beginnen.
workshop-unfinished = 
    { $n ->
            [one] { $n } Karte ist nicht fertig.
          *[other] { $n } Karten sind nicht fertig.
    }
workshop-unsaved = 
    { $n ->
            [one] { $n } Karte ist nur in diesem Browser.
          *[other] { $n } Karten sind nur in diesem Browser.
    }
workshop-shared = geteilt
workshop-new-set = Ein neues Set
workshop-first-set = Meine Karten
workshop-box-set = Mein { $box }
workshop-make = Anlegen
workshop-import = Set-Datei importieren (TOML)
workshop-import-empty = Die Datei ist leer.
workshop-limits = Bis zu { $sets } Sets mit { $cards } Karten; ein Text hat bis zu { NUMBER($text, useGrouping: "always") } Zeichen.
workshop-boxes = Eine Box vervollständigen
workshop-progress = { $own } von { $all } Texten sind deine eigenen.
form-new = Neue Karte
form-another = Noch eine neue Karte
form-next = Nächste: { $name }
form-replaces = Ersetzt unseren Text von { $name } ({ $box }). Leere Felder bleiben wie gedruckt.
form-replace = Diesen Platzhalter ersetzen
form-replace-card = Unseren Platzhalter von { $name } ersetzen
form-edit-card = Deine { $name } bearbeiten
form-name = Name
form-name-example = Nachtkurier
form-choose = Wählen
form-points-example = 1 oder 10*
form-copies = Exemplare
form-emblem = Emblem
form-emblem-example = wessen Zeichen
form-side = Seite
form-text = Text, wie gedruckt
form-picture = Bild
form-picture-hint = Ein PNG, JPEG oder WebP. Es wird auf die Form der Karte geschnitten, { $width } Pixel breit und höchstens { $kib } KiB groß. Andere sehen es überall, wo sie die Karte treffen.
form-picture-drop = Bild wegnehmen
picture-unreadable = Dein Browser kann das nicht als Bild lesen. Nimm ein PNG, JPEG oder WebP.
form-text-example = +2 Macht. Ziehe eine Karte.
form-understood = Verstanden.
form-faults = 
    { $n ->
            [one] Eine Sache zu beheben
          *[other] { $n } Dinge zu beheben
    }:
form-warnings = 
    { $n ->
            [one] Verstanden, mit einem Hinweis
          *[other] Verstanden, mit { $n } Hinweisen
    }:
form-mend = „{ $words }“ in „{ $mend }“ ändern
form-heard = Bis hier verstanden: „{ $words }“
form-next-words = Danach kann eine Karte sagen:
form-kind = { $kind }: { $examples }
form-readings = Was ist gemeint?
form-reading = { $meaning }: „{ $words }“
form-nearest = Oder wähl einen Satz, der verstanden wird:
form-nearest-use = „{ $sentence }“ nehmen
form-result = Die Karte
form-does = Was sie tut
form-wording = In unseren Worten
form-stand-in = Unser Platzhalter, zum Vergleich
form-try = Ausprobieren
form-try-hint = Öffnet einen Tisch gegen Bots mit der Karte auf deiner Starthand.
form-trying = Ein Tisch wird geöffnet …
form-try-faults = Behebe erst den Text: Ausprobieren kannst du nur eine Karte, die verstanden wird.
form-try-problem = Dieses Set ist noch nicht spielbar; seine Seite sagt, warum.
form-set = Set
form-remove = Karte löschen
form-remove-title = { $name } löschen?
form-remove-text = Was du getippt hast, ist dann endgültig weg.
form-remove-not = Behalten
form-kept = Was du getippt hast, ist in diesem Browser aufbewahrt und wird gespeichert.
form-refused = Was du getippt hast, ist in diesem Browser aufbewahrt und wird gespeichert, sobald du das behebst.
form-too-long = 
    { $field ->
            [name] Der Name
            [type] Der Typ
            [cost] Das Feld der Kosten
            [vp] Das Feld der Siegpunkte
            [copies] Das Feld der Exemplare
            [emblem] Das Emblem
            [level] Die Stufe
            [side] Die Seite
          *[text] Der Text
    } ist zu lang: höchstens { NUMBER($n, useGrouping: "always") } Zeichen.
form-forgetful = Dieser Browser speichert nichts. Bleib auf dieser Seite, bis sie „Gespeichert“ sagt.
saving-new = Noch nichts getippt
saving-typing = Speichert …
saving-saved = Gespeichert
saving-failed = Noch nicht gespeichert
conflict-title = Anderswo geändert
conflict-changed = Diese Karte wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Nichts wurde überschrieben: Welche willst du?
conflict-gone = Diese Karte wurde in einem anderen Tab oder auf einem anderen Gerät gelöscht. Was du hier getippt hast, ist noch da.
conflict-here = Hier getippt
conflict-there = Dort gespeichert
conflict-keep-mine = Behalten, was ich hier getippt habe
conflict-take-theirs = Die andere behalten
conflict-keep-both = Beide behalten
conflict-let-go = Verwerfen
set-title = Titel
set-rename = Umbenennen
set-rename-do = Diesen Titel nehmen
set-left-out = Unfertige Karten bleiben aus Partien draußen.
set-problem = So ist dieses Set nicht spielbar: { $why }
set-play = Damit spielen
set-export = Als Datei speichern
set-remove = Set löschen
set-remove-title = „{ $title }“ löschen?
set-remove-text = 
    { $n ->
            [one] Seine Karte ist
          *[other] Seine { $n } Karten sind
    } dann endgültig weg. Tische, die damit spielen, behalten ihre Kopie.
set-share = Teilen
set-share-about = Wer den Link hat, kann dieses Set ansehen und sich kopieren. Ändern kannst nur du es.
set-share-do = Link erzeugen
set-shared = Wer diesen Link hat, kann dieses Set ansehen und sich kopieren:
set-link = Link zu diesem Set
set-unshare = Nicht mehr teilen
set-empty = Noch keine Karten.
set-card-faults = 
    { $name }: { $n ->
            [one] eine Sache zu beheben
          *[other] { $n } Dinge zu beheben
    }
set-card-unsaved = Noch nicht gespeichert
shared-title = Ein geteiltes Set
shared-by = Ein Set von { $name }.
shared-by-somebody = Jemand hat dieses Set geteilt.
shared-yours = Dieses Set gehört dir.
shared-copy = Kopie nehmen
compare-start = Karten vergleichen
compare-pick = { $name } vergleichen
compare-show = 
    { $n ->
            [0] Wähl Karten zum Vergleichen
          *[other] { $n } vergleichen
    }
compare-stop = Vergleich beenden
compare-title = Nebeneinander
seat-number = Platz { $n }
seat-who = Wer auf Platz { $n } sitzt
seat-hero = Als wer Platz { $n } spielt
seat-for-friend = Frei für einen Freund
seat-for-person = Frei für einen Menschen
seat-here = Jemand an diesem Gerät
seat-here-name = Name von Platz { $n }
seat-here-guest = Gast
seat-rating-hint = Die Wertung eines Bots sagt, wie stark er ist, gemessen in Partien zwischen Bots. Höher ist stärker; alle beginnen bei 25.
seat-here-hint = Reicht dieses Gerät herum. Ein Vorhang verdeckt jede Hand, bis ihr Spieler ihn hebt.
seat-is-here = am Gerät des Gastgebers
seat-any-hero = Zufällig
seat-as = als { $name }
seat-bot = Bot: { $bot }
seat-bot-rated = Bot: { $bot }, Wertung { $rating }
seat-you = { $name } (du)
seat-open = frei
seat-taken = besetzt
seat-is-open = Frei
seat-is-bot = Bot
seat-host = Gastgeber
seat-away = nicht da
seat-away-now = gerade nicht da
seat-bot-plays = ein Bot spielt für ihn
seat-bot-plays-on = entfernt, ein Bot spielt weiter
seat-let-bot = Einen Bot für { $name } spielen lassen
seat-gave-up = hat aufgegeben
team = Team { $team }
partner = Partner
your-partner = Dein Partner { $name }
room-public = Öffentlicher Tisch
room-private = Tisch für Leute mit dem Link
room-closed = Geschlossener Tisch: Der Gastgeber lässt ein
room-waiting = 
    { $n ->
            [one] Es fehlt noch ein Spieler.
          *[other] Es fehlen noch { $n } Spieler.
    }
room-full = Alle sind da. Der Gastgeber startet das Spiel.
room-full-host = Alle sind da. Starte, wann du willst.
room-sat-down = { $name } setzt sich.
room-stood-up = { $name } steht auf.
room-seats = Plätze
room-plays-as = Spielt als
room-plays-as-hero = Spielt als { $name }
room-anybody = Zufällig
room-move = Hierher wechseln
room-sit = Hier sitzen
room-stand = Aufstehen
room-who = Wer auf Platz { $n } sitzt
room-remove = { $name } entfernen
room-start = Spiel starten
room-start-hint = Erst braucht jeder Platz einen Menschen oder Bot.
room-invite = Einladen
room-asks = { $name } lädt dich ein mitzuspielen
room-how = So wird gespielt
room-invite-hint = Wer diese Adresse hat, kann mitspielen oder zuschauen.
room-invite-closed = Wer diese Adresse hat, kann um Einlass bitten.
room-name = Dein Name am Tisch
room-name-use = Nehmen
room-settings = Tischeinstellungen
room-listed = Für alle auf diesem Server sichtbar
room-score = Punktestand während der Partie zeigen
room-undo-free = frei, bis Neues zu sehen ist
room-undo-ask = nur wenn die anderen zustimmen
room-undo-never = nie
setting-players = { $n } Spieler.
setting-variants = Varianten: { $names }.
setting-sets = Gemischt mit { $names }.
setting-groups = { $set }: { $groups }.
setting-other-half = Das ist die andere Hälfte der Mischung: Die Sets tauschen die Plätze.
setting-swaps = 
    { $n ->
            [one] { $n } Karte ist getauscht.
          *[other] { $n } Karten sind getauscht.
    }
setting-rule = Regel { $key }: { $value }.
setting-match = Ein Match aus zwei Partien, eine mit jeder Hälfte der Karten.
room-hints-bots = für Spieler, die nur gegen Bots spielen
room-hints-always = für alle Spieler
room-hints-never = für niemanden
setting-hints-bots = Tipps und Chancen für Spieler, die nur gegen Bots spielen.
setting-hints-always = Tipps und Chancen für alle Spieler.
setting-hints-never = Niemand bekommt Tipps oder Chancen.
setting-undo-free = Rückgängig ist frei, bis Neues zu sehen ist; danach müssen die anderen zustimmen.
setting-undo-ask = Jedem Rückgängig müssen die anderen zustimmen.
setting-undo-never = Kein Rückgängig: Getan ist getan.
setting-score = Der Punktestand wird während der Partie gezeigt.
setting-no-score = Gezählt wird am Ende.
setting-spectators-talk = Zuschauer dürfen reden.
setting-closed = Der Gastgeber lässt Leute einzeln ein.
door-who = Wer hereindarf
door-who-hint = Andere fragen erst und sehen nichts vom Tisch, bis sie eingelassen werden.
door-open = Wer die Adresse hat
door-lets = Nur wen der Gastgeber einlässt
door-closed = Ein geschlossener Tisch
door-tab = An der Tür: { $title }
door-host = { $host } lässt Leute einzeln ein.
door-no-host = Der Gastgeber lässt Leute einzeln ein.
door-ask = Um Einlass bitten
door-asked = Du hast um Einlass gebeten. Lass diese Seite offen: Der Tisch erscheint, sobald du eingelassen wirst.
door-let-in = Du bist eingelassen.
callers = An der Tür
callers-hint = Wer abgewiesen wird, kann nur wieder fragen, wenn der Gastgeber es erlaubt.
caller-asks = 
    { $n ->
            [0] { $name } bittet um Einlass.
            [one] { $name } bittet um Einlass; noch jemand wartet.
          *[other] { $name } bittet um Einlass; { $n } weitere warten.
    }
caller-admit = Einlassen
caller-refuse = Abweisen
decided = Eingelassen und abgewiesen
decided-in = { $name } wurde eingelassen.
decided-away = { $name } wurde abgewiesen.
decided-out = Hinausschicken
decided-hint = Wen du hinausschickst, der kann wieder um Einlass bitten; wen du entfernst, nicht.
decided-ask = Wieder fragen lassen
decided-come = Zurückkommen lassen
table-title = Tisch
table-skip = Zur Frage springen
table-gone = Hier ist kein Platz
table-ended = Der Server hat die Verbindung beendet.
table-other-version = Der Server läuft mit einer anderen Version als diese Seite. Lade die Seite neu.
table-join-other = An einen anderen Tisch
table-coming = Der Tisch wird geöffnet …
table-laying-out = Die Karten werden ausgelegt …
table-no-line = Gerade keine Verbindung; versuch es gleich noch einmal.
table-players = Spieler
table-watching = Du schaust zu: Hände bleiben verdeckt.
table-spectators-talk = Zuschauer dürfen reden
table-read-only = Nur lesen: { $reason }
table-turn = Zug { $n }
table-turn-of-match = Partie { $game } von 2, Zug { $n }
tab-over = Spielende – { $title }
tab-turn = ★ Du bist am Zug – { $title }
tab-answer = ★ Deine Antwort – { $title }
tab-table = { $title } – Line-Up
line-connecting = Verbindet …
line-lost = Verbindung verloren. Verbindet neu …
line-silent = Der Server antwortet nicht. Neuer Versuch …
line-back = Wieder verbunden.
news = Neues
log = Protokoll
chat = Chat
log-and-chat = Protokoll und Chat
unread = ungelesen
watching = Zuschauer
recap = Seit deinem letzten Zug
recap-short = Rückblick
watch-end = Zurück zum Spiel
chat-team = Team
chat-watching = schaut zu
moderator = Moderator
moderator-what = Sorgt auf diesem Server für Ordnung
moderator-named = { $name } (Moderator)
chat-empty = Noch nichts gesagt.
chat-only-team = Nur an mein Team
chat-say = Sag etwas zum Tisch
chat-say-team = Sag etwas zu deinem Team
chat-send = Sagen
chat-said = { $name } sagt: { $text }
chat-quiet = Zuschauer schweigen an diesem Tisch.
menu = Menü
menu-undo = Meine letzte Antwort zurücknehmen
menu-undo-ask = Bitten, meine letzte Antwort zurückzunehmen
menu-reset = Meinen Zug neu beginnen
menu-pause = Spiel anhalten
menu-pause-ask = Um eine Pause bitten
menu-bot = Einen Bot für mich spielen lassen
menu-leave = Aufgeben oder gehen …
curtain-tab = ★ Gib das Gerät an { $name }
menu-people = Leute und Einladung
menu-help = Hilfe und Tasten
pause-end = Weiter
paused-by = { $name } hat das Spiel angehalten.
pause-asked = { $name } bittet um eine Pause. Die Uhr läuft, bis alle zustimmen.
pause-waiting = Warten, bis { $names } der Pause zustimmen; die Uhr läuft.
bot-plays-for-you = Ein Bot spielt für dich.
bot-take-back = Meinen Platz zurücknehmen
undo = Rückgängig
undo-what = 
    { $what }{ $n ->
        [0] { "" }
       *[other] { " " }und { $n } weitere
    }
undo-ask = Um Rückgängig bitten
undo-asked = { $name } möchte die letzte Antwort zurücknehmen.
undo-asked-turn = { $name } möchte den eigenen Zug zurücknehmen.
undo-asked-others = 
    { $you ->
            [yes] Das nimmt auch deinen Zug zurück.
          *[no] Das nimmt auch Züge anderer zurück.
    }
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-title = Zurücknehmen?
undo-others = Das nimmt mehr zurück als deine eigene Antwort: Auch Züge anderer Spieler sind weg.
undo-takes = Was es zurücknimmt
undo-do = Zurücknehmen
undo-not = Behalten
redo = Wiederholen
undo-waiting = Warten, bis { $names } dem Rückgängig zustimmen.
undo-waiting-clock = Warten, bis { $names } dem Rückgängig zustimmen. Solange läuft die Uhr von { $name }.
request-withdraw = Doch nicht
hint = Was nun?
hint-suggests = Vorschlag:
hint-do = Tu es
hint-others = 
    Verglichen mit diesem Zug, über { $n ->
            [one] { $n } simulierte Partie
          *[other] { $n } simulierte Partien
    }:
hint-thinking = Denkt nach …
hint-close = Rat ausblenden
hint-this = vorgeschlagen
hints = Tipps und Chancen
odds = Chancen
odds-caption-reach = Was dieser Zug kaufen kann, und was es deinem Deck brächte
odds-caption-use = Was jede Karte deinem Deck brächte
odds-price = Preis
odds-chance = Chance
odds-hand = Macht einer Hand
odds-of = { $n } von { $of }
odds-sure = sicher
odds-never = außer Reichweite
odds-clash-plain = { $card } kostet { $cost }. Das erreichst du: { $reached }. Du gewinnst, mögliche Blocks eingerechnet: { $defeated }.
deck-left-title = Dein Deck
deck-left-look = 
    { $n ->
            [one] Nachziehstapel, { $n } Karte; sieh, was noch darin ist
          *[other] Nachziehstapel, { $n } Karten; sieh, was noch darin ist
    }
deck-left-deck = 
    { $n ->
            [0] Noch im Nachziehstapel: nichts
          *[other] Noch im Nachziehstapel: { $n }
    }
deck-left-discard = 
    { $n ->
            [0] In deinem Ablagestapel: nichts
          *[other] In deinem Ablagestapel: { $n }
    }
deck-left-unknown = 
    { $n ->
            [one] Und { $n } Karte, die du nicht gesehen hast.
          *[other] Und { $n } Karten, die du nicht gesehen hast.
    }
deck-left-why = Niemand kennt die Reihenfolge. Ist der Nachziehstapel leer, wird dein Ablagestapel zu einem neuen gemischt.
help-on = Tipps erlaubt
help-on-what = Tipps sind erlaubt: Jeder Spieler darf hier „Was nun?“ fragen und die Chancen ansehen.
help-off = Keine Tipps
help-off-what = Niemand an diesem Tisch bekommt Tipps oder Chancen.
learn-title = Lernen
learn-lead = Kurze Lektionen an einem echten Tisch, eins nach dem anderen. Die Karten sind für dich ausgelegt, und falsch machen kannst du nichts.
learn-minutes = 
    etwa { $n ->
            [one] { $n } Minute
          *[other] { $n } Minuten
    }
learn-done = Geschafft
learn-start = Beginnen
learn-go-on = Weiter: Schritt { $step } von { $of }
learn-again = Noch einmal spielen
learn-over = Von vorn
learn-skip = Das kann ich schon
learn-unskip = Als nicht geschafft markieren
learn-then = Dann spiel
learn-then-what = Eine erste Partie gegen Bots: *Was nun?* unten am Tisch nennt einen guten Zug und sagt, warum.
home-learn = Spielen lernen
howto-title = So wird gespielt
howto-of = So wird { $title } gespielt
howto-players = 
    So spielt man zu { $n ->
            [one] { $n } Spieler
          *[other] { $n } Spielern
    }.
howto-players-any = Beliebig viele Spieler
howto-rule = Regel
howto-none = Für diese Box gibt es keine Seite „So wird gespielt“. Ihre Regeln kannst du nachschlagen.
howto-lessons = Am Tisch lernen
howto-all = Alle Regeln, Nummer für Nummer
lesson = Lektion
lesson-do = Mach es für mich
lesson-back = Zurücknehmen
lesson-anew = Von vorn
lesson-all = Alle Lektionen
lesson-next = Nächste Lektion
lesson-leave = Weiterspielen
lesson-open = Auch das ist gut. Was die Lektion möchte, kannst du immer noch tun:
lesson-between = Beantworte erst die Frage am Tisch.
lesson-ended = Die Partie war vor der Lektion zu Ende. Beginn von vorn, um es noch einmal zu versuchen.
lesson-more = Mehr
lesson-less = Weniger
lesson-wait = Schau zu, was die anderen tun.
review-title = Deine Entscheidungen
review-what = Welche deiner Entscheidungen zählte am meisten, gemessen an dem, was du damals wusstest? Das dauert ein paar Sekunden.
review-do = Meine Entscheidungen ansehen
help = Hilfe
help-text = Karten mit gelbem Rand kannst du jetzt benutzen: Drück sie, zieh sie oder tipp ihre Nummer. Drück eine andere Karte, um zu sehen, warum sie nicht geht. Halte einen Kartennamen gedrückt oder fahr darüber, um die Karte zu lesen.
help-keys = Tasten
help-keys-on = Buchstaben, Ziffern und Zeichen kannst du in den Einstellungen abschalten.
help-keys-off = Buchstaben, Ziffern und Zeichen sind abgeschaltet. Schalte sie in den Einstellungen ein.
legend-title = Zeichen auf Karten
legend-power = Macht, die die Karte gibt
legend-draw = Karten, die sie ziehen lässt
legend-points = Siegpunkte am Ende; ein Stern heißt, sie sind variabel
legend-emblem = zu wessen Deck oder Seite die Karte gehört, in wenigen Buchstaben
legend-cost = was es kostet, die Karte zu kaufen oder einen Superschurken oder Charakter zu besiegen
legend-keywords = Wörter auf Karten
keyword-attack = Angriff: Wen er trifft, der darf sich mit einer Abwehr wehren.
keyword-defense = Abwehr: Wirst du angegriffen, tu, was sie sagt, um den Angriff abzuwehren.
keyword-block = Block: Wird deine Seite konfrontiert, erhöhe damit die Kosten des Charakters.
keyword-assist = Unterstützung: Du darfst sie auch im Zug deines Partners ausspielen; dein Partner bekommt ihre Wirkung.
keyword-ongoing = Dauerhaft: Sie bleibt im Spiel und wirkt jeden Zug.
keyword-confrontation = Konfrontation: Text für einen Zug, in dem du statt zu kaufen einen gegnerischen Charakter besiegen willst.
keyword-first-appearance = Erster Auftritt: Er geschieht, sobald dieser Superschurke aufgedeckt wird.
keyword-level = Stufe: Die Karten eines Charakters werden nacheinander besiegt, jede kostet mehr als die vorige.
help-rules = Alle Regeln aller Spiele
key-option = 1 … 9, 0
help-option = die Antwort geben oder die Karte nehmen, die diese Nummer hat (0 ist die zehnte)
key-move = ← → ↑ ↓
help-move = von Karte zu Karte gehen
key-confirm = Enter
help-confirm = tun, was Karte oder Knopf sagt; bei einer Auswahl: die gewählten Karten bestätigen
key-skip = Leertaste
help-skip = alles auf einmal zeigen statt Schritt für Schritt
key-playAll = P
help-playAll = alle Handkarten ausspielen
key-end = E
help-end = den Zug beenden oder dich bereit melden
key-undo = U
help-undo = deine letzte Antwort zurücknehmen
key-hint = H
help-hint = zeigen oder verbergen, was du antworten solltest und warum (wo der Tisch Tipps erlaubt)
key-odds = O
key-watch = W
key-point = M
help-odds = zeigen, was dieser Zug erreichen kann und was Karten deinem Deck brächten
help-watch = noch einmal sehen, was seit deinem letzten Zug geschah
help-point = auf die Karte im Fokus oder die nächste, die du drückst, zeigen; dein Partner sieht es (ohne Partner alle, die die Karte sehen können)
key-accept = Y
help-accept = tun, was dein Partner vorschlägt
key-question = Q
help-question = zur Frage gehen
key-log = L
help-log = Protokoll und Chat
key-cancel = Esc
help-cancel = schließen oder eine Auswahl abbrechen
key-replace = R
help-replace = den Platzhalter im Fokus durch den Text deiner eigenen Karte ersetzen
key-help = ?
help-help = diese Liste
report-title = Ein Problem melden
report-what = Was ist schiefgegangen?
report-hint = Deine Sicht auf das Spiel wird mitgespeichert; die Betreiber dieses Servers können sie lesen.
report-send = Meldung senden
report-done = Danke. Die Meldung liegt auf diesem Server als { $id }, mit dem, was du am Tisch siehst.
leave-title = Aufgeben oder gehen?
leave-now = Vorerst gehen
leave-now-title = Vorerst gehen:
leave-now-text = Das Spiel wartet auf dich. Öffne diese Adresse wieder, um weiterzuspielen, oder finde es unter Weiterspielen.
leave-seat = Meinen Platz verlassen
leave-seat-title = Deinen Platz verlassen:
leave-seat-text = Ein Bot spielt für dich weiter, bis du ihn zurücknimmst.
leave-give-up = Aufgeben
leave-give-up-title = Aufgeben:
leave-give-up-text = Deine Seite verliert, sobald alle ihre Leute aufgeben. Geht das Spiel weiter, spielt ein Bot für dich.
about-title = Tischeinstellungen
about-own = Eigene Karten
about-trial = Probespiel
people-title = Leute
people-let-bot = { $bot } spielen lassen
people-remove = Entfernen
people-remove-text = Ein Bot spielt für { $name } weiter; der Platz ist nicht zurückzuholen. Lässt du { $name } zurück, bleibt in dieser Partie nur das Zuschauen.
people-keep = Bleiben lassen
people-watching = Schauen zu: { $names }.
people-nobody = Niemand schaut zu.
people-commitment = Festlegung der Mischungen dieser Partie: { $commitment }
people-commitment-later = wird gezeigt, wenn das Spiel beginnt
line-up = Auslage
line-up-empty = Die Auslage ist leer.
stacks = Stapel
stack = Stapel
stack-2 = Zweiter Stapel
super-villain = Superschurke
main-deck = Hauptstapel
weakness = Schwäche
destroyed = Zerstört
deck = Nachziehstapel
discard = Ablage
hand = Hand
hand-copies = { $n } auf der Hand.
hand-of = Hand von { $name }
in-play = Im Spiel
power = Macht
pile = 
    { $title }: { $n ->
            [one] { $n } Karte
          *[other] { $n } Karten
    }
pile-look = 
    { $title }: { $n ->
            [one] { $n } Karte
          *[other] { $n } Karten
    }. Durchsehen. Obenauf:
pile-empty = { $title }: leer
pile-none = Hier ist keine Karte.
played-title = In diesem Zug ausgespielt
played-by = Ausgespielt von { $name }
played-by-you = Von dir ausgespielt
played-drop = Leg sie hier ab, um sie auszuspielen.
played-nothing = Noch nichts.
spent = { $n } ausgegeben
buys = 
    { $n ->
            [0] kauft hier nichts
            [one] kauft hier { $n } Karte
          *[other] kauft hier bis zu { $n } Karten
    }
buys-one-of = kauft hier eine von { $n }
own-area = Dein Bereich
own-in-hand = 
    { $n ->
            [one] { $n } Karte
          *[other] { $n } Karten
    } auf der Hand
own-stored = Auf deinem Charakter
own-reserve = Superhelden-Synergie
own-no-hand = Keine Karten auf der Hand.
partner-hand = Hand von { $name }
partner-no-hand = Keine Karten.
defeated = { $n } besiegt
foe-partner = { $name }, dein Partner
foe-turn = am Zug
foe-out = raus
foe-asked = gefragt
foe-hand = Hand
foe-deck = Stapel
foe-discard = Ablage
foe-discard-title = Ablagestapel von { $name }
foe-discard-look = { $n } Ablagestapel von { $name }. Durchsehen
foe-defeated-title = Von { $name } besiegt
foe-defeated-look = { $n } von { $name } besiegt. Ansehen
foe-choose = { $name } wählen
kept-tokens = 
    { $n ->
            [one] { $n } SP-Marker
          *[other] { $n } SP-Marker
    }
kept-face-down = verdeckt
kept-lent = 
    { $card }: { $own ->
            [yes] deine
          *[no] von { $name }
    }
kept-under = { $n } unter dem Helden
kept-under-title = 
    { $own ->
            [yes] Unter deinem Superhelden
          *[no] Unter dem Superhelden von { $name }
    }
kept-under-look = 
    { $n ->
            [one] { $n } Karte
          *[other] { $n } Karten
    } { $own ->
            [yes] unter deinem Superhelden
          *[no] unter dem Superhelden von { $name }
    }. Durchsehen
spot-face-down = { $name }, verdeckt
foe-front = Vor { $name }
fight-title = Konfrontation
fight-against = Macht gegen Kosten
fight-settled = Die Konfrontation ist entschieden.
fight-enough = Bis jetzt genug Macht.
stakes-attack = Wenn du ihn nicht abwehrst:
stakes-safe = Sicher: Kosten { $cost } sind mehr als { $power } Macht.
stakes-confront = 
    Deine Hand zeigt { $power } Macht. Erreiche die Kosten des Charakters, dazu alle Blocks. { $buys ->
            [yes] Reicht es nicht, besiegst du nichts.
          *[no] Reicht es nicht, endet dein Zug, ohne dass etwas besiegt oder gekauft ist.
    }
stakes-confront-hint = „Was nun?“ nennt deine Chancen.
stakes-short = Erhöhe die Kosten um { $n } mehr, und er ist sicher.
stakes-adds = { $text } (+{ $n })
stakes-adds-safe = { $text } (+{ $n }: sicher)
aloud-hint = { hint-suggests } { $answer }.
aloud-power = { $question } { $power } Macht.
aloud-fight = { $question } { $power } Macht gegen Kosten { $cost }.
fight-enough-ready = Genug, wenn nicht geblockt wird.
fight-short = Es fehlen { $n } Macht.
stage-line-up = Auslage ansehen
stage-back = Zurück zum Kampf
stage-assist = { $name } unterstützt
stage-block = { $name } blockt
stage-others = Andere Karten
tally-title = Wer vorn liegt
tally-levels = { $name }: noch { $n } von { $of } Charakteren
tally-beaten = 
    { $name }: { $n ->
            [one] { $n } Superschurken
          *[other] { $n } Superschurken
    } besiegt
tally-ahead = vorn
tally-left = 
    { $n ->
            [0] Keine Superschurken mehr
            [one] Noch { $n } Superschurke
          *[other] Noch { $n } Superschurken
    }
tally-left-short = noch { $n }
tally-versus = gegen
verdict-you = du
verdict-confronted = 
    { $you ->
            [yes] Du konfrontierst { $card }
          *[no] { $me ->
            [yes] { $name } konfrontiert dich
          *[no] { $name } konfrontiert { $card }
    }
    }
verdict-avoided = 
    { $you ->
            [yes] Du wehrst den Angriff ab
          *[no] { $name } wehrt den Angriff ab
    }
verdict-defended = 
    { $you ->
            [yes] Du verteidigst { $whom }
          *[no] { $me ->
            [yes] { $name } verteidigt dich
          *[no] { $name } verteidigt { $whom }
    }
    }
verdict-blocked = 
    { $you ->
            [yes] Du blockst!
          *[no] { $me ->
            [yes] { $name } blockt dich
          *[no] { $name } blockt
    }
    }
verdict-held = 
    { $me ->
            [yes] Es reicht dir nicht
          *[no] { $card } hält stand
    }
verdict-defeated = 
    { $you ->
            [yes] Du besiegst { $card }
          *[no] { $me ->
            [yes] { $card } ist besiegt
          *[no] { $missed ->
            [yes] { $name } schnappt dir { $card } weg
          *[no] { $name } besiegt { $card }
    }
    }
    }
verdict-knock-out = K.o.
signs = Zeichen
signs-mute = Andere stumm schalten
point = Auf eine Karte zeigen
point-team = Meinem Partner eine Karte zeigen
point-which = Drück die Karte, die du meinst.
point-not = Abbrechen
pointed = { $name } zeigt auf { $card }.
emote-said = { $name }: { $words }
emote-hello = Hallo!
emote-well-played = Gut gespielt!
emote-thanks = Danke!
emote-ouch = Autsch!
emote-oops = Ups!
emote-thinking = Lass mich überlegen.
propose = Vorschlagen …
proposed = { $name } schlägt vor: { $answer }
proposed-mine = Du schlägst vor: { $answer }
proposed-do = Tu es
question = Frage
question-rule = Regel
question-cards = Karten zur Auswahl
question-shown = 
    { $where ->
            [own] Oben auf deinem Nachziehstapel
            [other] Oben auf dem Nachziehstapel von { $name }
            [main] Oben auf dem Hauptstapel
          *[elsewhere] Die gezeigte Karte
    }
answers = Antworten
answers-with = Antworten mit { $card }
either = { $first }, oder { $second }
flag-over = Spielende
flag-watching = Wiederholung
flag-paused = Angehalten
flag-turn = Du bist am Zug
flag-turn-of = { $name } ist am Zug
flag-answer = Deine Antwort
flag-assist = Unterstützen?
flag-before = Vor dem ersten Zug
waiting-main = { $name } ist am Zug.
waiting-away = Das Spiel wartet auf { $name }, gerade nicht da.
waiting-away-bot = { $name } ist nicht da: Warte, oder lass einen Bot spielen.
waiting-after = { $name } beendet gerade den Zug.
waiting-confront = { $name } entscheidet, ob es zur Konfrontation kommt.
waiting-defend = { $name } darf den Angriff abwehren.
waiting-block = { $name } darf blocken.
waiting-assist = { $name } darf unterstützen.
waiting-hero = { $name } wählt.
waiting-pick = { $name } wählt Karten.
waiting-order = { $name } entscheidet.
waiting-foe = { $name } entscheidet.
waiting-player = { $name } entscheidet.
waiting-may = { $name } entscheidet.
waiting-choose = { $name } entscheidet.
waiting-where = { $name } entscheidet.
asked-main = 
    { $doings-count ->
            [0] nichts mehr zu tun. Beende deinen Zug.
            [1] { $doings } oder den Zug beenden.
          *[other] { $doings } oder den Zug beenden.
    }
answer-ready = Bereit
play-all = Alle ausspielen
guide = Deine erste Partie
guide-close = Verstanden
guide-1 = Das sind deine Karten. Spiel sie alle aus: Schläge geben dir Macht, und Macht kauft bessere Karten.
guide-2 = { $n } Macht zum Ausgeben. Ein gelber Rand zeigt, was du kaufen kannst. Was du kaufst, kommt auf deinen Ablagestapel und kehrt zurück, wenn dein Deck gemischt wird.
guide-3 = Spar für den hier: Besieg den Superschurken oben auf dem Stapel. Wenn der letzte fällt, gewinnt, wer die meisten Siegpunkte hat.
passing-only = Du passt …
passing-end = Dein Zug endet …
passing-ready = Du meldest dich bereit …
passing-gain = Die Macht wird genommen …
passing-stay = Noch nicht
show-all = 
    { $n ->
            [one] Sofort zeigen
          *[other] Alle { $n } sofort zeigen
    }
scores = Punktestand
power-short = { $n } Macht fehlen
picked = Gewählt
pick-more = 
    { $n ->
            [one] noch { $n } Karte
          *[other] noch { $n } Karten
    }
pick-no-more = Keine mehr
pick-too-many = Du kannst höchstens { $n } wählen. Leg erst eine zurück.
pick-count-of = { $n } von { $most } gewählt
pick-count-from = 
    { $n ->
            [0] Keine
          *[other] { $n }
    } gewählt, insgesamt { $least } bis { $most }
pick-count-up-to = 
    { $n ->
            [0] Keine
          *[other] { $n }
    } gewählt, bis zu { $most } insgesamt
pick-count-cost = 
    { $n ->
            [0] Keine
          *[other] { $n }
    } gewählt, Gesamtkosten { $cost } von höchstens { $limit }
tag-picked = ✓ Gewählt
tag-several = Wählen …
tag-short = { $n } fehlen
tag-buy = Kaufen { $n }
tag-play = Ausspielen
tag-defend = Abwehren
tag-block = 
    { $n ->
            [0] Blocken
          *[other] Blocken +{ $n }
    }
tag-assist = Helfen
tag-use = Nutzen
tag-hero = Wählen
tag-confront = Angehen
tag-store = Behalten
tag-order = Zuerst
tag-hunt = Jagen
tag-discard = Abwerfen
tag-deck = Aufs Deck
tag-pick = Nehmen
tag-act-destroy = Zerstören
tag-act-discard = Abwerfen
tag-act-gain = Erhalten
tag-act-draw = Ziehen
tag-act-choose = Wählen
tag-act-play = Spielen
tag-act-play-again = Spielen
tag-act-pass = Weiter
tag-act-pass-to-the-left = Weiter
tag-act-pass-to-the-right = Weiter
tag-act-use-the-text-of = Nutzen
tag-act-reveal = Zeigen
tag-act-look-at = Ansehen
tag-act-copy = Kopieren
tag-act-give-assist = Geben
tag-act-make-dearer = Erhöhen
tag-act-set-aside = Beiseite
tag-act-put-back-on-its-stack = Legen
tag-act-put-into-the-hand = Legen
tag-act-put-on-top-of-the-deck = Legen
tag-act-put-on-the-bottom-of-the-deck = Legen
tag-act-put-on-top-of-the-deck-of-its-owner = Legen
tag-act-put-on-the-bottom-of-the-deck-of-its-owner = Legen
tag-act-put-on-its-stack = Legen
tag-act-put-for-any-player = Legen
tag-act-put-into-the-discard-pile-on-the-left = Legen
tag-act-put-into-the-discard-pile-on-the-right = Legen
tag-act-put-into-the-hand-on-the-left = Legen
tag-act-put-into-the-hand-on-the-right = Legen
tag-act-put-into-the-hand-of-the-attacker = Legen
tag-act-put-into-the-discard-pile = Legen
tag-act-put-into-play = Legen
tag-act-put-under-the-super-hero = Legen
tag-act-put-on-top-of-the-main-deck = Legen
tag-act-put-on-the-bottom-of-the-main-deck = Legen
tag-act-put-into-the-line-up = Legen
tag-act-put-on-top-first = Obenauf
tag-act-put-on-the-bottom-first = Zuoberst
tag-act-lay-below = Darunter
end-title = Zug beenden?
end-title-ready = Bereit?
end-plays = Du hast noch spielbare Karten: { $cards }.
end-buys = Mit { $n } Macht kannst du noch kaufen: { $cards }.
end-fails = 
    { $buys ->
            [yes] { $power } Macht sind weniger als die Kosten von { $cost }. Meldest du dich jetzt bereit, scheitert die Konfrontation.
          *[no] { $power } Macht sind weniger als die Kosten von { $cost }. Meldest du dich jetzt bereit, scheitert die Konfrontation, und dein Zug endet ohne Kauf.
    }
end-warn = Warne mich, bevor ich etwas liegen lasse
end-do = Zug trotzdem beenden
end-ready = Trotzdem bereit
end-not = Weiterspielen
result-title = Ende
result-note = 
    { $count ->
            [0] Niemand gewinnt.
            [one] { $you ->
            [yes] Du gewinnst!
          *[no] { $names } gewinnt.
    }
          *[other] { $names } gewinnen.
    }
match-victory = 
    { $count ->
            [0] Niemand gewinnt das Match
            [one] { $you ->
            [yes] Du gewinnst das Match
          *[no] { $names } gewinnt das Match
    }
          *[other] { $names } gewinnen das Match
    }
result-played = 
    Zu Ende nach { $n ->
            [one] { $n } Zug
          *[other] { $n } Zügen
    }.
result-knock_out = 
    K.o. nach { $n ->
            [one] { $n } Zug
          *[other] { $n } Zügen
    }. Siegpunkte haben das nicht entschieden.
result-conceded = 
    Die anderen haben nach { $n ->
            [one] { $n } Zug
          *[other] { $n } Zügen
    } aufgegeben.
result-deal = Wie es allen erging
result-rematch = Revanche
next-begun = 
    { $second ->
            [yes] { $name } hat die zweite Partie begonnen.
          *[no] { $name } hat eine Revanche begonnen.
    }
next-begun-unnamed = Eine weitere Partie hat begonnen.
next-gathering = Der Gastgeber baut eine weitere Partie auf.
next-go = Dorthin
result-first-half = Die erste Hälfte noch einmal spielen
result-log = Protokoll herunterladen
result-log-first = Protokoll der ersten Partie
result-look = Tisch ansehen
result-teams = Punkte der Teams
result-team = { $team }: { $names }
result-won = gewonnen
result-villains = 
    { $n ->
            [one] { $n } Superschurke
          *[other] { $n } Superschurken
    }
result-points = 
    { $n ->
            [one] { $n } Siegpunkt
          *[other] { $n } Siegpunkte
    }
result-cards = 
    { $you ->
            [yes] Deine Karten
          *[no] Karten von { $name }
    }
result-copies = Exemplare
result-vp = SP
result-tokens = SP-Marker
result-total = Summe
match-after-first = Das war die erste Partie des Matches. Die zweite nimmt die andere Hälfte der Karten, und die Summe beider entscheidet. Wer jetzt die wenigsten Punkte hat, wählt zuerst. Die Protokolle öffnen sich nach der zweiten Partie.
match-end = Match beenden
match-end-asked = { $name } möchte das Match ohne die zweite Partie beenden.
match-end-waiting = Warten, bis { $names } dem Ende des Matches zustimmen.
match-last = Zweite Partie: { $victory } ({ $scores })
match-both = Beide Partien
match-player = Spieler
match-first = Erste Partie
match-second = Zweite Partie
match-sum = Summe
proof-title = Mischungen prüfen
proof-text = Vor dem Austeilen zeigte der Tisch den SHA-256 aus Salz und Startwert. Jetzt siehst du beide. Führ { $command } mit dem heruntergeladenen Protokoll aus, um zu beweisen, dass nichts geändert wurde.
proof-commitment = Festlegung
proof-seed = Startwert
proof-salt = Salz
course-purchase-title = Bester Kauf
course-purchase-means = Die gekaufte oder besiegte Karte, die sich am meisten gelohnt hat: in Macht von da an und in Siegpunkten am Ende.
course-big-turn-title = Größter Zug
course-big-turn-means = Der Zug mit der meisten Macht, ausgegeben oder nicht.
course-draw-title = Glücklichste Hand
course-draw-means = Die neue Hand, die den Durchschnitt ihres Decks am weitesten übertraf.
course-others = Die anderen
course-moment = Ansehen
course-loading = Die Punkte jedes Zuges werden gezählt …
course-points = Siegpunkte nach jedem Zug
course-power = Macht jedes Zuges
course-turn = Zug
course-table = Als Tabelle
course-of = 
    { $you ->
            [yes] { $what } von dir
          *[no] { $what } von { $name }
    }
course-whose = Wessen
course-chart = { $title }: { $lines }. Alle Zahlen stehen in der Tabelle darunter.
course-line = 
    { $you ->
            [yes] du endest bei { $last }
          *[no] { $name } endet bei { $last }
    }
course-knock-out = 
    { $you ->
            [yes] Dein letzter Charakter wurde besiegt.
          *[no] Der letzte Charakter von { $name } wurde besiegt.
    }
course-line-power = { $name } höchstens { $most }
result-replay = Wiederholung
result-decks = Jedes Deck
result-score = { $name } { $n }
replay-title = Wiederholung
replay-of = Wiederholung: { $title }
replay-tab = Wiederholung von { $title } · Line-Up
replay-coming = Die Partie wird aufgebaut …
replay-failed = Diese Wiederholung lässt sich nicht zeigen
replay-skip = Zu den Momenten der Partie springen
replay-controls = Momente der Partie
replay-where = Zug { $turn }, { $name }: Moment { $at } von { $last }
replay-deal = Das Austeilen: Moment { $at } von { $last }
replay-slider = Moment
replay-back = Eine Antwort zurück
replay-on = Eine Antwort weiter
replay-turn-back = Zum Zug davor
replay-turn-on = Zum nächsten Zug
replay-run = Abspielen
replay-pause = Anhalten
replay-run-key = Taste: Leertaste
replay-speed = Tempo
replay-keys = Tasten: Pfeile für eine Antwort, mit Umschalt für einen Zug, Pos1 und Ende; die Leertaste spielt ab und hält an.
replay-next = { $name } antwortet: { $answer }
replay-end = Ende. { $victory }
replay-eyes = Gesehen von
replay-eyes-nobody = Zuschauer
replay-share = Teilen
replay-share-hint = Wer diese Adresse öffnet, sieht diesen Moment vom selben Platz aus.
replay-address = Adresse dieses Moments
replay-story = Geschichte
replay-table = Zum Tisch
replay-play = Von hier spielen
replay-play-hint = Das öffnet einen neuen Tisch mit dieser Stellung. Du nimmst einen Platz, Bots die anderen, und diese Partie bleibt, wie sie ist.
replay-play-do = Spielen
replay-play-seat = Dein Platz
replay-play-bot = Bots
replay-play-luck = Glück
replay-play-same = Dasselbe
replay-play-new = Neu
replay-play-same-hint = Jeder Stapel behält seine Reihenfolge.
replay-play-new-hint = Alles, was du damals nicht wissen konntest, wird neu gemischt.
replay-play-over = Hier ist die Partie vorbei. Geh ein Stück zurück, um weiterzuspielen.
history-title = Meine Partien
history-none = Noch keine beendeten Partien. Jede, die du beendest, wird in diesem Browser aufbewahrt; Lektionen nicht.
history-games = 
    { $n ->
            [one] { $n } Partie
          *[other] { $n } Partien
    }, { $won } gewonnen
history-list = Beendete Partien
history-any = Alle
history-boxes = Box
history-heroes = Du als
history-partners = Partner
history-bots = Gegen
history-result = Ergebnis
history-won = Gewonnen
history-lost = Verloren
history-clear = Alle zeigen
history-no-match = Keine Partie passt zu diesen Filtern.
history-more = Gezeigt sind die letzten { $n } von { $total } Partien; die Zahlen zählen alle.
history-other = { $name } { $n }
history-replay-of = von { $title }, { $day }
history-statistics = Statistik
history-name = Name
history-count = Partien
history-rating = Deine Wertung
history-rating-means = 
    { $n ->
            [0] Beende allein eine Partie gegen einen Bot nach den eigenen Regeln einer Box, um deinen Platz auf der Leiter der Bots zu bekommen.
            [one] Aus { $n } Partie gegen Bots, auf ihrer gemessenen Leiter. Alle beginnen bei 25.
          *[other] Aus { $n } Partien gegen Bots, auf ihrer gemessenen Leiter. Alle beginnen bei 25.
    }
history-ladder = Leiter
account-title = Konto
account-why = Zum Spielen brauchst du kein Konto. Mit einem findest du deine Plätze, Sets und beendeten Partien auf einem anderen Gerät wieder.
account-guest = Du bist Gast
account-signed-in = Angemeldet als { $login }
account-has = 
    { $tables ->
            [0] Kein Platz an einem Tisch
            [one] Ein Platz an einem Tisch
          *[other] Plätze an { $tables } Tischen
    }, { $sets ->
            [one] ein Set
          *[other] { $sets } Sets
    }, { $games ->
            [one] eine beendete Partie
          *[other] { $games } beendete Partien
    } hier.
account-do = Was tun
account-make = Konto anlegen
account-sign-in = Anmelden
account-recover = Wiederherstellungscode benutzen
account-name = Name
account-passphrase = Passphrase
account-passphrase-now = Jetzige Passphrase
account-passphrase-new = Neue Passphrase
account-passphrase-hint = Mindestens 10 Zeichen. Ein paar Wörter eignen sich gut.
account-code = Wiederherstellungscode
account-keep = Mitnehmen, was dieser Browser hat
account-keep-hint = Sonst bleibt es hier beim Gast, bis du dich abmeldest.
account-sign-out = Abmelden
account-change = Passphrase ändern
account-codes = Neue Wiederherstellungscodes
account-codes-left = 
    { $n ->
            [one] Ein Wiederherstellungscode ist übrig.
          *[other] { $n } Wiederherstellungscodes sind übrig.
    }
account-codes-title = Deine Wiederherstellungscodes
account-codes-hint = Schreib sie jetzt auf: Sie werden nicht noch einmal gezeigt. Vergisst du deine Passphrase, kannst du mit jedem Code einmal eine neue setzen.
account-codes-kept = Ich habe sie
account-delete = Konto löschen
account-delete-hint = Seine Sets, Lektionen und Partien sind endgültig weg, und Bots übernehmen seine Plätze.
account-changed = Deine Passphrase ist geändert, und andere Geräte sind abgemeldet.
account-devices = Geräte
devices-title = Geräte
devices-intro = Auf diesen Geräten bist du angemeldet. Kennst du eins davon nicht, melde es ab und ändere deine Passphrase.
devices-kind = 
    { $browser ->
            [none] { $system ->
            [none] Ein Programm
          *[other] Ein Browser auf { $system }
    }
          *[other] { $system ->
            [none] { $browser }
          *[other] { $browser } auf { $system }
    }
    }
devices-here = Dieses Gerät
devices-seen = Zuletzt gesehen { $when }
devices-sign-out = Abmelden
devices-sign-out-of = { $device } abmelden, zuletzt gesehen { $when }
devices-sign-out-others = Überall sonst abmelden
devices-signed-out = { $device } ist abgemeldet.
devices-signed-out-others = Alle anderen Geräte sind abgemeldet.
devices-alone = Kein anderes Gerät ist angemeldet.
devices-guest = Du bist Gast. Sobald du dich bei einem Konto anmeldest, stehen seine Geräte hier.
devices-account = Zu deinem Konto
account-insecure = Diese Seite ist nicht verschlüsselt: Wer im Netz mithört, kann deine Passphrase lesen.
moderation-title = Moderation
moderation-server = Der Server
moderation-operations = 
    Line-Up { $version }, läuft seit { $hours ->
            [0] weniger als einer Stunde
            [one] { $hours } Stunde
          *[other] { $hours } Stunden
    }: { $tables ->
            [one] { $tables } Tisch
          *[other] { $tables } Tische
    } in Gebrauch, { $games } mit laufender Partie; { $people ->
            [one] { $people } Person
          *[other] { $people } Leute
    } hier, { $connections ->
            [one] { $connections } Verbindung
          *[other] { $connections } Verbindungen
    }.
moderation-load = 
    Last der letzten Minute: Antworten höchstens { $lag } ms zu spät, { $waiting } Aufträge warten, { $owing ->
            [0] keine Adresse
            [one] { $owing } Adresse
          *[other] { $owing } Adressen
    } gebremst, weil sie mehr als ihren Teil nahmen.
moderation-reports = 
    { $n ->
            [0] Meldungen
            [one] { $n } Meldung zu entscheiden
          *[other] { $n } Meldungen zu entscheiden
    }
moderation-no-reports = Keine Meldungen zu entscheiden.
moderation-by = { $name } meldet
moderation-look = Was zu sehen war
moderation-table = Zum Tisch
moderation-talk = Was gesagt wurde
moderation-no-talk = Nichts Lesbares wurde gesagt.
moderation-view = Der Tisch, wie er zu sehen war
moderation-no-game = Es lief keine Partie.
moderation-line-up = Auslage
moderation-seat = Platz { $seat }
moderation-zones = Hand: { $hand }; im Spiel: { $play }; Ablagestapel: { $discard }
moderation-whom = Über
moderation-person = 
    { $seat ->
            [0] { $name }, schaut zu
          *[other] { $name }, Platz { $seat }
    }
moderation-note = Grund (wird gezeigt)
moderation-address = Auch die Adresse sperren
moderation-address-hint = Das sperrt den ganzen Haushalt aus, auch mit neuem Cookie.
moderation-dismiss = Verwerfen
moderation-warn = Verwarnen
moderation-ban = Sperren
moderation-bans = Sperren
moderation-no-bans = Niemand ist gesperrt.
moderation-banned = von { $moderator }, { $time }
moderation-lift = Sperre aufheben
moderation-login = Name eines Kontos
moderation-addresses = Adressen wie 192.0.2.7 oder 192.0.2.0/24
moderation-decided = Entschieden
moderation-outcome = 
    { $outcome ->
            [dismissed] Verworfen
            [warned] Verwarnt
          *[banned] Gesperrt
    } von { $note }
