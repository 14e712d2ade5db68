"""Addresses of people: those of one household count as one, and each household has a limit."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
HOUSEHOLD: Final = 64  # the first bits of an IPv6 address that one household has
MAPPED: Final = 96  # the first bits of an IPv6 address in front of one of IPv4


def parse_address(text: str) -> Address | None:
    """Parse an address; None if it is none. An IPv4 address mapped into IPv6 becomes IPv4."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def parse_network(text: str) -> Network:
    """Parse a range of addresses, mapped into IPv6 or not; raise ValueError if it is none."""
    found = ip_network(text, strict=False)
    if isinstance(found, IPv6Network) and found.prefixlen >= MAPPED and found.network_address.ipv4_mapped:
        return IPv4Network((found.network_address.ipv4_mapped, found.prefixlen - MAPPED))
    return found


@lru_cache(4096)
def home_of(text: str) -> str:
    """Return an address, or for IPv6 the network of its household; other texts are returned unchanged."""
    found = parse_address(text)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), HOUSEHOLD), strict=False))
    return str(found or text)


@lru_cache(4096)
def household_network(text: str) -> str:
    """Return the household of an address as it is counted and banned; "" for other texts."""
    return str(parse_network(home_of(text))) if parse_address(text) else ""


class Guest(NamedTuple):
    """A person, or a visitor without a cookie, who asks for work that takes time; `home` is "" if unknown."""

    name: str
    home: str = ""


class Allowance:
    """A budget for each person or address: an amount at once, and a rate at which it comes back."""

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self._left: dict[str, tuple[float, float]] = {}  # when each had some, and what was left; the oldest first

    def spend(self, who: str, now: float, amount: float = 1.0) -> float:
        """Spend some of the budget and return 0, or return the seconds to wait until that is possible."""
        left = self._balance_at(who, now)
        if left < amount:
            return (amount - left) / self.rate
        self._set_balance(who, now, left - amount)
        return 0.0

    def charge(self, who: str, now: float, amount: float = 1.0) -> float:
        """Charge what was used already; return the seconds until the debt is paid off."""
        left = self._balance_at(who, now) - amount
        self._set_balance(who, now, left)
        return max(-left / self.rate, 0.0)

    def debt_seconds(self, who: str, now: float) -> float:
        """Return the seconds until somebody's debt is paid off."""
        return max(-self._balance_at(who, now) / self.rate, 0.0)

    def list_debts(self, now: float) -> list[float]:
        """List what everybody who has used more than their budget owes, the largest first."""
        found = (-self._balance_at(who, now) for who in list(self._left))
        return sorted((each for each in found if each > 0), reverse=True)

    def _balance_at(self, who: str, now: float) -> float:
        """Return the remaining budget."""
        while self._left:
            last, left = next(iter(self._left.values()))
            if left + (now - last) * self.rate < self.most:
                break
            del self._left[next(iter(self._left))]  # they have all of it again
        last, left = self._left.get(who, (now, self.most))
        return min(self.most, left + (now - last) * self.rate)

    def _set_balance(self, who: str, now: float, left: float) -> None:
        self._left.pop(who, None)
        self._left[who] = now, left
