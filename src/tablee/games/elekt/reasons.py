"""Why something is not legal: the rule's id and a sentence, for anything a player may try to say.

Only what the seat may know decides: the open table and its own cards.
"""

from __future__ import annotations

import re
from typing import Final

from tablee.core.contract import RULE_OF_TURN, plain
from tablee.core.decision import Decision, Reason, because
from tablee.core.phrase import Phrase
from tablee.core.stack import Frame
from tablee.games.elekt.attributes import ATTRIBUTES, NUMBER
from tablee.games.elekt.cards import ZONES
from tablee.games.elekt.state import ANYWHERE, Elekt, owner_of, zone_of
from tablee.games.elekt.totals import ROOM, ROOM_OF_TWO

ASSIGN: Final = re.compile(r"assign (\S+) to (\S+)")
KEEP: Final = re.compile(r"keep (\S+)")
ATTACH: Final = re.compile(r"attach (\S+) to (\S+)")
REMOVE: Final = re.compile(r"remove (\S+) from (\S+)")
SWAP: Final = re.compile(r"swap (\S+) with (\S+)")
BANISH: Final = re.compile(r"banish (\S+)")
GUARD: Final = re.compile(r"(\S+) (?:is banished instead|stands aside)")
PROTECT: Final = re.compile(r"(?:protect|give up) (\S+)")
STAY: Final = re.compile(r"(\S+) (?:stays|goes to hand)")
TIE: Final = re.compile(r"(?:spend \d+ amber|discard (\S+)), (?:player (\d+)|the coalition) wins")
USE: Final = re.compile(r"(?:do not )?use (\S+)(?: for \d+ amber)?|discard (\S+) to use it")
TAKE: Final = re.compile(r"(?:the coalition takes|take) (\S+)(?: from player \d+| from the coalition)?")
DISCARD: Final = re.compile(r"discard (\S+)")
PLACE: Final = re.compile(r"place (\S+) in (\S+)")
FIRST: Final = re.compile(r"\S+ first")
SLIP: Final = re.compile(r"slip (\S+) into the hand of (?:player \d+|the coalition)")
SCEPTRE: Final = re.compile(r"give the sceptre to .+")


def why_not(s: Elekt, seat: int, attempt: str, decision: Decision | None) -> Reason:
    """The reason for an attempt that is known not to be among the legal answers of `decision`."""
    text = plain(attempt)
    if s.end:
        return because("ELK-113", "over")
    f = s.top
    if decision is None or f is None:
        return because("ELK-56", "not-your-turn")
    verb = decision.verb
    if text == "pass":
        return because("ELK-58", "no-pass")
    if found := ASSIGN.fullmatch(text):
        return _assign(s, seat, verb, found[1], found[2])
    if text == "discard both":
        return because("ELK-50", "no-recruits")
    if found := KEEP.fullmatch(text):
        return _keep(s, verb, found[1])
    if text == "attach nothing" or (found := ATTACH.fullmatch(text)):
        return _attach(s, f, verb, "" if text == "attach nothing" else text)
    if text == "swap nothing" or (found := SWAP.fullmatch(text)):
        return _swap(s, f, seat, verb, text)
    if found := BANISH.fullmatch(text):
        return _banish(s, f, verb, found[1])
    if found := USE.fullmatch(text):
        return _use(s, seat, f, verb, found[1] or found[2])
    if found := TIE.fullmatch(text):
        return _tie(s, seat, verb, found[1] or "")
    return _reaction(s, seat, verb, text, attempt)


def _assign(s: Elekt, seat: int, verb: str, card: str, zone: str) -> Reason:
    if card not in s.cards.units:
        return _no_card(card)
    if verb != "TakeTurn":
        return because("ELK-199", "no-assignment")
    if zone not in ZONES:
        return because("ELK-57", "no-zone")
    if card not in s.hands[seat]:
        return because("ELK-57", "not-in-hand", {"card": card})
    most = ROOM_OF_TWO if s.seats == 2 else ROOM
    rule = "ELK-158" if s.solo else "ELK-60" if most == ROOM_OF_TWO else "ELK-59"
    return because(rule, "no-room", {"symbol": zone})


def _keep(s: Elekt, verb: str, card: str) -> Reason:
    if card not in s.cards.units:
        return _no_card(card)
    if verb != "Recruit":
        return because("ELK-48", "no-recruits")
    return because("ELK-49", "not-dealt", {"card": card})


def _attach(s: Elekt, f: Frame, verb: str, text: str) -> Reason:
    if verb not in ("AttachTokens", "Attach"):
        return because("ELK-195", "no-attach")
    if text == "":
        return _no_refusing(s, f)
    attribute, card = text.removeprefix("attach ").split(" to ")
    if attribute not in ATTRIBUTES:
        return because("ELK-14", "no-attribute")
    if card not in s.cards.units:
        return _no_card(card)
    if s.supply[NUMBER[attribute]] == 0:
        return because("ELK-82", "no-token", {"symbol": attribute})
    if zone_of(s, card) < 0 or (f.n != ANYWHERE and zone_of(s, card) != f.n):
        return because("ELK-80", "not-here", {"card": card})
    if verb == "AttachTokens":
        return because("ELK-80", "must-differ", {"symbol": attribute})
    return because("ELK-195", "other-token")


