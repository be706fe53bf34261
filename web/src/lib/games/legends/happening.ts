/** What is going on beside the board: a fight, a game of poker, dice, a story; and how the last one of them ended. */

import { FIGHT_CARDS, GOLD_FACES, HOUSE } from "../../wire/legends";
import type { LegendsEvent, Line, Said } from "../../wire/types";
import { FACE_DOWN, NO_CARD, type LegendsTable } from "./facts";

/** Nobody, where the number of a seat would stand. */
export const NOBODY = -1;

/** A fight as it is shown. Index 0 of a pair is the attacker's, index 1 the defender's. */
export interface FightShown {
  kind: string;
  sides: readonly [number, number];
  /** Who acts for a virtual character, or nobody. */
  actor: number;
  /** Poker cards: none, face down, or their numbers. */
  cards: readonly [number, number];
  /** The fight card by id; empty for none, `hidden` face down. */
  fightCard: string;
  /** How many fight cards were drawn. */
  drawn: number;
  open: boolean;
  /** What the cards are worth now; empty while they are face down. */
  values: readonly number[];
  cancelled: boolean;
  /** Who has won, or nobody yet. */
  winner: number;
  surrendered: boolean;
}

export interface PokerShown {
  host: number;
  players: readonly number[];
  dealer: number;
  pot: number;
  flop: readonly number[];
  shown: readonly { seat: number; cards: readonly number[]; hand: string }[];
  /** Who takes the pot; null while it is not decided. The house wins if it is nobody. */
  winners: readonly number[] | null;
}

export interface GoldShown {
  faces: readonly string[];
  kept: readonly string[];
  over: boolean;
}

export type Happening =
  | { is: "characters"; characters: readonly string[] }
  | { is: "store" }
  | { is: "fight"; fight: FightShown; over: boolean }
  | { is: "poker"; poker: PokerShown; over: boolean }
  | { is: "gold"; gold: GoldShown }
  | { is: "story"; story: string; seats: readonly number[] }
  | { is: "black"; card: string };

/** Whatever has begun since: what was shown before is history. */
const NEXT: readonly string[] = ["TurnBegan", "ActionBegan", "StoryTurned", "BlackCardTurned", "GameEnded"];
/** Nothing from before this is shown any longer, whatever it was. */
const HISTORY: readonly string[] = ["ActionBegan", "GameEnded"];
/** This many consequences of something are listed beside it. */
const MOST_NEWS = 6;
/** Somebody goes one step along a track. */
const TRACKS: readonly string[] = ["MarshalGained", "WantedGained"];
type Stepped = Extract<LegendsEvent, { is: "MarshalGained" | "WantedGained" }>;
/** The event with which the consequences of something begin. */
const DECIDED: Readonly<Partial<Record<Happening["is"], LegendsEvent["is"]>>> = {
  fight: "FightWon",
  poker: "PotWon",
  gold: "DiceRolled",
  story: "StoryTurned",
  black: "BlackCardTurned",
};

/** What everyone should see now, or null. */
export function happening(table: LegendsTable): Happening | null {
  const { own, scene } = table;
  if (own.dealt.length > 0 && own.ask?.prompt === "character")
    return { is: "characters", characters: own.dealt };
  if (scene.fight !== null || scene.poker !== null || scene.gold !== null) return underway(table);
  if (own.ask?.prompt === "shop") return { is: "store" };
  return aftermath(table.lines);
}

function underway(table: LegendsTable): Happening | null {
  const { fight, poker, gold } = table.scene;
  if (fight) {
    const news = eventsSince(table.lines, "FightDeclared");
    const won = news.find((event) => event.is === "FightWon");
    return {
      is: "fight",
      over: won !== undefined,
      fight: {
        kind: fight.kind,
        sides: [fight.attacker, fight.defender],
        actor: fight.actor,
        cards: pairOf(fight.cards),
        fightCard: fight.fight_card,
        drawn: fight.drawn,
        open: fight.open,
        values: fight.values,
        cancelled: news.some((event) => event.is === "EffectCancelled"),
        winner: won?.winner ?? NOBODY,
        surrendered: news.some((event) => event.is === "Surrendered"),
      },
    };
  }
  if (poker) return { is: "poker", poker: { ...poker, winners: null }, over: false };
  if (gold) return { is: "gold", gold: { ...gold, over: false } };
  return null;
}

/**
 * How the fight, the game of poker or the dice of the action before ended, until something else begins; and the story
 * or the card of the Man in Black with which a turn ended, until someone acts.
 */
