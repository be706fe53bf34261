/** What the events of the card game look and sound like, and which drawing stands beside them in the log. */

import type { Anchor, Flying, Large, Show } from "../../play/stage";
import { t } from "../../texts/i18n.svelte";
import { KINDS } from "../../wire/cards";
import type { BangEvent, GameEvent, Said } from "../../wire/types";
import { isEvent, isShowCard } from "../../art/events";
import { countsAs, isKind, kindOfCard, nameOfKind, type BangTable } from "./cards";

const MINUS = "−";

/** What an event looks and sounds like, or null if what follows shows it. */
export function show(happened: GameEvent, table: BangTable): Show | null {
  const event = happened as BangEvent;
  const hand = (seat: number): Anchor => (seat === table.bottom ? "hand" : plate(seat));
  const flies = (what: Flying, from: Anchor, to: Anchor, count = 1): Show => ({
    flight: {
      what: "card" in what ? cardNow(what.card, table) : what,
      from,
      to,
      count,
    },
    sound: "card",
  });
  switch (event.is) {
    case "GameBegan":
      return { sound: "riffle" };
    case "CharacterShown":
    case "AbilityCopied":
    case "AbilityUsed":
    case "SuitNamed":
    case "IdentityChanged":
    case "PhaseSkipped":
    case "TurnEarned":
    case "CameBack":
    case "RoundStarterChanged":
    case "EventUsed":
    case "GearBought":
    case "GearDrawn":
    case "GearUsed":
    case "NuggetsTaken":
    case "SideTaken":
    case "EngineSkipped":
      return { glow: [event.seat] };
    case "TrainMoved":
      return event.end ? { large: notice("end_of_line", ...END), sound: "boom" } : { sound: "riffle" };
    case "EngineRuns":
      return {
        large: notice(event.engine, nameOfKind(event.engine), { k: `bang-card-${event.engine}` }),
        sound: "riffle",
      };
    case "CarAcquired":
      return flies({ card: event.card }, "train", plate(event.seat));
    case "CarPlaced":
      return event.target === event.seat
        ? null
        : flies({ card: event.card }, plate(event.seat), plate(event.target));
    case "CardsSwapped":
      return flies({ card: event.card }, plate(event.seat), plate(event.target));
    case "PlayerSpared":
      return { glow: [event.target] };
    case "ShotTurnedAway":
      return { ...flies({ card: event.card }, hand(event.seat), "discard"), hit: [event.target] };
    case "GearPlaced":
    case "GearForced":
      return { glow: [event.target] };
    case "TurnBegan":
      return { turn: event.seat };
    case "DeckShuffled":
      return { ...flies({ back: true }, "discard", "deck", event.count), sound: "riffle" };
    case "CardsDrawn":
    case "CardsLookedAt":
      return flies({ back: true }, "deck", hand(event.seat), event.count);
    case "CardsPutBack":
      return flies({ back: true }, hand(event.seat), "deck", event.count);
    case "CardShown":
    case "DutyShown":
      return flies({ card: event.card }, hand(event.seat), "middle");
    case "ColourGuessed":
      return flies({ card: event.card }, "deck", event.lucky ? hand(event.seat) : "discard");
    case "CardToDeck":
      return flies({ back: true }, hand(event.seat), "deck");
    case "DiscardTaken":
      return flies({ card: event.card }, "discard", hand(event.seat));
    case "Flipped":
      return {
        ...flies(face(event.cards[0] ?? null), "deck", "middle", event.cards.length),
        sound: "riffle",
      };
    case "CheckMade":
      return event.lucky ? { glow: [event.seat] } : null;
    case "CardPlayed":
      return KINDS[event.kind]?.stays ? null : flies({ card: event.card }, hand(event.seat), "discard");
    case "CardLaid":
      // A player who puts a card into play shows it to everyone first.
      return flies(
        { card: event.card },
        hand(event.seat) === plate(event.target) ? "middle" : hand(event.seat),
        plate(event.target),
      );
    case "CardUsed":
      return flies({ card: event.card }, plate(event.seat), "discard");
    case "CardSpent":
    case "CardDiscarded":
      return flies({ card: event.card }, hand(event.seat), "discard");
    case "CardReturned":
      return flies({ card: event.card }, "discard", hand(event.seat));
    case "CardTaken":
      return flies(
        face(event.card),
        event.from_hand ? hand(event.target) : plate(event.target),
        hand(event.seat),
      );
    case "CardGiven":
      return flies(face(event.card), hand(event.seat), hand(event.target));
    case "CardPassed":
      return { ...flies({ card: event.card }, plate(event.seat), plate(event.target)), sound: "fuse" };
    case "StoreOpened":
      return { ...flies({ back: true }, "deck", "middle", event.cards.length), sound: "riffle" };
    case "StoreCardTaken":
      return flies({ card: event.card }, "middle", hand(event.seat));
    case "PokerLaid":
      return flies({ card: event.card }, hand(event.seat), "middle");
    case "PokerWon":
      return flies({ card: event.card }, "middle", hand(event.seat));
    case "LifeSaved":
      return { glow: [event.seat, event.target], sound: "missed" };
    case "CardStopped":
      return { glow: [event.seat], sound: "missed" };
    case "ShotSure":
    case "FewerDrawn":
      return { glow: [event.seat] };
    case "EstateTaken":
      return flies({ back: true }, plate(event.target), hand(event.seat), event.count);
    case "ShotFired":
      return { sound: "shot" };
    case "ShotCancelled":
      return { word: { seat: event.seat, text: t("card-missed"), bad: false }, sound: "missed" };
    case "LifeLost":
      return { hit: [event.seat], word: rising(event.seat, MINUS, event.points), ...crash(event.cause) };
    case "LifeGained":
      return { glow: [event.seat], word: rising(event.seat, "+", event.points), sound: "beer" };
    case "Eliminated":
      return { out: event.seat, sound: "out" };
    case "LeftAgain":
      return { out: event.seat };
    case "LoadAdded":
    case "LoadMoved":
    case "LoadTaken":
      return { glow: [event.seat] };
    case "CardAimedAt":
      return { hit: [event.target] };
    case "EventRevealed":
      return { large: { event: event.event, said: newEvent(event.is, event.event) }, sound: "riffle" };
    case "ShowCardTurned":
      return {
        large: { event: event.event, said: newEvent(event.is, event.event, table.name(event.seat)) },
        glow: [event.seat],
        sound: "riffle",
      };
    case "SeatsSwapped":
    case "OrderGiven":
      return { glow: [event.seat, event.target] };
    case "RolesDealt":
      return { glow: [...event.seats], sound: "riffle" };
    case "RoleSeen":
      return typeof event.role === "string"
        ? { large: { role: event.role, said: newRole(event.role) }, glow: [event.seat] }
        : null;
    case "ProofShown":
      return flies({ card: event.card }, hand(event.seat), "middle");
    case "CardRepeated":
      return flies({ card: event.card }, plate(event.seat), "discard");
    case "HandShown":
    case "TurnSkipped":
    case "SpokeUp":
    case "PairDrawn":
    case "RoleShown":
      return { glow: [event.seat] };
    case "HandExchanged":
      return flies({ back: true }, hand(event.seat), "discard", event.count);
    default:
      return null;
  }
}

