"""What the lines of one sort of cards can say: each sentence with words for its slots, so that what somebody types can
be completed, and what no sentence understands can be corrected."""

from __future__ import annotations

import difflib
import heapq
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final, Generic, TypeVar, final

from tablee.core.cardfile import CardTable
from tablee.core.cardform import WORD, Filled, Form
from tablee.core.effects import COUNTED_EVERYWHERE
from tablee.core.fault import Fault, wrong
from tablee.core.likeness import Likeness
from tablee.core.mistake import propose
from tablee.core.owncode import LOST, NO_CODE, SPOKEN
from tablee.core.phrase import Phrase
from tablee.core.sentence import BadLine, normal

T = TypeVar("T")

COMMON: Final = (
    ("A, then B · A and B", "{a}, then {b}"),
    ("A, and if you do, B", "{a}, and if you do, {b}"),
    ("you may A", "you may {a}"),
    ("you may A; if you do, B", "you may {a}; if you do, {b}"),
    ("A: B (A is the price)", "{a}: {b}"),
    ("choose: A or B or C", "choose: {a} or {b} or {c}"),
    ("choose two: A or B or C", "choose two: {a} or {b} or {c}"),
    ("an opponent chooses: A or B", "an opponent chooses: {a} or {b}"),
    ("if C: A, else B", "if you have 2 or more {many}: {a}, else {b}"),
    ("if C: A", "if you have 2 or more {many}: {a}"),
    ("unless C: A", "unless you have 2 or more {many}: {a}"),
    ("A per X, at most N", "{b} per {one}, at most 3"),
    ("N times: A", "2 times: {a}"),
    ("up to N times: A", "up to 3 times: {a}"),
    ("each player: A · each opponent: A · an opponent: A", "each opponent: {a}"),
    ("once per turn: A · once per round: A · once per game: A", "once per game: {a}"),
)
"""The words that every game has (`core/wording.py`), and an example of each out of three sentences and a thing to
count, one or several."""
CONDITIONS: Final = (
    "you have 2 or more {many}",
    "you have fewer than 2 {many}",
    "you have no {many}",
    "you have more {many} than each opponent",
    "an opponent has 2 or more {many}",
)
OTHER_WORDS: Final = (
    "then",
    "else",
    "first",
    "unless",
    "player",
    "turn",
    "round",
    "game",
    "times",
    "most",
    "two",
    "do",
)
"""Of those sentences, besides what their examples have."""

_JOINT: Final = re.compile(r", and if you do, |; if you do, |, then |, else | and | or |: ")
_COUNTED: Final = re.compile(r" per (?:\d )?")
_CONDITION: Final = re.compile(r"(?:^|: |\b)(?:if|unless) (?!you do)")
_UNFINISHED: Final = re.compile(r"choose|\b(?:if|unless) ")
_CURLY: Final = re.compile('[“”„‟«»"]')
_STOP: Final = re.compile(r"\s*[.!]\s+")
_COLON: Final = re.compile(r"\s*:\s*")
_MARKS: Final = ".,:;!"
_NUMBERS: Final = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}
_IN_WORDS: Final = re.compile(rf"(?<!choose )\b(?:{'|'.join(_NUMBERS)})\b")
_A_PRICE: Final = re.compile(r"(?<=, )an? ")
_ONE: Final = ("a", "an", "the", "1", "one")
"""Words that may be left out or take each other's place: what is meant is one."""
_INNER_STOP: Final = re.compile(r"\w\. +\w")
ALIKE: Final = 0.7
"""A word that is less like one of ours was not meant as it."""
MOST_TRIED: Final = 60
"""Lines that are read to complete or correct one."""
MOST_CHOICES: Final = 6
FEW: Final = 3
"""Offers that leave room for more of the same sentence."""
LONGEST: Final = 200
"""Characters of a line that anything is proposed for."""
MOST_HELPED: Final = 8
"""Mistakes of one file for which it is looked up what was meant."""
MOST_READ: Final = 2000
"""Lines that a language keeps as it understood them; a set has a few hundred."""


@final
class Offer:
    """A line that could stand there; `phrase` prints it in any language, None while something is to follow."""

    def __init__(self, filled: Filled, form: Form, phrase: Phrase | None) -> None:
        self.text = filled.text
        self.blanks = filled.blanks
        self.form = form
        self.phrase = phrase


