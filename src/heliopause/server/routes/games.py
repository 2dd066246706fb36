"""The games that can be played here."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get
from litestar.params import Parameter

from heliopause.server import games
from heliopause.server.wire import GameInfo

Lang = Annotated[str, Parameter(query="lang", pattern=r"^[a-z]{2}$", max_length=2)]
Edition = Annotated[str | None, Parameter(query="edition", max_length=64)]


@get("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Every game with the form to set it up."""
    return list(games.all_games())


@get("/games/{game:str}/gallery", sync_to_thread=True)
def gallery(game: str, request: Request[Any, Any, Any], edition: Edition = None, lang: Lang = "en") -> Response[bytes]:
    """Every component and board; it does not change while its tag stays."""
    data, tag = games.gallery(game, edition, lang)
    headers = {"etag": f'"{tag}"', "cache-control": "public, max-age=300"}
    if request.headers.get("if-none-match") == f'"{tag}"':
        return Response(b"", status_code=304, headers=headers)
    return Response(data, headers=headers, media_type="application/json")


router = Router("/api", route_handlers=[list_games, gallery], tags=["games"])
