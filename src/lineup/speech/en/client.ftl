### What the browser client says by itself. What the game says lies in the files beside this one.

## On every page

app-name = Line-Up
app-home = Line-Up, home
app-title = { $page } · Line-Up
app-pages = Pages
app-language = Language
app-skip = Skip to the content
app-unofficial = Line-Up is an unofficial fan project, not made, endorsed or sponsored by DC Comics, Warner Bros. or Cryptozoic Entertainment. Characters and game names belong to their owners. Rules and card texts are in our own words, the pictures are our own drawings.
close = Close
dismiss = Dismiss
home = Home
loading = One moment…
try-again = Try again
you = You
a-card = a card
no-card = no card
problem-bang = Ouch!
problem-start = Go to the start page
lost-title = Not found
lost-text = There is no page "{ $path }" here. The address may be mistyped, or the page has moved.
api-unreachable = The server does not answer. Check that it is running and that you are online, then try again.
kept-title = Your data
kept-why = Your tables, games and sets are stored only in this browser. Save them to a file now and then; you can load it in another browser, or here after clearing site data.
kept-save = Save to a file
kept-load = Load from a file
kept-replace = This replaces everything stored in this browser with what is in the file. Continue?
kept-wrong = "{ $file }" holds no saved tables.
site-friends = Your tables exist only in this browser. To play with friends, one of you runs a server and sends the others a link; paste it here.
site-opening = Opening the tables: { $percent }%
site-unsafe = Here your browser lets no page keep games. Open this page over HTTPS, or on the machine that serves it as http://localhost.
site-failed = The tables could not be opened. Load the page again; if that does not help, use another browser or one that keeps site data.
api-no-reason = The server answered { $status } and gave no reason.

## Settings

settings-title = Settings
settings-theme = Theme
settings-theme-system = Match the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = Bot speed
settings-pace-instant = Instant
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-slow = Slow
settings-motion = Motion
settings-motion-full = Full
settings-motion-fast = Fast
settings-motion-off = Off
settings-sound = Sound
settings-volume = Volume of sounds
settings-music = Volume of music
settings-captions = Show a sign for every sound
settings-captions-hint = For playing without sound: “♪ Blocked”, “♪ Your turn”.
level = { $n } of 10
level-off = Off
caption-played = Card played
caption-bought = Card bought
caption-shuffled = Shuffle
caption-destroyed = Card destroyed
caption-first_appearance = First Appearance
caption-attacked = Attack
caption-defended = Defended
caption-blocked = Blocked
caption-confronted = Confrontation
caption-held = Held off
caption-defeated = Defeated
caption-out = Knocked out
caption-turn = Your turn
caption-over = Game over
caption-chat = Message
caption-clock = Time is short
caption-sign = Signal
sound-on = Switch sound on
sound-off = Switch sound off
settings-warn = Warn me before I waste a turn
settings-warn-hint = If you end your turn with cards left to play or a card you can still buy, or say ready in a Confrontation without enough Power.
settings-pass = Answer for me when there is only one answer
settings-pass-hint = Against bots only, this is always on. With other people it waits a random time, and so does a pass of your own, so nobody can tell what you hold. Off: you pass by hand every time.
settings-auto-end = End my turn when nothing is left to do
settings-auto-end-hint = It waits a moment and says so first; “Not yet” stops it.
settings-gains = Take free Power for me
settings-gains-hint = When a card offers Power and declining gains you nothing. Undo takes it back.
settings-keys = Keys at the table
settings-keys-hint = Letters, digits and symbols answer and open things. With this off, Tab, the arrow keys, Enter and Esc still work.
settings-notices = Tell me when it is my turn
settings-notices-hint = A browser notification while you are on another page.
settings-notices-refused = Your browser blocks notifications from this site. Allow them in its site settings, then try again.
settings-insecure = To install Line-Up as an app or be told of your turn, open it over HTTPS or from a server on this computer.
settings-kept = Saved in this browser.

## Names and invitations

name-label = Your name, as others see it
name-use = Use this name
invite-link = Invitation link
invite-go = Go to the table
invite-wrong = "{ $typed }" is not an invitation. It looks like { $origin }/table/…; paste the whole link.
invite-address = Address of this table
invite-qr = QR code of the table’s address
invite-scan = Scan it with a phone to join.
invite-copy = Copy
invite-copied = Copied.
invite-press = Press Ctrl+C to copy it.

## The start page

home-aim = Build a deck of heroes and villains, take down the Super-Villains, and score the most Victory Points.
home-play = Play now
home-game = { $title }, { $n ->
        [0] you alone
        [one] you and { $n } bot
       *[other] you and { $n } bots
    }.
home-game-kind = { $title }, you and { $n ->
        [one] { $n } { $kind } bot
       *[other] { $n } { $kind } bots
    }.
home-change = Change the game
home-fan = Some of the cards
home-daily = Deal of the day
home-daily-what = The same cards and the same foes for everybody. One try counts.
home-daily-button = See today's deal
home-resume = Resume
home-all-yours = All { $n } of your tables
home-new = Any game, variant or mix, with your own cards too. Invite friends by link; bots take the other seats.
home-new-button = Set up a table
home-public = { $n ->
        [one] { $n } public table
       *[other] { $n } public tables
    }
home-cards = Every card of every box: its text, its source, its rulings. Type in your own and play with them.
home-cards-button = Browse the cards
home-rules = Every rule of every game has a number. Look it up and settle the argument.
home-rules-button = Look up a rule

## The lobby

join-short = Join
join-title = Join a table
join-nobody = Nobody is looking for players right now.
join-open = Open a table yourself
join-invited = By invitation
join-name = You play as { $name }.
join-rename = Change your name
lobby-public = Public tables
lobby-yours = Your tables
lobby-your-turn = Your turn
lobby-open = { $n ->
        [one] { $n } open seat
       *[other] { $n } open seats
    }
lobby-starting = About to start
lobby-waiting = Waiting for others
lobby-watch = Playing: watch
lobby-ask = Ask to come in
lobby-over = Finished
lobby-read-only = Read-only

## Cards

cards-title = Cards
cards-all = All cards
cards-words = Words in name or text
cards-words-example = power ring
cards-any = All
cards-own-group = Your set: { $title }
cards-count = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cards-some = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of { $all }.
cards-show-all = Show all
cards-none = No card matches. Try fewer words, or show all.
card-title = Card
card-path = You are here
card-box = Box
card-type = Type
card-type-level = { $type }, Level { $level }
card-cost = Cost
card-keyword = Keyword
card-keywords = Keywords
card-keyword-name = { $keyword ->
        [assist] Assist
        [attack] Attack
        [defense] Defense
        [block] Block
        [ongoing] Ongoing
       *[confrontation] Confrontation
    }
card-text = Text
card-points = Victory Points
card-points-vary = as its text says
card-points-word = { $n ->
        [one] Victory Point
       *[other] Victory Points
    }
