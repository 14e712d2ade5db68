app-name = Line-Up
app-home = Line-Up, inicio
app-title = { $page } · Line-Up
app-pages = Páginas
app-language = Idioma
app-skip = Saltar al contenido
app-unofficial = Line-Up es un proyecto de aficionados no oficial; DC Comics, Warner Bros. y Cryptozoic Entertainment no lo hacen, aprueban ni patrocinan. Los personajes y nombres de juegos pertenecen a sus dueños. Las reglas y los textos de las cartas están en nuestras palabras y los dibujos son nuestros.
close = Cerrar
dismiss = Descartar
home = Inicio
loading = Un momento…
try-again = Intentar de nuevo
you = Tú
a-card = una carta
no-card = ninguna carta
problem-bang = ¡Ay!
problem-start = Ir a la página inicial
lost-title = No encontrada
lost-text = Aquí no hay ninguna página «{ $path }». Quizá la dirección esté mal escrita o la página se haya movido.
api-unreachable = El servidor no responde. Comprueba que funciona y que tienes conexión, e inténtalo de nuevo.
kept-title = Tus datos
kept-why = Tus mesas, partidas y conjuntos están solo en este navegador. Guárdalos en un archivo de vez en cuando y cárgalos en otro navegador o tras borrar los datos del sitio.
kept-save = Guardar en un archivo
kept-load = Cargar de un archivo
kept-replace = Todo lo guardado en este navegador se sustituye por lo del archivo. ¿Continuar?
kept-wrong = «{ $file }» no contiene mesas guardadas.
site-friends = Tus mesas están solo en este navegador. Para jugar con amigos, uno inicia un servidor; luego pega el enlace que envíe.
site-opening = Abriendo las mesas: { $percent } %
site-failed = No se pudieron abrir las mesas. Recarga la página; si no ayuda, usa otro navegador.
api-no-reason = El servidor respondió { $status } sin dar un motivo.
settings-title = Ajustes
settings-theme = Tema
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-pace = Velocidad de los bots
settings-pace-instant = Al instante
settings-pace-fast = Rápida
settings-pace-normal = Normal
settings-pace-slow = Lenta
settings-motion = Movimiento
settings-motion-full = Completo
settings-motion-fast = Rápido
settings-motion-off = No
settings-sound = Sonido
settings-volume = Volumen de los sonidos
settings-music = Volumen de la música
settings-captions = Mostrar una señal por cada sonido
settings-captions-hint = Para jugar sin sonido: «♪ Bloqueado», «♪ Tu turno».
level = { $n } de 10
level-off = No
caption-played = Carta jugada
caption-bought = Carta comprada
caption-shuffled = Se baraja
caption-destroyed = Carta destruida
caption-first_appearance = Primera aparición
caption-attacked = Ataque
caption-defended = Evitado
caption-blocked = Bloqueado
caption-confronted = Confrontación
caption-held = Resiste
caption-defeated = Derrotado
caption-out = Fuera
caption-turn = Tu turno
caption-over = Fin de la partida
caption-chat = Mensaje
caption-clock = Queda poco tiempo
caption-sign = Señal
sound-on = Activar el sonido
sound-off = Quitar el sonido
settings-warn = Avísame antes de desperdiciar un turno
settings-warn-hint = Si acabas tu turno con cartas por jugar o una que aún puedes comprar, o dices listo en una Confrontación sin Poder suficiente.
settings-pass = Responde por mí cuando solo hay una respuesta
settings-pass-hint = Solo contra bots está siempre activo. Con otras personas espera un tiempo al azar, también cuando pasas tú, para que nadie sepa qué tienes. Desactivado: pasas siempre a mano.
settings-auto-end = Acaba mi turno cuando no quede nada por hacer
settings-auto-end-hint = Espera un momento y avisa antes; «Aún no» lo detiene.
settings-gains = Toma por mí el Poder gratuito
settings-gains-hint = Cuando una carta pregunta si quieres Poder y decir que no no sirve de nada. Deshacer lo revierte.
settings-keys = Teclas en la mesa
settings-keys-hint = Letras, cifras y símbolos responden y abren cosas. Sin esto, Tab, las flechas, Intro y Esc siguen funcionando.
settings-notices = Avísame cuando sea mi turno
settings-notices-hint = Una notificación del navegador mientras estás en otra página.
settings-notices-refused = Tu navegador bloquea los avisos de este sitio. Permítelos en sus ajustes e inténtalo de nuevo.
settings-insecure = Para instalar Line-Up o recibir avisos, ábrelo por HTTPS o desde un servidor en este equipo.
settings-kept = Guardado en este navegador.
name-label = Tu nombre, como lo ven los demás
name-use = Usar este nombre
invite-link = Enlace de invitación
invite-go = Ir a la mesa
invite-wrong = «{ $typed }» no es una invitación. Es algo como { $origin }/table/…; pega el enlace entero.
invite-address = Dirección de esta mesa
invite-qr = Código QR de la dirección de la mesa
invite-scan = Escanéalo con un móvil para entrar.
invite-copy = Copiar
invite-copied = Copiado.
invite-press = Pulsa Ctrl+C para copiarlo.
home-aim = Forma un mazo de héroes y villanos, derrota a los supervillanos y consigue más puntos de victoria que nadie.
home-play = Jugar ahora
home-game = 
    { $title }, { $n ->
            [0] tú en solitario
            [one] tú y { $n } bot
          *[other] tú y { $n } bots
    }.
