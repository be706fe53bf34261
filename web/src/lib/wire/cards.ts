// Written by `python -m tools.wire`; do not edit.

/** A kind of playing card. */
export interface KindFacts {
  colour: "brown" | "blue" | "green" | "orange" | "car";
  /** How far a weapon shoots; 0 for everything else. */
  reach: number;
  /** Whether it stays on the table when it is played. */
  stays: boolean;
  /** How many further hand cards it costs. */
  extra: number;
  /** How many of it are in each box. */
  copies: Readonly<Record<string, number>>;
}

export interface CharacterFacts {
  id: string;
  life: number;
  /** Whether a table may leave the character out. */
  bonus: boolean;
}

/** An event card: regular, bonus (a table may leave it out) or final. */
export interface EventFacts {
  id: string;
  kind: string;
}

/** A card without rank and suit that lies in a pile of its own. */
export interface PiledFacts {
  id: string;
  /** What sort of card it is among those of its pile. */
  sort: string;
  copies: number;
  /** What it costs to buy it; 0 for what has no price. */
  price: number;
}

/** The characters of a game by box. */
export type Casts = Readonly<Record<string, readonly CharacterFacts[]>>;

/** The kind of every playing card, by the card's number. */
export const KIND: readonly string[] = [
  "barrel", "barrel", "dynamite", "jail", "jail", "jail", "mustang", "mustang", "scope", "volcanic",
  "volcanic", "schofield", "schofield", "schofield", "remington", "rev_carabine", "winchester", "bang",
  "bang", "bang", "bang", "bang", "bang", "bang", "bang", "bang", "bang", "bang", "bang", "bang", "bang",
  "bang", "bang", "bang", "bang", "bang", "bang", "bang", "bang", "bang", "bang", "bang", "missed", "missed",
  "missed", "missed", "missed", "missed", "missed", "missed", "missed", "missed", "missed", "missed", "beer",
  "beer", "beer", "beer", "beer", "beer", "cat_balou", "cat_balou", "cat_balou", "cat_balou", "panic",
  "panic", "panic", "panic", "duel", "duel", "duel", "general_store", "general_store", "indians", "indians",
  "stagecoach", "stagecoach", "gatling", "saloon", "wells_fargo", "barrel", "binocular", "dynamite",
  "hideout", "mustang", "remington", "rev_carabine", "bang", "bang", "bang", "bang", "beer", "beer", "brawl",
  "cat_balou", "dodge", "dodge", "general_store", "indians", "missed", "panic", "punch", "rag_time",
  "springfield", "tequila", "whisky", "bible", "buffalo_rifle", "can_can", "canteen", "conestoga",
  "derringer", "howitzer", "iron_plate", "iron_plate", "knife", "pepperbox", "pony_express", "sombrero",
  "ten_gallon_hat", "bang", "bang", "bang", "bang", "cat_balou", "missed", "caravan", "a_little_nip",
  "quick_shot", "flintlock", "arrow", "duck", "reloading", "rust", "squaw", "ace_up_the_sleeve", "bandolier",
  "beer_keg", "bell_tower", "bomb", "crate", "lockpick", "tumbleweed", "whip", "big_fifty",
  "buntline_special", "double_barrel", "thunderer", "ghost", "ghost", "lemat", "rattlesnake", "shotgun",
  "bounty", "bandidos", "escape", "aim", "poker", "backfire", "saved", "fanning", "tomahawk", "tornado",
  "last_call", "cactus", "dragoon", "evaded", "full_steam", "knife_revolver", "map", "money_bag",
  "most_wanted", "next_stop", "next_stop", "refund", "strongbox", "switch", "train_robbery", "train_robbery",
  "water_tower", "baggage_car", "caboose", "cattle_truck", "circus_wagon", "coal_hopper", "dining_car",
  "express_car", "ghost_car", "lounge_car", "lumber_flatcar", "mail_car", "observation_car", "passenger_car",
  "prisoner_car", "private_car", "sleeper_car",
];

