"""A digital table for tabletop games, with every rule carried out by the program."""

from tablee import compiled

compiled.choose_build()  # before any module of core or games is imported
