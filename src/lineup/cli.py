"""The command `lineup`: its options and help. Its work is done in `lineup.commands`, imported on demand."""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

import lineup
from lineup.commands.lab import declarations as lab_declarations
from lineup.commands.shared.game_options import (
    FIRST,
    Game,
    Heroes,
    Language,
    Mix,
    OtherHalf,
    Rules,
    Swap,
    SwapIn,
    SwapOut,
    Variants,
    check_filled,
    speaks_of_boxes,
)
from lineup.commands.workshop import declarations as workshop_declarations
from lineup.commands.workshop.declarations import Json, Sets

UNOFFICIAL: Final = (
    "Line-Up is an unofficial fan project: not made, endorsed or supported by the publisher of the games or the "
    "owners of the characters."
)
UNEXPECTED: Final = 70
INTERRUPTED: Final = 130


# commands of two words
PAIRS: Final = {"cards": ("new", "import", "check", "diff", "rate", "parse", "render"), "bots": ("audit",)}

# what a terminal shows that does not know them: a lost minus would be another number
ALIKE: Final = {"−": "-", "–": "-", "—": "-", "─": "-", "×": "x", "·": "-", "•": "*", "…": "...", "\u00a0": " "}
# what a saved game does not say
RESUMED: Final = ("resume", "go_on", "bots", "others", "save", "ask_everything", "plain", "language")


