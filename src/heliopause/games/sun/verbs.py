"""The words of Beyond the Sun: verbs, counters, actors, levels, metrics and rule identifiers."""

from __future__ import annotations

from dataclasses import dataclass

from heliopause.kernel.effects import Language, Verb

TYPES = ("scientific", "economic", "military", "commercial")
LEVELS = ("I", "II", "III", "IIII")
COLUMNS = ("A", "B", "C", "D", "E")
SPECIALTIES = ("food", "ore")

VERBS = (
    Verb("gain", "gain {n:int} ore"),
    Verb("populate", "{n:int} supply [from right] -> pop"),
    Verb("build", "{n:int} {source:supply|pop} [from right] -> ship {level:amount} [at deep-space]"),
    Verb("automate", "automate {what:food|ore|any}"),
    Verb("upgrade", "upgrade [up to] {ships:int} by {by:int}"),
    Verb("upgrade-levels", "upgrade {n:int} levels"),
    Verb("jump", "jump {n:amount}"),
    Verb("warp", "jump {n:int} ships anywhere"),
    Verb("research", "research [known] {levels:levels} [skip-prereq] [no-bonus] [private]"),
    Verb("colonize", "colonize [unclaimed]"),
    Verb("shift", "shift {n:int} supply [from right] to {column:any|A|B|C|D|E}"),
    Verb("copy", "copy {what:research|basic|bonus}"),
    Verb("grow", "grow"),
    Verb("mine", "mine"),
    Verb("trade", "trade"),
    Verb("open-guild", "open guild {level:int}"),
    Verb("annex", "annex {keep:int} of {draw:int} from {deck:A|B}"),
    Verb("annex-attached", "annex attached"),
    Verb("score", "score {n:int} vp"),
)

COST_VERBS = (
    Verb("pay", "{n:amount} ore"),
    Verb("return", "return {n:int} pop"),
    Verb("pay-opponent", "pay {n:int} ore to opponent"),
)

# What X and `per` can count; those of one action count since that action began.
COUNTERS = (
    "controlled",  # locations with an own outpost
    "colonized",  # own Systems, annexed ones included
    "seized",  # Systems whose control was taken from another faction in this action
    "techlevel",  # the highest level among own technologies
    "overpay",  # power settled beyond the requirement in this colonization
)

ACTORS = ("each faction", "each other faction", "revealer")

# What conditions and awards can measure.
METRICS = (
    "technologies",  # researched, of all levels, private ones included
    "technologies_IIII",
    "right_types_II_up",  # different right types among technologies of level II and above
    "colonized",  # Systems colonized or annexed
    "holdings",  # locations controlled and Systems colonized or annexed
    "specialty_icons",  # the larger of food and ore, printed on controlled locations and colonized Systems
    "strong_locations",  # locations with 4 or more own power, Sol and Deep Space included
    "locations_with_ships",
    "fleet_power",  # levels of all own ships on the exploration board
    "automation",  # discs on the automation track
    "food_symbols",  # visible on the population growth track
    "ore_symbols",  # visible on the ore production track
    "production_symbols",  # both together
    "ore_discs_left",  # on the ore production track
    "trade_exchanges",  # made in the trade now going on
)

LANGUAGE = Language(VERBS, COST_VERBS, COUNTERS, ACTORS, LEVELS, METRICS)


@dataclass(frozen=True, slots=True)
class Rule:
    """Behaviour that the notation cannot say. `needs` are the fields that hold its numbers and abilities."""

    id: str
    kinds: tuple[str, ...]  # which items may carry it
    needs: tuple[str, ...] = ()
    once: bool = False  # one item at most carries it


RULES = {
    rule.id: rule
    for rule in (
        # once in each own turn, between phases (SUN-AMB-84)
        Rule("at-will", ("technology", "system"), ("permanent",)),
        # after each population growth chosen in the production phase
        Rule("after-grow", ("technology", "innovation"), ("permanent",), once=True),
        # after each colonization; `overpay` counts the power settled beyond the requirement
        Rule("after-colonize", ("technology", "innovation"), ("permanent",), once=True),
        # after each research of a technology that was face up already
        Rule("after-known-research", ("technology", "innovation"), ("permanent",), once=True),
        # one of two prerequisites of a face-up technology may be missing (SUN-AMB-78)
        Rule("skip-one-prerequisite", ("technology",)),
        # one returned pop of an Action's cost may be replaced by `amount` ore
        Rule("ore-for-returned-pop", ("technology",), ("amount",), once=True),
        # discs for automation and Systems may come from either track
        Rule("either-track", ("technology",)),
        # one movement point reaches any location, not from Sol or Deep Space (SUN-AMB-79)
        Rule("one-jump-anywhere", ("technology",)),
        # once in each own turn an own cube on a technology becomes pop, a star disc takes its place
        Rule("reclaim-researcher", ("technology",)),
        # star discs on achievements may be replaced by production discs, in own turns and before scoring (SUN-AMB-54)
        Rule("swap-achievement-discs", ("technology",)),
        # an ore cost in front of an effect that builds a ship is `amount` lower, never below 0
        Rule("ship-discount", ("innovation",), ("amount",), once=True),
        # an Action on a space that an opponent's pawn holds may be taken for the printed cost, both pawns stay
        Rule("pay-to-share", ("innovation",), ("cost",), once=True),
        # every `jump` of an Action has `amount` more points
        Rule("extra-jump", ("innovation",), ("amount",), once=True),
        # at the end the most power at `location` scores `vp`, tied factions `tie_vp` each
        Rule("location-award", ("event",), ("location", "vp", "tie_vp")),
        # at the end the leader in `metric` scores `vp`, tied factions `tie_vp` each
        Rule("majority-award", ("event",), ("metric", "vp", "tie_vp")),
        # each faction, the revealer first, may put a ship on the card; it scores its level less `amount` (SUN-CARD-09)
        Rule("museum", ("event",), ("amount",), once=True),
        # a card of System deck B is attached, the space leads to it (SUN-CARD-10 to 12)
        Rule("dyson-sphere", ("event",), ("spaces",), once=True),
        # the top card of System deck B becomes a new location beside a card space, never refilled
        Rule("extra-system", ("event",), once=True),
        # the owner may take a space that holds another pawn (SUN-CARD-08)
        Rule("use-occupied-space", ("system",)),
        # leaving by a jump costs `amount` more points while the card is on the board
        Rule("heavy-gravity", ("system",), ("amount",)),
    )
}
