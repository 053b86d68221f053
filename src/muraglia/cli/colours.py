"""Seats in the terminal: a colour and always the letter too, so that colour never carries meaning alone."""

from __future__ import annotations

from rich.text import Text

from ..kernel.agenda import seat_letter
from ..language import Language

# Ink on paper colours that read on light and dark grounds: foreground on background.
SEAT_STYLES = ("white on dodger_blue3", "black on gold3", "white on dark_green", "white on purple4", "black on grey70", "white on orange4")
SEAL = "bold white on red3"


def seat_chip(seat: int) -> Text:
    return Text(f" {seat_letter(seat)} ", style=SEAT_STYLES[seat])


def seat_name(language: Language, seat: int) -> Text:
    return Text.assemble(seat_chip(seat), " ", language.name(seat))
