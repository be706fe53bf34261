// Written by `python -m tools.wire`; do not edit.

/** A kind of playing card. */
export interface KindFacts {
  colour: "brown" | "blue" | "green";
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
  "ten_gallon_hat",
];

/** 2 to 14, the ace is the highest; `RANKS[rank - 2]` is printed. */
export const RANK: readonly number[] = [
  12, 13, 2, 10, 11, 4, 8, 9, 14, 10, 10, 11, 12, 13, 13, 14, 8, 14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  14, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 10, 11, 12, 13, 14, 2, 3, 4, 5, 6, 7, 8, 6, 7, 8, 9, 10, 11, 13, 9,
  10, 11, 11, 12, 14, 8, 12, 11, 8, 9, 12, 13, 14, 9, 9, 10, 5, 3, 14, 10, 10, 13, 5, 6, 5, 8, 5, 6, 13, 6, 6,
  11, 8, 7, 13, 14, 5, 8, 11, 10, 9, 13, 9, 12, 10, 12, 11, 7, 9, 7, 9, 14, 12, 8, 14, 12, 7, 11,
];

/** The suit of every card, an index into `SUITS`. */
export const SUIT: readonly number[] = [
  0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 3, 3, 3, 0, 3, 3, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
  3, 3, 3, 1, 1, 1, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 0, 3, 3,
  0, 2, 2, 0, 0, 1, 1, 1, 3, 2, 3, 2, 1, 2, 0, 0, 3, 3, 3, 1, 0, 0, 3, 2, 1, 0, 2, 2, 1, 0, 1, 0, 3, 1, 1, 3,
  3, 1, 2, 0, 0, 2, 0, 1, 1, 2, 3, 2,
];

/** The box of every card, an index into `BOXES`. */
export const BOX: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
];

export const BOXES: readonly string[] = ["base", "dodge_city", "high_noon", "fistful"];
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
  bang: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 25, dodge_city: 4 } },
  beer: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 6, dodge_city: 2 } },
  cat_balou: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 4, dodge_city: 1 } },
  duel: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 3 } },
  gatling: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 1 } },
  general_store: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 2, dodge_city: 1 } },
  indians: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 2, dodge_city: 1 } },
  missed: { colour: "brown", reach: 0, stays: false, extra: 0, copies: { base: 12, dodge_city: 1 } },
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
};

/** The event cards of every box of the card game that has some. */
export const EVENTS: Readonly<Record<string, readonly EventFacts[]>> = {
  high_noon: [{ id: "blessing", kind: "regular" }, { id: "curse", kind: "regular" }, { id: "ghost_town", kind: "regular" }, { id: "gold_rush_event", kind: "regular" }, { id: "hangover", kind: "regular" }, { id: "shootout", kind: "regular" }, { id: "the_daltons", kind: "regular" }, { id: "the_doctor", kind: "regular" }, { id: "the_reverend", kind: "regular" }, { id: "sermon", kind: "regular" }, { id: "thirst", kind: "regular" }, { id: "train_arrival", kind: "regular" }, { id: "new_identity", kind: "bonus" }, { id: "handcuffs", kind: "bonus" }, { id: "high_noon", kind: "final" }],
  fistful: [{ id: "ambush", kind: "regular" }, { id: "sniper", kind: "regular" }, { id: "dead_man", kind: "regular" }, { id: "blood_brothers", kind: "regular" }, { id: "the_judge", kind: "regular" }, { id: "lasso", kind: "regular" }, { id: "law_of_the_west", kind: "regular" }, { id: "hard_liquor", kind: "regular" }, { id: "abandoned_mine", kind: "regular" }, { id: "peyote", kind: "regular" }, { id: "ranch", kind: "regular" }, { id: "ricochet", kind: "regular" }, { id: "russian_roulette", kind: "regular" }, { id: "vendetta", kind: "regular" }, { id: "a_fistful_of_cards", kind: "final" }],
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
  },
};
