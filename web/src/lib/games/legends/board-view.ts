/** Which part of the map is on the screen: arithmetic of zooming and panning, in units of the map. */

import { MAP_HEIGHT, MAP_WIDTH, type Point } from "./board";

/** A window on the map; its height follows from the shape of the screen. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The place on the page in which the map is shown, in pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The narrowest window. */
const NEAREST = 260;
/** How wide the surroundings of a figure are. */
const SURROUNDINGS = 430;
/** How much leather may show beyond the edge of the map, as a fraction of the window: it frees figures at the edge. */
const MARGIN = 0.3;
/** A figure this far from the edge of the window, as a fraction of its width, needs no panning. */
const CALM = 0.16;
/** From this size up, a window counts as the whole map. */
const NEARLY_WHOLE = 0.92;

export function heightOf(view: View, screen: Screen): number {
  return (view.width * screen.height) / screen.width;
}

/** How many units of the map a pixel is. */
export function unitsPerPixel(view: View, screen: Screen): number {
  return screen.width > 0 ? view.width / screen.width : 1;
}

/** The whole map, in the middle of the screen. */
export function whole(screen: Screen): View {
  const width = Math.max(MAP_WIDTH, (MAP_HEIGHT * screen.width) / screen.height);
  return clamped({ x: 0, y: 0, width }, screen);
}

export function isWhole(view: View, screen: Screen): boolean {
  return view.width >= whole(screen).width * NEARLY_WHOLE;
}

/** The surroundings of a point, so large that a finger finds every space. */
export function around([x, y]: Point, screen: Screen, width = SURROUNDINGS): View {
  const view = { x: 0, y: 0, width };
  return clamped({ x: x - width / 2, y: y - heightOf(view, screen) / 2, width }, screen);
}

/** A window that is neither too near nor too far, and stays within the edges. */
export function clamped(view: View, screen: Screen): View {
  const most = Math.max(MAP_WIDTH, (MAP_HEIGHT * screen.width) / screen.height);
  const width = Math.min(most, Math.max(Math.min(NEAREST, most), view.width));
  const height = heightOf({ ...view, width }, screen);
  return { x: within(view.x, width, MAP_WIDTH), y: within(view.y, height, MAP_HEIGHT), width };
}

/** Where a window of this length begins: inside the map, or with the map in its middle if it is longer. */
function within(start: number, length: number, most: number): number {
  if (length >= most) return (most - length) / 2;
  const margin = Math.min(MARGIN * length, (most - length) / 2);
  return Math.min(most - length + margin, Math.max(-margin, start));
}

/** The point of the map under a point of the screen. */
export function pointAt(view: View, screen: Screen, [x, y]: Point): Point {
  const unit = unitsPerPixel(view, screen);
  return [view.x + x * unit, view.y + y * unit];
}

/** Nearer by a factor; what lies at a point of the screen stays there. */
export function zoomed(view: View, screen: Screen, factor: number, at: Point): View {
  const width = clamped({ ...view, width: view.width / factor }, screen).width;
  const [x, y] = pointAt(view, screen, at);
  const unit = width / screen.width;
  return clamped({ x: x - at[0] * unit, y: y - at[1] * unit, width }, screen);
}

/** Moved by this many pixels, as a finger drags the map. */
export function pulled(view: View, screen: Screen, dx: number, dy: number): View {
  const unit = unitsPerPixel(view, screen);
  return clamped({ ...view, x: view.x - dx * unit, y: view.y - dy * unit }, screen);
}

/** The same window, moved if a point lies outside or near its edge. */
export function showing(view: View, screen: Screen, [x, y]: Point): View {
  const [inX, inY] = [view.width * CALM, heightOf(view, screen) * CALM];
  const seen =
    x >= view.x + inX &&
    x <= view.x + view.width - inX &&
    y >= view.y + inY &&
    y <= view.y + heightOf(view, screen) - inY;
  return seen ? view : around([x, y], screen, view.width);
}

/** Between two windows: 0 is the first, 1 the second. */
export function between(from: View, to: View, part: number): View {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width) };
}

export function sameView(left: View, right: View): boolean {
  return left.x === right.x && left.y === right.y && left.width === right.width;
}