def _swap(s: Elekt, f: Frame, seat: int, verb: str, text: str) -> Reason:
    if verb != "Swap":
        return because("ELK-85", "no-swap")
    if text == "swap nothing":
        return _no_refusing(s, f)
    for card in text.removeprefix("swap ").split(" with "):
        if card not in s.cards.units:
            return _no_card(card)
        if owner_of(s, card) != seat:
            return because("ELK-201", "not-your-unit", {"card": card})
    first, second = text.removeprefix("swap ").split(" with ")
    if zone_of(s, first) == zone_of(s, second):
        return because("ELK-R61", "same-zone")
    return because("ELK-85", "swap-from-here", {"card": first})


def _banish(s: Elekt, f: Frame, verb: str, card: str) -> Reason:
    if verb != "Banish":
        return because("ELK-91", "no-banish")
    if card == "nothing":
        return _no_refusing(s, f)
    if card not in s.cards.units:
        return _no_card(card)
    if zone_of(s, card) < 0 or (f.n != ANYWHERE and zone_of(s, card) != f.n):
        return because("ELK-91", "not-here", {"card": card})
    return because("ELK-197", "other-kind", {"card": card})


def _no_refusing(s: Elekt, f: Frame) -> Reason:
    """What was accepted, or is no choice at all."""
    accepted = f.source in s.cards.abilities and s.cards.abilities[f.source].effect.optional
    return because("ELK-R07", "used-already" if accepted else "not-optional")


def _use(s: Elekt, seat: int, f: Frame, verb: str, card: str) -> Reason:
    if card not in s.cards.abilities:
        return _no_card(card)
    if card in s.cards.privileges:
        if card not in s.privileges[seat]:
            return because("ELK-29", "not-your-privilege", {"card": card})
        if card in s.used:
            return because("ELK-29", "used-this-round", {"card": card})
        effect = s.cards.abilities[card].effect
        if verb == "TakeTurn" and effect.amber > s.amber[seat]:
            return because("ELK-194", "no-amber")
        return because("ELK-29", "no-use-now", {"card": card})
    if verb == "UseAbility" and f.source == card:
        return because("ELK-23", "other-price")
    return because("ELK-22", "no-use-now", {"card": card})


def _tie(s: Elekt, seat: int, verb: str, card: str) -> Reason:
    if verb != "BreakTie":
        return because("ELK-135", "no-tie")
    if card and card not in s.privileges[seat]:
        return because("ELK-29", "not-your-privilege", {"card": card}) if card in s.cards.privileges else _no_card(card)
    if not card and s.amber[seat] == 0:
        return because("ELK-194", "no-amber")
    return because("ELK-135", "not-tied")


def _reaction(s: Elekt, seat: int, verb: str, text: str, attempt: str) -> Reason:
    """Labels of the small questions, which are asked at their own moment only."""
    if GUARD.fullmatch(text):
        return because("ELK-120", "no-guard")
    if PROTECT.fullmatch(text):
        return because("ELK-198", "no-protection")
    if STAY.fullmatch(text):
        return because("ELK-123", "no-stay")
    if TAKE.fullmatch(text):
        return because("ELK-124", "no-take")
    if text == "place nothing":
        return because("ELK-R07", "must-place") if verb == "Place" else because("ELK-200", "no-place")
    if FIRST.fullmatch(text):
        return because("ELK-R02", "no-order")
    if found := PLACE.fullmatch(text):
        if verb == "Place" and found[1] in s.cards.units and found[1] not in s.hands[seat]:
            return because("ELK-200", "not-in-hand", {"card": found[1]})
        return because("ELK-200", "no-place")
    if SLIP.fullmatch(text):
        return because("ELK-22", "no-impostor")
    if DISCARD.fullmatch(text):
        return because("ELK-191", "no-discard")
    if found := REMOVE.fullmatch(text):
        if verb == "Remove" and found[2] in s.cards.units and owner_of(s, found[2]) != seat:
            return because("ELK-196", "not-your-unit", {"card": found[2]})
        return because("ELK-196", "no-remove")
    if SCEPTRE.fullmatch(text):
        return because("ELK-103", "no-sceptre")
    if text in ("clockwise", "counter-clockwise"):
        return because("ELK-40", "no-direction")
    if text.startswith("the coalition loses its "):
        return because("ELK-168", "no-penalty")
    return Reason(RULE_OF_TURN, Phrase("refused-not-understood", {"attempt": attempt}))


def _no_card(card: str) -> Reason:
    return Reason(RULE_OF_TURN, Phrase("refused-no-card", {"attempt": card}))
