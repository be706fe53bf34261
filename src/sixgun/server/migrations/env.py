"""Read by Alembic before the scripts: which connection they use."""

from alembic import context

from sixgun.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
