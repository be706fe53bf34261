// Written by `python -m tools.wire`; do not edit.

export const PROTOCOL = 1;
export const LONGEST_NAME = 24;
export const LONGEST_TITLE = 40;
export const LONGEST_CHAT = 300;
export const LONGEST_FILE = 524288;

/**
 * The sentence of a text: ``k`` is its key, ``key.form`` for one of its forms, ``p`` its variables.
 *
 * A variable is a number, words that are the same in every language, another sentence, or a list of these,
 * which is said as its items with ", " between them. Numbers are written without separators between their
 * digits. A `Said` is shared by all who use it and never changed.
 */
export interface Said {
  k: string;
  p?: Record<string, Value>;
}

export type Part = number | string | Said;
export type Value = Part | Part[];

/** Steps of a card, each with its arguments; the page shows their text and reads none of them. */
export type Program = [string, ...unknown[]][];

export type Pace = "calm" | "brisk" | "instant";

export type Language = "en" | "cs" | "es" | "ru";

export type OnExpiry = "default" | "bot";

export type Clock = NoClock | BankClock | DaysClock;

export type Order =
  | Hello
  | Choose
  | Speak
  | Begin
  | SeatBot
  | FreeSeat
  | HandOver
  | MakeHost
  | StandUp
  | Rename
  | SetClock
  | SetHouse
  | MoreTime
  | Away
  | AutoPass
  | TakeBack
  | Agree
  | Hint
  | Look
  | Rematch
  | Ping;

export type Message = Welcome | Update | Ack | Refused | Advice | Looked | Present | SeatLink | Pong | Bye;

export type GameId = "bang" | "dice" | "legends";

/** Nobody is hurried. */
export interface NoClock {
  is: "none";
}

/** A time bank with an increment per turn, and a clock of its own for reactions; in seconds. */
export interface BankClock {
  is: "bank";
  bank: number;
  increment: number;
  reaction: number;
  expiry: OnExpiry;
}

/** A number of days for every decision. */
export interface DaysClock {
  is: "days";
  days: number;
  expiry: OnExpiry;
}

/** What a host wants: the game, who sits there, and the house rules. */
export interface NewTable {
  game: string;
  name: string;
  players?: number;
  sets?: string[] | null;
  preset?: string | null;
  settings?: Record<string, number | string>;
  title?: string;
  /** How many of the other seats are given to bots at once. */
  bots?: number;
  level?: string;
  pace?: Pace;
  clock?: Clock;
  /** Whether the lobby shows the table and anyone may sit down; otherwise only with the link. */
  listed?: boolean;
  /** Whether spectators may watch. */
  watching?: boolean;
  /** Whether the game begins at once; bots take the seats that are left. */
  begin?: boolean;
}

/** Someone takes a free seat. */
export interface SitDown {
  name: string;
  seat?: number | null;
}

/** Someone follows a private link to a seat. */
export interface Claim {
  token: string;
}

/** A scenario to play on from, at a table of its own. */
export interface OpenScenario {
  text: string;
  name: string;
  seat?: number | null;
  level?: string;
}

/** A replay file to watch. */
export interface OpenReplay {
  text: string;
}

/** What if: a moment of a replay to play on from, at a table of its own. */
export interface Branch {
  at: number;
  name: string;
  seat?: number;
  level?: string;
}

/** The first order of a socket: which table, and the last number of its stream the client has. */
export interface Hello {
  is: "hello";
  table: string;
  protocol: number;
  since?: number;
  /** What a spectator wants to be called. */
  name?: string;
  /** Whether someone with a seat wants only to watch. */
  watch?: boolean;
  /** The seat's token, for clients without cookies. */
  token?: string | null;
}

/** An answer to an ask: the ask's number and the index of an option. The id makes a repeat harmless. */
export interface Choose {
  is: "choose";
  id: string;
  ask: number;
  option: number;
}

/**
 * A line of chat, or the id of a quick phrase that every reader gets in their own language.
 *
 * Where words have a price in the game (`Own.speech`), they are sent only if the sender accepts it.
 */
export interface Speak {
  is: "speak";
  text?: string;
  phrase?: string;
  accept?: boolean;
}

/** Host: deal. Free seats are taken by bots. */
export interface Begin {
  is: "begin";
}

/** Host: let a bot take a free seat, or play on for someone absent. */
export interface SeatBot {
  is: "seat_bot";
  seat: number;
  level?: string;
}

/** Host: send a player or a bot away. In a running game a bot plays on, or its seat is offered. */
export interface FreeSeat {
  is: "free_seat";
  seat: number;
}

/** Host, or the player: a new private link for a seat. The old one ends at once. */
export interface HandOver {
  is: "hand_over";
  seat: number;
}

/** Host: make someone else the host. */
export interface MakeHost {
  is: "make_host";
  seat: number;
}

/** Leave the seat for good. In a running game a bot plays on. */
export interface StandUp {
  is: "stand_up";
}

/** A new name. */
export interface Rename {
  is: "rename";
  name: string;
}

/** Host: change the clock, even in the middle of a game. */
export interface SetClock {
  is: "set_clock";
  clock: Clock;
}

/** Host: title, pace of the bots, who may find the table and who may watch. */
export interface SetHouse {
  is: "set_house";
  title?: string;
  pace?: Pace;
  listed?: boolean;
  watching?: boolean;
}

/** Give another player a minute (or a day) more. */
export interface MoreTime {
  is: "more_time";
  seat: number;
}

/** Let a bot play for me until I am back, or take the seat back. */
export interface Away {
  is: "away";
  away: boolean;
}

/** Answer for me where I have nothing to answer with, after a pause that gives nothing away. */
export interface AutoPass {
  is: "auto_pass";
  on: boolean;
}

/** Ask to take the last choice back. */
export interface TakeBack {
  is: "take_back";
}

/** Yes or no to what someone has asked the table for. */
export interface Agree {
  is: "agree";
  yes: boolean;
}

/** What would a good player do? Answered to the asker alone. */
export interface Hint {
  is: "hint";
  ask: number;
}

/** How did the table look to me after this number of the stream? */
export interface Look {
  is: "look";
  at: number;
}

/** Host: another game with the same seats, and settings that change from now on. */
export interface Rematch {
  is: "rematch";
  settings?: Record<string, number | string>;
}

/** Are you there? */
export interface Ping {
  is: "ping";
}

/** Who has a seat. `away`: a bot plays on for the person who has it. */
export interface SeatInfo {
  name: string;
  kind: "open" | "person" | "bot";
  level: string;
  online: boolean;
  away: boolean;
  host: boolean;
  /** A bot's seat that a person may take over in the middle of the game. */
  offered: boolean;
  /** Milliseconds left of the time bank, as of the last change. */
  bank: number;
}

/** Until when a seat must have decided, in milliseconds since 1970; the server's time stands beside it. */
export interface Deadline {
  seat: number;
  until: number;
  now: number;
}

/** Someone asks the table to let a choice be taken back; those in `waiting` have not answered yet. */
export interface Proposal {
  seat: number;
  waiting: number[];
}

/** A table apart from its game: who is there, and the house rules. */
export interface RoomInfo {
  code: string;
  game: GameId;
  title: string;
  sets: string[];
  settings: Record<string, number | string>;
  status: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  clock: Clock;
  deadlines: Deadline[];
  pace: Pace;
  listed: boolean;
  watching: boolean;
  watchers: number;
  /** The hash of the secret seed, shown before the deal; empty before there is one. */
  commitment: string;
  /** The seed itself, after the end. */
  seed: string;
  game_number: number;
  proposal: Proposal | null;
  from_scenario: boolean;
}

/** One choice: its sentence, its canonical notation and the option itself, tagged by ``is``. */
export interface OptionInfo {
  text: Said;
  notation: string;
  option: GameOption;
}

/** A choice that is not open now, and why not. */
export interface ClosedInfo {
  text: Said;
  option: GameOption;
  why: Said;
  rule: string;
}

/** A question to the reader. `number` goes back with the answer. */
export interface AskInfo {
  number: number;
  prompt: string;
  text: Said;
  options: OptionInfo[];
  closed: ClosedInfo[];
  default: number;
}

/** A question to someone, as everyone may know it. */
export interface Waiting {
  seat: number;
  prompt: string;
  text: Said;
}

/** How a game ended. */
export interface Outcome {
  reason: string;
  winners: number[];
  text: Said;
}

/**
 * Something that happened: an event of the game, a word of the chat or a change at the table.
 *
 * `n` is its number in the stream; lines of one entry share it. Without `text` it gets no line in the log and
 * is only there to be shown in pictures.
 */
export interface Line {
  n: number;
  at: number;
  kind: "event" | "chat" | "house";
  text?: Said | null;
  event?: GameEvent | null;
  /** Who speaks, for chat; -1 for a spectator. */
  seat?: number;
  name?: string;
  /** The chat's own words: text, never markup. */
  said?: string;
}

/** The answer to `Hello`: the whole table as the reader may see it, and the lines missed. */
export interface Welcome {
  is: "welcome";
  n: number;
  seat: number;
  version: string;
  room: RoomInfo;
  scene: Scene | null;
  own: Own | null;
  lines: Line[];
  /** Whether `lines` is the log from its beginning, not only what was missed. */
  whole: boolean;
}

