/** Names of drawings of Western Legends that follow from several facts. */

/** The drawing of a place: a hideout has its letter, a ranch its brand. */
export function placeName(kind: string, hideout = "", ranch = ""): string {
  if (hideout) return `${kind}_${hideout.toLowerCase()}`;
  return ranch ? `${kind}_${ranch}` : kind;
}

/** The frame of a poker card by what it is for: `["effect", "action"]` carries both marks. */
export function pokerFrame(types: readonly string[]): string {
  return `poker_${types.join("_")}`;
}

/** The motif of an item's side. */
export function itemMotif(item: string, upgraded: boolean): string {
  return upgraded ? `${item}_upgraded` : item;
}

/**
 * The inks of the players, by colour from 1 to 6. Map and cards stay paper by night, so these do not change with the
 * theme; a letter goes with each of them.
 */
const INKS = ["#a63a22", "#2b5a78", "#4c6b2a", "#8a5f0c", "#6b3f77", "#3b3b3b"] as const;

/** The ink of a player's figure and discs. */
export function playerInk(colour: number): string {
  return INKS[colour - 1] ?? INKS[5];
}
