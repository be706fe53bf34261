/** The dice game's part of the table. */

import { CHARACTERS, DICE, FACES } from "../../wire/cards";
import type {
  DiceEvent,
  DiceOption,
  DiceOwn,
  DiceScene,
  GameEvent,
  GameOption,
  Said,
} from "../../wire/types";
import type { Aim, Described, Part, SeatLook, Show, Stage, Thing } from "../../play/stage";
import type { SoundName } from "../../play/sound";
import Aside from "./Aside.svelte";
import Middle from "./Middle.svelte";
import OwnZone from "./OwnZone.svelte";
import PlateSide from "./PlateSide.svelte";
import { inReach } from "./rules";
import { ability, characterName, FACE_TEXTS, goal, roleOf, shownRole, type DiceSitting } from "./words";

const COACH: Readonly<Record<string, string>> = {
  reroll: "web-dice-coach-reroll",
  assign_bullseyes: "web-dice-coach-bullseyes",
  assign_beers: "web-dice-coach-beers",
};

/** Questions in the few words that fit a phone; the tray shows the rest. */
const QUESTIONS: Readonly<Record<string, string>> = {
  reroll: "web-dice-ask-reroll",
  assign_bullseyes: "web-dice-ask-bullseyes",
  assign_beers: "web-dice-ask-beers",
  sid_heal: "web-dice-ask-heal",
};

/** What a loss of life sounds like, by its cause. */
const CAUSE_SOUNDS: Readonly<Record<string, SoundName>> = {
  indians: "arrow",
  dynamite: "boom",
  bullseyes: "shot",
  gatling: "shot",
};

/** The drawing beside a line about a loss of life, by its cause. */
const CAUSE_MOTIFS: Readonly<Record<string, string>> = {
  indians: "indians",
  dynamite: "dynamite",
  bullseyes: "bang",
  gatling: "gatling",
};

function look(table: DiceSitting, seat: number): SeatLook {
  const { seats } = table.scene;
  const player = seats[seat];
  const distance = table.own.distances[seat] ?? 0;
  return {
    portrait: player?.character ?? "",
    character: player?.character ? characterName(player.character) : null,
    role: shownRole(table, seat),
    life: player?.life ?? 0,
    maxLife: player?.max_life ?? 0,
    alive: player?.alive ?? false,
    distance,
    inReach: distance > 0 ? inReach(seats, table.bottom, seat) : null,
  };
}

/** What an option is made of. */
export function aim(option: GameOption): Aim {
  const chosen = option as DiceOption;
  switch (chosen.is) {
    case "Stop":
      return { parts: [], declines: true, label: { k: "web-dice-stop" } };
    case "Pass":
      return { parts: [], declines: true };
    case "First":
      return { parts: [`nth:${chosen.index}`] };
    case "Reroll": {
      const dice = Array.from({ length: DICE }, (_, die) => die).filter((die) => (chosen.mask >> die) & 1);
      return {
        parts: dice.map((die): Part => `die:${die}`),
        label: { k: "web-dice-roll-again", p: { count: dice.length } },
      };
    }
    case "Shoot":
      return {
        parts: chosen.doubled ? [`seat:${chosen.target}`, "doubled:yes"] : [`seat:${chosen.target}`],
        motif: "bang",
      };
    case "Serve":
    case "Heal":
      return { parts: [`seat:${chosen.seat}`], motif: "beer" };
    case "RemoveArrow":
      return { parts: [`seat:${chosen.seat}`] };
    case "TakeInstead":
    case "DropArrows":
      return { parts: [`count:${chosen.count}`], declines: chosen.count === 0 };
  }
}

/** What a button that narrows down the choice says. */
export function step(part: Part): Said {
  if (part === "doubled:yes") return { k: "web-dice-step-doubled" };
  return { k: "dice-count-arrows.nom", p: { count: Number(part.slice(part.indexOf(":") + 1)) } };
}

