"""Compiled programs back into trees: what is left of an effect, or one part of it, can be said like any card text."""

from __future__ import annotations

from dataclasses import replace

from heliopause.games.sun import ops, tasks
from heliopause.games.sun.layout import DECK_A
from heliopause.games.sun.tables import Tables
from heliopause.games.sun.verbs import ACTORS, COUNTERS
from heliopause.games.sun.words.names import COLUMN_NAMES, LEVEL_NAMES
from heliopause.kernel.effects import VARIABLE, Ability, Atom, Choice, Per, Step, Value, Where

_TRACKS = {1: "food", 2: "ore", 3: "any"}
_COPIES = {ops.COPY_RESEARCH: "research", ops.COPY_BASIC: "basic", ops.COPY_BONUS: "bonus"}
_WHOM = {ops.EVERYBODY: ACTORS[0], ops.OTHERS: ACTORS[1], ops.REVEALER: ACTORS[2]}
_LEVEL_X = 16


def tree(t: Tables, pc: int, end: int = -1) -> Ability:
    """The operations from `pc` to `end`, or to the end of the program."""
    code = t.code
    cost: list[Atom] = []
    steps: list[Step] = []
    where: Where | None = None
    while pc != end and code[pc] != ops.END:
        op, args = code[pc], code[pc + 1 : pc + ops.OP]
        join = "then" if steps else ""
        if op == ops.PAY and steps:  # a part with a cost of its own takes the rest along
            steps.append(Step(tree(t, pc, end), join))
            break
        if op == ops.PAY:
            cost += _costs(args)
        elif op == ops.WHERE:
            where = Where(COUNTERS[args[0] - 1], args[1], _limit(args[2]))
        elif op == ops.OPTIONAL:
            steps.append(Step(tree(t, pc + ops.OP, args[0]), join, optional=True))
            pc = args[0]
            continue
        elif op == ops.EACH:
            steps.append(_each(t, args, join))
        elif op == ops.CHOOSE:
            steps.append(Step(_choice(t, args), join))
        else:
            steps.append(Step(_atom(op, args), join, per=_per(op, args)))
        pc += ops.OP
    return Ability(tuple(cost), tuple(steps), where)


def bind(ability: Ability, x: int) -> Ability:
    """The same with a number in place of X."""

    def bound(atom: Atom) -> Atom:
        return replace(atom, args=tuple((name, _number(value, x)) for name, value in atom.args))

    def step(part: Step) -> Step:
        return replace(part, body=bound(part.body)) if isinstance(part.body, Atom) else part

    return Ability(tuple(bound(atom) for atom in ability.cost), tuple(step(part) for part in ability.steps))


def _number(value: Value, x: int) -> Value:
    if value == VARIABLE:
        return x
    return (LEVEL_NAMES[x],) if value == (VARIABLE,) else value


def _limit(most: int) -> int | None:
    return most if most >= 0 else None


def _amount(n: int) -> Value:
    return n if n >= 0 else VARIABLE


def _costs(args: list[int]) -> list[Atom]:
    ore, back, opponent = args[:3]
    cost: list[Atom] = []
    if ore:
        cost.append(Atom("pay", (("n", _amount(ore)),)))
    if back:
        cost.append(Atom("return", (("n", back),)))
    if opponent:
        cost.append(Atom("pay-opponent", (("n", opponent),)))
    return cost


def _each(t: Tables, args: list[int], join: str) -> Step:
    who, may, program = args[:3]
    body = tree(t, program)
    if may and len(body.steps) == 1 and body.steps[0].optional:
        return replace(body.steps[0], join=join, actor=_WHOM[who], may=True, optional=False)
    return Step(body, join, _WHOM[who], bool(may))


def _choice(t: Tables, args: list[int]) -> Choice:
    at = args[2]
    options = tuple((chr(ord("A") + i), tree(t, t.lists[at + 2 * i + 1])) for i in range(t.lists[at]))
    return Choice(args[0], bool(args[1]), options)


def _per(op: int, args: list[int]) -> Per | None:
    at = {ops.GAIN: 1, ops.SUPPLY_TO_POP: 2}.get(op)
    if at is None or not args[at]:
        return None
    return Per(args[at + 1], COUNTERS[args[at] - 1], _limit(args[at + 2]))


def _atom(op: int, a: list[int]) -> Atom:
    verb, args = _SIMPLE[op] if op in _SIMPLE else _written(op, a)
    return Atom(verb, args)


_SIMPLE: dict[int, tuple[str, tuple[tuple[str, Value], ...]]] = {
    ops.GROW: ("grow", ()),
    ops.MINE: ("mine", ()),
    ops.TRADE: ("trade", ()),
}


def _written(op: int, a: list[int]) -> tuple[str, tuple[tuple[str, Value], ...]]:
    if op == ops.GAIN:
        return "gain", (("n", _amount(a[0])),)
    if op == ops.SUPPLY_TO_POP:
        return "populate", (("n", _amount(a[0])), ("from_right", bool(a[1])))
    if op == ops.BUILD:
        source = "pop" if a[1] == ops.POPULATION else "supply"
        cubes = (("n", a[0]), ("source", source), ("from_right", a[1] == ops.SUPPLY_RIGHT))
        return "build", (*cubes, ("level", _amount(a[2])), ("at_deep_space", a[3] == ops.DEEP_SPACE))
    if op == ops.AUTOMATE:
        return "automate", (("what", _TRACKS[a[0]]),)
    if op == ops.UPGRADE:
        return "upgrade", (("up_to", bool(a[2])), ("ships", a[0]), ("by", a[1]))
    if op == ops.SPREAD:
        return "upgrade-levels", (("n", a[0]),)
    if op == ops.JUMP:
        return "jump", (("n", _amount(a[0])),)
    if op == ops.WARP:
        return "warp", (("n", a[0]),)
    if op == ops.RESEARCH:
        return "research", _research(a[0], a[1])
    if op == ops.COLONIZE:
        return "colonize", (("unclaimed", bool(a[0])),)
    if op == ops.SHIFT:
        column = COLUMN_NAMES[a[2]] if a[2] < len(COLUMN_NAMES) else "any"
        return "shift", (("n", a[0]), ("from_right", bool(a[1])), ("column", column))
    if op == ops.COPY:
        return "copy", (("what", _COPIES[a[0]]),)
    if op == ops.GUILD:
        return "open-guild", (("level", a[0]),)
    if a[0] == 0:
        return "annex-attached", ()
    return "annex", (("keep", a[0]), ("draw", a[1]), ("deck", "AB"[a[2] - DECK_A]))


def _research(mask: int, flags: int) -> tuple[tuple[str, Value], ...]:
    levels = (VARIABLE,) if mask == _LEVEL_X else tuple(LEVEL_NAMES[i + 1] for i in range(4) if mask & (1 << i))
    return (
        ("known", bool(flags & tasks.KNOWN)),
        ("levels", levels),
        ("skip_prereq", bool(flags & tasks.SKIP_PREREQUISITES)),
        ("no_bonus", bool(flags & tasks.NO_BONUS)),
        ("private", bool(flags & tasks.IS_PRIVATE)),
    )
