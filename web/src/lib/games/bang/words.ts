/** Words about the things of the card game, for whoever opens them. */

import type { Lesson } from "../../play/coach.svelte";
import type { Described, Thing } from "../../play/stage";
import { CHARACTERS, COLT, KINDS } from "../../wire/cards";
import type { AskInfo, Asleep, Said } from "../../wire/types";
import {
  kindOfCard,
  nameOfCharacter,
  nameOfKind,
  nameOfThing,
  signOf,
  suitOf,
  written,
  type BangTable,
} from "./cards";

import { explained, hintsOf, lifelessAs, loadOfCard, marksOf, shadowAs, toldPartsOf } from "./parts";
import { openHand } from "./parts/show";

const THREE_PLAYERS = 3;
const SHERIFF = "sheriff";

const COLOURS: Readonly<Record<string, string>> = {
  brown: "web-bang-colour-brown",
  blue: "web-bang-colour-blue",
  green: "web-bang-colour-green",
  orange: "web-bang-colour-orange",
  car: "web-train-car-about",
};

/** What to do, for whoever meets a question for the first time. */
const COACH: Readonly<Record<string, string>> = {
  act: "web-bang-coach-act",
  shot: "web-bang-coach-shot",
  duel: "web-bang-coach-duel",
  indians: "web-bang-coach-indians",
  rescue: "web-bang-coach-rescue",
  discard_excess: "web-bang-coach-discard_excess",
  pay_cost: "web-bang-coach-pay_cost",
  pay_for_ability: "web-bang-coach-pay_cost",
  pick_card: "web-bang-coach-pick_card",
  pick_from_store: "web-bang-coach-pick_from_store",
  count_flip: "web-bang-coach-count_flip",
  leave_out_flip: "web-bang-coach-leave_out_flip",
  keep_card: "web-bang-coach-keep_card",
  copy_character: "web-bang-coach-copy_character",
  choose_character: "web-bang-coach-choose_character",
  discard_blue: "web-bang-coach-discard_blue",
  blood_brothers: "web-bang-coach-blood_brothers",
  hard_liquor: "web-bang-coach-hard_liquor",
  peyote: "web-bang-coach-peyote",
  ranch: "web-bang-coach-ranch",
  handcuffs: "web-bang-coach-handcuffs",
  place_load: "web-load-coach-place_load",
  pay_load: "web-load-coach-pay_load",
  buy_upgrades: "web-load-coach-buy_upgrades",
  add_targets: "web-load-coach-add_targets",
  regain_card: "web-load-coach-regain_card",
  arrow: "web-load-coach-arrow",
  roll_again: "web-load-coach-roll_again",
  pass_bomb: "web-load-coach-pass_bomb",
  forced_discard: "web-load-coach-forced_discard",
  offer: "web-load-coach-offer",
  move_load: "web-load-coach-move_load",
  ricochet: "web-bang-coach-ricochet",
  roulette: "web-bang-coach-roulette",
  use_drawn: "web-gold-coach-use_drawn",
  discard_drawn: "web-gold-coach-discard_drawn",
  order_gear: "web-gold-coach-order_gear",
  play_again: "web-gold-coach-play_again",
  stop_card: "web-valley-coach-stop_card",
  leap_in: "web-valley-coach-leap_in",
  lay_for_poker: "web-valley-coach-lay_for_poker",
  pass_two: "web-valley-coach-pass_two",
  bandidos: "web-valley-coach-bandidos",
  second_target: "web-valley-coach-second_target",
  take_thanks: "web-valley-coach-take_thanks",
  draw_fewer: "web-valley-coach-draw_fewer",
  buy_car: "web-train-coach-buy_car",
  pay_fare: "web-train-coach-pay_fare",
  place_car: "web-train-coach-place_car",
  split_cars: "web-train-coach-split_cars",
  take_car: "web-train-coach-take_car",
  swap_cards: "web-train-coach-swap_cards",
  robbed_card: "web-train-coach-robbed_card",
  full_steam: "web-train-coach-full_steam",
  map_look: "web-train-coach-map_look",
  coal_hopper: "web-train-coach-coal_hopper",
  mail_car: "web-train-coach-mail_car",
  shade_card: "web-train-coach-shade_card",
  turn_shot: "web-train-coach-turn_shot",
  spare_one: "web-train-coach-spare_one",
  name_card: "web-show-coach-name_card",
  order_target: "web-show-coach-order_target",
  order_pick: "web-show-coach-order_pick",
  obey_order: "web-show-coach-obey_order",
  repeat_card: "web-show-coach-repeat_card",
  keep_pair: "web-show-coach-keep_pair",
  give_to_collector: "web-show-coach-give_to_collector",
};

/** The numbers of the long question are on the reader's own plate. */
export function question({ prompt }: AskInfo): Said | null {
  return prompt === "act" ? { k: "web-bang-question-act" } : null;
}

export function coach(prompt: string): Said | null {
  const key = COACH[prompt];
  return key === undefined ? null : { k: key };
}

/** What is new on the table: said while the reader has time, on turn. */
export function hints(table: BangTable): Lesson[] {
  const { own, scene, seat } = table;
  const player = scene.seats[seat];
  if (own.ask?.prompt !== "act" || !player) return [];
  const found = hintsOf(table);
  if (player.ghost && !shadowAs(table, player.ghost))
    found.push({ id: "ghost", text: { k: "web-events-hint-ghost" } });
  if (player.asleep.length > 0) found.push({ id: "asleep", text: { k: "web-events-hint-asleep" } });
  return found;
}