/** What a new entry of the stream changed. A part that is null has not changed. */
export interface Update {
  is: "update";
  n: number;
  room: RoomInfo | null;
  scene: Scene | null;
  own: Own | null;
  lines: Line[] | null;
  /** A choice was taken back: replace the log with `lines`. */
  rewound: boolean;
}

/** The choice is on disk. `n` is its number. */
export interface Ack {
  is: "ack";
  id: string;
  n: number;
}

/** An order that was not carried out, with the reason; nothing has changed. */
export interface Refused {
  is: "refused";
  code: string;
  text: Said;
  id: string;
  rule: string;
}

/** The answer to `Hint`. */
export interface Advice {
  is: "advice";
  ask: number;
  option: number;
  reason: Said;
}

/** The answer to `Look`. */
export interface Looked {
  is: "looked";
  at: number;
  scene: Scene | null;
  own: Own | null;
}

/** Who is connected now. Not part of the stream. */
export interface Present {
  is: "present";
  online: number[];
  watchers: number;
}

/** The answer to `HandOver`: the only time the new token is shown. */
export interface SeatLink {
  is: "seat_link";
  seat: number;
  token: string;
}

/** Yes. With the server's time in milliseconds. */
export interface Pong {
  is: "pong";
  now: number;
}

/** The socket is about to close, and why. `again` says whether to come back. */
export interface Bye {
  is: "bye";
  code: string;
  text: Said;
  again: boolean;
}

/** A setting makes a difference with so many of these boxes and certain values of another setting. */
export interface MattersInfo {
  boxes: string[];
  least: number;
  setting: string;
  values: (number | string)[];
}

/** A setting of a box: its default and what it may be; without choices, any text. */
export interface SettingInfo {
  name: string;
  default: number | string;
  choices: (number | string)[];
  /** When it makes a difference; null for always. */
  matters: MattersInfo | null;
}

/** A box of a game. */
export interface BoxInfo {
  id: string;
  needs: string[];
  settings: SettingInfo[];
}

/** A game you can open a table for. */
export interface GameInfo {
  id: GameId;
  least: number;
  most: number;
  usual: number;
  boxes: BoxInfo[];
  default_sets: string[];
  /** Boxes that go together, by the name of the preset. */
  suggested: Record<string, string[]>;
  /** Settings that go together, whichever boxes are on the table. */
  presets: Record<string, Record<string, number | string>>;
  levels: string[];
}

/** A table as the lobby lists it. */
export interface TableInfo {
  code: string;
  game: GameId;
  title: string;
  sets: string[];
  status: "waiting" | "playing" | "over";
  host: string;
  players: number;
  taken: number;
  clock: Clock;
  watching: boolean;
  /** Your seat, in the list of your tables. */
  seat: number;
  your_turn: boolean;
}

/** The front door. */
export interface Lobby {
  version: string;
  protocol: number;
  games: GameInfo[];
  tables: TableInfo[];
  mine: TableInfo[];
}

/** You have a seat. The token is in a cookie; it is shown once for private links. */
export interface Seated {
  code: string;
  seat: number;
  token: string;
}

/** One moment of a replay: the lines that led to it and how it looked. */
export interface ReplayStep {
  lines: Line[];
  scene: Scene | null;
  own: Own | null;
  /** With hidden roles: how likely each seat was to have each role, as a careful spectator would judge. */
  suspicion: number[][] | null;
}

/** A finished game through one pair of eyes (-1: a spectator's, -2: all cards open). */
export interface Replay {
  id: string;
  room: RoomInfo;
  eyes: number;
  steps: ReplayStep[];
  /** Per seat: counts by their text key, for the page after the game. */
  statistics: Record<string, number>[];
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  text: Said;
}

/** The piles and the row in the middle, and the players. */
export interface BangScene {
  game: "bang";
  names: string[];
  active: number;
  turn: number;
  asking: Waiting[];
  outcome: Outcome | null;
  seats: BangSeat[];
  sets: string[];
  deck: number;
  discarded: number;
  /** The discards everyone may see, top last. */
  discard: number[];
  /** Cards lying face up in the middle. */
  row: number[];
  /** Who is looking at cards before keeping some, or -1. */
  looking: number;
  /** How many cards those are. */
  looked_at: number;
  /** BANG! cards played this turn, and how many may be played. */
  bangs: number;
  bang_limit: number;
  /** Cards put into play this turn: a green one among them cannot be used yet. */
  fresh: number[];
  last_man_standing: boolean;
  /** The seats clockwise, where players have changed places; empty while nobody has. */
  order: number[];
  /** Who starts the rounds, or -1 where nothing changes from round to round. */
  starter: number;
  /** 1 while turns pass clockwise, -1 while they pass the other way. */
  direction: number;
  /** The suit of every card by its number, while something changes suits; otherwise empty. */
  suits: number[];
  /** What changes suits. */
  suits_by: string;
  /** What the boxes on the table add to it. */
  parts: (EventsPart | GoldShown | LoadPart | TrainShown | ShowShown)[];
}

/** A player at the card table. The role is empty while its card lies face down; cards are numbers. */
export interface BangSeat {
  character: string;
  borrowed: string[];
  role: string;
  life: number;
  max_life: number;
  alive: boolean;
  /** What keeps a player without lives in the game; empty for everyone else. */
  ghost: string;
  /** How many cards the player has in hand. */
  hand: number;
  /** The cards in hand where everyone may see them; empty while hands are hidden. */
  open_hand: number[];
  in_play: number[];
  /** How far the player can shoot. */
  reach: number;
  /** How many cards the player draws at the start of a turn; -1 if something takes the place of drawing. */
  draws: number;
  asleep: Asleep[];
}

/** The pile of events as everyone sees it. Empty words: nothing, or it lies face down. */
export interface EventsPart {
  is: "events";
  /** The event in force. */
  now: string;
  /** The one that comes into force next. */
  next: string;
  /** Those that have been, without the one in force, oldest first. */
  past: string[];
  /** How many are still to come. */
  left: number;
  /** The one that will stay in force until the game ends. */
  last: string;
  /** The suit the active player named for this turn. */
  suit: string;
  /** The card the active player has to play this turn, or -1. */
  duty: number;
}

/** Nuggets, the shop and equipment, which lie open to everyone, and the sides of Shadow Renegades. */
export interface GoldShown {
  is: "gold";
  /** Whether there are nuggets and equipment at this table. */
  trade: boolean;
  nuggets: number[];
  shop: string[];
  /** How many cards of the equipment deck lie face down. */
  deck: number;
  /** Those that lie face up under it, the lowest last. */
  under: string[];
  /** The equipment in front of every player. */
  gear: string[][];
  /** On whose side every Shadow Renegade is; empty for everybody else. */
  sides: string[];
  /** Whether eliminated players come back for their turns. */
  shadows: boolean;
}

/** The load of Armed & Dangerous, which lies open to everyone. */
export interface LoadPart {
  is: "load";
  cards: CardLoad[];
  /** The load on everyone's character. */
  seats: number[];
  supply: number;
  /** Whose next card is played as if everyone were at distance 1, or -1. */
  bell: number;
  /** Who may play one more BANG! card this turn, or -1. */
  belt: number;
}

/** The train of The Great Train Robbery and its line, which lie open to everyone. */
export interface TrainShown {
  is: "train";
  /** The side of the locomotive that is up. */
  engine: string;
  /** The station it stands at, counted from 0; the number of stations at the End of the Line. */
  pos: number;
  stations: string[];
  /** The cars of the train, from the locomotive backwards. */
  cars: number[];
  /** How many cars lie face down. */
  deck: number;
  /** The cars discarded under the deck since it was shuffled, the lowest last. */
  under: number[];
  /** Cars that are being placed. */
  loose: number[];
}

/** The deck of show cards as everyone sees it. Empty words: nothing, or it lies face down. */
export interface ShowShown {
  is: "show";
  /** The show card in force. */
  now: string;
  /** Those that have been, oldest first. */
  past: string[];
  /** How many are still to come. */
  left: number;
  /** The one that lies at the bottom of the deck. */
  closing: string;
  /** Whether the one in force is the last one, which stays until the game ends. */
  last: boolean;
  /** Whether all hands lie open. */
  open: boolean;
  /** How many cards the active player has played this turn; -1 while nobody counts them. */
  played: number;
  /** Who skips their next turn. */
  skips: number[];
}

/** A character (`card` is -1) or a card in play that has no effect now, and what does that to it. */
export interface Asleep {
  id: string;
  card: number;
  by: string;
}

/** The load on a card in play. */
export interface CardLoad {
  card: number;
  count: number;
}

/** The reader's hand, the cards the reader is looking at, and distances from the reader. */
export interface BangOwn {
  /** The reader's own role; empty for a spectator and for games without roles. */
  role: string;
  ask: AskInfo | null;
  /** Why the reader's last choice cannot be taken back; null if it can. */
  undo: Said | null;
  /** Whether the server answers where the reader has nothing to answer with. */
  auto_pass: boolean;
  /** Why the reader may not send words of their own now; null if they may. */
  silence: Said | null;
  /** What words of their own cost the reader in the game now; null while they are free. */
  speech: Said | null;
  hand: number[];
  hand_limit: number;
  lap: number[];
  /** Characters the reader may still choose from. */
  dealt: string[];
  distances: number[];
  reach: number;
  hands: number[][] | null;
  /** All hands and roles, for a reader who may see everything. */
  roles: string[] | null;
  /** What only the reader knows of the parts that boxes add. */
  parts: OwnEventsPart[];
}

