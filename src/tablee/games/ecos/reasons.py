"""Why something is not legal: the rule's id and a sentence, for anything a player may try to say.

Only what the asking seat may know is looked at: a reason must not give a hidden card away.
"""

from __future__ import annotations

import re
from typing import Final

from tablee.core.contract import RULE_OF_TURN, plain
from tablee.core.decision import Decision, Reason, because
from tablee.core.phrase import Phrase
from tablee.games.ecos import move
from tablee.games.ecos.cards import BACKS, ELEMENT, ELEMENTS, WILD
from tablee.games.ecos.change import removal, replacement
from tablee.games.ecos.land import (
    BY_NAME,
    FEATURE_BITS,
    FIRST_SPECIES,
    FOREST,
    MOUNTAIN,
    MOUNTAIN_BIT,
    NONE,
    TERRAIN_BITS,
    WATER,
    Land,
    capacity,
    number_at,
    suits,
)
from tablee.games.ecos.place import Place
from tablee.games.ecos.state import Ecos, in_play

CUBE_ON: Final = re.compile(r"(?:([a-z]+): )?cube on (\S+) (\S+)(?: from (\S+) (\S+))?")
ROTATE: Final = re.compile(r"(?:([a-z]+): )?rotate")
PLACE: Final = re.compile(r"place (\S+) at (\S+)")
LIFT: Final = re.compile(r"lift (?:no )?(\S+)(?: at (\S+))?")
MOVE: Final = re.compile(r"move (\S+) at (\S+)(?: to (\S+))?")
TO: Final = re.compile(r"to (\S+)")
REPLACE: Final = re.compile(r"replace (\S+) with (\S+)")
REMOVE: Final = re.compile(r"remove (\S+) at (\S+)")
TAKE_CUBE: Final = re.compile(r"take the cube back from (\S+)")
RESOLVE: Final = re.compile(r"resolve (\S+)")
PLAY: Final = re.compile(r"play (\S+)")
LOOK: Final = re.compile(r"look at (?:two (\S+)|one of each deck)")
TAKE: Final = re.compile(r"take (\S+)")
KEEP: Final = re.compile(r"keep (\S+)(?: and (\S+))?")
START_WITH: Final = re.compile(r"start with (\S+)")
DECK: Final = re.compile(r"take the (\S+) deck")
RESPONSES: Final = ("Respond", "RespondToPair", "UseElement")


def why_not(s: Ecos, seat: int, attempt: str, decision: Decision | None) -> Reason:
    """The reason for an attempt that is known not to be among the legal answers of `decision`."""
    text = plain(attempt)
    if s.end:
        return because("ECO-160", "over")
    if decision is None:
        return because("ECO-40", "wait")
    verb = decision.verb
    if text == "pass":
        return because("ECO-51", "no-pass")
    if found := CUBE_ON.fullmatch(text):
        return _cube(s, seat, decision, found)
    if ROTATE.fullmatch(text):
        return because("ECO-39", "one-response") if verb not in RESPONSES else because("ECO-156", "which-token")
    if found := PLACE.fullmatch(text):
        return _place(s, decision, found[1], found[2])
    if found := LIFT.fullmatch(text):
        return _lift(s, decision, found[1], found[2] or "")
    if found := MOVE.fullmatch(text):
        return _move(s, decision, found[1], found[2])
    if found := TO.fullmatch(text):
        return _to(s, decision, found[1])
    if found := REPLACE.fullmatch(text):
        return _replace(s, decision, found[1], found[2])
    if found := REMOVE.fullmatch(text):
        return _remove(s, decision, found[1], found[2])
    if found := TAKE_CUBE.fullmatch(text):
        return _take_back(s, seat, found[1])
    if found := RESOLVE.fullmatch(text):
        return _resolve(s, seat, found[1])
    if found := PLAY.fullmatch(text):
        return _play(s, seat, verb, found[1])
    if text in ("gain a card", "gain no card", "gain a cube"):
        return _dial(s, seat, verb, text)
    if found := LOOK.fullmatch(text):
        return _look(s, verb, found[1] or "")
    if found := KEEP.fullmatch(text):
        return _keep(s, seat, verb, [found[1], found[2]] if found[2] else [found[1]])
    if found := START_WITH.fullmatch(text):
        return _start_with(s, verb, found[1])
    if DECK.fullmatch(text):
        return because("ECO-25", "deck-taken") if verb == "ChooseDeck" else because("ECO-25", "not-now")
    if found := TAKE.fullmatch(text):
        return _take(s, verb, found[1])
    return Reason(RULE_OF_TURN, Phrase("refused-not-understood", {"attempt": attempt}))


