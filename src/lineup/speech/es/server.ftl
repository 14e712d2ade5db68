sorry-host = Solo el anfitrión de la mesa puede hacer eso.
sorry-begun = La partida ya ha empezado; eso se cambia antes del comienzo o después del final.
sorry-no-seat = No hay asiento { $seat }; los asientos van del 1 al { $last }.
sorry-taken = 
    El asiento { $seat } lo ocupa { $kind ->
            [person] { $name }
          *[bot] el bot { $name }
    }; { $full ->
            [yes] la mesa está llena
          *[no] elige otro
    }.
sorry-name-pretends = «{ $name }» tiene letras que se confunden con otras o caracteres invisibles; elige otro nombre.
sorry-name-taken = En esta mesa ya hay alguien que se llama «{ $name }»; elige otro nombre.
sorry-passphrase = Una frase de contraseña tiene de { $least } a { $most } caracteres; esta tiene { $n }. Unas cuantas palabras sirven bien.
sorry-account-taken = El nombre «{ $name }» ya está ocupado; elige otro.
sorry-sign-in = El nombre y la frase de contraseña o el código de recuperación no coinciden.
sorry-not-passphrase = Esa no es tu frase de contraseña.
sorry-signed-in = Has iniciado sesión como { $name }; ciérrala antes.
sorry-signed-out = No has iniciado sesión.
sorry-device = Ese dispositivo ya no tiene la sesión iniciada.
sorry-session = Has iniciado o cerrado sesión en otra pestaña, así que no se ha hecho nada; recarga la página.
busy-storing = Desde tu red se ha creado demasiado; inténtalo de nuevo en { $minutes } min.
busy-signing-in = Demasiados intentos; inténtalo de nuevo en { $minutes } min.
server-signed = Has iniciado o cerrado sesión; reconectando.
sorry-sits-there = Ahí se sienta { $name }; quítale antes el asiento.
sorry-no-curtain = El asiento { $seat } no juega ahora en tu dispositivo.
sorry-not-called = { $name } aún no tiene el dispositivo; pásaselo primero y luego levanta el telón.
sorry-curtain = El telón está bajado para { $name }; levántalo primero.
sorry-wish = Tú eliges por tu propio asiento; el anfitrión elige por los bots.
sorry-lose-seats = Con { $players } jugadores se quedarían sin asiento: { $names }. Pídeles que se cambien.
sorry-empty = Asientos sin ocupar: { $seats }; espera a alguien o dáselos a un bot.
sorry-no-seat-of-yours = Aquí no tienes asiento.
sorry-nobody-to-remove = En ese asiento no hay nadie más a quien quitar.
sorry-watching-pause = Estás mirando; solo los jugadores pausan la partida.
sorry-watching-hand-over = Estás mirando; solo los jugadores ceden un asiento a un bot.
sorry-bot-plays = En el asiento { $seat } ya juega un bot.
sorry-is-here = { $name } está aquí y nadie más puede ceder su asiento.
sorry-no-bot = Ningún bot juega por ti.
sorry-gave-up = Te has rendido en esta partida; un bot la juega hasta el final.
sorry-watching-give-up = Estás mirando; solo los jugadores se rinden.
sorry-gave-up-already = Ya te has rendido; un bot juega esta partida hasta el final.
sorry-removed = El anfitrión te ha vetado en esta mesa.
sorry-outside = Esta mesa está cerrada: su anfitrión deja entrar a la gente de uno en uno. Abre su página y pide entrar.
sorry-inside = Ya estás en la mesa.
sorry-not-at-door = El anfitrión deja entrar; si no está, lo hace cualquiera que esté sentado.
sorry-no-knock = Ya no pide entrar.
sorry-undecided = No hay ninguna decisión que revertir: no se le admitió ni se le rechazó, o tiene asiento aquí.
sorry-knocks = Ahora mismo mucha gente pide entrar en esta mesa; inténtalo más tarde.
sorry-knocks-home = Varias personas de tu red han pedido entrar en esta mesa; inténtalo de nuevo en un minuto.
sorry-full = Esta mesa ya tiene { $n } espectadores; vuelve más tarde.
sorry-full-home = Desde tu dirección ya miran esta mesa { $n } personas; no caben más.
sorry-watching-rematch = Estás mirando; son los jugadores quienes piden la revancha.
sorry-rematch = La revancha se puede pedir cuando acabe la partida.
sorry-not-begun = La partida no ha empezado.
sorry-watching-answer = Estás mirando; solo responden los jugadores.
sorry-paused = { $name } ha pausado la partida; continuadla primero.
sorry-bot-plays-for-you = Un bot juega por ti; recupera antes tu asiento.
sorry-numbers = El servidor acaba de reiniciarse y no se ha enterado. No ha cambiado nada; hazlo otra vez, por favor.
sorry-late = Esa respuesta llegó tarde: la partida ha seguido. No ha cambiado nada.
sorry-watching-since = Estás mirando; solo los jugadores pueden volver a ver lo ocurrido desde su último turno.
sorry-watching-hint = Estás mirando; solo los jugadores reciben consejos, probabilidades y análisis.
sorry-hints = 
    { $hints ->
            [never] En esta mesa nadie recibe consejos ni probabilidades.
          *[bots] En esta mesa solo recibe consejos y probabilidades quien juega únicamente contra bots.
    }
