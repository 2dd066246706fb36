"""Brings the database to the newest form, when the server starts. Several that start at once take turns."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from heliopause.server.settings import POSTGRESQL
from heliopause.server.store.database import Database

LOCK = 0x48656C696F  # any number, the same in every process


def upgrade(database: Database) -> None:
    def work(connection: Connection) -> None:
        if database.kind == POSTGRESQL:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    database.transact(True, work)
