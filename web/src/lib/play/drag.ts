/** Dragging a thing onto another: a card onto a player, or onto the middle to play it. */

import type { Action } from "svelte/action";

import type { Choice } from "./choice.svelte";
import type { Part } from "./stage";

interface Dragged {
  part: Part;
  choice: Choice;
}

/** How far a finger or mouse must move to drag rather than press. */
const SLIP = 8;

/** Where things may be dropped carries `data-drop`: a part, or `middle` for what needs no target. */
const DROP = "[data-drop]";

/** `use:drag={{ part, choice }}` on a card: dropping it on a player picks both and sends. */
export const drag: Action<HTMLElement, Dragged> = (node, first) => {
  let what = first;
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || what.choice.ask === null || !what.choice.possible(what.part)) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A quick hand may leave the card before it drags.
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", end);
  };

  const move = (event: PointerEvent): void => {
    if (start === null || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (ghost === null) {
      if (Math.hypot(dx, dy) < SLIP) return;
      // A sideways stroke of a finger may scroll; a card is pulled up.
      lift(event.pointerId);
    }
    if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest(DROP) ?? null;
    if (target === over) return;
    over?.removeAttribute("data-over");
    over = target;
    over?.setAttribute("data-over", "");
  };

  const up = (event: PointerEvent): void => {
    if (start === null || event.pointerId !== start.id) return;
    const dropped = ghost !== null ? over?.getAttribute("data-drop") : null;
    const dragged = ghost !== null;
    end();
    if (dragged) swallowClick();
    if (!dropped) return;
    const parts: Part[] = dropped === "middle" ? [what.part] : [what.part, dropped as Part];
    if (what.choice.pickAll(parts)) what.choice.send();
  };

  const lift = (pointer: number): void => {
    const box = node.getBoundingClientRect();
    const copy = node.cloneNode(true) as HTMLElement;
    copy.removeAttribute("id");
    copy.setAttribute("aria-hidden", "true");
    Object.assign(copy.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: "0",
      zIndex: "60",
      pointerEvents: "none",
      opacity: "0.92",
    });
    document.body.append(copy);
    ghost = copy;
    node.setPointerCapture(pointer);
    node.setAttribute("data-dragged", "");
  };

  const end = (): void => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", end);
    start = null;
    ghost?.remove();
    ghost = null;
    over?.removeAttribute("data-over");
    over = null;
    node.removeAttribute("data-dragged");
  };

  /** The click that follows a drop is not a press. */
  const swallowClick = (): void => {
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
  };

  node.addEventListener("pointerdown", down);
  node.style.touchAction = "pan-x";

  return {
    update(next) {
      what = next;
    },
    destroy() {
      end();
      node.removeEventListener("pointerdown", down);
    },
  };
};
