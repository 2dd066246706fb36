"""Tables, seats, entries, people"""

import sqlalchemy as sa
from alembic import op

from heliopause.server.store.models import Moment

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("edition", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.String(length=16), nullable=False),
        sa.Column("content", sa.String(length=64), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(length=80), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("waiting_since", Moment(), nullable=True),
        sa.Column("deadline", Moment(), nullable=True),
        sa.Column("reminded", sa.Boolean(), nullable=False),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("trouble", sa.Text(), nullable=True),
        sa.Column("cut", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("source_table", sa.String(length=16), nullable=True),
        sa.Column("source_moves", sa.Integer(), nullable=True),
        sa.Column("created", Moment(), nullable=False),
        sa.Column("changed", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["persons.id"], name="fk_tables_host"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_listed_changed", "tables", ["listed", "changed"], unique=False)
    op.create_index("ix_tables_status_deadline", "tables", ["status", "deadline"], unique=False)

    op.create_table(
        "asks",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=True),
        sa.Column("yes", sa.JSON(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_asks_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_asks"),
    )
    op.create_index("ix_asks_table_id", "asks", ["table_id"], unique=False)

    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("client_id", sa.String(length=64), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
    )
    op.create_index("uq_chat_client", "chat", ["table_id", "client_id"], unique=True)

    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("code", sa.Integer(), nullable=True),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("client_id", sa.String(length=64), nullable=True),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_entries"),
    )
    op.create_index("uq_entries_client", "entries", ["table_id", "client_id"], unique=True)

    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("left", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_seats_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("span", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(length=16), nullable=False),
        sa.Column("content", sa.String(length=64), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "span", name="pk_snapshots"),
    )
