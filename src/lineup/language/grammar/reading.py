"""Reading: the memoised recursive descent that finds every reading of a text.

Nothing here knows a word of the game. `registry` compiles the phrases of the words into the `Symbol`s of `rules`; a
`Reader` runs them over one text.
"""

from __future__ import annotations

from typing import Any, Final

from lineup.errors import LineUpError
from lineup.language.grammar.limits import MOST_NESTING
from lineup.language.grammar.rules import PLACES, Branch, Element, Items, Meaningless, Rule, Separator, Symbol
from lineup.language.grammar.spans import Spans
from lineup.language.grammar.tokens import (
    FAMILY,
    NAME,
    NUMBERS,
    QUOTED,
    QUOTES,
    Names,
    Reading,
    Token,
)

NOWHERE: Final[dict[int, tuple[Rule, ...]]] = {}  # what most attempts reach
EMPTY: Final[list[tuple[object, ...]]] = [()]  # what fills a phrase without slots


class TooDeep(LineUpError):
    """Words nested deeper than any text needs; `position` is the token where it was noticed."""

    def __init__(self, position: int) -> None:
        super().__init__("Its words are nested deeper than any text needs.")
        self.position = position


Link = tuple[
    int, int, bool
]  # an item of a list: where the one before ended (-1: none), where it starts, may it be last
Chain = tuple[Any, object]  # the chain before (None at the start of a list), and an item


