"""What an option means: `code = verb << 16 | a << 8 | b`. Codes name what is chosen, never a place in a list."""

from typing import Final

from mypy_extensions import i64

ACT: Final = 1  # space: put the pawn there and take its Action
USE: Final = 2  # number of a power at will
PROCEED: Final = 3  # to the next phase
SLOT: Final = 4  # slot: research there
TYPE: Final = 5  # type of the card to discover
CARD: Final = 6  # technology: take this revealed card
DRAW: Final = 7  # type: draw instead of taking from the tableau
DO: Final = 8  # the optional part
SKIP: Final = 9
PICK: Final = 10  # lettered option
BUILD_AT: Final = 11  # location
POP_AT: Final = 12  # location: build there with population, supply having run out
FORGO: Final = 13  # the conversion, supply having run out
RAISE: Final = 14  # location, level: upgrade this ship
MOVE: Final = 15  # location, level * 16 + target
STOP: Final = 16  # jumping, upgrading, trading, settling
TRACK: Final = 17  # kind of disc to automate
DISC: Final = 18  # location or SECOND, kind of disc
BONUS: Final = 19  # location: this gain-control bonus next
TARGET: Final = 20  # location: colonize it
SETTLE_SHIP: Final = 21  # level
SHIFT_CUBE: Final = 22  # from column, to column
GROW: Final = 23
MINE: Final = 24
TRADE: Final = 25
BUY_POP: Final = 26
DECOMMISSION: Final = 27  # location, level
SELL_POP: Final = 28
CLAIM: Final = 29  # place of the achievement
COVER: Final = 30  # guild: remove its cover
COPY: Final = 31  # space whose Action is taken
RECALL: Final = 32  # technology whose immediate bonus is taken again
ANNEX: Final = 33  # system
RETIRE: Final = 34  # location, level: this ship goes to the museum
ATTACH: Final = 35  # location: the extra System goes next to it
RECLAIM: Final = 36  # slot: take the cube back as population
SWAP: Final = 37  # place * 8 + slot of an achievement, kind of disc
PAY_POP: Final = 38  # return population as printed
PAY_ORE: Final = 39  # 1 ore in place of one of them
MAT: Final = 40  # faction

SECOND: Final = 15  # in DISC: the second disc of a colony
VERBS: Final = 41


def encode(verb: i64, a: i64 = 0, b: i64 = 0) -> i64:
    return (verb << 16) | (a << 8) | b


def verb_of(code: i64) -> i64:
    return code >> 16


def first_of(code: i64) -> i64:
    return (code >> 8) & 255


def second_of(code: i64) -> i64:
    return code & 255
