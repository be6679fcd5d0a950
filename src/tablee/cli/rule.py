"""`tablee rule ECH-24`: what players read, what the specification says, the code that does it and what shows it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

import tablee
from tablee import registry
from tablee.cli import language
from tablee.cli.styled import MUTED, STRONG, fold
from tablee.cli.terminal import Terminal
from tablee.core.fault import wrong
from tablee.core.mistake import meaning, nearest
from tablee.errors import UserError
from tablee.rulebook import Rule, general, own_rules
from tablee.scenario.coverage import IN_CODE, READ, SHOWN, Coverage, coverage
from tablee.scenario.specification import RULES, paragraph
from tablee.text import Texts

LONGEST: Final = 40
"""So much of what was typed is quoted."""


def rule(
    id: Annotated[str, typer.Argument(help="The number of a rule or a ruling, like ECH-24.", metavar="ID")],
    lang: language.Given = None,
) -> None:
    """A numbered rule: as players read it, as it is specified, where it is and what shows it."""
    texts = Texts(language.chosen(lang))
    wanted = id.strip().upper()
    root = checkout()
    found = [] if root is None else coverage(root)
    told = _told(texts)
    specified = {own: of for of in found for own in of.ids}
    if wanted not in told and wanted not in specified:
        fault = wrong("no-rule", 'there is no rule "{rule}"', rule=id[:LONGEST])
        near = _nearest(wanted, sorted({*told, *specified}))
        raise UserError(meaning(fault, near) if near else fault)
    terminal = Terminal.standard()
    of = specified.get(wanted)
    if wanted in told:
        for title, own in told[wanted]:
            terminal.say(f"{own.id} · {title} · {own.chapter}", STRONG)
            _show(terminal, [own.text])
    elif of is not None:
        terminal.say(f"{wanted} · {_title(of.game, texts)}", STRONG)
        _show(terminal, [texts.say("rule-not-told"), of.reasons[READ].get(wanted, "")])
    if root is None or of is None:
        terminal.say(texts.say("rule-checkout-only"), MUTED)
    else:
        _show_places(terminal, root, of, wanted, texts)


def checkout() -> Path | None:
    """The folder of the project that this program runs in; None if it was installed without one."""
    root = Path(str(tablee.__file__)).parents[2]
    return root if (root / RULES).is_dir() else None


def _told(texts: Texts) -> dict[str, list[tuple[str, Rule]]]:
    """What players read of each rule, with the title of the book; of a rule of every game's cards perhaps several."""
    books = [(_title(game, texts), own_rules(game, texts.language)) for game in registry.GAMES]
    found: dict[str, list[tuple[str, Rule]]] = {}
    for title, book in [(_title("", texts), general(texts.language)), *books]:
        for own in book:
            found.setdefault(own.id, []).append((title, own))
    return found


def _title(game: str, texts: Texts) -> str:
    return Texts(texts.language, game).say("title") if game in registry.GAMES else texts.say("rules-of-cards")


def _show_places(terminal: Terminal, root: Path, of: Coverage, wanted: str, texts: Texts) -> None:
    path = root / RULES / f"{of.game}.md"
    terminal.say(f"{texts.say('rule-specification')} ({RULES}/{path.name})", STRONG)
    _show(terminal, paragraph(path, wanted).splitlines())
    terminal.say(texts.say("rule-code"), STRONG)
    places = [line for place in of.places.get(wanted, []) for line in (str(place), f"    {place.text}")]
    _show(terminal, places or [texts.say("rule-nowhere"), of.reasons[IN_CODE].get(wanted, "")])
    terminal.say(texts.say("rule-shown"), STRONG)
    _show(terminal, of.where.get(wanted, []) or [texts.say("rule-nowhere"), of.reasons[SHOWN].get(wanted, "")])


def _show(terminal: Terminal, lines: Iterable[str]) -> None:
    for text in lines:
        if text:
            indent = len(text) - len(text.lstrip())
            terminal.show(fold(Text(text.strip()), terminal.width, 2 + indent, 2))


def _nearest(wanted: str, known: list[str]) -> str:
    """ECH-01 for `ECH-1`, else the id most like it; "" if none is."""
    number = re.fullmatch(r"(.*?)(\d+)", wanted)
    padded = f"{number[1]}{int(number[2]):02}" if number else ""
    return nearest(padded if padded in known else wanted, known)
