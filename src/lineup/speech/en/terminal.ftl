### What a person reads while playing in the terminal.

## The table

board-turn = Turn { $number }
board-turn-of = { $who-you ->
        [yes] your turn
       *[no] { $who }'s turn
    }
board-setup = setup
board-power = Power { $power }
board-confrontation = Confrontation
board-cancelled = cancelled; cards can be bought for the rest of the turn
board-confronts = { $who-you ->
        [yes] you confront
       *[no] { $who } confronts
    } { foes } { $hero } with { $power } Power{ $stage ->
        [ready] { " " }· ready, Blocks may come
        [settled] { " " }· settled
       *[announced] { "" }
    }
board-super-villain = Super-Villain
board-super-hidden = hidden in the main deck
board-super-none = none left
board-super-left = { $n ->
        [1] the last one
       *[other] { board-left }
    }
board-super-down = face down until the end of the turn
board-left = { $n } left
board-vp = { $vp } VP
board-text-from = text { $source }
board-line-up = Line-Up
board-own-hero = Your own Hero
board-empty = empty
board-stacks = Stacks
board-weakness = Weakness ({ board-left })
board-main-deck = main deck ({ board-left })
board-main-deck-top = main deck ({ board-left }, on top { $card })
board-destroyed = destroyed { $n }
board-out = out of the game
board-no-character = no Character yet
board-no-hero = no Super Hero yet
board-character = { $name } Level { $level } cost { $cost }{ $printed }{ $silent ->
        [yes] { " " }without ability
       *[no] { "" }
    }
board-printed = { " " }instead of { $cost }
board-hand = hand { $n }{ $named }
board-deck = deck { $n }{ $named }
board-discard = discard { $n }{ $named }
board-discard-pile = discard pile { $n }{ $named }
board-named = { " " }({ $pile ->
        [hand] with { $cards }
        [deck] on top { $cards }
       *[discard] { $cards }
    })
board-defeated = defeated { $names }
board-in-play = in play { $cards }
board-stored = on the { identity } { $cards }
board-under = under the Super Hero { $cards }
board-tokens = { $n } VP
board-lent = { $card } is { $owner-you ->
        [yes] yours
       *[no] { $owner }'s
    }
board-face-down = { $name } (face down)
board-teammate = teammate
board-hand-of = hand:
board-you = You
board-own-play = In play
board-own-hand = Hand

## The full screen

stage-cost = cost { $cost }
stage-thinking = { $who } is thinking…
stage-type = an answer or a command in words, such as: why not buy trigon (Esc closes)
stage-close = Esc closes
stage-points = VP:
stage-keys = 1-9 answer · a all · e end · u undo · h hint · Tab cards · / type · ? help · q quit
stage-end-keys = r replay · v review your decisions · ↑↓ scroll · q leave
stage-replay-keys = ← → one answer · ↑ ↓ one turn · Home End · q back
stage-replay-at = Turn { $turn }, after answer { $n } of { $of }
stage-missing = You play in lines that scroll; the full screen needs Textual, { to-install }
stage-help =
    On the full screen
      1-9, or click     give an answer; of ten or more, press both digits
      ↑ ↓ Enter         pick an answer and give it
      Tab ← → Enter     go to the cards of the Line-Up and of your hand, pick one, play or buy it
      mouse             point at a card, a foe or an answer to read it; click a card to play or buy it
      a                 play the cards of your hand until something is asked
      e                 end the turn, say that you are ready, or pass
      u                 back to your last decision
      h   o   s         a hint; the odds; the scores as they stand
      w   c             the rule behind the answer picked; the page of its card
      l   v             what happened so far; the whole table with all texts and piles
      t                 on a teammate's turn: ask again at the last chance to Assist
      /                 type an answer or a command, such as: why not buy trigon
      Ctrl-S            save now; leaving saves too
      q                 save and leave

## Games that were left

left-title = Games you left; the last one comes first.
left-game = { $title }, { $names }, { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }: { $file }
left-table = { $title }, { $names }, in the browser: lineup serve --open, then /table/{ $id }
left-prompt = [{ $n ->
        [1] Enter
       *[other] 1-{ $n }
    }, quit] >
left-none = You have no saved game that is not over. Begin one with: lineup play
lessons-title = Lessons:
lessons-one = { $state ->
        [done] ✓
       *[new] ·
    } { $lesson }: { $title }, { $minutes } minutes{ $state ->
        [begun] ; you are at step { $step }
       *[new] {""}
    }
lessons-how = Take one with: lineup play --lesson { $lesson }
lessons-left = You left at step { $step } of { $of }. To go on: lineup play --lesson { $lesson }
lessons-next = Lesson done. The next one: lineup play --lesson { $lesson }
stage-only = People who share a terminal, and lessons, need the full screen: a terminal of 80 columns and 24 rows or more, without --plain.

