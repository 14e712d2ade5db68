"""The commands that play many games: options and help pages. Their work is done in modules of their own."""

from __future__ import annotations

from typing import Annotated

import typer

from lineup.commands.shared.game_options import (
    Cluster,
    Game,
    Heroes,
    Mix,
    OtherHalf,
    Processes,
    Rules,
    Shard,
    Swap,
    SwapIn,
    SwapOut,
    Variants,
    check_filled,
    speaks_of_boxes,
)
from lineup.commands.workshop.declarations import Json, Sets


def add_to(app: typer.Typer) -> None:
    """Add the commands to a group."""
    app.command("simulate")(simulate)
    app.command("mix")(mix)
    app.command("merge")(merge)
    app.command("report")(report)
    app.command("arena")(arena)
    app.command("bots")(bots)
    app.command("bots audit")(audit)
    app.command("train")(train)


@speaks_of_boxes
def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; lineup games lists them.")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="The same seed gives the same results.")
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B…", help="One bot for each seat: this sets the number of players.")
    ] = "casual,random",
    out: Annotated[
        str | None,
        typer.Option(
            "--out", metavar="FOLDER", callback=check_filled, help="Write the games here as tables (Parquet)."
        ),
    ] = None,
    shard: Shard = "",
    mirrored: Annotated[
        bool, typer.Option("--mirrored", help="Play each deal once for every way to turn the bots around the table.")
    ] = False,
    cluster: Cluster = "",
    variants: Variants = None,
    rules: Rules = None,
    sets: Sets = None,
    mix: Mix = None,
    other_half: OtherHalf = False,
    hero: Heroes = None,
    swap: Swap = None,
    swap_out: SwapOut = None,
    swap_in: SwapIn = None,
    processes: Processes = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and sum them up.

    The table shows wins, scores, what ended the games, turns, decisions per game and speed. The same seed gives
    the same results whatever the number of processes. A game that comes no nearer to its end in 100
    rounds is called and scored as it stands: a rule of ours for simulations alone.

    With --out every game is written down, turn by turn: games, seats, turns, decisions, buys and plays, as Parquet
    (docs/lab.md says what each column means). After an interruption the same command goes on where it was. Several
    machines share the games by --shard, and lineup merge puts their folders together; or a Ray cluster plays them.

    \b
    Examples:
      lineup simulate $game --games 200 --bots casual,random
      $examples
      lineup simulate $game --games 5000 --bots casual,casual --out run
      lineup simulate $game --games 9000 --seed 1 --out part2 --shard 2/3

    With --json: one object. games, decisions and decisions_per_second are numbers; wins and scores are lists
    with one entry per seat (wins may be fractions, where a win is shared; a score has mean, min and max);
    turns has mean, min and max of a game. Besides them: game, variants, rules, seed, bots, unforced,
    decisions_per_game, seconds, processes, shared, ends, called and by_bot.
    """
    from lineup.commands.lab.simulate import show_simulation
    from lineup.commands.shared.arguments import GameOptions, read_bots

    options = GameOptions.from_options(variants, rules, sets, mix, other_half, hero, swap, swap_out, swap_in)
    names = read_bots(bots)
    show_simulation(
        options.make_choice(game, len(names)),
        names,
        games,
        seed,
        mirrored=mirrored,
        out=out,
        shard=shard,
        cluster=cluster,
        processes=processes,
        as_json=as_json,
    )


@speaks_of_boxes
def mix(
    game: Game,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="How many play.")] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="Games to forecast from; 0 for no forecast.")
    ] = 200,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="The same seed gives the same forecast.")
    ] = None,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help='Who plays all seats: a name, or "cmd: COMMAND".')
    ] = "casual",
    variants: Variants = None,
    rules: Rules = None,
    sets: Sets = None,
    groups: Mix = None,
    other_half: OtherHalf = False,
    hero: Heroes = None,
    swap: Swap = None,
    swap_out: SwapOut = None,
    swap_in: SwapIn = None,
    processes: Processes = None,
    as_json: Json = False,
) -> None:
    """Put boxes, groups, swaps and house rules together, and forecast the games they make.

    Where a rulebook advises swaps, those of like type and cost are proposed. Then bots play: how long games take, what
    beginning is worth, how often the Line-Up stands still, and which cards dominate, each with its 95 % interval. A mix
    that cannot be is refused with the reason.

    \b
    Examples:
      lineup mix $game --variant short-stack
      lineup mix $game --players 4 --rule line_up_size=7 --games 500
      $examples

    With --json: one object with seed, bot, choice (as logs have it) and forecast (null without games): games, turns,
    shortest, longest, first, fair, won, still, stalled, called and cards; a measure has value, low and high.
    """
    from lineup.commands.lab.mix import choose_mix, show_mix
    from lineup.commands.shared.arguments import GameOptions

    options = GameOptions.from_options(variants, rules, sets, groups, other_half, hero, swap, swap_out, swap_in)
    show_mix(choose_mix(options, game, players), games, seed, bot, processes, as_json)


def merge(
    out: Annotated[str, typer.Argument(metavar="OUT", callback=check_filled, help="A new folder for all of it.")],
    shards: Annotated[list[str], typer.Argument(metavar="SHARD…", help="The folders of the shards.")],
    as_json: Json = False,
) -> None:
    """Put the shards of a simulation, an arena or a training together.

    The new folder holds the same as if all games had been played by one machine: of a simulation and of a training
    byte by byte, of an arena but for the times that were taken. The shards stay as they are. An arena is shown, and a
    training goes on, by its own command without --shard; should games be missing, it plays them.

    \b
    Examples:
      lineup merge run part1 part2 part3

    With --json: one object with folder and games, of a simulation also wins; of a training with folder and files.
    """
    from lineup.commands.lab.merge import show_merge

    show_merge(out, shards, as_json)


def report(
    run: Annotated[
        str,
        typer.Argument(metavar="RUN", callback=check_filled, help="The folder that lineup simulate --out has filled."),
    ],
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    as_json: Json = False,
) -> None:
    """Make a page with pictures out of a simulation.

    How long games take and how they end; wins by seat, side, bot, Super Hero and Character; Victory Points; luck and
    skill, if the games were played with --mirrored; which cards win, nobody buys, or are left lying. Shares stand with
    their 95 % intervals. RUN then holds report.html, which needs nothing else and works offline, and the pictures as
    PNG.

    \b
    Examples:
      lineup report run
      lineup report run --json

    With --json: one object with games and files.
    """
    from lineup.commands.lab.report import show_report

    show_report(run, open_page, as_json)


@speaks_of_boxes
def arena(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="The games; all of them if none is named.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="A,B…", help='Who plays: names, "cmd: COMMAND", or teams of two as in a+b.'),
    ] = "casual,random",
    against: Annotated[
        str,
        typer.Option(
            "--against", metavar="BOT", callback=check_filled, help="Everybody meets this bot alone, not each other."
        ),
    ] = "",
    count: Annotated[int, typer.Option("--games", metavar="N", help="Games behind each share, at least.")] = 100,
    players: Annotated[str, typer.Option("--players", metavar="N,N…", help="How many players sit at a table.")] = "2",
    seconds: Annotated[
        float | None, typer.Option("--time", metavar="SECONDS", help="What a bot's clock has for each turn.")
    ] = None,
    seconds_against: Annotated[
        float | None,
        typer.Option("--time-against", metavar="SECONDS", help="What the clock of --against's bot has instead."),
    ] = None,
    rollouts: Annotated[
        int, typer.Option("--rollouts", metavar="N", help="Instead: simulations per decision; games repeat exactly.")
    ] = 0,
    processor: Annotated[
        bool, typer.Option("--processor", help="--time counts processor time: a busy machine weakens nobody.")
    ] = False,
    deadline: Annotated[
        float | None,
        typer.Option(
            "--deadline", metavar="SECONDS", help="A longer decision loses (10, or 2 times --time and 2 more)."
        ),
    ] = None,
    memory: Annotated[int, typer.Option("--memory", metavar="MIB", help="Memory of each process.")] = 2048,
    out: Annotated[
        str | None,
        typer.Option(
            "--out",
            metavar="FOLDER",
            callback=check_filled,
            help="Keep the games here, with CSV, Parquet and a report.",
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="The same seed deals the same games.")
    ] = None,
    variants: Variants = None,
    rules: Rules = None,
    sets: Sets = None,
    mix: Mix = None,
    other_half: OtherHalf = False,
    hero: Heroes = None,
    swap: Swap = None,
    swap_out: SwapOut = None,
    swap_in: SwapIn = None,
    shard: Shard = "",
    cluster: Cluster = "",
    processes: Processes = None,
    as_json: Json = False,
) -> None:
    """Let bots meet each other and measure them.

    Everybody meets everybody. Each deal is played once for every way to seat a pair, so that seats, Super Heroes
    and hands are fair; with more than two who play alone, one bot sits among several of the other. The tables
    show shares with 95 % intervals, ratings (openskill) and time per decision. A bot that crashes, answers
    illegally or takes too long loses that game, and the arena goes on.

    With --out every game is kept as soon as it is over. After an interruption the same command goes on where it
    was; with more bots, games or a larger --games it plays what is missing. The folder then holds games.csv,
    games.parquet and report.html. Several machines share the games by --shard, and lineup merge puts their folders
    together; or a Ray cluster plays them.

    \b
    Examples:
      lineup arena $game --bots casual,random --games 200
      lineup arena --bots casual,random --games 400 --out run --seed 1
      lineup arena $game --players 3 --bots casual,random --games 60
      lineup arena $game --games 200 --seed 1 --out part1 --shard 1/2

    With --json: one object. games is their number; conditions has seed, seconds, rollouts, deadline, memory, processor
    and seconds_against; ways lists the ways to play; standings lists bot, rating, deviation, games, faults (crash,
    illegal, time-out), decisions, seconds_per_decision and longest_decision, the best first; shares lists way, one,
    other, games, won, fair, points, share, low and high; duplicates lists way, one, other, deals, percent,
    percent_error, points, points_error, plain_error and factor. With --shard: games, shard, folder and ways.
    """
    from lineup.commands.lab.arena import ArenaWishes, label_ways, show_arena
    from lineup.commands.shared.arguments import GameOptions

    options = GameOptions.from_options(variants, rules, sets, mix, other_half, hero, swap, swap_out, swap_in)
    show_arena(
        ArenaWishes(
            ways=label_ways(games or (), players, options),
            bots=bots,
            against=against,
            count=count,
            seed=seed,
            seconds=seconds,
            seconds_against=seconds_against,
            rollouts=rollouts,
            processor=processor,
            deadline=deadline,
            memory=memory,
            out=out,
            shard=shard,
            cluster=cluster,
            processes=processes,
            as_json=as_json,
        )
    )


def bots(as_json: Json = False) -> None:
    """List the bots; see also lineup bots audit.

    Besides these, any program that speaks the line protocol of docs/bots.md is a bot: wherever one is named, write
    "cmd: ./my-bot".

    \b
    Examples:
      lineup bots
      lineup bots --json

    With --json: a list of objects with id, title, summary and rating (null for one that was not measured).
    """
    from lineup.commands.lab.bots import show_bots

    show_bots(as_json)


@speaks_of_boxes
def audit(
    names: Annotated[list[str], typer.Argument(metavar="BOT…", help='Names of bots, or "cmd: COMMAND".')],
    games: Annotated[
        list[str] | None, typer.Option("--game", metavar="GAME", help="Only this game; may be repeated.")
    ] = None,
    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", help="Games of each number of players of each game.")
    ] = 1,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="The same seed examines the same games.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Prove that bots do not peek.

    A bot plays every game at every number of players, at all seats. Then it is led through the same decisions
    again, with everything its seat cannot know dealt anew behind them: hidden hands, decks and dice. A choice
    that changes rests on something the bot may not know; it is shown with its game, turn and question (exit
    code 1). A bot whose dice do not come from its seed cannot be judged and is named too.

    \b
    Examples:
      lineup bots audit casual --game $game
      lineup bots audit casual random --game $game --rounds 2

    With --json: a list of objects with bot, games, decisions, clean and findings.
    """
    from lineup.commands.lab.bots import show_audit

    show_audit(names, games or (), seed, rounds, as_json)


