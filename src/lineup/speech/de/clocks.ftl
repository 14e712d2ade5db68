span-seconds = 
    { $n ->
            [one] 1 Sekunde
          *[other] { $n } Sekunden
    }
span-minutes = 
    { $n ->
            [one] 1 Minute
          *[other] { $n } Minuten
    }
span-hours = 
    { $n ->
            [one] 1 Stunde
          *[other] { $n } Stunden
    }
span-days = 
    { $n ->
            [one] 1 Tag
          *[other] { $n } Tage
    }
clock = Uhr
clock-none = Keine
clock-move = Je Antwort
clock-game = Ganze Partie
clock-days = Tage
clock-time-move = Zeit für jede Antwort
clock-time-game = Zeit für die ganze Partie
clock-time-days = Zeit für jede Antwort
clock-delay = Freie Zeit für jede Frage
clock-out = Wenn die Zeit um ist
clock-out-answer = Ein Bot antwortet
clock-out-seat = Ein Bot nimmt den Platz
clock-out-nobody = Die anderen entscheiden
clock-said-move = Uhr: { $span } für jede Antwort.
clock-said-game = 
    { $free ->
            [0] Uhr: je { $span } für die ganze Partie.
          *[other] Uhr: je { $span } für die ganze Partie; die ersten { $free } Sekunden jeder Frage sind frei.
    }
clock-said-days = Uhr: { $span } für jede Antwort, wo du auch bist; Bots spielen solange weiter.
clock-said-answer = Wenn die Zeit um ist, antwortet ein Bot; nach dem dritten Mal in Folge nimmt er den Platz, bis sein Spieler zurück ist.
clock-said-seat = Wenn die Zeit um ist, nimmt ein Bot den Platz, bis sein Spieler zurück ist.
clock-said-nobody = Wenn die Zeit um ist, können die anderen den Platz einem Bot geben.
clock-yours = Deine Zeit
clock-of = Zeit von { $name }
clock-stands = Die Uhr steht
clock-waits = Sie läuft, sobald der Vorhang gehoben ist.
clock-undo = Uhr: Die Frage, zu der ihr zurückkehrt, bekommt wieder ihre volle Zeit.
clock-undo-game = Uhr: Verbrauchte Zeit bleibt verbraucht.
clock-soon = Noch { $span } zum Antworten.
clock-up = Zeit um
clock-late = Die Zeit von { $name } ist um.
time-up-answer = 
    { $you ->
            [yes] Deine Zeit ist um: Ein Bot hat für dich geantwortet.
          *[no] Die Zeit von { $name } ist um: Ein Bot hat geantwortet.
    }
time-up-seat = 
    { $you ->
            [yes] Deine Zeit ist um: Ein Bot spielt für dich, bis du deinen Platz zurücknimmst.
          *[no] Die Zeit von { $name } ist um: Ein Bot spielt weiter.
    }
time-up-nobody = 
    { $you ->
            [yes] Deine Zeit ist um: Die anderen können deinen Platz einem Bot geben.
          *[no] Die Zeit von { $name } ist um: Du kannst den Platz einem Bot geben.
    }
clock-left = noch { $span } · bis { $date }
