/** Where the sheets of drawings lie. A sheet holds one symbol per drawing, used as `sheet.svg#name`. */
import dice from "./sheets/dice.svg";
import events from "./sheets/events.svg";
import frames from "./sheets/frames.svg";
import greatTrainRobbery from "./sheets/great_train_robbery.svg";
import legendsFrames from "./sheets/legends-frames.svg";
import legendsTokens from "./sheets/legends-tokens.svg";
import legends from "./sheets/legends.svg";
import motifs from "./sheets/motifs.svg";
import places from "./sheets/places.svg";
import portraits from "./sheets/portraits.svg";
import roles from "./sheets/roles.svg";
import suits from "./sheets/suits.svg";
import tokens from "./sheets/tokens.svg";
import ui from "./sheets/ui.svg";

export const SHEETS = {
  dice,
  events,
  frames,
  great_train_robbery: greatTrainRobbery,
  legends,
  "legends-frames": legendsFrames,
  "legends-tokens": legendsTokens,
  motifs,
  places,
  portraits,
  roles,
  suits,
  tokens,
  ui,
} as const;

export type SheetName = keyof typeof SHEETS;
