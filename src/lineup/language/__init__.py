"""The language cards are written in. Importing this package declares its words."""

from lineup.language import printed, words

__all__ = ["printed", "words"]
