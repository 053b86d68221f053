"""The position text of Dry Stone.

turn: a              - when the game is over
held: 3              the stone of a choice that is only begun; - otherwise
left: 6 5 5          a pile from the ground up
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from muraglia.kernel.agenda import seat_from_letter, seat_letter
from muraglia.kernel.lines import Line, Reader, spelled
from muraglia.kernel.position_text import TITLE, read_setup

from .meta import COPIES, INFO, PILES, PLACES, WEIGHTS

if TYPE_CHECKING:
    from .rules import DryStone


def position_text(game: DryStone) -> str:
    letters = [seat_letter(seat) for seat in range(game.players)]
    lines = [
        TITLE,
        f"game: {INFO.name}",
        f"players: {game.players}",
        f"options: {INFO.options_text({'height': str(game.height)})}",
        f"version: {game.version}",
        f"turn: {letters[game.turn] if game.turn >= 0 else '-'}",
        f"held: {game.held or '-'}",
        *[f"{PLACES[pile]}: {spelled(list(game.piles[pile]))}" for pile in range(PILES)],
        f"gone: {spelled(list(game.gone))}",
        *[f"hand {letter}: {spelled(list(hand))}" for letter, hand in zip(letters, game.hands)],
        f"points: {spelled(game.points)}",
        f"bag: {spelled(list(game.bag))}",
    ]
    return "\n".join(lines) + "\n"


def read_lines(game: DryStone, text: str) -> None:
    players, options = read_setup(text, INFO)
    game.clear(players, int(options["height"]))
    reader = Reader(text, TITLE)
    for key in ("game", "players", "options"):
        reader.take(key)
    game.version = reader.take("version").to_int(0, 10_000)
    turn = reader.take("turn")
    held = reader.take("held")
    game.held = 0 if held.value == "-" else held.to_int(1, WEIGHTS)
    for pile in range(PILES):
        line = reader.take(PLACES[pile])
        game.piles[pile] = bytes(line.ints(1, WEIGHTS))
        if len(game.piles[pile]) >= game.height or list(game.piles[pile]) != sorted(game.piles[pile], reverse=True):
            raise line.error("text-bad-pile", {"word": line.value})
    game.gone = bytes(sorted(reader.take("gone").ints(1, WEIGHTS)))
    for seat in range(players):
        game.hands[seat] = bytes(sorted(reader.take(f"hand {seat_letter(seat)}").ints(1, WEIGHTS)))
    points = reader.take("points")
    game.points = points.ints(0, 10_000)
    if len(game.points) != players:
        raise points.error("text-how-many", {"count": players})
    bag = reader.take("bag")
    game.bag = bytes(bag.ints(1, WEIGHTS))
    reader.finish()
    read_turn(game, turn)
    if game.held and game.turn < 0:
        raise held.error("text-bad-agenda")
    check_stones(game, bag)
    reader.check_identity(position_text(game))


def read_turn(game: DryStone, line: Line) -> None:
    if line.value == "-":
        if any(game.hands):
            raise line.error("text-bad-agenda")
        return
    game.turn = seat_from_letter(line.number, line.value, game.players)
    if not game.hands[game.turn] and not game.held:
        raise line.error("text-bad-agenda")


def check_stones(game: DryStone, bag: Line) -> None:
    """DS-SETUP-1: all stones are somewhere."""
    everywhere = b"".join([*game.piles, *game.hands, game.gone, game.bag, bytes([game.held] if game.held else [])])
    for stone in range(1, WEIGHTS + 1):
        if everywhere.count(stone) != COPIES:
            raise bag.error("text-stone-count", {"stone": stone, "count": everywhere.count(stone), "expected": COPIES})
