"""The commands of `lineup cards` on custom cards: options and help pages. Their work is done in modules of their
own."""

from __future__ import annotations

from typing import Annotated

import typer

from lineup.commands.shared.game_options import speaks_of_boxes

Sets = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="SET", help="A file with cards of your own, or another box; may be repeated."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program.")]


def add_to(app: typer.Typer) -> None:
    """Add the commands to a group."""
    app.command("cards new")(new)
    app.command("cards import")(take_in)
    app.command("cards check")(check)
    app.command("cards diff")(diff)
    app.command("cards rate")(rate)
    app.command("cards parse")(parse)
    app.command("cards render")(render)


def new(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The set's TOML file; it is made if there is none.")],
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="The card's name; without it a form asks.")
    ] = None,
    type_: Annotated[str, typer.Option("--type", metavar="TYPE", help="Hero, Villain, Equipment…")] = "",
    cost: Annotated[str, typer.Option("--cost", metavar="N", help="What it costs.")] = "",
    vp: Annotated[str, typer.Option("--vp", metavar="N", help='Victory Points; "*" if the text tells them.')] = "",
    copies: Annotated[str, typer.Option("--copies", metavar="N", help="How many of it there are (1).")] = "",
    emblem: Annotated[str, typer.Option("--emblem", metavar="WORD", help="Its emblem, if it has one.")] = "",
    level: Annotated[str, typer.Option("--level", metavar="N", help="A Character's Level, 1 to 3.")] = "",
    side: Annotated[str, typer.Option("--side", metavar="SIDE", help="A Character's side: hero or villain.")] = "",
    text: Annotated[str, typer.Option("--text", metavar="TEXT", help="Its text; \\n begins a new paragraph.")] = "",
    replaces: Annotated[
        str, typer.Option("--replaces", metavar="CARD", help="The card of a box it takes the place of: BOX/CARD.")
    ] = "",
    title: Annotated[str, typer.Option("--title", metavar="TEXT", help="The title of a set that is new.")] = "",
    mend: Annotated[bool, typer.Option("--mend", help="Mend slips of which it is sure what was meant.")] = False,
) -> None:
    """Type a card of your own into a set.

    Without --name and --replaces a form asks for each field. It reads the text while you go, shows what is not
    understood under the very words, offers to mend slips by one key, and shows the card as it will read and
    what it does before it is written. With them nothing is asked: the card is written, or all that is wrong
    is named (exit code 1).

    \b
    Examples:
      lineup cards new my-cards.toml
      lineup cards new my-cards.toml --name Ash --type Hero --cost 2 --vp 1
      lineup cards new my-cards.toml --replaces supergirl --text "+3 Power."
    """
    from lineup.commands.workshop import new_card

    fields = new_card.CardFields(name or "", type_, cost, vp, copies, emblem, level, side, text, replaces)
    if name is not None or replaces:
        new_card.new_card(file, fields, title, mend)
    else:
        new_card.fill_form(file, fields, title)


@speaks_of_boxes
def take_in(
    source: Annotated[str, typer.Argument(metavar="LIST", help="A list of cards: CSV, TSV or plain text.")],
    target: Annotated[str, typer.Argument(metavar="FILE", help="The set's TOML file; it is made if there is none.")],
    game: Annotated[
        str, typer.Option("--box", metavar="BOX", help="The box whose stand-ins the cards of the list complete.")
    ] = "",
    title: Annotated[str, typer.Option("--title", metavar="TEXT", help="The title of a set that is new.")] = "",
    mend: Annotated[bool, typer.Option("--mend", help="Mend slips of which it is sure what was meant.")] = False,
    as_json: Json = False,
) -> None:
    """Take many cards from a list into a set.

    A table may come from a spreadsheet, with columns in any order; in a plain list an empty line stands between
    two cards, and the name comes first. With --box names are matched to the cards of that box. Cards with faults
    are told with their line and left out (exit code 1); those the file has already stay as they are.

    \b
    Examples:
      lineup cards import cards.csv more-cards.toml
      lineup cards import list.txt my-box.toml --box $game --mend
    """
    from lineup.commands.workshop import importing

    importing.import_cards(source, target, game, title, mend, as_json)


def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="TOML files with your own cards.")],
    as_json: Json = False,
) -> None:
    """Check card sets of your own.

    Says how many cards each holds, how many texts of a box they replace and how theirs will be worded; or all that
    is wrong, with the words of the text it is about (exit code 1).

    \b
    Examples:
      lineup cards check my-cards.toml
      lineup cards check my-cards.toml --json

    With --json: one object with ok, set, cards, copies (by type), wording (card, written,
    canonical), errors and warnings; of several files one object for each, in a list.
    """
    from lineup.commands.workshop import check as checking

    checking.show_checks(files, as_json)


