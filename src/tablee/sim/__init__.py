"""Many games played by bots, and what came of them; how fast a game runs."""

from tablee.sim.report import Report, Seat, Spread, wilson
from tablee.sim.run import simulate
from tablee.sim.speed import bench

__all__ = ["Report", "Seat", "Spread", "bench", "simulate", "wilson"]