/** 2 to 14, the ace is the highest; `RANKS[rank - 2]` is printed. 0: no rank is printed. */
export const RANK: readonly number[] = [
  12, 13, 2, 10, 11, 4, 8, 9, 14, 10, 10, 11, 12, 13, 13, 14, 8, 14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  14, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 10, 11, 12, 13, 14, 2, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 10, 11, 13, 9,
  10, 11, 11, 12, 14, 8, 12, 11, 8, 9, 12, 13, 14, 9, 9, 10, 5, 3, 14, 10, 10, 13, 5, 6, 5, 8, 5, 6, 13, 6, 6,
  11, 8, 7, 13, 14, 5, 8, 11, 10, 9, 13, 9, 12, 10, 12, 11, 7, 9, 7, 9, 14, 12, 8, 14, 12, 7, 11, 6, 2, 2, 3,
  3, 13, 2, 5, 3, 14, 5, 3, 4, 9, 3, 14, 2, 4, 7, 7, 3, 2, 4, 5, 12, 11, 6, 3, 9, 10, 4, 7, 13, 9, 12, 3, 6,
  11, 12, 5, 2, 14, 14, 8, 7, 11, 12, 2, 5, 3, 12, 13, 2, 13, 3, 9, 6, 4, 11, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0,
];

/** The suit of every card, an index into `SUITS`; one beyond it where no suit is printed. */
export const SUIT: readonly number[] = [
  0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
  3, 3, 3, 1, 1, 1, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 0, 3, 3,
  0, 2, 2, 0, 0, 1, 1, 1, 3, 2, 3, 2, 1, 2, 0, 0, 3, 3, 3, 1, 0, 0, 3, 2, 1, 0, 2, 2, 1, 0, 1, 0, 3, 1, 1, 3,
  3, 1, 2, 0, 0, 2, 0, 1, 1, 2, 3, 2, 1, 3, 2, 2, 1, 0, 0, 1, 0, 0, 2, 2, 2, 0, 2, 1, 1, 1, 3, 2, 1, 3, 3, 3,
  0, 0, 3, 3, 0, 0, 2, 1, 0, 3, 2, 1, 3, 1, 3, 1, 0, 2, 3, 2, 1, 0, 3, 0, 2, 2, 3, 0, 2, 3, 0, 1, 1, 2, 3, 1,
  4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
];

/** The box of every card, an index into `BOXES`. */
export const BOX: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
  5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
  7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
];

export const BOXES: readonly string[] = [
  "base", "dodge_city", "high_noon", "fistful", "gold_rush", "armed_and_dangerous", "valley_of_shadows",
  "great_train_robbery", "wild_west_show",
];
export const RANKS: readonly string[] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
export const SUITS: readonly string[] = ["spades", "hearts", "diamonds", "clubs"];
export const SUIT_SIGNS: readonly string[] = ["♠", "♥", "♦", "♣"];
export const FACES: readonly string[] = ["arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling"];
export const ROLES: readonly string[] = ["sheriff", "deputy", "outlaw", "renegade"];
export const COLT = "colt";
export const DICE = 5;
export const ARROWS = 9;