function show(event: GameEvent): Show | null {
  const told = event as DiceEvent;
  switch (told.is) {
    case "TurnBegan":
      return { turn: told.seat };
    case "DiceRolled":
      return { tumble: told.rolled, sound: "dice" };
    case "ArrowsTaken":
      return {
        flight: { what: { token: "arrow" }, from: "pile", to: `plate-${told.seat}`, count: told.count },
        sound: "arrow",
      };
    case "ArrowsReturned":
      return {
        flight: { what: { token: "arrow" }, from: `plate-${told.seat}`, to: "pile", count: told.count },
      };
    case "DynamiteExploded":
      return { hit: [told.seat], sound: "fuse" };
    case "ShotAimed":
      return {
        flight: {
          what: { token: "bullet" },
          from: `plate-${told.seat}`,
          to: `plate-${told.target}`,
          count: told.points,
        },
        sound: "shot",
      };
    case "BeerServed":
      return { glow: [told.target], sound: "beer" };
    case "GatlingFired":
      return { glow: [told.seat], sound: "shot" };
    case "HitDodged":
      return { glow: [told.seat], sound: "missed" };
    case "LifeLost":
      return {
        hit: [told.seat],
        word: { seat: told.seat, text: `−${told.points}`, bad: true },
        sound: CAUSE_SOUNDS[told.cause] ?? "shot",
      };
    case "LifeGained":
      return {
        glow: [told.seat],
        word: { seat: told.seat, text: `+${told.points}`, bad: false },
        sound: "beer",
      };
    case "Eliminated":
      return { out: told.seat, sound: "out" };
    default:
      return null;
  }
}

function motif(event: GameEvent): string {
  const told = event as DiceEvent;
  switch (told.is) {
    case "ArrowsTaken":
    case "ArrowsReturned":
    case "IndiansAttacked":
      return "indians";
    case "DynamiteExploded":
      return "dynamite";
    case "ShotAimed":
      return FACES[told.face] === "bullseye_2" ? "schofield" : "bang";
    case "BeerServed":
    case "LifeGained":
      return "beer";
    case "GatlingFired":
      return "gatling";
    case "HitDodged":
      return "missed";
    case "LifeLost":
    case "Eliminated":
      return CAUSE_MOTIFS[told.cause] ?? "";
    default:
      return "";
  }
}

function describe(thing: Thing, table: DiceSitting): Described | null {
  switch (thing.is) {
    case "character":
      return { title: characterName(thing.id), text: ability(thing.id), more: printedLife(thing.id) };
    case "role":
      return { title: { k: `role-${thing.id}` }, text: goal(thing.id, table.scene.seats.length) };
    case "die": {
      const text = FACE_TEXTS[thing.face];
      return text ? { title: { k: `face-${thing.face}` }, text: { k: text } } : null;
    }
    case "seat":
      return aboutSeat(table, thing.seat);
    default:
      return null;
  }
}

function aboutSeat(table: DiceSitting, seat: number): Described | null {
  const player = table.scene.seats[seat];
  if (!player) return null;
  const role = roleOf(table, seat);
  return {
    title: { k: "kernel-pair", p: { left: table.name(seat), right: characterName(player.character) } },
    text: ability(player.character),
    more: [
      { k: role ? `role-${role}` : "web-dice-role-secret" },
      { k: "web-dice-life-of", p: { life: player.life, most: player.max_life } },
      { k: "dice-count-arrows.nom", p: { count: player.arrows } },
    ],
  };
}

function printedLife(id: string): Said[] {
  const facts = CHARACTERS.dice?.base?.find((one) => one.id === id);
  return facts ? [{ k: "dice-count-points", p: { points: facts.life } }] : [];
}

export const stage: Stage<DiceScene, DiceOwn> = {
  layout: "tray",
  Middle,
  OwnZone,
  PlateSide,
  Aside,
  look,
  aim,
  step,
  show,
  motif,
  describe,
  question: ({ prompt, text }) => (QUESTIONS[prompt] ? { k: QUESTIONS[prompt], p: text.p ?? {} } : null),
  coach: (prompt) => (COACH[prompt] ? { k: COACH[prompt] } : null),
};
