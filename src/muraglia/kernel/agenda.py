"""The agenda: a stack of small steps that are still to be done.

A frame is plain data: a step, the seat that carries it out, two arguments, and two sets of seats (as bits): those still asked and
those that have acted. Frames are never modified; a change puts a new frame on the same stack. This lets clones share their agenda
and lets a game keep whole turns prepared. Long nested turns with interrupts push frames, and any moment can be saved and resumed.
"""

from mypy_extensions import i64, mypyc_attr

from .errors import TextError
from .message import Message


# A frame refers only to the frames below it, so it never forms a cycle and the garbage collector can ignore it. Freed frames are reused.
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One step to be done, and a link to the steps below it."""

    def __init__(self, step: i64, seat: i64, x: i64 = 0, y: i64 = 0, asked: i64 = 0, acted: i64 = 0, below: "Frame | None" = None) -> None:
        self.step = step
        self.seat = seat
        self.x = x
        self.y = y
        self.asked = asked
        self.acted = acted
        self.below = below


def frames(top: Frame | None) -> list[Frame]:
    """Returns the steps still to be done, next first."""
    found: list[Frame] = []
    while top is not None:
        found.append(top)
        top = top.below
    return found


def agenda_of(steps: list[Frame]) -> Frame | None:
    """Returns an agenda with these steps, next first. The `below` of each given frame is ignored."""
    top: Frame | None = None
    for frame in reversed(steps):
        top = Frame(frame.step, frame.seat, frame.x, frame.y, frame.asked, frame.acted, top)
    return top


def agenda_text(top: Frame | None, step_names: tuple[str, ...]) -> str:
    """Returns the agenda as text, next step first, such as `build(b,2) end-of-turn(a)`. Trailing zero arguments are left out."""
    words: list[str] = []
    for frame in frames(top):
        numbers = [frame.x, frame.y, frame.asked, frame.acted]
        while numbers and numbers[-1] == 0:
            numbers.pop()
        inside = ",".join([seat_letter(frame.seat)] + [str(number) for number in numbers])
        words.append(f"{step_names[frame.step]}({inside})")
    return " ".join(words) if words else "-"


def agenda_from_text(line: int, text: str, step_names: tuple[str, ...], players: int) -> Frame | None:
    frame: Frame | None = None
    if text == "-":
        return frame
    for word in reversed(text.split()):
        name, bracket, rest = word.partition("(")
        parts = rest[:-1].split(",")
        if not bracket or not rest.endswith(")") or name not in step_names or len(parts) > 5:
            raise TextError(line, Message("text-bad-step", {"word": word, "known": " ".join(step_names)}))
        seat = seat_from_letter(line, parts[0], players)
        numbers = [0, 0, 0, 0]
        for index, part in enumerate(parts[1:]):
            if not (part.isascii() and part.isdecimal() and len(part) < 10):
                raise TextError(line, Message("text-bad-number", {"word": part}))
            numbers[index] = int(part)
        frame = Frame(step_names.index(name), seat, numbers[0], numbers[1], numbers[2], numbers[3], frame)
    return frame


def seat_letter(seat: i64) -> str:
    return "abcdefgh"[seat]


def seat_from_letter(line: int, letter: str, players: int) -> int:
    seat = "abcdefgh".find(letter) if len(letter) == 1 else -1
    if seat < 0 or seat >= players:
        raise TextError(line, Message("text-bad-seat", {"word": letter, "last": seat_letter(players - 1)}))
    return seat
