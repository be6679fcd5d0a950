"""Lanterns, a small game for Tablée. README.md has the rules."""
