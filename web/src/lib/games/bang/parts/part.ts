/** What a box adds to the table: where its part is shown, and what it says about cards and in sentences. */

import type { Component } from "svelte";

import type { BangOwn, BangScene, Said } from "../../../wire/types";
import type { SeatMark } from "../../../play/stage";
import type { BangTable } from "../cards";

/** A part as everyone sees it, and what only the reader knows of it. */
export type AnyPart = BangScene["parts"][number];
export type AnyOwnPart = BangOwn["parts"][number];

export interface PartStage<P extends AnyPart = AnyPart, O extends AnyOwnPart = AnyOwnPart> {
  /** What lies in the middle of the table. */
  Middle?: Component<{ table: BangTable; part: P }>;
  /** What is too long for the middle and lies in a strip of its own above the question. */
  Strip?: Component<{ table: BangTable; part: P }>;
  /** What lies beside a player, on the plate. */
  Beside?: Component<{ table: BangTable; part: P; seat: number }>;
  /** What of it lies in front of the reader, with what it does. */
  explained?(part: P, seat: number): { name: Said; text: Said }[];
  /** What of it belongs to a player, in sentences. */
  toldOf?(part: P, seat: number): Said[];
  /** A word on a tab over a card, or null. */
  tab(part: P, card: number): Said | null;
  /** How many tokens lie on a card in play. */
  tokens?(part: P, card: number): number;
  /** Cards that lie open for a moment, because it is being decided where they go. */
  laidOpen?(part: P): readonly number[];
  /** What lies on a player's character. */
  marks?(part: P, seat: number): SeatMark[];
  /** A line about what only the reader knows, beside role and ability; null for none. */
  own(own: O): Said | null;
  /** The middle in sentences, for the text table. */
  told(part: P): Said[];
  /** Advice for whoever meets what the part is about for the first time; null while there is nothing to it. */
  lesson?(table: BangTable, part: P): Said | null;
  /** What only the reader knows, in sentences. */
  toldOwn(own: O): Said[];
}
