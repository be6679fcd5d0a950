"""Plans of Revachol's advice are reckoned quickly: the same as by trying."""

from __future__ import annotations

from sys import getrefcount

from tablee import registry
from tablee.bots.advice.revachol.advice import Advice, completion
from tablee.bots.advice.revachol.goals import Goal, uncovered
from tablee.bots.advice.revachol.looking import morale_cards
from tablee.bots.advice.revachol.piles import MOST_SHORT, NO_PILE, Pile, Scale, Weights
from tablee.bots.advice.revachol.plans import FEW, NO_PLAN, Found, Hand, Kept, Outlook, Plan
from tablee.bots.advice.revachol.prospects import Prospects
from tablee.bots.advice.revachol.seen import Seen
from tablee.core.chance import Seeded
from tablee.games.revachol.complete import COMPLETE, SETS
from tablee.games.revachol.payment import can_pay
from tablee.games.revachol.state import POSITIONS, Revachol
from tablee.games.revachol.symbols import CROWN_SHIFT, lacking, size, spread
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
        if goal.points * outlook.fade(goal)[turns] - price > most:
            plan = plain_cover(outlook, goal, pile, hand)
            value = plain_value(outlook, plan, plan.turns)
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
    turns = len(cards) + short * scale.missing
    return Plan(goal, turns, price, hand.cards, bits, outlook.fade(goal), scale.turn)


def plain_value(outlook: Outlook, plan: Plan, turns: int, dearer: float = 0.0) -> float:
    """If it takes so many turns, and costs so much more."""
    price = plan.price + dearer
    return plan.goal.points * outlook.fade(plan.goal)[turns] - price - turns * outlook.scale.turn


def plain_worth(outlook: Outlook, plans: list[tuple[int, float]]) -> float:
    """Of plans that take the Tasks at these places and are worth so much: the best, and a share of the best for other
    Tasks."""
    first = max([value for _, value in plans])
    if first <= 0:
        return 0.0
    places = next(places for places, value in plans if value == first)
    others = [value for taken, value in plans if not taken & places]
    return first + outlook.scale.second * max(others) if others else first


def test_what_is_short_is_what_trying_finds() -> None:
    skilled = 0
    for advice, piles in looked_at(4):
        outlook = advice.outlook
        for pile in [*piles, *[advice.scale.joined(own, card) for own in piles for card in advice.hand.cards]]:
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


def test_a_plan_knows_what_it_is_worth_otherwise() -> None:
    """Sooner, later, with something else used up; and all plans of a seat together."""
    several = 0
    for advice, piles in looked_at(4):
        outlook, turn = advice.outlook, advice.scale.turn
        plans = [outlook.plan(pile, advice.hand) for pile in piles]
        for plan in plans:
            assert plan.value == plain_value(outlook, plan, plan.turns)
            assert plan.later(turn) == plain_value(outlook, plan, max(1, plan.turns))
            assert plan.dearer(0.7) == plain_value(outlook, plan, plan.turns, 0.7)
            if plan.turns:
                assert plan.sooner == plain_value(outlook, plan, plan.turns - 1)
        prospects = Prospects(advice.scale.second)
        for plan in plans:
            prospects.add(plan)
        now = [(plan.goal.places, plan.value) for plan in plans]
        later = [(plan.goal.places, plan.later(turn)) for plan in plans]
        assert prospects.total() == plain_worth(outlook, now)
        prospects.wait(turn)
        assert prospects.total() == plain_worth(outlook, later)
        for card in advice.hand.cards:
            prospects.put_back()
            prospects.use_up(card)
            left = [(0, 0.0) if plan.uses(card) else (plan.goal.places, plan.value) for plan in plans]
            assert prospects.total() == plain_worth(outlook, left)
            several += left != now
        prospects.put_back()
        assert prospects.total() == plain_worth(outlook, now)
    assert several > 20


def test_a_plan_that_needs_none_of_those_tasks_is_the_best_without_them_too() -> None:
    same = 0
    for advice, piles in looked_at(4):
        outlook = advice.outlook
        for pile in piles:
            for taken in range(1, 1 << POSITIONS):
                plan, other = outlook.plan_without(pile, advice.hand, taken), outlook.made(pile, advice.hand, taken)
                assert (plan.goal, plan.price, plan.cards) == (other.goal, other.price, other.cards)
                same += plan is outlook.plan(pile, advice.hand)
    assert same > 100


def chained(first: Kept | Found | Outlook | None) -> int:
    """How many there are."""
    return 0 if first is None else 1 + chained(first.below)


def test_plans_are_kept_by_pile_and_outlook_but_not_without_end() -> None:
    [(advice, piles)] = looked_at(1)[5:6]
    hand, outlook = advice.hand, advice.outlook
    others = [Outlook(advice.scale, outlook.goals, morale) for morale in range(3)]
    for _ in range(3):
        for one in [outlook, *others, outlook]:
            for pile in piles:
                assert one.plan(pile, hand) is one.plan(pile, hand)
                kept = one.plan(pile, hand)
                assert hand.kept.outlook is one
                plan = one.made(pile, hand, 0)
                assert (kept.goal, kept.price, kept.cards) == (plan.goal, plan.price, plan.cards)
    for number in range(3 * FEW):
        outlook.plan(advice.scale.pile(number, 0), hand)
        Outlook(advice.scale, outlook.goals).plan(NO_PILE, hand)
        outlook.plan(NO_PILE, hand)
        assert chained(hand.kept) <= FEW + 1
        assert chained(hand.kept.found) <= FEW


