/** What every option of Western Legends points at, and what its button says. */

import { itemMotif, placeName } from "../../art/legends";
import type { Aim, Part } from "../../play/stage";
import {
  BLACK,
  FIGHT_CARDS,
  GOALS,
  ITEMS,
  LEGENDS,
  POKER,
  STORIES,
  type FightFacts,
} from "../../wire/legends";
import type { GameOption, LegendsOption, LegendsOptions, Said } from "../../wire/types";
import { SPACES } from "./board";
import { nameOfSpace, type LegendsTable } from "./facts";
import { spaceOf } from "./walk";
import { spacePart, walkerOf } from "./walker.svelte";

/** Drawings of what is done at a place. */
const DEEDS: Readonly<Partial<Record<LegendsOption["is"], string>>> = {
  Work: "legends/work",
  Shop: "places/general_store",
  OpenPoker: "legends/poker",
  Prospect: "legends/prospect",
  SellGold: "legends-tokens/nugget",
  RobBank: "legends/heist",
  SeeDoctor: "places/doctor",
  Party: "places/cabaret",
  TakeCattle: "places/ranch",
  Join: "legends/poker",
};

/** What buttons that distinguish two uses of a thing say. */
const STEPS: Readonly<Record<string, string>> = {
  ready: "web-legends-step-ready",
  upgrade: "web-legends-step-upgrade",
  moved: "web-legends-step-moved",
  arrest: "fight-arrest",
  duel: "fight-duel",
  rob: "fight-rob",
};

export function aim(chosen: GameOption, table: LegendsTable): Aim {
  const option = chosen as LegendsOption;
  switch (option.is) {
    case "StepTo":
      return { ...stepTo(spaceOf(option.space), table), listed: false };
    case "MoveSheriff":
    case "StartAt":
      return stepTo(spaceOf(option.space), table);
    case "PlayCard":
    case "ReactWith":
    case "LayCard":
    case "Discard":
      return { parts: [card(option.card)], listed: false, motif: ability(option.card) };
    case "LayHole":
      return { parts: option.cards.map(card), listed: false };
    case "Sell":
      return { parts: [...counted(option.nuggets), ...option.cards.map(card)] };
    case "Attack":
      return attack(option);
    case "Aim":
      return { parts: [`seat:${option.target}`] };
    case "Contribute":
      return contribute(option);
    case "ResolveFirst":
      return { parts: [story(option.story)], motif: "legends/story" };
    case "CompleteGoal":
      return { parts: [`goal:${GOALS[option.goal]?.id ?? ""}`], motif: "legends/goal" };
    case "LayFightCard":
      return fightCard(FIGHT_CARDS[option.card]);
    case "RollAgain":
      return { parts: [`die:${option.die}`, ...(option.item >= 0 ? [item(option.item)] : [])] };
    case "Ready":
    case "UseItem":
      return { parts: [item(option.item)], motif: gear(option.item) };
    case "Buy":
      return {
        parts: [item(option.item), ...kind(option.ready, "ready")],
        listed: false,
        motif: gear(option.item),
      };
    case "Upgrade":
      return { parts: [item(option.item), "kind:upgrade"], listed: false, motif: gear(option.item, true) };
    case "TakeCharacter":
      return { parts: [character(option.character)], listed: false };
    case "UseAbility":
      return { parts: [character(option.character)] };
    case "EndTurn":
      return { parts: [], declines: true, ...ending(table) };
    case "Deliver":
      return { parts: [], motif: option.how === "rail" ? "places/rail_station" : "places/ranch" };
    case "Pass":
    case "Stop":
    case "Surrender":
    case "LeaveStore":
    case "KeepDice":
      return { parts: [], declines: true };
    default: {
      const motif = DEEDS[option.is];
      return motif === undefined ? { parts: [] } : { parts: [], motif };
    }
  }
}

/** What a button that narrows down the choice says. */
export function step(part: Part): Said {
  const [what = "", which = ""] = part.split(":");
  if (what === "count") return { k: "legends-amount-nuggets", p: { count: Number(which) } };
  if (what === "ability") return { k: `character-${which}` };
  return { k: STEPS[which] ?? which };
}

/** A step towards the space that was touched, which may be further away than the step leads. */
function stepTo(id: string, table: LegendsTable): Aim {
  const { way, goal } = walkerOf(table);
  const space = SPACES.find((one) => one.id === (way[0] === id ? goal : id));
  const motif = space?.site ? `places/${placeName(space.kind, space.hideout, space.ranch)}` : "";
  const found: Aim = { parts: [spacePart(id)], ...(motif ? { motif } : {}) };
  if (way[0] !== id || way.length < 2) return found;
  return { ...found, label: { k: "web-legends-go-to", p: { space: nameOfSpace(goal), count: way.length } } };
}

/** A fight with a character. The Man in Black has no plate to touch, so a fight with him has a short button. */
function attack({ target, kind: how }: LegendsOptions["Attack"]): Aim {
  const found: Aim = { parts: [`seat:${target}`, `kind:${how}`], motif: `legends/${how}` };
  if (target !== BLACK) return { ...found, listed: false };
  const label = {
    k: "kernel-pair",
    p: { left: { k: `fight-${how}` }, right: { k: "character-man_in_black" } },
  };
  return { ...found, listed: true, label };
}

/** A disc for a story: a new one or the one on the other card, with a card discarded for it or without. */
function contribute({ story: number, moved, card: paid }: LegendsOptions["Contribute"]): Aim {
  return {
    parts: [story(number), ...kind(moved, "moved"), ...(paid >= 0 ? [card(paid)] : [])],
    motif: "legends/story",
  };
}

/** A fight card lies large on the table; its button names it only. */
function fightCard(facts: FightFacts | undefined): Aim {
  return {
    parts: [`fight:${facts?.id ?? ""}`],
    listed: false,
    label: { k: "web-legends-fight-card", p: { rank: facts?.rank ?? "" } },
    motif: "legends/fight",
  };
}

/** Whoever ends the turn with actions left is told so beforehand. */
function ending({ scene }: LegendsTable): { label?: Said } {
  return scene.actions > 0 ? { label: { k: "web-legends-end-early", p: { count: scene.actions } } } : {};
}

function card(number: number): Part {
  return `card:${number}`;
}

function character(number: number): Part {
  return `ability:${LEGENDS[number]?.id ?? ""}`;
}

function item(number: number): Part {
  return `item:${ITEMS[number]?.id ?? ""}`;
}

function story(number: number): Part {
  return `story:${STORIES[number]?.id ?? ""}`;
}

function counted(nuggets: number): Part[] {
  return nuggets > 0 ? [`count:${nuggets}`] : [];
}

function kind(holds: boolean, which: string): Part[] {
  return holds ? [`kind:${which}`] : [];
}

function ability(number: number): string {
  return `legends/${POKER[number]?.kind ?? ""}`;
}

function gear(number: number, upgraded = false): string {
  return `legends/${itemMotif(ITEMS[number]?.id ?? "", upgraded)}`;
}