/** Which roles are dealt to this many players. */
export const ROLES_BY_PLAYERS: Readonly<Record<number, readonly string[]>> = {
  3: ["deputy", "outlaw", "renegade"],
  4: ["sheriff", "outlaw", "outlaw", "renegade"],
  5: ["sheriff", "deputy", "outlaw", "outlaw", "renegade"],
  6: ["sheriff", "deputy", "outlaw", "outlaw", "outlaw", "renegade"],
  7: ["sheriff", "deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade"],
  8: ["sheriff", "deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "renegade"],
};

export const KINDS: Readonly<Record<string, KindFacts>> = {
  bang: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 25, dodge_city: 4, armed_and_dangerous: 4 } },
  beer: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 6, dodge_city: 2 } },
  cat_balou: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 4, dodge_city: 1, armed_and_dangerous: 1 } },
  duel: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 3 } },
  gatling: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 1 } },
  general_store: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 2, dodge_city: 1 } },
  indians: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 2, dodge_city: 1 } },
  missed: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 12, dodge_city: 1, armed_and_dangerous: 1 } },
  panic: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 4, dodge_city: 1 } },
  saloon: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 1 } },
  stagecoach: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 2 } },
  wells_fargo: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 1 } },
  barrel: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { base: 2, dodge_city: 1 } },
  dynamite: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { base: 1, dodge_city: 1 } },
  jail: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { base: 3 } },
  mustang: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { base: 2, dodge_city: 1 } },
  scope: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { base: 1 } },
  remington: { colour: "blue", reach: 3, stays: true, extra: 0, copies: { base: 1, dodge_city: 1 } },
  rev_carabine: { colour: "blue", reach: 4, stays: true, extra: 0, copies: { base: 1, dodge_city: 1 } },
  schofield: { colour: "blue", reach: 2, stays: true, extra: 0, copies: { base: 3 } },
  volcanic: { colour: "blue", reach: 1, stays: true, extra: 0, copies: { base: 2 } },
  winchester: { colour: "blue", reach: 5, stays: true, extra: 0, copies: { base: 1 } },
  brawl: { colour: "brown", reach: 0, stays: false, extra: 1, copies: { dodge_city: 1 } },
  dodge: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { dodge_city: 2 } },
  punch: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { dodge_city: 1 } },
  rag_time: { colour: "brown", reach: 0, stays: false, extra: 1, copies: { dodge_city: 1 } },
  springfield: { colour: "brown", reach: 0, stays: false, extra: 1, copies: { dodge_city: 1 } },
  tequila: { colour: "brown", reach: 0, stays: false, extra: 1, copies: { dodge_city: 1 } },
  whisky: { colour: "brown", reach: 0, stays: false, extra: 1, copies: { dodge_city: 1 } },
  binocular: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  hideout: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  bible: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  buffalo_rifle: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  can_can: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  canteen: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  conestoga: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  derringer: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  howitzer: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  iron_plate: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 2 } },
  knife: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  pepperbox: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  pony_express: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  sombrero: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  ten_gallon_hat: { colour: "green", reach: 0, stays: true, extra: 0, copies: { dodge_city: 1 } },
  a_little_nip: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { armed_and_dangerous: 1 } },
  arrow: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { armed_and_dangerous: 1 } },
  caravan: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { armed_and_dangerous: 1 } },
  duck: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { armed_and_dangerous: 1 } },
  flintlock: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { armed_and_dangerous: 1 } },
  quick_shot: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { armed_and_dangerous: 1 } },
  reloading: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { armed_and_dangerous: 1 } },
  rust: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { armed_and_dangerous: 1 } },
  squaw: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { armed_and_dangerous: 1 } },
  ace_up_the_sleeve: { colour: "orange", reach: 0, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  bandolier: { colour: "orange", reach: 0, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  beer_keg: { colour: "orange", reach: 0, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  bell_tower: { colour: "orange", reach: 0, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  crate: { colour: "orange", reach: 0, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  lockpick: { colour: "orange", reach: 0, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  tumbleweed: { colour: "orange", reach: 0, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  whip: { colour: "orange", reach: 0, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  bomb: { colour: "orange", reach: 0, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  big_fifty: { colour: "orange", reach: 6, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  buntline_special: { colour: "orange", reach: 2, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  double_barrel: { colour: "orange", reach: 1, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  thunderer: { colour: "orange", reach: 3, stays: true, extra: 0, copies: { armed_and_dangerous: 1 } },
  bounty: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { valley_of_shadows: 1 } },
  ghost: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { valley_of_shadows: 2 } },
  rattlesnake: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { valley_of_shadows: 1 } },
  lemat: { colour: "blue", reach: 1, stays: true, extra: 0, copies: { valley_of_shadows: 1 } },
  shotgun: { colour: "blue", reach: 1, stays: true, extra: 0, copies: { valley_of_shadows: 1 } },
  bandidos: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { valley_of_shadows: 1 } },
  last_call: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { valley_of_shadows: 1 } },
  aim: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { valley_of_shadows: 1 } },
  backfire: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { valley_of_shadows: 1 } },
  fanning: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { valley_of_shadows: 1 } },
  tomahawk: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { valley_of_shadows: 1 } },
  poker: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { valley_of_shadows: 1 } },
  tornado: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { valley_of_shadows: 1 } },
  saved: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { valley_of_shadows: 1 } },
  escape: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { valley_of_shadows: 1 } },
  dragoon: { colour: "blue", reach: 2, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  map: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  refund: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  strongbox: { colour: "blue", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  cactus: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { great_train_robbery: 1 } },
  evaded: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { great_train_robbery: 1 } },
  full_steam: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { great_train_robbery: 1 } },
  knife_revolver: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { great_train_robbery: 1 } },
  most_wanted: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { great_train_robbery: 1 } },
  next_stop: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { great_train_robbery: 2 } },
  water_tower: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { great_train_robbery: 1 } },
  switch: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { great_train_robbery: 1 } },
  train_robbery: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { great_train_robbery: 2 } },
  money_bag: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { great_train_robbery: 1 } },
  cattle_truck: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  circus_wagon: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  coal_hopper: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  dining_car: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  express_car: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  ghost_car: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  lounge_car: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  lumber_flatcar: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  mail_car: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  observation_car: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  passenger_car: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  prisoner_car: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  private_car: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  baggage_car: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  caboose: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  sleeper_car: { colour: "car", reach: 0, stays: true, extra: 0, copies: { great_train_robbery: 1 } },
  railcar: { colour: "car", reach: 0, stays: true, extra: 0, copies: {  } },
};

