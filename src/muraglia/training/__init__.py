"""Fitting the judges: games against oneself, a least-squares fit to how they ended, and again with the better judge."""

from .course import Course, Generation, run

__all__ = ["Course", "Generation", "run"]
