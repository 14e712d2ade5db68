"""Answers from the tables of a run: each question is one query, and every share comes with its 95 % interval."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lineup.lab.shared.intervals import Z, wilson_interval
from lineup.lab.simulation.runs import FinishedRun
from lineup.lab.simulation.tables import TABLES

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

STRATA: Final = 8  # groups of players who spent about as much Power on cards
STILL: Final = 2  # full rounds in which nobody takes a card: a Line-Up that stalls


class CountedShare(NamedTuple):
    """The share of cases in which something was so."""

    label: str
    times: int  # of what, such as games
    won: float  # a shared win counts as a fraction
    fair: float = 0.0

    @property
    def share(self) -> float:
        return self.won / self.times if self.times else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson_interval(self.won, self.times)


class WinEffect(NamedTuple):
    """The wins of players with a card, compared with others who spent about as much Power on cards."""

    with_it: int  # players
    share: float  # their wins
    more: float  # than others of their group, from -1 to 1
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.more - Z * self.error, self.more + Z * self.error


class CardResults(NamedTuple):
    """The results of a card."""

    name: str
    type: str
    cost: int
    could: int  # turns in which a player could pay for it
    bought: int  # of them
    effects: dict[str, WinEffect | None]  # bought, played, owned; None where too few did or did not

    @property
    def share_wanted(self) -> CountedShare:
        return CountedShare(self.name, self.could, self.bought)


class Stalls(NamedTuple):
    """Turns in which no card left the Line-Up."""

    turns: int
    still: int
    broke: int  # of the still ones: their player could pay for nothing
    games: int
    stalled: int  # games with a stretch of at least STILL full rounds
    longest: list[tuple[int, int]]  # the longest stretch of a game, and how many games had it


class MirroredDeals(NamedTuple):
    """The winners of mirrored deals."""

    deals: int
    skill: int  # the same bot won from every seat
    luck: int  # the same seat won whoever sat there


class Questions:
    """Asks a finished run; use it in a `with` statement."""

    def __init__(self, run: FinishedRun) -> None:
        import duckdb

        self.run = run
        self.db: DuckDBPyConnection = duckdb.connect()
        for table in TABLES:
            self.db.read_parquet(str(run.table_file(table))).create_view(table)
        self.players = len(run.conditions["bots"])
        # a victory is the whole side's, and belongs to each of its players
        self.db.execute(
            "create table players as select s.* exclude (owned), "
            "sum(won) over (partition by s.game, team) as victory, coalesce(b.spent, 0) as spent "
            "from seats s left join (select game, seat, sum(paid) as spent from buys group by all) b using (game, seat)"
        )
        teams = self.fetch_value(
            "select count(distinct team) from players where game = (select min(game) from players)"
        )
        self.teams = bool(teams < self.players)
        self.fair = 1 / teams

    def __enter__(self) -> Questions:
        return self

    def __exit__(self, *_: object) -> None:
        self.db.close()

    def fetch_rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return self.db.execute(query, values).fetchall()

    def fetch_value(self, query: str, *values: Any) -> Any:
        return self.fetch_rows(query, *values)[0][0]

    def count_lengths(self) -> list[tuple[int, int]]:
        """Count the games by their number of turns."""
        return [
            (turns, count)
            for turns, count in self.fetch_rows("select turns, count(*) from games group by 1 order by 1")
        ]

    def share_ends(self) -> list[CountedShare]:
        games = self.run.result.games
        found = self.fetch_rows('select "end", count(*) from games group by 1 order by 2 desc, 1')
        return [CountedShare(end, games, count) for end, count in found]

    def count_scores(self) -> dict[str, list[tuple[int, int]]]:
        """Count the players by their Victory Points, winners and the others."""
        found: dict[str, list[tuple[int, int]]] = {"winners": [], "others": []}
        query = "select won > 0, score, count(*) from players group by all order by 1 desc, 2"
        for won, points, count in self.fetch_rows(query):
            found["winners" if won else "others"].append((points, count))
        return found

    def wins_by(self, column: str) -> list[CountedShare]:
        """Return the wins of players by a column of theirs, the luckiest first; partners who are alike in it count
        once."""
        query = (
            f"select {column}, count(*), sum(victory) from (select distinct game, team, {column}, victory from players "
            f"where {column} is not null) group by 1"
        )
        found = [CountedShare(str(label), count, won, self.fair) for label, count, won in self.fetch_rows(query)]
        return sorted((each for each in found if each.label), key=lambda each: (-each.share, each.label))

    def wins_of_seats(self) -> list[CountedShare]:
        """Return the wins of each seat, and of the seats that began."""
        seats = [each._replace(label=f"Seat {int(each.label) + 1}") for each in self.wins_by("seat")]
        games, won = self.fetch_rows("select count(*), sum(victory) from players where first")[0]
        return [CountedShare("Whoever began", games, won, self.fair), *sorted(seats)]

    def wins_of_sides(self) -> list[CountedShare]:
        """Return the wins of Super Heroes' and Super-Villains' sides, where both were at the table."""
        query = (
            "with t as (select game, side, sum(won) as won, count(*) as seats, any_value(n) as n from (select *, "
            "count(*) over (partition by game) as n, count(distinct side) over (partition by game) as sides "
            "from players where side != '') where sides = 2 group by all) "
            "select side, count(*), sum(won), avg(seats / n) from t group by 1 order by 1"
        )
        found = self.fetch_rows(query)
        names = {"hero": "Super Heroes", "villain": "Super-Villains"}
        return [CountedShare(names.get(side, side), games, won, fair) for side, games, won, fair in found]

    def count_stalls(self) -> Stalls:
        """Count how often the Line-Up stood still."""
        turns, still, broke = self.fetch_rows(
            "select count(*), count(*) filter (taken = 0), count(*) filter (taken = 0 and len(could_buy) = 0) "
            "from turns"
        )[0]
        longest = self.fetch_rows(
            "with runs as (select game, taken = 0 as still, turn - row_number() over "
            "(partition by game, taken = 0 order by turn) as stretch from turns), "
            "lengths as (select game, count(*) as n from runs where still group by game, stretch), "
            "most as (select g.game, coalesce(max(n), 0) as n from games g left join lengths using (game) group by 1) "
            "select n, count(*) from most group by 1 order by 1"
        )
        stalled = sum(count for length, count in longest if length >= STILL * self.players)
        pairs = [(length, count) for length, count in longest]
        return Stalls(turns, still, broke, self.run.result.games, stalled, pairs)

    def results_of_cards(self) -> list[CardResults]:
        """Return the results of each card that can be bought, the most wanted first."""
        self.db.execute(
            "create or replace table could as select card, count(*) as turns from "
            "(select unnest(could_buy) as card from turns) group by 1"
        )
        could = dict(self.fetch_rows("select card, turns from could"))
        bought = dict(self.fetch_rows("select card, count(distinct (game, turn)) from buys group by 1"))
        sources = {
            "bought": "select distinct game, seat, card from buys",
            "played": "select distinct game, seat, card from plays",
            "owned": "select distinct game, seat, unnest(owned) as card from seats",
        }
        effects = {what: self._win_effects(query) for what, query in sources.items()}
        found = []
        for facts in self.run.cards:
            name = facts["card"]
            if name in could:
                made = {what: of.get(name) for what, of in effects.items()}
                found.append(CardResults(name, facts["type"], facts["cost"], could[name], bought.get(name, 0), made))
        return sorted(found, key=lambda card: (-card.share_wanted.share, card.name))

    def _win_effects(self, having: str) -> dict[str, WinEffect]:
        """Return for each card the wins of players who had it beside others of the same bot who spent about as much
        Power.

        The differences within the groups are weighed as Mantel and Haenszel do; a group where all or none had it says
        nothing.
        """
        query = (
            f"with groups as (select game, seat, victory, hash(bot, ntile({STRATA}) over (partition by bot order by "
            f"spent, game, seat)) as stratum from players), had as ({having}), "
            "all_ as (select stratum, count(*) as n, sum(victory) as won from groups group by 1), "
            "ones as (select card, stratum, count(*) as n, sum(victory) as won from groups join had using (game, seat) "
            "group by all) "
            "select card, ones.n, ones.won, all_.n - ones.n, all_.won - ones.won from ones join all_ using (stratum)"
        )
        groups: dict[str, list[tuple[int, float, int, float]]] = {}
        for card, *facts in self.fetch_rows(query):
            groups.setdefault(card, []).append(tuple(facts))
        found = {}
        for card, strata in groups.items():
            effect = weigh_strata(strata)
            if effect is not None:
                found[card] = effect
        return found

    def count_deals(self) -> MirroredDeals | None:
        """Return the winners of mirrored deals, of those played from every seat and not shared; None if none were
        mirrored."""
        if not self.run.conditions["mirrored"]:
            return None
        query = (
            "with g as (select deal, turned, count(*) as winners, any_value(team) as seat, any_value(bot) as bot "
            "from (select distinct deal, turned, team, string_agg(bot, '+' order by bot) over "
            "(partition by p.game, team) as bot, victory from players p join games using (game)) "
            "where victory > 0 group by all), "
            "whole as (select deal, count(distinct bot) as bots, count(distinct seat) as seats from g group by 1 "
            "having count(*) = (select count(distinct turned) from games) and max(winners) = 1) "
            "select count(*), count(*) filter (bots = 1), count(*) filter (seats = 1 and bots > 1) from whole"
        )
        return MirroredDeals(*self.fetch_rows(query)[0])


def weigh_strata(strata: Sequence[tuple[int, float, int, float]]) -> WinEffect | None:
    """Combine the differences within groups, each of players and wins with and without something, as Mantel and
    Haenszel do.

    None where every group has players of one kind only.
    """
    players = sum(n for n, *_ in strata)
    won = sum(wins for _, wins, *_ in strata)
    weight = more = spread = 0.0
    for n1, won1, n0, won0 in strata:
        if n0 > 0:
            w, p1, p0 = n1 * n0 / (n1 + n0), won1 / n1, won0 / n0
            weight += w
            more += w * (p1 - p0)
            spread += w * w * (_variance_of(p1, n1) + _variance_of(p0, n0))
    return WinEffect(players, won / players, more / weight, sqrt(spread) / weight) if weight else None


def _variance_of(share: float, count: int) -> float:
    """Return the variance of a share; of few players it is never taken for certain."""
    share = (share * count + 1) / (count + 2)
    return share * (1 - share) / count
