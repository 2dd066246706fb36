"""The options as a table shows them: words, elements of the board, price, warning, and the clause to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heliopause.games.sun import codes
from heliopause.games.sun.cautions import Caution, caution
from heliopause.games.sun.elements import targets
from heliopause.games.sun.prices import price
from heliopause.games.sun.words.options import option
from heliopause.kernel.game import Offer

if TYPE_CHECKING:
    from heliopause.games.sun.rules.sun import Sun
    from heliopause.games.sun.words.names import Speaker


def offers(speaker: Speaker, s: Sun) -> list[Offer]:
    return [_offer(speaker, s, code) for code in s.choices]


def _offer(speaker: Speaker, s: Sun, code: int) -> Offer:
    verb, clause = VERBS[codes.verb_of(code)]
    cost = price(s, code)
    found = caution(s, code, cost)
    return {
        "code": code,
        "text": option(speaker, s, code),
        "verb": verb,
        "targets": targets(s, speaker.ids(s), code),
        "cost": cost.paid(),
        "left": cost.left(s, s.seat),
        "warning": _warning(speaker, s, found) if found else None,
        "clause": found.clause if found else clause,
    }


def _warning(speaker: Speaker, s: Sun, found: Caution) -> str:
    args = dict(found.args)
    if found.location >= 0:
        args["place"] = speaker.place(s, found.location)
    return speaker.say("sentence", text=speaker.say(f"warn-{found.message}", **args))


# What each verb of `codes.py` is called, and the clause that explains it best, if one does.
VERBS: dict[int, tuple[str, str | None]] = {
    codes.ACT: ("act", "SUN-ACT-01"),
    codes.USE: ("use", "SUN-AMB-84"),
    codes.PROCEED: ("proceed", "SUN-AMB-84"),
    codes.SLOT: ("slot", "SUN-RES-01"),
    codes.TYPE: ("type", "SUN-RES-18"),
    codes.CARD: ("card", "SUN-RES-22"),
    codes.DRAW: ("draw", "SUN-AMB-68"),
    codes.DO: ("do", "SUN-OPT-06"),
    codes.SKIP: ("skip", "SUN-OPT-02"),
    codes.PICK: ("pick", "SUN-OPT-01"),
    codes.BUILD_AT: ("build-at", "SUN-BUILD-02"),
    codes.POP_AT: ("pop-at", "SUN-SUP-04"),
    codes.FORGO: ("forgo", "SUN-SUP-06"),
    codes.RAISE: ("raise", "SUN-UPG-01"),
    codes.MOVE: ("move", "SUN-JUMP-03"),
    codes.STOP: ("stop", "SUN-OPT-02"),
    codes.TRACK: ("track", "SUN-AUTO-01"),
    codes.DISC: ("disc", "SUN-OUT-02"),
    codes.BONUS: ("bonus", "SUN-OUT-13"),
    codes.TARGET: ("target", "SUN-COL-02"),
    codes.SETTLE_SHIP: ("settle-ship", "SUN-COL-06"),
    codes.SHIFT_CUBE: ("shift-cube", "SUN-AMB-18"),
    codes.GROW: ("grow", "SUN-PROD-02"),
    codes.MINE: ("mine", "SUN-PROD-06"),
    codes.TRADE: ("trade", "SUN-PROD-08"),
    codes.BUY_POP: ("buy-pop", "SUN-PROD-09"),
    codes.DECOMMISSION: ("decommission", "SUN-PROD-10"),
    codes.SELL_POP: ("sell-pop", "SUN-PROD-12"),
    codes.CLAIM: ("claim", "SUN-ACH-04"),
    codes.COVER: ("cover", "SUN-AMB-48"),
    codes.COPY: ("copy", "SUN-CARD-02"),
    codes.RECALL: ("recall", "SUN-RES-26"),
    codes.ANNEX: ("annex", None),
    codes.RETIRE: ("retire", "SUN-CARD-09"),
    codes.ATTACH: ("attach", None),
    codes.RECLAIM: ("reclaim", "SUN-AMB-84"),
    codes.SWAP: ("swap", "SUN-AMB-54"),
    codes.PAY_POP: ("pay-pop", "SUN-RET-01"),
    codes.PAY_ORE: ("pay-ore", "SUN-RET-01"),
    codes.MAT: ("mat", "SUN-SETUP-23"),
}
