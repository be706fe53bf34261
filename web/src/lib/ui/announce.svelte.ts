import { untrack } from "svelte";

/** What screen readers are told besides what they find on the page. One polite region reads it aloud. */
export const announced = $state({ text: "", turn: 0 });

/** Milliseconds within which words belong together: nobody could have heard the earlier ones yet. */
const TOGETHER = 16;

let lately = -TOGETHER;

/** Say something aloud; the same words twice are said twice, and what is said at once is said in one go. */
export function announce(text: string): void {
  // Often said from an effect, which must not run again because of it.
  untrack(() => {
    const now = performance.now();
    announced.text = now - lately < TOGETHER ? `${announced.text} ${text}` : text;
    announced.turn += 1;
    lately = now;
  });
}
