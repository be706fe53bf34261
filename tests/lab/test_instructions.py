"""The engine must not get slower unnoticed: instructions per decision against the figures noted last."""

import json

import pytest

from tools.instructions import FIGURES, SUBJECTS, bytecodes_per_decision, python_version

TOLERANCE = 0.03
OTHER_VERSION = 0.4
"""Other versions of Python have other instructions; only something gross shows there."""

RENEW = "if that is intended, say why in the commit and run: python -m tools.instructions --bytecode --write"


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_decision_takes_no_more_instructions_than_noted(subject: str) -> None:
    noted = json.loads(FIGURES.read_text())
    here = python_version()
    figures = noted.get(here) or noted[max(noted)]
    count = bytecodes_per_decision(subject, SUBJECTS[subject][2])
    most = figures[subject] * (1 + (TOLERANCE if here in noted else OTHER_VERSION))
    assert count <= most, f"{subject}: {count:,.0f} instead of {figures[subject]:,.0f}; {RENEW}"
    if here in noted:
        least = figures[subject] * (1 - 2 * TOLERANCE)
        assert count >= least, f"{subject}: {count:,.0f} instead of {figures[subject]:,.0f}, faster: {RENEW}"
