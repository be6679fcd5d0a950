"""The record of a game: header and every answer, chance included. The record is the truth; a state follows from it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from tablee.core.cardset import CardSet
from tablee.core.chance import Committed, commitment
from tablee.core.codec import ENCODING, digest
from tablee.core.contract import Game
from tablee.core.decision import Illegal
from tablee.core.fault import Fault, wrong
from tablee.core.layout import from_layout
from tablee.core.plain_data import JSON
from tablee.core.stack import CHANCE, State

FORMAT: Final = 1
FIRST_ENCODING: Final = 1
"""Of records that do not name theirs."""
MOST_LINES: Final = 4096
"""Answers that are kept as they are written."""


class BrokenRecord(Exception):
    """A record that cannot be read or does not follow the rules; `entry` is the answer it fails at, from 1."""

    def __init__(self, fault: Fault, entry: int = 0) -> None:
        self.message = str(fault)  # in English; `Texts.fault` says it to readers
        super().__init__(self.message)
        self.fault = fault
        self.entry = entry


class Record:
    """Save, replay, bug report, puzzle, test and training datum in one."""

    def __init__(
        self,
        game: str,
        cards: str,
        cards_digest: str,
        options: Mapping[str, str],
        players: list[str],
        kinds: list[str],
        secret: bytes,
        entropy: str = "",
    ) -> None:
        self.game = game
        self.cards = cards
        self.cards_digest = cards_digest
        self.options = dict(options)
        self.players = players
        self.kinds = kinds  # who sits there: "human", "bot:greedy"
        self.secret = secret  # b"" where it is not ours to know
        self.commitment = commitment(secret) if secret else ""
        self.entropy = entropy
        self.answers: list[tuple[int, str]] = []
        self.state_digest = ""  # of the state after the last answer, as saved
        self.encoding = ENCODING  # in which that state was written
        self.rules = ""  # the version of the program by whose rules it was played; "" where nobody said
        self.given = 0  # so many answers were taken over from another game: its secret, not this one, led to them
        self.laid: dict[str, JSON] | None = None  # a table laid out by hand, in the words of `from_layout`: a lesson

    def copy(self, upto: int) -> Record:
        """The same game up to an answer."""
        other = Record(
            self.game,
            self.cards,
            self.cards_digest,
            self.options,
            list(self.players),
            list(self.kinds),
            self.secret,
            self.entropy,
        )
        other.commitment = self.commitment
        other.rules = self.rules
        other.given = min(self.given, upto)
        other.laid = self.laid
        other.answers = self.answers[:upto]
        return other

    def new_state(self, game: Game[Any], cards: CardSet) -> State:
        """The state before the first answer."""
        if game.key != self.game:
            words = 'the record is of the game "{game}", not of "{other}"'
            raise BrokenRecord(wrong("record-game", words, game=self.game, other=game.key))
        if cards.digest != self.cards_digest:
            words = (
                'the record was played with the card set "{set}" ({digest}), but the cards given are "{other}" ({own})'
            )
            names, digests = (self.cards, cards.name), (self.cards_digest[:12], cards.digest[:12])
            raise BrokenRecord(
                wrong("record-cards", words, set=names[0], digest=digests[0], other=names[1], own=digests[1])
            )
        if not game.fewest <= len(self.players) <= game.most:
            raise BrokenRecord(player_count(game, len(self.players)))
        for key, value in self.options.items():
            option = game.option(key, value)
            if option is None:
                words = 'the record has an option "{option}" that the game "{game}" does not know'
                raise BrokenRecord(wrong("record-option", words, option=f"{key}={value}", game=game.key))
            if not option.is_there(value, len(self.players)):
                words = 'the record has an option "{option}", but {count} players'
                raise BrokenRecord(
                    wrong("record-option-misfits", words, option=f"{key}={value}", count=len(self.players))
                )
        if self.laid is not None:
            try:
                laid: State = from_layout(game, len(self.players), self.options, cards, self.laid)
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                words = "the table of the record cannot be laid out: {what}"
                raise BrokenRecord(wrong("record-laid", words, what=str(error))) from error
            return laid
        state: State = game.new(len(self.players), self.options, cards)
        return state

    def state(self, game: Game[Any], cards: CardSet, upto: int | None = None) -> State:
        """The fold of the answers."""
        s = self.new_state(game, cards)
        for i, (seat, answer) in enumerate(self.answers if upto is None else self.answers[:upto]):
            step(game, s, i, seat, answer)
        return s

    def chance(self, index: int) -> Committed:
        """The numbers for the chance question that is the answer with that index."""
        return Committed(self.secret, self.entropy, index)

    def verify(self, game: Game[Any], cards: CardSet) -> State:
        """Check everything that can be checked; raises BrokenRecord at the first thing that does not hold. Where the
        table was laid out, chance may have been told what to say."""
        s = self.new_state(game, cards)
        for _ in self.verifying(game, s):
            pass
        return s

    def verifying(self, game: Game[Any], s: State) -> Iterator[int]:
        """The same from the state before the first answer on, answer by answer: whoever has others to serve may do so
        in between."""
        if self.secret and commitment(self.secret) != self.commitment:
            words = "the secret does not fit the commitment published before the game"
            raise BrokenRecord(wrong("record-secret", words))
        for i, (seat, answer) in enumerate(self.answers):
            if seat == CHANCE and self.secret and s.asked == CHANCE and i >= self.given and self.laid is None:
                fair = game.sample(s, self.chance(i))
                if fair != answer:
                    words = 'answer {number}: chance says "{answer}", but the committed secret gives "{fair}"'
                    fault = wrong("record-chance", words, number=str(i + 1), answer=answer, fair=fair)
                    raise BrokenRecord(fault, i + 1)
            step(game, s, i, seat, answer)
            yield i
        if self.holds_state() and digest(game, s) != self.state_digest:
            words = "the answers lead to another state than the one that was saved"
            raise BrokenRecord(wrong("record-state", words))

    def holds_state(self) -> bool:
        """Whether the state that was saved can be compared with one of today's."""
        return bool(self.state_digest) and self.encoding == ENCODING

    # The written form and its inverse.

    def to_text(self) -> str:
        """JSON, one answer a line."""
        header: dict[str, JSON] = {
            "tablee": FORMAT,
            "game": self.game,
            "cards": {"name": self.cards, "digest": self.cards_digest},
            "options": self.options,
            "players": self.players,
            "seats": self.kinds,
            "commitment": self.commitment,
            "entropy": self.entropy,
            "secret": self.secret.hex(),
            "state": self.state_digest,
            "count": len(self.answers),
        }
        if self.encoding != FIRST_ENCODING:
            header["encoding"] = self.encoding
        if self.rules:
            header["rules"] = self.rules
        if self.given:
            header["given"] = self.given
        if self.laid is not None:
            header["laid"] = self.laid
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in header.items()]
        body = ",\n".join([_line(seat, answer) for seat, answer in self.answers])
        return "{\n" + "\n".join(lines) + '\n  "answers": [\n' + body + "\n  ]\n}\n"


