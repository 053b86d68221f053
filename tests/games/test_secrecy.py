"""Nobody learns what is hidden. Other worlds are made by changing hidden facts directly, not by redeal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import msgspec
import pytest

import muraglia
from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.games.die_mauer.blocks import KINDS
from muraglia.games.die_mauer.knowledge import GIVEN
from muraglia.kernel.bags import bag_of, count_of, kinds_in
from muraglia.kernel.errors import MuragliaError
from muraglia.kernel.events import Event
from muraglia.kernel.rng import Rng, rng_from_seed
from tests.support import chinesische_mauer, die_mauer, games_to_play, second_action, show

TABLES = [(name, players) for name, spec in SPECS.items() for players in sorted(spec.info.players + spec.info.variant_players)]
SHORT: dict[str, dict[str, int]] = {"die-mauer": {"rounds": 1}, "chinesische-mauer": {}, "great-wall": {}}
EVERY = {"die-mauer": 2, "chinesische-mauer": 5, "great-wall": 60}  # at how many choices the worlds are compared
SEED = "the greatest secret of all"


def everything_a_seat_gets(game: muraglia.Game, seat: int) -> bytes:
    """All that could reach a seat (-1: an onlooker), as bytes; their number is part of the comparison."""
    parts: list[Any] = [
        game.view(seat),
        game.to_act,
        game.version,
        game.scores,
        [(event.kind.name, event.args, event.secret) for event in game.events(seat)],
    ]
    if seat >= 0:
        if game.position.is_asked(seat):
            question = game.question(seat)
            parts.append([question, game.options(seat)])
        parts.append([repr(game.position.why_not(seat, pick)) for pick in range(len(game.spec.notation))])
    return msgspec.json.encode(parts)


def other_worlds(game: muraglia.Game, rng: Rng) -> Iterator[tuple[muraglia.Game, set[int]]]:
    """Worlds that differ in hidden facts, each with the seats that know the difference."""
    worlds = {"die-mauer": die_mauer_worlds, "chinesische-mauer": chinesische_mauer_worlds, "great-wall": great_wall_worlds}
    yield from worlds[game.name](game, rng)


def great_wall_worlds(game: muraglia.Game, rng: Rng) -> Iterator[tuple[muraglia.Game, set[int]]]:
    """Other stocks, other Tactic cards, other decks, other secret answers."""
    truth: Any = game.position
    for seat in range(game.players):
        world = game.copy()
        position: Any = world.position
        for resource in range(4):
            position.resources[seat * 4 + resource] += rng.below(4)
        if truth.tactics[seat] and truth.tactic_deck:
            at, held = rng.below(len(truth.tactic_deck)), rng.below(len(truth.tactics[seat]))
            drawn, mine = truth.tactic_deck[at], truth.tactics[seat][held]
            position.tactic_deck = truth.tactic_deck[:at] + bytes([mine]) + truth.tactic_deck[at + 1 :]
            position.tactics[seat] = bytes(sorted(truth.tactics[seat][:held] + truth.tactics[seat][held + 1 :] + bytes([drawn])))
            world._events = [
                Event(event.kind, event.args, (drawn,), event.knowing) if event.secret == (mine,) and event.args[0] == seat else event
                for event in world._events
            ]
        yield world, {seat}
        if truth.is_simultaneous() and truth.agenda.acted >> seat & 1:
            for pick in truth.options(seat):
                world = game.copy()
                if world.to_act != [seat]:
                    world.position.take(seat, pick)
                    world.history.waiting[seat] = (pick,)
                yield world, {seat}
    world = game.copy()
    position = world.position
    top = truth.horde_deck[-1:]
    for name in ("horde_deck", "tactic_deck", "advisor_deck", "request_deck", "event_deck", "qin_deck"):
        deck = list(getattr(truth, name)[:-1] if name == "horde_deck" else getattr(truth, name))
        rng.shuffle(deck)
        setattr(position, name, bytes(deck) + (top if name == "horde_deck" else b""))
    position.rng = Rng(1, 2, 3, 4)
    yield world, set()


def chinesische_mauer_worlds(game: muraglia.Game, rng: Rng) -> Iterator[tuple[muraglia.Game, set[int]]]:
    for seat in range(game.players):
        world = game.copy()
        position: Any = world.position
        left = position.deck_left[seat]
        deck = list(position.decks[seat])
        hand = kinds_in(position.hands[seat])
        if left and hand:  # another card in the hand, the own one in the deck
            at, held = rng.below(left), hand[rng.below(len(hand))]
            position.hands[seat] += bag_of(deck[at], 1) - bag_of(held, 1)
            deck[at] = held
            position.decks = (*position.decks[:seat], bytes(deck), *position.decks[seat + 1 :])
            world._events = [
                Event(event.kind, event.args, ((event.secret[0] + 1) % 7,), event.knowing)
                if event.secret and event.args[0] == seat
                else event
                for event in world._events
            ]
            yield world, {seat}
    world = game.copy()
    position = world.position
    decks: list[bytes] = []
    for seat in range(game.players):  # every deck in another order
        coming = list(position.decks[seat][: position.deck_left[seat]])
        rng.shuffle(coming)
        decks.append(bytes(coming))
    position.decks = tuple(decks)
    tiles = list(position.supply[position.supply_at :])
    rng.shuffle(tiles)
    position.supply, position.supply_at = bytes(tiles), 0
    yield world, set()


def die_mauer_worlds(game: muraglia.Game, rng: Rng) -> Iterator[tuple[muraglia.Game, set[int]]]:
    position: Any = game.position
    closed = [seat for seat in range(game.players) if position.fists[seat] >= 0]
    if position.agenda is not None and position.to_act() and closed and len(closed) < game.players:
        seat = closed[rng.below(len(closed))]
        for pick in position.options(seat):
            if pick != position.fists[seat]:
                world = game.copy()
                other: Any = world.position
                other.fists[seat] = pick
                world.history.waiting[seat] = (pick,)
                yield world, {seat}
    clues = position.clues
    if len(clues) >= 4 and clues[-4] == GIVEN:  # just given: any other block of the giver's might have been it
        _, giver, master, given = clues[-4:]
        for kind in range(KINDS):
            if kind != given and count_of(position.hands[giver], kind):
                world = game.copy()
                other = world.position
                other.hands[giver] += bag_of(given) - bag_of(kind)
                other.hands[master] += bag_of(kind) - bag_of(given)
                other.clues = clues[:-1] + bytes([kind])
                world._events = [
                    Event(event.kind, event.args, (kind,), event.knowing) if event.secret and index == last_gift(game) else event
                    for index, event in enumerate(world._events)
                ]
                yield world, {giver, master}


def last_gift(game: muraglia.Game) -> int:
    return max(index for index, event in enumerate(game.events()) if event.secret)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_hidden_fact_changes_nothing_for_those_who_do_not_know_it(name: str, players: int) -> None:
    compared = 0
    for number in range(max(1, games_to_play(24) // 8)):
        game = begin(name, players, f"{SEED} {number}", SHORT[name])
        rng = rng_from_seed(f"worlds {name} {players} {number}")
        step = 0
        while not game.is_over:
            if step % EVERY[name] == 0:
                truth = {seat: everything_a_seat_gets(game, seat) for seat in range(-1, players)}
                for world, knowing in other_worlds(game, rng):
                    for seat in set(range(-1, players)) - knowing:
                        assert everything_a_seat_gets(world, seat) == truth[seat], f"{name} seed {number} step {step} seat {seat}"
                        compared += 1
            seats = game.to_act
            seat = seats[rng.below(len(seats))]
            choices = game.choices(seat)
            game.play(choices[rng.below(len(choices))], seat)
            step += 1
    assert compared > (40 if name != "great-wall" else 5)


def test_later_moves_keep_a_gift_hidden() -> None:
    """The same public choices after two different gifts look the same to the third player."""
    worlds = []
    for gift in ("give-T", "give-W3"):
        game = die_mauer(players=3)
        show(game, "fist fist W1")
        game.play(gift, 1)
        show(game, "W2 W2 W2")
        while game.to_act != [0, 1, 2]:
            game.play("right")
        show(game, "G G W4")
        worlds.append(game)
    assert worlds[0].view(2) == worlds[1].view(2)
    assert worlds[0].view(-1) == worlds[1].view(-1)
    assert worlds[0].record(2) == worlds[1].record(2)
    assert worlds[0].view(0) != worlds[1].view(0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_neither_seed_nor_generator_reaches_a_seat(name: str, players: int) -> None:
    game = begin(name, players=players, seed=SEED)
    rng = rng_from_seed("a game")
    seen: list[str] = []
    for _ in range(max(10, games_to_play(40))):
        for seat in range(players):
            seen += [everything_a_seat_gets(game, seat).decode(), game.record(seat), repr(game.view(seat))]
            try:
                game.play("nonsense", seat)
            except MuragliaError as error:
                seen.append(str(error))
        seat = game.to_act[0]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)
    assert SEED in game.record()
    digits = [str(word) for word in (rng_from_seed(SEED).a, rng_from_seed(SEED).b, rng_from_seed(SEED).c)]
    assert not any(secret in text for text in seen for secret in (SEED, *digits))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_imagined_position_shows_the_same_view(name: str, players: int) -> None:
    """Views survive the wire, and a position made from one shows it again, redealt or not."""
    spec = SPECS[name]
    for number in range(max(1, games_to_play(24) // 12)):
        game = begin(name, players, number, SHORT[name])
        rng = rng_from_seed(f"imagine {number}")
        while not game.is_over:
            for seat in range(-1, players):
                view = game.view(seat)
                sent = msgspec.json.decode(msgspec.json.encode(view), type=spec.view_type)
                assert sent == view
                position = spec.imagine(sent)
                if name != "die-mauer":
                    assert spec.view(position, seat) == view
                position.redeal(seat, rng)
                again = spec.view(position, seat)
                if name == "die-mauer" and game.position.is_asked(max(seat, 0)):  # others' closed fists are withdrawn
                    withdrawn = {"chosen": view.public.chosen, "to_act": view.public.to_act}
                    again = msgspec.structs.replace(again, public=msgspec.structs.replace(again.public, **withdrawn))
                if name == "great-wall" and len(game.to_act) < len([1 for who in range(players) if game.position.is_asked(who)]):
                    withdrawn = {"steps": view.public.steps, "to_act": view.public.to_act}
                    again = msgspec.structs.replace(again, public=msgspec.structs.replace(again.public, **withdrawn))
                assert again == view
                if seat >= 0:
                    assert position.options(seat) == game.position.options(seat)
            seats = game.to_act
            seat = seats[rng.below(len(seats))]
            choices = game.choices(seat)
            game.play(choices[rng.below(len(choices))], seat)


def test_redeal_reaches_every_world_of_a_small_chinesische_mauer() -> None:
    game = chinesische_mauer(
        ["7 3 | aW", "5 4 | bW"], second_action("a"), hands={"a": "WG", "b": "WS"}, decks={"a": "TN", "b": "GS"}, supply="8 2"
    )
    expected = set()
    for mine in set(permutations("TN")):
        for theirs in set(permutations("WSGS")):
            for tiles in permutations((8, 2)):
                expected.add((mine, tuple(sorted(theirs[:2])), theirs[2:], tiles))
    rng = rng_from_seed("worlds")
    reached = set()
    for _ in range(4000):
        position: Any = game.position.clone()
        position.redeal(0, rng)
        assert position.hands[0] == game.position.hands[0]  # type: ignore[attr-defined]
        letters = "WGTNSRD"
        deck = [tuple(letters[kind] for kind in reversed(cards)) for cards in position.decks]
        hand = tuple(sorted(letters[kind] for kind in kinds_in(position.hands[1])))
        reached.add((deck[0], hand, deck[1], tuple(position.supply)))
    assert reached == expected


def test_redeal_reaches_every_world_of_a_small_die_mauer() -> None:
    game = die_mauer(players=4)
    show(game, "fist fist W1 W1")
    game.play("give-W3", 1)
    rng = rng_from_seed("worlds")

    def worlds(observer: int) -> set[tuple[int, ...]]:
        reached = set()
        for _ in range(600):
            position: Any = game.position.clone()
            position.redeal(observer, rng)
            reached.add(tuple(position.hands))
        return reached

    truth = tuple(game.position.hands)  # type: ignore[attr-defined]
    assert worlds(0) == worlds(1) == {truth}
    assert len(worlds(2)) == 7  # any of the seven blocks of b
    assert truth in worlds(2) and worlds(2) == worlds(3) == worlds(-1)
    assert game.view(2).public.master == 1
    show(game, "W2 W2 T T")  # b shows a W2, so it was not the gift
    assert len(worlds(2)) == 6
    assert all(count_of(world[1], 3) for world in worlds(2))
