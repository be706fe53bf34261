/** The text of a thing, shown beside it: on hover, on keyboard focus, or while a finger stays on it. */
import { untrack } from "svelte";
import type { Action } from "svelte/action";

export interface Description {
  title: string;
  text: string;
}

const LAYER_ID = "described";
const HOVER_MS = 350;
const HOLD_MS = 450;
const SLIP_PX = 10;

class Described {
  anchor = $state<Element>();
  title = $state("");
  text = $state("");
  readonly id = LAYER_ID;

  show(anchor: Element, { title, text }: Description): void {
    this.hide();
    [this.anchor, this.title, this.text] = [anchor, title, text];
    anchor.setAttribute("aria-describedby", LAYER_ID);
  }

  hide(anchor: Element | undefined = this.anchor): void {
    if (!anchor || anchor !== this.anchor) return;
    anchor.removeAttribute("aria-describedby");
    this.anchor = undefined;
  }
}

/** What is described at the moment; drawn by the page's top layer. */
export const described = new Described();

/** `use:describe={{ title, text }}`. Nothing is shown while there is neither. */
export const describe: Action<HTMLElement, Description | null | undefined> = (node, first) => {
  let what = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let held = false;
  /** Pressed with the mouse: someone who is acting is not reading. It comes back once the pointer has left. */
  let pressed = false;
  /** The mouse has moved over it, and the text comes soon or is there. */
  let waits = false;

  const show = (): void => {
    if (what && (what.title || what.text)) described.show(node, what);
  };
  const later = (ms: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const stop = (): void => {
    clearTimeout(timer);
    described.hide(node);
  };

  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerleave: () => {
      pressed = false;
      waits = false;
      stop();
    },
    pointerdown: (event) => {
      held = false;
      if (event.pointerType === "mouse") {
        pressed = true;
        return stop();
      }
      start = { x: event.clientX, y: event.clientY };
      later(HOLD_MS, () => {
        held = true;
        show();
      });
    },
    // Only a mouse that moves points at something; a thing that appears under a resting one is not meant.
    pointermove: (event) => {
      if (event.pointerType === "mouse") {
        if (!waits && !pressed) later(HOVER_MS, show);
        waits = true;
        return;
      }
      const slipped = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP_PX;
      if (slipped) stop();
    },
    pointerup: (event) => {
      if (event.pointerType !== "mouse") stop();
    },
    pointercancel: stop,
    contextmenu: (event) => {
      if (held) event.preventDefault();
    },
    focus: () => {
      if (node.matches(":focus-visible")) show();
    },
    // A focused thing that is removed from the page loses the focus in the middle of rendering: not the time to render.
    blur: () => queueMicrotask(stop),
  };
  // A finger that stayed to read has not pressed.
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  for (const [name, listener] of Object.entries(listeners))
    node.addEventListener(name, listener as EventListener);
  node.addEventListener("click", click, { capture: true });

  return {
    update(next) {
      what = next;
      untrack(() => {
        if (described.anchor === node) show();
      });
    },
    destroy() {
      untrack(stop);
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    },
  };
};
