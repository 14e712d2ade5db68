"""What every bot keeps to, the driver, and the random bot."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from lineup import Refused, new_game
from lineup.bots import (
    BOTS,
    Bot,
    BotError,
    Clock,
    Decisions,
    RandomBot,
    guarded,
    make_bot,
    own_ask,
    partner_ask,
    play_out,
)
from lineup.bots.hosting.registry import describe_error, make_legible
from lineup.engine.machine import start_game
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View
from lineup.games import Choice, build_setup
from tests.harness import scenario

SIX = Ask(0, "choose", tuple(Option(0, "choose", n=number) for number in range(6)))


def random_answers(seat: int, seed: str, times: int) -> list[int]:
    bot = RandomBot(seat, seed)
    return [bot.choose(None, SIX).n for _ in range(times)]


def played(names: list[str], seed: str, bot_seed: str, most: int = 0) -> list[str]:
    """The answers of a whole game, or the first of them."""
    game = new_game(seats=names, seed=seed)
    bots = [make_bot(name, seat, bot_seed) for seat, name in enumerate(names)]
    play_out(game, bots, most, [Clock(rollouts=4) for _ in bots])
    return game.answers


def test_the_random_bot_takes_every_option_about_equally_often() -> None:
    counts = Counter(random_answers(0, "fair", 6000))
    assert sorted(counts) == list(range(6))
    assert all(900 < count < 1100 for count in counts.values())


def test_the_random_bot_repeats_itself_with_the_same_seat_and_seed_only() -> None:
    first = random_answers(0, "1", 50)
    assert random_answers(0, "1", 50) == first
    assert random_answers(1, "1", 50) != first
    assert random_answers(0, "2", 50) != first


@pytest.mark.parametrize("name", BOTS)
def test_a_game_of_bots_is_repeated_by_its_seeds(name: str) -> None:
    most = 60 if name in ("learned", "search", "master") else 0
    assert played([name, name], "7", "a", most) == played([name, name], "7", "a", most)


def test_a_bot_does_not_touch_the_dice_of_the_game() -> None:
    one, two = new_game(seed="dice"), new_game(seed="dice")
    before = one.digest
    for number in range(20):
        assert one.ask is not None
        make_bot("random", 0, str(number)).choose(one.view(0), one.ask, Clock())
        make_bot("casual", one.ask.seat, str(number)).choose(one.view(one.ask.seat), one.ask, Clock())
    assert one.digest == before == two.digest


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_known_by_its_name(name: str) -> None:
    assert make_bot(name, 0, "1").name == name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    own = "There are: random, casual, planner, aggressor, builder, search, master, learned."
    with pytest.raises(BotError, match=re.escape(f'There is no bot "randon". Did you mean "random"? {own}')):
        make_bot("randon", 0, "1")
    with pytest.raises(BotError, match=re.escape(f'There is no bot "genius". {own}')):
        make_bot("genius", 0, "1")


def test_there_must_be_a_bot_for_each_seat() -> None:
    with pytest.raises(Refused, match="The game has 3 seats; 2 bots were given"):
        play_out(new_game(seats=3), [make_bot("random", seat, "1") for seat in range(2)])


class Watched:
    """A bot that notes what it is given and picks the last option, or lets another bot decide."""

    name = "watched"

    def __init__(self, blind: bool, answers: Bot | None = None) -> None:
        self.blind = blind
        self.given: list[tuple[View | None, Ask]] = []
        self.answers = answers  # who decides instead

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        self.given.append((view, ask))
        return ask.options[-1] if self.answers is None else self.answers.choose(view, ask, clock)


class Cheat(Watched):
    """A bot that makes up an answer."""

    name = "cheat"

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        return Option(ask.seat, "win")  # type: ignore[arg-type]


def test_a_bot_is_asked_only_where_it_has_a_choice_and_sees_its_own_view() -> None:
    bot = Watched(blind=False)
    bots: list[Bot] = [bot, make_bot("random", 1, "1")]
    decisions = play_out(start_game(build_setup(Choice("heroes-unite", ("a", "b"))), "3"), bots)
    assert bot.given
    for view, ask in bot.given:
        assert view is not None
        assert view.seat == ask.seat == 0
        assert view.ask == ask
        assert len(ask.options) > 1
    assert len(bot.given) < decisions.unforced < decisions.asked


def test_a_blind_bot_is_given_no_view() -> None:
    bot = Watched(blind=True)
    play_out(start_game(build_setup(Choice("heroes-unite", ("a", "b"))), "3"), [bot, make_bot("random", 1, "1")])
    assert bot.given
    assert all(view is None for view, _ in bot.given)


# Partners

TEAMS = Choice("confrontations", ("a", "b", "c", "d"))


class Eager(Watched):
    """A bot that plays what it can, in turn order."""

    name = "eager"

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        self.given.append((view, ask))
        return ask.options[0]


class Waiting(Eager):
    """The same, but it never Assists."""

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        option = super().choose(view, ask, clock)
        return ask.options[-1] if ask.kind == "assist" else option


def test_a_question_is_divided_into_the_own_one_and_the_partners() -> None:
    g = scenario.game(4, box="confrontations", hand="Punch", C_hand="Steel, Punch")
    own, poll = own_ask(g.ask), partner_ask(g.ask)
    assert {option.seat for option in own.options} == {0}
    assert poll is not None
    assert (poll.seat, poll.kind) == (2, "assist")
    assert [option.verb for option in poll.options] == ["assist", "pass"]
    assert set(own.options) | set(poll.options[:-1]) == set(g.ask.options)


def test_a_question_without_a_partners_options_is_left_as_it_is() -> None:
    g = scenario.game(4, box="confrontations", hand="Punch", C_hand="Punch")
    assert own_ask(g.ask) is g.ask
    assert partner_ask(g.ask) is None
    g = scenario.game(4, box="confrontations", hand="Nereus", B_hand="Punch").play("Nereus")
    assert g.asked == "A foe"
    assert own_ask(g.ask) is g.ask
    assert partner_ask(g.ask) is None


def test_a_partner_is_asked_whenever_the_active_player_is_and_plays_in_between() -> None:
    g = scenario.game(4, box="confrontations", hand="Punch*2", C_hand="Steel, Krypto")
    bots: list[Bot] = [Eager(blind=False) for _ in range(4)]
    play_out(g.game, bots, most=4)
    assert g.game.answers == ["2 assist krypto", "2 assist steel", "0 play punch", "0 play punch"]


def test_a_partners_nothing_is_no_answer_of_the_game() -> None:
    g = scenario.game(4, box="confrontations", hand="Punch*2", C_hand="Steel", line_up="Hera", kicks="")
    quiet = Waiting(blind=False)
    bots: list[Bot] = [Eager(blind=False), quiet, quiet, quiet]
    count = play_out(g.game, bots, most=3)
    assert g.game.answers == ["0 play punch", "0 play punch", "0 end"]
    assert [ask.kind for _, ask in quiet.given] == ["assist"] * 3  # asked before each of them
    assert count == Decisions(3, 2)  # only "end" left no choice


def test_a_partner_who_assists_makes_a_decision() -> None:
    g = scenario.game(4, box="confrontations", hand="", C_hand="Steel")
    assert play_out(g.game, [Eager(blind=True) for _ in range(4)], most=1) == Decisions(1, 1)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_every_bot_is_given_options_of_its_own_seat_only(seed: str) -> None:
    seats = [Watched(blind=False, answers=make_bot("random", seat, seed)) for seat in range(4)]
    play_out(start_game(build_setup(TEAMS), seed), seats, most=400)
    for seat, bot in enumerate(seats):
        assert bot.given
        for view, ask in bot.given:
            assert view is not None
            assert view.seat == ask.seat == seat
            assert {option.seat for option in ask.options} == {seat}
            assert view.ask is not None
            assert set(ask.options) - {Option(seat, "pass")} <= set(view.ask.options)


def test_the_driver_stops_after_so_many_answers() -> None:
    game = new_game(seed="1")
    assert play_out(game, [make_bot("random", seat, "1") for seat in range(2)], most=7).asked == 7
    assert len(game.answers) == 7


def test_an_answer_that_is_no_option_is_refused_with_the_bot_named() -> None:
    with pytest.raises(Refused, match='The bot "cheat" answered'):
        play_out(new_game(seed="1"), [Cheat(blind=True), Cheat(blind=True)])


class Forger(Watched):
    """A bot that makes another option of one it was offered."""

    name = "forger"

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        option = ask.options[0]
        try:
            for name, value in (("verb", "buy"), ("card", 0), ("n", 7)):
                setattr(option, name, value)
        except AttributeError:  # compiled ones are not changed so easily
            option = Option(ask.seat, "buy", 0, 7)
        return option


@pytest.mark.parametrize("blind", [False, True])
def test_a_bot_cannot_make_an_option_into_another(blind: bool) -> None:
    game = new_game(seed="1", seats=2)
    with pytest.raises(Refused, match=r'The bot "forger" answered .*buy'):
        play_out(game, [Forger(blind=blind), Forger(blind=blind)])
    assert game.answers == []
    assert game.ask is not None
    assert "buy" not in {option.verb for option in game.ask.options}


class Equal:
    """What is equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


