"""What a seat knows as a row of numbers, for learning. Players come in the order of play from the observer's own, then the others."""

from array import array
from typing import Final

from mypy_extensions import i64

from ...kernel.position import Position
from ...kernel.row import Row
from .cardset import MOST_YEARS
from .meta import SWITCHES
from .pieces import (
    ADVISORS,
    ARTIFACTS,
    CLERKS,
    COMMANDS,
    EVENT_CARDS,
    GENERALS,
    HAND_LIMIT,
    HORDE_KINDS,
    LOCATIONS,
    POINTS,
    REQUESTS,
    SECTIONS,
    SLOTS,
    SOLDIERS,
    TACTICS,
)
from .rules import GreatWall
from .set_up import shows_generals
from .step import FactionStep
from .steps import STEPS

NUMBER_OF: Final = {kind: number for number, kind in enumerate(STEPS)}
OWN: Final[i64] = 4 + GENERALS + ADVISORS + COMMANDS + TACTICS
FACTION: Final[i64] = 7 + 4 * 3 + 3 * 3 + GENERALS + 2 * ADVISORS + 3 * COMMANDS + HORDE_KINDS + LOCATIONS + SECTIONS * 4 + SLOTS + 3
SLOT: Final[i64] = 2 + HORDE_KINDS + POINTS
COMMON: Final[i64] = len(STEPS) + len(SWITCHES) + 4 + 3 + 4 + 3 + ADVISORS + ARTIFACTS + 2 * REQUESTS + 2 * EVENT_CARDS
UNSEEN: Final[i64] = HORDE_KINDS + TACTICS + ADVISORS
SECTION: Final[i64] = 5


def tensor_size(players: i64) -> i64:
    factions: i64 = players if players > 2 else 3
    return OWN + factions * FACTION + SLOTS * SLOT + SECTIONS * SECTION + COMMON + LOCATIONS + UNSEEN


def tensor(position: Position, seat: i64) -> "array[float]":
    """What the seat (-1: an onlooker) sees on the table and in its hand, scaled to about one; of the agenda only the step on top."""
    assert isinstance(position, GreatWall)
    board = position
    row = Row(tensor_size(board.players))
    own_row(board, seat, row)
    first = seat if seat >= 0 else 0
    for step in range(board.factions):
        faction = (first + step) % board.players if step < board.players else step
        faction_row(board, faction, faction == seat, row)
    for slot in range(SLOTS):
        slot_row(board, slot, row)
    for section in range(SECTIONS):
        row.put(float(board.wall[section]) / 3.0)
        row.put(float(board.barricades[section]) / 3.0)
        row.put(float(board.defence(section)) / 10.0)
        row.put(float(board.offence(section)) / 10.0)
        row.put(float(board.free_posts(section)) / 3.0)
    common_row(board, row)
    unseen_row(board, seat, row)
    return row.numbers


def own_row(board: GreatWall, seat: i64, row: Row) -> None:
    """What only the seat knows."""
    dealt = board.dealt[seat] if seat >= 0 else b""
    for resource in range(4):
        row.put(float(board.resources[seat * 4 + resource]) / 10.0 if seat >= 0 else 0.0)
    row.cards(dealt[:2], GENERALS)
    row.cards(dealt[2:], ADVISORS)
    row.bits(board.hand[seat] if seat >= 0 else 0, COMMANDS)
    row.cards(board.tactics[seat] if seat >= 0 else b"", TACTICS)


