"""The laws, checked along whole random games.

`check_game` plays one game with random answers. What is cheap is checked at every decision, what is dear at every
`every`-th one. With `log` the recorded answers are given again through the public `Game`, which must stand at the same
digest before every answer, also after an answer was taken back and repeated, and its log must rebuild the game.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from copy import copy
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import lineup
from lineup.bots import StalemateWatch
from lineup.engine import notation, prompt
from lineup.engine import zones as z
from lineup.engine.machine import advance_game, give_answer
from lineup.engine.queries import definition_of, face_of
from lineup.engine.saving import digest_of, from_json, to_json
from lineup.engine.state import FRAME_FIELDS, LISTS, STATE_FIELDS, Ask, Option, State
from lineup.engine.view import SPECTATOR, View, determinise, exchange_alike, view
from lineup.speech import Voice
from tests.harness.scenario import sister
from tests.language.generated import made_up

SECOND: Final = Path(__file__).parent.parent / "sets" / "second.toml"
AHEAD: Final = 6  # answers given to a copy to see that it goes on alike

# Options stand in the order of these verbs.
VERBS: Final = (
    "play", "buy", "hunt", "block", "use", "store", "assist", "ready", "end", "confront", "normal", "defend", "pass",
    "foe", "player", "pick", "choose", "done", "yes", "no", "order", "deck", "discard", "hero",
)  # fmt: skip
# What a seat may be asked although it has no choice: no question is missing then.
NEVER_SKIPPED: Final = ("main", "defend", "block", "assist", "after", "pick", "choose", "may")
# Verbs whose options name no card.
CARDLESS: Final = ("choose", "done", "end", "foe", "no", "normal", "pass", "player", "ready", "yes")


class Setting(NamedTuple):
    """A way to play."""

    players: int
    variants: tuple[str, ...] = ()
    rules: tuple[tuple[str, str | int | bool], ...] = ()
    second: bool = False  # a second set is mixed in whole
    mix: tuple[tuple[str, tuple[str, ...]], ...] = ()  # …or only these groups of both
    game: str = "heroes-unite"
    boxes: tuple[str, ...] = ()  # mixed in
    sister: str = ""  # a made-up set of tests/sets/sisters mixed in
    made: str = ""  # a set of random texts mixed in, made from this seed

    @property
    def name(self) -> str:
        """A short id for a parametrised test."""
        rules = [f"{key}={value}" for key, value in self.rules]
        sets = ["second"] * self.second + ["mix"] * bool(self.mix)
        other = [self.game] if self.game != "heroes-unite" else []
        return "-".join(
            [*other, f"{self.players}p", *self.variants, *rules, *sets, *self.boxes, *[self.sister] * bool(self.sister)]
        )


def new_game(setting: Setting, seed: str) -> lineup.Game:
    """A game of the setting at its first decision."""
    sets = [lineup.load(SECOND)] if setting.second else [lineup.box(name) for name in setting.boxes]
    if setting.sister:
        sets.append(sister(setting.sister))
    if setting.made:
        sets.append(made_up(setting.made))
    return lineup.new_game(
        setting.game,
        setting.players,
        seed,
        setting.variants,
        sets,
        rules=dict(setting.rules),
        mix=dict(setting.mix),
    )


def record(games: int, decisions: int) -> None:
    """Note how much was checked in the file named by LINEUP_LAWS_FILE."""
    if file := os.environ.get("LINEUP_LAWS_FILE"):
        with Path(file).open("a", encoding="utf-8") as out:
            out.write(json.dumps({"games": games, "decisions": decisions}) + "\n")


def midgame(seed: str = "midgame", answers: int = 150, players: int = 3) -> State:
    """A state some way into a random game."""
    state = new_game(Setting(players), seed).state
    dice = Random(seed)
    for _ in range(answers):
        give_answer(state, choose(state, dice))
    return state


def choose(state: State, dice: Random) -> Option:
    """A random answer. Half of the games are played to win: everything is played, then the dearest card bought."""
    assert state.ask is not None
    options = state.ask.options
    if state.ask.kind != "main" or len(options) == 1:
        return dice.choice(options)
    if state.key[0] % 2 and dice.random() < 0.9:
        plays = [option for option in options if option.verb in ("play", "use")]
        if plays:
            return dice.choice(plays)
        return max(options, key=lambda option: state.cards[option.card].cost if option.verb in ("buy", "hunt") else 0)
    return dice.choice(options[:-1] if dice.random() < 0.9 else options)


def check_game(setting: Setting, seed: str, every: int = 20, log: bool = True, longest: int = 0) -> int:
    """Check all laws along one random game, called where it starves, or its first decisions; returns their number."""
    game = new_game(setting, seed)
    dice = Random(seed)
    state = game.state
    texts: list[str] = []
    digests = [digest_of(state)]
    caller = StalemateWatch(state)
    while state.ask is not None and not caller.is_called(state, len(texts)) and (not longest or len(texts) < longest):
        check_state(state)
        if dice.randrange(every) == 0:
            check_dearly(state, dice)
        option = choose(state, dice)
        texts.append(notation.write_option(state, option))
        before = contents(state)
        after = state.clone()
        give_answer(after, option)
        assert contents(state) == before, "playing on a clone changed the original"
        state = after
        if log:
            digests.append(digest_of(state))
    check_cards(state)
    if state.ask is None:
        check_end(state)
    if log:
        check_again(game, texts, digests, dice, every)
        check_log(game, digests[-1])
    return len(texts)


def contents(state: State) -> list[object]:
    """Everything in a state, for comparing it with itself later; quicker than its digest and finer."""
    values = [getattr(state, slot) for slot in STATE_FIELDS if slot not in ("setup", "cards", "events", "stack")]
    frames = [[getattr(frame, slot) for slot in FRAME_FIELDS] for frame in state.stack]
    return [*(copy(value) if isinstance(value, list | bytearray) else value for value in values), frames]


# At every decision


def check_state(state: State) -> None:
    """The laws that are cheap to check."""
    ask = state.ask
    assert ask is not None
    check_cards(state)
    check_options(state, ask)
    assert state.power >= 0
    again = asked_anew(state)
    assert again.ask == ask, "asking again asks something else"
    assert again.counter == state.counter, "asking again rolled dice"


def asked_anew(state: State) -> State:
    """A copy of the state whose question was removed and asked again."""
    anew = state.clone()
    anew.ask = None
    advance_game(anew)
    return anew


def check_cards(state: State) -> None:
    """Each card lies in exactly one zone, and `where` agrees."""
    assert sorted(card for cards in state.zones for card in cards) == list(range(len(state.cards)))
    where = state.where
    for zone, cards in enumerate(state.zones):
        for card in cards:
            assert where[card] == zone, f"card {card} lies in zone {zone}, not in {where[card]}"


def check_options(state: State, ask: Ask) -> None:
    """Options are the deciding seat's, distinct, in canonical order, and each has a text of its own."""
    options = ask.options
    assert len(options) > 1 or ask.kind in NEVER_SKIPPED, f"{ask.kind} was asked without a choice"
    assert len(set(options)) == len(options)
    assert all(option.seat == ask.seat or option.verb == "assist" for option in options)
    assert all(option.card < 0 for option in options if option.verb in CARDLESS)
    keys = [order_key(state, option) for option in options]
    assert keys == sorted(keys), f"not in canonical order: {list(notation.write_options(state))}"
    assert list(notation.write_options(state).values()) == list(options)
    if ask.kind == "pick":
        check_pick(ask)
    check_labels(state, ask)


