"""What to beware of before an option is chosen. Each warning is true of the position as it stands."""

from __future__ import annotations

from dataclasses import dataclass

from heliopause.games.pulsar import codes, ops
from heliopause.games.pulsar.layout import BANK, GROWING, SIDE, SILVER, SIZES
from heliopause.games.pulsar.rules.gyrodynes import free_pulsar
from heliopause.games.pulsar.rules.pulsar import Pulsar
from heliopause.games.pulsar.rules.stations import has_ring, isolated_pulsar, owner_of
from heliopause.games.pulsar.rules.technologies import card_at
from heliopause.games.pulsar.rules.trails import PULSAR
from heliopause.kernel.codes import first_of, verb_of


@dataclass(frozen=True, slots=True)
class Caution:
    message: str
    clause: str
    n: int = 0


def caution(s: Pulsar, code: int) -> Caution | None:
    verb, first = int(verb_of(code)), int(first_of(code))
    if verb == codes.END_TURN:
        dice = sum(value > 0 for value in s.cells[SILVER + 2 * s.seat : SILVER + 2 * s.seat + 2])
        return Caution("dice", "PUL-AMB-11", dice) if dice else None
    if verb == codes.LAND:
        return _landing(s, first)
    if verb == codes.TAKE_GYRODYNE and free_pulsar(s, s.seat) < 0:
        return Caution("no-pulsar", "PUL-GYRO-06")
    if verb == codes.PATENT:
        return _benefit(s, s.t.tech_code[int(card_at(s, first))])
    return None


def _landing(s: Pulsar, location: int) -> Caution | None:
    """A pulsar that cannot be claimed."""
    side = s.cells[SIDE]
    if s.t.kind[side][location] != PULSAR:
        return None
    pulsar = s.t.number[side][location]
    if owner_of(s, pulsar) >= 0:
        return Caution("claimed", "PUL-AMB-31")
    return None if has_ring(s, s.seat) else Caution("no-ring", "PUL-CLAIM-07")


def _benefit(s: Pulsar, place: int) -> Caution | None:
    """A part that would be lost (PUL-ACT-07)."""
    code = s.t.code
    seat = s.seat
    while code[place] != ops.END:
        if code[place] == ops.CLAIM and (isolated_pulsar(s) < 0 or not has_ring(s, seat)):
            return Caution("no-claim", "PUL-AMB-33")
        growing = s.cells[GROWING + seat * SIZES : GROWING + (seat + 1) * SIZES]
        if code[place] == ops.FINISH and not any(growing) and free_pulsar(s, seat) < 0:
            return Caution("nothing-grows", "PUL-GYRO-15")
        if code[place] == ops.TAKE and not any(s.cells[BANK : BANK + SIZES]):
            return Caution("no-gyrodyne", "PUL-AMB-47")
        place += ops.OP
    return None