def _print_alike(error: UnicodeError) -> tuple[str, int]:
    """Like letters for those that cannot be printed, question marks where there are none."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(ALIKE.get(letter, "?") for letter in error.object[error.start : error.end]), error.end


codecs.register_error("alike", _print_alike)


class Commands(TyperGroup):
    """The group of all commands: mistakes become one sentence on standard error and an exit code."""

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> Any:
        words = list(sys.argv[1:] if args is None else args)
        debug = "--debug" in words
        words = [word for word in words if word != "--debug"]
        if len(words) > 1 and words[1] in PAIRS.get(words[0], ()):
            words[:2] = [f"{words[0]} {words[1]}"]
        extra["standalone_mode"] = False
        # a game has one core: numpy's threads would take those of other games, and cost more than they bring
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="alike")
        code: object = 0
        try:
            try:
                code = super().main(args=words, prog_name="lineup", **extra)
            finally:
                print(end="", flush=True)
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        except Exception as error:
            if debug:
                raise
            message, code = _explain_error(error)
            if message:
                print(message, file=sys.stderr)
            if isinstance(error, OSError) and not error.filename:  # nor can what is left be written at the end
                sys.stdout = io.StringIO()
        sys.exit(code if isinstance(code, int) else 0)


def _explain_error(error: Exception) -> tuple[str, int]:
    """Return what to say about an error, and the exit code."""
    from lineup.commands.shared.output import BAD_INPUT, CommandError
    from lineup.errors import LineUpError

    if isinstance(error, CommandError):
        return str(error), error.code
    if isinstance(error, LineUpError):
        return str(error), UNEXPECTED if isinstance(error, RuntimeError) else BAD_INPUT
    if isinstance(error, BrokenPipeError):  # nobody reads on
        return "", 1
    if isinstance(error, OSError) and (error.filename or type(error) is OSError):
        what = f'"{error.filename}" cannot be used' if error.filename else "The output cannot be written"
        return f"{what}: {error.strerror or error}.", BAD_INPUT
    if isinstance(error, typer.TyperException):
        where = getattr(getattr(error, "ctx", None), "command_path", "lineup")
        wrong = error.format_message().rstrip(".").replace("is not a valid int", "is no whole number")
        wrong = wrong.replace("is not a valid float", "is no number")
        end = "" if wrong.endswith("?") else "."
        return f"{wrong}{end} Type {where} --help to see what is possible.", BAD_INPUT
    return (
        f"Something unexpected happened ({type(error).__name__}: {error}); the same command with --debug shows where.",
        UNEXPECTED,
    )


app = typer.Typer(
    name="lineup",
    cls=Commands,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    epilog=UNOFFICIAL,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from lineup.builds import BUILD
        from lineup.native.library import is_built

        print(f"lineup {lineup.__version__} ({BUILD}{', native engine' if is_built() else ''})")
        print(UNOFFICIAL)
        raise typer.Exit


@app.callback(invoke_without_command=True)
@speaks_of_boxes
def root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and stop.")
    ] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show the traceback of an error.")] = False,
) -> None:
    """A rules engine and a table for the DC deck-building games.

    \b
    Start here:
      lineup serve --open              the table in the browser
      lineup play                      a game against a bot in the terminal
      lineup cards $card              what a card does
      lineup rules weakness            what the rules say about it
      lineup games                     what else can be played, and how
      lineup simulate $game --games 200 --bots casual,random
      lineup report run                what simulated games show, in pictures
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
@speaks_of_boxes
def play(
    context: typer.Context,
    game: Game = FIRST,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="Players in all, you among them.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="A,B…", help="The bots at the other seats, such as casual,random."),
    ] = None,
    name: Annotated[str, typer.Option("--name", metavar="TEXT", help="Your name.")] = "You",
    hero: Heroes = None,
    variants: Variants = None,
    rules: Rules = None,
    sets: Sets = None,
    mix: Mix = None,
    other_half: OtherHalf = False,
    swap: Swap = None,
    swap_out: SwapOut = None,
    swap_in: SwapIn = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="The same seed deals the same game.")
    ] = None,
    match: Annotated[
        bool,
        typer.Option(
            "--match", help="Play two games, one with each half of the cards; the sum of both scores decides."
        ),
    ] = False,
    choose: Annotated[
        bool, typer.Option("--choose", help="Put the game together at a prompt first, and forecast it.")
    ] = False,
    others: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="NAME", help="Somebody who shares your terminal; may be given again."),
    ] = None,
    lesson: Annotated[
        str, typer.Option("--lesson", metavar="ID", help="Take a lesson: its name, next, or list to see them.")
    ] = "",
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    go_on: Annotated[
        bool, typer.Option("--continue", help="Pick one of the games you left; tables in the browser are named too.")
    ] = False,
    save: Annotated[
        str | None, typer.Option("--save", metavar="FILE", help="Where to save the game and its log.")
    ] = None,
    ask_everything: Annotated[
        bool,
        typer.Option(
            "--ask-everything", help="Also ask where an ability gives nothing but Power, or you can only pass."
        ),
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Play in lines that scroll, without a full screen; for screen readers too.")
    ] = False,
    language: Language = "",
) -> None:
    """Play a complete game against bots in the terminal.

    You sit at seat 1; in teams seat 3 is your teammate. On a terminal the table fills the screen: press the number of
    an answer, click a card, point at one to read it, ? shows all keys. With --plain every decision is printed below
    the last one, with numbered options: type a number, or all, hint, odds, why 2, why not buy trigon, card $card,
    rule $rule, log, view, later, undo, save, help or quit.
    Without a terminal the answers are read line by line from standard input.

    \b
    Examples:
      lineup play
      lineup play --bots casual,random --variant synergy --seed 7
      lineup play --rule super_villains=10 --rule identity_assignment=deal_two
      lineup play --set my-cards.toml
      lineup play --choose
      $examples
      lineup play --resume game.log
      printf '1\\n1\\n1\\n' | lineup play --seed 7
    """
    from lineup.commands.shared.arguments import GameOptions, read_language
    from lineup.commands.shared.output import CommandError
    from lineup.commands.terminal.play import play_game as run
    from lineup.commands.terminal.seats import PlayWishes

    if resume is not None or go_on:
        for each in context.command.params:
            source = context.get_parameter_source(each.name or "")
            if each.name not in RESUMED and source is not None and source.name == "COMMANDLINE":
                what = "GAME" if each.name == "game" else each.opts[0]
                raise CommandError(f"With --resume the saved game says how it is played; leave out {what}.")
    wishes = PlayWishes(
        game=game,
        players=players,
        bots=bots,
        name=name,
        seed=seed,
        resume=resume,
        save=save,
        ask_everything=ask_everything,
        match=match,
        options=GameOptions.from_options(variants, rules, sets, mix, other_half, hero, swap, swap_out, swap_in),
        language=read_language(language),
        plain=plain,
        go_on=go_on,
        lesson=lesson,
        others=tuple(others or ()),
    )
    run(wishes, choose)


