/** What a game adds to the table. The frame around it is the same for every game. */

import type { Component } from "svelte";

import type {
  AskInfo,
  GameEvent,
  GameOption,
  Line,
  Own,
  RoomInfo,
  Said,
  Scene,
  SeatInfo,
} from "../wire/types";
import type { Choice } from "./choice.svelte";
import type { Lesson } from "./coach.svelte";
import type { Shows } from "./shows.svelte";
import type { SoundName } from "./sound";

/**
 * Something an option points at, written as `what:which`.
 *
 * On the table: `card:12` a card by its number wherever it lies, `seat:3` a player, `die:0` a die in the tray,
 * `pile:deck` a pile, `hand:3` the covered hand of a player, `space:dk_bank` a space of a map, `item:mule` a thing
 * someone owns or buys, `story:gold_fever`, `goal:goal_kit_carson_1` and `fight:fight_7` cards of other kinds.
 * Only in words, chosen with a button: `kind:bang` what a card is used as, `with:12` a card that accompanies it,
 * `ability:sid_ketchum`, `count:2`, `doubled:yes`, `nth:1`, `price:less`, `suit:hearts`, `colour:red`.
 */
export type Part = `${PartKind}:${string | number}`;
export type PartKind =
  | "card"
  | "seat"
  | "die"
  | "pile"
  | "hand"
  | "space"
  | "item"
  | "story"
  | "goal"
  | "fight"
  | "kind"
  | "with"
  | "ability"
  | "count"
  | "doubled"
  | "nth"
  | "suit"
  | "price"
  | "colour";

/** Parts that lie on the table and can be touched there. */
export const TANGIBLE: readonly string[] = [
  ...["card", "seat", "die", "pile", "hand", "space", "item", "story", "goal", "fight"],
];

/** Parts of which several are gathered: touching one again puts it down. */
export const GATHERED: readonly string[] = ["die"];

/** Parts that say more about something picked before; a choice never begins with them. */
export const QUALIFYING: readonly string[] = ["kind", "with", "price", "doubled", "nth"];

/** Parts that come before the player they are used on. */
export const LEADING: readonly string[] = ["card", "hand", "ability", "item"];

/** What an option is made of, and how its button behaves. */
export interface Aim {
  /** Everything it points at. Options that point at nothing are buttons from the start. */
  parts: Part[];
  /** Declining or ending: its button comes last and is never red. */
  declines?: boolean;
  /**
   * True: what it points at is too small to touch, it has a button from the start. False: it lies large on the
   * table, a button would only say it twice. Otherwise it has one where there are few options.
   */
  listed?: boolean;
  /** A shorter sentence for its button than the option's own. */
  label?: Said;
  /** A drawing on its button: a motif by kind, or `sheet/name` for one of another sheet. */
  motif?: string;
  /**
   * Several options of this kind may be gathered and are then sent one after another, followed by the option that
   * ends the question. It says what the button for so many of them says.
   */
  joins?: (count: number) => Said;
  /** Someone will look for it in vain: while it is closed, its button is there and says why. */
  missed?: boolean;
}

/** A small mark on the portrait of a player: who starts the rounds. */
export interface SeatMark {
  /** A drawing, `sheet/name`. */
  drawing: string;
  title: Said;
}

/** What the plate of a player shows, besides what the game adds. */
export interface SeatLook {
  /** Id of the portrait; empty before there is one. */
  portrait: string;
  /** The name of the character, or null. */
  character: Said | null;
  /** Known role; empty while its card lies face down, null for games without roles. */
  role: string | null;
  life: number;
  /** 0 for games without life points: none are drawn. */
  maxLife: number;
  alive: boolean;
  /** Distance from the reader; 0 if it means nothing. */
  distance: number;
  /** Whether the reader's weapon reaches that far; null if the game has no such thing. */
  inReach: boolean | null;
  /** Marks that boxes add. */
  marks?: readonly SeatMark[];
  /** Why the character has no ability at the moment; null while it has. */
  asleep?: Said | null;
  /** What stands in place of life points for a player who has none and is still in the game; null for all others. */
  lifeless?: Said | null;
  /** Whether the player is back as a shadow rather than a ghost: drawn dark instead of pale. */
  shadow?: boolean;
  /** Out of the game, but not for good: what belongs to the player stays in sight. */
  lingers?: boolean;
  /** Colour (1 to 6) and letter of the player's figure, in games that have figures. */
  mark?: { colour: number; letter: string };
}

/** Something whose text can be opened. */
export type Thing =
  | { is: "card"; kind: string; card?: number; counts?: string }
  | { is: "character"; id: string }
  | { is: "role"; id: string }
  | { is: "die"; face: string }
  | { is: "seat"; seat: number }
  | { is: "text"; title: Said; text: Said };

/** Words about a thing. */
export interface Described {
  title: Said;
  text: Said;
  /** Lines below the text, e.g. rank and suit. */
  more?: Said[];
}

/** What flies over the table; a token may be `sheet/name`, like a motif. */
export type Flying = { card: number; counts?: string } | { back: true } | { token: string };

