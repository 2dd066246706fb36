"""The options as a table shows them: words, elements of the board, price, warning, and the clause to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heliopause.games.frontiers import codes, tasks
from heliopause.games.frontiers.cautions import Caution, caution
from heliopause.games.frontiers.elements import targets
from heliopause.games.frontiers.prices import price
from heliopause.games.frontiers.words.options import option
from heliopause.kernel.codes import verb_of
from heliopause.kernel.game import Offer
from heliopause.kernel.state import top

if TYPE_CHECKING:
    from heliopause.games.frontiers.rules.frontiers import Frontiers
    from heliopause.games.frontiers.words.names import Speaker


def offers(speaker: Speaker, s: Frontiers) -> list[Offer]:
    return [_offer(speaker, s, code) for code in s.choices]


def _offer(speaker: Speaker, s: Frontiers, code: int) -> Offer:
    verb, clause = VERBS[verb_of(code)]
    clause = DECLINING.get((verb, top(s)[0]), clause)
    cost = price(s, code)
    found = caution(s, code)
    return {
        "code": code,
        "text": option(speaker, s, code),
        "verb": verb,
        "targets": targets(speaker, code),
        "cost": cost.paid(),
        "left": cost.left(s, s.seat),
        "warning": _warning(speaker, found) if found else None,
        "clause": found.clause if found else clause,
    }


def _warning(speaker: Speaker, found: Caution) -> str:
    return speaker.say("sentence", text=speaker.say(f"warn-{found.message}", **found.args))


# What each verb of `codes.py` is called, and the clause that explains it best.
VERBS: dict[int, tuple[str, str]] = {
    codes.HOME: ("home", "NF-SETUP-27"),
    codes.SELECT: ("select", "NF-ROUND-01"),
    codes.REVEAL: ("reveal", "NF-GOAL-16"),
    codes.HIDE: ("hide", "NF-GOAL-16"),
    codes.HUSH: ("hush", "NF-AMB-80"),
    codes.BUY: ("buy", "NF-DEV-01"),
    codes.PASS: ("pass", "NF-DEV-02"),
    codes.BANK: ("bank", "NF-GOAL-12"),
    codes.PICK: ("pick", "NF-EXP-03"),
    codes.COLONISTS: ("colonists", "NF-SET-03"),
    codes.SETTLE: ("settle", "NF-SET-03"),
    codes.REPLACE: ("replace", "NF-CARD-13"),
    codes.EVACUATE: ("evacuate", "NF-CARD-23"),
    codes.FINISH: ("finish", "NF-AMB-35"),
    codes.REMOVE: ("remove", "NF-MIL-05"),
    codes.STORE: ("store", "NF-GOAL-15"),
    codes.RETURN: ("return", "NF-EXP-12"),
    codes.PRODUCE: ("produce", "NF-PROD-01"),
    codes.KIND: ("kind", "NF-CARD-28"),
    codes.SELL: ("sell", "NF-TRADE-03"),
    codes.CONSUME: ("consume", "NF-CONS-01"),
    codes.EAT: ("eat", "NF-AMB-56"),
    codes.STOCK: ("stock", "NF-GOAL-12"),
    codes.KEEP: ("keep", "NF-GOAL-06"),
    codes.BURY: ("bury", "NF-GOAL-07"),
}

# Passing and ending are explained by what is left out.
DECLINING: dict[tuple[str, int], str] = {
    ("pass", tasks.BANK): "NF-GOAL-12",
    ("pass", tasks.SELL): "NF-TRADE-04",
    ("pass", tasks.STORE): "NF-GOAL-12",
    ("finish", tasks.CONSUME): "NF-AMB-57",
}
