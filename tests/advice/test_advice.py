"""Hints and looking back: in words, in four languages, and blunders are found."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.advice import advise, analyse, analysis_sentences, curve, hint_sentences
from muraglia.bots import Budget, make_bot
from muraglia.games import SPECS
from muraglia.language import LANGUAGES, Language
from tests.bots.test_bots import play
from tests.support import chinesische_mauer, die_mauer, second_action, show, third_action

QUICK = Budget(simulations=300)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", SPECS)
def test_a_hint_can_be_said(name: str, code: str) -> None:
    game = muraglia.new(name, players=3, seed=2)
    seat = game.to_act[0]
    view = game.view(seat)
    advice = advise(name, view, game.question(seat), QUICK)
    assert advice == advise(name, view, game.question(seat), QUICK)
    assert advice.best in game.choices(seat)
    sentences = hint_sentences(advice, view, Language(code, name))
    assert len(sentences) >= 2 and game.write(advice.best) in sentences[0]


@pytest.mark.parametrize("name", SPECS)
def test_a_look_back_has_a_curve_and_at_most_three_decisions(name: str) -> None:
    game = play(name, ["random", "greedy", "greedy"], 3)
    found = analyse(game, 0, Budget(simulations=20))
    assert len(found.curve) == found.decisions + 1
    assert len(found.costliest) <= 3
    assert [decision.cost for decision in found.costliest] == sorted((decision.cost for decision in found.costliest), reverse=True)
    assert len(curve(found.curve, 20)) == 20
    for code in LANGUAGES:
        assert analysis_sentences(found, Language(code, name))


def to_the_end(game: muraglia.Game) -> muraglia.Game:
    while not game.is_over:
        for seat in game.to_act:
            bot = make_bot("greedy", game.name, f"{game.version}/{seat}")
            game.play(bot.choose(game.view(seat), game.question(seat)), seat)
    return game


# Who is ahead is decided by this one choice. Won tiles of b make the game close.
CHINESISCHE_MAUER = {
    "the tower in the wrong section": (["8 7 | aW bT", "2 1 | aG bW"], second_action("a"), {"a": "WT", "b": "W"}, "T>2"),
    "a wall where the tower leads": (["8 7 | aW bG", "closed"], third_action("a"), {"a": "WT", "b": "W"}, "W>1"),
    "walls thrown away": (["8 7 | aW bW", "2 1 | aG bW"], third_action("a"), {"a": "WW", "b": "W"}, "W2>2"),
    "gates thrown away": (["7 5 | aW bT", "2 1 | aW"], third_action("a"), {"a": "GG", "b": "W"}, "G2>2"),
    "warriors thrown away": (["8 5 | aW bT", "2 1 | aW"], third_action("a"), {"a": "SS", "b": "W"}, "S2>2"),
    "one warrior instead of three": (["8 7 | bTGW", "2 1 | aW"], third_action("a"), {"a": "SSS", "b": "W"}, "S>1"),
    "the dragon beside its prey": (["8 7 | aT bT", "2 1 | aG bW"], third_action("a"), {"a": "D", "b": "W"}, "D>2"),
    "the dragon on a wall": (["8 7 | aG bTW", "2 1 | aG bW"], third_action("a"), {"a": "D", "b": "W"}, "D>2.bW"),
    "the noble in the own tower's section": (["8 7 | aTW bWG", "closed"], third_action("a"), {"a": "WN", "b": "WW"}, "N>1"),
    "two walls too few": (["8 7 | aW bG", "2 1 | aW"], third_action("a"), {"a": "WWW", "b": "W"}, "W>2"),
}


def row(section: str) -> str:
    """`aTW` stands for `aT aW`."""
    tiles, bar, cards = section.partition("| ")
    return tiles + bar + " ".join(f"{word[0]}{card}" for word in cards.split() for card in word[1:]) if bar else section


@pytest.mark.parametrize("blunder", CHINESISCHE_MAUER)
def test_a_blunder_is_among_the_three(blunder: str) -> None:
    sections, agenda, hands, choice = CHINESISCHE_MAUER[blunder]
    game = chinesische_mauer(
        [row(section) for section in sections],
        agenda,
        hands=hands,
        decks={"a": "-", "b": "-"},
        won={"a": "7 7 5 5 5 5 5 4 4 4 4 3 3 2"},
        supply="-",
    )
    game.play(choice, 0)
    found = analyse(to_the_end(game), 0, QUICK)
    assert game.read(choice) in [decision.choice for decision in found.costliest], [game.write(d.choice) for d in found.costliest]


DIE_MAUER = {
    f"{held}, gives {gift}": (held, gift)
    for held, gift in (
        ("T W1", "W1"), ("T W2", "W2"), ("G W1", "W1"), ("T G W1", "W1"), ("T G W2", "W2"),
        ("T W3", "W3"), ("G W2", "W2"), ("T W1 W2", "W1"), ("T G W3", "W3"), ("G W1 W2", "W1"),
    )
}  # fmt: skip


@pytest.mark.parametrize("blunder", DIE_MAUER)
def test_a_cheap_gift_is_among_the_three(blunder: str) -> None:
    """Whoever may give a block away gives the dearest: in the last round, with few turns left, anything else is a blunder."""
    held, gift = DIE_MAUER[blunder]
    game = die_mauer(players=2, hands={"a": "W1", "b": held}, rounds=1, idle=5)
    show(game, "fist fist")
    game.play(f"give-{gift}", 1)
    found = analyse(to_the_end(game), 1, QUICK)
    assert game.read(f"give-{gift}") in [decision.choice for decision in found.costliest]
