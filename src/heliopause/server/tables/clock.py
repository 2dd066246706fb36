"""Clocks. They run for people only, while their seat must choose; whose time is up may be replaced by a bot.

`move`: a reminder after so many seconds. `total`: seconds for the whole game, and some more for each turn. `days`:
seconds for each turn.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta

from heliopause.server.tables.facts import Facts, SeatFacts


def start(facts: Facts, seats: list[SeatFacts], now: datetime) -> None:
    """Let the clock of the seat to move run; nobody's if it is a bot or the game does not go on."""
    facts.reminded = False
    seat = None if facts.turn is None or facts.status != "playing" else seats[facts.turn]
    if seat is None or seat.kind != "person" or facts.clock["kind"] == "none":
        facts.waiting_since = facts.deadline = None
        return
    facts.waiting_since = now
    seconds = facts.clock["seconds"]
    if facts.clock["kind"] == "total":
        seconds = seat.left if seat.left is not None else seconds
    facts.deadline = now + timedelta(seconds=max(0.0, seconds))


def stop(old: Facts, seats: list[SeatFacts], now: datetime, passed: bool) -> Mapping[int, float]:
    """What stands on the clock that ran, when its seat has chosen; `passed` if another seat is to choose next."""
    if old.clock["kind"] != "total" or old.turn is None or old.waiting_since is None:
        return {}
    seat = seats[old.turn]
    if seat.left is None:
        return {}
    spent = (now - old.waiting_since).total_seconds()
    return {seat.number: max(0.0, seat.left - spent) + (old.clock["increment"] if passed else 0)}


def seconds_left(facts: Facts, seat: SeatFacts, now: datetime) -> int | None:
    """What a seat's clock shows."""
    if facts.clock["kind"] in ("none", "move") or seat.kind != "person":
        return None
    if facts.turn == seat.number and facts.deadline is not None:
        return max(0, int((facts.deadline - now).total_seconds()))
    return int(seat.left) if seat.left is not None else None


def is_free(facts: Facts, seat: SeatFacts, now: datetime) -> bool:
    """Whether a seat may be given to a bot by the others: its person left, or their time is up."""
    if seat.kind != "person":
        return False
    late = facts.turn == seat.number and facts.deadline is not None and facts.deadline <= now
    return seat.person is None or (late and facts.clock["kind"] in ("total", "days"))
