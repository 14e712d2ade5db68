team-name = Equipo { $team }
note-variants = Variantes: { $titles }.
note-mixed = Con cartas de: { $titles }.
note-own = Cartas propias: { $sets }.
note-own-set =
    { $title } ({ $new ->
        [0] { "" }
        [one] { $new } carta nueva
       *[other] { $new } cartas nuevas
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $replaced ->
        [0] { "" }
       *[other] { $replaced } en lugar de las de la caja
    })
note-deal = Las cartas están preparadas para una lección. Las reglas son las de siempre.
note-trial = Una prueba: { $card } empieza en la mano inicial de { $name }. Las reglas son las de siempre.
note-team = { $team }: { $names }.
note-gives = { $title } aporta { $groups }
note-two-sets = { $first }; { $second }
note-mix =
    { $given }.{ $half ->
        [other] { " " }Es la otra mitad de la mezcla.
       *[first] { "" }
    }
note-swap = { $old } por { $new }
note-swaps = Cambios: { $pairs }.
note-match =
    { $half ->
        [1] Primera partida de un encuentro
       *[other] Segunda partida del encuentro
    }, con una mitad de las cartas; decide la suma de las dos puntuaciones.
warning-hidden-stack = Un montón de { $n } supervillanos no cambia nada aquí: todos se barajan en el mazo principal. ({ $rule })
warning-super-villains =
    Regla de la casa nuestra: { $n ->
        [one] { $n } supervillano
       *[other] { $n } supervillanos
    }; el reglamento usa de 8 a 12. ({ $ours }, { $rule })
note-switch = Regla de la casa nuestra: { $meaning }: { $value }. ({ $rule })
house-stale =
    Regla de la casa nuestra: si un turno deja la Alineación llena, { $n ->
        [one] su carta más antigua va
       *[other] sus { $n } cartas más antiguas van
    } debajo del mazo principal y se rellena el hueco. ({ $rule })
house-draft = Regla de la casa nuestra: una elección. Se elige entre un superhéroe o personaje más que jugadores hay; el primer jugador elige el último. ({ $rule })
house-clock =
    Regla de la casa nuestra: un reloj de debilidades. Después de cada turno { $n ->
        [one] sale una del montón
       *[other] salen { $n } del montón
    }. Cuando no quedan suficientes, perdéis; para ganar, derrotad al último supervillano. ({ $rule })
turns-left =
    { $n ->
        [one] último turno
       *[other] quedan { $n } turnos
    }
warning-no-swaps = No se cambia ninguna carta, así que en el mazo principal no hay ninguna de los Rivals. ({ $rule })
warning-swap-type = { $new } ({ $new-type }) sustituye a { $old } ({ $old-type }), de otro tipo. ({ $rule })
warning-swap-cost = { $new } (coste { $new-cost }) sustituye a { $old } (coste { $old-cost }). ({ $rule })
warning-assist = Conserva las cartas de { $title }: muchas tienen Apoyo. ({ $rule })
warning-some-swapped = Solo se cambian { $n } de las { $total } cartas de { $title }. ({ $rule })
warning-no-room = No hay sitio para { $card }: hay dos montones.
correction = { $name } ({ $rules })
list-semicolon = { $first }; { $second }
corrected = Reglas corregidas desde entonces que podrían cambiarla: { $corrections }.
note-origin =
    Esta partida sigue desde una posición de otra, { $luck ->
        [same] con cada mazo en el mismo orden
       *[new] con todo lo oculto barajado de nuevo
    }.
