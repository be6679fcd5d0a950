"""Many games played by bots, and what came of them; how fast a game runs."""

from tablee.sim.report import Report, Seat
from tablee.sim.run import simulate
from tablee.sim.speed import bench
from tablee.sim.statistics import Spread, wilson

__all__ = ["Report", "Seat", "Spread", "bench", "simulate", "wilson"]
