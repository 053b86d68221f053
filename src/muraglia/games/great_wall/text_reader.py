"""Reads a position text of The Great Wall, and refuses one that cannot be, by its line."""

from ...kernel.agenda import seat_letter
from ...kernel.lines import Line, Reader
from ...kernel.position_text import TITLE
from .agenda import check_agenda
from .board import Board
from .pieces import (
    CLERKS,
    GENERALS,
    LOCATION_WORDS,
    RUSH_CLERKS,
    SECTIONS,
    SLOTS,
    SOLDIERS,
    STANDARD_TACTICS,
    TACTICS,
)
from .shapes import Number, places
from .state import LINES, Field
from .text import position_text


def read_board(board: Board, text: str) -> None:
    """Fills an empty board. A damaged text raises TextError, and the board is to be thrown away."""
    reader = Reader(text, TITLE)
    for key in ("game", "players", "options"):
        reader.take(key)  # read before, by read_setup
    line = reader.take("set")
    cards = f"{board.cards.name} {board.cards.digest}"
    if line.value != cards:
        raise line.error("text-other-set", {"word": line.value, "expected": cards})
    found: dict[str, Line] = {}
    for key, fields, at in LINES[board.factions]:
        found[key] = reader.take(key)
        read_line(board, fields, at, found[key])
    reader.finish()
    check_factions(board, found)
    check_cards(board, found)
    check_figures(board, found[f"reserve {seat_letter(board.factions - 1)}"], found["recruits"])
    check_tiles(board, found["shame"])
    for faction in range(board.factions):
        if not board.dealt[faction]:  # before the choice is open a general does nothing
            board.count_changes(faction)
    board.rush_general = GENERALS + (1 if board.is_cooperative() else 0) if board.rush >= 0 else -1
    check_agenda(board, found["agenda"])
    reader.check_identity(position_text(board))


def read_line(board: Board, fields: list[Field], at: int, line: Line) -> None:
    """Fields that share a line have one word each, but for the last one, which has the rest."""
    words = [] if line.value == "-" else line.value.split()
    if at < 0:
        read_entries(board, fields[0], words, line)
        return
    last = len(fields) - 1
    for index, field in enumerate(fields):
        mine = words[index:] if index == last else words[index : index + 1]
        if last and len(mine) != 1 and isinstance(field.shape, Number):
            raise line.error("text-entries", {"count": last + 1})
        field.shape.put(board, field.name, at, field.shape.read(board, at, mine, line))


def read_entries(board: Board, field: Field, words: list[str], line: Line) -> None:
    """All entries of a field from one line, the same number of words for each."""
    shape = field.shape
    width = max(shape.row, 1)
    entries = [shape.read(board, at, words[at * width : (at + 1) * width], line) for at in range(len(words) // width)]
    count = len(places(shape.each, board.factions))
    if len(entries) != count or len(words) % width:
        raise line.error("text-entries", {"count": count * width})
    for at, entry in enumerate(entries):
        shape.put(board, field.name, at, entry)


# What cannot be


def check_factions(board: Board, found: dict[str, Line]) -> None:
    for place, word in enumerate(LOCATION_WORDS):
        if board.clerk_spaces(place) and board.clerks_in(place) > board.clerk_spaces(place):
            raise found[f"clerks {word}"].error("text-too-many-clerks")
    for faction in range(board.factions):
        letter = seat_letter(faction)
        if min(board.usable(faction, 0), board.usable(faction, 1), board.usable(faction, 2)) < 0:
            raise found[f"shamed {letter}"].error("text-shamed")
        for at in range(faction * 4, faction * 4 + 4):
            if (board.overseers[at] > 0) != (board.overseer_types[at] > 0):
                raise found[f"overseer soldiers {letter}"].error("text-overseers")


def check_cards(board: Board, found: dict[str, Line]) -> None:
    """Every card is in one place."""
    check_hordes(board, found["horde discard"])
    tactics = [board.tactic_deck, board.tactic_discard, *board.tactics]
    check_once(found["tactic discard"], tactics, TACTICS if board.is_cooperative() else STANDARD_TACTICS)
    dealt = [cards[2:] for cards in board.dealt]
    decks = [board.advisor_deck, board.advisor_discard, board.advisor_track]
    check_once(found["advisor discard"], [*decks, *board.advisors, *board.support, *dealt], len(board.cards.ids["advisor"]))
    check_different(found["request deck"], [board.request_deck, board.requests])
    check_different(found["event deck"], [board.event_deck, board.events])
    check_different(found["solo pile"], [board.qin_deck, board.qin_pile])


def check_tiles(board: Board, line: Line) -> None:
    tiles = board.shame + board.shame_boxed + sum([board.tiles_of(seat) for seat in range(board.players)])
    if tiles != 10 * board.players:
        raise line.error("text-tiles", {"count": tiles, "most": 10 * board.players})


def check_once(line: Line, places: list[bytes], count: int) -> None:
    """Every card of a deck is somewhere, once."""
    everywhere = sorted(b"".join(places))
    if everywhere != list(range(count)):
        raise line.error("text-cards", {"count": count})


def check_different(line: Line, places: list[bytes]) -> None:
    everywhere = b"".join(places)
    if len(set(everywhere)) != len(everywhere):
        raise line.error("text-cards", {"count": len(set(everywhere))})


def check_hordes(board: Board, line: Line) -> None:
    deck = board.cards.coop_deck if board.is_cooperative() else board.cards.horde_deck
    expected = sorted([card for card in deck if board.first_section == 0 or card % 3 != 0])
    found = list(board.horde_deck) + list(board.horde_discard) + [card for card in board.slot_card if card >= 0]
    for taken in board.taken:
        found += [taken[index] for index in range(0, len(taken), 2)]
    if sorted(found) != expected:
        raise line.error("text-cards", {"count": len(expected)})


def check_figures(board: Board, line: Line, recruits: Line) -> None:
    """GW-COMP-04: every figure of a clan is somewhere."""
    missing = [0, 0, 0]
    for faction in range(board.factions):
        for soldier in range(3):
            total = SOLDIERS[soldier] if faction != board.rush or soldier == 0 else 0
            missing[soldier] += total - soldiers_of(board, faction, soldier)
        clerks = board.home[faction] + board.unhired[faction] + board.gone[faction * 4 + 3]
        for place in range(len(LOCATION_WORDS)):
            clerks += board.clerks[place * board.factions + faction]
        if clerks != (RUSH_CLERKS if faction == board.rush else CLERKS):
            raise line.error("text-clerks", {"faction": faction})
    if missing != list(board.recruits):
        raise recruits.error("text-soldiers")


def soldiers_of(board: Board, faction: int, soldier: int) -> int:
    """In the Reserve, in Rest Zones, in posts, on Hordes, as Overseers, sacrificed."""
    total = int(board.reserve[faction * 3 + soldier] + board.gone[faction * 4 + soldier])
    for section in range(SECTIONS):
        total += board.rest[board.rest_at(section, faction, soldier)]
        if soldier == 1:
            total += board.posts[section * board.factions + faction]
    if soldier != 1:
        for slot in range(SLOTS):
            total += board.soldiers_on(slot, faction, soldier)
    for place in range(4):
        if board.overseer_types[faction * 4 + place] == soldier + 1:
            total += 1
    return total
