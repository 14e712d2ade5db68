"""The language cards are written in. Importing this package declares its words."""

from lineup.language import words

__all__ = ["words"]
