"""What is reckoned quickly in Elekt: the same as the obvious way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tablee import registry
from tablee.bots.advice.elekt.advice import Advice
from tablee.bots.advice.elekt.outlook import Outlook, Posts
from tablee.bots.advice.elekt.schedule import Schedule
from tablee.bots.advice.elekt.standing import IDENTICAL, Standing
from tablee.bots.advice.elekt.worth import Worth
from tablee.core.codec import canonical, encode
from tablee.core.event import Event
from tablee.core.stack import NOBODY, Frame, begin, run
from tablee.games.elekt.ability import number_of_ways, payable_ways
from tablee.games.elekt.attributes import ATTRIBUTES, AUTHORITY, MYSTICISM, ONE, count
from tablee.games.elekt.banish import (
    BANISH,
    BANISHMENT,
    PROTECTED,
    UNPROTECTED,
    YES,
    begin_banishment,
    has_targets,
    number_of_targets,
    targets,
)
from tablee.games.elekt.cards import Cards, Posted
from tablee.games.elekt.clash import AFTER_A_WIN, TIE, ahead, clash, take_card, win
from tablee.games.elekt.line import NO
from tablee.games.elekt.moments import (
    AFTER_A_SWAP,
    AFTER_WINNING,
    ALIKE_PAIR,
    AT_RESET,
    BREAKS_TIES,
    NO_ABILITY,
    NO_EFFECT,
    ON_YOUR_TURN,
    PROTECTION,
    SHELTERS,
    TAKES_BANISHMENT,
    WHEN_ASSIGNED,
    WHEN_BANISHED,
    WHEN_TIED,
    speaks_at,
)
from tablee.games.elekt.moves import PLACE, SWAP, pair_of
from tablee.games.elekt.state import (
    ANYWHERE,
    Elekt,
    clone,
    participants,
    place_at,
    post_in,
    post_of,
    privileges_of,
    text_of,
    units_in,
    zone_ability,
)
from tablee.games.elekt.totals import (
    FEWER_THAN_ANY,
    pair_may_be_identical,
    room,
    total,
    totals,
    with_most,
    zones_with_room,
)
from tests.positions import Play

KEY = "elekt"


def looked_at(games: int, one_in: int) -> Iterator[Elekt]:
    """Tables of random games of every size, some of their questions."""
    for number in range(games):
        p = Play(KEY, 1 + number % 4, number)
        for _ in p.positions(100_000):
            if p.s.asked >= 0 and p.rng.below(one_in) == 0:
                assert isinstance(p.s, Elekt)
                yield p.s


def known() -> tuple[Advice, Worth]:
    """Advice that goes on from table to table and keeps what it saw, and what the cards are worth."""
    return Advice(), Worth(cast(Cards, registry.house_cards(KEY)))


def seen_first(s: Elekt, worth: Worth, advice: Advice) -> Outlook:
    """By somebody who has not seen any table yet."""
    return Outlook(s, Standing(s.asked, worth, advice.scale))


def with_a_token(s: Elekt) -> Iterator[tuple[int, Posted, int, Posts]]:
    """Each Unit that lies there, each attribute, and the table with a token of it on that Unit."""
    for i in range(3 * s.sides):
        for n, posted in enumerate(s.posts[i]):
            for attribute in range(4):
                posts = s.posts.copy()
                posts[i] = (*posts[i][:n], Posted(posted.unit, posted.tokens + ONE[attribute]), *posts[i][n + 1 :])
                yield i, posted, attribute, posts


def total_by_hand(s: Elekt, zone: int, side: int, attribute: int) -> int:
    """Unit by Unit: what it shows, and what the card of the zone and every Unit there add to that. (ELK-69, ELK-70)"""
    card = zone_ability(s, zone)
    each = []
    for posted in s.posts[zone * s.sides + side]:
        shown = posted.unit.bag + posted.tokens * card.token_worth()
        found = count(shown, attribute) + count(card.adds(shown, posted.unit, True), attribute)
        for owner in range(s.sides):
            for lender in s.posts[zone * s.sides + owner]:
                found += count(lender.unit.ability.adds(shown, posted.unit, owner == side), attribute)
        each.append(found)
    return max(each, default=0) if card.counts_only_the_best() else sum(each)


def test_totals_are_those_of_unit_by_unit() -> None:
    lent = 0
    for s in looked_at(12, 6):
        for zone in range(3):
            for side in range(s.sides):
                by_hand = tuple([total_by_hand(s, zone, side, attribute) for attribute in range(4)])
                assert totals(s, zone, side) == by_hand
                assert tuple([total(s, zone, side, attribute) for attribute in range(4)]) == by_hand
                lent += by_hand != tuple(
                    [count(sum(p.shows for p in s.posts[zone * s.sides + side]), a) for a in range(4)]
                )
    assert lent > 20


def test_who_is_ahead_has_the_most_of_all_totals() -> None:
    for s in looked_at(12, 6):
        for zone in range(3):
            sides = participants(s, zone)
            for attribute in range(4):
                by_hand = {side: total_by_hand(s, zone, side, attribute) for side in sides}
                for sign in (1, -1):
                    best = max((sign * number for number in by_hand.values()), default=0)
                    ahead = [side for side in sides if sign * by_hand[side] == best]
                    assert with_most(s, zone, zone_ability(s, zone), sides, attribute, sign, FEWER_THAN_ANY) == ahead


def test_a_zone_with_one_more_unit_promises_what_it_promises_with_it() -> None:
    """Nothing that was remembered for another zone, Unit or number of Units to come gets in the way."""
    advice, worth = known()
    compared = 0
    for s in looked_at(12, 8):
        outlook = advice.outlook(s, s.asked)
        if not any(outlook.left):
            continue
        all_more = [outlook.all_more(s.posts, to_come) for to_come in (0, 2)]
        for card in s.hands[s.asked]:
            for z in range(3):
                for more, to_come in zip(all_more, (0, 2), strict=True):
                    posts = s.posts.copy()
                    posts[z * s.sides + s.asked] = (*posts[z * s.sides + s.asked], worth.posted[card])
                    fresh = seen_first(s, worth, advice)
                    expected = fresh.zone(z, posts, fresh.all_more(s.posts, to_come))
                    assert outlook.zone_with(z, worth.posted[card], more) == expected
                    compared += 1
    assert compared > 1_000


def test_a_zone_as_it_is_is_asked_for_once() -> None:
    """Of our Units to come only how many count; where one more Unit of ours is, one place less is free."""
    advice, worth = known()
    compared = 0
    for s in looked_at(12, 8):
        outlook = advice.outlook(s, s.asked)
        if not any(outlook.left):
            continue
        for to_come in (0, 2, 3, 2):
            fresh = seen_first(s, worth, advice)
            more = fresh.all_more(s.posts, to_come)
            for z in range(3):
                assert outlook.zone_as_it_is(z, more) == fresh.zone(z, s.posts, more)
                compared += 1
                if not s.solo and s.hands[s.asked]:
                    posts = s.posts.copy()
                    own = posts[z * s.sides + s.asked]
                    posts[z * s.sides + s.asked] = (*own, worth.posted[s.hands[s.asked][0]])
                    after, plain = outlook.more_after(z, to_come), fresh.all_more(posts, to_come)
                    assert [after.own.to(y) for y in range(3)] == [plain.own.to(y) for y in range(3)]
    assert compared > 500


def test_a_zone_with_other_tokens_promises_what_it_promises_with_that_unit_instead() -> None:
    advice, worth = known()
    compared = 0
    for s in looked_at(12, 8):
        outlook = advice.outlook(s, s.asked)
        more = outlook.all_more(s.posts, outlook.to_come[s.asked])
        for i, posted, attribute, posts in with_a_token(s):
            z, side = divmod(i, s.sides)
            fresh = seen_first(s, worth, advice)
            expected = fresh.zone(z, posts, fresh.all_more(s.posts, fresh.to_come[s.asked]))
            assert outlook.zone_with_tokens(z, side, posted, posted.tokens + ONE[attribute], more) == expected
            compared += 1
    assert compared > 600


def test_a_token_that_no_clash_asks_for_changes_nothing() -> None:
    advice, worth = known()
    ignored = 0
    for s in looked_at(12, 8):
        outlook = advice.outlook(s, s.asked)
        for i, _, attribute, posts in with_a_token(s):
            z = i // s.sides
            if outlook.place_of(z).ignores(ONE[attribute]):
                fresh = seen_first(s, worth, advice)
                more = fresh.all_more(s.posts, fresh.to_come[s.asked])
                assert fresh.zone(z, posts, more) == fresh.zone(z, s.posts, more)
                ignored += 1
    assert ignored > 100


def test_the_clashes_still_to_come_are_those_of_somebody_who_looks_for_the_first_time() -> None:
    kept = Schedule()
    begun = 0
    for s in looked_at(12, 4):
        left = kept.left(s)
        assert left == Schedule().left(s)
        begun += 0 < sum(map(len, left)) < 12
    assert begun > 20


def test_tokens_are_worth_as_much_as_the_rules_make_of_a_pair() -> None:
    """Whether a pair may be identical is known from the card, our Units and our Privileges. (ELK-134)"""
    advice, _ = known()
    identical = 0
    for s in looked_at(24, 4):
        outlook = advice.outlook(s, s.asked)
        for z in range(3):
            if MYSTICISM in outlook.left[z]:
                place = outlook.place_of(z)
                may_be = pair_may_be_identical(s, z, s.asked)
                assert place.tokens == advice.scale.tokens * place.worth * (IDENTICAL if may_be else 1.0)
                identical += may_be
    assert identical > 3


def test_units_ways_and_pairs_are_found_without_writing_them() -> None:
    ways = pairs = 0
    for s in looked_at(8, 4):
        for zone in range(3):
            found = [s.posts[i][at] for i, at in (place_at(s, zone, n) for n in range(len(units_in(s, zone))))]
            assert found == units_in(s, zone)
        for ability in s.cards.abilities.values():
            assert number_of_ways(s, s.asked, ability.effect) == len(payable_ways(s, s.asked, ability.effect))
            ways += 1
        assert s.top is not None
        if s.top.todo[s.top.at] is SWAP:
            for answer in s.options:
                if " " in answer:
                    words = SWAP.words(answer)
                    assert pair_of(answer) == (words["card"], words["second"])
                    pairs += 1
    assert ways > 1_000
    assert pairs > 20


def test_whether_anybody_can_be_banished_is_known_without_listing_them() -> None:
    """ELK-91, ELK-197: by a clash and by every card that banishes, here and anywhere."""
    answers: set[tuple[str, bool]] = set()
    for s in looked_at(8, 20):
        sources = [id for id, ability in s.cards.abilities.items() if ability.effect.verb is BANISH]
        for source in ["brutality", *sources]:
            for zone in (ANYWHERE, 0, 1, 2):
                if zone == ANYWHERE and source == "brutality":
                    continue
                f = Frame(0, source, BANISH.alone, 0, "", zone, (), 0, None)
                found = has_targets(s, f)
                assert found == (len(targets(s, f)) > 0)
                assert number_of_targets(s, f) == len(targets(s, f))
                answers.add((source, found))
    assert len(answers) > 4


def test_where_a_unit_lies_in_its_zone() -> None:
    for s in looked_at(4, 20):
        for zone in range(3):
            for posted in units_in(s, zone):
                assert post_in(s, zone, posted.card) == post_of(s, posted.card)
                assert post_in(s, (zone + 1) % 3, posted.card) == -1


def test_whether_a_unit_can_be_placed_is_known_without_listing_where() -> None:
    """ELK-59, ELK-200: zones with room, also where a card leaves less, and Units that fit."""
    answers: set[tuple[str, bool]] = set()
    for s in looked_at(8, 10):
        for side in range(s.seats):
            bits = zones_with_room(s, side)
            assert [bits >> zone & 1 == 1 for zone in range(3)] == [room(s, zone, side) > 0 for zone in range(3)]
        sources = [id for id, ability in s.cards.abilities.items() if ability.effect.verb is PLACE]
        for source in sources:
            for zone in (ANYWHERE, 0, 1, 2):
                f = Frame(s.asked, source, PLACE.alone, 0, "", zone, (), 0, None)
                zones, cards = PLACE.zones(s, f), PLACE.fitting(s, f, s.hands[s.asked])
                found = PLACE.is_possible(s, f)
                assert found == (len(zones) > 0 and len(cards) > 0)
                answers.add((source, found))
    assert len(answers) > 1


def test_a_card_is_known_to_say_something_at_a_moment() -> None:
    """Most are silent at most moments, so nobody asks them there."""
    house = cast(Cards, registry.house_cards(KEY))
    for ability in (NO_ABILITY, *house.abilities.values()):
        asked = {
            ON_YOUR_TURN: ability.on_your_turn().verb,
            WHEN_ASSIGNED: ability.when_assigned().verb,
            WHEN_TIED: [i for i in range(4) if ability.when_tied(i).verb is not None],
            BREAKS_TIES: [i for i in range(4) if ability.breaks_tie(i)],
            AFTER_WINNING: [i for i in range(4) if ability.after_winning(i).verb is not None],
            ALIKE_PAIR: ability.pair_may_be_identical(),
            AFTER_A_SWAP: ability.after_a_swap().verb,
            SHELTERS: ability.shelters(),
            TAKES_BANISHMENT: ability.takes_banishment(),
            PROTECTION: ability.protection() >= 0,
            WHEN_BANISHED: ability.when_banished().verb,
            AT_RESET: ability.at_reset().verb,
        }
        assert speaks_at(ability) == sum(moment for moment, said in asked.items() if said)


def test_cards_are_found_by_their_ids() -> None:
    """Whatever was asked for before, and whether it is the very string or one that reads the same."""
    held = 0
    for s in looked_at(8, 6):
        for side in range(s.sides):
            assert [privilege.id for privilege in privileges_of(s, side)] == list(s.privileges[side])
            held += len(s.privileges[side])
        for source in (*s.cards.abilities, *ATTRIBUTES, "turn", ""):
            for asked in (source, "".join(list(source)), source):
                text = text_of(s, asked)
                assert text.effect is (s.cards.abilities[source].effect if source in s.cards.abilities else NO_EFFECT)
                assert text.is_card == (source in s.cards.abilities)
                assert text.of_unit == (source in s.cards.units)
                assert text.of_zone_card == (source in s.cards.zone_cards)
                assert text.of_privilege == (source in s.cards.privileges)
    assert held > 50


def gone_on(s: Elekt, heard: list[Event]) -> tuple[bytes, list[object]]:
    """The table at its next question, and what was told on the way there."""
    run(s)
    told: list[object] = [(each.seen_by(each.insider()), each.only, each.undo_barrier) for each in heard]
    return canonical(encode(registry.game(KEY), s)), told


def two_of(s: Elekt) -> tuple[Elekt, Elekt, list[Event], list[Event]]:
    """Of one table, and what is told at each."""
    one, other = clone(s), clone(s)
    one.events, other.events = [], []
    return one, other, one.events, other.events


def test_a_banishment_is_what_its_frames_say() -> None:
    """ELK-92, ELK-120: who is asked about it, with Guards and without; and what becomes of the Unit."""
    begun = answered = 0
    for s in looked_at(30, 2):
        f = s.top
        assert f is not None
        verb = f.todo[f.at]
        if verb is BANISH:
            for card in targets(s, f):
                one, other, told, also_told = two_of(s)
                zone = post_of(s, card) // s.sides
                begin_banishment(one, f, card, zone)
                begin(other, f.seat, f.source, BANISHMENT, card, zone)
                assert gone_on(one, told) == gone_on(other, also_told)
                begun += 1
        elif verb is BANISHMENT[-1]:
            for answer in (YES, NO):
                one, other, told, also_told = two_of(s)
                one.top = other.top = f.below
                verb.do(one, f, answer)
                if answer == YES:
                    owner = post_of(s, f.it) % s.sides
                    paid = s.amber[owner] - one.amber[owner]
                    other.amber[owner] -= paid
                    other.amber_supply += paid
                    also_told.append(told[0])
                begin(other, f.seat, f.source, PROTECTED if answer == YES else UNPROTECTED, f.it, f.n)
                assert gone_on(one, told) == gone_on(other, also_told)
                answered += 1
    assert begun > 100
    assert answered > 100


def test_a_clash_is_what_its_frames_say() -> None:
    """ELK-76, ELK-98: a tie without Masters that are asked, and what follows on the win of a card."""
    ties = cards = 0
    for s in looked_at(30, 4):
        for zone in range(3):
            sides = participants(s, zone)
            for attribute in range(4):
                if attribute == AUTHORITY:
                    if s.face_up[zone] and sides:
                        one, other, told, also_told = two_of(s)
                        win(one, sides[0], AUTHORITY, zone)
                        also_told.append(told[0])
                        begin(other, sides[0], ATTRIBUTES[AUTHORITY], AFTER_A_WIN, s.face_up[zone], zone)
                        take_card(other, sides[0], zone)
                        assert gone_on(one, told) == gone_on(other, also_told)
                        cards += 1
                elif zone_ability(s, zone).resolves(attribute) and len(ahead(s, zone, sides, attribute)) > 1:
                    one, other, told, also_told = two_of(s)
                    clash(one, zone, attribute)
                    also_told.append(told[0])
                    begin(other, NOBODY, ATTRIBUTES[attribute], TIE, "", zone)
                    assert gone_on(one, told) == gone_on(other, also_told)
                    ties += 1
    assert ties > 50
    assert cards > 50
