/** The few facts of the dice game that the page works out for itself, to explain what lies on the table. */

import type { DiceSeat } from "../../wire/types";

/** This many dynamites end the rolling. */
export const DYNAMITES = 3;

/** With this many living players or fewer, every bull's-eye counts as a 1. */
const FEW = 3;

/** How many gatlings fire the gun of a character. */
export function gatlingsNeeded(character: string): number {
  return character === "willy_the_kid" ? 2 : 3;
}

/** How many dice show a face. */
export function count(dice: readonly string[], face: string): number {
  return dice.filter((one) => one === face).length;
}

/** Places between two living players, the shorter way round; 0 if one of them is out. */
export function distance(seats: readonly DiceSeat[], one: number, other: number): number {
  const ring = living(seats);
  const [here, there] = [ring.indexOf(one), ring.indexOf(other)];
  if (here < 0 || there < 0) return 0;
  const steps = Math.abs(here - there);
  return Math.min(steps, ring.length - steps);
}

/** The distances at which a bull's-eye of this face may hit. */
export function reach(seats: readonly DiceSeat[], shooter: number, face: string): number[] {
  const places = face === "bullseye_1" || living(seats).length <= FEW ? 1 : 2;
  switch (seats[shooter]?.character) {
    case "calamity_janet":
      return [1, 2];
    case "rose_doolan":
      return [places, places + 1];
    default:
      return [places];
  }
}

/** Who a bull's-eye of this face may hit. */
export function targets(seats: readonly DiceSeat[], shooter: number, face: string): number[] {
  const places = reach(seats, shooter, face);
  return living(seats).filter((seat) => places.includes(distance(seats, shooter, seat)));
}

/** Whether any bull's-eye reaches that far. */
export function inReach(seats: readonly DiceSeat[], shooter: number, target: number): boolean {
  return ["bullseye_1", "bullseye_2"].some((face) => targets(seats, shooter, face).includes(target));
}

function living(seats: readonly DiceSeat[]): number[] {
  return seats.flatMap(({ alive }, seat) => (alive ? [seat] : []));
}
