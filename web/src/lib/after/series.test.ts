import { expect, test } from "vitest";

import type { Replay } from "../wire/types";
import { apart, fortuneSeries, suspicionSeries, turnMarks } from "./series";

const step = (turn: number, lives: number[], chances: number[][] | null) => ({
  lines: [],
  own: null,
  scene: { game: "dice", turn, seats: lives.map((life) => ({ life })) },
  suspicion: chances,
});

const REPLAY = {
  room: { seats: [{ name: "Ann" }, { name: "Bo" }] },
  steps: [
    step(
      1,
      [4, 4],
      [
        [1, 0],
        [0, 0.5],
      ],
    ),
    step(
      1,
      [4, 3],
      [
        [1, 0],
        [0, 0.75],
      ],
    ),
    step(2, [3, 3], null),
    step(
      4,
      [3, 0],
      [
        [1, 0],
        [0, 1],
      ],
    ),
  ],
} as unknown as Replay;

test("life is followed from choice to choice", () => {
  expect(fortuneSeries(REPLAY)).toEqual([
    { name: "Ann", values: [4, 4, 3, 3] },
    { name: "Bo", values: [4, 3, 3, 0] },
  ]);
});

test("where nobody has life, points are followed", () => {
  const scene = (...points: number[]) => ({ game: "legends", turn: 1, seats: points.map((lp) => ({ lp })) });
  const steps = [scene(0, 2), scene(3, 2)].map((one) => ({ ...step(1, [], null), scene: one }));
  expect(fortuneSeries({ ...REPLAY, steps } as unknown as Replay)).toEqual([
    { name: "Ann", values: [0, 3] },
    { name: "Bo", values: [2, 2] },
  ]);
});

test("suspicion of one role is in percent", () => {
  expect(suspicionSeries(REPLAY, 1)[1]?.values).toEqual([50, 75, 0, 100]);
});

test("turns are marked where they begin", () => {
  expect(turnMarks(REPLAY)).toEqual([
    { at: 0, turn: 1 },
    { at: 2, turn: 2 },
    { at: 3, turn: 4 },
  ]);
});

test("labels are moved apart and stay above the bottom", () => {
  expect(apart([50, 50, 10], 14, 100)).toEqual([50, 64, 10]);
  expect(apart([98, 99, 100], 14, 100)).toEqual([72, 86, 100]);
});
