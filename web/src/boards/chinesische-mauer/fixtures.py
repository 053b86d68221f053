"""Writes fixtures.json for the gallery: moments of Chinesische Mauer from the real engine, with everything a board is given.

PYTHONPATH=src:. python web/src/boards/chinesische-mauer/fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from muraglia import Game, new, set_up
from muraglia.kernel.events import Event
from muraglia.kernel.message import Message
from muraglia.kernel.question import Choice
from muraglia.kernel.rng import rng_from_seed
from muraglia.table.wire import Clock, SeatClock, SeatInfo, TableInfo
from tests.support import chinesische_mauer, scoring, second_action, third_action

HERE = Path(__file__).parent
NAMES = ("Mara", "Ottavio", "Kiesel", "Ines", "Lin")


def complete(value: Any) -> Any:
    """A struct with all its fields: what a page has after completing what it received."""
    if isinstance(value, msgspec.Struct):
        fields = {name: complete(getattr(value, name)) for name in value.__struct_fields__}
        config = value.__struct_config__
        return {config.tag_field: config.tag, **fields} if config.tag_field is not None else fields
    if isinstance(value, dict):
        return {str(key): complete(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [complete(item) for item in value]
    return value


def say(message: Message) -> dict[str, Any]:
    return {"id": message.id, "args": message.args}


def happened(event: Event, choice: int) -> dict[str, Any]:
    args = dict(zip(event.kind.args, event.args)) | dict(zip(event.kind.secret, event.secret))
    return {"kind": event.kind.name, "args": args, "known": bool(event.secret), "choice": choice}


def question(game: Game, seat: int, so_far: Choice) -> dict[str, Any] | None:
    if seat not in game.to_act:
        return None
    asked = game.question(seat, so_far)
    return {
        "is": "question",
        "seat": seat,
        "version": asked.version,
        "kind": asked.kind,
        "prompt": say(asked.prompt),
        "rules": list(asked.rules),
        "options": [{"pick": option.pick, "notation": option.notation, "label": say(option.label)} for option in asked.options],
        "secret": asked.secret,
        "so_far": list(so_far),
        "answered": None,
    }


def foreseen(game: Game, seat: int, so_far: Choice) -> dict[str, Any] | None:
    if seat not in game.to_act:
        return None
    position = game.position.clone()
    for pick in so_far:
        position.take(seat, pick)
    view = game.view(seat)
    told = {str(pick): [say(message) for message in game.spec.foresee(view, (*so_far, pick))] for pick in position.options(seat)}
    return {pick: messages for pick, messages in told.items() if messages}


def table(game: Game, seat: int) -> dict[str, Any]:
    over = game.is_over
    seats = [
        SeatInfo(
            seat=number,
            kind="bot" if number == 2 else "person",
            colour="abcde"[number],  # type: ignore[arg-type]
            name=NAMES[number],
            bot="strong" if number == 2 else "",
            yours=number == seat,
            ready=True,
            present=number != 3,
            thinking=number in game.to_act,
            clock=None
            if number == 2
            else SeatClock(left_ms=(521_000, 680_000, 0, 95_000, 412_000)[number], running=number in game.to_act, at=0.0),
        )
        for number in range(game.players)
    ]
    return complete(  # type: ignore[no-any-return]
        TableInfo(
            id="fixture",
            code="MIST-27",
            name="Mist Ridge",
            game=game.name,
            players=game.players,
            options=game.table_options,
            status="over" if over else "running",
            way="devices",
            public=False,
            clock=Clock("bank", 900, 10),
            seats=tuple(seats),
            rules_version=1,
            created=0.0,
            scores=tuple(game.scores) if over else (),
            winners=tuple(game.winners),
            ended_by="rules" if over else "",
        )
    )


def moment(name: str, game: Game, seat: int = 0, form: str = "", last: int = 1, past: bool = False) -> dict[str, Any]:
    """What a board is given now. `form`: picks of a form that is being filled in; `last`: how many choices are marked."""
    so_far: Choice = game.read(form) if form else ()
    moments = [entry.events for entry in game._past[-last:]] if last else []
    marked = game.events(seat, moments[0]) if moments else []
    return {
        "name": name,
        "seat": seat,
        "table": table(game, seat),
        "view": complete(game.view(seat)),
        "question": None if past else question(game, seat, so_far),
        "foreseen": None if past else foreseen(game, seat, so_far),
        "marks": [happened(event, len(game._past)) for event in marked],
        "events": [happened(event, 1) for event in game.events(seat)] if game.is_over else [],
        "past": past,
    }


def played(game: Game, *choices: str) -> Game:
    for choice in choices:
        game.play(choice)
    return game


def table_with(sections: list[str], agenda: str, hands: dict[str, str], **rest: Any) -> Game:
    in_order = {seat: "".join(sorted(hand, key="WGTNSRD-".index)) for seat, hand in hands.items()}
    return chinesische_mauer(sections, agenda, hands=in_order, **rest)


def of_three(**options: str) -> Game:
    """Third action of Kiesel; Mara scores section 3 afterwards."""
    game = table_with(
        ["7 3 | bW aS aS cG bT cR", "4 | bG=5 aW cN/bD aW", "8 2 | cW cW aT bS"],
        third_action("c"),
        players=3,
        hands={"a": "WWGSRD", "b": "WGSS", "c": "GGWSS"},
        decks={"a": "WWGNR", "b": "WSNWGRS", "c": "WSSTW"},
        won={"a": "5 4", "b": "8", "c": "3"},
    )
    return with_options(game, **options)


def with_options(game: Game, **options: str) -> Game:
    text = str(game)
    for name, value in options.items():
        text = text.replace(f"{name}=off", f"{name}={value}")
    return set_up(text)


def two() -> Game:
    return table_with(
        ["7 5 | aG bW aS bS bS aR", "4 | bT=2 aW aW bN aG"],
        second_action("a"),
        players=2,
        hands={"a": "WSSGT", "b": "WWG"},
        decks={"a": "WWNRDSW", "b": "WSWGRSDW"},
        won={"a": "7 3", "b": "8 2"},
        supply="5 5 3 4 4 2 1 3 5 7",
    )


def long_rows(players: int) -> Game:
    rows = [
        "7 5 | aW bW cW aW bG cG dW aS bS cS dS aS bS cS dG aW bW cW dW aG",
        "4 | aG=3 bW cN/dD aW bW cW dW bS bS bS aW cG cT/cD dW dR aR",
        "8 2 |",
        "2 1 | bT aT dT",
    ]
    if players == 5:
        rows[0] += " eW eS eG eW eS eR"
        rows[2] += " eG"
    return table_with(
        rows,
        second_action("a"),
        players=players,
        hands={"a": "WWSSNRD", "b": "WW", "c": "G", "d": "NSS", "e": "WWWWG"},
        decks={"a": "SG", "b": "G", "c": "W", "d": "-", "e": "STN"},
        won={"a": "5 4 3", "b": "8 5 4 2", "c": "3", "d": "7 7 5 5 2 2"},
    )


def fresh(players: int) -> Game:
    return new("chinesische-mauer", players=players, seed=f"gallery {players}")


def by_chance(game: Game, choices: int, seed: str) -> Game:
    """Random choices, but cards are placed rather than drawn most of the time, so that rows grow."""
    rng = rng_from_seed(seed)
    for _ in range(choices):
        if game.is_over:
            break
        picks = game.choices()
        if len(picks) > 1 and picks[0] == (0,) and rng.below(3):
            picks = picks[1:]
        game.play(picks[rng.below(len(picks))])
    return game


def moments() -> list[dict[str, Any]]:
    second = played(of_three(), "G>2", "score-3 tile-2 on-T")
    third = played(of_three(), "G>2", "score-3 tile-2 on-T", "R>3", "S>1")
    alike = table_with(
        ["7 3 | bW aS cG", "4 5 |", "8 | cW cW aT=2 bS"],
        second_action("a"),
        players=3,
        hands={"a": "WWWWSSSGGRR", "b": "WG", "c": "GG"},
        decks={"a": "WG", "b": "WS", "c": "WS"},
        won={"a": "5 4", "b": "8"},
    )
    leads = table_with(
        ["7 3 | bW aS cG aS aR", "4 5 | aG bW", "8 | cW aT=2 aS aS bS aR"],
        scoring("a"),
        players=3,
        hands={"a": "WWG", "b": "WG", "c": "GG"},
        decks={"a": "WG", "b": "WS", "c": "WS"},
        won={"a": "5 4", "b": "8"},
    )
    dragon = table_with(
        ["7 3 | bW aS cG bS bS bS", "4 5 | aG bN bT", "8 | cW cT=2 bS aG/cD", "7 2 |"],
        second_action("a"),
        players=4,
        hands={"a": "DNG", "b": "WG", "c": "GG", "d": "WS"},
        decks={"a": "WS", "b": "WS", "c": "WS", "d": "G"},
        won={"a": "5 4", "b": "8"},
    )
    riders = table_with(
        ["7 3 | bW aS cG", "4 5 | aG bN bT", "8 | cW cT=2 bS"],
        second_action("a"),
        players=3,
        hands={"a": "RR", "b": "WG", "c": "GG"},
        decks={"a": "-", "b": "WS", "c": "WS"},
        won={"a": "5 4", "b": "8"},
    )
    closed = table_with(
        ["7 3 | bW aS cG aW", "closed", "8 | cW cT=2 bS", "closed"],
        second_action("a"),
        players=4,
        hands={"a": "WSG", "b": "WG", "c": "GG", "d": "W"},
        decks={"a": "-", "b": "W", "c": "S", "d": "-"},
        won={"a": "5 4 7", "b": "8 5 5", "c": "3 3 3", "d": "2 1"},
        supply="-",
    )
    last = table_with(
        ["7 3 | bW aS cG aR", "closed", "8 | cW cT=2 bS aG aS"],
        "last-scoring(a)",
        players=3,
        finisher="b",
        hands={"a": "W", "b": "-", "c": "G"},
        decks={"a": "W", "b": "-", "c": "-"},
        won={"a": "5 4", "b": "8"},
        supply="-",
    )
    hidden = played(of_three(hide_won_fame="on"), "G>2", "score-3 tile-2 on-T")
    over = by_chance(fresh(3), 500, "over")
    over_five = by_chance(fresh(5), 900, "over")
    return [
        moment("second action", second, last=2),
        moment("third action", third, last=2),
        moment("several alike", alike),
        moment("which section to score", leads),
        moment("which tile", leads, form="score-1"),
        moment("which card gets the tile", leads, form="score-1 tile-3"),
        moment("dragon", dragon),
        moment("riders only", riders),
        moment("closed sections", closed),
        moment("last scorings", last),
        moment("hidden fame", hidden, last=2),
        moment("waiting", played(of_three()), last=0),
        moment("onlooker", second, seat=-1, last=2),
        moment("two players", two()),
        moment("beginning", fresh(3), seat=fresh(3).to_act[0]),
        moment("long rows, four players", long_rows(4)),
        moment("long rows, five players", long_rows(5)),
        moment("five players", by_chance(fresh(5), 60, "five"), last=1),
        moment("a former moment", second, last=2, past=True),
        moment("over", over),
        moment("over, five players", over_five, seat=1),
    ]


def film(players: int, seed: str, choices: int) -> list[dict[str, Any]]:
    """A game from choice to choice, for looking at what moves."""
    game = by_chance(fresh(players), 40, seed)
    frames = [moment("film", game)]
    rng = rng_from_seed(seed)
    for _ in range(choices):
        if game.is_over:
            break
        picks = game.choices()
        game.play(picks[rng.below(len(picks))])
        frames.append(moment("film", game))
    return frames


if __name__ == "__main__":
    (HERE / "fixtures.json").write_text(json.dumps({"moments": moments(), "film": film(3, "film", 40)}, separators=(",", ":")) + "\n")
