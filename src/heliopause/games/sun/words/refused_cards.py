"""What is refused around cards and cubes: research, discoveries, lettered options, copies, guilds, shifted supply."""

from __future__ import annotations

from heliopause.games.sun import codes, ops, tasks
from heliopause.games.sun.layout import (
    BOARD_SLOTS,
    COLUMNS,
    GUILD_OPEN,
    GUILDS,
    REVEALED,
    ROW,
    SUPPLY,
)
from heliopause.games.sun.rules import reasons
from heliopause.games.sun.rules.board import GUILD_SPACE
from heliopause.games.sun.rules.prospects import within_reach
from heliopause.games.sun.rules.slots import slot_reason, slots_of
from heliopause.games.sun.rules.sun import has_room, rightmost_column
from heliopause.games.sun.stack import running
from heliopause.games.sun.words.names import COLUMN_NAMES, LEVEL_NAMES, TYPE_NAMES
from heliopause.games.sun.words.options import action_phrase
from heliopause.games.sun.words.programs import bind, tree
from heliopause.games.sun.words.refusing import Refuser, lack, level_names
from heliopause.kernel import phrases
from heliopause.kernel.words import Value

TYPES_IN_A_ROW = 4


# ---------------------------------------------------------------- research


def research(r: Refuser) -> None:
    s = r.s
    _, seat, levels, flags, _, _ = r.frame
    mine = slots_of(s, seat)
    for slot in range(BOARD_SLOTS):
        code = codes.encode(codes.SLOT, slot)
        if r.missing(code):
            reason = slot_reason(s, seat, slot, levels, flags, mine)
            _slot(r, code, slot, reason, level_names(levels), mine)


def _slot(r: Refuser, code: int, slot: int, reason: int, levels: str, mine: int) -> None:
    s = r.s
    what = r.speaker.slot(s, slot)
    if reason == reasons.MISSING:
        before = [left for left in range(BOARD_SLOTS) if s.t.slot_from[slot] & (1 << left)]
        missing = [r.speaker.slot(s, left) for left in before if not mine & (1 << left)]
        need, have = s.t.slot_need[slot], len(before) - len(missing)
        clause = "SUN-RES-07" if len(before) > need else "SUN-RES-04"
        names = r.speaker.words.join("or" if len(before) > need else "and", missing)
        r.refuse(code, what, clause, "prerequisites", n=need - have, names=names)
    else:
        clause, message = _SLOTS[reason]
        r.refuse(code, what, clause, message, level=levels, own=LEVEL_NAMES[s.t.slot_level[slot]])


_SLOTS = {
    reasons.WRONG_LEVEL: ("SUN-RES-02", "level"),
    reasons.ALREADY: ("SUN-RES-03", "researched"),
    reasons.UNDISCOVERED: ("SUN-RES-08", "undiscovered"),
    reasons.NO_CARDS: ("SUN-AMB-21", "deck"),
}


def discover(r: Refuser) -> None:
    """Types that no prerequisite passes on, then cards that do not show the type."""
    s, speaker = r.s, r.speaker
    slot = r.frame[2]
    verbs = {codes.verb_of(code) for code in r.offered}
    for verb in (codes.TYPE, codes.DRAW):
        if verb in verbs:
            kinds = [kind for kind in TYPE_NAMES if not r.missing(codes.encode(verb, kind))]
            allowed = speaker.words.join("or", [speaker.say("type", type=TYPE_NAMES[kind]) for kind in kinds])
            for kind in TYPE_NAMES:
                code = codes.encode(verb, kind)
                if r.missing(code):
                    what = speaker.say("what-type", type=TYPE_NAMES[kind])
                    two_of_three = s.t.slot_from[slot].bit_count() > s.t.slot_need[slot]
                    r.refuse(code, what, "SUN-RES-19" if two_of_three else "SUN-RES-18", "type", allowed=allowed)
    for tech in _open_cards(r, slot) if codes.CARD in verbs else []:
        code = codes.encode(codes.CARD, tech)
        if r.missing(code):
            clause = "SUN-RES-20" if codes.DRAW not in verbs else "SUN-TAB-08"
            r.refuse(code, speaker.technology(tech).name, clause, "card")


