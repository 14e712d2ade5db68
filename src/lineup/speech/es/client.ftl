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
site-unsafe = Aquí tu navegador no deja que ninguna página guarde partidas. Abre esta página por HTTPS, o en el equipo que la sirve como http://localhost.
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
card-source =
    { $field ->
        [text] Texto
        [facts] Datos
        [copies] Copias
        [ours] En parte nuestro
       *[other] { $field }
    }
card-rulings = Aclaraciones
card-rules = Reglas que toca
card-no-rule = Ninguna regla nombra esta carta. Mira las { $link }.
card-no-rule-link = reglas del juego
card-yours = Ya la sustituiste: { $link }.
card-level = Nivel
card-full-name = { $name }, nivel { $level }
card-mark = { $text }: { $meaning }
card-no-text = Esta carta no tiene texto.
card-face-down = Una carta boca abajo
card-silent = Anulada el resto de la partida: su texto no terminaba nunca.
chip-name = { $name } nivel { $level }
chip-cost = coste
spoken-cost = coste { $n }
spoken-points-vary = PV variables
spoken-ours = en parte nuestro: { $ours }
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
texts-real =
    { $n ->
        [one] { $n } real
       *[other] { $n } reales
    }
texts-partial =
    { $n ->
        [one] { $n } parcial
       *[other] { $n } parciales
    }
texts-inferred =
    { $n ->
        [one] { $n } deducido
       *[other] { $n } deducidos
    }
texts-stand-in =
    { $n ->
        [one] { $n } provisional
       *[other] { $n } provisionales
    }
texts-custom =
    { $n ->
        [one] { $n } propio
       *[other] { $n } propios
    }
texts-all =
    { $n ->
        [one] Texto de { $n } carta
       *[other] Textos de { $n } cartas
    }: { $parts }.
spoken-text-partial = texto parcial
spoken-text-inferred = texto deducido
spoken-text-stand-in = texto provisional
spoken-text-custom = texto propio
meaning-real = Hace lo que hace la carta impresa, con nuestras palabras.
meaning-partial = Una parte hace lo que la carta impresa; el resto es nuestro.
meaning-inferred = Deducido de otras cartas y de las reglas.
meaning-stand-in = Texto nuestro: no conocemos el impreso.
meaning-custom = De un conjunto que hizo alguien.
meaning-ours = En parte nuestro: { $ours }. El resto hace lo que la carta impresa.
source-rulebook = Del reglamento.
source-lists = De listas públicas de cartas.
source-estimated = Estimación nuestra.
rules-title = Reglas
rules-words = Palabras o un número, en todos los juegos
rules-common = Comunes a todas las cajas
rules-words-example = defense discard, o { $rule }
rules-sections = Secciones
rules-unknown = No hay ninguna regla «{ $id }». Busca sus palabras, o elige un juego y sigue leyendo.
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
new-swaps =
    { $n ->
        [0] Cartas cambiadas
       *[other] Cartas cambiadas: { $n }
    }
new-swaps-or-groups = Cambia cartas sueltas o toma grupos enteros de otra caja, pero no las dos cosas.
new-groups = Grupos de cartas de otras cajas
new-own =
    { $n ->
        [0] Tus cartas
       *[other] Tus cartas: { $n }
    }
new-switches =
    { $n ->
        [0] Opciones de reglas
        [one] Opciones de reglas: { $n } cambio
       *[other] Opciones de reglas: { $n } cambios
    }
new-house = Reglas de la casa
new-house-hint = Son nuestras y no están en ningún reglamento. Hemos medido cómo cambian el juego.
new-who = ¿Quién eres?
new-who-here = ¿Quién juega aquí?
new-who-hint = Déjalo vacío para jugar como invitado.
new-yours = Tu mesa
new-open = Abrir la mesa
new-open-hint = Recibes un enlace para tus amigos.
new-start = Empezar a jugar
new-texts = Textos de las cartas de este juego
new-stand-ins = Los textos provisionales son nuestros, para cartas cuyo texto impreso no conocemos. La carta lo indica. { $link }.
new-stand-ins-link = Escribe los tuyos
players = 
    { $n ->
            [one] { $n } jugador
          *[other] { $n } jugadores
    }
rate = ¿Es muy fuerte?
rate-about = Los bots juegan los mismos repartos con tu carta y con cartas de la caja del mismo tipo y coste. Cada vez, una copia de más empieza en una mano inicial.
rate-card = Carta
rate-box = Comparar con las cartas de
rate-do = Medirla
rate-deals = { $n } de { $of } repartos, cada uno jugado dos veces para que empiecen los dos jugadores
rate-verdict =
    { $verdict ->
        [stronger] { $card } es más fuerte que las cartas de su clase ({ $type }): gana { $n } puntos porcentuales más a menudo, lo más probable de { $low } a { $high }.
        [weaker] { $card } es más débil que las cartas de su clase ({ $type }): la diferencia en victorias es de { $n } puntos porcentuales, lo más probable de { $low } a { $high }.
       *[level] { $card } es más o menos tan fuerte como las cartas de su clase ({ $type }): la diferencia de { $n } puntos porcentuales (de { $low } a { $high }) puede ser suerte.
    }