card-points-variable = variable Victory Points
card-copies = In the box
card-copies-count = { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
card-owner = Belongs to
card-belongs = Belongs to { $name }
card-belongs-spoken = belongs to { $name }
card-sources = Where this comes from
card-source = { $field ->
        [text] Text
        [facts] Facts
        [copies] Copies
        [ours] Partly ours
       *[other] { $field }
    }
card-rulings = Rulings
card-rules = Rules it touches
card-no-rule = No rule names this card. See the { $link }.
card-no-rule-link = rules of the game
card-yours = You replaced it: { $link }.
card-level = Level
card-full-name = { $name }, Level { $level }
card-mark = { $text }: { $meaning }
card-no-text = This card has no text.
card-face-down = A face-down card
card-silent = Switched off for the rest of this game: its text never ended.
chip-name = { $name } Level { $level }
chip-cost = cost
spoken-cost = cost { $n }
spoken-points-vary = variable VP
spoken-ours = partly ours: { $ours }
points = { $n } VP

# Where a text comes from: its name, what is said of a text, of several, to a screen reader, and what it means.
provenance-real = Real
provenance-partial = Partial
provenance-inferred = Inferred
provenance-stand-in = Stand-in
provenance-custom = Custom
text-real = Real text
text-partial = Partial text
text-inferred = Inferred text
text-stand-in = Stand-in text
text-custom = Custom text
texts-real = { $n } real
texts-partial = { $n } partial
texts-inferred = { $n } inferred
texts-stand-in = { $n } stand-in
texts-custom = { $n } custom
texts-all = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $parts }.
spoken-text-partial = partial text
spoken-text-inferred = inferred text
spoken-text-stand-in = stand-in text
spoken-text-custom = custom text
meaning-real = Does what the printed card does, in our own wording.
meaning-partial = Part of it does what the printed card does; the rest is ours.
meaning-inferred = Worked out from other cards and the rules.
meaning-stand-in = Our own text: we do not know the printed one.
meaning-custom = From a card set somebody made.
meaning-ours = Partly ours: { $ours }. The rest does what the printed card does.
source-rulebook = From the rulebook.
source-lists = From public card lists.
source-estimated = Our estimate.

## Rules

rules-title = Rules
rules-words = Words or a number, in all games
rules-common = Common to all boxes
rules-words-example = defense discard, or { $rule }
rules-sections = Sections
rules-unknown = There is no rule "{ $id }". Search for its words, or choose a game and read on.
rules-count = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-found = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    } with “{ $words }”
rules-clear = Clear
rules-none = No rule has all these words. Try fewer, or other forms of them.
rule-example = An example
rule-rulebook = Rulebook: { $source }
rule-house = Our house rule; it is in no rulebook.
rule-ruling = Our ruling, since the rulebook is silent: { $source }

## A new table

new-title = New table
new-game = Game
new-game-chosen = Chosen
new-players = Players
new-how-many = How many
new-with-players = With { $n }: { $how }.
new-variants = Variants and mixes
new-mix = Mix in another box (one at a time)
new-mix-none = None
new-at-table = At the table
new-match = A match of two games
new-match-hint = The cards are split into two halves. You play one game with each, and the total of both scores decides.
new-score = Show the live score
new-score-hint = As far as each player can know it.
new-listed = List it in the lobby
new-listed-hint = Otherwise only people with the link can find it.
new-undo = Taking moves back
new-undo-free = Free until something new is seen
new-undo-ask = If the others agree
new-undo-never = Never
new-hints-bots = Only against bots
new-hints-always = For all players
new-hints-never = For nobody
new-swaps = { $n ->
        [0] Swapped cards
       *[other] Swapped cards: { $n }
    }
new-swaps-or-groups = Swap single cards or take whole groups from another box, not both.
new-groups = Groups of cards from other boxes
new-own = { $n ->
        [0] Your own cards
       *[other] Your own cards: { $n }
    }
new-switches = { $n ->
        [0] Rules switches
        [one] Rules switches: { $n } change
       *[other] Rules switches: { $n } changes
    }
new-house = House rules
new-house-hint = These are ours and in no rulebook. We measured what they do to the game.
new-who = Who are you?
new-who-here = Who plays here?
new-who-hint = Leave it empty to play as Guest.
new-yours = Your table
new-open = Open the table
new-open-hint = You get a link to send to your friends.
new-start = Start playing
new-texts = Card texts of this game
new-stand-ins = Stand-ins are our own texts for cards whose printed text we do not know. They are marked on the card. { $link }.
new-stand-ins-link = Enter yours
players = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
rate = How strong is it?
rate-about = Bots play the same deals with your card and with cards from the box of the same type and cost. Each time, one extra copy starts in an opening hand.
rate-card = Card
rate-box = Compare with the cards of
rate-do = Measure it
rate-deals = { $n } of { $of } deals, each played twice so that both players go first
rate-verdict = { $verdict ->
        [stronger] { $card } is stronger than cards of its kind ({ $type }): it wins { $n } percentage points more often, most likely { $low } to { $high }.
        [weaker] { $card } is weaker than cards of its kind ({ $type }): the difference in wins is { $n } percentage points, most likely { $low } to { $high }.
       *[level] { $card } is about as strong as cards of its kind ({ $type }): the difference of { $n } percentage points ({ $low } to { $high }) may be luck.
    }
rate-neighbour = Compared with
rate-beside = { $card }, cost { $cost }
rate-wins = Wins with it
rate-share = { $n } %
rate-more = { $card } beside it
rate-points = { $n } ({ $low } to { $high })
forecast = What will it be like?
forecast-hint = While you choose, bots play this game on the server to show how it goes.
forecast-first = Playing the first games…
forecast-games = { $n } of { $of } games
forecast-length = Length
forecast-turns = { $n } turns by all players together; most games take { $least } to { $most }
forecast-first-player = First player wins
forecast-share = { $n } % ({ $low } to { $high })
forecast-share-fair = { $n } % ({ $low } to { $high }); { $fair } % would be fair
forecast-won = Won against the clock
forecast-stalls = The Line-Up gets stuck
forecast-stalled = for two full rounds in { $n } % of the games ({ $low } to { $high })
forecast-no-end = Games that never end
forecast-dominant = Dominant cards
forecast-card = { $card }: its owners win { $n } percentage points more ({ $low } to { $high }) than others who spent as much
forecast-no-cards = None found in this many games.
forecast-bots = Casual bots played these games; people play differently. 19 times out of 20 the true value lies within the brackets.
players-from = { $least } to { $most } players
groups-about = Take whole groups of cards from another box: its Villains, say, with this box's Heroes.
groups-label = { $group } cards
groups-own = { $set } (its own)
groups-other-half = Play the other half
groups-other-half-hint = The two sets trade places: play a second game with the cards left out of the first.
swap-about = Swap a card for one from another box. The rulebooks advise the same type and cost.
swap-card = { $name } ({ $type }, { $cost })
swap-card-of = { $card }, { $box }
swap-out = { $card } goes out for
swap-keep = Keep it
swap-keep-card = Keep { $card }
swap-none = No cards swapped yet.
swap-goes = Goes out
swap-comes = Comes in
swap-choose = Choose a card
swap-choose-first = First choose the card that goes out
swap-do = Swap them
switch-find = Find a switch
switch-back = Put all { $n } back
switch-printed = { $value } (as printed)
switch-ours = (our house rule)
switch-none = No switch matches "{ $words }".
own-about = Sets you made in the workshop. Their cards join the game or replace our texts.
own-set = { $title } ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    })
own-set-hint = { $unfinished ->
        [0] { "" }
        [one] { $unfinished } unfinished card stays out.
       *[other] { $unfinished } unfinished cards stay out.
    }