def check_labels(state: State, ask: Ask) -> None:
    """Two options read the same only if they do the same with equal cards of one place."""
    groups: dict[tuple[int, str, str], dict[tuple[int, int, int], Option]] = {}
    for option in ask.options:
        of_card = option.card >= 0
        name = definition_of(state, option.card).name if of_card else ""
        same = (state.setup.faces[option.card], state.where[option.card]) if of_card else (-1, -1)
        # A text that stands on a card twice is an ability twice.
        texts = [each.words for each in definition_of(state, option.card).abilities] if option.verb == "use" else []
        number = texts.index(texts[option.n]) if texts else option.n
        groups.setdefault((option.seat, option.verb, name), {})[*same, number] = option
    voice = Voice(setup=state.setup)
    for group in groups.values():
        if len(group) > 1:
            labels = [voice(prompt.describe_option(state, option)) for option in group.values()]
            assert len(set(labels)) == len(labels), f"two answers read the same: {sorted(labels)}"


def check_pick(ask: Ask) -> None:
    """Check that a pick's own numbers hold: how many cards, and from which."""
    cards = {option.card for option in ask.options if option.verb == "pick"}
    assert 0 <= ask.least <= ask.most
    assert (ask.least == 0) == any(option.verb == "done" for option in ask.options)
    if ask.among:
        assert cards.issubset(set(ask.among).difference(ask.picked))
        assert set(ask.picked).issubset(ask.among)
        assert len(ask.among) >= ask.most + len(ask.picked)
        assert set(ask.in_order().options).issubset(ask.options)
        assert ask.in_order().options
    else:
        assert not ask.picked
        assert ask.most == len(cards) if ask.most < 1 else ask.most == 1


