"""Chinesische Mauer as a picture: the players, the sections with their tiles, cards and points, the reader's hand on wood."""

from __future__ import annotations

from ..games.chinesische_mauer.cards import CARD_WORDS, bag_value
from ..games.chinesische_mauer.meta import INFO
from ..games.chinesische_mauer.view import CardView, SectionView, View, won_by
from ..kernel.agenda import seat_letter
from ..kernel.bags import bag_of
from ..language import Language
from .canvas import Attributes, Canvas, Number, Picture, clean, element, fitted, moved, width_of
from .frame import HEADING, MARGIN, WIDTH, called, heading, sentence, tag, wood
from .words import is_asked, now

SEATS = 176  # width of the players' column
GAP = 10
STELE = 62
TALLY = 156
OPEN, CLOSED = 126, 46  # height of a section
CARD = 74  # width of a card in a row
BOX = 104  # width of a card's drawing: 100, and its shadow
SPINE = 0.245  # the part of a card that shows what it is when another one overlaps it
STEP_ON = 0.26  # how far a dragon is put beside what it covers
LEDGE = 11
SUM = 11.5  # size of what points are made of
SHELF = 168


def draw(view: View, language: Language) -> Picture:
    canvas = Canvas(INFO.name, WIDTH)
    heading(canvas, INFO.title, "" if view.public.is_over else language.say("board-tiles-left", count=sum(view.public.tiles_left.values())))
    heights = [OPEN if section.open else CLOSED for section in view.public.sections]
    least = 98 * view.public.players + GAP * (view.public.players - 1)  # what the players need
    tall = max(sum(heights) + GAP * (len(heights) - 1), least)
    canvas.rect(0, HEADING, WIDTH, tall + 2 * GAP, "var(--paper)")
    top = HEADING + GAP
    high = min(OPEN, (tall - GAP * (view.public.players - 1)) / view.public.players)
    first = view.seat + 1  # in turn order, the reader last
    for place in range(view.public.players):
        player(canvas, view, language, (first + place) % view.public.players, top + place * (high + GAP), high)
    y: Number = top
    for number, height in enumerate(heights):
        section(canvas, view, language, number, y, height)
        y += height + GAP
    words = [now(view, language)]
    if view.public.finisher >= 0 and not view.public.is_over:
        words.append(language.say("event-all-played", seat=view.public.finisher))
    end = sentence(canvas, top + tall + GAP, words, is_asked(view))
    if view.seat >= 0 and (view.own.hand or not view.public.is_over):
        shelf(canvas, view, language, end)
        end += SHELF
    return canvas.picture(end, INFO.title, language.tell(view))


# Cards


def card(
    canvas: Canvas, language: Language, word: str, seat: int, value: int, x: Number, y: Number, width: Number,
    named: bool = True, turn: Number = 0, opacity: Number | None = None,
) -> None:  # fmt: skip
    """A card of a player and what it counts."""
    canvas.open(transform=moved(x, y, width / 100, turn), opacity=opacity)
    canvas.piece(face(canvas, language, word, seat, named), 0, 0, BOX, 146)
    canvas.text(12, 25, str(value), 22, canvas.seat_colour(seat, "pc-on"), anchor="middle", display=True)
    canvas.close()


def face(canvas: Canvas, language: Language, word: str, seat: int, named: bool) -> str:
    """Returns the symbol of a card: the spine in its owner's colour with letter and shape, the pictogram, and its name if there is room."""
    symbol = f"card-{word}-{seat_letter(seat)}{'-named' if named else ''}"
    if not canvas.has(symbol):
        parts = [canvas.piece_markup(frame(canvas, seat), 0, 0, BOX, 146, seat)]
        picture = "pic-watchtower" if word == "tower" else f"pic-{word}"
        parts.append(canvas.piece_markup(picture, 26, 28 if named else 37, 71, 71, color="var(--ink)"))
        if named:
            parts.append(caption(language.term("card", CARD_WORDS.index(word))))
        canvas.make(symbol, f"0 0 {BOX} 146", "".join(parts))
    return symbol


