"""Sentences in a language. The rules, the words and the server say a key with arguments; this module renders it.

A language is a folder beside this module, named by its code, with Project Fluent files (`en/*.ftl`). The browser
renders from the same files with the same contract:

* A sentence on the wire is `{"key": string, "args": {name: Arg}}`. `Arg` is a number, a string (as it is: a person's
  name, a card's text, a word of a closed set that a message selects by), `{"card": index, "n"?: how many}` (the index
  into the table's catalogue of cards), `{"seat": number}`, `{"key": string, "text": string}` (a text that a box brings,
  with its key), `{"said": sentence}`, or `{"list": [Arg, …], "by"?: "and" | "or"}` (without `by`: commas alone).
* The message of that key is formatted with one variable per argument, under the argument's name:

  - a number is a number (never grouped, unless the message says `NUMBER($n, useGrouping: "always")`), one of 2^53 or
    more a text;
  - a string is itself;
  - a card is its name, or the message `card-times` with `$card` and `$n` where there are several;
  - a seat is the player's name; besides, `$<name>-you` is "yes" if it is the viewer's own seat or its player goes by
    the name "You", else "no";
  - a text with a key is the message of that key in the reader's language, and without one itself; with the key
    `card-text` it is lines of a card, each printed from its meaning by the reader's language, with blanks between them;
  - a sentence is its text;
  - a list is its text, and `$<name>-count` the number of its items. A list of none is an empty text. Items are rendered
    one by one, a seat in a list by the message `seat` with `$who` and `$who-you`. They are put together from the left:
    the first with the second by `list-comma` (`$first`, `$second`), the outcome with the third, and so on, the last one
    by `list-and` or `list-or` if the list says so.

* Marks that isolate directions are off.
* A sentence that a language lacks, or that does not fit its arguments, is said in English. English has every sentence.

`content.ftl` has the texts that boxes, lessons, bots and switches bring in English. `make types` makes it, for
translators: English itself is said as it was brought, also by boxes that are not ours.

The language `pseudo` is English with every letter that a message itself holds replaced by one with an accent: what is
left in plain letters comes from somewhere else.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from lineup import errors
from lineup.engine.definitions import Setup
from lineup.engine.saying import CARD_TEXT, Arg, CardName, Content, Listed, Said, SeatName, say
from lineup.errors import LineUpError
from lineup.language import foreign

if TYPE_CHECKING:  # a game that says nothing does without
    from fluent.syntax import ast

    from lineup.speech.catalogue import Catalogue, Value

ENGLISH: Final = "en"
MOST: Final = 1 << 53  # from here on a number has no grammar: no browser knows it exactly
PSEUDO: Final = "pseudo"
CONTENT: Final = "content.ftl"
ACCENTS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀćđéƒǵĥíĵķĺɱńóƥʠŕśťúṽŵẋýźÀƁĆĐÉƑǴĤÍĴĶĹḾŃÓƤɊŔŚŤÚṼŴẊÝŹ",
)


class SpeechError(LineUpError, ValueError):
    """A language or a sentence that is not there."""


def languages() -> list[str]:
    """The languages there are, by their codes."""
    return sorted(each.name for each in files(__name__).iterdir() if each.is_dir() and _holds_sentences(each))


def _holds_sentences(folder: Traversable) -> bool:
    return any(each.name.endswith(".ftl") for each in folder.iterdir())


def language_for(reader: str) -> str:
    """Return the language of a reader whose locale is written as in LANG, "de_AT.UTF-8"; English if it is not there."""
    code = reader.partition("_")[0].partition(".")[0]
    return code if code in languages() else ENGLISH


@cache
def load_catalogue(language: str) -> Catalogue:
    """The catalogue of a language; SpeechError for one that is not there."""
    from lineup.speech.catalogue import Catalogue

    code = ENGLISH if language == PSEUDO else language
    found = Catalogue(code)
    for resource in _read_resources(language, without=(CONTENT,) if code == ENGLISH else ()):
        if language == PSEUDO:
            _accent(resource)
        found.add_resource(resource)
    return found


def _read_resources(language: str, without: Collection[str] = ()) -> list[ast.Resource]:
    """The files of a language, parsed; SpeechError for one that is not there."""
    from fluent.syntax import FluentParser

    known = languages()
    if language not in (*known, PSEUDO):
        raise SpeechError(say("no-language", language=language, known=Listed((*known,))))
    folder = files(__name__).joinpath(ENGLISH if language == PSEUDO else language)
    named = sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name)
    parser = FluentParser(with_spans=False)
    return [parser.parse(file.read_text("utf-8")) for file in named if file.name not in without]


def list_keys(language: str) -> set[str]:
    """The keys of the sentences a language has."""
    from fluent.syntax import ast

    entries = [entry for resource in _read_resources(language) for entry in resource.body]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message) and entry.value is not None}


def describe_coverage(language: str) -> Said:
    """Say how many of the sentences a language has of its own."""
    from lineup.speech.catalogue import find_grammar

    every = list_keys(ENGLISH)
    own = len(every & list_keys(language))
    name = find_grammar(language).name
    return say("language-coverage", language=name, own=own, all=len(every), rest=len(every) - own)


def describe_cards(language: str) -> Said | None:
    """Say how much of the card language a language can say; None for one without card texts of its own."""
    from lineup.speech.tongues import find_tongue

    tongue = find_tongue(language)
    if tongue is None:
        return None
    every, rest = tongue.count_phrases(), len(tongue.list_missing())
    return say("language-cards", own=every - rest, all=every, rest=rest)


def _accent(resource: ast.Resource) -> None:
    """Put accents on every letter that the messages themselves hold."""
    from fluent.syntax.visitor import Visitor

    class Accents(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's own name for it)
            node.value = node.value.translate(ACCENTS)

    Accents().visit(resource)


def card_line(line: str, paragraph: object, language: str) -> str:
    """A line of a card whose words are known, printed in a language; as it is where the language cannot say it."""
    from lineup.speech.tongues import find_tongue

    tongue = None if language in (ENGLISH, PSEUDO) else find_tongue(language)
    return line if tongue is None else tongue.write_line(line, paragraph)


def card_name(name: str, language: str) -> str:
    """A card's name in a language, as far as it has one of its own."""
    from lineup.speech.tongues import find_tongue

    tongue = None if language in (ENGLISH, PSEUDO) else find_tongue(language)
    return name if tongue is None else tongue.name_of(name)


