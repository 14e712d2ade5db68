### What the server says of tables, messages and itself.

sorry-host = Only the host of the table can do that.
sorry-begun = The game has begun; you can change that before the start or after the end.
sorry-no-seat = There is no seat { $seat }; the seats are 1 to { $last }.
sorry-taken = Seat { $seat } is taken by { $kind ->
        [person] { $name }
       *[bot] the bot { $name }
    }; { $full ->
        [yes] the table is full
       *[no] choose another
    }.
sorry-name-pretends = "{ $name }" has lookalike letters or invisible characters; choose another name.
sorry-name-taken = Somebody at this table is called "{ $name }"; choose another name.
sorry-passphrase = A passphrase has { $least } to { $most } characters; this one has { $n }. A few words work well.
sorry-account-taken = The name "{ $name }" is taken; choose another.
sorry-sign-in = That name and passphrase or recovery code do not match.
sorry-not-passphrase = That is not your passphrase.
sorry-signed-in = You are signed in as { $name }; sign out first.
sorry-signed-out = You are not signed in.
sorry-device = That device is not signed in any more.
sorry-session = You signed in or out in another tab, so nothing was done; reload the page.
busy-storing = Too much was set up from your network; try again in { $minutes } minutes.
busy-signing-in = Too many tries; try again in { $minutes } minutes.
server-signed = You signed in or out; reconnecting.
sorry-sits-there = { $name } sits there; remove them first.
sorry-no-curtain = Seat { $seat } does not play on your device now.
sorry-not-called = The device is not with { $name } yet; pass it first, then lift the curtain.
sorry-curtain = The curtain is down for { $name }; lift it first.
sorry-wish = You choose for your own seat; the host chooses for bots.
sorry-lose-seats = { $names } would lose their seat with { $players } players; ask them to move.
sorry-empty = Seat { $seats } is empty; wait for somebody, or give it to a bot.
sorry-no-seat-of-yours = You have no seat here.
sorry-nobody-to-remove = There is nobody else at that seat to remove.
sorry-watching-pause = You are watching; only players pause the game.
sorry-watching-hand-over = You are watching; only players hand a seat to a bot.
sorry-bot-plays = A bot plays at seat { $seat } already.
sorry-is-here = { $name } is here; only they can hand over their seat.
sorry-no-bot = No bot plays for you.
sorry-gave-up = You gave up this game; a bot plays it to its end.
sorry-watching-give-up = You are watching; only players give up.
sorry-gave-up-already = You gave up already; a bot plays this game to its end.
sorry-removed = The host has barred you from this table.
sorry-outside = This table is closed: its host lets people in one by one. Open its page and ask to come in.
sorry-inside = You are at the table already.
sorry-not-at-door = The host lets people in; while the host is away, whoever is seated does.
sorry-no-knock = They are no longer asking to come in.
sorry-undecided = There is no decision to reverse: they were neither admitted nor refused, or they have a seat here.
sorry-knocks = Many people are asking to come in at this table just now; try again later.
sorry-knocks-home = Several people on your network have asked to come in at this table; try again in a minute.
sorry-full = This table has { $n } spectators already; come back later.
sorry-full-home = { $n } people at your address watch this table already; no more of them can.
sorry-watching-rematch = You are watching; players ask for a rematch.
sorry-rematch = A rematch is possible when the game is over.
sorry-not-begun = The game has not begun.
sorry-watching-answer = You are watching; only players answer.
sorry-paused = { $name } paused the game; go on with it first.
sorry-bot-plays-for-you = A bot plays for you; take your seat back first.
sorry-numbers = The server just restarted and missed that. Nothing was changed; please do it again.
sorry-late = That answer came too late: the game has moved on. Nothing was changed.
sorry-watching-since = You are watching; only players can replay what happened since their last turn.
sorry-watching-hint = You are watching; only players get hints, odds and reviews.
sorry-hints = { $hints ->
        [never] At this table nobody gets hints or odds.
       *[bots] At this table only players who face only bots get hints and odds.
    }
sorry-hint-late = The game has moved on; ask again.
sorry-no-question = You have no question to answer now; ask for a hint when you do.
sorry-review = You can only review the game that just ended at this table.
busy-with-advice = Your last hint is still on its way; wait for it.
advice-failed = That gave no advice; try again in a moment.
sorry-watching-undo = You are watching; only players can take answers back.
sorry-undo-never = This table allows no undo.
sorry-no-redo = You have no undo of your own to redo.
sorry-nothing-to-undo = You have no answer to take back.
sorry-undo-removed = { $names } played then, was removed since and cannot agree, so you cannot take it back.
sorry-undo-away = { $names } must agree but cannot while away; ask again later.
undo-refused = { $name } refused the undo.
undo-late = Nobody agreed to your undo in time; the game goes on.
pause-refused = { $name } would rather play on.
match-end-refused = { $name } wants to play the second game.
sorry-request-pending = { $name } has asked for something; decide on that first.
sorry-refused-already = { $about ->
        [match] You asked for that already and were refused; the second game decides.
       *[other] You asked for that already and were refused; ask again after the next answer.
    }
