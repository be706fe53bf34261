/** The dice table in sentences, for the text table. */

import type { Told } from "../../play/told";
import type { DiceOwn, DiceScene, Said } from "../../wire/types";
import { ability, characterName, type DiceSitting } from "./words";

export const told: Told<DiceScene, DiceOwn> = { middle, seat, own, hand: () => null, part };

function middle({ scene }: DiceSitting): Said[] {
  const found: Said[] = [];
  if (scene.dice.length > 0 && scene.rolls_made > 0) {
    const dice = scene.dice.map((face): Said => ({ k: `face-${face}` }));
    found.push({ k: "web-text-dice-roll", p: { roll: scene.rolls_made, rolls: scene.rolls_allowed, dice } });
  }
  found.push({ k: "web-text-dice-pile", p: { count: scene.pile } });
  if (scene.last_man_standing) found.push({ k: "web-text-last-one" });
  return found;
}

function seat({ scene }: DiceSitting, seat: number): Said[] {
  const player = scene.seats[seat];
  if (!player?.alive) return [];
  return player.arrows > 0 ? [{ k: "web-text-dice-arrows", p: { count: player.arrows } }] : [];
}

function own({ scene }: DiceSitting, seat: number): Said[] {
  const id = scene.seats[seat]?.character;
  return id ? [{ k: "web-text-ability", p: { character: characterName(id), text: ability(id) } }] : [];
}

function part({ scene }: DiceSitting, part: string): Said {
  const die = Number(part.slice("die:".length));
  return { k: "web-text-die", p: { face: { k: `face-${scene.dice[die] ?? ""}` }, number: die + 1 } };
}
