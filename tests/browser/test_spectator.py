"""Somebody who only watches gets what everybody may know, and not a word more."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import heliopause
from heliopause.kernel.record import Record
from heliopause.kernel.state import State
from tests.browser.people import Visitor

SEED = 7_919_771_113
MOVES = 24
PUBLIC = ("/gallery", "/rules", "/assets/", "/games")  # the same for everybody, whatever lies on the table

sun = heliopause.game("sun")


def secrets(state: State) -> list[str]:
    """What lies in a deck is known to whoever looks at the table; in which order, from the top, is not."""
    decks: dict[str, list[str]] = sun.to_json(state)["decks"]
    tops = [deck[:3] for deck in decks.values() if len(deck) > 3 and deck[:3] != sorted(deck)[:3]]
    return [",".join(f'"{card}"' for card in top) for top in tops]


def known_deal(host: Visitor) -> dict[str, Any]:
    """A table for two whose shuffle this test knows."""
    record = Record.of(sun, sun.new(players=2, seed=SEED), (), players=2, seed=SEED).to_json()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: dict[str, Any] = host.asks(
        "POST", "/tables", {"game": "sun", "players": 2, "seats": seats, "record": record}
    )
    return table


def test_a_spectator_is_told_nothing_hidden(somebody: Callable[..., Visitor]) -> None:
    host, guest, spectator = somebody(), somebody(), somebody()
    table = known_deal(host)
    place = f"/tables/{table['id']}"
    host.knows_the_table().goes(place)
    spectator.knows_the_table().goes(place)
    guest.follows(f"{host.house.origin}{place}?key={table['key']}")
    expect(spectator.decision).to_be_visible()

    state = sun.new(players=2, seed=SEED)
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
        assert update["view"] == json.loads(json.dumps(sun.view(world, None)))
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
    assert secrets(state)
    assert not [secret for secret in secrets(state) if secret in everything]
    assert f'"{SEED}"' not in everything
    assert table["key"] not in everything