@app.command()
def daily(
    day: Annotated[str, typer.Argument(metavar="DAY", help="Another day's deal, such as 2026-12-24.")] = "",
    practice: Annotated[
        bool, typer.Option("--practice", help="Practise it: undo and hints, and nothing counts.")
    ] = False,
    check: Annotated[
        str, typer.Option("--check", metavar="LOG", help="Check a log of the deal, as a server does.")
    ] = "",
    name: Annotated[str, typer.Option("--name", metavar="TEXT", help="Your name.")] = "You",
    plain: Annotated[bool, typer.Option("--plain", help="Play in lines that scroll, without a full screen.")] = False,
    language: Language = "",
    as_json: Json = False,
) -> None:
    """Play the deal of the day: the same cards and the same foes for everybody.

    One try counts, without undo and hints; a game you left goes on. Afterwards bots play the same deal beside you, and
    the decisions that cost most are told. The log can be sent in on the page of any server. Days begin at midnight UTC.

    \b
    Examples:
      lineup daily
      lineup daily 2026-11-19 --practice
      lineup daily 2026-11-19 --check daily-2026-11-19.log

    With --json: one object with day, number, game, players, variants, seed, digest, state, won, lead and streak;
    with --check, day, won, lead and fingerprint.
    """
    from lineup.commands.shared.arguments import read_language
    from lineup.commands.terminal.daily import DailyWishes, play_daily

    play_daily(DailyWishes(day, practice, check, name, plain, as_json, read_language(language)))


@app.command()
@speaks_of_boxes
def games(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Show one game with its rules switches.")] = "",
    sets: Sets = None,
    hero: Heroes = None,
    swap: Swap = None,
    swap_out: SwapOut = None,
    swap_in: SwapIn = None,
    language: Language = "",
    as_json: Json = False,
) -> None:
    """List the games, player counts, variants and combinations.

    Each box also says how many of its card texts are real, partly known, inferred, or stand-ins of ours.
    One game is shown with its rules switches; with --set, the cards to swap are proposed.
    With --language, the list ends with how many sentences that language has.

    \b
    Examples:
      lineup games
      $examples
      lineup games --json

    With --json: a list of objects with id, title, summary, players, by_players, variants, rules,
    groups, combinations and texts; with --set, the swaps as a list of objects with out and in.
    """
    from lineup.commands.catalogue.games import show_games
    from lineup.commands.shared.arguments import SwapWishes, read_language

    swaps = SwapWishes(swap or (), swap_out or (), swap_in or ())
    wished = None if swaps == SwapWishes() else swaps
    show_games(game, as_json, sets or (), hero or (), wished, read_language(language), bool(language))


@app.command()
@speaks_of_boxes
def cards(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="NAME", help="A card's name, or words in its name and text.")
    ] = None,
    type_: Annotated[str, typer.Option("--type", metavar="TYPE", help="Only this type, such as Equipment.")] = "",
    cost: Annotated[str, typer.Option("--cost", metavar="N", help="Only this cost: 4, or 5+, or 2-4.")] = "",
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Only the cards of this box.")] = "",
    sets: Sets = None,
    as_json: Json = False,
) -> None:
    """Browse and search the cards.

    A name shows the whole card: text, facts, where each of them comes from, rulings, and the rules that
    name it. Our wording of a text is not the printed one. Also see: lineup cards new, lineup cards import,
    lineup cards check, lineup cards diff, lineup cards parse, lineup cards rate, lineup cards render.

    \b
    Examples:
      lineup cards
      lineup cards $card
      lineup cards power ring
      lineup cards --type equipment --cost 5+
      $examples
      lineup cards --set my-cards.toml --json

    With --json: a list of objects with id, name, set, stack, type, cost, vp, copies, text and
    provenance; vp is "*" where the text says what the card is worth, cost and vp are null for
    a Super Hero.
    """
    from lineup.commands.catalogue.cards import show_cards

    show_cards(words or (), type_, cost, sets or (), as_json, game)


workshop_declarations.add_to(app)


@app.command()
@speaks_of_boxes
def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="ID or WORDS", help="A rule, a section, or words to look for.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules no passed test proves.")] = False,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Only the rules of this game.")] = "",
    as_json: Json = False,
) -> None:
    """Read the rules and see the tests that prove them.

    The rules are given in our own words; a rule is tested if a test that names it passed in the last full run.

    \b
    Examples:
      lineup rules
      lineup rules $rule
      lineup rules $section
      lineup rules weakness stack empty
      $examples
      lineup rules --coverage

    With --json: a list of rules, each with its tests; with --coverage --json:
    {"ledgers": {"$game": {"clauses": N, "tested": N, "missing": []}, ...}}.
    """
    from lineup.commands.catalogue.rules import show_coverage, show_rules
    from lineup.commands.shared.output import CommandError

    if coverage:
        if words:
            raise CommandError(f'--coverage is about whole ledgers; leave out "{" ".join(words)}" or --coverage.')
        show_coverage(game, as_json)
    else:
        show_rules(words or (), game, as_json)


