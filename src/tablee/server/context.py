"""What all tables of a server share: the store, the settings, the time, card sets and texts."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.server.bans import Bans
from tablee.server.refusal import Refusal, said, unknown_table
from tablee.server.settings import Settings
from tablee.server.timing import Clock
from tablee.server.worker import Failed, Worker
from tablee.store import Alone, Ownership, Store
from tablee.text import LANGUAGES, Texts, read_words

MOST_CARD_SETS: Final = 64
"""Card sets that people brought, kept in memory."""
CARDS_WITHIN: Final = 60.0
"""Seconds by the clock for reading one card file, on a machine that has much else to do; how many of processor, its
reader says (`card_reader.PROCESSOR`)."""
CARDS_COST: Final = 0.1
"""Seconds of processor that a card file may cost: the house's, which are whole sets, take 0.01 to 0.04. What has cost
no more in the reader's process is read once more by the server when a table first needs it, since cards do not go from
process to process; how often that can be is bounded by the bytes each address may have kept (`Settings.brought`)."""
HELP_COST: Final = 0.5
"""The same for a file with mistakes, which nobody reads again."""
MOST_CARD_FILES_WAITING: Final = 8
"""Card files that are being read or wait for it."""


class ServerContext:
    """Made once, when the server starts."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.ownership: Ownership = Alone(store)
        self.clock = Clock()
        self.now = self.clock if now is None else now
        self.started = self.now()
        self.is_whole = True  # the database, as it was found at the start
        self.last_heard = self.started  # when anything was written last before this run
        self.bans = Bans(self.now)
        self.link = settings.link.rstrip("/")
        self._brought: OrderedDict[str, tuple[str, CardSet, str]] = OrderedDict()  # digest -> game, set, text
        self._reading = asyncio.Lock()
        self._taking = asyncio.Lock()
        self._readers: list[str] = []  # the addresses whose card files are being read or wait for it
        self._reader = Worker("tablee.server.card_reader")

    async def close(self) -> None:
        await self._reader.end()

    @property
    def was_away(self) -> float:
        """Seconds between the last thing written and this run: the server was off, or the clock is wrong."""
        return max(0.0, self.started - self.last_heard)

    def surely(self) -> float:
        """The time as far as this server has lived through it: nothing is forgotten by a clock that is ahead."""
        return self.now() - self.was_away

    # Card sets.

    async def cards(self, key: str, digest: str) -> CardSet:
        """The card set with that digest (`address_of`): the house's, or one that somebody brought."""
        found = self.known_cards(digest)
        if found is not None:
            return found[1]
        file = await self.store.card_file(digest)
        if file is None:
            raise unknown_table()
        cards = await self._take(key, file.text, file.name)
        self._keep(digest, key, cards, file.text)
        return cards

    async def found_cards(self, digest: str) -> tuple[str, CardSet] | None:
        """The game and the set; also one that only a table of another process plays with, or that was shared."""
        found = self.known_cards(digest)
        if found is None:
            file = await self.store.card_file(digest)
            if file is not None:
                found = file.game, await self.cards(file.game, digest)
        return found

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

    async def bring(self, key: str, text: str, name: str, by: str = "", language: str = "") -> CardSet:
        """Read a card file that somebody brought, and keep it; its mistakes become one refusal."""
        found = await self.check(key, text, name, by, language)
        if found.mistakes:
            raise said("\n".join(found.mistakes))
        cards = await self._take(key, text, name)
        if cards.has_pictures() and not self.settings.is_private:  # nobody looks through what strangers would show
            raise Refusal("table-no-pictures")
        self._keep(address_of(key, cards), key, cards, cards.text())
        return cards

    def _keep(self, digest: str, key: str, cards: CardSet, text: str) -> None:
        self._brought[digest] = (key, cards, text)
        while len(self._brought) > MOST_CARD_SETS:
            self._brought.popitem(last=False)

    async def _take(self, key: str, text: str, name: str) -> CardSet:
        """A file whose cost is known to be small. One at a time: tables have their turn in between."""
        async with self._taking:
            return await asyncio.to_thread(registry.read_cards, key, text, name)

    async def check(self, key: str, text: str, name: str, by: str = "", language: str = "") -> CheckedCards:
        """What is in a card file, read in a process of its own with limits. One file at a time, one of each address,
        and only a few may wait: whoever comes then is asked to come again."""
        if len(self._readers) >= MOST_CARD_FILES_WAITING or (by and by in self._readers):
            raise Refusal("table-too-fast", status=429)
        self._readers.append(by)
        try:
            async with self._reading:
                return await self._check({"game": key, "text": text, "name": name, "language": language_of(language)})
        finally:
            self._readers.remove(by)

    async def _check(self, asked: dict[str, str]) -> CheckedCards:
        try:
            found = await self._reader.ask_or_end(asked, CARDS_WITHIN)
        except Failed as failed:
            raise Refusal("table-cards-too-long") from failed
        # A right one is read once more by the server; of another, what was meant is looked for, which takes longer.
        if found.pop("seconds") > (HELP_COST if found["mistakes"] else CARDS_COST):
            raise Refusal("table-cards-too-long")
        return CheckedCards(**found)


class CheckedCards(NamedTuple):
    """What is in a card file, or the first of its mistakes and how many more there are."""

    set: str
    cards: int
    mistakes: list[str]
    more: int


def address_of(key: str, cards: CardSet) -> str:
    """By what a set is found and kept. Names and texts that were typed into a file are part of it: they do not matter
    to play, so the digest of the set leaves them out, but they are what is shown."""
    if not cards.names or cards is registry.house_cards(key):
        return cards.digest
    return hashlib.sha256(json.dumps([cards.digest, cards.names], sort_keys=True).encode()).hexdigest()


def game(key: str) -> Game[Any]:
    return registry.game(key)


@lru_cache(MOST_CARD_SETS)
def texts(language: str, game: str, cards: CardSet) -> Texts:
    """For what is said at a table; the same for every table with these cards. Its page points at cells."""
    return Texts(language, game, cards, names_cells=False)


_READ: Final[set[tuple[str, str]]] = set()


async def read_texts(language: str, game: str) -> None:
    """Whoever comes first in a language waits until its words are read, and nobody else does."""
    if (language, game) not in _READ:
        await asyncio.to_thread(read_words, language, game)
        await asyncio.to_thread(plain_texts, language)
        _READ.add((language, game))


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
