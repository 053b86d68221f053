"""Reads a position text of The Great Wall, and refuses one that cannot be, by its line."""

from ...kernel.agenda import seat_from_letter, seat_letter
from ...kernel.lines import Line, Reader, word_to_int
from ...kernel.position_text import TITLE
from ...kernel.rng import Rng
from .agenda import check_agenda, hired_now, read_agenda
from .board import Board
from .cardset import QIN_GENERAL
from .picks import point_word, slot_word
from .pieces import (
    CLERKS,
    GENERALS,
    HIGHEST_WALL,
    LOCATION_WORDS,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    POINTS,
    RUSH_CLERKS,
    SECTION_WORDS,
    SECTIONS,
    SLOTS,
    SOLDIERS,
    SPEAR_ON,
    STANDARD_TACTICS,
    TACTICS,
    WOUND,
)
from .text import SOLDIER_LETTERS, position_text

MASK = 0xFFFFFFFF


def read_board(board: Board, text: str) -> None:
    """Fill an empty board; a damaged text raises TextError and the board is to be thrown away."""
    cards = board.cards
    ids = cards.ids
    factions = board.factions
    reader = Reader(text, TITLE)
    for key in ("game", "players", "options"):
        reader.take(key)  # read before, by read_setup
    line = reader.take("set")
    if line.value != f"{cards.name} {cards.digest}":
        raise line.error("text-other-set", {"word": line.value, "expected": f"{cards.name} {cards.digest}"})
    board.version = reader.take("version").to_int(0, 1_000_000)
    agenda = reader.take("agenda")
    read_agenda(board, agenda)
    line = reader.take("generator")
    words = line.value.split()
    if len(words) != 4 or not all(word.isdecimal() and word.isascii() and str(int(word)) == word and int(word) <= MASK for word in words):
        raise line.error("text-bad-generator")
    board.rng = Rng(int(words[0]), int(words[1]), int(words[2]), int(words[3]))
    board.year = reader.take("year").to_int(1, cards.years[board.track])
    line = reader.take("active")
    board.active = -1 if line.value == "-" else seat_from_letter(line.number, line.value, factions)
    line = reader.take("tea")
    board.tea = bytes([seat_from_letter(line.number, letter, factions) for letter in line.value.split()])
    if sorted(board.tea) != list(range(factions)):
        raise line.error("text-bad-tea")
    shame = reader.take("shame")
    board.shame, board.shame_boxed = exactly(shame, 2, 0, 50)
    board.warehouse = exactly(reader.take("warehouse"), 3, 0, 999)
    board.wall = exactly(reader.take("wall"), 3, 0, HIGHEST_WALL)
    board.barricades = exactly(reader.take("barricades"), 3, 0, 3)
    board.result, board.spared, board.fulfilled, board.extra_defence = exactly(reader.take("passing"), 4, 0, 999)
    for slot in range(SLOTS):
        read_horde(board, slot, reader.take(f"horde {slot_word(slot)}"))
    board.due = exactly(reader.take("due"), SLOTS, 0, SLOTS)
    for section in range(SECTIONS):
        read_rest(board, section, reader.take(f"rest {SECTION_WORDS[section]}"))
    for section in range(SECTIONS):
        read_figures(board.posts, section * factions, factions, reader.take(f"posts {SECTION_WORDS[section]}"))
    for place, word in enumerate(LOCATION_WORDS):
        line = reader.take(f"clerks {word}")
        read_figures(board.clerks, place * factions, factions, line)
        if board.clerk_spaces(place) and board.clerks_in(place) > board.clerk_spaces(place):
            raise line.error("text-too-many-clerks")
    read_track(board, reader.take("track"))
    last = line
    for faction in range(factions):
        last = read_faction(board, faction, reader)
    board.dead = exactly(reader.take("dead"), 7 * factions, 0, 10)
    board.saved = exactly(reader.take("saved"), 3 * factions, 0, 10)
    recruits = reader.take("recruits")
    board.recruits = exactly(recruits, 3, 0, 10)
    board.advisor_track = from_names(reader.take("advisor track"), ids["advisor"])
    board.artifacts = from_names(reader.take("artifacts"), ids["artifact"])
    board.requests = from_names(reader.take("requests"), ids["request"])
    board.events = from_names(reader.take("events"), ids["event"])
    board.qin_track = from_names(reader.take("location track"), LOCATION_WORDS)
    board.horde_deck = bytes(reversed(read_hordes(board, reader.take("horde deck"))))
    line = reader.take("horde discard")
    board.horde_discard = read_hordes(board, line)
    check_hordes(board, line)
    board.tactic_deck = bytes(reversed(from_names(reader.take("tactic deck"), ids["tactic"])))
    line = reader.take("tactic discard")
    board.tactic_discard = from_names(line, ids["tactic"])
    check_once(line, [board.tactic_deck, board.tactic_discard, *board.tactics], TACTICS if board.is_cooperative() else STANDARD_TACTICS)
    board.advisor_deck = bytes(reversed(from_names(reader.take("advisor deck"), ids["advisor"])))
    line = reader.take("advisor discard")
    board.advisor_discard = from_names(line, ids["advisor"])
    dealt = [cards[2:] for cards in board.dealt]
    just_hired = hired_now(board)
    everywhere = [board.advisor_deck, board.advisor_discard, board.advisor_track, *board.advisors, *board.support, *dealt, just_hired]
    check_once(line, everywhere, len(ids["advisor"]))
    line = reader.take("request deck")
    board.request_deck = bytes(reversed(from_names(line, ids["request"])))
    check_different(line, [board.request_deck, board.requests])
    line = reader.take("event deck")
    board.event_deck = bytes(reversed(from_names(line, ids["event"])))
    check_different(line, [board.event_deck, board.events])
    board.qin_deck = bytes(reversed(from_names(reader.take("solo deck"), ids["command"])))
    line = reader.take("solo pile")
    board.qin_pile = from_names(line, ids["command"])
    check_different(line, [board.qin_deck, board.qin_pile])
    reader.finish()
    check_figures(board, last, recruits)
    tiles = board.shame + board.shame_boxed + sum([board.tiles_of(seat) for seat in range(board.players)])
    if tiles != 10 * board.players:
        raise shame.error("text-tiles", {"count": tiles, "most": 10 * board.players})
    for faction in range(factions):
        if not board.dealt[faction]:  # before the choice is open a general does nothing
            board.count_changes(faction)
    board.rush_general = GENERALS + (1 if board.is_cooperative() else 0) if board.rush >= 0 else -1
    check_agenda(board, agenda)
    reader.check_identity(position_text(board))


