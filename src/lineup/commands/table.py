"""One person's seat in the plain terminal: shows the game, reads answers and commands, drives the bots in between."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from lineup.bots import Bot, own_ask, partner_ask
from lineup.boxes import first
from lineup.commands import cardtext, rules, showing
from lineup.commands.folders import saves
from lineup.commands.output import Complaint, counted, join, near, print_lines
from lineup.commands.scoring import show_match, show_result
from lineup.engine.definitions import Card
from lineup.engine.queries import definition
from lineup.engine.state import Ask, Option
from lineup.engine.why import rule_of
from lineup.errors import LineUpError
from lineup.game import Game
from lineup.games import find_game
from lineup.speech import Voice
from lineup.words.notes import notes_on
from lineup.words.telling import Event, tell
from lineup.words.wording import only_power

ME: Final = 0
MOST_NEWS: Final = 8  # sentences on what happened, above the table
MOST_LOG: Final = 30
VERBS: Final = {"play": "play", "buy": "buy", "defeat": "buy", "use": "use", "hunt": "hunt", "take": "hunt"}
VERBS_MORE: Final = {
    "confront": "confront",
    "ready": "ready",
    "normal": "normal",
    "block": "block",
    "assist": "assist",
    "store": "store",
    "defend": "defend",
    "end": "end",
    "pick": "pick",
    "discard": "pick",
    "destroy": "pick",
    "gain": "pick",
}

BARE: Final = ("end", "ready", "normal")  # said without a card

HELP: Final = """\
Answer with the number of an option, or with its words, such as: buy kick
Enter alone takes an only option. A * marks what you can pay for.
  all               play the cards of your hand until something is asked
  why, why 3        the rule behind this question, or behind option 3
  why not ACTION    why something is not possible, such as: why not buy trigon
  card NAME         a card with its text and where that comes from
  rule ID or WORDS  a rule, such as: rule {rule}, or: rule weakness
  view              the whole table with all texts and piles
  log, log all      what happened so far
  later             on a teammate's turn: ask again at the last chance to Assist
  undo              back to your last decision
  save, save FILE   write the game to a file
  quit              save and stop"""


class Stop(LineUpError):
    """The player stops here; the message is said last."""


class Table:
    """One person's seat: shows the game, reads answers and commands, and lets the bots play in between."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        console: Console,
        plain: bool,
        ask_everything: bool,
        file: Path | None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.console = console
        self.plain = plain
        self.ask_everything = ask_everything
        self.file = file
        self.history: list[list[Event]] = [list(game.events)]  # what the deal, then each answer, brought about
        self.read = len(game.events)
        self.own: list[int] = []  # the number of answers before each decision of the player
        self.news = 0  # answers whose events the player has been told of
        self.decisions = 0
        self.loaded = 0  # answers a resumed game came with
        self.source: Path | None = None  # the file it came from
        self.waited = -1  # number of answers at which the player chose not to Assist yet
        self.later = -1  # the turn in which the player is not asked again before the last chance

    def retell(self, source: Path) -> None:
        """Go through a game resumed from a file once more, so that its log is known answer by answer."""
        self.source = source
        answers = list(self.game.answers)
        self.loaded = len(answers)
        self.game = Game(self.game.choice, self.game.seed)
        self.history = [list(self.game.events)]
        self.read = len(self.game.events)
        self.own = []
        for text in answers:
            self.note_own(int(text.partition(" ")[0]))
            self.game.repeat(text)
            self.note_events()
        self.news = max(0, len(answers) - 1)

    # Driving

    def run(self) -> None:
        """Play until the game is over or the player stops."""
        if self.game.ask is not None:
            begun = (
                f"Taken up again after {counted(len(self.game.answers), 'answer')}:" if self.game.answers else "Now:"
            )
            title = find_game(self.game.choice.game).title
            self.say(
                f"{begun} {title} with {join(self.game.choice.seats[1:])}, seed {self.game.seed}. Type help for help."
            )
            for note in notes_on(self.game.choice, self.game.state.setup.teams):
                self.say(f"  {Voice()(note)}")
        try:
            while True:
                ask = self.advance()
                if ask is None:
                    break
                self.decide(ask)
        except Stop as stop:
            self.stop(str(stop))
            return
        except KeyboardInterrupt:
            self.console.print()
            self.stop("Stopped.")
            return
        self.finish()

    def answer(self, option: Option | str, seat: int) -> None:
        """Give an answer and note what it brought about, and whether the player decided it."""
        self.note_own(seat)
        self.game.answer(option, seat)
        self.note_events()

    def note_own(self, seat: int) -> None:
        if seat == ME and self.game.ask is not None and self.automatic(own_ask(self.game.ask)) is None:
            self.own.append(len(self.game.answers))

    def note_events(self) -> None:
        events = self.game.events
        self.history.append(list(events[self.read :]))
        self.read = len(events)

    def advance(self) -> Ask | None:
        """Let the bots and the player's own settings answer until the player must decide; None if the game is over.

        Whoever could Assist the active player is asked in between; leaving it is no answer of the game.
        """
        while (ask := self.game.ask) is not None:
            poll = partner_ask(ask)
            if poll is not None and poll.seat == ME:
                if self.waited != len(self.game.answers) and self.later != self.game.state.turn:
                    return poll
            elif poll is not None:
                option = self.bots[poll.seat].choose(self.game.view(poll.seat), poll)
                if option.verb != "pass":
                    self.answer(option, poll.seat)
                    continue
            ask = own_ask(ask)
            if ask.seat == ME:
                mine = self.automatic(ask)
                if mine is None:
                    return ask
                option = mine
            else:
                option = self.bots[ask.seat].choose(self.game.view(ask.seat), ask.in_order())
            self.answer(option, ask.seat)
        return None

    def polled(self, ask: Ask) -> bool:
        """Whether a question is only an offer to Assist, which the game does not wait for."""
        return self.game.ask is not None and ask.seat != self.game.ask.seat

    def automatic(self, ask: Ask) -> Option | None:
        """The answer given without asking: abilities that only give Power, and the only answer there is.

        The others here are bots, so that no quick answer tells anybody what the player holds.
        """
        if self.ask_everything or ask.seat != ME:
            return None
        if ask.lone:
            return ask.options[0]
        return only_power(self.game.view(ME), ask)

    # Showing

    @property
    def width(self) -> int:
        return min(self.console.width, 120)

    def say(self, text: str, whole: bool = False) -> None:
        """Print a text; in a terminal long lines go on under their beginning, unless they must stay `whole`."""
        if self.plain or whole:
            self.console.print(text, soft_wrap=True)
        else:
            print_lines(self.console, (Text(line) for line in text.split("\n")))

    def show(self, ask: Ask, full: bool = False) -> None:
        """The news, the table and the question."""
        view = self.game.view(ME)
        height = 24 if self.plain else self.console.height
        self.console.print()
        print_lines(self.console, (Text(f"  {sentence}") for sentence in self.told()))
        lines = showing.table(view, self.width, height, full) if view.fact("turn") else []
        labels = [self.label(option, ask) for option in ask.options]
        for line in [*lines, *showing.decision(view, ask, self.question(ask), labels, self.width)]:
            self.console.print(line, soft_wrap=True)

    def question(self, ask: Ask) -> str:
        """The open question in words."""
        if not self.polled(ask):
            return self.game.question()
        assert self.game.ask is not None
        whose = self.game.choice.seats[self.game.ask.seat]
        return f"It is the turn of your teammate {whose}. Assist now, or wait? (later: ask me at the last chance)"

    def label(self, option: Option, ask: Ask) -> str:
        """An option in words."""
        return "wait" if self.polled(ask) and option.verb == "pass" else self.game.describe(option)

    def told(self) -> list[str]:
        """What happened since the player last decided, in sentences."""
        before = [event for happened in self.history[: self.news] for event in happened if event[0] == "turn"]
        events = [event for happened in self.history[self.news :] for event in happened]
        sentences = tell(self.game.state.setup, events, ME, before[-1][1] if before else -1)
        if sentences and sentences[-1].endswith(": your turn."):
            sentences.pop()
        if len(sentences) > MOST_NEWS:
            left = len(sentences) - MOST_NEWS + 1
            sentences = [f"({left} more: type log)", *sentences[left:]]
        return sentences

    # Deciding

    def decide(self, ask: Ask) -> None:
        """Show a decision and read lines until it is made or taken back."""
        self.show(ask)
        while True:
            line = self.line(len(ask.options))
            if self.handle(line, ask):
                return

    def line(self, count: int) -> str:
        """The next line the player types; Stop at the end of input."""
        hint = "Enter" if count == 1 else f"1-{count}"
        if not self.plain:
            try:
                return self.console.input(f"[{hint}, help] > ").strip()
            except EOFError:
                self.console.print()
                raise Stop("Stopped.") from None
        text = sys.stdin.readline()
        if not text:
            raise Stop(f"The input ended after {counted(self.decisions, 'decision')}.")
        self.console.print(f"> {text.strip()}", soft_wrap=True)
        return text.strip()

    def handle(self, line: str, ask: Ask) -> bool:
        """Carry out a line; True if the question is settled."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        command = word.lower()
        if not line:
            return len(ask.options) == 1 and self.give(ask.options[0])
        if command == "later" and self.polled(ask):
            self.later = self.game.state.turn
            return self.give(ask.options[-1])
        if _number(line):
            return self.numbered(_number(line), ask)
        if command in ("quit", "q", "exit"):
            raise Stop("Stopped.")
        if command == "undo":
            return self.undo()
        if command == "why":
            self.why(rest, ask)
        elif command == "card":
            self.card(rest)
        elif command in ("rule", "rules"):
            self.rule(rest)
        elif command == "log":
            self.log(rest)
        elif command == "all":
            return self.play_all(ask)
        elif command in ("view", "table", "look"):
            self.show(ask, full=True)
        elif command == "save":
            self.save_as(rest)
        elif command in ("help", "h", "?"):
            self.say(HELP.format(rule=first().example_rule))
        else:
            return self.worded(line, ask)
        return False

    def give(self, option: Option) -> bool:
        self.news = len(self.history)
        self.decisions += 1
        if self.game.ask is not None and option in self.game.ask.options:
            self.answer(option, ME)
        else:  # the player waits with an Assist
            self.waited = len(self.game.answers)
        return True

    def play_all(self, ask: Ask) -> bool:
        """Play the cards of the hand one after the other, until something else is asked."""
        shown = len(self.history)
        while ask.seat == ME and ask.kind == "main" and ask.options[0].verb == "play":
            self.give(ask.options[0])
            following = self.advance()
            if following is None:
                break
            ask = following
        self.news = shown
        if len(self.history) == shown:
            self.say("There is no card to play now.")
        return len(self.history) > shown

    def numbered(self, number: int, ask: Ask) -> bool:
        if 1 <= number <= len(ask.options):
            return self.give(ask.options[number - 1])
        self.say(f"There is no option {number}; choose from 1 to {len(ask.options)}, or type help.")
        return False

    def worded(self, line: str, ask: Ask) -> bool:
        """An answer in words: the notation of the log, the label shown, or the name of a card to pick."""
        wanted = line.casefold()
        table = [(text, option) for text, option in self.game.options().items() if option in ask.options]
        for option in ask.options:
            table.append((self.label(option, ask).casefold(), option))
            if option.verb == "pick":
                table.append((definition(self.game.state, option.card).name.casefold(), option))
        fitting = {each for text, each in table if text == wanted}
        fitting = fitting or {each for text, each in table if text.startswith(wanted)}
        if len(fitting) == 1:
            return self.give(fitting.pop())
        if fitting:
            labels = [self.label(option, ask) for option in ask.options if option in fitting]
            self.say(f'"{line}" could be {join(labels[:6], "or")}; type more of it, or its number.')
            return False
        verb = wanted.split(" ")[0]
        if verb in BARE or ((verb in VERBS or verb in VERBS_MORE) and " " in wanted):
            self.why_not(line, ask)
        else:
            self.say(f'"{line}" is no answer here; give a number from 1 to {len(ask.options)}, or type help.')
        return False

    # Commands

    def undo(self) -> bool:
        """Take everything back to the player's last own decision."""
        if not self.own:
            self.say("There is no decision of yours to take back.")
            return False
        before = len(self.game.answers)
        target = self.own.pop()
        while len(self.game.answers) > target:
            self.game.undo()
        del self.history[target + 1 :]
        self.read = len(self.game.events)
        self.news = len(self.history)
        self.waited = self.later = -1
        self.decisions = max(0, self.decisions - 1)
        self.say(f"Taken back: {counted(before - target, 'answer')}.")
        return True

    def why(self, rest: str, ask: Ask) -> None:
        """Explain the question, an option, or why an action is not possible."""
        if not rest:
            self.explain(rule_of(self.game.state, ask), "This question rests on it.")
        elif 1 <= _number(rest) <= len(ask.options):
            option = ask.options[_number(rest) - 1]
            if self.polled(ask) and option.verb == "pass":
                self.say("You need not Assist now; you are asked once more before the turn ends.")
                return
            reason = self.game.why(option)
            self.explain(reason.rule, reason.text)
        elif rest.lower().startswith("not "):
            self.why_not(rest[4:].strip(), ask)
        else:
            self.say(f"Type why with a number from 1 to {len(ask.options)}, or for example: why not buy trigon")

    def explain(self, rule: str, text: str) -> None:
        self.say(f"{text} ({rule})")
        try:
            clause = rules.find(rule)[0]
        except LineUpError:
            return
        self.say(f"  {rule}: {clause.rule}")

    def why_not(self, text: str, ask: Ask) -> None:
        """Say which rule stands against an action given in words, or that nothing does."""
        verb, _, name = text.partition(" ")
        verb = {**VERBS, **VERBS_MORE}.get(verb.lower(), "")
        if not verb:
            verb, name = "buy", text
        if verb == "end" or not name.strip():
            legal = [n for n, option in enumerate(ask.options, 1) if option.verb == verb and option.card < 0]
            if legal:
                self.say(f"You can: it is option {legal[0]}.")
            else:
                reason = self.game.why_not(verb, ME)
                self.explain(reason.rule, reason.text)
            return
        seats = [seat.casefold() for seat in self.game.choice.seats]
        if verb == "confront" and (name.isdecimal() or name.casefold() in seats):
            foe = name if name.isdecimal() else str(seats.index(name.casefold()))
            reason = self.game.why_not(f"confront {foe}", ME)
            self.explain(reason.rule, reason.text)
            return
        found = self.find_card(name)
        if found is None:
            return
        view = self.game.view(ME)
        for n, option in enumerate(ask.options, 1):
            if option.verb == verb and option.card >= 0 and view.setup.cards[option.card].ref == found.ref:
                self.say(f"You can: it is option {n}.")
                return
        reason = self.game.why_not(f"{verb} {found.name}", ME)
        self.explain(reason.rule, reason.text)

    def find_card(self, name: str) -> Card | None:
        """The card of this game a name means, after saying so if there is none or several."""
        defs = self.game.state.setup.defs
        found = cardtext.find(defs, name)
        if not found:
            hints = near(name, [card.name for card in defs])
            right = f"did you mean {join(hints, 'or')}?" if hints else "lineup cards lists all."
            self.say(f'There is no card "{name}" in this game; {right}')
            return None
        if len({card.name for card in found}) > 1:
            self.say(f'"{name}" could be {join([card.name for card in found][:6], "or")}; which one?')
            return None
        return found[0]

    def card(self, name: str) -> None:
        if not name:
            self.say(f"Type the name of a card too, for example: card {first().example_card}")
            return
        found = self.find_card(name)
        if found is not None:
            for same in self.game.state.setup.defs:
                if same.name == found.name:
                    print_lines(self.console, cardtext.page(same))

    def rule(self, text: str) -> None:
        if not text:
            self.say(f"Type the id of a rule or some words too, for example: rule {first().example_rule}")
            return
        try:
            found = rules.find(text, self.game.choice.game)
        except LineUpError as error:
            self.say(str(error))
            return
        if len(found) == 1:
            print_lines(self.console, rules.page(found[0]))
            return
        for clause in found[:10]:
            self.say(f"  {clause.id}: {clause.rule}")
        if len(found) > 10:
            self.say(f"  and {len(found) - 10} more; use more words.")

    def log(self, rest: str) -> None:
        events = [event for happened in self.history for event in happened]
        sentences = tell(self.game.state.setup, events, ME)
        shown = sentences if rest == "all" else sentences[-MOST_LOG:]
        if len(shown) < len(sentences):
            self.say(f"  ({len(sentences) - len(shown)} earlier lines: type log all)")
        for sentence in shown:
            self.say(f"  {sentence}")

    # Saving

    def save_as(self, name: str) -> None:
        if name:
            try:
                self.file = save_place(str(Path(name).expanduser()))
            except Complaint as error:
                self.say(str(error))
                return
        where = self.save()
        if where is not None:
            self.say(f"Saved in {where}; go on later with: lineup play --resume {where}", whole=True)

    def save(self) -> Path | None:
        """Write the log; None after a sentence if that is not possible."""
        try:
            if self.file is None:
                self.file = _default_place(self.game)
            self.file.write_text(self.game.to_log(), encoding="utf-8")
        except OSError as error:
            self.say(f'The game cannot be saved in "{self.file}": {error.strerror or error}.')
            return None
        return self.file

    def kept(self) -> Path | None:
        """Where the game lies: as it was loaded, or saved now; None if nothing was decided or nothing can be saved."""
        unchanged = len(self.game.answers) == self.loaded and not self.decisions
        if unchanged and self.source is not None and self.file == self.source:
            return self.source
        return self.save() if self.own else None

    def stop(self, why: str) -> None:
        """The last sentence of an unfinished game."""
        where = self.kept()
        if where is None:
            self.say(why)
        else:
            self.say(f"{why.removesuffix('.')}; the game is saved: lineup play --resume {where}", whole=True)

    def finish(self) -> None:
        """The result, the score of every card, and where the log is."""
        result = self.game.result
        assert result is not None
        self.console.print()
        for sentence in self.told():
            self.say(f"  {sentence}")
        state = self.game.state
        show_result(self.console, result, self.game.choice.seats, ME, state.setup.teams, bool(state.winners))
        if self.game.choice.first_scores:
            show_match(self.console, self.game, ME)
        where = self.kept()
        if where is not None:
            self.say(
                f"The log of this game is in {where}; tell it again with: lineup replay {where} --story", whole=True
            )


def _number(text: str) -> int:
    """The number of an option as typed, or 0."""
    return int(text) if text.isdecimal() and len(text) < 5 else 0


def save_place(name: str | None) -> Path | None:
    """The file a person names for saving; Complaint if nothing can be written there."""
    if name is None:
        return None
    path = Path(name)
    if path.is_dir():
        raise Complaint(f'The game is saved in a file; "{name}" is a folder.')
    if not path.parent.is_dir():
        raise Complaint(f'There is no folder "{path.parent}" to save the game in.')
    return path


def _default_place(game: Game) -> Path:
    """A new file among the player's own saved games."""
    folder = saves()
    folder.mkdir(parents=True, exist_ok=True)
    seed = "".join(letter if letter.isalnum() else "-" for letter in game.seed)[:40]
    file = folder / f"{game.choice.game}-{seed}.log"
    return another_place(file) if file.exists() else file


def another_place(file: Path) -> Path:
    """A file beside this one that does not exist yet: game-2.log beside game.log."""
    number = 2
    while (other := file.with_stem(f"{file.stem}-{number}")).exists():
        number += 1
    return other
