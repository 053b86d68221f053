"""Refusals as HTTP responses: a status, a message from the catalogues, and the same in English."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from ..kernel import errors
from ..kernel.errors import MuragliaError
from ..kernel.message import Message, Refusal
from ..table.not_allowed import NotAllowed
from . import metrics
from .bodies import Problem
from .folding import Unreadable
from .storage import Unavailable

Ask = Request[Any, Any, Any]
RETRY_AFTER = "2"  # seconds until a database may be back
_log = structlog.get_logger("server")


# How refusals appear in the API description.
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=description)
    for status, description in (
        (400, "The request is not understood."),
        (401, "A cookie or a token is needed."),
        (403, "That is for somebody else, or not allowed on this server."),
        (404, "There is no such thing."),
        (405, "This address does not know the method."),
        (408, "The request took too long to arrive."),
        (409, "The table or the rules of the game say no."),
        (413, "The request is too large."),
        (422, "A game, an option or a number of players that does not exist."),
        (429, "Too much at once."),
        (503, "The database is not available. Try again after the time in Retry-After."),
    )
}


class NotServed(Exception):
    """Ends a request with a status and a message."""

    def __init__(self, status: int, message: str, **args: int | str) -> None:
        super().__init__(message)
        self.status = status
        self.message = Message(message, args)


def problem(message: str | Message) -> Problem:
    return problem_of(Refusal("", Message(message) if isinstance(message, str) else message))


def problem_of(refusal: Refusal, stale: bool = False) -> Problem:
    return Problem(refusal, errors.speak(refusal.message), stale=stale)


def answer(status: int, body: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def problem_for(error: Exception, **where: str) -> tuple[int, Problem]:
    """Returns the status and the answer to anything that can go wrong in carrying out a request, over HTTP or a socket.

    A mistake of ours is logged with its traceback; the visitor only learns that it was not their fault.
    """
    match error:
        case NotServed():
            return error.status, problem(error.message)
        case NotAllowed():  # the table or the rules refuse it
            return 409, problem_of(error.refusal, error.stale)
        case MuragliaError():
            return 422, problem(error.message)
        case RecursionError() | UnicodeError():  # JSON that is nested too deeply, or no text at all
            return 400, problem(Message("server-bad-request", {"why": str(error)}))
        case Unreadable():
            return 503, problem("server-unreadable")
        case Unavailable():
            return 503, problem("server-perhaps-written" if error.unsure else "server-not-written")
    metrics.errors.inc()
    _log.error("mistake", exc_info=error, **where)
    return 500, problem("server-mistake")


def on_error(request: Ask, error: Exception) -> Response[Problem]:
    status, said = problem_for(error, route=str(request.scope.get("path_template", "")), method=request.method)
    return answer(status, said, {"retry-after": RETRY_AFTER} if status == 503 else None)


_BY_STATUS = {
    401: "server-no-token",
    404: "server-not-found",
    405: "server-wrong-method",
    413: "server-too-large",
    415: "server-not-json",
}


def on_http_error(_: Ask, error: HTTPException) -> Response[Problem]:
    if isinstance(error, ValidationException) or error.status_code == 400:
        return answer(400, problem(Message("server-bad-request", {"why": _where(error)})))
    known = _BY_STATUS.get(error.status_code)
    said = Message(known) if known else Message("server-bad-request", {"why": error.detail})
    return answer(error.status_code, problem(said), dict(error.headers or {}))


def _where(error: HTTPException) -> str:
    """Returns what was wrong and where, without repeating what was sent."""
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra or () if isinstance(item, dict)]
    return "; ".join(found) or error.detail
