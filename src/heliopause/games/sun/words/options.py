"""What an option does, in the second person, numbers first."""

from __future__ import annotations

from collections.abc import Callable

from heliopause.games.sun import codes, tasks
from heliopause.games.sun.cautions import growing, in_vain
from heliopause.games.sun.layout import (
    ACHIEVEMENT,
    AT_WILL,
    CLAIMS,
    LEVELS,
    ORE,
    PAWN,
    POP,
    SHARED,
    SLOT_CARD,
    SYSTEM_AT,
)
from heliopause.games.sun.prices import price
from heliopause.games.sun.rules.achievements import free_slot
from heliopause.games.sun.rules.action import occupant, share_price
from heliopause.games.sun.rules.board import leaving_cost
from heliopause.games.sun.rules.prospects import where_x
from heliopause.games.sun.rules.sun import Sun, power_at, visible_ore
from heliopause.games.sun.stack import running
from heliopause.games.sun.words import effects
from heliopause.games.sun.words.names import COLUMN_NAMES, LEVEL_NAMES, TYPE_NAMES, Speaker
from heliopause.games.sun.words.programs import bind, tree
from heliopause.kernel import phrases
from heliopause.kernel.effects import Ability
from heliopause.kernel.state import top
from heliopause.kernel.words import Value


def describe(speaker: Speaker, s: Sun, code: int) -> str:
    """With what a list in words has to say besides: whether it is in vain, and what it leaves."""
    text = option(speaker, s, code)
    verb = codes.verb_of(code)
    if verb not in _LEAVES:
        return text
    if verb == codes.ACT and in_vain(s, codes.first_of(code)):
        text = speaker.say("option-vain", what=text, warning=speaker.say("warn-vain"))
    cost, seat = price(s, code), s.seat
    if not cost.paid():
        return text
    ore, population = s.cells[ORE + seat] - cost.ore, s.cells[POP + seat] - cost.population
    return speaker.say("option-left", what=text, named=_LEAVES[verb], ore=ore, population=population)


_LEAVES = {codes.ACT: "both", codes.BUY_POP: "ore", codes.DECOMMISSION: "ore", codes.SELL_POP: "population"}


def option(speaker: Speaker, s: Sun, code: int) -> str:
    """What the option does."""
    return _KINDS[codes.verb_of(code)](speaker, s, codes.first_of(code), codes.second_of(code))


# ---------------------------------------------------------------- the Action


def optional_part(s: Sun) -> Ability:
    """The part that DO does and SKIP leaves out."""
    _, _, pc, x, _, _ = running(s)
    return bind(tree(s.t, pc, top(s)[2]), x)


def _act(speaker: Speaker, s: Sun, space: int, _b: int) -> str:
    seat = s.seat
    text = speaker.say(
        "option-act",
        how="stay" if s.cells[PAWN + seat] == space else "move",
        card=speaker.space_in_full(s, space),
        what=action_phrase(speaker, s, seat, space),
        extra=s.t.space_extra[space],
    )
    other = occupant(s, seat, space)
    if other >= 0 and not (s.t.space_repeat[space] and s.cells[SHARED]):
        text = speaker.say("option-act-shared", what=text, n=share_price(s, seat, space), other=speaker.seat(s, other))
    return text


def action_phrase(speaker: Speaker, s: Sun, seat: int, space: int) -> str:
    action = speaker.action(s, space)
    if action.where is not None:
        action = bind(action, where_x(s, seat, s.t.space_code[space], 0))
    return phrases.phrase(speaker.words, action, "taken")


def _use(speaker: Speaker, s: Sun, number: int, _b: int) -> str:
    return speaker.say("option-use", card=speaker.bearer(s, AT_WILL << number), what=power_phrase(speaker, s, number))


def power_phrase(speaker: Speaker, s: Sun, number: int) -> str:
    """What a power at will does: a program, or one of the two that the effect language cannot say."""
    kind = s.t.will_kind[number]
    if kind == 0:
        return phrases.phrase(speaker.words, tree(s.t, s.t.will_code[number]), "taken")
    return speaker.say("power-reclaim" if kind == 1 else "power-swap")


