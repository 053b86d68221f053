"""Readable texts of `key: value` lines, for positions and records, with clear errors for damaged ones."""

from .errors import TextError
from .message import Message


class Line:
    """A line of such a text; it remembers its number for error messages."""

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.value = value

    def error(self, id: str, args: dict[str, int | str] | None = None) -> TextError:
        return TextError(self.number, Message(id, args or {}))

    def to_int(self, low: int, high: int) -> int:
        return word_to_int(self, self.value, low, high)

    def ints(self, low: int, high: int) -> list[int]:
        return [] if self.value == "-" else [word_to_int(self, word, low, high) for word in self.value.split()]


def word_to_int(line: Line, word: str, low: int, high: int) -> int:
    if not (word.isascii() and word.lstrip("-").isdecimal() and len(word) < 10 and word.rfind("-") <= 0):
        raise line.error("text-bad-number", {"word": word})
    number = int(word)
    if str(number) != word or not low <= number <= high:
        raise line.error("text-number-range", {"word": word, "low": low, "high": high})
    return number


def spelled(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers]) if numbers else "-"


def tidy(text: str) -> str:
    """Returns the text without what editors and other systems add: their line endings, a byte order mark, empty lines at the end."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    return text.rstrip("\n") + "\n" if text.endswith("\n") else text


class Reader:
    """Reads the lines of a text one by one, in their fixed order."""

    def __init__(self, text: str, title: str, numbers: list[int] | None = None) -> None:
        """Splits the text. `numbers` gives each row's original line number, for errors, if lines were left out before."""
        self.lines: list[Line] = []
        self.at = 0
        rows = text.split("\n")
        known = list(range(1, len(rows) + 1)) if numbers is None else numbers
        self.end = known[-1]  # the line number to report if a line is missing at the end
        if rows[0] != title:
            raise TextError(known[0], Message("text-bad-title", {"title": title}))
        if rows[-1] != "":
            raise TextError(self.end, Message("text-cut-off"))
        for index in range(1, len(rows) - 1):
            key, colon, value = rows[index].partition(": ")
            if not colon or not key or not value or value.strip() != value or "  " in value:
                raise TextError(known[index], Message("text-bad-line"))
            self.lines.append(Line(known[index], key, value))

    def take(self, key: str) -> Line:
        """Returns the next line, which must have this key."""
        if self.at >= len(self.lines):
            raise TextError(self.end, Message("text-missing-line", {"key": key}))
        line = self.lines[self.at]
        if line.key != key:
            raise line.error("text-wrong-key", {"key": line.key, "expected": key})
        self.at += 1
        return line

    def next_key(self) -> str:
        return self.lines[self.at].key if self.at < len(self.lines) else ""

    def check_identity(self, written: str) -> None:
        """Raises an error unless `written` equals the text that was read: nothing may be lost, and each position has exactly one text."""
        for line, row in zip(self.lines, written.split("\n")[1:]):
            if f"{line.key}: {line.value}" != row:
                raise line.error("text-not-canonical", {"expected": row})

    def finish(self) -> None:
        if self.at < len(self.lines):
            raise self.lines[self.at].error("text-extra-line")
