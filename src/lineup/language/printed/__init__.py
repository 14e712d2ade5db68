"""Wordings of printed cards for meanings the words have: read and never printed. Importing declares them all."""

from lineup.language.printed import amounts, counts, mechanics, nouns

__all__ = ["amounts", "counts", "mechanics", "nouns"]