/** A place on the table, as in `data-anchor`: `plate-3`, `hand`, `deck`, `discard`, `middle`, `card-12`, `pile`. */
export type Anchor = string;

/** What an event looks and sounds like. */
export interface Show {
  /** Something flies from one place to another; several follow one another. */
  flight?: { what: Flying; from: Anchor; to: Anchor; count?: number };
  /** Plates that shake because someone was hit. */
  hit?: number[];
  /** Plates that light up: healed, lucky. */
  glow?: number[];
  /** Who is out now. */
  out?: number;
  /** Which dice tumble, as a mask. */
  tumble?: number;
  /** Whose turn begins: the flag moves there. */
  turn?: number;
  /** A short word that rises from a plate: -1, +1. */
  word?: { seat: number; text: string; bad: boolean };
  sound?: SoundName;
  /** Something is held up for everyone to see, large and for a while, beside whatever else is shown. */
  large?: Large;
}

/** What is held up over the table: a card that lies across, a picture with words or the reader's own role. */
export type Large = { said: Said[] } & ({ event: string } | { picture: Picture } | { role: string });

/** A drawing with a heading and a sentence. */
export interface Picture {
  /** A motif by kind, or `sheet/name`. */
  motif: string;
  title: Said;
  text: Said;
}

/** The table as one reader sees it: one reactive object that every part of the page reads. */
export interface Sitting<S extends Scene = Scene, O extends Own = Own> {
  readonly room: RoomInfo;
  readonly scene: S;
  readonly own: O;
  /** The reader's seat, -1 for a spectator. */
  readonly seat: number;
  /** The seat drawn at the bottom: the reader's own, or the one whose eyes a spectator borrows. */
  readonly bottom: number;
  /** The other seats, clockwise from the left of the one at the bottom. */
  readonly others: readonly number[];
  readonly lines: readonly Line[];
  readonly choice: Choice;
  readonly shows: Shows;
  /** False in a replay or a look back: nothing can be chosen. */
  readonly live: boolean;
  /** Who sits there, as the room knows it. */
  person(seat: number): SeatInfo;
  /** What a player is called: the name. */
  name(seat: number): string;
  /** Open the text of a thing. */
  describe(thing: Thing): void;
  /** Something on the table was touched: it is picked if there is a question; otherwise its text is opened. */
  touch(part: Part, thing: Thing): void;
}

interface StageProps<S extends Scene, O extends Own> {
  table: Sitting<S, O>;
}

/** Everything a game tells the frame. */
export interface Stage<S extends Scene = Scene, O extends Own = Own> {
  /**
   * `ring`: plates around the middle; `tray`: on narrow screens the plates stand in rows above a wide middle;
   * `map`: the middle takes all the room there is, with the plates in a column beside it or in rows above it.
   */
  layout: "ring" | "tray" | "map";
  /** What lies in the middle. */
  Middle: Component<StageProps<S, O>>;
  /** The zone of the player at the bottom: plate, cards, hand. */
  OwnZone: Component<StageProps<S, O>>;
  /** Small counts at the right edge of a plate: cards in hand, arrows. */
  PlateSide: Component<StageProps<S, O> & { seat: number }>;
  /** What lies in front of a player, at the foot of a plate. */
  PlateFoot?: Component<StageProps<S, O> & { seat: number }>;
  /** A player's hand while everyone may see it, in a row of its own at the lower edge of a plate. */
  PlateHand?: Component<StageProps<S, O> & { seat: number }>;
  /** A panel in the side column, on wide screens. */
  Aside?: Component<StageProps<S, O>>;
  /** A strip between the table and the prompt. */
  Strip?: Component<StageProps<S, O>>;
  /** How many points everyone has in the end, for the page after the game. */
  Score?: Component<StageProps<S, O>>;
  /** The seats clockwise, where players have changed places; without it, or empty, they sit in order. */
  order?(scene: S): readonly number[];
  look(table: Sitting<S, O>, seat: number): SeatLook;
  /** What an option is made of. */
  aim(option: GameOption, table: Sitting<S, O>): Aim;
  /** What a button that narrows down the choice says: `kind:bang` → "as BANG!". */
  step(part: Part): Said;
  /** What an event looks and sounds like, or null. */
  show(event: GameEvent, table: Sitting<S, O>): Show | null;
  /** The drawing beside a line of the log: a motif by kind, `sheet/name`, or empty. */
  motif(event: GameEvent): string;
  /** Words about a thing of this game, or null. */
  describe(thing: Thing, table: Sitting<S, O>): Described | null;
  /** A question in fewer words than the engine's, where the table shows the rest; null to ask it as it is. */
  question?(ask: AskInfo): Said | null;
  /** Keys that this game adds to those of every table, for the page of help: the key and what it does. */
  keys?: readonly (readonly [key: string, text: string])[];
  /** What to do, for someone who meets this question for the first time; null if it explains itself. */
  coach(prompt: string): Said | null;
  /** What is new on the table, for whoever meets it for the first time; the most important first. */
  hints?(table: Sitting<S, O>): Lesson[];
}