own-none = You have made no cards yet.
own-workshop = To the workshop
own-unready = { $title }: no card in it can be played yet.

## The workshop: cards of one's own

workshop-title = Your sets
workshop-about = Own a box? Type your cards as printed, and they replace our stand-ins. Or invent cards of your own. Everything is saved as you type.
workshop-sets = Sets
workshop-none = None yet. Type a card to start one.
workshop-unfinished = { $n ->
        [one] { $n } card is not finished.
       *[other] { $n } cards are not finished.
    }
workshop-unsaved = { $n ->
        [one] { $n } card is only in this browser.
       *[other] { $n } cards are only in this browser.
    }
workshop-shared = shared
workshop-new-set = A new set
workshop-first-set = My cards
workshop-box-set = My { $box }
workshop-make = Make it
workshop-import = Import a set file (TOML)
workshop-import-empty = The file is empty.
workshop-limits = Up to { $sets } sets of { $cards } cards; a text has up to { NUMBER($text, useGrouping: "always") } characters.
workshop-boxes = Complete a box
workshop-progress = { $own } of { $all } texts are your own.
form-new = New card
form-another = Another new card
form-next = Next: { $name }
form-replaces = Replaces our text of { $name } ({ $box }). Fields you leave empty stay as printed.
form-replace = Replace this stand-in
form-replace-card = Replace our stand-in of { $name }
form-edit-card = Edit your { $name }
form-name = Name
form-name-example = Night Courier
form-choose = Choose
form-points-example = 1, or 10*
form-copies = Copies
form-emblem = Emblem
form-emblem-example = whose symbol
form-side = Side
form-text = Text, as printed
form-picture = Picture
form-picture-hint = A PNG, JPEG or WebP. It is cut to the card's shape, made { $width } pixels wide and at most { $kib } KiB. Others see it wherever they meet the card.
form-picture-drop = Take the picture away
picture-unreadable = Your browser cannot read this as a picture. Pick a PNG, a JPEG or a WebP.
form-text-example = +2 Power. Draw a card.
form-understood = Understood.
form-faults = { $n ->
        [one] One thing to fix
       *[other] { $n } things to fix
    }:
form-warnings = { $n ->
        [one] Understood, with one note
       *[other] Understood, with { $n } notes
    }:
form-mend = Change “{ $words }” to “{ $mend }”
form-heard = Understood so far: “{ $words }”
form-next-words = Next, a card can say:
form-kind = { $kind }: { $examples }
paste-title = Paste many cards at once
paste-about = From a spreadsheet, with columns in any order, or a plain list: a name, its text below it, an empty line between two cards.
paste-box = They are for
paste-no-box = No box: cards of your own
paste-list = The list
paste-example = Raven: Draw a card.
paste-read = Read it
paste-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $understood } understood. The others are kept with their faults, to mend one by one.
paste-understood = understood
paste-no-card = (no card of the box has this name)
paste-take = Take in { $n ->
    [one] 1 card
   *[other] { $n } cards
}
paste-taken = { $n ->
    [one] 1 card
   *[other] { $n } cards
} taken in.
paste-undo = Undo
form-readings = Which one is meant?
form-reading = { $meaning }: “{ $words }”
form-nearest = Or choose a sentence that is understood:
form-nearest-use = Use “{ $sentence }”
form-result = The card
form-does = What it does
form-wording = In our wording
form-stand-in = Our stand-in, for comparison
form-try = Try it
form-try-hint = Opens a table against bots with the card in your opening hand.
form-trying = Opening a table…
form-try-faults = Fix the text first: you can only try a card that is understood.
form-try-problem = This set cannot be played yet; its page says why.
form-set = Set
form-remove = Delete the card
form-remove-title = Delete { $name }?
form-remove-text = What you typed will be gone for good.
form-remove-not = Keep it
form-kept = What you typed is kept in this browser and will be saved.
form-refused = What you typed is kept in this browser and will be saved once you fix that.
form-too-long = { $field ->
        [name] The name
        [type] The type
        [cost] The cost
        [vp] The field of Victory Points
        [copies] The field of copies
        [emblem] The emblem
        [level] The Level
        [side] The side
       *[text] The text
    } is too long: it can have { NUMBER($n, useGrouping: "always") } characters at most.
form-forgetful = This browser stores nothing. Stay on this page until it says “Saved”.
saving-new = Nothing typed yet
saving-typing = Saving…
saving-saved = Saved
saving-failed = Not saved yet
conflict-title = Changed elsewhere
conflict-changed = This card was changed in another tab or on another device. Nothing was overwritten: which one do you want?
conflict-gone = This card was deleted in another tab or on another device. What you typed here is still there.
conflict-here = Typed here
conflict-there = Saved there
conflict-keep-mine = Keep what I typed here
conflict-take-theirs = Keep the other one
conflict-keep-both = Keep both
conflict-let-go = Drop it
set-title = Title
set-rename = Rename
set-rename-do = Use this title
set-left-out = Unfinished cards stay out of games.
set-problem = This set cannot be played as it is: { $why }
set-play = Play with it
set-export = Save as a file
set-remove = Delete the set
set-remove-title = Delete “{ $title }”?
set-remove-text = { $n ->
        [one] Its card is
       *[other] Its { $n } cards are
    } gone for good. Tables that play with it keep their copy.
set-share = Share it
set-share-about = Anyone with the link can look at this set and take a copy. Only you can change it.
set-share-do = Make a link
set-shared = Anyone with this link can look at this set and take a copy:
set-link = Link to this set
set-unshare = Stop sharing
set-empty = No cards yet.
set-card-faults = { $name }: { $n ->
        [one] one thing to fix
       *[other] { $n } things to fix
    }
set-card-unsaved = Not saved yet
shared-title = A shared set
shared-by = A set by { $name }.
shared-by-somebody = Somebody shared this set.
shared-yours = This set is yours.
shared-copy = Take a copy
compare-start = Compare cards
compare-pick = Compare { $name }
compare-show = { $n ->
        [0] Choose cards to compare
       *[other] Compare { $n }
    }
compare-stop = Done comparing
compare-title = Side by side

## Seats

