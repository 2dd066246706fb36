"""How to be told that one is to move: a webhook, and browsers by Web Push."""

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from heliopause.server.notify import box, webpush
from heliopause.server.routes.given import Owner, TheHouse
from heliopause.server.wire_people import NewPush, NewWebhook, OldPush, PushKey, WebhookInfo, Webhooks


@get("/me/webhook")
async def webhook(owner: Owner, house: TheHouse) -> Webhooks:
    """Where news are posted to, if anywhere."""
    return Webhooks(await house.database.read(box.webhook, owner.id))


@put("/me/webhook")
async def set_webhook(data: JSONBody[NewWebhook], owner: Owner, house: TheHouse) -> WebhookInfo:
    """Post news there from now on. The secret that signs them is shown this once."""
    house.office.outside.check(data.url)
    return await house.database.write(box.set_webhook, owner.id, data)


@delete("/me/webhook")
async def drop_webhook(owner: Owner, house: TheHouse) -> None:
    """Post no more."""
    await house.database.write(box.drop_webhook, owner.id)


@post("/me/webhook/test", status_code=HTTP_204_NO_CONTENT)
async def try_webhook(owner: Owner, house: TheHouse) -> None:
    """Send a test to the webhook and to the browsers."""
    house.office.test(owner.id)


@get("/push/key", sync_to_thread=False)
def push_key(house: TheHouse) -> PushKey:
    """What a browser needs to subscribe."""
    return PushKey(house.office.sender.public)


@post("/me/push", status_code=HTTP_204_NO_CONTENT)
async def add_push(data: JSONBody[NewPush], owner: Owner, house: TheHouse) -> None:
    """Tell this browser."""
    house.office.outside.check(data.endpoint, "endpoint")
    browser = webpush.subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    await house.database.write(box.add_push, owner.id, browser)


@delete("/me/push")
async def drop_push(data: JSONBody[OldPush], owner: Owner, house: TheHouse) -> None:
    """Tell this browser no more."""
    await house.database.write(box.drop_push, owner.id, data.endpoint)


router = Router(
    "/api",
    route_handlers=[webhook, set_webhook, drop_webhook, try_webhook, push_key, add_push, drop_push],
    tags=["notifications"],
)