rate-neighbour = Comparada con
rate-beside = { $card }, coste { $cost }
rate-wins = Victorias con ella
rate-share = { $n } %
rate-more = { $card } en comparación
rate-points = { $n } (de { $low } a { $high })
forecast = ¿Cómo será?
forecast-hint = Mientras eliges, unos bots juegan esta partida en el servidor para ver cómo va.
forecast-first = Jugando las primeras partidas…
forecast-games = { $n } de { $of } partidas
forecast-length = Duración
forecast-turns = { $n } turnos entre todos los jugadores; la mayoría de las partidas dura de { $least } a { $most }
forecast-first-player = Gana el primer jugador
forecast-share = { $n } % (de { $low } a { $high })
forecast-share-fair = { $n } % (de { $low } a { $high }); lo justo sería { $fair } %
forecast-won = Ganadas contra el reloj
forecast-stalls = La Alineación se atasca
forecast-stalled = durante dos rondas enteras en el { $n } % de las partidas (de { $low } a { $high })
forecast-no-end = Partidas que no acaban nunca
forecast-dominant = Cartas dominantes
forecast-card = { $card }: quienes la tienen ganan { $n } puntos porcentuales más (de { $low } a { $high }) que otros que gastaron lo mismo
forecast-no-cards = Ninguna encontrada en tantas partidas.
forecast-bots = Estas partidas las jugaron bots de nivel medio; la gente juega de otra forma. En 19 de cada 20 casos, el valor real está entre los paréntesis.
players-from = De { $least } a { $most } jugadores
groups-about = Toma grupos enteros de cartas de otra caja: sus villanos, por ejemplo, con los héroes de esta.
groups-label = Cartas: { $group }
groups-own = { $set } (las suyas)
groups-other-half = Jugar la otra mitad
groups-other-half-hint = Los dos conjuntos cambian de papel: jugad una segunda partida con las cartas que quedaron fuera de la primera.
swap-about = Cambia una carta por otra de otra caja. Los reglamentos aconsejan el mismo tipo y coste.
swap-card = { $name } ({ $type }, { $cost })
swap-card-of = { $card }, { $box }
swap-out = { $card } sale por
swap-keep = Dejarla
swap-keep-card = Dejar { $card }
swap-none = Aún no hay cartas cambiadas.
swap-goes = Sale
swap-comes = Entra
swap-choose = Elige una carta
swap-choose-first = Elige primero la carta que sale
swap-do = Cambiarlas
switch-find = Buscar una opción
switch-back = Restablecerlo todo ({ $n })
switch-printed = { $value } (como está impreso)
switch-ours = (regla de la casa nuestra)
switch-none = Ninguna opción coincide con «{ $words }».
own-about = Conjuntos que hiciste en el taller. Sus cartas se suman al juego o sustituyen nuestros textos.
own-set =
    { $title } ({ $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    })
own-set-hint =
    { $unfinished ->
        [0] { "" }
        [one] { $unfinished } carta sin terminar queda fuera.
       *[other] { $unfinished } cartas sin terminar quedan fuera.
    }
own-none = Aún no has hecho ninguna carta.
own-workshop = Al taller
own-unready = { $title }: aún no se puede jugar ninguna de sus cartas.
workshop-title = Tus conjuntos
workshop-about = ¿Tienes una caja? Escribe tus cartas como están impresas y sustituirán nuestros textos provisionales. O inventa las tuyas. Todo se guarda mientras escribes.
workshop-sets = Conjuntos
workshop-none = Ninguno todavía. Escribe una carta para empezar uno.
workshop-unfinished =
    { $n ->
        [one] { $n } carta está sin terminar.
       *[other] { $n } cartas están sin terminar.
    }
workshop-unsaved =
    { $n ->
        [one] { $n } carta está solo en este navegador.
       *[other] { $n } cartas están solo en este navegador.
    }
workshop-shared = compartido
workshop-new-set = Un conjunto nuevo
workshop-first-set = Mis cartas
workshop-box-set = Mi { $box }
workshop-make = Crearlo
workshop-import = Importar un archivo de conjunto (TOML)
workshop-import-empty = El archivo está vacío.
workshop-limits = Hasta { $sets } conjuntos de { $cards } cartas; un texto tiene hasta { NUMBER($text, useGrouping: "always") } caracteres.
workshop-boxes = Completa una caja
workshop-progress = { $own } de { $all } textos son tuyos.
form-new = Carta nueva
form-another = Otra carta nueva
form-next = Siguiente: { $name }
form-replaces = Sustituye nuestro texto de { $name } ({ $box }). Los campos que dejes vacíos quedan como están impresos.
form-replace = Sustituir este texto provisional
form-replace-card = Sustituir nuestro texto provisional de { $name }
form-edit-card = Editar tu { $name }
form-name = Nombre
form-name-example = Mensajera nocturna
form-choose = Elegir
form-points-example = 1 o 10*
form-copies = Copias
form-emblem = Emblema
form-emblem-example = de quién es el símbolo
form-side = Bando
form-text = Texto, como está impreso
form-picture = Imagen
form-picture-hint = PNG, JPEG o WebP. Se recorta a la forma de la carta, con { $width } píxeles de ancho y { $kib } KiB como máximo. Los demás la ven allí donde encuentren la carta.
form-picture-drop = Quitar la imagen
picture-unreadable = Tu navegador no puede leer esto como imagen. Elige un PNG, un JPEG o un WebP.
form-text-example = +2 Poder. Roba una carta.
form-understood = Entendido.
form-faults =
    { $n ->
        [one] Una cosa que corregir
       *[other] { $n } cosas que corregir
    }:
form-warnings =
    { $n ->
        [one] Entendido, con una nota
       *[other] Entendido, con { $n } notas
    }:
