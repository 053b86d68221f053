"""How people who are away are told that it is their turn. An address to call belongs to a person now, not to a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "reach",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("home", sa.Text, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notices_due", "notices", ["due"])
    op.create_index("notices_person", "notices", ["person"])
    op.execute(
        "INSERT INTO reach (person, language, zone, home, webhook) SELECT person, 'en', 'UTC', '', MAX(url) FROM webhooks "
        "WHERE person IN (SELECT id FROM people) GROUP BY person"
    )
    op.execute("INSERT INTO notices (table_id, person, version, tries) SELECT table_id, person, -1, 0 FROM webhooks")
    op.drop_table("webhooks")
