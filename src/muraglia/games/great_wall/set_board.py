"""The board of a card set: spaces, defence, costs and the Time tracks, from board.toml."""

from typing import Any

from . import set_limits
from .cardset import MOST_YEARS, SIDES, TRACKS, CardSet
from .pieces import (
    DEAREST,
    LOCATION_WORDS,
    PRODUCTION,
    RESOURCE_WORDS,
    SOLDIER_WORDS,
)
from .set_reader import SOURCES, Card, SetReader


def read_board(reader: SetReader, content: dict[str, Any]) -> None:
    made = reader.set
    board = Card(reader.whole("board").source, "board", content)
    board.only(("sides", "shame_icons", "wall_cost", "overseer_cost", "overseer_kind", "recruit", "time", "source"))
    read_sides(made, board.part("sides"))
    read_costs(made, board)
    read_time(made, board.part("time"))
    sources = board.part("source")
    for field, source in sources.fields.items():
        if source not in SOURCES:
            sources.fault(field, f"one of {', '.join(SOURCES)}")
        made.sources[f"board {field}"] = source


def read_sides(made: CardSet, sides: Card) -> None:
    """The two sides of the board."""
    for name in SIDES:
        side = sides.part(name)
        side.only(("spaces", "defence", "posts"))
        spaces = side.part("spaces")
        for word in LOCATION_WORDS:
            made.spaces.append(spaces.number(word, 0, set_limits.SPACES, " (a Location is drawn as one line)"))
        spaces.only(LOCATION_WORDS)
        made.defence += by_section(side, "defence", 0, set_limits.DEFENCE)
        made.posts += by_section(side, "posts", 1, set_limits.POSTS)


def read_costs(made: CardSet, board: Card) -> None:
    """What the board shows on both sides: Shame icons and prices."""
    for word in board.texts("shame_icons"):
        if word not in LOCATION_WORDS:
            board.fault("shame_icons", f"Locations, not {word!r}")
        else:
            made.shame_icons |= 1 << LOCATION_WORDS.index(word)
    made.wall_cost = board.numbers("wall_cost", 3, 1, DEAREST) * 3
    costs = board.fields.get("overseer_cost")
    if not isinstance(costs, list) or not 1 <= len(costs) <= 3 or costs[0] != 2 or not all(isinstance(cost, int) for cost in costs):
        board.fault("overseer_cost", "2, then the costs of at most two upgrades")
        costs = [2]
    kinds = board.part("overseer_kind")
    for place in range(PRODUCTION):
        made.overseer_cost += [*costs, *[0] * (4 - len(costs))]
        made.overseer_kind.append(RESOURCE_WORDS.index(kinds.word(LOCATION_WORDS[place], RESOURCE_WORDS)))
    recruit = board.part("recruit")
    for soldier in SOLDIER_WORDS:
        cost = recruit.part(soldier)
        cost.only(RESOURCE_WORDS)
        made.recruit_cost += [cost.number(word, 0, 9) if word in cost.fields else 0 for word in RESOURCE_WORDS]


def read_time(made: CardSet, time: Card) -> None:
    """The Time tracks, a row for each way to play."""
    time.only(SIDES)
    for track in TRACKS:
        years = time.part(track)
        hordes = years.fields.get("hordes")
        if not isinstance(hordes, list) or not 2 <= len(hordes) <= MOST_YEARS:
            years.fault("hordes", f"from 2 to {MOST_YEARS} numbers, one a Year")
            continue
        made.years.append(len(hordes))
        filler = [0] * (MOST_YEARS - len(hordes))
        made.hordes_due += years.numbers("hordes", len(hordes), 0, 9) + filler
        made.lethality += years.numbers("lethality", len(hordes), 0, 9) + filler


def by_section(side: Card, field: str, low: int, high: int) -> list[int]:
    """Four numbers for all Sections, or four for each; a higher level never has less (GW-BOARD-07)."""
    value = side.fields.get(field)
    is_each = isinstance(value, list) and len(value) > 0 and isinstance(value[0], list)
    rows = value if is_each else [value]
    made: list[int] = []
    for row in rows or ():
        levels = Card(side.source, side.id, {field: row}, side.line).numbers(field, 4, low, high)
        if sorted(levels) != levels:
            side.fault(field, "numbers that do not fall with the level")
        made += levels
    if is_each and len(made) != 12:
        side.fault(field, "four numbers, or three lists of four")
    return made if is_each else made * 3
