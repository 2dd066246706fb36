"""Where people want to be told, in the database. Each function is work for one transaction."""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, cast

from sqlalchemy import Connection, Table, delete, func, insert, select, update

from heliopause.server.notify.webpush import Subscription
from heliopause.server.problems import Refused
from heliopause.server.store.people import PushRow, WebhookRow
from heliopause.server.wire_people import NewWebhook, WebhookInfo, WebhookKind

BROWSERS: Final = 20  # for one person
FAILING: Final = 10  # failures in a row; nothing more is sent until the webhook is set anew

WEBHOOKS: Final = cast(Table, WebhookRow.__table__)
PUSHES: Final = cast(Table, PushRow.__table__)


@dataclass(frozen=True, slots=True)
class Webhook:
    person: str
    url: str
    kind: WebhookKind
    secret: str


def ways(connection: Connection, person: str) -> tuple[Webhook | None, list[Subscription]]:
    """How to reach somebody."""
    hook = connection.execute(
        select(WEBHOOKS).where(WEBHOOKS.c.person == person, WEBHOOKS.c.failures < FAILING)
    ).one_or_none()
    columns = (PUSHES.c.endpoint, PUSHES.c.p256dh, PUSHES.c.auth)
    query = select(*columns).where(PUSHES.c.person == person, PUSHES.c.failures < FAILING)
    browsers = [Subscription(*row) for row in connection.execute(query)]
    return (None if hook is None else Webhook(hook.person, hook.url, hook.kind, hook.secret)), browsers


def webhook(connection: Connection, person: str) -> WebhookInfo | None:
    row = connection.execute(select(WEBHOOKS).where(WEBHOOKS.c.person == person)).one_or_none()
    return None if row is None else WebhookInfo(row.url, row.kind, row.failures >= FAILING)


def set_webhook(connection: Connection, person: str, asked: NewWebhook) -> WebhookInfo:
    secret = secrets.token_hex(32) if asked.kind == "generic" else ""
    drop_webhook(connection, person)
    row = {"url": asked.url, "kind": asked.kind, "secret": secret, "failures": 0, "created": datetime.now(UTC)}
    connection.execute(insert(WEBHOOKS).values(person=person, **row))
    return WebhookInfo(asked.url, asked.kind, False, secret or None)


def drop_webhook(connection: Connection, person: str) -> None:
    connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.person == person))


def add_push(connection: Connection, person: str, browser: Subscription) -> None:
    """A browser belongs to whoever used it last."""
    drop_push(connection, None, browser.endpoint)
    had = connection.execute(select(func.count()).where(PUSHES.c.person == person)).scalar_one()
    if had >= BROWSERS:
        raise Refused("conflict", f"{BROWSERS} browsers are told already")
    row = {"endpoint": browser.endpoint, "p256dh": browser.p256dh, "auth": browser.auth, "failures": 0}
    connection.execute(
        insert(PUSHES).values(id=place(browser.endpoint), person=person, created=datetime.now(UTC), **row)
    )


def drop_push(connection: Connection, person: str | None, endpoint: str) -> None:
    """With a person, only if it is theirs."""
    query = delete(PUSHES).where(PUSHES.c.id == place(endpoint))
    connection.execute(query if person is None else query.where(PUSHES.c.person == person))


def webhook_answered(connection: Connection, hook: Webhook, well: bool) -> None:
    failures = 0 if well else WEBHOOKS.c.failures + 1
    where = WEBHOOKS.c.person == hook.person, WEBHOOKS.c.url == hook.url
    connection.execute(update(WEBHOOKS).where(*where).values(failures=failures))


def push_answered(connection: Connection, endpoint: str, well: bool) -> None:
    failures = 0 if well else PUSHES.c.failures + 1
    connection.execute(update(PUSHES).where(PUSHES.c.id == place(endpoint)).values(failures=failures))


def place(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