def test_outlooks_are_not_kept_without_end() -> None:
    [(advice, _)] = looked_at(1)[5:6]
    display, seen = advice.display, set[int]()
    for number in range(100):
        kinds = 1 + number % 40
        outlook = advice.outlook_on(0, kinds, 20)
        assert outlook is display.outlook is advice.outlook_on(0, kinds, 20)
        assert outlook.lendable == kinds
        assert chained(display.outlook) <= FEW
        seen.add(chained(display.outlook))
    assert len(seen) == FEW


def test_symbols_may_be_long_in_coming() -> None:
    """Whatever `learn-advice` tries: the longest plan, for which nothing is at hand, still has a worth."""
    far = 0
    for known, _ in looked_at(1):
        outlook = Outlook(Scale(Weights(missing=30)), known.outlook.goals, 0, known.outlook.lendable)
        assert outlook.plan(NO_PILE, Hand([])) is NO_PLAN
        far += any(goal.short(0, 0, 0) == MOST_SHORT for goal in outlook.goals)
    assert far


def test_a_hand_is_one_whatever_order_it_is_in() -> None:
    advice = Advice()
    cards = registry.house_cards(KEY)
    advice.read(cards)  # type: ignore[arg-type]
    rng = Seeded(1)
    allies = [*advice.allies]
    for _ in range(50):
        held = [advice.allies[allies[rng.below(len(allies))]].pile for _ in range(1 + rng.below(9))]
        hand = advice.hands.of(held.copy())
        costs = [(card.cost, card.key()) for card in hand.cards]
        assert costs == sorted((card.cost, card.key()) for card in held)
        assert (hand.symbols, hand.skills) == (sum(c.symbols for c in held), sum(c.skills for c in held))
        assert advice.hands.of(held[::-1]) is hand
        less = advice.hands.without(hand, held[0])
        assert less is advice.hands.of(held[1:])
        assert less.number == hand.number - 1
        assert advice.hands.with_another(less, held[0]) is hand


def test_a_hand_that_changes_is_read_as_if_it_were_new() -> None:
    cards = registry.house_cards(KEY)
    advice = Advice()
    advice.read(cards)  # type: ignore[arg-type]
    rng = Seeded(2)
    allies = [*advice.allies]
    seen, held = Seen(advice.hands.empty), list[str]()
    for _ in range(300):
        way = rng.below(4)
        if way == 0 and held:
            held = [*held]
            held.pop(rng.below(len(held)))
        elif way < 3 and len(held) < 7:
            held = [*held, allies[rng.below(len(allies))]]
        else:
            held = [allies[rng.below(len(allies))] for _ in range(rng.below(6))]
        seen.hold(tuple(held), advice.allies, advice.hands)
        assert seen.known == [advice.allies[ally] for ally in held]
        assert seen.hand is advice.hands.of([card.pile for card in seen.known])


def test_what_is_forgotten_is_gone() -> None:
    """Compiled, plans and hands that knew each other would never be thrown away."""
    kept = 0
    for advice, piles in looked_at(2):
        hand = Hand([*advice.hand.cards, *advice.hand.cards])
        known_by = getrefcount(hand)
        for pile in piles:
            kept += advice.outlook.plan(pile, hand) is not NO_PLAN
        assert getrefcount(hand) == known_by
    assert kept > 20


def test_what_is_uncovered_is_counted_in_one_product() -> None:
    rng = Seeded(1)
    for _ in range(300):
        need, have = (sum([1 << 8 * rng.below(6) for _ in range(rng.below(9))]) for _ in range(2))
        assert uncovered(need, have) == size(lacking(need, have)) == len(spread(lacking(need, have)))
        assert size(have) == len(spread(have))


def test_answers_say_which_corps_completes_what() -> None:
    seen: set[int] = set()
    for number in range(12):
        p = Play(KEY, 2 + number % 3, number)
        for _ in p.positions(100_000):
            s = p.s
            if s.asked < 0 or s.top is None or s.top.todo[s.top.at] is not COMPLETE:
                continue
            assert isinstance(s, Revachol)
            advice = Advice()
            advice.look(s, s.asked)
            for answer in s.options[:-1]:
                words = COMPLETE.words(answer)
                for text in (answer, str(bytes(answer, "ascii"), "ascii")):
                    at, places = completion(s.corps[s.asked], advice.display, text)
                    assert s.corps[s.asked][at].number == int(words["corps"])
                    assert [s.task_row[i] for i in range(POSITIONS) if places >> i & 1] == words["tasks"].split(" ")
                    seen.add(places)
    assert len(seen) > 4


def test_goals_are_all_sets_of_displayed_tasks() -> None:
    """ECH-69: at position 3 they may fail."""
    seen: set[int] = set()
    for number in range(3):
        p = Play(KEY, 2 + number, number)
        for _ in p.positions(100_000):
            s = p.s
            assert isinstance(s, Revachol)
            advice = Advice()
            advice.look(s, 0)
            scale, outlook = advice.scale, advice.outlook
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
            found = outlook.goals
            assert [(g.places, g.plain, g.special, g.all, g.points, outlook.fade(g)) for g in found] == expected
            seen.add(len(expected))
    assert seen == {0, 1, 3, 7}


def test_a_sixth_card_may_be_drawn() -> None:
    """CRD-30: lines give room for it. It is worth what the fifth was."""
    for advice, _ in looked_at(1)[:20]:
        p = Play(KEY, 2, 0)
        assert isinstance(p.s, Revachol)
        assert advice.draw(p.s, 0, 5) == advice.draw(p.s, 0, 4) == advice.weights.drawn[-1] * advice.outlook.later
