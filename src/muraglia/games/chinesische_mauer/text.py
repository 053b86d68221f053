"""The position text of Chinesische Mauer.

section 1: 7 3 | aW bG/aD        tiles beside it; a's wall; b's gate under a's dragon
section 2: 5 | bT=4 aW           the 4 tile lies on b's watchtower
hand a: WWGSR                    deck a: next card first
"""

from ...kernel.agenda import agenda_from_text, agenda_text, seat_from_letter, seat_letter
from ...kernel.bags import bag_of, kinds_in
from ...kernel.lines import Line, Reader, spelled, word_to_int
from ...kernel.position_text import TITLE
from .board import BESIDE, BESIDE_TOO, LIES_ON, ON_CARD, ON_VALUE, TILE_CELLS, Board
from .cards import CARD_LETTERS, DECK, DRAGON, FAME_TILES, HIGHEST_TILE, KINDS
from .meta import INFO
from .steps import CHOOSE_TILE, STACKS, STEP_NAMES


def position_text(board: Board) -> str:
    hide = "on" if board.hide_won_fame else "off"
    lines = [
        TITLE,
        f"game: {INFO.name}",
        f"players: {board.players}",
        f"options: {INFO.options_text({'hide_won_fame': hide})}",
        f"version: {board.version}",
        f"agenda: {agenda_text(board.agenda, STEP_NAMES)}",
        f"scored: {spelled([section + 1 for section in range(board.sections) if (board.scored >> section) & 1])}",
        f"finisher: {seat_letter(board.finisher) if board.finisher >= 0 else '-'}",
        f"quiet turns: {board.quiet}",
    ]
    for section in range(board.sections):
        lines.append(f"section {section + 1}: {section_text(board, section)}")
    for seat in range(board.players):
        letter = seat_letter(seat)
        lines.append(f"hand {letter}: {cards_text(kinds_in(board.hands[seat]))}")
        lines.append(f"deck {letter}: {cards_text(list(reversed(board.decks[seat][: board.deck_left[seat]])))}")
        lines.append(f"won {letter}: {spelled(list(board.won[seat]))}")
    lines.append(f"supply: {spelled(list(board.supply[board.supply_at :]))}")
    lines.append(f"boxed: {spelled(list(board.boxed))}")
    return "\n".join(lines) + "\n"


def cards_text(cards: list[int]) -> str:
    return "".join([CARD_LETTERS[kind] for kind in cards]) if cards else "-"


def section_text(board: Board, section: int) -> str:
    at = section * TILE_CELLS
    if board.tiles[at + BESIDE] == 0:
        return "closed"
    tiles = str(board.tiles[at + BESIDE])
    if board.tiles[at + BESIDE_TOO] > 0:
        tiles += f" {board.tiles[at + BESIDE_TOO]}"
    value = board.tiles[at + ON_VALUE]
    carrier = board.tiles[at + ON_CARD]
    tile_at = board.place_in_row(section, carrier >> 4, carrier & 7, False) if value > 0 else -1
    row = ""
    for index, card in enumerate(board.rows[section]):
        row += "/" if card & LIES_ON else " "
        row += seat_letter(card >> 4) + CARD_LETTERS[card & 7]
        if index == tile_at:
            row += f"={value}"
    return f"{tiles} |{row}"


def read_board(board: Board, text: str) -> None:
    """Fills an empty board from a position text. Raises TextError for a damaged text; the board must then be discarded."""
    reader = Reader(text, TITLE)
    for key in ("game", "players", "options"):
        reader.take(key)  # already read by read_setup
    players = board.players
    board.version = reader.take("version").to_int(0, 100_000)
    agenda = reader.take("agenda")
    board.agenda = agenda_from_text(agenda.number, agenda.value, STEP_NAMES, players)
    for section in reader.take("scored").ints(1, board.sections):
        board.scored |= 1 << (section - 1)
    finisher = reader.take("finisher")
    board.finisher = -1 if finisher.value == "-" else seat_from_letter(finisher.number, finisher.value, players)
    board.quiet = reader.take("quiet turns").to_int(0, players)
    for section in range(board.sections):
        read_section(board, section, reader.take(f"section {section + 1}"))
    decks: list[bytes] = []
    last = finisher
    for seat in range(players):
        letter = seat_letter(seat)
        hand = read_cards(reader.take(f"hand {letter}"))
        for kind in hand:
            board.hands[seat] += bag_of(kind, 1)
        last = reader.take(f"deck {letter}")
        deck = read_cards(last)
        check_cards(board, last, seat, hand + deck)
        deck.reverse()
        decks.append(bytes(deck))
        board.deck_left[seat] = len(deck)
        board.won[seat] = bytes(reader.take(f"won {letter}").ints(1, HIGHEST_TILE))
    board.decks = tuple(decks)
    board.supply = bytes(reader.take("supply").ints(1, HIGHEST_TILE))
    last = reader.take("boxed")
    board.boxed = bytes(last.ints(1, HIGHEST_TILE))
    check_tiles(board, last)
    reader.finish()
    check_agenda(board, agenda)
    reader.check_identity(position_text(board))


