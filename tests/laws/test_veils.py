"""Records and suspended work that hold hidden cards: a view does not say where they lie, a re-deal puts cards there."""

from __future__ import annotations

import gc
import json

import pytest

from lineup.engine import zones as z
from lineup.engine.asking import HIDDEN
from lineup.engine.machine import give_answer
from lineup.engine.moves import GROUP, draw_card, forget_cards, move_card, reveal_cards, shuffle_zone
from lineup.engine.state import ALL, TURN, CardPlay, Frame, Happened, Hit, Note, State, WaitingText, Watcher
from lineup.engine.view import SPECTATOR, can_see, determinise, exchange_cards, sees_more, view
from tests.harness.rule import card as of_card
from tests.harness.scenario import Scenario, card_set, game

SHAZAM = "rivals-shazam-black-adam"
A_DECK, A_HAND = z.zone_of(0, z.DECK), z.zone_of(0, z.HAND)
SEEDS = [str(seed) for seed in range(20)]
PENGUIN = card_set({"name": "The Penguin", "type": "Villain", "cost": 2, "text": "Draw two cards."})
CARDS = card_set(
    {"name": "Hook", "type": "Villain", "cost": 1, "text": "Attack: Each foe discards a card from their hand."},
    {"name": "Aquarius", "type": "Hero", "cost": 7, "text": "+1 Power.", "copies": 4},
    {"name": "Melt", "type": "Equipment", "cost": 1, "text": "Destroy any number of cards with cost 7 from your hand."},
    {
        "name": "Thrift",
        "type": "Equipment",
        "cost": 1,
        "text": "Discard any number of cards with total cost 4 or less from your hand.",
    },
    {
        "name": "Scout",
        "type": "Equipment",
        "cost": 1,
        "text": "Look at the top three cards of your deck. Put one of them into your hand. "
        "Put the rest back in any order.",
    },
    {
        "name": "Olympian",
        "type": "Equipment",
        "cost": 1,
        "text": "Draw a card. Put a card from your hand on top of your deck. You may draw a card.",
    },
    {"name": "Peek", "type": "Equipment", "cost": 1, "text": "Look at the top card of your deck. You may discard it."},
    {
        "name": "Boast",
        "type": "Equipment",
        "cost": 1,
        "text": "Reveal a card from your hand. You may gain a cheaper card of its type from the Line-Up.",
    },
    {
        "name": "Bluff",
        "type": "Villain",
        "cost": 1,
        "text": "Attack: Each player reveals their hand, then secretly chooses a card from their hand for the player "
        "on their left and another for the player on their right.",
    },
    {"name": "Study", "type": "Equipment", "cost": 1, "text": "Draw two cards. Discard one of them."},
    {"name": "Sort", "type": "Equipment", "cost": 1, "text": "Draw three cards. Discard any number of them."},
    {
        "name": "Sift",
        "type": "Equipment",
        "cost": 1,
        "text": "Draw three cards. Discard any number of Heroes among them.",
    },
    {
        "name": "Sweep",
        "type": "Equipment",
        "cost": 1,
        "text": "Draw three cards. Discard any number of Heroes from your hand.",
    },
    {"name": "Purge", "type": "Equipment", "cost": 1, "text": "You may destroy up to three cards from your hand."},
)


def named(frames: tuple[Frame, ...] | list[Frame]) -> set[int]:
    """Every card that suspended work holds, the one whose text it is left out."""
    found: set[int] = set()
    for frame in frames:
        found |= {frame.it, frame.other, *frame.them, *frame.did, *frame.picks}
    return found - {-1}


def redeals(g: Scenario, seat: int) -> list[State]:
    seen = g.game.view(seat)
    return [determinise(seen, seed) for seed in SEEDS]


def test_a_card_looked_at_in_a_deck_is_a_place_to_all_others() -> None:
    g = game(sets=[CARDS], hand="Peek", deck="Crimson Whirlwind, Punch, Kick, Vulnerability")
    g.play("Peek")
    assert g.game.state.zones[A_DECK][0] == 0, "it is card number 0"
    assert (g.asked, named(g.game.view(0).stack)) == ("A may", {0})
    for seat in (1, SPECTATOR):
        seen = g.game.view(seat)
        assert seen.veiled
        assert max(named(seen.stack)) < 0
        tops = [state.zones[A_DECK][0] for state in redeals(g, seat)]
        assert [named(state.stack) for state in redeals(g, seat)] == [{top} for top in tops]
        assert len(set(tops)) > 1, "what it is nobody else knows"
    assert not g.game.view(0).veiled
    assert {state.zones[A_DECK][0] for state in redeals(g, 0)} == {0}, "who looked knows it in every re-deal"