def frame(canvas: Canvas, seat: int) -> str:
    """Returns the symbol of a player's card without its picture."""
    symbol = f"frame-{seat_letter(seat)}"
    if not canvas.has(symbol):
        sheet: Attributes = {"x": 1, "y": 1, "width": 98, "height": 138, "rx": 8}
        letter: Attributes = {"x": 12, "y": 113, "text_anchor": "middle", "font_size": 15, "font_weight": 700}
        pc, ink = canvas.seat_colour(seat), canvas.seat_colour(seat, "pc-on")
        parts = [
            element("rect", x=3, y=4, width=98, height=139, rx=8, fill="var(--ink)", opacity=0.22),
            element("rect", fill="var(--card)", **sheet),
            element("path", d="M9 1H23V139H9A8 8 0 0 1 1 131V9A8 8 0 0 1 9 1Z", fill=pc),
            element("path", d="M23 1V139", stroke="var(--card-edge)", stroke_width=1.2),
            element("rect", fill="none", stroke="var(--card-edge)", stroke_width=1.8, **sheet),
            element("text", seat_letter(seat).upper(), fill=ink, **letter),
            canvas.piece_markup(f"mark-{seat_letter(seat)}", 5, 119, 14, 14, color=ink),
        ]
        canvas.make(symbol, f"0 0 {BOX} 146", "".join(parts))
    return symbol


def caption(name: str) -> str:
    """Returns a card's name. Languages make names as long as they like: a very long one takes two lines, and none more than its room."""
    room = 70
    *first, last = (name[:1].upper() + name[1:]).split(" ")
    lines = [" ".join(first), last] if first and len(name) > 11 else [" ".join([*first, last])]
    parts = []
    for number, line in enumerate(lines):
        said, size = fitted(line, 12.6, room)
        held: Attributes = {"textLength": min(room, 0.58 * len(said) * size), "lengthAdjust": "spacingAndGlyphs"} if len(said) > 8 else {}
        place: Attributes = {"x": 61.5, "y": 113 + 13 * number if len(lines) > 1 else 119, "text_anchor": "middle"}
        parts.append(element("text", clean(said), font_size=size, font_weight=650, fill="var(--ink)", **place, **held))
    return "".join(parts)


def seal(canvas: Canvas, tile: int, x: Number, y: Number, size: Number) -> None:
    canvas.piece(f"fame-{tile}", x, y, size, size)


# Sections


