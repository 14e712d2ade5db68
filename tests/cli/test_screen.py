"""What must be on the screen to decide from it: the asking card's text, the Power, the news, the texts of options."""

from __future__ import annotations

import sys
from io import StringIO

import pytest
from rich.console import Console

from lineup.bots import make_bot
from lineup.commands.terminal import board, table
from lineup.commands.terminal.final_scores import show_result
from lineup.game import Game, new_game
from lineup.speech import Voice
from lineup.words.wording import labelled_text
from tests.cli.run import lineup
from tests.cli.test_table import HEROES, seat
from tests.harness import scenario
from tests.harness.scenario import Scenario


def screen(s: Scenario, width: int, height: int, news: tuple[str, ...] = ()) -> list[str]:
    """The lines of one screen for seat A."""
    labels = [s.game.describe(option) for option in s.ask.options]
    shown = board.screen_lines(s.game.view(0), s.ask, s.game.question(), labels, news, width, height)
    return [line.plain for line in shown]


def joined(text: str) -> str:
    return " ".join(text.split())


# The card that asks


def test_under_the_question_stands_the_text_of_the_card_that_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    text = seat(scenario.game(hand="Whirlwind, Punch"), monkeypatch, "play whirlwind")
    assert (
        "Whirlwind: discard your hand, then draw four cards?\n"
        "  +1 Power. If this is the first card you played this turn, you may discard your\n"
        "  hand, then draw four cards.\n"
        "  1 yes\n"
    ) in text


def test_the_text_of_an_attack_stands_under_the_question_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(
        2, box="rivals-batman-joker", quiet=True, hand="Punch", deck="Punch*5", B_hand="Laughing Gas", B_deck="Punch*5"
    )
    text = seat(s, monkeypatch, "end", ask_everything=True)
    card = next(card for card in s.game.state.setup.defs if card.name == "Laughing Gas")
    below = joined(text.rpartition("Laughing Gas attacks you. Avoid the Attack?")[2])
    assert below.startswith(Voice()(labelled_text(card)))
    assert below.startswith("[")  # where the text is not the real one, it says so


def test_a_question_that_no_card_asks_has_no_such_text(monkeypatch: pytest.MonkeyPatch) -> None:
    text = seat(scenario.game(hand="Punch"), monkeypatch)
    assert "play cards or end the turn.\n  1 play Punch" in text


# What fits


def crowded(power: int = 7) -> Scenario:
    return scenario.game(
        4,
        power=power,
        heroes=["Batgirl", "Hawkman", "Booster Gold", "Nightwing"],
        hand="Kyle Rayner, World's Mightiest Mortal, Katana, Starbolt, Whirlwind",
        line_up="Mind Control Hat, Star Sapphire Power Ring, Canary Cry, Helmet of Fate, Larfleeze",
        B_in_play="Oa, Soultaker Sword, Deadman",
        C_in_play="Kick*2, Batarang, Raven, Talon",
        discard="Blue Lantern Power Ring",
    )


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 38), (80, 38)])
def test_a_crowded_table_fits_on_the_screen_with_the_news_below_it(width: int, height: int) -> None:
    news = ("casual plays Punch: +1 Power.", "casual buys Kick for 3.")
    lines = screen(crowded(7 if height > 24 else 0), width, height, news)
    assert len(lines) <= height
    assert lines[0].startswith("── Turn 1")
    at = lines.index("  casual buys Kick for 3.")
    assert (lines[at + 1], lines[at + 2][:9]) == ("", "Your turn")


def test_the_question_of_a_turn_says_the_power(monkeypatch: pytest.MonkeyPatch) -> None:
    text = seat(scenario.game(power=5, hand="Punch"), monkeypatch, width=40)
    assert "Your turn, 5 Power: play cards, buy" in text
    s = scenario.game(box="confrontations", confront="B", hand="Punch", power=4)
    assert "Your Confrontation, 4 Power against cost 9: " in seat(s, monkeypatch)


def test_news_that_would_fill_the_screen_are_counted_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(
        hand="Punch",
        deck="Punch*5",
        B_hand="Raven*2, Katana",
        B_deck="Punch*5",
        super_villains="Vandal Savage, Trigon, Amazo",
    )
    text = seat(s, monkeypatch, "end", width=40)
    shown = text.rpartition("── Turn 3")[2]
    assert "more: type log)" in shown


