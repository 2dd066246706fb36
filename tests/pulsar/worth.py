"""What components are worth, in points: the estimates that the invented ones were measured with (PUL-CON).

They rest on judgement, not on played games: they show that the set is even in itself, not that it is fair.
"""

from __future__ import annotations

from heliopause.kernel.effects import Ability, Atom, effect_atoms

# to an owner who plays for it, by hand
TECHNOLOGIES = {
    "AI-1-1": 4.5, "AI-1-2": 8, "AI-1-3": 13.5, "AI-2-1": 13.5, "AI-2-2": 8, "AI-2-3": 12.5,
    "AII-3-1": 9.6, "AII-3-2": 12, "AII-4-1": 5, "AII-4-2": 7, "AII-5-1": 3.75, "AII-5-2": 13,
    "AIII-6-1": 10, "AIII-6-2": 7.5, "AIII-7-1": 9, "AIII-7-2": 10, "AIII-8-1": 6.5, "BI-1-1": 4.5,
    "BI-1-2": 7, "BI-1-3": 13, "BI-2-1": 7, "BI-2-2": 10, "BI-2-3": 11, "BII-3-1": 9,
    "BII-3-2": 6, "BII-4-1": 6.5, "BII-4-2": 10.4, "BII-5-1": 8, "BII-5-2": 8.5, "BIII-6-1": 8.5,
    "BIII-6-2": 9.5, "BIII-7-1": 10, "BIII-7-2": 8, "BIII-8-1": 11, "CI-1-1": 4.5, "CI-1-2": 6,
    "CI-1-3": 7, "CI-2-1": 3.75, "CI-2-2": 10, "CI-2-3": 9, "CII-3-1": 11, "CII-3-2": 9,
    "CII-4-1": 8, "CII-4-2": 9.5, "CII-5-1": 5, "CII-5-2": 10.4, "CIII-6-1": 7.5, "CIII-6-2": 9.5,
    "CIII-7-1": 6.5, "CIII-7-2": 9, "CIII-8-1": 10, "DI-1-1": 4.5, "DI-1-2": 8, "DI-1-3": 9,
    "DI-2-1": 4, "DI-2-2": 9, "DI-2-3": 10, "DII-3-1": 11, "DII-3-2": 8.5, "DII-4-1": 5.6,
    "DII-4-2": 8, "DII-5-1": 7.5, "DII-5-2": 12, "DIII-6-1": 12, "DIII-6-2": 10, "DIII-7-1": 8,
    "DIII-7-2": 10, "DIII-8-1": 7.5,
}  # fmt: skip
# how often a goal is met, by hand
REACHED = {
    "G1a": 0.62, "G1b": 0.4, "G2a": 0.6, "G2b": 0.42, "G3a": 0.64, "G3b": 0.53,
    "G4a": 0.56, "G4b": 0.5, "G5a": 0.5, "G5b": 0.33, "G6a": 0.45, "G6b": 0.41,
}  # fmt: skip

CUBE = 1.25
ROUNDS = {"A": 6, "B": 4, "C": 1.5}  # productions that a transmitter of this letter still sees
EXTRA_DIE = 6.0
GATE_RUN, FREE_GATE_RUN = 3.0, 3.5  # for each printed point
GYRODYNES = {"small": 3.0, "medium": 3.5, "large": 4.0}
TELEPORTS = {"system": 4.5, "pulsar": 4.5, "anywhere": 5.0}
EACH = {"score": 1, "cubes": CUBE, "plus-minus": 2.0, "plus-two": 2.5, "explore": 4.25, "station": 4.0}


def worth(ability: Ability | None) -> float:
    """Of what acts at once; points for cubes are worth their difference."""
    if ability is None:
        return 0.0
    price = sum(
        CUBE * number(atom, "n") for step in ability.steps if isinstance(step.body, Ability) for atom in step.body.cost
    )
    return sum(value(atom) for atom in effect_atoms(ability)) - price


def value(atom: Atom) -> float:
    if atom.verb in EACH:
        return EACH[atom.verb] * number(atom, "n")
    if atom.verb == "take":
        sizes = atom.get("sizes")
        assert isinstance(sizes, tuple)
        return max(GYRODYNES[str(size)] for size in sizes)
    if atom.verb == "take-different":
        return 7.0
    if atom.verb == "claim":
        return 4.0
    if atom.verb == "teleport":
        return TELEPORTS[atom.word("to")]
    if atom.verb == "double":
        return EXTRA_DIE
    assert atom.verb == "run", atom
    return number(atom, "n") * (FREE_GATE_RUN if atom.word("colour") == "any" else GATE_RUN)


def number(atom: Atom, name: str) -> int:
    found = atom.get(name)
    assert isinstance(found, int)
    return found