def test_several_cards_looked_at_keep_their_places() -> None:
    g = game(2, box="confrontations", hand="Telepathy", deck="Punch, Vulnerability, Steel, Krypto, Mera")
    g.skip_lone = False
    g.play("Telepathy")
    looked = g.game.state.stack[-1].them
    places = [g.game.state.zones[A_DECK].index(card) for card in looked]
    assert len(places) > 1
    for state in redeals(g, 1):
        assert [state.zones[A_DECK].index(card) for card in state.stack[-1].them] == places


def test_cards_half_picked_from_a_hand_are_any_different_cards_of_it_to_others() -> None:
    g = game(sets=[CARDS], hand="Purge, Crimson Whirlwind, Punch, Kick, Vulnerability").play("Purge")
    g.pick("Crimson Whirlwind").pick("Kick")
    picked = g.game.state.stack[-1].picks
    assert 0 in picked
    assert len(picked) == 2
    found = set()
    for state in redeals(g, 1):
        picks = state.stack[-1].picks
        assert len(set(picks)) == 2
        assert set(picks) <= set(state.zones[A_HAND])
        found |= {state.cards[card].name for card in picks}
    assert len(found) > 2
    assert g.game.view(1).stack[-1].picks == (HIDDEN, HIDDEN), "how many, and no more"
    assert g.game.view(0).stack[-1].picks == picked


def test_of_a_pick_half_made_nobody_knows_whether_it_is_a_card_that_all_know() -> None:
    g = game(sets=[CARDS], hand="Purge, Crimson Whirlwind, Punch, Kick, Vulnerability").play("Purge")
    reveal_cards(g.game.state, (0,))
    g.pick("Crimson Whirlwind")
    assert g.game.view(1).stack[-1].picks == (HIDDEN,)
    picks = [state.stack[-1].picks[0] for state in redeals(g, 1)]
    assert 0 in picks
    assert set(picks) != {0}


def test_a_pick_half_made_out_of_cards_that_all_know_is_known_to_all() -> None:
    g = game(sets=[CARDS], hand="Purge, Crimson Whirlwind, Punch, Kick").play("Purge")
    reveal_cards(g.game.state, g.game.state.zones[A_HAND])
    g.pick("Crimson Whirlwind")
    seen = g.game.view(1)
    assert seen.stack[-1].picks == (0,)
    assert not seen.veiled


@pytest.mark.parametrize(("hand", "shown", "picks"), [("", 3, (0,)), ("", 2, (HIDDEN,)), (", Raven", 3, (HIDDEN,))])
def test_a_pick_half_made_of_cards_drawn_is_known_to_all_who_know_the_whole_hand(
    hand: str, shown: int, picks: tuple[int, ...]
) -> None:
    g = game(sets=[CARDS], hand=f"Sort{hand}", deck="Crimson Whirlwind, Punch, Kick")
    reveal_cards(g.game.state, g.game.state.zones[A_DECK][:shown])
    g.play("Sort").pick("Crimson Whirlwind")
    assert g.game.view(1).stack[-1].picks == picks


@pytest.mark.parametrize("text", ["Sift", "Sweep"])
def test_a_pick_half_made_of_cards_that_all_know_does_not_tell_whether_a_hidden_card_fits(text: str) -> None:
    views: list[bytes] = []
    for hidden in ("Katana", "Kick"):
        g = game(sets=[CARDS], hand=text, deck="Raven, Deadman, Katana, Kick")
        state = g.game.state
        known, others = state.zones[A_DECK][:2], sorted(state.zones[A_DECK][2:])
        others.sort(key=lambda card: state.cards[card].name != hidden)
        state.zones[A_DECK] = (*known, *others)
        reveal_cards(state, known)
        g.play(text).pick("Raven")
        state = g.game.state  # as it is after a redo
        assert len(state.zones[A_HAND]) == 3
        assert (g.asked, state.stack[-1].picks) == ("A pick", known[:1])
        views.append(g.game.view(1).to_bytes())
    assert views[0] == views[1]