@final
class CardLanguage(Generic[T]):
    """`read` understands a line (BadLine), `phrase` prints what it understood, `text` is the line as it is written. A
    line begins with one of the `occasions`, if there are any; then come `sentences`, alone or joined by the words that
    every game has. `counts` are things to count, one and several, `conditions` those that no other game has. `samples`
    are three sentences for examples. `prices` may stand between an occasion and its colon."""

    def __init__(
        self,
        read: Callable[[str], T],
        phrase: Callable[[T], Phrase],
        text: Callable[[T], str],
        occasions: Sequence[Form],
        sentences: Sequence[Form],
        counts: Sequence[tuple[str, str]],
        conditions: Sequence[Form],
        samples: tuple[str, str, str],
        prices: Sequence[str] = (),
    ) -> None:
        self.read = read
        self.phrase = phrase
        self.text = text
        self.samples = samples
        self.occasions = list(occasions)
        self.sentences = list(sentences)
        known = [*counts, *[(count.one, count.many) for count in COUNTED_EVERYWHERE]]
        ones, many = [one for one, _ in known], [many for _, many in known]
        first, second, third = samples
        slots = {"a": [first], "b": [second], "c": [third], "one": ones, "many": many}
        self.common = [Form(words, slots) for _, words in COMMON]
        self.conditions = [*conditions, *[Form(words, {"many": many}) for words in CONDITIONS]]
        self.counts = [Form(one, {}) for one in ones]
        self.prices = [Form(f"{price}: ", {}, True) for price in prices]
        self._vocabulary: list[str] = []
        self._respelt: dict[str, str] = {}
        self._bare = [frozenset(bare(" ".join(form.literal_words())).split()) for form in self.sentences]
        self._read: dict[str, T] = {}

    def said_by(self, text: str) -> T:
        """What a line says (BadLine). The same text is the same line, and most sets that are read differ from the one
        before in a card or two. Only where code beside the set has sentences of its own, each set has its own lines."""
        if SPOKEN.get() is not NO_CODE:
            return self._said(text)
        if text not in self._read:
            if len(self._read) >= MOST_READ:
                self._read.clear()
            self._read[text] = self._said(text)
        return self._read[text]

    def _said(self, text: str) -> T:
        try:
            return self.read(text)
        except BadLine:
            same = self.same(text)
            if same is None:
                raise
            return same

    def same(self, text: str) -> T | None:
        """What a line says that is one of ours but for articles, one or several, numbers in words, and the spaces at a
        colon; None if there is none."""
        if len(text) > LONGEST:
            return None
        line = _IN_WORDS.sub(_figure, _COLON.sub(": ", normal(text)))
        head, rest = self._split(line)
        head = _A_PRICE.sub("1 ", head)
        pieces = [self._same_piece(head, piece) for piece in _JOINT.split(rest)]
        joints = [*_JOINT.findall(rest), ""]
        whole = head + "".join([piece + joint for piece, joint in zip(pieces, joints, strict=True)])
        for tried in (line, whole):
            if bare(tried) == bare(line) and (said := self.tried(tried)) is not None:
                return said
        return None

    def _same_piece(self, head: str, piece: str) -> str:
        """The sentence with the same bare words; the piece itself if there is none."""
        if self.understands(head + piece):
            return piece
        wanted = bare(piece)
        known = self.vocabulary()
        ones = " ".join([_one(word) if word not in known and _one(word) in known else word for word in piece.split()])
        if self.understands(head + ones):
            return ones
        words = frozenset(wanted.split())
        for form, own in zip(self.sentences, self._bare, strict=True):
            for said in dict.fromkeys((form.like(piece), form.like(ones))) if own <= words else ():
                if bare(said) == wanted and self.understands(head + said):
                    return said
        return piece

    def understands(self, line: str) -> bool:
        return self.tried(line) is not None

    def tried(self, line: str) -> T | None:
        if len(line) > LONGEST:
            return None
        try:
            return self.read(line)
        except BadLine:
            return None

    def vocabulary(self) -> list[str]:
        """Every word of these sentences."""
        if not self._vocabulary:
            found = set(OTHER_WORDS)
            for form in (*self.occasions, *self.sentences, *self.common, *self.conditions, *self.counts):
                found |= form.vocabulary()
            self._vocabulary = sorted(found)
        return self._vocabulary

    # Completing.

    def complete(self, line: str, at: int) -> list[Offer]:
        """The lines that could be meant when so much of one is typed, and the caret is there."""
        typed = line[:at].casefold().lstrip()
        cut = _JOINT.search(line, at)
        rest = line[cut.start() :] if cut is not None else ""
        found: dict[str, Offer] = {}
        places = self._places(typed)
        for start, forms, heads in places:
            for form in forms:
                for filled in form.fill(typed[start:]):
                    self._offer(filled, form, [typed[:start] + head for head in heads], rest, found)
        if len(found) <= FEW:  # then with each word that may stand there
            fitting = [offer.form for offer in found.values()]
            for start, forms, heads in places:
                for form in [form for form in forms if form in fitting and len(form.slots) == 1]:
                    for text in form.every():
                        if text.startswith(typed[start:]):
                            filled = Filled(text, ())
                            self._offer(filled, form, [typed[:start] + head for head in heads], rest, found)
        if not found:
            start, forms, heads = places[-1]
            words = WORD.findall(typed[start:])
            for form in forms:
                if words and form.has_all(words):
                    filled = Filled(form.like(typed[start:]), ())
                    self._offer(filled, form, [typed[:start] + head for head in heads], rest, found)
        return list(found.values())

    def _offer(self, filled: Filled, form: Form, heads: Sequence[str], rest: str, found: dict[str, Offer]) -> None:
        """The first of the heads with which it can be read, perhaps with what must follow: another half of a choice,
        an effect after a condition."""
        for head in heads:
            for more in ("", *[end + sample for sample in self.samples[:2] for end in (" or ", ": ")]):
                whole = filled.within(head, more + rest)
                if whole.text in found or len(found) >= MOST_TRIED:
                    return
                said = self.tried(whole.text)
                if said is not None or (form.is_open and not more):
                    found[whole.text] = Offer(whole, form, None if said is None else self.phrase(said))
                    return
                if not _UNFINISHED.search(head):
                    break

    def _places(self, typed: str) -> list[tuple[int, list[Form], list[str]]]:
        """Where what is being typed may begin, what could stand there, and what must stand before it; the last is the
        likeliest."""
        plain: list[str] = [""]
        if not self.occasions:
            found = [(0, [*self.sentences, *self.common], plain)]
            first = 0
        elif ": " not in typed:
            if ", " in typed:
                return [(typed.index(", ") + 2, self.prices, plain)]
            heads = [form.example().text for form in self.occasions]
            return [(0, self.occasions, plain), (0, self.sentences, heads)]
        else:
            first = typed.index(": ") + 2
            found = [(first, [*self.sentences, *self.common], plain)]
        for joint in _JOINT.finditer(typed, first):
            found.append((joint.end(), [*self.sentences, *self.common], plain))
        for said in _COUNTED.finditer(typed, first):
            found.append((said.end(), self.counts, plain))
        for said in _CONDITION.finditer(typed, first):
            found.append((said.end(), self.conditions, plain))
        return sorted(found, key=lambda place: place[0])

    # Correcting.

    def corrected(self, text: str) -> str:
        """The line that was probably meant by one that is not understood; "" if nothing is near."""
        if len(text) > LONGEST:
            return ""
        line = unquoted(text)
        respelled = self._respelled(line)
        for mend in (False, True):
            for tried in dict.fromkeys((line, respelled)):
                mended = self._mended(tried) if mend else tried
                said = self.tried(mended) if mended else None
                if said is not None:
                    return self.text(said)
        return ""

    def near(self, text: str) -> list[str]:
        """Lines that could stand there, those most like what was typed first."""
        line = self._respelled(unquoted(text[:LONGEST]))
        head, rest = self._split(line)
        found: list[str] = []
        for form in islice(self.alike(rest, [*self.sentences, *self.common]), MOST_TRIED):
            for before in [head] if head else [form.example().text for form in self.occasions] or [""]:
                whole = before + form.like(rest)
                if whole not in found and self.understands(whole):
                    found.append(whole)
                    break
            if len(found) == MOST_CHOICES:
                break
        return found

    def _respelled(self, line: str) -> str:
        """With each word that is none of ours as the one that is most like it."""
        return WORD.sub(self._respell, line)

    def _respell(self, found: re.Match[str]) -> str:
        word = found[0]
        if word not in self._respelt:
            if len(self._respelt) >= MOST_READ:
                self._respelt.clear()
            known = self.vocabulary()
            near = [] if word in known else difflib.get_close_matches(word, known, 1, ALIKE)
            self._respelt[word] = near[0] if near else word
        return self._respelt[word]

    def _split(self, line: str) -> tuple[str, str]:
        """The occasion with its colon, put right if it is near one, and what follows; "" if there is none."""
        if not self.occasions:
            return "", line
        head, colon, rest = line.partition(": ")
        if not colon:
            return "", line
        said, comma, price = head.partition(", ")
        near = next(self.alike(said, self.occasions), None)
        known = said if near is None else near.like(said).removesuffix(": ")
        return f"{known}{comma}{price}: ", rest

    def _mended(self, line: str) -> str:
        """With the sentence that is most like it in the place of each part that is none."""
        head, rest = self._split(line)
        heads = [head] if head else [form.example().text for form in self.occasions] or [""]
        for before in heads:
            if head and self.understands(before + rest):
                return before + rest
            whole = self._nearest(before, rest)
            if whole:
                return before + whole
            pieces = _JOINT.split(rest)
            if len(pieces) == 1:
                continue
            joints = [*_JOINT.findall(rest), ""]
            mended = [piece if self.understands(before + piece) else self._nearest(before, piece) for piece in pieces]
            if all(mended):
                return before + "".join([piece + joint for piece, joint in zip(mended, joints, strict=True)])
        return ""

    def _nearest(self, head: str, piece: str) -> str:
        """The sentence that is most like the piece and may stand after that head."""
        for form in islice(self.alike(piece, self.sentences, ALIKE), MOST_CHOICES):
            said = form.like(piece)
            if self.understands(head + said):
                return said
        return ""

    def alike(self, said: str, forms: Sequence[Form], least: float = 0.0) -> Iterator[Form]:
        """The most like first, as far as they are that much like it. Most are far from what was said, so how like they
        are at most, which is soon found, puts off the exact comparison until it matters."""
        like = Likeness(said)
        ranked = [(-like.at_most(form.like(said)), i, False) for i, form in enumerate(forms)]
        heapq.heapify(ranked)
        while ranked and -ranked[0][0] >= least:
            _, i, is_exact = heapq.heappop(ranked)
            if is_exact:
                yield forms[i]
            else:
                heapq.heappush(ranked, (-like.to(forms[i].like(said)), i, True))


