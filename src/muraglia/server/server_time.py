"""The server's time: the wall clock when the process started, and the steady time since then.

A wall clock that is set in mid-game would take minutes from a player who is thinking. Processes on one database use its time, so that
they agree.
"""

from __future__ import annotations

import time

_begin = time.time() - time.monotonic()


def server_now() -> float:
    """Returns the time in seconds since 1970. It never jumps."""
    return _begin + time.monotonic()


def agree_on(seconds: float) -> float:
    """Takes over the database's time. Returns how far this machine's clock is ahead of it, in seconds."""
    global _begin
    ahead = server_now() - seconds
    _begin -= ahead
    return ahead