def _proceed(speaker: Speaker, s: Sun, _a: int, _b: int) -> str:
    return speaker.say("option-proceed", phase=top(s)[2])


def _do(speaker: Speaker, s: Sun, _a: int, _b: int) -> str:
    return speaker.say("option-do", what=phrases.phrase(speaker.words, optional_part(s), "taken"))


def _skip(speaker: Speaker, s: Sun, _a: int, _b: int) -> str:
    if top(s)[0] == tasks.MUSEUM:
        return speaker.say("option-skip-museum")
    return speaker.say("option-skip", what=phrases.phrase(speaker.words, optional_part(s)))


def _pick(speaker: Speaker, s: Sun, number: int, _b: int) -> str:
    at = s.t.lists[top(s)[3] + 2 * number + 1]
    what = bind(tree(s.t, at), running(s)[3])
    return speaker.say("option-pick", letter=chr(ord("A") + number), what=phrases.phrase(speaker.words, what, "taken"))


def _copy(speaker: Speaker, s: Sun, space: int, _b: int) -> str:
    return speaker.say("option-copy", card=speaker.space(s, space), what=action_phrase(speaker, s, s.seat, space))


def _recall(speaker: Speaker, _s: Sun, tech: int, _b: int) -> str:
    card = speaker.technology(tech)
    return speaker.say("option-recall", card=card.name, what=_bonus_phrase(speaker, card.immediate))


def _pay_pop(speaker: Speaker, s: Sun, _a: int, _b: int) -> str:
    return speaker.say("option-pay-pop", n=top(s)[2])


def _pay_ore(speaker: Speaker, s: Sun, _a: int, _b: int) -> str:
    return speaker.say("option-pay-ore", n=s.t.ore_for_pop, left=top(s)[2] - 1)


# ---------------------------------------------------------------- research


def _slot(speaker: Speaker, s: Sun, slot: int, _b: int) -> str:
    number = s.cells[SLOT_CARD + slot]
    if number < 0:
        event = "yes" if speaker.catalog.slots[slot].event else "no"
        return speaker.say("option-discover", slot=speaker.slot(s, slot), event=event)
    card = speaker.technology(number)
    bonus = _bonus_phrase(speaker, card.immediate)
    return speaker.say("option-research", card=card.name, level=LEVEL_NAMES[card.level], what=bonus)


def _type(speaker: Speaker, _s: Sun, kind: int, _b: int) -> str:
    return speaker.say("option-type", type=TYPE_NAMES[kind])


def _card(speaker: Speaker, _s: Sun, number: int, _b: int) -> str:
    card = speaker.technology(number)
    parts: list[str] = []
    if card.immediate is not None:
        parts.append(speaker.say("card-bonus", what=phrases.short(speaker.words, card.immediate)))
    for space in card.spaces:
        parts.append(speaker.say("card-action", what=phrases.short(speaker.words, space.action), n=space.count))
    if card.rule:
        parts.append(effects.rule_phrase(speaker.words, card))
    if card.end_score is not None:
        parts.append(speaker.say("card-end", what=phrases.short(speaker.words, card.end_score)))
    types = speaker.words.join("slash", [speaker.say("type", type=kind) for kind in card.left])
    text = speaker.words.join("parts", parts)
    return speaker.say("option-card", card=card.name, types=types, what=text, points=card.vp)


def _draw(speaker: Speaker, _s: Sun, kind: int, _b: int) -> str:
    return speaker.say("option-draw", type=TYPE_NAMES[kind])


# ---------------------------------------------------------------- ships


def _build_at(speaker: Speaker, s: Sun, loc: int, _b: int) -> str:
    return speaker.say("option-build", level=top(s)[4], at=speaker.at(s, loc))


def _pop_at(speaker: Speaker, s: Sun, loc: int, _b: int) -> str:
    return speaker.say("option-build-pop", level=top(s)[4], at=speaker.at(s, loc))


