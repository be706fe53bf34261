/** The card table in sentences, for the text table. */

import type { Told } from "../../play/told";
import type { BangOwn, BangScene, Said } from "../../wire/types";
import { kindOfCard, nameOfCharacter, nameOfThing, partOf, spoken, type BangTable } from "./cards";
import { loadOfCard, marksOf, tabOf, toldOwnParts, toldParts, toldPartsOf } from "./parts";
import { openHand } from "./parts/show";
import { abilityOf, suitChange } from "./words";

export const told: Told<BangScene, BangOwn> = { middle, seat, own, hand };

function middle(table: BangTable): Said[] {
  const { scene, own } = table;
  const speak = (card: number): Said => spoken(card, scene.suits);
  const found: Said[] = [{ k: "web-text-bang-piles", p: { deck: scene.deck, discard: scene.discarded } }];
  const top = scene.discard.at(-1);
  if (top !== undefined) found.push({ k: "web-text-bang-top", p: { card: speak(top) } });
  if (scene.row.length > 0) found.push({ k: "web-text-bang-row", p: { cards: scene.row.map(speak) } });
  if (own.lap.length > 0) found.push({ k: "web-text-bang-lap", p: { cards: own.lap.map(speak) } });
  if (scene.last_man_standing) found.push({ k: "web-text-last-one" });
  if (scene.direction < 0) found.unshift({ k: "web-text-events-reversed" });
  return [...toldParts(table), ...found];
}

function seat(table: BangTable, seat: number): Said[] {
  const { scene } = table;
  const player = scene.seats[seat];
  const starts: Said[] = scene.starter === seat ? [{ k: "web-text-events-starter" }] : [];
  if (!player?.alive) return [...starts, ...toldPartsOf(table, seat)];
  const found: Said[] = [...starts, { k: "web-text-bang-hand", p: { count: player.hand } }];
  found.push(...openHand(table, seat));
  if (player.ghost) found.unshift({ k: "web-text-events-ghost" });
  found.push(
    ...marksOf(table, seat).map(({ title }): Said => ({ k: "web-text-sentence", p: { said: title } })),
  );
  if (player.in_play.length > 0) {
    const cards = player.in_play.map((card) => withLoad(table, card));
    found.push({ k: "web-text-bang-in-play", p: { cards } });
  }
  found.push(...toldPartsOf(table, seat));
  if (player.asleep.length > 0) {
    const names = player.asleep.map(({ id, card, by }) => asleep(card < 0 ? id : kindOfCard(card), by));
    found.push({ k: "web-text-events-asleep", p: { names } });
  }
  found.push({ k: "web-text-bang-reach", p: { reach: player.reach } });
  return found;
}

function own(table: BangTable, seat: number): Said[] {
  const player = table.scene.seats[seat];
  const found = [player?.character ?? "", ...(player?.borrowed ?? [])].filter(Boolean).map((id): Said => ({
    k: "web-text-ability",
    p: { character: nameOfCharacter(id), text: abilityOf(id) },
  }));
  if (seat === table.seat) found.push(...toldOwnParts(table));
  if (seat === table.seat && player?.alive && table.scene.active === seat) {
    found.push({ k: "web-text-bang-limit", p: { count: table.own.hand_limit } });
  }
  return found;
}

function hand(table: BangTable) {
  const { own, scene } = table;
  return own.hand.map((card) => {
    const remark = tabOf(table, card) ?? suitChange(card, table)[0];
    const itself = spoken(card, scene.suits);
    const text: Said = remark ? { k: "kernel-pair", p: { left: itself, right: remark } } : itself;
    return { text, part: partOf(own.ask, card) };
  });
}

/** A card in play with what lies on it. */
function withLoad(table: BangTable, card: number): Said {
  const itself = spoken(card, table.scene.suits);
  const load = loadOfCard(table, card)[0];
  return load ? { k: "kernel-pair", p: { left: itself, right: load } } : itself;
}

/** What sleeps and what does it: "Barrel: Lasso". */
function asleep(id: string, by: string): Said {
  return { k: "kernel-pair", p: { left: nameOfThing(id), right: nameOfThing(by) } };
}
