"""The copying of a position's state, a line for each row of state.py. Written by write_types.py: `make types` renews it."""

from ...kernel.rng import Rng
from .board import Board


def copy_state(board: Board, twin: Board) -> None:
    """Copies everything but the sink to an empty position. No pick is being carried out, so there is no `part`."""
    twin.sink = None
    twin.part = None
    twin.cards = board.cards
    twin.switches = board.switches
    twin.players = board.players
    twin.factions = board.factions
    twin.qin = board.qin
    twin.rush = board.rush
    twin.first_section = board.first_section
    twin.side = board.side
    twin.track = board.track
    twin.windows = board.windows
    twin.doing = board.doing
    twin.rush_general = board.rush_general
    twin.asking = board.asking
    twin.version = board.version
    twin.agenda = board.agenda
    twin.rng = Rng(board.rng.a, board.rng.b, board.rng.c, board.rng.counter)
    twin.year = board.year
    twin.active = board.active
    twin.tea = board.tea
    twin.shame = board.shame
    twin.shame_boxed = board.shame_boxed
    twin.warehouse = board.warehouse[:]
    twin.wall = board.wall[:]
    twin.barricades = board.barricades[:]
    twin.result = board.result
    twin.spared = board.spared
    twin.fulfilled = board.fulfilled
    twin.extra_defence = board.extra_defence
    twin.begun = board.begun
    twin.depth = board.depth[:]
    twin.covered = board.covered[:]
    twin.slot_card = board.slot_card[:]
    twin.cover = board.cover[:]
    twin.due = board.due[:]
    twin.rest = board.rest[:]
    twin.posts = board.posts[:]
    twin.clerks = board.clerks[:]
    twin.spaces = board.spaces[:]
    twin.honour = board.honour[:]
    twin.resources = board.resources[:]
    twin.reserve = board.reserve[:]
    twin.shamed = board.shamed[:]
    twin.overseers = board.overseers[:]
    twin.overseer_types = board.overseer_types[:]
    twin.home = board.home[:]
    twin.unhired = board.unhired[:]
    twin.gone = board.gone[:]
    twin.general = board.general[:]
    twin.dealt = board.dealt[:]
    twin.advisors = board.advisors[:]
    twin.support = board.support[:]
    twin.hand = board.hand[:]
    twin.pile = board.pile[:]
    twin.chosen = board.chosen[:]
    twin.tactics = board.tactics[:]
    twin.taken = board.taken[:]
    twin.changes = board.changes[:]
    twin.watch = board.watch[:]
    twin.dead = board.dead[:]
    twin.saved = board.saved[:]
    twin.recruits = board.recruits[:]
    twin.advisor_track = board.advisor_track
    twin.artifacts = board.artifacts
    twin.requests = board.requests
    twin.events = board.events
    twin.qin_track = board.qin_track
    twin.horde_deck = board.horde_deck
    twin.horde_discard = board.horde_discard
    twin.tactic_deck = board.tactic_deck
    twin.tactic_discard = board.tactic_discard
    twin.advisor_deck = board.advisor_deck
    twin.advisor_discard = board.advisor_discard
    twin.request_deck = board.request_deck
    twin.event_deck = board.event_deck
    twin.qin_deck = board.qin_deck
    twin.qin_pile = board.qin_pile
