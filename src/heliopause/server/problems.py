"""Refusals: one kind of exception for everything a client may be told, and how each becomes an answer."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from heliopause.kernel.errors import HeliopauseError, IllegalChoice
from heliopause.server.wire import Problem

STATUS = {
    "bad-input": 400,
    "no-person": 401,
    "forbidden": 403,
    "unknown": 404,
    "no-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "conflict": 409,
    "too-big": 413,
    "illegal": 422,
    "too-many": 429,
    "internal": 500,
    "unavailable": 503,
}
BY_STATUS = {400: "bad-input", 401: "no-person", 403: "forbidden", 404: "unknown", 405: "no-method", 413: "too-big"}
BY_STATUS |= {429: "too-many", 503: "unavailable"}
log = logging.getLogger(__name__)

LONGEST = 300  # characters of a message: what was sent is quoted, but not at any length


class Refused(Exception):
    """What was asked is not done; `code` is one of STATUS."""

    def __init__(self, code: str, message: str, where: str = "") -> None:
        super().__init__(message)
        self.problem = Problem(code, one_line(message), where)


def plain(text: str, where: str) -> str:
    """What somebody wrote, as one line without signs that cannot be seen or that turn the text around."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not line:
        raise Refused("bad-input", "there is nothing in this line", where)
    return line


def one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 3] + "..."


def problem_of(error: Exception) -> Problem:
    """What a client is told about an exception; nothing about one that is our own fault."""
    if isinstance(error, Refused):
        return error.problem
    if isinstance(error, IllegalChoice):
        return Problem("illegal", one_line(str(error)), "code")
    if isinstance(error, HeliopauseError):
        return Problem("bad-input", one_line(str(error)))
    if isinstance(error, msgspec.MsgspecError):
        return Problem("bad-input", one_line(str(error)))
    if isinstance(error, ValidationException):
        return Problem("bad-input", one_line(_validation(error)))
    if isinstance(error, HTTPException):
        code = BY_STATUS.get(error.status_code, "bad-input" if error.status_code < 500 else "internal")
        return Problem(code, one_line(error.detail))
    if isinstance(error, RecursionError):
        return Problem("bad-input", "what was sent is nested too deeply")
    return Problem("internal", "something went wrong here; it was written to the log of the server")


def _validation(error: ValidationException) -> str:
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        where = first.get("key", "")
        return f"{where}: {first.get('message', '')}" if where else str(first.get("message", error.detail))
    return error.detail


def answer(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    problem = problem_of(error)
    if problem.code == "internal":
        log.error("a request failed", exc_info=error)
    headers = getattr(error, "headers", None) or {}
    return Response(problem, status_code=STATUS[problem.code], headers=headers, media_type="application/json")
