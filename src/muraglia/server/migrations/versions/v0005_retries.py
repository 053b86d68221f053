"""Each way to a person is tried again by itself; and a notice may be of more than a question: of a proposal, or a nudge."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "retries",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("retries_due", "retries", ["due"])
    op.add_column("notices", sa.Column("about", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE notices SET about = 'q' || version WHERE version >= 0")
    op.drop_column("notices", "version")
    op.drop_column("notices", "tries")
