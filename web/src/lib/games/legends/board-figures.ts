/** The figures on the map, and how those on one space stand beside each other. */

import type { LegendsScene } from "../../wire/types";
import { BLACK } from "../../wire/legends";
import { SPACES, type Point } from "./board";

/** Someone on the map. `seat` is a player's, 7 for the Man in Black, -1 for those nobody attacks by touching them. */
export interface Figure {
  readonly key: string;
  readonly kind: "player" | "sheriff" | "bandit" | "black";
  readonly seat: number;
  readonly space: string;
}

export interface Placed extends Figure {
  readonly at: Point;
}

const CENTRES: ReadonlyMap<string, Point> = new Map(SPACES.map(({ id, centre }) => [id, centre]));

/** Up to this many figures stand in one row. */
const ROW = 3;
/** How far they stand apart, and how far the second row stands back, as parts of a figure's width. */
const APART = 0.66;
const BACK = 0.5;

export function centreOf(space: string): Point {
  return CENTRES.get(space) ?? [0, 0];
}

/** All figures, the last ones drawn in front: bandits, the sheriff, the Man in Black, then the players. */
export function figuresOf({ seats, bandits, sheriff, black }: LegendsScene): Figure[] {
  return [
    ...bandits.map((space): Figure => ({ key: `bandit-${space}`, kind: "bandit", seat: -1, space })),
    { key: "sheriff", kind: "sheriff", seat: -1, space: sheriff },
    ...(black ? [{ key: "black", kind: "black", seat: BLACK, space: black.space } satisfies Figure] : []),
    ...seats.flatMap(({ space }, seat): Figure[] =>
      space ? [{ key: `seat-${seat}`, kind: "player", seat, space }] : [],
    ),
  ];
}

/** Every figure with the point it stands on; `width` is that of a figure, in units of the map. */
export function placed(figures: readonly Figure[], width: number): Placed[] {
  const found: Placed[] = [];
  for (const space of new Set(figures.map((figure) => figure.space))) {
    const here = figures.filter((figure) => figure.space === space);
    const [x, y] = centreOf(space);
    here.forEach((figure, index) => {
      const [dx, dy] = offset(index, here.length);
      found.push({ ...figure, at: [x + dx * width, y + dy * width] });
    });
  }
  // Whoever stands further down is nearer and drawn later.
  return found.sort((left, right) => left.at[1] - right.at[1]);
}

/** Where the n-th of them stands: rows side by side, the last row in front. */
function offset(index: number, count: number): Point {
  if (count === 1) return [0, 0.3];
  const rows = Math.ceil(count / ROW);
  const row = Math.floor((index * rows) / count);
  const first = Math.ceil((row * count) / rows);
  const after = Math.ceil(((row + 1) * count) / rows);
  const middle = (after - first - 1) / 2;
  return [(index - first - middle) * APART, 0.3 + (row - (rows - 1) / 2) * BACK];
}
