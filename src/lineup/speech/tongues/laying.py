"""Templates laid out for one grammatical context: words in order, and slots with the context of what fills them."""

from __future__ import annotations

from typing import Final, NamedTuple

from lineup.language.grammar.tokens import tokenize
from lineup.speech.tongues.templates import (
    AFTER,
    BARE,
    IMPERATIVE,
    INFINITIVE,
    INVERTED,
    NUMBERS,
    Context,
    Entry,
    Noun,
    Piece,
    Template,
    TemplateFault,
    Templates,
)

PERSONAL: Final = ("fin", "inv")  # forms that have a column for each person


class Fragment(NamedTuple):
    """A word, a choice between words, or a slot (then `field` is not empty)."""

    glued: bool
    capital: bool = False
    text: str = ""
    key: str = ""  # by which the word is compared
    options: tuple[str, ...] = ()  # of a word that agrees with the noun before it
    is_pronoun: bool = False  # it agrees with the cards spoken of, and its last option goes where they are mixed
    gender: str = ""  # of a noun: its gender, or that gender and "-pl"
    is_optional: bool = False  # a comma that goes where another mark follows
    field: str = ""
    context: Context = Context()


def choose_template(entries: list[Entry], context: Context, persons: tuple[str, ...]) -> list[Entry]:
    """The entries that say a phrase in a context, the one that is printed first."""
    form = (context.form, IMPERATIVE) if context.form == AFTER else (context.form,)
    for tag in (*form, persons[context.who], NUMBERS[context.plural], context.case):
        tagged: list[Entry] = [each for each in entries if isinstance(each, Template) and tag and each.tag == tag]
        if tagged:
            return tagged
    return [each for each in entries if isinstance(each, Noun) or not each.tag]


class Layer:
    """Lays out the templates of one language."""

    def __init__(self, templates: Templates) -> None:
        self._templates = templates
        self.nouns = {
            key: entry
            for listed in templates.entries.values()
            for key, entries in listed.items()
            for entry in entries
            if isinstance(entry, Noun)
        }

    def lay_out(self, entry: Entry, context: Context) -> tuple[Fragment, ...]:
        """Lay out an entry in a context; TemplateFault if a word has no form for it."""
        if isinstance(entry, Noun):
            return tuple(self._decline(entry, context, False, False))
        pieces = self._order(entry.pieces, context)
        elements: list[Fragment] = []
        for piece in pieces:
            if piece.kind == "words":
                elements.append(_word(piece.text, piece.glued, piece.capital))
            elif piece.kind == "comma":
                elements.append(Fragment(True, False, ",", ",", is_optional=True))
            elif piece.kind == "slot":
                elements.append(Fragment(piece.glued, piece.capital, field=piece.text, context=enter(piece, context)))
            elif piece.kind == "persons":
                elements += _words(piece.options[min(context.who, len(piece.options) - 1)], piece.glued, piece.capital)
            elif piece.kind in ("genders", "pronoun"):
                pronoun = piece.kind == "pronoun"
                elements.append(Fragment(piece.glued, piece.capital, options=piece.options, is_pronoun=pronoun))
            elif piece.kind == "noun":
                if piece.text not in self.nouns:
                    raise TemplateFault(f'The noun "{piece.text}" has no line.')
                inner = context._replace(**dict(piece.sets))  # type: ignore[arg-type]
                elements += self._decline(self.nouns[piece.text], inner, piece.glued, piece.capital)
            elif piece.kind == "subject":
                elements += _words(context.subject, piece.glued, piece.capital)
            else:
                elements += _words(self._conjugate(piece.text, context), piece.glued, piece.capital)
        return tuple(elements)

    def _order(self, pieces: tuple[Piece, ...], context: Context) -> list[Piece]:
        """Move a finite verb to the front of its phrase, where the language does so, and the subject behind it."""
        at = next((n for n, piece in enumerate(pieces) if piece.kind == "verb"), -1)
        if at < 0 or context.form == INFINITIVE or not self._templates.verb_first:
            return list(pieces)
        verb = pieces[at]
        prefix, _, base = verb.text.rpartition("|")
        front = [Piece("verb", base, False, verb.capital)]
        if context.form == INVERTED:
            front.append(Piece("subject", "", False))
        behind = [Piece("words", prefix.strip(), verb.glued)] if prefix else []
        rest = list(pieces[:at]) + behind + list(pieces[at + 1 :])
        if rest:
            rest[0] = rest[0]._replace(glued=rest[0].glued and rest[0].text in (",", ";", ":"))
        return front + rest

    def _conjugate(self, verb: str, context: Context) -> str:
        """A verb in the form of the context: "ab|werfen" as "abwerfen", or as "wirf" where its prefix stands apart."""
        prefix, _, base = verb.rpartition("|")
        if context.form == INFINITIVE:
            return f"{prefix}{base}".strip() if self._templates.verb_first else base
        person = self._templates.persons[context.who]
        form = context.form
        name = IMPERATIVE if form in (IMPERATIVE, AFTER) else person if form in PERSONAL else f"{form}-{person}"
        if name not in self._templates.forms:
            raise TemplateFault(f'There is no form "{name}" of "{base}".')
        return self._templates.verbs[base][self._templates.forms.index(name)]

    def _decline(self, noun: Noun, context: Context, glued: bool, capital: bool) -> list[Fragment]:
        """A noun with its determiner and adjective."""
        cases = self._templates.cases
        case = context.case if context.case in cases else cases[0]
        gender = f"{noun.gender}-pl" if context.plural else noun.gender
        word = (noun.plural if context.plural else noun.singular)[cases.index(case)]
        cells = self._templates.determiners.get(context.determiner)
        cell = None
        if cells is not None:
            cell = cells.get((gender, case)) or (cells.get(("pl", case)) if context.plural else None)
            if cell is None:
                raise TemplateFault(f'"{context.determiner}" has no form for {gender} {case}.')
        elif context.determiner != BARE:
            raise TemplateFault(f'There is no determiner "{context.determiner}".')
        adjective = context.adjective + (cell.ending if cell else "") if context.adjective else ""
        determiner = cell.words if cell else ""
        behind = self._templates.adjective_behind
        elements: list[Fragment] = []
        for text in (determiner, "" if behind else adjective, word):
            elements += _words(text, glued and not elements, capital and not elements)
        elements[-1] = elements[-1]._replace(gender=gender)
        if behind:
            elements += _words(adjective, False, False)
        return elements


def enter(piece: Piece, context: Context) -> Context:
    """The context inside a slot."""
    inner = context._replace(**dict(piece.sets))  # type: ignore[arg-type]
    if piece.subject:
        return inner._replace(subject=piece.subject)
    return inner if inner.form == INVERTED else inner._replace(subject="")


def _word(text: str, glued: bool, capital: bool) -> Fragment:
    return Fragment(glued, capital, text, tokenize(text)[0].key)


def _words(text: str, glued: bool, capital: bool) -> list[Fragment]:
    """The elements of some words that stand beside each other."""
    found = tokenize(text)
    elements: list[Fragment] = []
    for number, token in enumerate(found):
        close = glued if not number else token.start == found[number - 1].end
        elements.append(Fragment(close, capital and not number, text[token.start : token.end], token.key))
    return elements
