"""Which language the person at the keyboard reads."""

import os

from tablee.text import LANGUAGES


def chosen(asked: str | None) -> str:
    """The language asked for, or else the one of the environment, or else English."""
    if asked is not None:
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
