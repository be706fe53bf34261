/** Moving the map with a mouse or with fingers: drag to move it, two fingers or the wheel to zoom. */

import type { Action } from "svelte/action";

import type { Point } from "./board";

export interface Pulls {
  /** The map is dragged by this many pixels. */
  pull(dx: number, dy: number): void;
  /** The map is zoomed in by a factor; the point, in pixels of the map's place, stays where it is. */
  zoom(factor: number, at: Point): void;
}

/** How far a finger or mouse must move to drag rather than press. */
const SLIP = 8;
/** How much a notch of the wheel zooms. */
const WHEEL = 0.0016;
/** What is on the map and is pressed, not dragged. */
const PRESSED = "button, a";

export const gestures: Action<HTMLElement, Pulls> = (node, first) => {
  let told = first;
  const down = new Map<number, Point>();
  let start: Point = [0, 0];
  let pulling = false;
  let swallow = false;

  const local = ({ clientX, clientY }: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return [clientX - box.left, clientY - box.top];
  };

  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest(PRESSED))) return;
    if (down.size === 0) {
      start = local(event);
      pulling = false;
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", lift);
      window.addEventListener("pointercancel", lift);
    }
    down.set(event.pointerId, local(event));
  };

  const move = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (before === undefined) return;
    const now = local(event);
    if (!pulling && down.size === 1 && distance(start, now) < SLIP) return;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    pulling = true;
    down.set(event.pointerId, now);
    if (other === undefined) return told.pull(now[0] - before[0], now[1] - before[1]);
    const [was, is] = [middle(before, other), middle(now, other)];
    told.pull(is[0] - was[0], is[1] - was[1]);
    const apart = distance(before, other);
    if (apart > 0) told.zoom(distance(now, other) / apart, is);
  };

  const lift = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    forget();
    if (!pulling) return;
    // The click that follows is not a press.
    swallow = true;
    setTimeout(() => (swallow = false));
  };

  const forget = (): void => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", lift);
    window.removeEventListener("pointercancel", lift);
  };

  const click = (event: MouseEvent): void => {
    if (!swallow) return;
    event.stopPropagation();
    event.preventDefault();
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    told.zoom(Math.exp(-event.deltaY * WHEEL), local(event));
  };

  node.addEventListener("pointerdown", press);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("wheel", wheel, { passive: false });

  return {
    update(next) {
      told = next;
    },
    destroy() {
      forget();
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("wheel", wheel);
    },
  };
};

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}
