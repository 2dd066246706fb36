"""The words of Pulsar 2849: verbs, counters, events that technologies wait for, and where each verb may stand."""

from __future__ import annotations

from heliopause.kernel.effects import Language, Verb

SIZES = ("small", "medium", "large")
COLOURS = ("pink", "green", "orange")
LETTERS = ("A", "B", "C", "D")
GROUPS = ("I", "II", "III")
PLACES = (
    "bottom-left",
    "bottom-middle",
    "bottom-right",
    "second-left",
    "second-right",
    "third-left",
    "third-right",
    "top",
)

VERBS = (
    Verb("score", "score {n:int}"),
    Verb("cubes", "gain {n:int} cube(s)"),
    Verb("plus-minus", "gain {n:int} plus-minus"),
    Verb("plus-two", "gain {n:int} plus-two"),
    Verb("take", "take gyrodyne {sizes:levels}"),
    Verb("take-different", "take {n:int} different gyrodynes"),
    Verb("explore", "draw {n:int} exploration tile(s)"),
    Verb("station", "{n:int} extra station(s)"),
    Verb("claim", "claim isolated pulsar"),
    Verb("teleport", "teleport {to:system|pulsar|anywhere}"),
    Verb("finish", "finish gyrodyne"),
    Verb("red", "red {n:int}"),
    Verb("double", "double {silver:int} and {red:int}"),
    Verb("patented", "patented die {red:int}"),
    Verb("run", "gate run {colour:pink|green|orange|any} {n:int}"),
    Verb("off-by-one", "die off by one"),
    Verb("copy", "copy for {n:int} cube(s)"),
    Verb("shift", "plus-minus shifts {n:int}"),
    Verb("meet", "meet one goal"),
    Verb("twice", "initiative twice"),
    Verb("steps", "score {one:int} / {two:int} / {three:int} for {what:spinning-sizes|initiative-place}"),
)

COST_VERBS = (Verb("pay", "{n:int} cube(s)"),)

# What a score can be counted by. The visited ones are those of one flight.
VISITED = ("visited-pulsar", "visited-gate-colour", "visited-system")
OWNED = (
    "station",  # own tokens on planets; no extra stations (PUL-GOAL-21)
    "claimed-pulsar",
    "station-or-claim",
    "spinning-gyrodyne",
    "online-transmitter",
    "link",  # pairs of joined transmitters that are both online (PUL-AMB-69)
    "project",
    "technology",
    "award",
    "modifier-token",
    "set",  # of a spinning gyrodyne, an online transmitter and a completed project
)
METRICS = (*OWNED, "spinning-size", "used-gate-run")  # what goals ask for

LANGUAGE = Language(VERBS, COST_VERBS, (*VISITED, *OWNED), (), SIZES, METRICS)

# What a permanent technology waits for.
FLIGHTS = (
    "flight-visiting-pink-gate",
    "flight-visiting-green-gate",
    "flight-visiting-orange-gate",
    "flight-ending-at-pulsar",
)
EVENTS = (
    "patent",
    "project",
    "gyrodyne-completed",
    "gyrodyne-started",
    "transmitter-cost",
    "transmitter-online",
    "station",
    "blue-station",
    "claim",
    "gate-run",
    "token",
    "bonus-die",
)
WHEN = (*FLIGHTS, *EVENTS, "flight", "copy")
LENIENT = (*FLIGHTS, "patent", "project", "gyrodyne-completed", "transmitter-cost")  # what may be paid one off

CLASSES = ("one-shot", "permanent", "production", "end")

# Where each verb may stand: the kind of item and its field, technologies by their class.
_GAINS = frozenset(("score", "cubes", "plus-minus", "plus-two"))
_BENEFITS = _GAINS | {"take", "take-different", "explore", "claim", "teleport", "finish"}
ALLOWED = {
    "system": _GAINS | {"take", "take-different", "red"},
    "exploration": _GAINS | {"station"},
    "engineering": _GAINS,
    "immediate": _BENEFITS,
    "produce": _GAINS,
    "project": _BENEFITS | {"double", "run"},
    "one-shot": _BENEFITS | {"double", "patented"},
    "permanent": frozenset(("score", "off-by-one", "copy", "shift")),
    "production": _GAINS | {"steps"},
    "end": frozenset(("score", "steps", "station", "meet", "twice")),
}