home-game-kind = 
    { $title }, tú y { $n ->
            [one] { $n } bot ({ $kind })
          *[other] { $n } bots ({ $kind })
    }.
home-change = Cambiar el juego
home-fan = Algunas de las cartas
home-daily = Partida del día
home-daily-what = Las mismas cartas y los mismos enemigos para todos. Cuenta un intento.
home-daily-button = Ver la partida de hoy
home-resume = Continuar
home-all-yours = Tus { $n } mesas
home-new = Cualquier juego, variante o mezcla, también con tus cartas. Invita a amigos con un enlace; los bots ocupan los demás asientos.
home-new-button = Preparar una mesa
home-public = 
    { $n ->
            [one] { $n } mesa pública
          *[other] { $n } mesas públicas
    }
home-cards = Cada carta de cada caja: su texto, su fuente, sus aclaraciones. Escribe las tuyas y juega con ellas.
home-cards-button = Ver las cartas
home-rules = Cada regla de cada juego tiene un número. Búscala y zanja la discusión.
home-rules-button = Buscar una regla
join-short = Unirse
join-title = Unirse a una mesa
join-nobody = Ahora nadie busca jugadores.
join-open = Abre tú una mesa
join-invited = Con invitación
join-name = Juegas como { $name }.
join-rename = Cambiar de nombre
lobby-public = Mesas públicas
lobby-yours = Tus mesas
lobby-your-turn = Tu turno
lobby-open = 
    { $n ->
            [one] { $n } asiento libre
          *[other] { $n } asientos libres
    }
lobby-starting = A punto de empezar
lobby-waiting = Espera a otros
lobby-watch = En juego: mirar
lobby-ask = Pedir entrar
lobby-over = Terminada
lobby-read-only = Solo lectura
cards-title = Cartas
cards-all = Todas las cartas
cards-words = Palabras del nombre o del texto
cards-words-example = power ring
cards-any = Todas
cards-own-group = Tu conjunto: { $title }
cards-count = 
    { $n ->
            [one] { $n } carta
          *[other] { $n } cartas
    }
cards-some = 
    { $n ->
            [one] { $n } carta
          *[other] { $n } cartas
    } de { $all }.
cards-show-all = Mostrar todas
cards-none = Ninguna carta coincide. Prueba con menos palabras o muestra todas.
card-title = Carta
card-path = Estás aquí
card-box = Caja
card-type = Tipo
card-type-level = { $type }, nivel { $level }
card-cost = Coste
card-keyword = Palabra clave
card-keywords = Palabras clave
card-keyword-name = 
    { $keyword ->
            [assist] Apoyo
            [attack] Ataque
            [defense] Defensa
            [block] Bloqueo
            [ongoing] Continua
          *[confrontation] Confrontación
    }
card-text = Texto
card-points = Puntos de victoria
card-points-vary = como dice su texto
card-points-word = 
    { $n ->
            [one] punto de victoria
          *[other] puntos de victoria
    }
card-points-variable = puntos de victoria variables
card-copies = En la caja
card-copies-count = 
    { $n ->
            [one] { $n } copia
          *[other] { $n } copias
    }
