"""What the reader of command lines (typer) has against one, before it has a language.

It says so in English sentences. They are taken apart here, so that everybody is told in their own language; one that is
not known (there is a test that tries them all) is told as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tablee.cli.commands import COMMANDS, load
from tablee.core.fault import Fault, wrong
from tablee.core.mistake import meaning

VALUE: Final = r"Invalid value for '?(.+?)'?: (?:Value error, )?"


def fault_of(said: str) -> Fault:
    """The sentence, with where help is found."""
    return wrong("try-help", "{what} (try: tablee --help)", what=_read(said))


def _read(said: str) -> Fault:
    for pattern, made in SENTENCES:
        found = re.fullmatch(pattern, said, re.DOTALL)
        if found:
            return made(*found.groups(""))
    return wrong("usage", "the command line was not understood: {what}", what=said)


def _no_command(name: str, near: str) -> Fault:
    fault = wrong("no-command", 'there is no command "{name}"', name=name)
    return meaning(fault, near.replace("'", "")) if near else fault


def _no_option(name: str, near: str) -> Fault:
    fault = wrong("unknown-option", "there is no option {name}", name=name)
    elsewhere = _commands_with(name)
    if elsewhere:
        commands = ", ".join(elsewhere)
        return wrong("option-elsewhere", "{what} here, only for: {commands}", what=fault, commands=commands)
    return wrong("such-as", "{what} (such as: {choices})", what=fault, choices=near) if near else fault


def _commands_with(option: str) -> list[str]:
    """As they are typed. All commands are loaded for it, which is slow but for a mistake."""
    found: list[str] = []
    for name in COMMANDS:
        command = load(name)
        below = getattr(command, "commands", {})
        whole = [(f"tablee {name}", command), *((f"tablee {name} {one}", each) for one, each in below.items())]
        found += [typed for typed, each in whole if any(option in param.opts for param in each.params)]
    return found


def _missing(name: str, choices: str) -> Fault:
    fault = wrong("missing-argument", "{name} is missing", name=name)
    some = ", ".join(choices.split(":", 1)[-1].replace("'", "").split())
    return wrong("such-as", "{what} (such as: {choices})", what=fault, choices=some) if some else fault


def _superfluous(names: str) -> Fault:
    return wrong("superfluous", "nothing more is expected: {names}", names=names)


def _no_value(name: str) -> Fault:
    return wrong("value-missing", "{name} needs a value behind it", name=name)


def _a_value(name: str) -> Fault:
    return wrong("value-superfluous", "{name} takes no value", name=name)


def _no_number(name: str) -> Fault:
    return wrong("value-no-number", "{name}: a number is expected", name=name)


def _at_least(name: str, fewest: str) -> Fault:
    return wrong("value-small", "{name}: at least {fewest} is expected", name=name, fewest=fewest)


def _at_most(name: str, most: str) -> Fault:
    return wrong("value-large", "{name}: at most {most} is expected", name=name, most=most)


def _none_of(name: str, value: str, choices: str) -> Fault:
    words = '{name}: "{value}" is none of {choices}'
    return wrong("value-unknown", words, name=name, value=value, choices=choices.replace("'", ""))


SENTENCES: Final[tuple[tuple[str, Callable[..., Fault]], ...]] = (
    (r"No such command '(.+)'\.(?: Did you mean (.+)\?)?", _no_command),
    (r"No such option: (\S+)(?: \(Possible options: (.+)\))?", _no_option),
    (r"Missing (?:argument|option|parameter) '?(.+?)'?\. ?(.*)", _missing),
    (r"Got unexpected extra argument\(s\) \((.+)\)", _superfluous),
    (r"Option '(.+)' requires an argument\.", _no_value),
    (r"Option '(.+)' does not take a value\.", _a_value),
    (VALUE + r"Input should be a valid (?:integer|number).*", _no_number),
    (VALUE + r"Input should be greater than or equal to (\S+)", _at_least),
    (VALUE + r"Input should be less than or equal to (\S+)", _at_most),
    (VALUE + r"'(.*)' is not one of (.+)\.", _none_of),
)
"""What typer says, and what it means."""
