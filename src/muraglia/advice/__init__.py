"""Why a move is good, and where a game was lost: explains what the bots found, from what the seat knew at the time."""

from .analysis import Analysis, Decision, Point, analyse, costliest, decisions_of, weigh
from .hints import Advice, advise
from .words import analysis_sentences, curve, hint_sentences

__all__ = [
    "Advice",
    "Analysis",
    "Decision",
    "Point",
    "advise",
    "analyse",
    "analysis_sentences",
    "costliest",
    "curve",
    "decisions_of",
    "hint_sentences",
    "weigh",
]
