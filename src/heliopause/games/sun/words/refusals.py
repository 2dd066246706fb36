"""Why not: everything a player could expect at the question now asked and cannot choose, with clause and reason.

The clauses are those of the refusal index, chapter 6 of the ledger. Whether something is refused is never decided
here: it is refused when it is not among the options, and the rules' own predicates say why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from heliopause.games.sun import codes, elements, ops, tasks
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    AT_WILL,
    BOARD_SLOTS,
    CLAIMS,
    EVENT_AT,
    GUILDS,
    IN_PLAY,
    NEAR_ACHIEVEMENTS,
    ORE,
    PLAYERS,
    POWERS,
    SHARED,
    SLOT_CARD,
    SLOTS,
    STAR,
    USED,
)
from heliopause.games.sun.rules import reasons
from heliopause.games.sun.rules.achievements import claim_reason
from heliopause.games.sun.rules.action import access_reason, occupant, share_price, standing_reason
from heliopause.games.sun.rules.metrics import metric
from heliopause.games.sun.rules.sun import Sun, supply_left
from heliopause.games.sun.words import refused_cards, refused_ships
from heliopause.games.sun.words.names import Speaker
from heliopause.games.sun.words.options import action_phrase, power_phrase
from heliopause.games.sun.words.refusing import Refuser, lack
from heliopause.kernel import phrases
from heliopause.kernel.refusing import NO_OPTION, Refusal


def why_not(speaker: Speaker, s: Sun, seat: int) -> list[dict[str, str]]:
    return [one.to_json() for one in refusals(speaker, s, seat)]


def refusals(speaker: Speaker, s: Sun, seat: int) -> list[Refusal]:
    refuser = Refuser(speaker, s, seat)
    if s.over:
        refuser.refuse(NO_OPTION, speaker.say("what-anything"), "SUN-END-09", "over")
    elif s.seat != seat:
        refuser.refuse(NO_OPTION, speaker.say("what-anything"), "SUN-TURN-01", "seat", who=speaker.seat(s, s.seat))
    else:
        task = refuser.frame[0]
        if task in _TASKS:
            _TASKS[task](refuser)
    return refuser.found


# ---------------------------------------------------------------- the phases of a turn


def _turn(r: Refuser) -> None:
    phase = r.frame[2]
    if phase == tasks.ACTION_PHASE:
        for space in spaces_in_play(r.s):
            if r.missing(codes.encode(codes.ACT, space)):
                _space(r, space)
        for tech in _cards_without_space(r.s):
            target = elements.technology(r.ids, tech)
            r.refuse(NO_OPTION, r.speaker.technology(tech).name, "SUN-ACT-18", "no-space", target=target)
    _powers(r)
    if phase == tasks.ACTION_PHASE:
        r.refuse(NO_OPTION, r.speaker.say("what-pass"), "SUN-ACT-25", "pass")
    else:
        _achievements(r, phase == tasks.ACHIEVEMENT_PHASE)
    if phase in (tasks.PRODUCTION_PHASE, tasks.AFTER_PRODUCTION):
        r.refuse(NO_OPTION, r.speaker.say("what-two"), "SUN-PROD-01", "one-production")


def spaces_in_play(s: Sun) -> Iterator[int]:
    """The basic box of this number of players, the guilds, every technology face up or private, Dyson Sphere."""
    t, players = s.t, s.cells[PLAYERS]
    yield from range(t.basic_first[players], t.basic_last[players])
    for guild in range(GUILDS):
        yield from range(t.guild_space[guild], t.guild_space[guild] + t.guild_count[guild])
    for slot in range(SLOTS):
        tech = s.cells[SLOT_CARD + slot]
        if tech >= 0:
            yield from range(t.tech_spaces[tech], t.tech_spaces[tech] + t.tech_space_count[tech])
    if t.dyson_event >= 0 and s.cells[EVENT_AT + t.dyson_event] == NEAR_ACHIEVEMENTS:
        yield t.dyson_space


def _cards_without_space(s: Sun) -> Iterator[int]:
    for slot in range(BOARD_SLOTS):
        tech = s.cells[SLOT_CARD + slot]
        if tech >= 0 and s.t.tech_space_count[tech] == 0:
            yield tech


def _space(r: Refuser, space: int) -> None:
    s, seat = r.s, r.seat
    code = codes.encode(codes.ACT, space)
    card, action = r.speaker.space_in_full(s, space), action_phrase(r.speaker, s, seat, space)
    what = r.speaker.say("what-space", card=card, what=action)
    reason = access_reason(s, seat, space) or standing_reason(s, seat, space)
    if reason == reasons.OCCUPIED:
        clause = "SUN-AMB-01" if s.t.space_repeat[space] and not s.cells[SHARED] else "SUN-ACT-02"
        r.refuse(code, what, clause, "occupied", who=r.speaker.seat(s, occupant(s, seat, space)))
    elif reason in _ACCESS:
        clause, message = _ACCESS[reason]
        r.refuse(code, what, clause, message)
    else:
        extra = s.t.space_extra[space] + share_price(s, seat, space)
        r.refuse_for(code, what, lack(s, seat, s.t.space_code[space], extra=extra))


_ACCESS = {
    reasons.SAME_SPACE: ("SUN-ACT-03", "same-space"),
    reasons.NOT_RESEARCHED: ("SUN-ACT-08", "not-researched"),
    reasons.COVERED: ("SUN-ACT-19", "covered"),
    reasons.NOT_OURS: ("SUN-PRIV-05", "not-ours"),
}


def _powers(r: Refuser) -> None:
    """Powers at will that are a program; the others are offered thing by thing."""
    s = r.s
    mine = s.cells[POWERS + r.seat] // AT_WILL
    for number, kind in enumerate(s.t.will_kind):
        code = codes.encode(codes.USE, number)
        if kind == 0 and mine & (1 << number) and r.missing(code):
            card = r.speaker.bearer(s, AT_WILL << number)
            what = r.speaker.say("what-space", card=card, what=power_phrase(r.speaker, s, number))
            if r.frame[2] == tasks.ACHIEVEMENT_PHASE:
                r.refuse(code, what, "SUN-AMB-84", "too-late")
            elif s.cells[USED] & (1 << number):
                r.refuse(code, what, "SUN-AMB-84", "used")
            else:
                r.refuse_for(code, what, lack(s, r.seat, s.t.will_code[number]))


def _achievements(r: Refuser, now: bool) -> None:
    """In the achievement phase those that cannot be claimed; before it also what the phase will bring."""
    s, seat = r.s, r.seat
    for place in range(IN_PLAY):
        code = codes.encode(codes.CLAIM, place)
        if not r.missing(code):
            continue
        number = s.cells[ACHIEVEMENT + place]
        card = r.speaker.catalog.achievements[number]
        reason = claim_reason(s, seat, place)
        if reason == reasons.FINE:
            r.refuse(code, card.name, "SUN-TURN-02", "achievement-later")
        elif reason == reasons.ALREADY_CLAIMED:
            r.refuse(code, card.name, "SUN-ACH-06", "already-claimed")
        elif reason == reasons.FULL:
            closed = any(
                s.t.achievement_players[number * CLAIMS + slot] > s.cells[PLAYERS]
                for slot in range(s.t.achievement_slots[number])
            )
            r.refuse(code, card.name, "SUN-ACH-10" if closed else "SUN-ACH-05", "full")
        else:
            needs = phrases.condition(r.speaker.words, card.when)
            values = [str(metric(s, seat, ops.METRICS.index(test.metric))) for test in card.when.tests]
            have = r.speaker.words.join("and", values)
            r.refuse(code, card.name, "SUN-ACH-12", "not-met", needs=needs, have=have)
    if now:
        r.refuse(NO_OPTION, r.speaker.say("what-no-claim"), "SUN-ACH-02", "must-claim")


# ---------------------------------------------------------------- mats, bonuses, automation


def _draft(r: Refuser) -> None:
    players = r.s.cells[PLAYERS]
    for number, faction in enumerate(r.speaker.catalog.factions):
        code = codes.encode(codes.MAT, number)
        if r.missing(code):
            if players in faction.players:
                r.refuse(code, faction.name, "SUN-SETUP-23", "taken")
            else:
                r.refuse(code, faction.name, "SUN-SETUP-55", "players", n=players)


def _bonuses(r: Refuser) -> None:
    r.refuse(NO_OPTION, r.speaker.say("what-no-bonus"), "SUN-OPT-01", "mandatory")


def _automate(r: Refuser) -> None:
    r.refuse(codes.encode(codes.TRACK, STAR), r.speaker.say("disc", disc="star"), "SUN-AUTO-04", "star")


# ---------------------------------------------------------------- trade


def _trade(r: Refuser) -> None:
    s, t, speaker = r.s, r.s.t, r.speaker
    ore = s.cells[ORE + r.seat]
    buy, sell = codes.encode(codes.BUY_POP), codes.encode(codes.SELL_POP)
    if r.missing(buy):
        what = speaker.say("what-buy", n=t.ore_for_supply)
        if supply_left(s, r.seat) == 0:
            r.refuse(buy, what, "SUN-PROD-13", "supply")
        else:
            r.refuse(buy, what, "SUN-PROD-09", "ore", n=t.ore_for_supply, have=ore, extra=0)
    if not any(codes.verb_of(code) == codes.DECOMMISSION for code in r.offered):
        what, ship = speaker.say("what-decommission", n=t.ore_for_ship), "exchange:ship"
        if ore < t.ore_for_ship:
            r.refuse(NO_OPTION, what, "SUN-PROD-10", "ore", target=ship, n=t.ore_for_ship, have=ore, extra=0)
        else:
            r.refuse(NO_OPTION, what, "SUN-PROD-10", "ships", target=ship)
    if r.missing(sell):
        r.refuse(sell, speaker.say("what-sell", n=t.pop_for_ore), "SUN-PROD-12", "no-population")


_TASKS: dict[int, Callable[[Refuser], None]] = {
    tasks.TURN: _turn,
    tasks.DRAFT: _draft,
    tasks.BONUSES: _bonuses,
    tasks.AUTOMATE: _automate,
    tasks.TRADE: _trade,
    tasks.CHOOSE: refused_cards.choose,
    tasks.RESEARCH: refused_cards.research,
    tasks.DISCOVER: refused_cards.discover,
    tasks.COPY: refused_cards.copy,
    tasks.GUILD: refused_cards.guild,
    tasks.SHIFT: refused_cards.shift,
    tasks.COLONIZE: refused_ships.colonize,
    tasks.SETTLE: refused_ships.settle,
    tasks.BUILD: refused_ships.build,
    tasks.UPGRADE: refused_ships.upgrade,
    tasks.SPREAD: refused_ships.upgrade,
    tasks.JUMP: refused_ships.jump,
    tasks.WARP: refused_ships.jump,
    tasks.PLACE: refused_ships.place,
    tasks.COLONY: refused_ships.colony,
}