def train(
    folder: Annotated[
        str,
        typer.Argument(metavar="FOLDER", callback=check_filled, help="Where everything goes; there it goes on later."),
    ],
    first: Annotated[int, typer.Option("--first", metavar="N", help="Games of the first round.")] = 270_000,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Games of each later round.")] = 80_000,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", help="Later rounds.")] = 2,
    passes: Annotated[
        int, typer.Option("--passes", metavar="N", help="How often each position of the first round is learned.")
    ] = 5,
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", help="Deals of each game to measure a network by; 0 for none.")
    ] = 30,
    tries: Annotated[
        int, typer.Option("--tries", metavar="N", help="Games in which answers are tried for the policy; 0 for none.")
    ] = 400,
    lessons: Annotated[
        int, typer.Option("--lessons", metavar="N", help="Games to teach the planner what cards are worth; 0 for none.")
    ] = 12_000,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="The same seed plays the same games.")] = "1",
    shard: Annotated[
        str,
        typer.Option(
            "--shard",
            metavar="I/N",
            callback=check_filled,
            help="Play only the Ith of N shares of the games that are due.",
        ),
    ] = "",
    cluster: Cluster = "",
    processes: Processes = None,
    device: Annotated[
        str,
        typer.Option(
            "--device",
            metavar="NAME",
            callback=check_filled,
            help="What learns: cpu or cuda; a graphics card if there is one.",
        ),
    ] = "",
) -> None:
    """Train the network of the bot learned.

    In the first round, quick games of players who value cards as planner does, each unsure of it in another way,
    teach a network who wins from which position. In each later round most players value cards by the network of the
    round before, which goes on learning from those games; one game in ten the bot learned plays against itself. Behind
    each round learned plays casual with its new network, each deal from both sides. Stopped, it goes on with the same
    command; more --rounds can be added.

    With all defaults it takes about an hour on 16 cores and a graphics card. The last network is
    FOLDER's network-N.npz: laid over network.npz in the package's folder bots/trained, it is the one learned plays
    with. Games in which every answer is tried teach its policy which are worth it (policy-N.npz, over policy.npz). At
    last the planner is taught what cards are worth: FOLDER's worths-N.json, laid over worths.json of the package.

    The games can be played by several machines: on a Ray cluster, or by hand with --shard, which plays a share of the
    games of the next round and no more. lineup merge puts the folders together, and the command without --shard learns
    from them; with --rounds 0 --tries 0 --lessons 0 it stops after the first round, so that the next can be shared too.

    \b
    Examples:
      lineup train my-training
      lineup train try --first 2000 --games 1000 --rounds 1 --tries 50
      lineup train part1 --shard 1/2
    """
    from lineup.commands.lab.roads import read_road
    from lineup.commands.lab.train import show_training

    wishes = {"first": first, "games": games, "rounds": rounds, "passes": passes, "deals": deals}
    wishes |= {"tries": tries, "lessons": lessons}
    show_training(folder, wishes, seed, read_road(processes, cluster, shard, kept=True), device)
