"""The description of the HTTP API is true, and nothing that fits it or not makes the server stumble."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks
from schemathesis.core.result import Ok

from .support import Guest, Server

load_all_checks()
# All but one: a schema cannot say which game, option or seat there is, nor that unknown fields are refused, so what fits it may be refused.
CHECKS = [check for check in schemathesis.checks.CHECKS.get_all() if check.__name__ != "positive_data_acceptance"]
EXAMPLES = 12


@pytest.fixture(scope="module")
def operations(server: Server) -> dict[str, Any]:
    """Every operation but the stream, which does not end."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    found = [operation.ok() for operation in schema.get_all_operations() if isinstance(operation, Ok)]
    return {operation.label: operation for operation in found if not operation.label.endswith("/stream")}


@pytest.fixture(scope="module")
def somebody(server: Server) -> Iterator[tuple[Guest, str]]:
    person = Guest(server, "Schema")
    yield person, person.open("die-mauer", 3)
    person.close()


def test_every_route_is_described(operations: dict[str, Any]) -> None:
    assert {"GET /api/me", "POST /api/tables", "POST /api/tables/{table_id}/commands", "GET /api/games", "GET /qr.svg"} <= set(operations)
    assert len(operations) > 20


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_the_api_keeps_its_word(operations: dict[str, Any], somebody: tuple[Guest, str], mode: GenerationMode) -> None:
    """Requests that fit the description, and requests that do not; at a real table and at invented ones."""
    person, table = somebody
    tried = 0

    def attempt(operation: Any) -> None:
        @settings(
            max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
            phases=[Phase.generate], suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
        def run(case: Any, real: bool) -> None:
            nonlocal tried
            if real and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            if case.operation.label == "DELETE /api/me":
                case.headers["cookie"] = "muraglia=nobody"
            case.call_and_validate(checks=CHECKS, headers={"cookie": person.cookie(), **case.headers})
            tried += 1

        run()

    for operation in operations.values():
        try:
            attempt(operation)
        except Unsatisfiable:  # there is nothing about it that could be wrong
            assert mode == GenerationMode.NEGATIVE
    assert tried > 10 * EXAMPLES
    assert httpx.get(f"{person.server.address}/health").status_code == 200
