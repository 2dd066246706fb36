"""Whether the parts of a position fit together as the rules demand. Every refusal names a field and the clause."""

from __future__ import annotations

from typing import NoReturn

from heliopause.games.frontiers import layout
from heliopause.games.frontiers.catalog import Catalog
from heliopause.games.frontiers.ids import ACTION_NAMES, KIND_NAMES, Ids
from heliopause.games.frontiers.layout import (
    ACTION,
    ANY_KIND,
    BUILT,
    CHIPS,
    COPIES,
    CREDIT_ITEM,
    DEVELOPED,
    ENDING,
    FACE,
    FACE_DOWN,
    FRESH,
    GOALS,
    GOOD_ITEM,
    GOODS_LEFT,
    HOLDER,
    HOME,
    MAT,
    MAT_SLOTS,
    ON_OFFER,
    OORT_KIND,
    PLACE,
    PLAYERS,
    POOL,
    POOL_EMPTY,
    PRODUCE_CREDITS,
    PRODUCED,
    RETURNING,
    ROUND,
    SEATS,
    SELECTED,
    SELECTOR,
    STACKS,
    SUPPLY,
    TAKEN,
    TRACK,
    WITH_GOALS,
    WORLD_ITEM,
    WORLDS,
)
from heliopause.games.frontiers.position_pieces import colonies, colonists_elsewhere, copies, goods, goods_elsewhere
from heliopause.games.frontiers.position_stack import check_stack
from heliopause.games.frontiers.rules.frontiers import Frontiers, covered
from heliopause.games.frontiers.rules.round import in_play
from heliopause.games.frontiers.rules.stockpile import stored
from heliopause.kernel.errors import InputError


def check(s: Frontiers, catalog: Catalog) -> None:
    ids = Ids(catalog, s.t, s.cells[PLAYERS])
    check_supplies(s)
    check_developments(s, ids)
    for seat in range(ids.players):
        check_empire(s, ids, seat)
    check_mats(s, ids)
    check_round(s, ids)
    check_marks(s, ids)
    if s.cells[WITH_GOALS]:
        check_stockpiles(s, ids)
    check_stack(s, ids)


def refuse(place: str, what: str, *clauses: str) -> NoReturn:
    raise InputError(f"position.{place}: {what} ({', '.join(clauses)})")


# ---------------------------------------------------------------- pieces


def check_supplies(s: Frontiers) -> None:
    c, t = s.cells, s.t
    players = c[PLAYERS]
    found = c[SUPPLY] + colonists_elsewhere(s)
    if found != t.colonists[players]:
        refuse("colonists", f"{found} pieces in the supply, on mats and on colonies; there are {t.colonists[players]}",
               "NF-SETUP-18")  # fmt: skip
    for name, kind in KIND_NAMES.numbers.items():
        found = c[GOODS_LEFT + kind] + goods_elsewhere(s, kind)
        if found != t.goods[kind]:
            refuse(f"goods.{name}", f"{found} goods in the supply and elsewhere; there are {t.goods[kind]}",
                   "NF-COMP-02")  # fmt: skip
    left = max(t.pool[players] - sum(c[CHIPS : CHIPS + SEATS]), 0)
    if c[POOL] != left:
        refuse("pool", f"{c[POOL]} where {left} are left of {t.pool[players]}", "NF-SETUP-16", "NF-CHIP-01")
    if (c[POOL] == 0) != (c[ENDING] & POOL_EMPTY != 0):
        refuse("ending", "the pool brings the end when it is empty, and only then", "NF-END-08")


def check_developments(s: Frontiers, ids: Ids) -> None:
    c = s.cells
    bought = [face for seat in range(ids.players) for face in built(s, seat)]
    for face in bought:
        if face not in c[FACE : FACE + STACKS]:
            refuse("seats", f"{ids.faces[face]} is not in this game", "NF-SETUP-10")
    for stack, name in ids.stacks.ids.items():
        found = c[COPIES + stack] + bought.count(c[FACE + stack])
        if found != copies(s, stack):
            refuse(f"developments.{name}", f"{found} tiles on the mat and in empires; there are {copies(s, stack)}",
                   "NF-SETUP-01", "NF-SETUP-03")  # fmt: skip


def built(s: Frontiers, seat: int) -> list[int]:
    return s.cells[BUILT + seat * MAT_SLOTS :][: s.cells[DEVELOPED + seat]]


