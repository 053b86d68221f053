"""The position text of The Great Wall.

Factions are letters: the players, then Qin Jiushao (solo), then the Rush Clan (one or two players).

wall: 1 0 2                          levels, left to right; barricades the same
horde left 1: scouts/right a.a3 x.b3 c.a4b4     a's Spearman on a3, a Wound, c's Horseman on two points; after the slash its back
rest left: aSSA bH                   Spearmen, Archers, Horsemen; posts left: aab
clerks sawmill: aab                  decks: the next card first
"""

from typing import Final

from ...kernel.agenda import seat_letter
from ...kernel.lines import spelled
from ...kernel.position_text import TITLE
from .agenda import agenda_text
from .board import Board
from .meta import INFO, options_of
from .picks import point_word, slot_word
from .pieces import (
    HORSE_LEFT,
    HORSE_RIGHT,
    HORSE_UP,
    LOCATION_WORDS,
    POINTS,
    SECTION_WORDS,
    SECTIONS,
    SLOTS,
    SPEAR_ON,
    WOUND,
)

SOLDIER_LETTERS: Final = "SAH"


def position_text(board: Board) -> str:
    cards = board.cards
    ids = cards.ids
    factions = board.factions
    lines = [
        TITLE,
        f"game: {INFO.name}",
        f"players: {board.players}",
        f"options: {INFO.options_text(options_of(board.switches))}",
        f"set: {cards.name} {cards.digest}",
        f"version: {board.version}",
        f"agenda: {agenda_text(board)}",
        f"generator: {spelled([board.rng.a, board.rng.b, board.rng.c, board.rng.counter])}",
        f"year: {board.year}",
        f"active: {seat_letter(board.active) if board.active >= 0 else '-'}",
        f"tea: {' '.join([seat_letter(faction) for faction in board.tea])}",
        f"shame: {board.shame} {board.shame_boxed}",
        f"warehouse: {spelled(board.warehouse)}",
        f"wall: {spelled(board.wall)}",
        f"barricades: {spelled(board.barricades)}",
        f"passing: {spelled([board.result, board.spared, board.fulfilled, board.extra_defence])}",
    ]
    for slot in range(SLOTS):
        lines.append(f"horde {slot_word(slot)}: {horde_text(board, slot)}")
    lines.append(f"due: {spelled(board.due)}")
    for section in range(SECTIONS):
        lines.append(f"rest {SECTION_WORDS[section]}: {rest_text(board, section)}")
    for section in range(SECTIONS):
        lines.append(f"posts {SECTION_WORDS[section]}: {figures(board.posts[section * factions : (section + 1) * factions])}")
    for place, word in enumerate(LOCATION_WORDS):
        lines.append(f"clerks {word}: {figures(board.clerks[place * factions : (place + 1) * factions])}")
    lines.append(f"track: {' '.join([command_text(board, card) for card in board.spaces])}")
    for faction in range(factions):
        lines += faction_text(board, faction)
    lines += [
        f"dead: {spelled(board.dead)}",
        f"saved: {spelled(board.saved)}",
        f"recruits: {spelled(board.recruits)}",
        f"advisor track: {named(board.advisor_track, ids['advisor'])}",
        f"artifacts: {named(board.artifacts, ids['artifact'])}",
        f"requests: {named(board.requests, ids['request'])}",
        f"events: {named(board.events, ids['event'])}",
        f"location track: {named(board.qin_track, LOCATION_WORDS)}",
        f"horde deck: {hordes_text(board, reversed_bytes(board.horde_deck))}",
        f"horde discard: {hordes_text(board, board.horde_discard)}",
        f"tactic deck: {named(reversed_bytes(board.tactic_deck), ids['tactic'])}",
        f"tactic discard: {named(board.tactic_discard, ids['tactic'])}",
        f"advisor deck: {named(reversed_bytes(board.advisor_deck), ids['advisor'])}",
        f"advisor discard: {named(board.advisor_discard, ids['advisor'])}",
        f"request deck: {named(reversed_bytes(board.request_deck), ids['request'])}",
        f"event deck: {named(reversed_bytes(board.event_deck), ids['event'])}",
        f"solo deck: {named(reversed_bytes(board.qin_deck), ids['command'])}",
        f"solo pile: {named(board.qin_pile, ids['command'])}",
    ]
    return "\n".join(lines) + "\n"