/** The event cards of every box of the card game that has some. */
export const EVENTS: Readonly<Record<string, readonly EventFacts[]>> = {
  high_noon: [{ id: "blessing", kind: "regular" }, { id: "curse", kind: "regular" }, { id: "ghost_town", kind: "regular" }, { id: "gold_rush_event", kind: "regular" }, { id: "hangover", kind: "regular" }, { id: "shootout", kind: "regular" }, { id: "the_daltons", kind: "regular" }, { id: "the_doctor", kind: "regular" }, { id: "the_reverend", kind: "regular" }, { id: "sermon", kind: "regular" }, { id: "thirst", kind: "regular" }, { id: "train_arrival", kind: "regular" }, { id: "new_identity", kind: "bonus" }, { id: "handcuffs", kind: "bonus" }, { id: "high_noon", kind: "final" }],
  fistful: [{ id: "ambush", kind: "regular" }, { id: "sniper", kind: "regular" }, { id: "dead_man", kind: "regular" }, { id: "blood_brothers", kind: "regular" }, { id: "the_judge", kind: "regular" }, { id: "lasso", kind: "regular" }, { id: "law_of_the_west", kind: "regular" }, { id: "hard_liquor", kind: "regular" }, { id: "abandoned_mine", kind: "regular" }, { id: "peyote", kind: "regular" }, { id: "ranch", kind: "regular" }, { id: "ricochet", kind: "regular" }, { id: "russian_roulette", kind: "regular" }, { id: "vendetta", kind: "regular" }, { id: "a_fistful_of_cards", kind: "final" }],
};

