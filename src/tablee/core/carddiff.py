"""What differs between two card files: cards that only one has, and fields that say something else."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final, final

from tablee.core.template import written

NO_VALUES: Final = ("source", "known")
"""Fields that are no part of a card."""


@final
class Difference:
    """Of one card or table: one field before and after, "" where it is not written; all of it if it is new or gone."""

    def __init__(self, card: str, field: str, before: str, after: str) -> None:
        self.card = card
        self.field = field
        self.before = before
        self.after = after

    def __str__(self) -> str:
        if not self.field:
            return f"+ [{self.card}]" if not self.before else f"- [{self.card}]"
        if not self.before:
            return f"  {self.card}: {self.field} = {self.after} (not written before)"
        if not self.after:
            return f"  {self.card}: {self.field}: {self.before} is left out"
        return f"  {self.card}: {self.field}: {self.before} -> {self.after}"


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Difference]:
    """In the order of the first file, then what only the second has."""
    old, new = _cards(before), _cards(after)
    found: list[Difference] = []
    for name in [*old, *[name for name in new if name not in old]]:
        if name not in new:
            found.append(Difference(name, "", "there", ""))
        elif name not in old:
            found.append(Difference(name, "", "", "there"))
            found += [Difference(name, field, "", shown(value)) for field, value in new[name].items()]
        else:
            for field in [*old[name], *[field for field in new[name] if field not in old[name]]]:
                was = shown(old[name][field]) if field in old[name] else ""
                now = shown(new[name][field]) if field in new[name] else ""
                if was != now:
                    found.append(Difference(name, field, was, now))
    return found


def shown(value: Any) -> str:
    """As it is written in a file; of a picture only what it is, and how one is known from another."""
    if isinstance(value, str) and value.startswith("data:"):
        kind, _, data = value.removeprefix("data:").partition(";")
        return f"{kind}, {len(data):,} characters, {hashlib.sha256(data.encode()).hexdigest()[:8]}"
    return written(value)


def _cards(tables: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Every card and every other table by its name, with its values."""
    found: dict[str, dict[str, Any]] = {}
    for kind, table in tables.items():
        plain = {key: value for key, value in table.items() if not isinstance(value, Mapping)}
        if kind == "set":
            plain = {key: value for key, value in plain.items() if key not in ("name", "version", "base", "without")}
        if plain:
            found[kind] = {key: value for key, value in plain.items() if key not in NO_VALUES}
        for id, card in table.items():
            if isinstance(card, Mapping) and id not in NO_VALUES:
                found[f"{kind}.{id}"] = {key: value for key, value in card.items() if key not in NO_VALUES}
    return found
