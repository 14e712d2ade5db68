# Lo que dicen la mesa del navegador y la de la terminal.

curtain-pass = Pásale el dispositivo a { $name }
curtain-hint = Todas las manos están ocultas. { $name }, levanta el telón. Los demás, no miréis.
curtain-lift = Soy { $name }: mostrar mis cartas
lesson-step = Paso { $step } de { $of }
lesson-lost = Deshazlo o sigue jugando: la lección vuelve a pedirlo en cuanto puedas hacerlo.
verdict-fight = { $power } de Poder contra { $cost }
result-victory =
    { $count ->
        [0] No gana nadie
        [one]
            { $you ->
                [yes] ¡Ganas!
               *[no] Gana { $names }
            }
       *[other]
            { $you ->
                [yes] ¡Ganan { $names }!
               *[no] Ganan { $names }
            }
    }
verdict-attacked =
    { $you ->
        [yes] Atacas a { $names }
       *[no] { $name } ataca a { $names }
    }
verdict-out =
    { $you ->
        [yes] Quedas fuera
       *[no] { $name } queda fuera
    }
verdict-first-appearance = Aparece { $card }
verdict-next = Siguiente: { $card }
