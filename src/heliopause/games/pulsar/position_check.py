"""Whether the parts of a position fit together as the rules demand. Every refusal names a field and the clause."""

from __future__ import annotations

from typing import NoReturn

from heliopause.games.pulsar import layout as at
from heliopause.games.pulsar import tasks
from heliopause.games.pulsar.ids import LETTER_NAMES, PROJECT_NAMES, SIZE_NAMES, Ids
from heliopause.games.pulsar.position_stack import check_stack
from heliopause.games.pulsar.rules.pulsar import Pulsar, bits
from heliopause.games.pulsar.rules.technologies import row_of
from heliopause.games.pulsar.rules.trails import ENTRY, ISOLATED
from heliopause.kernel.errors import InputError
from heliopause.kernel.state import FRAME


def check(s: Pulsar, ids: Ids) -> None:
    players = s.cells[at.PLAYERS]
    check_ships(s, ids)
    for seat in range(players):
        check_score(s, seat)
        check_claims(s, seat)
        check_projects(s, seat)
    check_awards(s)
    check_boards(s)
    check_exploration(s, ids)
    check_transmitters(s, ids)
    check_patents(s, ids)
    check_dice(s)
    check_stack(s, ids)


def refuse(field: str, what: str, *clauses: str) -> NoReturn:
    cited = f" ({', '.join(clauses)})" if clauses else ""
    raise InputError(f"position{field}: {what}{cited}")


def check_ships(s: Pulsar, ids: Ids) -> None:
    c = s.cells
    kinds = s.t.kind[c[at.SIDE]]
    gates = []
    for seat in range(c[at.PLAYERS]):
        ship = c[at.SHIP + seat]
        if ship >= 0 and kinds[ship] == ISOLATED:
            refuse(f".seats[{seat}].ship", "no ship can be at an isolated pulsar", "PUL-FLY-06")
        if ship in gates:
            refuse(f".seats[{seat}].ship", f"the entry gate {ids.locations[ship]} holds another ship", "PUL-POS-09")
        if ship >= 0 and kinds[ship] == ENTRY:
            gates.append(ship)
        if ship < 0 and c[at.ROUND]:
            refuse(f".seats[{seat}].ship", "every ship is somewhere once the game has begun", "PUL-POS-10")


def check_score(s: Pulsar, seat: int) -> None:
    if s.cells[at.SCORE + seat] < 0:
        refuse(f".seats[{seat}].points", "come to less than nothing", "PUL-PROD-12")


def check_claims(s: Pulsar, seat: int) -> None:
    c = s.cells
    if bits(c[at.CLAIMED + seat]) > s.t.rings:
        refuse(".pulsars", f"seat {seat} has more than {s.t.rings} claims", "PUL-CLAIM-06")


def check_projects(s: Pulsar, seat: int) -> None:
    c = s.cells
    built, side = c[at.BUILT + seat], c[at.SIDE_OF + seat]
    if not c[at.HEADQUARTERS]:
        return
    if side >= 0 and side // 2 != c[at.BOARD_OF + seat]:
        refuse(f".seats[{seat}].side", "is on another board", "PUL-SETUP-21")
    if side < 0 and (built or c[at.ROUND]):
        refuse(f".seats[{seat}].side", "is chosen before the first roll", "PUL-SETUP-21")
    for project, name in PROJECT_NAMES.ids.items():
        if built & (1 << project) and s.t.needs[project] & ~built:
            refuse(f".seats[{seat}].projects", f"{name} needs others first", "PUL-HQ-05", "PUL-HQ-07", "PUL-HQ-08")
        if c[at.RUNS + seat] & (1 << project):
            if not built & (1 << project) or s.t.run_colour[side * at.PROJECTS + project] < 0:
                refuse(f".seats[{seat}].used_runs", f"{name} has no gate run to use", "PUL-RUN-01")


