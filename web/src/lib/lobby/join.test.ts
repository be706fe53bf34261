import { expect, test } from "vitest";

import { whereTo } from "./join";

const TOKEN = "abcdefghij-_0123456789";

test.each([
  ["mesa-owl-42-star", "/t/mesa-owl-42-star"],
  ["  Mesa Owl 42 Star ", "/t/mesa-owl-42-star"],
  ["MESA – OWL – 42 – STAR", "/t/mesa-owl-42-star"],
  ["https://sixgun.example/t/mesa-owl-42-star", "/t/mesa-owl-42-star"],
  ["https://sixgun.example/t/Mesa-Owl-42-Star/?from=chat", "/t/mesa-owl-42-star"],
  [`http://localhost:8000/t/mesa-owl-42-star#seat=${TOKEN}`, `/t/mesa-owl-42-star#seat=${TOKEN}`],
  ["https://sixgun.example/r/mesa-owl-42-star.2", "/r/mesa-owl-42-star.2"],
])("%s leads to a table or a replay", (typed, address) => {
  expect(whereTo(typed)).toBe(address);
});

test.each(["", "  ", "abc", "https://sixgun.example/cards", "what is this?!"])(
  "%s leads nowhere",
  (typed) => {
    expect(whereTo(typed)).toBeNull();
  },
);