def exactly(line: Line, count: int, low: int, high: int) -> list[int]:
    numbers = line.ints(low, high)
    if len(numbers) != count:
        raise line.error("text-entries", {"count": count})
    return numbers


def from_names(line: Line, ids: tuple[str, ...]) -> bytes:
    if line.value == "-":
        return b""
    for word in line.value.split():
        if word not in ids:
            raise line.error("text-bad-name", {"word": word})
    return bytes([ids.index(word) for word in line.value.split()])


def read_faction(board: Board, faction: int, reader: Reader) -> Line:
    ids = board.cards.ids
    letter = seat_letter(faction)
    board.honour[faction] = reader.take(f"honour {letter}").to_int(-999, 9999)
    board.resources[faction * 4 : faction * 4 + 4] = exactly(reader.take(f"resources {letter}"), 4, 0, 999)
    reserve = reader.take(f"reserve {letter}")
    board.reserve[faction * 3 : faction * 3 + 3] = exactly(reserve, 3, 0, 10)
    line = reader.take(f"shamed {letter}")
    board.shamed[faction * 3 : faction * 3 + 3] = exactly(line, 3, 0, 10)
    if min(board.usable(faction, 0), board.usable(faction, 1), board.usable(faction, 2)) < 0:
        raise line.error("text-shamed")
    board.overseers[faction * 4 : faction * 4 + 4] = exactly(reader.take(f"overseers {letter}"), 4, 0, 3)
    line = reader.take(f"overseer soldiers {letter}")
    board.overseer_types[faction * 4 : faction * 4 + 4] = exactly(line, 4, 0, 3)
    for at in range(faction * 4, faction * 4 + 4):
        if (board.overseers[at] > 0) != (board.overseer_types[at] > 0):
            raise line.error("text-overseers")
    board.home[faction], board.unhired[faction] = exactly(reader.take(f"clerks {letter}"), 2, 0, 8)
    board.gone[faction * 4 : faction * 4 + 4] = exactly(reader.take(f"sacrificed {letter}"), 4, 0, 10)
    line = reader.take(f"general {letter}")
    if line.value == ids["qin-general"][0] and faction == board.qin:
        board.general[faction] = QIN_GENERAL
    elif line.value != "-":
        board.general[faction] = from_names(line, ids["general"])[0]
    line = reader.take(f"dealt {letter}")
    generals, slash, advisors = line.value.partition(" / ")
    if not slash:
        raise line.error("text-dealt")
    board.dealt[faction] = from_names(Line(line.number, line.key, generals), ids["general"])
    board.dealt[faction] += from_names(Line(line.number, line.key, advisors), ids["advisor"])
    if len(board.dealt[faction]) not in (0, 4):
        raise line.error("text-dealt")
    board.advisors[faction] = from_names(reader.take(f"active {letter}"), ids["advisor"])
    board.support[faction] = from_names(reader.take(f"support {letter}"), ids["advisor"])
    for commands, key in ((board.hand, "hand"), (board.pile, "pile")):
        for card in from_names(reader.take(f"{key} {letter}"), ids["command"]):
            commands[faction] |= 1 << card
    board.chosen[faction] = reader.take(f"chosen {letter}").to_int(-1, 43)
    board.tactics[faction] = from_names(reader.take(f"tactics {letter}"), ids["tactic"])
    line = reader.take(f"taken {letter}")
    taken: list[int] = []
    for word in [] if line.value == "-" else line.value.split():
        horde, equals, tiles = word.partition("=")
        taken += [*read_hordes(board, Line(line.number, line.key, horde)), word_to_int(line, tiles, 0, 2) if equals else 3]
        if not equals:
            raise line.error("text-bad-name", {"word": word})
    board.taken[faction] = bytes(taken)
    return reserve


