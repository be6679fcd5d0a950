"""Card files that say only what differs: `[set] base = "house"`, and the same set written out as one whole file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.core.cardfile import CardFile, CardFileError, read_card_file, read_often
from tablee.core.fault import Fault, wrong
from tablee.core.mistake import LAID_OVER, Mistake, did_you_mean, meaning, nearest, shown
from tablee.core.printed import CHANGED, IMAGE, refuse_another_game
from tablee.core.template import written

SET: Final = "set"
BASE: Final = "base"
WITHOUT: Final = "without"
REPLACES: Final = "replaces"
DEEPEST: Final = 4
"""So many files may lie below each other."""

NO_BASE: Final = wrong("only-with-base", 'only with a base: write base = "house" in [set]')

OWN_TEXTS: Final = ("name", "text", "flavour", "title1", "title2", "image", "source")
"""What a card that replaces another does not have from it."""

A_SLIP: Final = 0.8
"""How like an id must be to another to be meant as it."""

MOST_PICTURES: Final = 800 << 10
"""Bytes of all pictures of a set as they stand in it: the whole is still a card file."""
Pictures = Callable[[list[str]], dict[str, str | Fault]]
"""For the names of pictures beside a set: what stands in the set instead, or why there is none."""
NOT_OPENED: Final = wrong("not-opened", 'no file is opened here: "tablee cards embed" puts the pictures into the set')
Bases = Callable[[str], str | Fault | None]
"""The text of the card set of that name, or why it is not opened; None if there is none."""


def read_upon(text: str, name: str, bases: Bases | None, below: tuple[str, ...] = (), game: str = "") -> CardFile:
    """The file with all that it has from its base. What is wrong is named with the line of the file it stands in. It
    and what lies below it are of the game, if one is named."""
    file = read_often(text, name) if below else read_card_file(text, name)
    if isinstance(file.tables.get(BASE), str):
        fault = wrong("base-outside", "it belongs into the table [set], below that line")
        raise CardFileError([Mistake(file.name, "", BASE, file.line((BASE,)), fault)])
    about = file.tables.get(SET)
    if game:
        refuse_another_game(file, game)
    if not isinstance(about, dict) or BASE not in about:
        _refuse_alone(file, about)
        return file
    base = about[BASE]
    if not isinstance(base, str):
        fault = wrong("base-name", "the name of a card set expected, not {value}", value=shown(base))
        raise _mistake(file, BASE, fault)
    found = bases(base) if bases is not None else None
    if isinstance(found, Fault):
        raise _mistake(file, BASE, found)
    if found is None:
        words = 'there is no card set {value} to begin from ("house" is always there)'
        raise _mistake(file, BASE, wrong("no-base", words, value=shown(base)))
    if base in below or len(below) >= DEEPEST:
        words = "{value} leads in a circle, or more than {most} files deep"
        raise _mistake(file, BASE, wrong("base-circle", words, value=shown(base), most=DEEPEST))
    _lay_under(file, read_upon(found, base, bases, (*below, base), game), about)
    return file


def _refuse_alone(file: CardFile, about: object) -> None:
    """`without` and `replaces` speak of a base."""
    if isinstance(about, dict) and WITHOUT in about:
        raise _mistake(file, WITHOUT, NO_BASE)
    for kind, table in file.tables.items():
        for id, card in table.items() if isinstance(table, dict) and kind != SET else ():
            if isinstance(card, dict) and REPLACES in card:
                where = f"{kind}.{id}"
                line = file.line((kind, id, REPLACES))
                raise CardFileError([Mistake(file.name, where, REPLACES, line, NO_BASE)])


def _mistake(file: CardFile, field: str, fault: Fault) -> CardFileError:
    return CardFileError([Mistake(file.name, SET, field, file.line((SET, field)), fault)])


def _lay_under(file: CardFile, base: CardFile, about: dict[str, object]) -> None:
    """Tables and fields that the file does not write come from the base; what lies there alone has no line."""
    file.based = True
    gone = _removed(file, base, about)
    for kind, theirs in base.tables.items():
        if kind == SET:
            continue
        ours = file.tables.setdefault(kind, {})
        if not isinstance(ours, dict) or not isinstance(theirs, dict):
            continue
        file.lines.setdefault((kind,), LAID_OVER)
        _replace(file, kind, ours, theirs)
        _refuse_misspelt(file, kind, ours, theirs)
        for key, value in theirs.items():
            if (kind, key) in gone:
                continue
            if key not in ours:
                ours[key] = value
                file.lines[kind, key] = LAID_OVER
            elif isinstance(ours[key], dict) and isinstance(value, dict):
                _add_fields(file, (kind, key), ours[key], value, ("source",))
    del about[BASE]
    about.pop(WITHOUT, None)
    stated = base.tables.get(SET)
    if isinstance(stated, dict):  # what the base says of its own counts and goals holds until the file says otherwise
        for key, value in stated.items():
            about.setdefault(key, _named_after(value) if key == "name" else value)
            file.lines.setdefault((SET, key), LAID_OVER)


def _named_after(name: object) -> object:
    """What differs from a set is not called as it: readers would take it for that set."""
    return f"{name.removesuffix(CHANGED)[:30]}{CHANGED}" if isinstance(name, str) else name


def _refuse_misspelt(file: CardFile, kind: str, ours: dict[str, object], theirs: dict[str, object]) -> None:
    """A card called as one of the base but for a slip, which says little, was meant as that one. As a card of its own
    it would be a mistake for each field that is missing."""
    cards = [card.keys() for card in theirs.values() if isinstance(card, dict)]
    needed = set(cards[0]).intersection(*cards[1:]).difference(OWN_TEXTS) if cards else set()
    mistakes: list[Mistake] = []
    for id, card in ours.items():
        if id in theirs or not isinstance(card, dict) or 2 * len(needed & card.keys()) >= len(needed):
            continue
        if near := nearest(id, list(theirs), A_SLIP):
            where, line = f"{kind}.{id}", file.line((kind, id))
            mistakes.append(Mistake(file.name, where, "", line, meaning(_not_in_base(id), near)))
    if mistakes:
        raise CardFileError(mistakes)


def _not_in_base(id: str) -> Fault:
    return wrong("not-in-base", "{value} is no card of the base", value=shown(id))


def _add_fields(
    file: CardFile, path: tuple[str, str], ours: dict[str, object], theirs: dict[str, object], but: tuple[str, ...]
) -> None:
    for field, value in theirs.items():
        if field not in ours and field not in but:
            ours[field] = value
            file.lines[*path, field] = LAID_OVER


def _removed(file: CardFile, base: CardFile, about: dict[str, object]) -> set[tuple[str, str]]:
    """The cards that `without` names, by their ids."""
    names = about.get(WITHOUT, [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise _mistake(file, WITHOUT, wrong("without-ids", "a list of ids expected"))
    gone: set[tuple[str, str]] = set()
    ids = {key: kind for kind, table in base.tables.items() if isinstance(table, dict) for key in table if kind != SET}
    for i, name in enumerate(names):
        id = name.rpartition(".")[2]
        if id not in ids:
            line = file.line((SET, WITHOUT, str(i)))
            fault = did_you_mean(_not_in_base(name), id, list(ids))
            raise CardFileError([Mistake(file.name, SET, WITHOUT, line, fault)])
        gone.add((ids[id], id))
    return gone


def _replace(file: CardFile, kind: str, ours: dict[str, object], theirs: dict[str, object]) -> None:
    """`replaces = "kim"`: the card lies in Kim's place; what it does not write, texts apart, is as Kim has it."""
    for id, card in ours.items():
        if not isinstance(card, dict) or REPLACES not in card:
            continue
        other = card.pop(REPLACES)
        old = theirs.get(other) if isinstance(other, str) else None
        if not isinstance(old, dict):
            fault = wrong("none-in-base", "{value} is no {kind} of the base", value=shown(other), kind=kind)
            near = did_you_mean(fault, str(other), list(theirs))
            file.mistake(f"{kind}.{id}", REPLACES, file.line((kind, id, REPLACES)), near)
            continue
        del theirs[other]
        _add_fields(file, (kind, id), card, old, OWN_TEXTS)


