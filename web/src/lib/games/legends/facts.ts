/** What is printed on the things of Western Legends, found by id, and what they are called. */

import type { Sitting } from "../../play/stage";
import {
  BLACK,
  BLACK_CARDS,
  FIGHT_CARDS,
  GOALS,
  HOUSE,
  ITEMS,
  LEGENDS,
  MARSHAL_TRACK,
  MOST_POINTS,
  POKER,
  POKER_KINDS,
  STORIES,
  VIRTUAL,
  WANTED_TRACK,
  type BlackFacts,
  type FightFacts,
  type GoalFacts,
  type ItemFacts,
  type LegendFacts,
  type PokerFacts,
  type PokerKindFacts,
  type StoryFacts,
  type TrackFacts,
} from "../../wire/legends";
import type { LegendsOwn, LegendsScene, Part, Said } from "../../wire/types";
import { SPACES } from "./board";

export type LegendsTable = Sitting<LegendsScene, LegendsOwn>;

/** A card that lies face down, where the number of a poker card would stand. */
export const FACE_DOWN = -2;
/** No card. */
export const NO_CARD = -1;

const SUIT_SIGNS: Readonly<Record<string, string>> = { spades: "♠", clubs: "♣", hearts: "♥", diamonds: "♦" };

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

const ITEM = byId(ITEMS);
const STORY = byId(STORIES);
const GOAL = byId(GOALS);
const LEGEND = byId(LEGENDS);
const FIGHT_CARD = byId(FIGHT_CARDS);
const BLACK_CARD = byId(BLACK_CARDS);

export const pokerCard = (card: number): PokerFacts | undefined => POKER[card];
export const abilityOf = (card: number): PokerKindFacts | undefined => POKER_KINDS[POKER[card]?.kind ?? ""];
export const itemOf = (id: string): ItemFacts | undefined => ITEM.get(id);
export const storyOf = (slug: string): StoryFacts | undefined => STORY.get(slug);
export const goalOf = (id: string): GoalFacts | undefined => GOAL.get(id);
export const legendOf = (id: string): LegendFacts | undefined => LEGEND.get(id);
export const fightCard = (id: string): FightFacts | undefined => FIGHT_CARD.get(id);
export const blackCard = (id: string): BlackFacts | undefined => BLACK_CARD.get(id);

/** The letter that stands for a player where colour alone must not. */
export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** The colour of a player's figure and discs, from 1 to 6. */
export function colourOf(seat: number): number {
  return seat + 1;
}

/** Rank and suit as printed: 10♥. */
export function signOf(card: number): string {
  const facts = POKER[card];
  return facts ? facts.rank + (SUIT_SIGNS[facts.suit] ?? "") : "";
}

/** A name that may be printed or a text, as a text. */
export function named(name: Part | undefined): Said {
  if (name === undefined) return { k: "web-legends-unknown" };
  return typeof name === "object" ? name : { k: "web-legends-name", p: { name: String(name) } };
}

export const nameOfCard = (card: number): Said => named(abilityOf(card)?.name);
export const nameOfItem = (id: string): Said => named(ITEM.get(id)?.name);
export const nameOfStory = (slug: string): Said => named(STORY.get(slug)?.name);
export const nameOfGoal = (id: string): Said => named(GOAL.get(id)?.name);
export const nameOfLegend = (id: string): Said => named(LEGEND.get(id)?.name);
export const nameOfSpace = (id: string): Said => ({ k: `space-${id}` });

/** A poker card in words that can be read aloud: name, rank, suit. */
export function spoken(card: number): Said {
  const facts = POKER[card];
  if (!facts) return { k: "web-legends-card-down" };
  return {
    k: "web-legends-spoken-card",
    p: { name: nameOfCard(card), rank: facts.rank, suit: { k: `suit-${facts.suit}` } },
  };
}

/** A poker card as it is written: name and sign. */
export function written(card: number): Said {
  return { k: "web-legends-written-card", p: { name: nameOfCard(card), sign: signOf(card) } };
}

/** What one side of an item does: how far a mount carries, then its text. */
export function textsOfItem(id: string, upgraded: boolean): Said[] {
  const facts = ITEM.get(id);
  if (!facts) return [];
  const found: Said[] = [];
  const steps = upgraded ? facts.upgradedMovement : facts.movement;
  if (steps > 0) found.push({ k: "web-legends-carries", p: { count: steps } });
  const text = upgraded ? facts.upgraded : facts.text;
  if (text) found.push(text);
  if (upgraded && facts.endLp > 0) found.push({ k: "web-legends-end-lp", p: { count: facts.endLp } });
  return found.length > 0 ? found : [{ k: "web-legends-plain-item" }];
}

/** Sentences one after another. */
export function together(texts: readonly Said[]): Said {
  return texts.reduce((one, other) => ({ k: "legends-next", p: { one, other } }));
}

/** What a fighter or a poker player is called, with or without a seat. `kind` is the kind of the fight. */
export function calledAt(table: LegendsTable, seat: number, kind = ""): Said {
  if (seat === BLACK) return { k: "character-man_in_black" };
  if (seat === HOUSE) return { k: "web-legends-house" };
  if (seat === VIRTUAL) return { k: OPPONENTS[kind] ?? "fight-bandit" };
  return { k: "web-legends-name", p: { name: table.name(seat) } };
}

/** Whoever fights without a seat, by the kind of the fight. */
const OPPONENTS: Readonly<Record<string, string>> = {
  bandit: "fight-bandit",
  heist: "fight-guard",
  sheriff: "fight-sheriff",
  gang: "fight-gang",
};

/** The portrait of a fighter or a poker player. */
export function portraitAt(table: LegendsTable, seat: number, kind = ""): string {
  if (seat === BLACK) return "man_in_black";
  if (seat === VIRTUAL) return kind === "sheriff" || kind === "heist" ? "sheriff" : "bandit";
  if (seat === HOUSE) return "unknown";
  return table.scene.seats[seat]?.character ?? "";
}

/** The spaces of a track from the first to the last. */
export function trackOf(track: "mp" | "wp"): readonly TrackFacts[] {
  return (track === "mp" ? MARSHAL_TRACK : WANTED_TRACK).slice(0, MOST_POINTS);
}

/** What kind of place a space is. */
export function kindOfSpace(id: string): string {
  return SPACES.find((space) => space.id === id)?.kind ?? "plain";
}
