"""Fits the judges: self-play, a least-squares fit to how the games ended, and again with the better judge."""

from .course import Course, Generation, run

__all__ = ["Course", "Generation", "run"]
