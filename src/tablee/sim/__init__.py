"""Many games played by bots, and what came of them; how fast a game runs."""

from tablee.sim.bench import bench
from tablee.sim.report import Report, Seat, Spread, wilson
from tablee.sim.run import simulate

__all__ = ["Report", "Seat", "Spread", "bench", "simulate", "wilson"]