card-owner = Pertenece a
card-belongs = Pertenece a { $name }
card-belongs-spoken = pertenece a { $name }
card-sources = De dónde viene
card-rulings = Aclaraciones
card-rules = Reglas que toca
card-no-rule = Ninguna regla nombra esta carta. Mira las { $link }.
card-no-rule-link = reglas del juego
card-level = Nivel
card-full-name = { $name }, nivel { $level }
card-mark = { $text }: { $meaning }
card-no-text = Esta carta no tiene texto.
card-face-down = Una carta boca abajo
chip-name = { $name } nivel { $level }
chip-cost = coste
spoken-cost = coste { $n }
spoken-points-vary = PV variables
points = { $n } PV
provenance-real = Real
provenance-partial = Parcial
provenance-inferred = Deducido
provenance-stand-in = Provisional
provenance-custom = Propia
text-real = Texto real
text-partial = Texto parcial
text-inferred = Texto deducido
text-stand-in = Texto provisional
text-custom = Texto propio
meaning-real = Hace lo que hace la carta impresa, con nuestras palabras.
meaning-partial = Una parte hace lo que la carta impresa; el resto es nuestro.
meaning-inferred = Deducido de otras cartas y de las reglas.
meaning-stand-in = Texto nuestro: no conocemos el impreso.
meaning-custom = De un conjunto que hizo alguien.
rules-title = Reglas
rules-words = Palabras o un número, en todos los juegos
rules-common = Comunes a todas las cajas
rules-sections = Secciones
rules-count = 
    { $n ->
            [one] { $n } regla
          *[other] { $n } reglas
    }
rules-found = 
    { $n ->
            [one] { $n } regla
          *[other] { $n } reglas
    } con «{ $words }»
rules-clear = Borrar
rules-none = Ninguna regla tiene todas esas palabras. Prueba con menos.
rule-example = Un ejemplo
rule-rulebook = Reglamento: { $source }
rule-house = Regla de la casa nuestra; no está en ningún reglamento.
rule-ruling = Decisión nuestra, pues el reglamento calla: { $source }
new-title = Mesa nueva
new-game = Juego
new-game-chosen = Elegido
new-players = Jugadores
new-how-many = Cuántos
new-with-players = Con { $n }: { $how }.
new-variants = Variantes y mezclas
new-mix = Mezclar otra caja (una cada vez)
new-mix-none = Ninguna
new-at-table = En la mesa
new-match = Un encuentro a dos partidas
new-match-hint = Las cartas se dividen en dos mitades. Jugáis una partida con cada una y decide la suma.
new-score = Mostrar la puntuación en vivo
new-score-hint = Hasta donde cada jugador puede saberla.
new-listed = Mostrarla en la lista
new-listed-hint = Si no, solo la encuentra quien tenga el enlace.
new-undo = Deshacer jugadas
new-undo-free = Libre hasta que se vea algo nuevo
new-undo-ask = Si los demás aceptan
new-undo-never = Nunca
new-hints-bots = Solo contra bots
new-hints-always = Para todos
new-hints-never = Para nadie
new-house = Reglas de la casa
new-who = ¿Quién eres?
new-who-here = ¿Quién juega aquí?
new-who-hint = Déjalo vacío para jugar como invitado.
new-yours = Tu mesa
new-open = Abrir la mesa
new-open-hint = Recibes un enlace para tus amigos.
new-start = Empezar a jugar
new-texts = Textos de las cartas de este juego
players = 
    { $n ->
            [one] { $n } jugador
          *[other] { $n } jugadores
    }
players-from = De { $least } a { $most } jugadores
seat-number = Asiento { $n }
seat-who = Quién ocupa el asiento { $n }
seat-hero = Con quién juega el asiento { $n }
seat-for-friend = Libre para un amigo
seat-for-person = Libre para una persona
seat-here = Alguien en este dispositivo
seat-here-name = Nombre del asiento { $n }
seat-here-guest = Invitado
seat-any-hero = Al azar
seat-as = como { $name }
seat-bot = Bot: { $bot }
seat-bot-rated = Bot: { $bot }, puntuación { $rating }
seat-you = { $name } (tú)
seat-open = libre
seat-taken = ocupado
seat-is-open = Libre
seat-is-bot = bot
seat-host = anfitrión
seat-away = ausente
seat-away-now = ausente ahora
team = Equipo { $team }
partner = compañero
your-partner = Tu compañero { $name }
room-public = Mesa pública
room-private = Mesa para quien tenga el enlace
room-closed = Mesa cerrada: el anfitrión deja entrar
room-waiting = 
    { $n ->
            [one] Falta un jugador.
          *[other] Faltan { $n } jugadores.
    }
