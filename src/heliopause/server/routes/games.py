"""The games that can be played here."""

from typing import Any

from litestar import Request, Response, Router, get

from heliopause.server import games
from heliopause.server.packed import send
from heliopause.server.routes.given import Edition, GameName, Lang
from heliopause.server.wire import GameInfo, Rules


@get("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Every game with the form to set it up."""
    return list(games.all_games())


@get("/games/{game:str}/gallery", sync_to_thread=True)
def gallery(
    game: GameName, request: Request[Any, Any, Any], edition: Edition = None, lang: Lang = "en"
) -> Response[dict[str, Any]]:
    """Every component and board; it does not change while its tag stays."""
    return send(request, games.gallery(game, edition, lang))  # type: ignore[return-value]


@get("/games/{game:str}/rules", sync_to_thread=True)
def rules(game: GameName, request: Request[Any, Any, Any]) -> Response[Rules]:
    """The rules, chapter by chapter and clause by clause; they do not change while their tag stays."""
    return send(request, games.rules(game))  # type: ignore[return-value]


router = Router("/api", route_handlers=[list_games, gallery, rules], tags=["games"])
