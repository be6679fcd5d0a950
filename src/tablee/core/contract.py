"""The contract every game fulfils. Tables, bots, tests and servers know a game only by this."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Container, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core.basefile import Bases, Pictures, embed, read_upon, whole
from tablee.core.cardfile import CardFile, changed_card_file
from tablee.core.cardset import CardSet
from tablee.core.chance import Rng
from tablee.core.choosing import effect_first
from tablee.core.decision import RULE_OF_TURN, Attempt, Decision, Illegal, Reason, Result
from tablee.core.event import Event
from tablee.core.label import plain
from tablee.core.option import Option
from tablee.core.owncode import NO_CODE, SPOKEN, BadCode, FindsCode, code_fails, digest_with, find_code
from tablee.core.parts import Part, Teller
from tablee.core.phrase import Phrase
from tablee.core.plain_data import JSON
from tablee.core.says import Said
from tablee.core.stack import CHANCE, NOBODY, NOTHING, TAKE_BACK, Frame, State, Verb, begin, run, settle
from tablee.core.zones import Zone

S = TypeVar("S", bound=State)
IN_DICT: Final = "_"


def have_dict(game: Any) -> None:
    """Let there be something in the instance's `__dict__`, which mypyc gives to whatever is generic and Python makes
    when it is needed: without it, Python 3.11 looks `game.play_at` up anew at each call."""
    setattr(game, IN_DICT, None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """`pending` and `view` are pure; `new` and `apply` always stop *at* a question. A state holds its `cards`."""

    def __init__(
        self,
        key: str,
        fewest: int,
        most: int,
        verbs: tuple[Verb[Any], ...],
        zones: tuple[Zone, ...],
        options: tuple[Option, ...] = (),
    ) -> None:
        self.key = key
        self.fewest = fewest  # seats
        self.most = most
        self.options = options
        self.zones = zones
        self.parts: tuple[Part, ...] = ()  # in which `tell` tells a view; (): it does not
        self.begun_by: tuple[str, ...] = ()  # what `put_away` reads besides zones: at which point play is taken up
        self.verbs: dict[str, Verb[Any]] = {verb.name: verb for verb in verbs}
        self.lengths: dict[str, str] = {}  # how long games are: what is counted -> the kind of event that counts it
        self.first_seats = 0  # how many sit at a table that suits a first game; 0: any number does
        self.gives_points = ""  # the kind of event by which a card gives points; "": none does
        self.scored_by: dict[str, tuple[str, str]] = {}  # see `points_of`
        self.most_decisions = 1_000_000  # no game asks its seats so often: one that does will never end
        self.score_bounds: tuple[float, float] = (0.0, 1000.0)  # of any seat at the end, far from what games come to
        have_dict(self)

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Pickled by the name that it has in its module, as functions and classes are."""
        home = type(self).__module__
        for name, value in vars(sys.modules[home]).items():
            if value is self:
                return str(name)
        raise TypeError(f'the game "{self.key}" has no name in the module {home}, so it cannot be pickled')

    def __copy__(self) -> Game[S]:
        """A game has no state of its own: a copy is the same game."""
        return self

    def __deepcopy__(self, memo: Any) -> Game[S]:
        return self

    # What each game writes itself.

    def fresh(self, seats: int, options: Mapping[str, str], cards: CardSet) -> S:
        """Everything where it lies before the first question; nothing to do yet."""
        raise NotImplementedError

    def opening(self, s: S) -> tuple[Verb[Any], ...]:
        """The set-up of a fresh table."""
        raise NotImplementedError

    def clone(self, s: S) -> S:
        """Exact and independent; nobody listens to it."""
        raise NotImplementedError

    def shuffle_unknown(self, s: S, seat: int, rng: Rng) -> S:
        """Another world that this seat cannot tell apart from the true one."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> dict[str, JSON]:
        """The table as one seat sees it (None: a spectator): plain data, built up from nothing."""
        raise NotImplementedError

    def views(self, s: S, seats: Sequence[int | None]) -> list[dict[str, JSON]]:
        """The views of several who look at once, in this order. What is the same whoever looks, a game may make once:
        it is then one object in all of them. Not to be altered."""
        return [self.view(s, seat) for seat in seats]

    def observed(self, s: S, seat: int | None) -> dict[str, JSON]:
        """The part of the view that tensors are made of, which are asked for at every step: a game may leave out what
        takes thought and no tensor shows. Not to be altered."""
        return self.view(s, seat)

    def tell(self, s: S, seat: int, to: Teller) -> None:
        """What `observed` shows of the table, but for plain zones, in `parts`: quicker for who looks at many tables."""
        raise NotImplementedError

    def refuses(self, s: S, attempt: Attempt | None, seat: int, text: str) -> Reason | None:
        """Why nothing of the kind may be said now, whatever it is (the game is over, it is another's turn), or why a
        text that no verb understands (`attempt` is None) is no move."""
        return None

    def default_answer(self, s: S, decision: Decision) -> str:
        """What the rules let happen when that seat does not act."""
        raise NotImplementedError

    def preview(self, s: S, seat: int, answer: str) -> dict[str, JSON]:
        """What that seat could work out of an answer before giving it (points it brings at once, totals after it), as
        plain data; {} if there is nothing worth showing. It goes no further than the next question or chance."""
        return {}

    def progress(self, s: S) -> Phrase | None:
        """How far the game is, in a few words that everybody at the table knows; None before the first turn."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """None until the game is over."""
        raise NotImplementedError

    def estimate(self, s: S) -> list[float]:
        """The scores so far, by seat, of a game that need not be over: what bots measure themselves by who know nothing
        else of it. Only what everybody may know, or what a world holds in its place, is counted."""
        result = self.result(s)
        return [0.0] * s.seats if result is None else [float(score.total) for score in result.scores]

    def points_of(self, cards: CardSet, event: Event) -> tuple[int, int]:
        """How many points a fact gives, and to which side; (0, -1) if none. `scored_by` says for each kind of fact
        what tells how many (`number`: the fact itself; else what is printed on its card; "": it is one) and who has
        them (`seat` or `other`). Everybody knows the card by then."""
        how_many, who = self.scored_by.get(event.kind, ("", ""))
        if not who:
            return 0, -1
        points = 1
        if how_many == "number":
            points = event.number
        elif how_many:
            printed = cards.face(event.card).get(how_many, 0)
            points = printed if isinstance(printed, int) else 0
        return (points, event.other if who == "other" else event.seat) if points else (0, -1)

    def turn(self, s: S) -> int:
        """A number that grows with every turn (or token, or whatever is one here) that begins: between two turns
        nothing hangs in the air, so a search that cannot look to the end stops there. 0: this game does not say."""
        return 0

    def put_away(self, s: S, given: Mapping[str, JSON]) -> None:
        """A table laid out by hand: what `given` does not mention goes to its usual place, and something is begun.
        ValueError says what is wrong."""
        raise NotImplementedError

    def facts(self, s: S) -> dict[str, JSON]:
        """What a scenario may ask of a table besides its zones: scores, sizes; of a player under "1", "2", …"""
        return {}

    def checked_cards(self, file: CardFile, known: Container[str] | None, changed: bool) -> CardSet:
        """The card set typed into a file, for a game that has any; raises CardFileError with every mistake.

        `known` holds the messages (`text_id`) that the house texts have; without it no texts are asked for. In a set
        that a scenario has `changed` the counts of the box are not asked for.
        """
        raise NotImplementedError

    def card_guide(self) -> tuple[str, ...]:
        """What values the fields of a card file may have, line by line, for whoever types printed cards in."""
        return ()

    def own_cards(self) -> CardSet:
        """The cards of a game that reads none from files."""
        cards = CardSet(self.key, hashlib.sha256(self.key.encode()).hexdigest(), {})
        cards.origin = (self, "", "", None, None)
        return cards

    # Options are checked in one way.

    def option(self, key: str, value: str) -> Option | None:
        """The option of that key, if it may have that value at some table."""
        for option in self.options:
            if option.key == key and value in option.values:
                return option
        return None

    def misfit(self, options: Mapping[str, str], seats: int) -> Option | None:
        """The first option that a new table of so many cannot have like this."""
        for key, value in options.items():
            option = self.option(key, value)
            if option is not None and not option.fits(value, seats):
                return option
        return None

    # Cards are read in one way.

    def read_cards(
        self,
        text: str,
        name: str,
        known: Container[str] | None,
        bases: Bases | None = None,
        pictures: Pictures | None = None,
        code: FindsCode | None = None,
    ) -> CardSet:
        """The card set in a file's text; `bases` finds the sets that it may begin from (`base = "house"`), `pictures`
        what lies beside it (`image = "kim.png"`), `code` the Python beside it (`[set] code = "mine.py"`)."""
        file = read_upon(text, name, bases, (), self.key)
        embed(file, pictures)
        return self.cards_of(file, text, known, code)

    def cards_of(
        self, file: CardFile, text: str, known: Container[str] | None, code: FindsCode | None = None
    ) -> CardSet:
        """The card set in a file that has been read from that text, with its base if it has one."""
        cards = self._checked(file, known, False, code)
        cards.origin = (self, whole(file) if file.based else text, file.name, None, code)
        return cards

    def change_cards(
        self, text: str, changes: Mapping[str, JSON], known: Container[str] | None, code: FindsCode | None = None
    ) -> CardSet:
        """The card set of a file with some values changed, for scenarios and for designers who vary them."""
        cards = self._checked(changed_card_file(text, "cards", changes), known, len(changes) > 0, code)
        cards.origin = (self, text, "", dict(changes), code)
        return cards

    def _checked(self, file: CardFile, known: Container[str] | None, changed: bool, code: FindsCode | None) -> CardSet:
        """What the game reads in a file, while the sentences of the code beside it are known."""
        own = find_code(file, code)
        token = SPOKEN.set(own)
        try:
            with own.watched():
                cards = self.checked_cards(file, known, changed)
        except BadCode as bad:
            raise code_fails(file, bad) from None
        finally:
            SPOKEN.reset(token)
        if own is not NO_CODE:
            cards.name = f"{cards.name} ({own.name})"  # so that a record names it
            cards.digest = digest_with(cards.digest, own)
        return cards

    # What follows from the stack, the same for every game.

    def new(self, seats: int, options: Mapping[str, str], cards: CardSet) -> S:
        """A fresh game, already at its first question (set-up is chance's first questions)."""
        s = self.fresh(seats, options, cards)
        s.game = self
        begin(s, 0, "set-up", self.opening(s))
        run(s)
        return s

    def verb(self, name: str) -> Verb[Any]:
        """The verb of a saved stack."""
        return self.verbs[name]

    def pending(self, s: S) -> tuple[Decision, ...]:
        """The open questions; () when the game is over; several when seats choose at once."""
        return tuple(d for d in self.decisions(s) if d.sealed == NOTHING)

    def decisions(self, s: S) -> tuple[Decision, ...]:
        """The open questions and those whose sealed answer may still be changed."""
        f = s.top
        if f is None or s.asked == NOBODY:
            return ()
        verb = f.todo[f.at]
        return tuple(self._decision(s, f, verb, seat) for seat in verb.open_seats(s, f))

    def _decision(self, s: S, f: Frame, verb: Verb[Any], seat: int) -> Decision:
        if seat == CHANCE:
            options = [outcome for outcome, _ in verb.outcomes(s, f)]
            return Decision(seat, verb.name, f.source, verb.question(s, f, seat), options, NOTHING)
        options = list(verb.options_of(s, f, seat))
        return Decision(seat, verb.name, f.source, verb.question(s, f, seat), options, s.sealed[seat])

    def decision_of(self, s: S, seat: int) -> Decision | None:
        """The question that seat may answer now (or answer anew)."""
        f = s.top
        if f is None or s.asked == NOBODY:
            return None
        verb = f.todo[f.at]
        return self._decision(s, f, verb, seat) if seat in verb.open_seats(s, f) else None

    def said(self, s: S, decision: Decision, answer: str) -> Said:
        """An answer to an open question in all its forms: label, phrase, slots."""
        f = s.top
        assert f is not None
        verb = f.todo[f.at]
        said = verb.said(s, f, decision.seat, answer)
        said.told = verb.told(s, f, decision.seat, said.says, said.words)
        return said

    def label(self, s: S, decision: Decision, answer: str) -> str:
        """The canonical text of an answer to an open question."""
        f = s.top
        assert f is not None
        return f.todo[f.at].said(s, f, decision.seat, answer).label

    def phrase(self, s: S, decision: Decision, answer: str) -> Phrase:
        """The answer as a sentence for a reader."""
        return self.said(s, decision, answer).phrase

    def answer(self, s: S, decision: Decision, text: str) -> str | None:
        """The inverse of `label`, by matching against the legal answers; None if nothing matches."""
        wanted = plain(text)
        for i, option in enumerate(decision.options):
            if self._compared(s, decision, i) == wanted:
                return option
        return None

    def _compared(self, s: S, decision: Decision, i: int) -> str:
        """The label of an option as texts are compared with it; made once for all that are."""
        labels = decision.compared
        while len(labels) <= i:
            labels.append(plain(self.label(s, decision, decision.options[len(labels)])))
        return labels[i]

    def answers(self, s: S, seat: int, text: str) -> list[str]:
        """The answers of that seat, one or several in a row, that a text gives; [] if it is no answer here."""
        answers, rest = self._spoken(self.clone(s), seat, plain(text))
        return [] if rest else answers

    def _spoken(self, trial: S, seat: int, text: str) -> tuple[list[str], str]:
        """Answers said one after the other ("place lena in corps 2"), carried out on `trial` as far as the text is
        legal there, and the rest of it."""
        decision = self.decision_of(trial, seat)
        if decision is None or not text:
            return [], text
        if text == TAKE_BACK and decision.sealed:
            return [TAKE_BACK], ""
        whole = self.answer(trial, decision, text)
        if whole is not None:
            return [whole], ""
        best: tuple[list[str], str] = ([], text)
        for i, answer in enumerate(decision.options):
            label = self._compared(trial, decision, i) + " "
            if text.startswith(label):
                further = self.clone(trial)
                self.apply(further, seat, answer)
                answers, rest = self._spoken(further, seat, text[len(label) :])
                if len(rest) < len(best[1]):
                    best = [answer, *answers], rest
        return best

    def why_not(self, s: S, seat: int, attempt: str) -> Reason | None:
        """Why what the text attempts (a label, or nearly one) is not legal; None if it is."""
        text = plain(attempt)
        answers, rest = self._spoken(self.clone(s), seat, text)
        if answers and not rest:
            return None
        at = self.clone(s)
        verb, tried = self.attempted(at, seat, text)
        if verb is None:  # several phrases, of which the first may be legal
            for answer in answers:
                self.apply(at, seat, answer)
            words = rest.split(" ")
            for count in range(len(words), 0, -1):
                verb, tried = self.attempted(at, seat, " ".join(words[:count]))
                if verb is not None:
                    break
        refused = self.refuses(at, tried, seat, text)
        if refused is not None:
            return refused
        if verb is None or tried is None:
            return Reason(RULE_OF_TURN, Phrase("refused-not-understood", {"attempt": attempt}))
        return effect_first(self.verbs.get(tried.asked), verb) or verb.why_not(at, tried)

    def attempted(self, s: S, seat: int, text: str) -> tuple[Verb[Any] | None, Attempt | None]:
        """The verb that understands the text, first the one that asks, and what stands in its slots."""
        decision = self.decision_of(s, seat)
        asked = [] if decision is None else [self.verbs[decision.verb]]
        for verb in asked + list(self.verbs.values()):
            for says in verb.says:
                words = says.words_of_label(text)
                if words is not None:
                    return verb, Attempt(seat, says.key, words, decision)
        return None, None

    def apply(self, s: S, seat: int, answer: str) -> list[Event]:
        """Take an answer, run on to the next question, and say what happened. Illegal leaves all as it was."""
        self._check(s, seat, answer)
        told: list[Event] = []
        s.events = told
        f = s.top
        assert f is not None
        f.todo[f.at].receive(s, f, seat, answer)
        run(s)
        s.events = None
        return told

    def play(self, s: S, answer: str, rng: Rng, seat: int = NOBODY) -> None:
        """The quick way for bots and simulation: answer for the seat that is asked, then let chance answer. Where
        several are asked at once, `seat` may be any of them; else it is the first that has not answered."""
        f = s.top
        by = s.asked if seat == NOBODY else seat
        if f is None or answer not in (s.options if by == s.asked else self.options_of(s, by)):
            raise Illegal(Reason(RULE_OF_TURN, Phrase("refused-not-an-option", {"answer": answer})))
        f.todo[f.at].receive(s, f, by, answer)
        run(s)
        if s.asked == CHANCE:
            settle(s, rng)

    def play_at(self, s: S, at: int, rng: Rng) -> int:
        """The quickest way: as `play`, with the answer at that place of `s.options`, of which there are
        `s.option_count`. No list of answers is written out for it, and none is searched. How many answers there are to
        the next question; 0 when the game is over."""
        f = s.top
        seat = s.asked
        if f is None or seat < 0 or not 0 <= at < s.option_count:
            raise Illegal(Reason(RULE_OF_TURN, Phrase("refused-not-an-option", {"answer": str(at + 1)})))
        verb = f.todo[f.at]
        if s.unlisted:
            verb.receive_at(s, f, seat, at)
        else:
            verb.receive(s, f, seat, s.listed[at])
        run(s)
        if s.asked == CHANCE:
            settle(s, rng)
        return s.option_count if s.asked != NOBODY else 0

    def options_of(self, s: S, seat: int) -> list[str]:
        """What that seat may answer now, alone or beside others; [] if it is not asked. Not to be altered."""
        f = s.top
        if f is None or seat < 0:
            return []
        if s.asked == seat:
            return s.options
        verb = f.todo[f.at]
        return verb.options_of(s, f, seat) if seat in verb.open_seats(s, f) else []

    def settle(self, s: S, rng: Rng) -> None:
        """Let chance answer until a seat is asked or the game is over."""
        settle(s, rng)

    def outcomes(self, s: S) -> list[tuple[str, int]]:
        """Every answer that chance may give now with its weight, in a fixed order; [] if chance is not asked. The
        probability of an answer is its weight by the sum of all."""
        f = s.top
        return [] if f is None or s.asked != CHANCE else f.todo[f.at].outcomes(s, f)

    def sample(self, s: S, rng: Rng) -> str:
        """An answer for chance, which is asked."""
        f = s.top
        assert f is not None
        return f.todo[f.at].sample(s, f, rng)

    def _check(self, s: S, seat: int, answer: str) -> None:
        decision = self.decision_of(s, seat) if seat != s.asked or seat < 0 else None
        if seat == s.asked and seat >= 0:
            legal = answer in s.options or (answer == TAKE_BACK and s.sealed[seat] != NOTHING)
        elif decision is None:
            if s.top is None:
                raise Illegal(Reason(RULE_OF_TURN, Phrase("refused-over", {"player": seat})))
            raise Illegal(Reason(RULE_OF_TURN, Phrase("refused-not-asked", {"player": seat})))
        else:
            legal = answer in decision.options or (answer == TAKE_BACK and decision.sealed != NOTHING)
        if not legal:
            raise Illegal(Reason(RULE_OF_TURN, Phrase("refused-not-an-option", {"answer": answer})))
