"""The game at one terminal: what is asked and may be answered, undo, hints, rules, the log and saving.

Both clients, the full screen and the plain one, are faces of this: they show it and hand over what is typed or clicked.
"""

from __future__ import annotations

import shlex
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

from lineup.bots import Bot, Clock, guarded, own_ask, partner_ask
from lineup.bots.clock import AT_TABLE
from lineup.bots.hosting.programs import ask_bot
from lineup.commands.catalogue import rules
from lineup.commands.shared.output import CommandError
from lineup.commands.terminal import advice, board
from lineup.commands.terminal.pages import ME, Paper, Speaker, number_of
from lineup.commands.terminal.saved_games import GameKeeper, Unsaved, save_place
from lineup.engine import prompt
from lineup.engine.happenings import Event, Turn
from lineup.engine.queries import character_cost, definition_of
from lineup.engine.saying import Content, Listed, Said, SeatName, say
from lineup.engine.state import Ask, Option
from lineup.engine.why import RuleReason, rule_of, why_allowed
from lineup.errors import LineUpError
from lineup.game import Game
from lineup.games import find_game
from lineup.lessons import Lesson, answer_for_others, follow_lesson
from lineup.speech import ENGLISH
from lineup.words.notes import notes_on
from lineup.words.telling import at_an_end, tell_story
from lineup.words.wording import only_power

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

AIDS: Final = ("undo", "hint", "odds")
BARE: Final = ("end", "ready", "normal")  # said without a card


class Stop(LineUpError):
    """The player stops here, or the input ended."""

    def __init__(self, ended: str = "stopped") -> None:
        super().__init__(ended)
        self.ended = ended