sorry-match-removed = { $names } played the first game, was removed since and cannot agree; only the second game ends this match.
sorry-half-time = The second game of this match is still to come: begin it, or ask the others to end the match.
sorry-no-half-time = No match here is waiting for its second game.
sorry-bot-answers-first = Your time for this question ran out; the bot answers it first.
sorry-no-consent = Nobody is waiting for you to agree.
sorry-chat = A chat message has 1 to { $most } characters; this one has { $n }.
sorry-chat-much = That was a lot at once; wait a moment before you write more.
sorry-spectators = Spectators cannot chat at this table.
sorry-no-team = You have no team at this table.
sorry-team-shared = Both sides share one device, so you cannot write to one side only.
sorry-signs = One sign at a time: wait a moment.
sorry-nobody-sees = Nobody else here sees that card.
sorry-propose = You cannot propose that answer to your partner now.
sorry-propose-late = The game has moved on; propose again.
sorry-reports = { $n } of your reports are waiting; you can send more once some of them are decided.
sorry-no-report = There is no report { $report }.
sorry-decided = Somebody has decided this report already; reload the page to see how.
sorry-no-ban = There is no ban { $ban }.
sorry-not-in-report = You can dismiss the report, or warn or ban somebody who was at that table, but not a moderator.
sorry-ban-moderator = "{ $name }" is a moderator; you cannot ban a moderator.
sorry-network = "{ $text }" is not an address; write one like 192.0.2.7, or several like 192.0.2.0/24 or 2001:db8::/32.
sorry-network-wide = { $text } is too many addresses for one ban; give at least the first { $most } bits.
sorry-banned = You are banned from this server: { $reason }
sorry-moderators = Only moderators can do that; sign in as one.
sorry-no-account = There is no account called "{ $name }".
sorry-sockets = You are connected { $n } times already; close a page of this server.
server-warned = A moderator of this server warns you: { $text } Reload this page to go on.
sorry-report = A report has 1 to { $most } characters; this one has { $n }.
sorry-no-game = There is no game { $game } at this table; the last one is { $last }.
sorry-log = You can download the log when the game is over.
sorry-log-match = You can download the logs of a match when both games are over: they show all its cards.
sorry-replay = The replay opens when the game is over: it shows every hand.
sorry-replay-match = The replays of a match open when both games are over: they show all its cards.
sorry-no-moment = There is no moment { $number } in this game; they are 0 (the deal) to { $last } (the end).
sorry-play-on-end = The game is over at that moment; choose an earlier one to play on from.
sorry-play-on-often = This game has been continued { $most } times already; play on from an earlier one.
sorry-name = A name is 1 to { $most } printable characters; "{ $name }" is not.
sorry-name-you = "{ $name }" is what the log calls you; choose another name.
sorry-name-office = "{ $name }" looks like a name of the people who run this server; choose another.
sorry-clock = { $per ->
    [move] A clock gives { $least } to { NUMBER($most, useGrouping: "always") } seconds for each answer; { $n } were asked for.
    [game] A clock gives { $least } to { $most } minutes for a game; { $n } were asked for.
   *[other] A clock gives { $least } to { $most } days for each answer; { $n } were asked for.
}
sorry-clock-delay = { $per ->
    [game] Each question can have 0 to { $most } free seconds; { $n } were asked for.
   *[other] Only a clock for the whole game can have free seconds; { $n } were asked for.
}
sorry-seats = A table has up to { $most } seats; { $n } were asked for.
sorry-sets = You can mix in { $most } sets at most; you named { $n }.
sorry-set-size = Your set has { NUMBER($n, useGrouping: "always") } characters; at most { NUMBER($most, useGrouping: "always") } are allowed.
sorry-sets-size = A table has { NUMBER($n, useGrouping: "always") } characters of custom sets; at most { NUMBER($most, useGrouping: "always") } are allowed.
sorry-copies = A table has { NUMBER($n, useGrouping: "always") } copies of custom cards; at most { NUMBER($most, useGrouping: "always") } are allowed.
sorry-no-box = There is no box "{ $box }" to mix in; there are { $known }.
sorry-query = That search has { NUMBER($n, useGrouping: "always") } characters; the limit is { NUMBER($most, useGrouping: "always") }.
sorry-server = This server does not go by "{ $host }"; open it as { $hosts }.
sorry-origin = A page of "{ $origin }" cannot play here; open the table from this server.
sorry-site = A page of another server cannot play here; open the table from this server.
sorry-tables = { $name } has seats at { $n } unfinished tables and must finish or leave one first.
sorry-seats-described = { $n } seats were described; the table has { $seats }.
sorry-no-table = There is no table "{ $table }"; check the invitation, or make a new table.
sorry-log-outdated = Line-Up was updated, and game { $game } cannot be replayed with the new rules: { $error }
sorry-message-size = A message has at most { NUMBER($most, useGrouping: "always") } bytes; this one has { NUMBER($n, useGrouping: "always") }.
sorry-message = That message cannot be read: { $error }. docs/protocol.md describes every message.
sorry-hello-again = You already said hello.
sorry-answer = "{ $answer }" is not one of your answers now.
sorry-no-hello = No message came for a while; the first one must be a hello.
sorry-hello-first = The first message must be a hello.
sorry-version = This server speaks version { $server } of the protocol, your program version { $program }; reload the page, or update the older of the two.

