"""Passkeys: to register one, to log in with one."""

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from heliopause.server.house import House
from heliopause.server.people import accounts, passkeys
from heliopause.server.people.names import good_name
from heliopause.server.routes.given import Owner, TheHouse
from heliopause.server.wire import Person
from heliopause.server.wire_people import Ceremony, FinishPasskey, Passkey, RegisterPasskey

AnyRequest = Request[Any, Any, Any]
PasskeyId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,1400}$")]
UNNAMED = "Passkey"


@post("/passkeys/register/begin", status_code=HTTP_200_OK)
async def begin_register(data: JSONBody[RegisterPasskey], owner: Owner, house: TheHouse) -> Ceremony:
    """What navigator.credentials.create() needs. A guest becomes an account at the end, under the name given here."""
    return await house.database.write(passkeys.begin_register, place(house), owner, data.name)


@post("/passkeys/register/finish", status_code=HTTP_200_OK)
async def finish_register(data: JSONBody[FinishPasskey], request: AnyRequest, owner: Owner, house: TheHouse) -> Person:
    """Keep the passkey that was made."""
    label = good_name(data.name) if data.name else UNNAMED
    begun = passkeys.need(await house.database.write(passkeys.recall, data.ceremony, owner.id))
    account = await house.database.write(passkeys.finish_register, place(house), owner, begun, data.credential, label)
    if owner.kind == "guest":
        await house.session.welcome(request, account)
        await house.hall.touched(await house.database.read(accounts.tables_of, owner.id))
    return account


@post("/passkeys/login/begin", status_code=HTTP_200_OK)
async def begin_login(house: TheHouse) -> Ceremony:
    """What navigator.credentials.get() needs."""
    return await house.database.write(passkeys.begin_login, place(house))


@post("/passkeys/login/finish", status_code=HTTP_200_OK)
async def finish_login(data: JSONBody[FinishPasskey], request: AnyRequest, house: TheHouse) -> Person:
    """Come back by a passkey."""
    begun = passkeys.need(await house.database.write(passkeys.recall, data.ceremony, None))
    person = await house.database.write(passkeys.finish_login, place(house), begun, data.credential)
    await house.session.welcome(request, person)
    return person


@get("/passkeys")
async def list_passkeys(owner: Owner, house: TheHouse) -> list[Passkey]:
    """Your passkeys."""
    return await house.database.read(passkeys.passkeys, owner.id)


@delete("/passkeys/{passkey_id:str}")
async def drop_passkey(passkey_id: PasskeyId, owner: Owner, house: TheHouse) -> None:
    """Take one away; the last way to log in stays."""
    await house.database.write(passkeys.drop, owner.id, passkey_id)


def place(house: House) -> passkeys.Place:
    return passkeys.place(house.settings.origin)


router = Router(
    "/api",
    route_handlers=[begin_register, finish_register, begin_login, finish_login, list_passkeys, drop_passkey],
    tags=["passkeys"],
)
