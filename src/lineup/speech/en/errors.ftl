### What cannot be: a game, a log, a bot. The rule that says so stands at the end, where there is one.

## Switches and games

error-switch = There is no rules switch "{ $switch }"; { $near-count ->
        [0] lineup games GAME lists those there are.
       *[other] did you mean { $near }?
    }
error-switch-flag = The switch { $switch } is on or off, not "{ $value }".
error-switch-number = The switch { $switch } is a whole number from { $low } to { $high }; "{ $value }" is not.
error-switch-range = The switch { $switch } goes from { $low } to { $high }; { $value } lies outside.
error-switch-choice = The switch { $switch } is one of { $known }; "{ $value }" is not.
error-switch-kind = The switch { $switch } is { $kind ->
        [bool] true or false
        [int] a whole number
       *[str] text in quotes
    }, not { $value }.
error-game = There is no game "{ $game }"; { $near-count ->
        [0] there are { $known }.
       *[other] did you mean { $near }?
    }
error-no-variants = { $game } has no variants; "{ $variant }" was asked for.
error-variant = { $game } has no variant "{ $variant }"; { $near-count ->
        [0] there are { $known }.
       *[other] did you mean { $near }?
    }
error-no-trial = There is no card "{ $card }" in this game to try out.
error-lesson = There is no lesson "{ $lesson }"; there are { $near }.
error-deal-place = There is no place "{ $place }" to lay cards; there are { $known }.
error-deal-card = There is no "{ $card }" (left) in this game to lay at "{ $place }".
error-trial-identity = { $card } cannot be dealt into a hand; play as it instead.
error-choice-missing = { $field } is missing.
error-choice = { $field } should be { $kind ->
        [names] a list of names
        [numbers] a list of numbers
        [number] a number
        [flag] true or false
        [switches] switches with their values as text
        [groups] lists of groups by set
        [places] lists of cards by place
        [pairs] pairs of card names
        [origin] a seed, answers with their seats in front, and a seat
        [digests] a list of sets with their digests
        [sources] a list of sets with their texts
       *[text] a text
    }; { $value } is not.

## Players and whom they play

seats-were-given = { $seats } { $seats ->
        [one] seat was
       *[other] seats were
    } given
error-players = { $game }{ $variants-count ->
        [0] { "" }
       *[other] { " " }({ $variants })
    } is for { $one ->
        [yes] { $low ->
            [one] one player
           *[other] { $low } players
        }
       *[no] { $low } to { $high } players
    }; { seats-were-given }.
error-players-none = players = { $players }: at least one is needed.
error-text-unseen = { $text } holds the invisible character U+{ $code }; names and seeds cannot have one.
error-players-else = { $players } { $seats } play { $games }.
error-players-two-boxes = { $game } with another box of Rivals
error-seat = There is no seat { $seat }; seats are numbered from 0 to { $most }.
error-first-player = first_player = { $n } would be seat { $seat }; with { $seats } seats it is 0 for seat 1 to { $most } for seat { $seats }, or -1 for a random one.
error-super-villains = super_villains = { $n }: this game has only { $there }.
error-first-scores = The first game has { $scores } scores, this one { $seats } seats.
error-teams-seats = Two teams of two need four seats; { $seats } were given.
the-identities = { $kind ->
        [character] Characters
       *[super-hero] Super Heroes
    }
error-identities = { $players } players need { $n } { the-identities } ({ $assignment }); there are { $there }.
error-clock = Against the clock you beat a stack of Super-Villains; { $game } played this way has none, or shuffles it into the main deck. Leave out one of the two. ({ $rule })
error-identities-named = { $n } { the-identities } are named for { $players } players.
error-identity = There is no { $kind ->
        [character] Character
       *[super-hero] Super Hero
    } "{ $name }" in this game; { $near-count ->
        [0] there are { $known }.
       *[other] did you mean { $near }?
    }
error-identity-elsewhere = { $card } of { $game } cannot be played in this game; its { the-identities } are { $known }.
error-wished-twice = Two players want { $card }; only one can play it.
error-levels = { $card } needs one Character card of each Level, 1 to 3; there are { $levels }.
error-characters = { $n } Characters are needed; { $there } can be played.
error-no-emblem = { $card } has no emblem, so the cards of the duel cannot be found. ({ $rule })
the-side = { $side ->
        [hero] Super Heroes
       *[villain] Super-Villains
    }
