"""The board and everything on it, as flat data; what can be read off it, and the small changes every rule is made of.

Nothing here knows the course of a Year: steps change the board through these methods.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.events import EventKind
from ...kernel.position import Position
from ...kernel.rng import Rng
from . import meta
from .cardset import FIRST_ADVISOR, FIRST_EVENT, MOST_YEARS, CardSet
from .effect_compiler import TRACK_COUNT
from .meta import (
    ACTIVE_COMMANDS,
    COOPERATIVE,
    COUNT_FACTIONS,
    FEW_CLERKS,
    NO_FLOOR,
)
from .pieces import (
    BARRICADE_DEFENCE,
    HAND_LIMIT,
    HIGHEST_WALL,
    HORSE_DOWN,
    HORSE_LEFT,
    HORSE_RIGHT,
    HORSE_UP,
    HORSEMAN,
    LOCATIONS,
    ONE_BYTE,
    PAIR_FIRST,
    PAIR_SECOND,
    PRODUCTION,
    SECTIONS,
    SLOTS,
    SOLDIERS,
    SPEAR_ON,
    SPEARMAN,
    WOUND,
)
from .step import Step
from .vocabulary import (
    ABOVE,
    ACTIVE,
    AT_ALWAYS,
    BASE_DEFENCE,
    BELOW,
    CHANGE_COUNT,
    CLEAN,
    CLERKS_HIRED,
    DEAD,
    FIGHTING,
    FOES,
    HANDS,
    HELD,
    HIGH_WALLS,
    INVADERS,
    LETHALITY,
    LEVELS,
    MORE_CARDS,
    OVERSEERS,
    PILED,
    PLACED,
    POSTED,
    RECRUITS,
    RESTING,
    SHIELDED,
    STANDING,
    STRANGERS,
    STRONGER,
    SUPPORT,
    TAKEN,
    TILES,
    TYPES,
    WALL_LEVELS,
    YEARS,
)

WON: Final[i64] = 1
LOST: Final[i64] = 2
# The bits of all points but one. A table, because compiled code shifts a literal number in 32 bits only.
OTHER_POINTS: Final = [((1 << 60) - 1) ^ (31 << (5 * point)) for point in range(12)]
NEUTRAL: Final = 8  # in events: Qin Jiushao is 8, the Rush Clan 9, so that no seat is meant


class Board(Position):
    """Factions are the players, then Qin Jiushao in solo, then the Rush Clan with one or two players."""

    cards: CardSet
    switches: bytes
    factions: i64
    qin: i64  # -1: not in the game
    rush: i64
    first_section: i64  # 1 where the leftmost Section is not used (GW-REED-02)
    side: i64
    track: i64  # which Time track
    windows: i64  # moments at which a Tactic card of this game can be played, as bits
    asking: i64  # who answers the question on top of the agenda; -1: nobody or everybody
    agenda: Step | None
    rng: Rng
    year: i64
    active: i64  # whose turn it is; -1: nobody's
    result: i64  # of a cooperative game
    shame: i64  # tiles in the Supply
    shame_boxed: i64
    spared: i64  # the tile that is due will not be received
    fulfilled: i64
    extra_defence: i64  # of the Section that is being assaulted
    event_bits: i64  # moments of the events that lie open
    resources: list[int]  # faction * 4 + resource
    honour: list[int]
    reserve: list[int]  # faction * 3 + soldier, those with Shame tiles included
    shamed: list[int]
    rest: list[int]  # (section * factions + faction) * 3 + soldier
    posts: list[int]  # section * factions + faction
    overseers: list[int]  # faction * 4 + location: level
    overseer_types: list[int]  # soldier + 1
    home: list[int]  # clerks in the Reserve
    unhired: list[int]
    clerks: list[int]  # location * factions + faction
    gone: list[int]  # faction * 4 + soldier, then clerks: sacrificed
    wall: list[int]
    barricades: list[int]
    depth: list[int]  # horde cards of a Section
    slot_card: list[int]  # card, or -1
    covered: list[int]  # points of a slot, as bits
    cover: list[int]  # five bits a point
    due: list[int]  # rank of a defeated Horde that is still to be resolved
    warehouse: list[int]
    changes: list[int]  # faction * CHANGE_COUNT + change: standing changes, always what count_changes would say
    watch: list[int]  # faction -> moments of its abilities
    general: list[int]  # holder, or -1
    hand: list[int]  # commands, as bits
    pile: list[int]
    chosen: list[int]  # -1: none
    spaces: list[int]  # of the Command track: faction * 16 + command, or -1
    dead: list[int]  # (row * factions + faction) * 2 + (0 spearmen, 1 horsemen); then archers by faction
    saved: list[int]  # faction * 3 + soldier
    recruits: list[int]
    taken: list[bytes]  # pairs: card, tiles on it
    tactics: list[bytes]  # sorted
    advisors: list[bytes]  # active ones
    support: list[bytes]
    dealt: list[bytes]  # two generals and two advisors
    horde_deck: bytes  # the last is on top, as in all decks
    horde_discard: bytes
    tactic_deck: bytes
    tactic_discard: bytes
    advisor_deck: bytes
    advisor_discard: bytes
    advisor_track: bytes
    tea: bytes  # factions, top first
    artifacts: bytes
    request_deck: bytes
    requests: bytes
    event_deck: bytes
    events: bytes
    qin_deck: bytes
    qin_pile: bytes
    qin_track: bytes  # five Locations, the highest first
    rush_general: i64

    def clear(self, cards: CardSet, players: i64, switches: bytes) -> None:
        """An empty table."""
        self.cards = cards
        self.switches = switches
        self.players = players
        self.version = 0
        self.sink = None
        cooperative = switches[COOPERATIVE] == 1
        solo = players == 1
        self.qin = 1 if solo else -1
        self.rush = 2 if players <= 2 else -1
        factions: i64 = players if players > 2 else 3
        self.factions = factions
        self.first_section = 1 if players <= 2 else 0
        self.side = 1 if players == 4 else 0
        self.track = (3 if cooperative else 0) + (2 if players == 4 else 0 if players == 3 else 1)
        self.windows = cards.coop_windows if cooperative else cards.windows
        self.asking = -1
        self.agenda = None
        self.rng = Rng(0, 0, 0, 0)
        self.year = 1
        self.active = -1
        self.result = 0
        self.shame = 0
        self.shame_boxed = 0
        self.spared = 0
        self.fulfilled = 0
        self.extra_defence = 0
        self.event_bits = 0
        self.rush_general = -1
        self.resources = [0] * (factions * 4)
        self.honour = [0] * factions
        self.reserve = [0] * (factions * 3)
        self.shamed = [0] * (factions * 3)
        self.rest = [0] * (9 * factions)
        self.posts = [0] * (3 * factions)
        self.overseers = [0] * (4 * factions)
        self.overseer_types = [0] * (4 * factions)
        self.home = [0] * factions
        self.unhired = [0] * factions
        self.clerks = [0] * (LOCATIONS * factions)
        self.gone = [0] * (4 * factions)
        self.wall = [0] * SECTIONS
        self.barricades = [0] * SECTIONS
        self.depth = [0] * SECTIONS
        self.slot_card = [-1] * SLOTS
        self.covered = [0] * SLOTS
        self.cover = [0] * SLOTS
        self.due = [0] * SLOTS
        self.warehouse = [0] * 3
        self.changes = [0] * (factions * CHANGE_COUNT)
        self.watch = [0] * factions
        self.general = [-1] * factions
        self.hand = [0] * factions
        self.pile = [0] * factions
        self.chosen = [-1] * factions
        self.spaces = [-1] * factions
        self.dead = [0] * (7 * factions)
        self.saved = [0] * (3 * factions)
        self.recruits = [0] * 3
        self.taken = [b""] * factions
        self.tactics = [b""] * factions
        self.advisors = [b""] * factions
        self.support = [b""] * factions
        self.dealt = [b""] * factions
        self.horde_deck = b""
        self.horde_discard = b""
        self.tactic_deck = b""
        self.tactic_discard = b""
        self.advisor_deck = b""
        self.advisor_discard = b""
        self.advisor_track = b""
        self.tea = bytes(range(factions))
        self.artifacts = b""
        self.request_deck = b""
        self.requests = b""
        self.event_deck = b""
        self.events = b""
        self.qin_deck = b""
        self.qin_pile = b""
        self.qin_track = b""

    def tell(self, kind: EventKind, args: tuple[int, ...] = ()) -> None:
        """An event; factions that no player has are told apart from seats."""
        if self.sink is not None:
            if kind.args and kind.args[0] == "faction" and args[0] >= self.players:
                args = (NEUTRAL + (0 if args[0] == self.qin else 1), *args[1:])
            self.sink.tell(kind, args)

    # The agenda

    def do(self, step: Step) -> None:
        """Puts a step before all others."""
        step.below = self.agenda
        self.agenda = step

    def do_in_order(self, steps: list[Step]) -> None:
        """Puts steps before all others, the first of them first."""
        index: i64 = len(steps) - 1
        while index >= 0:
            step = steps[index]
            step.below = self.agenda
            self.agenda = step
            index -= 1

    def in_tea_order(self, mask: i64) -> list[int]:
        """Returns a set of factions, the highest on the Tea track first (GW-TEA-02)."""
        found: list[int] = []
        tea = self.tea
        for place in range(len(tea)):
            faction: i64 = tea[place]
            if (mask >> faction) & 1:
                found.append(faction)
        return found

    def lose_together(self) -> None:
        """GW-COOP-51, GW-COOP-54."""
        self.result = LOST
        self.agenda = None
        if self.sink is not None:
            self.tell(meta.COOP_LOST)

    # Factions

    def is_cooperative(self) -> bool:
        return self.switches[COOPERATIVE] == 1

    def is_human(self, faction: i64) -> bool:
        return faction < self.players

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

    def commander(self) -> i64:
        """GW-REED-20, GW-SOLO-45: who decides for the Rush Clan."""
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
            self.tell(meta.HONOUR_CHANGED, (faction, total - before, total))

    def gain(self, faction: i64, resource: i64, amount: i64) -> None:
        """GW-REED-24, GW-SOLO-16: artificial factions own nothing."""
        if amount <= 0:
            return
        if faction < self.players:
            self.resources[faction * 4 + resource] = self.resources[faction * 4 + resource] + amount
            if self.sink is not None:
                self.tell(meta.GAINED, (faction, amount, resource))
        elif faction == self.rush and resource < 3:
            self.warehouse[resource] = self.warehouse[resource] + amount

    def pay(self, faction: i64, resource: i64, amount: i64) -> None:
        """GW-GEN-06."""
        if amount > 0:
            self.resources[faction * 4 + resource] = self.resources[faction * 4 + resource] - amount
            if self.sink is not None:
                self.tell(meta.PAID, (faction, amount, resource))

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
        """0 for a Special Location."""
        return self.cards.spaces[self.side * LOCATIONS + location]

    def is_full(self, location: i64) -> bool:
        """GW-CLERK-03, GW-CLERK-04: a full Ordinary Location takes and gives no Clerk."""
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
        """GW-LOC-03, GW-LOC-05, GW-ADVACT-03, GW-AMB-56."""
        if not advanced and self.clerk_spaces(location) > 0 and not self.is_full(location):
            return False
        mask = self.present(location)
        return mask != 0 and not (self.rush >= 0 and mask == 1 << self.rush)

    # Shame

    def tiles_of(self, faction: i64) -> i64:
        at = faction * 3
        total: i64 = self.shamed[at] + self.shamed[at + 1] + self.shamed[at + 2]
        taken = self.taken[faction]
        for index in range(1, len(taken), 2):
            total += taken[index]
        return total

    # Counting

    def count(self, faction: i64, what: i64, arg: i64) -> i64:
        """What a card counts for a faction; `arg` is the Section or Location the effect is about."""
        total: i64 = 0
        factions = self.factions
        if what >= TRACK_COUNT:
            for card in self.spaces:
                if card >= 0 and card >> 4 != faction and card & 15 == what - TRACK_COUNT and card >> 4 != self.rush:
                    total += 1
        elif what == SUPPORT:
            total = len(self.support[faction])
        elif what == ACTIVE:
            total = len(self.advisors[faction])
        elif what == OVERSEERS:
            for place in range(PRODUCTION):
                if self.overseers[faction * 4 + place] > 0:
                    total += 1
        elif what == LEVELS:
            for place in range(PRODUCTION):
                total += self.overseers[faction * 4 + place]
        elif what == RESTING:
            for section in range(SECTIONS):
                for soldier in range(3):
                    total += self.rest[self.rest_at(section, faction, soldier)]
        elif what == POSTED:
            for section in range(SECTIONS):
                total += self.posts[section * factions + faction]
        elif what == FIGHTING:
            for slot in range(SLOTS):
                if self.cover[slot] > 0:
                    total += self.soldiers_on(slot, faction, SPEARMAN) + self.soldiers_on(slot, faction, HORSEMAN)
        elif what == TAKEN:
            total = len(self.taken[faction]) // 2
        elif what == TILES:
            total = self.tiles_of(faction)
        elif what == WALL_LEVELS:
            total = self.wall[0] + self.wall[1] + self.wall[2]
        elif what == STANDING:
            total = self.barricades[0] + self.barricades[1] + self.barricades[2]
        elif what == PLACED:
            for place in range(LOCATIONS):
                total += self.clerks[place * factions + faction]
        elif what == HELD:
            total = len(self.tactics[faction])
        elif what == PILED:
            bits: i64 = self.pile[faction]
            while bits > 0:
                total += bits & 1
                bits >>= 1
        elif what == FOES:
            total = self.depth[arg]
        elif what == DEAD:
            total = self.dead_of(faction, 0) + self.dead_of(faction, 1) + self.dead_of(faction, 2)
        elif what == BELOW or what == ABOVE:
            place = self.tea.find(ONE_BYTE[faction])
            total = place if what == ABOVE else factions - 1 - place
        elif what == HANDS:
            total = self.clerks[arg * factions + faction]
        elif what == STRANGERS:
            total = self.clerks_in(arg) - self.clerks[arg * factions + faction]
        elif what == HIGH_WALLS:
            for section in range(SECTIONS):
                if self.wall[section] == HIGHEST_WALL:
                    total += 1
        elif what == YEARS:
            total = self.year
        elif what == RECRUITS:
            total = self.recruits[0] + self.recruits[1] + self.recruits[2]
        elif what == TYPES:
            for soldier in range(3):
                if self.reserve[faction * 3 + soldier] < SOLDIERS[soldier]:
                    total += 1
        elif what == CLEAN:
            taken = self.taken[faction]
            for index in range(1, len(taken), 2):
                if taken[index] == 0:
                    total += 1
        elif what == CLERKS_HIRED:
            total = (5 if self.switches[FEW_CLERKS] == 1 else 3) - self.unhired[faction]
        elif what == INVADERS:
            total = self.depth[0] + self.depth[1] + self.depth[2]
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
        """Standing changes and moments of a faction's general and active advisors, and of the events that lie open."""
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
            if faction < self.players:
                watch |= cards.watch[FIRST_EVENT + event]
                self.add_changes(faction, FIRST_EVENT + event)
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
        """The abilities that act: the general's, the active advisors' in the order they came, the events'."""
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

    def scores(self) -> list[int]:
        """Honour; in the cooperative game the requests fulfilled together."""
        if self.is_cooperative():
            return [self.fulfilled] * self.players
        return self.honour[: self.players]

    def winners(self) -> list[int]:
        """GW-SCORE-05, GW-SOLO-49, GW-COOP-52."""
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
