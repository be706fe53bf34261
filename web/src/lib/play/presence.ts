/** Whether a player is there. */

import type { SeatInfo } from "../wire/types";

/** A person who is away, or whose connection is lost; in a replay nobody is. */
export function isMissing({ kind, away, online }: SeatInfo, live: boolean): boolean {
  return kind === "person" && (away || (!online && live));
}
