question-over = La partida ha terminado.
question-main = 
    Tu turno: { $doings-count ->
            [0] no queda nada por hacer. Acaba tu turno.
            [1] { $doings } o acabar el turno.
          *[other] { $doings } o acabar el turno.
    }
question-confrontation = 
    Tu Confrontación: { $doings-count ->
            [0] di que estás listo.
          *[other] { $doings }, y luego di que estás listo.
    }
question-due =
    { $part ->
        [after] La Confrontación está decidida:
        [confrontation] Tu Confrontación:
       *[main] Tu turno:
    } hay que jugar { $cards } antes de { $part ->
        [confrontation] decir que estás listo
       *[other] acabar el turno
    }.{ $doings-count ->
        [0] { "" }
       *[other] { " " }También puedes { $doings }.
    }
main-play = jugar cartas
main-use = usar una habilidad
main-buy = comprar cartas
main-hunt = cazar a un supervillano
question-confront = ¿Confrontar a un personaje, o comprar cartas este turno?
question-order = Esperan varios textos. ¿Cuál resuelves primero?
question-after = La Confrontación está decidida. Usa una habilidad o acaba el turno.
question-assist = { $who } ha terminado de jugar. ¿Apoyas a tu compañero con una última carta?
question-assist-now = Es el turno de tu compañero { $who }: puedes apoyar.
question-block = { $power } de Poder contra { $card } con coste { $cost }. ¿Aumentar el coste de un personaje?
question-defend = { $source } ataca. Objetivo: { $attacked }. ¿Evitar el Ataque?
question-hunt = { told-hunt } ¿Evitar el Ataque?
question-foe = { $source }: elige un enemigo.
question-player =
    { $source }: { $place ->
        [hand] ¿a la mano de quién
        [deck] ¿al mazo de quién
       *[discard-pile] ¿a la pila de descarte de quién
    } { $cards-count ->
        [1] va
       *[other] van
    } { $cards }?
question-one-player = { $source }: elige un jugador.
question-players = { $source }: elige cualquier número de jugadores.
question-may = { $source }: ¿{ $clause }?
question-may-take = { $source }: ¿tomar { $clause }?
question-may-not = { $source }: no se puede { $clause }. { untold }
question-choose = { $source }: elige una opción.
question-choose-more = { $source }: elige otra, si quieres.
question-choose-none = { $source }: no puedes hacer nada de esto. { untold }
question-choose-type = { $source }: elige un tipo de carta.
question-choose-name = { $source }: nombra una carta.
question-hero = Elige: { identity }.
question-where = { $source }: ¿dónde pones { $card }?
question-lay = { $source }: ¿qué carta quieres { $doing }? La siguiente va debajo.
question-pick-none =
    { $source }: no puedes { $doing } { $more ->
        [yes] ninguna otra carta
       *[no] ninguna carta
    }. { untold }
question-pick = 
    { $source }: { $may ->
            [yes] puedes { $act }.
          *[no] tienes que { $act }.
    }{ $picked-count ->
            [0] { "" }
          *[other] { " " }Elegidas: { $picked }.
    }{ $secret ->
            [yes] { " " }Nadie más lo ve hasta que todos hayan elegido.
          *[no] { "" }
    }
untold = Se te pregunta igualmente, para que nadie pueda saberlo.
clause = { $text }
clause-plus = { $text }
clause-it = { $text }
clause-named = { $before }{ $card }{ $after }
way-shown-gained = obtiene la carta mostrada
way-next-gained = obtiene la carta de debajo
way-even = par
way-odd = impar
things-character = un personaje
things-these = { $amount } de estas cartas de: { $places }
things-cards = 
    { $amount } { $most ->
            [1] carta
          *[other] cartas
    } de: { $places }
things-cards-within = 
    { $amount } { $most ->
            [1] carta
          *[other] cartas
    } con coste total { $limit } o menos de: { $places }
amount-a = una
amount = 
    { $how ->
            [just] { $high }
            [up-to] hasta { $high }
            [or] { $low } o { $high }
          *[to] de { $low } a { $high }
    }{ $more ->
            [yes] { " " }más
          *[no] { "" }
    }
