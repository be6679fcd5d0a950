"""An Ally whose text is lines: `occasion: effect`, `occasion, price: effect` or `while in a corps: …`. (CRD-20)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.choosing import DO
from tablee.core.effects import Effect, all_effects, headed, price_of
from tablee.core.phrase import Phrase
from tablee.core.sentence import bad_line, normal
from tablee.core.stack import begin
from tablee.games.revachol.effects import PLACED, WORDING
from tablee.games.revachol.lasting import AGAIN, FEWER, HAND, SENTENCES, Lasting, read_lasting, written
from tablee.games.revachol.moments import NO_VERBS, Skill, Verbs
from tablee.games.revachol.state import Corps, Revachol, own_allies

COMPLETED: Final = "after a completion"
LOST: Final = "when lost"
TURN_BEGINS: Final = "at the start of your turn"
TURN_ENDS: Final = "at the end of your turn"
THEY_COMPLETE: Final = "when an opponent completes"
OCCASIONS: Final = (PLACED, COMPLETED, LOST, TURN_BEGINS, TURN_ENDS, THEY_COMPLETE)
"""When an Ally's line speaks: of itself, or while it lies in a Corps."""
LASTS: Final = "while in a corps"
"""How a line begins that is simply true all the time."""


@final
class Line:
    """One line as it was understood."""

    def __init__(self, occasion: str, effect: Effect[Revachol]) -> None:
        self.occasion = occasion
        self.effect = effect
        self.text = f"{occasion}: {effect.text}"

    def phrase(self) -> Phrase:
        when = Phrase("occasion-" + self.occasion.replace(" ", "-"))
        priced = price_of(self.effect)
        if priced is None:
            return Phrase("line-when", {"line": headed(when, self.effect)})
        price, bought = priced
        head = Phrase("line-priced", {"when": when, "price": price.phrase()})
        return Phrase("line-when", {"line": headed(head, bought)})


@final
class Worded(Skill):
    """An Ally with lines instead of a unique skill."""

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines
        lasting = [line.effect for line in lines if isinstance(line.effect, Lasting)]
        self.room = sum([state.n for state in lasting if state.key == HAND])
        self.spares = sum([state.n for state in lasting if state.key == FEWER])
        self.again = any(state.key == AGAIN for state in lasting)

    def hand_room(self) -> int:
        return self.room

    def in_completion(self, corps: Corps) -> None:
        corps.spared += self.spares

    def rolls_again(self) -> bool:
        return self.again

    def speak(self, s: Revachol, seat: int, ally: str, occasion: str) -> None:
        """Its lines for that occasion, from top to bottom."""
        for line in reversed(self.lines):
            if line.occasion == occasion:
                begin(s, seat, ally, DO, line.effect.text)

    def when_placed(self, s: Revachol, seat: int, ally: str) -> Verbs:
        self.speak(s, seat, ally, PLACED)
        return NO_VERBS

    def after_completion(self, s: Revachol, seat: int, ally: str) -> None:
        s.discard.append(ally)
        self.speak(s, seat, ally, COMPLETED)

    def when_lost(self, s: Revachol, seat: int, ally: str) -> None:
        self.speak(s, seat, ally, LOST)

    def while_in_corps(self, s: Revachol, seat: int, ally: str, occasion: str) -> bool:
        self.speak(s, seat, ally, occasion)
        return any(line.occasion == occasion for line in self.lines)


def all_speak(s: Revachol, seat: int, occasion: str) -> bool:
    """The Allies of a seat that have a line for the occasion, each in turn; whether there is any."""
    found = False
    for ally in reversed(own_allies(s, seat)):
        if s.cards.allies[ally].ability.while_in_corps(s, seat, ally, occasion):
            found = True
    return found


def read_line(text: str) -> Line:
    """What a line of an Ally says; raises BadLine."""
    text = normal(text)
    head, colon, rest = text.partition(": ")
    occasion, comma, price = head.partition(", ")
    if occasion == LASTS and colon:
        lasting = read_lasting(rest)
        if lasting is None:
            known = ", ".join([written(sentence, 1) for sentence in SENTENCES.values()])
            words = 'no sentence understands "{text}" after "{occasion}" (there are: {choices})'
            raise bad_line("no-lasting", words, text=rest, occasion=LASTS, choices=known)
        return Line(occasion, lasting)
    if not colon or occasion not in OCCASIONS:
        known = ", ".join((*OCCASIONS, LASTS))
        words = 'a line begins with its occasion and a colon (one of: {choices}), not "{text}"'
        raise bad_line("occasion-first", words, choices=known, text=occasion)
    return Line(occasion, WORDING.read(f"{price}: {rest}" if comma else rest))


def effects_of(lines: tuple[Line, ...]) -> dict[str, Effect[Revachol]]:
    """Every effect in them, by its text."""
    return {effect.text: effect for line in lines for effect in all_effects(line.effect)}
