"""The chart of speed: up to date, complete, and readable without colours."""

import json
from xml.etree import ElementTree

from tools.speed import FIGURES, PICTURE, RATIO, drawn, figures, noted, stages

NOTED = figures(FIGURES.read_text(encoding="utf-8"))


def test_the_picture_shows_what_was_noted() -> None:
    assert PICTURE.read_text(encoding="utf-8") == drawn(NOTED), "run: python -m tools.speed"


def test_every_stage_and_every_latest_figure_is_written_in_the_picture() -> None:
    words = " ".join(ElementTree.fromstring(drawn(NOTED)).itertext())
    for day, stage in stages(NOTED):
        assert day in words and stage in words
    for figure in {(figure.measure, figure.subject): figure for figure in NOTED}.values():
        assert f"{figure.subject}: " in words
    assert [figure.date for figure in NOTED] == sorted(figure.date for figure in NOTED)


def test_a_run_of_the_benchmark_can_be_noted() -> None:
    row = {"peer": RATIO, "ratio": 23.456}
    rows = [
        {**row, "subject": "compiled: cards, base box"},
        {**row, "subject": "interpreted: dice through choose()"},
        {**row, "subject": "compiled: cards, base box", "peer": "OpenSpiel hearts"},
    ]
    [figure] = noted("a stage", "a machine", json.dumps(rows))
    assert figure[1:] == ("a stage", "a machine", RATIO, "cards, compiled", 23.5)
