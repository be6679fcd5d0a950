"""What is the same for everybody: the games, their words, cards, rules and guides. Made once, then cached."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Final

from tablee import registry, rulebook
from tablee.bots import measured, outside
from tablee.bots.levels import LEVELS, USUAL, styles
from tablee.core.cardset import CardSet
from tablee.core.option import Option
from tablee.errors import UserError
from tablee.server import lessons, levels, wire
from tablee.server.card_texts import card_texts, own_words
from tablee.server.refusal import Refusal
from tablee.server.render import QUICK_PHRASES
from tablee.text import LANGUAGES, Texts, sources, title
from tablee.version import own_version

LOG: Final = logging.getLogger("tablee.catalog")
MOST_GALLERIES: Final = 24
"""Card sets in a language that are kept as they are sent."""


def home() -> dict[str, Any]:
    """What can be played here."""
    return {
        "games": _games(),
        "languages": list(LANGUAGES),
        "phrases": list(QUICK_PHRASES),
        "protocol": wire.PROTOCOL,
        "version": own_version(),
    }


PRIVACY: Final = {
    "kept": ("table", "key", "calls", "set", "where"),
    "not": ("address", "banned", "log"),
    "long": ("ended", "silent", "asked"),
    "seen": ("link", "over"),
    "browser": ("what",),
}
"""The page about what is kept: its parts and their sentences (`privacy-kept-table`)."""


def privacy(language: str, ended_days: int, silent_days: int) -> dict[str, Any]:
    """What this server keeps of people, for how long and where, as they read it."""
    texts = Texts(language)
    days = {"long-ended": ended_days, "long-silent": silent_days}

    def sentence(name: str) -> str:
        return texts.say(f"privacy-{name}", **({"days": days[name]} if name in days else {}))

    parts = {part: [sentence(f"{part}-{line}") for line in lines] for part, lines in PRIVACY.items()}
    told = [{"title": sentence(part), "lines": lines} for part, lines in parts.items()]
    return {"line": sentence("line"), "parts": told}


def _games() -> list[dict[str, Any]]:
    """Every game that can be loaded: a broken package of somebody else takes nothing from the others."""
    found: list[dict[str, Any]] = []
    for key in registry.GAMES:
        try:
            found.append(_game(key))
        except UserError as error:
            LOG.warning("a game is left out", extra={"reason": str(error)})
    return found


def _game(key: str) -> dict[str, Any]:
    game = registry.game(key)
    return {
        "key": key,
        "title": {language: title(language, key) for language in LANGUAGES},
        "table": registry.has_table(key),
        "fewest": game.fewest,
        "most": game.most,
        "options": [_option(option, range(game.fewest, game.most + 1)) for option in game.options],
        "bots": list(levels.known(key)),
        "levels": [level for level in (*LEVELS, *outside.names()) if level in levels.known(key)],
        "styles": list(styles(key)),
        "measured": _measured(key, range(game.fewest, game.most + 1)),
        "cards": registry.house_cards(key).digest,
        "card_files": registry.has_cards(key),
        "lessons": lessons.offered(key),
        "first_seats": game.first_seats,
    }


def _measured(key: str, tables: Iterable[int]) -> dict[str, Any]:
    """How strong its bots are, as far as the ladder knows: shares with their intervals and games."""
    beside = {str(seats): measured.against_usual(key, seats) for seats in tables}
    return {
        "usual": USUAL,
        "against": {seats: shares for seats, shares in beside.items() if shares},
        "alone": [{"options": options, "shares": shares} for options, shares in measured.alone(key)],
    }


def _option(option: Option, tables: Iterable[int]) -> dict[str, Any]:
    """`fitting`: the values that a table of so many may choose."""
    return {
        "key": option.key,
        "values": list(option.values),
        "default": option.values[0],
        "rare": option.rare,
        "fitting": {str(seats): option.fitting(seats) for seats in tables},
    }


def checked(game: str, language: str) -> None:
    if game not in registry.GAMES or language not in LANGUAGES:
        raise Refusal("table-no-page", status=404)


MISTAKES: Final = re.compile(r"^mistake-.*\n(?:[ \t]+.*\n)*", re.M)


@cache
def words(language: str, game: str) -> str:
    """The Fluent text of the application and of a game, without what only the server says: mistakes in files and at
    the keyboard."""
    whole = "\n".join(source.read_text(encoding="utf-8") for source in sources(language, game))
    return MISTAKES.sub("", whole)


@lru_cache(MOST_GALLERIES)
def cards(key: str, card_set: CardSet, language: str) -> dict[str, Any]:
    """Every card of a set, with its texts and its face."""
    texts = Texts(language, key, card_set)
    return {
        "game": key,
        "set": card_set.name,
        "words": own_words(card_set, language),
        "cards": {card: card_texts(texts, card_set, card) for card in card_set.every_card()},
    }


@cache
def card_template(game: str, language: str) -> str:
    """A file to type printed cards into, as `tablee cards new` writes it."""
    if not registry.has_cards(game):
        raise Refusal("table-no-page", status=404)
    return registry.card_template(game, language)


@cache
def guide(game: str, language: str) -> list[list[str]]:
    return Texts(language, game).guide()


@cache
def rules(game: str, language: str) -> list[dict[str, str]]:
    """The numbered rules as a player reads them."""
    return [rule._asdict() for rule in rulebook.rules(game, language)]
