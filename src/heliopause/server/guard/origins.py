"""Which pages may speak for the person at the browser: only our own.

A foreign page can make a browser send a request with our cookie. It cannot hide its origin, and it cannot add a header
of its own without asking us first, which we never allow. So a request that changes something has to carry the header,
and where the browser says which page sent it, that must be one of ours; a websocket always says so in a browser.
"""

import ipaddress
import re
from typing import Final
from urllib.parse import urlsplit

from heliopause.server.settings import Settings

HEADER: Final = "x-heliopause"
SAFE: Final = ("GET", "HEAD", "OPTIONS", "TRACE")
HOME: Final = ("localhost", ".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal")


class Origins:
    def __init__(self, settings: Settings) -> None:
        self.public = settings.public_url
        self.host = settings.host

    def is_ours(self, origin: str, host: str) -> bool:
        """`origin` and `host` as the headers say.

        Without an address set by the operator, a page is ours if it came from where the request goes to, provided that
        is a name of the house: else a foreign name that suddenly leads here would be believed.
        """
        if self.public:
            return origin == origin_of(self.public)
        return origin in (f"http://{host}", f"https://{host}") and self.at_home(host)

    def at_home(self, host: str) -> bool:
        name = re.sub(r":[0-9]+$", "", host).strip("[]").lower()
        if not name:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name == self.host or "." not in name or name.endswith(HOME)
        return True


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
