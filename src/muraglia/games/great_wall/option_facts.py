"""What an option of a question costs and brings, as data and in words. Public facts and the seat's own stock only.

What a step has to say of its options is in its class (`buys`, `costs`, `brings`, `says`); what a card says is the same in every question.
"""

from __future__ import annotations

from msgspec import structs

from ...kernel.message import Message
from ...kernel.question import OptionFacts
from .board import Board
from .card_text import advisor_text, effect_text, holder_text, request_text, tactic_text
from .forecast_view import PriceForecast
from .picks import ADVISOR, CLERK, DISCARD, GENERAL, PLAY, POINT, REQUEST
from .prices import prices
from .step import Step
from .vocabulary import KINDS
from .waste import waste


def facts_of(board: Board, seat: int, pick: int) -> OptionFacts | None:
    """Returns what there is to say of an option; None if there is nothing."""
    step = board.agenda
    assert step is not None
    found = certain_facts(board, step, seat, pick)
    warns = waste(board, step, seat, pick)
    return structs.replace(found or OptionFacts(), warns=warns) if warns else found


def certain_facts(board: Board, step: Step, seat: int, pick: int) -> OptionFacts | None:
    """Returns what an option costs and brings."""
    text = step.says(board, pick) or card_words(board, pick)
    price = price_of(board, step, seat, pick)
    if price is not None:
        return priced(price, text)
    cost, brings = step.costs(board, pick), step.brings(board, pick)
    # the text of a Reward says what it brings
    says = (*cost_words(cost), *(brings_words(brings) if pick < POINT else []), *text)
    return OptionFacts(cost, brings, says) if cost or brings or says else None


# Prices


def price_of(board: Board, step: Step, seat: int, pick: int) -> PriceForecast | None:
    """Returns the price of an option that is paid for."""
    if step.whose() not in (-1, seat):  # others pay nothing
        return None
    thing, about = step.buys(board, pick)
    if PLAY <= pick < GENERAL and (pick - PLAY) % 2:
        thing, about = "empower", board.cards.ids["tactic"][(pick - PLAY) // 2]
    if not thing:
        return None
    return next((price for price in prices(board, seat) if price.thing == thing and price.about == (about or None)), None)


def priced(price: PriceForecast, text: list[Message]) -> OptionFacts:
    brings = {"honour": price.honour} if price.honour else {}
    says = cost_words(price.cost)
    if price.warehouse:
        says.append(Message("facts-warehouse", {"count": price.warehouse}))
    return OptionFacts(price.cost, brings, (*says, *brings_words(brings), *text))


def cost_words(cost: dict[str, int]) -> list[Message]:
    return [Message("facts-cost", {"count": count, "gained": KINDS.index(word)}) for word, count in cost.items()]


def brings_words(brings: dict[str, int]) -> list[Message]:
    """Resources and Honour; actions are in the words of Locations and cards."""
    return [Message("facts-brings", {"count": count, "gained": KINDS.index(word)}) for word, count in brings.items() if word in KINDS]


# What cards say


def card_words(board: Board, pick: int) -> list[Message]:
    """Returns the text of the card that an option names."""
    cards = board.cards
    if REQUEST <= pick < DISCARD:
        return request_text(cards, pick - REQUEST)
    if DISCARD <= pick < PLAY:
        return tactic_text(cards, pick - DISCARD)
    if PLAY <= pick < GENERAL:
        card = (pick - PLAY) // 2
        return effect_text(cards, cards.empowered_pc[card] if (pick - PLAY) % 2 else cards.tactic_pc[card])
    if GENERAL <= pick < ADVISOR:
        return [*start_words(board, pick - GENERAL), *holder_text(cards, pick - GENERAL)]
    if ADVISOR <= pick < CLERK:
        return advisor_text(cards, pick - ADVISOR)
    return []


def start_words(board: Board, general: int) -> list[Message]:
    """Returns what a General starts with."""
    cards = board.cards
    wood, stone, gold, qi = cards.start_resources[general * 4 : general * 4 + 4]
    args: dict[str, int | str] = {"wood": wood, "stone": stone, "gold": gold, "qi": qi}
    return [Message("facts-start", {**args, "tactics": cards.start_tactics[general], "tea": cards.tea_value[general]})]