## A game put together at a prompt

choose-begin = Set up the game line by line. Type help for the commands, play to begin.
choose-prompt = [play, forecast, list, help] >
choose-chosen = Chosen: { $chosen }.
choose-seats = At the table: { $names }.
choose-cannot = This cannot be played: { $error }
choose-number = { $word } takes a number from 1 to { $most }, not "{ $value }".
choose-games = Games: { $games }.
choose-set = { $set }: groups { $groups }; emblems { $emblems }.
choose-help =
    Each line changes one thing; name it again to take it back.
      game NAME            another game, from the beginning
      players 3            how many play, including you
      bots casual,random   the bots at the other seats
      variant hunt         a variant, or one of our house rules
      rule KEY=VALUE       a rules switch; rule KEY takes it back
      set NAME             mix in another box, or a file of your cards
      mix A=Hero;B=Villain groups of cards that each set gives; mix alone: none
      half                 the other half of that mix
      hero NAME,any        Super Heroes or Characters by seat
      advised              swap the cards that a rulebook advises
      swap OUT=IN          swap a card of the box for one of a set
      swap-out EMBLEM      propose swaps: cards that go out
      swap-in EMBLEM       propose swaps: cards that come in
      forecast 200         let bots play that many games and show how they go
      list                 what there is to choose from
      play                 sit down
      quit                 leave

## Before, between and after the questions

term-begun = { $n ->
        [0] Now:
        [one] Resumed after { $n } answer:
       *[other] Resumed after { $n } answers:
    } { $title } { $names-count ->
        [0] alone
       *[other] with { $names }
    }, seed { $seed }. Type help for help.
term-others = { $bot } plays for { $names }; pick another bot with --bots.
term-more = ({ $n } more: type log)
term-earlier = ({ $n } earlier lines: type log all)
term-assist = It is your teammate { $who }'s turn. Assist now, or wait? (later: ask me at the last chance)
term-wait = wait
term-turn = Your turn, { $power } Power: { $doings-count ->
        [0] nothing left to do. End your turn.
        [1] { $doings } or end the turn.
       *[other] { $doings }, or end the turn.
    }
term-confrontation = Your Confrontation, { $power } Power against cost { $cost }: { $doings-count ->
        [0] say that you are ready.
       *[other] { $doings }, then say that you are ready.
    }
term-hint = [{ $n ->
        [1] Enter
       *[other] 1-{ $n }
    }, help] >
term-stopped = Stopped.
term-input-ended = The input ended after { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }.
term-saved-stop = { $ended ->
        [input] The input ended after { $n ->
            [one] { $n } decision
           *[other] { $n } decisions
        }
       *[stopped] Stopped
    }; the game is saved. Resume with:
    { "  " }lineup play --resume { $file }
term-nothing-to-play = You have no card to play now.
term-no-option = There is no option { $number }; { $n ->
        [1] there is only option 1,
       *[other] choose from 1 to { $n },
    } or type help.
term-ambiguous = "{ $line }" could be { $labels }; type more letters, or the number.
term-no-answer = "{ $line }" is not an answer here; type { $n ->
        [1] the number 1,
       *[other] a number from 1 to { $n },
    } or type help.
term-no-undo = You have no decision to take back.
term-undone = Taken back: { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }.
term-question-rests = This question is based on it.
term-need-not-assist = You do not have to Assist now; you are asked once more before the turn ends.
term-why-how = Type { $n ->
        [1] why 1,
       *[other] why with a number from 1 to { $n },
    } or for example: why not buy trigon
term-confronting = In a Confrontation you play cards against a foe's Character, then say ready. The other side may then raise its cost with Blocks. If your Power is at least the cost, you defeat the Character, and win at once if it was that foe's last. If not, nothing happens. { $buying ->
        [yes] You can also buy cards that turn.
       *[no] It takes your turn: you cannot buy anything.
    }
term-offer = { $who } (option { $n })
term-with-rule = { $text } ({ $rule })
term-you-can = You can: it is option { $n }.
term-no-card = There is no card "{ $name }" in this game; { $near-count ->
        [0] lineup cards lists all.
       *[other] did you mean { $near }?
    }
term-which-card = "{ $name }" could be { $cards }; which one?
term-card-how = Add the name of a card, for example: card { $card }, or the number of an option.
term-no-card-there = Option { $n } is not a card.
term-rule-how = Add the id of a rule or some words, for example: rule { $rule }
term-more-rules = and { $n } more; use more words.
term-no-rule-words = No rule { $title ->
        [none] { "" }
       *[other] of { $title }{ " " }
    }has the words "{ $words }"; try fewer or other words, an id such as { $rule }, or a section such as { $section }.
