"""What goes over the wire about people: names, ways to log in, ways to be told."""

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from heliopause.server.wire import Count, Name

Password = Annotated[str, Meta(min_length=1, max_length=200)]
Address = Annotated[str, Meta(min_length=1, max_length=2000)]
Base64 = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]
Token = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9]+$")]
CredentialId = Annotated[str, Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]

WebhookKind = Literal["generic", "discord", "slack"]


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name | None = None


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    """A name and a password, to come back with; `old` is the password so far, if there is one."""

    name: Name
    password: Password
    old: Password | None = None


class Login(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class RegisterPasskey(Struct, forbid_unknown_fields=True):
    """`name`: what a guest who keeps their tables by this passkey wants to be called."""

    name: Name | None = None


class Ceremony(Struct):
    """`options` are for navigator.credentials, in the JSON form of WebAuthn."""

    ceremony: str
    options: dict[str, Any]


class FinishPasskey(Struct, forbid_unknown_fields=True):
    """`credential` is what navigator.credentials answered, in the JSON form; `name` tells several passkeys apart."""

    ceremony: Token
    credential: dict[str, Any]
    name: Name | None = None


class Passkey(Struct):
    id: str
    name: str
    created: datetime


class NewToken(Struct, forbid_unknown_fields=True):
    name: Name


class TokenInfo(Struct):
    """`token` stands here once, when it was made."""

    id: str
    name: str
    created: datetime
    token: str | None = None


class NewWebhook(Struct, forbid_unknown_fields=True):
    url: Address
    kind: WebhookKind = "generic"


class WebhookInfo(Struct):
    """`secret` signs what a generic one gets, and stands here once; `failing`: it did not answer the last times."""

    url: str
    kind: WebhookKind
    failing: bool
    secret: str | None = None


class Webhooks(Struct):
    webhook: WebhookInfo | None


class PushKey(Struct):
    key: Annotated[str, Meta(description="the applicationServerKey, base64url")]


class PushKeys(Struct, forbid_unknown_fields=True):
    p256dh: Base64
    auth: Base64


class NewPush(Struct, forbid_unknown_fields=True):
    """A subscription as PushSubscription.toJSON() writes it."""

    endpoint: Address
    keys: PushKeys
    expirationTime: float | None = None


class OldPush(Struct, forbid_unknown_fields=True):
    endpoint: Address


class NewReport(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=4000)]


class Report(Struct):
    id: str
    table: str
    text: str
    version: int
    release: str
    record: dict[str, Any]
    at: datetime


class Rewind(Struct, forbid_unknown_fields=True):
    moves: Count


class PutRight(Struct, forbid_unknown_fields=True):
    """A whole position, as /position writes it and a person may edit it."""

    position: dict[str, Any]


class AdminTable(Struct):
    """A table as the operator sees it: not what is on it."""

    id: str
    game: str
    title: str
    players: int
    status: str
    version: int
    moves: int
    trouble: str | None
    created: datetime
    changed: datetime