seat-number = Seat { $n }
seat-who = Who sits on seat { $n }
seat-hero = Who seat { $n } plays as
seat-for-friend = Open for a friend
seat-for-person = Open for a person
seat-here = Somebody on this device
seat-here-name = Name of seat { $n }
seat-here-guest = Guest
seat-rating-hint = A bot's rating says how strong it is, measured in games between bots. Higher is stronger; everybody starts at 25.
seat-here-hint = Pass this device around. A curtain hides each hand until its player lifts it.
seat-is-here = on the host's device
seat-any-hero = At random
seat-as = as { $name }
seat-bot = Bot: { $bot }
seat-bot-rated = Bot: { $bot }, rating { $rating }
seat-you = { $name } (you)
seat-open = open
seat-taken = taken
seat-is-open = Open
seat-is-bot = bot
seat-host = host
seat-away = not here
seat-away-now = not here now
seat-bot-plays = a bot plays for them
seat-bot-plays-on = removed, a bot plays on
seat-let-bot = Let a bot play for { $name }
seat-gave-up = gave up
team = Team { $team }
partner = partner
your-partner = Your partner { $name }

## Before the start

room-public = Public table
room-private = Table for people with the link
room-closed = Closed table: the host lets people in
room-waiting = { $n ->
        [one] Waiting for one more player.
       *[other] Waiting for { $n } more players.
    }
room-full = Everybody is here. The host starts the game.
room-full-host = Everybody is here. Start when you like.
room-sat-down = { $name } sits down.
room-stood-up = { $name } stands up.
room-seats = Seats
room-plays-as = Plays as
room-plays-as-hero = Plays as { $name }
room-anybody = At random
room-move = Move here
room-sit = Sit here
room-stand = Stand up
room-who = Who sits at seat { $n }
room-remove = Remove { $name }
room-start = Start the game
room-start-hint = Every seat needs a person or a bot first.
room-invite = Invite
room-asks = { $name } invites you to play
room-how = How to play
room-invite-hint = Anyone with this address can join or watch.
room-invite-closed = Anyone with this address can ask to come in.
room-name = Your name at the table
room-name-use = Use it
room-settings = Table settings
room-listed = Listed for everybody on this server
room-score = Show the score during the game
room-undo-free = free until something new is seen
room-undo-ask = only if the others agree
room-undo-never = never
setting-players = { $n } players.
setting-variants = Variants: { $names }.
setting-sets = Mixed with { $names }.
setting-groups = { $set }: { $groups }.
setting-other-half = This is the other half of the mix: the sets trade places.
setting-swaps = { $n ->
        [one] { $n } card is swapped.
       *[other] { $n } cards are swapped.
    }
setting-rule = Rule { $key }: { $value }.
setting-match = A match of two games, one with each half of the cards.
room-hints-bots = for players who face only bots
room-hints-always = for all players
room-hints-never = for nobody
setting-hints-bots = Hints and odds for players who face only bots.
setting-hints-always = Hints and odds for all players.
setting-hints-never = Nobody gets hints or odds.
setting-undo-free = Undo is free until something new is seen; after that the others must agree.
setting-undo-ask = The others must agree to every undo.
setting-undo-never = No undo: what is done is done.
setting-score = The score is shown during the game.
setting-no-score = The score is counted at the end.
setting-spectators-talk = Spectators may talk.
setting-closed = The host lets people in one by one.

## The door of a table

door-who = Who may come in
door-who-hint = Others ask first, and see nothing of the table until they are let in.
door-open = Anyone with the address
door-lets = Only people the host lets in
door-closed = A closed table
door-tab = At the door: { $title }
door-host = { $host } lets people in one by one.
door-no-host = The host lets people in one by one.
door-ask = Ask to come in
door-asked = You asked to come in. Keep this page open: the table appears as soon as you are let in.
door-let-in = You have been let in.
callers = At the door
callers-hint = Someone who is turned away cannot ask again unless the host allows it.
caller-asks = { $n ->
        [0] { $name } asks to come in.
        [one] { $name } asks to come in; one more waits.
       *[other] { $name } asks to come in; { $n } more wait.
    }
caller-admit = Let in
caller-refuse = Turn away
decided = Admitted and refused
decided-in = { $name } was let in.
decided-away = { $name } was turned away.
decided-out = Send out
decided-hint = Someone you send out can ask to come in again; someone you remove cannot.
decided-ask = Let them ask again
decided-come = Let them come back

## The page of a table

table-title = Table
table-skip = Skip to the question
table-gone = No seat here
table-ended = The server ended the connection.
table-other-version = The server runs another version than this page. Reload the page.
table-join-other = Join another table
table-coming = Opening the table…
table-laying-out = Laying out the cards…
table-no-line = No connection right now; try again in a moment.
table-players = Players
table-watching = You are watching: hands stay hidden.
table-spectators-talk = Spectators may talk
table-read-only = Read-only: { $reason }
table-turn = Turn { $n }
table-turn-of-match = Game { $game } of 2, turn { $n }
tab-over = Game over – { $title }
tab-turn = ★ Your turn – { $title }
tab-answer = ★ Your answer – { $title }
tab-table = { $title } – Line-Up
line-connecting = Connecting…
line-lost = Connection lost. Reconnecting…
line-silent = The server does not answer. Trying again…
line-back = Connected again.
news = News
log = Log
chat = Chat
log-and-chat = Log and chat
unread = unread
watching = Watching
recap = Since your last turn
recap-short = Recap
watch-end = Back to the game
chat-team = team
chat-watching = watching
moderator = Moderator
moderator-what = Keeps order on this server
moderator-named = { $name } (moderator)
chat-empty = Nothing said yet.
chat-only-team = Only to my team
chat-say = Say to the table
chat-say-team = Say to your team
chat-send = Say
chat-said = { $name } says: { $text }
chat-quiet = Spectators are quiet at this table.
menu = Menu
menu-undo = Undo my last answer
menu-undo-ask = Ask to undo my last answer
menu-reset = Reset my turn
menu-pause = Pause the game
menu-pause-ask = Ask to pause the game
menu-bot = Let a bot play for me
menu-leave = Give up or leave…
curtain-tab = ★ Pass the device to { $name }
menu-people = People and invite
menu-help = Help and keys
pause-end = Continue
paused-by = { $name } paused the game.
pause-asked = { $name } asks to pause the game. The clock runs until everybody agrees.
pause-waiting = Waiting for { $names } to agree to a pause; the clock runs.
bot-plays-for-you = A bot plays for you.
bot-take-back = Take my seat back
undo = Undo
undo-what = { $what }{ $n ->
        [0] {""}
       *[other] {" "}and { $n } more
    }
undo-ask = Ask to undo
undo-asked = { $name } asks to take back their last answer.
undo-asked-turn = { $name } asks to take back their turn.
undo-asked-others = { $you ->
        [yes] That takes back your turn too.
       *[no] That takes back other players' turns too.
    }
undo-agree = Agree
undo-refuse = Refuse
undo-title = Take this back?
undo-others = This takes back more than your own answer: other players' turns go too.
undo-takes = What it takes back
undo-do = Take it back
undo-not = Keep it
redo = Redo
undo-waiting = Waiting for { $names } to agree to an undo.
undo-waiting-clock = Waiting for { $names } to agree to an undo. Meanwhile { $name }'s clock runs.
request-withdraw = Never mind
hint = What now?
hint-suggests = Suggested:
hint-do = Do it
hint-others = Compared with this move, over { $n ->
        [one] { $n } simulated game
       *[other] { $n } simulated games
    }:
hint-thinking = Thinking…
hint-close = Hide the advice
hint-this = suggested
hints = Hints and odds
odds = Odds
odds-caption-reach = What this turn can buy, and what it would do for your deck
odds-caption-use = What each card would do for your deck
odds-price = Price
odds-chance = Chance
odds-hand = Power of a hand
odds-of = { $n } of { $of }
odds-sure = certain
odds-never = out of reach
odds-clash-plain = { $card } costs { $cost }. You reach that: { $reached }. You win, possible Blocks included: { $defeated }.
deck-left-title = Your deck
deck-left-look = { $n ->
        [one] Deck, { $n } card; see what is left in it
       *[other] Deck, { $n } cards; see what is left in it
    }
deck-left-deck = { $n ->
        [0] Left in your deck: nothing
       *[other] Left in your deck: { $n }
    }
deck-left-discard = { $n ->
        [0] In your discard pile: nothing
       *[other] In your discard pile: { $n }
    }
deck-left-unknown = { $n ->
        [one] And { $n } card you have not seen.
       *[other] And { $n } cards you have not seen.
    }
deck-left-why = Nobody knows the order. When the deck runs out, your discard pile is shuffled into a new one.
help-on = Hints allowed
help-on-what = Hints are allowed: every player here may ask “What now?” and look at the odds.
help-off = No hints
help-off-what = Nobody at this table gets hints or odds.

## Lessons and How to play

learn-title = Learn
learn-lead = Short lessons at a real table, one thing at a time. The cards are laid out for you, and you cannot go wrong.
learn-minutes = about { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-done = Done
learn-start = Start
learn-go-on = Continue: step { $step } of { $of }
learn-again = Play it again
learn-over = Start over
learn-skip = I know this
learn-unskip = Mark as not done
learn-then = Then play
learn-then-what = A first game against bots: *What now?* at the bottom of the table names a good move and says why.
home-learn = Learn to play
howto-title = How to play
howto-of = How to play { $title }
howto-players = How to play with { $n ->
        [one] { $n } player
       *[other] { $n } players
    }.
howto-players-any = Any number of players
howto-rule = Rule
howto-none = This box has no How to play page. You can look up its rules.
howto-lessons = Learn it at a table
howto-all = All rules, number by number
lesson = Lesson
lesson-do = Do it for me
lesson-back = Take it back
lesson-anew = Start over
lesson-all = All lessons
lesson-next = Next lesson
lesson-leave = Play on
lesson-open = That is fine too. You can still do what the lesson asks:
lesson-between = First answer the question on the table.
lesson-ended = The game ended before the lesson did. Start over to try again.
lesson-more = More
lesson-less = Less
lesson-wait = Watch what the others do.
review-title = Your decisions
review-what = Which of your decisions mattered most, judged by what you knew at the time? This takes a few seconds.
review-do = Review my decisions
help = Help
help-text = You can use cards with a yellow edge now: press them, drag them, or type the number on them. Press any other card to see why not. Hold or hover over a card's name to read the card.
help-keys = Keys
help-keys-on = You can switch off letters, digits and symbols in the settings.
help-keys-off = Letters, digits and symbols are switched off. Switch them on in the settings.
legend-title = Symbols on cards
legend-power = Power the card gives
legend-draw = cards it draws
legend-points = Victory Points at the end; a star means they vary
legend-emblem = whose deck or side the card belongs to, in a few letters
legend-cost = what it costs to buy the card, or to defeat a Super-Villain or Character
legend-keywords = Words on cards
keyword-attack = Attack: the players it targets may use a Defense against it.
keyword-defense = Defense: when you are attacked, do what it says to avoid the Attack.
keyword-block = Block: when your side is confronted, use it to raise the Character's cost.
keyword-assist = Assist: you may also play it on your partner's turn; your partner gets its effect.
keyword-ongoing = Ongoing: it stays in play and works every turn.
keyword-confrontation = Confrontation: text for a turn in which you try to defeat a foe's Character instead of buying.
keyword-first-appearance = First Appearance: it happens as soon as this Super-Villain is turned face up.
keyword-level = Level: a Character's cards are defeated one by one, each costing more than the last.
help-rules = All rules of all games
key-option = 1 … 9, 0
help-option = give the answer, or pick the card, with that number (0 is the tenth)
key-move = ← → ↑ ↓
help-move = go from card to card
key-confirm = Enter
help-confirm = do what the card or button says; in a pick: confirm the cards picked
key-skip = Space
help-skip = show everything at once instead of step by step
key-playAll = P
help-playAll = play all cards of your hand
key-end = E
help-end = end your turn, or say that you are ready
key-undo = U
help-undo = undo your last answer
key-hint = H
help-hint = show what to answer and why, or hide it (where the table allows hints)
key-odds = O
key-watch = W
key-point = M
help-odds = show what this turn can reach, and what cards would do for your deck
help-watch = replay what happened since your last turn
help-point = point at the card in focus, or at the next one you press; your partner sees it (with no partner, everybody who can see the card)
key-accept = Y
help-accept = do what your partner proposes
key-question = Q
help-question = go to the question
key-log = L
help-log = log and chat
key-cancel = Esc
help-cancel = close, or cancel a pick
key-replace = R
help-replace = replace the stand-in in focus with the text of your own card
key-help = ?
help-help = this list
report-title = Report a problem
report-what = What went wrong?
report-hint = Your view of the game is stored with it; the people who run this server can read it.
report-send = Send the report
report-done = Thank you. The report is stored on this server as { $id }, with what you see at the table.
leave-title = Give up or leave?
leave-now = Leave for now
leave-now-title = Leave for now:
leave-now-text = the game waits for you. Open this address again to go on, or find it under Resume.
leave-seat = Leave my seat
leave-seat-title = Leave your seat:
leave-seat-text = a bot plays on for you until you take it back.
leave-give-up = Give up
leave-give-up-title = Give up:
leave-give-up-text = your side loses once all its people give up. If the game goes on, a bot plays for you.
about-title = Table settings
about-own = Own cards
about-trial = Try-out
people-title = People
people-let-bot = Let { $bot } play
people-remove = Remove
people-remove-text = A bot plays on for { $name }, who cannot get the seat back. If you let them come back, they can only watch this game.
people-keep = Let them stay
people-watching = Watching: { $names }.
people-nobody = Nobody is watching.
people-commitment = Commitment to the shuffles of this game: { $commitment }
people-commitment-later = shown when the game starts

## On the table

line-up = Line-Up
line-up-empty = The Line-Up is empty.
stacks = Stacks
stack = Stack
stack-2 = Second stack
super-villain = Super-Villain
main-deck = Main deck
weakness = Weakness
destroyed = Destroyed
deck = Deck
discard = Discard
hand = Hand
hand-copies = { $n } in hand.
hand-of = Hand of { $name }
in-play = In play
power = Power
pile = { $title }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
pile-look = { $title }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }. Look through it. On top:
pile-empty = { $title }: empty
pile-none = There is no card here.
played-title = Played this turn
played-by = Played by { $name }
played-by-you = Played by you
played-drop = Drop it here to play it.
played-nothing = Nothing yet.
spent = spent { $n }
buys = { $n ->
        [0] buys nothing here
        [one] buys { $n } card here
       *[other] buys up to { $n } cards here
    }