def _forgo(speaker: Speaker, s: Sun, _a: int, _b: int) -> str:
    return speaker.say("option-forgo", level=top(s)[4])


def _raise(speaker: Speaker, s: Sun, loc: int, level: int) -> str:
    by = top(s)[3] if top(s)[0] == tasks.UPGRADE else 1
    return speaker.say("option-raise", level=level, after=min(level + by, LEVELS), at=speaker.at(s, loc))


def _move(speaker: Speaker, s: Sun, loc: int, packed: int) -> str:
    level, target = packed >> 4, packed & 15
    args: dict[str, Value] = {"level": level, "start": speaker.place(s, loc), "place": speaker.place(s, target)}
    task, _, left = top(s)[:3]
    if task == tasks.WARP:
        return speaker.say("option-warp", n=left - 1, **args)
    return speaker.say("option-move", n=left - leaving_cost(s, loc), **args)


def _retire(speaker: Speaker, s: Sun, loc: int, level: int) -> str:
    return speaker.say("option-retire", level=level, place=speaker.place(s, loc), points=level - s.t.museum_less)


def _stop(speaker: Speaker, s: Sun, _a: int, _b: int) -> str:
    task, _, left = top(s)[:3]
    return speaker.say("option-stop", task=_STOPS[task], n=left)


_STOPS = {
    tasks.JUMP: "jump",
    tasks.WARP: "warp",
    tasks.UPGRADE: "upgrade",
    tasks.TRADE: "trade",
    tasks.SETTLE: "settle",
}


# ---------------------------------------------------------------- discs and Systems


def _track(speaker: Speaker, _s: Sun, kind: int, _b: int) -> str:
    return speaker.say("option-track", disc=speaker.disc(kind))


def _disc(speaker: Speaker, s: Sun, where: int, kind: int) -> str:
    if where == codes.SECOND:
        return speaker.say("option-second-disc", disc=speaker.disc(kind), card=_colony(speaker, s))
    return speaker.say("option-disc", disc=speaker.disc(kind), at=speaker.at(s, where))


def _colony(speaker: Speaker, s: Sun) -> str:
    return speaker.catalog.systems[top(s)[2]].name


def _bonus(speaker: Speaker, s: Sun, loc: int, _b: int) -> str:
    card = speaker.catalog.systems[s.cells[SYSTEM_AT + loc]]
    return speaker.say("option-bonus", card=card.name, what=_bonus_phrase(speaker, card.gain_control))


def _target(speaker: Speaker, s: Sun, loc: int, _b: int) -> str:
    card = speaker.catalog.systems[s.cells[SYSTEM_AT + loc]]
    power = power_at(s, s.seat, loc)
    bonus = _bonus_phrase(speaker, card.colonization)
    return speaker.say("option-target", card=card.name, n=card.vp, needed=card.power, power=power, what=bonus)


def _bonus_phrase(speaker: Speaker, bonus: Ability | None) -> str:
    return phrases.phrase(speaker.words, bonus) if bonus is not None else speaker.say("nothing")


def _settle(speaker: Speaker, s: Sun, level: int, _b: int) -> str:
    _, _, loc, power = top(s)[:4]
    needed = s.t.system_power[s.cells[SYSTEM_AT + loc]]
    return speaker.say("option-settle", level=level, power=power + level, needed=needed)


def _shift(speaker: Speaker, _s: Sun, start: int, column: int) -> str:
    if start == column:
        return speaker.say("option-shift-not", column=COLUMN_NAMES[column])
    return speaker.say("option-shift", start=COLUMN_NAMES[start], column=COLUMN_NAMES[column])


def _annex(speaker: Speaker, _s: Sun, system: int, _b: int) -> str:
    card = speaker.catalog.systems[system]
    return speaker.say("option-annex", card=card.name, n=card.vp, what=_bonus_phrase(speaker, card.colonization))


def _attach(speaker: Speaker, s: Sun, loc: int, _b: int) -> str:
    return speaker.say("option-attach", place=speaker.place(s, loc))


# ---------------------------------------------------------------- production