def test_a_card_of_a_hand_that_everybody_was_shown_is_known_to_all() -> None:
    hand = "Boast, Punch*2, Kick, Raven"
    g = game(sets=[CARDS], hand=hand, line_up="Kyle Rayner, Katana", deck="Punch").play("Boast").pick("Raven")
    assert g.asked == "A may"
    for seat in (1, SPECTATOR):
        seen = g.game.view(seat)
        assert seen.stack[-1].it == g.game.state.stack[-1].it
        assert [state.ask for state in redeals(g, seat)] == [g.ask] * len(SEEDS)


def test_cards_drawn_are_none_of_those_that_everybody_was_shown() -> None:
    g = game(sets=[CARDS], hand="Study, Raven, Kick", deck="Punch, Katana, Vulnerability")
    reveal_cards(g.game.state, g.game.state.zones[A_HAND][1:])
    g.play("Study")
    drawn = g.game.state.stack[-1].them
    assert (g.asked, len(drawn)) == ("A pick", 2)
    for seat in (1, SPECTATOR):
        seen = g.game.view(seat)
        assert seen.stack[-1].them == (HIDDEN, HIDDEN)
        for state in redeals(g, seat):
            them = state.stack[-1].them
            assert {state.cards[card].name for card in them} <= {"Punch", "Katana", "Vulnerability"}
            assert len(set(them)) == 2
            assert view(state, seat).to_bytes() == seen.to_bytes()


def test_which_of_the_cards_shown_was_chosen_in_secret_nobody_else_knows() -> None:
    g = game(3, sets=[CARDS], hand="Bluff, Raven, Kick", B_hand="Punch, Kick", C_hand="Raven, Kick").play("Bluff")
    while g.asked != "A pick":
        g.game.answer(g.ask.options[-1])
    raven = g.game.state.zones[A_HAND][0]
    g.pick("Raven")
    for asked in ("A pick", "B pick"):
        assert g.asked == asked
        for seat in (1, 2, SPECTATOR):
            seen = g.game.view(seat)
            assert {seen.stack[-1].it, *[hit.it for frame in seen.stack for hit in frame.hits]} <= {-1, HIDDEN}
            if asked == "A pick":
                assert raven in seen.zones[A_HAND]
                assert {raven} < {state.stack[-1].it for state in redeals(g, seat)}
        g.game.answer(g.ask.options[-1])


def test_in_the_text_of_a_secret_choice_what_is_picked_of_a_hand_that_all_know_is_not_told_either() -> None:
    text = "Secretly choose a card from your hand. You may destroy up to two cards from your hand."
    base = "heroes-unite/crimson-whirlwind"  # the first card of the game
    feint = {"name": "Feint", "overrides": base, "type": "Hero", "cost": 5, "text": text}
    g = game(sets=[card_set(feint)], hand="Feint, Raven, Punch, Kick")
    reveal_cards(g.game.state, g.game.state.zones[A_HAND])
    g.play("Feint").pick("Raven").pick("Kick")
    frame = g.game.view(1).stack[-1]
    assert (frame.face, frame.it, frame.picks) == (0, HIDDEN, (HIDDEN,))


def test_the_only_card_of_a_hand_is_the_one_picked() -> None:
    g = game(power=4, line_up="Deadman", hand="Crimson Whirlwind", discard="Vulnerability").buy("Deadman")
    g.pick("Crimson Whirlwind")
    for state in redeals(g, 1):
        assert state.stack[-1].picks == state.zones[A_HAND]