form-mend = Cambiar «{ $words }» por «{ $mend }»
form-heard = Entendido hasta aquí: «{ $words }»
form-next-words = Después, una carta puede decir:
form-kind = { $kind }: { $examples }
paste-title = Pegar muchas cartas a la vez
paste-about = De una hoja de cálculo, con las columnas en cualquier orden, o una lista sencilla: un nombre, debajo su texto y una línea vacía entre dos cartas.
paste-box = Son para
paste-no-box = Ninguna caja: cartas tuyas
paste-list = La lista
paste-example = Raven: Roba una carta.
paste-read = Leerla
paste-found =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }, entendidas: { $understood }. Las demás se guardan con sus fallos, para corregirlas una a una.
paste-understood = entendida
paste-no-card = (ninguna carta de la caja se llama así)
paste-take =
    Incorporar { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
paste-taken =
    { $n ->
        [one] 1 carta incorporada
       *[other] { $n } cartas incorporadas
    }.
paste-undo = Deshacer
form-readings = ¿Cuál quieres decir?
form-reading = { $meaning }: «{ $words }»
form-nearest = O elige una frase que se entiende:
form-nearest-use = Usar «{ $sentence }»
form-result = La carta
form-does = Lo que hace
form-wording = Con nuestras palabras
form-stand-in = Nuestro texto provisional, para comparar
form-try = Probarla
form-try-hint = Abre una mesa contra bots con la carta en tu mano inicial.
form-trying = Abriendo una mesa…
form-try-faults = Corrige antes el texto: solo puedes probar una carta que se entiende.
form-try-problem = Este conjunto aún no se puede jugar; su página dice por qué.
form-set = Conjunto
form-remove = Borrar la carta
form-remove-title = ¿Borrar { $name }?
form-remove-text = Lo que escribiste se perderá para siempre.
form-remove-not = Conservarla
form-kept = Lo que escribiste está en este navegador y se guardará.
form-refused = Lo que escribiste está en este navegador y se guardará en cuanto corrijas eso.
form-too-long =
    { $field ->
        [name] El nombre es demasiado largo
        [type] El tipo es demasiado largo
        [cost] El coste es demasiado largo
        [vp] El campo de los puntos de victoria es demasiado largo
        [copies] El campo de las copias es demasiado largo
        [emblem] El emblema es demasiado largo
        [level] El nivel es demasiado largo
        [side] El bando es demasiado largo
       *[text] El texto es demasiado largo
    }: puede tener { NUMBER($n, useGrouping: "always") } caracteres como máximo.
form-forgetful = Este navegador no guarda nada. Quédate en esta página hasta que diga «Guardado».
saving-new = Nada escrito aún
saving-typing = Guardando…
saving-saved = Guardado
saving-failed = Aún sin guardar
conflict-title = Cambiada en otro sitio
conflict-changed = Esta carta cambió en otra pestaña o en otro dispositivo. No se ha sobrescrito nada: ¿cuál quieres?
conflict-gone = Esta carta se borró en otra pestaña o en otro dispositivo. Lo que escribiste aquí sigue aquí.
conflict-here = Escrito aquí
conflict-there = Guardado allí
conflict-keep-mine = Conservar lo que escribí aquí
conflict-take-theirs = Conservar la otra
conflict-keep-both = Conservar las dos
conflict-let-go = Descartarla
set-title = Título
set-rename = Cambiar el título
set-rename-do = Usar este título
set-left-out = Las cartas sin terminar no entran en las partidas.
set-problem = Este conjunto no se puede jugar tal como está: { $why }
set-play = Jugar con él
set-export = Guardar como archivo
set-remove = Borrar el conjunto
set-remove-title = ¿Borrar «{ $title }»?
set-remove-text =
    { $n ->
        [one] Su carta se pierde
       *[other] Sus { $n } cartas se pierden
    } para siempre. Las mesas que juegan con él conservan su copia.
set-share = Compartirlo
set-share-about = Quien tenga el enlace puede ver este conjunto y hacerse una copia. Solo tú puedes cambiarlo.
set-share-do = Crear un enlace
set-shared = Quien tenga este enlace puede ver este conjunto y hacerse una copia:
set-link = Enlace a este conjunto
set-unshare = Dejar de compartir
set-empty = Aún no hay cartas.
set-card-faults =
    { $name }: { $n ->
        [one] una cosa que corregir
       *[other] { $n } cosas que corregir
    }
set-card-unsaved = Aún sin guardar
shared-title = Un conjunto compartido
shared-by = Un conjunto de { $name }.
shared-by-somebody = Alguien compartió este conjunto.
shared-yours = Este conjunto es tuyo.
shared-copy = Hacer una copia
compare-start = Comparar cartas
compare-pick = Comparar { $name }
compare-show =
    { $n ->
        [0] Elige cartas que comparar
       *[other] Comparar { $n }
    }
compare-stop = Dejar de comparar
compare-title = Lado a lado
seat-number = Asiento { $n }
seat-who = Quién ocupa el asiento { $n }
seat-hero = Con quién juega el asiento { $n }
seat-for-friend = Libre para un amigo
seat-for-person = Libre para una persona
seat-here = Alguien en este dispositivo
seat-here-name = Nombre del asiento { $n }
seat-here-guest = Invitado
seat-rating-hint = La puntuación de un bot dice lo fuerte que es, medida en partidas entre bots. Más alta es mejor; todos empiezan en 25.
seat-here-hint = Pasaos este dispositivo. Un telón oculta cada mano hasta que su jugador lo levanta.
seat-is-here = en el dispositivo del anfitrión
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
seat-bot-plays = un bot juega en su lugar
seat-bot-plays-on = fuera de la mesa, sigue un bot
seat-let-bot = Que un bot juegue por { $name }
seat-gave-up = se rindió
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
room-sat-down = { $name } se sienta.
room-stood-up = { $name } se levanta.
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
room-invite-closed = Quien tenga esta dirección puede pedir entrar.
room-name = Tu nombre en la mesa
room-name-use = Usar
room-settings = Ajustes de la mesa
room-listed = En la lista para todos en este servidor
room-score = Mostrar la puntuación durante la partida
room-undo-free = libre hasta que se vea algo nuevo
room-undo-ask = solo si los demás aceptan
room-undo-never = nunca
setting-players = { $n } jugadores.
setting-variants = Variantes: { $names }.
setting-sets = Mezclado con { $names }.
setting-groups = { $set }: { $groups }.
setting-other-half = Es la otra mitad de la mezcla: los conjuntos cambian de papel.
setting-swaps =
    { $n ->
        [one] Se cambia { $n } carta.
       *[other] Se cambian { $n } cartas.
    }
setting-rule = Regla { $key }: { $value }.
setting-match = Un encuentro a dos partidas, una con cada mitad de las cartas.
room-hints-bots = para quien solo juega contra bots
room-hints-always = para todos
room-hints-never = para nadie
setting-hints-bots = Consejos y probabilidades para quien solo juega contra bots.
setting-hints-always = Consejos y probabilidades para todos.
setting-hints-never = Nadie recibe consejos ni probabilidades.
setting-undo-free = Deshacer es libre hasta que se vea algo nuevo; después tienen que aceptar los demás.
setting-undo-ask = Los demás tienen que aceptar cada vez que se deshace.
setting-undo-never = No se deshace: lo hecho, hecho está.
setting-score = La puntuación se muestra durante la partida.
setting-no-score = La puntuación se cuenta al final.
setting-spectators-talk = Los espectadores pueden hablar.
setting-closed = El anfitrión deja entrar uno a uno.
door-who = Quién puede entrar
door-who-hint = Los demás piden permiso antes y no ven nada de la mesa hasta que se les deja entrar.
door-open = Quien tenga la dirección
door-lets = Solo quien deje entrar el anfitrión
door-closed = Una mesa cerrada
door-tab = A la puerta: { $title }
door-host = { $host } deja entrar uno a uno.
door-no-host = El anfitrión deja entrar uno a uno.
door-ask = Pedir entrar
door-asked = Has pedido entrar. No cierres esta página: la mesa aparece en cuanto te dejen pasar.
door-let-in = Ya puedes entrar.
callers = A la puerta
callers-hint = Quien es rechazado no puede volver a pedirlo, salvo que el anfitrión lo permita.
caller-asks =
    { $n ->
        [0] { $name } pide entrar.
        [one] { $name } pide entrar; espera una persona más.
       *[other] { $name } pide entrar; esperan { $n } más.
    }
caller-admit = Dejar entrar
caller-refuse = Rechazar
decided = Aceptados y rechazados
decided-in = { $name } puede entrar.
decided-away = Entrada rechazada: { $name }.
decided-out = Hacer salir
decided-hint = Quien hagas salir puede volver a pedir entrar; quien quites, no.
decided-ask = Dejar que vuelva a pedirlo
decided-come = Dejar que vuelva
table-title = Mesa
table-skip = Saltar a la pregunta
table-gone = Aquí no tienes asiento
table-ended = El servidor cerró la conexión.
table-other-version = El servidor usa otra versión que esta página. Recarga la página.
table-join-other = Unirse a otra mesa
table-coming = Abriendo la mesa…
table-laying-out = Colocando las cartas…
table-no-line = Sin conexión ahora; inténtalo en un momento.
table-players = Jugadores
table-watching = Estás mirando: las manos siguen ocultas.
table-spectators-talk = Los espectadores pueden hablar
table-read-only = Solo lectura: { $reason }
table-turn = Turno { $n }
table-turn-of-match = Partida { $game } de 2, turno { $n }
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
watch-end = Volver a la partida
chat-team = equipo
chat-watching = mirando
moderator = Moderador
moderator-what = Mantiene el orden en este servidor
moderator-named = { $name } (moderador)
chat-empty = Aún no se ha dicho nada.
chat-only-team = Solo a mi equipo
chat-say = Di algo a la mesa
chat-say-team = Dile algo a tu equipo
chat-send = Decir
chat-said = { $name } dice: { $text }
chat-quiet = En esta mesa los espectadores no hablan.
menu = Menú
menu-undo = Deshacer mi última respuesta
menu-undo-ask = Pedir deshacer mi última respuesta
menu-reset = Empezar de nuevo mi turno
menu-pause = Pausar la partida
menu-pause-ask = Pedir una pausa
menu-bot = Dejar que un bot juegue por mí
menu-leave = Rendirse o salir…
curtain-tab = ★ Pásale el dispositivo a { $name }
menu-people = Personas e invitación
menu-help = Ayuda y teclas
pause-end = Continuar
paused-by = { $name } ha pausado la partida.
pause-asked = { $name } pide una pausa. El reloj corre hasta que todos acepten.
pause-waiting = Falta el sí de { $names } para la pausa; el reloj corre.
bot-plays-for-you = Un bot juega por ti.
bot-take-back = Recuperar mi asiento
undo = Deshacer
undo-what =
    { $what }{ $n ->
        [0] { "" }
       *[other] { " " }y { $n } más
    }
undo-ask = Pedir deshacer
undo-asked = { $name } pide deshacer su última respuesta.
undo-asked-turn = { $name } pide deshacer su turno.
undo-asked-others =
    { $you ->
        [yes] Eso deshace también tu turno.
       *[no] Eso deshace también turnos de otros jugadores.
    }
undo-agree = Aceptar
undo-refuse = Rechazar
undo-title = ¿Deshacer esto?
undo-others = Esto deshace más que tu propia respuesta: también turnos de otros jugadores.
undo-takes = Lo que deshace
undo-do = Deshacer
undo-not = Dejarlo
redo = Rehacer
undo-waiting = Falta el sí de { $names } para deshacer.
undo-waiting-clock = Falta el sí de { $names } para deshacer. Mientras tanto corre el reloj de { $name }.
request-withdraw = Olvídalo
hint = ¿Y ahora?
hint-suggests = Sugerencia:
hint-do = Hazlo
hint-others =
    Comparado con esta jugada, en { $n ->
        [one] { $n } partida simulada
       *[other] { $n } partidas simuladas
    }:
hint-thinking = Pensando…
hint-close = Ocultar el consejo
hint-this = sugerida
hints = Consejos y probabilidades
odds = Probabilidades
odds-caption-reach = Lo que este turno puede comprar y lo que aportaría a tu mazo
odds-caption-use = Lo que aportaría cada carta a tu mazo
odds-price = Precio
odds-chance = Probabilidad
odds-hand = Poder de una mano
odds-of = { $n } de { $of }
odds-sure = seguro
odds-never = fuera de alcance
odds-clash-plain = { $card } cuesta { $cost }. Llegas a ese coste: { $reached }. Ganas, contando posibles Bloqueos: { $defeated }.
deck-left-title = Tu mazo
deck-left-look =
    { $n ->
        [one] Mazo, { $n } carta; ver lo que queda
       *[other] Mazo, { $n } cartas; ver lo que queda
    }
deck-left-deck =
    { $n ->
        [0] En tu mazo no queda nada
       *[other] Quedan en tu mazo: { $n }
    }
deck-left-discard =
    { $n ->
        [0] En tu pila de descarte no hay nada
       *[other] En tu pila de descarte: { $n }
    }
deck-left-unknown =
    { $n ->
        [one] Y { $n } carta que no has visto.
       *[other] Y { $n } cartas que no has visto.
    }
deck-left-why = Nadie sabe el orden. Cuando se acaba el mazo, tu pila de descarte se baraja para formar otro.
help-on = Con consejos
help-on-what = Se permiten consejos: aquí cualquiera puede preguntar «¿Y ahora?» y ver las probabilidades.
help-off = Sin consejos
help-off-what = En esta mesa nadie recibe consejos ni probabilidades.
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
learn-unskip = Marcar como no hecha
learn-then = Y luego, a jugar
learn-then-what = Una primera partida contra bots: *¿Y ahora?*, abajo en la mesa, dice una buena jugada y por qué.
home-learn = Aprender a jugar
howto-title = Cómo se juega
howto-of = Cómo se juega a { $title }
howto-players =
    Cómo se juega con { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }.
howto-players-any = Cualquier número de jugadores
howto-rule = Regla
howto-none = Esta caja no tiene página «Cómo se juega». Puedes consultar sus reglas.
howto-lessons = Aprenderlo en una mesa
howto-all = Todas las reglas, número a número
lesson = Lección
lesson-do = Hazlo por mí
lesson-back = Deshacer
lesson-anew = Empezar de nuevo
lesson-all = Todas las lecciones
lesson-next = Lección siguiente
lesson-leave = Seguir jugando
lesson-open = También está bien. Aún puedes hacer lo que pide la lección:
lesson-between = Responde antes a la pregunta de la mesa.
lesson-ended = La partida acabó antes que la lección. Empieza de nuevo para volver a intentarlo.
lesson-more = Más
lesson-less = Menos
lesson-wait = Mira lo que hacen los demás.
review-title = Tus decisiones
review-what = ¿Cuáles de tus decisiones pesaron más, según lo que sabías entonces? Tarda unos segundos.
review-do = Repasar mis decisiones
help = Ayuda
help-text = Las cartas con borde amarillo se pueden usar ahora: púlsalas, arrástralas o teclea el número que llevan. Pulsa cualquier otra para ver por qué no. Mantén pulsado el nombre de una carta, o pasa el ratón por encima, para leerla.
help-keys = Teclas
help-keys-on = Puedes desactivar letras, cifras y símbolos en los ajustes.
help-keys-off = Letras, cifras y símbolos están desactivados. Actívalos en los ajustes.
legend-title = Símbolos de las cartas
legend-power = Poder que da la carta
legend-draw = cartas que hace robar
legend-points = puntos de victoria al final; una estrella significa que varían
legend-emblem = de quién es el mazo o el bando de la carta, en pocas letras
legend-cost = lo que cuesta comprar la carta, o derrotar a un supervillano o personaje
legend-keywords = Palabras de las cartas
keyword-attack = Ataque: los jugadores a los que va dirigido pueden usar una Defensa.
keyword-defense = Defensa: cuando te atacan, haz lo que dice para evitar el Ataque.
keyword-block = Bloqueo: cuando confrontan a tu lado, úsalo para aumentar el coste del personaje.
keyword-assist = Apoyo: también puedes jugarla en el turno de tu compañero, que recibe su efecto.
keyword-ongoing = Continua: permanece en juego y actúa cada turno.
keyword-confrontation = Confrontación: texto para un turno en que, en vez de comprar, intentas derrotar al personaje de un enemigo.
keyword-first-appearance = Primera aparición: ocurre en cuanto se descubre este supervillano.
keyword-level = Nivel: las cartas de un personaje se derrotan una tras otra, y cada una cuesta más que la anterior.
help-rules = Todas las reglas de todos los juegos
key-option = 1 … 9, 0
help-option = dar la respuesta, o elegir la carta, con ese número (0 es la décima)
key-move = ← → ↑ ↓
help-move = ir de carta en carta
key-confirm = Intro
help-confirm = hacer lo que dice la carta o el botón; al elegir: confirmar las cartas elegidas
key-skip = Espacio
help-skip = mostrar todo de una vez en lugar de paso a paso
key-playAll = P
help-playAll = jugar todas las cartas de tu mano
key-end = E
help-end = acabar tu turno o decir listo
key-undo = U
help-undo = deshacer tu última respuesta
key-hint = H
help-hint = mostrar u ocultar qué responder y por qué (donde la mesa permite consejos)
key-odds = O
key-watch = W
key-point = M
help-odds = mostrar a qué llega este turno y qué aportarían las cartas a tu mazo
help-watch = repetir lo ocurrido desde tu último turno
help-point = señalar la carta enfocada, o la siguiente que pulses; tu compañero lo ve (sin compañero, todos los que pueden ver la carta)
key-accept = Y
help-accept = hacer lo que propone tu compañero
key-question = Q
help-question = ir a la pregunta
key-log = L
help-log = registro y chat
key-cancel = Esc
help-cancel = cerrar, o cancelar una elección
key-replace = R
help-replace = sustituir el texto provisional de la carta enfocada por el de tu propia carta
key-help = ?
help-help = esta lista
report-title = Avisar de un problema
report-what = ¿Qué ha fallado?
report-hint = Se guarda con lo que ves de la partida; quienes llevan este servidor pueden leerlo.
report-send = Enviar el aviso
report-done = Gracias. El aviso está guardado en este servidor como { $id }, con lo que ves en la mesa.
leave-title = ¿Rendirse o salir?
leave-now = Salir por ahora
leave-now-title = Salir por ahora:
leave-now-text = la partida te espera. Abre otra vez esta dirección para seguir, o búscala en Continuar.
leave-seat = Dejar mi asiento
leave-seat-title = Dejar tu asiento:
leave-seat-text = un bot sigue por ti hasta que lo recuperes.
leave-give-up = Rendirse
leave-give-up-title = Rendirse:
leave-give-up-text = tu bando pierde cuando se rinde toda su gente. Si la partida sigue, un bot juega por ti.
about-title = Ajustes de la mesa
about-own = Cartas propias
about-trial = Prueba
people-title = Personas
people-let-bot = Que juegue { $bot }
people-remove = Quitar
people-remove-text = Un bot sigue por { $name }, que no puede recuperar el asiento. Si le dejas volver, solo podrá mirar esta partida.
people-keep = Dejar que se quede
people-watching = Mirando: { $names }.
people-nobody = No mira nadie.
people-commitment = Compromiso con los barajados de esta partida: { $commitment }
people-commitment-later = se muestra cuando empieza la partida
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
buys-one-of = aquí compra una de { $n }
own-area = Tu zona
own-in-hand = 
    { $n ->
            [one] { $n } carta
          *[other] { $n } cartas
    } en la mano
own-stored = En tu personaje
own-reserve = Sinergia de superhéroes
own-no-hand = No tienes cartas en la mano.
partner-hand = Mano de { $name }
partner-no-hand = No hay cartas.
defeated = { $n } derrotados
foe-partner = { $name }, de tu equipo
foe-turn = turno
foe-out = fuera
foe-asked = responde
foe-hand = mano
foe-deck = mazo
foe-discard = descarte
foe-discard-title = Pila de descarte de { $name }
foe-discard-look = { $n } en la pila de descarte de { $name }. Mirarla
foe-defeated-title = Derrotados por { $name }
foe-defeated-look = Derrotados por { $name }: { $n }. Mirarlos
foe-choose = Elegir a { $name }
kept-tokens = 
    { $n ->
            [one] { $n } ficha de PV
          *[other] { $n } fichas de PV
    }
kept-face-down = boca abajo
kept-lent =
    { $card }: { $own ->
        [yes] tuya
       *[no] de { $name }
    }
kept-under = { $n } bajo el héroe
kept-under-title =
    { $own ->
        [yes] Bajo tu superhéroe
       *[no] Bajo el superhéroe de { $name }
    }
kept-under-look =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } { $own ->
        [yes] bajo tu superhéroe
       *[no] bajo el superhéroe de { $name }
    }. Mirarlas