/** The cards without rank and suit: by box and by the pile they lie in. */
export const PILES: Readonly<Record<string, Readonly<Record<string, readonly PiledFacts[]>>>> = {
  gold_rush: { equipment: [{ id: "boots", sort: "black", copies: 1, price: 3 }, { id: "bottle", sort: "brown", copies: 3, price: 2 }, { id: "calumet", sort: "black", copies: 1, price: 3 }, { id: "gold_pan", sort: "black", copies: 1, price: 3 }, { id: "gold_rush", sort: "brown", copies: 1, price: 5 }, { id: "gun_belt", sort: "black", copies: 1, price: 2 }, { id: "horseshoe", sort: "black", copies: 1, price: 2 }, { id: "lucky_charm", sort: "black", copies: 1, price: 3 }, { id: "pardner", sort: "brown", copies: 3, price: 2 }, { id: "pickaxe", sort: "black", copies: 1, price: 4 }, { id: "rhum", sort: "brown", copies: 2, price: 3 }, { id: "rucksack", sort: "black", copies: 1, price: 3 }, { id: "shot", sort: "brown", copies: 3, price: 1 }, { id: "union_pacific", sort: "brown", copies: 1, price: 4 }, { id: "wanted", sort: "black", copies: 3, price: 2 }] },
  great_train_robbery: { railcar: [{ id: "baggage_car", sort: "discard", copies: 1, price: 0 }, { id: "caboose", sort: "permanent", copies: 1, price: 0 }, { id: "cattle_truck", sort: "discard", copies: 1, price: 0 }, { id: "circus_wagon", sort: "discard", copies: 1, price: 0 }, { id: "coal_hopper", sort: "discard", copies: 1, price: 0 }, { id: "dining_car", sort: "permanent", copies: 1, price: 0 }, { id: "express_car", sort: "discard", copies: 1, price: 0 }, { id: "ghost_car", sort: "permanent", copies: 1, price: 0 }, { id: "lounge_car", sort: "discard", copies: 1, price: 0 }, { id: "lumber_flatcar", sort: "permanent", copies: 1, price: 0 }, { id: "mail_car", sort: "discard", copies: 1, price: 0 }, { id: "observation_car", sort: "permanent", copies: 1, price: 0 }, { id: "passenger_car", sort: "discard", copies: 1, price: 0 }, { id: "prisoner_car", sort: "permanent", copies: 1, price: 0 }, { id: "private_car", sort: "permanent", copies: 1, price: 0 }, { id: "sleeper_car", sort: "permanent", copies: 1, price: 0 }], station: [{ id: "boom_town", sort: "named", copies: 1, price: 0 }, { id: "catico", sort: "named", copies: 1, price: 0 }, { id: "creepy_creek", sort: "suit", copies: 1, price: 0 }, { id: "crowns_hole", sort: "named", copies: 1, price: 0 }, { id: "deathwood", sort: "colour", copies: 1, price: 0 }, { id: "dodgeville", sort: "named", copies: 1, price: 0 }, { id: "fort_wroth", sort: "rank", copies: 1, price: 0 }, { id: "frisco", sort: "suit", copies: 1, price: 0 }, { id: "miners_oath", sort: "suit", copies: 1, price: 0 }, { id: "san_tafe", sort: "suit", copies: 1, price: 0 }, { id: "tombrock", sort: "life", copies: 1, price: 0 }, { id: "virginia_town", sort: "cards", copies: 1, price: 0 }, { id: "yooma", sort: "rank", copies: 1, price: 0 }], locomotive: [{ id: "ironhorse", sort: "side", copies: 1, price: 0 }, { id: "leland", sort: "side", copies: 1, price: 0 }] },
  wild_west_show: { show: [{ id: "bone_orchard", sort: "regular", copies: 1, price: 0 }, { id: "darling_valentine", sort: "regular", copies: 1, price: 0 }, { id: "dorothy_rage", sort: "regular", copies: 1, price: 0 }, { id: "gag", sort: "regular", copies: 1, price: 0 }, { id: "helena_zontero", sort: "regular", copies: 1, price: 0 }, { id: "lady_rosa_of_texas", sort: "regular", copies: 1, price: 0 }, { id: "miss_susanna", sort: "regular", copies: 1, price: 0 }, { id: "sacagaway", sort: "regular", copies: 1, price: 0 }, { id: "showdown", sort: "regular", copies: 1, price: 0 }, { id: "wild_west_show", sort: "final", copies: 1, price: 0 }] },
};

/** What is on the cover of every box of the card game: the id of one of its cards. */
export const COVERS: Readonly<Record<string, string>> = {
  base: "bang",
  dodge_city: "ten_gallon_hat",
  high_noon: "high_noon",
  fistful: "a_fistful_of_cards",
  gold_rush: "gold_pan",
  armed_and_dangerous: "bomb",
  valley_of_shadows: "ghost",
  great_train_robbery: "cactus",
  wild_west_show: "wild_west_show",
};

