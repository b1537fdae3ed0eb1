"""Requests made up from the description: whatever is asked, there is an answer, as described.

They are made up at random from what the description allows, and from what it does not. Most go to a
table that exists, with its own session, so that they get past the door.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.guest import ORIGIN, Guest, House

from crazyeights.server.description import description

REQUESTS = schemathesis.openapi.from_dict(json.loads(description()))
AS_DESCRIBED = [status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """Somebody at a table, which all requests of this module go to."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CRAZYEIGHTS_ENGINE", "interpreted")
        with House(tmp_path_factory.mktemp("fuzz") / "tables.sqlite3") as house:
            guest = house.guest()
            guest.make_table(preset="action-cards", opponents=2, pace="instant")
            yield guest


@REQUESTS.parametrize()
@settings(
    max_examples=50,
    derandomize=True,
    # The table stays the same through all examples, on purpose.
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_nothing_that_is_asked_breaks_the_server(case: Case[Any], player: Guest) -> None:
    if len(str(case.path_parameters.get("table", ""))) != 1:
        case.path_parameters = {**case.path_parameters, "table": player.table}
        cookie = {"cookie": "; ".join(f"{name}={one}" for name, one in player.cookies.items())}
    else:
        cookie = {}
    asked = case.as_transport_kwargs(base_url=ORIGIN)
    asked["headers"] = {**asked.get("headers", {}), **cookie}
    asked.pop("cookies", None)
    if "data" in asked:  # the word for it of another library
        asked["content"] = asked.pop("data")
    client = player.house.client
    response = client.request(**asked)
    client.cookies.clear()
    described = response.status_code != HTTPStatus.METHOD_NOT_ALLOWED
    checks = [not_a_server_error, *(AS_DESCRIBED if described else ())]
    case.validate_response(response, checks=checks)
