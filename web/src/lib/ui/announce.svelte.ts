import { untrack } from "svelte";

/** What screen readers are told besides what they find on the page. One polite region reads it aloud. */
export const announced = $state({ text: "", turn: 0 });

/** Say something aloud; the same words twice are said twice. */
export function announce(text: string): void {
  // Often said from an effect, which must not run again because of it.
  untrack(() => {
    announced.text = text;
    announced.turn += 1;
  });
}
