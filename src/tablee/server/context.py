"""What all tables of a server share: the store, the settings, the time, card sets and texts."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.core.contract import CardSet, Game
from tablee.server.refusal import Refusal, said, unknown_table
from tablee.server.settings import Settings
from tablee.store import Store
from tablee.text import LANGUAGES, Texts

MOST_CARD_SETS: Final = 64
"""Card sets that people brought, kept in memory."""
MOST_MISTAKES: Final = 10
"""Of a card file, told at once."""
MOST_CARD_FILES_WAITING: Final = 8
"""Card files that are being read or wait for it."""


class ServerContext:
    """Made once, when the server starts."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.started = now()
        self.link = settings.link.rstrip("/")
        self._brought: OrderedDict[str, tuple[str, CardSet, str]] = OrderedDict()  # digest -> game, set, text
        self._reading = asyncio.Lock()
        self._waiting_readers = 0

    # Card sets.

    async def cards(self, key: str, digest: str) -> CardSet:
        """The card set with that digest: the house's, or one that somebody brought."""
        found = self.known_cards(digest)
        if found is not None:
            return found[1]
        file = await self.store.card_file(digest)
        if file is None:
            raise unknown_table()
        return await self.bring(key, file.text, file.name)

    async def card_text(self, digest: str) -> str:
        """The text of a card file that somebody brought; "" for the house's cards."""
        if any(registry.house_cards(key).digest == digest for key in registry.GAMES):
            return ""
        if digest in self._brought:
            return self._brought[digest][2]
        file = await self.store.card_file(digest)
        return "" if file is None else file.text

    def known_cards(self, digest: str) -> tuple[str, CardSet] | None:
        """The game and the set, if it is in memory."""
        for key in registry.GAMES:
            if registry.house_cards(key).digest == digest:
                return key, registry.house_cards(key)
        found = self._brought.get(digest)
        return None if found is None else found[:2]

    async def bring(self, key: str, text: str, name: str) -> CardSet:
        """Read a card file that somebody brought, and keep it; its mistakes become one refusal."""
        try:
            cards = await self.read(key, text, name)
        except CardFileError as error:
            raise said("\n".join(str(mistake) for mistake in error.mistakes[:MOST_MISTAKES])) from error
        self._brought[cards.digest] = (key, cards, text)
        while len(self._brought) > MOST_CARD_SETS:
            self._brought.popitem(last=False)
        return cards

    async def read(self, key: str, text: str, name: str) -> CardSet:
        """Read a card file, beside what is played meanwhile. One file at a time, and only a few may wait: whoever comes
        then is asked to come again."""
        if self._waiting_readers >= MOST_CARD_FILES_WAITING:
            raise Refusal("table-too-fast", status=429)
        self._waiting_readers += 1
        try:
            async with self._reading:
                game, known = registry.game(key), registry.texts_known(key)
                return await asyncio.to_thread(game.read_cards, text, name, known)
        finally:
            self._waiting_readers -= 1


def game(key: str) -> Game[Any]:
    return registry.game(key)


@lru_cache(MOST_CARD_SETS)
def texts(language: str, game: str, cards: CardSet) -> Texts:
    """For what is said at a table; the same for every table with these cards. Its page points at cells."""
    return Texts(language, game, cards, names_cells=False)


@cache
def plain_texts(language: str) -> Texts:
    """For what is said outside a game."""
    return Texts(language)


def language_of(asked: str) -> str:
    """The first language of ours in a header or a field; else English."""
    for part in asked.split(","):
        word = part.strip()[:2].lower()
        if word in LANGUAGES:
            return word
    return LANGUAGES[0]