/** The drawing beside a line of the log: a kind of card, or empty. */
export function motif(happened: GameEvent): string {
  const event = happened as BangEvent;
  switch (event.is) {
    case "CardPlayed":
      return event.kind;
    case "LifeGained":
      return "beer";
    case "StoreOpened":
      return "general_store";
    case "EventRevealed":
    case "ShowCardTurned":
      return drawingOf(event.event);
    case "OrderGiven":
    case "CardRepeated":
      return event.kind;
    case "RolesDealt":
      return drawingOf(event.cause);
    case "LifeLost":
    case "ShotFired":
    case "Eliminated":
    case "CameBack":
    case "LeftAgain":
      return drawingOf(event.cause);
    case "EventUsed":
      return drawingOf(event.ability);
    case "Flipped":
    case "CheckMade":
    case "PhaseSkipped":
    case "TurnEarned":
      return drawingOf(event.source);
    case "SuitNamed":
      return `suits/${event.suit}`;
    case "CardStopped":
      return drawingOf(event.cause);
    case "PokerSpoilt":
      return "poker";
    case "LifeSaved":
      return "saved";
    case "TrainMoved":
      return event.station || "end_of_line";
    case "EngineRuns":
    case "EngineSkipped":
    case "EngineChosen":
    case "TrainRebuilt":
      return event.engine;
    default:
      return "card" in event && typeof event.card === "number" ? kindOfCard(event.card) : "";
  }
}

/** The drawing of a kind of card or an event; none for characters. */
function drawingOf(id: string): string {
  if (isEvent(id)) return `events/${id}`;
  return isKind(id) || isShowCard(id) ? id : "";
}

const END: readonly [Said, Said] = [{ k: "web-train-end" }, { k: "web-train-end-about" }];

/** Something with a picture that everyone should see. */
function notice(motif: string, title: Said, text: Said): Large {
  return { picture: { motif, title, text }, said: [title, text] };
}

/** A new event or show card in words: what it is called and what it does. */
function newEvent(happened: string, id: string, seat = ""): Said[] {
  return [{ k: `bang-event-${happened}`, p: { event_name: nameOfKind(id), seat } }, { k: `bang-card-${id}` }];
}

/** The reader's new role, and what it means. */
function newRole(role: string): Said[] {
  return [{ k: "web-show-new-role", p: { role: { k: `role-${role}` } } }, { k: `role-${role}.goal` }];
}

function plate(seat: number): Anchor {
  return `plate-${seat}`;
}

/** A card with the suit it counts as, where something changes suits. */
function cardNow(card: number, table: BangTable): Flying {
  const counts = countsAs(table, card);
  return counts ? { card, counts } : { card };
}

/** A card face up for those who may know it, else its back. */
function face(card: number | string | null): Flying {
  return typeof card === "number" ? { card } : { back: true };
}

function rising(seat: number, sign: string, points: number): NonNullable<Show["word"]> {
  return { seat, text: sign + String(points), bad: sign === MINUS };
}

/** A shot was heard when it was fired; other harm is heard now. */
function crash(cause: string): Pick<Show, "sound"> {
  if (cause === "dynamite" || cause === "bomb") return { sound: "boom" };
  if (cause === "indians" || cause === "arrow") return { sound: "arrow" };
  return cause === "duel" ? { sound: "shot" } : {};
}