def test_an_answer_that_says_it_is_equal_to_an_option_is_none() -> None:
    class Smooth(Watched):
        def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
            return Equal()  # type: ignore[return-value]

    with pytest.raises(Refused, match="which is not among its options"):
        play_out(new_game(seed="1"), [Smooth(blind=True), Smooth(blind=True)])


def test_nothing_a_strange_bot_is_shown_is_the_games_own() -> None:
    shown: list[object] = []
    held: list[object] = []

    class Holding(Watched):
        def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
            shown.extend((ask, *ask.options, *view.watchers))
            if view.ask is not None:
                shown.extend((view.ask, *view.ask.options))
            return make_bot("casual", ask.seat, "1").choose(view, ask, clock)

    def watch(state: State, ask: Ask, option: Option) -> None:
        assert state.ask is not None
        held.extend((state.ask, *state.ask.options, ask, *ask.options, option, *state.watchers))

    play_out(start_game(build_setup(TEAMS), "1"), [Holding(blind=False) for _ in range(4)], 300, watch=watch)
    assert len(shown) > 300
    assert not {id(each) for each in shown} & {id(each) for each in held}


def test_our_own_bots_are_asked_as_they_are_and_none_becomes_ours_by_saying_so() -> None:
    for name in BOTS:
        bot = make_bot(name, 0, "1")
        assert guarded(bot) is bot
    false = type("CasualBot", (Watched,), {"__module__": "lineup.bots.quick.casual"})(True)
    assert guarded(false) is not false
    assert guarded(guarded(false)).name == "watched"


