"""Card sets. A table keeps its own set, whatever happens to the folder it came from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table("sets", sa.Column("digest", sa.Text, primary_key=True), sa.Column("files", sa.LargeBinary, nullable=False))