def busy(card: int, picked: int, state: State) -> State:
    """A state in which everything that can name a card names this one, and a frame one that was picked of a hand."""
    new = state.clone()
    new.played, new.given, new.used = (CardPlay(0, card, 3, 1),), ((card, 2),), ((card, 0),)
    new.watchers, new.raised, new.out, new.winners = (Watcher(0, 1, 2, 3, 4, 5),), ((9, 2),), (1,), (0,)
    new.delayed, new.pending = (WaitingText(0, 1, 2, 3, card),), (WaitingText(1, 2, 3, 4, card, power_only=True),)
    new.copies, new.notes = ((card, 5, 1),), (Note("assist", 0, card, 1, 1),)
    new.happened = (Happened("gain", 0, card, line_up=True),)
    new.hunt_closed, new.stored, new.defeated, new.immune, new.stage, new.target = True, True, 2, 1, 2, 1
    frame = Frame(TURN, me=1, it=card)
    frame.other, frame.them, frame.did = card, (card, 0), (card,)
    frame.picks, frame.hits = (picked,), (Hit(1, 0, card),)
    new.stack, new.ask = [frame], None
    return new


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize(("zone", "place"), [(A_DECK, 3), (z.MAIN_DECK, 0), (z.MAIN_DECK, 4)])
def test_a_re_deal_looks_the_same_and_has_hidden_cards_where_the_view_has(zone: int, place: int, seat: int) -> None:
    g = game(deck="Punch, Kick, Vulnerability, Katana, Punch", hand="Punch, Kick", B_hand="Raven, Starbolt, Punch",
             discard="Crimson Whirlwind", B_deck="Punch*3, Kick")  # fmt: skip
    state = g.game.state
    there, held = state.zones[zone][place], state.zones[z.zone_of(1, z.HAND)][1]
    state.known[state.zones[z.zone_of(1, z.HAND)][0]] = ALL
    seen = view(busy(there, held, state), seat)
    assert seen.veiled
    dealt = set()
    for seed in SEEDS:
        new = determinise(seen, seed, go_on=False)
        assert view(new, seat).to_bytes() == seen.to_bytes()
        for index, cards in enumerate(new.zones):
            assert all(new.where[card] == index for card in cards)
            assert all(new.known[card] & new.sees[index] == new.sees[index] for card in cards)
        frame, faces = new.stack[0], state.setup.faces
        seen_then = [new.played[0].card, new.given[0][0], new.used[0][0], new.copies[0][0], new.notes[0].card]
        seen_then.append(new.happened[0].card)
        assert {faces[card] for card in seen_then} == {faces[there]}, "everybody saw which card it was"
        others = [new.delayed[0].it, new.pending[0].it, frame.it, frame.other, *frame.did, frame.hits[0].it]
        others += [card for card in frame.them if card]
        assert not [card for card in (*seen_then, *others) if can_see(new, seat, card)]
        assert 0 in frame.them
        dealt |= {*others}
        assert frame.picks[0] in new.zones[z.zone_of(1, z.HAND)]
    assert len(dealt) > 1


def swapped(g: Scenario, one: int, other: int) -> State:
    """The game as it would stand if two cards had changed places."""
    state = g.game.state.clone()
    exchange_cards(state, one, other)
    return state


@of_card("raven")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_nobody_is_told_where_a_card_bought_this_turn_was_shuffled_in(seat: int) -> None:
    g = game(power=10, hand="The Penguin", line_up="Raven", deck="", discard="Kick*2, Punch*7, Katana", sets=[PENGUIN])
    g.buy("Raven").play("The Penguin")
    state = g.game.state
    deck = state.zones[A_DECK]
    raven = state.happened[0].card
    assert state.happened[0].what == "gain"
    assert raven in deck, "two cards were drawn of the new deck, and Raven was not among them"
    seen = g.game.view(seat)
    assert seen.happened[0].card == -1000 - state.setup.faces[raven], "a Raven, as everybody saw"
    for other in deck:
        if other != raven:
            assert view(swapped(g, raven, other), seat).to_bytes() == seen.to_bytes()
    for again in redeals(g, seat):
        assert again.cards[again.happened[0].card].name == "Raven"
    assert len({again.zones[A_DECK].index(again.happened[0].card) for again in redeals(g, seat)
                if again.happened[0].card in again.zones[A_DECK]}) > 3  # fmt: skip


