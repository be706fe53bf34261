/** The train: its row of stations, the cars behind the locomotive, and what has to be paid for them. */

import type { Lesson } from "../../../play/coach.svelte";
import type { BangOption, Said, TrainShown } from "../../../wire/types";
import { kindOfCard, nameOfKind, type BangTable } from "../cards";
import type { AnyOwnPart, PartStage } from "./part";
import Train from "./Train.svelte";

export const train: PartStage<TrainShown, AnyOwnPart> = {
  Strip: Train,
  tab: () => null,
  own: () => null,
  told,
  toldOwn: () => [],
  laidOpen: ({ loose }) => loose,
  hints,
};

/** What touching the locomotive picks. */
export const ENGINE = "item:locomotive";

/** How much room things take along the line, as shares. */
export interface Shares {
  /** A place where the train stands. */
  near: number;
  /** A station still to come. */
  far: number;
  /** A station the train has left behind. */
  past: number;
  /** The End of the Line. */
  end: number;
}

/** A place on the line, in percent of its length. */
export interface Spot {
  left: number;
  width: number;
}

export interface Stop extends Spot {
  /** A station, or empty for the End of the Line. */
  id: string;
  /** Its place in the row. */
  at: number;
  /** Whether the locomotive or a car stands here. */
  near: boolean;
}

export interface Wagon extends Spot {
  card: number;
  /** The station the car stands at; empty for none: it cannot be bought. */
  station: string;
}

export interface Line {
  stops: Stop[];
  wagons: Wagon[];
  engine: Spot;
}

/** Where everything stands: the line is as long as its stations, and as the cars that wait before the first one. */
export function lineOf({ stations, cars, pos }: TrainShown, shares: Shares): Line {
  const last = pos - cars.length;
  const first = Math.min(0, last);
  const share = (at: number): number => {
    if (at >= last && at <= pos) return shares.near;
    if (at === stations.length) return shares.end;
    return at < last ? shares.past : shares.far;
  };
  const whole = sum(first, stations.length + 1, share);
  const spot = (at: number): Spot => ({
    left: (100 * sum(first, at, share)) / whole,
    width: (100 * share(at)) / whole,
  });
  return {
    stops: [...stations, ""].map((id, at) => ({ id, at, near: at >= last && at <= pos, ...spot(at) })),
    wagons: cars.map((card, place) => ({
      card,
      station: stationOf(stations, pos - place - 1),
      ...spot(pos - place - 1),
    })),
    engine: spot(pos),
  };
}

function sum(from: number, to: number, share: (at: number) => number): number {
  let whole = 0;
  for (let at = from; at < to; at++) whole += share(at);
  return whole;
}

function stationOf(stations: readonly string[], at: number): string {
  return at >= 0 ? (stations[at] ?? "") : "";
}

/** The side of the locomotive that is up; empty without a train. */
export function engineOf({ scene }: BangTable): string {
  return scene.parts.find((part) => part.is === "train")?.engine ?? "";
}

/** Where the locomotive stands. */
export function whereNow({ stations, pos }: TrainShown): Said {
  const id = stationOf(stations, pos);
  return id ? nameOfKind(id) : { k: "web-train-end" };
}

/** What a station asks for. */
export function priceOf(id: string): Said {
  return { k: `bang-card-${id}` };
}

export function textOf(id: string): Said {
  return { k: `bang-card-${id}` };
}

/** A car and the place it stands at, in words. */
export function wagonName({ card, station }: Pick<Wagon, "card" | "station">): Said {
  const name = nameOfKind(kindOfCard(card));
  if (!station) return { k: "web-train-car-unpaired", p: { car: name } };
  return { k: "web-train-car-at", p: { car: name, station: nameOfKind(station) } };
}

/** What there is to read about a car of the train: what it does and what it costs here. */
export function aboutWagon({ card, station }: Pick<Wagon, "card" | "station">): Said {
  const text = textOf(kindOfCard(card));
  if (!station) return { k: "web-train-about-unpaired", p: { text } };
  return { k: "web-train-about-car", p: { text, station: nameOfKind(station), price: priceOf(station) } };
}

/** Advice for whoever can buy a car for the first time. */
function hints(_: TrainShown, { own: { ask } }: BangTable): Lesson[] {
  const buys = (ask?.options ?? []).some(({ option }) => {
    const one = option as BangOption;
    return one.is === "AcquireCar" || one.is === "MoveTrain";
  });
  return buys ? [{ id: "train", text: { k: "web-train-lesson" } }] : [];
}

function told(part: TrainShown): Said[] {
  const { engine, stations, cars, pos, deck, under } = part;
  const found: Said[] = [
    {
      k: "web-text-train-engine",
      p: { engine: nameOfKind(engine), place: whereNow(part), text: textOf(engine) },
    },
  ];
  cars.forEach((card, place) => {
    const station = stationOf(stations, pos - place - 1);
    const car = nameOfKind(kindOfCard(card));
    const text = textOf(kindOfCard(card));
    found.push(
      station
        ? { k: "web-text-train-car", p: { car, text, station: nameOfKind(station), price: priceOf(station) } }
        : { k: "web-text-train-car-unpaired", p: { car, text } },
    );
  });
  const ahead = stations.slice(pos + 1);
  ahead.forEach((id, steps) => {
    const k = steps === 0 ? "web-text-train-ahead" : "web-text-train-later";
    found.push({ k, p: { station: nameOfKind(id), price: priceOf(id) } });
  });
  if (ahead.length === 0) found.push({ k: "web-text-train-end-next" });
  found.push({ k: "web-text-train-deck", p: { count: deck } });
  if (under.length > 0)
    found.push({ k: "web-text-train-under", p: { cars: under.map((card) => nameOfKind(kindOfCard(card))) } });
  return found;
}
