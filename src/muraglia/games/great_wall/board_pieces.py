"""What can be read off the board, and the small changes every rule is made of: factions, Honour, soldiers, Hordes, Locations."""

from typing import Final

from mypy_extensions import i64

from . import meta
from .board_state import BoardState
from .meta import ACTIVE_COMMANDS, COOPERATIVE, COUNT_FACTIONS, NO_FLOOR
from .pieces import (
    HAND_LIMIT,
    HORSE_DOWN,
    HORSE_LEFT,
    HORSE_RIGHT,
    HORSE_UP,
    LOCATIONS,
    ONE_BYTE,
    PAIR_FIRST,
    PAIR_SECOND,
    SPEAR_ON,
    SPEARMAN,
    WOUND,
)
from .sources import LOOK_BELOW
from .vocabulary import CHANGE_COUNT, MORE_CARDS, SHIELDED

# The bits of all points but one. A table, because compiled code shifts a literal number in 32 bits only.
OTHER_POINTS: Final = [((1 << 60) - 1) ^ (31 << (5 * point)) for point in range(12)]


class BoardPieces(BoardState):
    """What lies where."""

    # Factions

    def is_cooperative(self) -> bool:
        return self.switches[COOPERATIVE] == 1

    def first_in_tea(self, mask: i64) -> i64:
        """The highest on the Tea track of a set of factions (GW-TEA-02); -1 for the empty set."""
        tea = self.tea
        for place in range(len(tea)):
            faction: i64 = tea[place]
            if (mask >> faction) & 1:
                return faction
        return -1

    def all_but(self, faction: i64) -> i64:
        return ((1 << self.factions) - 1) & ~(1 << faction)

    def everybody(self) -> i64:
        return (1 << self.factions) - 1

    def humans(self) -> i64:
        return (1 << self.players) - 1

    def speaker(self) -> i64:
        """GW-COOP-38: who speaks for all in the cooperative game."""
        return self.first_in_tea(self.humans())

    def commander(self) -> i64:
        """GW-REED-20, GW-REED-21, GW-SOLO-45: who decides for the Rush Clan now."""
        if self.qin >= 0:
            if self.active == self.qin:
                return self.qin
            if self.switches[ACTIVE_COMMANDS] == 1 and self.active == 0:
                return 0
            return self.first_in_tea((1 << self.qin) | 1)
        if self.switches[ACTIVE_COMMANDS] == 1 and self.active >= 0 and self.active < self.players:
            return self.active
        return self.first_in_tea(self.humans())

    def decider(self, faction: i64) -> i64:
        """Who answers for a faction; Qin Jiushao never answers."""
        return self.commander() if faction == self.rush else faction

    def counted_players(self) -> i64:
        """GW-AMB-17."""
        return self.factions if self.switches[COUNT_FACTIONS] == 1 else self.players

    # Honour and resources

    def add_honour(self, faction: i64, amount: i64) -> None:
        """GW-GEN-05; GW-AMB-27 for the floor; GW-REED-24: the Rush Clan has none."""
        if amount == 0 or faction == self.rush:
            return
        before: i64 = self.honour[faction]
        total: i64 = before + amount
        if total < 0 and self.switches[NO_FLOOR] == 0:
            total = 0
        self.honour[faction] = total
        if self.sink is not None and total != before:
            self.tell(meta.HONOUR_CHANGED, (faction, total - before, total, self.because()))

    def gain(self, faction: i64, resource: i64, amount: i64) -> None:
        """GW-REED-24, GW-SOLO-16: artificial factions own nothing."""
        if amount <= 0:
            return
        if faction < self.players:
            self.resources[faction * 4 + resource] = self.resources[faction * 4 + resource] + amount
            if self.sink is not None:
                self.tell(meta.GAINED, (faction, amount, resource, self.because()))
        elif faction == self.rush and resource < 3:
            self.warehouse[resource] = self.warehouse[resource] + amount
            if self.sink is not None:
                self.tell(meta.STORED, (faction, amount, resource))

    def pay(self, faction: i64, resource: i64, amount: i64, source: i64 = LOOK_BELOW) -> None:
        """GW-GEN-06; `source`: what it is paid for, if that is not what the step that is being carried out says."""
        if amount > 0:
            self.resources[faction * 4 + resource] = self.resources[faction * 4 + resource] - amount
            if self.sink is not None:
                self.tell(meta.PAID, (faction, amount, resource, self.because() if source < 0 else source))

    def material(self, faction: i64) -> i64:
        """Wood, stone and gold together."""
        at = faction * 4
        total: i64 = self.resources[at] + self.resources[at + 1] + self.resources[at + 2]
        return total

    def stored(self) -> i64:
        total: i64 = self.warehouse[0] + self.warehouse[1] + self.warehouse[2]
        return total

    def change(self, faction: i64, which: i64) -> i64:
        return self.changes[faction * CHANGE_COUNT + which]

    def hand_limit(self, faction: i64) -> i64:
        return HAND_LIMIT + self.changes[faction * CHANGE_COUNT + MORE_CARDS]

    def drop_tactic(self, faction: i64, card: i64) -> None:
        hand = self.tactics[faction]
        at = hand.find(ONE_BYTE[card])
        self.tactics[faction] = hand[:at] + hand[at + 1 :]
        self.tactic_discard += ONE_BYTE[card]

    # Soldiers

    def usable(self, faction: i64, soldier: i64) -> i64:
        """GW-SHAME-7: in the Reserve and without a tile."""
        at = faction * 3 + soldier
        left: i64 = self.reserve[at] - self.shamed[at]
        return left

    def rest_at(self, section: i64, faction: i64, soldier: i64) -> i64:
        return (section * self.factions + faction) * 3 + soldier

    def free_posts(self, section: i64) -> i64:
        """GW-BOARD-04."""
        used: i64 = 0
        first = section * self.factions
        for place in range(first, first + self.factions):
            used += self.posts[place]
        return self.cards.posts[(self.side * 3 + section) * 4 + self.wall[section]] - used

    # Hordes

    def vital(self, slot: i64) -> i64:
        card: i64 = self.slot_card[slot]
        return 0 if card < 0 else self.cards.vital[card // 3]

    def vacant(self, slot: i64) -> i64:
        card: i64 = self.slot_card[slot]
        return 0 if card < 0 else self.cards.vital[card // 3] & ~self.covered[slot]

    def set_cover(self, slot: i64, point: i64, code: i64) -> None:
        cover: i64 = self.cover[slot]
        self.cover[slot] = (cover & OTHER_POINTS[point]) | (code << (5 * point))
        self.covered[slot] = self.covered[slot] | (1 << point)

    def cover_pair(self, slot: i64, pair: i64, faction: i64) -> None:
        upright = pair >= 10
        self.set_cover(slot, PAIR_FIRST[pair], (HORSE_UP if upright else HORSE_LEFT) + faction)
        self.set_cover(slot, PAIR_SECOND[pair], (HORSE_DOWN if upright else HORSE_RIGHT) + faction)

    def soldiers_on(self, slot: i64, faction: i64, soldier: i64) -> i64:
        """How many figures of a kind a faction has on a Horde."""
        cover: i64 = self.cover[slot]
        found: i64 = 0
        while cover > 0:
            code = cover & 31
            if soldier == SPEARMAN:
                if code == SPEAR_ON + faction:
                    found += 1
            elif code == HORSE_LEFT + faction or code == HORSE_UP + faction:
                found += 1
            cover >>= 5
        return found

    def points_of(self, slot: i64, faction: i64) -> i64:
        """How many points a faction's soldiers cover: a Horseman two (GW-HORDE-DEFEAT-3)."""
        cover: i64 = self.cover[slot]
        found: i64 = 0
        while cover > 0:
            code = cover & 31
            if code > WOUND and (code - SPEAR_ON) % 4 == faction:
                found += 1
            cover >>= 5
        return found

    def is_shielded(self, slot: i64) -> bool:
        """Archers cannot wound such a Horde while it is not at the Wall."""
        return slot % 3 > 0 and self.cards.horde_ability[self.slot_card[slot] // 3] == SHIELDED

    def indicator(self) -> i64:
        """GW-BOARD-17, GW-AMB-30: the Section on the back of the top card; -1: there is none."""
        self.renew_hordes()
        return self.horde_deck[len(self.horde_deck) - 1] % 3 if self.horde_deck else -1

    def renew_hordes(self) -> None:
        if not self.horde_deck and self.horde_discard:
            self.horde_deck = self.shuffled(self.horde_discard)
            self.horde_discard = b""

    def shuffled(self, cards: bytes) -> bytes:
        order = list(cards)
        self.rng.shuffle(order)
        return bytes(order)

    # Locations

    def clerks_in(self, location: i64) -> i64:
        total: i64 = 0
        clerks = self.clerks
        first = location * self.factions
        for place in range(first, first + self.factions):
            total += clerks[place]
        return total

    def clerk_spaces(self, location: i64) -> i64:
        """GW-LOC-02, GW-TEAHOUSE-04; 0 for a Special Location (GW-LOC-04)."""
        return self.cards.spaces[self.side * LOCATIONS + location]

    def is_full(self, location: i64) -> bool:
        """GW-CLERK-03, GW-CLERK-04: a full Ordinary Location takes and gives no Clerk. GW-REED-16: the Rush Clan's Clerk counts."""
        spaces = self.clerk_spaces(location)
        return spaces > 0 and self.clerks_in(location) >= spaces

    def full_places(self) -> i64:
        """`is_full` for all Locations at once, as bits."""
        mask: i64 = 0
        spaces = self.cards.spaces
        clerks = self.clerks
        factions = self.factions
        first_space = self.side * LOCATIONS
        for place in range(LOCATIONS):
            left: i64 = spaces[first_space + place]
            if left > 0:
                for index in range(place * factions, (place + 1) * factions):
                    left -= clerks[index]
                if left <= 0:
                    mask |= 1 << place
        return mask

    def present(self, location: i64) -> i64:
        """Who has Clerks there, as bits."""
        mask: i64 = 0
        clerks = self.clerks
        first = location * self.factions
        for faction in range(self.factions):
            if clerks[first + faction] > 0:
                mask |= 1 << faction
        return mask

    def can_be_activated(self, location: i64, advanced: bool) -> bool:
        """GW-LOC-03, GW-LOC-05, GW-ADVACT-03.

        GW-REED-12, GW-AMB-56: not where the Rush Clan is alone, unless a card Activates an Ordinary Location.
        """
        if not advanced and self.clerk_spaces(location) > 0 and not self.is_full(location):
            return False
        mask = self.present(location)
        if self.rush >= 0 and mask == 1 << self.rush:
            return advanced and self.clerk_spaces(location) > 0
        return mask != 0

    # Shame

    def tiles_of(self, faction: i64) -> i64:
        at = faction * 3
        total: i64 = self.shamed[at] + self.shamed[at + 1] + self.shamed[at + 2]
        taken = self.taken[faction]
        for index in range(1, len(taken), 2):
            total += taken[index]
        return total
