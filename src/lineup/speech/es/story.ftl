nothing = nada
unseen = 
    { $n ->
            [1] una carta
          *[other] { $n } cartas
    }
unseen-first = Una carta
cards-and-unseen = { $cards } y { unseen }
character-level = { $card } (nivel { $level })
told-play = 
    { $who-you ->
            [yes] Juegas
          *[no] { $who } juega
    } { $cards }{ gained-power }
told-play-off = 
    { $who-you ->
            [yes] Juegas
          *[no] { $who } juega
    } { $card } del mazo { owners }.
told-return = { $card } vuelve encima del mazo { owners }.
told-assist = 
    { $who-you ->
            [yes] Apoyas
          *[no] { $who } apoya
    } con { $cards }{ gained-power }
gained-power = 
    { $power ->
            [0] .
          *[other] : +{ $power } de Poder.
    }
told-power = { $card }: +{ $power } de Poder.
told-line-up = Nuevas en la Alineación: { $cards }.
told-pass = 
    { $who-you ->
            [yes] Pasas
          *[no] { $who } pasa
    } { $cards } a { $to-you ->
            [yes] ti
          *[no] { $to }
    }.
told-draw = 
    { $who-you ->
            [yes] Robas
          *[no] { $who } roba
    } { $cards }.
told-discard = 
    { $who-you ->
            [yes] Descartas
          *[no] { $who } descarta
    } { $cards }.
told-gain = 
    { $who-you ->
            [yes] Obtienes
          *[no] { $who } obtiene
    } { $cards }{ to-place }.
told-gain-for = 
    { $who-you ->
            [yes] Obtienes
          *[no] { $who } obtiene
    } { $cards } para la pila de descarte { owners }.
told-destroy = 
    { $who-you ->
            [yes] Destruyes
          *[no] { $who } destruye
    } { $cards }{ from-place }.
told-put = 
    { $who-you ->
            [yes] Pones
          *[no] { $who } pone
    } { $cards }{ from-place }{ to-place }.
from-place = 
    { $origin ->
            [hand] { " " }de { their } mano
            [discard-pile] { " " }de { their } pila de descarte
            [deck] { " " }de { their } mazo
            [under] { " " }de debajo de { their } superhéroe
            [owners-hand] { " " }de la mano { owners }
            [owners-discard-pile] { " " }de la pila de descarte { owners }
            [owners-deck] { " " }del mazo { owners }
            [owners-under] { " " }de debajo del superhéroe { owners }
            [owners-play] { " " }de la zona { owners }
            [main-deck] { " " }del mazo principal
            [line-up] { " " }de la Alineación
          *[other] { "" }
    }
to-place = 
    { $to ->
            [hand] { " " }en { their } mano
            [discard-pile] { " " }en { their } pila de descarte
            [deck] { " " }encima de { their } mazo
            [deck-bottom] { " " }debajo de { their } mazo
            [deck-shuffled] { " " }en { their } mazo, que se baraja
            [play] { " " }en juego
            [under] { " " }bajo { their } superhéroe
            [others-hand] { " " }en la mano { others }
            [others-discard-pile] { " " }en la pila de descarte { others }
            [others-deck] { " " }encima del mazo { others }
            [others-deck-bottom] { " " }debajo del mazo { others }
            [main-deck] { " " }encima del mazo principal
            [main-deck-bottom] { " " }debajo del mazo principal
            [line-up] { " " }en la Alineación
            [super-villains] { " " }en el montón de supervillanos
            [stack] { " " }de vuelta en su montón
            [stack-2] { " " }de vuelta en su montón
            [weakness] { " " }de vuelta en su montón
            [destroyed] { " " }con las cartas destruidas
            [unused] { " " }de vuelta en la caja
            [aside] { " " }aparte
          *[other] { "" }
    }
their = 
    { $who-you ->
            [yes] tu
          *[no] su
    }
told-aside = { $card } se aparta.
owners = 
    de { $owner-you ->
            [yes] ti
          *[no] { $owner }
    }
others = 
    de { $other-you ->
            [yes] ti
          *[no] { $other }
    }
told-buy = 
    { $who-you ->
            [yes] Compras
          *[no] { $who } compra
    } { $card } por { $cost }.
told-use = 
    { $who-you ->
            [yes] Usas
          *[no] { $who } usa
    } { $card }.
told-copy = { $card } se convierte en una copia de { $other }.
told-attack-nobody = El Ataque de { $card } no alcanza a nadie.
told-attack-by = { $card } ataca a { $seats }.
told-attack = 
    { $who-you ->
            [yes] Atacas
          *[no] { $who } ataca
    } a { $seats } con { $card }.
told-hunt = 
    { $who-you ->
            [yes] Cazas
          *[no] { $who } caza
    } a { $card } en la pila de descarte { owners }.
told-defend = 
    { $who-you ->
            [yes] Defiendes
          *[no] { $who } defiende
    } a { $to-you ->
            [yes] ti
          *[no] { $to }
    } con { $card }.
told-avoid = 
    { $who-you ->
            [yes] Evitas el Ataque con { $card }.
          *[no] { $who } evita el Ataque con { $card }.
    }
told-defeat = 
    { $who-you ->
            [yes] ¡Derrotas
          *[no] ¡{ $who } derrota
    } a { $card }!
told-confront = 
    { $who-you ->
            [yes] Confrontas
          *[no] { $who } confronta
    } a { $card } { foes }.
foes = 
    de { $foe-you ->
            [yes] ti
          *[no] { $foe }
    }
told-ready = 
    { $who-you ->
            [yes] Estás
          *[no] { $who } está
    } listo con { $power } de Poder.
told-block = 
    { $who-you ->
            [yes] Bloqueas
          *[no] { $who } bloquea
    } con { $card }.
told-dearer = { $card } cuesta { $amount } más este turno.
told-cheaper = { $card } cuesta { $amount } menos este turno.
told-held = 
    { $foe-you ->
            [yes] Tu personaje
          *[no] El personaje de { $foe }
    } resiste.
told-vp-gain = 
    { $who-you ->
            [yes] Obtienes
          *[no] { $who } obtiene
    } { $amount } PV.
told-vp-lose = 
    { $who-you ->
            [yes] Pierdes
          *[no] { $who } pierde
    } { $amount } PV.
told-out = 
    { $who-you ->
            [yes] Estás
          *[no] { $who } está
    } fuera de la partida.
told-reveal = 
    { $who-you ->
            [yes] Revelas
          *[no] { $who } revela
    } { $cards }.
told-look = 
    { $who-you ->
            [yes] Miras
          *[no] { $who } mira
    } { $cards }.
told-shuffle = 
    { $who-you ->
            [yes] Barajas
          *[no] { $who } baraja
    } { their } pila de descarte para formar un mazo nuevo.
told-totals = Coste total en la mano: { $totals }.
told-total = 
    { $who-you ->
            [yes] tú
          *[no] { $who }
    } { $total }
told-appear = { $card } es el nuevo supervillano.
told-turn = 
    Turno { $number }: { $who-you ->
            [yes] te toca.
          *[no] le toca a { $who }.
    }
told-over = 
    { $reason ->
            [super-villains] El último supervillano ha caído: fin de la partida.
            [refill] El mazo principal no puede rellenar la Alineación: fin de la partida.
            [main-deck] El mazo principal está vacío: fin de la partida.
            [text] El texto de una carta acaba la partida.
            [knock-out] Ha caído el último personaje de un jugador: fin de la partida.
            [clock] El reloj no puede quitar más debilidades: la partida se pierde.
          *[other] Fin de la partida.
    }
