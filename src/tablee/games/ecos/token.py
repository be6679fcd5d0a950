"""Rounds: drawing elements, the Wild that ends a round, the end. (rulebook, Comment jouer; Fin de partie)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Verb, begin, emit, repeat
from tablee.core.tuples import added
from tablee.games.ecos.cards import BACKS, ELEMENT, ELEMENTS, WILD
from tablee.games.ecos.eco import TAKE_TURNS, TURN_DIALS
from tablee.games.ecos.line import Verbs
from tablee.games.ecos.respond import Respond, RespondToPair
from tablee.games.ecos.rulings import (
    DECKS_ARE_REBUILT_BETWEEN_ROUNDS,
    MOST_ROUNDS,
    QUIET_ROUNDS,
    QUIET_TOKENS,
    SHARED_VICTORY_AFTER,
)
from tablee.games.ecos.state import Ecos, clockwise, deck_of, rebuilt
from tablee.games.ecos.waiting import ENDING, GAME_ENDS, all_speak

GOAL: Final = "goal"
STALLED: Final = "stalled"
SHARED: Final = "shared"


@final
class DrawTokens(Verb[Ecos]):
    """The Harbinger draws a token, with two players two; it stays on the table.
    (ECO-19, ECO-38, ECO-155, ECO-168, ECO-169)"""

    says = (Says("token", "draws {symbol}", "{symbol}"),)

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(s.harbinger)}

    def asks(self, s: Ecos, f: Frame) -> int:
        return CHANCE if len(s.tokens) < draws_at_once(s) else NOBODY

    def sample(self, s: Ecos, f: Frame, rng: Rng) -> str:
        at = rng.below(in_the_bag(s))
        kind = 0
        while at >= s.bag[kind]:
            at -= s.bag[kind]
            kind += 1
        return ELEMENTS[kind]

    def outcomes(self, s: Ecos, f: Frame) -> list[tuple[str, int]]:
        return [(ELEMENTS[kind], s.bag[kind]) for kind in range(len(s.bag)) if s.bag[kind]]

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            return
        s.bag[ELEMENT[answer]] -= 1
        s.tokens = added(s.tokens, answer)
        s.drawn = added(s.drawn, answer)
        if s.events is not None:
            s.events.append(Event("token", s.harbinger, symbol=answer))
        repeat(s, f)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-token", {"player": s.harbinger})


@final
class AfterToken(Verb[Ecos]):
    """All have answered and everything is resolved: the next token, or after a Wild the end of the round.
    (ECO-40, ECO-41, ECO-44, ECO-159, ECO-R16, ECO-R18, ECO-R63)"""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        wild = ELEMENTS[WILD] in s.tokens or in_the_bag(s) < draws_at_once(s)
        s.tokens = ()
        s.left = ()
        s.responses = ()
        for seat in range(s.seats):
            s.placed[seat] = ()
        s.resolvers = 0
        s.chain = 0
        if wild or s.tie_steps:
            end_of_round(s)
        else:
            begin(s, s.harbinger, "token", token_verbs(s))


def in_the_bag(s: Ecos) -> int:
    """How many tokens."""
    number = 0
    for of_a_kind in s.bag:
        number += of_a_kind
    return number


def draws_at_once(s: Ecos) -> int:
    """How many tokens are drawn at once."""
    return 2 if s.seats == 2 else 1


def end_of_round(s: Ecos) -> None:
    """The end is looked for; if the game goes on, the tokens go back and the bag goes left.
    (ECO-43, ECO-160, ECO-161, ECO-163, ECO-164, ECO-165, ECO-R64, ECO-R68)"""
    if s.scored:
        s.quiet_rounds = 0
        s.quiet_tokens = 0
    else:
        s.quiet_rounds += 1
        s.quiet_tokens += len(s.drawn)
    if not s.tie_steps and (
        s.round >= MOST_ROUNDS or (s.quiet_rounds >= QUIET_ROUNDS and s.quiet_tokens >= QUIET_TOKENS)
    ):
        s.stalled = True  # ECO-R68
    if s.cards.waits and ENDING not in s.tally and (max(s.scores) >= s.variant.goal or s.stalled):
        s.tally = {**s.tally, ENDING: 1}
        begin(s, s.harbinger, "token", LAST_LINES)
        for n in reversed(range(s.seats)):
            all_speak(s, clockwise(s, n), GAME_ENDS)
    else:
        look_for_end(s)


def look_for_end(s: Ecos) -> None:
    """The round is over, and what lines say at the end has been done: then the game ends, whatever is left of the
    goal. (CRD-33)"""
    best = max(s.scores)
    if best >= s.variant.goal or s.stalled or s.tie_steps or ENDING in s.tally:
        if s.scores.count(best) == 1:
            finish(s, GOAL if best >= s.variant.goal or not s.stalled else STALLED)
            return
        s.tie_steps += 1
        if s.tie_steps > SHARED_VICTORY_AFTER:
            finish(s, SHARED)
            return
        if s.events is not None:
            s.events.append(Event("tie", -1, how="pair" if s.seats == 2 else "one", number=s.tie_steps))
    next_round(s)


@final
class AfterLastLines(Verb[Ecos]):
    """What lines say at the end of the game has been done. (CRD-33)"""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        look_for_end(s)


def next_round(s: Ecos) -> None:
    for token in s.drawn:
        s.bag[ELEMENT[token]] += 1
    s.drawn = ()
    s.scored = False
    s.harbinger = (s.harbinger + 1) % s.seats
    if DECKS_ARE_REBUILT_BETWEEN_ROUNDS:
        rebuild_decks(s)
    start_round(s)


def start_round(s: Ecos) -> None:
    s.round += 1
    emit(s, "round", s.harbinger, number=s.round, undo_barrier=True)
    begin(s, s.harbinger, "token", token_verbs(s))


def rebuild_decks(s: Ecos) -> None:
    """An empty deck is made anew from the used-up cards of its colour. (ECO-R41)"""
    for back in BACKS:
        if not deck_of(s, back):
            cards = [card for card in s.discard if s.cards.cards[card].back == back]
            if cards:
                deck_of(s, back).extend(cards)
                s.discard = tuple([card for card in s.discard if s.cards.cards[card].back != back])
                origins = list(s.origins)
                for card in cards:
                    number = s.cards.cards[card].number - 1
                    origins[number] = rebuilt(origins[number], s.round)
                s.origins = tuple(origins)
                if s.events is not None:
                    s.events.append(Event("rebuilt", -1, how=back, number=len(cards)))


def finish(s: Ecos, reason: str) -> None:
    s.end = reason
    s.top = None
    if s.events is not None:
        s.events.append(Event("over", -1, how=reason, undo_barrier=True))


def token_verbs(s: Ecos) -> Verbs:
    return PAIR if s.seats == 2 else TOKEN


LAST_LINES: Final[Verbs] = (AfterLastLines(),)
DRAW_TOKENS: Final = DrawTokens()
RESPOND: Final = Respond()
AFTER_TOKEN: Final = AfterToken()
TOKEN: Final[Verbs] = (DRAW_TOKENS, RESPOND, TAKE_TURNS, AFTER_TOKEN)
PAIR: Final[Verbs] = (
    DRAW_TOKENS,
    RespondToPair(),
    TURN_DIALS,
    RESPOND,
    TURN_DIALS,
    TAKE_TURNS,
    AFTER_TOKEN,
)
