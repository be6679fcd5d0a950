"""`tablee bots`: who can sit down, in words."""

from __future__ import annotations

from typing import Annotated

import typer

from tablee import registry
from tablee.cli import language
from tablee.cli.terminal import Terminal
from tablee.text import Texts


def bots(
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(registry.GAMES)}.")] = registry.GAMES[0],
    lang: language.Given = None,
) -> None:
    """Show the bots that know a game, how each plays, and the styles they have."""
    from tablee.bots import NAMES, STYLE, from_outside, known
    from tablee.bots.levels import USUAL, styles

    rules = registry.game(game)
    texts = Texts(language.chosen(lang))
    terminal = Terminal.standard()
    terminal.say(texts.say("bots-levels"), "bold")
    there = known(rules)
    for name in [name for name in NAMES if name in there]:
        terminal.say(f"  {name:10} {texts.say('bot-' + name)}. {texts.say(f'bot-{name}-about')}")
    for outside in from_outside(rules):
        terminal.say(f"  {outside}")
    own = styles(game)
    if own:
        terminal.say(texts.say("bots-styles", example=f"{USUAL}{STYLE}{next(iter(own))}"), "bold")
        for style in own:
            terminal.say(f"  {style:10} {texts.say('bot-style-' + style)}. {texts.say(f'bot-style-{style}-about')}")
