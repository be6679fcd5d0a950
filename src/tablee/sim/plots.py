"""The plots of a page, drawn by Matplotlib as SVG. Colours are names in the style of the page: one drawing is right in
light, in dark and on paper. Text stays text."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from tablee.errors import UserError
from tablee.sim.report import Against, Report

COLOURS: Final = {"ink": "#010101", "muted": "#020202", "grid": "#030303", "accent": "#040404"} | {
    f"c{i}": f"#0{i}0505" for i in range(1, 7)
}
"""Stand-ins, each replaced by a variable of the page's style."""
HATCHES: Final = ("///", "...", "", "xxx", "\\\\\\", "ooo")
MARKS: Final = ("o", "^", "s", "D", "v", "P")
WIDTH: Final = 4.0
WIDE: Final = 10.5

Draw = Callable[[Any], None]


def plot(draw: Draw, height: float, label: str, width: float = WIDTH) -> str:
    """An SVG with a sentence for those who do not see it."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError as error:
        raise UserError(
            "A page with plots needs Matplotlib, the extra `report`: pip install 'tablee[report]'"
        ) from error
    ink, muted, grid = COLOURS["ink"], COLOURS["muted"], COLOURS["grid"]
    style = {
        "svg.fonttype": "none", "svg.hashsalt": "tablee", "font.family": "sans-serif", "font.size": 9,
        "text.color": ink, "axes.labelcolor": muted, "xtick.color": muted, "ytick.color": ink, "axes.edgecolor": grid,
        "grid.color": grid, "axes.grid": True, "axes.grid.axis": "x", "axes.spines.top": False,
        "axes.spines.right": False, "axes.spines.left": False, "hatch.linewidth": 0.6,
    }  # fmt: skip
    with matplotlib.rc_context(style):
        figure = Figure((width, height), layout="constrained")
        axes = figure.subplots()
        axes.set_axisbelow(True)
        draw(axes)
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    for name, colour in COLOURS.items():
        svg = svg.replace(colour, f"var(--{name})")
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    return svg.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)


def interval(axes: Any, y: float, at: float, low: float, high: float, colour: str, mark: str, is_filled: bool) -> None:
    """A mark with its 95 % interval; filled where the interval leaves the line."""
    axes.errorbar(
        [at], [y], xerr=[[max(0.0, at - low)], [max(0.0, high - at)]], fmt=mark, color=colour, capsize=3, markersize=6,
        markerfacecolor=colour if is_filled else "none", linewidth=1.3,
    )  # fmt: skip


def fair_line(axes: Any, at: float, text: str) -> None:
    axes.axvline(at, color=COLOURS["ink"], linestyle="--", linewidth=1)
    axes.annotate(text, (at, 1), xycoords=("data", "axes fraction"), ha="center", va="bottom", fontsize=8)


def written(name: str, share: float, interval: tuple[float, float], sign: str = "") -> str:
    """No mark stands without its figures."""
    low, high = (f"{100 * end:{sign}.1f}" for end in interval)
    return f"{name}  {100 * share:{sign}.1f}  {low} to {high}"


def seats(report: Report) -> str:
    fair = 100 / len(report.seats)

    def draw(axes: Any) -> None:
        rows = [(f"Seat {i + 1}", s.win_rate, s.interval) for i, s in enumerate(report.seats)]
        if report.first is not None:
            rows.append(("First player", report.first.win_rate, report.first.interval))
        for i, (_, share, (low, high)) in enumerate(rows):
            leaves = not 100 * low <= fair <= 100 * high
            colour = COLOURS[f"c{i % 6 + 1}"]
            interval(axes, i, 100 * share, 100 * low, 100 * high, colour, MARKS[i % 6], leaves)
        axes.set_yticks(range(len(rows)), [written(*row) for row in rows])
        axes.invert_yaxis()
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlabel("% of games won")
        if len(report.seats) > 1:
            fair_line(axes, fair, f"fair {fair:.0f} %")

    said = "; ".join(f"seat {i + 1} wins {s.win_rate:.1%}" for i, s in enumerate(report.seats))
    return plot(draw, 0.9 + 0.42 * (len(report.seats) + 1), f"Win share by seat: {said}.")


def length(report: Report, what: str) -> str:
    counts = report.tally.length[what]
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // 20))
    bins = list(range(low, high + 1, step))
    shares = [100 * sum(counts.get(n, 0) for n in range(b, b + step)) / report.games for b in bins]

    def draw(axes: Any) -> None:
        axes.grid(axis="x", visible=False)
        axes.grid(axis="y", visible=True)
        axes.bar([b + (step - 1) / 2 for b in bins], shares, width=step * 0.9, color=COLOURS["accent"])
        axes.set_xlabel(f"{what} in a game")
        axes.set_ylabel("% of games")

    of = report.length[what]
    return plot(draw, 2.3, f"Length in {what}: {of.mean:.1f} on average, 90 % of games {of.p5} to {of.p95}.")


def points(report: Report) -> str:
    names = list(report.points)

    def draw(axes: Any) -> None:
        axes.grid(axis="y", visible=True)
        time = range(len(report.points[names[0]]))
        colours = [COLOURS[f"c{i % 6 + 1}"] for i in range(len(names))]
        stacks = axes.stackplot(time, *report.points.values(), colors=colours, labels=names, alpha=0.85)
        for stack, hatch in zip(stacks, HATCHES * len(names), strict=False):
            stack.set_hatch(hatch)
            stack.set_edgecolor(COLOURS["ink"])
            stack.set_linewidth(0.4)
        axes.legend(loc="upper left", frameon=False, fontsize=8)
        axes.set_xlabel("turn or round")
        axes.set_ylabel("points of the mean seat")

    said = ", ".join(f"{name} {curve[-1]:.1f}" for name, curve in report.points.items())
    return plot(draw, 2.3, f"Points by source at the end: {said}.")


def differences(rows: Sequence[tuple[str, Against]], less: str, said: str) -> str:
    """By how much some seats win more than others; `less` says than which."""

    def draw(axes: Any) -> None:
        for i, (_, of) in enumerate(rows):
            low, high = of.difference_interval
            is_sure = of.p < 0.05
            colour = COLOURS["accent"] if is_sure else COLOURS["muted"]
            interval(axes, i, 100 * of.difference, 100 * low, 100 * high, colour, "o", is_sure)
        axes.set_yticks(
            range(len(rows)), [written(name, of.difference, of.difference_interval, "+") for name, of in rows]
        )
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlabel(f"points of win share, {less}; filled: sure after correction")
        fair_line(axes, 0, "no difference")

    return plot(draw, 0.8 + 0.26 * len(rows), said, WIDE)


def paired(rows: Sequence[tuple[str, float, tuple[float, float]]]) -> str:
    """By how much B differs from A on the same deals."""

    def draw(axes: Any) -> None:
        for i, (_, at, (low, high)) in enumerate(rows):
            leaves = not low <= 0 <= high
            colour = COLOURS["accent"] if leaves else COLOURS["muted"]
            interval(axes, i, 100 * at, 100 * low, 100 * high, colour, "D", leaves)
        axes.set_yticks(range(len(rows)), [written(*row, "+") for row in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlabel("points of win share, B less A; filled: the interval leaves 0")
        fair_line(axes, 0, "no difference")

    return plot(draw, 0.8 + 0.3 * len(rows), "Paired differences of win shares, B less A.", WIDE)


def curve(
    x: Sequence[Any], y: Sequence[float], low: Sequence[float], high: Sequence[float], fair: float, of: str
) -> str:
    """A share against the values that were tried."""

    def draw(axes: Any) -> None:
        axes.grid(axis="y", visible=True)
        at = list(range(len(x)))
        axes.fill_between(at, low, high, color=COLOURS["accent"], alpha=0.18, linewidth=0)
        ends = [[a - b for a, b in zip(y, low, strict=True)], [b - a for a, b in zip(y, high, strict=True)]]
        axes.errorbar(at, y, yerr=ends, fmt="D-", color=COLOURS["accent"], capsize=4, linewidth=1.4)
        for i, share in enumerate(y):
            axes.annotate(f"{share:.1f} %", (i, share), textcoords="offset points", xytext=(8, 4))
        axes.axhline(fair, color=COLOURS["ink"], linestyle="--", linewidth=1)
        axes.annotate(f"fair {fair:.1f} %", (1, fair), xycoords=("axes fraction", "data"), ha="right", va="bottom")
        axes.set_xticks(at, [str(value) for value in x])
        axes.set_xlabel(of)
        axes.set_ylabel("% of games won with it in play")

    said = ", ".join(f"{value}: {share:.1f} %" for value, share in zip(x, y, strict=True))
    return plot(draw, 4.2, f"Win share by {of}: {said}.", WIDE)
