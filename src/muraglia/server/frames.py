"""Frames of WebSocket (RFC 6455) that come and go in one piece. Compiled: every message passes through here."""

from typing import Final

TEXT: Final = 0x81  # the first byte of a whole text
CONTROL: Final = 0x88  # the least one of whole control frames


def is_whole_frame(data: bytes) -> bool:
    """Is this exactly one frame as a client sends it, masked (RFC 6455, 5.2), and not a large one?"""
    size = len(data)
    if size < 6 or not data[1] & 0x80:
        return False
    length = data[1] & 0x7F
    return size == length + 6 if length < 126 else length == 126 and size == int.from_bytes(data[2:4], "big") + 8


def text_in(frame: bytes) -> bytes:
    """What a whole frame says, unmasked."""
    start = 6 if frame[1] & 0x7F < 126 else 8
    size = len(frame) - start
    mask = (frame[start - 4 : start] * (size // 4 + 1))[:size]
    return (int.from_bytes(frame[start:], "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def text_frame(text: bytes) -> bytes:
    """A text as a server sends it: unmasked and in one piece (RFC 6455, 5.2). The library's way there is general, and ten times as long."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
