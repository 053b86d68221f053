"""How views are displayed in a notebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def _undrawn(view: Any) -> str | None:
    return None


# `muraglia.pictures` puts its functions here when it is imported; the kernel itself draws nothing.
svg: Callable[[Any], str | None] = _undrawn
html: Callable[[Any], str | None] = _undrawn


class InNotebook:
    """The base class of all views: Jupyter calls these methods and uses the result that is not None."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        return svg(self)

    def _repr_html_(self) -> str | None:
        return html(self)
