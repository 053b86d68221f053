"""Die Mauer as a picture: hands reach in from the far edge, the wall stands on its ledge, the reader's blocks on wood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..games.die_mauer.blocks import BLOCK_NAMES, COST
from ..games.die_mauer.meta import INFO
from ..games.die_mauer.view import View, fist_of
from ..language import Language
from .canvas import Canvas, Number, Picture, moved
from .frame import HEADING, MARGIN, WIDTH, called, heading, sentence, tag, wood
from .words import is_asked, now

EMPTY = "fist"  # how a view writes the empty fist
NOBODYS = {"pc": "var(--stone)"}  # a view does not say who built what
TALL = 1.39  # how far an arm reaches into the picture, in widths of its sleeve
LEDGE = 12
SHELF = 164


@dataclass(frozen=True)
class Shape:
    """A block in units of the wall, and its silhouette, which is 24 high."""

    symbol: str
    width: int
    height: int
    outline: str
    outline_width: int


def shape_of(block: str) -> Shape:
    if block == "T":
        return Shape("tower", 48, 133, "sil-t", 14)
    if block == "G":
        return Shape("gate", 72, 109, "sil-g", 22)
    merlons = int(block[1:])
    return Shape(f"wall-{merlons}", 24 * merlons, 73, f"sil-{merlons}", 5 * merlons + 2)


def draw(view: View, language: Language) -> Picture:
    canvas = Canvas(INFO.name, WIDTH)
    rivals = [(view.seat + 1 + step) % view.public.players for step in range(view.public.players)]
    if view.seat >= 0:
        rivals.pop()
    column = WIDTH / len(rivals)
    arm = 84 if column > 200 else 62 if column > 180 else 54
    depth = max(arm * TALL, 112)
    unit = wall_unit(view.public.wall)
    tallest = max([shape_of(block).height for block in view.public.wall] + [73])
    foot = HEADING + depth + 26 + tallest * unit
    ground = foot + LEDGE + 34
    canvas.rect(0, HEADING, WIDTH, ground - HEADING, canvas.fade("var(--sky)", "var(--paper-raised)"))
    canvas.hills(0, HEADING, WIDTH, ground - HEADING, "xMidYMax slice")
    for place, seat in enumerate(rivals):
        rival(canvas, view, language, seat, column * place, column, arm)
    heading(canvas, INFO.title, language.say("board-round", round=view.public.round, rounds=int(view.public.options["rounds"])))
    wall(canvas, view, language, foot, unit)
    end = sentence(canvas, ground, [now(view, language)], is_asked(view))
    if view.seat >= 0:
        shelf(canvas, view, language, end)
        end += SHELF
    return canvas.picture(end, INFO.title, language.tell(view))


# The wall


def wall_unit(blocks: Sequence[str]) -> float:
    """Returns the size of a unit so that the wall and a place at each end fit."""
    units = sum(shape_of(block).width for block in blocks) + 2 * shape_of("W2").width
    return min(1.0, (WIDTH - 2 * MARGIN - 60) / units)


def wall(canvas: Canvas, view: View, language: Language, foot: Number, unit: float) -> None:
    long = sum(shape_of(block).width for block in view.public.wall) * unit
    slot = max(shape_of("W2").width * unit, 26)
    left = (WIDTH - long) / 2
    if not view.public.wall:
        ledge(canvas, left - slot, foot, 2 * slot)
        place(canvas, left - slot / 2, foot, slot, unit, takes_all=True)
        canvas.text(WIDTH / 2, foot + LEDGE + 20, language.say("board-empty-wall"), 13, "var(--ink-2)", anchor="middle")
        return
    ledge(canvas, left - slot - 24, foot, long + 2 * slot + 48)
    place(canvas, left - slot - 6, foot, slot, unit, view.public.open_ends[0])
    place(canvas, left + long + 6, foot, slot, unit, view.public.open_ends[1])
    x = left
    for block in view.public.wall:
        piece(canvas, block, x, foot, unit)
        x += shape_of(block).width * unit
    room = WIDTH / 2 - 2 * MARGIN
    begin = max(MARGIN, min(left - slot - 24, WIDTH / 2 - 200))
    for end, anchor in ((0, None), (1, "end")):
        words = language.say("tell-end-takes-all" if view.public.open_ends[end] else "tell-end-takes-walls", end=end)
        canvas.text(WIDTH - begin if end else begin, foot + LEDGE + 20, words, 13, "var(--ink-2)", anchor=anchor, room=room)


def ledge(canvas: Canvas, x: Number, foot: Number, width: Number) -> None:
    canvas.rect(x, foot, width, LEDGE, canvas.fade("var(--stone-lite)", "var(--stone)"), rx=2)
    for joint in range(1, int(width // 60) + 1):
        if 60 * joint < width - 4:
            canvas.rect(x + 60 * joint, foot, 1.5, LEDGE, "var(--ink)", opacity=0.28)


def place(canvas: Canvas, x: Number, foot: Number, width: Number, unit: float, takes_all: bool) -> None:
    """The end of the wall: silhouettes of what may stand there, dashes if that is anything, dots if only wall pieces."""
    high = max(shape_of("W2").height * unit, 40)
    line = {"stroke": "var(--ink-3)", "stroke_dasharray": "5 4" if takes_all else "1.5 4"}
    canvas.rect(x, foot - high, width, high - 1, "var(--paper-raised)", fill_opacity=0.4, rx=3, stroke_width=1.6, **line)
    signs = ["T", "W2"] if takes_all else ["W2"]
    tall = min(22, width / len(signs) * 1.2)
    wide = sum(shape_of(block).outline_width for block in signs) / 24 * tall + 3 * (len(signs) - 1)
    at = x + (width - wide) / 2
    for block in signs:
        at += outline(canvas, block, at, foot - high / 2 + tall / 2, tall, "gone") + 3


def piece(canvas: Canvas, block: str, x: Number, foot: Number, unit: float, seat: int | None = None, opacity: Number | None = None) -> None:
    """A block that stands at x. Its plinth has the colour and the mark of its owner."""
    shape = shape_of(block)
    own = NOBODYS if seat is None else None
    wide, high = shape.width * unit, shape.height * unit
    canvas.piece(shape.symbol, x, foot - high, wide, high, seat, own, opacity=opacity)
    if seat is not None:
        mark = 10 * unit
        canvas.mark(seat, x + (wide - mark) / 2, foot - 13.3 * unit, mark, opacity=opacity)


def outline(canvas: Canvas, block: str, x: Number, foot: Number, tall: Number, state: str) -> float:
    """The silhouette of a block: sure, maybe or gone. Returns its width."""
    shape = shape_of(block)
    wide = shape.outline_width / 24 * tall
    own = None if state == "sure" else {"sil-fill": "none"}
    colour = {"sure": "var(--ink)", "maybe": "var(--ink-3)", "gone": "var(--ink-3)"}[state]
    canvas.piece(shape.outline, x, foot - tall, wide, tall, own=own, color=colour, opacity=0.5 if state == "gone" else None)
    return wide


# Hands


def rival(canvas: Canvas, view: View, language: Language, seat: int, x: Number, column: Number, arm: Number) -> None:
    """Another player: sleeve and hand, and beside it what is known of them."""
    wide = min(column, 236)
    left = x + (column - wide) / 2 + 6
    hand(canvas, view, seat, left, HEADING - arm * 0.08, arm)
    at = left + arm + 4
    room = left + wide - at - 8
    y = HEADING + 12
    canvas.badge(seat, at, y, 24)
    canvas.text(at + 30, y + 17, called(language, seat), 15, weight=650, room=room - 30)
    y += 42
    held = view.own.held[seat]
    for label, count in (("board-blocks", held.size), ("board-points", view.public.scores[seat])):
        facts(canvas, at, y, room, language.say(label), count)
        y += 16
    words, good = note(view, language, seat)
    canvas.text(at, y + 1, words, 12, "var(--good)" if good else "var(--ink-2)", weight=650, room=room)
    if view.public.options["memory_aid"] == "on":
        memory(canvas, view, seat, at, y + 26, room)


def facts(canvas: Canvas, x: Number, y: Number, room: Number, label: str, count: int) -> None:
    wide = 11 * len(str(count)) + 4
    canvas.text(x, y, str(count), 17, display=True)
    canvas.text(x + wide, y, label, 12.5, "var(--ink-2)", room=room - wide)


def note(view: View, language: Language, seat: int) -> tuple[str, bool]:
    """Returns what a hand is doing, and whether nothing more is expected of it."""
    shown = fist_of(view, seat)
    if shown == EMPTY:
        return language.say("board-fist-empty"), False
    if shown is not None:
        return language.term("block", BLOCK_NAMES.index(shown)), False
    if view.public.chosen[seat]:
        return language.say("board-fist-closed"), True
    return (language.say("board-fist-open"), False) if seat in view.public.to_act else ("", False)


def memory(canvas: Canvas, view: View, seat: int, x: Number, foot: Number, room: Number) -> None:
    """What the player may still hold: filled silhouettes are certain, open ones possible, faint ones gone."""
    blocks = ["T", "G", *[f"W{merlons}" for merlons in view.public.options["wall_values"]]]
    held = view.own.held[seat]
    tall = min(18, (room - 3 * len(blocks)) / sum(shape_of(block).outline_width / 24 for block in blocks))
    for block in blocks:
        state = "sure" if held.certain.get(block) else "maybe" if held.possible.get(block) else "gone"
        wide = outline(canvas, block, x, foot, tall, state)
        if state == "maybe":
            canvas.text(x + wide / 2, foot - 2, "?", 10, anchor="middle", weight=700)
        x += wide + 3


def hand(canvas: Canvas, view: View, seat: int, x: Number, y: Number, arm: Number, mine: bool = False) -> None:
    """A sleeve with its hand: drawn back, closed, or open with what lies on the palm. The reader's comes from the near edge."""
    scale = arm / 120
    high = 176 * scale
    shown = fist_of(view, seat)
    away = not view.public.chosen[seat]
    closed = not away and is_planning(view)
    back = 0.16 * arm if away else 0
    canvas.open(transform=moved(x + arm, y + high + back, scale, 180) if mine else moved(x, y - back, scale))
    if closed:
        canvas.piece("fist", 0, 0, 120, 176)
    elif away:
        canvas.piece("palm", 0, 0, 120, 176, transform="translate(60 38) scale(.84 .8) translate(-60 -66)")
    else:
        canvas.piece("palm", 0, 0, 120, 176)
    canvas.piece("sleeve", 0, 0, 120, 176, seat)
    if seat == view.public.master and not mine:
        canvas.piece("master", 40, 14 if not away else 26, 40, 40)
    canvas.close()
    if shown is not None and shown != EMPTY and not closed:
        shape = shape_of(shown)
        unit = arm * (0.0054 if shape.width > 72 else 0.0064)
        middle = y + high - arm * 0.98 if mine else y + arm * 0.98
        piece(canvas, shown, x + (arm - shape.width * unit) / 2, middle + shape.height * unit / 2, unit, seat)
        if seat != view.public.master and shown == fist_of(view, view.public.master):
            canvas.open(transform=moved(x + arm * 0.7, middle - arm * 0.42, turn=-7))
            canvas.rect(0, 0, arm * 0.26, arm * 0.26, "var(--seal)", rx=3)
            canvas.piece("i-check", arm * 0.03, arm * 0.03, arm * 0.2, arm * 0.2, color="var(--on-seal)")
            canvas.close()


