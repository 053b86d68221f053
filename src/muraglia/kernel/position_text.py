"""The header of every position text: the title, the game, its players and its options."""

from typing import Final

from .errors import BadSetup, TextError
from .game_info import GameInfo
from .lines import Reader
from .message import Message

TITLE: Final = "muraglia position"


def read_setup(text: str, info: GameInfo) -> tuple[int, dict[str, str]]:
    """Returns the number of players and the options from a position text of this game."""
    reader = Reader(text, TITLE)
    game = reader.take("game")
    if game.value != info.name:
        raise game.error("text-other-game", {"word": game.value, "expected": info.name})
    line = reader.take("players")
    players = line.to_int(0, 99)
    try:
        info.check_players(players)
        line = reader.take("options")
        return players, info.options_from_text(line.value)
    except BadSetup as error:
        raise line.error(error.message.id, error.message.args) from None


OPTIONS_LINE: Final = 4


def check_cards(given: str, known: str) -> None:
    """Raises an error unless the cards are those in use, the same error that reading a record raises.

    A position text does not name its cards, so the set is passed alongside it.
    """
    if given != known:
        raise TextError(OPTIONS_LINE, Message("record-other-cards", {"word": given, "known": known}))
