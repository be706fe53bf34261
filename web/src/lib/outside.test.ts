import { describe, expect, it } from "vitest";

import { admit, outsideDrawing, type OutsideBox } from "./outside";
import { setLang, t } from "./texts/i18n.svelte";
import { BOX, BOXES, CHARACTERS, EVENTS, KIND, KINDS, RANK } from "./wire/cards";

const SADDLEBAG: OutsideBox = {
  id: "saddlebag",
  cover: "coffee",
  cards: [
    [KIND.length, "coffee", 3, 3],
    [KIND.length + 1, "beer", 6, 1],
  ],
  kinds: [{ id: "coffee", colour: "brown", reach: 0, stays: false, extra: 0 }],
  characters: [["preacher", 4, false]],
  events: [["sandstorm", "regular"]],
  piles: [],
  drawn: ["coffee"],
  texts: { en: "card-coffee = Coffee", cs: "card-coffee = Káva\ncard-bang = Prásk" },
};

describe("a box from outside", () => {
  it("stands on the shelf beside ours, with cards, texts and drawings", async () => {
    const first = KIND.length;
    const beers = KINDS["beer"]?.copies["base"];
    admit(SADDLEBAG);
    expect([KIND[first], RANK[first], BOXES[BOX[first] ?? -1]]).toEqual(["coffee", 3, "saddlebag"]);
    expect(KINDS["coffee"]?.copies).toEqual({ saddlebag: 1 });
    expect(KINDS["beer"]?.copies).toMatchObject({ base: beers, saddlebag: 1 });
    expect(CHARACTERS["bang"]?.["saddlebag"]).toEqual([{ id: "preacher", life: 4, bonus: false }]);
    expect(EVENTS["saddlebag"]).toEqual([{ id: "sandstorm", kind: "regular" }]);
    await setLang("cs");
    expect(t("card-coffee")).toBe("Káva");
    expect(t("card-bang")).not.toBe("Prásk");
    expect(outsideDrawing("coffee")).toBe("/boxes/saddlebag/coffee.svg");
    expect([outsideDrawing("preacher"), outsideDrawing("sandstorm"), outsideDrawing("beer")]).toEqual([
      "",
      "",
      undefined,
    ]);
  });
});
