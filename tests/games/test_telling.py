"""The table in words, and what a choice would lead to: sayable everywhere, made from the view alone, and true."""

from __future__ import annotations

from itertools import chain

import pytest

import muraglia
from muraglia.games import SPECS
from muraglia.language import LANGUAGES, Language
from tests.games.about import about
from tests.support import chinesische_mauer, die_mauer, random_positions, rule, scoring

NAMES = ["Anna", "Bert", "Clara", "Dan", "Eva", "Finn"]


@pytest.mark.parametrize("game", SPECS)
def test_every_view_and_every_choice_can_be_told_in_four_languages(game: str) -> None:
    told = set[str]()
    spec = SPECS[game]
    short = {option: str(value) for option, value in about(game).short.items()}
    for position in (position for players in spec.info.players for position in random_positions(game, players, "telling", **short)):
        if position.is_form_open():
            continue
        for seat in [-1, *position.to_act()]:
            view = spec.view(position, seat)
            messages = [message for passage in spec.describe(view) for message in (passage.heading, *chain(*passage.lines))]
            if seat >= 0:
                messages += [message for pick in position.options(seat) for message in spec.foresee(view, (pick,))]
            for message in messages:
                if message.id not in told:
                    told.add(message.id)
                    for code in LANGUAGES:
                        assert Language(code, game, NAMES).say(message)
    assert len(told) > (12 if game in SPECS.ours else 5)


def said(game: muraglia.Game, seat: int, choice: str) -> list[str]:
    language = Language("en", game.name, NAMES)
    return [language.say(message) for message in game.spec.foresee(game.view(seat), game.read(choice))]


@rule("CM-VALUE-1", "CM-VALUE-5", "CM-SCORE-1")
def test_foreseen_points_are_the_points_that_come() -> None:
    for position in random_positions("chinesische-mauer", 3, "foreseeing"):
        if position.is_over() or position.is_form_open():
            continue
        seat = position.to_act()[0]
        spec = SPECS["chinesische-mauer"]
        view = spec.view(position, seat)
        for pick in position.options(seat):
            foreseen = spec.foresee(view, (pick,))
            if foreseen:
                after = position.clone()
                after.take(seat, pick)
                section = int(foreseen[0].args["section"])
                assert spec.view(after, -1).public.sections[section].points[seat] == foreseen[0].args["points"]


@rule("CM-SCORE-2", "CM-VALUE-5")
def test_the_tile_on_an_own_card_is_foreseen_as_a_loss() -> None:
    game = chinesische_mauer(["7 3 | aG aT", "5 4 |"], scoring("a"))
    assert said(game, 0, "score-1 tile-7 on-G") == ["−7: you would have −2 in section 1", "nobody else has a card there"]
    assert said(game, 0, "score-1 tile-7 on-T") == said(game, 0, "score-1 tile-7 on-G")
    assert said(game, 0, "score-1 tile-7") == [
        "−7: you would have −2 in section 1",
        "7 fame for you once the section is scored again",
        "nobody else has a card there",
    ]
    assert said(game, 0, "score-1") == []


@rule("DM-OPEN-1", "DM-OPEN-2", "DM-OPEN-3")
def test_the_master_foresees_who_would_build() -> None:
    game = die_mauer(wall="T W3", master="a", players=4)  # one rival's tower stands already
    assert said(game, 0, "T") == [
        "Nobody else: you build.",
        "One rival: that rival builds.",
        "2 rivals: no room for all, you build.",
    ]


@rule("DM-OPEN-2", "DM-OPEN-3")
def test_what_several_numbers_of_rivals_lead_to_is_said_once() -> None:
    game = die_mauer(wall="W3", master="a", players=6)
    assert said(game, 0, "W6") == ["Nobody else: you build.", "One rival: that rival builds.", "2–5 rivals: they build."]
    assert said(game, 0, "T")[2:] == ["2 rivals: they build.", "3–5 rivals: no room for all, you build."]
    assert said(game, 1, "W6")[2:] == ["… and 2–4 other rivals: you all build.", "Anything else: you keep it."]
    assert said(game, 1, "T")[2:] == ["… and 2–4 other rivals: no room for all, Anna builds.", "Anything else: you keep it."]


@rule("DM-OPEN-4")
def test_a_block_without_a_place_is_foreseen_by_everybody() -> None:
    game = die_mauer(wall="T W3 T", master="a", players=3)
    assert said(game, 0, "G") == said(game, 1, "G") == ["There is no room for the gate: nobody builds."]


@rule("DM-OPEN-2", "DM-OPEN-3")
def test_a_rival_foresees_the_crowd() -> None:
    game = die_mauer(wall="W3", master="a", players=4)
    assert said(game, 1, "T") == [
        "Anna shows the same: you build.",
        "… and one other rival: you both build.",
        "… and 2 other rivals: no room for all, Anna builds.",
        "Anything else: you keep it.",
    ]
