/** What every option of the card game points at, and what its button says. */

import type { Aim, Part } from "../../play/stage";
import type { BangOption, BangOptions, GameOption, Said } from "../../wire/types";
import { isShowCard } from "../../art/events";
import { ENGINE, engineOf } from "./parts/train";
import { kindOfCard, nameOfCharacter, nameOfKind, nameOfThing, written, type BangTable } from "./cards";

/** Up to this many of other players' cards are all buttons at once; with more, a player is picked first. */
const FEW_PICKS = 6;

/** Up to this many cards that others could be made to discard have a button each. */
const FEW_FORCED = 2;

const BARREL = "barrel";

/** What declining means, where "Pass" says too little. */
const DECLINING: Readonly<Record<string, string>> = {
  shot: "web-bang-take-the-hit",
  arrow: "web-bang-take-the-hit",
  place_load: "web-load-no-load",
  buy_upgrades: "web-load-no-upgrade",
  add_targets: "web-load-no-target",
  regain_card: "web-load-leave-it",
  roll_again: "web-load-let-it-stand",
  offer: "web-bang-not-now",
  move_load: "web-load-no-load",
  duel: "web-bang-take-the-hit",
  indians: "web-bang-take-the-hit",
  roulette: "web-bang-take-the-hit",
  ricochet: "web-bang-lose-the-card",
  blood_brothers: "web-bang-give-nothing",
  hard_liquor: "web-bang-draw-as-usual",
  interlude: "web-bang-not-now",
  stop_card: "web-valley-let-it-happen",
  leap_in: "web-valley-stay-put",
  drink_along: "web-bang-not-now",
  buy_car: "web-train-no-car",
  shade_card: "web-bang-not-now",
  map_look: "web-train-keep-both",
  turn_shot: "web-train-no-turning",
  spare_one: "web-train-spare-nobody",
  draw_fewer: "web-valley-draw-all",
  repeat_card: "web-show-no-repeat",
};

/** The question about every card in front of the reader. */
const ROBBED = "robbed_card";

/** What abilities that players choose to use give, in a few words. */
const USES: Readonly<Record<string, string>> = {
  chuck_wengam: "web-bang-use-chuck_wengam",
  bass_greeves: "web-load-use-bass_greeves",
  frankie_canton: "web-load-use-frankie_canton",
  mexicali_kid: "web-load-use-mexicali_kid",
  red_ringo: "web-load-use-red_ringo",
  doc_holyday: "web-bang-use-doc_holyday",
  jose_delgado: "web-bang-use-jose_delgado",
  sid_ketchum: "web-bang-use-sid_ketchum",
  uncle_will: "web-bang-use-uncle_will",
  black_flower: "web-valley-use-black_flower",
  der_spot_burst_ringer: "web-valley-use-der_spot_burst_ringer",
  evelyn_shebang: "web-valley-use-evelyn_shebang",
  force_discard: "web-gold-use-force_discard",
  jacky_murieta: "web-gold-use-jacky_murieta",
  josh_mccloud: "web-gold-use-josh_mccloud",
  raddie_snake: "web-gold-use-raddie_snake",
  sancho: "web-train-use-sancho",
  zippy_roy: "web-train-use-zippy_roy",
  flint_westwood: "web-show-use-flint_westwood",
};

/** What something is bought or sold for. */
const PRICED: Readonly<Record<string, string>> = {
  full: "web-gold-price-full",
  less: "web-gold-price-less",
  nugget: "web-gold-price-nugget",
  fare: "web-train-pay-fare",
  drop: "web-train-drop",
  hold: "web-train-hold",
};

/** A suit that stands for each colour on its button. */
const SUIT_OF_COLOUR: Readonly<Record<string, string>> = { red: "hearts", black: "spades" };

