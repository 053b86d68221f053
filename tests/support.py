"""What the tests share: the rule marker, and short ways to a position in the middle of a game."""

from __future__ import annotations

import os

import pytest

import muraglia
from muraglia.game import begin
from muraglia.games.chinesische_mauer.cards import ALL_TILES
from muraglia.games.die_mauer.blocks import BLOCK_NAMES
from muraglia.kernel.agenda import seat_letter
from muraglia.kernel.position import Position
from muraglia.kernel.rng import Rng, rng_from_seed


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules of docs/rules that a test proves."""
    return pytest.mark.rule(*ids)


def games_to_play(at_most: int) -> int:
    """How many random games a property is tried on; MURAGLIA_GAMES lowers it where the rules run interpreted."""
    return min(at_most, int(os.environ.get("MURAGLIA_GAMES", at_most)))


def random_positions(name: str, players: int, seed: str, **options: str) -> list[Position]:
    """Every position of a random game, forms half filled ones included, as clones."""
    game = begin(name, players, seed, options)
    rng = rng_from_seed(f"play {seed}")
    found = [game.position.clone()]
    while (pick := random_pick(game.position, rng)) is not None:
        game.position.take(*pick)
        found.append(game.position.clone())
    return found


def random_pick(position: Position, rng: Rng) -> tuple[int, int] | None:
    """A random seat that has to act, and one of its options; None when the game is over."""
    seats = position.to_act()
    if not seats:
        return None
    seat = seats[rng.below(len(seats))]
    options = position.options(seat)
    return seat, options[rng.below(len(options))]


def second_action(seat: str) -> str:
    return f"second-action({seat}) third-action({seat}) end-of-turn({seat})"


def third_action(seat: str) -> str:
    return f"third-action({seat}) end-of-turn({seat})"


def scoring(seat: str) -> str:
    return f"scoring({seat}) {second_action(seat)}"


def chinesische_mauer(
    sections: list[str],
    agenda: str,
    players: int = 2,
    hands: dict[str, str] | None = None,
    decks: dict[str, str] | None = None,
    won: dict[str, str] | None = None,
    supply: str | None = None,
    finisher: str = "-",
    scored: str = "-",
    quiet: int = 0,
) -> muraglia.Game:
    """A game set up in the middle. Sections are written as in a position text ("7 3 | aW bG/aD"); tiles not named lie in
    the supply, or, if the supply is given, were won by the last player."""
    tiles = list(ALL_TILES)
    for section in sections:
        beside, _, row = section.partition("|")
        named = beside.split() + [stack.split("=")[1].split("/")[0] for stack in row.split() if "=" in stack]
        for tile in named if section != "closed" else []:
            tiles.remove(int(tile))
    won = dict(won or {})
    for values in won.values():
        for tile in values.split():
            tiles.remove(int(tile))
    last = seat_letter(players - 1)
    if supply is None:
        supply = " ".join(map(str, tiles))
        if len(tiles) % 2:
            won[last] = f"{won.get(last, '')} {tiles[0]}".strip()
            supply = " ".join(map(str, tiles[1:]))
    else:
        for tile in supply.replace("-", "").split():
            tiles.remove(int(tile))
        won[last] = f"{won.get(last, '')} {' '.join(map(str, tiles))}".strip()
    lines = [
        "muraglia position",
        "game: chinesische-mauer",
        f"players: {players}",
        "options: hide_won_fame=off",
        "version: 0",
        f"agenda: {agenda}",
        f"scored: {scored}",
        f"finisher: {finisher}",
        f"quiet turns: {quiet}",
        *[f"section {number}: {section}" for number, section in enumerate(sections, 1)],
    ]
    for seat in range(players):
        letter = seat_letter(seat)
        lines.append(f"hand {letter}: {(hands or {}).get(letter, '-')}")
        lines.append(f"deck {letter}: {(decks or {}).get(letter, 'W')}")
        lines.append(f"won {letter}: {won.get(letter, '') or '-'}")
    lines += [f"supply: {supply or '-'}", "boxed: -", ""]
    return muraglia.set_up("\n".join(lines))


def last_cards(section: str, hand: str) -> muraglia.Game:
    """The end of a close game of Chinesische Mauer that a's third action decides: 66 fame to 69, b has one wall left."""
    return chinesische_mauer(
        [section, "2 | aW=1 bW"],
        third_action("a"),
        hands={"a": hand, "b": "W"},
        decks={"a": "-", "b": "-"},
        won={"a": "8 7 7 7 7 5 5 5 5 5 5"},
        supply="-",
    )


def die_mauer(
    wall: str | None = None,
    hands: dict[str, str] | None = None,
    players: int = 3,
    master: str = "a",
    ends: tuple[str, str] = ("W1", "W2"),
    rounds: int = 4,
    round: int = 1,
    idle: int = 0,
    points: str | None = None,
    wall_values: str = "12346",
) -> muraglia.Game:
    """A game set up in the planning phase.

    With a wall, every player holds what is left of his set: the blocks of the wall were built by the last players that can
    have built them. With hands, all other blocks stand in a wall that has the given blocks at its ends.
    """
    full = ["T", "G", *[f"W{merlons}" for merlons in wall_values]]
    letters = [seat_letter(seat) for seat in range(players)]
    held = {letter: list(full) for letter in letters}
    if hands is not None:
        assert wall is None
        held = {letter: [] if hands[letter] == "-" else hands[letter].split() for letter in letters}
        built = full * players
        for blocks in held.values():
            for block in blocks:
                built.remove(block)
        wall = _wall_of(built, ends)
    else:
        for block in (wall or "").split():
            next(held[letter] for letter in reversed(letters) if block in held[letter]).remove(block)
    lines = [
        "muraglia position",
        "game: die-mauer",
        f"players: {players}",
        f"options: wall_values={wall_values} rounds={rounds} memory_aid=on",
        "version: 0",
        f"round: {round}",
        f"master: {master}",
        f"agenda: planning({master})",
        f"wall: {wall or '-'}",
    ]
    for letter in letters:
        lines.append(f"hand {letter}: {' '.join(sorted(held[letter], key=BLOCK_NAMES.index)) or '-'}")
        lines.append(f"fist {letter}: -")
    lines += [f"points: {points or ' '.join(['0'] * players)}", f"idle turns: {idle}", "known: -", "clues: -", ""]
    return muraglia.set_up("\n".join(lines))


def _wall_of(blocks: list[str], ends: tuple[str, str]) -> str:
    """The blocks in a legal row with the given ends: towers and gates apart."""
    inside = list(blocks)
    for end in ends:
        inside.remove(end)
    walls = [block for block in inside if block[0] == "W"]
    apart = [block for block in inside if block[0] != "W"]
    row = [ends[0]]
    while walls or apart:
        use_wall = not apart or row[-1][0] != "W" or len(walls) > len(apart) + 1
        row.append(walls.pop() if use_wall and walls else apart.pop())
    return " ".join([*row, ends[1]])


def show(game: muraglia.Game, fists: str) -> None:
    """Everybody shows at once: one word a seat, in the order of the seats."""
    for seat, fist in enumerate(fists.split()):
        game.play(fist, seat)


def line_of(game: muraglia.Game, key: str) -> str:
    """A line of the position text, by its key."""
    return next(row.partition(": ")[2] for row in game.position_text().split("\n") if row.startswith(f"{key}: "))
