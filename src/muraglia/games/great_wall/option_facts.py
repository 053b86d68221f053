"""What an option of a question costs and brings, as data and in words. Public facts and the seat's own stock only."""

from __future__ import annotations

from ...kernel.message import Message
from ...kernel.question import OptionFacts
from .activation import Activations, Advanced
from .attacks import Attacking
from .autumn import ChooseCommand, Copying
from .barracks import Deploying, Recruiting
from .board import Board
from .builders import Building
from .card_text import advisor_text, command_text, effect_text, holder_text, request_text, tactic_text
from .commands import pile_honour
from .effects import GainOne, PayFor
from .embassy import Hiring
from .forecast import alone, visit
from .forecast_view import PriceForecast
from .picks import (
    ADVISOR,
    AMOUNT,
    BARRICADE,
    CLERK,
    COMMAND,
    DISCARD,
    GENERAL,
    HIRE_CLERK,
    LOCATION,
    PAIR,
    PAY_HONOUR,
    PLAY,
    POINT,
    REQUEST,
    RESOURCE,
    REST,
    ROUTE,
    SAVE,
    SCORE_PILE,
    SEAT,
    SHAME_OFF,
    SHAME_ON,
    SOLDIER,
    SPACE,
    WALL,
    YES,
)
from .pieces import LOCATION_WORDS, PAIR_FIRST, PAIR_SECOND, PAIRS, POINTS, RESOURCE_WORDS, SECTION_WORDS, SOLDIER_WORDS
from .prices import building, hiring, others, overseers, recruiting
from .production import Donating, UpgradeAny, Upgrading
from .requests import Giving
from .saving import Saving
from .shame import HONOUR_PRICE, Unshaming
from .step import FactionStep, Step
from .vocabulary import ARG, GAIN, IF_COUNT, IF_NUMBER, KINDS, LOSE, NUMBER, PAY, PER, STOP, VERBS, WIDTH


def facts_of(board: Board, seat: int, pick: int) -> OptionFacts | None:
    """Returns what there is to say of an option; None if there is nothing."""
    step = board.agenda
    assert step is not None
    price = price_of(board, step, seat, pick)
    if price is not None:
        return priced(board, price, text_of(board, step, pick))
    brings = brings_of(board, step, pick)
    says = [*brings_words(brings), *text_of(board, step, pick)] if pick < POINT else reward_words(board, step, pick)
    cost = {"honour": int(HONOUR_PRICE)} if pick == PAY_HONOUR else {}
    if isinstance(step, PayFor) and pick == YES:
        cost = {KINDS[board.cards.ops[step.operation + ARG]]: int(step.number)}
    return OptionFacts(cost, brings, (*cost_words(cost), *says)) if cost or brings or says else None


# Prices


def price_of(board: Board, step: Step, seat: int, pick: int) -> PriceForecast | None:
    """Returns the price of an option that is paid for."""
    if isinstance(step, FactionStep) and step.faction != seat:  # others pay nothing
        return None
    prices, thing, about = prices_of(board, step, seat, pick)
    return next((price for price in prices if price.thing == thing and price.about == about), None)


