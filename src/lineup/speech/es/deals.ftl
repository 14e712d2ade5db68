deal-no-day = «{ $day }» no es un día; escríbelo así: { $today }.
deal-to-come = La partida del { $day } se abre ese día, a medianoche UTC. La de hoy es la del { $today }.
deal-too-old = No hay partida del { $day }; la primera es la del { $first }.
deal-other-game = Este registro no es de la partida del { $day }, que es { $title }. Envía el de esa partida.
deal-other-dice = Este registro se jugó con las cartas barajadas de otro modo que en la partida del { $day }. Envía el registro de esa partida.
deal-edited = Este registro no se puede repetir: { $error } Envíalo como lo escribió el juego.
deal-unfinished =
    Esta partida no ha terminado: su registro acaba tras { $answers ->
        [one] { $answers } respuesta
       *[other] { $answers } respuestas
    }. Juégala hasta el final y envíalo entonces.
deal-other-answer = La respuesta { $number } no es lo que { $name } hace ahí: «{ $answer }». Los bots de la partida del día responden igual a todos; este registro se ha editado o se jugó contra otros.
sorry-deal-second = Ya has hecho tu intento en la partida del { $day }, y cuenta uno. Puedes practicarla cuanto quieras.
sorry-deal-first = Haz antes el intento que cuenta en la partida del { $day }; después se abre la práctica.
sorry-deal-begun = El intento que cuenta en la partida del { $day } está en marcha. Acábalo; después se abre la práctica.
sorry-deal-copied = Esta misma partida del { $day } ya se ha enviado.
daily-title = Partida del día
daily-lead = La misma partida para todos, en todas partes, cada día. Cuenta un intento; luego ves cómo te fue al lado de los demás y puedes practicar cuanto quieras.
daily-number = Partida { $number }, { $day }
daily-foes =
    Tú y { $n ->
        [one] un bot. Juega como el bot hábil y responde igual a todos
       *[other] { $n } bots. Juegan como el bot hábil y responden igual a todos
    }.
daily-rules = En el intento que cuenta no hay deshacer ni consejos. Los días empiezan a medianoche UTC.
daily-next = Próxima partida en { $hours } h { $minutes } min
daily-play = Jugar tu intento
daily-go-on = Continuar tu intento
daily-practice = Practicar esta partida
daily-void = Un bot jugó por ti, así que este intento no cuenta.
daily-won = Ganada por { $n }
daily-won-level = Ganada en el desempate
daily-won-behind = Ganada, { $n } por detrás en puntos
daily-lost = Perdida por { $n }
daily-lost-level = Perdida en el desempate
daily-lost-ahead = Perdida, { $n } por delante en puntos
daily-shared = Victoria compartida
daily-gave-up = Abandonada
daily-percent = Mejor que el { $percent } % de los participantes
daily-first = Eres el primero; los bots aún la están jugando.
daily-field =
    Al lado de { $people ->
        [0] nadie más todavía
        [one] otra persona
       *[other] otras { $people } personas
    } y { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }.
daily-rank = { $rank } de { $people } personas
daily-playing =
    { $n ->
        [one] Un bot aún juega
       *[other] { $n } bots aún juegan
    } esta partida; vuelve a mirar en un minuto.
daily-histogram = Dónde acabó cada uno
daily-histogram-across = Puntos de victoria de ventaja sobre el mejor enemigo
daily-bar =
    De { $low } a { $high }: { $people ->
        [one] una persona
       *[other] { $people } personas
    }, { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }{ $yours ->
        [yes] , tú entre ellos
       *[no] { "" }
    }
daily-legend-you = tú
daily-legend-people = personas
daily-legend-bots = bots
daily-bots = Cómo les fue a los bots
daily-bot-reference = { $title }, la referencia
daily-share = Compartir
daily-share-copied = Copiado: envíalo a quien quieras. No revela nada de las cartas.
daily-share-head = Line-Up, partida { $number } ({ $day })
daily-share-percent = mejor que el { $percent } %
daily-review = Tu partida: análisis, repetición, registro
daily-course = Quién iba por delante, del primer turno al último
daily-ahead = por delante
daily-level = igualados
daily-behind = por detrás
daily-streak =
    { $n ->
        [0] Aún no hay racha: acaba una partida en su día para empezarla.
        [one] Un día seguido
       *[other] { $n } días seguidos
    }
daily-days = Partidas anteriores
daily-coming = Próximamente
daily-state-new = sin jugar
daily-state-begun = empezada
daily-state-void = no cuenta
daily-today = hoy
daily-send = ¿La jugaste en otro sitio?
daily-send-what = Elige el registro de tu intento: de otro servidor, de la página sin servidor o de lineup daily. Se repite y se comprueba antes de contar, y es tu único intento.
daily-send-file = Elegir un registro…
term-daily = Partida { $number } del { $day }: { $title }. Cuenta un intento: sin deshacer y sin consejos. Los bots responden igual a todos.
term-daily-practice = Práctica: partida { $number } del { $day }, { $title }.
term-daily-strict = En el intento que cuenta no hay deshacer ni consejos. Practica la partida cuando acabe: lineup daily { $day } --practice
term-daily-field = Los bots juegan la misma partida…
term-daily-percent = { $result }. Mejor que el { $percent } % de los { $n } bots que la jugaron; la referencia ({ $title }): { $reference }.
term-daily-again = Ya has jugado la partida del { $day }: { $result }. Practícala con lineup daily { $day } --practice, o espera a la próxima: { $hours } h { $minutes } min.
term-daily-send = Para compararte con otras personas, envía el registro { $file } en la página de la partida del día de cualquier servidor.
term-daily-streak = Días seguidos: { $n }
term-daily-checked = { $file } es la partida del { $day }: { $result }.
