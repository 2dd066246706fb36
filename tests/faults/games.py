"""Games for people who have little time: they begin near the end of one that was played at random."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any, Final

import heliopause
from heliopause.kernel.record import Record
from tests.faults.people import Person, Player

LEFT: Final = 150  # choices until the end


async def sit_down(
    people: Sequence[Person], rng: random.Random, bots: Sequence[str] = (), left: int = LEFT
) -> list[Player]:
    """A table where these people and these bots sit. Without bots everybody keeps to the game that was played."""
    for person in people:
        if not person.cookie:
            await person.arrives()
    codes, record = nearly_over(len(people) + len(bots), rng, left)
    others: list[dict[str, Any]] = [{"kind": "open"} for _ in people[1:]]
    table = await people[0].opens(*others, *({"kind": "bot", "bot": bot} for bot in bots), record=record)
    for seat, person in enumerate(people[1:], 1):
        await person.joins(table, seat)
    script = () if bots else codes
    return [Player(person, table["id"], seat, rng, script) for seat, person in enumerate(people)]


async def play_all(players: Sequence[Player], within: float = 120.0) -> None:
    """Everybody plays until the game is over."""
    try:
        async with asyncio.timeout(within):
            await asyncio.gather(*(player.play() for player in players))
    except TimeoutError:
        raise AssertionError(f"the game does not end: {players}") from None


def nearly_over(players: int, rng: random.Random, left: int = LEFT) -> tuple[list[int], dict[str, Any]]:
    """The choices of a game that was played at random, and the record of it without its end."""
    sun, seed = heliopause.game("sun"), rng.getrandbits(64)
    state, codes = sun.new(players=players, seed=seed), list[int]()
    while not state.over:
        codes.append(rng.choice(state.options()))
        state.apply(codes[-1])
    begin = max(0, len(codes) - left)
    state = sun.new(players=players, seed=seed)
    for code in codes[:begin]:
        state.apply(code)
    return codes, Record.of(sun, state, codes[:begin], players=players, seed=seed).to_json()
