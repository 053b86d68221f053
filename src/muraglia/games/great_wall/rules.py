"""The Great Wall at one moment: which module carries out which step, who is asked, and what a seat does not know."""

from typing import Any, Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from ...kernel.errors import BadSetup, TextError
from ...kernel.events import Sink
from ...kernel.message import Message, Refusal
from ...kernel.position_text import check_cards, read_setup
from ...kernel.rng import Rng, rng_from_seed
from . import meta
from .autumn import (
    end_of_turn,
    go_next,
    others_options,
    place_command,
    reveal,
    step_boxes,
    step_choose_command,
    step_others,
    step_place,
    step_turns,
)
from .autumn import place_options as space_options
from .barracks import (
    attack_options,
    deploy_options,
    recruit_options,
    step_wounding,
    take_attack,
    take_deploy,
    take_recruit,
    take_wound,
    wound_options,
)
from .board import Board
from .builders import build_options, payment_options, step_payment, take_amount, take_build
from .cardset import CardSet
from .clerks import (
    activate,
    activation_options,
    begin_activation,
    clerk_options,
    end_activation,
    step_activations,
    step_clerks,
    take_clerk,
)
from .combat import (
    kill_options,
    saving_options,
    step_arrows,
    step_assault,
    step_breach,
    step_breached,
    step_compare,
    step_deaths,
    step_defeat,
    step_defeats,
    step_fallen,
    step_killing,
    step_saving,
    take_kill,
    take_saving,
)
from .copy_state import copy_state
from .effects import effect_options, holds_card_for, run_effect, take_effect, take_window, window_options
from .embassy import hire_options, place_options, take_hire, take_place, take_tea, tea_options
from .loader import set_in_use
from .logistics import route_options, send_options, step_sending, take_route, take_send
from .meta import COOPERATIVE
from .picks import ADVISOR, COMMAND, GENERAL, LOCATION, PASS, SEAT, SPACE, YES
from .production import gather, production_options, take_production
from .qin import qin_recruits_spearman
from .refusals import why_not
from .requests import (
    all_have_answered,
    fulfilment_options,
    giving_options,
    sacrifice_options,
    take_fulfilment,
    take_sacrifice,
)
from .rush import rush_options, step_rush, take_rush
from .seasons import begin_season, clear_track, income, recovery_options, take_recovery
from .set_up import finish_set_up, set_up
from .shame import place_options as shame_options
from .shame import step_due, step_unshaming, take_shame, take_unshame, unshame_options
from .shame import step_place as step_shame_place
from .steps import (
    ACTIVATE,
    ACTIVATED,
    ACTIVATIONS,
    ASSAULT,
    ATTACKING,
    BOXES,
    BREACH,
    BREACHED,
    BUILDING,
    CHOOSE_ADVISOR,
    CHOOSE_COMMAND,
    CHOOSE_GENERAL,
    CLEAR_TRACK,
    COMPARE,
    DEATHS,
    DEFEAT,
    DEFEATS,
    DEPLOYING,
    DISCARDING,
    DONATING,
    EFFECT,
    END_CHECK,
    END_OF_ASSAULT,
    END_OF_TURN,
    EVENT_STEP,
    FALLEN,
    FULFILMENT,
    GATHER,
    GIVING,
    HIRING,
    INCOME,
    KILLING,
    MOVE_CLERKS,
    OTHERS,
    PAYING,
    PLACE_ADVISOR,
    PLACE_COMMANDS,
    QIN_RECRUITS,
    QIN_STORE,
    RECOVERY,
    RECRUITING,
    REQUESTS_STEP,
    RUSH_ADVISOR,
    RUSH_TEA,
    SACRIFICING,
    SAVING,
    SEASON,
    SENDING,
    SHAME_DUE,
    SHAME_PLACE,
    SHIFTING,
    TAKING_STORE,
    TEA_HOUSE,
    TURNS,
    UNSHAMING,
    UPGRADING,
    WINDOW,
    WINTER_ARROWS,
    WOUNDING,
)
from .text import position_text
from .text_reader import read_board
from .winter import end_check, end_of_assault, event_step, requests_step

CARDS: CardSet = set_in_use()


