/** Words about the things of Western Legends, for whoever opens them. */

import type { Described, SeatLook, Thing } from "../../play/stage";
import { ABILITY_LP } from "../../wire/legends";
import type { AskInfo, LegendsSeat, Said } from "../../wire/types";
import {
  colourOf,
  itemOf,
  legendOf,
  letterOf,
  nameOfItem,
  nameOfLegend,
  nameOfSpace,
  textsOfItem,
  together,
  trackOf,
  type LegendsTable,
} from "./facts";

/** What to do, for whoever meets a question for the first time. */
const COACH: Readonly<Record<string, string>> = {
  character: "web-legends-coach-character",
  income: "web-legends-coach-income",
  equip: "web-legends-coach-equip",
  act: "web-legends-coach-act",
  walk: "web-legends-coach-walk",
  lay: "web-legends-coach-lay",
  fight_card: "web-legends-coach-fight_card",
  react: "web-legends-coach-react",
  bandit_reward: "web-legends-coach-bandit_reward",
  loot: "web-legends-coach-loot",
  join: "web-legends-coach-join",
  hole: "web-legends-coach-hole",
  house: "web-legends-coach-house",
  shop: "web-legends-coach-shop",
  sell: "web-legends-coach-sell",
  dice: "web-legends-coach-dice",
  sheriff: "web-legends-coach-sheriff",
  goals: "web-legends-coach-goals",
  tokens: "web-legends-coach-tokens",
  hand_limit: "web-legends-coach-hand_limit",
};

export function coach(prompt: string): Said | null {
  const key = COACH[prompt];
  return key === undefined ? null : { k: key };
}

/** What to do with an action is asked briefly; a turn without one is told at length what is left of it. */
export function question({ prompt, text }: AskInfo): Said | null {
  const left = text.p?.left;
  if (prompt !== "act" || typeof left !== "number" || left === 0) return null;
  return { k: "web-legends-ask-act", p: { left } };
}

/** What a plate shows; nobody has life points here and nobody is ever out. */
export function look(table: LegendsTable, seat: number): SeatLook {
  const character = table.scene.seats[seat]?.character ?? "";
  return {
    portrait: character,
    character: character ? nameOfLegend(character) : null,
    role: null,
    life: 0,
    maxLife: 0,
    alive: true,
    distance: 0,
    inReach: null,
    mark: { colour: colourOf(seat), letter: letterOf(seat) },
  };
}

export function describe(thing: Thing, table: LegendsTable): Described | null {
  switch (thing.is) {
    case "character":
      return aboutCharacter(thing.id);
    case "seat":
      return aboutPlayer(thing.seat, table);
    case "text":
      return { title: thing.title, text: thing.text };
    default:
      return null;
  }
}

function aboutCharacter(id: string): Described | null {
  const facts = legendOf(id);
  if (!facts) return null;
  const more: Said[] = [
    { k: "web-legends-ability-from", p: { lp: ABILITY_LP } },
    { k: "web-legends-starts-at", p: { place: { k: `site-${facts.site}` } } },
    { k: "web-legends-starts-with", p: { item: nameOfItem(facts.weapon), count: facts.cards } },
  ];
  if (facts.money > 0) more.push({ k: "web-legends-money", p: { money: facts.money } });
  return { title: nameOfLegend(id), text: facts.text, more };
}

function aboutPlayer(seat: number, table: LegendsTable): Described | null {
  const player = table.scene.seats[seat];
  const facts = player && legendOf(player.character);
  if (!player || !facts) return null;
  const title: Said = pair({ k: "web-legends-name", p: { name: table.name(seat) } }, nameOfLegend(facts.id));
  const more = [
    ...(player.able ? [] : [{ k: "web-legends-ability-from", p: { lp: ABILITY_LP } }]),
    ...possessions(table, seat),
    ...player.items.map((id) =>
      pair(gearName(player, id), together(textsOfItem(id, player.upgraded.includes(id)))),
    ),
  ];
  return { title, text: facts.text, more };
}

/** Everything a player has that can be counted, and where the figure stands. */
export function possessions({ scene }: LegendsTable, seat: number): Said[] {
  const player = scene.seats[seat];
  if (!player?.character) return [];
  const found: Said[] = [
    { k: "web-legends-lp", p: { lp: player.lp, target: scene.target } },
    standing(player),
    { k: "web-legends-stands", p: { space: nameOfSpace(player.space) } },
    { k: "web-legends-money", p: { money: player.money } },
    { k: "web-legends-nuggets", p: { count: player.nuggets, most: player.nugget_limit } },
    { k: "web-legends-wounds-now", p: { count: player.wounds } },
    { k: "web-legends-cards-in-hand", p: { count: player.hand, most: player.hand_limit } },
    { k: "web-legends-moves", p: { count: player.movement } },
  ];
  if (player.cattle)
    found.push({ k: "web-legends-carries-cattle", p: { cattle: { k: `cattle-token-${player.cattle}` } } });
  if (player.tokens > 0) found.push({ k: "web-legends-tokens", p: { count: player.tokens } });
  if (scene.with_goals) found.push({ k: "web-legends-goals-open", p: { count: player.goals } });
  return found;
}

/** Where a player stands with the law. */
export function standing({ mp, wp }: LegendsSeat): Said {
  if (wp > 0) {
    const space = trackOf("wp")[wp - 1];
    return { k: "web-legends-wanted-track", p: { points: wp, row: space?.row ?? 0, lp: space?.rowLp ?? 0 } };
  }
  if (mp > 0) {
    const space = trackOf("mp")[mp - 1];
    return { k: "web-legends-marshal-track", p: { points: mp, row: space?.row ?? 0, lp: space?.rowLp ?? 0 } };
  }
  return { k: "web-legends-neutral" };
}

/** The name of someone's item, with what is special about it. */
export function gearName(player: LegendsSeat, id: string): Said {
  const name = nameOfItem(id);
  const better = player.upgraded.includes(id);
  const ready = player.weapon === id || player.mount === id;
  const shown: Said = better ? { k: "web-legends-upgraded", p: { item: name } } : name;
  const idle = !ready && itemOf(id)?.category !== "misc";
  return idle ? { k: "web-legends-item-idle", p: { item: shown } } : shown;
}

function pair(left: Said, right: Said): Said {
  return { k: "kernel-pair", p: { left, right } };
}