/** What only the reader knows about the pile of events and what belongs to it. */
export interface OwnEventsPart {
  is: "events";
  /** The reader's character in reserve: its id, "?" while it lies face down, empty for none. */
  reserve: string;
}

/** The dice in the tray by the names of their faces, the pile of arrows, and the players. */
export interface DiceScene {
  game: "dice";
  names: string[];
  active: number;
  turn: number;
  asking: Waiting[];
  outcome: Outcome | null;
  seats: DiceSeat[];
  pile: number;
  dice: string[];
  rolls_made: number;
  rolls_allowed: number;
  /** Which dice the active player may still roll again. */
  free: boolean[];
  last_man_standing: boolean;
}

/** A player at the dice table. The role is empty while its card lies face down. */
export interface DiceSeat {
  character: string;
  role: string;
  life: number;
  max_life: number;
  arrows: number;
  alive: boolean;
}

/** How far everyone is from the reader; 0 for the reader and for those who are out. */
export interface DiceOwn {
  /** The reader's own role; empty for a spectator and for games without roles. */
  role: string;
  ask: AskInfo | null;
  /** Why the reader's last choice cannot be taken back; null if it can. */
  undo: Said | null;
  /** Whether the server answers where the reader has nothing to answer with. */
  auto_pass: boolean;
  /** Why the reader may not send words of their own now; null if they may. */
  silence: Said | null;
  /** What words of their own cost the reader in the game now; null while they are free. */
  speech: Said | null;
  distances: number[];
  /** All roles, for a reader who may see everything. */
  roles: string[] | null;
}

/** The board and everything face up beside it. */
export interface LegendsScene {
  game: "legends";
  names: string[];
  active: number;
  turn: number;
  asking: Waiting[];
  outcome: Outcome | null;
  seats: LegendsSeat[];
  first: number;
  round: number;
  /** The number of the last round once the end is triggered, else 0. */
  last_round: number;
  target: number;
  with_goals: boolean;
  with_cattle: boolean;
  deck: number;
  /** The discard pile, top last. */
  discard: number[];
  /** Poker cards being carried out. */
  played: number[];
  stories: StoryInfo[];
  stock: Record<string, number>;
  bandits: string[];
  sheriff: string;
  black: BlackInfo | null;
  /** Actions the active player has left. */
  actions: number;
  fight: FightInfo | null;
  poker: PokerInfo | null;
  gold: GoldInfo | null;
  /** After the end: the lines of every player's score. */
  scores: ScoreLine[][];
}

/** A player. Spaces, items and goals go by their ids, poker cards by their numbers. */
export interface LegendsSeat {
  character: string;
  /** Empty before the figure is placed. */
  space: string;
  lp: number;
  mp: number;
  wp: number;
  side: string;
  money: number;
  nuggets: number;
  nugget_limit: number;
  wounds: number;
  /** How many poker cards the player has in hand. */
  hand: number;
  hand_limit: number;
  items: string[];
  /** Those of the items that lie on their upgraded side. */
  upgraded: string[];
  weapon: string;
  mount: string;
  movement: number;
  /** The colour of the token carried, or empty. */
  cattle: string;
  /** How many goals are still open. */
  goals: number;
  done: string[];
  tokens: number;
  /** Whether the character's ability works now. */
  able: boolean;
}

/** A story deck: its active card, the discs on it by seat, and how many cards are left with it. */
export interface StoryInfo {
  story: string;
  discs: number[];
  needed: number;
  left: number;
}

/** The Man in Black, and his cards that have been turned over. */
export interface BlackInfo {
  space: string;
  lp: number;
  shown: string[];
}

/** The fight going on. Fighters are seats, 7 for the Man in Black, 8 for a virtual character. */
export interface FightInfo {
  kind: string;
  attacker: number;
  defender: number;
  /** Who acts for the virtual character, or -1. */
  actor: number;
  space: string;
  source: string;
  /** The poker cards played by both: -1 none, -2 face down. */
  cards: number[];
  /** The fight card played: empty for none, ``hidden`` face down. */
  fight_card: string;
  /** How many fight cards were drawn. */
  drawn: number;
  open: boolean;
  /** What the two cards are worth now, as far as they lie open. */
  values: number[];
}

/** The game of poker going on; the host is a seat, or 7 for the Man in Black. */
export interface PokerInfo {
  host: number;
  town: string;
  players: number[];
  dealer: number;
  pot: number;
  flop: number[];
  shown: HandInfo[];
}

/** Prospecting dice: the symbol each shows, and symbols kept from dice that were rolled on. */
export interface GoldInfo {
  faces: string[];
  kept: string[];
}

/** A line of someone's final score. */
export interface ScoreLine {
  line: string;
  amount: number;
}

/** Hole cards that were shown, and what they make. Seat 16 is the house. */
export interface HandInfo {
  seat: number;
  cards: number[];
  hand: string;
}

/** The reader's cards and secrets. */
export interface LegendsOwn {
  /** The reader's own role; empty for a spectator and for games without roles. */
  role: string;
  ask: AskInfo | null;
  /** Why the reader's last choice cannot be taken back; null if it can. */
  undo: Said | null;
  /** Whether the server answers where the reader has nothing to answer with. */
  auto_pass: boolean;
  /** Why the reader may not send words of their own now; null if they may. */
  silence: Said | null;
  /** What words of their own cost the reader in the game now; null while they are free. */
  speech: Said | null;
  hand: number[];
  /** The symbol of the token carried, or empty. */
  cattle: string;
  /** Characters the reader may still choose from. */
  dealt: string[];
  goals: string[];
  /** The LP of the reader's legend tokens. */
  tokens: number[];
  /** The card the reader has played in the fight, or -1. */
  laid: number;
  /** Fight cards the reader knows: drawn to act with, or seen with a rifle. */
  fight_cards: string[];
  /** Poker cards of the rival seen with a rifle. */
  peeked: number[];
  /** The house's cards, for the dealer. */
  house: number[];
  /** All hands, for a reader who may see everything. */
  hands: number[][] | null;
}

/** What everyone at a table sees, by game. */
export type Scene = BangScene | DiceScene | LegendsScene;

/** What only the reader knows. */
export type Own = BangOwn | DiceOwn | LegendsOwn;

export interface DiceOptions {
  /** Of several reactions of one player, let this one happen first. */
  First: { is: "First"; ability: string; index: number };
  /** Do nothing. */
  Pass: { is: "Pass" };
  /** Keep the dice as they lie. */
  Stop: { is: "Stop" };
  /** Roll some dice again; `mask` has bit *k* for die *k + 1*, `dice` says how many they are. */
  Reroll: { is: "Reroll"; mask: number };
  /**
   * Assign one bull's-eye to a target; doubled, it takes two life points and a beer is used up.
   *
   * `hits` has the target and the points it is to lose, as one of the hits of a batch.
   */
  Shoot: { is: "Shoot"; target: number; doubled: boolean };
  /** Give one beer to a player. */
  Serve: { is: "Serve"; seat: number };
  /** Let a player gain one life point. */
  Heal: { is: "Heal"; seat: number };
  /** Take this many arrows instead of losing as many life points. */
  TakeInstead: { is: "TakeInstead"; count: number };
  /** Return this many of your arrows to the pile. */
  DropArrows: { is: "DropArrows"; count: number };
  /** Return one arrow of a player to the pile. */
  RemoveArrow: { is: "RemoveArrow"; seat: number };
}

export type DiceOption = DiceOptions[keyof DiceOptions];

