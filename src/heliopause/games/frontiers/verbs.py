"""The words of New Frontiers: what powers, bonuses and scores are written with (docs/effects.md)."""

from __future__ import annotations

from dataclasses import dataclass

from heliopause.kernel.effects import Language, Verb

PHASES = ("explore", "develop", "settle", "produce", "trade", "consume")
KINDS = ("novelty", "rare", "genes", "alien")
KEYWORDS = ("ALIEN", "IMPERIUM", "REBEL", "UPLIFT")
GRAY = "gray"  # never bears a good
ANY = "any"  # its owner sets the kind in each action

_GOOD = "|".join(("good", *KINDS))
_WORLDS = "|".join((*KINDS, *KEYWORDS))

VERBS = (
    Verb("gain", "gain {n:int} {what:credit|vp|colonist}"),
    Verb("draw", "draw {n:int} world"),
    # of the development bought, or of the non-military world settled
    Verb("discount", "discount {n:int}"),
    Verb("discount-on", f"discount {{n:int}} on {{what:{_WORLDS}}} worlds"),
    Verb("military", "military {n:int}"),
    Verb("military-against", f"military {{n:int}} against {{what:{_WORLDS}}} worlds"),
    Verb("temporary-military", "temporary military {n:int}"),
    Verb("pay-for-military", "pay for military worlds [not ALIEN] less {n:int}"),
    Verb("settle", "settle {n:int} worlds"),
    Verb("replace", "replace a colony by one up to {n:int} dearer"),
    Verb("replace-this", "replace this colony [not ALIEN]"),
    Verb("good-on", f"good on {{n:int}} {{kind:any|{'|'.join(KINDS)}}} windfall"),
    Verb("sell", "sell {n:int} good"),
    # bonuses of action tiles
    Verb("pick", "pick {n:int} world"),
    Verb("collect", "collect credits here"),
    Verb("lead", "lead the track"),
    Verb("advance", "advance {n:int} place"),
    Verb("chart", "keep {keep:int} of {draw:int} goals"),
    # at the end
    Verb("score", "score {n:int} vp"),
    Verb("score-kinds", "score {points:ints} vp by kinds of colony"),
)

COST_VERBS = (
    Verb("take", f"{{n:int}} {{kind:{_GOOD}}}"),
    Verb("take-kinds", "{n:int} different goods"),
    # what follows is gained once for each good taken
    Verb("take-each", f"each of up to {{n:int}} {{kind:{_GOOD}}}"),
    Verb("take-each-kind", "each of up to {n:int} different goods"),
)

OCCASIONS = (
    Verb("owning", "owning {tile:id}"),
    Verb("most-produced", f"most {{kind:{'|'.join(KINDS)}}} produced"),
    Verb("taking-colonists", "taking colonists"),
)


@dataclass(frozen=True, slots=True)
class Group:
    """Tiles of an empire that are counted: "" and 0 ask for nothing."""

    of: str  # "colony", "development" or "tile", which is either
    kind: str = ""  # of goods, or "gray"
    goods: str = ""  # "production" or "windfall"
    military: str = ""  # "military" or "non-military"
    keyword: str = ""
    power: str = ""  # a phase, or "military"
    colonists: int = 0
    cost: int = 0


@dataclass(frozen=True, slots=True)
class Event:
    """What happens in an action and is counted one by one."""

    what: str  # "settled", "bought", "produced-here", "sold", "consumed"
    kind: str = ""
    keyword: str = ""
    military: str = ""


def _groups() -> dict[str, Group]:
    groups = {
        "colony": Group("colony"),
        "gray colony": Group("colony", kind=GRAY),
        "military colony": Group("colony", military="military"),
        "non-military colony": Group("colony", military="non-military"),
        "non-military colony with 2 colonists": Group("colony", military="non-military", colonists=2),
        "development": Group("development"),
        "9-cost development": Group("development", cost=9),
        "development with military power": Group("development", power="military"),
    }
    for kind in KINDS:
        groups[f"{kind} colony"] = Group("colony", kind=kind)
        groups[f"{kind} production colony"] = Group("colony", kind=kind, goods="production")
        groups[f"{kind} windfall colony"] = Group("colony", kind=kind, goods="windfall")
    for keyword in KEYWORDS:
        groups[f"{keyword} tile"] = Group("tile", keyword=keyword)
        groups[f"{keyword} colony"] = Group("colony", keyword=keyword)
        groups[f"{keyword} military colony"] = Group("colony", keyword=keyword, military="military")
    for phase in PHASES:
        for of in ("tile", "colony", "development"):
            groups[f"{of} with {phase} power"] = Group(of, power=phase)
    return groups


def _events() -> dict[str, Event]:
    events = {
        "world settled": Event("settled"),
        "military world settled": Event("settled", military="military"),
        "non-military world settled": Event("settled", military="non-military"),
        "development bought": Event("bought"),
        "good produced here": Event("produced-here"),
        "good sold": Event("sold"),
        "good consumed": Event("consumed"),
    }
    for kind in KINDS:
        events[f"{kind} sold"] = Event("sold", kind=kind)
        events[f"{kind} world settled"] = Event("settled", kind=kind)
    for keyword in KEYWORDS:
        events[f"{keyword} world settled"] = Event("settled", keyword=keyword)
    return events


GROUPS = _groups()
EVENTS = _events()
MILITARY_POINT = "point of military"  # general Military, not against some worlds, not temporary
KIND_PRODUCED = "kind produced"  # different kinds in this Produce action
UNUSED_COLONIST = "unused colonist"

LANGUAGE = Language(
    VERBS,
    COST_VERBS,
    counters=(*GROUPS, *EVENTS, MILITARY_POINT, KIND_PRODUCED, UNUSED_COLONIST),
    actors=(),
    levels=(),
    occasions=OCCASIONS,
)
