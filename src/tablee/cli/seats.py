"""Who sits at the table: what a command line says about players, bots and their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablee.core.contract import Game
from tablee.core.fault import wrong
from tablee.errors import UserError
from tablee.text import Texts

HUMAN: Final = "human"
BOT: Final = "bot:"
LONGEST_NAME: Final = 20


def read_seats(game: Game[Any], text: str) -> list[str]:
    """The kinds of all seats, such as `human` and `bot:greedy`; `greedy` alone means the bot as well."""
    from tablee.bots import outside

    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        outside.allow(part.removeprefix(BOT))  # who types it means to run it
    return check_seats(game, parts)


def check_seats(game: Game[Any], given: Sequence[str]) -> list[str]:
    """The same of a record, which may name no code: only what whoever runs this process has allowed is loaded."""
    from tablee import bots
    from tablee.bots import outside

    text = ",".join(given)
    kinds = [read_kind(part) for part in given]
    if not game.fewest <= len(kinds) <= game.most:
        words = '"{game}" has {fewest} to {most} seats, not {count} ("{seats}")'
        raise UserError(
            wrong("seat-count", words, game=game.key, fewest=game.fewest, most=game.most, count=len(kinds), seats=text)
        )
    for kind in kinds:
        if bots.STYLE in kind or kind.removeprefix(BOT) in outside.names():  # a style is a game's own
            bots.make(kind.removeprefix(BOT), game)
    return kinds


def bot_called(texts: Texts, kind: str) -> str:
    """How strong a bot is, and its style, in the reader's words; "" for a person. Others' bots have only a name."""
    from tablee.bots import STYLE

    name = kind.removeprefix(BOT) if kind.startswith(BOT) else ""
    level, _, style = name.partition(STYLE)
    keys = [f"bot-{level}", *([f"bot-style-{style}"] if style else [])]
    return " · ".join(texts.say(key).lower() for key in keys) if name and all(texts.has(key) for key in keys) else name


def bots_for(game: Game[Any]) -> tuple[str, ...]:
    """The bots that know the game, the usual one first."""
    from tablee import bots

    return bots.known(game)


def usual_seats(game: Game[Any]) -> str:
    """A person against the usual bot."""
    return f"{HUMAN},{BOT}{bots_for(game)[0]}"


def read_kind(text: str) -> str:
    """One seat as a person writes it."""
    from tablee import bots
    from tablee.bots import outside
    from tablee.bots.levels import LEVELS

    name = text.removeprefix(BOT)
    if text == HUMAN:
        return HUMAN
    level, _, style = name.partition(bots.STYLE)
    if name in (*bots.NAMES, *outside.names()) or (level in LEVELS and style):
        return BOT + name
    kinds = ", ".join([HUMAN, *(BOT + known for known in (*bots.NAMES, *outside.names()))])
    if outside.is_of_a_module(name):
        words = 'a record cannot have the code of "{bot}" run: name it yourself with --seats if you trust it'
        raise UserError(wrong("bot-of-record", words, bot=name))
    if text.startswith(BOT):
        raise UserError(wrong("no-bot-there", 'there is no bot "{bot}"; seats: {seats}', bot=name, seats=kinds))
    words = 'nobody called "{name}" can sit there; seats: {seats}'
    raise UserError(wrong("nobody-called", words, name=text, seats=kinds))


def read_names(text: str | None, kinds: list[str], texts: Texts, game: str) -> list[str]:
    """The players' names, in the order of the seats; those left out get one of ours."""
    from tablee.bots.names import bot_name

    given = [] if text is None else [part.strip() for part in text.split(",")]
    if len(given) > len(kinds):
        words = "{count} names for {seats} seats"
        raise UserError(wrong("names-for-seats", words, count=len(given), seats=len(kinds)))
    names = given + [""] * (len(kinds) - len(given))
    for i, kind in enumerate(kinds):
        if not names[i] and kind == HUMAN:
            names[i] = texts.say("name-human", number=i + 1)
    for i, name in enumerate(names):
        names[i] = name or bot_name(game, names)
    for name in names:
        check_name(name)
    for i, name in enumerate(names):
        if name.casefold() in [other.casefold() for other in names[:i]]:
            words = 'two players are called "{name}"; give them different names'
            raise UserError(wrong("same-name", words, name=name))
    return names


def check_name(name: str) -> None:
    """A name that fits on the table and into the log."""
    if len(name) > LONGEST_NAME:
        words = 'the name "{name}…" is too long: at most {most} letters'
        raise UserError(wrong("name-long", words, name=name[:LONGEST_NAME], most=LONGEST_NAME))
    if not name.isprintable():
        raise UserError(wrong("name-signs", "the name {name} holds signs that cannot be printed", name=ascii(name)))
