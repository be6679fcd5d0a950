"""Scenarios: rules shown by small plays that a player can read. (docs/design.md §8)"""
