/** What is being shown: one thing at a time, never long after it happened. */

import type { Anchor, Large, Show } from "./stage";
import type { SoundName } from "./sound";

/** How far the pictures may lag behind the table, in milliseconds; then they skip. */
const LAG = 1200;

/** How long each kind of show takes; the same figures as the durations of the style sheet. */
const FLIGHT = 320;
const NEXT_FLIGHT = 70;
const MOST_FLIGHTS = 5;
const HIT = 420;
const TUMBLE = 650;
const TURN = 300;
const GLOW = 300;

/** How long source and target are outlined where nothing moves. */
const STILL = 400;

/** How long something is held up; the same whether things move or not, since it is there to be read. */
export const HELD_UP = 2600;

export class Shows {
  /** What is shown now. */
  current = $state.raw<Show | null>(null);
  /** Where nothing moves: the places that were just involved, outlined for a moment. */
  marked = $state.raw<readonly Anchor[]>([]);
  /** What is held up over the table. */
  large = $state.raw<Large | null>(null);
  #waiting: Show[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #largeTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #moving: () => boolean;
  readonly #sound: (name: SoundName) => void;

  constructor(moving: () => boolean, sound: (name: SoundName) => void) {
    this.#moving = moving;
    this.#sound = sound;
  }

  /** Which dice are in the air, as a mask. */
  get tumbling(): number {
    return this.current?.tumble ?? 0;
  }

  /** Whether a plate shakes. */
  isHit(seat: number): boolean {
    return this.current?.hit?.includes(seat) ?? false;
  }

  /** Whether a plate lights up. */
  isLit(seat: number): boolean {
    return this.current?.glow?.includes(seat) ?? false;
  }

  /** Show these, one after another. What would come too late is left out. */
  add(shows: readonly Show[]): void {
    const large = shows.findLast((show) => show.large)?.large;
    if (large) this.#holdUp(large);
    if (!this.#moving()) {
      this.#stillShow(shows);
      return;
    }
    this.#waiting.push(...shows);
    let length = this.#waiting.reduce((sum, show) => sum + duration(show), 0);
    while (length > LAG && this.#waiting.length > 1) length -= duration(this.#waiting.shift() ?? {});
    if (this.#timer === undefined) this.#next();
  }

  /** Show nothing more: the reader left the table, or is viewing it as it was earlier. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#rest();
    this.lower();
  }

  /** Nothing is held up any longer. */
  lower(): void {
    clearTimeout(this.#largeTimer);
    this.large = null;
  }

  #holdUp(large: Large): void {
    clearTimeout(this.#largeTimer);
    this.large = large;
    this.#largeTimer = setTimeout(() => this.lower(), HELD_UP);
  }

  /** Nothing moves: the last thing that happened is heard, and its places are marked for a moment. */
  #stillShow(shows: readonly Show[]): void {
    const sound = shows.findLast((show) => show.sound)?.sound;
    if (sound) this.#sound(sound);
    const show = shows.findLast((one) => placesOf(one).length > 0);
    if (!show) return;
    clearTimeout(this.#timer);
    this.marked = placesOf(show);
    this.current = show.word ? { word: show.word } : null;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#rest();
    }, STILL);
  }

  #rest(): void {
    this.current = null;
    this.marked = [];
  }

  #next(): void {
    const show = this.#waiting.shift() ?? null;
    this.current = show;
    this.#timer = undefined;
    if (show === null) return;
    if (show.sound) this.#sound(show.sound);
    this.#timer = setTimeout(() => this.#next(), duration(show));
  }
}

/** The places a show is about: source and target, and who is hit or healed. */
export function placesOf({ flight, hit = [], glow = [], out }: Show): Anchor[] {
  const seats = [...hit, ...glow, ...(out === undefined ? [] : [out])].map((seat) => `plate-${seat}`);
  return flight ? [flight.from, flight.to, ...seats] : seats;
}

/** How many things of a flight are drawn. */
export function flying(count: number | undefined): number {
  return Math.min(MOST_FLIGHTS, Math.max(1, count ?? 1));
}

/** How long a show takes, in milliseconds. */
export function duration(show: Show): number {
  return Math.max(
    show.flight ? FLIGHT + NEXT_FLIGHT * (flying(show.flight.count) - 1) : 0,
    show.hit || show.word || show.out !== undefined ? HIT : 0,
    show.tumble ? TUMBLE : 0,
    show.turn !== undefined ? TURN : 0,
    show.glow ? GLOW : 0,
  );
}
