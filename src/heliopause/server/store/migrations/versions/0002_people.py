"""Accounts, passkeys, tokens, ways to be told, reports; keys lie in the data folder"""

import sqlalchemy as sa
from alembic import op

from heliopause.server.store.models import Moment

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_table("secrets")
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("looks", sa.String(length=400), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("sessions", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_accounts_person"),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.UniqueConstraint("looks", name="uq_accounts_looks"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=1400), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_passkeys_person"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "ceremonies",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("until", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ceremonies"),
    )
    op.create_index("ix_ceremonies_until", "ceremonies", ["until"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_tokens_person"),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("hash", name="uq_tokens_hash"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "webhooks",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_webhooks_person"),
        sa.PrimaryKeyConstraint("person", name="pk_webhooks"),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.LargeBinary(), nullable=False),
        sa.Column("auth", sa.LargeBinary(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_pushes_person"),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("release", sa.String(length=32), nullable=False),
        sa.Column("record", sa.JSON(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_index("ix_reports_at", "reports", ["at"])