def bare(line: str) -> str:
    """The words of a line without articles, each as of one thing: alike for what is said in either way."""
    return " ".join([_one(word) for word in line.split() if word not in _ONE])


def _one(word: str) -> str:
    """Of one thing what is said of several: `units` is `unit`."""
    mark = word[len(word.rstrip(_MARKS)) :]
    plain = word.removesuffix(mark)
    if plain.endswith("ies") and len(plain) > 4:
        plain = plain[:-3] + "y"
    elif plain.endswith("s") and not plain.endswith("ss"):
        plain = plain[:-1]
    return plain + mark


def _figure(word: re.Match[str]) -> str:
    return _NUMBERS[word[0]]


def unquoted(text: str) -> str:
    """A line as sentences read it, without quotation marks, and without the full stops that may stand in it."""
    line = _STOP.sub(", then ", normal(_CURLY.sub("", text))).removesuffix("!")
    return _COLON.sub(": ", line)


def difference(wrong: str, right: str) -> tuple[str, str]:
    """The part of a line that is otherwise in another, as it stands in each: whole words."""
    old, new = wrong.split(), right.split()
    first = 0
    while first < min(len(old), len(new)) and old[first].casefold() == new[first]:
        first += 1
    last = 0
    while last < min(len(old), len(new)) - first and old[-1 - last].casefold() == new[-1 - last]:
        last += 1
    was, now = " ".join(old[first : len(old) - last]), " ".join(new[first : len(new) - last])
    return was.rstrip(_MARKS), now.rstrip(_MARKS)