def order_key(state: State, option: Option) -> tuple[int, ...]:
    """Where an option belongs among the others, by nothing but what the deciding player sees of it."""
    rank = VERBS.index(option.verb)
    if option.verb in ("play", "defend", "pick", "hunt", "block", "store", "assist"):
        return rank, state.where[option.card], face_of(state, option.card)
    if option.verb == "buy":
        where = state.where[option.card]
        stacks = (*z.STACKS, z.SUPER_VILLAINS)  # behind the Line-Up and the own Hero card
        return rank, stacks.index(where) + 1 if where in stacks else 0, where, face_of(state, option.card)
    if option.verb == "use":
        return rank, int(z.place_of(state.where[option.card]) != z.CHARACTER)
    if option.verb in ("confront", "foe", "player"):  # in turn order
        return (rank,)
    return rank, option.n


# At some decisions


def check_dearly(state: State, dice: Random) -> None:
    """The laws that take longer to check."""
    assert state.ask is not None
    before = digest_of(state)
    for option in state.ask.options:
        check_answer(state, option)
    if state.ask.secret:
        check_secret(state, state.ask)
    if state.ask.among and not state.ask.picked:
        check_orders(state, dice)
    check_save(state, dice)
    for viewer in range(SPECTATOR, state.players):
        check_view(state, viewer, str(dice.random()), dice)
    assert digest_of(state) == before


def check_answer(state: State, option: Option) -> None:
    """A legal answer is accepted, and its text reads back."""
    assert notation.read_option(state, notation.write_option(state, option)) == option
    after = state.clone()
    give_answer(after, option)
    check_cards(after)
    assert after.power >= 0
    assert (after.ask is None) == after.over


def check_orders(state: State, dice: Random) -> None:
    """The same cards picked in another order, and by a program in canonical order, lead to the same state."""
    wanted: tuple[int, ...] = ()
    first = state.clone()
    ends = set()
    while (ask := open_pick(state, first)) is not None:
        option = dice.choice(ask.in_order().options)
        wanted = ask.picked if option.verb == "done" else (*ask.picked, option.card)
        give_answer(first, option)
    ends.add(digest_of(first))
    for _ in range(3):
        other = state.clone()
        while (ask := open_pick(state, other)) is not None:
            fitting = [option for option in ask.options if option.card in wanted and option.card not in ask.picked]
            give_answer(other, dice.choice(fitting) if fitting else ask.options[-1])
        ends.add(digest_of(other))
    assert len(ends) == 1, f"the order of picking {wanted} matters"


def open_pick(before: State, state: State) -> Ask | None:
    """Return the question while the pick that was open before continues."""
    ask, frame = state.ask, state.stack[-1] if state.stack else None
    if ask is None or frame is None or len(state.stack) != len(before.stack):
        return None
    same = (frame.source, frame.part, frame.pc, state.zones) == (
        before.stack[-1].source, before.stack[-1].part, before.stack[-1].pc, before.zones,
    )  # fmt: skip
    return ask if same and ask.kind == "pick" else None


