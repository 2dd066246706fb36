"""Plays the recorded games anew where rules or content have changed, on purpose: `python -m tests.records.write`.

Table, seed and bots are read from each record. What people played cannot be played anew: such a file is named and left.
"""

import sys

import heliopause
from heliopause.bots.registry import BOTS, seed_of, sit_down
from heliopause.cli import files
from heliopause.kernel.record import Record
from tests.records.test_records import FILES, read


def played_anew(record: Record) -> Record:
    """The same bots at the same table."""
    game = heliopause.game(record.game, edition=record.edition)
    bots = [sit_down(name, game, seed_of(record.seed, seat)) for seat, name in enumerate(record.seats)]
    state = game.new(players=record.players, seed=record.seed, **record.options)
    codes: list[int] = []
    while not state.over:
        code = bots[state.seat].choose(state)
        state.apply(code)
        codes.append(code)
    return Record.of(
        game, state, codes, players=record.players, seed=record.seed, options=record.options, seats=record.seats
    )


if __name__ == "__main__":
    for file in FILES:
        old = read(file)
        if old.seats and all(name in BOTS for name in old.seats):
            new = played_anew(old)
            if new != old:
                files.write(str(file), files.as_json(new.to_json()))
                print(f"{file.name}: played anew, {len(new.codes)} choices")
        else:
            print(f"{file.name}: played by people, left as it is", file=sys.stderr)