@pytest.mark.parametrize("picks", ["Katana", "Raven", "Punch"])
def test_a_foe_is_not_told_whether_the_card_put_back_is_the_one_just_drawn(picks: str) -> None:
    views: list[bytes] = []
    for put in ("Katana", picks):
        g = game(sets=[CARDS], hand="Olympian, Punch, Raven", deck="Katana, Kick")
        g.play("Olympian")
        assert "Katana" in g.A.hand
        state = g.game.state
        state.happened += (Happened("draw", 0, state.zones[A_HAND][-1]),)  # as where a text listens to draws
        while g.asked == "A pick":
            g.pick(put)
        assert g.A.deck[0] == put
        assert g.asked == "A may", "while a further question holds the text up"
        state = g.game.state
        for card_put in (state.zones[A_DECK][0], *state.zones[A_HAND]):
            for other in state.zones[A_HAND]:
                for viewer in (1, SPECTATOR):
                    if card_put != other:
                        assert view(swapped(g, card_put, other), viewer) == g.game.view(viewer)
        views.append(json.dumps([each.to_row() for each in g.game.view(1).happened]).encode())
    assert views[0] == views[1]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_cards_played_and_shuffled_in_are_not_told_apart_from_the_others_of_the_deck(seat: int) -> None:
    g = game(hand="Punch, Kick, Katana", deck="Vulnerability*3", sets=[CARDS]).play("Punch", "Kick", "Katana")
    state = g.game.state
    played = state.zones[z.zone_of(0, z.PLAY)]
    for number in played:
        move_card(state, number, A_DECK)
    shuffle_zone(state, A_DECK)
    assert state.given
    assert len(state.played) == 3
    seen = view(state, seat)
    faces = state.setup.faces
    assert [each.card for each in seen.played] == [-1000 - faces[each.card] for each in state.played]
    assert {number for number, _ in seen.given} <= {-1000 - faces[number] for number in played}
    for one in played:
        for other in state.zones[A_DECK]:
            if one != other:
                assert view(swapped(g, one, other), seat).to_bytes() == seen.to_bytes()
    for seed in SEEDS:
        again = determinise(seen, seed, go_on=False)
        assert [faces[each.card] for each in again.played] == [faces[each.card] for each in state.played]
        assert len({each.card for each in again.played}) == 3


MANY = [str(seed) for seed in range(60)]


@pytest.mark.parametrize(
    ("box", "name"),
    [
        pytest.param("heroes-unite", "Helmet of Fate", marks=of_card("helmet-of-fate")),
        pytest.param("confrontations", "The Others", marks=of_card("confrontations/the-others")),
    ],
)
def test_a_re_deal_keeps_every_card_of_a_pick_half_made(box: str, name: str) -> None:
    g = game(2, box=box, sets=[CARDS], hand="Hook, Punch", B_hand=f"{name}, Punch*2, Vulnerability*2", B_deck="Punch*4")
    g.skip_lone = False
    g.play("Hook")
    g.defend(name).pick("Punch").pick("Vulnerability")
    picked = g.game.state.stack[-1].picks
    assert (g.asked, len(picked)) == ("B pick", 2)
    source = g.game.state.stack[-1].source
    for seat in (0, SPECTATOR):
        seen = g.game.view(seat)
        assert seen.stack[-1].picks == (HIDDEN, HIDDEN)
        for seed in MANY:
            state = determinise(seen, seed)
            picks = state.stack[-1].picks
            assert len(set(picks)) == 2
            assert set(picks) <= {*state.zones[z.zone_of(1, z.HAND)]} - {source}
            assert state.ask is not None
            assert state.ask.picked == picks
            assert view(state, seat).to_bytes() == seen.to_bytes()
            stopped = determinise(seen, seed, go_on=False)
            assert stopped.stack[-1].picks == picks
            before = len(state.zones[z.zone_of(1, z.DISCARD)])
            give_answer(state, state.ask.options[-1])
            assert len(state.zones[z.zone_of(1, z.DISCARD)]) == before + 3, "both are discarded, with the card itself"


@pytest.mark.parametrize("hand", ["Katana, Kick*4", "Katana, Crimson Whirlwind, Raven, Kick*2"])
def test_a_re_deal_puts_cards_that_fit_where_some_were_picked(hand: str) -> None:
    """Nobody else knows which Equipment or Heroes they are, but that there were so many to pick is known."""
    g = game(sets=[CARDS], hand=f"Melt, {hand}, Aquarius*2", deck="Punch*4, Aquarius", B_deck="Punch*4")
    g.skip_lone = False
    g.play("Melt").pick("Aquarius", "Aquarius")
    picked = len(g.game.state.stack[-1].picks)
    assert (g.asked, picked) == ("A pick", 2)
    seen = g.game.view(1)
    names = []
    for seed in SEEDS:
        state = determinise(seen, seed)
        picks = state.stack[-1].picks
        assert len(picks) == picked
        assert {state.cards[each].name for each in picks} == {"Aquarius"}
        assert view(state, 1).to_bytes() == seen.to_bytes()
        names.append(sorted(state.cards[each].name for each in state.zones[A_HAND]))
    assert len({tuple(each) for each in names}) > 1


