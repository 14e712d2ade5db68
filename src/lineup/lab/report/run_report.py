"""The report of a run: one page that needs nothing else, and its pictures as files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from lineup.engine.saying import say
from lineup.games import GAMES, house_rules, make_choice, profile_of
from lineup.lab.report.plots import GAP, Picture, PlotRow, draw_histogram, draw_intervals
from lineup.lab.shared.folders import FolderError, write_whole
from lineup.lab.shared.page import table_of, whole_page, write_interval, write_percent
from lineup.lab.simulation.questions import STILL, CardResults, CountedShare, MirroredDeals, Questions, WinEffect
from lineup.lab.simulation.runs import FinishedRun
from lineup.speech import Voice

PAGE: Final = "report.html"
PICTURES: Final = "pictures"
EXTREMES: Final = 10  # cards at either end of a picture
FEW: Final = 30  # players or turns below which a card is not judged
UNWANTED: Final = 0.1  # of the turns in which it could be bought
ENDS: Final = {
    "super-villains": "no Super-Villain left to turn up",
    "refill": "the Line-Up could not be refilled",
    "main deck": "the main deck was used up",
    "knock-out": "a player's last Character was defeated",
    "text": "a card's text won the game",
    "clock": "the clock ran out: the game was lost (a house rule of ours)",
    "called": "called: no nearer to an end in 100 rounds, scored as it stood (a rule of ours for simulations)",
}
DID: Final = {"bought": "bought it", "played": "played it", "owned": "owned it at the end"}


def write_report(run: FinishedRun) -> list[Path]:
    """Write page and pictures into the folder of the run.

    FolderError if it has no games, a table is damaged or there is no room.
    """
    if not run.result.games:
        raise FolderError(say("error-run-empty", folder=str(run.folder)))
    run.read_through()
    page, pictures = make_report(run)
    files = {run.folder / PAGE: page.encode()}
    files |= {run.folder / PICTURES / f"{picture.name}.png": picture.png for picture in pictures}
    for file, data in files.items():
        try:
            file.parent.mkdir(exist_ok=True)
            write_whole(file, data)
        except OSError as error:
            said = say("error-folder-file", file=str(file), error=str(error.strerror))
            raise FolderError(said) from None
    return list(files)


def make_report(run: FinishedRun) -> tuple[str, list[Picture]]:
    """Return the page, and the pictures that are in it."""
    pictures: list[Picture] = []

    def drawn(picture: Picture) -> str:
        pictures.append(picture)
        return f"<figure class=scroll>{picture.svg}</figure>"

    with Questions(run) as ask:
        cards = ask.results_of_cards()
        parts = [
            f"<h1>{escape(_title_of(run))}</h1><p class=dim>{escape(_describe_run(run))}</p>",
            "<p>Every share stands with its 95 % interval: if the same bots played for ever, their share would come "
            "to lie in such an interval 19 times in 20. Where two of them overlap, the difference may be chance. All "
            "of this is about bots; people may play otherwise.</p>",
            "<h2>How long games take</h2>",
            f"<p>{escape(_describe_length(ask))}</p>",
            drawn(
                draw_histogram(
                    "length", "Length of the games", {"games": ask.count_lengths()}, "turns of all players", "games"
                )
            ),
            "<h2>How games end</h2>",
            _describe_ends(ask.share_ends()),
            "<h2>Who wins</h2>",
            f"<p>The dashed line is the fair share, {write_percent(ask.fair)}"
            f"{'; a team wins and loses as one' if ask.teams else ''}.</p>",
            drawn(_draw_shares("seats", "Wins by seat", ask.wins_of_seats(), ask.fair)),
            *_bots_part(ask, drawn),
            *_sides_part(ask, drawn),
            drawn(_draw_shares("heroes", "Wins by Super Hero or Character dealt", ask.wins_by("hero"), ask.fair)),
            "<h2>Victory Points</h2>",
            "<p>What players had at the end, those who won and those who did not.</p>",
            drawn(
                draw_histogram("scores", "Victory Points at the end", ask.count_scores(), "Victory Points", "players")
            ),
            "<h2>Luck and skill</h2>",
            _describe_luck(ask.count_deals(), ask.players),
            "<h2>Cards that win</h2>",
            *_winning_part(cards, drawn),
            "<h2>Cards nobody buys</h2>",
            _unwanted_table(cards),
            "<h2>Line-Ups that stand still</h2>",
            *_stalls_part(ask, drawn),
            "<h2>All cards</h2>",
            _all_cards(cards),
            "<p class=dim>Made by <code>lineup report</code> from the tables beside it. "
            f"{escape(_how_to_repeat(run))}</p>",
        ]
    return whole_page(_title_of(run), parts), pictures


def _title_of(run: FinishedRun) -> str:
    game = run.conditions["game"]
    name = GAMES[game].title if game in GAMES else game
    return f"{name}: {run.result.games:,} games"


def _describe_run(run: FinishedRun) -> str:
    facts = run.conditions
    ways = [*facts["variants"], *(f"{key} = {value}" for key, value in facts["rules"].items())]
    ways += [f"with {name}" for name in facts["sets"]]
    how = f" Ways to play: {', '.join(ways)}." if ways else ""
    if facts["game"] in GAMES:
        profile = profile_of(make_choice(facts["game"], facts["bots"], facts["variants"], rules=facts["rules"]))
        how += "".join(f" {Voice()(house)}" for house in house_rules(facts["game"], profile))
    shard = f" Only shard {facts['shard']} of a run of {facts['games']:,} games." if facts["shard"] else ""
    mirrored = (
        " Each deal was played once for every way to turn the bots around the table." if facts["mirrored"] else ""
    )
    return f"{len(facts['bots'])} players, bots {', '.join(facts['bots'])}; seed {facts['seed']}.{how}{mirrored}{shard}"


def _how_to_repeat(run: FinishedRun) -> str:
    facts = run.conditions
    return (
        f"Seed {facts['seed']} with the same bots and cards ({next(iter(run.content.values()))[:12]}) plays them again."
    )


def _describe_length(ask: Questions) -> str:
    turns = ask.run.result.turns.spread_of
    low, high = ask.fetch_rows("select quantile_disc(turns, 0.1), quantile_disc(turns, 0.9) from games")[0]
    return (
        f"A game took {turns.mean:.0f} turns of all players together, {turns.mean / ask.players:.0f} of each; the "
        f"shortest {turns.min}, the longest {turns.max}. Eight of ten took {low} to {high}. It asked "
        f"{ask.run.result.unforced / ask.run.result.games:.0f} questions that left a choice."
    )


def _describe_ends(ends: Sequence[CountedShare]) -> str:
    lines = [
        (
            escape(ENDS.get(each.label, each.label)),
            f"{each.won:,.0f}",
            write_percent(each.share),
            write_interval(*each.interval),
        )
        for each in ends
    ]
    return table_of(("The game was over because", "Games", "Share", "95 %"), lines, ("Games", "Share", "95 %"))


def _write_share(each: CountedShare) -> str:
    """Write a share with its interval."""
    return f"{write_percent(each.share)} ({write_interval(*each.interval)})"


def _draw_shares(name: str, title: str, shares: Sequence[CountedShare], fair: float | None) -> Picture:
    rows = [
        PlotRow(
            each.label,
            each.share,
            *each.interval,
            f"{write_percent(each.share)} ({write_interval(*each.interval)}) of {each.times:,}",
        )
        for each in shares
    ]
    return draw_intervals(name, title, rows, "share of their games that they won", fair)


def _bots_part(ask: Questions, drawn: Any) -> list[str]:
    bots = ask.wins_by("bot")
    return [drawn(_draw_shares("bots", "Wins by bot", bots, ask.fair))] if len(bots) > 1 else []


def _sides_part(ask: Questions, drawn: Any) -> list[str]:
    sides = ask.wins_of_sides()
    if not sides:
        return []
    fair = sides[0].fair
    return [
        drawn(_draw_shares("sides", "Wins by side, where both were at the table", sides, fair if fair == 0.5 else None))
    ]


def _describe_luck(deals: MirroredDeals | None, players: int) -> str:
    if deals is None:
        return (
            "<p>These games cannot tell. With <code>lineup simulate --mirrored</code> and different bots, each deal is "
            "played from every seat: then it shows whether the better bot wins it from everywhere, or the same seat "
            "wins whoever sits there.</p>"
        )
    if not deals.deals:
        return "<p>No deal was played from every seat without a shared win; more games will tell.</p>"
    skill, luck = (CountedShare("", deals.deals, count) for count in (deals.skill, deals.luck))
    rest = deals.deals - deals.skill - deals.luck
    lines = [
        (
            "the same bot won from every seat",
            "skill decided",
            str(deals.skill),
            write_percent(skill.share),
            write_interval(*skill.interval),
        ),
        (
            "the same seat won, whoever sat there",
            "the deal decided",
            str(deals.luck),
            write_percent(luck.share),
            write_interval(*luck.interval),
        ),
    ]
    if rest:
        other = CountedShare("", deals.deals, rest)
        lines.append(("neither", "both did", str(rest), write_percent(other.share), write_interval(*other.interval)))
    chance = " Were it all luck, each of the two would be half." if players == 2 else ""
    return (
        f"<p>{deals.deals:,} deals were played from every seat; those with a shared win are left out.{chance}</p>"
        + table_of(("Of a deal's games", "so", "Deals", "Share", "95 %"), lines, ("Deals", "Share", "95 %"))
    )


def _winning_part(cards: Sequence[CardResults], drawn: Any) -> list[str]:
    parts = [
        "<p>Who wins has bought more and dearer cards, so nearly every card is found with winners. Here each player "
        "who had a card is compared with players of the same bot who spent about as much Power on cards in that game, "
        "but had not this one: what is left is the card's doing, or that of what it is bought with. Points are percent "
        "points: +10 means that of 100 games 60 were won instead of 50. Of a hundred cards that do nothing, five would "
        "show an interval beside 0 by chance. "
        f"Cards that fewer than {FEW} players had are left out here and stand in the table below.</p>"
    ]
    for what, words in DID.items():
        judged = [(card, each) for card in cards if (each := card.effects[what]) is not None and _has_enough(each)]
        judged.sort(key=lambda pair: -pair[1].more)
        if not judged:
            parts.append(f"<p>Too few players {words} to say more.</p>")
            continue
        rows = []
        for card, each in judged:
            low, high = each.interval
            rows.append(PlotRow(card.name, 100 * each.more, 100 * low, 100 * high, _write_points(each)))
        left = ""
        if len(rows) > 2 * EXTREMES:
            left = f": {EXTREMES} best and {EXTREMES} worst of {len(rows)} cards"
            rows = [*rows[:EXTREMES], GAP, *rows[-EXTREMES:]]
        title = f"Won more often who {words}{left}"
        picture = draw_intervals(
            f"cards-{what}", title, rows, "points, beside others who spent as much Power on cards", 0.0, False
        )
        parts.append(drawn(picture))
    return parts


def _has_enough(effect: WinEffect) -> bool:
    return effect.with_it >= FEW


def _write_points(effect: WinEffect | None) -> str:
    if effect is None:
        return ""
    low, high = effect.interval
    return f"{_sign_percent(effect.more)} ({_sign_percent(low)} to {_sign_percent(high)})"


def _sign_percent(share: float) -> str:
    points = round(100 * share)
    return f"{'−' if points < 0 else '+' if points else ''}{abs(points)}"


def _unwanted_table(cards: Sequence[CardResults]) -> str:
    found = [card for card in cards if card.could >= FEW and card.share_wanted.share < UNWANTED]
    limit = write_percent(UNWANTED)
    if not found:
        return f"<p>Every card was bought in at least {limit} of the turns in which a player could pay for it.</p>"
    lines = [
        (escape(card.name), escape(card.type), str(card.cost), f"{card.could:,}", f"{card.bought:,}",
         f"{100 * card.share_wanted.share:.1f} %", write_interval(*card.share_wanted.interval))
        for card in reversed(found)
    ]  # fmt: skip
    columns = ("Card", "Type", "Cost", "Could be bought, turns", "Was bought", "Share", "95 %")
    return (
        f"<p>Bought in less than {limit} of the turns in which a player could pay for them. A cheap card beside better "
        "ones is passed over often, so a low share alone is no fault.</p>" + table_of(columns, lines, columns[2:])
    )


def _stalls_part(ask: Questions, drawn: Any) -> list[str]:
    stalls = ask.count_stalls()
    still = CountedShare("", stalls.turns, stalls.still)
    games = CountedShare("", stalls.games, stalls.stalled)
    broke = (
        f"; in {write_percent(stalls.broke / stalls.still)} of them the player could pay for nothing"
        if stalls.still
        else ""
    )
    sentence = (
        f"In {write_percent(still.share)} of all turns no card left the Line-Up{broke}. "
        f"In {_write_share(games)} of the "
        f"games it stood still for {STILL} full rounds or longer, {STILL * ask.players} turns."
    )
    title = "The longest time a game's Line-Up stood still"
    picture = draw_histogram("stalls", title, {"games": stalls.longest}, "turns in a row without a card taken", "games")
    return [f"<p>{sentence}</p>", drawn(picture)]


def _all_cards(cards: Sequence[CardResults]) -> str:
    columns = ("Card", "Cost", "Could be bought", "Was bought", "Who bought it won", "Who played it", "Who owned it")
    lines = []
    for card in cards:
        cells = [escape(card.name), str(card.cost), f"{card.could:,}", write_percent(card.share_wanted.share)]
        for what in DID:
            effect = card.effects[what]
            cells.append("" if effect is None else f"{write_percent(effect.share)}, {_write_points(effect)}")
        lines.append(cells)
    return (
        "<p><em>Could be bought</em>: turns in which a player could pay for it. <em>Was bought</em>: in how many of "
        "them. Then how often players won who bought it, played it, owned it at the end, and by how many points that "
        "is more than others who spent as much Power on cards, with the interval.</p>"
        f"<div class=dense>{table_of(columns, lines, columns[1:])}</div>"
    )