export interface DiceEvents {
  /** What a `whenever` reaction reacts to: a condition that is true now. */
  Standing: { is: "Standing" };
  /** Roles and characters are dealt; `first` takes the dice. */
  GameBegan: { is: "GameBegan"; players: number; first: number };
  /** A player's turn starts, before the first roll. */
  TurnBegan: { is: "TurnBegan"; seat: number; number: number };
  /** Dice were rolled: all five faces now, and which of them (a mask) were rolled just now. */
  DiceRolled: { is: "DiceRolled"; seat: number; roll: number; rolled: number; dice: number[] };
  /** A player was content with the dice although another roll was possible. */
  DiceKept: { is: "DiceKept"; seat: number; dice: number[] };
  /** A player took arrows from the pile. */
  ArrowsTaken: { is: "ArrowsTaken"; seat: number; count: number; pile: number };
  /** A player's arrows went back to the pile; `by` is who made it happen. */
  ArrowsReturned: { is: "ArrowsReturned"; seat: number; count: number; by: number; pile: number };
  /** The last arrow was taken: everyone loses a life point per arrow. */
  IndiansAttacked: { is: "IndiansAttacked"; seat: number };
  /** Three or more dynamites ended the rolling. */
  DynamiteExploded: { is: "DynamiteExploded"; seat: number; count: number };
  /** A bull's-eye die was assigned; `points` is 2 if a beer doubled it, `face` what the die shows. */
  ShotAimed: { is: "ShotAimed"; seat: number; target: number; points: number; face: number };
  /** A beer die was assigned to a player. */
  BeerServed: { is: "BeerServed"; seat: number; target: number };
  /** The Gatling Gun fired at everyone else. */
  GatlingFired: { is: "GatlingFired"; seat: number; count: number };
  /** The gatling step reached the moment for abilities that count gatlings, gun or no gun. */
  GatlingsResolved: { is: "GatlingsResolved"; seat: number; count: number };
  /** A player takes arrows instead of losing that many life points. */
  HitDodged: { is: "HitDodged"; seat: number; points: number; cause: string };
  /** A player lost life points in one batch; `by` is who is responsible, or nobody (-1). */
  LifeLost: { is: "LifeLost"; seat: number; points: number; cause: string; by: number; life: number };
  /** A player regained life points; `by` is whose beer or gift it was. */
  LifeGained: { is: "LifeGained"; seat: number; points: number; by: number; life: number };
  /** A player is out of the game and shows their role. */
  Eliminated: { is: "Eliminated"; seat: number; role: string; cause: string; by: number };
  /** Three players: nobody killed their own target; from now on the last one alive wins. */
  LastManStanding: { is: "LastManStanding" };
  /** A turn's dice are resolved; `dice` are the final five. */
  TurnEnding: { is: "TurnEnding"; seat: number; dice: number[] };
  /** The game is over and all roles are shown. */
  GameEnded: { is: "GameEnded"; winners: number[]; reason: string; roles: string[] };
}

export type DiceEvent = DiceEvents[keyof DiceEvents];

export interface BangOptions {
  /** Of several reactions of one player, let this one happen first. */
  First: { is: "First"; ability: string; index: number };
  /** Do nothing. */
  Pass: { is: "Pass" };
  /** Play a hand card, as itself or as another kind, at a player if it needs one. */
  Play: { is: "Play"; card: number; kind: string; target: number };
  /** Play a hand card as a BANG! card, together with other cards that accompany it. */
  PlayWith: { is: "PlayWith"; card: number; kind: string; target: number; companions: number[] };
  /** Play a hand card in answer to something, as itself or as another kind. */
  Respond: { is: "Respond"; card: number; kind: string };
  /** Discard a hand card that is asked for by name, as itself or as another kind. */
  Spend: { is: "Spend"; card: number; kind: string };
  /** Discard one of your cards. */
  Discard: { is: "Discard"; card: number };
  /** Take one of several cards into the hand. */
  Take: { is: "Take"; card: number };
  /** Let this one of the flipped cards count. */
  Count: { is: "Count"; card: number };
  /** Let this one of the flipped cards not count. */
  LeaveOut: { is: "LeaveOut"; card: number };
  /** Give a card to a player. */
  Give: { is: "Give"; card: number; target: number };
  /** Pick a player's card: one in front of them, or without a card a random one from their hand. */
  Pick: { is: "Pick"; target: number; card: number };
  /** Use a card in front of you, at a player if it needs one. */
  UseCard: { is: "UseCard"; card: number; target: number };
  /** Use the ability of a character. */
  UseAbility: { is: "UseAbility"; ability: string; target: number; card: number };
  /** Use what an event allows everyone. */
  UseEvent: { is: "UseEvent"; ability: string; target: number; card: number };
  /** Talk although it costs something. */
  Speak: { is: "Speak"; ability: string };
  /** Play no more cards this turn. */
  EndTurn: { is: "EndTurn" };
  /** Draw from the deck as everyone does. */
  DrawDeck: { is: "DrawDeck" };
  /** Take the top card of the discard pile. */
  TakeDiscard: { is: "TakeDiscard" };
  /** Discard all that is left in the order in which it lies. */
  InOrder: { is: "InOrder" };
  /** Have the ability of another character. */
  Copy: { is: "Copy"; ability: string; target: number };
  /** Play as this character. */
  Keep: { is: "Keep"; ability: string };
  /** Be dealt a new character instead of keeping the one from the last game. */
  NewCharacter: { is: "NewCharacter" };
  /** Name the suit that may be played this turn. */
  NameSuit: { is: "NameSuit"; suit: string };
  /** Become the character in reserve. */
  Swap: { is: "Swap"; character: string };
  /** Stay the character one is. */
  KeepIdentity: { is: "KeepIdentity" };
  /** Lose a life point so that another player gains one. */
  GiveLife: { is: "GiveLife"; target: number };
  /** Give up phase 1 for a life point. */
  Drink: { is: "Drink" };
  /** Say which colour the next card has. */
  Guess: { is: "Guess"; colour: string };
  /** Discard a hand card to draw another one for it. */
  Exchange: { is: "Exchange"; card: number };
  /** Exchange no more cards. */
  Done: { is: "Done" };
  /** Buy equipment from the shop, with what it is to be used as and at whom, perhaps at a lower price. */
  Buy: { is: "Buy"; ability: string; mode: string; target: number; cheaper: boolean };
  /** Pay for another player's equipment so that it is discarded. */
  ForceDiscard: { is: "ForceDiscard"; ability: string; target: number };
  /** Use equipment in front of you. */
  UseEquipment: { is: "UseEquipment"; ability: string };
  /** Play a Beer for a nugget instead of a life point. */
  Sell: { is: "Sell"; card: number };
  /** Use equipment that was drawn, as something and at somebody if it needs that. */
  PutToUse: { is: "PutToUse"; gear: string; mode: string; target: number };
  /** Put equipment under its deck. */
  PutAway: { is: "PutAway"; gear: string };
  /** Take the extra turn. */
  PlayOn: { is: "PlayOn" };
  /** Put load on one of your cards, or without a card on your character. */
  AddLoad: { is: "AddLoad"; card: number };
  /** Pay so much load from one of your cards, or without a card from your character. */
  Unload: { is: "Unload"; card: number; count: number };
  /** Pay load to make the card you play better, once or several times. */
  Upgrade: { is: "Upgrade"; times: number };
  /** Pay load to aim the card you play at one more player. */
  AddTarget: { is: "AddTarget"; target: number };
  /** Lay a card face down for a game of poker. */
  Ante: { is: "Ante"; card: number };
  /** Give this card and another one to the player on the left. */
  Send: { is: "Send"; card: number; companions: number[] };
  /** Use the ability of a character to play a card as a BANG! card, together with other cards. */
  UseWith: { is: "UseWith"; ability: string; target: number; card: number; companions: number[] };
  /** Pay the price of the station where a car of the train stands, and take the car. */
  AcquireCar: { is: "AcquireCar"; card: number };
  /** Advance the train by one station before acquiring a car. */
  MoveTrain: { is: "MoveTrain" };
  /** Place a car in front of a player. */
  Place: { is: "Place"; card: number; target: number };
  /**
   * Use a car in front of you in place of a card of a kind, perhaps giving up another card for it.
   *
   * Attributes: other: The card in front of you that is given up; none if it is the car itself. companions:
   * Hand cards that accompany it where it stands for a BANG! card.
   */
  UseAs: { is: "UseAs"; card: number; kind: string; target: number; other: number; companions: number[] };
  /** Play a hand card to have the effect of the card on top of the discard pile, which is of a kind. */
  PlayCopy: { is: "PlayCopy"; card: number; kind: string; target: number };
  /** SwapWith a card in front of you for another player's. */
  SwapWith: { is: "SwapWith"; card: number; other: number };
  /** Rather be shot at than discard a card. */
  Hold: { is: "Hold"; card: number };
  /** The locomotive does nothing at the end of the line. */
  SkipEngine: { is: "SkipEngine" };
  /** What the locomotive does at the end of the line happens twice. */
  DoubleEngine: { is: "DoubleEngine" };
  /** Name the card that a player is ordered to play. */
  NameCard: { is: "NameCard"; kind: string };
  /** Play the card one was ordered to play, or show it if it cannot be played like that. */
  Obey: { is: "Obey"; card: number };
  /** Go on with the same two characters. */
  KeepPair: { is: "KeepPair" };
  /** Be dealt two other characters. */
  NewPair: { is: "NewPair" };
}

export type BangOption = BangOptions[keyof BangOptions];