def _grow(speaker: Speaker, s: Sun, _a: int, _b: int) -> str:
    columns = [COLUMN_NAMES[column] for column in growing(s, s.seat)]
    if not columns:
        return speaker.say("option-grow-nothing")
    return speaker.say("option-grow", n=len(columns), columns=speaker.words.join("and", columns))


def _mine(speaker: Speaker, s: Sun, _a: int, _b: int) -> str:
    return speaker.say("option-mine", n=visible_ore(s, s.seat))


def _trade(speaker: Speaker, _s: Sun, _a: int, _b: int) -> str:
    return speaker.say("option-trade")


def _buy_pop(speaker: Speaker, s: Sun, _a: int, _b: int) -> str:
    return speaker.say("option-buy-pop", n=s.t.ore_for_supply)


def _decommission(speaker: Speaker, s: Sun, loc: int, level: int) -> str:
    return speaker.say("option-decommission", n=s.t.ore_for_ship, level=level, at=speaker.at(s, loc))


def _sell_pop(speaker: Speaker, s: Sun, _a: int, _b: int) -> str:
    return speaker.say("option-sell-pop", n=s.t.pop_for_ore)


# ---------------------------------------------------------------- achievements, guilds, cards, mats


def _claim(speaker: Speaker, s: Sun, place: int, _b: int) -> str:
    number = s.cells[ACHIEVEMENT + place]
    points = s.t.achievement_points[number * CLAIMS + free_slot(s, place)]
    return speaker.say("option-claim", card=speaker.catalog.achievements[number].name, n=points)


def _cover(speaker: Speaker, _s: Sun, guild: int, _b: int) -> str:
    card = speaker.catalog.guilds[guild]
    action = phrases.phrase(speaker.words, card.spaces[0].action, "taken")
    return speaker.say("option-cover", card=card.name, what=action)


def _reclaim(speaker: Speaker, s: Sun, slot: int, _b: int) -> str:
    return speaker.say("option-reclaim", card=speaker.slot(s, slot))


def _swap(speaker: Speaker, s: Sun, packed: int, kind: int) -> str:
    card = speaker.catalog.achievements[s.cells[ACHIEVEMENT + packed // 8]]
    return speaker.say("option-swap", card=card.name, disc=speaker.disc(kind))


def _mat(speaker: Speaker, s: Sun, faction: int, _b: int) -> str:
    return speaker.say("option-mat", card=speaker.catalog.factions[faction].name)


_KINDS: dict[int, Callable[[Speaker, Sun, int, int], str]] = {
    codes.ACT: _act,
    codes.USE: _use,
    codes.PROCEED: _proceed,
    codes.SLOT: _slot,
    codes.TYPE: _type,
    codes.CARD: _card,
    codes.DRAW: _draw,
    codes.DO: _do,
    codes.SKIP: _skip,
    codes.PICK: _pick,
    codes.BUILD_AT: _build_at,
    codes.POP_AT: _pop_at,
    codes.FORGO: _forgo,
    codes.RAISE: _raise,
    codes.MOVE: _move,
    codes.STOP: _stop,
    codes.TRACK: _track,
    codes.DISC: _disc,
    codes.BONUS: _bonus,
    codes.TARGET: _target,
    codes.SETTLE_SHIP: _settle,
    codes.SHIFT_CUBE: _shift,
    codes.GROW: _grow,
    codes.MINE: _mine,
    codes.TRADE: _trade,
    codes.BUY_POP: _buy_pop,
    codes.DECOMMISSION: _decommission,
    codes.SELL_POP: _sell_pop,
    codes.CLAIM: _claim,
    codes.COVER: _cover,
    codes.COPY: _copy,
    codes.RECALL: _recall,
    codes.ANNEX: _annex,
    codes.RETIRE: _retire,
    codes.ATTACH: _attach,
    codes.RECLAIM: _reclaim,
    codes.SWAP: _swap,
    codes.PAY_POP: _pay_pop,
    codes.PAY_ORE: _pay_ore,
    codes.MAT: _mat,
}
