"""Translate the rules engine and the words of the cards to C++: `python -m tools.native` (docs/internals/native.md)."""
