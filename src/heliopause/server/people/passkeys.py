"""Passkeys: a browser or a phone proves who somebody is, by a key that never leaves it (WebAuthn).

Each of the two ceremonies, to register and to log in, begins with a challenge that we remember for a few minutes and
forget at the first answer. The passkey itself knows whose it is, so nobody types a name to log in.
"""

import json
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, cast
from urllib.parse import urlsplit

import webauthn
from sqlalchemy import Connection, Table, delete, func, insert, select, update
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from heliopause.server.guard.origins import origin_of
from heliopause.server.people import accounts
from heliopause.server.people.names import good_name
from heliopause.server.problems import Refused
from heliopause.server.store.people import CeremonyRow, PasskeyRow
from heliopause.server.wire import Person
from heliopause.server.wire_people import Ceremony, Passkey

LIFE: Final = timedelta(minutes=5)
MOST: Final = 10  # for one person
UNDER_WAY: Final = 10_000  # ceremonies; whoever begins more of them is up to no good
TITLE: Final = "Heliopause"

CEREMONIES: Final = cast(Table, CeremonyRow.__table__)
PASSKEYS: Final = cast(Table, PasskeyRow.__table__)


@dataclass(frozen=True, slots=True)
class Place:
    """Where we are, as browsers see it: a passkey is good there and nowhere else."""

    origin: str

    @property
    def host(self) -> str:
        return urlsplit(self.origin).hostname or ""


@dataclass(frozen=True, slots=True)
class Begun:
    name: str | None
    challenge: bytes


def place(url: str) -> Place:
    return Place(origin_of(url))


# ------------------------------------------------------------------ to register


def begin_register(connection: Connection, at: Place, person: Person, name: str | None) -> Ceremony:
    if person.kind == "guest":
        name = good_name(name or person.name)
        accounts.need_free(connection, name, person.id)
    known = passkeys(connection, person.id)
    if len(known) >= MOST:
        raise Refused("conflict", f"you have {MOST} passkeys already")
    options = webauthn.generate_registration_options(
        rp_id=at.host,
        rp_name=TITLE,
        user_name=name or person.name,
        user_id=person.id.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(row.id)) for row in known],
    )
    return remember(connection, person.id, name, options.challenge, webauthn.options_to_json(options))


def finish_register(
    connection: Connection, at: Place, person: Person, begun: Begun, credential: dict[str, Any], label: str
) -> Person:
    """Keep the passkey; a guest becomes an account by it."""
    try:
        proof = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=begun.challenge,
            expected_rp_id=at.host,
            expected_origin=at.origin,
        )
    except Exception as error:  # the library checks no types: what is forged can fail anywhere
        raise refused(error) from None
    credential_id = bytes_to_base64url(proof.credential_id)
    if connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == credential_id)).first() is not None:
        raise Refused("conflict", "this passkey is registered already")
    if person.kind == "guest":
        person = accounts.keep(connection, person.id, begun.name or person.name, None)
    row = {"id": credential_id, "person": person.id, "key": proof.credential_public_key, "used": proof.sign_count}
    connection.execute(insert(PASSKEYS).values(name=label, created=datetime.now(UTC), **row))
    return person


# ------------------------------------------------------------------ to log in


def begin_login(connection: Connection, at: Place) -> Ceremony:
    options = webauthn.generate_authentication_options(
        rp_id=at.host, user_verification=UserVerificationRequirement.PREFERRED
    )
    return remember(connection, None, None, options.challenge, webauthn.options_to_json(options))


def finish_login(connection: Connection, at: Place, begun: Begun, credential: dict[str, Any]) -> Person:
    found = connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == str(credential.get("id")))).one_or_none()
    if found is None:
        raise Refused("forbidden", "this passkey is not known here")
    try:
        proof = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=begun.challenge,
            expected_rp_id=at.host,
            expected_origin=at.origin,
            credential_public_key=found.key,
            credential_current_sign_count=found.used,
        )
    except Exception as error:  # the library checks no types: what is forged can fail anywhere
        raise refused(error) from None
    connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == found.id).values(used=proof.new_sign_count))
    person = accounts.find(connection, found.person, accounts.sessions_of(connection, found.person))
    if person is None:
        raise Refused("forbidden", "this passkey is not known here")
    return person


# ------------------------------------------------------------------ what a person has


def passkeys(connection: Connection, person: str) -> list[Passkey]:
    query = select(PASSKEYS.c.id, PASSKEYS.c.name, PASSKEYS.c.created).where(PASSKEYS.c.person == person)
    return [Passkey(*row) for row in connection.execute(query.order_by(PASSKEYS.c.created))]


def drop(connection: Connection, person: str, passkey: str) -> None:
    """Take a passkey away, unless nobody could log in any more."""
    mine = [row.id for row in passkeys(connection, person)]
    if passkey not in mine:
        raise Refused("unknown", "you have no such passkey", "id")
    if len(mine) == 1 and accounts.password_of(connection, person) is None:
        raise Refused("conflict", "this is your only way to log in: set a password first")
    connection.execute(delete(PASSKEYS).where(PASSKEYS.c.id == passkey))


# ------------------------------------------------------------------ ceremonies


def remember(connection: Connection, person: str | None, name: str | None, challenge: bytes, options: str) -> Ceremony:
    now = datetime.now(UTC)
    connection.execute(delete(CEREMONIES).where(CEREMONIES.c.until < now))
    if connection.execute(select(func.count()).select_from(CEREMONIES)).scalar_one() >= UNDER_WAY:
        raise Refused("unavailable", "too many people log in at once; try again in a few minutes")
    row = {"id": secrets.token_hex(16), "person": person, "name": name, "challenge": challenge, "until": now + LIFE}
    connection.execute(insert(CEREMONIES).values(row))
    return Ceremony(str(row["id"]), json.loads(options))


def recall(connection: Connection, ceremony: str, person: str | None) -> Begun | None:
    """What was begun, once: None for a second answer, a late one, or one of somebody else.

    A transaction of its own, so that a challenge is gone whatever comes of the answer.
    """
    row = connection.execute(select(CEREMONIES).where(CEREMONIES.c.id == ceremony)).one_or_none()
    gone = connection.execute(delete(CEREMONIES).where(CEREMONIES.c.id == ceremony)).rowcount
    if row is None or not gone or row.person != person or row.until < datetime.now(UTC):
        return None
    return Begun(row.name, row.challenge)


def need(begun: Begun | None) -> Begun:
    if begun is None:
        raise Refused("forbidden", "this took too long, or was done before; begin again", "ceremony")
    return begun


def refused(error: Exception) -> Refused:
    said = str(error) if isinstance(error, WebAuthnException) else "this is not the answer of an authenticator"
    return Refused("forbidden", said or "the passkey does not fit", "credential")
