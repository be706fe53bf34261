/** Where the sheets of drawings lie. A sheet holds one symbol per drawing, used as `sheet.svg#name`. */
import dice from "./sheets/dice.svg";
import frames from "./sheets/frames.svg";
import motifs from "./sheets/motifs.svg";
import portraits from "./sheets/portraits.svg";
import roles from "./sheets/roles.svg";
import suits from "./sheets/suits.svg";
import tokens from "./sheets/tokens.svg";
import ui from "./sheets/ui.svg";

export const SHEETS = { dice, frames, motifs, portraits, roles, suits, tokens, ui } as const;

export type SheetName = keyof typeof SHEETS;
