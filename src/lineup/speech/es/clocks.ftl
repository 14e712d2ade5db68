span-seconds =
    { $n ->
        [one] 1 segundo
       *[other] { $n } segundos
    }
span-minutes =
    { $n ->
        [one] 1 minuto
       *[other] { $n } minutos
    }
span-hours =
    { $n ->
        [one] 1 hora
       *[other] { $n } horas
    }
span-days =
    { $n ->
        [one] 1 día
       *[other] { $n } días
    }
clock = Reloj
clock-none = Ninguno
clock-move = Por respuesta
clock-game = Partida entera
clock-days = Días
clock-time-move = Tiempo para cada respuesta
clock-time-game = Tiempo para la partida entera
clock-time-days = Tiempo para cada respuesta
clock-delay = Tiempo libre en cada pregunta
clock-out = Cuando se acaba el tiempo
clock-out-answer = Responde un bot
clock-out-seat = Un bot ocupa el asiento
clock-out-nobody = Deciden los demás
clock-said-move = Reloj: { $span } para cada respuesta.
clock-said-game =
    { $free ->
        [0] Reloj: { $span } por jugador para la partida entera.
       *[other] Reloj: { $span } por jugador para la partida entera; los primeros { $free } segundos de cada pregunta son libres.
    }
clock-said-days = Reloj: { $span } para cada respuesta, estés donde estés; mientras tanto, los bots siguen jugando.
clock-said-answer = Cuando se acaba el tiempo, responde un bot; a la tercera vez seguida ocupa el asiento hasta que vuelva su jugador.
clock-said-seat = Cuando se acaba el tiempo, un bot ocupa el asiento hasta que vuelva su jugador.
clock-said-nobody = Cuando se acaba el tiempo, los demás pueden dar el asiento a un bot.
clock-yours = Tu tiempo
clock-of = Tiempo de { $name }
clock-stands = El reloj está parado
clock-waits = Corre en cuanto se levanta el telón.
clock-undo = Reloj: la pregunta a la que vuelves recupera todo su tiempo.
clock-undo-game = Reloj: el tiempo gastado no se recupera.
clock-soon = Tiempo para responder: { $span }.
clock-up = sin tiempo
clock-late = A { $name } se le ha acabado el tiempo.
time-up-answer =
    { $you ->
        [yes] Se te ha acabado el tiempo: un bot ha respondido por ti.
       *[no] A { $name } se le ha acabado el tiempo: ha respondido un bot.
    }
time-up-seat =
    { $you ->
        [yes] Se te ha acabado el tiempo: un bot juega por ti hasta que recuperes tu asiento.
       *[no] A { $name } se le ha acabado el tiempo: sigue un bot.
    }
time-up-nobody =
    { $you ->
        [yes] Se te ha acabado el tiempo: los demás pueden dar tu asiento a un bot.
       *[no] A { $name } se le ha acabado el tiempo: puedes dar su asiento a un bot.
    }
clock-left = aún { $span } · hasta el { $date }