lab_declarations.add_to(app)


@app.command()
def replay(
    log: Annotated[str, typer.Argument(metavar="LOG", help="The log of a game.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Check every digest in the log; exit code 1 if one differs.")
    ] = False,
    story: Annotated[bool, typer.Option("--story", help="Tell the game sentence by sentence.")] = False,
    language: Language = "",
    as_json: Json = False,
) -> None:
    """Rebuild a game from its log.

    \b
    Examples:
      lineup replay game.log
      lineup replay game.log --verify
      lineup replay game.log --story

    With --json: one object with game, seats, seed, variants, rules, sets, answers, turns, over,
    digest, checks, winners, scores and super_villains.
    """
    from lineup.commands.shared.arguments import read_language
    from lineup.commands.terminal.replay import show_replay

    show_replay(log, verify, story, as_json, read_language(language))


@app.command()
def review(
    log: Annotated[str, typer.Argument(metavar="LOG", help="The log of a game.")],
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="Whose decisions, counted from 1.")] = 1,
    as_json: Json = False,
) -> None:
    """Find the decisions of a game that mattered most.

    Every decision of one seat is judged by what that seat knew then, in games dealt anew from there; how lucky it was
    does not count. What is told: what was done, what was better and why, and how many wins in 100 games that cost.
    It takes about ten seconds.

    \b
    Examples:
      lineup review game.log
      lineup review game.log --seat 2

    lineup play writes the log of your game and says where it is; at the table it is in the menu after the game.
    With --json: one object with seat, decisions and moments (number, turn, done, better, cost, reason).
    """
    from lineup.commands.terminal.advice import show_review

    show_review(log, seat, as_json)


@app.command()
def mcp(
    http: Annotated[bool, typer.Option("--http", help="Serve over HTTP, so that several programs can join.")] = False,
    port: Annotated[int, typer.Option("--port", metavar="N", help="The port of --http.")] = 8765,
) -> None:
    """Let language models play: a server of the Model Context Protocol.

    A program makes a game, gets a key for its seat, and is asked questions with numbered answers; it sees what its seat
    may know, reads rules and cards, watches, and reads its review after the end. Without --http it speaks over standard
    input and output, as most such programs start it.

    \b
    Examples:
      lineup mcp
      lineup mcp --http --port 8765
    """
    from lineup.commands.shared.output import CommandError, require_packages

    require_packages("lineup mcp", "mcp", "mcp")
    if not 0 < port < 65536:
        raise CommandError(f"--port {port}: a port is a number from 1 to 65535, such as 8765.")
    from lineup.commands.talking.server import run_server

    run_server(http, port)


@app.command()
def serve(
    port: Annotated[int, typer.Option(help="The port; if it is in use, the next free one.")] = 8000,
    lan: Annotated[bool, typer.Option("--lan", help="Let friends on the same network in.")] = False,
    data: Annotated[
        str | None,
        typer.Option(
            "--data",
            "--store",
            metavar="FILE",
            envvar="LINEUP_STORE",
            help="The database of the tables: a file, or an address of PostgreSQL.",
        ),
    ] = None,
    redis: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="LINEUP_REDIS",
            callback=check_filled,
            help="Share PostgreSQL's tables with other such servers over this Redis.",
        ),
    ] = "",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    name: Annotated[
        list[str] | None, typer.Option(metavar="HOST", help="A name it is opened by; may be repeated.")
    ] = None,
    proxy: Annotated[
        str,
        typer.Option(metavar="ADDRESS", callback=check_filled, help="The web server in front of it that is believed."),
    ] = "",
    certificate: Annotated[
        str, typer.Option(metavar="FILE", callback=check_filled, help="Encrypt with this certificate (PEM).")
    ] = "",
    key: Annotated[
        str,
        typer.Option(metavar="FILE", callback=check_filled, help="The certificate's key, if it is not in that file."),
    ] = "",
    moderator: Annotated[
        list[str] | None, typer.Option(metavar="ACCOUNT", help="An account that keeps order; may be repeated.")
    ] = None,
    metrics: Annotated[int, typer.Option(metavar="PORT", help="Tell Prometheus on 127.0.0.1 how it is doing.")] = 0,
    backup: Annotated[
        str,
        typer.Option(metavar="FOLDER", callback=check_filled, help="Copy the tables into this folder now and then."),
    ] = "",
    every: Annotated[str, typer.Option(metavar="TIME", help="How often, like 30m, 1h or 1d.")] = "1h",
    keep: Annotated[int, typer.Option(help="How many copies are kept.")] = 24,
    expire: Annotated[
        int, typer.Option(metavar="DAYS", help="Delete tables after so many days without a change; 0: never.")
    ] = 0,
    expire_most: Annotated[
        int, typer.Option(metavar="TABLES", help="How many may be deleted at once, even if they are more than a tenth.")
    ] = 0,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log one JSON object a line.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Print every request.")] = False,
) -> None:
    """Host the table in the browser.

    Only this machine can reach it unless --lan is given; then the addresses and a QR code for friends are printed.
    It answers to its own addresses and names alone, and to each --name. Behind a web server that encrypts, name that
    server with --proxy: it alone is believed where a request comes from.
    Tables are kept: stop the server whenever you like and go on later. They lie in a file, or in PostgreSQL
    (postgresql://…), which several servers share with --redis. An address with a password belongs into LINEUP_STORE or
    LINEUP_REDIS, since everybody can read the options of a process.

    \b
    Examples:
      lineup serve --open
      lineup serve --lan
      lineup serve --port 9000 --data evening.db
      lineup serve --proxy 127.0.0.1 --name club.example.org
      lineup serve --backup copies --every 1h --keep 24 --expire 365
    """
    from lineup.commands.server.serve import Serving
    from lineup.commands.server.serve import run_server as run

    run(
        Serving(
            port=port,
            lan=lan,
            data=data,
            redis=redis,
            open_page=open_page,
            names=tuple(name or ()),
            proxy=proxy,
            certificate=certificate,
            key=key,
            verbose=verbose,
            moderators=tuple(moderator or ()),
            metrics=metrics,
            log_json=log_json,
            backup=backup,
            every=every,
            keep=keep,
            expire=expire,
            expire_most=expire_most,
        )
    )