error-side = The team of { the-side } needs two Characters; there are { $there }. ({ $rule })
error-side-seat = Seat { $seat } is on the team of { the-side }; { $card } is on the other side.

## Sets together

error-set-twice = A set is mixed in twice: { $sets }.
error-mix-and-swaps = Mix sets by groups or by swapping single cards, not both.
error-mix-set = The mix names the set "{ $set }"; this game has { $known }.
error-mix-group = "{ $group }" is not a group; the groups are { $known }.
error-mix-twice = { $group } cards are taken from { $first } and { $second }; each group comes from one set.
error-mix-missing = The mix leaves out { $groups }; each of the six groups comes from one set.
error-mix-villains = { $game } is played without Super-Villains; leave that group out of the mix.
error-mix-none = The mix takes { $group } cards from { $set }, which has none; { $able-count ->
        [0] no set of this game
       *[other] { $able }
    } has some.
error-half-of-mix = Only a mix by groups has an other half; say which groups each set gives. ({ $rule })
error-half-of-two = Only a mix of two sets has an other half; this one has { $n }. ({ $rule })
error-host = Rivals join a game of { $host }, not the other way round; make { $host } the game and { $guest } the set mixed in, or swap single cards. ({ $rule })
error-two-boxes = Rivals of two boxes play by the rulebook of { $game }; make that the game and { $other } the set mixed in. ({ $rule })
error-two-boxes-players = Rivals of two boxes are for 2 or 4 players; { seats-were-given }. ({ $rule })
error-many-boxes = Rivals of two boxes play together; { $n } boxes were named. ({ $rule })

## Cards swapped

error-swap-alone = A swap brings in cards of another set; none is mixed in.
error-swap-card = There is no main-deck card "{ $card }" to swap; { $near-count ->
        [0] name it as set/id.
       *[other] did you mean { $near }?
    }
error-swap-sets = A swap takes out a card of { $game } and brings in one of another set; { $old } for { $new } does not.
error-swap-stays = { $card } belongs to a Character being played and stays in. ({ $rule })
error-swap-absent = { $card } is not in the main deck of this game, so it cannot be swapped out.
error-swap-present = All copies of { $card } are in the main deck; swap in a card that is not.
error-swap-out-often = { $card } is swapped out more often than there are copies ({ $copies }).
error-swap-in-often = { $card } is brought in more often than there are copies ({ $copies }).
error-swaps-proposed = Swaps are proposed for { $game } with a box of Rivals mixed in. ({ $rule })
error-swaps-stay = { $character } is being played; those cards stay in. ({ $rule })
error-swaps-too-few = { $out } cards would go out and only { $into } come in. ({ $rule })
error-emblem = No card of { $game } has the emblem "{ $emblem }"; there are { $known-count ->
        [0] none
       *[other] { $known }
    }.
error-emblem-mixed = No mixed-in card has the emblem "{ $emblem }"; there are { $known-count ->
        [0] none
       *[other] { $known }
    }.

## Games saved and logs

error-save-newer = This game was saved by a newer Line-Up (format { $format }); update Line-Up to go on.
error-save-content = This game was saved with different cards ({ $saved }) from those here ({ $here }).
error-log-newer = This log was written by a newer Line-Up (format { $format }); update Line-Up to read it.
error-log-start = A log begins with the line "{ $format }"; this begins with "{ $start }".
error-log-json = Line 2 of a log is its header in JSON; this one cannot be read ({ $error }).
error-log-no-object = Line 2 of a log is its header in JSON; this one cannot be read (it is not an object).
error-log-header = Line 2, the header: { $error }
error-log-unseen = Line { $line } holds the invisible character U+{ $code }: the log was edited.
error-log-salt = commitment and salt must both be there, as text.
error-log-game = The header does not make a game: { $error }
error-log-origin = The position this game continues from cannot be rebuilt: { $error }
error-log-content = The log was made with different cards ({ $made }) from those here ({ $here }).
error-log-seed = The seed does not match the commitment the table showed before the deal: the log was edited.
error-log-seat = Line { $line }: an answer begins with the seat that gave it; "{ $text }" does not.
error-log-line = Line { $line }: { $error }
error-log-since = { $error } { $since }
error-log-check = Line { $line }: a check line reads "= turn 5 DIGEST"; "{ $text }" does not.
error-log-edited = { log-stands }; it was edited.
error-log-corrected = { log-stands }; it was edited, or a rule was corrected. { $since }
log-stands = Line { $line }: the game stands at { $here }, the log says { $there }
error-no-file = There is no file "{ $file }".
error-unread-file = "{ $file }" cannot be read as a text file: { $error }.

