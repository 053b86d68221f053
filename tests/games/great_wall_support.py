"""A bare table of The Great Wall for tests: no cards at work, no Hordes, nobody owns anything; then what a test needs is put there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import muraglia
from muraglia.games import SPECS
from muraglia.games.great_wall.autumn import Others
from muraglia.games.great_wall.cardset import OTHERS_BOX
from muraglia.games.great_wall.commands import Recovery
from muraglia.games.great_wall.effects import Effect
from muraglia.games.great_wall.loader import load_set
from muraglia.games.great_wall.meta import switches_of
from muraglia.games.great_wall.picks import point_word
from muraglia.games.great_wall.pieces import (
    LOCATION_WORDS,
    PAIR_FIRST,
    PAIR_SECOND,
    RESOURCE_WORDS,
    SECTION_WORDS,
    SOLDIER_WORDS,
    SPEAR_ON,
    WOUND,
)
from muraglia.games.great_wall.rules import GreatWall
from muraglia.games.great_wall.seasons import SPRING, Season
from muraglia.games.great_wall.set_up import is_setting_up, set_up
from muraglia.games.great_wall.step import Step
from muraglia.games.great_wall.steps import name_of
from muraglia.games.great_wall.winter import EventStep
from muraglia.kernel.errors import MuragliaError, UnfinishedChoice
from muraglia.kernel.history import History
from muraglia.kernel.question import Question
from muraglia.kernel.rng import rng_from_seed

# A set of its own, so that tests of the rules do not change when the house set is tuned; it has the same ids.
HOUSE = load_set(Path(__file__).parent / "great_wall_set", "tests")
POINT = {point_word(point): point for point in range(12)}


class Scene:
    """A game whose position a test arranges. `run` carries out one step; then the table waits at a question of a's Summer."""

    def __init__(self, players: int = 3, **options: str) -> None:
        spec = SPECS["great-wall"]
        chosen = spec.info.complete(options)
        board = GreatWall()
        board.clear(HOUSE, players, switches_of(chosen))
        board.rng = rng_from_seed("scene")
        set_up(board)
        board.go_on()
        self.game = muraglia.Game(spec, History(spec, board), chosen, "scene", [])
        self.begun: list[str] = []  # the picks of a form that is not complete
        while is_setting_up(self.board):
            seat = self.game.to_act[0]
            self.game.play(self.game.choices(seat)[0], seat)
        self.clear()

    @property
    def board(self) -> Any:
        return self.game.position

    def clear(self) -> None:
        board = self.board
        for seat in range(board.factions):
            if seat < board.players:
                board.general[seat] = -1
            board.advisor_deck += board.advisors[seat] + board.support[seat]
            board.advisors[seat] = board.support[seat] = b""
            board.tactic_deck += board.tactics[seat]
            board.tactics[seat] = b""
            board.count_changes(seat)
        board.resources = [0] * len(board.resources)
        for slot in range(9):
            if board.slot_card[slot] >= 0:
                board.horde_deck = bytes([board.slot_card[slot]]) + board.horde_deck
            board.slot_card[slot], board.cover[slot], board.covered[slot] = -1, 0, 0
        board.depth = [0, 0, 0]
        board.barricades = [0, 0, 0]
        board.tea = bytes(range(board.factions))

    # Arranging

    def tea(self, order: str) -> None:
        self.board.tea = bytes("abcd".index(letter) for letter in order)

    def give(self, seat: int, **resources: int) -> None:
        for word, count in resources.items():
            self.board.resources[seat * 4 + RESOURCE_WORDS.index(word)] = count

    def stock(self, seat: int) -> list[int]:
        return list(self.board.resources[seat * 4 : seat * 4 + 4])

    def horde(self, section: str, kind: str, cover: str = "") -> int:
        """A card of the kind from the deck to the next row; cover as in a position text: `a.a3 x.b3`."""
        board = self.board
        number = HOUSE.ids["horde"].index(kind)
        card = next(card for card in board.horde_deck if card // 3 == number)
        at = board.horde_deck.index(card)
        board.horde_deck = board.horde_deck[:at] + board.horde_deck[at + 1 :]
        place = SECTION_WORDS.index(section)
        slot = place * 3 + int(board.depth[place])
        board.slot_card[slot] = card
        board.depth[place] += 1
        for word in cover.split():
            self.cover(slot, word)
        return slot

    def cover(self, slot: int, word: str) -> None:
        owner, _, where = word.partition(".")
        board = self.board
        if len(where) == 4:
            first, second = POINT[where[:2]], POINT[where[2:]]
            pair = next(number for number in range(16) if (PAIR_FIRST[number], PAIR_SECOND[number]) == (first, second))
            board.cover_pair(slot, pair, "abcd".index(owner))
            self.enlist("abcd".index(owner), 2)
        elif owner == "x":
            board.set_cover(slot, POINT[where], int(WOUND))
        else:
            board.set_cover(slot, POINT[where], int(SPEAR_ON) + "abcd".index(owner))
            self.enlist("abcd".index(owner), 0)

    def enlist(self, seat: int, soldier: int) -> None:
        self.board.reserve[seat * 3 + soldier] -= 1

    def rest(self, section: str, seat: int, soldier: str, count: int = 1) -> None:
        board = self.board
        kind = SOLDIER_WORDS.index(soldier)
        board.rest[board.rest_at(SECTION_WORDS.index(section), seat, kind)] += count
        board.reserve[seat * 3 + kind] -= count

    def resting(self, section: str, seat: int) -> list[int]:
        at = self.board.rest_at(SECTION_WORDS.index(section), seat, 0)
        return list(self.board.rest[at : at + 3])

    def post(self, section: str, seat: int, count: int = 1) -> None:
        board = self.board
        board.posts[SECTION_WORDS.index(section) * board.factions + seat] += count
        board.reserve[seat * 3 + 1] -= count

    def posted(self, section: str, seat: int) -> int:
        return int(self.board.posts[SECTION_WORDS.index(section) * self.board.factions + seat])

    def clerks(self, location: str, letters: str) -> None:
        board = self.board
        place = LOCATION_WORDS.index(location)
        for letter in letters:
            seat = "abcd".index(letter)
            board.clerks[place * board.factions + seat] += 1
            if seat != board.rush:
                board.home[seat] -= 1

    def clerks_at(self, location: str) -> str:
        board = self.board
        place = LOCATION_WORDS.index(location)
        return "".join("abcd"[seat] * board.clerks[place * board.factions + seat] for seat in range(board.factions))

    def move_rush(self, source: str, target: str) -> None:
        board = self.board
        for word, change in ((source, -1), (target, 1)):
            board.clerks[LOCATION_WORDS.index(word) * board.factions + board.rush] += change

    def overseer(self, seat: int, location: str, level: int, soldier: str = "spearman") -> None:
        board = self.board
        at = seat * 4 + LOCATION_WORDS.index(location)
        board.overseers[at] = level
        board.overseer_types[at] = SOLDIER_WORDS.index(soldier) + 1
        board.reserve[seat * 3 + SOLDIER_WORDS.index(soldier)] -= 1

    def tactic(self, seat: int, *ids: str) -> None:
        board = self.board
        for id in ids:
            card = HOUSE.ids["tactic"].index(id)
            board.tactic_deck = bytes(other for other in board.tactic_deck if other != card)
            board.tactics[seat] = bytes(sorted(board.tactics[seat] + bytes([card])))

    def advisor(self, seat: int, id: str, active: bool = True) -> None:
        board = self.board
        card = HOUSE.ids["advisor"].index(id)
        board.advisor_deck = bytes(other for other in board.advisor_deck if other != card)
        board.advisor_track = bytes(other for other in board.advisor_track if other != card)
        if active:
            board.advisors[seat] += bytes([card])
        else:
            board.support[seat] += bytes([card])
        board.count_changes(seat)

    def event(self, id: str) -> None:
        """An Event card that lies open."""
        board = self.board
        card = HOUSE.ids["event"].index(id)
        board.event_deck = bytes(other for other in board.event_deck if other != card) + bytes([card])
        self.run(EventStep())

    def general(self, seat: int, id: str) -> None:
        self.board.general[seat] = HOUSE.ids["general"].index(id)
        self.board.count_changes(seat)

    def take_horde(self, seat: int, kind: str, tiles: int = 0) -> None:
        board = self.board
        number = HOUSE.ids["horde"].index(kind)
        card = next(card for card in board.horde_deck if card // 3 == number)
        at = board.horde_deck.index(card)
        board.horde_deck = board.horde_deck[:at] + board.horde_deck[at + 1 :]
        board.taken[seat] += bytes([card, tiles])
        board.shame -= tiles

    def shame(self, seat: int, soldier: str, count: int = 1) -> None:
        self.board.shamed[seat * 3 + SOLDIER_WORDS.index(soldier)] += count
        self.board.shame -= count

    def shame_all(self, seat: int) -> None:
        """A tile under every Soldier of the Reserve."""
        self.board.shamed[seat * 3 : seat * 3 + 3] = self.board.reserve[seat * 3 : seat * 3 + 3]

    def next_hordes(self, *sections: str) -> None:
        """The backs of the top cards, the first on top."""
        board = self.board
        deck = list(board.horde_deck)
        for section in reversed(sections):
            card = next(card for card in deck if card % 3 == SECTION_WORDS.index(section))
            deck.remove(card)
            deck.append(card)
        board.horde_deck = bytes(deck)

    # Playing

    def run(self, step: Step) -> None:
        self.board.agenda = None
        self.board.do_in_order([step, Recovery(0), Season(SPRING)])
        self.board.go_on()

    def effect(self, seat: int, pc: int, about: int = 0) -> None:
        self.run(Effect(seat, pc, about))

    def owner_box(self, owner: int, command: str, number: int) -> None:
        """A box of a Command card for its owner, counted from 0."""
        self.board.active = owner
        self.effect(owner, HOUSE.box_pc[HOUSE.first_box[HOUSE.ids["command"].index(command)] + number])

    def others_box(self, owner: int, command: str, waiting: str = "") -> None:
        """The box for the other players of a Command card, in its owner's turn; for all of them, or for those of some letters."""
        card = HOUSE.ids["command"].index(command)
        box = next(box for box in range(HOUSE.first_box[card], HOUSE.first_box[card + 1]) if HOUSE.box_who[box] == OTHERS_BOX)
        self.board.active = owner
        factions = sum(1 << "abcd".index(letter) for letter in waiting) or self.board.all_but(owner)
        self.run(Others(owner, HOUSE.box_pc[box], factions))

    @property
    def step(self) -> str:
        return name_of(type(self.board.agenda)) if self.board.agenda is not None else "-"

    @property
    def is_done(self) -> bool:
        return self.step == "recovery"

    @property
    def asked(self) -> int:
        return self.game.to_act[0]

    def options(self) -> list[str]:
        """The picks that are possible now; in a form that is begun, the next ones."""
        return [option.notation for option in self.question.options]

    @property
    def question(self) -> Question:
        return self.game.question(self.asked, " ".join(self.begun)) if self.begun else self.game.question(self.asked)

    def play(self, *picks: str) -> None:
        """One pick after the other. Those of a form are kept until it is complete: only then does the position change."""
        for pick in picks:
            self.begun.append(pick)
            try:
                self.game.play(" ".join(self.begun), self.asked)
            except UnfinishedChoice:
                continue
            except MuragliaError:
                self.begun.pop()
                raise
            self.begun.clear()

    def pass_all(self) -> None:
        """The first option of every question until the step is over."""
        while not self.is_done and not self.game.is_over:
            self.game.play(self.game.choices(self.asked)[0], self.asked)

    def why(self, choice: str) -> str:
        reason = self.game.why_not(" ".join([*self.begun, choice]), self.asked)
        assert reason is not None, choice
        return reason.rule


def soldiers(scene: Scene, seat: int) -> list[int]:
    """Spearmen, archers, horsemen of the Reserve."""
    return list(scene.board.reserve[seat * 3 : seat * 3 + 3])


def board_of(game: muraglia.Game) -> Any:
    """The position as it is now: a choice makes a new one, so a test asks for it again after every play."""
    return game.position
