import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Replay } from "../wire/types";
import { Reel } from "./reel.svelte";

const TURNS = [1, 1, 1, 2, 2, 3];

function film(eyes: number): Replay {
  const steps = TURNS.map((turn, n) => ({
    lines: [{ n, at: 0, kind: "event", text: { k: `line-${n}` } }],
    scene: { turn, seats: [] },
    own: { eyes },
    suspicion: null,
  }));
  return { id: "mesa", eyes, room: { seats: [] }, steps, statistics: [] } as unknown as Replay;
}

async function loaded(): Promise<Reel> {
  const reel = new Reel((_, eyes) => Promise.resolve(film(eyes)));
  await reel.load("mesa", -2);
  return reel;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the log holds what had happened by the moment", async () => {
  const reel = await loaded();
  expect(reel.lines.map((line) => line.n)).toEqual([0]);
  reel.go(3);
  expect(reel.lines.map((line) => line.n)).toEqual([0, 1, 2, 3]);
});

test("it never leaves its ends", async () => {
  const reel = await loaded();
  reel.go(-5);
  expect(reel.at).toBe(0);
  reel.go(99);
  expect(reel.at).toBe(5);
});

test("turns are stepped to from anywhere", async () => {
  const reel = await loaded();
  reel.goTurn(1);
  expect(reel.at).toBe(3);
  reel.go(4);
  reel.goTurn(-1);
  expect(reel.at).toBe(3);
  reel.goTurn(-1);
  expect(reel.at).toBe(0);
});

test("it plays to the end, stops, and starts over", async () => {
  const reel = await loaded();
  reel.play();
  vi.advanceTimersByTime(1400 * 3);
  expect(reel.at).toBe(3);
  vi.advanceTimersByTime(1400 * 10);
  expect([reel.at, reel.playing]).toEqual([5, false]);
  reel.play();
  expect([reel.at, reel.playing]).toEqual([0, true]);
  reel.pause();
  vi.advanceTimersByTime(1400 * 10);
  expect(reel.at).toBe(0);
});

test("other eyes see the same moment, and the last wish counts", async () => {
  const answers: (() => void)[] = [];
  const reel = new Reel(
    (_, eyes) =>
      new Promise((resolve) => {
        answers.push(() => resolve(film(eyes)));
      }),
  );
  const first = reel.load("mesa", 0);
  const second = reel.load("mesa", 1);
  answers[1]?.();
  await second;
  reel.go(4);
  answers[0]?.();
  await first;
  expect([reel.film?.eyes, reel.at]).toEqual([1, 4]);
});