/** The characters of every box of every game. */
export const CHARACTERS: Readonly<Record<string, Casts>> = {
  dice: {
    base: [
      { id: "bart_cassidy", life: 8, bonus: false },
      { id: "black_jack", life: 8, bonus: false },
      { id: "calamity_janet", life: 8, bonus: false },
      { id: "el_gringo", life: 7, bonus: false },
      { id: "jesse_jones", life: 9, bonus: false },
      { id: "jourdonnais", life: 7, bonus: false },
      { id: "kit_carlson", life: 7, bonus: false },
      { id: "lucky_duke", life: 8, bonus: false },
      { id: "paul_regret", life: 9, bonus: false },
      { id: "pedro_ramirez", life: 8, bonus: false },
      { id: "rose_doolan", life: 9, bonus: false },
      { id: "sid_ketchum", life: 8, bonus: false },
      { id: "slab_the_killer", life: 8, bonus: false },
      { id: "suzy_lafayette", life: 8, bonus: false },
      { id: "vulture_sam", life: 9, bonus: false },
      { id: "willy_the_kid", life: 8, bonus: false },
    ],
  },
  bang: {
    base: [
      { id: "bart_cassidy", life: 4, bonus: false },
      { id: "black_jack", life: 4, bonus: false },
      { id: "calamity_janet", life: 4, bonus: false },
      { id: "el_gringo", life: 3, bonus: false },
      { id: "jesse_jones", life: 4, bonus: false },
      { id: "jourdonnais", life: 4, bonus: false },
      { id: "kit_carlson", life: 4, bonus: false },
      { id: "lucky_duke", life: 4, bonus: false },
      { id: "paul_regret", life: 3, bonus: false },
      { id: "pedro_ramirez", life: 4, bonus: false },
      { id: "rose_doolan", life: 4, bonus: false },
      { id: "sid_ketchum", life: 4, bonus: false },
      { id: "slab_the_killer", life: 4, bonus: false },
      { id: "suzy_lafayette", life: 4, bonus: false },
      { id: "vulture_sam", life: 4, bonus: false },
      { id: "willy_the_kid", life: 4, bonus: false },
      { id: "johnny_kisch", life: 4, bonus: false },
      { id: "uncle_will", life: 4, bonus: false },
      { id: "claus_the_saint", life: 3, bonus: false },
      { id: "emiliano", life: 4, bonus: true },
      { id: "annie_versary", life: 4, bonus: true },
    ],
    dodge_city: [
      { id: "apache_kid", life: 3, bonus: false },
      { id: "belle_star", life: 4, bonus: false },
      { id: "bill_noface", life: 4, bonus: false },
      { id: "chuck_wengam", life: 4, bonus: false },
      { id: "doc_holyday", life: 4, bonus: false },
      { id: "elena_fuente", life: 4, bonus: false },
      { id: "greg_digger", life: 4, bonus: false },
      { id: "herb_hunter", life: 4, bonus: false },
      { id: "jose_delgado", life: 4, bonus: false },
      { id: "molly_stark", life: 4, bonus: false },
      { id: "pat_brennan", life: 4, bonus: false },
      { id: "pixie_pete", life: 4, bonus: false },
      { id: "sean_mallory", life: 4, bonus: false },
      { id: "tequila_joe", life: 4, bonus: false },
      { id: "vera_custer", life: 3, bonus: false },
    ],
    high_noon: [
    ],
    fistful: [
    ],
    gold_rush: [
      { id: "don_bell", life: 4, bonus: false },
      { id: "dutch_will", life: 4, bonus: false },
      { id: "jacky_murieta", life: 4, bonus: false },
      { id: "josh_mccloud", life: 4, bonus: false },
      { id: "madam_yto", life: 4, bonus: false },
      { id: "pretty_luzena", life: 4, bonus: false },
      { id: "raddie_snake", life: 4, bonus: false },
      { id: "simeon_picos", life: 4, bonus: false },
    ],
    armed_and_dangerous: [
      { id: "al_preacher", life: 4, bonus: false },
      { id: "bass_greeves", life: 4, bonus: false },
      { id: "bloody_mary", life: 4, bonus: false },
      { id: "frankie_canton", life: 4, bonus: false },
      { id: "julie_cutter", life: 4, bonus: false },
      { id: "mexicali_kid", life: 4, bonus: false },
      { id: "ms_abigail", life: 4, bonus: false },
      { id: "red_ringo", life: 5, bonus: false },
    ],
    valley_of_shadows: [
      { id: "colorado_bill", life: 4, bonus: false },
      { id: "evelyn_shebang", life: 4, bonus: false },
      { id: "henry_block", life: 4, bonus: false },
      { id: "lemonade_jim", life: 4, bonus: false },
      { id: "mick_defender", life: 4, bonus: false },
      { id: "black_flower", life: 4, bonus: true },
      { id: "der_spot_burst_ringer", life: 4, bonus: true },
      { id: "tuco_franziskaner", life: 5, bonus: true },
    ],
    great_train_robbery: [
      { id: "benny_brawler", life: 4, bonus: false },
      { id: "evan_babbit", life: 4, bonus: false },
      { id: "jimmy_texas", life: 4, bonus: false },
      { id: "manuelita", life: 4, bonus: false },
      { id: "sancho", life: 3, bonus: false },
      { id: "sgt_blaze", life: 5, bonus: false },
      { id: "shade_oconnor", life: 4, bonus: false },
      { id: "zippy_roy", life: 5, bonus: false },
    ],
    wild_west_show: [
      { id: "big_spencer", life: 9, bonus: false },
      { id: "flint_westwood", life: 4, bonus: false },
      { id: "gary_looter", life: 5, bonus: false },
      { id: "greygory_deck", life: 4, bonus: false },
      { id: "john_pain", life: 4, bonus: false },
      { id: "lee_van_kliff", life: 4, bonus: false },
      { id: "teren_kill", life: 3, bonus: false },
      { id: "youl_grinner", life: 4, bonus: false },
    ],
  },
};