# Reading the lines of a card.


def read_each(card: CardTable, field: str, texts: Sequence[str], language: CardLanguage[T]) -> list[T]:
    """The lines of a card, each as its language understands it; what it does not is a mistake with its line, and with
    what could stand there instead."""
    if card.file.asked is not None and field in card.file.asked.get(card.card, {}):
        card.file.asked[card.card][field].language = language
    found: list[T] = []
    for i, text in enumerate(texts):
        try:
            found.append(language.said_by(text))
        except BadLine as bad:
            if SPOKEN.get() is not LOST:
                help_with(card, field, i, text, bad.fault, language)
    return found


def help_with(card: CardTable, field: str, index: int, text: str, fault: Fault, language: CardLanguage[T]) -> None:
    """Only for the first few mistakes of a file: looking for what was meant takes longer than reading."""
    if len([mistake for mistake in card.file.mistakes if mistake.choices]) >= MOST_HELPED:
        card.mistake_in(field, index, fault)
        return
    meant, near = language.corrected(text), language.near(text)
    if _INNER_STOP.search(text):
        words = '{what}; a full stop ends a line: within it effects are joined by "{joint}"'
        fault = wrong("full-stop", words, what=fault, joint=", then")
    elif _CURLY.search(text):
        fault = wrong("quotes-within", "{what}; quotation marks stand around a line, not in it", what=fault)
    propose(card.mistake_in(field, index, fault), meant, near)
