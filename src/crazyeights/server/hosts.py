"""By which names the server is asked for.

Whoever owns a name decides which machine it leads to, this one included: a page of theirs would
then count as one of ours ("DNS rebinding"). So only names are answered to that are known to be
ours. An address leads nowhere else, so nobody can take it over.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

_HOST: Final = re.compile(r"(?P<name>[\w.-]{1,253}|\[[0-9A-Fa-f:.]+\])(?::[0-9]*)?", re.ASCII)
"""A Host header: a name, as long as names can be, or an address; and perhaps a port."""


def name_in(host: str) -> str | None:
    """Return the name or address in a Host header, small letters and no brackets; None in none."""
    found = _HOST.fullmatch(host)
    return None if found is None else _plain(found["name"])


@dataclass(frozen=True, slots=True)
class Hosts:
    """The names and addresses that are ours."""

    names: frozenset[str]
    any_address: bool
    """Whether all addresses are: a server that listens on all of them does not know them."""

    @classmethod
    def of(cls, *names: str) -> Hosts:
        """Return those of this machine, with more: where the server listens, how it is called."""
        own = frozenset(map(_plain, ("localhost", *names)))
        return cls(own, any(_is_unspecified(name) for name in own))

    def __contains__(self, name: str) -> bool:
        """Say whether a name, as `name_in` returns it, is one of them."""
        if name in self.names:
            return True
        address = _address_of(name)
        return address is not None and (self.any_address or address.is_loopback)


def _plain(name: str) -> str:
    bare = name.strip("[]").lower()
    address = _address_of(bare)
    return bare if address is None else str(address)


def _is_unspecified(name: str) -> bool:
    address = _address_of(name)
    return address is not None and address.is_unspecified


def _address_of(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None
