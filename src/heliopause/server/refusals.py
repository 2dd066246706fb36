"""Which refusals each address may answer with, for the OpenAPI document: by what kind of request it is."""

from typing import Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from heliopause.server.guard.origins import SAFE
from heliopause.server.problems import STATUS
from heliopause.server.wire import Problem

ABOUT: Final = {
    "bad-input": "what was sent does not hold up: the message says what and where",
    "no-person": "nobody is known by this cookie or token",
    "forbidden": "not for this person, this page, or not yet",
    "unknown": "there is no such thing",
    "stale": "the table is not as it was thought to be, or this does not go with how it is",
    "too-big": "the body is too long",
    "illegal": "the rules do not offer this choice now",
    "too-many": "too often; Retry-After says when to try again",
    "unavailable": "the database does not answer; try again",
}


class Refusals(ReceiveRoutePlugin):
    def receive_route(self, route: BaseRoute) -> None:
        if not isinstance(route, HTTPRoute):
            return
        for handler in route.route_handlers:
            if handler.include_in_schema:
                known = {STATUS[word]: spec(word) for word in words(handler, route.path)}
                handler.responses = known | dict(handler.responses or {})


def words(handler: HTTPRouteHandler, path: str) -> list[str]:
    if not path.startswith("/api/"):
        return ["unavailable"] if path == "/ready" else []
    changes = not handler.http_methods <= set(SAFE)
    found = ["bad-input", "no-person", "too-many", "unavailable"]
    if changes:
        found.append("too-big")
    if changes or path.startswith("/api/admin") or path.endswith(("/record", "/position")):
        found.append("forbidden")
    if changes or "{" in path:
        found += ["unknown", "stale"]
    if changes and path.endswith("/moves"):
        found.append("illegal")
    return found


def spec(word: str) -> ResponseSpec:
    return ResponseSpec(Problem, description=ABOUT[word], generate_examples=False)
