"""Tables that start in the middle of a game: at a moment of a finished one, or at a text that somebody pastes."""

from __future__ import annotations

from msgspec import Struct

from ..game import Game, load, set_up
from ..kernel.history import History
from ..kernel.record import TITLE
from ..table.not_allowed import refuse
from ..table.table import Table
from .bodies import Chair, NewSeat, NewTable


class Beginning(Struct, frozen=True):
    """The position that a table starts from, and where it comes from."""

    game: str
    players: int
    options: dict[str, str]
    position: str
    table: str = ""
    moment: int = 0


def from_moment(table: Table, moment: int) -> Beginning:
    """Returns the beginning at a moment of a finished game. A running game has none: its hands are still secret."""
    facts = table.facts
    if facts.status != "over":
        raise refuse("table-not-over")
    position = _moment(table.playing, moment)
    return Beginning(facts.opened.game, facts.opened.players, facts.opened.options, position, facts.opened.id, moment)


def from_text(text: str, moment: int | None) -> Beginning:
    """Returns the beginning at a position text, or at a moment of a record. Raises TextError for a damaged text."""
    text = text.replace("\r\n", "\n").strip("\ufeff\n ") + "\n"
    game: Game = load(text) if text.startswith(TITLE) else set_up(text)
    history = game.history
    return Beginning(game.name, game.players, game.table_options, _moment(history, history.length if moment is None else moment))


def _moment(history: History, moment: int) -> str:
    """Returns the position text of a moment at which there is still something to choose."""
    if not history.first_moment <= moment <= history.length:
        raise refuse("table-no-moment", low=history.first_moment, high=history.length)
    position = history.moment(moment)
    if position.is_over():
        raise refuse("table-branch-over", last=history.length - 1)
    return position.text()


def table_of(beginning: Beginning, chair: Chair) -> NewTable:
    """Returns the wish for a table with this beginning. Against bots it starts at once."""
    bot = NewSeat("open") if chair.friends else NewSeat("bot", chair.bot)
    seats = tuple(NewSeat("me") if seat == chair.seat else bot for seat in range(beginning.players))
    return NewTable(beginning.game, beginning.players, beginning.options, seats=seats, start=not chair.friends)