term-saved =
    Saved. Resume later with:
      lineup play --resume { $file }
term-cannot-save = The game cannot be saved in "{ $file }": { $error }.
term-folder = "{ $name }" is a folder; name a file to save the game in.
term-no-folder = There is no folder "{ $folder }" to save the game in.
term-no-home = "{ $name }" begins with a home folder that does not exist here; write the folder out.
term-no-name = no file can have that name here
term-no-plain-file = A game cannot be saved in "{ $file }"; name another file.
term-taken = "{ $file }" { $log ->
        [yes] holds another game. Name another file for this one; resume that one with: lineup play --resume FILE
       *[no] already exists and is not a saved game. Name another file.
    }
term-unsaved = The game could not be saved. { $error }
term-stays = So the game stays open. Make room, or save elsewhere with save FILE; Ctrl-D quits without saving.
term-log-is-in =
    The log of this game is in
      { $file }
    Read it again with:
      lineup replay { $file } --story
    See which of your decisions mattered most with:
      lineup review { $file }
term-other-half = For a second game with the other half of both sets, play { $other ->
        [yes] without
       *[no] with
    } --other-half.
term-help =
    Answer with the number of an option, or with its words, such as: buy kick
    Press Enter to take the only option. A * marks what you can pay for.
      all               play the cards of your hand until something is asked
      hint              what to answer and why, and what other answers would cost
      odds              the chance to reach each price, and what a card would do
      why, why 3        the rule behind this question, or behind option 3
      why not ACTION    why something is not possible, such as: why not buy trigon
      card 2            the card of option 2 with its text and its source
      card NAME         the same for any card of this game
      rule ID or WORDS  a rule, such as: rule { $rule }, or: rule weakness
      view              the whole table with all texts and piles
      log, log all      what happened so far
      later             on a teammate's turn: ask again at the last chance to Assist
      undo              back to your last decision
      save, save FILE   write the game to a file
      quit              save and stop

## The end of a game

score-won = { $one ->
        [yes] { $names } wins
       *[no] { $names } win
    }
score-nobody = Nobody wins
score-text = { $won }{ $together ->
        [yes] { " " }together
       *[no] { "" }
    }{ $how ->
        [knock-out] { " " }by knock-out
        [text] { " " }by a card's text
       *[other] { "" }
    } after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. Victory Points: { $points }.
score-of = { $name } { $points }
score-team = { $team }, { $names }: { $points }.
score-match = { $won } the match of two games. Victory Points: { $sums }.
score-sum = { $name } { $first } + { $second } = { $sum }
score-card = Card
score-points = Victory Points
score-tokens = VP tokens
score-super-villains = Super-Villains
score-nothing = no points: { $names }

## The page of a card

page-level = Level { $level }
page-side = { $side ->
        [hero] Super Hero
       *[villain] Super-Villain
    }
page-cost = cost { $cost }
page-copies = { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
page-promo = promo, off unless --rule promo=on
page-stand-in = STAND-IN: this text is ours; we do not know the printed one.
page-ours = PARTLY OURS: { $ours }; the rest does what the card does.
page-no-text = (no text)
page-steps = What it does, step by step:
page-keywords = Keywords: { $words }
page-keyword = { $word ->
        [assist] Assist
        [attack] Attack
        [defense] Defense
        [block] Block
        [ongoing] Ongoing
       *[confrontation] Confrontation
    }
page-emblem = Emblem: { $emblem }
page-ruling = Ruling:
page-aliases = Also called { $names }
page-source = { $field ->
        [text] Text
        [facts] Facts
        [copies] Copies
       *[other] { $named }
    }: { text-source } ({ source-meaning })
page-rules = Rules that name it: { $rules }
text-source = { $source ->
        [real] real
        [partial] partial
        [inferred] inferred
        [stand-in] stand-in
        [rulebook] rulebook
        [public-list] public list
        [custom] custom
        [not-said] not said
       *[other] { $label }
    }
source-meaning = { $source ->
        [real] what the card really does, in our own words
        [partial] part of what the card does; the rest is ours
        [inferred] worked out from other cards and the rules
        [stand-in] made up by us, since we do not know the printed text
        [rulebook] from the rulebook
        [public-list] from public card lists
        [custom] from your own file
       *[other] { $label }
    }

## The page of a rule

rule-note = Note:
rule-restates = Restates:
rule-basis = Basis: { $basis ->
        [text] text (the rulebook says it)
        [ruling] ruling (our ruling where the rulebook is silent)
        [house] house rule (ours; no rulebook has it)
       *[other] { $named } ({ $named })
    };
rule-given = Given
rule-when = When
rule-then = Then
rule-untested = Proven by: no test yet.
rule-tested = Proven by:
