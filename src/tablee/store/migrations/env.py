"""Read by alembic: run the steps on the connection that `upgrade` brought along."""

from alembic import context

from tablee.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
