"""The games as environments for researchers (the extra `research`): PettingZoo, Gymnasium, tensors and masks.

from tablee.env import aec, parallel, single

env = aec("revachol", seats=3)
"""

try:
    import gymnasium
    import pettingzoo
except ImportError as error:
    raise ImportError(
        "tablee.env needs PettingZoo, Gymnasium and numpy, the extra `research`: pip install 'tablee[research]'"
    ) from error

from tablee.env.actions import ActionTable, Way
from tablee.env.aec import Turns, aec
from tablee.env.game import Playing
from tablee.env.observation import ObservationTable
from tablee.env.parallel import AllAtOnce, parallel
from tablee.env.single import Single, single

__all__ = [
    "ActionTable", "AllAtOnce", "ObservationTable", "Playing", "Single", "Turns", "Way", "aec", "gymnasium", "parallel",
    "pettingzoo", "single",
]  # fmt: skip
