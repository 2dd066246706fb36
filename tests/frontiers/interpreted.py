"""Plays a random game at every table and prints how each went, to be compared with another build.

PYTHONPATH=src python -m tests.frontiers.interpreted
"""

import json

import heliopause.kernel.state
from tests.frontiers.random_games import TABLES
from tests.whole_games import play

if __name__ == "__main__":
    games = [[str(table), *play(table, seed).summary] for seed, table in enumerate(TABLES)]
    print(json.dumps({"origin": heliopause.kernel.state.__file__, "games": games}))