def test_picks_within_a_budget_are_kept_and_stay_within_it() -> None:
    g = game(sets=[CARDS], hand="Thrift, Katana, Kick*2, Punch*2", deck="Punch*4").play("Thrift").pick("Kick", "Punch")
    assert g.asked == "A pick"
    for state in redeals(g, 1):
        picks = state.stack[-1].picks
        assert len(picks) == 2
        assert sum(state.cards[each].cost for each in picks) <= 4


@pytest.mark.parametrize(
    ("box", "name", "good"),
    [
        pytest.param("confrontations", "Madame Xanadu", "Steel", marks=of_card("confrontations/madame-xanadu")),
        pytest.param(
            SHAZAM, "Wisdom of Zehuti", "Stargirl", marks=of_card("rivals-shazam-black-adam/wisdom-of-zehuti")
        ),
    ],
)
def test_what_is_picked_out_of_a_deck_and_in_which_order_it_is_put_back_a_foe_is_not_told(
    box: str, name: str, good: str
) -> None:
    views: list[bytes] = []
    cards = ("Vulnerability", "Punch", good)
    for each in cards:
        g = game(2, box=box, hand=name, deck=f"{good}, Vulnerability, Punch*4")
        g.skip_lone = False
        g.play(name)
        assert g.asked == "A pick"
        foe = g.game.view(1)
        g.pick(each)
        seen = g.game.view(1)
        assert seen.stack[-1].picks == (HIDDEN,)
        assert sorted(foe.stack[-1].them) == sorted(seen.stack[-1].them)
        views.append(seen.to_bytes())
        for seed in SEEDS:
            state = determinise(seen, seed)
            assert len(state.stack[-1].picks) == 1
            assert set(state.stack[-1].picks) <= set(state.stack[-1].them)
            assert view(state, 1).to_bytes() == seen.to_bytes()
    assert views[0] == views[1] == views[2]
    views.clear()
    for each in cards:
        g = game(2, box=box, hand=name, deck=f"{good}, Vulnerability, Punch*4")
        g.skip_lone = False
        g.play(name).done().pick(each)
        seen = g.game.view(1)
        assert (g.asked, seen.stack[-1].picks) == ("A pick", (HIDDEN,))
        views.append(seen.to_bytes())
        for seed in SEEDS:
            state = determinise(seen, seed)
            assert len(state.stack[-1].picks) == 1
            give_answer(state, state.ask.options[-1])  # type: ignore[union-attr]
    assert views[0] == views[1] == views[2]


def test_which_of_the_cards_looked_at_was_taken_nobody_else_is_told() -> None:
    views: list[bytes] = []
    for name in ("Katana", "Raven", "Kick"):
        g = game(sets=[CARDS], hand="Scout", deck="Katana, Raven, Kick, Punch*3")
        g.play("Scout").pick(name)
        assert g.asked == "A pick", "for the order of the rest"
        state = g.game.state
        state.zones[A_DECK] = (*sorted(state.zones[A_DECK][:2]), *state.zones[A_DECK][2:])
        seen = g.game.view(1)
        zone = A_DECK * 1000
        assert seen.stack[-1].them == (-10_000 - zone, -10_001 - zone, HIDDEN)
        views.append(seen.to_bytes())
        for again in redeals(g, 1):
            assert len([each for each in again.stack[-1].them if again.where[each] == A_DECK]) == 2
    assert views[0] == views[1] == views[2]


def test_when_the_game_is_over_nobody_is_waited_for() -> None:
    g = game(main_deck="", line_up="").end_turn()
    seen = g.game.view(1)
    assert (seen.ask, seen.waiting_for, seen.waiting_kind) == (None, -1, "")
    assert determinise(seen, "x").over
    assert g.game.state.stack == []


