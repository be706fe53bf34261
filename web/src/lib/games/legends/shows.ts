/** What the events of Western Legends look and sound like, and which drawing stands beside them in the log. */

import type { Anchor, Flying, Show } from "../../play/stage";
import type { SoundName } from "../../play/sound";
import { POKER } from "../../wire/legends";
import type { GameEvent, LegendsEvent } from "../../wire/types";
import type { LegendsTable } from "./facts";

const MINUS = "−";

/** What a gain or a loss is drawn and heard as. */
const THINGS: Readonly<Record<string, { token: string; sound?: SoundName }>> = {
  Lp: { token: "lp" },
  Money: { token: "money", sound: "card" },
  Nuggets: { token: "nugget", sound: "dice" },
};

/** What an event looks and sounds like, or null if the map or what follows shows it. */
export function show(happened: GameEvent, table: LegendsTable): Show | null {
  const event = happened as LegendsEvent;
  const hand = (seat: number): Anchor => (seat === table.bottom ? "hand" : plate(seat));
  const flies = (what: Flying, from: Anchor, to: Anchor, count = 1): Show => ({
    flight: { what, from, to, count },
    sound: "card",
  });
  switch (event.is) {
    case "GameBegan":
    case "DeckShuffled":
      return { sound: "riffle" };
    case "TurnBegan":
      return { turn: event.seat };
    case "CharacterShown":
    case "AbilityUsed":
    case "GoalCompleted":
    case "Readied":
      return { glow: [event.seat] };
    case "LpGained":
    case "MoneyGained":
    case "NuggetsGained":
      return gain(event.is.replace("Gained", ""), event.seat, event.amount);
    case "LpLost":
    case "MoneyLost":
    case "NuggetsLost":
      return { word: rising(event.seat, MINUS, event.amount) };
    case "RowScored":
      return gain("Lp", event.seat, event.amount);
    case "CardsDrawn":
      return flies({ back: true }, "deck", hand(event.seat), event.count);
    case "CardPlayed":
    case "CardDiscarded":
      return flies({ back: true }, hand(event.seat), "discard");
    case "CardStolen":
      return flies({ back: true }, hand(event.target), hand(event.seat));
    case "MoneyStolen":
      return flies({ token: token("money") }, plate(event.target), plate(event.seat));
    case "CattleTaken":
      return flies({ token: token(`cattle_${event.colour}`) }, "middle", plate(event.seat));
    case "CattleStolen":
      return flies({ token: token(`cattle_${event.colour}`) }, plate(event.target), plate(event.seat));
    case "CattleDelivered":
      return { ...flies({ token: token("money") }, "middle", plate(event.seat)), glow: [event.seat] };
    case "Wounded":
      return { hit: [event.seat], word: rising(event.seat, MINUS, event.amount), sound: "shot" };
    case "Healed":
    case "DoctorVisited":
      return { glow: [event.seat], word: rising(event.seat, "+", event.amount), sound: "beer" };
    case "Partied":
      return { glow: [event.seat], sound: "beer" };
    case "DiceRolled":
      return { tumble: (1 << event.faces.length) - 1, sound: "dice" };
    case "DieRerolled":
      return { tumble: 1 << (event.die - 1), sound: "dice" };
    case "DiscPlaced":
      return flies({ token: token("disc") }, plate(event.seat), `story-${event.story}`);
    case "FightDeclared":
      return { glow: [event.attacker, event.defender].filter((seat) => isSeat(table, seat)), sound: "turn" };
    case "CardLaid":
      return flies({ back: true }, hand(event.seat), "middle");
    case "CardsRevealed":
      return { sound: "riffle" };
    case "FightWon":
      return { ...fought(table, event.winner, event.loser), sound: "shot" };
    case "Jailed":
      return { hit: [event.seat], sound: "out" };
    case "PotWon":
      return { glow: event.winners.filter((seat) => isSeat(table, seat)), sound: "card" };
    case "FlopTurned":
      return { sound: "riffle" };
    default:
      return null;
  }
}

