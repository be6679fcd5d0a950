"""A report as one page that needs nothing else: light and dark, on paper, with plots and the same figures as tables."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any, Final

from tablee.sim import plots
from tablee.sim.report import CORRECTION, DEAD, STRONG, Report
from tablee.sim.tables import Table, tables_of

MOST_SHOWN: Final = 24
FOOT: Final = (
    f"Intervals: 95 %, Wilson and Newcombe. Flags are corrected for all cards and pairs ({CORRECTION}); what is in "
    "play need not be the cause of a win."
)


def page(report: Report) -> str:
    """The whole document."""
    tables = {table.name: table for table in tables_of(report)}
    charts = [panel("Seats", plots.seats(report), "95 % intervals, Wilson", tables["seats"])]
    what = next((each for each in report.length if each != "decisions"), "decisions")
    charts.append(panel("Length", plots.length(report, what), told_length(report, what), tables["length"]))
    if report.points:
        charts.append(
            panel("Points by source", plots.points(report), "games that are over keep what they have", tables["points"])
        )
    title = f"{report.game}: {report.of['set']}, {report.games:,} games"
    body = f"""<header><h1>{escape(verdict(report))}</h1><p>{escape(carried(report))}</p>
<p class="muted">{escape(title)}</p></header><div class="three">{"".join(charts)}</div>{cards(report, tables)}
<section><h2>What was played</h2>{listed(tables["summary"])}</section>"""
    return document(title, body, FOOT)


def document(title: str, body: str, foot: str) -> str:
    """One page that needs nothing else."""
    style = (files("tablee.sim") / "page.css").read_text("utf-8")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body>{body}"
        f'<p class="muted">{escape(foot)}</p></body></html>\n'
    )


def verdict(report: Report) -> str:
    """A sentence that a designer could say aloud."""
    fair = 1 / len(report.seats)
    unfair = [i + 1 for i, seat in enumerate(report.seats) if not seat.interval[0] <= fair <= seat.interval[1]]
    strong = [name for name, card in report.cards.items() if card.flag == STRONG]
    seats = "No seat leaves the fair share" if not unfair else f"Seat {and_(unfair)} is not at the fair share"
    if len({seat.bot for seat in report.seats}) > 1 or len(report.seats) == 1:
        best = max(report.seats, key=lambda seat: seat.win_rate)
        seats = f"{best.bot} wins {best.win_rate:.0%}"
    parts = []
    if strong:
        parts.append(f"{number(len(strong), 'card wins', 'cards win')} more than chance allows")
    if report.dead:
        parts.append(f"{number(len(report.dead), 'is', 'are')} dead")
    return f"{seats}. {'; '.join(parts).capitalize() + '.' if parts else 'No card stands out.'}"


def carried(report: Report) -> str:
    """The figures that carry the verdict."""
    strong = [name for name, card in report.cards.items() if card.flag == STRONG]
    weak = [f"{name}" for name in report.dead]
    close = "" if report.close is None else f"{report.close:.0%} of games were close; "
    leads = (
        f"the lead changed {report.lead_changes.mean:.1f} times, {report.decisions_per_turn:.1f} decisions in a turn"
    )
    low, high = report.seats[0].interval
    known = f" Seats are known to ± {50 * (high - low):.1f} points." if len(report.seats) > 1 else ""
    named = (f" More wins with {and_(strong)}." if strong else "") + (f" Dead: {and_(weak)}." if weak else "")
    return f"{close}{leads}, {report.choices:.1f} choices each.{known}{named}"


def number(n: int, one: str, many: str) -> str:
    return f"one {one}" if n == 1 else f"{n} {many}"


def and_(things: list[Any]) -> str:
    shown = [str(thing) for thing in things[:6]]
    if len(things) > 6:
        shown.append(f"{len(things) - 6} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"


def told_length(report: Report, what: str) -> str:
    of = report.length[what]
    return f"{of.mean:.1f} {what}; 90 % of games {of.p5} to {of.p95}"


def cards(report: Report, tables: dict[str, Table]) -> str:
    """The cards and pairs, if there are any."""
    if not report.cards:
        return ""
    rows = [(name, card.peers) for name, card in report.cards.items() if card.peers is not None]
    rows.sort(key=lambda row: (-row[1].difference, row[0]))
    half = MOST_SHOWN // 2
    shown = rows if len(rows) <= MOST_SHOWN else rows[:half] + rows[-half:]
    flagged = {name: card for name, card in report.cards.items() if card.flag in (STRONG, DEAD)}
    said = "Win share with a card in play less that with other cards of its sort."
    chart = (
        plots.differences(shown, "less other cards of its sort", said)
        if shown
        else "<p>Too few games to say anything of a card.</p>"
    )
    note = (
        f"{len(report.cards)} cards; the strongest and the weakest {half}"
        if len(rows) > MOST_SHOWN
        else "strongest first"
    )
    flags = "".join(
        f'<li>{escape(name)}: <span class="flag">{escape(card.flag)}</span></li>' for name, card in flagged.items()
    )
    found = panel("Cards in play", chart + (f"<ul>{flags}</ul>" if flags else ""), note, tables["cards"])
    if report.pairs:
        pairs = [(" + ".join(pair.cards), pair.against) for pair in report.pairs]
        chart = plots.differences(
            pairs, "both less one of them", "Win share of seats with both cards less that of seats with one of them."
        )
        found += panel("Pairs that win together", chart, "both at one seat, against one of them", tables["pairs"])
    return found


def panel(title: str, chart: str, note: str, table: Table) -> str:
    return (
        f'<section><h2>{escape(title)}</h2><p class="muted">{escape(note)}</p><div class="scroll">{chart}</div>'
        f'<details><summary>as a table</summary><div class="scroll">{table_of(table)}</div></details></section>'
    )


def table_of(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(column.replace("_", " "))}</th>' for column in table.columns)
    rows = "".join(f"<tr>{''.join(map(cell, row))}</tr>" for row in table.rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def cell(value: Any) -> str:
    if isinstance(value, float):
        return f'<td class="n">{value:.3f}</td>'
    return f'<td class="n">{value}</td>' if isinstance(value, int) else f"<td>{escape(str(value or ''))}</td>"


def listed(table: Table) -> str:
    rows = [(what, f"{value:.3f}" if isinstance(value, float) else str(value)) for what, value in table.rows]
    return "<dl>" + "".join(f"<dt>{escape(what)}</dt><dd>{escape(value)}</dd>" for what, value in rows) + "</dl>"