def check_empire(s: Frontiers, ids: Ids, seat: int) -> None:
    t = s.t
    faces = built(s, seat)
    if len(set(faces)) < len(faces):
        refuse(f"seats[{seat}].developments", "nobody owns two copies", "NF-DEV-06")
    most = t.most_spaces + 2
    if covered(s, seat) > most:
        refuse(f"seats[{seat}].developments", f"at most {most} spaces are ever covered", "NF-AMB-15")
    tiles = colonies(s, seat)
    if len(set(tiles)) < len(tiles):
        refuse(f"seats[{seat}].colonies", "one of them is named twice", "NF-COMP-01")
    for slot, (tile, good) in enumerate(zip(tiles, goods(s, seat), strict=True)):
        if good and t.kind[tile] not in (good, ANY_KIND):
            refuse(f"seats[{seat}].colonies[{slot}].good", f"{ids.tiles[tile]} does not bear this good",
                   "NF-GOOD-02", "NF-GOOD-03")  # fmt: skip


def check_mats(s: Frontiers, ids: Ids) -> None:
    c = s.cells
    mats = c[MAT : MAT + ids.players]
    if len(set(mats)) < len(mats):
        refuse("seats", "two of them have the same mat", "NF-SETUP-25")
    for seat in range(ids.players):
        home = c[HOME + seat]
        if home >= 0 and s.t.home_mat[home - WORLDS] != mats[seat]:
            refuse(f"seats[{seat}].home", f"is not printed on mat {mats[seat] + 1}", "NF-SETUP-27")
        if (home < 0) != (not colonies(s, seat)):
            refuse(f"seats[{seat}].colonies", "an empire begins with its home colony", "NF-SETUP-28")


# ---------------------------------------------------------------- the round


def check_round(s: Frontiers, ids: Ids) -> None:
    """As many tiles are taken as disks have selected, by their players; those disks come first on the track."""
    c = s.cells
    for name, action in ACTION_NAMES.numbers.items():
        if c[TAKEN + action] >= 0 and not in_play(s, action):
            refuse(f"taken.{name}", "this tile is not in the game", "NF-SETUP-12", "NF-SETUP-13")
    acting = c[ACTION] >= 0
    seats = sorted(seat for seat in c[TAKEN : TAKEN + layout.ACTIONS] if seat >= 0)
    disks = c[TRACK : TRACK + c[SELECTED] + int(acting)]
    if seats != sorted(disks) or -1 in disks:
        refuse("taken", f"tiles are taken by seats {seats}, selected have the disks of {sorted(disks)}",
               "NF-ROUND-01", "NF-TWO-03")  # fmt: skip
    if acting != (c[SELECTOR] >= 0) or (acting and c[TAKEN + c[ACTION]] != c[SELECTOR]):
        refuse("selector", "must be who has taken the tile of the action", "NF-ROUND-05")
    if c[PRODUCE_CREDITS] >= c[ROUND]:
        refuse("produce_credits", f"{c[PRODUCE_CREDITS]} cannot have come together before round {c[ROUND]}",
               "NF-REND-02")  # fmt: skip


def check_marks(s: Frontiers, ids: Ids) -> None:
    """What is only there while an action goes on."""
    c = s.cells
    settling, producing = c[ACTION] == layout.SETTLE, c[ACTION] == layout.PRODUCE
    places = c[PLACE : PLACE + WORLDS]
    if ON_OFFER in places and c[ACTION] != layout.EXPLORE:
        refuse("offer", "worlds lie there in Explore only", "NF-EXP-02")
    if RETURNING in places and c[ACTION] not in (layout.EXPLORE, layout.SETTLE):
        refuse("returning", "worlds go back in Explore and Settle", "NF-EXP-12", "NF-CARD-19")
    if c[OORT_KIND] and not (settling or producing):
        refuse("kind_set", "the kind is set in Settle and Produce, where it matters", "NF-AMB-46")
    if any(c[FRESH : FRESH + SEATS]) and not settling:
        refuse("seats", "colonies are new in Settle only", "NF-POW-02")
    if any(c[PRODUCED : PRODUCED + SEATS]) and not producing:
        refuse("seats", "goods are produced in Produce only", "NF-PROD-07")
    for seat in range(ids.players):
        lying = goods(s, seat)
        if any(c[PRODUCED + seat] & (1 << slot) and not good for slot, good in enumerate(lying)):
            refuse(f"seats[{seat}].colonies", "where a good was produced it lies", "NF-PROD-01")


def check_stockpiles(s: Frontiers, ids: Ids) -> None:
    """Only for goals that lie face up, and not beyond their maximum (NF-GOAL-11, NF-GOAL-13)."""
    c, t = s.cells, s.t
    for seat in range(ids.players):
        for item in (CREDIT_ITEM, GOOD_ITEM, WORLD_ITEM):
            open_goals = [
                t.goal_most[goal]
                for goal in range(GOALS)
                if t.goal_item[goal] == item and c[HOLDER + goal] >= 0 and c[FACE_DOWN] != goal
            ]
            if stored(s, seat, item) > max(open_goals, default=0):
                refuse(f"seats[{seat}].stockpile", f"holds {stored(s, seat, item)}, more than a goal asks for",
                       "NF-GOAL-11", "NF-GOAL-13")  # fmt: skip
