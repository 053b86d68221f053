from .support import fourth_game, installed_fourth_game

__all__ = ["fourth_game", "installed_fourth_game"]
