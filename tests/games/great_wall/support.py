"""A bare table of The Great Wall for tests: no cards at work, no Hordes, nobody owns anything; then what a test needs is put there."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import muraglia
from muraglia.games import SPECS
from muraglia.games.great_wall.activation import Activate
from muraglia.games.great_wall.autumn import Others
from muraglia.games.great_wall.cardset import MOST_YEARS, OTHERS_BOX, CardSet
from muraglia.games.great_wall.commands import Recovery
from muraglia.games.great_wall.effects import Effect
from muraglia.games.great_wall.loader import load_set, read_folder
from muraglia.games.great_wall.meta import switches_of
from muraglia.games.great_wall.picks import point_word
from muraglia.games.great_wall.pieces import (
    HORSE_LEFT,
    HORSE_UP,
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
FOLDER = Path(__file__).parent.parent / "great_wall_set"
HOUSE = load_set(read_folder(FOLDER))
POINT = {point_word(point): point for point in range(12)}


class Scene:
    """A game whose position a test arranges. `run` carries out one step; then the table waits at a question of a's Summer."""

    def __init__(self, players: int = 3, **options: str) -> None:
        self.begin(HOUSE, players, options)

    @classmethod
    def of(cls, cards: CardSet) -> Scene:
        """Three players with other cards."""
        scene = cls.__new__(cls)
        scene.begin(cards, 3, {})
        return scene

    def begin(self, cards: CardSet, players: int, options: dict[str, str]) -> None:
        spec = SPECS["great-wall"]
        chosen = spec.info.complete(options)
        board = GreatWall()
        board.clear(cards, players, switches_of(chosen))
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

    def only_request(self, id: str) -> None:
        """One Request is on the board; the others are in the deck."""
        board = self.board
        card = HOUSE.ids["request"].index(id)
        board.request_deck = bytes(other for other in board.request_deck + board.requests if other != card)
        board.requests = bytes([card])

    def shame_all(self, seat: int) -> None:
        """A tile under every Soldier of the Reserve."""
        self.board.shamed[seat * 3 : seat * 3 + 3] = self.board.reserve[seat * 3 : seat * 3 + 3]

    def commands(self, seat: int, hand: str, pile: str | None = None) -> None:
        """The Command cards of a hand; all others are in the pile, or only those of some ids."""
        ids = HOUSE.ids["command"]
        held = sum(1 << ids.index(id) for id in hand.split())
        self.board.hand[seat] = held
        self.board.pile[seat] = 63 & ~held if pile is None else sum(1 << ids.index(id) for id in pile.split())

    def hand(self, seat: int) -> set[str]:
        return {id for number, id in enumerate(HOUSE.ids["command"]) if self.board.hand[seat] >> number & 1}

    def pile(self, seat: int) -> set[str]:
        return {id for number, id in enumerate(HOUSE.ids["command"]) if self.board.pile[seat] >> number & 1}

    def track(self, words: str) -> None:
        """The Command track from space 1 on: `a:economy - c` (a faction without a title plays its only card)."""
        spaces = [-1] * self.board.factions
        for space, word in enumerate(words.split()):
            owner, _, id = word.partition(":")
            if owner != "-":
                spaces[space] = "abcd".index(owner) * 16 + (HOUSE.ids["command"].index(id) if id else 0)
        self.board.spaces = spaces

    def owners_on_track(self) -> str:
        return "".join("-" if card < 0 else "abcd"[card >> 4] for card in self.board.spaces)

    def next_hordes(self, *sections: str) -> None:
        """The backs of the top cards, the first on top."""
        board = self.board
        deck = list(board.horde_deck)
        for section in reversed(sections):
            card = next(card for card in deck if card % 3 == SECTION_WORDS.index(section))
            deck.remove(card)
            deck.append(card)
        board.horde_deck = bytes(deck)

    def lethality(self, number: int) -> None:
        """The first Year with such a number below the Time tile."""
        board = self.board
        board.year = next(year for year in range(1, 7) if HOUSE.lethality[board.track * MOST_YEARS + year - 1] == number)

    # Looking

    def tea_order(self) -> str:
        return "".join("abcd"[faction] for faction in self.board.tea)

    def hordes(self, section: str) -> list[str]:
        """The kinds of Hordes in a Section, from the Wall on."""
        first = SECTION_WORDS.index(section) * 3
        return [HOUSE.ids["horde"][card // 3] for card in self.board.slot_card[first : first + 3] if card >= 0]

    def on(self, section: str, row: int = 1) -> set[str]:
        """What covers a Horde, as `horde` takes it: `a.a3 x.b3 b.a2a3`."""
        slot = SECTION_WORDS.index(section) * 3 + row - 1
        covers = [self.board.cover[slot] >> 5 * point & 31 for point in range(12)]
        found = set()
        for point, code in enumerate(covers):
            if code == WOUND:
                found.add(f"x.{point_word(point)}")
            elif SPEAR_ON <= code < SPEAR_ON + 4:
                found.add(f"{'abcd'[code - SPEAR_ON]}.{point_word(point)}")
            elif HORSE_LEFT <= code < HORSE_LEFT + 4:
                found.add(f"{'abcd'[code - HORSE_LEFT]}.{point_word(point)}{point_word(point + 1)}")
            elif HORSE_UP <= code < HORSE_UP + 4:
                found.add(f"{'abcd'[code - HORSE_UP]}.{point_word(point)}{point_word(point + 6)}")
        return found

    def taken(self, seat: int) -> list[str]:
        return [HOUSE.ids["horde"][card // 3] for card in self.board.taken[seat][::2]]

    def reserve(self, seat: int) -> list[int]:
        """Spearmen, archers, horsemen of the Reserve."""
        return list(self.board.reserve[seat * 3 : seat * 3 + 3])

    def tactics(self, seat: int) -> list[str]:
        return [HOUSE.ids["tactic"][card] for card in self.board.tactics[seat]]

    def advisors(self) -> list[str]:
        """The Advisor track, from the left."""
        return [HOUSE.ids["advisor"][card] for card in self.board.advisor_track]

    def order_of_questions(self) -> str:
        """Whose questions come up until the step is over, each letter once in a row; everybody passes or takes the first option."""
        order = ""
        while not self.is_done and not self.game.is_over:
            letter = "abcd"[self.asked]
            order += letter if not order.endswith(letter) else ""
            self.game.play(self.game.choices(self.asked)[0], self.asked)
        return order

    # Playing

    def activate(self, location: str, advanced: bool = False) -> None:
        self.run(Activate(LOCATION_WORDS.index(location), advanced))

    def season(self, begins: int) -> None:
        """A season; afterwards the next one begins."""
        self.board.agenda = None
        self.board.do(Season(begins))
        self.board.go_on()

    def spring(self, hordes: int) -> None:
        """The Spring of a Year in which so many Hordes come."""
        board = self.board
        due = [HOUSE.hordes_due[board.track * MOST_YEARS + year] + board.is_cooperative() for year in range(HOUSE.years[board.track])]
        board.year = due.index(hordes, 1)
        self.season(SPRING)

    def run(self, step: Step) -> None:
        self.begun.clear()
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

    def pay(self, **resources: int) -> None:
        """Fills in a payment: nothing of what is not named, until the total is reached."""
        left = sum(resources.values())
        for word in RESOURCE_WORDS:
            if left > 0:
                self.play(f"{word}-{resources.get(word, 0)}")
                left -= resources.get(word, 0)

    def pass_all(self) -> None:
        """The first option of every question until the step is over."""
        while not self.is_done and not self.game.is_over:
            self.game.play(self.game.choices(self.asked)[0], self.asked)

    def why(self, choice: str) -> str:
        reason = self.game.why_not(" ".join([*self.begun, choice]), self.asked)
        assert reason is not None, choice
        return reason.rule


def with_tactic(folder: Path, id: str, effect: str) -> CardSet:
    """The tests' set, with another effect in the first box of a Tactic card."""
    copy = shutil.copytree(FOLDER, folder / "set")
    tactics = copy / "tactics.toml"
    before, card, after = tactics.read_text().partition(f'id = "{id}"')
    tactics.write_text(before + card + re.sub(r"^do = .*$", f"do = {effect}", after, count=1, flags=re.MULTILINE))
    return load_set(read_folder(copy))


def solo(track: str = "gold-mine temple barracks sawmill quarry", **options: str) -> Scene:
    """A game alone: a plays, b is Qin Jiushao with this Location track, c the Rush Clan, out of the way."""
    scene = Scene(1, **options)
    scene.board.qin_track = bytes(LOCATION_WORDS.index(word) for word in track.split())
    scene.board.support[1] = b""
    scene.board.general[1] = -1
    scene.board.count_changes(1)
    for source, target in (("sawmill", "logistics"), ("quarry", "tea-house"), ("gold-mine", "school")):
        scene.move_rush(source, target)
    return scene


def coop(players: int = 3, **options: str) -> Scene:
    return Scene(players, mode="cooperative", **options)


def fresh(players: int, seed: str = "1", **options: str) -> Any:
    """A game of the house set before its first choice."""
    return muraglia.new("great-wall", players=players, seed=seed, **options).position


def after_set_up(players: int, seed: str = "1", **options: str) -> muraglia.Game:
    game = muraglia.new("great-wall", players=players, seed=seed, **options)
    while is_setting_up(board_of(game)):
        seat = game.to_act[0]
        game.play(game.choices(seat)[-1], seat)
    return game


def board_of(game: muraglia.Game) -> Any:
    """The position as it is now: a choice makes a new one, so a test asks for it again after every play."""
    return game.position
