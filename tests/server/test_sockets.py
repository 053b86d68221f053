"""The short way out of a socket writes what the library itself would write."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from muraglia.server.sockets import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_library_does_it(size: int) -> None:
    text = ("Mauer — " * (size // 8 + 1)).encode()[:size]
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