export function describe(thing: Thing, table: BangTable): Described | null {
  switch (thing.is) {
    case "card":
      return aboutCard(thing.kind, thing.card, table);
    case "character":
      return aboutCharacter(thing.id);
    case "role":
      return { title: { k: `role-${thing.id}` }, text: goalOf(thing.id, table) };
    case "seat":
      return aboutPlayer(thing.seat, table);
    case "text":
      return { title: thing.title, text: thing.text };
    default:
      return null;
  }
}

/** What a role must do to win; with three players the goal is different. */
export function goalOf(role: string, { scene }: BangTable): Said {
  const three = scene.names.length === THREE_PLAYERS && role !== SHERIFF;
  return { k: `role-${role}.${three ? "goal-three" : "goal"}` };
}

export function abilityOf(character: string): Said {
  return { k: `bang-ability-${character}` };
}

export function textOfKind(kind: string): Said {
  return { k: `bang-card-${kind}` };
}

/** The role of a player as far as the reader knows it; empty while its card lies face down. */
export function roleOf({ own, scene, seat: reader }: BangTable, seat: number): string {
  if (own.roles) return own.roles[seat] ?? "";
  return scene.seats[seat]?.role || (seat === reader ? own.role : "");
}

function aboutCard(kind: string, card: number | undefined, table: BangTable): Described {
  const more: Said[] = [];
  if (card !== undefined) {
    if (suitOf(card))
      more.push({ k: "web-bang-sign", p: { sign: signOf(card), suit: { k: `suit-${suitOf(card)}` } } });
    more.push(...loadOfCard(table, card), ...suitChange(card, table), ...sleepOfCard(card, table));
  }
  const colour = kind === COLT ? undefined : COLOURS[KINDS[kind]?.colour ?? ""];
  if (colour !== undefined) more.push({ k: colour });
  return { title: nameOfKind(kind), text: textOfKind(kind), more };
}

function aboutCharacter(id: string): Described {
  const more: Said[] = [{ k: "web-bang-begins-with", p: { points: printedLife(id) } }];
  return { title: nameOfCharacter(id), text: abilityOf(id), more };
}

/** What suit a card has now, where that is not the printed one. */
export function suitChange(card: number, { scene }: BangTable): Said[] {
  const suit = suitOf(card, scene.suits);
  if (suit === suitOf(card)) return [];
  return [{ k: "web-events-suit-now", p: { suit: { k: `suit-${suit}` }, by: nameOfThing(scene.suits_by) } }];
}

/** Why a card in play has no effect now; nothing while it has. */
export function sleepOfCard(card: number, { scene }: BangTable): Said[] {
  return scene.seats.flatMap(({ asleep }) => asleep.filter((one) => one.card === card)).map(asleepBy);
}

/** Why a character of a player has no ability now, or null. */
export function sleepOf(seat: number, character: string, { scene }: BangTable): Said | null {
  const found = scene.seats[seat]?.asleep.find((one) => one.card < 0 && one.id === character);
  return found ? asleepBy(found) : null;
}

function asleepBy({ by }: Asleep): Said {
  return { k: "web-events-asleep-by", p: { by: nameOfThing(by) } };
}

/** The life points a character begins with; the Sheriff has one more. */
export function printedLife(character: string): number {
  const cast = Object.values(CHARACTERS.bang ?? {}).flat();
  return cast.find(({ id }) => id === character)?.life ?? 0;
}

function aboutPlayer(seat: number, table: BangTable): Described | null {
  const player = table.scene.seats[seat];
  if (!player?.character) return null;
  const role = roleOf(table, seat);
  const sleep = sleepOf(seat, player.character, table);
  const more: Said[] = [
    ...(sleep ? [sleep] : []),
    ...player.borrowed.map((id) => pair(nameOfCharacter(id), abilityOf(id))),
    role ? pair({ k: `role-${role}` }, goalOf(role, table)) : { k: "web-bang-role-unknown" },
  ];
  if (table.scene.starter === seat)
    more.push(pair({ k: "web-events-starter" }, { k: "web-events-starter-about" }));
  if (player.alive) {
    if (player.ghost) more.push(pair(lifelessAs(table, player.ghost), { k: "web-events-ghost-about" }));
    else more.push({ k: "web-bang-life-now", p: { life: player.life, most: player.max_life } });
    more.push(...marksOf(table, seat).map(({ title }) => title));
    more.push({ k: "web-bang-cards-in-hand", p: { count: player.hand } }, ...openHand(table, seat));
    more.push({ k: "web-bang-reach", p: { reach: player.reach } });
    if (player.draws >= 0) more.push({ k: "web-bang-draws", p: { count: player.draws } });
    more.push(
      ...player.in_play.flatMap((card) => [
        inPlay(card, table),
        ...loadOfCard(table, card),
        ...sleepOfCard(card, table),
      ]),
    );
  }
  more.push(...toldPartsOf(table, seat), ...explained(table, seat).map(({ name, text }) => pair(name, text)));
  const title = pair(table.name(seat), nameOfCharacter(player.character));
  return { title, text: abilityOf(player.character), more };
}

function inPlay(card: number, { scene }: BangTable): Said {
  return pair(written(card, kindOfCard(card), scene.suits), textOfKind(kindOfCard(card)));
}

function pair(left: Said | string, right: Said): Said {
  return { k: "kernel-pair", p: { left, right } };
}