def test_a_narrow_terminal_shows_the_texts_of_options_below_them(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(
        2, box="rivals-batman-joker", heroes=["Batman", "The Joker"], quiet=True, deck="Batmobile, Punch*5",
        B_hand="Superman, Killing Joke, Huntress", B_deck="Kick*5",
    )  # fmt: skip
    text = seat(s, monkeypatch, "end", width=40)
    assert "  1 block with Batmobile\n      [stand-in] Block: Add 3 to a" in text
    assert "\nLine-Up  " in text
    assert max(map(len, text.splitlines())) <= 40


@pytest.mark.parametrize("width", [1, 10, 15, 16])
def test_no_terminal_is_too_narrow(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(3, hand="Katana, Punch", line_up="Raven, Starbolt", power=3)
    text = seat(s, monkeypatch, "view", "card katana", "help", "1", width=width)
    assert s.game.answers == ["0 play katana"]
    assert "Your turn" in text


def test_a_text_beside_a_long_option_stands_below_it_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(4, box="confrontations", heroes=HEROES, choose=True)
    text = seat(s, monkeypatch, width=70)
    lex = next(card for card in s.game.state.setup.defs if card.id == "lex-luthor-1")
    _, _, below = text.partition("confront Lex Luthor (B) at cost 9\n      ")
    assert joined(below).startswith(Voice()(labelled_text(lex)))


def test_where_there_is_no_room_the_texts_on_the_own_turn_are_cut() -> None:
    lines = screen(crowded(), 80, 24)
    assert any(line.endswith("…") for line in lines if line[:4].strip().isdecimal())
    full = screen(crowded(), 80, 90)
    assert not any(line.endswith("…") for line in full if line[:4].strip().isdecimal())


# Commands


def test_card_with_a_number_shows_the_card_of_that_option(monkeypatch: pytest.MonkeyPatch) -> None:
    text = seat(scenario.game(hand="Katana, Punch"), monkeypatch, "card 1", "card 3")
    assert "Katana  Hero · cost 2 · 1 VP" in text
    assert "Option 3 is not a card." in text


def test_why_says_what_a_confrontation_is_and_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    text = joined(seat(scenario.game(4, box="confrontations", heroes=HEROES, choose=True), monkeypatch, "why"))
    assert "If your Power is at least the cost, you defeat the Character" in text
    assert "you cannot buy anything" in text


def test_why_not_confront_names_the_options_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scenario.game(4, box="confrontations", heroes=HEROES, choose=True)
    text = seat(s, monkeypatch, "why not confront wonder woman", "why not confront C")
    assert text.count("You can only confront a foe: B (option ") == 2
    assert "confront 1" not in text


def test_the_variants_are_told_also_when_a_game_is_taken_up_again(tmp_path: object) -> None:
    log = f"{tmp_path}/game.log"
    begun = lineup("play", "--variant", "hunt", "--variant", "synergy", "--seed", "7", "--save", log, stdin="1\n")
    assert "  Variants: Super-Villain Hunt, Super Hero Synergy." in begun.out
    assert "  Variants: Super-Villain Hunt, Super Hero Synergy." in lineup("play", "--resume", log).out


# Words and commands stay whole


def at_terminal(width: int) -> tuple[table.TerminalTable, StringIO]:
    """A seat at a real terminal."""
    out = StringIO()
    console = Console(file=out, width=width, height=24, force_terminal=True, no_color=True, highlight=False)
    game = new_game("heroes-unite", ["You", "casual"], "7")
    return table.TerminalTable(game, {1: make_bot("casual", 1, "7")}, console, False, False, None), out


def test_sentences_break_between_words_and_commands_not_at_all() -> None:
    here, out = at_terminal(30)
    here.say_sentence("term-log-is-in", file="/some/long/folder/of/mine/heroes-unite-7.log")
    assert out.getvalue().splitlines() == [
        "The log of this game is in",
        "  /some/long/folder/of/mine/heroes-unite-7.log",
        "Read it again with:",
        "  lineup replay /some/long/folder/of/mine/heroes-unite-7.log --story",
        "See which of your decisions",
        "mattered most with:",
        "  lineup review /some/long/folder/of/mine/heroes-unite-7.log",
    ]


def test_a_percentage_is_not_torn_apart() -> None:
    here, out = at_terminal(26)
    here.say_sentence("odds-reach", card="Katana of the Mountain", price=2, chance=0)
    assert out.getvalue().splitlines() == ["Katana of the Mountain", "(2): 0\xa0%"]


def test_the_result_breaks_between_words(finished: Game) -> None:
    out = StringIO()
    console = Console(file=out, width=40, force_terminal=True, color_system=None)
    assert finished.result is not None
    show_result(console, finished.result, finished.choice.seats)
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 40  # a longer one is broken by the terminal, anywhere
    words = {word for line in lines for word in line.split()}
    assert {"Victory", "Points:", f"{finished.result.scores[1]}."} <= words


def test_help_in_a_narrow_terminal_has_one_column() -> None:
    here, out = at_terminal(40)
    here.show_help()
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    at = lines.index("  odds")
    assert lines[at + 1] == "      the chance to reach each price,"
    assert max(map(len, lines)) <= 40


def test_the_help_of_the_command_names_what_can_be_typed() -> None:
    text = lineup("play", "--help").out
    assert all(f" {word}," in text for word in ("all", "hint", "odds", "later"))


def test_a_prompt_at_a_terminal_keeps_the_game_when_its_end_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    here, out = at_terminal(80)
    monkeypatch.setattr(sys, "stdin", StringIO("1\n"))
    here.run_game()
    assert "Stopped; the game is saved. Resume with:" in out.getvalue()
