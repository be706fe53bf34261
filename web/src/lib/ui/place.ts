/** Where something small goes beside the thing it is about. */
export interface Spot {
  left: number;
  top: number;
  /** Where it is, seen from the anchor. */
  side: Side;
  /** Where a bubble's pointer is, from the bubble's left edge. */
  pointer: number;
}

export type Side = "above" | "below" | "right" | "left";

/** What is measured of a box on the screen. */
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

interface Size {
  width: number;
  height: number;
}

const EDGE = 8;
const GAP = 10;

/**
 * The place for a box of this size: on the first of these sides where it fits into the window and covers nothing that
 * must be kept clear; else on the first one where it fits at all.
 */
export function placeBeside(
  anchor: DOMRect,
  box: Size,
  window: Size,
  sides: readonly Side[] = ["above", "below"],
  clear: readonly Box[] = [],
): Spot {
  const spots = sides.map((side) => spotAt(side, anchor, box, window));
  const fitting = spots.filter((spot) => hasRoom(spot.side, anchor, box, window));
  const free = fitting.filter((spot) => !clear.some((one) => meets(spot, box, one)));
  return free[0] ?? fitting[0] ?? spots[0] ?? spotAt("above", anchor, box, window);
}

function hasRoom(side: Side, anchor: DOMRect, box: Size, window: Size): boolean {
  switch (side) {
    case "above":
      return anchor.top - GAP - EDGE >= box.height;
    case "below":
      return window.height - anchor.bottom - GAP - EDGE >= box.height;
    case "right":
      return window.width - anchor.right - GAP - EDGE >= box.width;
    case "left":
      return anchor.left - GAP - EDGE >= box.width;
  }
}

function spotAt(side: Side, anchor: DOMRect, box: Size, window: Size): Spot {
  const middle = anchor.left + anchor.width / 2;
  const left =
    side === "right"
      ? anchor.right + GAP
      : side === "left"
        ? anchor.left - GAP - box.width
        : middle - box.width / 2;
  const top =
    side === "above" ? anchor.top - GAP - box.height : side === "below" ? anchor.bottom + GAP : anchor.top;
  const inside = between(EDGE, left, window.width - box.width - EDGE);
  return {
    left: inside,
    top: between(EDGE, top, window.height - box.height - EDGE),
    side,
    pointer: between(14, middle - inside, box.width - 14),
  };
}

function meets({ left, top }: Spot, { width, height }: Size, other: Box): boolean {
  return left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
