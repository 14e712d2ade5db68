"""The places in a text of the words that were read from it."""

from __future__ import annotations

from lineup.language.grammar.referring import words_in
from lineup.language.grammar.tokens import Token


class Spans:
    """The places of the objects built while reading a text, by identity; computed when first needed."""

    def __init__(
        self,
        text: str,
        tokens: list[Token],
        built: list[tuple[object, int, int]],
        derived: list[tuple[object, int, int]],
    ) -> None:
        self.text = text
        self._tokens = tokens
        self._built = built  # keeps the objects alive, so that ids stay unique
        self._derived = derived
        self._places: dict[int, tuple[int, int]] | None = None

    def find(self, node: object) -> tuple[int, int] | None:
        """Start and end (0-based, end exclusive) of the text parsed into this object (not an equal one), or None."""
        if self._places is None:
            self._places = self._find_places()
        return self._places.get(id(node))

    def column_of(self, node: object) -> int:
        """The 1-based column where this object starts in the text; 1 if this parse did not build it."""
        return (self.find(node) or (0, 0))[0] + 1

    def words_of(self, node: object) -> str:
        """The words this object was parsed from; "" if this parse did not build it."""
        start, end = self.find(node) or (0, 0)
        return self.text[start:end]

    def _find_places(self) -> dict[int, tuple[int, int]]:
        tokens = self._tokens
        inner = [(node, start, end) for each, start, end in self._derived for node in words_in(each)]
        places: dict[int, tuple[int, int]] = {}
        for each, start, end in (*reversed(inner), *self._built):
            if end > start:
                places[id(each)] = tokens[start].start, tokens[end - 1].end
        return places