def check_awards(s: Pulsar) -> None:
    """Whoever has two of a size has won what there was to win (PUL-AWARD-04 to PUL-AWARD-07)."""
    c = s.cells
    for size, name in SIZE_NAMES.ids.items():
        first, second = c[at.AWARD + 2 * size], c[at.AWARD + 2 * size + 1]
        placed = [
            c[at.GROWING + seat * at.SIZES + size] + c[at.SPINNING + seat * at.SIZES + size]
            for seat in range(c[at.PLAYERS])
        ]
        two = {seat for seat, count in enumerate(placed) if count >= 2}
        field = f".awards.{name}"
        if (first >= 0 and first not in two) or (second >= 0 and second not in two) or (second >= 0 and first < 0):
            refuse(field, "are won with two gyrodynes, the first one first", "PUL-AWARD-01")
        if second >= 0 and second == first and placed[first] < 4:
            refuse(field, "the second award takes four gyrodynes of one player", "PUL-AWARD-07")
        if two and (first < 0 or (second < 0 and (len(two) > 1 or placed[first] >= 4))):
            refuse(field, "somebody has won one that is still there", "PUL-AWARD-04", "PUL-AWARD-05")


def check_boards(s: Pulsar) -> None:
    c = s.cells
    boards = [board for board in c[at.BOARD_OF : at.BOARD_OF + c[at.PLAYERS]] if board >= 0]
    if len(set(boards)) < len(boards):
        twice = next(LETTER_NAMES[board] for board in boards if boards.count(board) > 1)
        refuse(".seats", f"two have the headquarters board {twice}", "PUL-COMP-09")


def check_exploration(s: Pulsar, ids: Ids) -> None:
    """A tile is in the stack, discarded, or kept as stations."""
    c = s.cells
    stack = c[at.STACK + 1 : at.STACK + 1 + c[at.STACK]]
    kept = []
    for kind, name in ids.exploration.ids.items():
        left = s.t.tile_count[kind] - stack.count(kind) - c[at.DISCARDED + kind]
        if left < 0:
            refuse(".exploration", f"there are more than {s.t.tile_count[kind]} tiles {name}", "PUL-COMP-04")
        if left and not s.t.tile_station[kind]:
            refuse(".exploration", f"a tile {name} is missing", "PUL-COMP-04")
        kept += [s.t.tile_station[kind]] * left
    if sum(kept) != sum(c[at.EXTRA : at.EXTRA + c[at.PLAYERS]]):
        refuse(".seats", f"extra stations come from the {len(kept)} tiles that are kept", "PUL-ICON-10")


def check_transmitters(s: Pulsar, ids: Ids) -> None:
    c = s.cells
    dealt = at.OFFERED * c[at.ROUND]
    deck = c[at.DECK + 1 : at.DECK + 1 + c[at.DECK]][::-1]
    letters = sorted(s.t.letter)
    if [s.t.letter[tile] for tile in deck] != letters[dealt:]:
        refuse(".transmitters.deck", "must hold what is left of A, then B, then C", "PUL-SETUP-15", "PUL-NEXT-04")
    offer = [tile for tile in c[at.OFFER : at.OFFER + at.OFFERED] if tile >= 0]
    taken = [tile for tile in range(at.TRANSMITTERS) if c[at.KEEPER + tile] >= 0]
    everywhere = [*deck, *offer, *taken]
    for tile in everywhere:
        if everywhere.count(tile) > 1:
            refuse(".transmitters", f"{ids.transmitters[tile]} is there twice", "PUL-COMP-06")
    outside = [tile for tile in range(at.TRANSMITTERS) if tile not in deck]
    if sorted(s.t.letter[tile] for tile in outside) != letters[:dealt]:
        refuse(".transmitters", "more have left the stack than were dealt", "PUL-NEXT-03")
    wanted = letters[max(0, dealt - at.OFFERED) : dealt]
    for tile in offer:
        if s.t.letter[tile] not in wanted:
            refuse(".transmitters.offer", f"{ids.transmitters[tile]} was not dealt in this round", "PUL-NEXT-04")
        wanted.remove(s.t.letter[tile])
    for tile in taken:
        check_array(s, ids, tile)


