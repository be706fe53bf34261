/** Nuggets, the shop and equipment in front of players; the sides of Shadow Renegades. */

import type { Lesson } from "../../../play/coach.svelte";
import { PILES } from "../../../wire/cards";
import type { GoldShown, Said } from "../../../wire/types";
import { nameOfKind, type BangTable } from "../cards";
import Gear from "./Gear.svelte";
import Gold from "./Gold.svelte";
import GoldBeside from "./GoldBeside.svelte";
import GoldSide from "./GoldSide.svelte";
import type { AnyOwnPart, PartStage } from "./part";

const EQUIPMENT = Object.values(PILES).flatMap((piles) => piles["equipment"] ?? []);

/** What brings eliminated players back for their turns. */
const SHADOW = "shadow_gunslingers";

const SIDES: Readonly<Record<string, string>> = {
  none: "web-gold-side-none",
  shadow_deputy: "web-gold-side-shadow_deputy",
  shadow_outlaw: "web-gold-side-shadow_outlaw",
};

export const gold: PartStage<GoldShown, AnyOwnPart> = {
  Middle: Gold,
  Side: GoldSide,
  Beside: GoldBeside,
  front: ({ gear }, seat) => gear[seat] ?? [],
  Front: Gear,
  shadow: (ghost) => (ghost === SHADOW ? { k: "web-gold-shadow" } : null),
  lingers: ({ shadows }) => shadows,
  hints,
  tab: () => null,
  own: () => null,
  told,
  toldOf,
  explained: (part, seat) =>
    (part.gear[seat] ?? []).map((id) => ({ name: nameOfKind(id), text: textOfGear(id) })),
  toldOwn: () => [],
};

export function priceOf(id: string): number {
  return EQUIPMENT.find((card) => card.id === id)?.price ?? 0;
}

export function textOfGear(id: string): Said {
  return { k: `bang-card-${id}` };
}

/** What puts equipment of a player to sleep, or null. */
export function sleepOfGear({ scene }: BangTable, seat: number, id: string): Said | null {
  const by = scene.seats[seat]?.asleep.find((one) => one.id === id && one.card < 0)?.by;
  return by ? { k: "web-events-asleep-by", p: { by: nameOfKind(by) } } : null;
}

/** The role that a Shadow Renegade plays now, or null. */
export function sideOf({ sides }: GoldShown, seat: number): Said | null {
  const side = sides[seat] ?? "";
  const key = SIDES[side];
  return key === undefined ? null : { k: key };
}

function hints({ trade }: GoldShown, { scene, seat }: BangTable): Lesson[] {
  const found: Lesson[] = [];
  if (scene.seats[seat]?.ghost === SHADOW)
    found.push({ id: "gold-shadow", text: { k: "web-gold-hint-shadow" } });
  if (trade) found.push({ id: "gold-shop", text: { k: "web-gold-hint-shop" } });
  return found;
}

function priced(id: string): Said {
  return { k: "web-gold-priced", p: { name: nameOfKind(id), price: priceOf(id) } };
}

function told(part: GoldShown): Said[] {
  const found: Said[] = part.shadows ? [{ k: "web-gold-shadows" }] : [];
  if (!part.trade) return found;
  found.unshift({ k: "web-text-gold-shop", p: { cards: part.shop.map(priced) } });
  if (part.under.length > 0)
    found.push({ k: "web-text-gold-under", p: { cards: part.under.map(nameOfKind) } });
  return found;
}

function toldOf(part: GoldShown, seat: number): Said[] {
  const found: Said[] = [];
  const side = sideOf(part, seat);
  if (side) found.push(side);
  if (!part.trade) return found;
  found.push({ k: "web-text-gold-nuggets", p: { count: part.nuggets[seat] ?? 0 } });
  const gear = part.gear[seat] ?? [];
  if (gear.length > 0) found.push({ k: "web-text-gold-gear", p: { cards: gear.map(nameOfKind) } });
  return found;
}
