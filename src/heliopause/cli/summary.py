"""What many games come to: how long they last, what is scored, and who wins."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean, quantiles, stdev
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from heliopause.cli.simulate import Played

BAR = 40  # the width of the longest bar


def of(played: Sequence["Played"]) -> dict[str, Any]:
    """The summary, ready for JSON."""
    found = {
        "games": len(played),
        "rounds": _spread([one.rounds for one in played]),
        "decisions": _spread([one.decisions for one in played]),
        "scores": _spread([score for one in played for score in one.scores]),
        "winning_scores": _spread([max(one.scores) for one in played]),
        "games_by_rounds": {
            str(rounds): count for rounds, count in sorted(Counter(one.rounds for one in played).items())
        },
        "by_bot": _shares((one, seat, one.bots[seat]) for one in played for seat in range(len(one.bots))),
        "by_seat": _shares((one, seat, str(seat)) for one in played for seat in range(len(one.bots))),
    }
    if played[0].side:
        sides = ((one, seat, one.sides[seat]) for one in played for seat in range(len(one.bots)))
        found[f"by_{played[0].side}"] = _shares(sides)
    return found


def show(found: dict[str, Any], seconds: float) -> None:
    console = Console(highlight=False)
    spreads = Table("", "mean", "lowest", "middle half", "highest", title=f"{found['games']:,} games")
    for key in ("rounds", "decisions", "scores", "winning_scores"):
        spread = found[key]
        half = f"{spread['quarter']:.0f} to {spread['three_quarters']:.0f}"
        name = key.replace("_", " ")
        spreads.add_row(name, f"{spread['mean']:.1f}", str(spread["lowest"]), half, str(spread["highest"]))
    _right(spreads, 1)
    console.print(spreads)

    lengths = Table("rounds", "games", "", title="How long they lasted", box=None)
    most = max(found["games_by_rounds"].values())
    for rounds, count in found["games_by_rounds"].items():
        lengths.add_row(rounds, f"{count:,}", "█" * max(1, round(BAR * count / most)))
    lengths.columns[0].justify = lengths.columns[1].justify = "right"
    console.print(lengths)

    for key in (key for key in found if key.startswith("by_")):
        table = Table(key.removeprefix("by_"), "games", "won", "win rate", "mean score")
        for name, share in found[key].items():
            rate = f"{100 * share['win_rate']:.1f} %"
            table.add_row(name, f"{share['games']:,}", f"{share['won']:.1f}", rate, f"{share['mean_score']:.1f}")
        _right(table, 1)
        console.print(table)
    decisions = found["decisions"]["mean"] * found["games"]
    console.print(
        f"{seconds:.1f} s, {found['games'] / seconds:,.1f} games a second, {decisions / seconds:,.0f} choices a second"
    )


def _spread(values: Sequence[int]) -> dict[str, float]:
    several = values if len(values) > 1 else [*values, *values]
    quarter, middle, three_quarters = quantiles(several, n=4, method="inclusive")
    return {
        "mean": round(mean(values), 3),
        "deviation": round(stdev(several), 3),
        "lowest": min(values),
        "quarter": quarter,
        "median": middle,
        "three_quarters": three_quarters,
        "highest": max(values),
    }


def _shares(seats: Iterable[tuple["Played", int, str]]) -> dict[str, dict[str, float]]:
    """Games, wins and points by a name that each seat bears; a victory that is shared counts in parts."""
    games: Counter[str] = Counter()
    won: dict[str, float] = {}
    points: Counter[str] = Counter()
    for played, seat, name in seats:
        games[name] += 1
        points[name] += played.scores[seat]
        won[name] = won.get(name, 0.0) + (1 / len(played.winners) if seat in played.winners else 0.0)
    return {
        name: {
            "games": games[name],
            "won": round(won[name], 3),
            "win_rate": round(won[name] / games[name], 4),
            "mean_score": round(points[name] / games[name], 3),
        }
        for name in sorted(games)
    }


def _right(table: Table, first: int) -> None:
    for column in table.columns[first:]:
        column.justify = "right"