spot-face-down = { $name }, boca abajo
foe-front = Delante de { $name }
fight-title = Confrontación
fight-against = Poder contra coste
fight-settled = La Confrontación está decidida.
fight-enough = Poder suficiente por ahora.
stakes-attack = Si no lo evitas:
stakes-safe = A salvo: el coste { $cost } supera { $power } de Poder.
stakes-confront =
    Tu mano muestra { $power } de Poder. { $buys ->
        [yes] Alcanza el coste del personaje, Bloqueos incluidos, o no derrotas nada.
       *[no] Alcanza el coste del personaje, Bloqueos incluidos, o el turno acaba además sin comprar nada.
    }
stakes-confront-hint = «¿Y ahora?» te dice tus probabilidades.
stakes-short = Aumenta el coste en { $n } más y está a salvo.
stakes-adds = { $text } (+{ $n })
stakes-adds-safe = { $text } (+{ $n }: a salvo)
# Lo que se pregunta y se aconseja, leído en voz alta.
aloud-hint = { hint-suggests } { $answer }.
aloud-power = { $question } { $power } de Poder.
aloud-fight = { $question } { $power } de Poder contra coste { $cost }.
fight-enough-ready = Suficiente, si no hay bloqueo.
fight-short = Faltan { $n } de Poder.
stage-line-up = Ver la Alineación
stage-back = Volver a la lucha
stage-assist = { $name } apoya
stage-block = { $name } bloquea
stage-others = Otras cartas
tally-title = Quién va ganando
tally-levels = { $name }: quedan { $n } de { $of } personajes
tally-beaten =
    { $name }: { $n } { $n ->
        [one] supervillano derrotado
       *[other] supervillanos derrotados
    }
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
verdict-confronted =
    { $you ->
        [yes] Confrontas a { $card }
       *[no]
            { $me ->
                [yes] { $name } te confronta
               *[no] { $name } confronta a { $card }
            }
    }
