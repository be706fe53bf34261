/** Sentences of the table that need a little more than their text. */

import { say, t } from "../texts/i18n.svelte";
import type { Clock, Line } from "../wire/types";

/** Quick phrases and their texts, in the order in which they are offered. */
export const PHRASES: readonly (readonly [id: string, text: string])[] = [
  ["not_me_sheriff", "web-phrase-not_me_sheriff"],
  ["outlaw_there", "web-phrase-outlaw_there"],
  ["trust_me", "web-phrase-trust_me"],
  ["nice_shot", "web-phrase-nice_shot"],
  ["have_a_beer", "web-phrase-have_a_beer"],
  ["sorry", "web-phrase-sorry"],
  ["thanks", "web-phrase-thanks"],
  ["hurry_up", "web-phrase-hurry_up"],
  ["one_moment", "web-phrase-one_moment"],
  ["good_game", "web-phrase-good_game"],
];

/** What someone said: their own words, or a phrase in the reader's language. */
export function chatText(line: Line): string {
  return line.text ? say(line.text) : (line.said ?? "");
}

export interface Piece {
  text: string;
  isName: boolean;
}

/** A sentence in pieces, so that names can stand out. Longer names first: Ann is not part of Anna. */
export function pieces(text: string, names: readonly string[]): Piece[] {
  const known = names.filter((name) => name.length > 0).sort((left, right) => right.length - left.length);
  if (known.length === 0) return [{ text, isName: false }];
  const letter = "[\\p{L}\\p{N}]";
  const pattern = new RegExp(`(?<!${letter})(${known.map(escaped).join("|")})(?!${letter})`, "u");
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isName: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** How a table keeps time, in one line. */
export function clockName(clock: Clock): string {
  switch (clock.is) {
    case "none":
      return t("web-table-clock-none");
    case "bank":
      return t("web-table-clock-bank", {
        minutes: Math.round(clock.bank / 6) / 10,
        increment: clock.increment,
        reaction: clock.reaction,
      });
    case "days":
      return t("web-table-clock-days", { days: clock.days });
  }
}

/** Minutes and seconds. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