@app.command()
def backup(
    copy: Annotated[str, typer.Argument(metavar="FILE", help="The file to be made.")],
    data: Annotated[str | None, typer.Option(metavar="FILE", help="The database of the tables.")] = None,
) -> None:
    """Copy the tables to a file, also while the server runs.

    The copy is read back from end to end before it counts; then the command says how much is in it.

    \b
    Examples:
      lineup backup copy.db --data evening.db
    """
    from lineup.commands.server.backups import back_up

    back_up(copy, data)


@app.command()
def restore(
    copy: Annotated[str, typer.Argument(metavar="FILE", help="A copy that `lineup backup` made.")],
    data: Annotated[str | None, typer.Option(metavar="FILE", help="The database of the tables.")] = None,
) -> None:
    """Put a copy of the tables in their place, while no server uses them.

    What was there before gets another name and is lost in no case.

    \b
    Examples:
      lineup restore copy.db --data evening.db
    """
    from lineup.commands.server.backups import put_back

    put_back(copy, data)


@app.command()
def bench(
    quick: Annotated[bool, typer.Option("--quick", help="A rough measurement in a few seconds.")] = False,
    as_json: Json = False,
) -> None:
    """Measure the speed of this installation.

    Decisions per second, copies of a game, memory and start-up, each next to what it is compared with.

    \b
    Examples:
      lineup bench
      lineup bench --quick --json

    With --json: a list of objects with what, ours, unit (/s, s or B), than, theirs, ratio and goal.
    """
    from lineup.commands.lab.bench import show_bench

    show_bench(quick, as_json)


def main() -> None:
    """Run the command line."""
    check_neighbours()
    app()


def open_table() -> None:
    """Run the command `lineup-table`: open the table in the browser, as `lineup serve --open` does.

    `uvx lineup-table` installs what every installation has; uv then adds what the table needs.
    """
    check_neighbours()
    from lineup.commands.shared.output import TABLE_PACKAGES

    uv = os.environ.get("UV", "")
    if uv and any(find_spec(each) is None for each in TABLE_PACKAGES):
        whole = f"lineup-table[table]=={lineup.__version__}"
        os.execv(uv, [uv, "tool", "run", "--from", whole, "lineup-table", *sys.argv[1:]])
    app(["serve", "--open", *sys.argv[1:]])


def check_neighbours() -> None:
    """Stop with a sentence where another package's `lineup` was laid over this one."""
    if not hasattr(lineup, "new_game"):
        sys.exit(
            "Another package called lineup has overwritten a part of Line-Up. Remove it (pip uninstall lineup), "
            "then repair Line-Up (pip install --force-reinstall lineup-table)."
        )


if __name__ == "__main__":
    main()
