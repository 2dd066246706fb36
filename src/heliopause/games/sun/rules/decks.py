"""Decks of cards: what lies on top, and what is put under them."""

from mypy_extensions import i64

from heliopause.games.sun.layout import DECK, DECK_A, DECK_B, DECK_CELLS, DECK_SIZE, GROUPS, REVEALED
from heliopause.games.sun.rules.sun import Sun, latch
from heliopause.kernel.rng import below, shuffle


def deck_left(s: Sun, deck: i64) -> i64:
    return s.cells[DECK + deck * DECK_CELLS]


def draw(s: Sun, deck: i64) -> i64:
    """Reveal the top card; -1 from an empty deck."""
    c = s.cells
    at: i64 = DECK + deck * DECK_CELLS
    n: i64 = c[at]
    if n == 0:
        return -1
    latch(s)
    card: i64 = c[at + n]
    c[at] = n - 1
    c[at + n] = -1
    c[at + DECK_SIZE + n] = 0
    return card


def draw_system(s: Sun, deck: i64) -> i64:
    """An empty System deck is made up for by the other one (SUN-COL-13, SUN-CARD-06)."""
    card = draw(s, deck)
    if card >= 0:
        return card
    return draw(s, DECK_B if deck == DECK_A else DECK_A)


def put_under(s: Sun, deck: i64) -> None:
    """The revealed cards go face down to the bottom in random order (SUN-RES-23): known as a group, not one by one."""
    c = s.cells
    count: i64 = c[REVEALED]
    if count == 0:
        return
    if count > 1:
        latch(s)
    shuffle(c, c, REVEALED + 1, count)
    c[GROUPS] += 1
    at: i64 = DECK + deck * DECK_CELLS
    n: i64 = c[at]
    i = n
    while i > 0:
        c[at + i + count] = c[at + i]
        c[at + DECK_SIZE + i + count] = c[at + DECK_SIZE + i]
        i -= 1
    i = 1
    while i <= count:
        c[at + i] = c[REVEALED + i]
        c[at + DECK_SIZE + i] = c[GROUPS]
        c[REVEALED + i] = -1
        i += 1
    c[at] = n + count
    c[REVEALED] = 0


def shuffle_deck(s: Sun, deck: i64) -> None:
    """Afterwards nobody knows more of it than its cards."""
    c = s.cells
    at: i64 = DECK + deck * DECK_CELLS
    latch(s)
    shuffle(c, c, at + 1, c[at])
    i: i64 = 1
    while i <= c[at]:
        c[at + DECK_SIZE + i] = 0
        i += 1


def add_card(s: Sun, deck: i64, card: i64) -> None:
    """Put a card on top; the caller shuffles."""
    c = s.cells
    at: i64 = DECK + deck * DECK_CELLS
    c[at] += 1
    c[at + c[at]] = card


def draw_at_random(s: Sun, deck: i64) -> i64:
    """Any card of a deck, each as likely (SUN-TAB-11); -1 from an empty deck."""
    c = s.cells
    at: i64 = DECK + deck * DECK_CELLS
    n: i64 = c[at]
    if n == 0:
        return -1
    return take_from(s, deck, 1 + below(c, n))


def take_from(s: Sun, deck: i64, place: i64) -> i64:
    c = s.cells
    at: i64 = DECK + deck * DECK_CELLS
    n: i64 = c[at]
    latch(s)
    card: i64 = c[at + place]
    while place < n:
        c[at + place] = c[at + place + 1]
        c[at + DECK_SIZE + place] = c[at + DECK_SIZE + place + 1]
        place += 1
    c[at] = n - 1
    c[at + n] = -1
    c[at + DECK_SIZE + n] = 0
    return card


def reveal(s: Sun, card: i64) -> None:
    """Lay a drawn card open for everybody (SUN-AMB-27)."""
    c = s.cells
    c[REVEALED] += 1
    c[REVEALED + c[REVEALED]] = card


def take_revealed(s: Sun, card: i64) -> None:
    """Take one of the open cards away."""
    c = s.cells
    n: i64 = c[REVEALED]
    i: i64 = 1
    while c[REVEALED + i] != card:
        i += 1
    while i < n:
        c[REVEALED + i] = c[REVEALED + i + 1]
        i += 1
    c[REVEALED + n] = -1
    c[REVEALED] = n - 1