export interface BangEvents {
  /** What a `whenever` reaction reacts to: a condition that is true now. */
  Standing: { is: "Standing" };
  /** Roles, characters and hands are dealt; `first` begins. */
  GameBegan: { is: "GameBegan"; players: number; first: number };
  /** A player chose this character and shows it. */
  CharacterShown: { is: "CharacterShown"; seat: number; ability: string };
  /** A player's turn starts, before anything else in it. */
  TurnBegan: { is: "TurnBegan"; seat: number; number: number };
  /** A player loses the whole turn because of a card. */
  TurnLost: { is: "TurnLost"; seat: number; card: number };
  /** A player starts the rounds from now on, because the one who did is out. */
  RoundStarterChanged: { is: "RoundStarterChanged"; seat: number };
  /** An eliminated player is in the game again; without lives if `life` is 0. */
  CameBack: { is: "CameBack"; seat: number; cause: string; life: number };
  /** A player lost the last life point and stays in the game without any because of a card (`cause`). */
  StayedAsGhost: { is: "StayedAsGhost"; seat: number; cause: string };
  /** A player who had come back is out of the game again. */
  LeftAgain: { is: "LeftAgain"; seat: number; cause: string };
  /** A player looks at the role that was dealt to them anew. */
  RoleSeen: { is: "RoleSeen"; seat: number; role: number | string | null };
  /** A player who leaves the game without being eliminated shows a role that was secret. */
  RoleShown: { is: "RoleShown"; seat: number; role: string };
  /** A player gets an extra turn after this one. */
  TurnEarned: { is: "TurnEarned"; seat: number; source: string };
  /** The deck had run out: the discard pile was shuffled into a new one. */
  DeckShuffled: { is: "DeckShuffled"; count: number };
  /**
   * A player drew cards from the deck; only that player knows which.
   *
   * ``source`` is the card or character that let them draw, or `REWARD`; empty for the cards of a turn.
   */
  CardsDrawn: {
    is: "CardsDrawn";
    seat: number;
    count: number;
    cards: (number | string | null)[];
    source: string;
  };
  /** A player showed a card just drawn to everyone. */
  CardShown: { is: "CardShown"; seat: number; card: number };
  /** A player took the top card of the discard pile into the hand. */
  DiscardTaken: { is: "DiscardTaken"; seat: number; card: number };
  /** Cards were turned up for a check that `source` asks for: a kind of card or a character. */
  Flipped: { is: "Flipped"; seat: number; cards: number[]; source: string };
  /** Of several flipped cards this one counts. */
  FlipCounted: { is: "FlipCounted"; seat: number; card: number };
  /** A card that decides something counts as another suit than the printed one, because of `source`. */
  SuitCounted: { is: "SuitCounted"; card: number; suit: string; source: string };
  /** A check succeeded or failed, seen from the player who made it. */
  CheckMade: { is: "CheckMade"; seat: number; source: string; lucky: boolean };
  /** A player played a hand card as `kind`, in their own turn or in answer to something. */
  CardPlayed: { is: "CardPlayed"; seat: number; card: number; kind: string; target: number };
  /** A player put a card into play, in front of themselves or of `target`. */
  CardLaid: { is: "CardLaid"; seat: number; card: number; target: number };
  /** A player stopped what `by` turned against them alone: a card or an ability (`cause`). */
  CardStopped: { is: "CardStopped"; seat: number; by: number; cause: string };
  /** A player used a card in front of them. */
  CardUsed: { is: "CardUsed"; seat: number; card: number; target: number };
  /** A player used the ability of a character. */
  AbilityUsed: { is: "AbilityUsed"; seat: number; ability: string; target: number };
  /** A player uses what an event allows everyone, at a player if it needs one. */
  EventUsed: { is: "EventUsed"; seat: number; ability: string; target: number };
  /** A player has the ability of another character for a while. */
  AbilityCopied: { is: "AbilityCopied"; seat: number; ability: string };
  /** A player discarded a hand card voluntarily: as a price, or where a card of its kind is required. */
  CardSpent: { is: "CardSpent"; seat: number; card: number; kind: string };
  /** A card of a player went to the discard pile without being used; `by` is who made it happen. */
  CardDiscarded: { is: "CardDiscarded"; seat: number; card: number; by: number };
  /** A card a player discarded went face down onto the deck instead. */
  CardToDeck: { is: "CardToDeck"; seat: number; card: number | string | null };
  /** A card spent in a defence that was given up went back to where it had been. */
  CardReturned: { is: "CardReturned"; seat: number; card: number };
  /** A player took a card in front of `target`, or (`from_hand`) one from `target`'s hand. */
  CardTaken: {
    is: "CardTaken";
    seat: number;
    target: number;
    card: number | string | null;
    from_hand: boolean;
  };
  /** A player took or discarded a card of `seat` by free choice, with a card or an ability of their own. */
  CardPicked: { is: "CardPicked"; seat: number; by: number };
  /** A player lost a card, whichever it was, because another one (`by`) took it or had it discarded. */
  CardLost: { is: "CardLost"; seat: number; by: number };
  /** A player gave a card to another player; only the two know which. */
  CardGiven: { is: "CardGiven"; seat: number; target: number; card: number | string | null };
  /** A card in play moved on from one player to `target`. */
  CardPassed: { is: "CardPassed"; seat: number; card: number; target: number };
  /** A player looks at cards from the deck, some of which will be kept; nobody else knows them. */
  CardsLookedAt: { is: "CardsLookedAt"; seat: number; count: number; cards: (number | string | null)[] };
  /** A player put cards back on top of the deck. */
  CardsPutBack: { is: "CardsPutBack"; seat: number; count: number };
  /** Cards were turned up for everyone to take one. */
  StoreOpened: { is: "StoreOpened"; seat: number; cards: number[] };
  /** A player took one of the turned-up cards. */
  StoreCardTaken: { is: "StoreCardTaken"; seat: number; card: number };
  /** A player is the target of a BANG! effect that `cause` describes: a kind of card or a character. */
  ShotFired: { is: "ShotFired"; seat: number; by: number; cause: string; needed: number };
  /** A BANG! effect missed. `card` is the BANG! card, if it was one, and `missed` are the Missed! cards. */
  ShotCancelled: {
    is: "ShotCancelled";
    seat: number;
    by: number;
    cause: string;
    card: number;
    missed: number[];
  };
  /** A player lost life points; `last` if the loss reached the last one, even if a rescue followed. */
  LifeLost: {
    is: "LifeLost";
    seat: number;
    points: number;
    cause: string;
    by: number;
    life: number;
    last: boolean;
  };
  /** A player regained life points; `by` is whose card or ability it was. */
  LifeGained: { is: "LifeGained"; seat: number; points: number; by: number; life: number };
  /** A player is out of the game and shows their role. */
  Eliminated: { is: "Eliminated"; seat: number; role: string; cause: string; by: number };
  /** A player took cards of an eliminated one; only the two know those from the hand. */
  EstateTaken: {
    is: "EstateTaken";
    seat: number;
    target: number;
    count: number;
    cards: (number | string | null)[];
  };
  /** The cards of an eliminated player have found their place. */
  Buried: { is: "Buried"; seat: number; by: number };
  /** A player is rewarded for the elimination of `target` with this many cards. */
  Rewarded: { is: "Rewarded"; seat: number; target: number; count: number };
  /** The Sheriff eliminated the Deputy `target` and discards everything. */
  Punished: { is: "Punished"; seat: number; target: number };
  /** Three players: nobody killed their own target; from now on the last one alive wins. */
  LastManStanding: { is: "LastManStanding" };
  /** The game is over and all roles are shown. */
  GameEnded: { is: "GameEnded"; winners: number[]; reason: string; roles: string[] };
  /** An event comes into force; `next` is the one that can be seen below it, empty after the last. */
  EventRevealed: { is: "EventRevealed"; event: string; next: string };
  /** S0: the turn has come to a player, before anything else. */
  SeatReached: { is: "SeatReached"; seat: number };
  /** S1a: the round starter's regular turn starts a round; not in the first round. */
  RoundBegan: { is: "RoundBegan"; seat: number };
  /** S1b: a turn of the round starter starts, an extra turn included. */
  StarterBegan: { is: "StarterBegan"; seat: number };
  /** S3: the start of a turn, before any card is checked. */
  TurnStarting: { is: "TurnStarting"; seat: number };
  /** S3, at its end: what happens at the start of a turn besides events. */
  TurnStarted: { is: "TurnStarted"; seat: number };
  /** S4: a character may be exchanged for another. */
  CharactersExchanged: { is: "CharactersExchanged"; seat: number };
  /** S6, step 1: all of phase 1 may still be given up. */
  PhaseOneBegan: { is: "PhaseOneBegan"; seat: number };
  /** S6, step 2: a look at what is to be drawn. */
  WaysLooked: { is: "WaysLooked"; seat: number };
  /** S6, step 3: the moment before a player draws. */
  DrawPhaseBegan: { is: "DrawPhaseBegan"; seat: number };
  /** S6, step 4: cards collected from others before the draw. */
  YieldCollected: { is: "YieldCollected"; seat: number };
  /** Within S6, step 6: all cards are drawn, and the character now gives some of them up again. */
  CardsDrawnAll: { is: "CardsDrawnAll"; seat: number };
  /** S6, step 7: the cards of phase 1 are in hand. */
  DrawPhaseEnded: { is: "DrawPhaseEnded"; seat: number };
  /** S6, steps 8 and 9: the last word before phase 2. */
  PhaseOneEnding: { is: "PhaseOneEnding"; seat: number };
  /** S9, step 1: the hand limit has been kept; not after a lost turn. */
  PhaseThreeEnded: { is: "PhaseThreeEnded"; seat: number };
  /** S9, step 2: what a turn brings at its end, even a lost one. */
  TurnPaidOut: { is: "TurnPaidOut"; seat: number };
  /** S9, step 3: checks for an extra turn; none after a lost turn. */
  ExtraTurnsEarned: { is: "ExtraTurnsEarned"; seat: number };
  /** S9, step 4: what heals at the end of a turn. */
  TurnRestored: { is: "TurnRestored"; seat: number };
  /** S9, step 5: everything that lasts for a turn ends. */
  TurnEnding: { is: "TurnEnding"; seat: number };
  /** Step 4: the shooter may make it a shot of another kind. */
  ShotAnnounced: {
    is: "ShotAnnounced";
    seat: number;
    by: number;
    cause: string;
    card: number;
    missed: number[];
  };
  /** Step 5: the target may pass it on to someone else. */
  ShotTurned: { is: "ShotTurned"; seat: number; by: number; cause: string; card: number; missed: number[] };
  /** Step 6: the target may ignore or cancel it as a whole. */
  ShotIgnored: { is: "ShotIgnored"; seat: number; by: number; cause: string; card: number; missed: number[] };
  /** Step 9a: it was cancelled, and the shooter gets something back. */
  ShotReturned: {
    is: "ShotReturned";
    seat: number;
    by: number;
    cause: string;
    card: number;
    missed: number[];
  };
  /** Step 9c: a cancelled shot is answered with another one. */
  ShotCountered: {
    is: "ShotCountered";
    seat: number;
    by: number;
    cause: string;
    card: number;
    missed: number[];
  };
  /** Step 9d: a cancelled shot is over for everyone who reacts to it at the settle point. */
  ShotAverted: { is: "ShotAverted"; seat: number; by: number; cause: string; card: number; missed: number[] };
  /** Step 10: it was not cancelled, and the loss has been dealt with. */
  ShotLanded: { is: "ShotLanded"; seat: number; by: number; cause: string; card: number; missed: number[] };
  /** Step 11: it is over, one way or the other. */
  ShotOver: { is: "ShotOver"; seat: number; by: number; cause: string; card: number; missed: number[] };
  /** Step 3: the points are lost for good, whatever a rescue may bring back. */
  LifeTaken: { is: "LifeTaken"; seat: number; points: number; by: number; cause: string };
  /** Step 9: the player is still in the game; comes before everything that waits to settle. */
  LossBorne: { is: "LossBorne"; seat: number; points: number; by: number; cause: string };
  /** Step 8: nothing saved the player, who is out of the game next; everything in front of them works. */
  LastBreath: { is: "LastBreath"; seat: number; points: number; by: number; cause: string };
  /**
   * A player has given up hand and cards in play, and now what else is theirs: equipment, tokens.
   *
   * `why` is `FALLEN`, `PUNISHED` or `LEFT`.
   */
  Dispossessed: { is: "Dispossessed"; seat: number; why: string };
  /** Elimination, step 5: what the one responsible gets before the reward for the role. */
  RewardDue: { is: "RewardDue"; seat: number; by: number };
  /** Draw!, step 4: it is known which card counts; all that was flipped still lies in the row. */
  FlipStands: { is: "FlipStands"; seat: number; source: string; card: number; counting: number };
  /** S8: a player discarded a card because of the hand limit. */
  SurplusDiscarded: { is: "SurplusDiscarded"; seat: number; card: number };
  /** Step 4: it lies on the discard pile and may still be cancelled; then it takes effect or enters play. */
  CardPutDown: { is: "CardPutDown"; seat: number; card: number; kind: string; target: number };
  /** The end of step 4, for a card that stays: it lies in play now, or somebody has cancelled it. */
  StayerPlayed: { is: "StayerPlayed"; seat: number; card: number; kind: string; target: number };
  /** Steps 7 and 8: its effect is over and everyone has reacted. */
  CardResolved: { is: "CardResolved"; seat: number; card: number; kind: string; target: number };
  /** A player named the suit that may be played this turn. */
  SuitNamed: { is: "SuitNamed"; seat: number; suit: string };
  /** A player looked at their reserve for the first time; nobody else knows the character. */
  ReserveSeen: { is: "ReserveSeen"; seat: number; character: number | string | null };
  /** A player looked at the reserve and stays the same. */
  IdentityKept: { is: "IdentityKept"; seat: number };
  /** A player becomes the character in reserve, now with this many life points. */
  IdentityChanged: { is: "IdentityChanged"; seat: number; character: string; life: number };
  /** A player gives up phase 1. */
  PhaseSkipped: { is: "PhaseSkipped"; seat: number; source: string };
  /** A player guessed the colour of a card; the card goes to the hand if it was right. */
  ColourGuessed: { is: "ColourGuessed"; seat: number; colour: string; card: number; lucky: boolean };
  /** A player exchanged some hand cards. */
  CardsExchanged: { is: "CardsExchanged"; seat: number; count: number };
  /** A player shows a drawn card that has to be played this turn. */
  DutyShown: { is: "DutyShown"; seat: number; card: number };
  /** A player shoots at a card in front of someone. */
  CardAimedAt: { is: "CardAimedAt"; seat: number; target: number; card: number };
  /** A player has no Missed! effect to show, or shows none. */
  RouletteFailed: { is: "RouletteFailed"; seat: number };
  /** A player took nuggets from the supply because of `source`. */
  NuggetsTaken: { is: "NuggetsTaken"; seat: number; count: number; source: string };
  /** A player paid nuggets for `source`. */
  NuggetsPaid: { is: "NuggetsPaid"; seat: number; count: number; source: string };
  /** The nuggets of a player who is out go back to the supply. */
  NuggetsLost: { is: "NuggetsLost"; seat: number; count: number };
  /** A player bought equipment for so many nuggets, `saved` fewer than printed. */
  GearBought: { is: "GearBought"; seat: number; gear: string; price: number; saved: number };
  /** A new card lies in the shop. */
  ShopRefilled: { is: "ShopRefilled"; gear: string };
  /** A player turned up the top equipment card to use it. */
  GearDrawn: { is: "GearDrawn"; seat: number; gear: string };
  /** A player uses equipment, as something and at somebody if it needs that. */
  GearUsed: { is: "GearUsed"; seat: number; gear: string; mode: string; target: number };
  /** A player put equipment in front of `target`. */
  GearPlaced: { is: "GearPlaced"; seat: number; gear: string; target: number };
  /** Equipment of a player went under its deck. */
  GearDiscarded: { is: "GearDiscarded"; seat: number; gear: string };
  /** A player paid so that equipment of `target` is discarded. */
  GearForced: { is: "GearForced"; seat: number; target: number; gear: string; price: number };
  /** A face-up card would have been drawn: the whole equipment deck was turned down and shuffled. */
  GearShuffled: { is: "GearShuffled"; count: number };
  /** A Shadow Renegade plays on a side until the next turn of the same player. */
  SideTaken: { is: "SideTaken"; seat: number; side: string };
  /** Load was put there from the supply. */
  LoadAdded: { is: "LoadAdded"; seat: number; card: number; count: number };
  /** Load from there was paid for something. */
  LoadPaid: { is: "LoadPaid"; seat: number; card: number; count: number };
  /** Load from there went back to the supply. */
  LoadRemoved: { is: "LoadRemoved"; seat: number; card: number; count: number };
  /** Load was moved there from the player's own character. */
  LoadMoved: { is: "LoadMoved"; seat: number; card: number; count: number };
  /** A player took load from a card or the character of `target` onto the own character. */
  LoadTaken: { is: "LoadTaken"; seat: number; target: number; card: number; count: number };
  /** A card that a player laid for poker is turned up. */
  PokerLaid: { is: "PokerLaid"; seat: number; card: number };
  /** There is an ace among the cards laid for poker: whoever played it takes none of them. */
  PokerSpoilt: { is: "PokerSpoilt"; seat: number };
  /** A player takes one of the cards laid for poker. */
  PokerWon: { is: "PokerWon"; seat: number; card: number };
  /** A player leaped in: `target` loses one life point less. */
  LifeSaved: { is: "LifeSaved"; seat: number; target: number; left: number };
  /** The shot a player has just fired cannot be cancelled. */
  ShotSure: { is: "ShotSure"; seat: number; source: string };
  /** A player draws one card fewer for the sake of an ability. */
  FewerDrawn: { is: "FewerDrawn"; seat: number; source: string };
  /** A card was drawn for the side of the locomotive the game begins with. */
  EngineChosen: { is: "EngineChosen"; card: number; engine: string };
  /** The train advanced to a station, or (`end`) to the end of the line, because of `cause`. */
  TrainMoved: { is: "TrainMoved"; seat: number; cause: string; station: string; end: boolean };
  /** A player took a car off the train, at the price of a station or (empty) for nothing. */
  CarAcquired: { is: "CarAcquired"; seat: number; card: number; station: string };
  /** A car came into play: `seat` placed it in front of `target`. */
  CarPlaced: { is: "CarPlaced"; seat: number; card: number; target: number };
  /** A car was attached to the end of the train. */
  CarCoupled: { is: "CarCoupled"; card: number };
  /** A player drew cars from the car deck. */
  CarsDrawn: { is: "CarsDrawn"; seat: number; cards: number[] };
  /** A player used a car in place of a card of a kind, and gave up `other` for it or (none) the car. */
  CarUsed: { is: "CarUsed"; seat: number; card: number; kind: string; target: number; other: number };
  /** The locomotive does at the end of the line what its side says; `seat` is on turn. */
  EngineRuns: { is: "EngineRuns"; seat: number; engine: string };
  /** A player let the locomotive do nothing. */
  EngineSkipped: { is: "EngineSkipped"; seat: number; engine: string };
  /** A new row of stations was laid, and a train with the other side of the locomotive up begins again. */
  TrainRebuilt: { is: "TrainRebuilt"; engine: string; stations: string[]; cards: number[] };
  /** A player swapped a card in front of them for one in front of another player. */
  CardsSwapped: { is: "CardsSwapped"; seat: number; card: number; target: number; other: number };
  /** A player would rather be shot at than discard a card. */
  CardHeld: { is: "CardHeld"; seat: number; card: number };
  /** A card that was just played takes effect like a card of another kind. */
  CopyPlayed: { is: "CopyPlayed"; seat: number; source: string; target: number };
  /** A player discarded a card so that a BANG! card hits another player instead. */
  ShotTurnedAway: { is: "ShotTurnedAway"; seat: number; card: number; target: number };
  /** A player left somebody out of a card or an effect of theirs. */
  PlayerSpared: { is: "PlayerSpared"; seat: number; target: number; cause: string };
  /** A player turns up the next show card, which takes the place of the one before. */
  ShowCardTurned: { is: "ShowCardTurned"; seat: number; event: string };
  /** Two players exchange seats with everything they have; `target` will skip a turn. */
  SeatsSwapped: { is: "SeatsSwapped"; seat: number; target: number };
  /** A player's turn is passed over. */
  TurnSkipped: { is: "TurnSkipped"; seat: number };
  /** The roles of some players were shuffled and dealt anew among them. */
  RolesDealt: { is: "RolesDealt"; seats: number[]; cause: string };
  /** A player orders another one to play a card, at somebody (`aim`) or at nobody. */
  OrderGiven: { is: "OrderGiven"; seat: number; target: number; kind: string; aim: number };
  /** A player proves with the whole hand that a card is not there. */
  HandShown: { is: "HandShown"; seat: number; cards: number[] };
  /** A player shows the card that was asked for but cannot be played like that. */
  ProofShown: { is: "ProofShown"; seat: number; card: number };
  /** A player has talked although that costs something. */
  SpokeUp: { is: "SpokeUp"; seat: number };
  /** A player has discarded the whole hand and draws as many cards. */
  HandExchanged: { is: "HandExchanged"; seat: number; count: number };
  /** A player has the abilities of these characters of the base box from now on. */
  PairDrawn: { is: "PairDrawn"; seat: number; abilities: string[] };
  /** A player carries out the effect of a card played before once more. */
  CardRepeated: { is: "CardRepeated"; seat: number; card: number; kind: string; target: number };
}