export function aim(chosen: GameOption, table: BangTable): Aim {
  const option = chosen as BangOption;
  const alone = (table.own.ask?.options.length ?? 0) < 2;
  switch (option.is) {
    case "Play":
      return {
        parts: [card(option.card), kind(option.kind), ...seat(option.target)],
        listed: false,
        motif: option.kind,
      };
    case "PlayWith":
      return {
        parts: [
          card(option.card),
          kind(option.kind),
          ...seat(option.target),
          ...option.companions.map((one): Part => `with:${one}`),
        ],
        listed: false,
        label: together(option.companions),
        motif: kindOfCard(option.companions[0] ?? option.card),
      };
    case "AddLoad":
      return option.card < 0
        ? { parts: ["count:character"], listed: true, motif: "tokens/load" }
        : { parts: [card(option.card)], listed: true, motif: kindOfCard(option.card) };
    case "Unload":
      return { parts: [`count:${option.card}x${option.count}`], listed: true, motif: paidFrom(option.card) };
    case "Upgrade":
      return { parts: [`count:${option.times}`], listed: true, motif: "tokens/load" };
    case "AddTarget":
      return { parts: seat(option.target), listed: true };
    case "Respond":
    case "Spend":
      return {
        parts: [card(option.card), kind(option.kind)],
        label: written(option.card, option.kind, table.scene.suits),
        motif: option.kind,
      };
    case "Discard":
      if (table.own.ask?.prompt === ROBBED)
        return {
          parts: [card(option.card), "price:drop"],
          listed: true,
          label: written(option.card, kindOfCard(option.card), table.scene.suits),
          motif: kindOfCard(option.card),
        };
      return { parts: [card(option.card)], listed: false, motif: kindOfCard(option.card) };
    case "Hold":
      return { parts: [card(option.card), "price:hold"], listed: true, motif: kindOfCard(option.card) };
    case "Place":
      return { parts: [card(option.card), ...seat(option.target)], motif: kindOfCard(option.card) };
    case "UseAs":
      return {
        parts: [
          card(option.card),
          kind(option.kind),
          ...(option.other >= 0 ? [card(option.other)] : []),
          ...seat(option.target),
          ...option.companions.map((one): Part => `with:${one}`),
        ],
        motif: kindOfCard(option.other >= 0 ? option.other : option.card),
      };
    case "PlayCopy":
      return {
        parts: [card(option.card), kind(option.kind), ...seat(option.target)],
        listed: false,
        motif: option.kind,
      };
    case "SwapWith":
      return { parts: [card(option.card), card(option.other)], motif: kindOfCard(option.other) };
    case "SkipEngine":
    case "DoubleEngine":
      return { parts: [], motif: engineOf(table) };
    case "Take":
    case "Count":
    case "LeaveOut":
    case "Ante":
      return { parts: [card(option.card)], listed: false, motif: kindOfCard(option.card) };
    case "Give":
      return {
        parts: [card(option.card), ...seat(option.target)],
        listed: false,
        motif: kindOfCard(option.card),
      };
    case "Send":
      return {
        parts: [option.card, ...option.companions].map(card),
        listed: false,
        motif: kindOfCard(option.card),
      };
    case "UseWith":
      return {
        parts: [
          ability(option.ability),
          ...seat(option.target),
          card(option.card),
          ...option.companions.map(card),
        ],
        motif: kindOfCard(option.companions[0] ?? option.card),
      };
    case "Pick":
      return pick(option, table);
    case "UseCard":
      return useCard(option, table);
    case "UseAbility":
      return useAbility(option, table);
    case "UseEvent":
      return useEvent(option, table);
    case "Buy":
      return buy(option, table);
    case "AcquireCar":
      return {
        parts: [card(option.card), ...(isFree(option.card, table) ? (["price:fare"] as const) : [])],
        listed: false,
        motif: kindOfCard(option.card),
      };
    case "MoveTrain":
      return {
        parts: [ENGINE],
        listed: false,
        label: { k: "web-train-free-move" },
        motif: "ironhorse",
      };
    case "ForceDiscard":
      return forced(option, table);
    case "UseEquipment":
      return { parts: [`item:${option.ability}`], motif: option.ability };
    case "Sell":
      return { parts: [card(option.card), "price:nugget"], motif: "tokens/nugget" };
    case "PutToUse":
      return {
        parts: [`item:${option.gear}`, ...(option.mode ? [kind(option.mode)] : []), ...seat(option.target)],
        motif: option.mode || option.gear,
      };
    case "PutAway":
      return { parts: [ability(option.gear)], listed: true, motif: option.gear };
    case "PlayOn":
      return { parts: [ability("don_bell")], listed: true };
    case "EndTurn":
      return { parts: [], declines: !alone, missed: true, ...ending(table) };
    case "NameSuit":
      return {
        parts: [`suit:${option.suit}`],
        listed: true,
        label: { k: `suit-${option.suit}` },
        motif: `suits/${option.suit}`,
      };
    case "Guess":
      return {
        parts: [`colour:${option.colour}`],
        listed: true,
        motif: `suits/${SUIT_OF_COLOUR[option.colour] ?? ""}`,
      };
    case "Swap":
      return { parts: [ability(option.character)], listed: true };
    case "KeepIdentity":
      return { parts: [ability(table.scene.seats[table.seat]?.character ?? "")], listed: true };
    case "NameCard":
      return { parts: [`item:${option.kind}`], listed: false, motif: option.kind };
    case "Obey":
      return { parts: [card(option.card)], motif: kindOfCard(option.card) };
    case "KeepPair":
      return { parts: [], declines: true };
    case "NewPair":
      return { parts: [ability("greygory_deck")], listed: true };
    case "GiveLife":
      return { parts: seat(option.target) };
    case "Drink":
      return { parts: [ability("hard_liquor")], listed: true, motif: "events/hard_liquor" };
    case "Exchange":
      return {
        parts: [card(option.card)],
        listed: false,
        joins: (count) => ({ k: "web-bang-exchange", p: { count } }),
      };
    case "Done":
      return { parts: [], declines: true };
    case "DrawDeck":
      return { parts: ["pile:deck"], listed: true };
    case "TakeDiscard":
      return { parts: ["pile:discard"], listed: true };
    case "InOrder":
      return { parts: [], declines: true };
    case "Copy":
      return { parts: seat(option.target) };
    case "Keep":
      return { parts: [ability(option.ability)], listed: true, label: nameOfCharacter(option.ability) };
    case "First":
      return { parts: [ability(option.ability)], listed: true };
    case "Pass":
      return { parts: [], declines: !alone, ...declining(table) };
    default:
      return { parts: [] };
  }
}

