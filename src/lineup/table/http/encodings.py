"""The encodings a client accepts."""

from __future__ import annotations


def takes_gzip(accepted: str) -> bool:
    """Check whether a client that accepts these encodings can read gzip."""
    for each in accepted.lower().split(","):
        name, _, quality = each.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.partition("=")[2].strip() not in ("0", "0.0", "0.00", "0.000")
    return False