room-full = Están todos. El anfitrión empieza la partida.
room-full-host = Están todos. Empieza cuando quieras.
room-seats = Asientos
room-plays-as = Juega como
room-plays-as-hero = Juega como { $name }
room-anybody = Al azar
room-move = Cambiar aquí
room-sit = Sentarse aquí
room-stand = Levantarse
room-who = Quién ocupa el asiento { $n }
room-remove = Quitar a { $name }
room-start = Empezar la partida
room-start-hint = Cada asiento necesita antes una persona o un bot.
room-invite = Invitar
room-asks = { $name } te invita a jugar
room-how = Cómo se juega
room-invite-hint = Quien tenga esta dirección puede unirse o mirar.
room-name = Tu nombre en la mesa
room-name-use = Usar
room-settings = Ajustes de la mesa
table-title = Mesa
table-skip = Saltar a la pregunta
table-coming = Abriendo la mesa…
table-laying-out = Colocando las cartas…
table-no-line = Sin conexión ahora; inténtalo en un momento.
table-players = Jugadores
table-watching = Estás mirando: las manos siguen ocultas.
table-turn = Turno { $n }
tab-over = Fin de la partida – { $title }
tab-turn = ★ Tu turno – { $title }
tab-answer = ★ Tu respuesta – { $title }
tab-table = { $title } – Line-Up
line-connecting = Conectando…
line-lost = Conexión perdida. Reconectando…
line-silent = El servidor no responde. Reintentando…
line-back = Conectado de nuevo.
news = Novedades
log = Registro
chat = Chat
log-and-chat = Registro y chat
unread = sin leer
watching = Mirando
recap = Desde tu último turno
recap-short = Resumen
chat-team = equipo
chat-empty = Aún no se ha dicho nada.
chat-only-team = Solo a mi equipo
chat-say = Di algo a la mesa
chat-send = Decir
chat-said = { $name } dice: { $text }
menu = Menú
menu-undo = Deshacer mi última respuesta
menu-undo-ask = Pedir deshacer mi última respuesta
menu-reset = Empezar de nuevo mi turno
menu-pause = Pausar la partida
menu-bot = Dejar que un bot juegue por mí
menu-leave = Rendirse o salir…
menu-people = Personas e invitación
menu-help = Ayuda y teclas
pause-end = Continuar
undo = Deshacer
undo-agree = Aceptar
undo-refuse = Rechazar
undo-do = Deshacer
undo-not = Dejarlo
redo = Rehacer
hint = ¿Y ahora?
hint-suggests = Sugerencia:
hint-do = Hazlo
hint-thinking = Pensando…
hint-close = Ocultar el consejo
hint-this = sugerida
hints = Consejos y probabilidades
odds = Probabilidades
odds-price = Precio
odds-chance = Probabilidad
odds-of = { $n } de { $of }
odds-sure = seguro
odds-never = fuera de alcance
deck-left-title = Tu mazo
learn-title = Aprender
learn-lead = Lecciones cortas en una mesa de verdad, una cosa cada vez. Las cartas están preparadas y no puedes equivocarte.
learn-minutes = 
    unos { $n ->
            [one] { $n } minuto
          *[other] { $n } minutos
    }
