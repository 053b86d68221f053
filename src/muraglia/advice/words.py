"""Turns advice and analyses into sentences, in the language of the reader."""

from __future__ import annotations

from typing import Any

from ..games import spec_of
from ..kernel.message import Message
from ..kernel.question import Choice
from ..language import Language
from .analysis import Analysis, Decision, Point
from .hints import MIXED_BELOW, Advice

BARS = "▁▂▃▄▅▆▇█"


def hint_sentences(advice: Advice, view: Any, language: Language) -> list[str]:
    """Returns sentences on what to choose, what it leads to and how it compares."""
    say = language.say
    spec = spec_of(advice.game)
    score = say("advice-score", score=_number(advice.score))
    sentences = [say("advice-best", choice=words(advice.best, language), chance=_percent(advice.chance), score=score)]
    sentences += [say(message) for message in spec.foresee(view, advice.best)]
    if advice.share < MIXED_BELOW:
        sentences.append(say("advice-mix", share=_percent(advice.share)))
    if advice.next_best is not None:
        less = round(100 * (advice.chance - advice.next_chance))
        args: dict[str, str | int] = {"choice": words(advice.next_best, language), "chance": _percent(advice.next_chance)}
        score = say("advice-score", score=_number(advice.next_score))
        sentences.append(say("advice-next", less=less, score=score, **args) if less >= 1 else say("advice-as-good", score=score, **args))
    return sentences


def analysis_sentences(analysis: Analysis, language: Language) -> list[str]:
    """Returns sentences on each of the costliest decisions, the worst first."""
    if not analysis.costliest:
        return [language.say("analysis-flawless", count=analysis.decisions)]
    return [sentence for decision in analysis.costliest for sentence in decision_sentences(decision, language)]


def decision_sentences(decision: Decision, language: Language) -> list[str]:
    """Returns where it was, what it cost, what it led to, and what the better choice would have led to."""
    say = language.say
    sentences = [say("analysis-place", number=decision.number + 1, place=in_a_row(decision.place, language))]
    sentences.append(cost_sentence(decision, language))
    for id, leads in (("analysis-chosen-leads", decision.leads), ("analysis-better-leads", decision.better_leads)):
        if leads and decision.leads != decision.better_leads:
            sentences.append(say(id, what=in_a_row(leads, language)))
    return sentences


def in_a_row(messages: tuple[Message, ...], language: Language) -> str:
    return " · ".join(language.say(message).rstrip(".") for message in messages)


def cost_sentence(decision: Decision, language: Language) -> str:
    return language.say(
        "analysis-decision",
        choice=words(decision.choice, language),
        chance=_percent(decision.chance),
        better=words(decision.better, language),
        better_chance=_percent(decision.better_chance),
        score=language.say("advice-score", score=_number(decision.score)),
        better_score=language.say("advice-score", score=_number(decision.better_score)),
    )


def words(choice: Choice, language: Language) -> str:
    """Returns a choice as it reads on a button, with its notation."""
    spec = spec_of(language.game)
    labels = ", ".join(language.say(spec.label(pick)) for pick in choice)
    return f"{labels} ({' '.join(spec.notation[pick] for pick in choice)})"


def curve(points: tuple[Point, ...], width: int) -> str:
    """Returns win probabilities as a row of bars, at most `width` of them."""
    if not points:
        return ""
    count = min(width, len(points))
    chosen = [points[index * (len(points) - 1) // max(1, count - 1)].chance for index in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chosen)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _number(score: float) -> int:
    return round(score)
