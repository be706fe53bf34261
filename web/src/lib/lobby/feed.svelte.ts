/** The lobby as it is now, polled while someone is looking at it. */

import { lobby } from "../net/api";
import type { Lobby } from "../wire/types";

const EVERY = 5_000;

export class LobbyFeed {
  now = $state.raw<Lobby | null>(null);
  /** Whether the last request did not get through. */
  lost = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  #ended = false;

  /** Starts polling; returns how to stop. */
  start(): () => void {
    const seen = () => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    document.addEventListener("visibilitychange", seen);
    void this.refresh();
    return () => {
      this.#ended = true;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** Ask at once, and then at intervals; not while the page is hidden. */
  async refresh(): Promise<void> {
    if (this.#asking) return;
    clearTimeout(this.#timer);
    this.#asking = true;
    try {
      this.now = await lobby();
      this.lost = false;
    } catch {
      this.lost = true;
    }
    this.#asking = false;
    if (!this.#ended && document.visibilityState === "visible") {
      this.#timer = setTimeout(() => void this.refresh(), EVERY);
    }
  }
}
