"""What is printed on a card besides its texts: back, slots, leaves, and a picture for each of its lines. (ECO-11)"""

from __future__ import annotations

from typing import Any

from tablee.games.ecos.cards import ELEMENTS, FAMILIES, Card
from tablee.games.ecos.change import Remove, RemoveTile, Replace
from tablee.games.ecos.gain import Gain, GainCard, GainCube, GainPer, PlayCardLine, Points, PointsPer
from tablee.games.ecos.grammar import Choose, If, May
from tablee.games.ecos.line import Line
from tablee.games.ecos.move import Move
from tablee.games.ecos.place import Place


def face(card: Card) -> dict[str, Any]:
    """A card as plain data, in printed order."""
    decks = {FAMILIES[i]: card.decks[i] for i in range(len(FAMILIES)) if card.decks[i]}
    return {
        "number": card.number,
        "back": card.back,
        "slots": [ELEMENTS[kind] for kind in card.slots],
        "leaves": card.leaves,
        "red": card.red,
        "decks": decks,
        "dark": [FAMILIES[i] for i in range(len(FAMILIES)) if card.dark[i]],
        "lines": [picture(line) for line in card.lines],
    }


def picture(line: Line) -> dict[str, Any]:
    """What a line is about: `shows` names the kind of picture, `what` the piece or element in it, `n` a number."""
    drawn: dict[str, Any] = {"shows": "line", "places": line.places}
    if isinstance(line, Place):
        drawn.update({"shows": "place", "what": line.name, "n": line.n})
    elif isinstance(line, (Points, PointsPer)):
        drawn.update({"shows": "points", "n": line.n})
    elif isinstance(line, (Gain, GainPer)):
        drawn.update({"shows": "element", "what": ELEMENTS[line.element], "n": line.n})
    elif isinstance(line, GainCard):
        drawn["shows"] = "card"
    elif isinstance(line, GainCube):
        drawn["shows"] = "cube"
    elif isinstance(line, PlayCardLine):
        drawn["shows"] = "play"
    elif isinstance(line, Move):
        drawn.update({"shows": "move", "what": line.name, "n": line.most})
    elif isinstance(line, Replace):
        drawn.update({"shows": "replace", "what": line.names[0], "old": line.old_name})
    elif isinstance(line, RemoveTile):
        drawn["shows"] = "remove-tile"
    elif isinstance(line, Remove):
        drawn.update({"shows": "remove", "what": line.names[0], "n": line.most})
    elif isinstance(line, Choose):
        drawn.update({"shows": "choose", "inner": [picture(half) for half in line.inner()]})
    elif isinstance(line, May):
        drawn.update({"shows": "may", "inner": [picture(line.line)]})
    elif isinstance(line, If):
        drawn.update({"shows": "if", "inner": [picture(half) for half in line.inner()]})
    return drawn
