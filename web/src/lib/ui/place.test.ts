import { expect, test } from "vitest";

import { placeBeside } from "./place";

const phone = { width: 360, height: 740 };
const box = { width: 200, height: 80 };
const at = (left: number, top: number, width = 44, height = 44): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

test("stands centred above its anchor", () => {
  expect(placeBeside(at(150, 400), box, phone)).toEqual({
    left: 72,
    top: 310,
    side: "above",
    pointer: 100,
  });
});

test("goes below where there is no room above, and the other way round", () => {
  expect(placeBeside(at(150, 20), box, phone).side).toBe("below");
  expect(placeBeside(at(150, 690), box, phone, ["below", "above"]).side).toBe("above");
});

test("covers nothing that must be kept clear if there is another place", () => {
  const prompt = { left: 0, top: 300, right: 360, bottom: 390 };
  const sides = ["above", "below", "right", "left"] as const;
  expect(placeBeside(at(150, 400), box, phone, sides, [prompt]).side).toBe("below");
  const besides = placeBeside(at(10, 690), box, phone, sides, [{ ...prompt, top: 600, bottom: 648 }]);
  expect(besides).toMatchObject({ side: "right", left: 64, top: 652 });
  expect(placeBeside(at(150, 690), box, phone, sides, [{ ...prompt, top: 600 }]).side).toBe("above");
});

test("never leaves the window, and its pointer stays on the anchor", () => {
  const spot = placeBeside(at(0, 400), box, phone);
  expect(spot.left).toBe(8);
  expect(spot.pointer).toBe(14);
  expect(placeBeside(at(330, 400, 30), box, phone).left).toBe(152);
});
