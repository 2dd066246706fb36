"""For machines that look after the server."""

from litestar import Response, Router, get
from sqlalchemy import text

from heliopause.server.ops.metrics import TYPE
from heliopause.server.routes.given import TheHouse


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/ready")
async def ready(house: TheHouse) -> dict[str, str]:
    """The database answers, too."""
    await house.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
    return {"status": "ok"}


@get("/metrics", sync_to_thread=False, media_type="text/plain")
def metrics(house: TheHouse) -> Response[bytes]:
    """Numbers for Prometheus. Nothing about anybody; a proxy in front may hide it all the same."""
    return Response(house.metrics.text(), media_type=TYPE)


router = Router("/", route_handlers=[health, ready, metrics], tags=["operation"])
