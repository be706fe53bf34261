/** Time left to decide, counted on the reader's own clock. */

import type { Deadline, RoomInfo } from "../wire/types";

/** When this many seconds are left, the clock is heard and its number grows. */
export const HURRY = 10;

/** A clock that ticks four times a second while someone is looking at it. */
export class Ticking {
  now = $state(Date.now());

  /** For a component's effect. */
  run(): () => void {
    this.now = Date.now();
    const timer = setInterval(() => (this.now = Date.now()), 250);
    return () => clearInterval(timer);
  }
}

export function deadlineOf(room: RoomInfo, seat: number): Deadline | null {
  return room.deadlines.find((one) => one.seat === seat) ?? null;
}

/** The whole time for a decision, of which the ring shows what is left; in milliseconds. */
export function wholeTime(room: RoomInfo, seat: number, active: boolean): number {
  switch (room.clock.is) {
    case "bank":
      return (
        (active ? Math.max(room.clock.bank, (room.seats[seat]?.bank ?? 0) / 1000) : room.clock.reaction) *
        1000
      );
    case "days":
      return room.clock.days * 24 * 3600 * 1000;
    case "none":
      return 0;
  }
}
