"""The base of every exception of ours, under all layers."""


class LineUpError(Exception):
    """Something that cannot be done; `str()` is a sentence for people that says why and what would be right.

    One that is also a RuntimeError is nobody's input: it went wrong on the way.
    """