@lru_cache(MOST_LINES)
def _line(seat: int, answer: str) -> str:
    """An answer as it stands in the text. A game that is saved after each of them writes all those before again."""
    return f"    {json.dumps([seat, answer], ensure_ascii=False)}"


def step(game: Game[Any], s: State, index: int, seat: int, answer: str) -> None:
    """Apply an answer of a record."""
    try:
        game.apply(s, seat, answer)
    except Illegal as illegal:
        raise BrokenRecord(illegal_answer(index, seat, answer), index + 1) from illegal


def player_count(game: Game[Any], count: int) -> Fault:
    words = '"{game}" has {fewest} to {most} players, not {count}'
    return wrong("record-players", words, game=game.key, fewest=game.fewest, most=game.most, count=count)


def illegal_answer(index: int, seat: int, answer: str) -> Fault:
    """What is said of an answer that the rules do not allow at its place."""
    number = str(index + 1)
    if seat == CHANCE:
        words = 'answer {number} (chance: "{answer}") is not legal there'
        return wrong("record-answer-of-chance", words, number=number, answer=answer)
    words = 'answer {number} (seat {seat}: "{answer}") is not legal there'
    return wrong("record-answer", words, number=number, seat=str(seat + 1), answer=answer)


def read_record(text: str) -> Record:
    """The record in a text; every way in which it can be broken gets a sentence."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        words = "not a whole record: the text breaks off or is damaged in line {line}"
        raise BrokenRecord(wrong("record-damaged", words, line=str(error.lineno))) from error
    except (RecursionError, ValueError) as error:
        words = "not a record: nested too deeply, or with a number too long"
        raise BrokenRecord(wrong("record-deep", words)) from error
    if not isinstance(found, dict) or "tablee" not in found:
        raise BrokenRecord(wrong("no-record", "not a Tablée record"))
    if type(found["tablee"]) is not int or found["tablee"] != FORMAT:
        words = "record format {format} is not known here (this program reads {known})"
        raise BrokenRecord(wrong("record-format", words, format=repr(found["tablee"]), known=str(FORMAT)))
    try:
        record = Record(
            _text(found, "game"),
            _text(found["cards"], "name"),
            _text(found["cards"], "digest"),
            {key: _text(found["options"], key) for key, _ in found["options"].items()},
            _texts(found, "players"),
            _texts(found, "seats"),
            bytes.fromhex(_text(found, "secret")),
            _text(found, "entropy"),
        )
        record.commitment = _text(found, "commitment")
        record.state_digest = _text(found, "state")
        record.encoding = _count(found, "encoding") if "encoding" in found else FIRST_ENCODING
        if "rules" in found:
            record.rules = _text(found, "rules")
        if "given" in found:
            record.given = _count(found, "given")
        if "laid" in found:
            record.laid = dict(found["laid"])
        for i, entry in enumerate(found["answers"]):
            seat, answer = entry
            if type(seat) is not int or not isinstance(answer, str):
                words = "answer {number} is not a seat and a text"
                raise BrokenRecord(wrong("record-entry", words, number=str(i + 1)), i + 1)
            record.answers.append((seat, answer))
        count = found["count"]
        record.to_text().encode()  # no half characters
    except KeyError as error:
        raise BrokenRecord(wrong("record-field", "the record has no field {field}", field=str(error))) from error
    except (AttributeError, TypeError, ValueError) as error:
        words = "a field of the record has the wrong form ({what})"
        raise BrokenRecord(wrong("record-form", words, what=str(error))) from error
    if count != len(record.answers):
        words = "not a whole record: it should hold {wanted} answers and holds {count}"
        raise BrokenRecord(wrong("record-count", words, wanted=repr(count), count=str(len(record.answers))))
    if len(record.kinds) != len(record.players):
        words = "the record names {players} players but {seats} seats"
        raise BrokenRecord(wrong("record-seats", words, players=str(len(record.players)), seats=str(len(record.kinds))))
    return record


def _count(found: Mapping[str, JSON], key: str) -> int:
    value = found[key]
    if type(value) is not int or value < 0:
        raise TypeError(f"{key} is not a count")
    return value


def _text(found: Mapping[str, JSON], key: str) -> str:
    value = found[key]
    if not isinstance(value, str):
        raise TypeError(f"{key} is not a text")
    return value


def _texts(found: Mapping[str, JSON], key: str) -> list[str]:
    value = found[key]
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise TypeError(f"{key} is not a list of texts")
    return value