def read_hordes(board: Board, line: Line) -> bytes:
    found: list[int] = []
    for word in [] if line.value == "-" else line.value.split():
        kind, _, back = word.partition("/")
        if kind not in board.cards.ids["horde"] or back not in SECTION_WORDS:
            raise line.error("text-bad-name", {"word": word})
        found.append(board.cards.ids["horde"].index(kind) * 3 + SECTION_WORDS.index(back))
    return bytes(found)


def read_horde(board: Board, slot: int, line: Line) -> None:
    if line.value == "-":
        return
    section = slot // 3
    words = line.value.split()
    board.slot_card[slot] = read_hordes(board, Line(line.number, line.key, words[0]))[0]
    if board.depth[section] != slot % 3 or section < board.first_section:
        raise line.error("text-gap")
    board.depth[section] += 1
    points = {point_word(point): point for point in range(POINTS)}
    pairs = {point_word(PAIR_FIRST[pair]) + point_word(PAIR_SECOND[pair]): pair for pair in range(PAIRS)}
    for word in words[1:]:
        owner, _, where = word.partition(".")
        if where in points and (board.vacant(slot) >> points[where]) & 1:
            faction = -1 if owner == "x" else seat_from_letter(line.number, owner, board.factions)
            board.set_cover(slot, points[where], WOUND if faction < 0 else SPEAR_ON + faction)
        elif where in pairs and is_vacant_pair(board, slot, pairs[where]) and owner != "x":
            board.cover_pair(slot, pairs[where], seat_from_letter(line.number, owner, board.factions))
        else:
            raise line.error("text-bad-cover", {"word": word})


def is_vacant_pair(board: Board, slot: int, pair: int) -> bool:
    vacant = board.vacant(slot)
    return (vacant >> PAIR_FIRST[pair]) & (vacant >> PAIR_SECOND[pair]) & 1 == 1


def read_rest(board: Board, section: int, line: Line) -> None:
    for word in [] if line.value == "-" else line.value.split():
        faction = seat_from_letter(line.number, word[0], board.factions)
        for letter in word[1:]:
            soldier = SOLDIER_LETTERS.find(letter)
            if soldier < 0:
                raise line.error("text-bad-name", {"word": word})
            board.rest[board.rest_at(section, faction, soldier)] += 1


def read_figures(counts: list[int], first: int, factions: int, line: Line) -> None:
    for letter in "" if line.value == "-" else line.value:
        counts[first + seat_from_letter(line.number, letter, factions)] += 1


def read_track(board: Board, line: Line) -> None:
    words = line.value.split()
    if len(words) != board.factions:
        raise line.error("text-entries", {"count": int(board.factions)})
    for space, word in enumerate(words):
        if word != "-":
            letter, _, command = word.partition("/")
            if command not in board.cards.ids["command"]:
                raise line.error("text-bad-name", {"word": word})
            faction = seat_from_letter(line.number, letter, board.factions)
            board.spaces[space] = faction * 16 + board.cards.ids["command"].index(command)


# What cannot be


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
