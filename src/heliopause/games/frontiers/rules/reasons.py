"""Why something cannot be done, as small numbers; the words and clauses are elsewhere."""

from typing import Final

FINE: Final = 0

# developments
NO_COPY: Final = 1  # nobody can buy it any more (NF-DEV-07)
OWNED_ALREADY: Final = 2  # NF-DEV-06
TOO_DEAR: Final = 3  # NF-DEV-03

# worlds to settle
NOT_EXPLORED: Final = 20  # NF-SET-08
NO_COLONISTS: Final = 21  # NF-SET-09
PRICE: Final = 22  # NF-SET-11
TOO_WEAK: Final = 23  # NF-SET-12
