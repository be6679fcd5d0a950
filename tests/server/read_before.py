"""What every server reads in its first moments, read before it is made: cards, words in each language, modules that are
found only when they are needed. What is there is no garbage, and is not looked through again by each server."""

from __future__ import annotations

import gc
from contextlib import suppress
from importlib import import_module
from typing import Final

from tablee import registry
from tablee.text import LANGUAGES, read_words

MODULES: Final = ["alembic.config", "typer._adapters", "pydantic.types", "uvicorn.lifespan.on"]

for name in MODULES:
    with suppress(ImportError):  # of another version of theirs: it is read later
        import_module(name)
for key in registry.GAMES:
    registry.house_cards(key)
for language in LANGUAGES:  # the first page lists the games in all of them
    for words in (None, *registry.GAMES):
        read_words(language, words)
gc.collect()
gc.freeze()
