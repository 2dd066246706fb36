"""The built browser client: its files, and its one page for every address that is a page of it."""

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from heliopause.server.packed import Packed, pack, send
from heliopause.server.problems import Refused

FOLDER: Final = Path(__file__).parent / "client"  # built by `make setup`, and part of the wheel
PAGE: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"  # files with a hash in their name
ASK: Final = "no-cache"  # kept, but asked for each time whether it changed
KINDS: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
TEXTS: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
MISSING: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Heliopause</title>
<p>The server runs, but its page has not been built: run <code>make setup</code>.
The API is described at <a href="/api/schema">/api/schema</a>.
"""


@cache
def files() -> dict[str, Packed]:
    """Every file of the client by its name; without a client, a page that says so."""
    found = {}
    for path in sorted(FOLDER.rglob("*")) if FOLDER.is_dir() else ():
        if path.is_file():
            name = path.relative_to(FOLDER).as_posix()
            kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            kept = FOREVER if name.startswith("assets/") else ASK
            found[name] = pack(path.read_bytes(), kind, kept, kind.startswith(TEXTS))
    found.setdefault(PAGE, pack(MISSING, "text/html", ASK))
    return found


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page, which then knows what the address means."""
    name = path.lstrip("/")
    if name in files():
        return send(request, files()[name])
    if name.startswith("api/") or "." in name.rpartition("/")[2]:
        raise Refused("unknown", "there is no such address")
    return send(request, files()[PAGE])
