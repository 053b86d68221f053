"""Games that differ only in what one seat must not know, and choices that look the same to it in both."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import muraglia
from muraglia.kernel.bags import bag_of, bag_size, kinds_in
from muraglia.kernel.position import forced_answer
from muraglia.kernel.question import Choice
from muraglia.kernel.rng import Rng, rng_from_seed

Script = list[tuple[int, Choice]]


@dataclass
class World:
    start: str  # a position text
    script: Script = field(default_factory=list)
    moments: list[int] = field(default_factory=list)  # how many choices are made before each; none: nothing happens by itself
    end: int = -1  # how many choices are made in the end, those of the server included; -1: only those of the script
    orders: list[tuple[int, dict[str, Any]]] = field(default_factory=list)  # what seats tell the server before the first choice


# Worlds of Chinesische Mauer: the decks and hands of all seats but the watching one are dealt otherwise


def redealt(game: muraglia.Game, watching: int, rng: Rng) -> muraglia.Game:
    world = muraglia.set_up(game.position_text())
    position: Any = world.position
    decks = list(position.decks)
    for seat in range(game.players):
        if seat != watching:
            cards = kinds_in(position.hands[seat]) + list(decks[seat][: position.deck_left[seat]])
            held = bag_size(position.hands[seat])
            rng.shuffle(cards)
            position.hands[seat] = sum(bag_of(card) for card in cards[:held])
            decks[seat] = bytes(cards[held:])
    position.decks = tuple(decks)
    return muraglia.set_up(position.text())


def looks_the_same(games: tuple[muraglia.Game, ...], seat: int, choice: Choice, watching: int) -> bool:
    """Is the choice possible in both worlds, with the same visible outcome?"""
    seen = []
    for game in games:
        after = game.copy()
        if choice not in after.choices(seat):
            return False
        after.play(choice, seat)
        seen.append([[(event.kind.name, event.args, event.secret) for event in after.events(eyes)] for eyes in (-1, watching)])
    return bool(seen[0] == seen[1])


def chinesische_mauer_worlds(watching: int) -> list[World]:
    rng = rng_from_seed("two worlds")
    truth = muraglia.set_up(muraglia.new("chinesische-mauer", players=3, seed="one").position_text())
    games = (truth, redealt(truth, watching, rng))
    worlds = [World(game.position_text()) for game in games]
    while not truth.is_over and len(worlds[0].script) < 90:
        seat = truth.to_act[0]
        common = [choice for choice in truth.choices(seat) if looks_the_same(games, seat, choice, watching)]
        if not common:  # what is hidden begins to matter
            break
        choice = common[rng.below(len(common))]
        for game, world in zip(games, worlds):
            game.play(choice, seat)
            world.script.append((seat, choice))
    return worlds


# Worlds of Die Mauer: fists that hold something else for a while, and other gifts


def die_mauer_worlds(watching: int) -> list[World]:
    rng = rng_from_seed("other gifts")
    truth = muraglia.set_up(muraglia.new("die-mauer", players=4, seed="two", rounds=2).position_text())
    games = (truth, muraglia.set_up(truth.position_text()))
    worlds = [World(truth.position_text()), World(truth.position_text())]
    gifts = decoys = 0
    while not truth.is_over and len(worlds[0].script) < 110:
        seat = truth.to_act[0]
        question = truth.question(seat)
        both = [choice for choice in truth.choices(seat) if choice in games[1].choices(seat)]
        secret_gift = question.prompt.id == "ask-give" and watching not in (seat, games[0].view(-1).public.master)
        if secret_gift and len(both) > 1 and gifts < 3:
            chosen = (both[0], both[1])
            gifts += 1
        else:
            same = [choice for choice in both if looks_the_same(games, seat, choice, watching)]
            if not same:
                break
            # an empty fist leads to gifts
            empty = [choice for choice in same if truth.write(choice) == "fist"]
            pick = empty[0] if empty and rng.below(3) == 0 else same[rng.below(len(same))]
            chosen = (pick, pick)
            if question.secret and len(truth.to_act) > 1 and seat != watching:
                worlds[0].script += [(seat, other) for other in both if other != pick][:2]  # changed before the fists open
                decoys += 1
        for game, world, choice in zip(games, worlds, chosen):
            game.play(choice, seat)
            world.script.append((seat, choice))
    assert gifts >= 1
    assert decoys >= 5
    assert worlds[0].script != worlds[1].script
    return worlds


# Worlds of The Great Wall: the stocks behind the others' screens, their Tactic cards and the decks are others

SOON = 8  # cards of a deck that are drawn in both worlds: all see them, or the watching seat does


def behind_other_screens(game: muraglia.Game, watching: int, rng: Rng) -> muraglia.Game:
    world = muraglia.set_up(game.position_text())
    position: Any = world.position
    others = [seat for seat in range(game.players) if seat != watching]
    below = list(position.tactic_deck[:-SOON])
    unknown = below + [card for seat in others for card in position.tactics[seat]]
    rng.shuffle(unknown)
    for seat in others:
        held = len(position.tactics[seat])
        position.tactics[seat], unknown = bytes(sorted(unknown[:held])), unknown[held:]
        for resource in range(4):
            position.resources[seat * 4 + resource] += 1 + rng.below(3)
    position.tactic_deck = bytes(unknown) + position.tactic_deck[-SOON:]
    for name in ("horde_deck", "advisor_deck"):
        deck = list(getattr(position, name))
        below = deck[:-SOON]
        rng.shuffle(below)
        setattr(position, name, bytes(below + deck[-SOON:]))
    return muraglia.set_up(position.text())


def is_a_beginning(game: muraglia.Game, watching: int) -> bool:
    """All choose a Command, and both of the others hold Tactic cards."""
    seat = game.to_act[0]
    held = [faction.tactics_size for faction in game.view(-1).public.factions[: game.players]]
    return game.question(seat).prompt.id == "ask-command" and min(held[:watching] + held[watching + 1 :]) > 0


def great_wall_worlds(watching: int, seed: str = "three") -> list[World]:
    """The last seat passes its windows itself in one world, and has a standing answer to them in the other.

    Meanwhile other Commands lie turned down in one of the worlds, and the second seat plans other answers, which are not possible.
    """
    rng = rng_from_seed("other stocks")
    game = muraglia.new("great-wall", players=3, seed=seed)
    while not is_a_beginning(game, watching):
        choices = game.choices(game.to_act[0])
        game.play(choices[rng.below(len(choices))], game.to_act[0])
    truth = muraglia.set_up(game.position_text())
    games = (truth, behind_other_screens(truth, watching, rng))
    worlds = [World(game.position_text()) for game in games]
    planning, standing = [seat for seat in range(3) if seat != watching]
    worlds[0].orders.append((standing, {"do": "stand", "question": "windows", "answers": ["pass"]}))
    worlds[0].orders.append((planning, {"do": "plan", "steps": [{"notation": "score-pile"}]}))
    worlds[1].orders.append((planning, {"do": "plan", "steps": [{"notation": "refuse"}, {"notation": "pass"}]}))
    while not truth.is_over and (len(worlds[0].script) < 70 or not wait_for_people(games, standing)):
        seat = truth.to_act[0]
        question = truth.question(seat)
        stands = question.window and seat == standing
        choices = [truth.read("pass")] if stands else truth.choices(seat)
        choices.sort(key=lambda choice: rng.below(1000))
        same = next((choice for choice in choices if looks_the_same(games, seat, choice, watching)), None)
        if same is None:  # what is hidden begins to matter
            break
        if question.secret and len(truth.to_act) > 1 and seat != watching:
            decoys = [(seat, other) for other in choices if other != same][:2]  # changed before all are turned up
            worlds[0].script += decoys
            worlds[0].moments += [truth.history.length] * len(decoys)
        for game, world in zip(games, worlds):
            by_itself = forced_answer(game.position, seat) is not None or (stands and world is worlds[0])
            if not by_itself:
                world.script.append((seat, same))
                world.moments.append(game.history.length)
            game.play(same, seat)
    for world in worlds:
        world.end = truth.history.length
    return worlds


def wait_for_people(games: tuple[muraglia.Game, ...], standing: int) -> bool:
    """Whether neither table goes on by itself."""
    seat = games[0].to_act[0]
    stands = seat == standing and games[0].question(seat).window
    return not stands and all(forced_answer(game.position, seat) is None for game in games)
