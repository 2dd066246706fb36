"""Where a request comes from. It is known while the request lasts, to limit floods, and stored nowhere."""

import ipaddress
from collections.abc import Sequence
from typing import Any, Final

from litestar.types import Scope

NOWHERE: Final = "?"

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks(text: str) -> tuple[Network, ...]:
    """The proxies to trust, as they stand in the settings: addresses or networks with commas between them."""
    return tuple(ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip())


def address(scope: Scope, proxies: Sequence[Network]) -> str:
    """Who is at the other end: our neighbour, or who a trusted proxy says it speaks for.

    Each proxy adds its neighbour at the end of X-Forwarded-For, and anybody may have written what stands before. So it
    is read from the end, as long as those who wrote are trusted.
    """
    client: Any = scope.get("client")
    found = str(client[0]) if client else NOWHERE
    if proxies and trusted(found, proxies):
        said = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        for step in reversed(",".join(said).split(",")):
            if not is_address(step.strip()):
                break
            found = step.strip()
            if not trusted(found, proxies):
                break
    return crowd(found)


def crowd(text: str) -> str:
    """What is limited as one: an address of IPv4, a whole network of IPv6, of which everybody has billions."""
    if not is_address(text):
        return NOWHERE
    found = ipaddress.ip_address(text)
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), 64), strict=False))


def trusted(text: str, proxies: Sequence[Network]) -> bool:
    return is_address(text) and any(ipaddress.ip_address(text) in network for network in proxies)


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
