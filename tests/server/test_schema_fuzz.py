"""The description of the API at ``/schema``, and requests made up from it: some fit it, some do not.

Some of them go to a table and a replay that are there. ``SIXGUN_FUZZ=20`` tries twenty times as much.
"""

import os
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.attackers import finished_replay, in_thread

# The server lives in a thread of this process and may use random numbers while an example is drawn.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")

EXAMPLES: Final = 16 * int(os.environ.get("SIXGUN_FUZZ", "1"))
"""Requests of each kind for each operation."""

OPERATIONS: Final = (
    "GET /api/lobby",
    "GET /api/replays/{id}",
    "GET /api/replays/{id}/file",
    "GET /api/replays/{id}/scenario",
    "GET /api/tables/{code}",
    "GET /api/tables/{code}/scenario",
    "GET /api/tables/{code}/seat",
    "GET /healthz",
    "GET /metrics",
    "POST /api/replays",
    "POST /api/replays/{id}/branch",
    "POST /api/scenarios",
    "POST /api/tables",
    "POST /api/tables/{code}/claim",
    "POST /api/tables/{code}/seat",
)
WITHOUT_INPUT: Final = ("GET /api/lobby", "GET /healthz", "GET /metrics")
"""Where nothing can be wrong."""


class Target(NamedTuple):
    """A server with something in it, and its own description of itself."""

    url: str
    schema: Any
    operations: dict[str, Any]
    real: dict[str, list[Any]]
    """What some of the made-up values are replaced by, so that requests get through the door."""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with in_thread(tmp_path_factory.mktemp("fuzzed")) as running:
        with httpx.Client(base_url=running.url, trust_env=False, timeout=20) as http:
            seated = [
                http.post("/api/tables", json={"game": game, "name": "Ada", "begin": True, "pace": "calm"})
                for game in ("dice", "bang")
            ]
            codes = [answer.json()["code"] for answer in seated]
            scenario = http.get(f"/api/tables/{codes[0]}/scenario").text
            replay = finished_replay()
            id = http.post("/api/replays", json={"text": replay}).json()["id"]
            described = http.get("/schema").json()
        schema = schemathesis.openapi.from_dict(described)
        operations = {found.ok().label: found.ok() for found in schema.get_all_operations()}  # type: ignore[union-attr]
        real = {
            "code": codes,
            "id": [id, f"{codes[0]}.1"],
            "at": [0, 3],
            "game": ["dice", "bang"],
            "name": ["Zed", "<b>Zed</b>"],
            "text": [replay, scenario],
            "level": ["greenhorn"],
            "settings": [{}],
            "sets": [["base"]],
            "preset": [None],
        }
        yield Target(running.url, described, operations, real)


def test_every_operation_is_described_with_its_refusals(target: Target) -> None:
    assert sorted(target.operations) == sorted(OPERATIONS)
    for path, methods in target.schema["paths"].items():
        for operation in methods.values():
            if path.startswith("/api/"):
                assert {"400", "403", "404", "409", "413", "429", "503"} <= set(operation["responses"]), path


@pytest.mark.parametrize(
    ("label", "mode"),
    [
        (label, mode)
        for label in OPERATIONS
        for mode in GenerationMode
        if mode is GenerationMode.POSITIVE or label not in WITHOUT_INPUT
    ],
)
def test_made_up_requests_are_answered_as_described(target: Target, label: str, mode: GenerationMode) -> None:
    operation = target.operations[label]

    @given(
        case=operation.as_strategy(generation_mode=mode),
        chance=st.randoms(use_true_random=False),
        replaced=st.integers(0, 3),
    )
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Case[Any], chance: Any, replaced: int) -> None:
        if mode is GenerationMode.POSITIVE and replaced:
            for part in (case.path_parameters, case.query, case.body):
                if isinstance(part, dict):
                    for name in set(part) & set(target.real):
                        if chance.randrange(4) < replaced:
                            part[name] = chance.choice(target.real[name])
        answer = case.call(base_url=target.url)
        if answer.status_code == 413:  # a refusal, too, though not one that schemathesis expects
            assert isinstance(answer.request.body, bytes) and len(answer.request.body) > 50_000
            return
        # A request that fits the description may still be against the rules of a game.
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])

    ask()
