/** What lies open beside the piles for a while, if anything does. */

import type { BangTable } from "./cards";
import { laidOpen } from "./parts";

export type Shown =
  | { is: "characters"; characters: readonly string[] }
  | { is: "names"; kinds: readonly string[] }
  | { is: "lap"; cards: readonly number[] }
  | { is: "covered"; seat: number; count: number }
  | { is: "offer"; cards: readonly number[] }
  | { is: "flipped"; cards: readonly number[] };

export function shownAt(table: BangTable): Shown | null {
  const { own, scene, seat } = table;
  if (own.dealt.length > 0) return { is: "characters", characters: own.dealt };
  const swap = own.ask?.options.map(({ option }) => option).find((option) => option.is === "Swap");
  const mine = scene.seats[seat]?.character;
  if (swap?.is === "Swap" && mine) return { is: "characters", characters: [mine, swap.character] };
  const kinds = (own.ask?.options ?? []).flatMap(({ option }) =>
    option.is === "NameCard" ? [option.kind] : [],
  );
  if (kinds.length > 0) return { is: "names", kinds };
  if (own.lap.length > 0) return { is: "lap", cards: own.lap };
  if (scene.looking >= 0 && scene.looked_at > 0)
    return { is: "covered", seat: scene.looking, count: scene.looked_at };
  if (scene.row.length === 0) {
    const cards = laidOpen(table);
    return cards.length > 0 ? { is: "offer", cards } : null;
  }
  const checking = scene.asking.some(({ prompt }) => prompt === "count_flip" || prompt === "leave_out_flip");
  return { is: checking ? "flipped" : "offer", cards: scene.row };
}
