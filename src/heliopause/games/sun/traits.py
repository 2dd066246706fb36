"""What can be read off an ability tree: what it researches, what may lapse, what a jump in it has to bring about."""

from collections.abc import Sequence

from heliopause.games.sun import ops
from heliopause.games.sun.verbs import LEVELS
from heliopause.kernel.effects import Ability, Atom, Choice, Step, effect_atoms


def levels_of(atom: Atom) -> int:
    names = atom.get("levels")
    assert isinstance(names, tuple)
    return 16 if names == ("X",) else sum(1 << LEVELS.index(name) for name in names)


def guard(later: Sequence[Step]) -> int:
    """What the mandatory parts after a jump need of it, as a mask."""
    mask = 0
    for step in later:
        if isinstance(step.body, Atom) and not step.optional:
            if step.body.verb == "colonize":
                mask |= ops.STEALTHY if step.body.flag("unclaimed") else ops.BEFORE_COLONIZE
            elif step.body.verb in ("research", "copy"):
                mask |= ops.BEFORE_RESEARCH
    return mask


def helps(bonus: Ability | None) -> int:
    """Which guarded jumps a gain-control bonus can help: by ships for colonizing, by population for research."""
    verbs = {atom.verb for atom in effect_atoms(bonus)} if bonus else set()
    moving = verbs & {"jump", "warp", "upgrade", "upgrade-levels", "build"}
    feeding = verbs & {"populate", "grow", "trade"}
    return (ops.BEFORE_COLONIZE | ops.STEALTHY if moving else 0) | (ops.BEFORE_RESEARCH if feeding else 0)


def researches(ability: Ability) -> bool:
    """Whether the effect includes research, in some option too (SUN-CARD-03, SUN-CARD-04)."""
    return any(atom.verb == "research" for atom in effect_atoms(ability))


def opens(ability: Ability) -> int:
    """The levels III and IIII that an Action allows to research; an X opens its row when it is needed (SUN-TAB-19)."""
    mask = 0
    for atom in effect_atoms(ability):
        if atom.verb == "research" and not atom.flag("known") and levels_of(atom) != 16:
            mask |= levels_of(atom) & 12
    return mask


def idle(ability: Ability) -> bool:
    """Whether the Action may end with nothing changed: no cost, and every part may be skipped or lapse."""
    return not ability.cost and all(step.optional or step.may or _step_may_lapse(step) for step in ability.steps)


def _step_may_lapse(step: Step) -> bool:
    if isinstance(step.body, Ability):
        return idle(step.body)
    if isinstance(step.body, Choice):
        return any(idle(option) for _, option in step.body.options)
    if step.body.verb in ("gain", "score"):
        return step.per is not None
    return step.body.verb in ("populate", "build", "upgrade", "upgrade-levels", "jump", "warp", "shift")


def optional_by_itself(ability: Ability) -> bool:
    """A jump is optional as it is; asking first whether to jump would be one question too many (SUN-OPT-03)."""
    return not ability.cost and all(isinstance(s.body, Atom) and s.body.verb in ("jump", "warp") for s in ability.steps)
