"""Plans of Revachol's advice are reckoned quickly: the same as by trying."""

from __future__ import annotations

from sys import getrefcount

from tablee import registry
from tablee.bots.advice.revachol.advice import Advice
from tablee.bots.advice.revachol.plans import (
    MOST_SHORT,
    NO_PILE,
    NO_PLAN,
    Goal,
    Hand,
    Outlook,
    Pile,
    Plan,
    Scale,
    Weights,
    goals,
    morale_cards,
)
from tablee.core.chance import Seeded
from tablee.games.revachol.complete import SETS
from tablee.games.revachol.payment import can_pay
from tablee.games.revachol.state import POSITIONS, Revachol
from tablee.games.revachol.symbols import CROWN_SHIFT
from tests.positions import Play

KEY = "revachol"


def looked_at(games: int) -> list[tuple[Advice, list[Pile]]]:
    """Tables of random games, as the seat in turn sees them; with what lies in its Corps, and in no Corps."""
    found: list[tuple[Advice, list[Pile]]] = []
    for number in range(games):
        p = Play(KEY, 2 + number % 3, number)
        for _ in p.positions(100_000):
            if p.s.asked >= 0 and p.rng.below(4) == 0:
                assert isinstance(p.s, Revachol)
                advice = Advice()
                advice.look(p.s, p.s.asked)
                found.append((advice, [*advice.own, NO_PILE]))
    return found


def short_by_trying(goal: Goal, pile: Pile, lendable: int) -> int:
    """One crown after the other, until it is paid."""
    doublers, crowners, borrowers = pile.skills & 255, pile.skills >> 8 & 255, pile.skills >> 16
    short = 0
    while not can_pay(
        goal.plain, goal.special, pile.symbols, doublers, crowners, short << CROWN_SHIFT, borrowers, lendable
    ):
        short += 1
    return short