## What is not installed; the extras stand in pyproject.toml

error-needs = { $what } needs { $needs }, { to-install }
to-install = not installed yet: pip install 'lineup-table[{ $extra }]'

## Bots

error-bot = There is no bot "{ $bot }". There are: { $known }.
error-bot-near = There is no bot "{ $bot }". Did you mean "{ $near }"? There are: { $known }.
error-bot-needs = The bot "{ $bot }" needs { $needs }, { to-install }
error-bot-ours = The bot "{ $bot }" of the package { $package } is left out: Line-Up already has a bot of that name.
error-bot-twice = There are two bots "{ $bot }", of the packages { $first } and { $second }; uninstall one of them.
bot-unusable = The bot "{ $bot }" of the package { $package } cannot be used
error-bot-name = { bot-unusable }: a bot's name has only small letters, digits and dashes.
error-bot-load = { bot-unusable }: { $place } cannot be loaded ({ $error }).
error-bot-class = { bot-unusable }: { $place } is not a class.
error-bot-lacks = { bot-unusable }: the class { $place } has no { $missing }.
error-bot-clock = { bot-unusable }: the method choose of { $place } must take three arguments now, (view, ask, clock); the clock may be ignored.
error-bot-named = { bot-unusable }: the class { $place } is named "{ $named }"; the entry point must have the same name.
error-bot-text = { bot-unusable }: the { $what } of { $place } must be one line of text.
error-program = There is no program "{ $program }" to run. Write "cmd:" and the command of a program, as in "cmd: ./my-bot" or "cmd: node my-bot.js".
error-program-empty = "cmd:" needs the command of a program after it, as in "cmd: ./my-bot".
error-program-line = The command "{ $line }" cannot be read: { $error }.
error-program-system = The program "{ $line }" cannot be a bot here: this works on Linux and macOS.
fault-program-answer = The program "{ $program }" answered { $answer }, which is not one of its options.
fault-program-number = The program "{ $program }" answered { $answer }; the number of the question is { $number }.
fault-program-closed = The program "{ $program }" closed its output instead of answering. { $words }
fault-program-died = The program "{ $program }" ended with exit status { $code } instead of answering. { $words }
fault-program-killed = The program "{ $program }" was killed ({ $signal }) before it answered. { $words }
fault-program-words = Its last words: { $words }
fault-program-wordless = It said nothing about it.
fault-program-flood = The program "{ $program }" wrote more than one line, or a line of more than { $most } bytes, or wrote without being asked.
fault-program-garbled = The program "{ $program }" wrote "{ $answer }", which is not a JSON object.
fault-program-greeting = The program "{ $program }" answered the greeting with { $answer }; it should be a "hello" with version { $version }.
fault-program-silent = The program "{ $program }" did not answer within { $seconds } s.
fault-program-start = The program "{ $program }" could not be started: { $error }.
fault-bot = The bot "{ $bot }" failed: { $error }
fault-bot-silent = It did not answer within { $seconds } s.
refused-bots = The game has { $seats } seats; { $bots } bots were given.
refused-bots-answer = The bot "{ $bot }" answered { $answer }, which is not among its options.

## Many games at once

error-games = games = { $games }: at least one game is needed.
error-processes = processes = { $processes }: at least one is needed.
error-cards-changed = A card file changed while the games were being played.
error-arena-team = "{ $team }" is a team, and in this game of { $players } each plays alone; name single bots.
error-arena-row = "{ $file }", line { $line } is not a game of an arena; was it edited?
error-arena-died = The process of a game died twice while no bot was at work ({ $way }; { $bots }; deal { $deal }): it ran out of memory.
error-arena-void = The process of a game died twice while no bot was at work ({ $way }; { $bots }; deal { $deal }): the game counts for nobody.
error-arena-failed = A game failed ({ $way }, deal { $deal }, seed "{ $seed }"): { $kind }: { $error }
error-network = The network { $file } was trained for edition { $edition } of the features, now edition { $now }; train it again.
error-folder-file = "{ $file }" could not be written: { $error }. The games are kept.
error-folder-other = The folder "{ $folder }" is not empty; name a new or empty one.
error-folder-write = "{ $folder }" cannot be written to: { $error }.
error-folder-held = Another run is using "{ $folder }"; let it end first.
error-folder-format = "{ $file }" is of the format "{ $format }"; this release reads "{ $ours }".
error-folder-read = "{ $file }" cannot be read; name another folder.
error-folder-condition = The games in "{ $folder }" were played with { $condition ->
        [seconds] --time
        [rollouts] --rollouts
        [deadline] --deadline
        [memory] --memory
        [processor] --processor
        [shard] --shard
       *[other] { $condition }
    } { $was ->
        [None] none
       *[other] { $was }
    }, not { $wish ->
        [None] none
       *[other] { $wish }
    }; name another folder, or use the same.