buys-one-of = buys one of { $n } here
own-area = Your area
own-in-hand = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
own-stored = On your Character
own-reserve = Super Hero Synergy
own-no-hand = No cards in hand.
partner-hand = { $name }'s hand
partner-no-hand = No cards.
defeated = { $n } defeated
foe-partner = { $name }, your partner
foe-turn = turn
foe-out = out
foe-asked = asked
foe-hand = hand
foe-deck = deck
foe-discard = discard
foe-discard-title = Discard pile of { $name }
foe-discard-look = { $n } discard pile of { $name }. Look through it
foe-defeated-title = Defeated by { $name }
foe-defeated-look = { $n } defeated by { $name }. Look at them
foe-choose = Choose { $name }
kept-tokens = { $n ->
        [one] { $n } VP token
       *[other] { $n } VP tokens
    }
kept-face-down = face down
kept-lent = { $card }: { $own ->
        [yes] yours
       *[no] { $name }'s
    }
kept-under = { $n } under the hero
kept-under-title = { $own ->
        [yes] Under your Super Hero
       *[no] Under { $name }'s Super Hero
    }
kept-under-look = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } { $own ->
        [yes] under your Super Hero
       *[no] under { $name }'s Super Hero
    }. Look through it
spot-face-down = { $name }, face down
foe-front = In front of { $name }
fight-title = Confrontation
fight-against = Power against cost
fight-settled = The Confrontation is settled.
fight-enough = Enough Power so far.
stakes-attack = Unless you avoid it:
stakes-safe = Safe: cost { $cost } is more than { $power } Power.
stakes-confront = Your hand shows { $power } Power. { $buys ->
        [yes] Reach the Character's cost, Blocks included, or you defeat nothing.
       *[no] Reach the Character's cost, Blocks included, or the turn ends with nothing bought either.
    }
stakes-confront-hint = “What now?” tells your chances.
stakes-short = Raise the cost by { $n } more and it is safe.
stakes-adds = { $text } (+{ $n })
stakes-adds-safe = { $text } (+{ $n }: safe)
# What is asked and advised, as it is read out.
aloud-hint = { hint-suggests } { $answer }.
aloud-power = { $question } { $power } Power.
aloud-fight = { $question } { $power } Power against cost { $cost }.
fight-enough-ready = Enough, unless it is blocked.
fight-short = { $n } more Power needed.
stage-line-up = See the Line-Up
stage-back = Back to the fight
stage-assist = { $name } assists
stage-block = { $name } blocks
stage-others = Other cards
# Who is ahead and how near the end is.
tally-title = Who is ahead
tally-levels = { $name }: { $n } of { $of } Characters left
tally-beaten = { $name }: { $n } { $n ->
        [one] Super-Villain
       *[other] Super-Villains
    } defeated
tally-ahead = ahead
tally-left = { $n ->
        [0] No Super-Villains left
        [one] { $n } Super-Villain left
       *[other] { $n } Super-Villains left
    }
tally-left-short = { $n } left
tally-versus = vs
# The verdict of a great moment. $you: the viewer did it; $me: it goes against the viewer.
verdict-you = you
verdict-confronted = { $you ->
        [yes] You confront { $card }
       *[no] { $me ->
            [yes] { $name } confronts you
           *[no] { $name } confronts { $card }
        }
    }
verdict-avoided = { $you ->
        [yes] You avoid the Attack
       *[no] { $name } avoids the Attack
    }
verdict-defended = { $you ->
        [yes] You defend { $whom }
       *[no] { $me ->
            [yes] { $name } defends you
           *[no] { $name } defends { $whom }
        }
    }
verdict-blocked = { $you ->
        [yes] You block!
       *[no] { $me ->
            [yes] { $name } blocks you
           *[no] { $name } blocks
        }
    }
verdict-held = { $me ->
        [yes] You fall short
       *[no] { $card } holds out
    }
# $missed: a rival defeated a Super-Villain before the viewer did.
verdict-defeated = { $you ->
        [yes] You beat { $card }
       *[no] { $me ->
            [yes] { $card } is down
           *[no] { $missed ->
                [yes] { $name } beats you to { $card }
               *[no] { $name } beats { $card }
            }
        }
    }
verdict-knock-out = Knock-out

## Signs between people

signs = Signs
signs-mute = Mute others
point = Point at a card
point-team = Show my partner a card
point-which = Press the card you mean.
point-not = Cancel
pointed = { $name } points at { $card }.
emote-said = { $name }: { $words }
emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thanks!
emote-ouch = Ouch!
emote-oops = Oops!
emote-thinking = Let me think.
propose = Propose…
proposed = { $name } proposes: { $answer }
proposed-mine = You propose: { $answer }
proposed-do = Do it

## Questions and answers

question = Question
question-rule = Rule
question-cards = Cards to choose from
question-shown = { $where ->
        [own] On top of your deck
        [other] On top of the deck of { $name }
        [main] On top of the main deck
       *[elsewhere] The card shown
    }
answers = Answers
answers-with = Answers with { $card }
either = { $first }, or { $second }
flag-over = Game over
flag-watching = Replay
flag-paused = Paused
flag-turn = Your turn
flag-turn-of = { $name }'s turn
flag-answer = Your answer
flag-assist = Assist?
flag-before = Before the first turn
waiting-main = { $name } is playing their turn.
waiting-away = The game waits for { $name }, who is not here.
waiting-away-bot = { $name } is not here: wait, or let a bot play.
waiting-after = { $name } is finishing their turn.
waiting-confront = { $name } decides whether to confront.
waiting-defend = { $name } may avoid the Attack.
waiting-block = { $name } may block.
waiting-assist = { $name } may Assist.
waiting-hero = { $name } chooses.
waiting-pick = { $name } picks cards.
waiting-order = { $name } decides.
waiting-foe = { $name } decides.
waiting-player = { $name } decides.
waiting-may = { $name } decides.
waiting-choose = { $name } decides.
waiting-where = { $name } decides.
asked-main = { $doings-count ->
        [0] nothing left to do. End your turn.
        [1] { $doings } or end the turn.
       *[other] { $doings }, or end the turn.
    }
