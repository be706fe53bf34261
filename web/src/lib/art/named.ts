/** Drawings by one name: `kind` of a sheet that goes without saying, or `sheet/name`. */

import { SHEETS, type SheetName } from "./sheets";

export interface NamedDrawing {
  sheet: SheetName;
  name: string;
}

export function drawingOf(named: string, usual: SheetName): NamedDrawing {
  const cut = named.indexOf("/");
  const sheet = named.slice(0, Math.max(0, cut));
  return sheet in SHEETS ? { sheet: sheet as SheetName, name: named.slice(cut + 1) } : { sheet: usual, name: named };
}
