/** The lessons: small real positions, each with something to do. */

import type { BangEvent, DiceEvent, GameEvent, GameId, LegendsEvent } from "../wire/types";
import bang from "./bang.yaml?raw";
import dice from "./dice.yaml?raw";
import legends from "./legends.yaml?raw";

export interface Step {
  /** The key of its title. */
  title: string;
  /** What it is about and what to do. */
  text: string;
  /** What has been learned. */
  learned: string;
  /** Whether it has been done, by what has happened at the table. */
  done(event: GameEvent, me: number): boolean;
}

export interface Lesson {
  game: GameId;
  steps: readonly Step[];
  /** The position of every step. */
  positions: readonly string[];
}

/** The pupil's seat in every position. */
export const PUPIL = 0;

/** What the other players of the positions are called. */
export const COMPANY: readonly string[] = ["Ben", "Cleo", "Dan", "Eve"];

const ofDice = (test: (event: DiceEvent, me: number) => boolean): Step["done"] => test as Step["done"];
const ofBang = (test: (event: BangEvent, me: number) => boolean): Step["done"] => test as Step["done"];
const ofLegends = (test: (event: LegendsEvent, me: number) => boolean): Step["done"] => test as Step["done"];

const DICE_STEPS: readonly Step[] = [
  {
    title: "web-learn-dice-roll",
    text: "web-learn-dice-roll.text",
    learned: "web-learn-dice-roll.learned",
    done: ofDice((event, me) => event.is === "DiceRolled" && event.seat === me && event.roll > 1),
  },
  {
    title: "web-learn-dice-shoot",
    text: "web-learn-dice-shoot.text",
    learned: "web-learn-dice-shoot.learned",
    done: ofDice((event, me) => event.is === "LifeLost" && event.by === me),
  },
  {
    title: "web-learn-dice-beer",
    text: "web-learn-dice-beer.text",
    learned: "web-learn-dice-beer.learned",
    done: ofDice((event, me) => event.is === "LifeGained" && event.by === me),
  },
  {
    title: "web-learn-dice-arrows",
    text: "web-learn-dice-arrows.text",
    learned: "web-learn-dice-arrows.learned",
    done: ofDice((event) => event.is === "IndiansAttacked"),
  },
  {
    title: "web-learn-dice-dynamite",
    text: "web-learn-dice-dynamite.text",
    learned: "web-learn-dice-dynamite.learned",
    done: ofDice(
      (event, me) =>
        (event.is === "DiceKept" && event.seat === me) ||
        (event.is === "DiceRolled" && event.seat === me && event.roll > 1),
    ),
  },
  {
    title: "web-learn-dice-gatling",
    text: "web-learn-dice-gatling.text",
    learned: "web-learn-dice-gatling.learned",
    done: ofDice((event, me) => event.is === "GatlingFired" && event.seat === me),
  },
  {
    title: "web-learn-dice-roles",
    text: "web-learn-dice-roles.text",
    learned: "web-learn-dice-roles.learned",
    done: ofDice((event, me) => event.is === "GameEnded" && event.winners.includes(me)),
  },
];

