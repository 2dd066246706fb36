"""What a card is worth, in ore: the value table of docs/content.md, against which invented cards are measured."""

from __future__ import annotations

from heliopause.games.sun.catalog import Space, System, Technology
from heliopause.kernel.effects import Ability, Atom, Choice, Per, Step

RESEARCH = {"I": 3.0, "II": 6.5, "III": 11.0, "IIII": 14.0}
COUNTERS = {"controlled": 2.0, "colonized": 2.0, "seized": 0.8, "techlevel": 3.0, "overpay": 1.0}
COPIES = {"research": 5.5, "basic": 3.0, "bonus": 5.0}
ANNEX = {"A": 10.5, "B": 17.0}
RULES = {
    "": 0.0,
    "after-colonize": 2.0,
    "after-grow": 3.0,
    "at-will": 2.5,
    "either-track": 2.0,
    "heavy-gravity": -1.0,
    "one-jump-anywhere": 3.0,
    "ore-for-returned-pop": 3.5,
    "reclaim-researcher": 4.0,
    "skip-one-prerequisite": 4.0,
    "swap-achievement-discs": 3.0,
    "use-occupied-space": 4.0,
}
VP = 2.0


def worth(ability: Ability | None, x: float = 0.0) -> float:
    """Its effects less its cost."""
    if ability is None:
        return 0.0
    if ability.where is not None:
        x = COUNTERS[ability.where.counter] + ability.where.plus
        x = x if ability.where.most is None else min(x, ability.where.most)
    return sum(_step(step, x) for step in ability.steps) - sum(cost(atom, x) for atom in ability.cost)


def cost(atom: Atom, x: float = 0.0) -> float:
    return _number(atom, "n", x) * (1.25 if atom.verb == "return" else 1.0)


def action(space: Space, level: int) -> float:
    late = level == 4 or "IIII" in researched(space.action)
    return (0.5 if late else 0.7) * worth(space.action) * (1 + 0.2 * (space.count - 1))


def technology(card: Technology) -> float:
    spaces = sum(action(space, card.level) for space in card.spaces)
    points = VP * card.vp + worth(card.end_score) if card.level == 4 else 0.0
    return worth(card.immediate) + spaces + RULES[card.rule] + points


def system(card: System) -> float:
    icons = 0.5 if len(card.specialties) > 1 else 0.0
    return VP * card.vp + 0.75 * worth(card.gain_control) + worth(card.colonization) + icons + RULES[card.rule]


def researched(ability: Ability) -> set[str]:
    levels: set[str] = set()
    for step in ability.steps:
        if isinstance(step.body, Ability):
            levels |= researched(step.body)
        elif isinstance(step.body, Choice):
            for _, option in step.body.options:
                levels |= researched(option)
        elif step.body.verb == "research":
            levels |= set(words(step.body, "levels"))
    return levels


def words(atom: Atom, name: str) -> tuple[str, ...]:
    value = atom.get(name)
    assert isinstance(value, tuple)
    return tuple(str(entry) for entry in value)


def _step(step: Step, x: float) -> float:
    if isinstance(step.body, Atom):
        value = _atom(step.body, x)
    elif isinstance(step.body, Ability):
        value = worth(step.body, x)
    else:
        value = _choice(step.body, x)
    if step.per is not None:
        value *= _times(step.per)
    return max(value, 0.0) + 0.2 if step.optional or step.may else value


def _times(per: Per) -> float:
    times = COUNTERS[per.counter] / per.every
    return times if per.most is None else min(times, per.most)


def _choice(choice: Choice, x: float) -> float:
    values = sorted((worth(option, x) for _, option in choice.options), reverse=True)
    if choice.different:
        return sum(values[: choice.times]) + 0.15 * sum(values[choice.times :])
    again = 0.5 if choice.times > 1 else 0.0
    return choice.times * values[0] + 0.15 * sum(values[1:]) + again


def _atom(atom: Atom, x: float) -> float:
    match atom.verb:
        case "gain":
            return _number(atom, "n", x)
        case "populate":
            return 1.5 * _number(atom, "n", x) + 0.25 * atom.flag("from_right")
        case "build":
            cube = 2.0 if atom.word("source") == "pop" else 0.5
            ship = 0.75 + 1.25 * _number(atom, "level", x) - cube
            extra = 0.25 * atom.flag("from_right") + 0.5 * atom.flag("at_deep_space")
            return _number(atom, "n", x) * ship + extra
        case "automate":
            return 3.3 if atom.word("what") == "any" else 3.0
        case "upgrade":
            return 1.25 * _number(atom, "ships", x) * _number(atom, "by", x)
        case "upgrade-levels":
            return 1.25 * _number(atom, "n", x) + 0.25
        case "jump":
            return 0.75 * _number(atom, "n", x)
        case "warp":
            return 1.75 * _number(atom, "n", x)
        case "research":
            return _research(atom, x)
        case "colonize":
            return 12.0 + 2.5 * atom.flag("unclaimed")
        case "shift":
            return 0.5 * _number(atom, "n", x) + 0.25 * atom.flag("from_right")
        case "copy":
            return COPIES[atom.word("what")]
        case "annex":
            return ANNEX[atom.word("deck")] + 0.5 * (_number(atom, "draw", x) - 1)
        case "score":
            return VP * _number(atom, "n", x)
    return {"grow": 3.0, "mine": 2.5, "trade": 0.75}[atom.verb]


def _research(atom: Atom, x: float) -> float:
    levels = words(atom, "levels")
    value = RESEARCH["I" * int(x)] if levels == ("X",) else max(RESEARCH[level] for level in levels)
    value += 0.3 * (len(levels) - 1) - 2.0 * atom.flag("known") + 2.0 * atom.flag("private")
    return value + 1.0 * atom.flag("skip_prereq") - 2.5 * atom.flag("no_bonus")


def _number(atom: Atom, name: str, x: float) -> float:
    value = atom.get(name)
    return x if value == "X" else float(value)  # type: ignore[arg-type]
