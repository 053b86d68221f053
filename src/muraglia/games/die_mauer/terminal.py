"""Draws the wall of Die Mauer in the terminal from a view, with merlons that can be counted."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...cli.colours import seat_name
from ...language import Language
from .blocks import BLOCK_NAMES
from .view import HeldView, View, fist_of

STYLES = {"T": "dodger_blue2", "G": "red3"}
WALL_STYLE = "navajo_white3"
HEIGHT = 4


def picture(block: str) -> list[str]:
    """Returns a block as four lines: a tower is the tallest, a gate has an arch, a wall piece has as many merlons as its number."""
    if block == "T":
        return ["█▄█▄█", "█████", "██T██", "█████"]
    if block == "G":
        return ["     ", "▄▄▄▄▄", "█▛G▜█", "█▌ ▐█"]
    merlons = int(block[1])
    width = max(3, 2 * merlons - 1)
    return [" " * width, "▄ ".join([""] * merlons).join(["", "▄"]).center(width), block[1].center(width, "█"), "█" * width]


def draw_blocks(blocks: tuple[str, ...], width: int) -> list[Text]:
    """Returns the blocks side by side, in as many rows as the width requires."""
    rows: list[Text] = []
    lines = [Text() for _ in range(HEIGHT)]
    for block in blocks:
        shape = picture(block)
        if lines[0].cell_len + len(shape[0]) + 1 > width:
            rows += [*lines, Text()]
            lines = [Text() for _ in range(HEIGHT)]
        for line, part in zip(lines, shape):
            line.append(part, style=STYLES.get(block, WALL_STYLE)).append(" ")
    return rows + lines


def draw(view: View, language: Language, width: int) -> RenderableType:
    heading = Text(language.say("board-round", round=view.public.round, rounds=int(view.public.options["rounds"])), style="bold")
    wall = (
        draw_blocks(view.public.wall, width) if view.public.wall else [Text(), Text(language.say("board-empty-wall"), style="dim italic")]
    )
    ground = Text("▔" * min(width, max((line.cell_len for line in wall), default=0)), style="green4")
    mine: list[RenderableType] = [Text()]
    if view.own.hand:
        mine += [Text(language.say("board-my-blocks"), style="bold"), *draw_blocks(view.own.hand, width), Text()]
    return Group(heading, *wall, ground, draw_players(view, language), *mine)


def draw_players(view: View, language: Language) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(language.say("board-player"))
    table.add_column(language.say("board-points"), justify="right")
    table.add_column(language.say("board-blocks"))
    table.add_column(language.say("board-fist"))
    aid = view.public.options["memory_aid"] == "on"
    for seat in range(view.public.players):
        name = seat_name(language, seat)
        if seat == view.public.master:
            name.append(f" ● {language.say('board-master')}", style="bold orange3")
        table.add_row(name, str(view.public.scores[seat]), held_text(view.own.held[seat], aid, language), fist_text(view, seat, language))
    return table


def held_text(held: HeldView, aid: bool, language: Language) -> Text:
    """Returns what a player certainly and possibly holds; without the memory aid, only how many blocks."""
    text = Text(f"{held.size}")
    if not aid:
        return text
    text.append("  ")
    for name in BLOCK_NAMES:
        text.append(f"{name} " * held.certain.get(name, 0), style=STYLES.get(name, ""))
    maybe = [name for name in BLOCK_NAMES if held.possible.get(name, 0) > held.certain.get(name, 0)]
    if maybe:
        text.append(f"({language.say('board-held-maybe')} {' '.join(maybe)})", style="dim")
    return text


def fist_text(view: View, seat: int, language: Language) -> Text:
    shown = fist_of(view, seat)
    if shown == "fist":
        return Text(language.say("board-fist-empty"))
    if shown is not None:
        return Text(shown, style=STYLES.get(shown, ""))
    if view.public.chosen[seat]:
        return Text(language.say("board-fist-closed"))
    return Text(language.say("board-fist-open"), style="dim") if seat in view.public.to_act else Text()
