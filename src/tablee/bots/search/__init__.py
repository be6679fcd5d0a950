"""Thinking ahead, the same for every game.

for one in evaluate(game, state, seat, playouts, seed)[:3]:
    print(one.answer, one.expected, one.visits, one.parts)
"""

from tablee.bots.search.advised import Advised, evaluate

__all__ = ["Advised", "evaluate"]
