"""What a position of The Great Wall holds, as flat data: the declarations, what is given from the beginning, events and the agenda.

The table in state.py says what each field means to texts and views.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.events import EventKind
from ...kernel.position import Position
from ...kernel.rng import Rng
from .cardset import CardSet
from .meta import COOPERATIVE
from .sources import BY_RULES, FIRST_CARD, LOOK_BELOW
from .step import Step

NEUTRAL: Final = 8  # in events: Qin Jiushao is 8, the Rush Clan 9, so that no seat is meant


class BoardState(Position):
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
    begun: i64  # the question on top goes on with a form
    part: Step | None  # while a pick is carried out: the step that goes on with the form, if nothing comes before it
    agenda: Step | None
    doing: Step | None  # the step that is being carried out; only events need it
    rng: Rng
    year: i64
    active: i64  # whose turn it is; -1: nobody's
    result: i64  # of a cooperative game
    shame: i64  # tiles in the Supply
    shame_boxed: i64
    spared: i64  # the tile that is due will not be received
    fulfilled: i64
    extra_defence: i64  # of the Section that is being assaulted
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

    def set_given(self, cards: CardSet, players: i64, switches: bytes) -> None:
        """Sets what never changes. GW-SETUP-01, GW-COMP-01: the side of the board; GW-SETUP-02, GW-COMP-20, GW-AMB-48: the Time track;
        GW-REED-03, GW-SOLO-02: the first usable Section; GW-COOP-41: the Rush Clan with one and two players."""
        self.cards = cards
        self.switches = switches
        self.players = players
        cooperative = switches[COOPERATIVE] == 1
        self.qin = 1 if players == 1 else -1
        self.rush = 2 if players <= 2 else -1
        self.factions = players if players > 2 else 3
        self.first_section = 1 if players <= 2 else 0
        self.side = 1 if players == 4 else 0
        self.track = (3 if cooperative else 0) + (2 if players == 4 else 0 if players == 3 else 1)
        self.doing = None
        self.windows = cards.coop_windows if cooperative else cards.windows

    def tell(self, kind: EventKind, args: tuple[int, ...] = ()) -> None:
        """An event; factions that no player has are told apart from seats."""
        if self.sink is not None:
            if kind.args and kind.args[0] == "faction" and args[0] >= self.players:
                args = (NEUTRAL + (0 if args[0] == self.qin else 1), *args[1:])
            self.sink.tell(kind, args)

    def because(self) -> i64:
        """Returns the source of what is being done now: a rule or a card (sources.py)."""
        step = self.doing
        if step is None:
            return BY_RULES
        source = step.source(self.cards)
        while source == LOOK_BELOW:
            step = step.below
            if step is None:
                return BY_RULES
            source = step.source_of_above(self.cards)
        return source

    def cause(self) -> i64:
        """Returns what has led to what is being done now: the nearest card, Location, defeat or breach, or else the rules."""
        step = self.doing
        if step is None:
            return BY_RULES
        source = step.source(self.cards)
        if source >= FIRST_CARD:
            return source
        step = step.below
        while step is not None:
            source = step.cause_of_above(self.cards)
            if source != LOOK_BELOW:
                return source
            step = step.below
        return BY_RULES

    # The agenda

    def do(self, step: Step) -> None:
        """Puts a step before all others."""
        step.below = self.agenda
        self.agenda = step

    def go_on_with(self, step: Step) -> None:
        """Puts a step before all others that goes on with the form: its question belongs to the same answer."""
        step.below = self.agenda
        self.agenda = step
        self.part = step

    def go_on_with_next(self) -> None:
        """Makes the next step on the agenda go on with the form."""
        self.part = self.agenda

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