answer-ready = Ready
play-all = Play all
guide = Your first game
guide-close = Got it
guide-1 = These are your cards. Play them all: Punches give you Power, and Power buys better cards.
guide-2 = { $n } Power to spend. A yellow rim marks what you can buy. What you buy goes to your discard pile and comes back when your deck is shuffled.
guide-3 = Save up for this one: beat the Super-Villain on top of the stack. When the last one falls, whoever has the most Victory Points wins.
passing-only = Passing for you…
passing-end = Ending your turn…
passing-ready = Saying ready…
passing-gain = Taking the Power…
passing-stay = Not yet
show-all = { $n ->
        [one] Show it at once
       *[other] Show all { $n } at once
    }
scores = Scores
power-short = { $n } Power short
picked = Picked
pick-more = { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }
pick-no-more = No more
pick-too-many = You can pick { $n } at most. Put one back first.
pick-count-of = { $n } of { $most } picked
pick-count-from = { $n ->
        [0] None
       *[other] { $n }
    } picked, { $least } to { $most } in all
pick-count-up-to = { $n ->
        [0] None
       *[other] { $n }
    } picked, up to { $most } in all
pick-count-cost = { $n ->
        [0] None
       *[other] { $n }
    } picked, total cost { $cost } of at most { $limit }
tag-picked = ✓ Picked
tag-several = Choose…
tag-short = { $n } short
tag-buy = Buy { $n }
tag-play = Play
tag-defend = Defend
tag-block = { $n ->
        [0] Block
       *[other] Block +{ $n }
    }
tag-assist = Assist
tag-use = Use
tag-hero = Choose
tag-confront = Confront
tag-store = Keep
tag-order = First
tag-hunt = Hunt
tag-discard = Discard
tag-deck = On deck
tag-pick = Pick
# What a pick does with a card.
tag-act-destroy = Destroy
tag-act-discard = Discard
tag-act-gain = Gain
tag-act-draw = Draw
tag-act-choose = Choose
tag-act-play = Play
tag-act-play-again = Play
tag-act-pass = Pass
tag-act-pass-to-the-left = Pass
tag-act-pass-to-the-right = Pass
tag-act-use-the-text-of = Use
tag-act-reveal = Reveal
tag-act-look-at = Look
tag-act-copy = Copy
tag-act-give-assist = Give
tag-act-make-dearer = Raise
tag-act-set-aside = Set aside
tag-act-put-back-on-its-stack = Put
tag-act-put-into-the-hand = Put
tag-act-put-on-top-of-the-deck = Put
tag-act-put-on-the-bottom-of-the-deck = Put
tag-act-put-on-top-of-the-deck-of-its-owner = Put
tag-act-put-on-the-bottom-of-the-deck-of-its-owner = Put
tag-act-put-on-its-stack = Put
tag-act-put-for-any-player = Put
tag-act-put-into-the-discard-pile-on-the-left = Put
tag-act-put-into-the-discard-pile-on-the-right = Put
tag-act-put-into-the-hand-on-the-left = Put
tag-act-put-into-the-hand-on-the-right = Put
tag-act-put-into-the-hand-of-the-attacker = Put
tag-act-put-into-the-discard-pile = Put
tag-act-put-into-play = Put
tag-act-put-under-the-super-hero = Put
tag-act-put-on-top-of-the-main-deck = Put
tag-act-put-on-the-bottom-of-the-main-deck = Put
tag-act-put-into-the-line-up = Put
tag-act-put-on-top-first = On top
tag-act-put-on-the-bottom-first = Highest
tag-act-lay-below = Below
end-title = End your turn?
end-title-ready = Ready?
end-plays = You still hold cards you can play: { $cards }.
end-buys = With { $n } Power you can still buy: { $cards }.
end-fails = { $buys ->
        [yes] { $power } Power is less than the cost of { $cost }. If you say ready now, the Confrontation fails.
       *[no] { $power } Power is less than the cost of { $cost }. If you say ready now, the Confrontation fails and your turn ends with nothing bought.
    }
end-warn = Warn me before I leave something undone
end-do = End the turn anyway
end-ready = Ready anyway
end-not = Keep playing

## The end

result-title = The end
result-note =
    { $count ->
        [0] Nobody wins.
        [one] { $you ->
            [yes] You win!
           *[no] { $names } wins.
        }
       *[other] { $names } win.
    }
match-victory =
    { $count ->
        [0] Nobody wins the match
        [one] { $you ->
            [yes] You win the match
           *[no] { $names } wins the match
        }
       *[other] { $names } win the match
    }
result-played = Finished after { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }.
result-knock_out = { $n ->
        [one] Knock-out after { $n } turn
       *[other] Knock-out after { $n } turns
    }. Victory Points did not decide this one.
result-conceded = The others gave up after { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }.
result-deal = How everybody did
result-rematch = Rematch
next-begun =
    { $second ->
        [yes] { $name } began the second game.
       *[no] { $name } began a rematch.
    }
next-begun-unnamed = Another game has begun.
next-gathering = The host is setting up another game.
next-go = Go there
result-first-half = Play the first half again
result-log = Download the log
result-log-first = Log of the first game
result-look = Look at the table
result-teams = Team scores
result-team = { $team }: { $names }
result-won = won
result-villains = { $n ->
        [one] { $n } Super-Villain
       *[other] { $n } Super-Villains
    }
result-points = { $n ->
        [one] { $n } Victory Point
       *[other] { $n } Victory Points
    }
result-cards = { $you ->
        [yes] Your cards
       *[no] Cards of { $name }
    }
result-copies = Copies
result-vp = VP
result-tokens = VP tokens
result-total = Total
match-after-first = That was the first game of the match. The second uses the other half of the cards, and the total of both scores decides. Whoever has the fewest points now chooses first. The logs open after the second game.
match-end = End the match
match-end-asked = { $name } asks to end the match without its second game.
match-end-waiting = Waiting for { $names } to agree to end the match.
match-last = Second game: { $victory } ({ $scores })
match-both = Both games
match-player = Player
match-first = First game
match-second = Second game
match-sum = Total
proof-title = Check the shuffles
proof-text = Before the deal the table showed the SHA-256 of salt and seed. Now you can see both. Run { $command } on the downloaded log to prove that nothing was changed.
proof-commitment = Commitment
proof-seed = Seed
proof-salt = Salt

## The course of the game, at its end

course-purchase-title = Best purchase
course-purchase-means = The card bought or defeated that paid off most: in Power from then on, and in Victory Points at the end.
course-big-turn-title = Biggest turn
course-big-turn-means = The turn with the most Power, spent or not.
course-draw-title = Luckiest draw
course-draw-means = The new hand that beat the average Power of its deck by the most.
course-others = The others
course-moment = See it
course-loading = Counting the points of every turn…
course-points = Victory Points after each turn
course-power = Power of each turn
course-turn = Turn
course-table = As a table
course-of = { $you ->
        [yes] Your { $what }
       *[no] { $what } of { $name }
    }
course-whose = Whose
course-chart = { $title }: { $lines }. All numbers are in the table below.
course-line = { $you ->
        [yes] you end at { $last }
       *[no] { $name } ends at { $last }
    }
course-knock-out = { $you ->
        [yes] Your last Character was defeated.
       *[no] The last Character of { $name } was defeated.
    }
