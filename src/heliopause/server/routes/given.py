"""What handlers are given: parts of the address with their bounds, and who asks."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from heliopause.server.house import House
from heliopause.server.wire import Person

GameName = Annotated[str, PathParameter(max_length=16)]
TableId = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$")]
RequestId = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$")]
Moves = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
Lang = Annotated[str, QueryParameter(name="lang", pattern=r"^[a-z]{2}$", max_length=2)]
Edition = Annotated[str | None, QueryParameter(name="edition", max_length=64)]
After = Annotated[int, QueryParameter(name="after", ge=0, le=1_000_000)]  # a version that is known already
AtMove = Annotated[int | None, QueryParameter(name="moves", ge=0, le=1_000_000)]
Limit = Annotated[int, QueryParameter(name="limit", ge=1, le=1000)]

TheHouse = NamedDependency[House]
Somebody = NamedDependency[Person]  # who asks; a stranger becomes a guest
Owner = NamedDependency[Person]  # who asks at the browser, and is somebody already; no script with a token
Visitor = NamedDependency[Person | None]  # who asks, if we know them
