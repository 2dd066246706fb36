"""How Alembic runs here: inside the transaction it is given."""

from alembic import context

from heliopause.server.store.people import AccountRow

context.configure(
    connection=context.config.attributes["connection"], target_metadata=AccountRow.metadata, render_as_batch=True
)
context.run_migrations()