/** The drawing beside a line of the log. */
export function motif(happened: GameEvent): string {
  const event = happened as LegendsEvent;
  switch (event.is) {
    case "CardPlayed":
    case "CardDiscarded":
      return `legends/${POKER[event.card]?.kind ?? ""}`;
    case "ItemBought":
    case "ItemGained":
    case "ItemReturned":
    case "Readied":
      return `legends/${event.item}`;
    case "FightDeclared":
    case "FightWon":
      return `legends/${FIGHT_MOTIFS[event.kind] ?? "fight"}`;
    case "GainLost":
      return token(event.thing === "money" ? "money" : "nugget");
    default:
      return MOTIFS[event.is] ?? "";
  }
}

/** Drawings of what always looks the same. */
const MOTIFS: Readonly<Partial<Record<LegendsEvent["is"], string>>> = {
  LpGained: "legends-tokens/lp",
  LpLost: "legends-tokens/lp",
  RowScored: "legends-tokens/wp",
  MoneyGained: "legends-tokens/money",
  MoneyLost: "legends-tokens/money",
  MoneyStolen: "legends-tokens/money",
  IncomeTaken: "legends-tokens/money",
  NuggetsGained: "legends-tokens/nugget",
  NuggetsLost: "legends-tokens/nugget",
  NuggetsSold: "legends-tokens/nugget",
  MarshalGained: "legends-tokens/mp",
  MarshalLost: "legends-tokens/mp",
  WantedGained: "legends-tokens/wp",
  WantedLost: "legends-tokens/wp",
  Wounded: "legends-tokens/wound",
  Healed: "legends-tokens/wound",
  DoctorVisited: "places/doctor",
  Partied: "places/cabaret",
  Worked: "legends/work",
  DiceRolled: "legends/prospect",
  DieRerolled: "legends/prospect",
  CattleTaken: "places/ranch",
  CattleStolen: "places/ranch",
  CattleDelivered: "places/rail_station",
  BanditsCame: "legends-tokens/figure_bandit",
  BanditLeft: "legends-tokens/figure_bandit",
  SheriffMoved: "legends-tokens/figure_sheriff",
  SheriffReturned: "legends-tokens/figure_sheriff",
  SheriffCaught: "legends-tokens/figure_sheriff",
  RewardLimited: "legends-tokens/figure_bandit",
  Jailed: "places/sheriff_office",
  PokerOpened: "legends/poker",
  PotWon: "legends/poker",
  DiscPlaced: "legends/story",
  StoryTurned: "legends/story",
  StoryUncovered: "legends/story",
  GoalCompleted: "legends/goal",
  TokensKept: "legends-tokens/legend_back",
  BlackCardTurned: "legends/man_in_black",
  BlackGained: "legends/man_in_black",
  EndTriggered: "legends-tokens/end_marker",
};

const FIGHT_MOTIFS: Readonly<Record<string, string>> = {
  arrest: "arrest",
  duel: "duel",
  rob: "rob",
  heist: "heist",
  sheriff: "arrest",
};

function plate(seat: number): Anchor {
  return `plate-${seat}`;
}

function token(name: string): string {
  return `legends-tokens/${name}`;
}

function isSeat(table: LegendsTable, seat: number): boolean {
  return seat >= 0 && seat < table.scene.seats.length;
}

/** Something comes from the middle to a player. */
function gain(thing: string, seat: number, amount: number): Show {
  const { token: name = "lp", sound } = THINGS[thing] ?? {};
  return {
    flight: { what: { token: token(name) }, from: "middle", to: plate(seat) },
    word: rising(seat, "+", amount),
    ...(sound ? { sound } : {}),
  };
}

function rising(seat: number, sign: string, points: number): NonNullable<Show["word"]> {
  return { seat, text: sign + String(points), bad: sign === MINUS };
}

/** Winners light up, losers shake; those without a plate do neither. */
function fought(table: LegendsTable, winner: number, loser: number): Show {
  return {
    glow: isSeat(table, winner) ? [winner] : [],
    hit: isSeat(table, loser) ? [loser] : [],
  };
}
