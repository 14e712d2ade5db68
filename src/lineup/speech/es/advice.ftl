advice-only = No hay otra cosa que hacer.
advice-must-play = Tienes que jugar cartas antes de seguir con tu turno. Empieza por esta.
advice-at-once = { $card } hace más cuanto antes la juegues.
advice-draw = { $card } roba cartas antes de que decidas sobre el resto.
advice-fetch = { $card } trae otra carta a tu mano, y aún puedes jugarla.
advice-destroy = { $card } puede destruir una carta floja; juégala mientras tengas una que destruir.
advice-late = { $card } cuenta lo que has jugado y comprado; juégala después de las demás.
advice-toward = { $card } da más o menos { $power } de Poder. Con toda tu mano llegas más o menos a { $reach } de los { $cost } que cuesta { $goal }.
advice-reach = { $card } da más o menos { $power } de Poder. Con toda tu mano llegas más o menos a { $reach }. Con eso pagas { $goal }, que cuesta { $cost }: { $what }.
advice-attack = { $card } ataca a tus enemigos y no te cuesta nada: tu mano se descarta de todos modos al final del turno.
advice-power = { $card } da más o menos { $power } de Poder y no te cuesta nada: tu mano se descarta de todos modos al final del turno.
advice-play = Jugar { $card } no te cuesta nada: tu mano se descarta de todos modos al final del turno.
advice-ability =
    { $takes ->
        [power] La habilidad de { $card } vale los { $price } de Poder que cuesta.
        [card] La habilidad de { $card } vale la carta que cuesta.
        [vp] La habilidad de { $card } vale los PV que cuesta.
       *[nothing] La habilidad de { $card } no cuesta Poder.
    }
advice-defeat = Así derrotas a un supervillano: { $card } vale { $vp } PV, y no se los lleva nadie más.
advice-defeat-clock = Así derrotas a un supervillano: sin { $card }, queda uno menos por derrotar antes de que se agote el reloj.
advice-buy =
    { $most ->
        [yes] De todo lo que puedes comprar con { $have } de Poder, { $card } es lo que más aporta a tu mazo: { $what }.
       *[no] { $card } mejora tu mazo: { $what }.
    }
advice-use-of =
    { $power } de Poder en una mano media, { $vp } PV{ $besides ->
        [none] { "" }
       *[other] , y además { advice-besides }
    }
advice-besides =
    { $besides ->
        [destroys] destruye cartas flojas
        [attacks] ataca a tus enemigos
        [defends] puede evitar un Ataque
        [blocks] puede bloquear
        [gains] obtiene una carta
       *[fetches] recupera una carta
    }
advice-end = Nada más de lo que puedes hacer ayudaría.
advice-end-buy = Ninguna carta que puedas pagar parece merecer un sitio en tu mazo.
advice-ready = Has jugado todo lo que ayuda: { $power } de Poder contra el coste de { $goal }, { $cost }.
advice-confront = Llegas más o menos a { $reach } de Poder; { $goal } cuesta { $cost }. Contando posibles Bloqueos, ganas en aproximadamente { $chance } de cada 100 partidas.
advice-normal =
    { $likely ->
        [yes] Ganarías una Confrontación con { $goal }, que cuesta { $cost }, en aproximadamente { $chance } de cada 100 partidas.
        [no] Una Confrontación es demasiado arriesgada: derrotas a { $goal }, que cuesta { $cost }, en aproximadamente { $chance } de cada 100 partidas.
       *[never] { $goal }, que cuesta { $cost }, está fuera de alcance este turno.
    } { $instead }
advice-buys =
    { $chance ->
        [100] Este turno rinde más con { $card }, que cuesta { $price }: { $what }.
       *[other] Comprar vale más: este turno puedes pagar los { $price } que cuesta { $card } en aproximadamente { $chance } de cada 100 partidas ({ $what }).
    }
advice-buys-nothing =
    { $likely ->
        [never] Tampoco puedes pagar nada que merezca la pena. Ninguna opción te da nada ahora, y seguir jugando no te cuesta nada.
       *[other] Tampoco puedes pagar nada que merezca la pena, así que pierdes poco en ambos casos.
    }
advice-block = { $card } ayuda a subir el coste de { $goal }, ahora { $cost }, por encima de { $power } de Poder.
advice-no-block =
    { $safe ->
        [yes] { $goal } está a salvo: { $power } de Poder no llegan al coste de { $cost }.
       *[no] Tus Bloqueos no salvan a { $goal } de { $power } de Poder, o cuestan más de lo que salvan.
    }
advice-defend = { $card } evita el Ataque y, de las cartas que pueden, es la que menos echarás de menos.
advice-no-defense = Este Ataque te duele menos de lo que te costaría una Defensa.
advice-assist = { $card } da a tu compañero más o menos { $power } de Poder cuando puede ser decisivo.
advice-no-assist =
    { $lost ->
        [yes] Ni con tu ayuda se alcanza el coste; guarda tus cartas.
       *[no] Tu compañero no lo necesita ahora; guarda tus cartas.
    }
