### What the server says of tables, messages and itself.

sorry-host = Only the host of the table can do that.
sorry-begun = The game has begun; that can be changed before the start or after the end.
sorry-no-seat = There is no seat { $seat }; the seats are 1 to { $last }.
sorry-taken = Seat { $seat } is taken by { $kind ->
        [person] { $name }
       *[bot] the bot { $name }
    }; { $full ->
        [yes] the table is full
       *[no] choose another
    }.
sorry-name-pretends = "{ $name }" mixes letters that look like others, or has signs nobody can see; choose another name.
sorry-name-taken = Somebody at this table is called "{ $name }"; choose another name.
sorry-passphrase = A passphrase has { $least } to { $most } characters; this one has { $n }. Several words are good.
sorry-account-taken = The name "{ $name }" is taken; choose another.
sorry-sign-in = That is no name with its passphrase or recovery code.
sorry-not-passphrase = That is not your passphrase.
sorry-signed-in = You are signed in as { $name }; sign out first.
sorry-signed-out = You are not signed in.
sorry-device = That device is not signed in any more.
sorry-session = Who you are here has changed meanwhile, so nothing was done; load the page again.
busy-storing = So much was set up from where you are that it has to wait; try again in { $minutes } minutes.
busy-signing-in = That was tried too often; try again in { $minutes } minutes.
server-signed = Who you are here has changed; connecting anew.
sorry-sits-there = { $name } sits there; remove them first.
sorry-no-curtain = Seat { $seat } does not play at your device in a game that is on.
sorry-not-called = The device is not passed to { $name }; pass it first, then lift the curtain.
sorry-curtain = The curtain is down for { $name }; lift it first.
sorry-wish = You choose for your own seat; the host chooses for bots.
sorry-lose-seats = { $names } would lose their seat with { $players } players; ask them to move.
sorry-empty = Seat { $seats } is empty; wait for somebody, or give it to a bot.
sorry-no-seat-of-yours = You have no seat here.
sorry-nobody-to-remove = The host removes other people; there is none at that seat.
sorry-watching-pause = You are watching; only players pause the game.
sorry-watching-hand-over = You are watching; only players hand a seat to a bot.
sorry-bot-plays = A bot plays at seat { $seat } already.
sorry-is-here = { $name } is here; only they can hand over their seat.
sorry-no-bot = No bot plays for you.
sorry-gave-up = You gave up this game; a bot plays it to its end.
sorry-watching-give-up = You are watching; only players give up.
sorry-gave-up-already = You gave up already; a bot plays this game to its end.
sorry-removed = The host keeps you away from this table.
sorry-outside = This table is closed: its host lets people in one by one. Open its page and ask to come in.
sorry-inside = You are at the table already.
sorry-not-at-door = The host lets people in; while the host is away, whoever is seated does.
sorry-no-knock = They do not ask to come in any more.
sorry-undecided = There is nothing to take back: they were neither let in nor kept away, or they have a seat here.
sorry-knocks = Many ask to come in at this table just now; try again later.
sorry-knocks-home = Several people from where you are asked to come in at this table; try again in a minute.
sorry-full = This table has { $n } spectators already; come back later.
sorry-full-home = { $n } people at your address watch this table already; no more of them can.
sorry-watching-rematch = You are watching; players ask for a rematch.
sorry-rematch = A rematch is possible when the game is over.
sorry-not-begun = The game has not begun.
sorry-watching-answer = You are watching; only players answer.
sorry-paused = { $name } paused the game; go on with it first.
sorry-bot-plays-for-you = A bot plays for you; take your seat back first.
sorry-numbers = The server started anew meanwhile, and that came too early. Nothing was changed: please do it once more.
sorry-late = That answer comes too late: the game has gone on. Nothing was changed.
sorry-watching-since = You are watching; what happened since their last turn is for players.
sorry-watching-hint = You are watching; hints, odds and reviews are for players.
sorry-hints = { $hints ->
        [never] At this table nobody gets hints or odds.
       *[bots] At this table there are hints and odds only where people have nobody but bots against them.
    }
