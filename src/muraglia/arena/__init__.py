"""Tournaments between bots, and statistics on their results."""

from .games import Match, Played, play_one
from .ratings import Standing, standings
from .tournament import Tournament

__all__ = ["Match", "Played", "Standing", "Tournament", "play_one", "standings"]
