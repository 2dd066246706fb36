"""Who I am: guest or account, logging in and out, tokens for scripts."""

import json
from typing import Annotated, Any

from litestar import Request, Router, delete, get, patch, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from heliopause.server.house import House
from heliopause.server.people import accounts, passwords
from heliopause.server.people.names import good_name, looks
from heliopause.server.problems import Refused
from heliopause.server.routes.given import Owner, TheHouse, Visitor
from heliopause.server.session import guest_name
from heliopause.server.tables import rows
from heliopause.server.wire import Me, Person
from heliopause.server.wire_people import Login, NewAccount, NewGuest, NewName, NewToken, TokenInfo

AnyRequest = Request[Any, Any, Any]
Everywhere = Annotated[bool, QueryParameter(name="everywhere", description="log out all other browsers, too")]
TokenId = Annotated[str, PathParameter(pattern="^[0-9a-f]{1,32}$")]


@get("/me")
async def who_am_i(visitor: Visitor) -> Me:
    """Who you are here; null for a stranger."""
    return Me(visitor)


@post("/me", status_code=HTTP_200_OK)
async def be_somebody(data: JSONBody[NewGuest], request: AnyRequest, visitor: Visitor, house: TheHouse) -> Person:
    """Become a guest, under a name if one is given; who is somebody already stays that."""
    if visitor is None:
        name = good_name(data.name) if data.name else guest_name()
        return await house.session.new_guest(request, name)
    return await renamed(house, visitor, data.name) if data.name else visitor


@patch("/me")
async def change_name(data: JSONBody[NewName], owner: Owner, house: TheHouse) -> Person:
    """Be called something else, also at the tables you sit at."""
    return await renamed(house, owner, data.name)


@delete("/me")
async def leave_for_good(request: AnyRequest, owner: Owner, house: TheHouse) -> None:
    """Delete the account. Tables stay; the name on them becomes anonymous, and bots may take the seats."""
    tables = await house.database.write(accounts.remove, owner.id)
    house.session.farewell(request)
    await send_away(house, owner.id)
    await house.hall.touched(tables)


@post("/me/account", status_code=HTTP_200_OK)
async def keep(data: JSONBody[NewAccount], request: AnyRequest, owner: Owner, house: TheHouse) -> Person:
    """Keep what you have as a guest, or change name and password; other browsers are logged out."""
    name = good_name(data.name)
    password = passwords.good_password(data.password, name)
    stored = await house.database.read(accounts.password_of, owner.id)
    if stored is not None:
        house.limits.check("password", owner.id, looks(owner.name))
        if not await passwords.fits(data.old or "", stored):
            raise Refused("forbidden", "this is not the password so far", "old")
    hashed = await passwords.hashed(password)
    account = await house.database.write(accounts.keep, owner.id, name, hashed)
    await house.session.welcome(request, account)
    await send_away(house, owner.id)
    await house.hall.touched(await house.database.read(accounts.tables_of, owner.id))
    return account


@post("/session", status_code=HTTP_200_OK)
async def log_in(data: JSONBody[Login], request: AnyRequest, house: TheHouse) -> Person:
    """Come back by name and password."""
    house.limits.check("password", None, looks(data.name))
    account = await house.database.read(accounts.by_name, data.name)
    if not await passwords.fits(data.password, account.password if account else None) or account is None:
        raise Refused("forbidden", "name or password is wrong", "password")
    await house.session.welcome(request, account.person)
    return account.person


@delete("/session")
async def log_out(request: AnyRequest, owner: Owner, house: TheHouse, everywhere: Everywhere = False) -> None:
    """Be nobody in this browser. A guest does not come back from that."""
    if everywhere:
        await house.database.write(accounts.end_sessions, owner.id)
        await send_away(house, owner.id)
    house.session.farewell(request)


@get("/me/tokens")
async def list_tokens(owner: Owner, house: TheHouse) -> list[TokenInfo]:
    """Your tokens, without themselves."""
    return await house.database.read(accounts.tokens, owner.id)


@post("/me/tokens")
async def new_token(data: JSONBody[NewToken], owner: Owner, house: TheHouse) -> TokenInfo:
    """A token with which a script plays in your name: Authorization: Bearer TOKEN. It is shown this once."""
    return await house.database.write(accounts.add_token, owner.id, good_name(data.name))


@delete("/me/tokens/{token_id:str}")
async def drop_token(token_id: TokenId, owner: Owner, house: TheHouse) -> None:
    """Make a token worthless."""
    await house.database.write(accounts.drop_token, owner.id, token_id)


async def send_away(house: House, person: str) -> None:
    """Close the sockets that still go by an old cookie, wherever they are."""
    house.live.send_away(person)
    await house.database.write(rows.notify, json.dumps({"away": person}))


async def renamed(house: House, person: Person, name: str) -> Person:
    known = await house.database.write(accounts.rename, person.id, good_name(name))
    await house.hall.touched(await house.database.read(accounts.tables_of, person.id))
    return known


router = Router(
    "/api",
    route_handlers=[
        who_am_i, be_somebody, change_name, leave_for_good, keep, log_in, log_out, list_tokens, new_token, drop_token,
    ],
    tags=["people"],
)  # fmt: skip
