/** The table as one reader sees it, from whatever feeds it: the live table, a look back, or a replay. */

import { moving } from "../settings.svelte";
import type { Line, Own, RoomInfo, Scene, SeatInfo } from "../wire/types";
import { Choice } from "./choice.svelte";
import { Shows } from "./shows.svelte";
import { play } from "./sound";
import type { Part, Show, Sitting, Stage, Thing } from "./stage";

/** What a table is fed with. Everything is read again whenever it is needed, so it may be reactive. */
export interface Feed {
  room(): RoomInfo;
  scene(): Scene;
  own(): Own;
  seat(): number;
  lines(): readonly Line[];
  live(): boolean;
  /** Whether an answer is on its way. */
  sending(): boolean;
  choose(option: number): void;
}

const NOBODY: SeatInfo = {
  name: "",
  kind: "open",
  level: "",
  online: false,
  away: false,
  host: false,
  offered: false,
  bank: 0,
};

export class Seating implements Sitting {
  readonly choice: Choice;
  readonly shows: Shows;
  /** The thing whose text is open. */
  opened = $state.raw<Thing | null>(null);
  /** Whose eyes someone without a seat borrows. */
  eyes = $state(0);
  readonly #feed: Feed;
  readonly #stage: Stage;

  constructor(feed: Feed, stage: Stage) {
    this.#feed = feed;
    this.#stage = stage;
    this.shows = new Shows(moving, play);
    this.choice = new Choice({
      ask: () => (feed.live() ? feed.own().ask : null),
      aim: (option) => stage.aim(option, this),
      step: (part) => stage.step(part),
      sending: () => feed.sending(),
      send: (_, option) => feed.choose(option),
    });
  }

  get room(): RoomInfo {
    return this.#feed.room();
  }

  get scene(): Scene {
    return this.#feed.scene();
  }

  get own(): Own {
    return this.#feed.own();
  }

  get seat(): number {
    return this.#feed.seat();
  }

  get lines(): readonly Line[] {
    return this.#feed.lines();
  }

  get live(): boolean {
    return this.#feed.live();
  }

  get bottom(): number {
    return this.seat >= 0 ? this.seat : Math.min(this.eyes, this.scene.names.length - 1);
  }

  get others(): readonly number[] {
    const order = this.#stage.order?.(this.scene) ?? [];
    const circle = order.length > 0 ? order : this.scene.names.map((_, seat) => seat);
    const place = circle.indexOf(this.bottom);
    return [...circle.slice(place + 1), ...circle.slice(0, place)];
  }

  person(seat: number): SeatInfo {
    return this.room.seats[seat] ?? NOBODY;
  }

  name(seat: number): string {
    return this.scene.names[seat] ?? "";
  }

  describe(thing: Thing): void {
    this.opened = thing;
  }

  touch(part: Part, thing: Thing): void {
    if (this.choice.ask !== null) this.choice.pick(part);
    else this.describe(thing);
  }

  /** Show what has just happened. */
  witness(lines: readonly Line[]): void {
    if (!this.live) return;
    const shows = lines
      .map((line) => (line.event ? this.#stage.show(line.event, this) : null))
      .filter((show): show is Show => show !== null);
    if (shows.length > 0) this.shows.add(shows);
  }
}
