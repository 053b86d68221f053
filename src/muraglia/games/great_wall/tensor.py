"""What a seat knows as a row of numbers, for learning. Players come in the order of play from the observer's own, then the others."""

from typing import Final

from mypy_extensions import i64

from ...kernel.position import Position
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
from .steps import CHOOSE_ADVISOR, STEP_NAMES

OWN: Final[i64] = 4 + GENERALS + ADVISORS + COMMANDS + TACTICS
FACTION: Final[i64] = 7 + 4 * 3 + 3 * 3 + GENERALS + 2 * ADVISORS + 3 * COMMANDS + HORDE_KINDS + LOCATIONS + SECTIONS * 4 + SLOTS + 3
SLOT: Final[i64] = 2 + HORDE_KINDS + POINTS
COMMON: Final[i64] = len(STEP_NAMES) + len(SWITCHES) + 4 + 3 + 4 + 3 + ADVISORS + ARTIFACTS + 2 * REQUESTS + 2 * EVENT_CARDS
UNSEEN: Final[i64] = HORDE_KINDS + TACTICS + ADVISORS
SECTION: Final[i64] = 5


def tensor_size(players: i64) -> i64:
    factions: i64 = players if players > 2 else 3
    return OWN + factions * FACTION + SLOTS * SLOT + SECTIONS * SECTION + COMMON + LOCATIONS + UNSEEN


def tensor(position: Position, seat: i64) -> list[float]:
    """What the seat (-1: an onlooker) sees on the table and in its hand, scaled to about one; of the agenda only the step on top."""
    assert isinstance(position, GreatWall)
    board = position
    row: list[float] = []
    own_row(board, seat, row)
    first = seat if seat >= 0 else 0
    for step in range(board.factions):
        faction = (first + step) % board.players if step < board.players else step
        faction_row(board, faction, faction == seat, row)
    for slot in range(SLOTS):
        slot_row(board, slot, row)
    for section in range(SECTIONS):
        row.append(float(board.wall[section]) / 3.0)
        row.append(float(board.barricades[section]) / 3.0)
        row.append(float(board.defence(section)) / 10.0)
        row.append(float(board.offence(section)) / 10.0)
        row.append(float(board.free_posts(section)) / 3.0)
    common_row(board, row)
    unseen_row(board, seat, row)
    return row


def own_row(board: GreatWall, seat: i64, row: list[float]) -> None:
    """What only the seat knows."""
    dealt = board.dealt[seat] if seat >= 0 else b""
    for resource in range(4):
        row.append(float(board.resources[seat * 4 + resource]) / 10.0 if seat >= 0 else 0.0)
    cards_row(dealt[:2], GENERALS, row)
    cards_row(dealt[2:], ADVISORS, row)
    bits_row(board.hand[seat] if seat >= 0 else 0, COMMANDS, row)
    cards_row(board.tactics[seat] if seat >= 0 else b"", TACTICS, row)


