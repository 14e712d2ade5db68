"""95 % intervals."""

from math import sqrt
from typing import Final

Z: Final = 1.959964  # of a normal distribution, 95 % lie within so many deviations


def wilson_interval(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's score, which holds near 0 and 1 and for few games too."""
    if not games:
        return 0.0, 1.0
    share = won / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))  # whatever was rounded