number = 
    { $n ->
            [0] ninguna
            [1] una
            [2] dos
            [3] tres
            [4] cuatro
            [5] cinco
            [6] seis
          *[other] { $n }
    }
place = 
    { $place ->
            [deck] mazo
            [hand] mano
            [discard-pile] pila de descarte
            [play] cartas en juego
            [character] personaje
            [reserve] reserva
            [offer] oferta
            [score-pile] pila de puntuación
            [under] cartas bajo el superhéroe
            [main-deck] mazo principal
            [line-up] Alineación
            [super-villains] montón de supervillanos
            [weakness] montón de debilidades
            [destroyed] cartas destruidas
            [box] caja
            [aside] cartas apartadas
          *[stack] montón
    }
place-own = 
    { $place ->
            [under] cartas bajo tu superhéroe
            [play] tus cartas en juego
          *[other] tu { place }
    }
place-own-too = { place }
place-of = 
    { $place ->
            [under] cartas bajo el superhéroe de { $who }
          *[other] { place } de { $who }
    }
place-the = { place }
act-destroy = destruir { $cards }
doing-destroy = destruir
act-discard = descartar { $cards }
doing-discard = descartar
act-gain = obtener { $cards }
doing-gain = obtener
act-draw = robar { $cards }
doing-draw = robar
act-choose = elegir { $cards }
doing-choose = elegir
act-play = jugar { $cards }
doing-play = jugar
act-play-again = jugar otra vez { $cards }
doing-play-again = jugar otra vez
act-pass = pasar { $cards }
doing-pass = pasar
act-pass-to-the-left = pasar { $cards } a la izquierda
doing-pass-to-the-left = pasar a la izquierda
act-pass-to-the-right = pasar { $cards } a la derecha
doing-pass-to-the-right = pasar a la derecha
act-use-the-text-of = usar el texto de { $cards }
doing-use-the-text-of = usar el texto de
act-reveal = revelar { $cards }
doing-reveal = revelar
act-look-at = mirar { $cards }
doing-look-at = mirar
act-copy = convertirse en copia de { $cards }
doing-copy = copiar
act-give-assist = dar Apoyo a { $cards }
doing-give-assist = dar Apoyo a
act-make-dearer = aumentar el coste de { $cards }
doing-make-dearer = aumentar el coste de
act-set-aside = apartar { $cards }
doing-set-aside = apartar
act-put-back-on-its-stack = devolver { $cards } a su montón
doing-put-back-on-its-stack = devolver a su montón
act-put-into-the-hand = poner { $cards } { into-hand }
doing-put-into-the-hand = poner { into-hand }
into-hand = 
    { $own ->
            [yes] en tu mano
          *[no] en la mano
    }
act-put-on-top-of-the-deck = poner { $cards } { on-deck }
doing-put-on-top-of-the-deck = poner { on-deck }
on-deck = 
    { $own ->
            [yes] encima de tu mazo
          *[no] encima del mazo
    }
act-put-for-any-player = poner { $cards } ante el jugador que elijas
doing-put-for-any-player = poner ante el jugador que elijas
act-put-into-the-discard-pile-on-the-left = poner { $cards } en la pila de descarte del jugador de la izquierda
doing-put-into-the-discard-pile-on-the-left = poner en la pila de descarte del jugador de la izquierda
act-put-into-the-discard-pile-on-the-right = poner { $cards } en la pila de descarte del jugador de la derecha
doing-put-into-the-discard-pile-on-the-right = poner en la pila de descarte del jugador de la derecha
act-put-into-the-hand-on-the-left = poner { $cards } en la mano del jugador de la izquierda
doing-put-into-the-hand-on-the-left = poner en la mano del jugador de la izquierda
act-put-into-the-hand-on-the-right = poner { $cards } en la mano del jugador de la derecha
doing-put-into-the-hand-on-the-right = poner en la mano del jugador de la derecha
act-put-into-the-hand-of-the-attacker = poner { $cards } en la mano del atacante
doing-put-into-the-hand-of-the-attacker = poner en la mano del atacante
act-put-on-the-bottom-of-the-deck = poner { $cards } { under-deck }
doing-put-on-the-bottom-of-the-deck = poner { under-deck }
under-deck = 
    { $own ->
            [yes] debajo de tu mazo
          *[no] debajo del mazo
    }