def faction_text(board: Board, faction: int) -> list[str]:
    ids = board.cards.ids
    letter = seat_letter(faction)
    general = board.general[faction]
    soldiers = faction * 3
    places = faction * 4
    return [
        f"honour {letter}: {board.honour[faction]}",
        f"resources {letter}: {spelled(board.resources[places : places + 4])}",
        f"reserve {letter}: {spelled(board.reserve[soldiers : soldiers + 3])}",
        f"shamed {letter}: {spelled(board.shamed[soldiers : soldiers + 3])}",
        f"overseers {letter}: {spelled(board.overseers[places : places + 4])}",
        f"overseer soldiers {letter}: {spelled(board.overseer_types[places : places + 4])}",
        f"clerks {letter}: {board.home[faction]} {board.unhired[faction]}",
        f"sacrificed {letter}: {spelled(board.gone[places : places + 4])}",
        f"general {letter}: {general_text(board, general)}",
        f"dealt {letter}: {named(board.dealt[faction][:2], ids['general'])} / {named(board.dealt[faction][2:], ids['advisor'])}",
        f"active {letter}: {named(board.advisors[faction], ids['advisor'])}",
        f"support {letter}: {named(board.support[faction], ids['advisor'])}",
        f"hand {letter}: {commands_text(board, board.hand[faction])}",
        f"pile {letter}: {commands_text(board, board.pile[faction])}",
        f"chosen {letter}: {board.chosen[faction]}",
        f"tactics {letter}: {named(board.tactics[faction], ids['tactic'])}",
        f"taken {letter}: {taken_text(board, faction)}",
    ]


def general_text(board: Board, general: int) -> str:
    ids = board.cards.ids
    if general < 0:
        return "-"
    return ids["general"][general] if general < len(ids["general"]) else ids["qin-general"][0]


def named(cards: bytes, ids: tuple[str, ...]) -> str:
    return " ".join([ids[card] for card in cards]) if cards else "-"


def reversed_bytes(cards: bytes) -> bytes:
    return bytes(reversed(cards))


def horde_card(board: Board, card: int) -> str:
    return f"{board.cards.ids['horde'][card // 3]}/{SECTION_WORDS[card % 3]}"


def hordes_text(board: Board, cards: bytes) -> str:
    return " ".join([horde_card(board, card) for card in cards]) if cards else "-"


def taken_text(board: Board, faction: int) -> str:
    taken = board.taken[faction]
    words = [f"{horde_card(board, taken[index])}={taken[index + 1]}" for index in range(0, len(taken), 2)]
    return " ".join(words) if words else "-"


def commands_text(board: Board, bits: int) -> str:
    words = [word for card, word in enumerate(board.cards.ids["command"]) if (bits >> card) & 1]
    return " ".join(words) if words else "-"


def command_text(board: Board, card: int) -> str:
    return "-" if card < 0 else f"{seat_letter(card >> 4)}/{board.cards.ids['command'][card & 15]}"


def figures(counts: list[int]) -> str:
    """Each figure as the letter of its owner."""
    return "".join([seat_letter(faction) * count for faction, count in enumerate(counts)]) or "-"


def rest_text(board: Board, section: int) -> str:
    words: list[str] = []
    for faction in range(board.factions):
        at = board.rest_at(section, faction, 0)
        letters = "".join([SOLDIER_LETTERS[soldier] * board.rest[at + soldier] for soldier in range(3)])
        if letters:
            words.append(seat_letter(faction) + letters)
    return " ".join(words) if words else "-"


def horde_text(board: Board, slot: int) -> str:
    if board.slot_card[slot] < 0:
        return "-"
    words = [horde_card(board, board.slot_card[slot])]
    for point in range(POINTS):
        code = (board.cover[slot] >> (5 * point)) & 31
        owner = seat_letter((code - SPEAR_ON) % 4) if code >= SPEAR_ON else "x"
        if code == WOUND or SPEAR_ON <= code < HORSE_LEFT:
            words.append(f"{owner}.{point_word(point)}")
        elif HORSE_LEFT <= code < HORSE_RIGHT:
            words.append(f"{owner}.{point_word(point)}{point_word(point + 1)}")
        elif HORSE_UP <= code < HORSE_UP + 4:
            words.append(f"{owner}.{point_word(point)}{point_word(point + 6)}")
    return " ".join(words)
