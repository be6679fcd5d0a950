"""Can a Corps pay for Tasks? The closed form of ECH-R39: no search, and never which symbol pays for which."""

from mypy_extensions import i64

from tablee.games.revachol.rulings import CROWNS_MAY_BE_DOUBLED, EXTRA_CROWNS_ADD_UP
from tablee.games.revachol.symbols import COLOURED, CROWN_SHIFT, lacking, size, smaller


def can_pay(
    plain: i64,
    special: i64,
    printed: i64,
    doublers: i64 = 0,
    extras: i64 = 0,
    borrowed: i64 = 0,
    loans: i64 = 0,
    lendable: i64 = 0,
) -> bool:
    """Whether the requirements of plain and Special Tasks are covered. (ECH-39, ECH-R39) What is left over is lost, be
    it the crown of a Borrower that borrows. (ECH-46, ECH-R93)

    `printed` holds the symbols of the Corps (a white crown for any one symbol, ECH-41), `borrowed` what was already
    borrowed; `doublers` each count one printed symbol twice (ECH-107); `extras` are crowns for Special Tasks only
    (ECH-124); `loans` more symbols may be borrowed, each of a kind in `lendable` (ECH-101). None of them builds on
    another: only what is printed is doubled or lent. (ECH-R80, ECH-R134)
    """
    have = printed + borrowed
    free = have >> CROWN_SHIFT
    gaps = lacking(plain + special, have & COLOURED)
    left = size(gaps)
    if left <= free:  # crowns may cover everything (ECH-42)
        return True
    if left > free + doublers + extras + loans:
        return False
    # Gaps in Special Tasks, which the extra crowns can fill; the rest are gaps in plain ones.
    special_gaps = smaller(special, gaps)
    for_extras = size(special_gaps)
    if extras > 1 and not EXTRA_CROWNS_ADD_UP:
        extras = 1
    # A doubled or borrowed crown is never worse than a colour; without a crown, plain gaps are filled first,
    # because extra crowns cannot fill them.
    if loans:
        if lendable >> CROWN_SHIFT:
            free += loans
        elif doublers and not (printed >> CROWN_SHIFT and CROWNS_MAY_BE_DOUBLED):
            return _try_loans(plain, special, printed, doublers, extras, borrowed, loans, lendable)
        else:
            filled, from_special = _fill(gaps, special_gaps, lendable, loans)
            left -= filled
            for_extras -= from_special
    if doublers:
        if printed >> CROWN_SHIFT and CROWNS_MAY_BE_DOUBLED:
            free += doublers
        else:
            # One copy more each, of a symbol that is there: also its own, also the same twice.
            # (ECH-108, ECH-R97, ECH-R98, ECH-R99)
            filled, from_special = _fill(gaps, special_gaps, printed, doublers)
            left -= filled
            for_extras -= from_special
    return left - min(extras, for_extras) <= free  # only the extra crown is bound, not the printed one (ECH-R133)


def _fill(gaps: i64, special_gaps: i64, kinds: i64, count: i64) -> tuple[i64, i64]:
    """How many gaps in colours of these kinds `count` symbols fill, and how many of them in Special Tasks."""
    reach: i64 = 0
    reach_special: i64 = 0
    for shift in range(0, CROWN_SHIFT, 8):
        if (kinds >> shift) & 0xFF:
            reach += (gaps >> shift) & 0xFF
            reach_special += (special_gaps >> shift) & 0xFF
    filled = min(count, reach)
    return filled, max(0, filled - (reach - reach_special))


def _try_loans(
    plain: i64,
    special: i64,
    printed: i64,
    doublers: i64,
    extras: i64,
    borrowed: i64,
    loans: i64,
    lendable: i64,
) -> bool:
    """Doublers and Borrowers without a crown to double compete for the same gaps: try each loan in turn."""
    for shift in range(0, CROWN_SHIFT, 8):
        if (lendable >> shift) & 0xFF and can_pay(
            plain, special, printed, doublers, extras, borrowed + (1 << shift), loans - 1, lendable
        ):
            return True
    return can_pay(plain, special, printed, doublers, extras, borrowed)


def loans_pay(required: i64, borrowed: i64) -> bool:
    """Whether every borrowed symbol covers a required one, indispensable or not. (ECH-R86)"""
    return lacking(borrowed & COLOURED, required) == 0 and size(borrowed) <= size(required)
