/** What a box adds to the table: where its part is shown, and what it says about cards and in sentences. */

import type { Component } from "svelte";

import type { BangOwn, BangScene, Said } from "../../../wire/types";
import type { BangTable } from "../cards";

/** A part as everyone sees it, and what only the reader knows of it. */
export type AnyPart = BangScene["parts"][number];
export type AnyOwnPart = BangOwn["parts"][number];

export interface PartStage<P extends AnyPart = AnyPart, O extends AnyOwnPart = AnyOwnPart> {
  /** What lies in the middle of the table. */
  Middle: Component<{ table: BangTable; part: P }>;
  /** A word on a tab over a card, or null. */
  tab(part: P, card: number): Said | null;
  /** A line about what only the reader knows, beside role and ability; null for none. */
  own(own: O): Said | null;
  /** The middle in sentences, for the text table. */
  told(part: P): Said[];
  /** What only the reader knows, in sentences. */
  toldOwn(own: O): Said[];
}