course-line-power = { $name } at most { $most }
result-replay = Replay
result-decks = Each deck
result-score = { $name } { $n }

## Replays

replay-title = Replay
replay-of = Replay: { $title }
replay-tab = Replay of { $title } · Line-Up
replay-coming = Setting up the game…
replay-failed = This replay cannot be shown
replay-skip = Skip to the moments of the game
replay-controls = Moments of the game
replay-where = Turn { $turn }, { $name }: moment { $at } of { $last }
replay-deal = The deal: moment { $at } of { $last }
replay-slider = Moment
replay-back = One answer back
replay-on = One answer on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-run = Play
replay-pause = Pause
replay-run-key = Key: Space
replay-speed = Speed
replay-keys = Keys: arrows for one answer, with Shift for a turn, Home and End; Space plays and pauses.
replay-next = { $name } answers: { $answer }
replay-end = The end. { $victory }
replay-eyes = Seen by
replay-eyes-nobody = A spectator
replay-share = Share
replay-share-hint = Anyone who opens this address sees this moment from the same seat.
replay-address = Address of this moment
replay-story = Story
replay-table = Go to the table
replay-play = Play from here
replay-play-hint = This opens a new table at this position. You take a seat, bots take the others, and this game stays as it is.
replay-play-do = Play
replay-play-seat = Your seat
replay-play-bot = Bots
replay-play-luck = Luck
replay-play-same = The same
replay-play-new = New
replay-play-same-hint = Every deck keeps its order.
replay-play-new-hint = Everything you could not know then is reshuffled.
replay-play-over = The game is over here. Go back a little to play on.

## One's finished games

history-title = My games
history-none = No finished games yet. Every game you finish is kept for you in this browser; lessons are not.
history-games = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }, { $won } won
history-list = Finished games
history-any = Any
history-boxes = Box
history-heroes = You as
history-partners = Partner
history-bots = Against
history-result = Result
history-won = Won
history-lost = Lost
history-clear = Show all
history-no-match = No game matches these filters.
history-more = The latest { $n } of { $total } games are shown; the numbers count all of them.
history-other = { $name } { $n }
history-replay-of = of { $title }, { $day }
history-statistics = Statistics
history-name = Name
history-count = Games
history-rating = Your rating
history-rating-means = { $n ->
        [0] Finish a game on your own against a bot, by a box's own rules, to get your place on the bots' ladder.
        [one] From { $n } game against bots, on their measured ladder. Everybody starts at 25.
       *[other] From { $n } games against bots, on their measured ladder. Everybody starts at 25.
    }
history-ladder = Ladder

## Accounts

account-title = Account
account-why = You need no account to play. With one you find your seats, sets and finished games on another device.
account-guest = You are a guest
account-signed-in = Signed in as { $login }
account-has = { $tables ->
        [0] No seat at a table
        [one] A seat at one table
       *[other] Seats at { $tables } tables
    }, { $sets ->
        [one] one set
       *[other] { $sets } sets
    }, { $games ->
        [one] one finished game
       *[other] { $games } finished games
    } here.
account-do = What to do
account-make = Make an account
account-sign-in = Sign in
account-recover = Use a recovery code
account-name = Name
account-passphrase = Passphrase
account-passphrase-now = Current passphrase
account-passphrase-new = New passphrase
account-passphrase-hint = At least 10 characters. A few words work well.
account-code = Recovery code
account-keep = Bring what this browser has
account-keep-hint = Otherwise it stays here with the guest until you sign out.
account-sign-out = Sign out
account-change = Change the passphrase
account-codes = New recovery codes
account-codes-left = { $n ->
        [one] One recovery code is left.
       *[other] { $n } recovery codes are left.
    }
account-codes-title = Your recovery codes
account-codes-hint = Write them down now: they are not shown again. If you forget your passphrase, each code lets you set a new one, once.
account-codes-kept = I have them
account-delete = Delete the account
account-delete-hint = Its sets, lessons and history are gone for good, and bots take over its seats.
account-changed = Your passphrase is changed, and other devices are signed out.
account-devices = Devices
devices-title = Devices
devices-intro = You are signed in on these devices. If you do not know one of them, sign it out and change your passphrase.
devices-kind = { $browser ->
        [none] { $system ->
            [none] A program
           *[other] A browser on { $system }
        }
       *[other] { $system ->
            [none] { $browser }
           *[other] { $browser } on { $system }
        }
    }
devices-here = This device
devices-seen = Last seen { $when }
devices-sign-out = Sign out
devices-sign-out-of = Sign out { $device }, last seen { $when }
devices-sign-out-others = Sign out everywhere else
devices-signed-out = { $device } is signed out.
devices-signed-out-others = All other devices are signed out.
devices-alone = No other device is signed in.
devices-guest = You are a guest. Once you sign in to an account, its devices are listed here.
devices-account = To your account
account-insecure = This page is not encrypted: anyone listening on the network can read your passphrase.

## Moderation

moderation-title = Moderation
moderation-server = The server
moderation-operations = Line-Up { $version }, running for { $hours ->
        [0] less than an hour
        [one] { $hours } hour
       *[other] { $hours } hours
    }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } in use, { $games } with a game going on; { $people ->
        [one] { $people } person
       *[other] { $people } people
    } here, { $connections ->
        [one] { $connections } connection
       *[other] { $connections } connections
    }.
moderation-load = Load in the last minute: answers at most { $lag } ms late, { $waiting } jobs waiting, { $owing ->
        [0] no address
        [one] { $owing } address
       *[other] { $owing } addresses
    } slowed down for using more than a fair share.
moderation-reports = { $n ->
        [0] Reports
        [one] { $n } report to decide on
       *[other] { $n } reports to decide on
    }
moderation-no-reports = No reports to decide on.
moderation-by = { $name } reports
moderation-look = What they saw
moderation-table = To the table
moderation-talk = What was said
moderation-no-talk = Nothing was said that they could read.
moderation-view = The table as they saw it
moderation-no-game = No game was going on.
moderation-line-up = Line-Up
moderation-seat = Seat { $seat }
moderation-zones = hand: { $hand }; in play: { $play }; discard pile: { $discard }
moderation-whom = About
moderation-person = { $seat ->
        [0] { $name }, watching
       *[other] { $name }, seat { $seat }
    }
moderation-note = Reason (they will see it)
moderation-address = Also ban the address they come from
moderation-address-hint = This keeps out everybody in their household, even with a new cookie.
moderation-dismiss = Dismiss
moderation-warn = Warn
moderation-ban = Ban
moderation-bans = Bans
moderation-no-bans = Nobody is banned.
moderation-banned = by { $moderator }, { $time }
moderation-lift = Lift the ban
moderation-login = Name of an account
moderation-addresses = Addresses, like 192.0.2.7 or 192.0.2.0/24
moderation-decided = Decided
moderation-outcome = { $outcome ->
        [dismissed] Dismissed
        [warned] Warned
       *[banned] Banned
    } by { $note }