def section(canvas: Canvas, view: View, language: Language, number: int, y: Number, height: Number) -> None:
    seen = view.public.sections[number]
    x = MARGIN + SEATS + GAP
    wide = WIDTH - MARGIN - x
    canvas.rect(x, y, wide, height, canvas.fade("var(--sky)", "var(--paper-raised)") if seen.open else "var(--paper-sunk)", rx=7)
    if seen.open:
        canvas.hills(x + STELE, y + 1, wide - STELE, height - 2, "xMinYMax slice", 0.7)
    canvas.rect(x, y, STELE, height, canvas.fade("var(--stone-lite)", "var(--stone)", across=True), rx=7)
    canvas.rect(x + STELE - 10, y, 10, height, "var(--stone)", opacity=0.5)
    canvas.rect(x + STELE - 3, y, 3, height, "var(--stone-dark)")
    if not seen.open:
        canvas.text(x + STELE / 2 - 2, y + height / 2 + 5, str(number + 1), 16, anchor="middle", display=True)
        canvas.text(x + STELE + 16, y + height / 2 + 5, language.say("board-closed"), 14, "var(--ink-2)")
    else:
        stele(canvas, seen, number, x, y)
        left, right = x + STELE, x + wide - TALLY
        canvas.rect(left, y + height - LEDGE, right - left, LEDGE, canvas.fade("var(--stone-lite)", "var(--stone)"))
        for joint in range(1, int((right - left) // 60) + 1):
            canvas.rect(left + 60 * joint, y + height - LEDGE, 1.5, LEDGE, "var(--ink)", opacity=0.28)
        if seen.row:
            row(canvas, language, seen, left + 10, y + height - LEDGE / 2, right - left - 20)
        else:
            canvas.text(left + 16, y + height / 2 + 2, language.say("board-empty-row"), 14, "var(--ink-2)")
        tally(canvas, seen, right, y, height)
    canvas.rect(x, y, wide, height, "none", rx=7, stroke="var(--paper-line)")


def stele(canvas: Canvas, seen: SectionView, number: int, x: Number, y: Number) -> None:
    """The number of a section and its fame tiles; where one lay that lies on a card now, its place."""
    middle = x + STELE / 2 - 2
    canvas.text(middle, y + 22, str(number + 1), 16, anchor="middle", display=True)
    size = 40
    top = y + 31
    for tile in seen.tiles:
        seal(canvas, tile, middle - size / 2, top, size)
        top += size + 5
    for lying in seen.row:
        if lying.tile:
            canvas.rect(middle - 16, top + 4, 32, 32, "none", rx=3, stroke="var(--ink-2)", stroke_width=1.6, stroke_dasharray="4 3")
            canvas.text(middle, top + 26, str(lying.tile), 17, "var(--ink-2)", anchor="middle", display=True)


def stacks_of(cards: tuple[CardView, ...]) -> list[list[CardView]]:
    """Returns the cards of each place, the lowest first."""
    stacks: list[list[CardView]] = []
    for seen in cards:
        if seen.lies_on:
            stacks[-1].append(seen)
        else:
            stacks.append([seen])
    return stacks


def row(canvas: Canvas, language: Language, seen: SectionView, x: Number, foot: Number, room: Number) -> None:
    """The cards from left to right. They overlap where there are many, and get smaller where their spines would be covered."""
    stacks = stacks_of(seen.row)
    least = sum(SPINE + STEP_ON * (len(stack) - 1) for stack in stacks[:-1]) + 1 + STEP_ON * (len(stacks[-1]) - 1)
    wide = min(CARD, room / least)
    advances = [wide * (1 + STEP_ON * (len(stack) - 1)) + 5 for stack in stacks]
    over = sum(advances) - 5 - room
    if over > 0:
        slack = [advance - wide * (SPINE + STEP_ON * (len(stack) - 1)) for advance, stack in zip(advances, stacks)]
        part = over / sum(slack[:-1])
        advances = [advance - part * loose for advance, loose in zip(advances, slack)]
    top = foot - 1.4 * wide - 3
    tiles: list[tuple[int, Number]] = []
    for stack, advance in zip(stacks, advances):
        for height, lying in enumerate(stack):
            at = x + STEP_ON * wide * height
            if lying.covered:
                card(canvas, language, lying.card, lying.owner, lying.worth, at, top + 2, wide, named=False, turn=-4, opacity=0.6)
            else:
                turn = 2.5 if len(stack) > 1 else 0
                card(canvas, language, lying.card, lying.owner, lying.worth, at, top, wide, named=over <= 0, turn=turn)
            if lying.tile:
                tiles.append((lying.tile, at + (0.56 if over <= 0 else 0.26) * wide))
        x += advance
    for tile, at in tiles:  # on top of every card, or the next one would hide them
        canvas.open(transform=moved(at, top + (-0.06 if over <= 0 else 0.5) * wide, turn=5))
        seal(canvas, tile, 0, 0, 0.46 * wide)
        canvas.close()


def tally(canvas: Canvas, seen: SectionView, x: Number, y: Number, height: Number) -> None:
    """Everybody's points here and what they are made of. The leader is framed, a tie marked."""
    canvas.rect(x, y, TALLY, height, "var(--paper-raised)", opacity=0.9)
    canvas.rect(x, y, 1, height, "var(--paper-line)")
    inside = [(seat, points) for seat, points in enumerate(seen.points) if points is not None]
    most = max((points for _, points in inside), default=0)
    best = [seat for seat, points in inside if points == most]
    line = min(27, (height - 12) / max(len(inside), 1))
    top = y + (height - line * len(inside)) / 2
    for seat, points in inside:
        if best == [seat]:
            canvas.rect(x + 7, top + 1, TALLY - 14, line - 2, "var(--paper-sunk)", rx=3, stroke="var(--ink-3)", stroke_width=1.5)
        canvas.badge(seat, x + 12, top + (line - 21) / 2, 21)
        base = top + line / 2
        canvas.text(x + 66, base + 7, signed(points), 20, anchor="end", display=True)
        tied = len(best) > 1 and seat in best
        canvas.text(x + 72, base + 4.5, made_of(seen, seat, TALLY - (100 if tied else 84)), SUM, "var(--ink-3)")
        if tied:
            canvas.text(x + TALLY - 13, base + 5, "=", 15, "var(--ink-3)", anchor="end", weight=650)
        top += line


def made_of(seen: SectionView, seat: int, room: Number) -> str:
    """Returns a player's points as a sum, such as 2+1 −5. One that is too long is not written out."""
    cards = [lying for lying in seen.row if lying.owner == seat]
    tile = sum(lying.tile for lying in cards)
    terms = "+".join(str(lying.worth) for lying in cards) if len(cards) > 1 or tile else ""
    minus = f" −{tile}" if tile else ""
    return terms + minus if width_of(terms + minus, SUM) <= room else f"…{minus}"


def signed(points: int) -> str:
    return str(points) if points >= 0 else f"−{-points}"


# Players


def player(canvas: Canvas, view: View, language: Language, seat: int, y: Number, height: Number) -> None:
    """Deck, hand and fame of a player, edged in their colour; in vermilion if the game waits for them."""
    x = MARGIN
    acts = seat in view.public.to_act
    edge = "var(--seal)" if acts else "var(--paper-line)"
    canvas.rect(x, y, SEATS, height, "var(--paper-raised)", rx=7)
    canvas.rect(x, y + 7, 5, height - 14, canvas.seat_colour(seat))
    canvas.rect(x, y, SEATS, height, "none", rx=7, stroke=edge, stroke_width=2.5 if acts else 1)
    canvas.badge(seat, x + 13, y + 8, 24)
    canvas.text(x + 43, y + 25, called(language, seat), 14.5, weight=650, room=SEATS - 52 - 44)
    if height > 112:
        piles(canvas, view, seat, x + 14, y + 48, 28, step=11)
    else:
        piles(canvas, view, seat, x + 14, y + 36, 21, step=7)
    if is_hidden(view, seat):
        words = language.say("board-tiles-won", count=len(view.public.won[seat]))
        canvas.text(x + 14, y + height - 11, words, 13, "var(--seal-text)", weight=650)
        return
    canvas.text(x + SEATS - 10, y + 28, str(sum(won_by(view, seat))), 22, "var(--seal-text)", anchor="end", display=True)
    canvas.text(x + SEATS - 10, y + 43, language.say("board-fame"), 11.5, "var(--ink-2)", anchor="end")
    prizes(canvas, won_by(view, seat), x + 13, y + height - 25)


def is_hidden(view: View, seat: int) -> bool:
    """Returns whether only the number of a player's won tiles is known."""
    return view.public.options["hide_won_fame"] == "on" and not view.public.is_over and seat != view.seat


def piles(canvas: Canvas, view: View, seat: int, x: Number, y: Number, width: Number, step: Number) -> None:
    """The deck with its number, and a back for every card in hand with theirs."""
    deck(canvas, seat, view.public.deck_sizes[seat], x, y, width)
    held = view.public.hand_sizes[seat]
    back = width * 0.78
    at = x + width + 14
    step = min(step, 58 / max(held - 1, 1))
    for place in range(held):
        canvas.piece("card-back", at + step * place, y + 0.28 * width, back, 1.4 * back, seat)
    end = at + step * (held - 1) + back if held else at
    canvas.text(end + 6, y + 0.7 * width + 6, str(held), 16, display=True)


def deck(canvas: Canvas, seat: int, count: int, x: Number, y: Number, width: Number) -> None:
    high = 1.4 * width
    if count:
        if count > 1:
            canvas.piece("card-back", x, y + 2, width, high, seat)
        canvas.piece("card-back", x + 2, y, width, high, seat)
        size = max(19, width * 0.5)
        middle = x + 2 + width / 2
        canvas.rect(middle - size / 2, y + (high - size) / 2, size, size, "var(--paper-raised)", rx=3, stroke="var(--blk-edge)")
    else:
        middle = x + width / 2
        canvas.rect(x, y, width, high, "none", rx=5, stroke="var(--ink-3)", stroke_width=1.6, stroke_dasharray="4 3")
    letter = max(14, width * 0.32)
    canvas.text(middle, y + high / 2 + letter * 0.34, str(count), letter, anchor="middle", display=True)


def prizes(canvas: Canvas, won: tuple[int, ...], x: Number, y: Number) -> None:
    """The fame tiles a player has won; they overlap where there are many."""
    step = min(21, (SEATS - 24 - 20) / max(len(won) - 1, 1))
    for place, tile in enumerate(won):
        seal(canvas, tile, x + step * place, y, 20)


# The reader's own


def shelf(canvas: Canvas, view: View, language: Language, y: Number) -> None:
    wood(canvas, y, SHELF)
    deck(canvas, view.seat, view.public.deck_sizes[view.seat], MARGIN + 26, y + 24, 76)
    canvas.text(MARGIN + 65, y + SHELF - 14, language.say("board-deck"), 13, anchor="middle", weight=650)
    if not view.own.hand:
        canvas.text(WIDTH / 2, y + SHELF / 2, language.say("tell-hand-empty"), 16, anchor="middle", weight=650)
        return
    wide, gap = 92, 18
    x = MARGIN + SEATS + (WIDTH - 2 * MARGIN - SEATS - len(view.own.hand) * (wide + gap) + gap) / 2
    for word, count in view.own.hand.items():
        value = bag_value(bag_of(CARD_WORDS.index(word)))  # what one such card counts by itself
        for place in reversed(range(count)):  # those alike lie behind each other
            card(canvas, language, word, view.seat, value, x + 2.5 * place, y + 22 - 3 * place, wide)
        if count > 1:
            tag(canvas, x + wide - 14, y + 32, f"×{count}")
        x += wide + gap
