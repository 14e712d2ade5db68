"""Wordings of printed cards for meanings the words have: read and never printed. Importing declares them all."""

from lineup.language.printed import counts, mechanics, nouns

__all__ = ["counts", "mechanics", "nouns"]
