"""A test that hangs ends with its process, and says first where everybody was waiting."""

from __future__ import annotations

import gc
import os
import sys
import threading
import traceback
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest
from greenlet import greenlet


def waiting() -> Iterator[tuple[str, FrameType]]:
    """Threads, and what is suspended in one: a test that waits for the browser is a greenlet beside the driver's loop."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    for ident, frame in sys._current_frames().items():
        if ident != threading.get_ident():
            yield f"thread {names.get(ident, ident)}", frame
    for suspended in gc.get_objects():
        if isinstance(suspended, greenlet) and suspended.gr_frame is not None:
            yield "suspended", suspended.gr_frame


def give_up(item: pytest.Item, seconds: float) -> None:
    """Written to the real stderr: what a worker of pytest-xdist prints is seen by nobody."""
    capture = item.config.pluginmanager.getplugin("capturemanager")
    if capture:
        capture.suspend_global_capture(in_=False)
    print(f"\n{item.nodeid} hangs: not done after {seconds:g} s", file=sys.__stderr__)
    for name, frame in waiting():
        print(f"\n{name}:\n{''.join(traceback.format_stack(frame))}", file=sys.__stderr__, flush=True)
    os._exit(1)


@pytest.hookimpl(tryfirst=True)
def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> bool:
    """In place of the timer of pytest-timeout, which prints where a worker's words are lost and does not know greenlets."""
    seconds = float(settings.timeout)
    timer = threading.Timer(seconds, give_up, (item, seconds))
    timer.daemon = True
    timer.start()
    vars(item)["cancel_timeout"] = timer.cancel
    return True
