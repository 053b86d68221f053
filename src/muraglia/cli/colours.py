"""Seats in the terminal: always a colour and a letter, so that the colour alone never carries meaning."""

from __future__ import annotations

from rich.text import Text

from ..kernel.agenda import seat_letter
from ..language import Language

# Foreground on background, readable on light and dark terminals.
SEAT_STYLES = ("white on dodger_blue3", "black on gold3", "white on dark_green", "white on purple4", "black on grey70", "white on orange4")
SEAL = "bold white on red3"


def seat_chip(seat: int) -> Text:
    return Text(f" {seat_letter(seat)} ", style=SEAT_STYLES[seat])


def seat_name(language: Language, seat: int) -> Text:
    return Text.assemble(seat_chip(seat), " ", language.name(seat))
