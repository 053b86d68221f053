"""Hints and looking back: in words, in four languages, and blunders are found."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.advice import Decision, advise, analyse, analysis_sentences, curve, hint_sentences, weigh
from muraglia.advice.words import decision_sentences
from muraglia.bots import Budget, make_bot
from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.kernel.message import Message
from muraglia.language import LANGUAGES, Language
from tests.bots.test_bots import play
from tests.support import die_mauer, last_cards, show

QUICK = Budget(simulations=300)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", SPECS)
def test_a_hint_can_be_said(name: str, code: str) -> None:
    game = begin(name, players=3, seed=2)
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
    assert len(curve(found.curve, 20)) == min(20, len(found.curve))
    for code in LANGUAGES:
        assert analysis_sentences(found, Language(code, name))


def test_a_look_back_says_when_and_where_it_was_and_what_the_choice_led_to() -> None:
    game = begin("great-wall", players=2, seed=3)
    while game.view(0).public.season != "autumn" or list(game.to_act) != [0] or len(game.choices(0)) < 2:
        seat = game.to_act[0]
        bot = make_bot("greedy", game.name, f"{game.version}/{seat}")
        game.play(bot.choose(game.view(seat), game.question(seat)), seat)
    choice = game.choices(0)[0]
    decision = weigh("great-wall", game.view(0), game.question(0), choice, 41, Budget(simulations=20))
    where, cost, *_ = decision_sentences(decision, Language("en", "great-wall"))
    assert where.startswith("Choice 42: Year 1 of 6, Autumn · ")
    assert game.write(choice) in cost


def test_a_look_back_in_words_compares_what_both_choices_lead_to() -> None:
    def message(id: str, **args: int | str) -> Message:
        return Message(id, args)

    decision = Decision(
        4, 4, (0,), 0.2, 30, (1,), 0.5, 34,
        leads=(message("foresee-behind", count=3),), better_leads=(message("foresee-alone"), message("foresee-leads", count=2)),
    )  # fmt: skip
    said = decision_sentences(decision, Language("en", "chinesische-mauer"))
    assert said[2:] == [
        "It led to: you would be 3 behind",
        "The better choice leads to: nobody else has a card there · you would lead by 2",
    ]


def to_the_end(game: muraglia.Game) -> muraglia.Game:
    while not game.is_over:
        for seat in game.to_act:
            bot = make_bot("greedy", game.name, f"{game.version}/{seat}")
            game.play(bot.choose(game.view(seat), game.question(seat)), seat)
    return game


# The first section, a's hand, and a choice that loses by seven or more where the best one wins by five or more, whatever b does.
CHINESISCHE_MAUER = {
    "the tower in the wrong section": ("8 | aW=1 bW", "T", "T>2"),
    "a wall where only the tower leads": ("8 | aW=1 bG", "WT", "W>1"),
    "walls thrown away": ("8 | aG=1 bW", "WW", "W2>2"),
    "gates thrown away": ("8 | aG=1 bT", "GG", "G2>2"),
    "warriors thrown away": ("8 | aG=1 bG", "SS", "S2>2"),
    "one warrior instead of three": ("8 | aG=1 bT bG", "SSS", "S>1"),
    "the dragon beside its prey": ("8 | aG=1 bT", "D", "D>1"),
    "the dragon on a wall": ("8 | aT=1 bT bW", "D", "D>1.bW"),
    "the noble beside the own tower": ("8 | aT=1 aG bW bW bW", "WN", "N>1"),
    "three walls too few": ("8 | aW=1 bG", "WWWW", "W>1"),
}


@pytest.mark.parametrize("blunder", CHINESISCHE_MAUER)
def test_a_blunder_is_among_the_three(blunder: str) -> None:
    section, hand, choice = CHINESISCHE_MAUER[blunder]
    game = last_cards(section, hand)
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
    game = die_mauer(players=2, hands={"a": "W1", "b": held}, rounds=1, idle=5, ends=("W4", "W6"))
    show(game, "fist fist")
    game.play(f"give-{gift}", 1)
    found = analyse(to_the_end(game), 1, QUICK)
    assert game.read(f"give-{gift}") in [decision.choice for decision in found.costliest]