sorry-hint-late = The game has gone on meanwhile; ask again.
sorry-no-question = Nothing is asked of you now; a hint is for a question of your own.
sorry-review = A review is for the game that has just ended at this table.
busy-with-advice = Your last hint is still being thought of; wait until it is there.
advice-failed = No advice came of that; try again in a moment.
sorry-watching-undo = You are watching; only players take answers back.
sorry-undo-never = At this table nothing is taken back.
sorry-no-redo = There is nothing of yours alone that was taken back just now.
sorry-nothing-to-undo = There is no answer of yours to take back.
sorry-undo-removed = { $names } played then, was removed since and cannot agree; it cannot be taken back.
sorry-undo-away = That needs the consent of { $names }, who cannot agree while away; ask again later.
undo-refused = { $name } would not take it back.
undo-late = Nobody agreed to your undo while your time ran; the game goes on.
pause-refused = { $name } would rather play on.
match-end-refused = { $name } wants to play the second game.
sorry-request-pending = { $name } has asked for something; that is decided first.
sorry-refused-already = { $about ->
        [match] You asked for that already, and it was not granted; the second game decides.
       *[other] You asked for that already, and it was not granted; ask again once somebody has answered.
    }
sorry-match-removed = { $names } played the first game, was removed since and cannot agree; only the second game ends this match.
sorry-half-time = The second game of this match is still to come: begin it, or ask the others to end the match.
sorry-no-half-time = There is no match here whose second game is still to come.
sorry-bot-answers-first = Your time for this question ran out; the bot answers it first.
sorry-no-consent = Nobody waits for your consent.
sorry-chat = A line of chat has 1 to { $most } characters; this one has { $n }.
sorry-chat-much = That was a lot at once; wait a moment before you say more.
sorry-spectators = Spectators do not talk at this table.
sorry-no-team = You have no team at this table.
sorry-team-shared = Both sides look at one device, so nothing can be said to one side alone.
sorry-signs = One sign after the other: wait a moment.
sorry-nobody-sees = Nobody else here sees that card.
sorry-propose = That is no answer you can propose to your partner now.
sorry-propose-late = The game has gone on meanwhile; propose again.
sorry-reports = { $n } of your reports wait to be read; more can be sent when some of them are decided on.
sorry-no-report = There is no report { $report }.
sorry-decided = Somebody has decided on this report already; load the page again to see how.
sorry-no-ban = There is no ban { $ban }.
sorry-not-in-report = A report can be dismissed, or somebody warned or banned who was at that table; a moderator cannot.
sorry-ban-moderator = "{ $name }" keeps order here; a moderator cannot be banned.
sorry-network = "{ $text }" is no address; one is like 192.0.2.7, and several are like 192.0.2.0/24 or 2001:db8::/32.
sorry-network-wide = { $text } are too many addresses for one ban; name at least the first { $most } bits.
sorry-banned = You are banned from this server: { $reason }
sorry-moderators = That is for moderators; sign in as one.
sorry-no-account = There is no account called "{ $name }".
sorry-sockets = You are connected { $n } times already; close a page of this server.
server-warned = A moderator of this server warns you: { $text } Load this page again to go on.
sorry-report = A report has 1 to { $most } characters; this one has { $n }.
sorry-no-game = There is no game { $game } at this table; the last one is { $last }.
sorry-log = The log can be downloaded when the game is over.
sorry-log-match = The logs of a match can be downloaded when both games are over: they tell all its cards.
sorry-replay = The replay opens when the game is over: it shows every hand.
sorry-replay-match = The replays of a match open when both games are over: they tell all its cards.
sorry-no-moment = There is no moment { $number } in this game; they are 0 (the deal) to { $last } (the end).
sorry-play-on-end = The game is over at that moment; choose an earlier one to play on from.
sorry-play-on-often = This game went on from others { $most } times; play on from one of those.
sorry-name = A name is 1 to { $most } printable characters; "{ $name }" is not.
sorry-name-you = "{ $name }" is what the log calls its reader; choose another name.
sorry-name-office = "{ $name }" reads like a name of those who run this server; choose another.
sorry-clock = { $per ->
    [move] A clock gives { $least } to { NUMBER($most, useGrouping: "always") } seconds for each answer; { $n } were asked for.
    [game] A clock gives { $least } to { $most } minutes for a game; { $n } were asked for.
   *[other] A clock gives { $least } to { $most } days for each answer; { $n } were asked for.
}
sorry-clock-delay = { $per ->
    [game] The first 0 to { $most } seconds of each question may cost nothing; { $n } were asked for.
   *[other] Only where the clock is for a whole game, the first seconds of each question may cost nothing; { $n } were asked for.
}
sorry-seats = A table has up to { $most } seats; { $n } were asked for.
sorry-sets = At most { $most } sets are mixed in; { $n } were named.
sorry-set-size = Your set has { NUMBER($n, useGrouping: "always") } characters; at most { NUMBER($most, useGrouping: "always") } are allowed.
sorry-sets-size = A table has { NUMBER($n, useGrouping: "always") } characters of custom sets; at most { NUMBER($most, useGrouping: "always") } are allowed.
sorry-copies = A table has { NUMBER($n, useGrouping: "always") } copies of custom cards; at most { NUMBER($most, useGrouping: "always") } are allowed.
sorry-no-box = There is no box "{ $box }" to mix in; there are { $known }.
sorry-query = What is asked for has { NUMBER($n, useGrouping: "always") } characters; at most { NUMBER($most, useGrouping: "always") } are read.
sorry-server = This server is not "{ $host }"; open it as { $hosts }.
sorry-origin = A page of "{ $origin }" cannot play here; open the table from this server.
sorry-site = A page of another server cannot play here; open the table from this server.
sorry-tables = { $name } sits at { $n } tables that are not over, and has to finish or leave one first.
sorry-seats-described = { $n } seats were described; the table has { $seats }.
sorry-no-table = There is no table "{ $table }"; check the invitation, or make a new table.
sorry-log-outdated = Line-Up was updated since, and game { $game } cannot be told by the new rules: { $error }
sorry-message-size = A message has at most { NUMBER($most, useGrouping: "always") } bytes; this one has { NUMBER($n, useGrouping: "always") }.
sorry-message = That message cannot be read: { $error }. docs/protocol.md describes every message.
sorry-hello-again = You said hello already.
sorry-answer = "{ $answer }" is none of your answers now.
sorry-no-hello = Nothing was said for a while; the first message is a hello.
sorry-hello-first = The first message is a hello.
sorry-version = This server speaks version { $server } of the protocol, your program version { $program }; load the page again, or update the older of the two.

