"""The board of Chinesische Mauer in the terminal, drawn from a view."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...cli.colours import SEAL, SEAT_STYLES, seat_chip, seat_name
from ...kernel.agenda import seat_letter
from ...language import Language
from .cards import CARD_LETTERS, CARD_WORDS
from .view import CardView, SectionView, View, won_by


def draw(view: View, language: Language, width: int) -> RenderableType:
    parts: list[RenderableType] = [draw_section(view, index, language) for index in range(len(view.public.sections))]
    return Group(*parts, draw_players(view, language), draw_hand(view, language))


def draw_section(view: View, index: int, language: Language) -> RenderableType:
    section = view.public.sections[index]
    title = Text(language.say("board-section", section=index), style="bold default")
    if not section.open:
        return Panel(Text(language.say("board-closed"), style="dim"), title=title, title_align="left", border_style="grey37")
    for tile in section.tiles:
        title.append("  ").append(f" {tile} ", style=SEAL)
    return Panel(
        draw_row(section, language),
        title=title,
        title_align="left",
        subtitle=draw_points(section),
        subtitle_align="left",
        border_style="grey50",
    )


def draw_row(section: SectionView, language: Language) -> Text:
    if not section.row:
        return Text(language.say("board-empty-row"), style="dim italic")
    row = Text()
    for index, card in enumerate(section.row):
        if index and not card.lies_on:
            row.append(" ")
        row.append_text(card_chip(card))
    return row


def card_chip(card: CardView) -> Text:
    letter = CARD_LETTERS[CARD_WORDS.index(card.card)]
    if card.covered:
        return Text(f"{seat_letter(card.owner)}{letter}", style="dim strike")
    chip = Text(f" {seat_letter(card.owner)}{letter} ", style=SEAT_STYLES[card.owner])
    if card.tile:
        chip.append(f"({card.tile})", style=SEAL)
    return chip


def draw_points(section: SectionView) -> Text:
    """Returns everybody's points in the section for its lower edge. A star marks the leader, who would score."""
    counted = [points for points in section.points if points is not None]
    best = max(counted, default=0)
    line = Text()
    for seat, points in enumerate(section.points):
        if points is not None:
            leads = points == best and counted.count(best) == 1
            line.append("   " if line else "").append_text(seat_chip(seat)).append(
                f" {points}{' ★' if leads else ''}", style="bold default"
            )
    return line


def draw_players(view: View, language: Language) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for heading in ("board-player", "board-hand", "board-deck", "board-fame"):
        table.add_column(language.say(heading), justify="left" if heading == "board-player" else "right")
    hides = view.public.options["hide_won_fame"] == "on" and not view.public.is_over
    for seat in range(view.public.players):
        name = seat_name(language, seat)
        if seat in view.public.to_act:
            name.append(" ◀", style="bold red3")
        won = won_by(view, seat)
        fame = language.say("board-tiles-won", count=len(won)) if hides and seat != view.seat else str(sum(won))
        table.add_row(name, str(view.public.hand_sizes[seat]), str(view.public.deck_sizes[seat]), fame)
    if view.public.is_over:
        return Group(Text(), table)
    left = Text(language.say("board-tiles-left", count=sum(view.public.tiles_left.values())), style="dim")
    return Group(Text(), table, left)


def draw_hand(view: View, language: Language) -> RenderableType:
    if view.public.is_over:
        return Text()
    hand = Text(f"{language.say('board-my-hand')}   ", style="bold")
    for word, count in view.own.hand.items():
        kind = CARD_WORDS.index(word)
        times = f"×{count}" if count > 1 else ""
        hand.append(f" {CARD_LETTERS[kind]}{times} ", style=SEAT_STYLES[view.seat])
        hand.append(f" {language.term('card', kind)}   ", style="")
    return Group(Text(), hand, Text())