def embed(file: CardFile, pictures: Pictures | None) -> None:
    """Pictures beside the set become part of it. Where nobody opens files, only those can be that are so already."""
    asked: dict[tuple[str, str], str] = {}
    for kind, table in file.tables.items():
        for id, card in table.items() if isinstance(table, dict) else ():
            name = card.get(IMAGE) if isinstance(card, dict) else None
            if isinstance(name, str) and not name.startswith("data:"):
                asked[kind, id] = name
    found = pictures(list(asked.values())) if pictures is not None and asked else {}
    for (kind, id), name in asked.items():
        data = found.get(name, NOT_OPENED)
        cards = file.tables[kind]
        assert isinstance(cards, dict)
        if isinstance(data, str):
            cards[id][IMAGE] = data
            file.based = True
        else:
            del cards[id][IMAGE]
            file.mistake(f"{kind}.{id}", IMAGE, file.line((kind, id, IMAGE)), data)
    size = sum([len(data) for data in found.values() if isinstance(data, str)])
    if size > MOST_PICTURES:
        words = "the pictures of a set may have {most} KiB together, not {count}"
        file.mistake(SET, IMAGE, 1, wrong("large-pictures", words, most=MOST_PICTURES >> 10, count=size >> 10))


def whole(file: CardFile) -> str:
    """All of it as one file that needs no other."""
    lines: list[str] = []
    for kind, table in file.tables.items():
        if not isinstance(table, dict):
            continue
        fields = {key: value for key, value in table.items() if not isinstance(value, dict) or key == "source"}
        if fields:
            lines += [f"[{kind}]", *[f"{key} = {written(value)}" for key, value in fields.items()], ""]
        for id, card in table.items():
            if isinstance(card, dict) and id != "source":
                lines += [f"[{kind}.{id}]", *[f"{key} = {written(value)}" for key, value in card.items()], ""]
    return "\n".join(lines)
