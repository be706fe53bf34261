/** What charts are drawn from. */

import type { Replay, Scene } from "../wire/types";

/** One player's line in a chart. */
export interface Series {
  name: string;
  values: readonly number[];
}

/** A vertical rule in a chart: where a turn begins. */
export interface TurnMark {
  at: number;
  turn: number;
}

/** The letter that stands for a seat where colour alone must not. */
export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** What everyone plays for after every choice: life, or Legendary points. */
export function fortuneSeries(replay: Replay): Series[] {
  return replay.room.seats.map(({ name }, seat) => ({
    name,
    values: replay.steps.map((step) => fortuneOf(step.scene, seat)),
  }));
}

function fortuneOf(scene: Scene | null, seat: number): number {
  if (scene === null) return 0;
  if (scene.game === "legends") return scene.seats[seat]?.lp ?? 0;
  return scene.seats[seat]?.life ?? 0;
}

/** How likely every seat had one role, after every choice; in percent. */
export function suspicionSeries(replay: Replay, role: number): Series[] {
  return replay.room.seats.map(({ name }, seat) => ({
    name,
    values: replay.steps.map((step) => Math.round((step.suspicion?.[seat]?.[role] ?? 0) * 100)),
  }));
}

/** The first moment of every turn. */
export function turnMarks(replay: Replay): TurnMark[] {
  const found: TurnMark[] = [];
  replay.steps.forEach((step, at) => {
    const turn = step.scene?.turn ?? 0;
    if (turn > (found.at(-1)?.turn ?? 0)) found.push({ at, turn });
  });
  return found;
}

/** Heights moved apart so that labels of this many pixels do not overlap, in the order given. */
export function apart(heights: readonly number[], least: number, bottom: number): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((left, right) => (heights[left] ?? 0) - (heights[right] ?? 0));
  const found = [...heights];
  let free = -Infinity;
  for (const index of order) {
    found[index] = Math.max(found[index] ?? 0, free);
    free = (found[index] ?? 0) + least;
  }
  // What was pushed out below comes back up.
  let limit = bottom;
  for (const index of order.toReversed()) {
    found[index] = Math.min(found[index] ?? 0, limit);
    limit = (found[index] ?? 0) - least;
  }
  return found;
}