verdict-avoided =
    { $you ->
        [yes] Evitas el Ataque
       *[no] { $name } evita el Ataque
    }
verdict-defended =
    { $you ->
        [yes] Defiendes a { $whom }
       *[no]
            { $me ->
                [yes] { $name } te defiende
               *[no] { $name } defiende a { $whom }
            }
    }
verdict-blocked =
    { $you ->
        [yes] ¡Bloqueas!
       *[no]
            { $me ->
                [yes] { $name } te bloquea
               *[no] { $name } bloquea
            }
    }
verdict-held =
    { $me ->
        [yes] No llegas
       *[no] { $card } resiste
    }
# $missed: un rival derrotó a un supervillano antes que quien mira.
verdict-defeated =
    { $you ->
        [yes] Derrotas a { $card }
       *[no]
            { $me ->
                [yes] Ha caído { $card }
               *[no]
                    { $missed ->
                        [yes] { $name } se te adelanta con { $card }
                       *[no] { $name } derrota a { $card }
                    }
            }
    }
verdict-knock-out = K. O.
signs = Señales
signs-mute = Silenciar a los demás
point = Señalar una carta
point-team = Señalar una carta a mi compañero
point-which = Pulsa la carta que quieres señalar.
point-not = Cancelar
pointed = { $name } señala { $card }.
emote-said = { $name }: { $words }
emote-hello = ¡Hola!
emote-well-played = ¡Bien jugado!
emote-thanks = ¡Gracias!
emote-ouch = ¡Ay!
emote-oops = ¡Ups!
emote-thinking = Déjame pensar.
propose = Proponer…
proposed = { $name } propone: { $answer }
proposed-mine = Propones: { $answer }
proposed-do = Hacerlo
question = Pregunta
question-rule = Regla
question-cards = Cartas para elegir
question-shown =
    { $where ->
        [own] Encima de tu mazo
        [other] Encima del mazo de { $name }
        [main] Encima del mazo principal
       *[elsewhere] La carta mostrada
    }
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
waiting-away-bot = { $name } no está: espera, o deja que juegue un bot.
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
pick-count-from =
    { $n ->
        [0] Ninguna elegida
        [one] { $n } elegida
       *[other] { $n } elegidas
    }, de { $least } a { $most } en total
