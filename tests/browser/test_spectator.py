"""Somebody who only watches gets what everybody may know, and not a word more."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect

from heliopause.kernel.game import Game
from heliopause.kernel.record import Record
from heliopause.kernel.state import State
from tests.browser.people import Visitor

SEED = 7_919_771_113
MOVES = 24
OPTIONS = {"goals": True}  # where a game has that: the more lies hidden, the better
PUBLIC = ("/gallery", "/rules", "/assets/", "/games")  # the same for everybody, whatever lies on the table

RUN = 3  # so many things in a row give away in which order they lie


def rows(part: Any) -> Iterator[list[str]]:
    """Every list of names in a document, wherever it stands."""
    if isinstance(part, dict):
        for one in part.values():
            yield from rows(one)
    elif isinstance(part, list):
        if len(part) > RUN and all(isinstance(one, str) for one in part):
            yield part
        for one in part:
            yield from rows(one)


def packed(part: Any) -> str:
    return json.dumps(part, separators=(",", ":"))


def secrets(game: Game, state: State) -> list[str]:
    """What lies in a deck or a bag may be known to whoever looks at the table; in which order, from the top, is not."""
    public = packed(game.view(state, None))
    tops = [packed(row[:RUN]).strip("[]") for row in rows(game.to_json(state)) if row != sorted(row)]
    return [top for top in tops if top not in public]


def options_of(game: Game) -> dict[str, Any]:
    switches = {line["name"] for line in game.form() if line["kind"] == "switch"}
    return {name: value for name, value in OPTIONS.items() if name in switches}


def deal(game: Game) -> State:
    return game.new(players=2, seed=SEED, **options_of(game))


def known_deal(game: Game, host: Visitor) -> dict[str, Any]:
    """A table for two whose shuffle this test knows."""
    record = Record.of(game, deal(game), (), players=2, seed=SEED, options=options_of(game)).to_json()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: dict[str, Any] = host.asks(
        "POST", "/tables", {"game": game.name, "players": 2, "seats": seats, "record": record}
    )
    return table


def test_a_spectator_is_told_nothing_hidden(game: Game, somebody: Callable[..., Visitor]) -> None:
    host, guest, spectator = somebody(), somebody(), somebody()
    table = known_deal(game, host)
    place = f"/tables/{table['id']}"
    host.knows_the_table().goes(place)
    spectator.knows_the_table().goes(place)
    guest.follows(f"{host.house.origin}{place}?key={table['key']}")
    expect(spectator.decision).to_be_visible()

    state = deal(game)
    worlds = [state.clone()]
    for number in range(MOVES):
        chooser = (host, guest)[state.seat]
        chooser.waits_for_a_question()
        count = chooser.options.count()
        chooser.chooses(1 + number % count)
        for _ in range(100):
            if spectator.seen["version"] == number + 1:
                break
            spectator.page.wait_for_timeout(50)
        state.apply(next(said["code"] for said in reversed(chooser.said) if said["type"] == "move"))
        worlds.append(state.clone())

    updates = [message for message in spectator.heard if message["type"] == "update"]
    assert updates[-1]["version"] == MOVES
    for update in updates:
        world = worlds[update["moves"]]
        assert update["view"] == json.loads(json.dumps(game.view(world, None)))
        assert (update["seat"], update["offers"], update["why_not"]) == (None, [], [])
        assert not any(update["undo"].values())

    assert spectator.asks("GET", f"{place}/state")["view"] == updates[-1]["view"]
    shown = spectator.asks("GET", place)
    assert (shown["seed"], shown["key"], shown["you"]) == (None, None, None)
    assert spectator.glowing.count() == spectator.options.count() == 0

    told = [json.dumps(message) for message in spectator.heard]
    told += [answer.text() for answer in spectator.answers if answer.ok and not any(p in answer.url for p in PUBLIC)]
    told.append(spectator.page.content())
    everything = "\n".join(told).replace('", "', '","')
    hidden = secrets(game, state)
    assert hidden
    assert not [secret for secret in hidden if secret in everything]
    assert f'"{SEED}"' not in everything
    assert table["key"] not in everything
