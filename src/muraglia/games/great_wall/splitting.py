"""Splits as people fill them in: how much of each thing, with a total and a sensible answer to begin with."""

from __future__ import annotations

from ...kernel.message import Message
from ...kernel.question import Ask, Choice, Part, Split
from .picks import AMOUNT, AMOUNTS, MOST_SENT, SEND


def ask_split(ask: Ask, first: int, kinds: list[int], have: list[int], total: int) -> Ask:
    """Returns the question for resources that add up to the total; `have`: the most of each kind. Picks begin at `first`."""
    most = [min(count, total) for count in have]
    parts = [resource_part(kind, first, most[index]) for index, kind in enumerate(kinds)]
    return with_split(ask, parts, total, total, from_the_largest(have, total))


def ask_gain(ask: Ask, kinds: list[int], stocks: list[int], total: int) -> Ask:
    """Returns the question for resources to take, or fewer; `stocks` count below zero, so that the smallest is filled up first."""
    parts = [resource_part(kind, int(AMOUNT), total) for kind in kinds]
    return with_split(ask, parts, total, 0, from_the_largest(stocks, total))


def ask_send(ask: Ask, classes: list[int], have: list[int]) -> Ask:
    """Returns the question for Soldiers to send, class by class; as many as are there, unless somebody stays."""
    firsts = [int(SEND) + each * int(MOST_SENT) for each in classes]
    parts = [
        Part(Message("choose-marchers", {"marchers": each}), tuple(range(first, first + most + 1)))
        for each, first, most in zip(classes, firsts, have)
    ]
    return with_split(Ask("split", ask.prompt, ask.rules), parts, sum(have), 0, have)


def resource_part(resource: int, first: int, most: int) -> Part:
    start = first + resource * int(AMOUNTS)
    return Part(Message("choose-resource", {"resource": resource}), tuple(range(start, start + most + 1)))


def with_split(ask: Ask, parts: list[Part], total: int, least: int, default: list[int]) -> Ask:
    """Returns the question with what is to be split; `default`: how much of each part."""
    split = Split(tuple(parts), total, least, picks_of(parts, total, default))
    return Ask(ask.kind, ask.prompt, ask.rules, ask.secret, ask.window, split)


def picks_of(parts: list[Part], total: int, amounts: list[int]) -> Choice:
    """Returns the picks for these amounts. The form is complete as soon as they add up to the total."""
    picks: list[int] = []
    left = total
    for part, amount in zip(parts, amounts):
        picks.append(part.picks[amount])
        left -= amount
        if left == 0:
            break
    return tuple(picks)


def from_the_largest(have: list[int], total: int) -> list[int]:
    """Returns amounts that add up to the total, each taken from the largest stock that is left."""
    left = have[:]
    for _ in range(total):
        largest = left.index(max(left))
        left[largest] -= 1
    return [count - rest for count, rest in zip(have, left)]