def plain_plan(outlook: Outlook, pile: Pile, hand: Hand, taken: int) -> Plan:
    """As the docstrings say it: of every goal that could be worth more than the best so far, the best; nothing kept."""
    best, most, scale = NO_PLAN, 0.0, outlook.scale
    a_symbol = outlook.cheapest_skilled if any(card.skills for card in hand.cards) else outlook.cheapest
    for goal in outlook.goals:
        short = short_by_trying(goal, pile, outlook.lendable)
        if goal.places & taken or short > MOST_SHORT:
            continue
        turns = -(-short // 2)
        if turns > len(hand.cards):
            turns += (short - 2 * len(hand.cards)) * scale.missing
        price = pile.cost * outlook.later + short * a_symbol + turns * scale.turn
        if goal.points * goal.fade[turns] - price > most:
            plan = plain_cover(outlook, goal, pile, hand)
            value = plan.value(plan.turns, scale.turn)
            if value > most:
                best, most = plan, value
    return best


def plain_cover(outlook: Outlook, goal: Goal, pile: Pile, hand: Hand) -> Plan:
    """Card after card the one that leaves least to be covered."""
    scale, rest, cards = outlook.scale, list(hand.cards), list[Pile]()
    price = pile.cost * outlook.later
    short = short_by_trying(goal, pile, outlook.lendable)
    while short:
        then = [short_by_trying(goal, scale.joined(pile, card), outlook.lendable) for card in rest]
        if not then or min(then) == short:
            break
        card = rest[then.index(min(then))]
        rest = [other for other, left in zip(rest, then, strict=True) if left < short]
        rest.remove(card)
        short, pile = min(then), scale.joined(pile, card)
        price += card.cost * outlook.later
        cards.append(card)
    borrowed = 0
    if pile.skills >> 16:
        borrowed = short_by_trying(goal, scale.pile(pile.symbols, pile.skills & 0xFFFF), outlook.lendable)
    price += short * scale.symbol * outlook.later + borrowed * scale.gift
    held = list(hand.cards)
    bits = 0
    for card in cards:  # of those alike the first
        at = held.index(card)
        held[at] = NO_PILE
        bits |= 1 << at
    return Plan(goal, len(cards) + short * scale.missing, price, hand.cards, bits)


def test_what_is_short_is_what_trying_finds() -> None:
    skilled = 0
    for advice, piles in looked_at(4):
        outlook = advice.outlook
        for pile in [*piles, *[advice.scale.joined(own, card) for own in piles for card in advice.held]]:
            skilled += pile.skills != 0
            for goal in outlook.goals:
                short = goal.short(pile.symbols, pile.skills, outlook.lendable)
                assert short == short_by_trying(goal, pile, outlook.lendable)
    assert skilled > 20


def test_plans_are_those_of_plain_reckoning() -> None:
    made = 0
    for advice, piles in looked_at(4):
        outlook, hand = advice.outlook, advice.hand
        for pile in piles:
            for taken in (0, 4):
                plan, other = outlook.plan(pile, hand, taken), plain_plan(outlook, pile, hand, taken)
                assert (plan.goal, plan.turns, plan.price) == (other.goal, other.turns, other.price)
                assert plan.cards == other.cards
                assert all(plan.uses(card) == other.uses(card) for card in hand.cards)
                made += plan is not NO_PLAN
    assert made > 50


def test_symbols_may_be_long_in_coming() -> None:
    """Whatever `learn-advice` tries: the longest plan, for which nothing is at hand, still has a worth."""
    far = 0
    for known, _ in looked_at(1):
        outlook = Outlook(Scale(Weights(missing=30)), [], known.outlook.lendable, 1.0)
        fade = outlook.scale.fade
        outlook.goals = [Goal(g.places, g.plain, g.special, g.points, fade) for g in known.outlook.goals]
        assert outlook.plan(NO_PILE, Hand([])) is NO_PLAN
        far += any(goal.short(0, 0, 0) == MOST_SHORT for goal in outlook.goals)
    assert far


def test_a_hand_is_one_whatever_order_it_is_in() -> None:
    advice = Advice()
    cards = registry.house_cards(KEY)
    advice.read(cards)  # type: ignore[arg-type]
    rng = Seeded(1)
    allies = [*advice.piles]
    for _ in range(50):
        held = [advice.piles[allies[rng.below(len(allies))]] for _ in range(rng.below(6))]
        hand = advice.outlook.hand(held)
        costs = [(card.cost, card.key()) for card in hand.cards]
        assert costs == sorted((card.cost, card.key()) for card in held)
        assert advice.outlook.hand(held[::-1]) is hand


def test_what_is_forgotten_is_gone() -> None:
    """Compiled, plans and hands that knew each other would never be thrown away."""
    kept = 0
    for advice, piles in looked_at(2):
        hand = advice.outlook.hand([*advice.held, *advice.held])
        known_by = getrefcount(hand)
        for pile in piles:
            kept += advice.outlook.plan(pile, hand) is not NO_PLAN
        assert getrefcount(hand) == known_by
    assert kept > 20


def test_goals_are_all_sets_of_displayed_tasks() -> None:
    """ECH-69: at position 3 they may fail."""
    seen: set[int] = set()
    for number in range(3):
        p = Play(KEY, 2 + number, number)
        for _ in p.positions(100_000):
            s = p.s
            assert isinstance(s, Revachol)
            scale = Advice().scale
            failing = scale.failing[min(morale_cards(s), POSITIONS - 1)]
            expected = []
            for places in SETS:
                tasks = [s.cards.tasks.get(s.task_row[i]) for i in places]
                if all(tasks):
                    plain = sum(task.bag for task in tasks if task and not task.special)
                    special = sum(task.bag for task in tasks if task and task.special)
                    fade = failing if POSITIONS - 1 in places else scale.fade
                    points = sum(task.points for task in tasks if task)
                    expected.append((sum(1 << i for i in places), plain, special, plain + special, points, fade))
            found = goals(s, scale)
            assert [(g.places, g.plain, g.special, g.all, g.points, g.fade) for g in found] == expected
            seen.add(len(expected))
    assert seen == {0, 1, 3, 7}


def test_a_sixth_card_may_be_drawn() -> None:
    """CRD-30: lines give room for it. It is worth what the fifth was."""
    for advice, _ in looked_at(1)[:20]:
        p = Play(KEY, 2, 0)
        assert isinstance(p.s, Revachol)
        assert advice.draw(p.s, 0, 5) == advice.draw(p.s, 0, 4) == advice.weights.drawn[-1] * advice.outlook.later
