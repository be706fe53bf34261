/** Who the reader is at tables: the name from the settings, or a friendly one until there is one. */

import { settings } from "../settings.svelte";
import { t } from "../texts/i18n.svelte";

/** Which of the suggested names it is; the same one until the page is loaded again, in every language. */
const lot = Math.random();

/** A name for someone who has not given one. */
export function suggestedName(): string {
  const names = t("web-lobby-nicknames").split(",");
  return names[Math.floor(lot * names.length)]?.trim() ?? "";
}

/** The name to sit down with. From then on it is the reader's. */
export function nameForSeat(): string {
  settings.name = settings.name.trim() || suggestedName();
  return settings.name;
}
