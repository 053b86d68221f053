"""Standing answers. Passing in advance is one of them now, so plans no longer say whether they are for windows."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "standing",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("question", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
    )
    columns: list[sa.ColumnClause[object]] = [sa.column(name) for name in ("table_id", "seat", "person", "events", "steps")]
    plans = sa.table("plans", *columns)
    standing = sa.table("standing", *[sa.column(name) for name in ("table_id", "seat", "question", "person", "events", "answer")])
    connection = op.get_bind()
    for plan in connection.execute(sa.select(*columns).select_from(plans)).all():
        here = (plans.c.table_id == plan.table_id) & (plans.c.seat == plan.seat)
        old = json.loads(plan.steps)
        rest = [{"notation": step["notation"], "unless": step["unless"]} for step in old if not step.get("windows")]
        passes = [step for step in old if step.get("windows")]
        if passes:
            answer = {"question": "windows", "answers": [passes[0]["notation"]], "until": passes[0]["unless"], "ended": ""}
            row = {"table_id": plan.table_id, "seat": plan.seat, "question": "windows", "person": plan.person, "events": plan.events}
            connection.execute(standing.insert().values(**row, answer=json.dumps(answer).encode()))
        if rest:
            connection.execute(plans.update().where(here).values(steps=json.dumps(rest).encode()))
        else:
            connection.execute(plans.delete().where(here))
