"""The public face of a game: what clients, bots and other programs call."""

import zlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, TypedDict

from heliopause.kernel.clauses import ledger
from heliopause.kernel.document import shown
from heliopause.kernel.errors import InputError
from heliopause.kernel.state import CHECK_SUM, LATCH, State, unpack

MAGIC = b"HPS1"
MOST_VALUES = 1 << 16


class Offer(TypedDict):
    """One option, as a table shows it."""

    code: int
    text: str
    verb: str
    targets: list[str]  # elements of the board in the order in which a hand goes over them: the card, then its place
    cost: dict[str, int]  # what is certain to be paid, and what is left of it then
    left: dict[str, int]
    warning: str | None
    clause: str | None


class Value(TypedDict):
    """One answer to a line of the form; with the kind `seats` or `pick` None leaves it to the game."""

    value: Any
    text: str


class FormLine(TypedDict):
    """An option of a new game: `switch` is yes or no, `choice` one of the values, `seats` the number of a seat,
    `pick` a list with one of the values for every seat."""

    name: str
    kind: str
    text: str
    values: list[Value]
    default: Any
    newcomer: Any  # for the recommended first game


class Game(ABC):
    """One game with one set of content. Immutable; states carry no hidden link to anything else."""

    name: str  # the short name, e.g. in commands and records
    title: str
    ledger: str  # the name of its rules among the ledgers
    players: tuple[int, ...]
    version: str  # of the rules: a record of another version is not replayed silently
    edition: str  # the name of its content
    content_hash: str

    @abstractmethod
    def new(self, *, players: int = 4, seed: int = 0, **options: Any) -> State:
        """Set up a game and run it to its first choice."""

    @abstractmethod
    def options(self) -> Mapping[str, str]:
        """The keyword options of `new` besides players and seed, each with one line of explanation."""

    @abstractmethod
    def restore(self, cells: list[int], stack: list[int]) -> State:
        """A state from its raw values; InputError if they cannot be one of this game."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Everything this seat may know, ready for JSON; None is a spectator."""

    @abstractmethod
    def determinize(self, state: State, seat: int | None, seed: int) -> State:
        """A world consistent with what that seat knows, generator included. It depends on that and the seed alone: from
        positions that the seat cannot tell apart the same seed draws the same world."""

    @abstractmethod
    def describe(self, state: State, code: int, lang: str = "en") -> str:
        """What an option does, in words."""

    @abstractmethod
    def question(self, state: State, lang: str = "en") -> str:
        """What is being asked of whom, and why, in words."""

    @abstractmethod
    def why_not(self, state: State, seat: int, lang: str = "en") -> list[dict[str, str]]:
        """What cannot be done now: each with `what`, `clause`, `reason` and `target`, its element or ""."""

    @abstractmethod
    def offers(self, state: State, lang: str = "en") -> list[Offer]:
        """Every option in the order of `options()`, with its words, its elements on the board, its price."""

    @abstractmethod
    def gallery(self, lang: str = "en") -> dict[str, Any]:
        """Every component and board of this content, ready for JSON: names, texts, icons, places, where it is from."""

    @abstractmethod
    def form(self, lang: str = "en") -> list[FormLine]:
        """The options of `new` besides players and seed, to be asked in a form."""

    @abstractmethod
    def log(self, state: State, journal: list[int], lang: str = "en") -> list[str]:
        """The lines of a journal, in words."""

    @abstractmethod
    def breakdown(self, state: State, lang: str = "en") -> list[list[dict[str, Any]]]:
        """For every seat the lines of its score: `line`, `points`, `clause`."""

    @abstractmethod
    def winners(self, state: State) -> list[int]:
        """The seats that win, all tie-breakers used; of an unfinished game, who would win now."""

    @abstractmethod
    def to_json(self, state: State) -> dict[str, Any]:
        """The whole position as a document a person can edit."""

    @abstractmethod
    def from_json(self, doc: Mapping[str, Any]) -> State:
        """A position from such a document; InputError names the field and the clause."""

    def rules(self) -> dict[str, Any]:
        """Its rules, chapter by chapter and clause by clause, ready for JSON."""
        return ledger(self.ledger).to_json()

    def may_undo(self, before: State, now: State) -> bool:
        """Whether going back from `now` takes nothing from anybody: nothing was revealed, drawn, or given to others."""
        return before.seat == now.seat and before.cells[LATCH] == now.cells[LATCH]

    def header(self) -> bytes:
        """What the bytes of every state of this game begin with: they fit this game and this content only."""
        name = self.name.encode()
        return MAGIC + bytes([len(name)]) + name + bytes.fromhex(self.content_hash[:16])

    def from_bytes(self, data: bytes) -> State:
        """A state from bytes of any origin; InputError if they are none of this game."""
        return self.restore(*self.unpacked(data))

    def revive(self, data: bytes) -> State:
        """A state from bytes that this program wrote itself: their check sum is checked, the rules are not asked."""
        return self.bare(*self.unpacked(data))

    def bare(self, cells: list[int], stack: list[int]) -> State:
        """A state from raw values that are known to be sound. Checking them again is right, and slower."""
        return self.restore(cells, stack)

    def unpacked(self, data: bytes) -> tuple[list[int], list[int]]:
        """Cells and stack out of the bytes of a state."""
        if not isinstance(data, bytes):
            raise InputError(f"state: {shown(data)} is not bytes")
        header = self.header()
        if data[:4] != MAGIC:
            raise InputError("state: these bytes are not a Heliopause state")
        if data[: len(header)] != header:
            raise InputError(f"state: these bytes belong to another game or other content than {self.name}")
        body = data[len(header) + CHECK_SUM :]
        if zlib.crc32(body).to_bytes(CHECK_SUM, "little") != data[len(header) : len(header) + CHECK_SUM]:
            raise InputError("state: the bytes are damaged, their check sum does not fit")
        cells: list[int] = []
        stack: list[int] = []
        try:
            at = unpack(body, 0, cells, MOST_VALUES)
            at = unpack(body, at, stack, MOST_VALUES)
        except ValueError as error:
            raise InputError(f"state: {error}") from None
        if at != len(body):
            raise InputError(f"state: {len(body) - at} bytes too many")
        return cells, stack