/** What a button that narrows down the choice says. */
export function step(part: Part): Said {
  const [what = "", which = ""] = part.split(":");
  if (what === "kind") return { k: "web-bang-as", p: { kind: nameOfKind(which) } };
  if (what === "price") return { k: PRICED[which] ?? "" };
  if (what === "with") return together([Number(which)]);
  return USES[which] === undefined ? nameOfThing(which) : { k: USES[which] };
}

function card(number: number): Part {
  return `card:${number}`;
}

/** What accompanies a BANG! card. */
function together(companions: readonly number[]): Said {
  return { k: "web-load-with", p: { cards: companions.map((one) => nameOfKind(kindOfCard(one))) } };
}

/** The drawing of the place load is paid from. */
function paidFrom(place: number): string {
  return place < 0 ? "tokens/load" : kindOfCard(place);
}

function kind(id: string): Part {
  return `kind:${id}`;
}

function ability(id: string): Part {
  return `ability:${id}`;
}

function seat(target: number): Part[] {
  return target >= 0 ? [`seat:${target}`] : [];
}

/**
 * One of someone's cards. Cards on other plates are small, so they have buttons as well.
 *
 * Where many cards of many players could be taken, a player is picked first, then one of that player's cards.
 */
function pick({ target, card: number }: BangOptions["Pick"], table: BangTable): Aim {
  const picks = (table.own.ask?.options ?? [])
    .map(({ option }) => option as BangOption)
    .filter((one) => one.is === "Pick");
  const motif = number >= 0 ? kindOfCard(number) : "";
  const what: Aim = { parts: [number >= 0 ? card(number) : `hand:${target}`], listed: true, motif };
  if (picks.every((one) => one.target === target))
    return {
      ...what,
      label:
        number >= 0 ? written(number, kindOfCard(number), table.scene.suits) : { k: "web-bang-random-card" },
    };
  if (picks.length <= FEW_PICKS) return what;
  const only = picks.filter((one) => one.target === target).length === 1;
  return { parts: only ? seat(target) : [...seat(target), `nth:${number}`], motif };
}

