"""Random games by the thousand: no crash, no dead end, no endless game, nothing lost and nothing made."""

from __future__ import annotations

from typing import Any

import pytest

import muraglia
from muraglia.games import SPECS
from muraglia.games.chinesische_mauer.board import TILE_CELLS
from muraglia.games.chinesische_mauer.cards import ALL_TILES, DECK, KINDS
from muraglia.games.die_mauer.blocks import full_set
from muraglia.kernel.bags import bag_of
from muraglia.kernel.rng import rng_from_seed
from tests.support import games_to_play

GAMES = 2000


def setups(name: str) -> list[tuple[int, dict[str, str]]]:
    """Each number of players with the defaults, and each value of each option with a number of players that changes."""
    info = SPECS[name].info
    counts = sorted(info.variant_players + info.players)
    found: list[tuple[int, dict[str, str]]] = [(players, {}) for players in counts]
    for option in info.options:
        for index, value in enumerate(option.values):
            found.append((counts[index % len(counts)], {option.name: value}))
    return found


@pytest.mark.parametrize("name", SPECS)
def test_every_game_ends_long_before_the_longest(name: str) -> None:
    spec = SPECS[name]
    for players in spec.info.players + spec.info.variant_players:
        position = spec.start(players, spec.info.complete({}), "longest", None)
        rng = rng_from_seed("longest")
        picks = 0
        while (seat := position.next_to_act()) >= 0:
            options = position.options(seat)
            assert options, position.text()
            position.take(seat, options[rng.below(len(options))])
            picks += 1
        assert 0 < picks <= spec.longest


@pytest.mark.parametrize(("players", "options"), setups("die-mauer"))
def test_die_mauer_ends_and_keeps_every_block(players: int, options: dict[str, str]) -> None:
    blocks = [bag_of(kind) for kind in range(8)]
    for number in range(games_to_play(GAMES)):
        seed = f"{players} {options} {number}"
        position: Any = muraglia.new("die-mauer", players=players, seed=seed, **options).position
        everything = players * full_set(position.wall_values)
        rng = rng_from_seed(f"play {seed}")
        seat = position.next_to_act()
        steps = 0
        while seat >= 0:
            picks = position.options(seat)
            assert picks, f"dead end, seed {seed}"
            seat = position.take(seat, picks[rng.below(len(picks))])
            assert sum(position.hands) + sum(map(blocks.__getitem__, position.wall)) == everything, f"seed {seed}"
            steps += 1
            assert steps < 40_000, f"endless, seed {seed}"
        assert position.winners()


@pytest.mark.parametrize(("players", "options"), setups("chinesische-mauer"))
def test_chinesische_mauer_ends_and_keeps_every_card_and_tile(players: int, options: dict[str, str]) -> None:
    all_cards = sum(bag_of(kind, DECK[kind]) for kind in range(KINDS))
    for number in range(games_to_play(GAMES)):
        seed = f"{players} {options} {number}"
        position: Any = muraglia.new("chinesische-mauer", players=players, seed=seed, **options).position
        gone = [0] * players  # cards of won sections, counted here because the game itself forgets them
        rng = rng_from_seed(f"play {seed}")
        seat = position.next_to_act()
        steps = 0
        while seat >= 0:
            picks = position.options(seat)
            assert picks, f"dead end, seed {seed}"
            rows = position.rows[:]
            seat = position.take(seat, picks[rng.below(len(picks))])
            for before, after in zip(rows, position.rows):
                if before and not after:
                    for card in before:
                        gone[card >> 4] += bag_of(card & 7, 1)
            steps += 1
            assert steps < 2_000, f"endless, seed {seed}"
            if steps % 8 == 0 or seat < 0:
                assert_nothing_is_lost(position, gone, all_cards, seed)
        assert position.winners()


def assert_nothing_is_lost(position: Any, gone: list[int], all_cards: int, seed: str) -> None:
    for seat in range(position.players):
        cards = position.hands[seat] + gone[seat]
        cards += sum(bag_of(kind, 1) for kind in position.decks[seat][: position.deck_left[seat]])
        cards += sum(bag_of(card & 7, 1) for row in position.rows for card in row if card >> 4 == seat)
        assert cards == all_cards, f"cards of seat {seat}, seed {seed}"
    tiles = [*position.supply[position.supply_at :], *position.boxed, *[tile for won in position.won for tile in won]]
    for at in range(0, len(position.tiles), TILE_CELLS):
        tiles += [tile for tile in position.tiles[at : at + 3] if tile]
    assert sorted(tiles) == ALL_TILES, f"tiles, seed {seed}"
