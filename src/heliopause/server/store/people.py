"""What is stored about people, beside their row in `persons`: nothing that they did not give us for a purpose."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, LargeBinary, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from heliopause.server.store.models import Base


class AccountRow(Base):
    """Somebody who can come back: by a password, if there is one, or by a passkey."""

    __tablename__ = "accounts"

    person: Mapped[str] = mapped_column(ForeignKey("persons.id"), primary_key=True)
    looks: Mapped[str] = mapped_column(String(400), unique=True)  # what the name looks like; nobody else's may
    password: Mapped[str | None] = mapped_column(String(200))  # argon2id
    sessions: Mapped[int]  # cookies with another number are void


class PasskeyRow(Base):
    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)  # of the credential, base64url
    person: Mapped[str] = mapped_column(ForeignKey("persons.id"), index=True)
    key: Mapped[bytes] = mapped_column(LargeBinary)
    used: Mapped[int]  # how often, by its own count
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime]


class CeremonyRow(Base):
    """A challenge that somebody's authenticator is about to answer; it is answered once, and soon."""

    __tablename__ = "ceremonies"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str | None] = mapped_column(String(32))  # who registers; nobody logs in
    name: Mapped[str | None] = mapped_column(String(40))  # what a guest wants to be called
    challenge: Mapped[bytes] = mapped_column(LargeBinary)
    until: Mapped[datetime] = mapped_column(index=True)


class TokenRow(Base):
    """A key for scripts: shown once, known to us by its hash."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[datetime]


class WebhookRow(Base):
    __tablename__ = "webhooks"

    person: Mapped[str] = mapped_column(ForeignKey("persons.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    url: Mapped[str] = mapped_column(Text)
    secret: Mapped[str] = mapped_column(String(64))
    failures: Mapped[int]  # in a row
    created: Mapped[datetime]


class PushRow(Base):
    """A browser that wants to be told."""

    __tablename__ = "pushes"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # hash of the endpoint
    person: Mapped[str] = mapped_column(ForeignKey("persons.id"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[bytes] = mapped_column(LargeBinary)
    auth: Mapped[bytes] = mapped_column(LargeBinary)
    failures: Mapped[int]
    created: Mapped[datetime]


class ReportRow(Base):
    """What somebody found wrong with a table, and all that is needed to see it again."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(16), index=True)
    person: Mapped[str | None] = mapped_column(String(32))
    text: Mapped[str] = mapped_column(Text)
    version: Mapped[int]
    release: Mapped[str] = mapped_column(String(32))
    record: Mapped[dict[str, Any]]
    at: Mapped[datetime] = mapped_column(index=True)