def check_array(s: Pulsar, ids: Ids, tile: int) -> None:
    """Joined ends name each other, both can link, both belong to one player, and no array is a ring."""
    c = s.cells
    field = f".transmitters.taken.{ids.transmitters[tile]}"
    if c[at.ONLINE + tile] and c[at.COVERED + tile]:
        refuse(field, "is online, so its costs are no longer covered", "PUL-TRANS-09")
    flips = [s.stack[place + 2] for place in range(0, len(s.stack), FRAME) if s.stack[place] == tasks.FLIP]
    if c[at.COVERED + tile] == s.t.all_costs[tile] and tile not in flips:
        refuse(field, "is paid in full, so it is online", "PUL-TRANS-09")
    for end in (tile * 2, tile * 2 + 1):
        other = c[at.JOIN + end]
        if other < 0:
            continue
        if c[at.JOIN + other] != end or c[at.KEEPER + other // 2] != c[at.KEEPER + tile] or other // 2 == tile:
            refuse(field, f"is not joined to {ids.ends[other]} from both sides", "PUL-LINK-07")
        if s.t.pips[end] < 0 or s.t.pips[other] < 0:
            refuse(field, "only ends with half a die are joined", "PUL-LINK-02")
        far, steps = other ^ 1, 0
        while c[at.JOIN + far] >= 0 and steps < at.TRANSMITTERS:
            far = c[at.JOIN + far] ^ 1
            steps += 1
        if steps == at.TRANSMITTERS:
            refuse(field, "is part of a ring", "PUL-LINK-07")


def check_patents(s: Pulsar, ids: Ids) -> None:
    c = s.cells
    names = ids.places(c[at.LETTER : at.LETTER + 3])
    for place, name in names.ids.items():
        if c[at.FIRST + place] < 0:
            continue
        field = f".technologies.patents.{name}"
        patented = c[at.PATENTED + place]
        if not row_of(place) <= patented <= c[at.ROUND]:
            refuse(field, f"cannot have been patented in round {patented}", "PUL-TECH-02")
        single = s.t.tech_icons[ids.technologies.numbers[name]] == 1
        if c[at.SECOND + place] >= 0 and single and (c[at.PLAYERS] == 2 or patented == c[at.ROUND]):
            refuse(field, "cannot have a second owner yet", "PUL-TECH-08", "PUL-TWO-12")


def check_dice(s: Pulsar) -> None:
    c = s.cells
    if not c[at.ROUND]:
        return
    board = sum(c[at.ON_BOARD + 1 : at.ON_BOARD + 7])
    held = sum(value > 0 for value in c[at.SILVER : at.SILVER + 2 * c[at.PLAYERS]])
    if board + held > s.t.silver[c[at.PLAYERS]]:
        refuse(".dice", f"there are {board + held} silver dice, not {s.t.silver[c[at.PLAYERS]]}", "PUL-SETUP-04")
    base = s.stack[0] if s.stack else tasks.FINAL
    wanted = s.t.silver[c[at.PLAYERS]] - 2 * c[at.PLAYERS]
    if base != tasks.DRAFT and board != wanted:
        refuse(".dice.board", f"{wanted} dice are left over, not {board}", "PUL-DICE-14", "PUL-TWO-09")
    if base not in (tasks.DRAFT, tasks.TURN) and held:
        refuse(".seats", "dice are used or lost once all turns are over", "PUL-ACT-02")
    if base != tasks.TURN and (c[at.BOUND] or c[at.RED]):
        refuse(".dice", "red dice are there in turns only", "PUL-BONUS-19")
    if c[at.MARKER] < 2:
        refuse(".dice.marker", "stands on the dice board once dice were rolled", "PUL-DICE-10")
    if c[at.BONUS_USED] and (c[at.BOUND] or c[at.RED]):
        refuse(".dice", "the bonus die is used, so there is no other", "PUL-BONUS-01")