def diff(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A TOML file with your own cards.")],
    as_json: Json = False,
) -> None:
    """Compare your cards with those of the boxes they replace.

    For each card that overrides one of a box: which numbers differ, how the wording differs, and whether it
    does something else, step by step.

    \b
    Examples:
      lineup cards diff my-cards.toml
      lineup cards diff my-cards.toml --json

    With --json: a list of objects with card, facts (by name: box, yours), text and steps
    (box, yours; null where they are the same).
    """
    from lineup.commands.workshop import check as checking

    checking.show_diff(file, as_json)


def rate(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A TOML file with your own cards.")],
    card: Annotated[str, typer.Option("--card", metavar="NAME", help="Only this card of the set.")] = "",
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="The box to compare new cards with.")] = "",
    deals: Annotated[int, typer.Option("--deals", metavar="N", help="Deals for each card and neighbour.")] = 50,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="The same seed gives the same results.")
    ] = None,
    processes: Annotated[
        int | None, typer.Option("--processes", metavar="N", help="Processes to use; all cores if not given.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure what each card of a set is worth beside its neighbours.

    Neighbours are up to four cards of the box of the same type and cost, or the nearest where there are few. Casual
    bots play the same deals, one of them with one more copy of the card, or of a neighbour, in the opening hand, and
    with either player beginning. How much more often the card wins stands with its 95 % interval. A card that
    replaces one of a box is measured there.

    \b
    Examples:
      lineup cards rate my-cards.toml
      lineup cards rate my-cards.toml --card Herald --deals 200

    With --json: a list of objects with card, type, cost, deals, share, beside (card, cost, share, more), more (value,
    low, high; from -1 to 1) and verdict (stronger, weaker or level).
    """
    from lineup.commands.workshop.rate import show_ratings

    show_ratings(file, game, card, deals, seed, processes, as_json)


def parse(
    text: Annotated[
        str | None, typer.Option("--text", metavar="TEXT", help="The text of a card; \\n begins a new paragraph.")
    ] = None,
    file: Annotated[
        str | None, typer.Option("--file", metavar="FILE", help="Many texts: a plain file, JSON, or a set in TOML.")
    ] = None,
    type_: Annotated[
        str, typer.Option("--type", metavar="TYPE", help="The card's type, to be warned of what does nothing on it.")
    ] = "",
    sets: Sets = None,
    as_json: Json = False,
) -> None:
    """Read card texts: their wording and meaning.

    Of one text it prints the canonical wording, what the card does step by step and what each word means, or
    what is not understood (exit code 1). Of a file it says which texts are understood, and all that is wrong
    with the others. In a plain file an empty line stands between two texts, and a first line "# Name" names the card;
    a JSON file is a list of texts, or of objects with text, name and type.

    \b
    Examples:
      lineup cards parse --text "+2 Power. Draw a card."
      lineup cards parse --text "Attack: Each foe gains a Weakness." --json
      lineup cards parse --file my-cards.toml

    With --json and --text: one object with ok, text (the canonical wording or null) and error (or null);
    names, where words were taken for names of cards that no set here has.
    With --json and --file: ok, understood, of, and texts, each with name, ok, text, error, faults and warnings.
    A fault has start, end, words, why and mend; where reading stopped also understood, the words of its sentence
    before that, and nearest, sentences of cards to write instead.
    """
    from lineup.commands.catalogue.card_text import read_type
    from lineup.commands.shared.output import CommandError
    from lineup.commands.workshop import check as checking

    if (text is None) == (file is None):
        raise CommandError(
            "Give either --text or --file: a text, or a file with many; lineup cards parse --help tells more."
        )
    if file is not None:
        checking.show_parsed_file(file, sets or (), as_json, read_type(type_))
    else:
        checking.show_parse(text or "", sets or (), as_json, read_type(type_))


def render(
    what: Annotated[
        list[str], typer.Argument(metavar="WHAT", help="A card's name, a TOML file with your own cards, or a box.")
    ],
    out: Annotated[
        str,
        typer.Option("--out", metavar="FILE", help="Where to: .svg or .png for one card, .pdf for sheets of cards."),
    ],
    paper: Annotated[str, typer.Option("--paper", metavar="SIZE", help="The paper of a PDF: a4 or letter.")] = "a4",
    dpi: Annotated[int, typer.Option("--dpi", metavar="N", help="How fine a PNG is, in dots to the inch.")] = 300,
    each: Annotated[bool, typer.Option("--each", help="In a PDF each card once, not all of its copies.")] = False,
    sets: Sets = None,
) -> None:
    """Draw cards: one as SVG or PNG, many as a PDF to print.

    A PDF holds nine cards to a page in their real size, with marks to cut along, so that cards of your own can
    be played with those you have. The drawings are ours; no artwork of the publisher is in them.

    \b
    Examples:
      lineup cards render katana --out katana.svg
      lineup cards render katana --out katana.png --dpi 150
      lineup cards render my-cards.toml --out my-cards.pdf --paper letter
    """
    from lineup.commands.shared.output import require_packages

    require_packages("Drawing", "print", "reportlab", "pypdfium2")
    from lineup.commands.workshop.render import show_render as draw

    draw(" ".join(what), out, sets or (), paper, dpi, each)