/** Whether a car could be had for nothing as well: then it has to be said which. */
function isFree(car: number, { own }: BangTable): boolean {
  return (own.ask?.options ?? []).some(({ option }) => {
    const one = option as BangOption;
    return one.is === "UseAbility" && one.card === car;
  });
}

/** A card in front of the reader. Without a target it has a button, since it may be small. */
function useCard({ card: number, target }: BangOptions["UseCard"], { scene }: BangTable): Aim {
  const motif = kindOfCard(number);
  if (target >= 0) return { parts: [card(number), ...seat(target)], motif };
  const label = motif === BARREL ? drawFor(nameOfKind(BARREL)) : written(number, motif, scene.suits);
  return { parts: [card(number)], listed: true, label, motif };
}

function useAbility(
  { ability: id, target, card: number }: BangOptions["UseAbility"],
  { own }: BangTable,
): Aim {
  const theirs = target >= 0 && number >= 0 && !own.hand.includes(number);
  const thing = theirs ? (`nth:${number}` as Part) : card(number);
  const parts = [ability(id), ...seat(target), ...(number >= 0 ? [thing] : [])];
  const key = USES[id];
  if (theirs) return { parts, label: written(number) };
  if (id === "jourdonnais") return { parts, label: drawFor(nameOfCharacter(id)), motif: BARREL };
  return key !== undefined && target < 0 ? { parts, label: { k: key } } : { parts };
}

/** A card of the shop; who has a discount says first whether to use it. */
function buy({ ability: id, mode, target, cheaper }: BangOptions["Buy"], table: BangTable): Aim {
  const priced = (table.own.ask?.options ?? []).some(({ option }) => {
    const one = option as BangOption;
    return one.is === "Buy" && one.cheaper;
  });
  return {
    parts: [
      `item:${id}`,
      ...(priced ? [`price:${cheaper ? "less" : "full"}` as const] : []),
      ...(mode ? [kind(mode)] : []),
      ...seat(target),
    ],
    listed: false,
    motif: mode || id,
  };
}

/** Equipment of others: where there is much of it, one button leads to all of it. */
function forced({ ability: id, target }: BangOptions["ForceDiscard"], { own }: BangTable): Aim {
  const all = (own.ask?.options ?? []).filter(({ option }) => option.is === "ForceDiscard");
  if (all.length <= FEW_FORCED) return { parts: [`item:${target}-${id}`], listed: true, motif: id };
  return { parts: [ability("force_discard"), `nth:${target}-${id}`], listed: false, motif: id };
}

function useEvent({ ability: id, target, card: number }: BangOptions["UseEvent"], table: BangTable): Aim {
  const parts = [ability(id), ...seat(target), ...(number >= 0 ? [card(number)] : [])];
  const motif = isShowCard(id) ? id : `events/${id}`;
  // What a show card does without a target needs more than its name.
  if (isShowCard(id) && target < 0) return { parts, listed: true, motif };
  return { parts, label: byEvent(id, target, number, table), motif };
}

/** What an event allows is called after it. */
function byEvent(id: string, target: number, number: number, { scene }: BangTable): Said {
  const what: Said | string | null =
    target >= 0
      ? (scene.names[target] ?? "")
      : number >= 0
        ? written(number, kindOfCard(number), scene.suits)
        : null;
  return what === null ? nameOfKind(id) : { k: "kernel-pair", p: { left: nameOfKind(id), right: what } };
}

function drawFor(name: Said): Said {
  return { k: "web-bang-draw-for", p: { name } };
}

/** Whoever ends the turn with too many cards is told beforehand that some will go. */
function ending({ own }: BangTable): { label?: Said } {
  const surplus = own.hand.length - own.hand_limit;
  return surplus > 0 ? { label: { k: "web-bang-end-discarding", p: { count: surplus } } } : {};
}

function declining({ own: { ask } }: BangTable): { label?: Said } {
  if (ask === null) return {};
  if (ask.prompt === "rescue")
    return { label: { k: ask.text.p?.needed === 0 ? "web-bang-enough" : "web-bang-give-up" } };
  const key = DECLINING[ask.prompt];
  return key === undefined ? {} : { label: { k: key } };
}
