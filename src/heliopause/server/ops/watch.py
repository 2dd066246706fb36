"""Looks at every request as it goes by: how long it took, and what became of it."""

import logging
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from heliopause.server.ops.metrics import Metrics
from heliopause.server.problems import STATUS, problem_of

SLOW: Final = 1.0  # seconds; slower ones are written down

log = logging.getLogger(__name__)


class Watch(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = time.perf_counter()
        status = 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, note)
        except Exception as error:  # becomes an answer further out
            status = STATUS[problem_of(error).code]
            raise
        finally:
            seconds = time.perf_counter() - began
            method, path = str(scope.get("method", "")), scope["path_template"]
            self.metrics.request(method, path, status, seconds)
            if status >= 500 or seconds > SLOW:
                # The address with its parts left out: ids of tables open doors.
                log.warning(
                    "a request failed" if status >= 500 else "a slow request",
                    extra={"method": method, "path": path, "status": status, "seconds": round(seconds, 3)},
                )