def _open_cards(r: Refuser, slot: int) -> list[int]:
    """The revealed cards, or the row of the tableau."""
    s = r.s
    if r.frame[5]:
        return s.cells[REVEALED + 1 : REVEALED + 1 + s.cells[REVEALED]]
    row = ROW + (s.t.slot_level[slot] - 2) * TYPES_IN_A_ROW
    return [card for card in s.cells[row : row + TYPES_IN_A_ROW] if card >= 0]


# ---------------------------------------------------------------- lettered options


def choose(r: Refuser) -> None:
    s, t = r.s, r.s.t
    _, _, _, at, used, different = r.frame
    x, flags = running(s)[3:5]
    for number in range(t.lists[at]):
        code = codes.encode(codes.PICK, number)
        if not r.missing(code):
            continue
        program = t.lists[at + 2 * number + 1]
        option = phrases.phrase(r.speaker.words, bind(tree(t, program), x))
        what = r.speaker.say("option-pick", letter=chr(ord("A") + number), what=option)
        if different and used & (1 << number):
            r.refuse(code, what, "SUN-OPT-01", "chosen")
        elif flags & tasks.RESEARCH_ONLY and not t.lists[at + 2 * number + 2]:
            r.refuse(code, what, "SUN-CARD-04", "no-research")
        else:
            r.refuse_for(code, what, lack(s, r.seat, program, x=x))


# ---------------------------------------------------------------- copies, guilds, supply


def copy(r: Refuser) -> None:
    s, t = r.s, r.s.t
    what = r.frame[2]
    if what == ops.COPY_BONUS:
        return
    for space in range(t.spaces):
        code = codes.encode(codes.COPY, space)
        if t.space_first[space] != space or not r.missing(code) or not _seen(r, space, what):
            continue
        action = action_phrase(r.speaker, s, r.seat, space)
        name = r.speaker.say("what-space", card=r.speaker.space(s, space), what=action)
        if not within_reach(s, r.seat, space, what):
            covered = t.space_kind[space] == GUILD_SPACE
            r.refuse(code, name, "SUN-ACT-19" if covered else "SUN-PRIV-07", "covered" if covered else "not-ours")
        elif what == ops.COPY_RESEARCH and not t.space_research[space]:
            r.refuse(code, name, "SUN-CARD-03", "no-research")
        else:
            r.refuse_for(code, name, lack(s, r.seat, t.space_code[space], research_only=what == ops.COPY_RESEARCH))


def _seen(r: Refuser, space: int, what: int) -> bool:
    """Spaces on the table that somebody could have in mind."""
    if within_reach(r.s, r.seat, space, what):
        return True
    if what == ops.COPY_BASIC:
        return False
    return r.s.t.space_kind[space] == GUILD_SPACE or r.speaker.card_in_play(r.s, space)


def guild(r: Refuser) -> None:
    s = r.s
    for number in range(GUILDS):
        code = codes.encode(codes.COVER, number)
        if r.missing(code):
            name = r.speaker.catalog.guilds[number].name
            if s.cells[GUILD_OPEN + number]:
                r.refuse(code, name, "SUN-AMB-48", "open-already")
            else:
                r.refuse(code, name, "SUN-AMB-48", "guild-level", n=r.frame[2])


def shift(r: Refuser) -> None:
    s, seat = r.s, r.seat
    _, _, _, from_right, target, _ = r.frame
    for source in range(COLUMNS):
        if s.cells[SUPPLY + seat * COLUMNS + source] == 0:
            continue
        for column in range(COLUMNS):
            code = codes.encode(codes.SHIFT_CUBE, source, column)
            if column == source or not r.missing(code):
                continue
            args: dict[str, Value] = {"start": COLUMN_NAMES[source], "column": COLUMN_NAMES[column]}
            what = r.speaker.say("option-shift", **args)
            if from_right and source != rightmost_column(s, seat):
                r.refuse(code, what, "SUN-SUP-02", "rightmost", column=COLUMN_NAMES[rightmost_column(s, seat)])
            elif target not in (COLUMNS, column):
                r.refuse(code, what, "SUN-AMB-18", "target", column=COLUMN_NAMES[target])
            elif not has_room(s, seat, column):
                r.refuse(code, what, "SUN-AMB-18", "room", column=COLUMN_NAMES[column])
