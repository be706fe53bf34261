/** The card table in sentences, for the text table. */

import type { Told } from "../../play/told";
import type { BangOwn, BangScene, Said } from "../../wire/types";
import { nameOfCharacter, partOf, spoken, type BangTable } from "./cards";
import { abilityOf } from "./words";

export const told: Told<BangScene, BangOwn> = { middle, seat, own, hand };

function middle({ scene, own }: BangTable): Said[] {
  const found: Said[] = [{ k: "web-text-bang-piles", p: { deck: scene.deck, discard: scene.discarded } }];
  const top = scene.discard.at(-1);
  if (top !== undefined) found.push({ k: "web-text-bang-top", p: { card: spoken(top) } });
  if (scene.row.length > 0) found.push({ k: "web-text-bang-row", p: { cards: scene.row.map(spoken) } });
  if (own.lap.length > 0) found.push({ k: "web-text-bang-lap", p: { cards: own.lap.map(spoken) } });
  if (scene.last_man_standing) found.push({ k: "web-text-last-one" });
  return found;
}

function seat({ scene }: BangTable, seat: number): Said[] {
  const player = scene.seats[seat];
  if (!player?.alive) return [];
  const found: Said[] = [{ k: "web-text-bang-hand", p: { count: player.hand } }];
  if (player.in_play.length > 0)
    found.push({ k: "web-text-bang-in-play", p: { cards: player.in_play.map(spoken) } });
  found.push({ k: "web-text-bang-reach", p: { reach: player.reach } });
  return found;
}

function own(table: BangTable, seat: number): Said[] {
  const player = table.scene.seats[seat];
  const found = [player?.character ?? "", ...(player?.borrowed ?? [])].filter(Boolean).map((id): Said => ({
    k: "web-text-ability",
    p: { character: nameOfCharacter(id), text: abilityOf(id) },
  }));
  if (seat === table.seat && player?.alive && table.scene.active === seat) {
    found.push({ k: "web-text-bang-limit", p: { count: table.own.hand_limit } });
  }
  return found;
}

function hand({ own }: BangTable) {
  return own.hand.map((card) => ({ text: spoken(card), part: partOf(own.ask, card) }));
}
