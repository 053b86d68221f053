"""What a step changes in the public view, event by event, so that a page can draw what happened without knowing the rules."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins

from .events import EventKind, Sink
from .position import Position
from .question import Step
from .spec import Spec
from .view_change import ViewChange

SAME: Any = object()


class Recorder(Sink):
    """Notes at each event what has changed since the one before."""

    def __init__(self, spec: Spec, position: Position) -> None:
        super().__init__()
        self._spec = spec
        self._position = position
        self._left_out = frozenset(spec.untold or ())
        self._seen = spec.public(position)
        self.changes: list[ViewChange] = []

    def tell(self, kind: EventKind, args: tuple[int, ...] = ()) -> None:
        super().tell(kind, args)
        self._note(len(self.events) - 1)

    def tell_secret(self, kind: EventKind, args: tuple[int, ...], secret: tuple[int, ...], to: int) -> None:
        super().tell_secret(kind, args, secret, to)
        self._note(len(self.events) - 1)

    def end(self) -> None:
        """Notes what is left, with what no event tells."""
        self._note(None)

    def _note(self, event: int | None) -> None:
        now = self._spec.public(self._position)
        patch: dict[str, Any] = {}
        for name in now.__struct_fields__:
            if name in self._left_out:
                if event is None:
                    patch[name] = to_builtins(getattr(now, name))
            else:
                changed = difference(getattr(self._seen, name), getattr(now, name))
                if changed is not SAME:
                    patch[name] = changed
        self._seen = now
        if patch:
            self.changes.append(ViewChange(event, patch))


def difference(before: Any, now: Any) -> Any:
    """Returns the patch that leads from one value to the other, or SAME."""
    if before == now:
        return SAME
    if isinstance(before, Struct) and isinstance(now, Struct):
        return of_fields({name: difference(getattr(before, name), getattr(now, name)) for name in now.__struct_fields__})
    if isinstance(before, dict) and isinstance(now, dict) and before.keys() == now.keys():
        return of_fields({key: difference(before[key], now[key]) for key in now})
    if isinstance(before, tuple) and isinstance(now, tuple) and len(before) == len(now):
        return of_fields({str(place): difference(before[place], now[place]) for place in range(len(now))})
    return to_builtins(now)


def of_fields(patches: dict[str, Any]) -> dict[str, Any]:
    return {name: patch for name, patch in patches.items() if patch is not SAME}


def changes_of(spec: Spec, before: Position, step: Step) -> list[ViewChange]:
    """Returns what a step changes in the public view, with its events counted from 0; nothing for a game that does not say it."""
    if spec.untold is None:
        return []
    position = before.clone()
    recorder = Recorder(spec, position)
    position.sink = recorder
    for seat, picks in step:
        for pick in picks:
            position.take(seat, pick)
    position.sink = None
    recorder.end()
    return recorder.changes
