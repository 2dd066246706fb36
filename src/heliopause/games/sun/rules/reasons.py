"""Why something cannot be done, as small numbers; the words and clauses are in `words/refusals.py`."""

from typing import Final

FINE: Final = 0

# spaces
OCCUPIED: Final = 1
SAME_SPACE: Final = 2
NOT_RESEARCHED: Final = 3
COVERED: Final = 4
NOT_OURS: Final = 5  # a private technology of another faction
SURCHARGE: Final = 6
COST: Final = 7  # ore or population is lacking, or a mandatory part cannot be done
NO_CHANGE: Final = 8

# slots
WRONG_LEVEL: Final = 20
ALREADY: Final = 21
MISSING: Final = 22
UNDISCOVERED: Final = 23
NO_CARDS: Final = 24

# Systems to colonize
NO_SYSTEM: Final = 40
NO_CONTROL: Final = 41
TOO_WEAK: Final = 42
CLAIMED: Final = 43  # controlled by somebody when the turn began

# achievements
ALREADY_CLAIMED: Final = 60
FULL: Final = 61
NOT_MET: Final = 62
