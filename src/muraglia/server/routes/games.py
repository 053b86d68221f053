"""Endpoints for the games and their rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from msgspec import json

from ...bots import by_strength
from ...games import SPECS, spec_of
from ...kernel.spec import SEATS_OF_THE_TABLE, Spec
from ...kernel.standing import Standing
from ...language import LANGUAGES, catalogue
from ...rulebook import rulebook
from ..bodies import EventDescription, GameDescription, OptionDescription, RuleText, StandingDescription
from ..problems import PROBLEMS, NotServed
from ..site import File, json_file, text_file

Ask = Request[Any, Any, Any]


def _describe(spec: Spec) -> GameDescription:
    info = spec.info
    return GameDescription(
        name=info.name,
        title=info.title,
        author=info.author,
        publisher=info.publisher,
        year=info.year,
        players=info.players,
        variant_players=info.variant_players,
        options=tuple(OptionDescription(option.name, option.values, option.default, option.rule) for option in info.options),
        rules_version=info.rules_version,
        lowest_wins=info.lowest_wins,
        events=tuple(EventDescription(kind.name, kind.args, kind.secret, kind.heading, kind.scores) for kind in spec.events),
        vocabulary=spec.vocabulary,
        seat_args=(*spec.seat_args, *SEATS_OF_THE_TABLE),
        counted_from_one=spec.counted_from_one,
        first_neutral=spec.first_neutral,
        bots=by_strength(info.name),
        usual_players=spec.usual_players,
        minutes=spec.minutes,
        weight=spec.weight,
        spans=spec.spans,
        standing=tuple(_standing(spec, standing) for standing in spec.standing),
        set=_digest_of(spec.info.name),
    )


def _standing(spec: Spec, standing: Standing) -> StandingDescription:
    answers = tuple(spec.option(spec.notation.index(notation)) for notation in standing.answers)
    return StandingDescription(standing.name, answers, standing.ends)


@get("/games", responses=PROBLEMS)
async def games() -> list[GameDescription]:
    """Returns every game with its options and the vocabulary of its messages."""
    return [_describe(spec) for spec in SPECS.values()]


@get("/rules/{game:str}", responses=PROBLEMS)
async def rules(game: str, lang: str = "en") -> list[RuleText]:
    """Returns the rules of a game in order. `lang`: en, de, fr or it."""
    spec_of(game)
    found = rulebook(game, lang if lang in LANGUAGES else "en")
    return [RuleText(rule.id, rule.heading, rule.text) for rule in found.values()]


@get("/words/{game:str}", responses=PROBLEMS, media_type=MediaType.TEXT)
async def words(request: Ask, game: str, lang: str = "en") -> Response[bytes]:
    """Returns all messages of a game in Fluent format, including the names of its cards. `lang`: en, de, fr or it."""
    spec_of(game)
    file = _words(game, lang if lang in LANGUAGES else "en")
    return file.sent(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))


@cache
def _words(game: str, code: str) -> File:
    return text_file(catalogue(game, code))


@get("/sets/{digest:str}", responses=PROBLEMS, media_type=MediaType.JSON)
async def card_set(request: Ask, digest: str) -> Response[bytes]:
    """Returns a card set as data: all cards, the board, and what they do. `digest` is the `set` of a game in /api/games."""
    for name in SPECS:
        if _digest_of(name) == digest:
            return _set(name).sent(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))
    raise NotServed(404, "server-no-such-set", digest=digest[:40])


def _digest_of(game: str) -> str | None:
    """Returns the hash of what is sent, not of the set's files: a newer server may say more about the same cards."""
    return _set(game).tag.strip('"') if spec_of(game).set_data else None


@cache
def _set(game: str) -> File:
    data = spec_of(game).set_data
    assert data is not None
    return json_file(json.encode(data()))


router = Router("/api", route_handlers=[games, rules, words, card_set], tags=["games"])
