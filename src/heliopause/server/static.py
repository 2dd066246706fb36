"""The built browser client: its files, and its one page for every address that is a page of it."""

from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.response import File

from heliopause.server.problems import Refused

PACKED: Final = Path(__file__).parent / "client"  # in the installed package
BUILT: Final = Path(__file__).parents[3] / "web" / "dist"  # in a checkout
FOREVER: Final = "public, max-age=31536000, immutable"  # files with a hash in their name
MISSING: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Heliopause</title>
<p>The server runs, but the browser client has not been built: run <code>make setup</code>.
The API is described at <a href="/api/schema">/api/schema</a>.
"""


def folder() -> Path | None:
    return next((place for place in (PACKED, BUILT) if (place / "index.html").is_file()), None)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=True)
def client(path: str = "/") -> Response[bytes] | File:
    """A file of the client, or its page."""
    place = folder()
    name = path.lstrip("/")
    if name.startswith("api/"):
        raise Refused("unknown", "there is no such address")
    if place is None:
        return Response(MISSING, media_type="text/html")
    wanted = (place / name).resolve() if name else place
    if wanted.is_file() and wanted.is_relative_to(place.resolve()):
        kept = FOREVER if name.startswith("assets/") else "no-cache"
        return File(wanted, content_disposition_type="inline", headers={"cache-control": kept})
    if "." in name.rpartition("/")[2]:
        raise Refused("unknown", "there is no such file")
    return File(
        place / "index.html", content_disposition_type="inline", headers={"cache-control": "no-cache"},
        media_type="text/html",
    )  # fmt: skip
