/** A table being set up: what the host has chosen, and what that makes possible. */

import type { Clock, GameInfo, NewTable, OnExpiry, Pace, SettingInfo } from "../wire/types";

export type ClockKind = Clock["is"];

/** The box that is on every table. */
export const BASE = "base";

/** A setting nobody fills in by hand: the server does, from one game of a series to the next. */
const KEPT_BY_SERVER: readonly string[] = ["previous_game"];

/** The setting that names the characters that take part. */
export const CHARACTERS_SETTING = "characters";

export class Wish {
  game: GameInfo;
  players: number;
  bots = $state(0);
  level: string;
  pace = $state<Pace>("calm");
  boxes = $state<string[]>([]);
  /** What differs from the settings' defaults. */
  settings = $state<Record<string, number | string>>({});
  clock = $state<ClockKind>("none");
  bank = $state(300);
  increment = $state(15);
  reaction = $state(30);
  days = $state(3);
  bankExpiry = $state<OnExpiry>("bot");
  daysExpiry = $state<OnExpiry>("default");
  listed = $state(true);
  watching = $state(true);
  title = $state("");

  constructor(game: GameInfo) {
    this.game = $state.raw(game);
    this.players = $state(game.usual);
    this.level = $state(game.levels.at(-1) ?? "");
    this.boxes = [...game.default_sets];
  }

  /** Settings of the boxes on the table that a host may change. */
  readonly open: SettingInfo[] = $derived.by(() => {
    const all = this.game.boxes
      .filter((box) => this.boxes.includes(box.id))
      .flatMap((box) => box.settings)
      .filter((setting) => !KEPT_BY_SERVER.includes(setting.name));
    // Boxes may share a setting.
    const each = all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);
    return each.filter((setting) => this.#matters(setting, each));
  });

  /** The preset that matches the settings exactly, or "" if the host has made up their own. */
  readonly preset: string = $derived.by(() => {
    const found = Object.entries(this.game.presets).find(([, wanted]) =>
      this.open.every(({ name, default: usual }) => this.value(name) === (wanted[name] ?? usual)),
    );
    return found?.[0] ?? "";
  });

  /** The boxes that go together exactly as they are on the table, or "" for a choice of one's own. */
  readonly suggestion: string = $derived.by(() => {
    const same = (boxes: readonly string[]): boolean =>
      boxes.length === this.boxes.length && boxes.every((box) => this.boxes.includes(box));
    if (same(this.game.default_sets)) return BASE;
    return Object.entries(this.game.suggested).find(([, boxes]) => same(boxes))?.[0] ?? "";
  });

  /** Change the game: what does not depend on it stays as it was. */
  play(game: GameInfo): void {
    this.game = game;
    this.seat(Math.min(Math.max(this.players, game.least), game.most));
    this.boxes = [...game.default_sets];
    this.settings = {};
    if (!game.levels.includes(this.level)) this.level = game.levels.at(-1) ?? "";
  }

  /** Set the number of seats; one of them is the host's. */
  seat(players: number): void {
    this.players = players;
    this.bots = Math.min(this.bots, players - 1);
  }

  /** Add a box with everything it needs, or remove it with everything that needs it. */
  switchBox(id: string, on: boolean): void {
    const wanted = new Set(this.boxes);
    if (on) {
      const add = (one: string): void => {
        wanted.add(one);
        this.game.boxes.find((box) => box.id === one)?.needs.forEach(add);
      };
      add(id);
    } else {
      const drop = (one: string): void => {
        wanted.delete(one);
        for (const box of this.game.boxes) if (wanted.has(box.id) && box.needs.includes(one)) drop(box.id);
      };
      drop(id);
    }
    this.boxes = this.game.boxes.map((box) => box.id).filter((one) => wanted.has(one));
  }

  /** Put the boxes on the table that go together under a name. */
  useSuggestion(name: string): void {
    this.boxes = [...(this.game.suggested[name] ?? this.game.default_sets)];
  }

  /** Whether a setting makes a difference with these boxes and the other settings. */
  #matters({ matters }: SettingInfo, all: readonly SettingInfo[]): boolean {
    if (matters === null) return true;
    if (matters.boxes.filter((box) => this.boxes.includes(box)).length < matters.least) return false;
    const other = all.find(({ name }) => name === matters.setting);
    if (!other) return true;
    const value = this.#matters(other, all) ? (this.settings[other.name] ?? other.default) : other.default;
    return matters.values.includes(value);
  }

  /** A setting as it is now. */
  value(name: string): number | string {
    return this.settings[name] ?? this.open.find((setting) => setting.name === name)?.default ?? 0;
  }

  set(name: string, value: number | string): void {
    this.settings = { ...this.settings, [name]: value };
  }

  /** Set everything as in a preset. */
  usePreset(name: string): void {
    this.settings = { ...this.game.presets[name] };
  }

  /** The order for the server. `begin`: deal at once, with bots in all free seats. */
  order(name: string, begin: boolean): NewTable {
    const changed = this.open
      .map((setting): [string, number | string] => [setting.name, this.value(setting.name)])
      .filter(([name, value]) => this.open.find((one) => one.name === name)?.default !== value);
    return {
      game: this.game.id,
      name,
      players: this.players,
      sets: this.boxes,
      settings: Object.fromEntries(changed),
      title: this.title.trim(),
      bots: begin ? this.players - 1 : this.bots,
      level: this.level,
      pace: this.pace,
      clock: this.#clock(),
      listed: this.listed,
      watching: this.watching,
      begin,
    };
  }

  #clock(): Clock {
    switch (this.clock) {
      case "none":
        return { is: "none" };
      case "bank":
        return {
          is: "bank",
          bank: this.bank,
          increment: this.increment,
          reaction: this.reaction,
          expiry: this.bankExpiry,
        };
      case "days":
        return { is: "days", days: this.days, expiry: this.daysExpiry };
    }
  }
}
