"""Verbs that a card's line can name: each declares the sentences it understands and prints itself in the same words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.decision import Attempt, Reason, because, no_card
from tablee.core.phrase import Phrase
from tablee.core.sentence import Sentence
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb
from tablee.games.elekt.attributes import ATTRIBUTES
from tablee.games.elekt.moments import ANY_TOKEN, Effect
from tablee.games.elekt.state import ANYWHERE, Elekt, Verbs, is_coalition, text_of, zone_of

NO: Final = "no"
THIS: Final = "this"
IT: Final = "it"
CLASH: Final = "mysticism|duplicity|brutality"
ATTRIBUTE: Final = f"{CLASH}|authority"
SLOTS: Final = {
    "attribute": ATTRIBUTE,
    "clash": CLASH,
    "token": f"{ATTRIBUTE}|{ANY_TOKEN}",
    "unit": f"{THIS}|{IT}",
    "group": "[a-z_ ]+",
    "amber": "[1-3]",
}
"""What may stand in the slots of sentences."""
AMBER_HELD: Final = "amber"
EVERYTHING: Final = (*ATTRIBUTES, AMBER_HELD, "deck", "pile", "units")


@mypyc_attr(allow_interpreted_subclasses=True)
class LineVerb(Verb[Elekt]):
    """An effect. `sentences` are those that it understands, by their form.

    Its frame: the source is the card (or what else it follows from), `it` the Unit that the sentence calls "this" or
    "it", `n` the zone.
    """

    def __init__(self, sentences: Mapping[str, str], decks: tuple[str, ...]) -> None:
        super().__init__()
        self.sentences = {form: Sentence(words, SLOTS) for form, words in sentences.items()}
        self.decks = decks  # the cards that may say it
        self.alone: Verbs = (self,)

    def sentence(self, effect: Effect) -> str:
        """The sentence of an effect, as it was read."""
        return self.sentences[effect.form].say(effect.slots())

    def in_words(self, effect: Effect) -> Phrase:
        """The sentence for a reader in any language; in English it is the same."""
        raise NotImplementedError

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        """Whether it would do anything: else it is not offered. (ELK-R47)"""
        return True

    def seems_possible(self, s: Elekt, f: Frame) -> bool:
        """The same as far as everybody can know: silence must not tell what a hand holds. (ELK-R47, ELK-R146) What is
        possible also seems so."""
        return self.is_possible(s, f)

    def touches(self, effect: Effect) -> tuple[str, ...]:
        """What it takes from or adds to, of what several abilities may contend for: two that share nothing may be
        carried out in any order. (ELK-R02) Unless it says otherwise, everything."""
        return EVERYTHING

    def in_any_order(self, s: Elekt, effect: Effect, other: Effect, number: int) -> bool:
        """Whether two such effects, among so many at one moment, come to the same in either order."""
        return effect.does_the_same(other) and effect.unit != THIS

    def brings(self, effect: Effect) -> float:
        """What it is worth to whoever does it, in points, about: all that bots know of a verb that is new to them."""
        return 0.5

    def joins_the_pair(self, effect: Effect) -> bool:
        """After a won Mysticism clash: chosen together with the pair of tokens. (ELK-R04)"""
        return False


def effect_of(s: Elekt, f: Frame) -> Effect:
    """What the card that a frame comes from says; of a won clash nothing but "a Unit", "any token"."""
    if f.those:  # a sentence within a longer line
        part = s.cards.effects.get(f.those[0])
        if part is not None:
            found: Effect = part.effect
            return found
    return text_of(s, f.source).effect


def ready(s: Elekt, side: int, source: str, zone: int, it: str) -> Frame:
    """The effect of a card's line, to be carried out: in it "this" is the card, "it" the Unit just assigned."""
    effect = text_of(s, source).effect
    assert effect.verb is not None
    unit = source if effect.unit == THIS else it if effect.unit == IT else ""
    return Frame(side, source, effect.verb.alone, 0, unit, zone, (), 0, s.top)


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
    text = text_of(s, source)
    return not text.is_card or (text.of_zone_card and not text.effect.optional)


# Why not.


def being_asked(s: Elekt, attempt: Attempt, verb: Verb[Elekt]) -> Frame | None:
    """The frame in which that verb asks whoever attempts something; None if it does not."""
    return s.top if attempt.asked == verb.name else None


def no_unit(s: Elekt, word: str) -> Reason:
    """Of a word that names no Unit: another card of the set (ELK-12), or none at all."""
    return because("ELK-12", "no-unit", {"card": word}) if word in s.cards.abilities else no_card(word)


def must_choose(s: Elekt, f: Frame) -> Reason:
    """Of a choice that is refused although it was accepted, or is no choice at all. (ELK-R07)"""
    return because("ELK-R07", "used-already" if effect_of(s, f).optional else "not-optional")


def not_here(s: Elekt, f: Frame, card: str, rule: str) -> Reason | None:
    """Of a Unit that does not lie in the zone where the ability works (ELK-18), or the clash (the rule); where no zone
    is named, in none at all."""
    there = zone_of(s, card)
    if there >= 0 and f.n in (ANYWHERE, there):
        return None
    if f.n == ANYWHERE:
        return because(rule, "in-no-zone", {"card": card})
    return because("ELK-18" if f.source in s.cards.abilities else rule, "not-here", {"card": card})