def _no_card(card: str) -> Reason:
    return Reason(RULE_OF_TURN, Phrase("refused-no-card", {"attempt": card}))


def _no_cell(cell: str) -> Reason:
    return because("ECO-R45", "no-cell", {"attempt": cell})


# Responses.


def _cube(s: Ecos, seat: int, decision: Decision, found: re.Match[str]) -> Reason:
    card, element = found[2], found[3]
    if decision.verb not in RESPONSES:
        return because("ECO-46", "no-response-now")
    if card not in s.cards.cards:
        return _no_card(card)
    if element not in ELEMENT:
        return because("ECO-45", "no-element", {"attempt": element})
    own = in_play(s, seat, card)
    if own is None:
        for other in range(s.seats):
            if other != seat and in_play(s, other, card) is not None:
                return because("ECO-45", "not-your-card", {"card": card, "player": other})
        return because("ECO-47", "not-active", {"card": card})
    tokens = _tokens(s, seat, decision, found[1] or "")
    if not tokens:
        return because("ECO-156", "which-token")
    if element != ELEMENTS[WILD] and element not in tokens and ELEMENTS[WILD] not in tokens:
        return because("ECO-45", "other-element", {"symbol": element, "symbol2": tokens[0]})
    if decision.verb == "UseElement" and decision.source == card:
        return because("ECO-116", "own-element", {"card": card})
    mask = own.card.masks[ELEMENT[element]]
    if not mask:
        return because("ECO-45", "no-slot", {"card": card, "symbol": element})
    if not mask & ~own.filled:
        return because("ECO-52", "slot-full", {"card": card, "symbol": element})
    return _source(s, seat, card, found[4] or "", found[5] or "")


def _tokens(s: Ecos, seat: int, decision: Decision, named: str) -> list[str]:
    """The elements that the response may use; none if a pair is there and it does not say which."""
    if decision.verb == "UseElement":
        f = s.top
        assert f is not None
        return [f.it]
    if decision.verb == "Respond":
        return [s.left[seat] if s.left else s.tokens[0]] if not named else []
    return [named] if named in s.tokens else []


def _source(s: Ecos, seat: int, card: str, source: str, element: str) -> Reason:
    """The cube itself: available, or moved from another card."""
    if not source:
        return because("ECO-48", "no-cube")
    if s.available[seat]:
        return because("ECO-R13", "cubes-left")
    if source == card:
        return because("ECO-R13", "same-card")
    if source not in s.cards.cards:
        return _no_card(source)
    other = in_play(s, seat, source)
    if other is None:
        return because("ECO-48", "not-active", {"card": source})
    if other.filled == other.card.full:
        return because("ECO-R14", "locked", {"card": source})
    if element not in ELEMENT:
        return because("ECO-45", "no-element", {"attempt": element})
    return because("ECO-48", "no-cube-there", {"card": source, "symbol": element})


# The map.


def _line(s: Ecos, verb: str) -> Place | None:
    """The placement being carried out."""
    f = s.top
    if verb not in ("PlacePiece", "LiftPiece") or f is None:
        return None
    line = s.cards.lines[f.it]
    return line if isinstance(line, Place) else None


def _place(s: Ecos, decision: Decision, piece: str, where: str) -> Reason:
    if piece not in s.cards.pieces or not piece:
        return because("ECO-86", "no-piece", {"attempt": piece})
    if where not in BY_NAME:
        return _no_cell(where)
    line = _line(s, decision.verb)
    if line is None:
        return because("ECO-86", "no-placement")
    if line.name != piece:
        return because("ECO-91", "other-piece", {"symbol": line.name})
    if decision.verb == "LiftPiece":
        return because("ECO-112", "lift-first", {"symbol": piece})
    land, cell = s.land, BY_NAME[where]
    kind = s.cards.pieces.index(piece)
    if kind < MOUNTAIN:
        if land.terrain[cell] != NONE:
            return because("ECO-90", "occupied", {"cell": where})
        if land.touching[cell] == 0:
            return because("ECO-90", "not-beside", {"cell": where})
    else:
        reason = _token(s, land, kind, piece, cell, where)
        if reason is not None:
            return reason
    if line.narrowed(land, [cell], kind >= MOUNTAIN) == []:
        return because("ECO-R48", "card-says-where", {"card": decision.source})
    if kind >= FIRST_SPECIES and land.crowd[cell]:
        return because("ECO-107", "empty-first", {"symbol": piece})
    return because("ECO-R29", "strands", {"card": decision.source})


