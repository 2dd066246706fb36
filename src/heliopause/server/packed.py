"""Things that stay as they are while the server runs: packed once, with a tag, sent again only when they changed."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response

WORTH_IT = 1000  # bytes; smaller things are not packed


@dataclass(frozen=True, slots=True)
class Packed:
    data: bytes
    packed: bytes | None
    tag: str
    media_type: str
    kept: str  # how long a browser may keep it


def pack(data: bytes, media_type: str, kept: str, worth_packing: bool = True) -> Packed:
    smaller = gzip.compress(data, 9, mtime=0) if worth_packing and len(data) >= WORTH_IT else None
    return Packed(data, smaller, f'"{hashlib.sha256(data).hexdigest()[:24]}"', media_type, kept)


def send(request: Request[Any, Any, Any], thing: Packed) -> Response[bytes]:
    headers = {"etag": thing.tag, "cache-control": thing.kept, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == thing.tag:
        return Response(b"", status_code=304, headers=headers, media_type=thing.media_type)
    if thing.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(thing.packed, headers=headers, media_type=thing.media_type)
    return Response(thing.data, headers=headers, media_type=thing.media_type)
