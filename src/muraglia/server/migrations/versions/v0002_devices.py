"""What people need to tell their devices apart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("devices", sa.Column("label", sa.Text, nullable=False, server_default=""))
    op.add_column("devices", sa.Column("used", sa.Double))