def _token(s: Ecos, land: Land, kind: int, piece: str, cell: int, where: str) -> Reason | None:
    """Why the tile does not take the token."""
    terrain = land.terrain[cell]
    if terrain == NONE:
        rule = "ECO-94" if kind == MOUNTAIN else "ECO-96" if kind == FOREST else "ECO-102"
        return because(rule, "no-tile", {"cell": where})
    if kind in (MOUNTAIN, FOREST) and terrain == WATER:
        return because("ECO-101", "on-water", {"symbol": piece})
    if kind == MOUNTAIN and land.mountains[cell]:
        return because("ECO-94", "second-mountain", {"cell": where})
    if kind == FOREST and land.forests[cell] >= capacity(land, cell):
        rule = "ECO-97" if capacity(land, cell) == 0 else "ECO-96"
        return because(rule, "no-room", {"cell": where, "n": capacity(land, cell)})
    if kind >= FIRST_SPECIES and not suits(land, cell, s.cards.habitat(kind)):
        return because(_habitat_rule(s.cards.habitat(kind)), "unsuitable", {"symbol": piece, "cell": where})
    return None


def _habitat_rule(habitat: int) -> str:
    """The rule that says where such a species is placed."""
    ground = habitat & TERRAIN_BITS
    if habitat & FEATURE_BITS:
        return "ECO-R49" if ground else "ECO-105" if habitat & MOUNTAIN_BIT else "ECO-106"
    return "ECO-103" if ground & (ground - 1) == 0 else "ECO-104"


def _lift(s: Ecos, decision: Decision, piece: str, where: str) -> Reason:
    if piece not in s.cards.pieces or not piece:
        return because("ECO-86", "no-piece", {"attempt": piece})
    line = _line(s, decision.verb)
    if line is None:
        return because("ECO-86", "no-placement")
    if line.name != piece:
        return because("ECO-112", "other-piece", {"symbol": line.name})
    if decision.verb == "PlacePiece":
        return because("ECO-113", "supply-left", {"symbol": piece})
    if not where:
        return because("ECO-R50", "card-has-begun", {"card": decision.source})
    if where not in BY_NAME:
        return _no_cell(where)
    if BY_NAME[where] in line.liftable(s.land):
        return because("ECO-R29", "strands", {"card": decision.source})
    return because("ECO-R44" if line.piece < MOUNTAIN else "ECO-R50", "cannot-lift", {"symbol": piece, "cell": where})


def _move(s: Ecos, decision: Decision, animal: str, where: str) -> Reason:
    if animal not in s.cards.pieces[FIRST_SPECIES:]:
        return because("ECO-122", "no-animal", {"attempt": animal})
    if where not in BY_NAME:
        return _no_cell(where)
    if decision.verb != "ChooseMover":
        return because("ECO-122", "no-move")
    if not number_at(s.land, BY_NAME[where], s.cards.pieces.index(animal)):
        return because("ECO-122", "not-there", {"symbol": animal, "cell": where})
    if f"{animal} {where}" in decision.options:
        return because("ECO-R51", "too-far", {"cell": where})
    f = s.top
    assert f is not None
    if f"{animal} {where}" in move.MOVE[0].possible(s, f):
        return because("ECO-R29", "strands", {"card": decision.source})
    return because("ECO-122", "not-this-animal", {"symbol": animal})


def _to(s: Ecos, decision: Decision, where: str) -> Reason:
    if where not in BY_NAME:
        return _no_cell(where)
    if decision.verb != "MoveTo":
        return because("ECO-122", "no-move")
    f = s.top
    assert f is not None
    name = f.it.rpartition("|")[2].partition(" ")[0]
    species = s.cards.pieces.index(name) - FIRST_SPECIES
    terrain = s.land.terrain[BY_NAME[where]]
    if terrain == NONE:
        return because("ECO-R51", "no-tile", {"cell": where})
    if not move.MOVE_TO[0].grounds(s, f, species) >> terrain & 1:
        rule = "ECO-126" if terrain == WATER else "ECO-125"
        return because(rule, "cannot-enter", {"symbol": name, "symbol2": s.cards.pieces[terrain]})
    if where in move.MOVE_TO[0].possible(s, f):
        return because("ECO-R29", "strands", {"card": decision.source})
    return because("ECO-R51", "too-far", {"cell": where})


