"""A machine tries what no person would: whatever it sends, it gets an answer that the OpenAPI document announces."""

from collections.abc import Iterator
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from heliopause.server.app import create_app
from heliopause.server.settings import Settings
from tests.server.serving import serving

TOKEN = "an-operator-token-for-tests"
EACH = 15  # tries for every operation, as described and as not
PATIENCE = 20  # seconds for an answer
CHECKED = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@dataclass
class House:
    """A server with an operator, without limits."""

    client: httpx.Client
    game: str

    def guest(self) -> dict[str, str]:
        """The headers of somebody new."""
        self.client.cookies.clear()
        answer = self.client.post("/api/me", json={})
        return {"Cookie": answer.headers["set-cookie"].partition(";")[0], "X-Heliopause": "1"}

    def table(self, host: dict[str, str]) -> str:
        """A table at which this person sits, and sometimes somebody else, so that it plays."""
        asked = {"game": self.game, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = self.client.post("/api/tables", json=asked, headers=host).json()
        if table["id"] < "n":
            seat = f"/api/tables/{table['id']}/seats/1"
            self.client.post(seat, json={"key": table["key"]}, headers=self.guest()).raise_for_status()
        return str(table["id"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("schema")
    with (
        serving(Settings(port=0, data=str(folder), limits=False, operator_token=TOKEN)) as url,
        httpx.Client(base_url=url) as client,
    ):
        yield House(client, client.get("/api/games").json()[0]["game"])


def operations() -> list[Any]:
    with TemporaryDirectory() as folder:
        document = create_app(Settings(data=folder)).openapi_schema.to_schema()
    found: Any = schemathesis.openapi.from_dict(document).get_all_operations()
    return [operation.ok() for operation in found]


def tries() -> Iterator[Any]:
    """Every operation with what it describes; where something can be sent, also with what it does not."""
    for operation in operations():
        yield pytest.param(operation, GenerationMode.POSITIVE, id=operation.label)
        if operation.body or list(operation.iter_parameters()):
            yield pytest.param(operation, GenerationMode.NEGATIVE, id=f"not {operation.label}")


def true_to_life(asked: Any, known: dict[str, Any]) -> Any:
    """What was made up, with about half of the words that mean something replaced by such as exist here."""
    if isinstance(asked, list):
        return [true_to_life(one, known) for one in asked]
    if not isinstance(asked, dict):
        return asked
    half = {name for name in asked if len(str(asked[name])) % 2}
    return {name: known[name] if name in half & set(known) else true_to_life(asked[name], known) for name in asked}


@pytest.mark.parametrize(("operation", "mode"), list(tries()))
def test_every_answer_is_one_that_was_announced(operation: Any, mode: GenerationMode, house: House) -> None:
    @settings(max_examples=EACH, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        headers = person = house.guest()
        if case.path.startswith("/api/admin"):
            headers = {"Authorization": f"Bearer {TOKEN}"}
        known: dict[str, Any] = {"game": house.game, "bot": "random", "edition": None, "version": 0, "moves": 0}
        if "table_id" in case.path_parameters:
            known["table_id"] = house.table(person)
        case.path_parameters = true_to_life(case.path_parameters, known)
        case.body = true_to_life(case.body, known)
        case.call_and_validate(base_url=str(house.client.base_url), checks=CHECKED, headers=headers, timeout=PATIENCE)

    ask()
