"""Random games of The Great Wall, and what must hold at every step of them (GW-INV)."""

from __future__ import annotations

from typing import Any

import muraglia
from muraglia.games.great_wall.agenda import steps_of
from muraglia.games.great_wall.discarding import Discarding
from muraglia.games.great_wall.pieces import SOLDIERS
from muraglia.games.great_wall.rules import CARDS
from muraglia.games.great_wall.tactics import Window
from muraglia.games.great_wall.text_reader import soldiers_of
from muraglia.kernel.rng import Rng, rng_from_seed


def play(players: int, seed: str, check: Any = None, careful: bool = True, **options: Any) -> Any:
    """A game of random choices; `careful` ones avoid Shame a little, so that games last long enough to see everything."""
    board: Any = muraglia.new("great-wall", players=players, seed=seed, **options).position
    rng = rng_from_seed(f"play {seed}")
    seat = board.next_to_act()
    steps = 0
    while seat >= 0:
        if check is not None:
            check(board)
        picks = board.options(seat)
        assert picks, f"dead end, seed {seed}"
        seat = board.take(seat, choose(board, picks, rng, careful))
        steps += 1
        assert steps < 20_000, f"endless, seed {seed}"
    if check is not None:
        check(board)
    return board


def choose(board: Any, picks: list[int], rng: Rng, careful: bool) -> int:
    if careful and len(picks) > 1 and picks[0] == 0 and rng.below(3) > 0:
        picks = picks[1:]  # do something rather than nothing
    return picks[rng.below(len(picks))]


# What holds at every step (GW-INV): a check of the position, and of the position before it


def soldiers(board: Any, old: Any) -> bool:
    missing = [0, 0, 0]
    for faction in range(board.factions):
        for soldier in range(3):
            whole = SOLDIERS[soldier] if faction != board.rush or soldier == 0 else 0
            missing[soldier] += whole - soldiers_of(board, faction, soldier)
    return missing == list(board.recruits)


def clerks(board: Any, old: Any) -> bool:
    for faction in range(board.factions):
        placed = [board.clerks[place * board.factions + faction] for place in range(10)]
        total = board.home[faction] + board.unhired[faction] + board.gone[faction * 4 + 3] + sum(placed)
        if total != (3 if faction == board.rush else 8) or (faction == board.rush and max(placed) > 1):
            return False
    return True


def tiles(board: Any, old: Any) -> bool:
    placed = sum(board.tiles_of(seat) for seat in range(board.factions))
    return bool(board.shame + board.shame_boxed + placed == 10 * board.players and board.shame_boxed >= old.shame_boxed)


def places_of_tiles(board: Any, old: Any) -> bool:
    most = 0 if board.is_cooperative() else 2
    on_hordes = all(count <= most for seat in range(board.factions) for count in board.taken[seat][1::2])
    return on_hordes and all(0 <= shamed <= reserve for shamed, reserve in zip(board.shamed, board.reserve))


def columns(board: Any, old: Any) -> bool:
    return all((board.slot_card[section * 3 + row] >= 0) == (row < board.depth[section]) for section in range(3) for row in range(3))


def covers(board: Any, old: Any) -> bool:
    for slot in range(9):
        codes = [board.cover[slot] >> 5 * point & 31 for point in range(12)]
        for point, code in enumerate(codes):
            if (code > 0) != bool(board.covered[slot] >> point & 1) or (code and not board.vital(slot) >> point & 1):
                return False
            if (6 <= code < 10 and codes[point + 1] != code + 4) or (14 <= code < 18 and codes[point + 6] != code + 4):
                return False
    return True


def covered_points(board: Any, old: Any) -> bool:
    same_hordes = list(board.slot_card) == list(old.slot_card) and board.year == old.year
    fallen = [len(board.taken[seat]) for seat in range(board.factions)] != [len(old.taken[seat]) for seat in range(board.factions)]
    if not same_hordes or fallen or len(board.horde_discard) != len(old.horde_discard):
        return True
    return all(was & ~new == 0 for new, was in zip(board.covered, old.covered))


def spaces(board: Any, old: Any) -> bool:
    return all(not board.clerk_spaces(place) or board.clerks_in(place) <= board.clerk_spaces(place) for place in range(10))


def posts(board: Any, old: Any) -> bool:
    return all(board.free_posts(section) >= 0 for section in range(3))


def hands(board: Any, old: Any) -> bool:
    if isinstance(board.agenda, Window) or any(isinstance(step, Discarding) for step in steps_of(board)):
        return True
    return all(len(board.tactics[seat]) <= board.hand_limit(seat) for seat in range(board.players))


def commands(board: Any, old: Any) -> bool:
    treason = 1 << CARDS.ids["command"].index("treason")
    for seat in range(board.players):
        own = [card & 15 for card in board.spaces if card >= 0 and card >> 4 == seat]
        shown = [] if board.agenda is None or board.is_simultaneous() or board.chosen[seat] < 0 else [board.chosen[seat]]
        bits = [card for card in range(6) if (board.hand[seat] | board.pile[seat]) >> card & 1]
        if sorted(bits + own + shown) != list(range(6)) or board.hand[seat] & board.pile[seat]:
            return False
        if old.pile[seat] & treason and not board.pile[seat] & treason:
            return False
    return True


def tea(board: Any, old: Any) -> bool:
    return sorted(board.tea) == list(range(board.factions))


def levels(board: Any, old: Any) -> bool:
    return all(new >= was for new, was in zip([*board.wall, *board.overseers], [*old.wall, *old.overseers]))


def stocks(board: Any, old: Any) -> bool:
    return min(board.honour) >= 0 and min(board.resources) >= 0 and min(board.warehouse) >= 0 and len(board.warehouse) == 3


def owns_nothing(board: Any, faction: int) -> bool:
    rest = sum(board.rest[board.rest_at(section, faction, soldier)] for section in range(3) for soldier in range(3))
    return rest == board.tiles_of(faction) == 0 and not any(board.resources[faction * 4 : faction * 4 + 4])


def qin(board: Any, old: Any) -> bool:
    return board.qin < 0 or (owns_nothing(board, board.qin) and sorted(board.qin_track) == [0, 1, 2, 3, 4])


def rush(board: Any, old: Any) -> bool:
    return board.rush < 0 or (owns_nothing(board, board.rush) and board.honour[board.rush] == 0 and board.taken[board.rush] == b"")


def requests(board: Any, old: Any) -> bool:
    if not board.is_cooperative():
        return True
    total = board.fulfilled + len(board.requests) + len(board.request_deck)
    return len(board.requests) <= (2 if board.players == 2 else 3) and total == (9 if board.players == 2 else 12)


INVARIANTS = (
    soldiers, clerks, tiles, places_of_tiles, columns, covers, covered_points, spaces, posts, hands, commands, tea, levels, stocks, qin,
    rush, requests,
)  # fmt: skip


class Invariants:
    """Looks at every position of a game; `broken` has the first positions in which a check failed."""

    def __init__(self) -> None:
        self.before: Any = None
        self.broken: dict[Any, str] = {}

    def __call__(self, board: Any) -> None:
        for check in INVARIANTS:
            if not check(board, self.before or board):
                self.broken.setdefault(check, board.text())
        self.before = board.clone()