class Voice:
    """Renders sentences in one language for one viewer of a game: a seat, or -1 for nobody's.

    Without a game it has no word for seats and cards.
    """

    def __init__(self, language: str = ENGLISH, setup: Setup | None = None, viewer: int = -1) -> None:
        self.language = language
        self.viewer = viewer
        self._setup = setup
        own = load_catalogue(language)
        self._catalogues = [own] if language in (ENGLISH, PSEUDO) else [own, load_catalogue(ENGLISH)]

    def __call__(self, said: Said) -> str:
        """The sentence in words; SpeechError if English has none of its key, or it lacks an argument."""
        values: dict[str, Value] = {}
        for name, arg in said.args:
            values[name] = self._value(arg)
            if isinstance(arg, SeatName):
                values[f"{name}-you"] = self._you(arg)
            elif isinstance(arg, Listed):
                values[f"{name}-count"] = len(arg.items)
        return self._format(said.key, values)

    def say(self, key: str, **args: Arg) -> str:
        """A sentence by its key, put into words at once. Underscores in names of arguments stand for hyphens."""
        return self(say(key, **args))

    def content(self, key: str, text: str) -> str:
        """An English text that a box, bot or switch brings, in this language as far as it has one of that key."""
        if self.language == PSEUDO:
            return text.translate(ACCENTS).replace("\n", " ")
        if key == CARD_TEXT:
            return self.card_text(text).replace("\n", " ")
        if self.language != ENGLISH and self._catalogues[0].has_message(key):
            from lineup.speech.catalogue import Unsayable

            with suppress(Unsayable):
                return self._catalogues[0].format(key, {})
        return text

    def card_text(self, text: str) -> str:
        """A card's text in our wording, printed in this language line by line."""
        if self.language in (ENGLISH, PSEUDO):
            return text
        from lineup.language.proofreading import known_names
        from lineup.speech.tongues import write_text

        names = tuple(sorted({card.name for card in self._setup.defs})) if self._setup is not None else ()
        return write_text(text, self.language, known_names(names))

    def _value(self, arg: object) -> str | int:
        if isinstance(arg, str):
            return arg
        if isinstance(arg, int):
            return arg if abs(arg) < MOST else str(arg)
        if isinstance(arg, SeatName):
            return self._name(arg)
        if isinstance(arg, CardName):
            assert self._setup is not None
            name = card_name(self._setup.defs[arg.face].name, self.language)
            return name if arg.n == 1 else self._format("card-times", {"card": name, "n": self._value(arg.n)})
        if isinstance(arg, Content):
            return self.content(arg.key, arg.text)
        if isinstance(arg, Said):
            return self(arg)
        if isinstance(arg, Listed):
            return self._list(arg)
        raise TypeError(f"{arg!r} is no argument of a sentence")

    def _you(self, seat: SeatName) -> str:
        return "yes" if seat.seat == self.viewer or self._name(seat) == "You" else "no"

    def _name(self, seat: SeatName) -> str:
        assert self._setup is not None
        return self._setup.seats[seat.seat]

    def _list(self, arg: Listed) -> str:
        items = [
            self._format("seat", {"who": self._value(each), "who-you": self._you(each)})
            if isinstance(each, SeatName)
            else str(self._value(each))
            for each in arg.items
        ]
        text = items[0] if items else ""
        for n, item in enumerate(items[1:], 2):
            how = f"list-{arg.by}" if arg.by and n == len(items) else "list-comma"
            text = self._format(how, {"first": text, "second": item})
        return text

    def _format(self, key: str, values: dict[str, Value]) -> str:
        from lineup.speech.catalogue import Unsayable

        fault = None
        for catalogue in self._catalogues:
            if catalogue.has_message(key):
                try:
                    return catalogue.format(key, values)
                except Unsayable as error:
                    fault = error
        if fault is None or not self._catalogues[-1].has_message(key):
            raise SpeechError(f'The language "{self.language}" has no sentence "{key}".')
        raise SpeechError(f'The sentence "{key}" cannot be said with {sorted(values)}: {fault}.')


def english(said: Said) -> str:
    """A sentence that is not about a game's seats and cards, in plain English."""
    return Voice()(said)


def read_card_text(text: str) -> str:
    """Return a card's text with each line that some language reads in our English wording."""
    from lineup.speech.tongues import find_tongue, read_text

    for language in languages():
        if find_tongue(language) is not None:
            text = read_text(text, language)
    return text


errors.voice = english
foreign.reader = read_card_text
