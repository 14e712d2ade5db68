"""The registry: words declare what they refer to and their phrases, everything else is generated from that.

    @dataclass(frozen=True)
    class Draw(Clause):
        what: Pick

    word("clause", Refers(binds=always("did")), "<draw> {what:pick}", "<take> {what:pick} from @your deck")(Draw)

The first phrase that fits is printed, all are read. A phrase consists of
- literal words and punctuation, read without regard to case, printed as typed (`a` as `an` before a vowel);
- `<draw>`, a verb in the person of the context: you draw, it draws, they draw (base form after `@you`);
- `@your`, `@its`, … which follow the person or the number of the context (`BY_PERSON`, `BY_NUMBER`);
- `{field:category}`, a slot; after the category `.you` `.it` `.they` set the person (`.base` makes "it" into
  "they", for a clause after "may"), `+sg` `+pl` the number; `*sep` reads one or more into a tuple, `**sep`
  zero or more, with a separator of that name between them;
- `^`: the next letter printed is a capital.

Slots filled by the text itself are `number`, `digits`, `name` (of a card), `quoted` (a text in quotes) and, only read,
`family` (words that several card names end with).

A field missing in a phrase has its default there; `phrase(template, field=value)` fixes fields otherwise.

    reads(Draw, "clause", "<take> {what:what} into @your hand")

declares further wordings, as cards print them, that are read and never printed. In place of the class a function can
stand: it gets the slots by name and makes the value; it returns `Items` for what is several items of a list, and
raises `Refused` with the reason if the words cannot mean anything.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from lineup.language.grammar.compiled import forget_constants, summary_of
from lineup.language.grammar.declarations import Declaration, ReadOnly, VocabularyEntry, Wording, compile_wordings
from lineup.language.grammar.errors import (
    Lexicon,
    Misread,
    explain_depth,
    explain_limit,
    explain_refusal,
    explain_two,
)
from lineup.language.grammar.mending import Mender, RereadBudget
from lineup.language.grammar.phrases import (
    CONTEXTS,
    PERSONS,
    DeclarationError,
    Part,
    Phrase,
    Pieces,
    Unprintable,
    builtin_text,
    parse_template,
)
from lineup.language.grammar.reading import Reader, TooDeep
from lineup.language.grammar.referring import PLAIN, Refers
from lineup.language.grammar.rules import Items, Separator
from lineup.language.grammar.spans import Spans
from lineup.language.grammar.symbols import Symbols
from lineup.language.grammar.tokens import BUILTIN, Names, Spellings, Token, tokenize

T = TypeVar("T")


class Grammar:
    """A registry of words and what is generated from it: reading, printing, hints, reference."""

    def __init__(self, waits: bool = False) -> None:
        self._waiting: list[tuple[Callable[..., object], str, tuple[str | Phrase, ...]]] | None = [] if waits else None
        self.separators: dict[str, Separator] = {
            "then": Separator(", then", (", and", "and", "and then", ", and then"), (",",)),
            "or": Separator("or", (", or",), (",",)),
            "and": Separator("and", (", and",), (",",)),
            "semi": Separator("; or", (";", ", or")),
            "comma": Separator(",", ()),
            "space": Separator("", ()),
        }
        self.lexicon = Lexicon(self.separators)
        self.registers: dict[str, str] = {}
        self.spellings = Spellings()
        self._declarations: list[Declaration] = []
        self._by_category: dict[str, list[Declaration]] = {}
        self._by_class: dict[type, list[Declaration]] = {}
        self._atoms: dict[tuple[str, object], Declaration] = {}
        self._read_only: dict[str, list[ReadOnly]] = {}
        self._later: Callable[[], None] | None = None  # declares what is only read, once it is needed
        self._own: Symbols | None = None  # the words alone, compiled
        self._whole: Symbols | None = None  # all that is read, compiled
        self._names: dict[tuple[str, ...], Names] = {}

    # Declaring

    def word(
        self, category: str, refers: Refers, *phrases: str | Phrase, also: tuple[str, ...] = ()
    ) -> Callable[[type[T]], type[T]]:
        """Declare a dataclass as a word of the category (and of those in `also`): what it refers to, and its phrases.

        The words of the game are declared below their classes, not by a decorator: a decorated class stays slow in the
        compiled build.
        """

        def register(cls: type[T]) -> type[T]:
            forget_constants(cls)
            self._check_refers(cls, refers)
            wordings = [self._compile_wording(cls, each) for each in phrases]
            if not wordings:
                raise DeclarationError(f"{cls.__name__} has no phrase")
            self._add_declaration(Declaration((category, *also), cls, None, wordings, refers))
            return cls

        return register

    def atom(self, category: str, value: object, singular: str, plural: str | None = None, *also_read: str) -> None:
        """Declare a constant of the category with its words in the singular and in the plural."""
        one = parse_template(singular)
        many = one if plural is None else parse_template(plural)
        wordings = [Wording(one, many)]
        for template in also_read:
            parts = parse_template(template)
            wordings.append(Wording(parts, parts))
        self._add_declaration(Declaration((category,), None, value, wordings, PLAIN))

    def forms(self, category: str, table: Mapping[object, tuple[str, ...]]) -> None:
        """Declare many atoms: value → (singular, plural, also read…)."""
        for value, texts in table.items():
            self.atom(category, value, texts[0], texts[1] if len(texts) > 1 else None, *texts[2:])

    def reads(self, make: Callable[..., object], category: str, *phrases: str | Phrase) -> None:
        """Declare wordings that are read as this word, or as what the function makes of their slots; never printed."""
        if self._waiting is not None:
            self._waiting.append((make, category, phrases))
        elif isinstance(make, type):
            if make not in self._by_class:
                raise DeclarationError(f"{make.__name__} is read in other words before it is declared as a word")
            wordings = [self._compile_wording(make, each) for each in phrases]
            self._read(ReadOnly(category, make, None, wordings))
        else:
            wordings = compile_wordings(make, [each if isinstance(each, Phrase) else Phrase(each) for each in phrases])
            self._read(ReadOnly(category, make, None, wordings))

    def compile_readings(self) -> None:
        """Compile the read-only wordings that were kept waiting, since a box of ours needs none of them."""
        waiting, self._waiting = self._waiting or (), None
        for make, category, phrases in waiting:
            self.reads(make, category, *phrases)

    def reads_as(self, category: str, value: object, singular: str, plural: str | None = None) -> None:
        """Declare words that are read as a constant of the category; never printed."""
        one = parse_template(singular)
        self._read(ReadOnly(category, None, value, [Wording(one, one if plural is None else parse_template(plural))]))

    def _read(self, read: ReadOnly) -> None:
        self._read_only.setdefault(read.category, []).append(read)
        self._learn_words(read.wordings)

    def spell(self, typed: str, read: str) -> None:
        """Declare words that are read as if others stood there ("his": "their"); none in place of some drops them."""
        self.spellings.add_spelling(typed, read)

    def register(self, name: str, missing: str) -> None:
        """Declare a register that words bind and need, and the message for a word that needs it unbound."""
        self.registers[name] = missing

    def separator(self, name: str, printed: str, *read: str, weak: tuple[str, ...] = ()) -> None:
        """Declare the separator of a list `{field:category*name}`."""
        self.separators[name] = Separator(printed, read, weak)
        self._own = self._whole = None

    def describe(self, category: str, text: str, slot: str = "") -> None:
        """Describe a category for messages ("a verb such as …" gets its examples), and name its slot."""
        self.lexicon.describe_category(category, text, slot)

    def synonym(self, wrong: str, right: str) -> None:
        """Declare a word that people write and the language lacks, with the right one."""
        self.lexicon.add_synonym(wrong, right)

    def _check_refers(self, cls: type, refers: Refers) -> None:
        """Check that a class declares the same references every time, and only to registers that exist."""
        if not isinstance(refers, Refers):
            raise DeclarationError(f"{cls.__name__} does not say what it refers to; say PLAIN if it is nothing")
        if refers.needs and refers.needs not in self.registers:
            raise DeclarationError(f"{cls.__name__} needs {refers.needs!r}, which is no register")
        if any(declared.refers != refers for declared in self._by_class.get(cls, ())):
            raise DeclarationError(f"{cls.__name__} is declared with another reference before")

    def declaration_of(self, value: object) -> Declaration | None:
        """The declaration of a word; None for what is none, such as a number or an atom."""
        found = self._by_class.get(type(value))
        return found[0] if found else None

    def _compile_wording(self, cls: type, source: str | Phrase) -> Wording:
        """Compile a phrase of a class, checking its fields."""
        source = source if isinstance(source, Phrase) else Phrase(source)
        if not dataclasses.is_dataclass(cls):
            raise DeclarationError(f"{cls.__name__} must be a dataclass (put @dataclass above it)")
        parts = parse_template(source.template)
        wording = Wording(parts, parts, source.fixed)
        said = [part.field for part in parts if part.field] + [name for name, _ in source.fixed]
        defaults: list[tuple[str, object]] = []
        for field in dataclasses.fields(cls):
            if field.name in said or not field.compare:  # what makes no difference goes without saying
                continue
            if field.default is not dataclasses.MISSING:
                defaults.append((field.name, field.default))
            elif field.default_factory is not dataclasses.MISSING:
                defaults.append((field.name, field.default_factory()))
            elif field.init:
                raise DeclarationError(
                    f"{cls.__name__}: {source.template!r} leaves out {field.name!r}, which has no default"
                )
        known = {field.name for field in dataclasses.fields(cls)}
        for name in said:
            if name not in known or said.count(name) > 1:
                raise DeclarationError(
                    f"{cls.__name__}: {source.template!r} names {name!r} twice, or there is no such field"
                )
        wording.silent = (*source.fixed, *defaults)
        return wording

    def _add_declaration(self, declaration: Declaration) -> None:
        for category in declaration.categories:
            if category in BUILTIN:
                raise DeclarationError(f"{category!r} is built in")
            self._by_category.setdefault(category, []).append(declaration)
            if declaration.cls is None:
                self._atoms.setdefault((category, declaration.value), declaration)
        if declaration.cls is not None:
            self._by_class.setdefault(declaration.cls, []).insert(0, declaration)  # the last one first
        self._declarations.append(declaration)
        self._learn_words(declaration.wordings)

    def _learn_words(self, wordings: list[Wording]) -> None:
        """Add the words of new phrases to the lexicon, and compile everything again when it is next needed."""
        for wording in wordings:
            for part in wording.all_parts:
                self.lexicon.words.update(map(str.lower, set(part.forms)))
        self._own = self._whole = None

    # Compiling

    def compile_all(self) -> None:
        """Compile everything; DeclarationError for left recursion, unknown categories and separators."""
        symbols = self.symbols()
        for category in (*self._by_category, *self._read_only):
            for context in CONTEXTS:
                symbols.find(category, context)

    def declare_later(self, declare: Callable[[], None]) -> None:
        """Register a function that declares read-only wordings, to be called when a text first needs them."""
        self._later = declare

    def symbols(self) -> Symbols:
        """Return everything that can be read, compiled."""
        self._declare_the_rest()
        if self._whole is None:
            self._whole = Symbols(self._by_category, self._read_only, self.separators)
        return self._whole

    def _declare_the_rest(self) -> None:
        if self._later is not None:
            self._later()
            self._later = None  # not before: another thread has to wait for it too

    # Reading

    def parse(
        self,
        category: str,
        text: str,
        *,
        names: Names | Iterable[str] = (),
        person: str = "you",
        plural: bool = False,
    ) -> object:
        """Return the one complete reading of the text as this category; Misread if there is none, or two."""
        context = 2 * PERSONS.index(person) + plural
        table = names if isinstance(names, Names) else self._names_for(tuple(names))
        tokens = _within_limits(tokenize(text))
        if category in self._by_category:  # most texts are in words of ours, and need no other wording to be known
            reader = Reader(text, table, tokens)
            readings = self._in_own_words(reader, category, context)
            if len(readings) == 1:
                return readings[0]
        symbol = self.symbols().find(category, context)
        reader = Reader(text, table, self.spellings.respell(tokens, table))
        try:
            readings = reader.read_whole(symbol)
        except TooDeep as error:
            raise explain_depth(reader, error.position) from None
        if len(readings) == 1 and not isinstance(readings[0], Items):
            return readings[0]
        if len(readings) == 2:
            raise self._explain_two(reader, readings, category, person, plural)
        if reader.refused:
            raise explain_refusal(reader)
        raise Mender(self.lexicon, text, table, symbol, False, RereadBudget()).find_all(reader.tokens, 1, reader)[0]

    def _in_own_words(self, reader: Reader, category: str, context: int) -> list[object]:
        """Read a text by the printed phrases alone; empty if that fails."""
        if self._own is None:
            self._own = Symbols(self._by_category, {}, self.separators)
        symbol = self._own.find(category, context)
        try:
            return reader.read_whole(symbol) if self._own.may_be(symbol, reader) else []
        except TooDeep:
            return []

    def parse_run(
        self, category: str, text: str, tokens: list[Token], names: Names
    ) -> tuple[tuple[object, ...], Spans]:
        """Read the tokens as a run of values; empty if they mean nothing.

        Misread if they mean two things, or it is known why they cannot mean anything.
        """
        reader = Reader(text, names, tokens)
        try:
            values = reader.read_run(self.symbols().find(category, 0))
        except TooDeep as error:
            raise explain_depth(reader, error.position) from None
        if reader.doubts:
            raise self._explain_two(reader, reader.doubts, category, "you", False)
        if reader.refused and not values:
            raise explain_refusal(reader)
        return tuple(values), reader.make_spans()

    def read_exact(self, category: str, text: str, names: Names, start: int, end: int) -> tuple[object, Spans] | None:
        """Read words between two places of a text that stand there exactly as they are printed; None otherwise.

        No other wording has to be declared for it.
        """
        reader = Reader(text, names, tokenize(text, start, end))
        readings = self._in_own_words(reader, category, 0)
        if len(readings) != 1 or self._show_or_empty(readings[0], category, "you", False) != text[start:end]:
            return None
        return readings[0], reader.make_spans()

    def find_misreads(
        self, category: str, text: str, tokens: list[Token], names: Names, patience: RereadBudget
    ) -> list[Misread]:
        """Find every fault of tokens that `parse_run` does not understand, in order."""
        return Mender(self.lexicon, text, names, self.symbols().find(category, 0), True, patience).find_all(tokens)

    def read_tokens(self, text: str, names: Names, start: int = 0, end: int | None = None) -> list[Token]:
        """Split a text into tokens, spelled as the phrases spell them; Misread if one is too long."""
        tokens = _within_limits(tokenize(text, start, end))
        self._declare_the_rest()
        return self.spellings.respell(tokens, names)

    def _explain_two(self, reader: Reader, readings: list[object], category: str, person: str, plural: bool) -> Misread:
        one, two = readings[:2]
        shown = [self._show_or_empty(each, category, person, plural) for each in (one, two)]
        return explain_two(reader, one, two, shown)

    def _names_for(self, names: tuple[str, ...]) -> Names:
        table = self._names.get(names)
        if table is None:
            if len(self._names) > 20:
                self._names.clear()
            table = self._names[names] = Names(names)
        return table

    # Printing

    def show(self, value: object, person: str = "you", plural: bool = False, category: str | None = None) -> str:
        """Return the canonical text of a word, or, with the category given, of an atom, number or name."""
        pieces = Pieces()
        self._print_value(value, category, 2 * PERSONS.index(person) + plural, pieces, False)
        return pieces.join_pieces()

    def find_phrase(self, value: object, category: str) -> tuple[Declaration, Wording]:
        """Find the declaration of a word and the phrase that is printed for it."""
        declaration = self._find_declaration(value, category)
        if declaration is None:
            raise Unprintable(f"no word of {category}: {value!r}")
        return declaration, self._find_wording(declaration, value)

    def categories(self) -> tuple[str, ...]:
        return tuple(self._by_category)

    def words_of(self, category: str) -> list[Declaration]:
        """The words and atoms of a category, in order of declaration."""
        return self._by_category.get(category, [])

    def list_parts(self, value: object, category: str, context: int = 0) -> Iterator[tuple[str, int, str]]:
        """List the words a word is made of, itself first: the category, context and text of each."""
        pieces = Pieces()
        self._print_value(value, category, context, pieces, False)
        yield category, context, pieces.join_pieces()
        declaration = None if category in BUILTIN else self._find_declaration(value, category)
        if declaration is None:
            return
        for part in self._find_wording(declaration, value).parts_in(context):
            if part.field:
                filling = getattr(value, part.field)
                for item in filling if part.separator else (filling,):
                    yield from self.list_parts(item, part.category, part.inner_context(context))

    def _show_or_empty(self, value: object, category: str, person: str, plural: bool) -> str:
        try:
            return self.show(value, person, plural, category)
        except Unprintable:
            return ""

    def _print_value(self, value: object, category: str | None, context: int, pieces: Pieces, glued: bool) -> None:
        if category is not None and category in BUILTIN:
            pieces.add_piece(builtin_text(value, category, context), glued, False)
            return
        declaration = self._find_declaration(value, category)
        if declaration is None:
            raise Unprintable(f"no word of {category or 'any category'}: {value!r}")
        wording = self._find_wording(declaration, value)
        for index, part in enumerate(wording.parts_in(context)):
            close = part.glued if index else glued
            if part.capital:
                pieces.start_with_capital()
            if not part.field:
                pieces.add_piece(part.forms[context], close, True)
                continue
            filling = getattr(value, part.field)
            inner = part.inner_context(context)
            if not part.separator:
                self._print_value(filling, part.category, inner, pieces, close)
                continue
            for number, item in enumerate(filling):
                if number and self.separators[part.separator].printed:
                    pieces.add_piece(self.separators[part.separator].printed, False, False)
                self._print_value(item, part.category, inner, pieces, close and number == 0)

    def _find_declaration(self, value: object, category: str | None) -> Declaration | None:
        """Find the declaration by which the value is a word of the category (of any, for None)."""
        for declaration in self._by_class.get(type(value), ()):
            if category is None or category in declaration.categories:
                return declaration
        if category is None or isinstance(value, (list, dict, set)):
            return None
        return self._atoms.get((category, value))

    def _find_wording(self, declaration: Declaration, value: object) -> Wording:
        """Find the first phrase that says exactly this value."""
        if declaration.cls is None:
            return declaration.wordings[0]
        for wording in declaration.wordings:
            if wording.silent and not wording.fits_value(value):
                continue
            for part in wording.slots:
                if not self._fits_slot(getattr(value, part.field), part):
                    break
            else:
                return wording
        raise Unprintable(f"no phrase says this: {value!r}")

    def _fits_slot(self, filling: object, part: Part) -> bool:
        if not part.separator:
            return self._is_a(filling, part.category)
        if not isinstance(filling, tuple) or not (part.optional or filling):
            return False
        for item in filling:  # noqa: SIM110 - often called
            if not self._is_a(item, part.category):
                return False
        return True

    def _is_a(self, value: object, category: str) -> bool:
        if category in ("number", "digits"):
            return isinstance(value, int) and not isinstance(value, bool)
        if category in BUILTIN:
            return isinstance(value, str)
        declaration = self._find_declaration(value, category)
        if declaration is None or declaration.cls is None:
            return declaration is not None
        for wording in declaration.wordings:  # noqa: SIM110 - often called
            if not wording.silent or wording.fits_value(value):
                return True
        return False

    # Explaining

    def list_vocabulary(self) -> list[VocabularyEntry]:
        """List every word and atom in order of declaration, with its phrases for people."""
        self._declare_the_rest()
        entries: list[VocabularyEntry] = []
        for declaration in self._declarations:
            phrases = [self.lexicon.write_phrase(wording.parts) for wording in declaration.wordings]
            name = summary = ""
            if declaration.cls is None:
                first = declaration.wordings[0]
                if first.plural_parts != first.parts:
                    phrases.insert(1, self.lexicon.write_phrase(first.plural_parts, 1))
            else:
                name = declaration.cls.__name__
                summary = summary_of(declaration.cls)
            for category in declaration.categories:
                same = declaration.cls or declaration.value
                entries.append(VocabularyEntry(category, name, summary, phrases, self._also_read(category, same)))
        for category, reads in self._read_only.items():
            for read in reads:
                make = read.make
                if make is not None and not isinstance(make, type):
                    summary = (make.__doc__ or "").split("\n")[0]
                    phrases = [self.lexicon.write_phrase(wording.parts) for wording in read.wordings]
                    entries.append(VocabularyEntry(category, make.__name__, summary, [], phrases))
        return entries

    def _also_read(self, category: str, same: object) -> list[str]:
        """List the read-only phrases of a word or a constant, for people."""
        found: list[str] = []
        for read in self._read_only.get(category, ()):
            if (read.value if read.make is None else read.make) == same:
                found += [self.lexicon.write_phrase(wording.parts) for wording in read.wordings]
        return found


def _within_limits(tokens: list[Token]) -> list[Token]:
    """Return the tokens if none is too long; Misread otherwise."""
    too_long = explain_limit(tokens)
    if too_long is not None:
        raise too_long
    return tokens


GRAMMAR = Grammar(waits=True)
word = GRAMMAR.word
atom = GRAMMAR.atom
forms = GRAMMAR.forms
reads = GRAMMAR.reads
reads_as = GRAMMAR.reads_as
spell = GRAMMAR.spell
register = GRAMMAR.register
separator = GRAMMAR.separator
describe = GRAMMAR.describe
synonym = GRAMMAR.synonym
compile_all = GRAMMAR.compile_all
parse = GRAMMAR.parse
parse_run = GRAMMAR.parse_run
find_misreads = GRAMMAR.find_misreads
show = GRAMMAR.show
list_vocabulary = GRAMMAR.list_vocabulary
