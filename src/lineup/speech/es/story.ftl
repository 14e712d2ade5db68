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
    } { $card } { $owner-you ->
        [yes] de tu mazo
       *[no] del mazo de { $owner }
    }.
told-return =
    { $card } vuelve encima { $owner-you ->
        [yes] de tu mazo
       *[no] del mazo de { $owner }
    }.
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
told-stale = Nada ha salido de la Alineación (regla de la casa): { $cards } debajo del mazo principal.
told-clock =
    El reloj retira de la partida { $n ->
        [one] una debilidad
       *[other] { $n } debilidades
    } (regla de la casa).
told-pass =
    { $to-you ->
        [yes] { $who } te pasa { $cards }
       *[no] { $who-you ->
            [yes] Pasas
           *[no] { $who } pasa
        } { $cards } a { $to }
    }.
told-lost =
    { $n ->
        [1] Se destruye
       *[other] Se destruyen
    } { $cards }{ $place ->
        [line-up] { " " }en la Alineación
       *[other] { "" }
    }.
told-home =
    { $cards } { $owner-you ->
        [yes] de tu zona
       *[no] de { $owner }
    } { $n ->
        [1] vuelve
       *[other] vuelven
    } a su montón.
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
    } { $cards } para { $owner-you ->
        [yes] tu pila de descarte
       *[no] la pila de descarte de { $owner }
    }.
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
        [owners-hand] { " " }{ $owner-you ->
            [yes] de tu mano
           *[no] de la mano de { $owner }
        }
        [owners-discard-pile] { " " }{ $owner-you ->
            [yes] de tu pila de descarte
           *[no] de la pila de descarte de { $owner }
        }
        [owners-deck] { " " }{ $owner-you ->
            [yes] de tu mazo
           *[no] del mazo de { $owner }
        }
        [owners-under] { " " }{ $owner-you ->
            [yes] de debajo de tu superhéroe
           *[no] de debajo del superhéroe de { $owner }
        }
        [owners-play] { " " }{ $owner-you ->
            [yes] de tu zona
           *[no] de la zona de { $owner }
        }
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
        [others-hand] { " " }en { $other-you ->
            [yes] tu mano
           *[no] la mano de { $other }
        }
        [others-discard-pile] { " " }en { $other-you ->
            [yes] tu pila de descarte
           *[no] la pila de descarte de { $other }
        }
        [others-deck] { " " }encima { $other-you ->
            [yes] de tu mazo
           *[no] del mazo de { $other }
        }
        [others-deck-bottom] { " " }debajo { $other-you ->
            [yes] de tu mazo
           *[no] del mazo de { $other }
        }
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
told-store =
    { $who-you ->
        [yes] Guardas
       *[no] { $who } guarda
    } { $cards } para el próximo turno sobre { their } { identity }.
told-goes =
    { $card } { $to ->
        [main-deck] vuelve encima del mazo principal
        [main-deck-bottom] va debajo del mazo principal
        [reserve] vuelve sobre su superhéroe
        [line-up] va a la Alineación
       *[other] se va
    }.
told-take =
    { $who-you ->
        [yes] Tomas
       *[no] { $who } toma
    } { $card } { $owner-you ->
        [yes] de tu pila de descarte
       *[no] de la pila de descarte de { $owner }
    }.
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
told-attack-by = { $card } ataca a: { $seats }.
told-attack =
    { $who-you ->
        [yes] Atacas
       *[no] { $who } ataca
    } con { $card } a: { $seats }.
told-hunt =
    { $who-you ->
        [yes] Cazas
       *[no] { $who } caza
    } a { $card } en { $owner-you ->
        [yes] tu pila de descarte
       *[no] la pila de descarte de { $owner }
    }.
told-defend =
    { $to-you ->
        [yes] { $who-you ->
            [yes] Te defiendes
           *[no] { $who } te defiende
        }
       *[no] { $who-you ->
            [yes] Defiendes
           *[no] { $who } defiende
        } a { $to }
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
    { $foe-you ->
        [yes] { $who } confronta a tu { $card }
       *[no] { $who-you ->
            [yes] Confrontas
           *[no] { $who } confronta
        } a { $card }, de { $foe }
    }.
told-switch =
    La Confrontación sigue contra { $foe-you ->
        [yes] tu { $card }
       *[no] { $card }, de { $foe }
    }.
foes = 
    de { $foe-you ->
            [yes] ti
          *[no] { $foe }
    }
told-cancel =
    { $who-you ->
        [yes] Cancelas la Confrontación y puedes
       *[no] { $who } cancela la Confrontación y puede
    } comprar cartas el resto del turno.
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
told-face-down =
    { $card } { $who-you ->
        [yes] de tu zona
       *[no] de { $who }
    } queda boca abajo.
told-face-up =
    { $card } { $who-you ->
        [yes] de tu zona
       *[no] de { $who }
    } vuelve a estar boca arriba.
told-muted =
    { $who-you ->
        [yes] Tu personaje
       *[no] El personaje de { $who }
    } pierde su habilidad hasta el final de { their } próximo turno.
told-silenced = El texto de { $card } no acababa nunca. Lo que hizo se deshace y el texto queda anulado el resto de la partida.
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
