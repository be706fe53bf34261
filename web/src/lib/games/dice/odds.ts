/** How likely something is if some dice are rolled again: exact, for one roll of fair dice. */

import { FACES } from "../../wire/cards";
import { count, DYNAMITES } from "./rules";

/** What matters for the odds of a roll. */
export interface Roll {
  /** What the dice that stay show. */
  kept: readonly string[];
  /** How many dice are rolled. */
  rolled: number;
  /** Arrows nobody holds. */
  pile: number;
  /** How many gatlings fire the gun. */
  gatlings: number;
}

export interface Odd {
  /** The text key of what may happen. */
  key: string;
  chance: number;
  bad: boolean;
}

/** What may come of a roll, dangers first. What cannot happen and what is already certain is left out. */
export function odds({ kept, rolled, pile, gatlings }: Roll): Odd[] {
  const one = 1 / FACES.length;
  const all: Odd[] = [
    {
      key: "web-dice-odds-dynamite",
      chance: atLeast(DYNAMITES - count(kept, "dynamite"), rolled, one),
      bad: true,
    },
    { key: "web-dice-odds-attack", chance: atLeast(pile, rolled, one), bad: true },
    { key: "web-dice-odds-arrow", chance: atLeast(1, rolled, one), bad: true },
    { key: "web-dice-odds-bullseye", chance: atLeast(1, rolled, 2 * one), bad: false },
    { key: "web-dice-odds-beer", chance: atLeast(1, rolled, one), bad: false },
    {
      key: "web-dice-odds-gatling",
      chance: atLeast(gatlings - count(kept, "gatling"), rolled, one),
      bad: false,
    },
  ];
  return all.filter(({ chance }) => chance > 0 && chance < 1);
}

/** The chance that at least `wanted` of `dice` dice show something that a single die shows with chance `single`. */
export function atLeast(wanted: number, dice: number, single: number): number {
  let chance = 0;
  for (let hits = Math.max(0, wanted); hits <= dice; hits++)
    chance += ways(dice, hits) * single ** hits * (1 - single) ** (dice - hits);
  return Math.min(1, chance);
}

function ways(dice: number, hits: number): number {
  let found = 1;
  for (let step = 1; step <= hits; step++) found = (found * (dice - hits + step)) / step;
  return found;
}