pick-count-up-to =
    { $n ->
        [0] Ninguna elegida
        [one] { $n } elegida
       *[other] { $n } elegidas
    }, hasta { $most } en total
pick-count-cost =
    { $n ->
        [0] Ninguna elegida
        [one] { $n } elegida
       *[other] { $n } elegidas
    }, coste total { $cost } de { $limit } como máximo
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
tag-act-pass-to-the-left = Pasar
tag-act-pass-to-the-right = Pasar
tag-act-use-the-text-of = Usar
tag-act-reveal = Revelar
tag-act-look-at = Mirar
tag-act-copy = Copiar
tag-act-give-assist = Dar
tag-act-make-dearer = Aumentar
tag-act-set-aside = Apartar
tag-act-put-back-on-its-stack = Poner
tag-act-put-into-the-hand = Poner
tag-act-put-on-top-of-the-deck = Poner
tag-act-put-on-the-bottom-of-the-deck = Poner
tag-act-put-on-top-of-the-deck-of-its-owner = Poner
tag-act-put-on-the-bottom-of-the-deck-of-its-owner = Poner
tag-act-put-on-its-stack = Poner
tag-act-put-for-any-player = Poner
tag-act-put-into-the-discard-pile-on-the-left = Poner
tag-act-put-into-the-discard-pile-on-the-right = Poner
tag-act-put-into-the-hand-on-the-left = Poner
tag-act-put-into-the-hand-on-the-right = Poner
tag-act-put-into-the-hand-of-the-attacker = Poner
tag-act-put-into-the-discard-pile = Poner
tag-act-put-into-play = Poner
tag-act-put-under-the-super-hero = Poner
tag-act-put-on-top-of-the-main-deck = Poner
tag-act-put-on-the-bottom-of-the-main-deck = Poner
tag-act-put-into-the-line-up = Poner
tag-act-put-on-top-first = Encima
tag-act-put-on-the-bottom-first = La más alta
tag-act-lay-below = Debajo
end-title = ¿Acabar tu turno?
end-title-ready = ¿Listo?
end-plays = Aún tienes cartas que puedes jugar: { $cards }.
end-buys = Con { $n } de Poder aún puedes comprar: { $cards }.
end-fails =
    { $buys ->
        [yes] { $power } de Poder no llega al coste de { $cost }. Si dices listo ahora, la Confrontación fracasa.
       *[no] { $power } de Poder no llega al coste de { $cost }. Si dices listo ahora, la Confrontación fracasa y tu turno acaba sin comprar nada.
    }
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
match-victory =
    { $count ->
        [0] Nadie gana el encuentro
        [one]
            { $you ->
                [yes] Ganas el encuentro
               *[no] { $names } gana el encuentro
            }
       *[other] { $names } ganan el encuentro
    }
