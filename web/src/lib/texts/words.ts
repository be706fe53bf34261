/** Names of things that several pages speak of and that come as ids. */

import { t } from "./i18n.svelte";

const LEVELS: Readonly<Record<string, string>> = {
  greenhorn: "web-level-greenhorn",
  gunslinger: "web-level-gunslinger",
};

/** How a strength of bots is called; one we do not know by its id. */
export function levelName(level: string): string {
  const key = LEVELS[level];
  return key ? t(key) : level;
}
