"""What every answer says to the browser about how far to trust the page: only as far as itself."""

from typing import Final

from litestar.types import Message, Scope

from heliopause.server.settings import Settings

POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HTTPS: Final = "max-age=31536000"


class Headers:
    """A hook of the app."""

    def __init__(self, settings: Settings) -> None:
        # Where an address is set, Safari before 15.4 takes 'self' for no websocket: it is named.
        socket = f" ws{settings.public_url.removeprefix('http')}" if settings.public_url else ""
        policy = POLICY | {"connect-src": POLICY["connect-src"] + socket}
        said = {"content-security-policy": "; ".join(f"{what} {where}" for what, where in policy.items())} | ALWAYS
        if settings.secure:
            said["strict-transport-security"] = HTTPS
        self.said = [(name.encode(), value.encode()) for name, value in said.items()]

    async def before_send(self, message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        named = {name.lower() for name, _ in message["headers"]}
        message["headers"] = [*message["headers"], *(line for line in self.said if line[0] not in named)]
        if b"cache-control" not in named and scope["path"].startswith("/api/"):
            message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]