def read_cards(line: Line) -> list[int]:
    if line.value == "-":
        return []
    cards: list[int] = []
    for letter in line.value:
        kind = CARD_LETTERS.find(letter)
        if kind < 0:
            raise line.error("text-bad-card", {"word": letter, "known": " ".join(CARD_LETTERS)})
        cards.append(kind)
    return cards


def read_section(board: Board, section: int, line: Line) -> None:
    if line.value == "closed":
        return
    tiles, bar, row = line.value.partition(" |")
    values = [word_to_int(line, word, 1, HIGHEST_TILE) for word in tiles.split()]
    if not bar or not 1 <= len(values) <= 2 or (row and not row.startswith(" ")):
        raise line.error("text-bad-section")
    if board.players == 2 and len(values) == 2 and values[0] == values[1]:  # CM-SETUP-3
        raise line.error("text-equal-pair")
    at = section * TILE_CELLS
    board.open |= 1 << section
    board.tiles[at + BESIDE] = values[0]
    if len(values) == 2:
        board.tiles[at + BESIDE_TOO] = values[1]
    cards: list[int] = []
    tile_at = -1
    for stack in row.split():
        for height, word in enumerate(stack.split("/")):
            card, equals, tile = word.partition("=")
            kind = CARD_LETTERS.find(card[1:]) if len(card) == 2 else -1
            if kind < 0 or (height > 0 and kind != DRAGON) or (height > 0 and tile_at == len(cards) - 1):
                raise line.error("text-bad-row", {"word": stack})
            owner = seat_from_letter(line.number, card[0], board.players)
            cards.append(owner * 16 + kind + (LIES_ON if height > 0 else 0))
            board.uncovered[section * board.players + owner] += bag_of(kind, 1)
            board.present[section] |= 1 << owner
            if height > 0:
                below = cards[-2]
                board.uncovered[section * board.players + (below >> 4)] -= bag_of(below & 7, 1)
            if equals:
                if tile_at >= 0 or len(values) == 2:
                    raise line.error("text-too-many-tiles")
                tile_at = len(cards) - 1
                board.tiles[at + ON_VALUE] = word_to_int(line, tile, 1, HIGHEST_TILE)
                board.tiles[at + ON_CARD] = owner * 16 + kind
    if len(values) == 1 and tile_at < 0:
        raise line.error("text-tile-missing")
    board.rows[section] = bytes(cards)
    if tile_at >= 0 and board.place_in_row(section, cards[tile_at] >> 4, cards[tile_at] & 7, False) != tile_at:
        raise line.error("text-tile-not-leftmost")
    board.count_points(section)


def check_cards(board: Board, line: Line, seat: int, cards: list[int]) -> None:
    """Raises TextError if a player has more cards of a kind than the box provides (CM-COMP-1)."""
    for kind in range(KINDS):
        count = cards.count(kind)
        for row in board.rows:
            for card in row:
                if card >> 4 == seat and card & 7 == kind:
                    count += 1
        if count > DECK[kind]:
            raise line.error("text-too-many-cards", {"word": CARD_LETTERS[kind], "count": count, "most": DECK[kind]})


def check_tiles(board: Board, line: Line) -> None:
    """Raises TextError unless all tiles of the box are accounted for and the supply has lost them in pairs (CM-COMP-2)."""
    everywhere = list(board.supply) + list(board.boxed)
    for won in board.won:
        everywhere += list(won)
    for section in range(board.sections):
        at = section * TILE_CELLS
        everywhere += [board.tiles[at + BESIDE], board.tiles[at + BESIDE_TOO], board.tiles[at + ON_VALUE]]
    for value in range(1, HIGHEST_TILE + 1):
        count = everywhere.count(value)
        if count != FAME_TILES.get(value, 0):
            raise line.error("text-tile-count", {"tile": value, "count": count, "most": FAME_TILES.get(value, 0)})
    if len(board.supply) % 2 == 1:
        raise line.error("text-odd-supply")


def check_agenda(board: Board, line: Line) -> None:
    """Raises TextError unless the next step asks something that can be answered and the rest of the turn follows it."""
    steps: list[int] = []
    frame = board.agenda
    while frame is not None:
        steps.append(frame.step)
        if frame.seat != board.next_to_act():
            raise line.error("text-bad-agenda")
        frame = frame.below
    if steps and (tuple(steps) not in STACKS or not form_fits(board) or not board.options(board.next_to_act())):
        raise line.error("text-bad-agenda")


def form_fits(board: Board) -> bool:
    """Returns whether a half-filled scoring is one that its player could have begun."""
    frame = board.agenda
    if frame is None or not board.is_form_open():
        return True
    if frame.x >= board.sections or not board.can_score(frame.x, frame.seat):
        return False
    beside = board.tiles[frame.x * TILE_CELLS + BESIDE]
    beside_too = board.tiles[frame.x * TILE_CELLS + BESIDE_TOO]
    return beside_too > 0 and (frame.step == CHOOSE_TILE or frame.y in (beside, beside_too))
