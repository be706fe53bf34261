/** Names of things that several pages mention and that come as ids. */

import { t } from "./i18n.svelte";

const LEVELS: Readonly<Record<string, string>> = {
  greenhorn: "web-level-greenhorn",
  gunslinger: "web-level-gunslinger",
};

/** What a bot level is called; an unknown one by its id. */
export function levelName(level: string): string {
  const key = LEVELS[level];
  return key ? t(key) : level;
}