class Session(Speaker):
    """One game with bots and the people at this terminal, `viewer` among them; told on paper."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        paper: Paper,
        ask_everything: bool,
        file: Path | None,
        language: str = ENGLISH,
        people: Collection[int] = (ME,),
        lesson: Lesson | None = None,
    ) -> None:
        super().__init__(game, paper, language)
        self.people = people  # the seats of those who share this terminal
        self.lesson = lesson
        self.bots = {seat: guarded(bot) for seat, bot in bots.items()}
        self.clocks = {seat: Clock(AT_TABLE) for seat in bots}
        self.ask_everything = ask_everything
        self.keeper = GameKeeper(file)
        self.history: list[list[Event]] = [list(game.events)]  # what the deal, then each answer, brought about
        self.read = len(game.events)
        self.own: list[int] = []  # the number of answers before each decision of somebody here
        self.news = dict.fromkeys(people, 0)  # answers whose events each of them has been told of
        self.decisions = 0
        self.waited = -1  # number of answers at which the player chose not to Assist yet
        self.later = -1  # the turn in which the player is not asked again before the last chance
        self.strict_day = ""  # of the deal of the day, in the try that counts: no undo, no hints

    def retell_log(self, source: Path) -> None:
        """Go through a game resumed from a file once more, so that its log is known answer by answer."""
        self.keeper.came_from(source, self.game)
        answers = list(self.game.answers)
        self.game = Game(self.game.choice, self.game.seed)
        self.history = [list(self.game.events)]
        self.read = len(self.game.events)
        self.own = []
        for text in answers:
            self.note_own(int(text.partition(" ")[0]))
            self.game.repeat(text)
            self.note_events()
        self.news = dict.fromkeys(self.people, self.own[-1] + 1 if self.own else 0)

    # Driving

    def give_answer(self, option: Option | str, seat: int) -> None:
        """Give an answer and note its events, and whether the player decided it."""
        self.note_own(seat)
        self.game.answer(option, seat)
        self.note_events()

    def note_own(self, seat: int) -> None:
        if seat in self.people and self.game.ask is not None and self.automatic_answer(own_ask(self.game.ask)) is None:
            self.own.append(len(self.game.answers))

    def note_events(self) -> None:
        events = self.game.events
        self.history.append(list(events[self.read :]))
        self.read = len(events)

    def advance_to_decision(self) -> Ask | None:
        """Let the bots and the players' own settings answer until somebody here must decide; None if the game is over.

        Whoever could Assist the active player is asked in between; leaving it is no answer of the game. Where several
        people share the terminal they are asked at the last chance alone, so that it does not change hands all the
        time.
        """
        while (ask := self.game.ask) is not None:
            poll = partner_ask(ask)
            if poll is not None and poll.seat in self.people:
                turn, answers = self.game.state.turn, len(self.game.answers)
                if len(self.people) == 1 and self.waited != answers and self.later != turn:
                    return poll
            elif poll is not None:
                option = self.ask_bot(poll)
                if option.verb != "pass":
                    self.give_answer(option, poll.seat)
                    continue
            ask = own_ask(ask)
            if ask.seat in self.people:
                mine = self.automatic_answer(ask)
                if mine is None:
                    return ask
                option = mine
            else:
                option = self.ask_bot(ask.in_order())
            self.give_answer(option, ask.seat)
        return None

    def ask_bot(self, ask: Ask) -> Option:
        """Return the answer of the bot of the seat asked; BotFault if it gives none."""
        if self.lesson is not None and follow_lesson(self.lesson, self.game).step < len(self.lesson.steps):
            return answer_for_others(self.lesson, self.game, ask)
        clock = self.clocks[ask.seat]
        clock.start(self.game.state.turn)
        option = ask_bot(self.bots[ask.seat], self.game.view(ask.seat), ask, clock)
        clock.stop()
        return option

    def is_offer(self, ask: Ask) -> bool:
        """Return whether a question is only an offer to Assist, which the game does not wait for."""
        return self.game.ask is not None and ask.seat != self.game.ask.seat

    def automatic_answer(self, ask: Ask) -> Option | None:
        """The answer given without asking: abilities that only give Power, and the only answer there is.

        Among bots no quick answer tells anybody what the player holds; among people it would.
        """
        if self.ask_everything or ask.seat not in self.people:
            return None
        if ask.is_lone and len(self.people) == 1:
            return ask.options[0]
        return only_power(self.game.view(ask.seat), ask)

    # Words

    def introduce_game(self) -> None:
        """Say which game it is and with whom, and what is special about it."""
        info = find_game(self.game.choice.game)
        title = Content(f"content-box-{info.id}", info.title)
        names = Listed(self.game.choice.seats[1:])
        self.say_sentence("term-begun", n=len(self.game.answers), title=title, names=names, seed=self.game.seed)
        for note in notes_on(self.game.choice, self.game.state.setup.teams):
            self.paper.print_line(f"  {self.voice(note)}")

    def describe_question(self, ask: Ask) -> str:
        """The open question in words."""
        state = self.game.state
        if not self.is_offer(ask):
            said = prompt.describe_question(state)
            if ask.kind != "main":
                return self.voice(said)
            confronting = said.key == "question-confrontation"
            against = character_cost(state, state.target) if confronting else 0
            key = "term-confrontation" if confronting else "term-turn"
            return self.voice(Said(key, (*said.args, ("power", state.power), ("cost", against))))
        assert self.game.ask is not None
        return self.voice.say("term-assist", who=SeatName(self.game.ask.seat))

    def label_option(self, option: Option, ask: Ask) -> str:
        """An option in words."""
        if self.is_offer(ask) and option.verb == "pass":
            return self.voice.say("term-wait")
        return self.voice(prompt.describe_option(self.game.state, option))

    def recent_sentences(self, rows: int) -> list[str]:
        """Return the events since the player last decided, in sentences that fill at most `rows` lines of the
        terminal."""
        sentences = self.story_since(self.news[self.viewer])
        if sentences and sentences[-1].key == "told-turn" and ("who", SeatName(self.viewer)) in sentences[-1].args:
            sentences.pop()
        told = [self.voice(said) for said in sentences]
        left = 0
        while (
            len(told) > 1 and sum(-(-len(sentence) // (self.line_width - 2)) for sentence in told) + bool(left) > rows
        ):
            del told[0]
            left += 1
        return [self.voice.say("term-more", n=left), *told] if left else told

    def story_since(self, known: int) -> list[Said]:
        """Tell the viewer what happened after so many answers."""
        before = [event for happened in self.history[:known] for event in happened if isinstance(event, Turn)]
        events = [event for happened in self.history[known:] for event in happened]
        ending = at_an_end(reversed(self.history[:known]))
        return tell_story(self.game.state.setup, events, self.viewer, before[-1].seat if before else -1, ending)

    # Deciding

    def handle_line(self, line: str, ask: Ask) -> bool:
        """Carry out a line; True if the question is settled."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        command = word.lower()
        if not line:
            return len(ask.options) == 1 and self.try_answer(ask.options[0])
        if command == "later" and self.is_offer(ask):
            self.later = self.game.state.turn
            return self.try_answer(ask.options[-1])
        if number_of(line):
            return self.answer_by_number(number_of(line), ask)
        if command in ("quit", "q", "exit"):
            raise Stop
        if self.strict_day and command in AIDS:
            self.say_sentence("term-daily-strict", day=self.strict_day)
            return False
        if command == "undo":
            return self.undo_decision()
        if command == "why":
            self.explain_line(rest, ask)
        elif command == "hint":
            self.print_advice(advice.hint_lines(self.game.view(self.viewer), ask, self.label_option, self.voice))
        elif command == "odds":
            self.print_advice(advice.odds_lines(self.game.view(self.viewer), self.voice))
        elif command == "card":
            self.show_card(rest, ask)
        elif command in ("rule", "rules"):
            self.show_rule(rest)
        elif command == "log":
            self.show_log(rest)
        elif command == "all":
            return self.play_all(ask)
        elif command in ("view", "table", "look"):
            self.show_table()
        elif command == "save":
            self.save_as(rest)
        elif command in ("help", "h", "?"):
            self.show_help()
        else:
            return self.answer_by_words(line, ask)
        return False

    def try_answer(self, option: Option) -> bool:
        self.news[self.viewer] = len(self.history)
        self.decisions += 1
        if self.game.ask is not None and option in self.game.ask.options:
            self.give_answer(option, self.viewer)
        else:  # the player waits with an Assist
            self.waited = len(self.game.answers)
        return True

    def play_all(self, ask: Ask) -> bool:
        """Play the cards of the hand one after the other, until something else is asked."""
        shown = len(self.history)
        while ask.seat == self.viewer and ask.kind == "main" and ask.options[0].verb == "play":
            self.try_answer(ask.options[0])
            following = self.advance_to_decision()
            if following is None:
                break
            ask = following
        self.news[self.viewer] = shown
        if len(self.history) == shown:
            self.say_sentence("term-nothing-to-play")
        return len(self.history) > shown

    def answer_by_number(self, number: int, ask: Ask) -> bool:
        if 1 <= number <= len(ask.options):
            return self.try_answer(ask.options[number - 1])
        self.say_sentence("term-no-option", number=number, n=len(ask.options))
        return False

    def answer_by_words(self, line: str, ask: Ask) -> bool:
        """An answer in words: the notation of the log, the label shown, or the name of a card to pick."""
        wanted = line.casefold()
        table = [(text, option) for text, option in self.game.options().items() if option in ask.options]
        for option in ask.options:
            table.append((self.label_option(option, ask).casefold(), option))
            if option.verb == "pick":
                table.append((definition_of(self.game.state, option.card).name.casefold(), option))
        fitting = {each for text, each in table if text == wanted}
        fitting = fitting or {each for text, each in table if text.startswith(wanted)}
        if len(fitting) == 1:
            return self.try_answer(fitting.pop())
        if fitting:
            labels = [self.label_option(option, ask) for option in ask.options if option in fitting]
            self.say_sentence("term-ambiguous", line=line, labels=Listed(tuple(labels[:6]), "or"))
            return False
        verb = wanted.split(" ")[0]
        if verb in BARE or ((verb in VERBS or verb in VERBS_MORE) and " " in wanted):
            self.why_not(line, ask)
        else:
            self.say_sentence("term-no-answer", line=line, n=len(ask.options))
        return False

    # Commands

    def undo_decision(self) -> bool:
        """Take everything back to the player's last own decision."""
        if not self.own or int(self.game.answers[self.own[-1]].partition(" ")[0]) != self.viewer:
            self.say_sentence("term-no-undo")
            return False
        before = len(self.game.answers)
        target = self.own.pop()
        while len(self.game.answers) > target:
            self.game.undo()
        del self.history[target + 1 :]
        self.read = len(self.game.events)
        self.news[self.viewer] = len(self.history)
        self.waited = self.later = -1
        self.decisions = max(0, self.decisions - 1)
        self.say_sentence("term-undone", n=before - target)
        return True

    def explain_line(self, rest: str, ask: Ask) -> None:
        """Explain the question, an option, or why an action is not possible."""
        if not rest:
            if ask.kind == "confront":
                buying = self.game.state.setup.profile.buy_in_confrontation
                self.say_sentence("term-confronting", buying="yes" if buying else "no")
            self.explain_reason(RuleReason(rule_of(self.game.state, ask), say("term-question-rests")))
        elif 1 <= number_of(rest) <= len(ask.options):
            option = ask.options[number_of(rest) - 1]
            if self.is_offer(ask) and option.verb == "pass":
                self.say_sentence("term-need-not-assist")
                return
            self.explain_reason(why_allowed(self.game.state, option))
        elif rest.lower().startswith("not "):
            self.why_not(rest[4:].strip(), ask)
        else:
            self.say_sentence("term-why-how", n=len(ask.options))

    def explain_reason(self, reason: RuleReason) -> None:
        self.say_sentence("term-with-rule", text=reason.said, rule=reason.rule)
        try:
            clause = rules.find_clauses(reason.rule)[0]
        except LineUpError:
            return
        self.paper.print_line(f"  {reason.rule}: {clause.rule}")

    def why_not(self, text: str, ask: Ask) -> None:
        """Say which rule stands against an action given in words, or that nothing does."""
        verb, _, name = text.partition(" ")
        verb = {**VERBS, **VERBS_MORE}.get(verb.lower(), "")
        if not verb:
            verb, name = "buy", text
        if verb == "end" or not name.strip():
            legal = [n for n, option in enumerate(ask.options, 1) if option.verb == verb and option.card < 0]
            if legal:
                self.say_sentence("term-you-can", n=legal[0])
            else:
                self.explain_reason(self.game.reason_not(verb, self.viewer))
            return
        seats = [seat.casefold() for seat in self.game.choice.seats]
        if verb == "confront" and (name.isdecimal() or name.casefold() in seats):
            foe = name if name.isdecimal() else str(seats.index(name.casefold()))
            self.explain_reason(self.as_shown(self.game.reason_not(f"confront {foe}", self.viewer), ask))
            return
        found = self.find_card(name)
        if found is None:
            return
        view = self.game.view(self.viewer)
        for n, option in enumerate(ask.options, 1):
            if option.verb == verb and option.card >= 0 and view.setup.cards[option.card].ref == found.ref:
                self.say_sentence("term-you-can", n=n)
                return
        self.explain_reason(self.as_shown(self.game.reason_not(f"{verb} {found.name}", self.viewer), ask))

    def as_shown(self, reason: RuleReason, ask: Ask) -> RuleReason:
        """A reason that names whom one can confront by the options on the screen."""
        numbers = {option.n: n for n, option in enumerate(ask.options, 1) if option.verb == "confront"}
        if "offered" not in dict(reason.said.args) or not numbers:
            return reason
        offers = Listed(tuple(say("term-offer", who=SeatName(foe), n=n) for foe, n in numbers.items()), "or")
        args = tuple((name, offers if name == "offered" else arg) for name, arg in reason.said.args)
        return RuleReason(reason.rule, Said(reason.said.key, args))

    def show_log(self, rest: str) -> None:
        events = [event for happened in self.history for event in happened]
        sentences = tell_story(self.game.state.setup, events, self.viewer)
        shown = sentences if rest == "all" else sentences[-MOST_LOG:]
        if len(shown) < len(sentences):
            self.paper.print_line(f"  {self.voice.say('term-earlier', n=len(sentences) - len(shown))}")
        for said in shown:
            self.paper.print_line(f"  {self.voice(said)}")

    def show_table(self) -> None:
        """Show the whole table with all texts and piles."""
        self.paper.print_page(board.table_lines(self.game.view(self.viewer), self.line_width, 0, True, self.voice))

    # Saving

    def save_as(self, name: str) -> None:
        try:
            file = save_place(name or None)
            where = self.keeper.save_here(self.game) if file is None else self.keeper.save_to(self.game, file)
        except CommandError as error:
            self.say_error(error)
            return
        self.say_sentence("term-saved", file=shlex.quote(str(where)))

    def saved_file(self) -> str:
        """The file of the game as a shell takes it, written now if need be; empty if nothing is worth one.

        Unsaved if it can be kept nowhere.
        """
        if not self.own and self.keeper.saved is None and self.keeper.file is None:
            return ""
        return shlex.quote(str(self.keeper.ensure_saved(self.game)))

    def must_stay(self) -> bool:
        """Return whether the player has to stay since the game can be saved nowhere, after saying so."""
        try:
            self.saved_file()
        except Unsaved as error:
            self.say_error(error)
            self.say_sentence("term-stays")
            return True
        return False

    def stop_game(self, ended: str) -> None:
        """The last sentences of an unfinished game."""
        file = self.saved_file()
        for failure in self.keeper.failures:
            self.say_error(failure)
        if file:
            self.say_sentence("term-saved-stop", ended=ended, n=self.decisions, file=file)
        elif ended == "input":
            self.say_sentence("term-input-ended", n=self.decisions)
        else:
            self.say_sentence("term-stopped")