def _replace(s: Ecos, decision: Decision, where: str, terrain: str) -> Reason:
    if where not in BY_NAME:
        return _no_cell(where)
    if decision.verb != "ReplaceTile":
        return because("ECO-133", "no-replacement")
    if s.land.terrain[BY_NAME[where]] == NONE:
        return because("ECO-R54", "no-tile", {"cell": where})
    f = s.top
    assert f is not None
    if f"{terrain} {where}" in replacement(s, f).possible(s.land):
        return because("ECO-R29", "strands", {"card": decision.source})
    return because("ECO-R54", "not-replaceable", {"card": decision.source, "cell": where})


def _remove(s: Ecos, decision: Decision, what: str, where: str) -> Reason:
    if where not in BY_NAME:
        return _no_cell(where)
    if decision.verb == "ChooseTile" and what == "tile":
        if s.land.terrain[BY_NAME[where]] == NONE:
            return because("ECO-136", "no-tile", {"cell": where})
        f = s.top
        assert f is not None
        if where not in removal(s, f).possible(s.land):
            return because("ECO-136", "not-bare", {"cell": where})
        return because("ECO-R29", "strands", {"card": decision.source})
    if decision.verb not in ("ChooseTile", "ChooseToken"):
        return because("ECO-136", "no-removal")
    return because("ECO-138", "not-removable", {"card": decision.source, "cell": where})


# Cards.


def _take_back(s: Ecos, seat: int, card: str) -> Reason:
    if card not in s.cards.cards:
        return _no_card(card)
    if card in s.waiting[seat] and not s.resolvers & ~(1 << seat):
        return because("ECO-67", "first-in-order")
    return because("ECO-R25", "no-take-back", {"card": card})


def _resolve(s: Ecos, seat: int, card: str) -> Reason:
    if card not in s.cards.cards:
        return _no_card(card)
    if card in s.waiting[seat]:
        return because("ECO-119", "waits", {"card": card})
    return because("ECO-61", "not-full", {"card": card})


def _play(s: Ecos, seat: int, verb: str, card: str) -> Reason:
    if card != "nothing" and card not in s.cards.cards:
        return _no_card(card)
    if verb not in ("PlayOrCube", "PlayFromHand"):
        return because("ECO-73", "no-play")
    return because("ECO-73", "not-in-hand", {"card": card})


def _dial(s: Ecos, seat: int, verb: str, text: str) -> Reason:
    if text == "gain a cube":
        if verb == "PlayOrCube":
            return because("ECO-R39", "no-cubes-left")
        return because("ECO-73", "not-third")
    if verb == "ChooseWay":
        return because("ECO-R40", "accepted")
    return because("ECO-72", "not-second")


def _look(s: Ecos, verb: str, back: str) -> Reason:
    if verb not in ("ChooseWay", "MayGainCard"):
        return because("ECO-78", "no-gain")
    if back and back not in BACKS:
        return because("ECO-79", "no-deck")
    return because("ECO-R40", "deck-empty")


def _take(s: Ecos, verb: str, card: str) -> Reason:
    if card not in s.cards.cards:
        return _no_card(card)
    if card in s.discard:
        return because("ECO-83", "used-up", {"card": card})
    if verb not in ("ChooseWay", "MayGainCard"):
        return because("ECO-78", "no-gain")
    return because("ECO-80", "not-in-row", {"card": card})


def _keep(s: Ecos, seat: int, verb: str, cards: list[str]) -> Reason:
    for card in cards:
        if card not in s.cards.cards:
            return _no_card(card)
    if verb.startswith("Draft-"):
        for card in cards:
            if card not in s.packs[seat]:
                return because("ECO-33", "not-in-pack", {"card": card})
        two = s.seats == 2
        return Reason("ECO-154" if two else "ECO-29", Phrase("ask-draft", {"n": 2 if two else 1}))
    if verb == "KeepOne":
        for card in cards:
            if card not in s.looking[seat]:
                return because("ECO-79", "not-looked-at", {"card": card})
        return Reason("ECO-79", Phrase("ask-keep"))
    return because("ECO-78", "no-gain")


def _start_with(s: Ecos, verb: str, card: str) -> Reason:
    if card not in s.cards.cards:
        return _no_card(card)
    if verb != "ChooseActive":
        return because("ECO-34", "not-now")
    return because("ECO-34", "not-in-hand", {"card": card})
