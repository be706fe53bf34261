import { expect, it } from "vitest";

import { Coach, type Lesson } from "./coach.svelte";

const shot: Lesson = { id: "shot", text: { k: "web-bang-coach-shot" } };
const act: Lesson = { id: "act", text: { k: "web-bang-coach-act" } };
const shop: Lesson = { id: "gold-shop", text: { k: "web-gold-hint-shop" } };

it("the first questions come with advice, even if it was given before", () => {
  const coach = new Coach();
  for (const ask of [1, 2, 3]) {
    coach.meets(ask, [shot]);
    expect(coach.lesson(ask)?.id).toBe("shot");
  }
  coach.meets(4, [shot]);
  expect(coach.lesson(4)).toBeNull();
});

it("later on, whatever is new is explained once, one thing at a time", () => {
  const coach = new Coach();
  for (const ask of [1, 2, 3]) coach.meets(ask, [act]);
  coach.meets(4, [act, shop]);
  expect(coach.lesson(4)?.id).toBe("gold-shop");
  expect(coach.lesson(3)).toBeNull();
  coach.meets(4, [shot]);
  expect(coach.lesson(4)?.id).toBe("gold-shop");
  coach.meets(5, [act, shop]);
  expect(coach.lesson(5)).toBeNull();
  coach.meets(6, [shot, shop]);
  expect(coach.lesson(6)?.id).toBe("shot");
});

it("who has understood is only told what is new", () => {
  const coach = new Coach();
  coach.meets(1, [act, shop]);
  coach.dismiss();
  expect(coach.lesson(1)).toBeNull();
  coach.meets(2, [act, shop]);
  expect(coach.lesson(2)?.id).toBe("gold-shop");
  coach.meets(3, [act, shop]);
  expect(coach.lesson(3)).toBeNull();
});
