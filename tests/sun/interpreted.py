"""Plays a random game at every n-th table and prints how each went, to be compared with another build.

PYTHONPATH=src python -m tests.sun.interpreted 4
"""

import json
import sys

import heliopause.kernel.state
from tests.sun.random_games import TABLES
from tests.whole_games import play

if __name__ == "__main__":
    tables = TABLES[:: int(sys.argv[1])]
    games = [[str(table), *play(table, seed).summary] for seed, table in enumerate(tables)]
    print(json.dumps({"origin": heliopause.kernel.state.__file__, "games": games}))