error-folder-cards = The cards of { $way } have changed since "{ $folder }" was begun; name another folder.
error-arena-json = "{ $file }", line { $line } is not JSON; was it edited?
error-folder-keep = A game could not be saved in "{ $folder }": { $error }. The games before it are saved; run the same command to continue.
error-run-none = "{ $folder }" holds no games of lineup simulate --out.
error-run-empty = "{ $folder }" is a shard without games; join it to the others with lineup merge.
error-run-unfinished = The run in "{ $folder }" is not finished: about { $kept } of { $games } games are played. Run the same lineup simulate to continue.
error-run-part = "{ $file }" cannot be read; delete it, and the same command plays its games again.
error-run-lost = "{ $file }" is missing. Copy it again, or run the same lineup simulate to play the games again.
error-run-again = "{ $file }" is missing, so all games of the run in "{ $folder }" are played again.
error-run-parquet = "{ $file }" is damaged and cannot be read as Parquet. Copy it again, or delete it and run the same lineup simulate to play the games again.
error-run-foreign = "{ $file }" is not the table "{ $table }", version { $version }: another program or release wrote it. Copy the right one there, or delete it and run the same lineup simulate to play the games again.
error-run-rows = "{ $file }" has { $rows } rows; { $written } were written. Copy it again, or delete it and run the same lineup simulate to play the games again.
error-shard = "{ $shard }" is not a shard; write the second of three as 2/3.
error-shard-empty = A run of { $games } { $games ->
        [one] game
       *[other] games
    } can be split into { $most } shards at most; there is no shard { $shard }.
error-merge-shards = { $count ->
        [one] A run in one piece needs that piece once
       *[other] A run in { $count } shards needs each of them once
    }; you named { $given }.
error-merge-differ = "{ $one }" and "{ $other }" belong to different runs: { $condition } { $mine } there, { $its } here.
error-merge-networks = "{ $one }" and "{ $other }" differ, so their games belong to different trainings. Let one machine learn, and the others play with its network.
error-cluster = There is no Ray cluster at "{ $address }": { $error }.
error-cluster-lost = The cluster at "{ $address }" was lost: { $error }. With --out, the games played are kept; run the same command to continue.
error-mirrored = All bots are the same, so there are no seats to swap; leave out --mirrored, or name different bots.
error-game-failed = Game { $number } (seed "{ $seed }") failed: { $error }
error-worker = A worker process died: it ran out of memory, or the calling script lacks `if __name__ == "__main__":`. Try processes=1.
error-device-not-built = The native engine for CUDA is not built here; python -m tools.native --device cuda builds it where there is nvcc.
error-no-device = There is no CUDA device here.
error-device = The CUDA device gave up: { $trouble }
error-device-mix = A CUDA device cannot play a mix as large as this; the processor can.
error-seeds = seeds is empty: a batch needs at least one game.
error-batch-closed = The batch is closed.
error-batch-answers = There are { $games } games; { $answers } answers were given.
error-batch-over = Game { $number } is over; its answer must be None, not { $given }.
error-batch-observe = With several processes observe must be a function of a module; { $observe } cannot be sent to them. Name one, or say processes=1.
error-batch-option = Game { $number } does not offer { $given }.
error-batch-number = Game { $number } has { $options } options, numbered from 0; { $given } is not one of them.
error-action = Action { $action } ({ $text }) is not legal now; legal are { $near }.
error-action-unknown = There is no action { $action }; actions are numbered from 0 to { $most }, and legal now are { $near }.
error-action-over = The game is over, so action { $action } comes too late. Start the next game with reset.
error-env-alone = OpenSpiel cannot play a game against the clock, since it has only one side; use PettingZoo or Gymnasium.
error-env-needs = This environment needs { $needs }, { to-install }
error-env-reset = No game has been dealt yet; start with reset.
error-env-opponents = { $needed ->
        [one] One opponent sits
       *[other] { $needed } opponents sit
    } at this table; { $given ->
        [one] one was
       *[other] { $given } were
    } named. Name one for all, or one for each.