class GreatWall(Board):
    """A game of The Great Wall at one moment."""

    def clone(self) -> "GreatWall":
        twin = GreatWall()
        copy_state(self, twin)
        return twin

    # The sequence of play

    def go_on(self) -> i64:
        """Carry out steps until one needs an answer or the game is over; tells whose answer, -1 at the end."""
        frame = self.agenda
        while frame is not None:
            seat = self.carry_out(frame)
            if seat >= 0:
                self.asking = seat
                return seat
            frame = self.agenda
        self.asking = -1
        return -1

    def carry_out(self, frame: Frame) -> i64:
        """One step: who is asked, or -1 when it was done."""
        step = frame.step
        if step == EFFECT:
            run_effect(self, frame)
            return -1
        if step == WINDOW:
            return self.first_in_tea(frame.asked)
        if step == MOVE_CLERKS:
            return step_clerks(self, frame)
        if step >= GATHER:
            return self.carry_out_place(frame)
        if step <= CHOOSE_ADVISOR:
            return self.first_missing(frame)
        if step >= EFFECT:  # questions inside effects
            if step == DISCARDING and len(self.tactics[frame.seat]) <= self.hand_limit(frame.seat):
                self.agenda = frame.below
                return -1
            return frame.seat
        return self.carry_out_season(frame)

    def carry_out_season(self, frame: Frame) -> i64:
        step = frame.step
        if step == SEASON:
            begin_season(self, frame)
        elif step == INCOME:
            self.agenda = frame.below
            income(self)
        elif step == CLEAR_TRACK:
            self.agenda = frame.below
            clear_track(self)
        elif step == RECOVERY:
            return frame.seat
        elif step == CHOOSE_COMMAND:
            if step_choose_command(self, frame):
                now = self.agenda
                assert now is not None
                return self.first_missing(now)
        elif step == PLACE_COMMANDS:
            return step_place(self, frame)
        elif step == TURNS:
            step_turns(self, frame)
        elif step == BOXES:
            step_boxes(self, frame)
        elif step == OTHERS:
            return step_others(self, frame)
        elif step == ACTIVATIONS:
            return step_activations(self, frame)
        elif step == ACTIVATE:
            activate(self, frame)
        elif step == ACTIVATED:
            end_activation(self, frame)
        elif step == END_OF_TURN:
            end_of_turn(self, frame)
        elif step == WINTER_ARROWS:
            step_arrows(self, frame)
        elif step == ASSAULT:
            step_assault(self, frame)
        elif step == COMPARE:
            step_compare(self, frame)
        elif step == END_OF_ASSAULT:
            end_of_assault(self, frame)
        elif step == FULFILMENT:
            return self.first_in_tea(self.humans())
        elif step == END_CHECK:
            end_check(self, frame)
        elif step == REQUESTS_STEP:
            requests_step(self, frame)
        elif step == EVENT_STEP:
            event_step(self, frame)
        return -1

    def carry_out_place(self, frame: Frame) -> i64:
        step = frame.step
        if step == GATHER:
            gather(self, frame)
        elif step == WOUNDING:
            return step_wounding(self, frame)
        elif step == TAKING_STORE or step == PAYING or step == QIN_STORE:
            return step_payment(self, frame)
        elif step == SENDING:
            return step_sending(self, frame)
        elif step == UNSHAMING:
            return step_unshaming(self, frame)
        elif step == SHAME_DUE:
            step_due(self, frame)
        elif step == SHAME_PLACE:
            return step_shame_place(self, frame)
        elif step == DEFEATS:
            step_defeats(self, frame)
        elif step == DEFEAT:
            step_defeat(self, frame)
        elif step == KILLING:
            return step_killing(self, frame)
        elif step == DEATHS:
            step_deaths(self, frame)
        elif step == SAVING:
            return step_saving(self, frame)
        elif step == FALLEN:
            step_fallen(self, frame)
        elif step == BREACH:
            step_breach(self, frame)
        elif step == BREACHED:
            step_breached(self, frame)
        elif step == GIVING:
            return self.first_missing(frame)
        elif step >= RUSH_ADVISOR and step <= RUSH_TEA:
            return step_rush(self, frame)
        elif step == QIN_RECRUITS:
            self.agenda = frame.below
            for _ in range(frame.x):
                qin_recruits_spearman(self, self.qin)
        else:
            return frame.seat
        return -1

    def first_missing(self, frame: Frame) -> i64:
        """Of those who choose at the same time, the first who has not."""
        missing = frame.asked & ~frame.acted
        seat: i64 = 0
        while not (missing >> seat) & 1:
            seat += 1
        return seat

    # Questions

    def is_simultaneous(self) -> bool:
        frame = self.agenda
        if frame is None:
            return False
        step = frame.step
        return step <= CHOOSE_ADVISOR or step == CHOOSE_COMMAND or step == GIVING

    def next_to_act(self) -> i64:
        return self.asking

    def to_act(self) -> list[int]:
        frame = self.agenda
        if frame is None:
            return []
        if self.is_simultaneous():
            missing = frame.asked & ~frame.acted
            return [seat for seat in range(self.players) if (missing >> seat) & 1]
        return [int(self.asking)]

    def is_asked(self, seat: i64) -> bool:
        frame = self.agenda
        if frame is None or seat < 0:
            return False
        if self.is_simultaneous():
            return (frame.asked >> seat) & 1 == 1
        return self.asking == seat

    def is_form_open(self) -> bool:
        return False

    def options(self, seat: i64) -> list[int]:
        frame = self.agenda
        if frame is None or not self.is_asked(seat):
            return []
        step = frame.step
        if step == WINDOW:
            return window_options(self, frame, seat)
        if step == MOVE_CLERKS:
            return clerk_options(self, frame)
        if step == RECRUITING:
            return recruit_options(self, frame)
        if step == DEPLOYING:
            return deploy_options(self, frame)
        if step == ATTACKING:
            return attack_options(self, frame)
        if step == WOUNDING:
            return wound_options(self, frame)
        if step >= UPGRADING and step <= DONATING:
            return production_options(self, frame)
        if step == BUILDING:
            return build_options(self, frame)
        if step == PAYING or step == TAKING_STORE or step == QIN_STORE:
            return payment_options(self, frame)
        if step == SAVING:
            return saving_options(self, frame)
        if step == ACTIVATIONS:
            return activation_options(self, frame)
        if step == HIRING:
            return hire_options(self, frame)
        if step == SHIFTING:
            return route_options(self, frame)
        if step == SENDING:
            return send_options(self, frame)
        return self.other_options(frame, seat)

    def other_options(self, frame: Frame, seat: i64) -> list[int]:
        step = frame.step
        if step == CHOOSE_GENERAL:
            return [GENERAL + card for card in self.dealt[seat][:2]]
        if step == CHOOSE_ADVISOR:
            return [ADVISOR + card for card in self.dealt[seat][2:]]
        if step == CHOOSE_COMMAND:
            return [COMMAND + card for card in range(6) if (self.hand[seat] >> card) & 1]
        if step == PLACE_COMMANDS:
            return space_options(self)
        if step == RECOVERY:
            return recovery_options(self, frame)
        if step == OTHERS:
            return others_options(self, frame)
        if step == TEA_HOUSE:
            return tea_options(self, frame)
        if step == PLACE_ADVISOR:
            return place_options(self, frame)
        if step == UNSHAMING:
            return unshame_options(self, frame)
        if step == SHAME_PLACE:
            return shame_options(self, frame)
        if step == KILLING:
            return kill_options(self, frame)
        if step == FULFILMENT:
            return fulfilment_options(self, frame)
        if step == GIVING:
            return giving_options(self, frame, seat)
        if step == SACRIFICING:
            return sacrifice_options(self, frame)
        if step >= RUSH_ADVISOR:
            return rush_options(self, frame)
        return effect_options(self, frame, seat)

    def why_not(self, seat: i64, pick: i64) -> Refusal | None:
        if pick in self.options(seat):
            return None
        return why_not(self, seat, pick)

    # Answers

    def take(self, seat: i64, pick: i64) -> i64:
        if not self.answer(seat, pick):
            return self.asking
        self.version += 1
        return self.go_on()

    def skip(self, seat: i64) -> i64:
        """Windows for which the seat that is asked holds no card: most of the answers without a choice are such passes."""
        frame = self.agenda
        while frame is not None and frame.step == WINDOW and not holds_card_for(self, frame, seat):
            take_window(self, frame, seat, PASS)
            self.version += 1
            seat = self.go_on()
            frame = self.agenda
        return seat

    def answer(self, seat: i64, pick: i64) -> bool:
        """Put an answer into effect; tells whether play goes on, or others still have to answer at the same time."""
        frame = self.agenda
        assert frame is not None
        step = frame.step
        if step <= CHOOSE_ADVISOR or step == CHOOSE_COMMAND or step == GIVING:
            return self.choose_at_once(frame, seat, pick)
        if step == WINDOW:
            take_window(self, frame, seat, pick)
        elif step == MOVE_CLERKS:
            take_clerk(self, frame, pick)
        elif step == RECRUITING:
            take_recruit(self, frame, pick)
        elif step == DEPLOYING:
            take_deploy(self, frame, pick)
        elif step == ATTACKING:
            take_attack(self, frame, pick)
        elif step == WOUNDING:
            take_wound(self, frame, pick)
        elif step >= UPGRADING and step <= DONATING:
            take_production(self, frame, pick)
        elif step == BUILDING:
            take_build(self, frame, pick)
        elif step == PAYING or step == TAKING_STORE or step == QIN_STORE:
            take_amount(self, frame, pick)
        elif step == SAVING:
            take_saving(self, frame, pick)
        elif step == ACTIVATIONS:
            begin_activation(self, frame, pick - LOCATION)
        elif step == HIRING:
            take_hire(self, frame, pick)
        elif step == SHIFTING:
            take_route(self, frame, pick)
        elif step == SENDING:
            take_send(self, frame, pick)
        else:
            self.take_other(frame, seat, pick)
        return True

    def take_other(self, frame: Frame, seat: i64, pick: i64) -> None:
        step = frame.step
        if step == PLACE_COMMANDS:
            place_command(self, frame, seat, pick - SPACE)
        elif step == RECOVERY:
            take_recovery(self, frame, pick)
        elif step == OTHERS:
            go_next(self, frame, pick - SEAT)
        elif step == TEA_HOUSE:
            take_tea(self, frame, pick)
        elif step == PLACE_ADVISOR:
            take_place(self, frame, pick)
        elif step == UNSHAMING:
            take_unshame(self, frame, pick)
        elif step == SHAME_PLACE:
            take_shame(self, frame, pick)
        elif step == KILLING:
            take_kill(self, frame, pick)
        elif step == FULFILMENT:
            take_fulfilment(self, frame, pick)
        elif step == SACRIFICING:
            take_sacrifice(self, frame, pick)
        elif step >= RUSH_ADVISOR:
            take_rush(self, frame, pick)
        else:
            take_effect(self, frame, seat, pick)

    def choose_at_once(self, frame: Frame, seat: i64, pick: i64) -> bool:
        """A secret answer; it may be changed until the last one is in. Tells whether it was the last."""
        step = frame.step
        if step == CHOOSE_GENERAL:
            self.general[seat] = pick - GENERAL
        elif step == CHOOSE_ADVISOR:
            self.chosen[seat] = pick - ADVISOR
        elif step == CHOOSE_COMMAND:
            self.chosen[seat] = pick - COMMAND
        else:
            self.chosen[seat] = 1 if pick == YES else 0
        acted = frame.acted | (1 << seat)
        frame = Frame(step, frame.seat, frame.x, frame.y, frame.asked, acted, frame.below)
        self.agenda = frame
        if acted != frame.asked:
            self.asking = self.first_missing(frame)
            return False
        if step == CHOOSE_GENERAL:
            self.agenda = Frame(CHOOSE_ADVISOR, 0, 0, 0, frame.asked, 0, None)
        elif step == CHOOSE_ADVISOR:
            finish_set_up(self)
        elif step == CHOOSE_COMMAND:
            reveal(self, frame)
        else:
            all_have_answered(self, frame)
        return True

    # What a seat does not know

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Others' stocks and Tactic cards, the order of every deck, secret answers and cards not yet chosen from; a new generator."""
        self.rng = rng.fork()
        self.redeal_tactics(seat, rng)
        self.horde_deck = redealt_below_top(self.horde_deck, rng)
        self.advisor_deck = redealt(self.advisor_deck, rng)
        self.request_deck = redealt(self.request_deck, rng)
        self.event_deck = redealt(self.event_deck, rng)
        self.qin_deck = redealt(self.qin_deck, rng)
        for other in range(self.players):
            if other == seat:
                continue
            for resource in range(4):
                own: i64 = self.resources[seat * 4 + resource] if seat >= 0 else 3
                self.resources[other * 4 + resource] = rng.below(2 * own + 3)
        self.keep_promises(seat)
        self.withdraw(seat)
        frame = self.agenda
        if frame is not None and frame.step <= CHOOSE_ADVISOR:
            self.redeal_set_up(seat, rng)

    def redeal_tactics(self, seat: i64, rng: Rng) -> None:
        unknown = list(self.tactic_deck)
        for other in range(self.players):
            if other != seat:
                unknown += list(self.tactics[other])
        rng.shuffle(unknown)
        at: i64 = 0
        for other in range(self.players):
            if other != seat:
                size: i64 = len(self.tactics[other])
                self.tactics[other] = bytes(sorted(unknown[at : at + size]))
                at += size
        self.tactic_deck = bytes(unknown[at:])

    def keep_promises(self, seat: i64) -> None:
        """Whoever is about to pay has what he pays."""
        frame = self.agenda
        while frame is not None:
            if frame.step == PAYING and frame.seat != seat:
                first = frame.y & 3
                missing = frame.x
                for resource in range(first, 4):
                    if (frame.y >> 2 >> resource) & 1:
                        missing -= self.resources[frame.seat * 4 + resource]
                if missing > 0:
                    self.resources[frame.seat * 4 + first] = self.resources[frame.seat * 4 + first] + missing
            frame = frame.below

    def withdraw(self, seat: i64) -> None:
        """Others' answers to a question that is still open are nobody's business."""
        frame = self.agenda
        if frame is None or not self.is_simultaneous():
            return
        acted: i64 = 0
        for other in range(self.players):
            if other == seat:
                acted |= frame.acted & (1 << other)
            elif frame.step == CHOOSE_GENERAL:
                self.general[other] = -1
            else:
                self.chosen[other] = -1
        self.agenda = Frame(frame.step, frame.seat, frame.x, frame.y, frame.asked, acted, frame.below)
        self.asking = self.first_missing(self.agenda) if acted != frame.asked else self.asking

    def redeal_set_up(self, seat: i64, rng: Rng) -> None:
        """Generals and advisors that others have been dealt; one of the generals may already be chosen."""
        generals = list(range(21 if self.switches[COOPERATIVE] == 1 else 13))
        advisors = list(self.advisor_deck)
        for other in range(self.players):
            if other == seat:
                for card in self.dealt[other][:2]:
                    generals.remove(card)
            else:
                advisors += list(self.dealt[other][2:])
        rng.shuffle(generals)
        rng.shuffle(advisors)
        for other in range(self.players):
            if other != seat:
                self.dealt[other] = bytes(sorted([generals.pop(), generals.pop()])) + bytes(sorted([advisors.pop(), advisors.pop()]))
                frame = self.agenda
                if frame is not None and frame.step == CHOOSE_ADVISOR:
                    self.general[other] = self.dealt[other][rng.below(2)]
        self.advisor_deck = bytes(advisors)

    def text(self) -> str:
        return position_text(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position_of_set, (f"{self.cards.name} {self.cards.digest}", self.text())


def redealt(deck: bytes, rng: Rng) -> bytes:
    cards = list(deck)
    rng.shuffle(cards)
    return bytes(cards)


def redealt_below_top(deck: bytes, rng: Rng) -> bytes:
    """The back of the top card shows its Section, and nothing else of it (GW-BOARD-16)."""
    cards = list(deck)
    if not cards:
        return deck
    indicator = cards[len(cards) - 1] % 3
    rng.shuffle(cards)
    at: i64 = len(cards) - 1
    while cards[at] % 3 != indicator:
        at -= 1
    top = cards[at]
    cards[at] = cards[len(cards) - 1]
    cards[len(cards) - 1] = top
    return bytes(cards)


def start(players: i64, options: dict[str, str], seed: str, sink: Sink | None) -> GreatWall:
    if players == 1 and options["mode"] == "cooperative":  # GW-MODE-05
        raise BadSetup(Message("setup-solo-cooperative"))
    game = GreatWall()
    game.clear(CARDS, players, meta.switches_of(options))
    game.rng = rng_from_seed(seed)
    game.sink = sink
    set_up(game)
    game.go_on()
    return game


def read_position(text: str) -> GreatWall:
    players, options = read_setup(text, meta.INFO)
    game = GreatWall()
    game.clear(CARDS, players, meta.switches_of(options))
    read_board(game, text)
    check_question(game, text)
    return game


def read_position_of_set(cards: str, text: str) -> GreatWall:
    """A position from elsewhere, where another set may be in use."""
    check_cards(cards, f"{CARDS.name} {CARDS.digest}")
    return read_position(text)


AGENDA_LINE: Final = 7


def check_question(game: GreatWall, text: str) -> None:
    """The step on top of the agenda must ask something that can be answered, and nothing may happen before that."""
    try:
        seat = game.go_on()
        good = game.text() == text and (seat < 0 or (seat < game.players and len(game.options(seat)) > 0))
    except (IndexError, ValueError, AssertionError, KeyError, OverflowError):  # numbers of a step that no game could have made
        good = False
    if not good:
        raise TextError(AGENDA_LINE, Message("text-bad-agenda"))
