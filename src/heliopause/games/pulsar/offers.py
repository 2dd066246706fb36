"""The options as a table shows them: words, elements of the board, price, warning, and the clause to read."""

from __future__ import annotations

from heliopause.games.pulsar import codes
from heliopause.games.pulsar.cautions import caution
from heliopause.games.pulsar.elements import targets
from heliopause.games.pulsar.prices import left, price
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.words.names import Speaker
from heliopause.games.pulsar.words.options import describe
from heliopause.kernel.codes import verb_of
from heliopause.kernel.game import Offer


def offers(speaker: Speaker, s: Pulsar) -> list[Offer]:
    return [_offer(speaker, s, code) for code in s.choices]


def _offer(speaker: Speaker, s: Pulsar, code: int) -> Offer:
    verb, clause = VERBS[int(verb_of(code))]
    cost = price(s, code)
    found = caution(s, code)
    return {
        "code": code,
        "text": describe(speaker, s, code),
        "verb": verb,
        "targets": targets(s, speaker.ids(s), code),
        "cost": cost,
        "left": left(s, cost),
        "warning": speaker.sentence(f"warn-{found.message}", n=found.n) if found else None,
        "clause": found.clause if found else clause,
    }


# What each verb of `codes.py` is called, and the clause that explains it best, if one does.
VERBS: dict[int, tuple[str, str | None]] = {
    codes.GATE: ("gate", "PUL-POS-08"),
    codes.BOARD_SIDE: ("side", "PUL-SETUP-21"),
    codes.DIE: ("die", "PUL-DICE-17"),
    codes.FLY: ("fly", "PUL-FLY-02"),
    codes.TAKE_GYRODYNE: ("take-gyrodyne", "PUL-GYRO-01"),
    codes.COMPLETE: ("complete", "PUL-GYRO-12"),
    codes.TAKE_TRANSMITTER: ("take-transmitter", "PUL-TRANS-02"),
    codes.COVER: ("cover", "PUL-TRANS-06"),
    codes.PROJECT: ("project", "PUL-HQ-10"),
    codes.PATENT: ("patent", "PUL-TECH-03"),
    codes.BUY: ("buy", "PUL-BUY-01"),
    codes.START: ("start", "PUL-GYRO-11"),
    codes.END_TURN: ("end-turn", None),
    codes.LAND: ("land", "PUL-FLY-02"),
    codes.ROUTE: ("route", "PUL-STN-03"),
    codes.RUN: ("run", "PUL-RUN-04"),
    codes.NO_RUN: ("no-run", "PUL-RUN-03"),
    codes.PRINTED: ("printed", "PUL-EXP-01"),
    codes.DRAW: ("draw", "PUL-EXP-01"),
    codes.GYRODYNE: ("gyrodyne", "PUL-ICON-04"),
    codes.FINISH: ("finish", "PUL-GYRO-16"),
    codes.SKIP: ("skip", "PUL-AMB-96"),
    codes.CLAIM: ("claim", "PUL-CLAIM-08"),
    codes.TELEPORT: ("teleport", "PUL-ICON-14"),
    codes.LINK: ("link", "PUL-LINK-03"),
    codes.NEW_ARRAY: ("new-array", "PUL-LINK-06"),
    codes.SELL: ("sell", "PUL-ICON-18"),
    codes.ACCEPT: ("accept", "PUL-AMB-71"),
    codes.SPONSOR: ("sponsor", "PUL-AMB-68"),
    codes.NAME_GOAL: ("name-goal", "PUL-AMB-86"),
    codes.BONUS: ("bonus", "PUL-GOAL-04"),
}
