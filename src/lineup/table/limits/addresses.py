"""Where people come from: addresses of one household count as one, and each household may have so much."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
HOUSEHOLD: Final = 64  # the first bits of an IPv6 address that one household has
MAPPED: Final = 96  # the first bits of an IPv6 address in front of one of IPv4


def address_of(text: str) -> Address | None:
    """An address as it is written; None for none. One of IPv4 in the clothes of IPv6 is that of IPv4."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def network_of(text: str) -> Network:
    """Addresses as they are written, in the clothes of IPv6 or not; ValueError for none."""
    found = ip_network(text, strict=False)
    if isinstance(found, IPv6Network) and found.prefixlen >= MAPPED and found.network_address.ipv4_mapped:
        return IPv4Network((found.network_address.ipv4_mapped, found.prefixlen - MAPPED))
    return found


@lru_cache(4096)
def home_of(text: str) -> str:
    """The addresses of whoever lives at one: itself, or of IPv6 those of the household; what is none stays itself."""
    found = address_of(text)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), HOUSEHOLD), strict=False))
    return str(found or text)


def household(text: str) -> str:
    """Those addresses as they are counted and banned; "" for what is none."""
    return str(network_of(home_of(text))) if address_of(text) else ""


class Guest(NamedTuple):
    """Whom something is done for that takes time: a person, or who has no cookie; their household, "" if not known."""

    name: str
    home: str = ""


class Allowance:
    """What each of many may have: so much at once, and so much more in a second."""

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self._left: dict[str, tuple[float, float]] = {}  # when each had some, and what was left; the oldest first

    def claim(self, who: str, now: float, amount: float = 1.0) -> float:
        """How many seconds somebody has to wait; 0 if they may have it now, which is counted."""
        left = self._at(who, now)
        if left < amount:
            return (amount - left) / self.rate
        self._note(who, now, left - amount)
        return 0.0

    def owe(self, who: str, now: float, amount: float = 1.0) -> float:
        """Count what somebody has had already; how many seconds they have to wait until it is made up for."""
        left = self._at(who, now) - amount
        self._note(who, now, left)
        return max(-left / self.rate, 0.0)

    def _at(self, who: str, now: float) -> float:
        """What is left to somebody."""
        while self._left:
            last, left = next(iter(self._left.values()))
            if left + (now - last) * self.rate < self.most:
                break
            del self._left[next(iter(self._left))]  # they have all of it again
        last, left = self._left.get(who, (now, self.most))
        return min(self.most, left + (now - last) * self.rate)

    def _note(self, who: str, now: float, left: float) -> None:
        self._left.pop(who, None)
        self._left[who] = now, left
