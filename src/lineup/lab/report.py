"""The report of a run: one page that needs nothing else, and its pictures as files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from lineup.engine.saying import say
from lineup.games import GAMES, house_rules, make_choice, profile_of
from lineup.lab.page import percent, reach, table_of, whole_page
from lineup.lab.plots import GAP, Picture, Row, histogram, intervals
from lineup.lab.questions import STILL, Card, Deals, Effect, Questions, Share
from lineup.lab.runs import Finished
from lineup.lab.store import StoreError, write_whole
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


def write_report(run: Finished) -> list[Path]:
    """Write page and pictures into the folder of the run.

    StoreError if it has no games, a table is damaged or there is no room.
    """
    if not run.result.games:
        raise StoreError(say("error-run-empty", folder=str(run.folder)))
    run.read_through()
    page, pictures = report(run)
    files = {run.folder / PAGE: page.encode()}
    files |= {run.folder / PICTURES / f"{picture.name}.png": picture.png for picture in pictures}
    for file, data in files.items():
        try:
            file.parent.mkdir(exist_ok=True)
            write_whole(file, data)
        except OSError as error:
            said = say("error-folder-file", file=str(file), error=str(error.strerror))
            raise StoreError(said) from None
    return list(files)


def report(run: Finished) -> tuple[str, list[Picture]]:
    """The page, and the pictures that are in it."""
    pictures: list[Picture] = []

    def drawn(picture: Picture) -> str:
        pictures.append(picture)
        return f"<figure class=scroll>{picture.svg}</figure>"

    with Questions(run) as ask:
        cards = ask.cards()
        parts = [
            f"<h1>{escape(_title(run))}</h1><p class=dim>{escape(_what(run))}</p>",
            "<p>Every share stands with its 95 % interval: if the same bots played for ever, their share would come "
            "to lie in such an interval 19 times in 20. Where two of them overlap, the difference may be chance. All "
            "of this is about bots; people may play otherwise.</p>",
            "<h2>How long games take</h2>",
            f"<p>{escape(_length(ask))}</p>",
            drawn(
                histogram("length", "Length of the games", {"games": ask.lengths()}, "turns of all players", "games")
            ),
            "<h2>How games end</h2>",
            _ends(ask.ends()),
            "<h2>Who wins</h2>",
            f"<p>The dashed line is the fair share, {percent(ask.fair)}"
            f"{'; a team wins and loses as one' if ask.teams else ''}.</p>",
            drawn(_shares("seats", "Wins by seat", ask.seats(), ask.fair)),
            *_bots(ask, drawn),
            *_sides(ask, drawn),
            drawn(_shares("heroes", "Wins by Super Hero or Character dealt", ask.by("hero"), ask.fair)),
            "<h2>Victory Points</h2>",
            "<p>What players had at the end, those who won and those who did not.</p>",
            drawn(histogram("scores", "Victory Points at the end", ask.scores(), "Victory Points", "players")),
            "<h2>Luck and skill</h2>",
            _luck(ask.deals(), ask.players),
            "<h2>Cards that win</h2>",
            *_winning(cards, drawn),
            "<h2>Cards nobody buys</h2>",
            _unwanted(cards),
            "<h2>Line-Ups that stand still</h2>",
            *_stalls(ask, drawn),
            "<h2>All cards</h2>",
            _all(cards),
            f"<p class=dim>Made by <code>lineup report</code> from the tables beside it. {escape(_again(run))}</p>",
        ]
    return whole_page(_title(run), parts), pictures


def _title(run: Finished) -> str:
    game = run.conditions["game"]
    name = GAMES[game].title if game in GAMES else game
    return f"{name}: {run.result.games:,} games"


def _what(run: Finished) -> str:
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


def _again(run: Finished) -> str:
    facts = run.conditions
    return (
        f"Seed {facts['seed']} with the same bots and cards ({next(iter(run.content.values()))[:12]}) plays them again."
    )


def _length(ask: Questions) -> str:
    turns = ask.run.result.turns.spread
    low, high = ask.rows("select quantile_disc(turns, 0.1), quantile_disc(turns, 0.9) from games")[0]
    return (
        f"A game took {turns.mean:.0f} turns of all players together, {turns.mean / ask.players:.0f} of each; the "
        f"shortest {turns.min}, the longest {turns.max}. Eight of ten took {low} to {high}. It asked "
        f"{ask.run.result.unforced / ask.run.result.games:.0f} questions that left a choice."
    )


def _ends(ends: Sequence[Share]) -> str:
    lines = [
        (escape(ENDS.get(each.label, each.label)), f"{each.won:,.0f}", percent(each.share), reach(*each.interval))
        for each in ends
    ]
    return table_of(("The game was over because", "Games", "Share", "95 %"), lines, ("Games", "Share", "95 %"))


def _said(each: Share) -> str:
    """A share with its interval."""
    return f"{percent(each.share)} ({reach(*each.interval)})"


def _shares(name: str, title: str, shares: Sequence[Share], fair: float | None) -> Picture:
    rows = [
        Row(
            each.label, each.share, *each.interval, f"{percent(each.share)} ({reach(*each.interval)}) of {each.times:,}"
        )
        for each in shares
    ]
    return intervals(name, title, rows, "share of their games that they won", fair)


def _bots(ask: Questions, drawn: Any) -> list[str]:
    bots = ask.by("bot")
    return [drawn(_shares("bots", "Wins by bot", bots, ask.fair))] if len(bots) > 1 else []


def _sides(ask: Questions, drawn: Any) -> list[str]:
    sides = ask.sides()
    if not sides:
        return []
    fair = sides[0].fair
    return [drawn(_shares("sides", "Wins by side, where both were at the table", sides, fair if fair == 0.5 else None))]


def _luck(deals: Deals | None, players: int) -> str:
    if deals is None:
        return (
            "<p>These games cannot tell. With <code>lineup simulate --mirrored</code> and different bots, each deal is "
            "played from every seat: then it shows whether the better bot wins it from everywhere, or the same seat "
            "wins whoever sits there.</p>"
        )
    if not deals.deals:
        return "<p>No deal was played from every seat without a shared win; more games will tell.</p>"
    skill, luck = (Share("", deals.deals, count) for count in (deals.skill, deals.luck))
    rest = deals.deals - deals.skill - deals.luck
    lines = [
        (
            "the same bot won from every seat",
            "skill decided",
            str(deals.skill),
            percent(skill.share),
            reach(*skill.interval),
        ),
        (
            "the same seat won, whoever sat there",
            "the deal decided",
            str(deals.luck),
            percent(luck.share),
            reach(*luck.interval),
        ),
    ]
    if rest:
        other = Share("", deals.deals, rest)
        lines.append(("neither", "both did", str(rest), percent(other.share), reach(*other.interval)))
    chance = " Were it all luck, each of the two would be half." if players == 2 else ""
    return (
        f"<p>{deals.deals:,} deals were played from every seat; those with a shared win are left out.{chance}</p>"
        + table_of(("Of a deal's games", "so", "Deals", "Share", "95 %"), lines, ("Deals", "Share", "95 %"))
    )


def _winning(cards: Sequence[Card], drawn: Any) -> list[str]:
    parts = [
        "<p>Who wins has bought more and dearer cards, so nearly every card is found with winners. Here each player "
        "who had a card is compared with players of the same bot who spent about as much Power on cards in that game, "
        "but had not this one: what is left is the card's doing, or that of what it is bought with. Points are percent "
        "points: +10 means that of 100 games 60 were won instead of 50. Of a hundred cards that do nothing, five would "
        "show an interval beside 0 by chance. "
        f"Cards that fewer than {FEW} players had are left out here and stand in the table below.</p>"
    ]
    for what, words in DID.items():
        judged = [(card, each) for card in cards if (each := card.effects[what]) is not None and _enough(each)]
        judged.sort(key=lambda pair: -pair[1].more)
        if not judged:
            parts.append(f"<p>Too few players {words} to say more.</p>")
            continue
        rows = []
        for card, each in judged:
            low, high = each.interval
            rows.append(Row(card.name, 100 * each.more, 100 * low, 100 * high, _points(each)))
        left = ""
        if len(rows) > 2 * EXTREMES:
            left = f": {EXTREMES} best and {EXTREMES} worst of {len(rows)} cards"
            rows = [*rows[:EXTREMES], GAP, *rows[-EXTREMES:]]
        title = f"Won more often who {words}{left}"
        picture = intervals(
            f"cards-{what}", title, rows, "points, beside others who spent as much Power on cards", 0.0, False
        )
        parts.append(drawn(picture))
    return parts


def _enough(effect: Effect) -> bool:
    return effect.with_it >= FEW


def _points(effect: Effect | None) -> str:
    if effect is None:
        return ""
    low, high = effect.interval
    return f"{_signed(effect.more)} ({_signed(low)} to {_signed(high)})"


def _signed(share: float) -> str:
    points = round(100 * share)
    return f"{'−' if points < 0 else '+' if points else ''}{abs(points)}"


def _unwanted(cards: Sequence[Card]) -> str:
    found = [card for card in cards if card.could >= FEW and card.wanted.share < UNWANTED]
    limit = percent(UNWANTED)
    if not found:
        return f"<p>Every card was bought in at least {limit} of the turns in which a player could pay for it.</p>"
    lines = [
        (escape(card.name), escape(card.type), str(card.cost), f"{card.could:,}", f"{card.bought:,}",
         f"{100 * card.wanted.share:.1f} %", reach(*card.wanted.interval))
        for card in reversed(found)
    ]  # fmt: skip
    columns = ("Card", "Type", "Cost", "Could be bought, turns", "Was bought", "Share", "95 %")
    return (
        f"<p>Bought in less than {limit} of the turns in which a player could pay for them. A cheap card beside better "
        "ones is passed over often, so a low share alone is no fault.</p>" + table_of(columns, lines, columns[2:])
    )


def _stalls(ask: Questions, drawn: Any) -> list[str]:
    stalls = ask.stalls()
    still = Share("", stalls.turns, stalls.still)
    games = Share("", stalls.games, stalls.stalled)
    broke = (
        f"; in {percent(stalls.broke / stalls.still)} of them the player could pay for nothing" if stalls.still else ""
    )
    sentence = (
        f"In {percent(still.share)} of all turns no card left the Line-Up{broke}. In {_said(games)} of the "
        f"games it stood still for {STILL} full rounds or longer, {STILL * ask.players} turns."
    )
    title = "The longest time a game's Line-Up stood still"
    picture = histogram("stalls", title, {"games": stalls.longest}, "turns in a row without a card taken", "games")
    return [f"<p>{sentence}</p>", drawn(picture)]


def _all(cards: Sequence[Card]) -> str:
    columns = ("Card", "Cost", "Could be bought", "Was bought", "Who bought it won", "Who played it", "Who owned it")
    lines = []
    for card in cards:
        cells = [escape(card.name), str(card.cost), f"{card.could:,}", percent(card.wanted.share)]
        for what in DID:
            effect = card.effects[what]
            cells.append("" if effect is None else f"{percent(effect.share)}, {_points(effect)}")
        lines.append(cells)
    return (
        "<p><em>Could be bought</em>: turns in which a player could pay for it. <em>Was bought</em>: in how many of "
        "them. Then how often players won who bought it, played it, owned it at the end, and by how many points that "
        "is more than others who spent as much Power on cards, with the interval.</p>"
        f"<div class=dense>{table_of(columns, lines, columns[1:])}</div>"
    )
