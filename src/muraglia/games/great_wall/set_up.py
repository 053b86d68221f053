"""Set-up (GW-SETUP, GW-REED-01 to GW-REED-11, GW-SOLO-01 to GW-SOLO-15, GW-COOP-02 to GW-COOP-09)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from . import meta
from .board import Board
from .cardset import QIN_GENERAL, RUSH_GENERAL
from .embassy import fill_track, place_advisor
from .hordes import place_horde
from .meta import DIFFICULTY, FEW_CLERKS
from .picks import ADVISOR, GENERAL
from .pieces import (
    ADVISORS,
    ARTIFACTS,
    BARRACKS,
    BARRICADE_SPACES,
    CLERKS,
    EVENT_CARDS,
    GENERALS,
    GOLD_MINE,
    HORSEMAN,
    PRODUCTION,
    REQUESTS,
    SECTIONS,
    SOLDIERS,
    SPEARMAN,
    STANDARD_GENERALS,
    STANDARD_TACTICS,
    TACTICS,
)
from .requests import show_requests
from .seasons import AUTUMN, Season
from .sources import BY_START
from .step import AtOnce
from .tactics import draw_tactics

IN_ORDER: Final = bytes(range(256))  # every sorted deck is the beginning of this


def set_up(board: Board) -> None:
    """Everything before the players' choices, in the book's order.

    GW-SETUP-03, GW-COMP-08: three Artifacts. GW-SETUP-04: Hordes. GW-SETUP-06, GW-REED-07, GW-SOLO-06: Barricades. GW-SETUP-07: Tactics.
    GW-SETUP-09, GW-SETUP-10, GW-SETUP-11, GW-SOLO-10: two Generals and two Advisors each. GW-SETUP-15, GW-COMP-19, GW-REED-10,
    GW-SOLO-13: ten Shame tiles a player. GW-REED-09, GW-SOLO-15: the Rush Clan's Clerks. GW-SETUP-18, GW-BOARD-10: Honour begins at 0.
    GW-MODE-02, GW-MODE-03, GW-MODE-04, GW-MODE-06, GW-COOP-04, GW-COOP-05, GW-COOP-07, GW-COOP-08: which cards a mode has.
    """
    cards = board.cards
    cooperative = board.is_cooperative()
    hordes = cards.coop_deck if cooperative else cards.horde_deck
    if board.first_section == 1:  # GW-REED-05, GW-SOLO-04
        hordes = bytes([card for card in hordes if card % 3 != 0])
    board.horde_deck = board.shuffled(hordes)
    place_first_hordes(board)
    for section in range(board.first_section, SECTIONS):
        board.barricades[section] = BARRICADE_SPACES
    board.tactic_deck = board.shuffled(IN_ORDER[: TACTICS if cooperative else STANDARD_TACTICS])
    board.advisor_deck = board.shuffled(IN_ORDER[:ADVISORS])
    generals = board.shuffled(IN_ORDER[: GENERALS if cooperative else STANDARD_GENERALS])
    board.shame = 10 * board.players
    for faction in range(board.factions):
        set_up_clan(board, faction)
    if cooperative:
        set_up_requests(board)
    else:
        board.artifacts = board.shuffled(IN_ORDER[:ARTIFACTS])[:3]
    if board.rush >= 0:
        board.rush_general = RUSH_GENERAL + (1 if cooperative else 0)  # GW-AMB-16: one for each mode
        for place in range(GOLD_MINE + 1):
            board.clerks[place * board.factions + board.rush] = 1
    if board.qin >= 0:
        set_up_qin(board)
    for seat in range(board.players):
        dealt = generals[seat * 2 : seat * 2 + 2]
        last: i64 = len(board.advisor_deck) - 2
        board.dealt[seat] = bytes(sorted(dealt)) + bytes(sorted(board.advisor_deck[last:]))
        board.advisor_deck = board.advisor_deck[:last]
    board.agenda = None
    board.do(ChooseGeneral(board.humans()))


def place_first_hordes(board: Board) -> None:
    """GW-SETUP-05, GW-SETUP-05a, GW-REED-06, GW-SOLO-05, GW-COOP-06. GW-AMB-70: arrivals do not act, nobody has anything yet."""
    count: i64 = SECTIONS - board.first_section
    if board.is_cooperative():
        count = board.counted_players() + 1
    elif board.players == 4:
        count += 1
    for _ in range(count):
        place_horde(board)
    board.agenda = None


def set_up_clan(board: Board, faction: i64) -> None:
    """GW-SETUP-08, GW-SETUP-20, GW-BOARD-19, GW-CLERK-01, GW-REED-08, GW-SOLO-07."""
    if faction == board.rush:
        board.reserve[faction * 3 + SPEARMAN] = SOLDIERS[SPEARMAN]
        return
    for soldier in range(3):
        board.reserve[faction * 3 + soldier] = SOLDIERS[soldier]
    unhired: i64 = 0
    if faction < board.players:
        unhired = 5 if board.switches[FEW_CLERKS] == 1 else 3
        board.hand[faction] = 63
    board.unhired[faction] = unhired
    board.home[faction] = CLERKS - unhired


def set_up_requests(board: Board) -> None:
    """GW-COOP-03, GW-COOP-09, GW-BOARD-14; GW-COOP-42, GW-CARD-06: without three of them with two players."""
    requests = [card for card in range(REQUESTS) if board.players > 2 or not (board.cards.not_for_two >> card) & 1]
    board.request_deck = board.shuffled(bytes(requests))
    show_requests(board)
    board.event_deck = board.shuffled(IN_ORDER[:EVENT_CARDS])


def set_up_qin(board: Board) -> None:
    """GW-SOLO-08; GW-SOLO-09: Overseers; GW-SOLO-11, GW-SOLO-23: the track; GW-SOLO-12: Advisors; GW-SOLO-50, GW-COMP-16: Honour."""
    qin = board.qin
    board.general[qin] = QIN_GENERAL
    board.qin_deck = board.shuffled(bytes(range(6)))
    board.qin_track = board.shuffled(bytes([0, 1, 2, 3, BARRACKS]))
    for place in range(PRODUCTION):
        soldier = HORSEMAN if place < 2 else SPEARMAN
        board.overseers[qin * 4 + place] = 1
        board.overseer_types[qin * 4 + place] = soldier + 1
        board.reserve[qin * 3 + soldier] = board.reserve[qin * 3 + soldier] - 1
    last: i64 = len(board.advisor_deck) - 2
    board.support[qin] = board.advisor_deck[last:]
    board.advisor_deck = board.advisor_deck[:last]
    board.count_changes(qin)
    board.honour[qin] = 50 * board.switches[DIFFICULTY]


# The choices of the players


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseGeneral(AtOnce):
    """GW-SETUP-12: one of two Generals. All are laid open before the Advisors are chosen."""

    FIELDS: ClassVar = ("asked", "acted")
    ASKS: ClassVar = Ask("one", Message("ask-general"), ("GW-SETUP-12", "GW-GENERAL-01"), secret=True)

    def __init__(self, asked: i64, acted: i64 = 0) -> None:
        self.asked = asked
        self.acted = acted

    def after(self, acted: i64) -> AtOnce:
        return ChooseGeneral(self.asked, acted)

    def options(self, board: Board, seat: i64) -> list[int]:
        return [GENERAL + card for card in board.dealt[seat][:2]]

    def remember(self, board: Board, seat: i64, pick: i64) -> None:
        board.general[seat] = pick - GENERAL

    def forget(self, board: Board, seat: i64) -> None:
        board.general[seat] = -1

    def imagine_answer(self, board: Board, seat: i64) -> None:
        board.general[seat] = board.dealt[seat][0]

    def all_have_answered(self, board: Board) -> None:
        if board.sink is not None:
            for seat in range(board.players):
                board.tell(meta.GENERAL_CHOSEN, (seat, board.general[seat]))
        board.do(ChooseAdvisor(self.asked))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAdvisor(AtOnce):
    """GW-SETUP-13, GW-SETUP-14: which of two Advisors is active; the other is support."""

    FIELDS: ClassVar = ("asked", "acted")
    ASKS: ClassVar = Ask("one", Message("ask-first-advisor"), ("GW-SETUP-13", "GW-SETUP-14"), secret=True)
    SOURCE: ClassVar = BY_START

    def __init__(self, asked: i64, acted: i64 = 0) -> None:
        self.asked = asked
        self.acted = acted

    def after(self, acted: i64) -> AtOnce:
        return ChooseAdvisor(self.asked, acted)

    def options(self, board: Board, seat: i64) -> list[int]:
        return [ADVISOR + card for card in board.dealt[seat][2:]]

    def remember(self, board: Board, seat: i64, pick: i64) -> None:
        board.chosen[seat] = pick - ADVISOR

    def answers(self, board: Board) -> tuple[str, ...]:
        return board.cards.ids["advisor"]

    def imagine_answer(self, board: Board, seat: i64) -> None:
        board.chosen[seat] = board.dealt[seat][2]

    def all_have_answered(self, board: Board) -> None:
        finish_set_up(board)


def is_setting_up(board: Board) -> bool:
    """Returns whether Generals and Advisors are still being chosen."""
    step = board.agenda
    return isinstance(step, ChooseGeneral) or isinstance(step, ChooseAdvisor)


def shows_generals(board: Board) -> bool:
    """GW-SETUP-12, GW-SETUP-13: they are secret until everybody has chosen one."""
    return not isinstance(board.agenda, ChooseGeneral)


def finish_set_up(board: Board) -> None:
    """All choices are in: GW-SETUP-13, GW-SETUP-16, GW-SETUP-17, GW-SETUP-19, then the Autumn of Year 1 (GW-SETUP-20a)."""
    cards = board.cards
    board.do(Season(AUTUMN))
    order = list(range(board.players))
    board.rng.shuffle(order)  # GW-AMB-35: equal Tea values at random
    values = [0] * board.players
    chosen = board.chosen[: board.players]
    for seat in range(board.players):  # the answers are in, so that from now on this is for Command cards
        board.chosen[seat] = -1
    for seat in range(board.players):
        general = board.general[seat]
        dealt = board.dealt[seat]
        active: i64 = chosen[seat]
        other = dealt[3] if dealt[2] == active else dealt[2]
        place_advisor(board, seat, active, True)
        place_advisor(board, seat, other, False)
        board.dealt[seat] = b""
        values[seat] = cards.tea_value[general]
        for resource in range(4):
            board.gain(seat, resource, cards.start_resources[general * 4 + resource])
        draw_tactics(board, seat, cards.start_tactics[general])
    fill_track(board)  # GW-SETUP-17: nobody knew these when choosing
    order.sort(key=lambda seat: -values[seat])
    if board.qin >= 0:  # GW-SOLO-14
        order.append(board.qin)
    if board.rush >= 0:
        order.append(board.rush)
    board.tea = bytes(order)