def faction_row(board: GreatWall, faction: i64, own: bool, row: list[float]) -> None:
    """What everybody sees of a faction; of choices not yet shown only the own."""
    frame = board.agenda
    row.append(float(board.honour[faction]) / 50.0)
    row.append(1.0 if frame is not None and frame.seat == faction else 0.0)
    row.append(1.0 if board.active == faction else 0.0)
    row.append(1.0 if faction in board.to_act() else 0.0)
    row.append(float(board.home[faction]) / float(CLERKS))
    row.append(float(board.unhired[faction]) / float(CLERKS))
    row.append(float(len(board.tactics[faction])) / float(HAND_LIMIT))
    for place in range(faction * 4, faction * 4 + 4):
        row.append(float(board.overseers[place]) / 3.0)
        row.append(float(board.overseer_types[place]) / 3.0)
        row.append(float(board.gone[place]) / 4.0)
    for soldier in range(3):
        row.append(float(board.reserve[faction * 3 + soldier]) / float(SOLDIERS[soldier]))
        row.append(float(board.shamed[faction * 3 + soldier]) / float(SOLDIERS[soldier]))
        row.append(float(board.saved[faction * 3 + soldier]) / float(SOLDIERS[soldier]))
    setting_up = frame is not None and frame.step <= CHOOSE_ADVISOR
    one_row(board.general[faction] if own or not setting_up else -1, GENERALS, row)
    cards_row(board.advisors[faction], ADVISORS, row)
    cards_row(board.support[faction], ADVISORS, row)
    bits_row(board.pile[faction], COMMANDS, row)
    one_row(board.chosen[faction] if own or not board.is_simultaneous() else -1, COMMANDS, row)
    space: i64 = -1
    card: i64 = -1
    for index in range(len(board.spaces)):
        if board.spaces[index] >= 0 and board.spaces[index] >> 4 == faction:
            space = index
            card = board.spaces[index] & 15
    one_row(card, COMMANDS, row)
    taken_row(board, faction, row)
    for place in range(LOCATIONS):
        row.append(float(board.clerks[place * board.factions + faction]) / float(CLERKS))
    for section in range(SECTIONS):
        row.append(float(board.posts[section * board.factions + faction]) / 3.0)
        at = board.rest_at(section, faction, 0)
        for soldier in range(3):
            row.append(float(board.rest[at + soldier]) / float(SOLDIERS[soldier]))
    for slot in range(SLOTS):
        row.append(float(board.points_of(slot, faction)) / float(POINTS))
    row.append(float(space + 1) / float(board.factions))
    row.append(float(board.tea.find(bytes([faction])) + 1) / float(board.factions))
    row.append(float(sum(board.taken[faction][1::2])) / 4.0)


def taken_row(board: GreatWall, faction: i64, row: list[float]) -> None:
    taken = board.taken[faction]
    cards_row(bytes([taken[index] // 3 for index in range(0, len(taken), 2)]), HORDE_KINDS, row)


def slot_row(board: GreatWall, slot: i64, row: list[float]) -> None:
    card: i64 = board.slot_card[slot]
    row.append(float(board.horde_offence(slot)) / 10.0 if card >= 0 else 0.0)
    row.append(float(board.due[slot]) / float(SLOTS))
    one_row(card // 3 if card >= 0 else -1, HORDE_KINDS, row)
    bits_row(board.vacant(slot), POINTS, row)


def common_row(board: GreatWall, row: list[float]) -> None:
    frame = board.agenda
    one_row(frame.step if frame is not None else -1, len(STEP_NAMES), row)
    for switch in board.switches:
        row.append(float(switch))
    one_row(board.season_of(), 4, row)
    one_row(board.horde_deck[len(board.horde_deck) - 1] % 3 if board.horde_deck else -1, 3, row)
    row.append(float(board.year) / float(MOST_YEARS))
    row.append(float(board.cards.years[board.track]) / float(MOST_YEARS))
    row.append(float(board.shame) / 20.0)
    row.append(float(board.fulfilled) / 10.0)
    for stored in board.warehouse:
        row.append(float(stored) / 10.0)
    cards_row(board.advisor_track, ADVISORS, row)
    cards_row(board.artifacts, ARTIFACTS, row)
    cards_row(board.requests, REQUESTS, row)
    cards_row(board.request_deck, REQUESTS, row)
    cards_row(board.events, EVENT_CARDS, row)
    cards_row(board.event_deck, EVENT_CARDS, row)
    for place in range(LOCATIONS):
        row.append(float(board.qin_track.find(bytes([place])) + 1) / 5.0)


def unseen_row(board: GreatWall, seat: i64, row: list[float]) -> None:
    """What may still come, or is in somebody's hand: which of the two is hidden."""
    tactics = board.tactic_deck
    advisors = board.advisor_deck
    for other in range(board.players):
        if other != seat:
            tactics += board.tactics[other]
            advisors += board.dealt[other][2:]
    cards_row(bytes([card // 3 for card in board.horde_deck]), HORDE_KINDS, row)
    cards_row(tactics, TACTICS, row)
    cards_row(advisors, ADVISORS, row)


def cards_row(cards: bytes, kinds: i64, row: list[float]) -> None:
    for kind in range(kinds):
        row.append(float(cards.count(kind)))


def one_row(which: i64, kinds: i64, row: list[float]) -> None:
    for kind in range(kinds):
        row.append(1.0 if kind == which else 0.0)


def bits_row(bits: i64, size: i64, row: list[float]) -> None:
    for index in range(size):
        row.append(float((bits >> index) & 1))