def faction_row(board: GreatWall, faction: i64, own: bool, row: Row) -> None:
    """What everybody sees of a faction; of choices not yet shown only one's own."""
    step = board.agenda
    row.put(float(board.honour[faction]) / 50.0)
    # a step of nobody counts as the first seat's
    row.mark(step is not None and (step.faction if isinstance(step, FactionStep) else 0) == faction)
    row.mark(board.active == faction)
    row.mark(faction in board.to_act())
    row.put(float(board.home[faction]) / float(CLERKS))
    row.put(float(board.unhired[faction]) / float(CLERKS))
    row.put(float(len(board.tactics[faction])) / float(HAND_LIMIT))
    for place in range(faction * 4, faction * 4 + 4):
        row.put(float(board.overseers[place]) / 3.0)
        row.put(float(board.overseer_types[place]) / 3.0)
        row.put(float(board.gone[place]) / 4.0)
    for soldier in range(3):
        row.put(float(board.reserve[faction * 3 + soldier]) / float(SOLDIERS[soldier]))
        row.put(float(board.shamed[faction * 3 + soldier]) / float(SOLDIERS[soldier]))
        row.put(float(board.saved[faction * 3 + soldier]) / float(SOLDIERS[soldier]))
    row.one(board.general[faction] if own or shows_generals(board) else -1, GENERALS)
    row.cards(board.advisors[faction], ADVISORS)
    row.cards(board.support[faction], ADVISORS)
    row.bits(board.pile[faction], COMMANDS)
    row.one(board.chosen[faction] if own or not board.is_simultaneous() else -1, COMMANDS)
    space: i64 = -1
    card: i64 = -1
    for index in range(len(board.spaces)):
        if board.spaces[index] >= 0 and board.spaces[index] >> 4 == faction:
            space = index
            card = board.spaces[index] & 15
    row.one(card, COMMANDS)
    taken_row(board, faction, row)
    figures_row(board, faction, row)
    row.put(float(space + 1) / float(board.factions))
    row.put(float(board.tea.find(bytes([faction])) + 1) / float(board.factions))
    row.put(float(sum(board.taken[faction][1::2])) / 4.0)


def figures_row(board: GreatWall, faction: i64, row: Row) -> None:
    """A faction's figures on the board."""
    for place in range(LOCATIONS):
        row.put(float(board.clerks[place * board.factions + faction]) / float(CLERKS))
    for section in range(SECTIONS):
        row.put(float(board.posts[section * board.factions + faction]) / 3.0)
        at = board.rest_at(section, faction, 0)
        for soldier in range(3):
            row.put(float(board.rest[at + soldier]) / float(SOLDIERS[soldier]))
    for slot in range(SLOTS):
        row.put(float(board.points_of(slot, faction)) / float(POINTS))


def taken_row(board: GreatWall, faction: i64, row: Row) -> None:
    taken = board.taken[faction]
    row.cards(bytes([taken[index] // 3 for index in range(0, len(taken), 2)]), HORDE_KINDS)


def slot_row(board: GreatWall, slot: i64, row: Row) -> None:
    card: i64 = board.slot_card[slot]
    row.put(float(board.horde_offence(slot)) / 10.0 if card >= 0 else 0.0)
    row.put(float(board.due[slot]) / float(SLOTS))
    row.one(card // 3 if card >= 0 else -1, HORDE_KINDS)
    row.bits(board.vacant(slot), POINTS)


def common_row(board: GreatWall, row: Row) -> None:
    step = board.agenda
    row.one(NUMBER_OF[type(step)] if step is not None else -1, len(STEPS))
    for switch in board.switches:
        row.put(float(switch))
    row.one(board.season_of(), 4)
    row.one(board.horde_deck[len(board.horde_deck) - 1] % 3 if board.horde_deck else -1, 3)
    row.put(float(board.year) / float(MOST_YEARS))
    row.put(float(board.cards.years[board.track]) / float(MOST_YEARS))
    row.put(float(board.shame) / 20.0)
    row.put(float(board.fulfilled) / 10.0)
    for stored in board.warehouse:
        row.put(float(stored) / 10.0)
    row.cards(board.advisor_track, ADVISORS)
    row.cards(board.artifacts, ARTIFACTS)
    row.cards(board.requests, REQUESTS)
    row.cards(board.request_deck, REQUESTS)
    row.cards(board.events, EVENT_CARDS)
    row.cards(board.event_deck, EVENT_CARDS)
    for place in range(LOCATIONS):
        row.put(float(board.qin_track.find(bytes([place])) + 1) / 5.0)


def unseen_row(board: GreatWall, seat: i64, row: Row) -> None:
    """What may still come, or is in somebody's hand: which of the two is hidden."""
    tactics = board.tactic_deck
    advisors = board.advisor_deck
    for other in range(board.players):
        if other != seat:
            tactics += board.tactics[other]
            advisors += board.dealt[other][2:]
    row.cards(bytes([card // 3 for card in board.horde_deck]), HORDE_KINDS)
    row.cards(tactics, TACTICS)
    row.cards(advisors, ADVISORS)
