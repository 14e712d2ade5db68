"""The table and the questions as a player sees them, on positions laid out by hand."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from lineup.bots import make_bot, own_ask
from lineup.commands.terminal import board, session, table
from lineup.engine.happenings import Turn
from lineup.engine.machine import advance_game
from lineup.engine.state import Option
from lineup.game import new_game
from lineup.speech import Voice
from lineup.words.wording import labelled_text, only_power
from tests.harness import scenario
from tests.harness.scenario import Scenario


def seat(
    s: Scenario, monkeypatch: pytest.MonkeyPatch, *lines: str, ask_everything: bool = False, width: int = 80
) -> str:
    """Sit down at seat A, type the lines, and read what the terminal shows."""
    out = StringIO()
    console = Console(file=out, width=width, height=24, highlight=False, markup=False, emoji=False, no_color=True)
    bots = {other: make_bot("casual", other, "7") for other in range(1, s.game.state.players)}
    here = table.TerminalTable(s.game, bots, console, True, ask_everything, None)
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
    with suppress(session.Stop):
        while ask := here.advance_to_decision():
            here.decide_question(ask)
    return out.getvalue()


def shown(s: Scenario, width: int = 80, height: int = 24, full: bool = False) -> list[str]:
    return [line.plain for line in board.table_lines(s.game.view(0), width, height, full)]


def row(lines: list[str], name: str) -> str:
    return next(line for line in lines if line.startswith(name))


def test_the_table_shows_everything_the_player_needs() -> None:
    s = scenario.game(
        3,
        power=3,
        heroes=["Nightwing", "Hawkman", "Batgirl"],
        hand="Punch*2, Katana",
        in_play="Oa",
        discard="Kick",
        line_up="Katana, Raven, Starbolt",
        super_villains="Vandal Savage, Trigon",
    )
    lines = shown(s)
    assert lines[0].startswith("── Turn 1 · your turn · Power 3 ─")
    assert row(lines, "Super-Villain") == "Super-Villain  Vandal Savage 8 · 4 VP · 2 left"
    assert row(lines, "Line-Up") == "Line-Up        *Katana 2 Hero, *Raven 3 Hero, Starbolt 5 Super Power"
    assert "*Kick 3 (15 left), Weakness (20 left)" in row(lines, "Stacks")
    assert row(lines, "B ") == "B              Hawkman · hand 0 · deck 3 · discard 0"
    assert "Nightwing: The first time you play an Equipment" in row(lines, "You")
    assert row(lines, "In play") == "In play        Oa"
    assert row(lines, "Hand") == "Hand           Punch ×2, Katana"
    assert lines[-1].strip() == "deck 3 · discard pile 1"


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 50), (60, 24), (120, 40), (40, 24), (40, 90), (20, 24)])
@pytest.mark.parametrize("full", [False, True])
def test_no_line_is_wider_than_the_terminal(width: int, height: int, full: bool) -> None:
    s = scenario.game(
        5,
        power=12,
        heroes=["Booster Gold", "Hawkman", "Batgirl", "Nightwing", "Red Tornado"],
        hand="Kyle Rayner, World's Mightiest Mortal, Yellow Lantern Corps Power Ring, White Lantern Power Battery",
        line_up="Kyle Rayner*0, Mind Control Hat, Star Sapphire Power Ring, Canary Cry, Helmet of Fate, Larfleeze",
        discard="Blue Lantern Power Ring, Green Lantern Power Ring, Red Lantern Power Ring",
        super_villains="Amazo, Trigon",
    )
    view, ask = s.game.view(0), s.ask
    labels = [s.game.describe(option) for option in ask.options]
    lines = board.screen_lines(view, ask, s.game.question(), labels, ["B plays Punch."], width, height, full)
    assert max(len(line.plain) for line in lines) <= width


def test_what_can_be_bought_is_marked_with_a_star_and_not_by_colour_alone() -> None:
    for height in (24, 40):
        lines = shown(scenario.game(power=3, line_up="Raven, Starbolt"), height=height)
        text = "\n".join(lines)
        assert "*" in text[: text.index("Raven")].rpartition("\n")[2]
        assert "*" not in text[text.index("Raven") : text.index("Starbolt")]


def test_a_roomy_terminal_shows_a_line_with_text_for_every_card_of_the_line_up() -> None:
    lines = shown(scenario.game(power=2, line_up="Katana, Raven"), height=40)
    assert row(lines, "Line-Up").startswith("Line-Up        *  2 Katana Hero  +1 Power. Defense: Discard this card")
    assert "                  3 Raven  Hero  +1 Power. Draw a card." in lines


def test_the_full_view_spells_out_texts_sources_and_piles() -> None:
    text = "\n".join(shown(scenario.game(line_up="Katana", discard="Kick*2, Raven", B_discard="Talon"), full=True))
    assert "Defense: Discard this card to avoid an Attack. Draw a card." in text
    assert "text real" in text
    assert "discard pile 3 (Kick ×2 and Raven)" in text
    assert "discard 1 (Talon)" in text


def test_a_text_that_is_not_the_real_one_carries_its_label() -> None:
    herald: dict[str, object] = {"name": "Herald", "type": "Hero", "cost": 3, "text": "+2 Power."}
    own = scenario.card_set(herald).cards[0]
    assert Voice()(labelled_text(own)) == "+2 Power."
    assert Voice()(labelled_text(replace(own, provenance=(("text", "stand-in"),)))) == "[stand-in] +2 Power."


def test_other_hands_are_counted_and_only_known_cards_named() -> None:
    s = scenario.game(hand="Parasite", B_hand="Katana, Starbolt, Punch")
    assert "Starbolt" not in "\n".join(shown(s))
    s.play("Parasite")
    assert s.asked == "B defend"
    s.no_defense()
    assert "hand 2 (with Punch and Katana)" in "\n".join(shown(s))


def test_a_face_down_super_villain_is_not_named() -> None:
    s = scenario.game(power=8, super_villains="Vandal Savage, Trigon")
    s.buy("Vandal Savage")
    text = "\n".join(shown(s))
    assert "Trigon" not in text
    assert "face down until the end of the turn · the last one" in text


def test_hidden_super_villains_are_said_to_be_hidden() -> None:
    assert "hidden in the main deck" in "\n".join(shown(scenario.game(variants=["super-hidden"])))


def test_the_reserved_hero_of_synergy_stands_with_the_line_up() -> None:
    s = scenario.game(variants=["synergy"], power=5, line_up="Raven", reserve="Katana")
    assert "*Raven 3 Hero, *Katana 2 Hero" in row(shown(s), "Line-Up")
    assert any(line.startswith("Your own Hero  *  2 Katana") for line in shown(s, height=40))


# Characters, teams and Confrontations

HEROES = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]


def test_characters_are_shown_with_level_and_current_cost() -> None:
    s = scenario.game(
        box="rivals-shazam-black-adam", heroes=["Shazam!", "Black Adam"], levels=[2, 1], B_in_play="Weakness*2"
    )
    lines = shown(s)
    assert row(lines, "B ").startswith("B              Black Adam Level 1 cost 7 instead of 9 · hand 0")
    assert row(lines, "You").startswith("You            Shazam! Level 2 cost 12: ")
    assert not any(line.startswith("Super-Villain") for line in lines)


def test_both_stacks_are_for_sale() -> None:
    game = new_game("rivals-shazam-black-adam", 4, "1", sets=["rivals-batman-joker"])
    lines = [line.plain for line in board.table_lines(game.view(0), 100, 24)]
    assert "Word of Power 3 (8 left), Kick 3 (8 left), Weakness (20 left)" in row(lines, "Stacks")


def test_a_confrontation_says_who_confronts_whom_and_how_it_stands() -> None:
    s = scenario.game(
        4,
        box="confrontations",
        heroes=HEROES,
        quiet=True,
        confront="B",
        power=9,
        B_hand="Tula",
        D_hand="Punch",
        line_up="Tula",
    )
    assert row(shown(s), "Confrontation") == (
        "Confrontation  you confront B's Lex Luthor Level 1 cost 9 without ability with 9"
    )
    assert "*" not in row(shown(s), "Line-Up")  # nothing is bought in a Confrontation
    s.ready()
    assert "ready, Blocks may come" in " ".join(shown(s))
    view = [line.plain for line in board.table_lines(s.game.view(1), 120, 24)]
    assert row(view, "Confrontation").startswith("Confrontation  A confronts your Lex Luthor Level 1 cost 9")
    s.block("Tula").pick("Lex Luthor")
    assert "Lex Luthor Level 1 cost 11 instead of 9" in " ".join(" ".join(shown(s)).split())


def test_a_cancelled_confrontation_is_said_to_be_one() -> None:
    s = scenario.game(box="confrontations", confront="B", hand="Illusions").play("Illusions").yes()
    assert row(shown(s), "Confrontation") == "Confrontation  cancelled; cards can be bought for the rest of the turn"


def test_a_teammates_hand_is_shown_and_a_foes_is_not() -> None:
    s = scenario.game(4, box="confrontations", heroes=HEROES, C_hand="Steel, Punch*2", B_hand="Tula", D_hand="Zod")
    text = "\n".join(shown(s))
    assert "teammate · Wonder Woman Level 1 cost 9" in text
    assert "hand: Steel, Punch ×2" in text
    assert "Tula" not in text.replace("Line-Up", "").partition("Stacks")[2]
    assert row(shown(s), "B ").startswith("B              Lex Luthor Level 1 cost 9 · hand 1")
    order = [line.split()[0] for line in shown(s) if line.split()[0] in ("B", "C", "D", "You")]
    assert order == ["B", "D", "C", "You"]


def test_score_piles_stored_cards_and_players_who_are_out_are_shown() -> None:
    s = scenario.game(3, box="confrontations", confront="B", power=15, levels=[1, 3, 1], quiet=True).ready()
    text = " ".join(" ".join(shown(s)).split())
    assert "B out of the game" in text
    assert re.search(r"defeated \w.* 3", text)
    s = scenario.game(box="confrontations", hand="Steel").store("Steel")
    assert "on the Character Steel" in shown(s)[-1]
    view = "\n".join(line.plain for line in board.table_lines(s.game.view(1), 120, 24))
    assert "on the Character Steel" in view


def test_the_full_view_tells_the_texts_of_all_characters() -> None:
    s = scenario.game(4, box="confrontations", heroes=HEROES)
    text = " ".join(" ".join(shown(s, full=True)).split())
    for name in ("superman-1", "lex-luthor-1", "wonder-woman-1", "circe-1"):
        assert next(card.text for card in s.game.state.setup.defs if card.id == name) in text


@pytest.mark.parametrize(("width", "full"), [(80, False), (80, True), (60, False), (120, True), (40, True)])
def test_no_line_of_a_team_game_is_wider_than_the_terminal(width: int, full: bool) -> None:
    s = scenario.game(
        4, box="confrontations", heroes=HEROES, confront="B", power=7, hand="Globe of Transportation, Mystic Control",
        C_hand="Phantom Zone Projector, Strength of the Gods, Scientific Genius", in_play="Daily Planet, Lex Corp",
        B_in_play="Olympus, Themyscira", C_discard="Trident of Lucifer, Trident of Neptune, Dead King's Scepter",
    )  # fmt: skip
    view = s.game.view(0)
    ask = own_ask(s.ask)
    labels = [s.game.describe(option) for option in ask.options]
    lines = board.screen_lines(view, ask, s.game.question(), labels, ["B plays Punch."], width, 40, full)
    assert max(len(line.plain) for line in lines) <= width


def test_a_question_of_a_confrontation_says_what_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    text = seat(scenario.game(box="confrontations", confront="B", hand="Punch"), monkeypatch)
    assert "Your Confrontation, 0 Power against cost 9: play cards, then say" in text
    assert "  2 ready: nothing more to play" in text
    s = scenario.game(
        2, box="rivals-batman-joker", heroes=["Batman", "The Joker"], quiet=True, deck="Batmobile, Punch*5",
        B_hand="Superman, Killing Joke, Huntress", B_deck="Kick*5",
    )  # fmt: skip
    text = seat(s, monkeypatch, "end")
    assert s.asked == "A block"
    assert "10 Power against Batman at cost 9. Raise a Character's cost?" in text
    assert "  1 block with Batmobile  [stand-in] Block: Add 3 to a Character's cost this\n" in text


def test_options_of_a_teammate_are_not_offered_and_a_bot_teammate_is_asked_in_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = scenario.game(
        4, box="confrontations", heroes=HEROES, quiet=True, confront="B", power=8, hand="Vulnerability",
        C_hand="Steel, Punch", B_deck="Punch", D_deck="Punch",
    )  # fmt: skip
    s.game.state.events = [Turn("turn", 0, 1)]
    text = seat(s, monkeypatch)
    assert s.game.answers == ["2 assist steel"]
    assert "assist with" not in text
    assert "C assists with Steel: +1 Power." in text


def test_a_person_may_assist_a_teammate_wait_or_be_asked_later(monkeypatch: pytest.MonkeyPatch) -> None:
    def mine(*lines: str) -> tuple[str, list[str]]:
        s = scenario.game(
            4, box="confrontations", heroes=HEROES, quiet=True, hand="Krypto, Punch", C_hand="Punch*2", line_up="Ares",
            kicks="", B_deck="Punch*9", D_deck="Punch*9",
        )  # fmt: skip
        state = s.game.state
        state.active = state.stack[-1].me = 2
        state.ask = None
        advance_game(state)
        return seat(s, monkeypatch, *lines), s.game.answers

    text, answers = mine()
    assert "It is your teammate C's turn. Assist now, or wait?" in text
    assert "  1 assist with Krypto" in text
    assert "  2 wait" in text
    assert answers == []
    assert mine("1")[1][:2] == ["0 assist krypto", "2 play punch"]
    text, answers = mine("wait", "2")
    assert answers == ["2 play punch", "2 play punch"]  # asked again after each play
    text, answers = mine("later")
    assert answers == ["2 play punch", "2 play punch", "2 end"]
    assert "Assist your teammate with a last card?" in text
    text, answers = mine("why 2", "why", "later", "pass")
    assert "You do not have to Assist now" in text
    assert answers[3] == "0 pass"


def test_undo_after_waiting_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(4, box="confrontations", heroes=HEROES, quiet=True, hand="Punch", C_hand="Punch")
    seat(s, monkeypatch, "1", "undo")
    assert s.game.answers == []


def test_a_last_assist_that_is_not_possible_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(
        4, box="confrontations", heroes=HEROES, quiet=True, hand="Punch", C_hand="Punch*3", deck="Punch*5"
    )
    text = seat(s, monkeypatch, "end")
    assert "with a last card" not in text


# Questions of every kind, answered by number or in words


def test_options_are_numbered_in_a_stable_order_with_their_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    text = seat(scenario.game(hand="Katana, Punch", power=2, line_up="Batarang"), monkeypatch)
    numbered = [line for line in text.splitlines() if line[:4].strip().isdecimal()]
    assert numbered == [
        "  1 play Katana         +1 Power. Defense: Discard this card to avoid an Attack.",
        "  2 play Punch          +1 Power.",
        "  3 buy Batarang for 2  +2 Power.",
        "  4 end your turn",
    ]


def test_a_choice_is_shown_in_the_words_of_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(hand="Larfleeze", line_up="Raven")
    text = seat(s, monkeypatch, "play larfleeze", "2")
    assert "Larfleeze: choose one." in text
    assert "  2 +3 Power" in text
    assert s.power == 3


def test_a_question_speaks_to_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    text = seat(scenario.game(hand="Whirlwind, Punch"), monkeypatch, "play whirlwind")
    assert "Whirlwind: discard your hand, then draw four cards?" in text


def test_an_attack_names_its_source_and_shows_the_defense(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(hand="Punch", deck="Katana*4, Kick", B_hand="Yellow Lantern Corps Power Ring")
    text = seat(s, monkeypatch, "end")
    assert s.asked == "A defend"
    assert "Yellow Lantern Corps Power Ring attacks you" in text
    assert "  1 defend with Katana  Defense: Discard this card to avoid an Attack. Draw a" in text
    assert f"\n{'':<24}card.\n" in text


def test_enter_takes_an_only_option(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(hand="", B_hand="Punch", deck="Kick*5, Raven*3")
    seat(s, monkeypatch, "")
    assert s.game.answers[0] == "0 end"


def test_enter_answers_nothing_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(hand="Punch")
    seat(s, monkeypatch, "", "")
    assert s.game.answers == []


@pytest.mark.parametrize("words", ["buy raven", "BUY Raven", "buy Raven for 3", "buy ra"])
def test_an_answer_may_be_given_in_words(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(power=3, line_up="Raven, Katana")
    seat(s, monkeypatch, words)
    assert s.game.answers == ["0 buy raven"]


def test_words_that_are_no_legal_action_are_answered_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(power=2, line_up="Raven")
    text = seat(s, monkeypatch, "buy raven", "dance", "99", "0", "9" * 5000)
    assert "Raven costs 3; you have 2 Power. (HU-TURN-07)" in text
    assert '"dance" is not an answer here; type the number 1, or type help.' in text
    assert "There is no option 99; there is only option 1, or type help." in text
    assert s.game.answers == []


def test_cards_are_picked_by_name_in_any_order_and_the_question_names_them(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(power=4, line_up="Deadman", hand="Weakness, Punch", discard="Vulnerability, Punch")
    s.buy("Deadman")
    text = seat(s, monkeypatch, "vulnerability", "pun", "destroy punch (your hand)")
    assert "Deadman: you may destroy up to two cards from your hand or discard pile.\n" in text
    assert "  6 no card\n" in text
    assert "one more card from your hand or discard pile. Picked so far: Vulnerability." in " ".join(text.split())
    choice = '"pun" could be destroy Punch (your hand) or destroy Punch (your discard pile); type more letters, '
    assert choice + "or the number." in " ".join(text.split())
    assert s.game.answers[1:3] == ["0 pick discard:vulnerability +", "0 pick hand:punch"]
    assert s.destroyed == ["Punch", "Vulnerability"]


def test_where_only_passing_is_possible_nobody_is_asked_unless_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    def attacked(ask_everything: bool) -> str:
        s = scenario.game(hand="Kick", B_hand="Black Lantern Corps", deck="Punch*6", B_deck="Punch*6", line_up="Oa")
        return seat(s, monkeypatch, "end", ask_everything=ask_everything)

    asked = "Black Lantern Corps attacks you. Avoid the Attack?"
    assert asked in attacked(True)
    quick = attacked(False)
    assert asked not in quick
    assert "Black Lantern Corps" in quick


def test_all_plays_the_hand_until_something_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(hand="Punch*2, Soultaker Sword, Kick", discard="")
    text = seat(s, monkeypatch, "all", "all")
    assert s.asked == "A pick"
    assert "You have no card to play now." in text


def test_the_news_tell_what_happened_since_the_last_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(hand="Punch", B_hand="Punch*3", deck="Punch*5", B_deck="Punch*5, Kick*5")
    text = seat(s, monkeypatch, "1", "end")
    assert "  You play Punch: +1 Power.\n\nYour turn, 1 Power: " in text
    assert "  Turn 2: B's turn.\n  B plays Punch ×3: +3 Power.\n" in text
    assert text.index("── Turn 3 · your turn") < text.index("B plays Punch") < text.rindex("Your turn, 0 Power")


# Commands


def test_why_explains_the_question_an_option_and_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(power=2, line_up="Raven, Katana", hand="Punch")
    text = seat(
        s,
        monkeypatch,
        "why",
        "why 2",
        "why not buy raven",
        "why not raven",
        "why not buy katana",
        "why not end",
        "why not defend with punch",
        "why not buy xyzzy",
        "why 99",
    )
    assert "(HU-TURN-04)" in text
    assert "Katana costs 2 and you have 2 Power; it lies in the Line-Up. (HU-TURN-07)" in text
    assert text.count("Raven costs 3; you have 2 Power. (HU-TURN-07)") == 2
    assert "You can: it is option 2." in text
    assert "You can: it is option 3." in text
    assert 'There is no card "xyzzy" in this game' in text
    assert "Type why with a number from 1 to 3" in text


def test_card_and_rule_show_their_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    text = seat(
        scenario.game(),
        monkeypatch,
        "card katana",
        "card power ring",
        "card xyzzy",
        "card",
        "rule HU-ATK-03",
        "rule weakness",
        "rule HU-ATK-99",
        "rule xyzzy",
        "rule",
    )
    assert "Katana  Hero · cost 2 · 1 VP · 4 copies" in text
    assert "Text: real" in text
    assert '"power ring" could be Blue Lantern Power Ring' in text
    assert 'There is no card "xyzzy" in this game' in text
    assert "Add the name of a card, for example" in text
    assert "HU-ATK-03  Attacks and Defenses" in text
    assert "HU-SETUP-16: Weaknesses can never be bought." in text
    assert 'There is no rule "HU-ATK-99"; near it are ' in text
    assert 'has the words "xyzzy"' in text
    assert "Add the id of a rule" in text


def test_view_log_and_help(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(hand="Punch", line_up="Katana")
    text = seat(s, monkeypatch, "1", "view", "log", "log all", "help")
    assert text.count("You play Punch: +1 Power.") == 4
    assert "Defense: Discard this card to avoid an Attack. Draw a card." in text
    assert "why not ACTION" in text
    assert all(len(line) <= 80 for line in Voice().say("term-help", rule="HU-ATK-03").splitlines())


def test_a_log_says_how_much_it_leaves_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "MOST_LOG", 1)
    s = scenario.game(hand="Raven", deck="Punch")
    text = seat(s, monkeypatch, "1", "log")
    assert "(1 earlier lines: type log all)" in text


def test_undo_goes_back_over_the_bots_to_the_last_own_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(hand="Punch", B_hand="Punch*2")
    text = seat(s, monkeypatch, "undo", "1", "end", "undo")
    assert "You have no decision to take back." in text
    assert "Taken back:" in text
    assert s.game.answers == ["0 play punch"]
    assert s.asked == "A main"


def test_undo_also_takes_back_what_was_answered_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(heroes=["Hawkman"], auto_hero=False, hand="Katana")
    text = seat(s, monkeypatch, "1", "undo")
    assert "Taken back: 2 answers." in text
    assert s.game.answers == []


def test_what_was_taken_back_is_forgotten_by_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(hand="Punch, Raven", deck="Kick")
    text = seat(s, monkeypatch, "play raven", "undo", "play punch", "log")
    assert "You play Punch: +1 Power." in text.rpartition("> log")[2]
    assert "Raven" not in text.rpartition("> log")[2]


# Abilities that only give Power


def test_an_ability_that_only_gives_power_is_used_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(heroes=["Hawkman"], auto_hero=False, hand="Katana")
    seat(s, monkeypatch, "1")
    assert s.power == 2
    assert s.game.answers == ["0 play katana", "0 yes"]


def test_ask_everything_asks_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(heroes=["Hawkman"], auto_hero=False, hand="Katana")
    text = seat(s, monkeypatch, "1", ask_everything=True)
    assert s.asked == "A may"
    assert "Hawkman: take +1 Power?" in text


@pytest.mark.parametrize(
    ("hero", "hand", "plays", "automatic"),
    [
        ("Hawkman", "Katana", 1, True),
        ("Black Canary", "Talon", 1, True),
        ("Booster Gold", "Katana", 1, True),
        ("Nightwing", "Batarang*2", 1, True),
        ("Nightwing", "Batarang*2", 2, False),
        ("Batgirl", "Punch", 0, False),
    ],
)
def test_only_power_is_the_measure(hero: str, hand: str, plays: int, automatic: bool) -> None:
    s = scenario.game(heroes=[hero], auto_hero=False, hand=hand, deck="Kick*3")
    for number in range(plays):
        if number:
            s.do("yes")
        s.give(next(option for option in s.ask.options if option.verb == "play"))
    assert (only_power(s.game.view(0), s.ask) is not None) == automatic


def test_an_ability_with_a_condition_that_only_gives_power_is_used_as_soon_as_it_can_be() -> None:
    s = scenario.game(heroes=["Red Tornado"], discard="Punch, Katana, Talon, Batarang")
    option = only_power(s.game.view(0), s.ask)
    assert option is not None
    assert option.verb == "use"
    s.give(option)
    assert s.power == 2
    assert only_power(s.game.view(0), s.ask) is None


def test_an_ability_that_costs_power_is_never_used_unasked() -> None:
    s = scenario.game(heroes=["Shazam!"], power=9)
    assert Option(0, "use", s.ask.options[-2].card) in s.ask.options
    assert only_power(s.game.view(0), s.ask) is None