result-played = 
    Terminada tras { $n ->
            [one] { $n } turno
          *[other] { $n } turnos
    }.
result-knock_out =
    { $n ->
        [one] K. O. tras { $n } turno
       *[other] K. O. tras { $n } turnos
    }. Esta no la decidieron los puntos de victoria.
result-conceded =
    Los demás se rindieron tras { $n ->
        [one] { $n } turno
       *[other] { $n } turnos
    }.
result-deal = Cómo les fue a todos
result-rematch = Revancha
next-begun =
    { $second ->
        [yes] { $name } ha empezado la segunda partida.
       *[no] { $name } ha empezado una revancha.
    }
next-begun-unnamed = Ha empezado otra partida.
next-gathering = El anfitrión está preparando otra partida.
next-go = Ir allí
result-first-half = Volver a jugar la primera mitad
result-log = Descargar el registro
result-log-first = Registro de la primera partida
result-look = Mirar la mesa
result-teams = Puntos de los equipos
result-team = { $team }: { $names }
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
result-tokens = Fichas de PV
result-total = Total
match-after-first = Esa ha sido la primera partida del encuentro. La segunda usa la otra mitad de las cartas, y decide la suma de las dos puntuaciones. Quien tenga ahora menos puntos elige primero. Los registros se abren tras la segunda partida.
match-end = Terminar el encuentro
match-end-asked = { $name } pide terminar el encuentro sin la segunda partida.
match-end-waiting = Falta el sí de { $names } para terminar el encuentro.
match-last = Segunda partida: { $victory } ({ $scores })
match-both = Las dos partidas
match-player = Jugador
match-first = Primera partida
match-second = Segunda partida
match-sum = Total
proof-title = Comprobar los barajados
proof-text = Antes del reparto, la mesa mostró el SHA-256 de la sal y la semilla. Ahora puedes ver las dos. Ejecuta { $command } con el registro descargado para demostrar que no se cambió nada.
proof-commitment = Compromiso
proof-seed = Semilla
proof-salt = Sal
course-purchase-title = Mejor compra
course-purchase-means = La carta comprada o derrotada que más rindió: en Poder desde entonces y en puntos de victoria al final.
course-big-turn-title = Mayor turno
course-big-turn-means = El turno con más Poder, gastado o no.
course-draw-title = Mano con más suerte
course-draw-means = La mano nueva que más superó el Poder medio de su mazo.
course-others = Los demás
course-moment = Verlo
course-loading = Contando los puntos de cada turno…
course-points = Puntos de victoria tras cada turno
course-power = Poder de cada turno
course-turn = Turno
course-table = En una tabla
course-of =
    { $you ->
        [yes] Tus { $what }
       *[no] { $what } de { $name }
    }
course-whose = De quién
course-chart = { $title }: { $lines }. Todos los números están en la tabla de abajo.
course-line =
    { $you ->
        [yes] tú acabas con { $last }
       *[no] { $name } acaba con { $last }
    }
course-knock-out =
    { $you ->
        [yes] Cayó tu último personaje.
       *[no] Cayó el último personaje de { $name }.
    }
course-line-power = { $name }, { $most } como máximo
result-replay = Repetición
result-decks = Cada mazo
result-score = { $name } { $n }
replay-title = Repetición
replay-of = Repetición: { $title }
replay-tab = Repetición de { $title } · Line-Up
replay-coming = Preparando la partida…
replay-failed = Esta repetición no se puede mostrar
replay-skip = Saltar a los momentos de la partida
replay-controls = Momentos de la partida
replay-where = Turno { $turn }, { $name }: momento { $at } de { $last }
replay-deal = El reparto: momento { $at } de { $last }
replay-slider = Momento
replay-back = Una respuesta atrás
replay-on = Una respuesta adelante
replay-turn-back = Al turno anterior
replay-turn-on = Al turno siguiente
replay-run = Reproducir
replay-pause = Pausa
replay-run-key = Tecla: Espacio
replay-speed = Velocidad
replay-keys = Teclas: flechas para una respuesta, con Mayús para un turno, Inicio y Fin; Espacio reproduce y pausa.
replay-next = { $name } responde: { $answer }
replay-end = Fin. { $victory }
replay-eyes = Visto por
replay-eyes-nobody = Un espectador
replay-share = Compartir
replay-share-hint = Quien abra esta dirección ve este momento desde el mismo asiento.
replay-address = Dirección de este momento
replay-story = Historia
replay-table = Ir a la mesa
replay-play = Jugar desde aquí
replay-play-hint = Abre una mesa nueva en esta posición. Tú ocupas un asiento, los bots los demás, y esta partida queda como está.
replay-play-do = Jugar
replay-play-seat = Tu asiento
replay-play-bot = Bots
replay-play-luck = Suerte
replay-play-same = La misma
replay-play-new = Nueva
replay-play-same-hint = Cada mazo conserva su orden.
replay-play-new-hint = Todo lo que entonces no podías saber se baraja de nuevo.
replay-play-over = Aquí la partida ya ha terminado. Retrocede un poco para seguir jugando.
history-title = Mis partidas
history-none = Aún no hay partidas terminadas. Cada una que termines queda guardada en este navegador; las lecciones, no.
history-games =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }, ganadas: { $won }
history-list = Partidas terminadas
history-any = Cualquiera
history-boxes = Caja
history-heroes = Tú como
history-partners = Compañero
history-bots = Contra
history-result = Resultado
history-won = Ganada
history-lost = Perdida
history-clear = Mostrar todas
history-no-match = Ninguna partida coincide con estos filtros.
history-more = Se muestran las últimas { $n } de { $total } partidas; los números las cuentan todas.
history-other = { $name } { $n }
history-replay-of = de { $title }, { $day }
history-statistics = Estadísticas
history-name = Nombre
history-count = Partidas
history-rating = Tu puntuación
history-rating-means =
    { $n ->
        [0] Termina una partida tú contra un bot, con las reglas de una caja, para tener tu puesto en la clasificación de los bots.
        [one] Según { $n } partida contra bots, en su clasificación medida. Todos empiezan en 25.
       *[other] Según { $n } partidas contra bots, en su clasificación medida. Todos empiezan en 25.
    }