function aftermath(lines: readonly Line[]): Happening | null {
  let turns = 0;
  for (const line of lines.toReversed()) {
    const event = line.event as LegendsEvent | null | undefined;
    if (!event) continue;
    if (HISTORY.includes(event.is) || turns > 1) return null;
    if (event.is === "TurnBegan") turns += 1;
    if (event.is === "StoryTurned") return { is: "story", story: event.story, seats: event.seats };
    if (event.is === "BlackCardTurned") return { is: "black", card: event.black };
    if (turns > 0) continue;
    switch (event.is) {
      case "FightWon":
        return foughtOut(eventsSince(lines, "FightDeclared"));
      case "PotWon":
        return playedOut(eventsSince(lines, "PokerOpened"));
      case "DieRerolled":
      case "DiceRolled":
        return rolledOut(eventsSince(lines, "DiceRolled"));
      default:
    }
  }
  return null;
}

/** What something has brought each player, in the words of the log; empty while it is not decided. */
export function newsOf(shown: Happening, lines: readonly Line[]): Said[] {
  const from = lines.findLastIndex(({ event }) => event?.is === DECIDED[shown.is]);
  if (from < 0) return [];
  const after = lines.slice(from + 1);
  const end = after.findIndex(({ event }) => event && NEXT.includes(event.is));
  const consequences = end < 0 ? after : after.slice(0, end);
  const told = consequences.flatMap(({ event, text }, index) => {
    const outdated = event && consequences.slice(index + 1).some((later) => replaces(later.event, event));
    return event && text && event.is !== "DieRerolled" && !outdated ? [text] : [];
  });
  return told.slice(0, MOST_NEWS);
}

/** A line tells how far somebody has come on a track: only where they stand in the end is news. */
function replaces(later: Line["event"], event: NonNullable<Line["event"]>): boolean {
  return (
    later?.is === event.is && TRACKS.includes(event.is) && (later as Stepped).seat === (event as Stepped).seat
  );
}

/** The events from the last one of a kind on; all of them if it happened before the first line. */
function eventsSince(lines: readonly Line[], kind: LegendsEvent["is"]): LegendsEvent[] {
  const from = lines.findLastIndex(({ event }) => event?.is === kind);
  return lines.slice(Math.max(0, from)).flatMap(({ event }) => (event ? [event as LegendsEvent] : []));
}

function foughtOut(events: readonly LegendsEvent[]): Happening | null {
  const declared = events.find((event) => event.is === "FightDeclared");
  const won = events.find((event) => event.is === "FightWon");
  if (!declared || !won) return null;
  const revealed = events.findLast((event) => event.is === "CardsRevealed");
  return {
    is: "fight",
    over: true,
    fight: {
      kind: declared.kind,
      sides: [declared.attacker, declared.defender],
      actor: declared.actor,
      cards: pairOf(revealed?.cards ?? []),
      fightCard: FIGHT_CARDS[revealed?.fight_card ?? NO_CARD]?.id ?? "",
      drawn: 0,
      open: revealed !== undefined,
      values: revealed ? won.worth : [],
      cancelled: events.some((event) => event.is === "EffectCancelled"),
      winner: won.winner,
      surrendered: events.some((event) => event.is === "Surrendered"),
    },
  };
}

function playedOut(events: readonly LegendsEvent[]): Happening | null {
  const opened = events.find((event) => event.is === "PokerOpened");
  const flop = events.find((event) => event.is === "FlopTurned");
  const won = events.find((event) => event.is === "PotWon");
  if (!won) return null;
  const hands = events.filter((event) => event.is === "HandShown");
  const house = events.find((event) => event.is === "HouseShown");
  const shown = hands.map(({ seat, cards, hand }) => ({ seat, cards, hand }));
  return {
    is: "poker",
    over: true,
    poker: {
      host: opened?.host ?? NOBODY,
      players: hands.map(({ seat }) => seat),
      dealer: house?.seat ?? NOBODY,
      pot: won.pot,
      flop: flop?.cards ?? [],
      shown: house ? [...shown, { seat: HOUSE, cards: house.cards, hand: house.hand }] : shown,
      winners: won.winners,
    },
  };
}

function rolledOut(events: readonly LegendsEvent[]): Happening | null {
  const rolled = events.find((event) => event.is === "DiceRolled");
  if (!rolled) return null;
  const faces = rolled.faces.map((face) => GOLD_FACES[face]?.symbol ?? "");
  const kept: string[] = [];
  for (const event of events) {
    if (event.is !== "DieRerolled") continue;
    const before = faces[event.die - 1];
    if (event.source === "" && before !== undefined) kept.push(before);
    faces[event.die - 1] = event.face;
  }
  return { is: "gold", gold: { faces, kept, over: true } };
}

function pairOf(cards: readonly number[]): [number, number] {
  return [cards[0] ?? NO_CARD, cards[1] ?? NO_CARD];
}

/** Whether a card lies there, open or not. */
export function lies(card: number): boolean {
  return card >= 0 || card === FACE_DOWN;
}