export type BangEvent = BangEvents[keyof BangEvents];

export interface LegendsOptions {
  /** Of several reactions of one player, let this one happen first. */
  First: { is: "First"; ability: string; index: number };
  /** Do nothing. */
  Pass: { is: "Pass" };
  /** Play this character. */
  TakeCharacter: { is: "TakeCharacter"; character: number };
  /** Put the figure on this space of the starting site. */
  StartAt: { is: "StartAt"; space: number };
  /** Take this income: money, cards or some of both. */
  TakeIncome: { is: "TakeIncome"; money: number; cards: number };
  /** Make this weapon or mount the active one. */
  Ready: { is: "Ready"; item: number };
  /** Enter this neighbouring space; from the menu of a turn it begins a Move action. */
  StepTo: { is: "StepTo"; space: number };
  /** Move no further. */
  Stop: { is: "Stop" };
  /** Use a poker card as an action. */
  PlayCard: { is: "PlayCard"; card: number };
  /** Discard a poker card for its reaction. */
  ReactWith: { is: "ReactWith"; card: number };
  /** Use an item. */
  UseItem: { is: "UseItem"; item: number };
  /** Use your character's ability. */
  UseAbility: { is: "UseAbility"; character: number };
  /** Attack a character on your space. */
  Attack: { is: "Attack"; target: number; kind: string };
  /** Work for $10. */
  Work: { is: "Work" };
  /** Enter the store. */
  Shop: { is: "Shop" };
  /** Open a game of poker. */
  OpenPoker: { is: "OpenPoker" };
  /** Roll for gold. */
  Prospect: { is: "Prospect" };
  /** Sell nuggets in the bank. */
  SellGold: { is: "SellGold" };
  /** Try a bank heist. */
  RobBank: { is: "RobBank" };
  /** Have all wounds healed. */
  SeeDoctor: { is: "SeeDoctor" };
  /** Spend money in the cabaret. */
  Party: { is: "Party"; spent: number };
  /** Take a cattle token from the ranch. */
  TakeCattle: { is: "TakeCattle" };
  /** Deliver the cattle: by rail, or as a rustler. */
  Deliver: { is: "Deliver"; how: string };
  /** Put a disc on a story card, moved from the other card or new; `card` pays a cost, or is -1. */
  Contribute: { is: "Contribute"; deck: number; story: number; moved: boolean; card: number };
  /** Complete a goal. */
  CompleteGoal: { is: "CompleteGoal"; goal: number };
  /** Do nothing more this turn. */
  EndTurn: { is: "EndTurn" };
  /** One of the alternatives of a card. */
  Pick: { is: "Pick"; program: Program };
  /** Do what a card allows. */
  Accept: { is: "Accept" };
  /** Choose a character. */
  Aim: { is: "Aim"; target: number };
  /** Play a poker card face down in a fight. */
  LayCard: { is: "LayCard"; card: number };
  /** Give up. */
  Surrender: { is: "Surrender" };
  /** Play this fight card face down. */
  LayFightCard: { is: "LayFightCard"; card: number };
  /** Of several of your effects, let this one happen first. */
  Prepare: { is: "Prepare"; source: string };
  /** Pay the ante and join. */
  Join: { is: "Join" };
  /** Choose these hole cards. */
  LayHole: { is: "LayHole"; cards: number[] };
  /** Buy an item; a weapon or mount may be made active at once. */
  Buy: { is: "Buy"; item: number; ready: boolean };
  /** Have an item turned over. */
  Upgrade: { is: "Upgrade"; item: number };
  /** Buy nothing more. */
  LeaveStore: { is: "LeaveStore" };
  /** Roll a die again; `item` is the card that allows it, or -1 for the die itself. */
  RollAgain: { is: "RollAgain"; die: number; item: number };
  /** Take the results as they are. */
  KeepDice: { is: "KeepDice" };
  /** Sell this many nuggets and these cards. */
  Sell: { is: "Sell"; nuggets: number; cards: number[] };
  /** Take a token of this colour. */
  PickColour: { is: "PickColour"; colour: number };
  /** Take the loser's cattle token, or leave it. */
  TakeToken: { is: "TakeToken"; take: boolean };
  /** Take half of the loser's money, or half of the nuggets. */
  Loot: { is: "Loot"; thing: string };
  /** Discard this poker card. */
  Discard: { is: "Discard"; card: number };
  /** Move the sheriff to this space. */
  MoveSheriff: { is: "MoveSheriff"; space: number };
  /** Resolve this story card first. */
  ResolveFirst: { is: "ResolveFirst"; deck: number; story: number };
  /** Keep these legend tokens, by value. */
  KeepTokens: { is: "KeepTokens"; kept: number[] };
}

