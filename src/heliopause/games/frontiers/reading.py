"""What powers, bonuses, scores and goals of New Frontiers have to be, beyond what the grammar asks for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from heliopause.games.frontiers.verbs import ANY, EVENTS, GRAY, GROUPS, LANGUAGE, MILITARY_POINT, PHASES
from heliopause.kernel.content import Item
from heliopause.kernel.effects import Ability, Atom, Choice, Per, Step
from heliopause.kernel.reading import ItemReader

NO_COUNTER = ""
GROUP = "group"  # any group of tiles


@dataclass(frozen=True, slots=True)
class Shape:
    """How a verb is used in a field. `per` and `when` are what it may be counted by and wait for, "" for nothing."""

    per: tuple[str, ...] = (NO_COUNTER,)
    when: tuple[str, ...] = ("",)
    what: tuple[str, ...] = ()  # of a gain
    may: bool = False  # it is optional, and has to be written so
    cost: bool = False  # it stands behind goods


DRAW = "draw"
SHAPES: dict[tuple[str, str], tuple[Shape, ...]] = {
    ("explore", DRAW): (Shape(),),
    ("explore", "gain"): (Shape(what=("colonist", "credit")),),
    ("develop", "discount"): (Shape(),),
    ("develop", "gain"): (Shape(per=("bought",), what=("credit",)),),
    ("settle", "discount"): (Shape(),),
    ("settle", "discount-on"): (Shape(),),
    ("settle", "military"): (Shape(per=(NO_COUNTER, GROUP)),),
    ("settle", "military-against"): (Shape(),),
    ("settle", "temporary-military"): (Shape(may=True, cost=True),),
    ("settle", "pay-for-military"): (Shape(may=True),),
    ("settle", "settle"): (Shape(may=True),),
    ("settle", "replace"): (Shape(may=True),),
    ("settle", "replace-this"): (Shape(may=True),),
    ("settle", DRAW): (Shape(per=("settled",)),),
    ("settle", "gain"): (
        Shape(per=("settled",), what=("credit",)),
        Shape(when=("taking-colonists",), what=("colonist",)),
    ),
    ("produce", "gain"): (
        Shape(per=(NO_COUNTER, GROUP, "produced-here", "kind produced"), what=("credit",)),
        Shape(when=("most-produced",), what=("credit",)),
    ),
    ("produce", "good-on"): (Shape(),),
    ("trade", "gain"): (Shape(per=("sold",), what=("credit",)),),
    ("consume", "gain"): (
        Shape(what=("credit", "vp")),
        Shape(what=("credit", "vp"), cost=True),
        Shape(per=("consumed",), what=("credit", "vp")),
        Shape(when=("owning",), what=("credit", "vp")),
    ),
    ("consume", "sell"): (Shape(may=True),),
    ("score", "score"): (Shape(per=(GROUP, MILITARY_POINT)), Shape(when=("owning",))),
    ("score", "score-kinds"): (Shape(),),
    ("bonus", "gain"): (Shape(what=("credit", "vp", "colonist")),),
    ("bonus", "discount"): (Shape(),),
    ("bonus", "pick"): (Shape(),),
    ("bonus", "collect"): (Shape(),),
    ("bonus", "good-on"): (Shape(),),
    ("bonus", "lead"): (Shape(),),
    ("bonus", "advance"): (Shape(),),
    ("bonus", "chart"): (Shape(),),
}


class Reader(ItemReader):
    def __init__(self) -> None:
        super().__init__(LANGUAGE)

    def sense(self, item: Item, name: str, ability: Ability) -> Iterator[str]:
        yield from _Sense(item, name.split(".")[0]).whole(ability)

    def check_tile(self, item: Item) -> None:
        if item.has("vp") == item.has("score"):
            self.find(item, "vp", "a tile has either vp or a score, which is printed as a question mark (NF-DEV-14)")
        if len(set(item.texts("keywords"))) < len(item.texts("keywords")):
            self.find(item, "keywords", "names one twice")

    def check_planet(self, item: Item) -> None:
        if item.has("cost") == item.has("defence"):
            self.find(item, "cost", "a world has either a cost or a defence (NF-SET-11, NF-SET-12)")
        for name in ("cost", "defence"):
            if not 0 <= item.number(name) <= 20:
                self.find(item, name, "must be from 0 to 20")
        if (item.text("kind") == GRAY) == item.has("goods"):
            self.find(item, "goods", "belong to every world with a kind, and to no gray one (NF-GOOD-02)")
        if item.text("kind") == ANY and item.text("goods") != "production":
            self.find(item, "goods", "of the world of any kind must be production (NF-AMB-51)")

    def check_goal(self, item: Item) -> None:
        fields = {
            "category": ("categories",),
            "quantity": ("counts",),
            "stockpile": ("item", "phases", "most", "most_per_action"),
        }
        needed = fields.get(item.text("type"), ())
        for name in (name for names in fields.values() for name in names):
            if item.has(name) != (name in needed):
                says = "is missing" if name in needed else "does not belong there"
                self.find(item, name, f"{says}, the goal is a {item.text('type')} goal")
        rows = item.tables("table")
        counts, points = [row.number("from") for row in rows], [row.number("vp") for row in rows]
        if not rows or min(counts) < 1 or counts != sorted(set(counts)) or points != sorted(set(points)):
            self.find(item, "table", "must rise from row to row, in from and in vp (NF-REC-11)")


class _Sense:
    """What the grammar allows and the game does not have, in one field of an item."""

    def __init__(self, item: Item, field: str) -> None:
        self.item = item
        self.field = field

    def whole(self, ability: Ability) -> Iterator[str]:
        steps = ability.steps
        if self.field in PHASES and len(steps) > 1 and not ability.cost:
            yield "each power stands in a text of its own; only what goods pay for is joined by +"
        if any(step.join == "then" for step in steps):
            yield "parts are joined by +"
        for step in steps:
            yield from self.step(step, ability.cost)

    def step(self, step: Step, cost: tuple[Atom, ...]) -> Iterator[str]:
        if isinstance(step.body, Choice):
            yield "nothing in this game is lettered; write the powers one by one"
        elif isinstance(step.body, Ability):
            yield from self.part(step, step.body, cost)
        else:
            yield from self.atom(step.body, step, cost)

    def part(self, step: Step, inner: Ability, cost: tuple[Atom, ...]) -> Iterator[str]:
        """Parentheses are for an optional power that goods pay for."""
        if cost or not (step.optional and inner.cost and len(inner.steps) == 1):
            yield "parentheses are for one optional effect behind goods"
        elif isinstance(inner.steps[0].body, Atom):
            yield from self.atom(inner.steps[0].body, step, inner.cost)

    def atom(self, atom: Atom, step: Step, cost: tuple[Atom, ...]) -> Iterator[str]:
        shapes = SHAPES.get((self.field, atom.verb), ())
        written = LANGUAGE.format_atom(atom)
        if not shapes:
            yield f'"{written}" does nothing in {self.field}'
        elif not any(_fits(shape, atom, step, bool(cost)) for shape in shapes):
            yield f'"{written}" cannot be used like this in {self.field}: {" or ".join(map(_said, shapes))}'
        yield from self.details(atom, step)
        yield from _payment(cost)

    def details(self, atom: Atom, step: Step) -> Iterator[str]:
        if atom.verb != "pay-for-military" and any(value == 0 for name, value in atom.args if _is_number(value)):
            yield f'"{LANGUAGE.format_atom(atom)}" is nothing: numbers start at 1'
        if atom.verb == "replace-this" and self.item.kind != "home":
            yield "only a home colony can replace itself (NF-CARD-23)"
        if _counted(step.per) == "produced-here" and self.item.text("kind") in ("", GRAY):
            yield "no good is ever produced here"
        if step.per is not None and (step.per.every != 1 or step.per.most is not None):
            yield "per counts one by one and has no most"
        if atom.verb == "chart" and int(str(atom.get("keep"))) != 1:
            yield "one goal is kept (NF-GOAL-06)"


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _counted(per: Per | None) -> str:
    if per is None:
        return NO_COUNTER
    if per.counter in GROUPS:
        return GROUP
    return EVENTS[per.counter].what if per.counter in EVENTS else per.counter


def _fits(shape: Shape, atom: Atom, step: Step, cost: bool) -> bool:
    return (
        _counted(step.per) in shape.per
        and (step.when.verb if step.when else "") in shape.when
        and (not shape.what or atom.word("what") in shape.what)
        and step.optional == shape.may
        and cost == shape.cost
    )


def _said(shape: Shape) -> str:
    """How a verb may be written, for a message."""
    words = ["optional"] if shape.may else []
    words += ["behind goods"] if shape.cost else []
    words += [f"gaining {' or '.join(shape.what)}"] if shape.what else []
    counted = [counter for counter in shape.per if counter]
    words += [f"per {' or '.join(counted)}"] if counted else []
    words += [f"if {' or '.join(shape.when)}"] if any(shape.when) else []
    return " ".join(words) or "alone"


def _payment(cost: tuple[Atom, ...]) -> Iterator[str]:
    if len(cost) > 1 and any(atom.verb != "take" for atom in cost):
        yield "different goods, or goods that pay one by one, stand alone in front of the colon"
    elif len(cost) > 2 or (len(cost) == 2 and cost[0].get("kind") == cost[1].get("kind")):
        yield "at most two kinds of goods stand in front of the colon"
    for atom in cost:
        if atom.get("n") == 0:
            yield f'"{LANGUAGE.format_atom(atom)}" is nothing: numbers start at 1'
        if atom.verb in ("take-kinds", "take-each-kind") and int(str(atom.get("n"))) > 4:
            yield "there are four kinds of goods"
