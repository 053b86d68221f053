"""The board of The Great Wall with its cards: powers of the two sides, counting, abilities, and who leads.

Nothing here knows the course of a Year: steps change the board through these methods.
"""

from typing import Final

from mypy_extensions import i64

from . import meta
from .board_pieces import BoardPieces
from .board_state import NEUTRAL as NEUTRAL
from .cardset import FIRST_ADVISOR, FIRST_EVENT, MOST_YEARS
from .counting import COUNTED
from .effect_compiler import TRACK_COUNT
from .pieces import BARRICADE_DEFENCE, SPEARMAN
from .vocabulary import (
    AT_ALWAYS,
    BASE_DEFENCE,
    CHANGE_COUNT,
    LETHALITY,
    STRONGER,
)

WON: Final[i64] = 1
LOST: Final[i64] = 2


class Board(BoardPieces):
    """Factions are the players, then Qin Jiushao in solo, then the Rush Clan with one or two players."""

    # Powers

    def horde_offence(self, slot: i64) -> i64:
        """GW-WINTER-06: the printed power, changed by its ability."""
        kind: i64 = self.slot_card[slot] // 3
        power: i64 = self.cards.power[kind]
        if self.cards.horde_ability[kind] == STRONGER:
            per: i64 = self.cards.horde_per[kind]
            times: i64 = 1 if per == 0 else self.count(0, per, slot // 3)
            power += self.cards.horde_number[kind] * times
        return power if power > 0 else 0

    def offence(self, section: i64) -> i64:
        total: i64 = 0
        for row in range(self.depth[section]):
            total += self.horde_offence(section * 3 + row)
        return total

    def defence(self, section: i64) -> i64:
        """GW-WINTER-05."""
        base: i64 = self.cards.defence[(self.side * 3 + section) * 4 + self.wall[section]]
        base += BARRICADE_DEFENCE * self.barricades[section] + self.extra_defence
        return base + self.changes[BASE_DEFENCE]

    def lethality(self, faction: i64) -> i64:
        """GW-KILL-02, and standing changes."""
        total: i64 = self.cards.lethality[self.track * MOST_YEARS + self.year - 1] + self.change(faction, LETHALITY)
        return total if total > 0 else 0

    # Counting

    def count(self, faction: i64, what: i64, about: i64) -> i64:
        """Returns what a card counts for a faction; `about` is the Section or Location the effect is about."""
        if what >= TRACK_COUNT:
            return self.on_track(faction, what - TRACK_COUNT)
        return COUNTED[what].of(self, faction, about)

    def on_track(self, faction: i64, command: i64) -> i64:
        """Returns how many others have this Command card on the track; GW-SOLO-29: Qin Jiushao's count."""
        total: i64 = 0
        for card in self.spaces:
            if card >= 0 and card >> 4 != faction and card & 15 == command and card >> 4 != self.rush:
                total += 1
        return total

    def dead_of(self, faction: i64, soldier: i64) -> i64:
        """Own soldiers of a kind killed in this event and not saved."""
        total: i64 = -self.saved[faction * 3 + soldier]
        if soldier == 1:
            return total + self.dead[6 * self.factions + faction]
        for row in range(3):
            total += self.dead[(row * self.factions + faction) * 2 + (0 if soldier == SPEARMAN else 1)]
        return total

    # Abilities

    def count_changes(self, faction: i64) -> None:
        """GW-GENERAL-02, GW-CARD-05: standing changes and moments of a general, of active advisors and of the events that lie open."""
        cards = self.cards
        first = faction * CHANGE_COUNT
        for index in range(first, first + CHANGE_COUNT):
            self.changes[index] = 0
        watch: i64 = 0
        if self.general[faction] >= 0:
            watch |= cards.watch[self.general[faction]]
            self.add_changes(faction, self.general[faction])
        for advisor in self.advisors[faction]:
            watch |= cards.watch[FIRST_ADVISOR + advisor]
            self.add_changes(faction, FIRST_ADVISOR + advisor)
        for event in self.events:
            self.add_changes(faction, FIRST_EVENT + event)  # GW-COOP-29: of the rules for everybody, the Rush Clan included
            if faction < self.players:
                watch |= cards.watch[FIRST_EVENT + event]
        self.watch[faction] = watch

    def add_changes(self, faction: i64, holder: i64) -> None:
        cards = self.cards
        first: i64 = cards.first_ability[holder]
        last: i64 = cards.first_ability[holder + 1]
        for index in range(first, last):
            if cards.ability_when[index] == AT_ALWAYS:
                number: i64 = cards.ability_number[index]
                if cards.ability_per_support[index] == 1:
                    number *= len(self.support[faction])
                place = faction * CHANGE_COUNT + cards.ability_change[index]
                self.changes[place] = self.changes[place] + number

    def abilities_of(self, faction: i64, moment: i64, what: i64) -> list[int]:
        """GW-AMB-72: the abilities that act: the general's, the active advisors' in the order they came, the events'."""
        found: list[int] = []
        if self.general[faction] >= 0:
            self.abilities_at(self.general[faction], moment, what, found)
        for advisor in self.advisors[faction]:
            self.abilities_at(FIRST_ADVISOR + advisor, moment, what, found)
        for event in self.events:
            self.abilities_at(FIRST_EVENT + event, moment, what, found)
        return found

    def abilities_at(self, holder: i64, moment: i64, what: i64, found: list[int]) -> None:
        cards = self.cards
        first: i64 = cards.first_ability[holder]
        last: i64 = cards.first_ability[holder + 1]
        for index in range(first, last):
            if cards.ability_when[index] == moment:
                only: i64 = cards.ability_filter[index]
                if only == 0 or only - 1 == what:
                    found.append(index)

    # Results

    def lose_together(self) -> None:
        """GW-COOP-51, GW-COOP-54."""
        self.result = LOST
        self.agenda = None
        if self.sink is not None:
            self.tell(meta.COOP_LOST)

    def scores(self) -> list[int]:
        """Honour; in the cooperative game the requests fulfilled together."""
        if self.is_cooperative():
            return [self.fulfilled] * self.players
        return self.honour[: self.players]

    def winners(self) -> list[int]:
        """GW-GEN-09, GW-SCORE-05; GW-SOLO-22, GW-SOLO-49, GW-AMB-47; GW-COOP-52."""
        if self.is_cooperative():
            return list(range(self.players)) if self.result == WON else []
        if self.qin >= 0:
            return [0] if self.result != LOST and self.honour[0] > self.honour[self.qin] else []
        best = max(self.honour[: self.players])
        for faction in self.tea:
            if faction < self.players and self.honour[faction] == best:
                return [faction]
        return []

    def season_of(self) -> i64:
        """The season that runs, read off the agenda's last step; -1 before the first and after the last."""
        step = self.agenda
        if step is None:
            return -1
        while step.below is not None:
            step = step.below
        return step.season()