sorry-hint-late = La partida ha seguido; pregunta otra vez.
sorry-no-question = Ahora no tienes ninguna pregunta que responder; pide un consejo cuando la tengas.
sorry-review = Solo puedes analizar la partida que acaba de terminar en esta mesa.
busy-with-advice = Tu último consejo aún está en camino; espéralo.
advice-failed = De ahí no ha salido ningún consejo; inténtalo de nuevo en un momento.
sorry-watching-undo = Estás mirando; solo los jugadores pueden deshacer respuestas.
sorry-undo-never = Esta mesa no permite deshacer.
sorry-no-redo = No has deshecho nada que puedas rehacer.
sorry-nothing-to-undo = No tienes ninguna respuesta que deshacer.
sorry-undo-removed = No puedes deshacerlo: entonces jugaba alguien a quien luego se quitó de la mesa y que no puede aceptar ({ $names }).
sorry-undo-away = Falta que acepte quien ahora no está: { $names }. Pídelo más tarde.
undo-refused = { $name } no acepta que deshagas.
undo-late = Nadie aceptó a tiempo que deshicieras; la partida sigue.
pause-refused = { $name } prefiere seguir jugando.
match-end-refused = { $name } quiere jugar la segunda partida.
sorry-request-pending = { $name } ha pedido algo; decidid antes sobre eso.
sorry-refused-already = 
    { $about ->
            [match] Ya lo pediste y se rechazó; decide la segunda partida.
          *[other] Ya lo pediste y se rechazó; pídelo otra vez después de la próxima respuesta.
    }
sorry-match-removed = En la primera partida jugó alguien a quien luego se quitó de la mesa y que no puede aceptar ({ $names }); este encuentro solo termina con la segunda partida.
sorry-half-time = Falta la segunda partida de este encuentro: empiézala, o pide a los demás terminar el encuentro.
sorry-no-half-time = Aquí ningún encuentro espera su segunda partida.
sorry-bot-answers-first = Se te ha acabado el tiempo para esta pregunta; antes la responde el bot.
sorry-no-consent = Nadie está esperando que aceptes algo.
sorry-chat = Un mensaje del chat tiene de 1 a { $most } caracteres; este tiene { $n }.
sorry-chat-much = Eso ha sido mucho de golpe; espera un momento antes de escribir más.
sorry-spectators = En esta mesa los espectadores no pueden usar el chat.
sorry-no-team = En esta mesa no tienes equipo.
sorry-team-shared = Los dos bandos comparten un dispositivo, así que no puedes escribir solo a uno.
sorry-signs = Las señales, de una en una: espera un momento.
sorry-nobody-sees = Nadie más aquí ve esa carta.
sorry-propose = Ahora no puedes proponer esa respuesta a tu compañero.
sorry-propose-late = La partida ha seguido; propónlo otra vez.
sorry-reports = { $n } de tus avisos están pendientes; podrás enviar más cuando se decida alguno.
sorry-no-report = No existe el aviso { $report }.
sorry-decided = Alguien ya ha decidido sobre este aviso; recarga la página para ver cómo.
sorry-no-ban = No existe el veto { $ban }.
sorry-not-in-report = Puedes desestimar el aviso, o advertir o vetar a alguien que estuviera en esa mesa, pero no a un moderador.
sorry-ban-moderator = «{ $name }» es moderador; no puedes vetar a un moderador.
sorry-network = «{ $text }» no es una dirección; escribe una como 192.0.2.7, o varias como 192.0.2.0/24 o 2001:db8::/32.
sorry-network-wide = { $text } son demasiadas direcciones para un solo veto; indica al menos los primeros { $most } bits.
sorry-banned = Tienes vetado este servidor: { $reason }
sorry-moderators = Solo los moderadores pueden hacer eso; inicia sesión como uno.
sorry-no-account = No hay ninguna cuenta llamada «{ $name }».
sorry-sockets = Ya tienes { $n } conexiones abiertas; cierra una página de este servidor.
server-warned = Un moderador de este servidor te advierte: { $text } Recarga esta página para continuar.
sorry-report = Un aviso tiene de 1 a { $most } caracteres; este tiene { $n }.
sorry-no-game = En esta mesa no hay partida { $game }; la última es la { $last }.
sorry-log = Podrás descargar el registro cuando acabe la partida.
sorry-log-match = Podrás descargar los registros de un encuentro cuando acaben las dos partidas: muestran todas sus cartas.
sorry-replay = La repetición se abre cuando acaba la partida: muestra todas las manos.
sorry-replay-match = Las repeticiones de un encuentro se abren cuando acaban las dos partidas: muestran todas sus cartas.
sorry-no-moment = En esta partida no hay momento { $number }; van del 0 (el reparto) al { $last } (el final).
sorry-play-on-end = En ese momento la partida ya ha terminado; elige uno anterior para seguir jugando desde ahí.
sorry-play-on-often = Esta partida ya se ha continuado { $most } veces; sigue jugando desde una anterior.
sorry-name = Un nombre tiene de 1 a { $most } caracteres imprimibles; «{ $name }» no.
sorry-name-you = «{ $name }» es como te llama el registro; elige otro nombre.
sorry-name-office = «{ $name }» parece un nombre de quienes llevan este servidor; elige otro.
sorry-clock = 
    { $per ->
            [move] Un reloj da de { $least } a { NUMBER($most, useGrouping: "always") } segundos por respuesta; se pidieron { $n }.
            [game] Un reloj da de { $least } a { $most } minutos por partida; se pidieron { $n }.
          *[other] Un reloj da de { $least } a { $most } días por respuesta; se pidieron { $n }.
    }
