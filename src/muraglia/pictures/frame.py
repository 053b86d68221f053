"""What every drawn table has: a heading, the sentence that says what is to be done, the wood under the reader's own things."""

from __future__ import annotations

from ..kernel.agenda import seat_letter
from ..language import Language
from .canvas import Canvas, Number, wrapped

WIDTH = 960
HEADING = 44  # height of the heading
MARGIN = 16
_SIZE = 18  # of the sentence
_LINE = 24
_PAD = 13


def heading(canvas: Canvas, title: str, note: str) -> None:
    canvas.rect(0, 0, canvas.width, HEADING, "var(--paper-raised)")
    canvas.piece("seal-m", MARGIN, 9, 26, 26)
    canvas.text(MARGIN + 38, 30, title, 20, display=True)
    canvas.text(canvas.width - MARGIN, 28, note, 14, "var(--ink-2)", anchor="end", room=canvas.width / 2)
    line(canvas, HEADING)


def line(canvas: Canvas, y: Number) -> None:
    canvas.rect(0, y - 0.5, canvas.width, 1, "var(--paper-line)")


def sentence(canvas: Canvas, y: Number, words: list[str], asked: bool) -> Number:
    """Writes what is to be done, under a seal-red bar if the reader is to do it. Returns where it ends."""
    room = canvas.width - 3 * MARGIN
    lines = [part for said in words for part in wrapped(said, _SIZE, room)]
    height = 2 * _PAD + _LINE * len(lines)
    canvas.rect(0, y, canvas.width, height, "var(--paper-raised)")
    line(canvas, y)
    canvas.rect(MARGIN, y + _PAD, 6, height - 2 * _PAD, "var(--seal)" if asked else "var(--paper-line)", rx=2)
    for number, words_of_line in enumerate(lines):
        canvas.text(MARGIN + 18, y + _PAD + 18 + _LINE * number, words_of_line, _SIZE, display=True)
    return y + height


def wood(canvas: Canvas, y: Number, height: Number) -> None:
    """What is the reader's own lies on wood."""
    canvas.rect(0, y, canvas.width, height, canvas.fade("var(--wood-lite)", "var(--wood)"))
    for grain in range(1, int(height // 21) + 1):
        canvas.rect(0, y + 21 * grain, canvas.width, 1.5, "var(--wood-line)", opacity=0.09)
    canvas.rect(0, y, canvas.width, 3, "var(--wood-line)")


def tag(canvas: Canvas, x: Number, y: Number, words: str, chosen: bool = False) -> None:
    """A small round label around x; a chosen one is as red as a seal."""
    width = max(30, 9 * len(words) + 14)
    fill, ink, edge = (
        ("var(--seal)", "var(--on-seal)", "var(--seal)") if chosen else ("var(--paper-raised)", "var(--ink)", "var(--wood-line)")
    )
    canvas.rect(x - width / 2, y, width, 20, fill, rx=10, stroke=edge)
    canvas.text(x, y + 14.5, words, 13, ink, anchor="middle", weight=650)


def called(language: Language, seat: int) -> str:
    """Returns what stands beside a badge: a name, and nothing if the badge says it already."""
    name = language.name(seat)
    return "" if name == seat_letter(seat).upper() else name