def is_planning(view: View) -> bool:
    return bool(view.public.steps) and view.public.steps[0].step == "planning"


# The reader's own


def shelf(canvas: Canvas, view: View, language: Language, y: Number) -> None:
    wood(canvas, y, SHELF)
    arm = 84
    hand(canvas, view, view.seat, 28, y + SHELF - arm * TALL, arm, mine=True)
    plate(canvas, view, language, y)
    kinds = [name for name in BLOCK_NAMES if name in view.own.hand]
    unit, gap = 0.85, 16
    wide = sum(max(shape_of(block).width * unit, 30) for block in kinds) + gap * (len(kinds) - 1)
    left, right = 130, WIDTH - 170
    if not kinds:
        canvas.text((left + right) / 2, y + SHELF / 2, language.say("tell-nothing-left"), 16, anchor="middle", weight=650)
        return
    x = left + (right - left - wide) / 2
    foot = y + SHELF - 36
    chosen = fist_of(view, view.seat)
    for block in kinds:
        shape = shape_of(block)
        count = view.own.hand.count(block)
        room = max(shape.width * unit, 30)
        at = x + (room - shape.width * unit) / 2
        if count > 1:
            piece(canvas, block, at + 7, foot - 6, unit, view.seat)
        piece(canvas, block, at, foot, unit, view.seat, opacity=0.45 if block == chosen and count == 1 else None)
        price = str(COST[BLOCK_NAMES.index(block)])
        tag(canvas, x + room / 2, foot + 8, price if count == 1 else f"{price} × {count}", chosen=block == chosen)
        x += room + gap


def plate(canvas: Canvas, view: View, language: Language, y: Number) -> None:
    """Who the reader is, and how they stand."""
    x, wide, high = WIDTH - MARGIN - 144, 144, 96
    top = y + (SHELF - high) / 2
    canvas.rect(x, top, wide, high, "var(--paper-raised)", rx=7, stroke="var(--wood-line)")
    canvas.badge(view.seat, x + 10, top + 9, 26)
    room = wide - (80 if view.seat == view.public.master else 50)
    canvas.text(x + 42, top + 27, called(language, view.seat), 15, weight=650, room=room)
    if view.seat == view.public.master:
        canvas.piece("master", x + wide - 36, top + 8, 28, 28)
    facts(canvas, x + 12, top + 56, wide - 24, language.say("board-blocks"), view.own.held[view.seat].size)
    facts(canvas, x + 12, top + 74, wide - 24, language.say("board-points"), view.public.scores[view.seat])
    words, good = note(view, language, view.seat)
    canvas.text(x + 12, top + 89, words, 11, "var(--good)" if good else "var(--ink-2)", weight=650, room=wide - 24)