history-ladder = Clasificación
account-title = Cuenta
account-why = No necesitas cuenta para jugar. Con una encuentras tus asientos, conjuntos y partidas terminadas en otro dispositivo.
account-guest = Juegas como invitado
account-signed-in = Sesión iniciada como { $login }
account-has =
    Aquí: { $tables ->
        [0] ningún asiento en una mesa
        [one] un asiento en una mesa
       *[other] asientos en { $tables } mesas
    }, { $sets ->
        [one] un conjunto
       *[other] { $sets } conjuntos
    }, { $games ->
        [one] una partida terminada
       *[other] { $games } partidas terminadas
    }.
account-do = Qué hacer
account-make = Crear una cuenta
account-sign-in = Iniciar sesión
account-recover = Usar un código de recuperación
account-name = Nombre
account-passphrase = Frase de contraseña
account-passphrase-now = Frase de contraseña actual
account-passphrase-new = Frase de contraseña nueva
account-passphrase-hint = Al menos 10 caracteres. Unas cuantas palabras van bien.
account-code = Código de recuperación
account-keep = Llevar lo que hay en este navegador
account-keep-hint = Si no, se queda aquí con el invitado hasta que cierres la sesión.
account-sign-out = Cerrar sesión
account-change = Cambiar la frase de contraseña
account-codes = Códigos de recuperación nuevos
account-codes-left =
    { $n ->
        [one] Queda un código de recuperación.
       *[other] Quedan { $n } códigos de recuperación.
    }
account-codes-title = Tus códigos de recuperación
account-codes-hint = Apúntalos ahora: no se vuelven a mostrar. Si olvidas tu frase de contraseña, cada código te deja poner una nueva, una sola vez.
account-codes-kept = Ya los tengo
account-delete = Borrar la cuenta
account-delete-hint = Sus conjuntos, lecciones e historial se pierden para siempre, y los bots ocupan sus asientos.
account-changed = Tu frase de contraseña ha cambiado y se ha cerrado la sesión en los demás dispositivos.
account-devices = Dispositivos
devices-title = Dispositivos
devices-intro = Tienes la sesión iniciada en estos dispositivos. Si no conoces alguno, cierra su sesión y cambia tu frase de contraseña.
devices-kind =
    { $browser ->
        [none]
            { $system ->
                [none] Un programa
               *[other] Un navegador en { $system }
            }
       *[other]
            { $system ->
                [none] { $browser }
               *[other] { $browser } en { $system }
            }
    }
devices-here = Este dispositivo
devices-seen = Visto por última vez { $when }
devices-sign-out = Cerrar sesión
devices-sign-out-of = Cerrar la sesión de { $device }, visto por última vez { $when }
devices-sign-out-others = Cerrar sesión en todos los demás
devices-signed-out = Sesión cerrada: { $device }.
devices-signed-out-others = Sesión cerrada en todos los demás dispositivos.
devices-alone = No hay sesión iniciada en ningún otro dispositivo.
devices-guest = Juegas como invitado. Cuando inicies sesión en una cuenta, sus dispositivos aparecerán aquí.
devices-account = A tu cuenta
account-insecure = Esta página no está cifrada: cualquiera que escuche en la red puede leer tu frase de contraseña.
moderation-title = Moderación
moderation-server = El servidor
moderation-operations =
    Line-Up { $version }, en marcha desde hace { $hours ->
        [0] menos de una hora
        [one] { $hours } hora
       *[other] { $hours } horas
    }: { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } en uso, { $games } con una partida en curso; { $people ->
        [one] { $people } persona
       *[other] { $people } personas
    } aquí, { $connections ->
        [one] { $connections } conexión
       *[other] { $connections } conexiones
    }.
moderation-load =
    Carga en el último minuto: respuestas con { $lag } ms de retraso como máximo, { $waiting } tareas en espera, { $owing ->
        [0] ninguna dirección frenada
        [one] { $owing } dirección frenada
       *[other] { $owing } direcciones frenadas
    } por usar más de lo que le toca.
moderation-reports =
    { $n ->
        [0] Avisos
        [one] { $n } aviso por decidir
       *[other] { $n } avisos por decidir
    }
moderation-no-reports = Ningún aviso por decidir.
moderation-by = { $name } avisa
moderation-look = Lo que vio
moderation-table = A la mesa
moderation-talk = Lo que se dijo
moderation-no-talk = No se dijo nada que pudiera leer.
moderation-view = La mesa como la vio
moderation-no-game = No había ninguna partida en curso.
moderation-line-up = Alineación
moderation-seat = Asiento { $seat }
moderation-zones = mano: { $hand }; en juego: { $play }; pila de descarte: { $discard }
moderation-whom = Sobre
moderation-person =
    { $seat ->
        [0] { $name }, mirando
       *[other] { $name }, asiento { $seat }
    }
moderation-note = Motivo (esa persona lo verá)
moderation-address = Vetar también la dirección desde la que viene
moderation-address-hint = Deja fuera a todos los de su casa, aunque tengan otra cookie.
moderation-dismiss = Desestimar
moderation-warn = Advertir
moderation-ban = Vetar
moderation-bans = Vetos
moderation-no-bans = No hay nadie vetado.
moderation-banned = por { $moderator }, { $time }
moderation-lift = Levantar el veto
moderation-login = Nombre de una cuenta
moderation-addresses = Direcciones, como 192.0.2.7 o 192.0.2.0/24
moderation-decided = Decididos
moderation-outcome =
    { $outcome ->
        [dismissed] Desestimado
        [warned] Advertido
       *[banned] Vetado
    } por { $note }
