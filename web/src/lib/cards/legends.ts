/** The things of Western Legends to look up: what they are called and what they do. */

import { nameOfItem, nameOfLegend, named, textsOfItem, together } from "../games/legends/facts";
import {
  BLACK_CARDS,
  FIGHT_CARDS,
  GOALS,
  ITEMS,
  LEGENDS,
  POKER,
  POKER_KINDS,
  STORIES,
} from "../wire/legends";
import type { Said } from "../wire/types";

export const LEGEND_SORTS = ["poker", "item", "story", "goal", "fight", "black"] as const;

export type LegendSort = (typeof LEGEND_SORTS)[number] | "character";

/** Something printed: its sort, name and text. */
export interface LegendThing {
  id: string;
  sort: LegendSort;
  name: Said;
  /** The main text first, then whatever else is printed on it. */
  texts: readonly Said[];
}

/** A poker card with this ability, as printed. */
export interface Print {
  rank: string;
  suit: string;
}

export const LEGEND_THINGS: readonly LegendThing[] = [
  ...LEGENDS.map(({ id, site, weapon, cards, text }) => ({
    id,
    sort: "character" as const,
    name: nameOfLegend(id),
    texts: [
      text,
      { k: "web-legends-starts-at", p: { place: { k: `site-${site}` } } },
      { k: "web-legends-starts-with", p: { item: nameOfItem(weapon), count: cards } },
    ],
  })),
  ...Object.entries(POKER_KINDS).map(([id, { name, text, types }]) => ({
    id,
    sort: "poker" as const,
    name: named(name),
    texts: [text, ...types.map((type) => ({ k: `poker-type-${type}` }))],
  })),
  ...ITEMS.map(({ id, category, price }) => ({
    id,
    sort: "item" as const,
    name: nameOfItem(id),
    texts: [
      together(textsOfItem(id, false)),
      ...(category === "misc"
        ? []
        : [{ k: "web-cards-upgraded", p: { count: price, text: together(textsOfItem(id, true)) } }]),
      { k: "web-cards-price", p: { count: price } },
    ],
  })),
  ...STORIES.map(({ id, name, condition, reward, hideouts, sheriff }) => ({
    id,
    sort: "story" as const,
    name: named(name),
    texts: [
      condition,
      { k: "web-cards-reward", p: { text: reward } },
      { k: "web-cards-then", p: { hideouts: [...hideouts], count: sheriff } },
    ],
  })),
  ...GOALS.map(({ id, name, condition, character }) => ({
    id,
    sort: "goal" as const,
    name: named(name),
    texts: [condition, { k: "web-cards-goal-of", p: { character: nameOfLegend(character) } }],
  })),
  ...FIGHT_CARDS.map(({ id, rank, text }) => ({
    id,
    sort: "fight" as const,
    name: { k: "web-legends-fight-card", p: { rank } },
    texts: [text],
  })),
  ...BLACK_CARDS.map(({ id, name, text, lp }) => ({
    id,
    sort: "black" as const,
    name: named(name),
    texts: [text, { k: "web-cards-black-lp", p: { count: lp } }],
  })),
];

const BY_ID: ReadonlyMap<string, LegendThing> = new Map(LEGEND_THINGS.map((thing) => [thing.id, thing]));

export function legendThing(id: string): LegendThing | undefined {
  return BY_ID.get(id);
}

/** The poker cards with an ability. */
export function printsOf(kind: string): Print[] {
  return POKER.filter((card) => card.kind === kind);
}
