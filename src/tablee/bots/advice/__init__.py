"""Advice: what the answers to a question are worth. One package per game, named like it, with its `ADVISER`."""