def check_secret(state: State, ask: Ask) -> None:
    """A secret answer changes not one byte of what others see while others still choose."""
    for viewer in range(SPECTATOR, state.players):
        if viewer == ask.seat:
            continue
        seen: set[bytes] = set()
        for option in ask.options:
            after = state.clone()
            give_answer(after, option)
            others_choose = after.ask is not None and after.ask.secret
            seen.add(view(after, viewer).to_bytes() if others_choose else b"all have chosen")
        assert len(seen) <= 1, f"seat {viewer} can tell what seat {ask.seat} chose in secret"


def check_save(state: State, dice: Random) -> None:
    """A state that went through JSON is the same and goes on alike."""
    loaded = from_json(state.setup, json.loads(json.dumps(to_json(state))))
    assert digest_of(loaded) == digest_of(state)
    assert loaded.where == state.where
    go_on_alike(state.clone(), loaded, dice)


def go_on_alike(one: State, two: State, dice: Random) -> None:
    """Two states ask the same and stand alike after each of some answers."""
    for _ in range(AHEAD):
        assert one.ask == two.ask
        if one.ask is None:
            break
        option = choose(one, dice)
        give_answer(one, option)
        give_answer(two, option)
        assert digest_of(one) == digest_of(two)


def check_view(state: State, viewer: int, seed: str, dice: Random) -> None:
    """Re-dealing what a viewer cannot see changes not one byte of the view; the game can go on from there."""
    ask = state.ask
    assert ask is not None
    seen = view(state, viewer)
    assert (seen.ask is not None) == any(option.seat == viewer for option in ask.options)
    other = determinise(seen, seed, go_on=False)
    check_cards(other)
    assert other.key != state.key, "the re-deal shares the game's dice"
    other.ask = ask
    assert view(other, viewer).to_bytes() == seen.to_bytes(), f"seat {viewer} sees what it cannot"
    check_exchange(state, viewer, seed)
    check_exchange(other, viewer, seed)
    other = determinise(seen, seed)
    picked, again = state.stack[-1].picks, other.stack[-1].picks
    assert len(picked) == len(again) or ask.kind != "pick", "a re-deal lost a card that was picked"
    assert viewer != ask.seat or other.ask == ask, "the decider is asked something else after a re-deal"
    assert asked_of(other.ask) == asked_of(ask), "whether and what somebody is asked depends on hidden cards"
    play_on(other, dice)


def check_exchange(state: State, viewer: int, seed: str) -> None:
    """Cards that a viewer cannot tell apart change places: not one byte of the view or of a question changes."""
    other = exchange_alike(state, viewer, seed)
    check_cards(other)
    now, then = view(state, viewer), view(other, viewer)
    assert then.to_bytes() == now.to_bytes(), f"seat {viewer} is told where cards lie: {differences(now, then)}"
    if now.ask is not None:
        assert notation.write_options(other) == notation.write_options(state), (
            f"seat {viewer} reads in its answers where cards lie"
        )


def differences(now: View, then: View) -> list[str]:
    """What differs in two views."""
    found = [name for name in LISTS if getattr(now, name) != getattr(then, name)]
    found += [f"zone {n}" for n, (one, two) in enumerate(zip(now.zones, then.zones, strict=True)) if one != two]
    for number, (one, two) in enumerate(zip(now.stack, then.stack, strict=True)):
        found += [f"frame {number} {name}" for name in FRAME_FIELDS if getattr(one, name) != getattr(two, name)]
    return found


def asked_of(ask: Ask | None) -> tuple[object, ...]:
    """What onlookers learn of a question by its being asked."""
    return () if ask is None else (ask.seat, ask.kind, ask.source, ask.what)


def play_on(state: State, dice: Random) -> None:
    """Give some answers; the cheap laws hold after each."""
    for _ in range(AHEAD):
        if state.ask is None:
            break
        check_state(state)
        give_answer(state, choose(state, dice))


# After the game


def check_end(state: State) -> None:
    """A finished game has nothing left to do."""
    assert state.over
    assert not state.stack
    assert not state.pending
    assert digest_of(from_json(state.setup, json.loads(json.dumps(to_json(state))))) == digest_of(state)
    for viewer in range(SPECTATOR, state.players):
        seen = view(state, viewer)
        assert view(determinise(seen, "over"), viewer).to_bytes() == seen.to_bytes()