def test_what_strange_code_says_is_made_legible() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise SystemExit

    assert make_legible("a\x1b[31mb\x00\nc\ud800 \u202ed") == "a [31mb c d"
    assert len(make_legible("x" * 9999)) == 300
    assert make_legible(Mute()) == "(unreadable)"
    assert describe_error(Mute()) == "Mute: (unreadable)"
    assert describe_error(KeyError("x")) == "KeyError: 'x'"
    assert describe_error(MemoryError()) == "MemoryError"
    assert describe_error(BotError("A sentence.")) == "A sentence."


def test_each_bot_has_a_clock_of_its_own_that_stands_while_others_think() -> None:
    class Slow(Watched):
        def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
            while not clock.over():
                pass
            return super().choose(view, ask, clock)

    clocks = [Clock(0.001), Clock(5.0)]
    game = new_game(seed="1")
    play_out(game, [Slow(blind=True), make_bot("random", 1, "1")], most=20, clocks=clocks)
    assert clocks[0].left() <= 0
    assert clocks[1].left() > 4
    clocks[0].start(game.state.turn + 1)  # a new turn
    assert clocks[0].left() > -1


def test_a_clock_counts_simulations_where_games_must_repeat() -> None:
    clock = Clock(rollouts=3)
    clock.start(1)
    assert [clock.over(done) for done in range(5)] == [False, False, False, True, True]
    assert not Clock().over(1_000_000)  # no limit at all


def test_the_driver_plays_states_and_games_alike() -> None:
    game = new_game(seats=["a", "b", "c"], seed="both")
    state = start_game(build_setup(Choice("heroes-unite", ("a", "b", "c"))), "both")
    counts = [play_out(each, [make_bot("random", seat, "x") for seat in range(3)]) for each in (game, state)]
    assert counts[0] == counts[1]
    assert game.state.zones == state.zones
    assert len(game.answers) == counts[0].asked


def test_the_example_of_the_bots_page_runs() -> None:
    page = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    assert blocks
    scope: dict[str, object] = {"__name__": "example"}
    for block in blocks:
        if "sys.stdin" in block:  # a program of its own, run where bots are programs
            continue
        exec(compile(block, "docs/bots.md", "exec"), scope)