export type LegendsOption = LegendsOptions[keyof LegendsOptions];

export interface LegendsEvents {
  /** What a `whenever` reaction reacts to: a condition that is true now. */
  Standing: { is: "Standing" };
  /** The board is set up; `first` is the first player of every round. */
  GameBegan: { is: "GameBegan"; players: number; first: number; target: number };
  /** A player chose this character and shows it. */
  CharacterShown: { is: "CharacterShown"; seat: number; character: string };
  /** A figure is put on a space; that is not a movement. */
  FigurePlaced: { is: "FigurePlaced"; seat: number; space: string };
  /** A player's turn starts. */
  TurnBegan: { is: "TurnBegan"; seat: number; number: number; round: number };
  /** A player chose this income. */
  IncomeTaken: { is: "IncomeTaken"; seat: number; money: number; count: number };
  /** A player makes a weapon or mount the active one. */
  Readied: { is: "Readied"; seat: number; item: string };
  /** A player spends an action; this many are left. */
  ActionBegan: { is: "ActionBegan"; seat: number; left: number };
  /** A figure enters a space; `kind` tells a Move action from other movements. */
  Moved: { is: "Moved"; seat: number; space: string; origin: string; kind: string };
  /** A player gains Legendary points. */
  LpGained: { is: "LpGained"; seat: number; amount: number; source: string };
  /** A player loses Legendary points. */
  LpLost: { is: "LpLost"; seat: number; amount: number; source: string };
  /** A player receives money; anything above the limit is already lost. */
  MoneyGained: { is: "MoneyGained"; seat: number; amount: number; source: string };
  /** A player could not take all of a gain: nobody has more than `limit` of this thing. */
  GainLost: { is: "GainLost"; seat: number; thing: string; amount: number; limit: number };
  /** A player pays or loses money. */
  MoneyLost: { is: "MoneyLost"; seat: number; amount: number; source: string };
  /** A player receives nuggets. */
  NuggetsGained: { is: "NuggetsGained"; seat: number; amount: number; source: string };
  /** A player loses nuggets. */
  NuggetsLost: { is: "NuggetsLost"; seat: number; amount: number; source: string };
  /** A player's Marshal marker moves up to this space. */
  MarshalGained: { is: "MarshalGained"; seat: number; points: number; source: string };
  /** A player loses all Marshal points. */
  MarshalLost: { is: "MarshalLost"; seat: number; points: number };
  /** A player's Wanted marker moves up to this space. */
  WantedGained: { is: "WantedGained"; seat: number; points: number; source: string };
  /** A player loses all Wanted points. */
  WantedLost: { is: "WantedLost"; seat: number; points: number };
  /** A player draws poker cards. */
  CardsDrawn: {
    is: "CardsDrawn";
    seat: number;
    count: number;
    cards: (number | string | null)[];
    source: string;
  };
  /** A poker card goes to the discard pile without being used. */
  CardDiscarded: { is: "CardDiscarded"; seat: number; card: number; source: string };
  /** A player uses a poker card for an action or a reaction. */
  CardPlayed: { is: "CardPlayed"; seat: number; card: number };
  /** A random poker card changes hands. */
  CardStolen: { is: "CardStolen"; seat: number; target: number; card: number | string | null };
  /** Money changes hands. */
  MoneyStolen: { is: "MoneyStolen"; seat: number; target: number; amount: number };
  /** The poker deck had run out: the discard pile was shuffled into a new one. */
  DeckShuffled: { is: "DeckShuffled"; count: number };
  /** A player takes wounds and now has this many. */
  Wounded: { is: "Wounded"; seat: number; amount: number; wounds: number; source: string };
  /** A player heals wounds and now has this many. */
  Healed: { is: "Healed"; seat: number; amount: number; wounds: number; source: string };
  /** A character's or an item's ability is used. */
  AbilityUsed: { is: "AbilityUsed"; seat: number; ability: string };
  /** A player may take more actions this turn. */
  ActionsGained: { is: "ActionsGained"; seat: number; amount: number; source: string };
  /** A player works at a location. */
  Worked: { is: "Worked"; seat: number; space: string };
  /** A player buys an item. */
  ItemBought: { is: "ItemBought"; seat: number; item: string; price: number };
  /** A player has an item turned over to its upgraded side. */
  ItemUpgraded: { is: "ItemUpgraded"; seat: number; item: string; price: number };
  /** A player gets an item free of charge. */
  ItemGained: { is: "ItemGained"; seat: number; item: string; source: string };
  /** An item goes back to the store. */
  ItemReturned: { is: "ItemReturned"; seat: number; item: string };
  /** A player rolls prospecting dice. */
  DiceRolled: { is: "DiceRolled"; seat: number; faces: number[] };
  /** A player rolls one die again; `die` is its number, from 1. */
  DieRerolled: { is: "DieRerolled"; seat: number; die: number; face: string; source: string };
  /** A player sells nuggets and cards that count as nuggets. */
  NuggetsSold: { is: "NuggetsSold"; seat: number; amount: number; cards: number[] };
  /** A player has all wounds healed. */
  DoctorVisited: { is: "DoctorVisited"; seat: number; amount: number };
  /** A player spends money in the cabaret. */
  Partied: { is: "Partied"; seat: number; spent: number };
  /** A player takes a cattle token from a ranch. */
  CattleTaken: { is: "CattleTaken"; seat: number; colour: string; token: number | string | null };
  /** A cattle token goes back to its ranch. */
  CattleLost: { is: "CattleLost"; seat: number; colour: string };
  /** A cattle token changes hands. */
  CattleStolen: {
    is: "CattleStolen";
    seat: number;
    target: number;
    colour: string;
    token: number | string | null;
  };
  /** A player delivers cattle; the token is shown. */
  CattleDelivered: { is: "CattleDelivered"; seat: number; token: string; how: string };
  /** A fight begins: attacker, defender and the kind of fight. */
  FightDeclared: {
    is: "FightDeclared";
    attacker: number;
    defender: number;
    kind: string;
    actor: number;
    source: string;
  };
  /** Someone looks at some of a rival's poker cards. */
  HandPeeked: { is: "HandPeeked"; seat: number; target: number; cards: (number | string | null)[] };
  /** A fighter looks at some of the fight cards drawn against them. */
  FightCardsPeeked: { is: "FightCardsPeeked"; seat: number; cards: (number | string | null)[] };
  /** Fight cards are drawn by whoever acts for the opponent. */
  FightCardsDrawn: { is: "FightCardsDrawn"; seat: number; count: number; cards: (number | string | null)[] };
  /** A fighter plays a poker card face down. */
  CardLaid: { is: "CardLaid"; seat: number; card: number | string | null };
  /** A fight card is played face down. */
  FightCardLaid: { is: "FightCardLaid"; seat: number; card: number | string | null };
  /** A defender gives up. */
  Surrendered: { is: "Surrendered"; seat: number };
  /** The cards of a fight are turned over, with their values so far; -1 means no card. */
  CardsRevealed: {
    is: "CardsRevealed";
    attacker: number;
    defender: number;
    kind: string;
    cards: number[];
    fight_card: number;
    worth: number[];
  };
  /** The effect of the fight card is cancelled. */
  EffectCancelled: { is: "EffectCancelled"; seat: number; fight_card: number };
  /** The fight is cancelled and starts again from the beginning. */
  FightRestarted: { is: "FightRestarted"; seat: number; source: string };
  /** A fight is decided: winner, loser and the two final values (0 if no cards were compared). */
  FightWon: { is: "FightWon"; winner: number; loser: number; kind: string; worth: number[] };
  /** Two or more are equal, and a rule decides between them; `seats` are players with the same score. */
  TieBroken: { is: "TieBroken"; rule: string; seats: number[] };
  /** A fight card took the choice of a reward away. */
  RewardLimited: { is: "RewardLimited"; seat: number; fight_card: number };
  /** A player is jailed. */
  Jailed: { is: "Jailed"; seat: number };
  /** A bandit leaves the hideout after the fight. */
  BanditLeft: { is: "BanditLeft"; space: string };
  /** Bandits come to hideouts. */
  BanditsCame: { is: "BanditsCame"; spaces: number[] };
  /** The sheriff moves one space. */
  SheriffMoved: { is: "SheriffMoved"; seat: number; space: string };
  /** The sheriff is put back in his office. */
  SheriffReturned: { is: "SheriffReturned" };
  /** The sheriff meets an outlaw. */
  SheriffCaught: { is: "SheriffCaught"; seat: number; by: number };
  /** Someone opens a game of poker. */
  PokerOpened: { is: "PokerOpened"; host: number; town: string };
  /** A player joins the game. */
  PokerJoined: { is: "PokerJoined"; seat: number };
  /** A player does not join the game. */
  PokerDeclined: { is: "PokerDeclined"; seat: number };
  /** The house draws its cards; `seat` plays them. */
  HouseDealt: { is: "HouseDealt"; seat: number; cards: (number | string | null)[] };
  /** The three common cards are turned up. */
  FlopTurned: { is: "FlopTurned"; cards: number[]; pot: number };
  /** A player's hole cards and what they make with the flop; it is compared by its `ranks`, 2 to 14. */
  HandShown: { is: "HandShown"; seat: number; cards: number[]; hand: string; ranks: number[] };
  /** The house's cards: all four, the two played, and what they make with the flop. */
  HouseShown: {
    is: "HouseShown";
    seat: number;
    cards: number[];
    house: number[];
    hand: string;
    ranks: number[];
  };
  /** Players take the pot, or the house keeps it. */
  PotWon: { is: "PotWon"; winners: number[]; pot: number };
  /** A player puts a disc on a story card, or moves it there from the other one. */
  DiscPlaced: { is: "DiscPlaced"; seat: number; story: string; moved: number };
  /** A story card has enough discs and is turned over; `seats` contributed. */
  StoryTurned: { is: "StoryTurned"; story: string; seats: number[] };
  /** The next story card becomes active. */
  StoryUncovered: { is: "StoryUncovered"; story: string };
  /** A player completes a goal. */
  GoalCompleted: { is: "GoalCompleted"; seat: number; goal: string };
  /** A player draws legend tokens and keeps some. */
  TokensKept: { is: "TokensKept"; seat: number; count: number; tokens: (number | string | null)[] };
  /** The Man in Black turns over a card and goes to a space. */
  BlackCardTurned: { is: "BlackCardTurned"; black: string; space: string };
  /** The Man in Black gains Legendary points. */
  BlackGained: { is: "BlackGained"; amount: number; lp: number };
  /** Someone has reached the target; the game ends with this round. */
  EndTriggered: { is: "EndTriggered"; last_round: number };
  /** An outlaw gains LP for the row of the Wanted track at the end of a turn. */
  RowScored: { is: "RowScored"; seat: number; amount: number };
  /** A line of a player's final score. */
  Scored: { is: "Scored"; seat: number; line: string; amount: number };
  /** A line of the Man in Black's final score. */
  BlackScored: { is: "BlackScored"; line: string; amount: number };
  /** The game is over. */
  GameEnded: { is: "GameEnded"; winners: number[]; reason: string; totals: number[] };
}

export type LegendsEvent = LegendsEvents[keyof LegendsEvents];

export type GameOption = DiceOption | BangOption | LegendsOption;

export type GameEvent = DiceEvent | BangEvent | LegendsEvent;