learn-done = Hecha
learn-start = Empezar
learn-go-on = Continuar: paso { $step } de { $of }
learn-again = Jugarla otra vez
learn-over = Empezar de nuevo
learn-skip = Esto ya lo sé
home-learn = Aprender a jugar
howto-title = Cómo se juega
howto-of = Cómo se juega a { $title }
howto-rule = Regla
lesson = Lección
lesson-do = Hazlo por mí
lesson-back = Deshacer
lesson-anew = Empezar de nuevo
lesson-all = Todas las lecciones
lesson-next = Lección siguiente
lesson-leave = Seguir jugando
help = Ayuda
help-keys = Teclas
keyword-attack = Ataque: los jugadores a los que va dirigido pueden usar una Defensa.
keyword-defense = Defensa: cuando te atacan, haz lo que dice para evitar el Ataque.
keyword-block = Bloqueo: cuando confrontan a tu lado, úsalo para aumentar el coste del personaje.
keyword-assist = Apoyo: también puedes jugarla en el turno de tu compañero, que recibe su efecto.
keyword-ongoing = Continua: permanece en juego y actúa cada turno.
keyword-confrontation = Confrontación: texto para un turno en que, en vez de comprar, intentas derrotar al personaje de un enemigo.
keyword-first-appearance = Primera aparición: ocurre en cuanto se descubre este supervillano.
keyword-level = Nivel: las cartas de un personaje se derrotan una tras otra, y cada una cuesta más que la anterior.
leave-title = ¿Rendirse o salir?
leave-now = Salir por ahora
leave-give-up = Rendirse
line-up = Alineación
line-up-empty = La Alineación está vacía.
stacks = Montones
stack = Montón
stack-2 = Segundo montón
super-villain = Supervillano
main-deck = Mazo principal
weakness = Debilidad
destroyed = Destruidas
deck = Mazo
discard = Descarte
hand = Mano
hand-copies = { $n } en la mano.
hand-of = Mano de { $name }
in-play = En juego
power = Poder
pile = 
    { $title }: { $n ->
            [one] { $n } carta
          *[other] { $n } cartas
    }
pile-look = 
    { $title }: { $n ->
            [one] { $n } carta
          *[other] { $n } cartas
    }. Mirarla. Encima:
pile-empty = { $title }: vacía
pile-none = Aquí no hay ninguna carta.
played-title = Jugadas este turno
played-by = Jugadas por { $name }
played-by-you = Jugadas por ti
played-drop = Suéltala aquí para jugarla.
played-nothing = Nada todavía.
spent = gastado { $n }
buys = 
    { $n ->
            [0] aquí no compra nada
            [one] compra { $n } carta aquí
          *[other] compra hasta { $n } cartas aquí
    }
own-area = Tu zona
own-in-hand = 
    { $n ->
            [one] { $n } carta
          *[other] { $n } cartas
    } en la mano
own-no-hand = No tienes cartas en la mano.
partner-hand = Mano de { $name }
partner-no-hand = No hay cartas.
defeated = { $n } derrotados
foe-turn = turno
foe-out = fuera
foe-hand = mano
foe-deck = mazo
foe-discard = descarte
foe-choose = Elegir a { $name }
kept-tokens = 
    { $n ->
            [one] { $n } ficha de PV
          *[other] { $n } fichas de PV
    }
kept-face-down = boca abajo
fight-title = Confrontación
fight-against = Poder contra coste
fight-settled = La Confrontación está decidida.
fight-enough = Poder suficiente por ahora.
stakes-attack = Si no lo evitas:
fight-enough-ready = Suficiente, si no hay bloqueo.
fight-short = Faltan { $n } de Poder.
tally-title = Quién va ganando
tally-ahead = por delante
tally-left = 
    { $n ->
            [0] No quedan supervillanos
            [one] Queda { $n } supervillano
          *[other] Quedan { $n } supervillanos
    }
tally-left-short = quedan { $n }
tally-versus = contra
verdict-you = tú
verdict-knock-out = K. O.
signs = Señales
point = Señalar una carta
emote-hello = ¡Hola!
emote-well-played = ¡Bien jugado!
emote-thanks = ¡Gracias!
emote-ouch = ¡Ay!
emote-oops = ¡Ups!
emote-thinking = Déjame pensar.
question = Pregunta
question-rule = Regla
question-cards = Cartas para elegir
answers = Respuestas
answers-with = Respuestas con { $card }
either = { $first }, o { $second }
flag-over = Fin de la partida
flag-watching = Repetición
flag-paused = En pausa
flag-turn = Tu turno
flag-turn-of = Turno de { $name }
flag-answer = Tu respuesta
flag-assist = ¿Apoyas?
flag-before = Antes del primer turno
waiting-main = { $name } está jugando su turno.
waiting-away = La partida espera a { $name }, que no está.
waiting-after = { $name } está acabando su turno.
waiting-confront = { $name } decide si confronta.
waiting-defend = { $name } puede evitar el Ataque.
waiting-block = { $name } puede bloquear.
waiting-assist = { $name } puede apoyar.
waiting-hero = { $name } elige.
waiting-pick = { $name } elige cartas.
waiting-order = { $name } decide.
waiting-foe = { $name } decide.
waiting-player = { $name } decide.
waiting-may = { $name } decide.
waiting-choose = { $name } decide.
waiting-where = { $name } decide.
asked-main = 
    { $doings-count ->
            [0] no queda nada por hacer. Acaba tu turno.
            [1] { $doings } o acabar el turno.
          *[other] { $doings } o acabar el turno.
    }