const BANG_STEPS: readonly Step[] = [
  {
    title: "web-learn-bang-turn",
    text: "web-learn-bang-turn.text",
    learned: "web-learn-bang-turn.learned",
    done: ofBang(
      (event, me) => event.is === "CardPlayed" && event.seat === me && event.kind === "stagecoach",
    ),
  },
  {
    title: "web-learn-bang-shoot",
    text: "web-learn-bang-shoot.text",
    learned: "web-learn-bang-shoot.learned",
    done: ofBang((event, me) => event.is === "LifeLost" && event.by === me),
  },
  {
    title: "web-learn-bang-weapon",
    text: "web-learn-bang-weapon.text",
    learned: "web-learn-bang-weapon.learned",
    done: ofBang((event, me) => event.is === "LifeLost" && event.by === me && event.seat === PUPIL + 2),
  },
  {
    title: "web-learn-bang-missed",
    text: "web-learn-bang-missed.text",
    learned: "web-learn-bang-missed.learned",
    done: ofBang((event, me) => event.is === "ShotCancelled" && event.seat === me),
  },
  {
    title: "web-learn-bang-beer",
    text: "web-learn-bang-beer.text",
    learned: "web-learn-bang-beer.learned",
    done: ofBang((event, me) => event.is === "LifeGained" && event.seat === me),
  },
  {
    title: "web-learn-bang-distance",
    text: "web-learn-bang-distance.text",
    learned: "web-learn-bang-distance.learned",
    done: ofBang((event, me) => event.is === "LifeLost" && event.by === me),
  },
  {
    title: "web-learn-bang-end",
    text: "web-learn-bang-end.text",
    learned: "web-learn-bang-end.learned",
    done: ofBang((event, me) => event.is === "TurnBegan" && event.seat !== me),
  },
  {
    title: "web-learn-bang-roles",
    text: "web-learn-bang-roles.text",
    learned: "web-learn-bang-roles.learned",
    done: ofBang((event, me) => event.is === "GameEnded" && event.winners.includes(me)),
  },
];

const LEGENDS_STEPS: readonly Step[] = [
  {
    title: "web-learn-legends-ride",
    text: "web-learn-legends-ride.text",
    learned: "web-learn-legends-ride.learned",
    done: ofLegends((event, me) => event.is === "Moved" && event.seat === me),
  },
  {
    title: "web-learn-legends-gold",
    text: "web-learn-legends-gold.text",
    learned: "web-learn-legends-gold.learned",
    done: ofLegends((event, me) => event.is === "NuggetsGained" && event.seat === me),
  },
  {
    title: "web-learn-legends-sell",
    text: "web-learn-legends-sell.text",
    learned: "web-learn-legends-sell.learned",
    done: ofLegends((event, me) => event.is === "NuggetsSold" && event.seat === me),
  },
  {
    title: "web-learn-legends-store",
    text: "web-learn-legends-store.text",
    learned: "web-learn-legends-store.learned",
    done: ofLegends((event, me) => event.is === "ItemBought" && event.seat === me),
  },
  {
    title: "web-learn-legends-bandit",
    text: "web-learn-legends-bandit.text",
    learned: "web-learn-legends-bandit.learned",
    done: ofLegends((event, me) => event.is === "FightWon" && (event.winner === me || event.loser === me)),
  },
  {
    title: "web-learn-legends-duel",
    text: "web-learn-legends-duel.text",
    learned: "web-learn-legends-duel.learned",
    done: ofLegends((event) => event.is === "FightWon" && event.kind === "duel"),
  },
  {
    title: "web-learn-legends-poker",
    text: "web-learn-legends-poker.text",
    learned: "web-learn-legends-poker.learned",
    done: ofLegends((event) => event.is === "PotWon"),
  },
  {
    title: "web-learn-legends-heist",
    text: "web-learn-legends-heist.text",
    learned: "web-learn-legends-heist.learned",
    done: ofLegends((event, me) => event.is === "WantedGained" && event.seat === me),
  },
  {
    title: "web-learn-legends-story",
    text: "web-learn-legends-story.text",
    learned: "web-learn-legends-story.learned",
    done: ofLegends((event, me) => event.is === "DiscPlaced" && event.seat === me),
  },
  {
    title: "web-learn-legends-fame",
    text: "web-learn-legends-fame.text",
    learned: "web-learn-legends-fame.learned",
    done: ofLegends((event, me) => event.is === "Partied" && event.seat === me),
  },
];

/** The scenarios of a file, one by one. */
function positionsOf(file: string): string[] {
  return file.split(/^---$/m).map((text) => text.trim());
}

export const LESSONS: readonly Lesson[] = [
  { game: "dice", steps: DICE_STEPS, positions: positionsOf(dice) },
  { game: "bang", steps: BANG_STEPS, positions: positionsOf(bang) },
  { game: "legends", steps: LEGENDS_STEPS, positions: positionsOf(legends) },
];

export function lessonOf(game: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.game === game);
}