sorry-clock-delay = 
    { $per ->
            [game] Cada pregunta puede tener de 0 a { $most } segundos libres; se pidieron { $n }.
          *[other] Solo un reloj para toda la partida puede tener segundos libres; se pidieron { $n }.
    }
sorry-seats = Una mesa tiene como máximo { $most } asientos; se pidieron { $n }.
sorry-sets = Puedes mezclar { $most } conjuntos como máximo; has nombrado { $n }.
sorry-set-size = Tu conjunto tiene { NUMBER($n, useGrouping: "always") } caracteres; se permiten { NUMBER($most, useGrouping: "always") } como máximo.
sorry-sets-size = Una mesa tiene { NUMBER($n, useGrouping: "always") } caracteres de conjuntos propios; se permiten { NUMBER($most, useGrouping: "always") } como máximo.
sorry-copies = Una mesa tiene { NUMBER($n, useGrouping: "always") } copias de cartas propias; se permiten { NUMBER($most, useGrouping: "always") } como máximo.
sorry-no-box = No hay ninguna caja «{ $box }» que mezclar; hay { $known }.
sorry-query = Esa búsqueda tiene { NUMBER($n, useGrouping: "always") } caracteres; el límite es { NUMBER($most, useGrouping: "always") }.
sorry-server = Este servidor no responde al nombre «{ $host }»; ábrelo como { $hosts }.
sorry-origin = Una página de «{ $origin }» no puede jugar aquí; abre la mesa desde este servidor.
sorry-site = Una página de otro servidor no puede jugar aquí; abre la mesa desde este servidor.
sorry-tables = { $name } tiene asiento en { $n } mesas sin acabar y antes debe acabar o dejar una.
sorry-seats-described = Se describieron { $n } asientos; la mesa tiene { $seats }.
sorry-no-table = No hay ninguna mesa «{ $table }»; comprueba la invitación o abre una mesa nueva.
sorry-log-outdated = Line-Up se ha actualizado, y la partida { $game } no se puede reproducir con las reglas nuevas: { $error }
sorry-message-size = Un mensaje tiene como máximo { NUMBER($most, useGrouping: "always") } bytes; este tiene { NUMBER($n, useGrouping: "always") }.
sorry-message = Ese mensaje no se puede leer: { $error }. docs/protocol.md describe todos los mensajes.
sorry-hello-again = Ya enviaste hello.
sorry-answer = «{ $answer }» no es ahora una de tus respuestas.
sorry-no-hello = Hace rato que no llega ningún mensaje; el primero debe ser un hello.
sorry-hello-first = El primer mensaje debe ser un hello.
sorry-version = Este servidor habla la versión { $server } del protocolo y tu programa, la { $program }; recarga la página o actualiza el más antiguo de los dos.
sorry-no-own-set = No tienes ningún conjunto de cartas «{ $set }»; quizá se borró en otra pestaña.
sorry-no-link = Este enlace no comparte ningún conjunto, o ya no. Pide uno nuevo.
sorry-own-sets = Tienes { $most } conjuntos, el máximo aquí; borra uno o añade cartas a otro.
sorry-list = La lista no se puede usar: { $why }.
sorry-own-cards = Un conjunto tiene como máximo { $most } cartas.
sorry-no-picture = Esta imagen ya no está.
sorry-picture-bytes = Esta imagen tiene { $n } bytes; el máximo es { $most }.
sorry-picture-kind = Una imagen debe ser PNG, JPEG o WebP sin animación.
sorry-picture-size = Una imagen mide como máximo { $width } por { $height } píxeles.
sorry-pictures = Todos tus conjuntos juntos tienen como máximo { $most } imágenes.
sorry-own-cards-all = Todos tus conjuntos juntos tienen como máximo { NUMBER($most, useGrouping: "always") } cartas.
sorry-title = Un título tiene de 1 a { $most } caracteres imprimibles.
sorry-card-id = El id de una carta tiene de 1 a { $most } letras minúsculas y cifras, sin las que se parecen entre sí.
conflict-set = Este conjunto cambió de nombre en otra pestaña; allí se llama «{ $title }».
conflict-card = Esta carta se cambió en otra pestaña o en otro dispositivo. No se ha sobrescrito nada: elige cuál conservar.
form-no-text = Escribe el texto tal como está impreso en tu carta.
form-twice = Dos cartas de este conjunto sustituyen a { $card }; conserva una de ellas.
as-it-is = { $text }
server-fault = El servidor no ha podido hacerlo; no ha cambiado nada. Inténtalo de nuevo.
server-fault-noted = Algo ha fallado en el servidor y ha quedado anotado. Inténtalo de nuevo.
server-fault-connection = Algo ha fallado en el servidor; inténtalo de nuevo.
server-not-written = El servidor no ha podido anotarlo, así que no ha cambiado nada. Inténtalo más tarde.
server-apart = Los servidores no pueden comunicarse ahora; esta mesa seguirá en cuanto puedan.
server-moved = La mesa ha pasado a otro servidor. Si lo último que hiciste no está en la mesa, hazlo otra vez.
server-not-read = El servidor no puede acceder ahora a sus mesas. Inténtalo más tarde.
server-behind = Te has quedado demasiado atrás; recargando la mesa.
server-nobody = El servidor aún no te conoce: consigue antes una cookie, con GET /api/me o cualquier página, y conéctate con ella.
server-removed = { $name }, el anfitrión te ha quitado de esta mesa.
server-turned-away = No te han dejado entrar en esta mesa.
server-nothing-there = No hay nada en «{ $path }».
server-too-much = Eso ha sido demasiado de golpe; espera un momento.
busy-with-yours = Aún se está leyendo tu último conjunto; espera a que acabe.
sorry-rate-card = El conjunto no tiene la carta de mazo principal «{ $card }»; solo se pueden medir cartas de mazo principal.
sorry-rate-alone = Aquí no hay con qué comparar { $card }: juego { $game }, tipo { $type }. Elige otra caja.
busy-with-others = El servidor está ocupado con peticiones de otras personas; inténtalo de nuevo en un momento.
busy-with-home = El servidor está ocupado con otras peticiones de tu red; inténtalo de nuevo en un momento.
server-unread = Eso no se puede leer: { $field } { $message }.
sorry-reports-home = De tu red han llegado { $n } avisos; podrás enviar más después.
server-malformed = Eso no es JSON válido: { $error }.
server-no-body = Envía aquí JSON; la petición no tenía cuerpo.
server-large = Una petición aquí tiene como máximo { NUMBER($most, useGrouping: "always") } bytes.
server-method = «{ $path }» no acepta { $method }; la cabecera Allow dice qué acepta.
server-upgrade = A las mesas se juega por WebSocket; abre uno en esta dirección.
server-slow = La petición no llegó a tiempo; envíala otra vez.
server-no-request = Eso no es una petición HTTP.
server-no-text = Envía JSON en UTF-8, sin anidarlo sin fin.
server-no-json = Envía JSON, con "Content-Type: application/json", no «{ $kind }».
read-only = Line-Up se ha actualizado, y esta partida no puede seguir con las reglas nuevas; solo puedes mirarla. ({ $error })
read-only-corrected = { read-only } { $since }
answers-differ = sus respuestas llevan ahora a una posición distinta