answer-ready = Listo
play-all = Jugar todas
guide = Tu primera partida
guide-close = Entendido
guide-1 = Estas son tus cartas. Juégalas todas: los Puñetazos te dan Poder, y el Poder compra cartas mejores.
guide-2 = { $n } de Poder para gastar. Un borde amarillo marca lo que puedes comprar. Lo que compras va a tu pila de descarte y vuelve cuando se baraja tu mazo.
guide-3 = Ahorra para este: derrota al supervillano de encima del montón. Cuando cae el último, gana quien tenga más puntos de victoria.
passing-only = Pasando por ti…
passing-end = Acabando tu turno…
passing-ready = Diciendo listo…
passing-gain = Tomando el Poder…
passing-stay = Aún no
show-all = 
    { $n ->
            [one] Mostrarlo ya
          *[other] Mostrar los { $n } ya
    }
scores = Puntuación
power-short = faltan { $n } de Poder
picked = Elegidas
pick-more = 
    { $n ->
            [one] { $n } carta más
          *[other] { $n } cartas más
    }
pick-no-more = Ninguna más
pick-too-many = Puedes elegir { $n } como máximo. Devuelve antes una.
pick-count-of = { $n } de { $most } elegidas
tag-picked = ✓ Elegida
tag-several = Elegir…
tag-short = faltan { $n }
tag-buy = Comprar { $n }
tag-play = Jugar
tag-defend = Evitar
tag-block = 
    { $n ->
            [0] Bloquear
          *[other] Bloquear +{ $n }
    }
tag-assist = Apoyar
tag-use = Usar
tag-hero = Elegir
tag-confront = Confrontar
tag-store = Guardar
tag-order = Primero
tag-hunt = Cazar
tag-discard = Descartar
tag-deck = Al mazo
tag-pick = Elegir
tag-act-destroy = Destruir
tag-act-discard = Descartar
tag-act-gain = Obtener
tag-act-draw = Robar
tag-act-choose = Elegir
tag-act-play = Jugar
tag-act-play-again = Jugar
tag-act-pass = Pasar
tag-act-reveal = Revelar
tag-act-look-at = Mirar
tag-act-copy = Copiar
tag-act-set-aside = Apartar
tag-act-put-into-the-hand = Poner
tag-act-put-on-top-of-the-deck = Poner
tag-act-put-on-the-bottom-of-the-deck = Poner
tag-act-put-into-the-discard-pile = Poner
tag-act-put-into-play = Poner
tag-act-put-into-the-line-up = Poner
end-title = ¿Acabar tu turno?
end-title-ready = ¿Listo?
end-plays = Aún tienes cartas que puedes jugar: { $cards }.
end-buys = Con { $n } de Poder aún puedes comprar: { $cards }.
end-warn = Avísame antes de dejar algo sin hacer
end-do = Acabar el turno igualmente
end-ready = Listo igualmente
end-not = Seguir jugando
result-title = Fin
result-note = 
    { $count ->
            [0] No gana nadie.
            [one] { $you ->
            [yes] ¡Ganas!
          *[no] Gana { $names }.
    }
          *[other] Ganan { $names }.
    }
result-played = 
    Terminada tras { $n ->
            [one] { $n } turno
          *[other] { $n } turnos
    }.
result-deal = Cómo les fue a todos
result-rematch = Revancha
result-log = Descargar el registro
result-look = Mirar la mesa
result-teams = Puntos de los equipos
result-won = ganada
result-villains = 
    { $n ->
            [one] { $n } supervillano
          *[other] { $n } supervillanos
    }
result-points = 
    { $n ->
            [one] { $n } punto de victoria
          *[other] { $n } puntos de victoria
    }
result-cards = 
    { $you ->
            [yes] Tus cartas
          *[no] Cartas de { $name }
    }
result-copies = Copias
result-vp = PV
result-total = Total
result-replay = Repetición
result-decks = Cada mazo
