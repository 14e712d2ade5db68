"""Alembic's entry: migrations run on the connection that `lineup.table.store.opening` opened."""

from alembic import context

from lineup.table.store.schema import schema

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=schema, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
