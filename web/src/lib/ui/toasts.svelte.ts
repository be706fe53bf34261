import { untrack } from "svelte";

/** Short notes at the edge of the page that disappear on their own. */
export interface Note {
  readonly id: number;
  /** A function, so that a note on the screen follows a change of language. */
  readonly text: () => string;
  readonly kind: "plain" | "good" | "bad";
}

const STAYS = 5000;
const AT_ONCE = 3;

export const notes: Note[] = $state([]);
let next = 0;

/** Show a note; the oldest goes when there are too many. */
export function toast(text: () => string, kind: Note["kind"] = "plain"): void {
  const id = next++;
  // Often called from an effect, which must not run again because of it.
  untrack(() => {
    notes.push({ id, text, kind });
    if (notes.length > AT_ONCE) notes.shift();
  });
  setTimeout(() => dismiss(id), STAYS);
}

/** Remove a note. */
export function dismiss(id: number): void {
  const at = notes.findIndex((note) => note.id === id);
  if (at >= 0) notes.splice(at, 1);
}