## The workshop

sorry-no-own-set = You have no card set "{ $set }"; it may have been deleted in another tab.
sorry-no-link = This link does not share a set, or no longer does. Ask for a new one.
sorry-own-sets = You have { $most } sets, the most you can have here; delete one, or add to one.
sorry-list = The list cannot be used: { $why }.
sorry-own-cards = A set has at most { $most } cards.
sorry-no-picture = This picture is gone.
sorry-picture-bytes = This picture has { $n } bytes; the most is { $most }.
sorry-picture-kind = A picture must be a PNG, a JPEG or a still WebP.
sorry-picture-size = A picture is at most { $width } by { $height } pixels.
sorry-pictures = All your sets together have at most { $most } pictures.
sorry-own-cards-all = All your sets together have at most { NUMBER($most, useGrouping: "always") } cards.
sorry-title = A title has 1 to { $most } printable characters.
sorry-card-id = The id of a card has 1 to { $most } small letters and digits, without those that look alike.
conflict-set = This set was renamed in another tab; there it is "{ $title }".
conflict-card = This card was changed in another tab or on another device. Nothing was overwritten: choose which one to keep.
form-no-text = Type the text as printed on your card.
form-twice = Two cards of this set replace { $card }; keep one of them.

## Faults, and what has no key

as-it-is = { $text }
server-fault = The server could not do that; nothing was changed. Please try again.
server-fault-noted = Something went wrong on the server; it has been noted. Please try again.
server-fault-connection = Something went wrong on the server; try again.
server-not-written = The server could not write that down, so nothing was changed. Please try again later.
server-apart = The servers cannot reach each other right now; this table continues as soon as they can.
server-moved = The table has moved to another server. If what you did last is not on the table, please do it again.
server-not-read = The server cannot reach its tables right now. Please try again later.
server-behind = You fell too far behind; reloading the table.
server-nobody = The server does not know you yet: get a cookie first, with GET /api/me or any page, then connect with it.
server-removed = { $name }, the host removed you from this table.
server-turned-away = You were not let in at this table.
server-nothing-there = There is nothing at "{ $path }".
server-too-much = That was too much at once; wait a moment.
busy-with-yours = Your last set is still being read; wait for it.
sorry-rate-card = The set has no main-deck card "{ $card }"; only main-deck cards can be measured.
sorry-rate-alone = { $game } has no { $type } to compare { $card } with; choose another box.
busy-with-others = The server is busy with other people's requests; try again in a moment.
busy-with-home = The server is busy with other requests from your network; try again in a moment.
server-unread = That cannot be read: { $field } { $message }.
sorry-reports-home = { $n } reports came from your network; you can send more later.
server-malformed = That is not valid JSON: { $error }.
server-no-body = Send JSON here; the request had no body.
server-large = A request here has at most { NUMBER($most, useGrouping: "always") } bytes.
server-method = "{ $path }" does not take { $method }; the header Allow says what it takes.
server-upgrade = Tables are played over a WebSocket; open one at this address.
server-slow = The request did not arrive in time; send it again.
server-no-request = That is not an HTTP request.
server-no-text = Send JSON in UTF-8, without endless nesting.
server-no-json = Send JSON, with "Content-Type: application/json", not "{ $kind }".
read-only = Line-Up was updated, and this game cannot go on with the new rules; you can only look at it. ({ $error })
read-only-corrected = { read-only } { $since }
answers-differ = its answers now lead to a different position
