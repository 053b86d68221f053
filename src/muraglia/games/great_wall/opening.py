"""How a game of The Great Wall begins: with its set-up, or from a text in the middle."""

from typing import Final

from mypy_extensions import i64

from ...kernel.errors import BadSetup, TextError
from ...kernel.events import Sink
from ...kernel.message import Message
from ...kernel.position_text import check_cards, read_setup
from ...kernel.rng import rng_from_seed
from .. import shelf
from . import meta
from .cardset import CardSet
from .loader import load_set
from .rules import CARDS, GreatWall
from .set_up import set_up
from .text_reader import read_board


def start(cards: CardSet, players: i64, options: dict[str, str], seed: str, sink: Sink | None) -> GreatWall:
    if players == 1 and options["mode"] == "cooperative":  # GW-MODE-05
        raise BadSetup(Message("setup-solo-cooperative"))
    game = GreatWall()
    game.clear(cards, players, meta.switches_of(options))
    game.rng = rng_from_seed(seed)
    game.sink = sink
    set_up(game)
    game.go_on()
    return game


def read_position(cards: CardSet, text: str) -> GreatWall:
    players, options = read_setup(text, meta.INFO)
    game = GreatWall()
    game.clear(cards, players, meta.switches_of(options))
    read_board(game, text)
    check_question(game, text)
    return game


def read_position_of_set(cards: str, text: str) -> GreatWall:
    """A position from another process, whose set may not be known here."""
    found = known_set(cards.rpartition(" ")[2])
    check_cards(cards, f"{found.name} {found.digest}")
    return read_position(found, text)


def known_set(digest: str) -> CardSet:
    """Returns a set from the shelf, or else the house set."""
    files = shelf.find(digest)
    if files is not None and digest not in _LOADED:
        _LOADED[digest] = load_set(files)
    return _LOADED.get(digest, CARDS)


_LOADED: Final[dict[str, CardSet]] = {}
AGENDA_LINE: Final = 7


def check_question(game: GreatWall, text: str) -> None:
    """The step on top of the agenda must ask something that can be answered, and nothing may happen before that."""
    try:
        seat = game.go_on()
        good = game.text() == text and (seat < 0 or (seat < game.players and len(game.options(seat)) > 0))
    except (IndexError, ValueError, AssertionError, KeyError, OverflowError):  # numbers of a step that no game could have made
        good = False
    if not good:
        raise TextError(AGENDA_LINE, Message("text-bad-agenda"))
