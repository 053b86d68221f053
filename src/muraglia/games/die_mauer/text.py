"""The position text of Die Mauer.

wall: W2 T W4               from left to right
fist a: W3                  what a's closed fist holds: a block, fist (empty), or - (not yet chosen)
known: -                    after a gift: what everybody held before the first one
clues: a:T b!W2 c>a:W1      a showed the tower, b built a W2, c gave a a W1 (? if unknown)
"""

from typing import Final

from ...kernel.agenda import Frame, agenda_from_text, agenda_text, seat_from_letter, seat_letter
from ...kernel.bags import bag_of, count_of, kinds_in
from ...kernel.lines import Line, Reader, spelled
from ...kernel.position_text import TITLE
from .blocks import BLOCK_NAMES, KINDS, full_set, is_wall
from .knowledge import (
    ALL_SEEING,
    BUILT,
    GIVEN,
    MOST_WORLDS,
    SHOWN,
    UNKNOWN,
    clue,
    possible_hands,
    recalled_hands,
    remember_hands,
)
from .meta import INFO
from .picks import EMPTY_FIST, LEFT, NOTATION, SHOW
from .site import Site
from .steps import BUILDING, END_OF_TURN, GIVING, LONE_FIST_END, PLANNING, STEP_NAMES

CLUE_SIGNS: Final = {SHOWN: ":", BUILT: "!", GIVEN: ">"}


def position_text(site: Site) -> str:
    aid = "on" if site.memory_aid else "off"
    options = {"wall_values": site.wall_values, "rounds": str(site.rounds), "memory_aid": aid}
    lines = [
        TITLE,
        f"game: {INFO.name}",
        f"players: {site.players}",
        f"options: {INFO.options_text(options)}",
        f"version: {site.version}",
        f"round: {site.round}",
        f"master: {seat_letter(site.master)}",
        f"agenda: {agenda_text(site.agenda, STEP_NAMES)}",
        f"wall: {blocks_text(list(site.wall), ' ')}",
    ]
    for seat in range(site.players):
        lines.append(f"hand {seat_letter(seat)}: {blocks_text(kinds_in(site.hands[seat]), ' ')}")
        fist = site.fists[seat]
        lines.append(f"fist {seat_letter(seat)}: {NOTATION[fist] if fist >= 0 else '-'}")
    lines.append(f"points: {spelled(site.points)}")
    lines.append(f"idle turns: {site.idle}")
    lines.append(f"known: {known_text(site)}")
    lines.append(f"clues: {clues_text(site.clues)}")
    return "\n".join(lines) + "\n"


def blocks_text(kinds: list[int], between: str) -> str:
    return between.join([BLOCK_NAMES[kind] for kind in kinds]) if kinds else "-"


def known_text(site: Site) -> str:
    hands = recalled_hands(site.known_hands)
    words = [f"{seat_letter(seat)}={blocks_text(kinds_in(hand), ',')}" for seat, hand in enumerate(hands)]
    return " ".join(words) if words else "-"


def clues_text(clues: bytes) -> str:
    words: list[str] = []
    for at in range(0, len(clues), 4):
        block = "?" if clues[at + 3] == UNKNOWN else BLOCK_NAMES[clues[at + 3]]
        to = f"{seat_letter(clues[at + 2])}:" if clues[at] == GIVEN else ""
        words.append(f"{seat_letter(clues[at + 1])}{CLUE_SIGNS[clues[at]]}{to}{block}")
    return " ".join(words) if words else "-"


def read_site(site: Site, text: str) -> None:
    """Fills a cleared site from a position text. Raises TextError for a damaged text; the site must then be discarded."""
    reader = Reader(text, TITLE)
    for key in ("game", "players", "options"):
        reader.take(key)  # already read by read_setup
    site.version = reader.take("version").to_int(0, 1_000_000)
    site.round = reader.take("round").to_int(1, site.rounds)
    master = reader.take("master")
    site.master = seat_from_letter(master.number, master.value, site.players)
    agenda = reader.take("agenda")
    site.agenda = agenda_from_text(agenda.number, agenda.value, STEP_NAMES, site.players)
    wall = reader.take("wall")
    site.wall = bytes(read_blocks(wall, wall.value, " "))
    for left, right in zip(site.wall, site.wall[1:]):
        if not is_wall(left) and not is_wall(right):  # DM-BUILD-2
            raise wall.error("text-wall-breaks-rule", {"word": f"{BLOCK_NAMES[left]} {BLOCK_NAMES[right]}"})
    line = wall
    for seat in range(site.players):
        line = reader.take(f"hand {seat_letter(seat)}")
        site.hands[seat] = sum([bag_of(kind) for kind in read_blocks(line, line.value, " ")])
        fist = reader.take(f"fist {seat_letter(seat)}")
        if fist.value != "-" and fist.value not in NOTATION[:LEFT]:
            raise fist.error("text-bad-fist", {"word": fist.value})
        site.fists[seat] = -1 if fist.value == "-" else NOTATION.index(fist.value)
    check_blocks(site, line)
    points = reader.take("points")
    site.points = points.ints(0, 100_000)
    if len(site.points) != site.players:
        raise points.error("text-how-many", {"count": site.players})
    most_idle = 3 * site.players - (1 if site.agenda is not None else 0)  # only a game that is over has reached the limit (DM-END-5)
    site.idle = reader.take("idle turns").to_int(-1, most_idle)
    known = reader.take("known")
    site.known_hands = read_known(site, known)
    site.clues = read_clues(site, reader.take("clues"))
    check_clues(site, known)
    reader.finish()
    check_agenda(site, agenda)
    reader.check_identity(position_text(site))