class Reader:
    """One reading of one text, in time proportional to its length.

    First every symbol is asked how far it can reach from a position (`find_ends`); no value is made. Then `read_whole`
    makes only the values that reach the end of the text. Each place holds two values at most: that many are enough to
    see that a text has two meanings. `tracing` says where and why reading stopped.
    """

    def __init__(self, text: str, names: Names, tokens: list[Token]) -> None:
        self.text = text
        self.names = names
        self.tokens = tokens
        self.keys = [token.key for token in tokens]
        self.keys.append("")
        self.texts = [token.text for token in tokens]
        self.texts.append("")
        self.starts = [names.starts.get(token.text) or names.start_key(token) for token in tokens]
        self.starts.append("")
        self.built: list[tuple[object, int, int]] = []
        self.derived: list[tuple[object, int, int]] = []
        self.refused: list[tuple[str, int, int]] = []  # why, and between which tokens
        self.doubts: list[object] = []  # two meanings of the same words
        self._reached: dict[int, dict[int, tuple[Rule, ...]]] = {}
        self._listed: dict[int, dict[int, list[Link]]] = {}
        self._values: dict[int, list[Any]] = {}
        self._width = len(self.keys)
        self._depth = 0

    def make_spans(self) -> Spans:
        """Return the places of the built objects, in characters."""
        return Spans(self.text, self.tokens, self.built, self.derived)

    def read_whole(self, symbol: Symbol) -> list[object]:
        """Return the distinct values the whole text can be read as: none, the one, or two of several."""
        last = len(self.tokens)
        return self._build_values(symbol, 0, last) if last in self.find_ends(symbol, 0) else []

    def read_run(self, symbol: Symbol) -> list[object]:
        """Return the values of a text read as a run of them, each as long as the rest allows.

        Empty if it cannot be read. If some words have two meanings, `doubts` holds both.
        """
        last = len(self.tokens)
        after = self._find_longest(symbol, last)
        values: list[object] = []
        start = 0
        while start in after and start < last:
            found = self._build_values(symbol, start, after[start])
            if not found:
                return []
            if len(found) > 1:
                self.doubts = found
                return []
            values += found[0].items if isinstance(found[0], Items) else found
            start = after[start]
        return values

    def _find_longest(self, symbol: Symbol, last: int) -> dict[int, int]:
        """Map each place where a value can start to the end of the longest one that leaves the rest readable."""
        after = {last: last}
        tried: dict[int, list[int]] = {}  # the ends not looked at yet, the longest at the back
        waiting = [0] if last else []
        while waiting:
            start = waiting[-1]
            ends = tried.get(start)
            if ends is None:
                ends = tried[start] = sorted([end for end in self.find_ends(symbol, start) if end > start])
            while ends and ends[-1] in tried and ends[-1] not in after:
                ends.pop()
            if ends and ends[-1] not in after:
                waiting.append(ends[-1])
                continue
            if ends:
                after[start] = ends[-1]
            waiting.pop()
        return after

    def last_failure(self) -> int:
        """Return the last token at which a search failed; reading stops there or later."""
        return max([place for place, ends in self._reached.items() if not ends], default=0) // PLACES

    def settled_before(self, stops: int) -> dict[int, dict[int, tuple[Rule, ...]]]:
        """Return the results with one end at most that were found before reading first reached this token.

        A slot's filling is found before the rule around it, so none of these results has looked further.
        """
        beyond = stops * PLACES
        found: dict[int, dict[int, tuple[Rule, ...]]] = {}
        for place, ends in self._reached.items():
            if place >= beyond:
                break
            for end in ends:
                if end >= stops:
                    return found
            if len(ends) < 2:
                found[place] = ends
        return found

    # How far

    def find_ends(self, symbol: Symbol, position: int) -> dict[int, tuple[Rule, ...]]:
        """Find the ends of all readings of a symbol from a position, each with the rules that lead there."""
        place = position * PLACES + symbol.index
        found = self._reached.get(place)
        if found is not None:
            return found
        found = NOWHERE
        if symbol.builtin:
            found = {end: () for _, end in self._read_builtin(symbol, position)}
        else:
            start = self.starts[position]
            branch = symbol.branches.get(start)
            if branch is None:
                key = self.keys[position]
                branch = symbol.branch_for(key, start[len(key) :])
            if branch.rules:
                self._depth += 1
                if self._depth > MOST_NESTING:
                    raise TooDeep(position)
                found = self._follow_branch(branch, position)
                self._depth -= 1
        self._reached[place] = found
        return found

    def _follow_branch(self, branch: Branch, at: int) -> dict[int, tuple[Rule, ...]]:
        """Find the ends of all rules that continue from this branch, each with the rules that end there."""
        keys, starts = self.keys, self.starts
        reached = self._reached
        found: dict[int, tuple[Rule, ...]] = {}
        waiting: list[tuple[Branch, int]] = []
        met: set[tuple[int, int]] = set()
        split = several = False  # whether ways part that may come together again, and whether rules end alike
        while True:
            for rule in branch.ended:
                if at in found:
                    found[at] = (*found[at], rule)
                    several = True
                else:
                    found[at] = rule.alone
            key = keys[at]
            if branch.slots:
                row = at * PLACES
                marked = starts[at] != key
                for first, index, symbol, element, behind in branch.slots:
                    if key not in first and first and not marked:
                        continue
                    ends = reached.get(row + index)
                    if ends is None:
                        ends = self.find_ends(symbol, at) if index >= 0 else self._find_slot_ends(element, at)
                    if ends:
                        split = split or len(ends) > 1
                        for end in ends:
                            if behind.open or keys[end] in behind.words:
                                waiting.append((behind, end))
            further = branch.words.get(key)
            if further is not None:
                at += 1
                path = further.path
                if not path or keys[at : at + len(path)] == path:
                    branch = further
                    at += len(path)
                    continue
            while waiting:
                branch, at = waiting.pop()
                if not split:
                    break
                here = id(branch), at
                if here not in met:
                    met.add(here)
                    break
            else:
                break
        if several:
            for end, rules in found.items():
                if len(rules) > 1:
                    found[end] = tuple(sorted(rules, key=_rule_order))
        return found or NOWHERE

    def _find_slot_ends(self, element: Element, start: int) -> dict[int, tuple[Rule, ...]]:
        """Find the ends of everything that can fill this slot from a position."""
        symbol = element.symbol
        assert symbol is not None
        if element.separator is None:
            return self.find_ends(symbol, start)
        place = start * PLACES + element.index
        ends = self._reached.get(place)
        if ends is None:
            ends = {start: ()} if element.optional else {}
            for end, links in self._find_links(element, start).items():
                for link in links:
                    if link[2]:
                        ends[end] = ()
                        break
            self._reached[place] = ends
        return ends

    def _find_links(self, element: Element, start: int) -> dict[int, list[Link]]:
        """Find the items of all lists that can fill this slot from a position, by their ends."""
        symbol, separator = element.symbol, element.separator
        assert symbol is not None
        assert separator is not None
        place = start * PLACES + element.index
        links = self._listed.get(place)
        if links is not None:
            return links
        links = self._listed[place] = {}
        waiting: list[int] = []
        for end in self.find_ends(symbol, start):
            links[end] = [(-1, start, True)]
            waiting.append(end)
        while waiting:
            position = waiting.pop()
            for after, final in self._find_separators(separator, position):
                for end in self.find_ends(symbol, after):
                    if end not in links:
                        links[end] = []
                        waiting.append(end)
                    links[end].append((position, after, final))
        return links

    def _find_separators(self, separator: Separator, position: int) -> list[tuple[int, bool]]:
        """Find the ends of separators from a position, each with whether the last item may follow."""
        found: list[tuple[int, bool]] = []
        if "" in separator.starts or self.keys[position] in separator.starts:
            for way, final in separator.ways:
                after = position + len(way)
                if self.keys[position:after] == way:
                    found.append((after, final))
        return found

    # What it means

    def _build_values(self, symbol: Symbol, start: int, end: int) -> list[Any]:
        """The distinct values, two at most, of the readings of the symbol from `start` to `end`."""
        place = start * PLACES + symbol.index
        known = place * self._width + end
        values = self._values.get(known)
        if values is not None:
            return values
        values = self._values[known] = []
        if symbol.builtin:
            values += [value for value, after in self._read_builtin(symbol, start) if after == end][:2]
        for rule in self._reached[place][end]:
            make, lone = rule.make, rule.lone
            fillings: list[tuple[object, ...]]
            if lone is not None:
                fillings = [(value,) for value in self._fill_slot(lone, start + rule.before, end - rule.behind)]
            else:
                fillings = self._fill_slots(rule, 0, start + rule.before, end, {}) if rule.slots else EMPTY
            for filling in fillings:
                try:
                    built = make.build_value(filling)
                except Meaningless as error:
                    self.refused.append((str(error), start, end))
                    continue
                if values and (len(values) == 2 or built in values):
                    continue
                values.append(built)
                if make.derives:
                    self.derived.append((built.items if isinstance(built, Items) else built, start, end))
                elif make.cls is not None:
                    self.built.append((built, start, end))
        return values

    def _fill_slots(
        self, rule: Rule, number: int, position: int, end: int, known: dict[tuple[int, int], list[tuple[object, ...]]]
    ) -> list[tuple[object, ...]]:
        """The distinct values, two at most, of the slots from this one on, so that the rule ends at `end`."""
        element = rule.slots[number]
        number += 1
        stops = self._reached.get(position * PLACES + element.index, NOWHERE)
        if number == len(rule.slots):
            stop = end - rule.behind
            return [(value,) for value in self._fill_slot(element, position, stop)] if stop in stops else []
        found = known.get((number, position))
        if found is not None:
            return found
        found = []
        words = rule.words[number]
        for stop in stops:
            after = stop + len(words)
            if after > end or (words and self.keys[stop:after] != words):
                continue
            tails = self._fill_slots(rule, number, after, end, known)
            if not tails:
                continue
            for head in self._fill_slot(element, position, stop):
                for tail in tails:
                    whole = (head, *tail)
                    if len(found) < 2 and whole not in found:
                        found.append(whole)
        known[number, position] = found
        return found

    def _fill_slot(self, element: Element, start: int, end: int) -> list[Any]:
        """The distinct values, two at most, of what fills this slot from `start` to `end`."""
        known = (start * PLACES + element.index) * self._width + end
        values = self._values.get(known)
        if values is None:
            symbol = element.symbol
            assert symbol is not None
            if element.separator is None:
                return self._build_values(symbol, start, end)
            values = self._values[known] = self._build_lists(element, symbol, start, end)
        return values

    def _build_lists(self, element: Element, symbol: Symbol, start: int, end: int) -> list[Any]:
        """The distinct lists, two at most, from `start` to `end`; a phrase of its own beats several put together."""
        if start == end:
            return [()]
        links = self._find_links(element, start)
        if len(links[end]) == 1 and links[end][0][0] < 0:  # of one item
            return [
                value.items if isinstance(value, Items) else (value,)
                for value in self._build_values(symbol, start, end)
            ]
        used: dict[int, list[Link]] = {}
        waiting = [end]
        while waiting:
            position = waiting.pop()
            if position in used or position < 0:
                continue
            used[position] = [link for link in links[position] if link[2] or position != end]
            waiting += [link[0] for link in used[position]]
        chains: dict[int, list[Chain | None]] = {-1: [None]}
        lengths = {-1: 0}
        for position in sorted(used):
            here = chains[position] = []
            fewest = min(lengths[before] for before, _, _ in used[position])
            lengths[position] = fewest + 1
            for before, after, _ in used[position]:
                if lengths[before] > fewest:
                    continue
                for beginning in chains[before]:
                    for value in self._build_values(symbol, after, position):
                        chain: Chain = (beginning, value)
                        if len(here) < 2 and not (here and equal_chains(here[0], chain)):
                            here.append(chain)
        return [list_chain(chain) for chain in chains[end]]

    def _read_builtin(self, symbol: Symbol, position: int) -> list[Reading]:
        if symbol.builtin == NAME:
            return self.names.names_at(self.texts, position, symbol.plural)
        if symbol.builtin == FAMILY:
            return self.names.families.names_at(self.texts, position)
        text = self.texts[position]
        if symbol.builtin == QUOTED:
            return [(text[1:-1], position + 1)] if len(text) > 1 and text[0] in QUOTES else []
        sign = 1
        if text == "-" and symbol.category == "digits":
            sign, position = -1, position + 1
            text = self.texts[position]
        if text.isdecimal():
            return [(sign * int(text), position + 1)]
        value = NUMBERS.get(self.keys[position])
        return [(value, position + 1)] if value is not None and sign == 1 else []


def _rule_order(rule: Rule) -> int:
    return rule.order


def equal_chains(one: Chain | None, two: Chain | None) -> bool:
    """Compare two chains item by item; they share their beginnings and may be long."""
    while one is not two:
        if one is None or two is None or one[1] != two[1]:
            return False
        one, two = one[0], two[0]
    return True


def list_chain(chain: Chain | None) -> tuple[object, ...]:
    """The items of a chain in order."""
    items: list[object] = []
    while chain is not None:
        item = chain[1]
        if isinstance(item, Items):
            items += reversed(item.items)
        else:
            items.append(item)
        chain = chain[0]
    return tuple(reversed(items))