## The workshop

sorry-no-own-set = You have no card set "{ $set }"; it may have been deleted in another tab.
sorry-no-link = Nobody shares a set by this link, or no longer. Ask for a new one.
sorry-own-sets = You have { $most } sets, as many as one can have here; delete one, or add to one.
sorry-own-cards = A set has at most { $most } cards.
sorry-own-cards-all = All your sets together have at most { NUMBER($most, useGrouping: "always") } cards.
sorry-title = A title has 1 to { $most } printable characters.
sorry-card-id = The id of a card has 1 to { $most } small letters and digits, without those that look alike.
conflict-set = This set was renamed in another tab; there it is "{ $title }".
conflict-card = This card was changed in another tab or on another device. Nothing was overwritten: choose which one to keep.
form-no-text = Type the text as it stands on your card.
form-twice = Two cards of this set replace { $card }; keep one of them.

## Faults, and what has no key

as-it-is = { $text }
server-fault = The server could not do that; nothing was changed. Please try again.
server-fault-noted = Something went wrong on the server; it has been noted. Please try again.
server-fault-connection = Something went wrong on the server; try again.
server-not-written = The server could not write that down, so nothing was changed. Please try again later.
server-apart = The servers cannot reach each other just now; this table goes on by itself as soon as they can.
server-moved = The table has moved to another server. If what you did last is not on the table, please do it again.
server-not-read = The server cannot get at its tables just now. Please try again later.
server-behind = You were too far behind; the table is loaded anew.
server-nobody = Nobody knows you yet: get a cookie first, with GET /api/me or any page, then connect with it.
server-removed = { $name }, the host removed you from this table.
server-turned-away = You were not let in at this table.
server-nothing-there = There is nothing at "{ $path }".
server-too-much = That was too much at once; wait a moment.
busy-with-yours = Your last set is still being read; wait until that is done.
sorry-rate-card = The set has no card "{ $card }" for a main deck; only those can be measured beside others.
sorry-rate-alone = { $game } has no { $type } to measure { $card } beside; name another box.
busy-with-others = The server is busy with what many others asked for; try again in a moment.
busy-with-home = The server is busy with what others asked for from where you are; try again in a moment.
server-unread = That cannot be read: { $field } { $message }.
sorry-reports-home = { $n } reports came from where you are; more can be made later.
server-malformed = That is no JSON, or ends too early, or has half a letter in it: { $error }.
server-no-body = Something is to be sent here, as JSON; nothing was.
server-large = What is sent here has at most { NUMBER($most, useGrouping: "always") } bytes.
server-method = "{ $path }" does not take { $method }; the header Allow says what it takes.
server-upgrade = A table is played at over a WebSocket; open one at this address.
server-slow = The request did not arrive in time; send it again.
server-no-request = That is no request of HTTP.
server-no-text = What is sent here is JSON in UTF-8, and not nested without end.
server-no-json = What is sent here is JSON, with "Content-Type: application/json"; "{ $kind }" is not read.
read-only = Line-Up was updated since, and this game cannot go on by the new rules; it can only be looked at. ({ $error })
read-only-corrected = { read-only } { $since }
answers-differ = its answers now lead to another position than before
