"""The rows of `make strength` that are games between bots, read by strength.py. Budgets are simulations, the same on every machine."""

from __future__ import annotations

from muraglia.arena.bars import Bar, Pace

SEED = "strength 2"  # another one whenever bots were tuned on these deals

# Decisions of a seat by the number of players, and simulations a second of one core: for the forecast only.
PACES = {
    "chinesische-mauer": Pace((40, 40, 38, 36, 34), 120_000),
    "die-mauer": Pace((30, 30, 30, 30, 30), 20_000),
    "great-wall": Pace((130, 100, 80, 64), 50_000),
}


def level_rows(game: str) -> list[Bar]:
    """Each level is clearly stronger than the one below."""
    rows = []
    for better, worse in (("club", "novice"), ("master", "club")):
        rows.append(Bar(f"{better} beats {worse}", game, (better, worse), 160, 0.65))
        rows.append(Bar(f"{better} against three {worse}s", game, (better, worse, worse, worse), 200, 0.40))
    return rows


def time_rows(game: str) -> list[Bar]:
    """More time is never worse."""
    rows = []
    for more, less, games in ((2400, 600, 160), (9600, 2400, 80)):
        bots = (f"master@{more}", f"master@{less}")
        rows.append(Bar(f"{more} simulations beat {less}", game, bots, games, 0.50))
        rows.append(Bar(f"{more} simulations against three times {less}", game, (*bots, *bots[1:] * 2), games, fair=0.25))
    return rows


ROWS: list[Bar] = [
    *[
        Bar(f"master against Qin Jiushao, {difficulty}", "great-wall", ("master",), 130, low, high, options={"difficulty": difficulty})
        for difficulty, low, high in (("normal", 0.65, 0.90), ("hard", 0.25, 0.55), ("hardest", 0.03, 0.25))
    ],
    Bar("novice against Qin Jiushao, normal", "great-wall", ("novice",), 130, 0.10, 0.40),
    *[
        Bar(f"{players} masters together", "great-wall", ("master",) * players, 130, 0.30, 0.70, options={"mode": "cooperative"})
        for players in (2, 3, 4)
    ],
    Bar("master against greedy", "great-wall", ("master", "greedy"), 120, 0.85),
    Bar("master against two greedy", "great-wall", ("master", "greedy", "greedy"), 150, 0.65),
    Bar("master against three greedy", "great-wall", ("master", "greedy", "greedy", "greedy"), 200, 0.55),
    Bar("master beats greedy", "chinesische-mauer", ("master", "greedy"), 60, 0.85),
    Bar("master against two greedy", "chinesische-mauer", ("master", "greedy", "greedy"), 450, 0.60),
    Bar("master against three greedy", "die-mauer", ("master", "greedy", "greedy", "greedy"), 60, 0.45),
    *[row for game in PACES for row in level_rows(game)],
    *[row for game in PACES for row in time_rows(game)],
]