advice-store = { $card } hace más el próximo turno, en una Confrontación.
advice-give-up =
    { $junk ->
        [yes] Tu mazo mejora sin { $card }.
       *[no] { $card } es la carta que menos echarás de menos.
    }
advice-gain = { $card } es la carta que más aporta a tu mazo: { $what }.
advice-pick = De estas, { $card } es la que más vale aquí.
advice-done =
    { $taking ->
        [yes] Ahí no hay nada que merezca la pena tomar.
       *[no] Mejor dejarlo como está.
    }
advice-where =
    { $place ->
        [deck] { $card } es lo bastante buena para robarla otra vez pronto.
       *[discard] Mejor no volver a robar { $card } pronto.
    }
advice-best = Es lo que mejor resultó en las partidas simuladas.
advice-tried =
    En { $n ->
        [one] { $n } partida simulada
       *[other] { $n } partidas simuladas
    }, nada resultó claramente mejor.
no-advice-hero = Aún no se han repartido cartas: elige a quien quieras.
advice-same = igual de bueno
advice-behind =
    { $n ->
        [0] menos de 1 victoria menos en 100 partidas
        [one] { $n } victoria menos en 100 partidas
       *[other] { $n } victorias menos en 100 partidas
    }
odds-power = Si lo juegas todo, llegas más o menos a { $power } de Poder este turno.
odds-reach = { $card } ({ $price }): { $chance }{ "\u00A0" }%
odds-clash = { $card } ({ $cost }): { $reached }{ "\u00A0" }% de alcanzar el coste; { $defeated }{ "\u00A0" }% de derrotarlo, contando posibles Bloqueos.
odds-guard =
    { $who }: { $defense }{ "\u00A0" }% de tener una Defensa en la mano{ $blocks ->
        [yes] , { $block }{ "\u00A0" }% de tener un Bloqueo
       *[no] { "" }
    }.
odds-before = Las probabilidades aparecen cuando se han repartido las cartas.
odds-next = Tu próxima mano: más o menos { $power } de Poder; una mano media de tu mazo: { $hand }.
odds-use = { $card } ({ $price }): { $what }
odds-games =
    Según { $n ->
        [one] { $n } partida simulada
       *[other] { $n } partidas simuladas
    }.
odds-heading-reach = La probabilidad de poder pagar
odds-heading-clash = Una Confrontación con
odds-heading-guard = Lo que pueden tener los demás
odds-heading-use = Lo que una carta haría por tu mazo
review-thinking = Mirando tus decisiones…
review-none =
    { $who-you ->
        [yes] Ninguna de tus { $decisions } decisiones
       *[no] Ninguna de las { $decisions } decisiones de { $who }
    } fue claramente peor que la mejor opción: bien jugado.
review-found =
    { $who-you ->
        [yes] De tus { $decisions } decisiones
       *[no] De las { $decisions } decisiones de { $who }
    }, { $n ->
        [one] esta es la que más costó
       *[other] estas son las que más costaron
    }:
review-moment = Turno { $turn }, respuesta { $number }: { $done }
review-better = Mejor: { $better }. { $reason }
review-vain =
    Apenas tenía opciones: contra { $goal }, que cuesta { $cost }, falló en las { $games } partidas simuladas. En un turno con Confrontación no se compra, y este podía pagar { $card }, que cuesta { $price }{ $chance ->
        [100] { "" }
       *[other] , en aproximadamente { $chance } de cada 100 partidas
    }: { $what }.
review-cost =
    Costó { $n ->
        [one] más o menos { $n } victoria
       *[other] más o menos { $n } victorias
    } en 100 partidas.
review-seat = No hay ningún asiento { $seat }; esta partida tiene los asientos de 1 a { $seats }: { $names }.
course-title = Lo más destacado
course-purchase =
    { $who-you ->
        [yes] Te llevaste
       *[no] { $who } se llevó
    } { $card } en el turno { $turn }: { $power } de Poder desde entonces, { $points } { $points ->
        [one] punto de victoria
       *[other] puntos de victoria
    } al final.
course-big-turn =
    { $who-you ->
        [yes] Reuniste
       *[no] { $who } reunió
    } { $power } de Poder en el turno { $turn }.
course-big-turn-took =
    { $who-you ->
        [yes] Reuniste { $power } de Poder en el turno { $turn } y te llevaste
       *[no] { $who } reunió { $power } de Poder en el turno { $turn } y se llevó
    } { $cards }.
course-draw =
    { $who-you ->
        [yes] Empezaste
       *[no] { $who } empezó
    } el turno { $turn } con { $cards }: una mano de { $power } de Poder, cuando la media era { $average }.
