"""The whole game: its table, what may be said at it, and the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tablee.core.cardset import CardSet
from tablee.core.chance import Rng
from tablee.core.contract import Game
from tablee.core.decision import Attempt, Decision, Reason, Result, Score, because
from tablee.core.event import Event, only
from tablee.core.hidden import reseal
from tablee.core.phrase import Phrase
from tablee.core.says import NUMBER, Says, Words
from tablee.core.stack import CHANCE, NOBODY, Frame, Simultaneous, State, Verb, begin, emit, repeat, stand_at
from tablee.core.zones import COUNTED, HIDDEN, LIST, ONE, OWN, TUPLE, Kind, Zone, plain_view, redeal

EVENINGS: Final = 4
HAND: Final = 3
LAMPS: Final = tuple(f"lamp_{n}-{copy}" for n in range(1, 6) for copy in "abcd")  # LAN-1
SHINE, WATCH, GATHER = "shine", "watch", "gather"


def brightness(lamp: str) -> int:
    return int(lamp[len("lamp_")])


class Lamps(CardSet):
    """No card file: twenty lamps, named by their brightness."""

    def message(self, card: str) -> str:
        return card.partition("-")[0].replace("_", "-") if card in LAMPS else ""

    def every_card(self) -> tuple[str, ...]:
        return LAMPS


class Lanterns(State):
    def __init__(self, seats: int, cards: CardSet) -> None:
        super().__init__(seats)
        self.cards = cards
        self.pile: list[str] = list(LAMPS)
        self.out: list[str] = []  # lamps that were turned up
        self.burnt: list[str] = []  # lamps that were believed: nobody saw them
        self.hands: list[tuple[str, ...]] = [()] * seats
        self.laid: list[tuple[str, ...]] = [()] * seats  # face down, until somebody believes or doubts
        self.seen: dict[str, int] = {}  # lamps somebody looked at: bits of seats (LAN-3)
        self.points: list[int] = [0] * seats
        self.evening = 0
        self.over = False


class SeenKind(Kind):
    def write(self, value: dict[str, int]) -> Any:
        return dict(sorted(value.items()))

    def read(self, written: Any, cards: Any) -> dict[str, int]:
        return dict(written)


ZONES: Final = (
    Zone("pile", LIST, COUNTED, in_order=False),
    Zone("out", LIST),
    Zone("burnt", LIST, COUNTED, in_order=False, peeked="seen"),
    Zone("seen", SeenKind(), HIDDEN),
    Zone("evening", ONE),
    Zone("over", ONE),
    Zone("hands", TUPLE, OWN, called="hand", per_seat=True, peeked="seen"),
    Zone("laid", TUPLE, OWN, per_seat=True, peeked="seen"),
    Zone("points", ONE, per_seat=True),
)
DEALT: Final = tuple(zone for zone in ZONES if zone.name in ("pile", "burnt", "hands", "laid"))


def clockwise(s: Lanterns) -> list[int]:
    """All seats from the first of this evening on. (LAN-7)"""
    return [(s.evening - 1 + i) % s.seats for i in range(s.seats)]


class Draw(Verb[Lanterns]):
    """A lamp from the pile. (LAN-4)"""

    says: ClassVar = (Says("draw", "{player} takes {card}", "{card}"),)

    def lamps(self, s: Lanterns) -> int:
        return 1

    def taker(self, s: Lanterns, f: Frame) -> int:
        return f.seat

    def asks(self, s: Lanterns, f: Frame) -> int:
        return CHANCE if f.times < self.lamps(s) and s.pile else NOBODY

    def chances(self, s: Lanterns, f: Frame) -> list[str]:
        return s.pile

    def do(self, s: Lanterns, f: Frame, answer: str) -> None:
        if answer:
            seat = self.taker(s, f)
            s.pile.remove(answer)
            s.hands[seat] = (*s.hands[seat], answer)
            emit(s, "drew", seat, card=answer, only=only([seat]))
            repeat(s, f)

    def also(self, s: Lanterns, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(self.taker(s, f))}

    def question(self, s: Lanterns, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-draw", {"player": self.taker(s, f)})


class Deal(Draw):
    """Three lamps each, one after the other. (LAN-1)"""

    def lamps(self, s: Lanterns) -> int:
        return HAND * s.seats

    def taker(self, s: Lanterns, f: Frame) -> int:
        return f.times % s.seats


class Evening(Verb[Lanterns]):
    """The next one, or the end. (LAN-2, LAN-8)"""

    def do(self, s: Lanterns, f: Frame, answer: str) -> None:
        if s.evening == EVENINGS:
            s.over = True
            emit(s, "over", -1, undo_barrier=True)
        else:
            s.evening += 1
            emit(s, "evening", -1, number=s.evening)
            begin(s, 0, "evening", (CHOOSE, EVENING))


class Choose(Simultaneous[Lanterns]):
    """Shine, watch or gather, all at once. (LAN-2, LAN-5)"""

    says: ClassVar = tuple(Says(way, way, way) for way in (SHINE, WATCH, GATHER))

    def who(self, s: Lanterns, f: Frame) -> list[int]:
        return clockwise(s)

    def choices(self, s: Lanterns, f: Frame, seat: int) -> list[str]:
        return [SHINE, WATCH, GATHER] if s.hands[seat] else [WATCH, GATHER]

    def open(self, s: Lanterns, f: Frame, seats: list[int]) -> None:
        for seat in seats:
            if s.events is not None:
                s.events.append(Event("chose", seat, how=s.sealed[seat]))
        for way, verb in ((SHINE, SHINES), (GATHER, DRAW), (WATCH, WATCHES)):  # the last begun is the first (LAN-7)
            for seat in reversed(seats):
                if s.sealed[seat] == way:
                    begin(s, seat, way, (verb,))

    def question(self, s: Lanterns, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-choose", {"n": s.evening})

    def why_not(self, s: Lanterns, attempt: Attempt) -> Reason:
        return because("LAN-5" if attempt.asked == self.name else "LAN-2", "no-lamp" if attempt.asked else "not-now")


class Watch(Verb[Lanterns]):
    """One lamp in another's hand, by its place. (LAN-3)"""

    says: ClassVar = (Says("look", "look at lamp {place} of {player}", "{player} {place}", {"place": NUMBER}),)

    def asks(self, s: Lanterns, f: Frame) -> int:
        others = [seat for seat in range(s.seats) if seat != f.seat]
        s.options = [f"{seat} {i + 1}" for seat in others for i in range(len(s.hands[seat]))]
        return f.seat if s.options else NOBODY

    def do(self, s: Lanterns, f: Frame, answer: str) -> None:
        if answer:
            words = self.words(answer)
            owner = int(words["player"])
            lamp = s.hands[owner][int(words["place"]) - 1]
            s.seen[lamp] = s.seen.get(lamp, 0) | 1 << f.seat
            both = only([f.seat, owner])
            emit(s, "looked", f.seat, card=lamp, other=owner, number=int(words["place"]), only=both, undo_barrier=True)

    def question(self, s: Lanterns, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-look")

    def why_not(self, s: Lanterns, attempt: Attempt) -> Reason:
        return because("LAN-3", "no-such-lamp" if attempt.asked == self.name else "not-now")


class Shine(Verb[Lanterns]):
    """A lamp face down, and what it is said to be. (LAN-5)"""

    says: ClassVar = (Says("claim", "lay {card} as {n}", "{card} {n}"),)

    def asks(self, s: Lanterns, f: Frame) -> int:
        s.options = [f"{lamp} {n}" for lamp in s.hands[f.seat] for n in range(1, 6)]
        return f.seat if s.options else NOBODY

    def do(self, s: Lanterns, f: Frame, answer: str) -> None:
        if answer:
            words = self.words(answer)
            s.hands[f.seat] = tuple(lamp for lamp in s.hands[f.seat] if lamp != words["card"])
            s.laid[f.seat] = (words["card"],)
            s.seen[words["card"]] = s.seen.get(words["card"], 0) | 1 << f.seat  # whoever laid it remembers
            emit(s, "claimed", f.seat, card=words["card"], number=int(words["n"]), only=only([f.seat]))
            begin(s, (f.seat + 1) % s.seats, str(f.seat), (DOUBT,), n=int(words["n"]))

    def question(self, s: Lanterns, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-claim")

    def why_not(self, s: Lanterns, attempt: Attempt) -> Reason:
        return because("LAN-5", "not-yours" if attempt.asked == self.name else "not-now")


class Doubt(Verb[Lanterns]):
    """Believe or doubt what the player before said: `source` is that seat, `n` what was said. (LAN-5, LAN-6)"""

    says: ClassVar = (Says("believe", "believe {player}", "believe"), Says("doubt", "doubt {player}", "doubt"))

    def asks(self, s: Lanterns, f: Frame) -> int:
        s.options = ["believe", "doubt"]
        return f.seat

    def do(self, s: Lanterns, f: Frame, answer: str) -> None:
        by = int(f.source)
        lamp = s.laid[by][0]
        s.laid[by] = ()
        if answer == "believe":
            s.burnt.append(lamp)
            s.points[by] += f.n
            emit(s, "believed", f.seat, other=by, number=f.n)
            return
        s.out.append(lamp)
        s.seen.pop(lamp, None)
        honest = brightness(lamp) >= f.n
        s.points[by] += f.n if honest else 0
        s.points[f.seat] += -1 if honest else 2
        emit(s, "true" if honest else "false", f.seat, card=lamp, other=by, number=f.n, undo_barrier=True)

    def also(self, s: Lanterns, f: Frame, says: Says, words: Words) -> Words:
        return {"player": f.source}

    def question(self, s: Lanterns, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-doubt", {"player": int(f.source), "n": f.n})

    def why_not(self, s: Lanterns, attempt: Attempt) -> Reason:
        return because("LAN-5", "not-now")


DEAL, CHOOSE, WATCHES, SHINES, DOUBT, EVENING, DRAW = Deal(), Choose(), Watch(), Shine(), Doubt(), Evening(), Draw()


class LanternsGame(Game[Lanterns]):
    def __init__(self) -> None:
        super().__init__("lanterns", 2, 5, (DEAL, CHOOSE, WATCHES, SHINES, DOUBT, EVENING, DRAW), ZONES)

    def own_cards(self) -> CardSet:
        return Lamps("lamps", super().own_cards().digest, {})

    def fresh(self, seats: int, options: Mapping[str, str], cards: CardSet) -> Lanterns:
        return Lanterns(seats, cards)

    def opening(self, s: Lanterns) -> tuple[Verb[Any], ...]:
        return (DEAL, EVENING)

    def clone(self, s: Lanterns) -> Lanterns:
        other = Lanterns(s.seats, s.cards)
        other.pile, other.out, other.burnt = s.pile.copy(), s.out.copy(), s.burnt.copy()
        other.hands, other.laid, other.points = s.hands.copy(), s.laid.copy(), s.points.copy()
        other.seen, other.evening, other.over = s.seen.copy(), s.evening, s.over
        stand_at(other, s)
        return other

    def shuffle_unknown(self, s: Lanterns, seat: int, rng: Rng) -> Lanterns:
        other = self.clone(s)
        redeal(DEALT, other, seat, rng)
        reseal(other, seat, rng)
        return other

    def view(self, s: Lanterns, seat: int | None) -> dict[str, Any]:
        return {"game": self.key, "seat": seat, **plain_view(ZONES, s, seat)}

    def refuses(self, s: Lanterns, attempt: Attempt | None, seat: int, text: str) -> Reason | None:
        if s.over:
            return because("LAN-8", "over")
        return because("LAN-7", "wait") if self.decision_of(s, seat) is None else None

    def default_answer(self, s: Lanterns, decision: Decision) -> str:
        return next((way for way in (GATHER, "believe") if way in decision.options), decision.options[0])

    def progress(self, s: Lanterns) -> Phrase | None:
        return Phrase("progress", {"n": s.evening, "most": EVENINGS}) if s.evening else None

    def result(self, s: Lanterns) -> Result | None:
        """Most points, then most lamps in hand. (LAN-8)"""
        if not s.over:
            return None
        standing = [(s.points[seat], len(s.hands[seat])) for seat in range(s.seats)]
        places = [1 + sum(other > own for other in standing) for own in standing]
        scores: list[Score] = []
        for seat, (points, lamps) in enumerate(standing):
            told_apart = any(other[0] == points and other[1] != lamps for other in standing)
            tie = Reason("LAN-8", Phrase("tie-lamps", {"number": lamps})) if told_apart else None
            scores.append(Score(seat, points, {"points": points}, places[seat], tie))
        return Result(scores, "evenings")

    def estimate(self, s: Lanterns) -> list[float]:
        """What bots that think ahead measure themselves by."""
        return [float(points) for points in s.points]

    def turn(self, s: Lanterns) -> int:
        return s.evening

    def put_away(self, s: Lanterns, given: Mapping[str, Any]) -> None:
        """What is mentioned nowhere lies in the pile; the evening begins."""
        laid = [*s.out, *s.burnt, *(lamp for zone in (s.hands, s.laid) for own in zone for lamp in own)]
        s.pile = [lamp for lamp in LAMPS if lamp not in laid] if "pile" not in given else s.pile
        s.evening = max(1, s.evening)
        begin(s, 0, "evening", (CHOOSE, EVENING))


GAME: Final = LanternsGame()
