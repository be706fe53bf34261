/** What a box adds to the table: where its part is shown, and what it says about cards and in sentences. */

import type { Component } from "svelte";

import type { BangOwn, BangScene, Said } from "../../../wire/types";
import type { Lesson } from "../../../play/coach.svelte";
import type { Part, SeatMark } from "../../../play/stage";
import type { BangTable } from "../cards";

/** A part as everyone sees it, and what only the reader knows of it. */
export type AnyPart = BangScene["parts"][number];
export type AnyOwnPart = BangOwn["parts"][number];

export interface PartStage<P extends AnyPart = AnyPart, O extends AnyOwnPart = AnyOwnPart> {
  /** What lies in the middle of the table. */
  Middle?: Component<{ table: BangTable; part: P }>;
  /** What is too long for the middle and lies in a strip of its own above the question. */
  Strip?: Component<{ table: BangTable; part: P }>;
  /** A small count at the edge of a player's plate. */
  Side?: Component<{ table: BangTable; part: P; seat: number }>;
  /** What lies beside a player, on the plate. */
  Beside?: Component<{ table: BangTable; part: P; seat: number }>;
  /** What of it lies in front of a player like cards in play, by id, and how one of it looks in front of the reader. */
  front?(part: P, seat: number): readonly string[];
  Front?: Component<{ table: BangTable; id: string; part: Part; seat: number }>;
  /** What of it lies in front of the reader, with what it does. */
  explained?(part: P, seat: number): { name: Said; text: Said }[];
  /** What of it belongs to a player, in sentences. */
  toldOf?(part: P, seat: number): Said[];
  /** What somebody is called who is back as a shadow; null if this part has not brought them back. */
  shadow?(ghost: string): Said | null;
  /** Whether an eliminated player may come back: what is theirs stays in sight. */
  lingers?(part: P, seat: number): boolean;
  /** What to know about it, for a reader who meets it for the first time. */
  hints?(part: P, table: BangTable): Lesson[];
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
  /** What only the reader knows, in sentences. */
  toldOwn(own: O): Said[];
}