def prices_of(board: Board, step: Step, seat: int, pick: int) -> tuple[list[PriceForecast], str, str | None]:
    """Returns the prices of the step's kind, and which of them the option has."""
    if isinstance(step, Building) and WALL <= pick < ROUTE:
        thing = "wall" if pick < BARRICADE else "barricade"
        return building(board, seat), thing, SECTION_WORDS[pick - (WALL if pick < BARRICADE else BARRICADE)]
    if isinstance(step, Recruiting) and SOLDIER <= pick < REST:
        return recruiting(board, seat), SOLDIER_WORDS[pick - SOLDIER], None
    if isinstance(step, Hiring) and pick == HIRE_CLERK:
        return hiring(board, seat), "clerk", None
    if isinstance(step, Hiring) and ADVISOR <= pick < CLERK:
        return hiring(board, seat), "advisor", board.cards.ids["advisor"][pick - ADVISOR]
    if isinstance(step, UpgradeAny) and LOCATION <= pick < RESOURCE:
        return overseers(board, seat), "overseer", LOCATION_WORDS[pick - LOCATION]
    if isinstance(step, Upgrading) and pick != 0:
        return overseers(board, seat), "overseer", LOCATION_WORDS[step.location]
    if isinstance(step, Donating) and pick == YES:
        return overseers(board, seat), "donation", LOCATION_WORDS[step.location]
    if isinstance(step, Saving) and SAVE <= pick < SHAME_ON:
        return others(board, seat), "save", None
    if isinstance(step, Unshaming) and pick >= SHAME_OFF and step.for_price:
        return others(board, seat), "unshame", None
    if PLAY <= pick < GENERAL and (pick - PLAY) % 2:
        return others(board, seat), "empower", board.cards.ids["tactic"][(pick - PLAY) // 2]
    return [], "", None


def priced(board: Board, price: PriceForecast, text: list[Message]) -> OptionFacts:
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


# What an option brings


def brings_of(board: Board, step: Step, pick: int) -> dict[str, int]:
    if pick == SCORE_PILE and isinstance(step, FactionStep):
        return {"honour": int(pile_honour(board, step.faction))}
    if isinstance(step, GainOne) and RESOURCE <= pick < SOLDIER:
        return {RESOURCE_WORDS[pick - RESOURCE]: 1}
    if isinstance(step, (Activations, Advanced)) and LOCATION <= pick < RESOURCE:
        return activation_brings(board, int(step.faction), pick - LOCATION, isinstance(step, Advanced))
    if isinstance(step, (Deploying, Attacking)) and POINT <= pick < AMOUNT:
        found: dict[str, int] = {}
        for operation in rewards(board, pick):
            for word, count in effect_brings(board, int(step.faction), operation, target(pick) // 3).items():
                found[word] = found.get(word, 0) + count
        return found
    return {}


def activation_brings(board: Board, faction: int, place: int, advanced: bool) -> dict[str, int]:
    found: dict[str, int] = {}
    if board.clerks[place * board.factions + faction]:
        expected = visit(board, place, faction)
        if expected.amount:
            found[expected.brings] = expected.amount
    if not advanced and faction in alone(board, place):  # GW-ADVACT-02
        found["shame"] = 1
    return found


def target(pick: int) -> int:
    """Returns the space of the Horde that is attacked."""
    return int((pick - POINT) // POINTS if pick < PAIR else (pick - PAIR) // PAIRS)


def rewards(board: Board, pick: int) -> list[int]:
    """Returns the effects of the Vital Points that are covered (GW-ATTACK-02, GW-ATTACK-04)."""
    slot = target(pick)
    points = [(pick - POINT) % POINTS] if pick < PAIR else [PAIR_FIRST[(pick - PAIR) % PAIRS], PAIR_SECOND[(pick - PAIR) % PAIRS]]
    return [board.cards.reward_pc[(board.slot_card[slot] // 3) * POINTS + point] for point in points]


def reward_words(board: Board, step: Step, pick: int) -> list[Message]:
    if not isinstance(step, (Deploying, Attacking)) or pick >= AMOUNT:
        return []
    return [message for operation in rewards(board, pick) for message in effect_text(board.cards, operation)]


def effect_brings(board: Board, faction: int, operation: int, about: int) -> dict[str, int]:
    """Returns what the operations of an effect bring now: resources by their words, actions by their verbs."""
    ops = board.cards.ops
    found: dict[str, int] = {}
    at = operation
    while ops[at] != STOP:
        met = ops[at + IF_COUNT] == 0 or board.count(faction, ops[at + IF_COUNT], about) >= ops[at + IF_NUMBER]
        number = ops[at + NUMBER] * (int(board.count(faction, ops[at + PER], about)) if ops[at + PER] else 1)
        if met and number and ops[at] != PAY:
            word = KINDS[ops[at + ARG]] if ops[at] == GAIN else "honour" if ops[at] == LOSE else VERBS[ops[at]]
            found[word] = found.get(word, 0) + (-number if ops[at] == LOSE else number)
        at += WIDTH
    return found


# What cards say


def text_of(board: Board, step: Step, pick: int) -> list[Message]:
    """Returns the text of the card that is chosen, or of the effect that is paid for."""
    cards = board.cards
    if COMMAND <= pick < SEAT and isinstance(step, ChooseCommand):
        return command_text(cards, pick - COMMAND)
    if SPACE <= pick < COMMAND and isinstance(step, Copying):
        return command_text(cards, board.spaces[pick - SPACE] & 15)
    if isinstance(step, PayFor) and pick == YES:
        return effect_text(cards, int(step.operation + WIDTH))
    if REQUEST <= pick < DISCARD:
        return request_text(cards, pick - REQUEST)
    if isinstance(step, Giving) and pick == YES:
        return request_text(cards, int(step.request))
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
