"""How a game begins, with the options and the view of each game. Written by write_types.py: `make types` renews it."""

from __future__ import annotations

from typing import Any, Literal, SupportsIndex, overload

from .game import Game, begin
from .games.chinesische_mauer.view import View as ChinesischeMauerView
from .games.die_mauer.view import View as DieMauerView
from .games.great_wall.view import View as GreatWallView

GameName = Literal["die-mauer", "chinesische-mauer", "great-wall"]


@overload
def new(
    game: Literal["die-mauer"],
    players: SupportsIndex | None = None,
    seed: int | str | None = None,
    *,
    wall_values: int | Literal["12346", "12345", "12356", "12456", "13456", "23456"] = "12346",
    rounds: int | Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] = "4",
    memory_aid: bool | Literal["on", "off"] = "on",
) -> Game[DieMauerView]: ...


@overload
def new(
    game: Literal["chinesische-mauer"],
    players: SupportsIndex | None = None,
    seed: int | str | None = None,
    *,
    hide_won_fame: bool | Literal["off", "on"] = "off",
) -> Game[ChinesischeMauerView]: ...


@overload
def new(
    game: Literal["great-wall"],
    players: SupportsIndex | None = None,
    seed: int | str | None = None,
    *,
    mode: Literal["standard", "cooperative"] = "standard",
    difficulty: Literal["normal", "hard", "hardest"] = "normal",
    wall_end_sections_3p: int | Literal["2", "3"] = "2",
    qin_activation_order: Literal["high_to_low", "low_to_high"] = "high_to_low",
    qin_vital_order: Literal["columns_first", "rows_first"] = "columns_first",
    start_clerks: int | Literal["5", "3"] = "5",
    supreme_commander: Literal["highest_tea", "active_player"] = "highest_tea",
    breach_kill_scope: Literal["per_horde", "per_section", "all"] = "per_horde",
    breach_shame_scope: Literal["horde_card", "section"] = "horde_card",
    rest_zone_counts_as_present: Literal["false", "true"] = "false",
    defeat_order: Literal["snapshot", "rescan_after_each"] = "snapshot",
    defeat_windows: int | Literal["2", "1"] = "2",
    rush_majority: Literal["card_discarded", "ignored"] = "card_discarded",
    rush_tea_house: Literal["normal", "none"] = "normal",
    player_count_basis: Literal["humans", "factions"] = "humans",
    artificial_clerks_break_sole: Literal["true", "false"] = "true",
    shame_icon_timing: Literal["before", "after"] = "before",
    max_active_advisors: Literal["none", "1"] = "none",
    tea_steps: Literal["per_player", "per_clerk"] = "per_player",
    wall_honour: Literal["paid", "full_cost", "own_resources_only"] = "paid",
    qin_shortfall: Literal["waived", "cannot_build"] = "waived",
    honour_floor: Literal["0", "none"] = "0",
    treason_counts_for_honour: Literal["true", "false"] = "true",
    coop_empty_supply_ends: Literal["false", "true"] = "false",
    qin_summer_honour: Literal["none", "two_per_card_until_deck_empty"] = "none",
) -> Game[GreatWallView]: ...


@overload
def new(game: GameName, players: SupportsIndex | None = None, seed: int | str | None = None) -> Game: ...


def new(game: Any, players: SupportsIndex | None = None, seed: int | str | None = None, **options: Any) -> Game:
    """Starts a game. Without a seed one is drawn; options are those of the game, such as rounds=5.

    Type checkers check the name and the options. For those that are known only when the program runs, there is `muraglia.game.begin`.
    """
    return begin(game, players, seed, options)