act-put-on-top-of-the-deck-of-its-owner = poner { $cards } encima del mazo de su propietario
doing-put-on-top-of-the-deck-of-its-owner = poner encima del mazo de su propietario
act-put-on-the-bottom-of-the-deck-of-its-owner = poner { $cards } debajo del mazo de su propietario
doing-put-on-the-bottom-of-the-deck-of-its-owner = poner debajo del mazo de su propietario
act-put-on-its-stack = devolver { $cards } al montón
doing-put-on-its-stack = devolver al montón
act-put-into-the-discard-pile = poner { $cards } { into-discard }
doing-put-into-the-discard-pile = poner { into-discard }
into-discard = 
    { $own ->
            [yes] en tu pila de descarte
          *[no] en la pila de descarte
    }
act-put-under-the-super-hero = poner { $cards } { under-hero }
doing-put-under-the-super-hero = poner { under-hero }
under-hero = 
    { $own ->
            [yes] bajo tu superhéroe
          *[no] bajo el superhéroe
    }
act-put-into-play = poner { $cards } en juego
doing-put-into-play = poner en juego
act-put-on-top-of-the-main-deck = poner { $cards } encima del mazo principal
doing-put-on-top-of-the-main-deck = poner encima del mazo principal
act-put-on-the-bottom-of-the-main-deck = poner { $cards } debajo del mazo principal
doing-put-on-the-bottom-of-the-main-deck = poner debajo del mazo principal
act-put-into-the-line-up = poner { $cards } en la Alineación
doing-put-into-the-line-up = poner en la Alineación
act-put-on-top-first = poner { $cards } encima
doing-put-on-top-first = poner encima
act-put-on-the-bottom-first = poner { $cards } en lo más alto
doing-put-on-the-bottom-first = poner en lo más alto
act-lay-below = poner { $cards } debajo de { $card }
doing-lay-below = poner debajo de { $card }
type-name = 
    { $type ->
            [starter] Carta inicial
            [hero] Héroe
            [villain] Villano
            [super-power] Superpoder
            [equipment] Equipo
            [weakness] Debilidad
            [super-villain] Supervillano
            [super-hero] Superhéroe
            [character] Personaje
          *[location] Lugar
    }
option-player = 
    { $who-you ->
            [yes] tú
          *[no] { $who }
    }
option-name = { $card }
option-pass-defend = no evitarlo
option-pass-block = no bloquear
option-pass-block-safe = no hace falta bloquear
option-pass-assist = no apoyar
option-none = ninguna carta
option-no-more = ninguna más
option-end = acabar el turno
option-ready = listo: nada más que jugar
option-normal = comprar cartas este turno
option-yes = sí
option-no = no
option-buy = comprar { $card } por { $cost }
option-defeat = derrotar a { $card } por { $cost }
option-confront = confrontar a { $card } ({ $who }) con coste { $cost }
option-defend-other = defender a { $who } con { $card }
option-pick-from = { $act } ({ $place })
option-copy = { $act } (copiada por { $card })
option-hunt = cazar a { $card } en la pila de descarte de { $who } por { $cost }
option-play = jugar { $card }
option-use = usar { $card }
option-use-one = usar { $card }: { $text }
option-defend = defenderse con { $card }
option-block = bloquear con { $card }
option-assist = apoyar con { $card }
option-store = guardar { $card } para el próximo turno: { identity }
identity = 
    { $identity ->
            [hero] superhéroe
          *[character] personaje
    }
option-order = { $card } primero
option-hero = jugar como { $card }
option-deck = poner { $card } encima de tu mazo
option-discard = poner { $card } en tu pila de descarte
