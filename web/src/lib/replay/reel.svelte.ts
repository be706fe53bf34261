/** A replay that is being watched: the moment on the table, through whose eyes, and whether it is playing. */

import { turnMarks, type TurnMark } from "../after/series";
import { replay } from "../net/api";
import type { Line, Own, Replay, Scene } from "../wire/types";

export const ALL_EYES = -2;
export const SPECTATOR = -1;
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

/** How long a moment stays at normal speed; one in which nothing is said passes quickly. */
const MOMENT = 1400;
const QUIET = 250;

export type FetchReplay = (id: string, eyes: number) => Promise<Replay>;

export class Reel {
  film = $state.raw<Replay | null>(null);
  /** The moment that is shown: after this many choices. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  readonly #fetch: FetchReplay;
  #wanted = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: FetchReplay = replay) {
    this.#fetch = fetch;
  }

  /** The last moment. */
  readonly last: number = $derived(Math.max(0, (this.film?.steps.length ?? 1) - 1));
  readonly turns: TurnMark[] = $derived(this.film ? turnMarks(this.film) : []);
  readonly scene: Scene | null = $derived(this.film?.steps[this.at]?.scene ?? null);
  readonly own: Own | null = $derived(this.film?.steps[this.at]?.own ?? null);
  readonly #lines: Line[] = $derived((this.film?.steps ?? []).flatMap((step) => step.lines));
  /** What had happened by then. A line's number is the moment it led to. */
  readonly lines: readonly Line[] = $derived(this.#lines.filter((line) => line.n <= this.at));

  /** Load a replay, or the same one through other eyes; the moment stays. */
  async load(id: string, eyes: number): Promise<void> {
    const wanted = `${id} ${eyes}`;
    this.#wanted = wanted;
    const film = await this.#fetch(id, eyes);
    // Another one has been asked for meanwhile.
    if (this.#wanted !== wanted) return;
    this.film = film;
    this.at = Math.min(this.at, film.steps.length - 1);
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
    if (this.at === this.last) this.pause();
  }

  /** To the beginning of the next turn, or of this one and then the one before. */
  goTurn(step: 1 | -1): void {
    const mark =
      step > 0
        ? this.turns.find((turn) => turn.at > this.at)
        : this.turns.findLast((turn) => turn.at < this.at);
    this.go(mark?.at ?? (step > 0 ? this.last : 0));
  }

  play(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const said = this.film?.steps[this.at]?.lines.some((line) => line.text);
    this.#timer = setTimeout(
      () => {
        this.go(this.at + 1);
        if (this.playing) this.#next();
      },
      (said ? MOMENT : QUIET) / this.speed,
    );
  }
}
