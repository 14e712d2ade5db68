"""The language cards are written in. Importing this package declares its words.

The wordings of printed cards are declared when the first text is read that may have them: none of a box of ours has.
"""

from importlib import import_module

from lineup.language import words
from lineup.language.grammar import GRAMMAR

__all__ = ["words"]


def _declare_printed() -> None:
    import_module("lineup.language.printed")


GRAMMAR.declare_later(_declare_printed)
