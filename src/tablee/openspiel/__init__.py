"""The games in OpenSpiel (the extra `openspiel`): importing this registers each as a Python game of OpenSpiel.

import pyspiel
import tablee.openspiel

game = pyspiel.load_game("tablee_revachol(players=2)")
"""

try:
    import pyspiel
except ImportError as error:
    raise ImportError(
        "tablee.openspiel needs OpenSpiel, the extra `openspiel`: pip install 'tablee[openspiel]'"
    ) from error

from tablee import registry
from tablee.openspiel.game import TabletopGame, game_type, name_of
from tablee.openspiel.state import TabletopState

__all__ = ["TabletopGame", "TabletopState", "name_of", "register"]


def register(key: str) -> None:
    """Make a game known to OpenSpiel; once is enough, twice does nothing."""
    if name_of(key) not in pyspiel.registered_names():
        # A class and no function: OpenSpiel lets go of it after Python has ended, and a class is not taken apart then.
        pyspiel.register_game(game_type(key), type(name_of(key), (TabletopGame,), {"key": key}))


for each in registry.GAMES:
    register(each)