error-env-inside = Where many games are stepped at once only `random` and `casual` play, or nobody but you; "{ $given }" does not.
error-render-mode = There is no render mode "{ $mode }"; there are { $known }.

## Rules looked up

error-ledger = There is no ledger for the game "{ $game }"; there is one for { $known }.
error-rule = There is no rule "{ $rule }".
error-rule-near = There is no rule "{ $rule }"; near it are { $near }.

## The database of a server

error-data-address = "{ $data }" is no database address; --data takes a file, or an address such as { $example } or { $other }.
error-address-signs = The address "{ $data }" can be read in more than one way; in its name, password and settings write @ as %40, : as %3A, / as %2F, ? as %3F and # as %23.
error-data-uri = --data takes the database file itself, such as tables.db or { $example }, and no other form of its name.
error-data-kind = Line-Up cannot use "{ $data }" as a database; --data takes a file, or an address such as { $example } or { $other }.
error-data-driver = "{ $data }" needs { $needs }, { to-install }
error-data-superseded = another server has taken the database over
error-data-sole = Another server uses "{ $data }" and does not share it; stop it, or start both with --redis.
error-data-unshared = Several servers cannot share "{ $data }"; --redis needs tables in PostgreSQL, as with --store { $example }.
error-table-elsewhere = Another process of this server has that table.
error-table-superseded = another server has taken the table over
error-redis-address = --redis takes the address of a Redis, such as { $example }.
error-redis-open = The Redis "{ $redis }" cannot be used: { $error }.
error-data-used = Another server uses "{ $data }"; stop it, or name another database with --data.
error-data-kept = The database "{ $data }" cannot be locked for this server: { $error }.
error-data-folder = The folder "{ $folder }" for the database cannot be made: { $error }.
error-data-linked = The file of the database "{ $data }" has { $n } names (hard links), and two servers by two names would damage it; delete the other names, or serve a copy made with `lineup backup`.
error-data-empty = The file "{ $data }" is empty, not a database; nothing was changed in it. Put a backup in its place with `lineup restore`, or delete it to start over.
error-data-open = The database "{ $data }" cannot be opened: { $error }.
error-data-none = "{ $data }" is not a database of Line-Up ({ $error }); name another database with --data.
error-data-newer = The database "{ $data }" was written by a newer Line-Up ({ $error }); update Line-Up, or name another database with --data.
error-data-foreign = "{ $data }" is a database of another program; name another database with --data.
error-data-damaged = The database "{ $data }" is damaged ({ $error }); nothing was changed in it. Put a backup in its place with `lineup restore`.
error-data-lacks = The database "{ $data }" lacks { $what }; nothing was changed in it. Put a backup in its place with `lineup restore`.
error-data-row = In the database "{ $data }" the row { $row } of { $table } cannot be read; nothing was changed in it. Put a backup in its place with `lineup restore`.
error-backup-none = There is no database "{ $data }" to back up; name it with --data.
error-backup-there = "{ $file }" is there already; name another file.
error-backup-failed = "{ $file }" could not be written: { $error }.
error-backup-old = The old backup "{ $file }" could not be deleted: { $error }.
error-backup-kind = Only databases in a file are copied by Line-Up; for PostgreSQL there are pg_dump and pg_restore.
error-restore-none = { $folder ->
        [yes] "{ $file }" is a folder; name the backup in it.
       *[no] There is no backup "{ $file }".
    }
error-restore-read = The backup "{ $file }" cannot be read: { $error }.
error-restore-unfit = The backup "{ $file }" { $why ->
    [none] is not a database of Line-Up ({ $error })
    [foreign] is a database of another program
    [newer] was written by a newer Line-Up ({ $error }), which can put it back
   *[damaged] is damaged ({ $error })
}; nothing was changed. Name another one that `lineup backup` made.
error-restore-empty = There is nothing in the backup "{ $file }"; nothing was changed. Name one that `lineup backup` made.

## What goes on and on, and what has no third

error-endless = The text of { $card } never ends.
refused-second-game = The first game of the match is not over yet.
refused-third-game = A match has two games; the second one is on the table.
