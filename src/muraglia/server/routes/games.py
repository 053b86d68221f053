"""Endpoints for the games and their rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import json

from ...bots import by_strength
from ...games import SPECS, digest_of, spec_of
from ...kernel.council import Council
from ...kernel.game_info import TableOption
from ...kernel.spec import SEATS_OF_THE_TABLE, Spec
from ...kernel.standing import Standing
from ...language import LANGUAGES, catalogue
from ...rulebook import rulebook
from ...table.wire import SetView
from ..bodies import (
    CouncilDescription,
    EventDescription,
    GameDescription,
    OptionDescription,
    RuleText,
    SayingDescription,
    StandingDescription,
)
from ..hall import Hall
from ..problems import PROBLEMS, NotServed
from ..site import File, json_file, text_file

Ask = Request[Any, Any, Any]
_GAMES = ResponseSpec(list[GameDescription], generate_examples=False, description="Request fulfilled, document follows")


def _describe(spec: Spec, offered: tuple[str, ...]) -> GameDescription:
    info = spec.info
    return GameDescription(
        name=info.name,
        title=info.title,
        author=info.author,
        publisher=info.publisher,
        year=info.year,
        players=info.players,
        variant_players=info.variant_players,
        options=tuple(_option(option) for option in info.options),
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
        council=_council(spec.council),
        set=_digest_of(info.name),
        sets=tuple(_about_set(SPECS[name]) for name in offered if SPECS[name].info.box == info.name),
    )


def _option(option: TableOption) -> OptionDescription:
    given = {option.given: option.given_value} if option.given else {}
    return OptionDescription(option.name, option.values, option.default, option.rule, option.players, given)


def _council(council: Council | None) -> CouncilDescription | None:
    if council is None:
        return None
    sayings = tuple(SayingDescription(saying.kind.name, saying.kind.args[1:], saying.limits) for saying in council.sayings)
    option, value = council.option
    return CouncilDescription(option, value, sayings, tuple(sorted(council.places)))


def _standing(spec: Spec, standing: Standing) -> StandingDescription:
    answers = tuple(spec.option(spec.notation.index(notation)) for notation in standing.answers)
    return StandingDescription(standing.name, answers, standing.ends)


def _about_set(spec: Spec) -> SetView:
    return SetView(digest_of(spec), spec.set_name, spec.set_author)


@get("/games", responses={200: _GAMES, **PROBLEMS}, media_type=MediaType.JSON)
async def games(request: Ask, hall: Hall) -> Response[bytes]:
    """Returns every game with its options and the vocabulary of its messages."""
    file = _compressed(json.encode([_describe(spec, hall.settings.sets) for spec in SPECS.values()]))
    return file.sent(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))


@lru_cache(4)
def _compressed(games: bytes) -> File:
    return json_file(games, forever=False)


@get("/games/{game:str}", responses=PROBLEMS)
async def game(game: str, hall: Hall) -> GameDescription:
    """Returns one game. `game` is its name, or name@digest with a set of the host's own: the `set` of a table."""
    await hall.know(game)
    return _describe(spec_of(game), ())


@get("/rules/{game:str}", responses=PROBLEMS)
async def rules(game: str, lang: str = "en") -> list[RuleText]:
    """Returns the rules of a game in order. `lang`: en, de, fr or it."""
    spec_of(game)
    found = rulebook(game, lang if lang in LANGUAGES else "en")
    return [RuleText(rule.id, rule.heading, rule.text) for rule in found.values()]


@get("/words/{game:str}", responses=PROBLEMS, media_type=MediaType.TEXT)
async def words(request: Ask, hall: Hall, game: str, lang: str = "en") -> Response[bytes]:
    """Returns all messages of a game in Fluent format, including the names of its cards. `lang`: en, de, fr or it."""
    await hall.know(game)
    spec_of(game)
    file = _words(game, lang if lang in LANGUAGES else "en")
    return file.sent(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))


@cache
def _words(game: str, code: str) -> File:
    return text_file(catalogue(game, code))


@get("/sets/{digest:str}", responses=PROBLEMS, media_type=MediaType.JSON)
async def card_set(request: Ask, digest: str) -> Response[bytes]:
    """Returns a card set as data: all cards, the board, and what they do. `digest` is the `set` of a game in /api/games."""
    for name in [*SPECS, *[spec.info.name for spec in SPECS.own_sets()]]:
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


router = Router("/api", route_handlers=[games, game, rules, words, card_set], tags=["games"])
