"""The engine: knows no game, clock, file or network."""
