"""One person's seat in the plain terminal: shows the game, reads answers and commands, drives the bots in between."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from lineup import ledger
from lineup.advice import NoAdvice
from lineup.bots import Bot, Clock, guarded, own_ask, partner_ask
from lineup.bots.clock import AT_TABLE
from lineup.bots.programs import BotFault, asked
from lineup.boxes import first
from lineup.commands import advising, cardtext, rules, showing
from lineup.commands.folders import saves
from lineup.commands.output import Complaint, near, print_lines
from lineup.commands.scoring import show_match, show_result
from lineup.engine import prompt
from lineup.engine.definitions import Card
from lineup.engine.happenings import Event, Turn
from lineup.engine.queries import definition
from lineup.engine.saying import Arg, Listed, Seat, say
from lineup.engine.state import Ask, Option
from lineup.engine.why import Reason, rule_of, why
from lineup.errors import LineUpError
from lineup.game import Game
from lineup.games import find_game
from lineup.speech import ENGLISH, Voice
from lineup.words.notes import notes_on
from lineup.words.telling import story
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


class Stop(LineUpError):
    """The player stops here, or the input ended."""

    def __init__(self, ended: str = "stopped") -> None:
        super().__init__(ended)
        self.ended = ended


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
        language: str = ENGLISH,
    ) -> None:
        self.game = game
        self.bots = {seat: guarded(bot) for seat, bot in bots.items()}
        self.clocks = {seat: Clock(AT_TABLE) for seat in bots}
        self.console = console
        self.plain = plain
        self.ask_everything = ask_everything
        self.file = file
        self.language = language
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
            title = find_game(self.game.choice.game).title
            names = Listed(self.game.choice.seats[1:])
            self.say("term-begun", n=len(self.game.answers), title=title, names=names, seed=self.game.seed)
            for note in notes_on(self.game.choice, self.game.state.setup.teams):
                self.print(f"  {self.voice(note)}")
        try:
            while True:
                ask = self.advance()
                if ask is None:
                    break
                self.decide(ask)
        except Stop as stop:
            self.stop(stop.ended)
            return
        except KeyboardInterrupt:
            self.console.print()
            self.stop("stopped")
            return
        except BotFault as fault:
            self.print(str(fault))
            self.stop("stopped")
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
                option = self.ask_bot(poll)
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
                option = self.ask_bot(ask.in_order())
            self.answer(option, ask.seat)
        return None

    def ask_bot(self, ask: Ask) -> Option:
        """What the bot of the seat asked answers; BotFault if it does not."""
        clock = self.clocks[ask.seat]
        clock.start(self.game.state.turn)
        option = asked(self.bots[ask.seat], self.game.view(ask.seat), ask, clock)
        clock.stop()
        return option

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

    @property
    def voice(self) -> Voice:
        """What the player reads is said by it."""
        return Voice(self.language, self.game.state.setup, ME)

    def say(self, key: str, whole: bool = False, **args: Arg) -> None:
        """Print a sentence."""
        self.print(self.voice.say(key, **args), whole)

    def print(self, text: str, whole: bool = False) -> None:
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
        lines = showing.table(view, self.width, height, full, self.voice) if view.fact("turn") else []
        labels = [self.label(option, ask) for option in ask.options]
        for line in [*lines, *showing.decision(view, ask, self.question(ask), labels, self.width, self.voice)]:
            self.console.print(line, soft_wrap=True)

    def question(self, ask: Ask) -> str:
        """The open question in words."""
        if not self.polled(ask):
            return self.voice(prompt.question(self.game.state))
        assert self.game.ask is not None
        return self.voice.say("term-assist", who=Seat(self.game.ask.seat))

    def label(self, option: Option, ask: Ask) -> str:
        """An option in words."""
        if self.polled(ask) and option.verb == "pass":
            return self.voice.say("term-wait")
        return self.voice(prompt.describe(self.game.state, option))

    def told(self) -> list[str]:
        """What happened since the player last decided, in sentences."""
        before = [event for happened in self.history[: self.news] for event in happened if isinstance(event, Turn)]
        events = [event for happened in self.history[self.news :] for event in happened]
        sentences = story(self.game.state.setup, events, ME, before[-1].seat if before else -1)
        if sentences and sentences[-1].key == "told-turn" and ("who", Seat(ME)) in sentences[-1].args:
            sentences.pop()
        if len(sentences) > MOST_NEWS:
            left = len(sentences) - MOST_NEWS + 1
            sentences = [say("term-more", n=left), *sentences[left:]]
        return [self.voice(said) for said in sentences]

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
        if not self.plain:
            try:
                return self.console.input(f"{self.voice.say('term-hint', n=count)} ").strip()
            except EOFError:
                self.console.print()
                raise Stop from None
        text = sys.stdin.readline()
        if not text:
            raise Stop("input")
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
            raise Stop
        if command == "undo":
            return self.undo()
        if command == "why":
            self.why(rest, ask)
        elif command == "hint":
            self.advise(advising.hint_lines(self.game.view(ME), ask, self.label, self.voice))
        elif command == "odds":
            self.advise(advising.odds_lines(self.game.view(ME), self.voice))
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
            self.say("term-help", rule=first().example_rule)
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
            self.say("term-nothing-to-play")
        return len(self.history) > shown

    def numbered(self, number: int, ask: Ask) -> bool:
        if 1 <= number <= len(ask.options):
            return self.give(ask.options[number - 1])
        self.say("term-no-option", number=number, n=len(ask.options))
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
            self.say("term-ambiguous", line=line, labels=Listed(tuple(labels[:6]), "or"))
            return False
        verb = wanted.split(" ")[0]
        if verb in BARE or ((verb in VERBS or verb in VERBS_MORE) and " " in wanted):
            self.why_not(line, ask)
        else:
            self.say("term-no-answer", line=line, n=len(ask.options))
        return False

    # Commands

    def undo(self) -> bool:
        """Take everything back to the player's last own decision."""
        if not self.own:
            self.say("term-no-undo")
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
        self.say("term-undone", n=before - target)
        return True

    def why(self, rest: str, ask: Ask) -> None:
        """Explain the question, an option, or why an action is not possible."""
        if not rest:
            self.explain(Reason(rule_of(self.game.state, ask), say("term-question-rests")))
        elif 1 <= _number(rest) <= len(ask.options):
            option = ask.options[_number(rest) - 1]
            if self.polled(ask) and option.verb == "pass":
                self.say("term-need-not-assist")
                return
            self.explain(why(self.game.state, option))
        elif rest.lower().startswith("not "):
            self.why_not(rest[4:].strip(), ask)
        else:
            self.say("term-why-how", n=len(ask.options))

    def explain(self, reason: Reason) -> None:
        self.say("term-with-rule", text=reason.said, rule=reason.rule)
        try:
            clause = rules.find(reason.rule)[0]
        except LineUpError:
            return
        self.print(f"  {reason.rule}: {clause.rule}")

    def why_not(self, text: str, ask: Ask) -> None:
        """Say which rule stands against an action given in words, or that nothing does."""
        verb, _, name = text.partition(" ")
        verb = {**VERBS, **VERBS_MORE}.get(verb.lower(), "")
        if not verb:
            verb, name = "buy", text
        if verb == "end" or not name.strip():
            legal = [n for n, option in enumerate(ask.options, 1) if option.verb == verb and option.card < 0]
            if legal:
                self.say("term-you-can", n=legal[0])
            else:
                self.explain(self.game.reason_not(verb, ME))
            return
        seats = [seat.casefold() for seat in self.game.choice.seats]
        if verb == "confront" and (name.isdecimal() or name.casefold() in seats):
            foe = name if name.isdecimal() else str(seats.index(name.casefold()))
            self.explain(self.game.reason_not(f"confront {foe}", ME))
            return
        found = self.find_card(name)
        if found is None:
            return
        view = self.game.view(ME)
        for n, option in enumerate(ask.options, 1):
            if option.verb == verb and option.card >= 0 and view.setup.cards[option.card].ref == found.ref:
                self.say("term-you-can", n=n)
                return
        self.explain(self.game.reason_not(f"{verb} {found.name}", ME))

    def find_card(self, name: str) -> Card | None:
        """The card of this game a name means, after saying so if there is none or several."""
        defs = self.game.state.setup.defs
        found = cardtext.find(defs, name)
        if not found:
            hints = near(name, [card.name for card in defs])
            self.say("term-no-card", name=name, near=Listed(tuple(hints), "or"))
            return None
        if len({card.name for card in found}) > 1:
            names = tuple(card.name for card in found[:6])
            self.say("term-which-card", name=name, cards=Listed(names, "or"))
            return None
        return found[0]

    def card(self, name: str) -> None:
        if not name:
            self.say("term-card-how", card=first().example_card)
            return
        found = self.find_card(name)
        if found is not None:
            for same in self.game.state.setup.defs:
                if same.name == found.name:
                    print_lines(self.console, cardtext.page(same, voice=self.voice))

    def rule(self, text: str) -> None:
        if not text:
            self.say("term-rule-how", rule=first().example_rule)
            return
        try:
            found = rules.find(text, self.game.choice.game)
        except (ledger.LedgerError, Complaint) as error:
            self.complain(error)
            return
        if len(found) == 1:
            print_lines(self.console, rules.page(found[0], self.voice))
            return
        for clause in found[:10]:
            self.print(f"  {clause.id}: {clause.rule}")
        if len(found) > 10:
            self.print(f"  {self.voice.say('term-more-rules', n=len(found) - 10)}")

    def advise(self, lines: Iterable[str]) -> None:
        try:
            for line in lines:
                self.print(line)
        except NoAdvice as error:
            self.complain(error)

    def complain(self, error: LineUpError) -> None:
        self.print(self.voice(error.said) if error.said is not None else str(error))

    def log(self, rest: str) -> None:
        events = [event for happened in self.history for event in happened]
        sentences = story(self.game.state.setup, events, ME)
        shown = sentences if rest == "all" else sentences[-MOST_LOG:]
        if len(shown) < len(sentences):
            self.print(f"  {self.voice.say('term-earlier', n=len(sentences) - len(shown))}")
        for said in shown:
            self.print(f"  {self.voice(said)}")

    # Saving

    def save_as(self, name: str) -> None:
        if name:
            try:
                self.file = save_place(str(Path(name).expanduser()))
            except Complaint as error:
                self.complain(error)
                return
        where = self.save()
        if where is not None:
            self.say("term-saved", whole=True, file=str(where))

    def save(self) -> Path | None:
        """Write the log; None after a sentence if that is not possible."""
        try:
            if self.file is None:
                self.file = _default_place(self.game)
            self.file.write_text(self.game.to_log(), encoding="utf-8")
        except OSError as error:
            self.say("term-cannot-save", file=str(self.file), error=str(error.strerror or error))
            return None
        return self.file

    def kept(self) -> Path | None:
        """Where the game lies: as it was loaded, or saved now; None if nothing was decided or nothing can be saved."""
        unchanged = len(self.game.answers) == self.loaded and not self.decisions
        if unchanged and self.source is not None and self.file == self.source:
            return self.source
        return self.save() if self.own else None

    def stop(self, ended: str) -> None:
        """The last sentence of an unfinished game."""
        where = self.kept()
        if where is not None:
            self.say("term-saved-stop", whole=True, ended=ended, n=self.decisions, file=str(where))
        elif ended == "input":
            self.say("term-input-ended", n=self.decisions)
        else:
            self.say("term-stopped")

    def finish(self) -> None:
        """The result, the score of every card, and where the log is."""
        result = self.game.result
        assert result is not None
        self.console.print()
        for sentence in self.told():
            self.print(f"  {sentence}")
        state = self.game.state
        seats, teams = self.game.choice.seats, state.setup.teams
        show_result(self.console, result, seats, ME, teams, bool(state.winners), self.voice)
        if self.game.choice.first_scores:
            show_match(self.console, self.game, ME, self.voice)
        where = self.kept()
        if where is not None:
            self.say("term-log-is-in", whole=True, file=str(where))


def _number(text: str) -> int:
    """The number of an option as typed, or 0."""
    return int(text) if text.isdecimal() and len(text) < 5 else 0


def save_place(name: str | None) -> Path | None:
    """The file a person names for saving; Complaint if nothing can be written there."""
    if name is None:
        return None
    path = Path(name)
    if path.is_dir():
        raise Complaint(say("term-folder", name=name))
    if not path.parent.is_dir():
        raise Complaint(say("term-no-folder", folder=str(path.parent)))
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