def check_again(game: lineup.Game, texts: Sequence[str], digests: Sequence[str], dice: Random, every: int) -> None:
    """The same answers lead to the same digests, at every decision, undone and repeated or not."""
    for text, before, after in zip(texts, digests, digests[1:], strict=False):
        game.answer(text)
        assert game.digest == after
        if dice.randrange(every) == 0:
            assert game.undo().partition(" ")[2] == text
            assert game.digest == before
            game.answer(text)
            assert game.digest == after


def check_log(game: lineup.Game, at_end: str) -> None:
    """The log rebuilds the game, and the rebuilt game writes the same log."""
    log = game.to_log()
    again = lineup.replay(log)
    assert again.digest == at_end
    assert again.to_log() == log
    while game.answers:
        game.undo()
    assert game.digest == lineup.Game(game.choice, game.seed).digest


# Ways to play

ALONE: Final = ((), ("synergy",), ("hunt",), ("super-hidden",))
TOGETHER: Final = (
    ("synergy", "hunt"),
    ("synergy", "super-hidden"),
    ("hunt", "super-hidden"),
    ("synergy", "hunt", "super-hidden"),
)
MIXES: Final = (
    (("heroes-unite", ("Hero", "Villain", "Super-Villain")), ("second", ("Super Power", "Equipment", "Location"))),
    (("heroes-unite", ("Super Power", "Equipment", "Location")), ("second", ("Hero", "Villain", "Super-Villain"))),
)


def settings() -> Iterable[Setting]:
    """Every variant alone and combined for every number of players, then the other switches, then mixes of sets."""
    for variants in (*ALONE, *TOGETHER):
        for players in range(2, 6):
            yield Setting(players, variants)
    for players in (2, 3):
        for way in ("choose", "deal_two"):
            yield Setting(players, (), (("identity_assignment", way),))
    yield Setting(2, ("synergy",), (("identity_assignment", "choose"), ("promo", True)))
    yield Setting(4, ("hunt",), (("hunt_limit", "one_per_turn"),))
    yield Setting(2, ("hunt", "super-hidden"), (("hunt_limit", "one_per_turn"),))
    for players in (2, 5):
        yield Setting(players, (), (("end_steps", "effects_first"),))
        yield Setting(players, (), (("promo", True),))
    for count in range(9, 13):
        yield Setting(count % 4 + 2, (), (("super_villains", count),))
    yield Setting(3, (), (("super_hero_optional", False), ("buy_is_gain", True), ("ongoing_once_per_turn", False)))
    yield Setting(3, (), (("defenses_per_attack", 3), ("start_step", False), ("line_up_size", 8)))
    for players, variants in ((2, ()), (3, ("synergy",)), (4, ("hunt",)), (5, ("super-hidden",))):
        yield Setting(players, variants, second=True)
    for players, mix in zip((2, 3), MIXES, strict=True):
        yield Setting(players, (), (), True, mix)
    yield Setting(1, ("solo",))
    yield Setting(3, ("fresh-line-up", "draft", "short-stack"))
    yield from other_boxes()


BATMAN: Final = "rivals-batman-joker"
SHAZAM: Final = "rivals-shazam-black-adam"


def other_boxes() -> Iterable[Setting]:
    """Confrontations for every number of players, both Rivals, and a sample of combinations."""
    for players in (2, 3, 4):
        yield Setting(players, game="confrontations")
    yield Setting(4, rules=(("identity_assignment", "choose"),), game="confrontations")
    yield Setting(4, rules=(("hand_is_discarded", True), ("buy_in_confrontation", True)), game="confrontations")
    yield Setting(4, ("fresh-line-up", "draft"), game="confrontations")
    yield Setting(4, game="confrontations", boxes=(BATMAN,))
    yield Setting(4, game="confrontations", boxes=(SHAZAM,))
    yield Setting(2, game=BATMAN)
    yield Setting(2, rules=(("end_steps", "refill_first"),), game=BATMAN)
    yield Setting(2, game=SHAZAM)
    yield Setting(2, game=SHAZAM, rules=(("famine_covers_last_refill", True),))
    yield Setting(2, game=SHAZAM, boxes=(BATMAN,))
    yield Setting(4, game=SHAZAM, boxes=(BATMAN,))
    yield Setting(3, boxes=("confrontations",))
