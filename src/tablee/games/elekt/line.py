"""Verbs that a card's line can name: each declares the sentence it understands and prints itself in the same words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tablee.core.phrase import Phrase
from tablee.core.sentence import Sentence, readings
from tablee.core.stack import NOBODY, NOTHING, Verb, begin
from tablee.games.elekt.attributes import ATTRIBUTES
from tablee.games.elekt.moments import Effect
from tablee.games.elekt.state import Elekt, is_coalition

NO: Final = "no"
THIS: Final = "this"
IT: Final = "it"
CLASH: Final = "mysticism|duplicity|brutality"
ATTRIBUTE: Final = f"{CLASH}|authority"
SLOTS: Final = {
    "attribute": ATTRIBUTE,
    "clash": CLASH,
    "token": f"{ATTRIBUTE}|any",
    "unit": f"{THIS}|{IT}",
    "group": "[a-z_ ]+",
    "amber": "[1-3]",
}
"""What may stand in the slots of sentences."""
AMBER_HELD: Final = "amber"
EVERYTHING: Final = (*ATTRIBUTES, AMBER_HELD, "deck", "pile", "units")


@mypyc_attr(allow_interpreted_subclasses=True)
class LineVerb(Verb[Elekt]):
    """An effect. `sentences` are those that it understands, each with what is kept of it: the `it` of its frame."""

    def __init__(self, sentences: Mapping[str, str], decks: tuple[str, ...]) -> None:
        super().__init__()
        self.printed = [(Sentence(words, SLOTS), Sentence(kept, SLOTS)) for words, kept in sentences.items()]
        self.kept = [(kept, words) for words, kept in self.printed]
        self.decks = decks  # the cards that may say it
        self.alone: tuple[Verb[Any], ...] = (self,)

    def read(self, sentence: str) -> str | None:
        """What is kept of the sentence; None if it is not this verb's."""
        for kept, slots in readings(sentence, self.printed):
            return kept.say(slots)
        return None

    def says(self, args: str) -> str:
        """The inverse of `read`."""
        words, slots = readings(args, self.kept)[0]
        return words.say(slots)

    def in_words(self, args: str) -> Phrase:
        """The sentence for a reader in any language; in English it is the same."""
        raise NotImplementedError

    def group(self, args: str) -> str:
        """The group of Units that its sentence names; "" if it names none."""
        return ""

    def is_possible(self, s: Elekt, side: int, source: str, args: str, zone: int) -> bool:
        """Whether it would do anything: else it is not offered. (ELK-R47)"""
        return True

    def seems_possible(self, s: Elekt, side: int, source: str, args: str, zone: int) -> bool:
        """The same as far as everybody can know: silence must not tell what a hand holds. (ELK-R47, ELK-R146)"""
        return self.is_possible(s, side, source, args, zone)

    def touches(self, args: str) -> tuple[str, ...]:
        """What it takes from or adds to, of what several abilities may contend for: two that share nothing may be
        carried out in any order. (ELK-R02) Unless it says otherwise, everything."""
        return EVERYTHING

    def in_any_order(self, s: Elekt, args: str, others: str, number: int) -> bool:
        """Whether two such effects, among so many at one moment, come to the same in either order."""
        return args == others and THIS not in args.split(" ")

    def joins_the_pair(self, effect: Effect) -> bool:
        """After a won Mysticism clash: chosen together with the pair of tokens. (ELK-R04)"""
        return False


def carry_out(s: Elekt, side: int, source: str, zone: int, it: str) -> None:
    """Begin the effect of a card's line. In it "this" is the card, "it" the Unit just assigned."""
    effect = s.cards.abilities[source].effect
    assert effect.verb is not None
    begin(s, side, source, effect.verb.alone, meant(effect, source, it), zone)


def meant(effect: Effect, source: str, it: str) -> str:
    if not effect.refers:
        return effect.args
    words = [source if word == THIS else it if word == IT else word for word in effect.args.split(" ")]
    return " ".join(words)


def ask(s: Elekt, side: int, options: list[str]) -> int:
    """Ask a side; for the Coalition, and where there is nothing to choose, the verb goes on unasked. (ELK-R146)"""
    if len(options) < 2 or is_coalition(s, side):
        return NOBODY
    s.options = options
    return side


def only(options: list[str]) -> str:
    """The one possible answer, for which nobody was asked; NOTHING if there is none. (ELK-R146)"""
    return options[0] if len(options) == 1 else NOTHING


def declinable(s: Elekt, source: str) -> bool:
    """Whether a choice may still be refused: the effect of a clash (ELK-79) and what the card of a zone offers
    (ELK-169); not what was accepted or paid for, and not the text of a Unit or a Privilege. (ELK-R07)"""
    return source not in s.cards.abilities or (
        source in s.cards.zone_cards and not s.cards.abilities[source].effect.optional
    )