def test_a_hidden_card_is_shown_by_the_pile_it_was_last_known_in() -> None:
    state = game(deck="Punch, Kick, Katana", hand="Punch").game.state
    top = state.zones[A_DECK][1]
    state.group[top] = GROUP[z.MAIN_DECK]
    seen = view(state, 1)
    own, main = -1 - GROUP[A_DECK], -1 - GROUP[z.MAIN_DECK]
    assert seen.zones[A_DECK] == (own, main, own)
    unseen = dict(seen.unseen)
    assert top in unseen[GROUP[z.MAIN_DECK]]
    assert top not in unseen[GROUP[A_DECK]]
    assert not set(seen.shown) & set(state.zones[z.LINE_UP]), "where everybody sees the cards they need no showing"


def test_a_card_everybody_knows_in_a_deck_is_shown_and_other_bytes_are_another_view() -> None:
    state = game(deck="Punch, Kick", hand="Punch").game.state
    before = view(state, 1).to_bytes()
    top = state.zones[A_DECK][0]
    reveal_cards(state, (top,))
    assert top in view(state, 1).shown
    state.known[top] = 0
    assert view(state, 1).to_bytes() == before
    state.stack[0].n += 1
    assert view(state, 1).to_bytes() != before, "suspended work is part of it"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_one_seat_alone_knows_of_a_deck_stays_its_own_in_a_re_deal(seat: int) -> None:
    state = game(3, deck="Punch, Crimson Whirlwind, Kick").game.state
    state.known[0] = 1 << seat
    new = determinise(view(state, seat), "x", go_on=False)
    assert (new.zones[A_DECK][1], new.known[0]) == (0, 1 << seat)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_what_names_public_cards_is_the_same_in_a_re_deal(seat: int) -> None:
    state = game(deck="Punch, Kick", hand="Punch", discard="Crimson Whirlwind").game.state
    seen = view(busy(0, 0, state), seat)
    assert not seen.veiled
    new = determinise(seen, "x", go_on=False)
    assert view(new, seat).to_bytes() == seen.to_bytes()
    for each in (0, *state.zones[z.LINE_UP]):
        assert new.group[each] == state.group[each]


def test_a_re_dealt_state_looks_the_same_to_its_viewer() -> None:
    g = game(hand="Soultaker Sword, Punch, Kick", deck="Katana, Raven", B_hand="Raven, Kick", B_deck="Punch*3")
    for now in (g.game.clone(), g.play("Soultaker Sword").game):
        for seat in (-1, 0, 1):
            seen = now.view(seat)
            assert view(determinise(seen, "again"), seat) == seen


def test_views_are_alike_only_where_all_they_hold_is() -> None:
    state = game(hand="Punch").game.state
    seen = view(state, 0)
    assert seen == view(state.clone(), 0)
    assert seen != "a view"
    others = [state.clone() for _ in range(3)]
    others[0].given = ((0, 1),)
    others[1].ask = None
    others[2].power = 5
    assert [view(other, 0) == seen for other in others] == [False] * 3


def test_who_looks_at_a_card_sees_more_than_before_and_who_plays_one_shows_the_others_more() -> None:
    g = game(2, sets=[CARDS], hand="Punch, Peek", deck="Punch*3")
    start = g.game.state.clone()
    g.play("Punch")
    assert [sees_more(start, g.game.state, seat) for seat in (0, 1, SPECTATOR)] == [False, True, True]
    played = g.game.state.clone()
    g.play("Peek")
    assert sees_more(played, g.game.state, 0)
    assert not any(sees_more(g.game.state, played, seat) for seat in (0, 1, SPECTATOR))


def test_no_card_is_none_of_a_hand_though_the_last_of_all_cards_lies_there() -> None:
    """Which -1 would be in a row of them."""
    state = game(2, sets=[CARDS], hand="Peek", deck="Punch*3").play("Peek").game.state
    last = len(state.where) - 1
    draw_card(state, 0, last)
    forget_cards(state, (last,))
    assert state.stack[-1].other == -1
    for seat in (0, 1, SPECTATOR):
        assert view(state, seat).stack[-1].other == -1


def test_looking_at_a_game_leaves_nothing_to_the_garbage_collector() -> None:
    """A table has no time to look for garbage, and a compiled function within a function is some."""
    state = game(2, sets=[CARDS], hand="Peek", deck="Punch*3").play("Peek").game.state

    def look() -> None:
        for seat in (0, 1, SPECTATOR):
            determinise(view(state, seat), "seed")

    look()
    gc.collect()
    look()
    assert gc.collect() == 0
