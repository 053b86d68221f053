"""What a seat may pay for, what that costs it now, and what it lacks. For people only.

A price includes standing changes and, where the seat's question grants one, the discount of that question.
"""

from __future__ import annotations

from .barracks import recruit_price
from .board import Board
from .builders import PRINTED_BARRICADE, barricade_price, wall_honour, wall_price
from .embassy import advisor_price, clerk_price
from .forecast_view import GivingForecast, OwnForecast, PriceForecast
from .pieces import (
    BARRICADE_SPACES,
    HIGHEST_WALL,
    LOCATION_WORDS,
    PRODUCTION,
    QI,
    RESOURCE_WORDS,
    SECTION_WORDS,
    SECTIONS,
    SOLDIER_WORDS,
    TEMPLE,
)
from .production import DONATION_HONOUR, upgrade_cost
from .requests import can_give
from .rules import GreatWall
from .saving import all_dead, save_price
from .shame import HONOUR_PRICE, shame_price
from .vocabulary import DONATION

Cost = dict[str, int]


def own_forecast(board: GreatWall, seat: int) -> OwnForecast | None:
    """Returns what only the seat can reckon; None for an onlooker."""
    if seat < 0:
        return None
    ids = board.cards.ids["request"]
    giving = [GivingForecast(ids[each], can_give(board, seat, each)) for each in board.requests]
    return OwnForecast(tuple(prices(board, seat)), tuple(giving))


def prices(board: Board, seat: int) -> list[PriceForecast]:
    return building(board, seat) + recruiting(board, seat) + overseers(board, seat) + hiring(board, seat) + others(board, seat)


def discount_on(board: Board, seat: int, trade: str) -> int:
    """Returns the discount that the seat's question grants."""
    step = board.agenda
    return int(step.granted()) if step is not None and step.TRADE == trade and step.whose() == seat else 0


def missing(board: Board, seat: int, cost: Cost) -> Cost:
    """Returns what the seat lacks of a cost."""
    at = seat * 4
    stock: Cost = dict(zip(RESOURCE_WORDS, board.resources[at : at + 4]))
    stock["material"] = int(board.material(seat))
    stock["honour"] = board.honour[seat]
    return {word: count - stock[word] for word, count in cost.items() if count > stock[word]}


def building(board: Board, seat: int) -> list[PriceForecast]:
    discount = discount_on(board, seat, "building")
    found: list[PriceForecast] = []
    for section in range(board.first_section, SECTIONS):
        if board.wall[section] < HIGHEST_WALL:
            price = int(wall_price(board, seat, section, discount))
            found.append(built(board, seat, "wall", section, price, int(wall_honour(board, section, price))))
    for section in range(board.first_section, SECTIONS):
        if board.barricades[section] < BARRICADE_SPACES:
            price = int(barricade_price(board, seat, discount))
            found.append(built(board, seat, "barricade", section, price, int(PRINTED_BARRICADE)))
    return found


def built(board: Board, seat: int, thing: str, section: int, price: int, honour: int) -> PriceForecast:
    """GW-WAREHOUSE-01: the Warehouse pays first."""
    stored = min(price, int(board.stored()))
    lacking = missing(board, seat, {"material": price - stored})
    return PriceForecast("wall" if thing == "wall" else "barricade", SECTION_WORDS[section], {"material": price}, stored, lacking, honour)


def recruiting(board: Board, seat: int) -> list[PriceForecast]:
    """Kinds of which a Soldier is left to recruit."""
    discount = discount_on(board, seat, "recruiting")
    found: list[PriceForecast] = []
    for soldier in range(3):
        if board.usable(seat, soldier) > 0:
            cost = {RESOURCE_WORDS[each]: count for each, count in enumerate(recruit_price(board, seat, soldier, discount)) if count}
            found.append(PriceForecast(SOLDIER_WORDS[soldier], None, cost, 0, missing(board, seat, cost), 0))
    return found


def overseers(board: Board, seat: int) -> list[PriceForecast]:
    """The next level in each Location, and a donation there (GW-DONATE-02)."""
    discount = discount_on(board, seat, "overseers")
    found: list[PriceForecast] = []
    for place in range(PRODUCTION):
        price = int(upgrade_cost(board, seat, place, discount))
        if price >= 0:
            cost = {RESOURCE_WORDS[board.cards.overseer_kind[place]]: price}
            found.append(PriceForecast("overseer", LOCATION_WORDS[place], cost, 0, missing(board, seat, cost), 0))
    for place in range(TEMPLE):
        cost = {RESOURCE_WORDS[place]: 1}
        honour = int(DONATION_HONOUR) + int(board.change(seat, DONATION))
        found.append(PriceForecast("donation", LOCATION_WORDS[place], cost, 0, missing(board, seat, cost), honour))
    return found


def hiring(board: Board, seat: int) -> list[PriceForecast]:
    discount = discount_on(board, seat, "hiring")
    found: list[PriceForecast] = []
    if board.unhired[seat] > 0:
        cost = {"gold": int(clerk_price(board, seat, discount))}
        found.append(PriceForecast("clerk", None, cost, 0, missing(board, seat, cost), 0))
    for advisor in board.advisor_track:
        cost = {"gold": int(advisor_price(board, seat, discount))}
        found.append(PriceForecast("advisor", board.cards.ids["advisor"][advisor], cost, 0, missing(board, seat, cost), 0))
    return found


def others(board: Board, seat: int) -> list[PriceForecast]:
    """Dead Soldiers, Shame tiles, empowered Tactic cards."""
    found: list[PriceForecast] = []
    if all_dead(board, seat) > 0:
        cost = {"qi": int(save_price(board, seat))}
        found.append(PriceForecast("save", None, cost, 0, missing(board, seat, cost), 0))
    if board.tiles_of(seat) > 0:
        cost = {"honour": int(HONOUR_PRICE)} if board.is_cooperative() else {"qi": int(shame_price(board, seat))}
        found.append(PriceForecast("unshame", None, cost, 0, missing(board, seat, cost), 0))
    for tactic in sorted(set(board.tactics[seat])):
        cost = {RESOURCE_WORDS[QI]: board.cards.empowered_cost[tactic]}
        found.append(PriceForecast("empower", board.cards.ids["tactic"][tactic], cost, 0, missing(board, seat, cost), 0))
    return found
