"""What has changed in the public view with an event. The type is sent as it is, so it is not compiled."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class ViewChange(Struct, frozen=True):
    """What has changed up to an event, by its number; None: up to the end of the step, with what no event tells.

    A patch says what a view is now where it differs from before: an object by its fields, a list that is still as long by the places
    in it, everything else as a whole. `web/src/lib/fold.ts` applies it.
    """

    event: int | None
    patch: dict[str, Any]