def read_blocks(line: Line, text: str, between: str) -> list[int]:
    if text == "-":
        return []
    kinds: list[int] = []
    for word in text.split(between):
        if word not in BLOCK_NAMES:
            raise line.error("text-bad-block", {"word": word, "known": " ".join(BLOCK_NAMES)})
        kinds.append(BLOCK_NAMES.index(word))
    return kinds


def check_blocks(site: Site, line: Line) -> None:
    """Raises TextError unless hands and wall together are the sets of all players (DM-COMP-1)."""
    full = full_set(site.wall_values)
    for kind in range(KINDS):
        count = site.wall.count(kind)
        for hand in site.hands:
            count += count_of(hand, kind)
        if count != site.players * count_of(full, kind):
            expected = site.players * count_of(full, kind)
            raise line.error("text-block-count", {"word": BLOCK_NAMES[kind], "count": count, "expected": expected})


def read_known(site: Site, line: Line) -> bytes:
    if line.value == "-":
        return b""
    hands: list[int] = []
    for seat, word in enumerate(line.value.split()):
        letter, equals, blocks = word.partition("=")
        if not equals or seat_from_letter(line.number, letter, site.players) != seat:
            raise line.error("text-bad-word", {"word": word})
        hands.append(sum([bag_of(kind) for kind in read_blocks(line, blocks, ",")]))
    if len(hands) != site.players:
        raise line.error("text-how-many", {"count": site.players})
    return remember_hands(hands)


def read_clues(site: Site, line: Line) -> bytes:
    if line.value == "-":
        return b""
    clues: list[bytes] = []
    for word in line.value.split():
        who, to, block = word[:1], 0, word[2:]
        what = 0
        for sign in CLUE_SIGNS:
            if CLUE_SIGNS[sign] == word[1:2]:
                what = sign
        if what == GIVEN and word[3:4] == ":":
            to = seat_from_letter(line.number, word[2:3], site.players)
            block = word[4:]
        elif what == GIVEN:
            what = 0
        known = BLOCK_NAMES.index(block) if block in BLOCK_NAMES else UNKNOWN
        if what == 0 or (known == UNKNOWN and (block != "?" or what != GIVEN)):
            raise line.error("text-bad-word", {"word": word})
        clues.append(clue(what, seat_from_letter(line.number, who, site.players), to, known))
    return b"".join(clues)


def check_clues(site: Site, line: Line) -> None:
    """Raises TextError unless the hands before the first gift and the clues since then lead to these hands."""
    if bool(site.known_hands) != bool(site.clues):
        raise line.error("text-clues-disagree")
    worlds = possible_hands(site, ALL_SEEING)
    if site.hands not in worlds and not (worlds and len(worlds) >= MOST_WORLDS // 2):  # with so many worlds, only some are followed
        raise line.error("text-clues-disagree")


def check_agenda(site: Site, line: Line) -> None:
    """Raises TextError unless these fists lead to the next step and its seats."""
    frame = site.agenda
    if frame is None:
        return
    if frame.step == PLANNING:
        held = [fist <= 0 or count_of(site.hands[seat], fist - SHOW) > 0 for seat, fist in enumerate(site.fists)]
        fits = frame.below is None and frame.seat == site.master and -1 in site.fists and 0 not in site.hands and site.idle >= 0
        if not fits or not all(held):
            raise line.error("text-bad-agenda")
        return
    shown = site.fists[site.master]
    rivals = [seat for seat in range(site.players) if seat != site.master and site.fists[seat] == shown]
    below: Frame | None = frame
    fits = -1 not in site.fists
    while below is not None and below.step == BUILDING:
        fits = fits and shown == SHOW + below.x and site.fists[below.seat] == shown and count_of(site.hands[below.seat], below.x) > 0
        below = below.below
    if frame.step != BUILDING and below is not None:
        lone = not rivals and frame.seat == site.master
        fits = fits and shown == EMPTY_FIST and (rivals == [frame.seat] if frame.step == GIVING else lone)
        if frame.step == LONE_FIST_END:
            fits = fits and frame.x < KINDS and count_of(site.hands[frame.seat], frame.x) > 0
        below = below.below
    fits = fits and below is not None and below.step == END_OF_TURN and below.seat == site.master and below.below is None
    if not fits or not site.options(frame.seat):
        raise line.error("text-bad-agenda")
