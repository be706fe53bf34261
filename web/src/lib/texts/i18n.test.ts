import { beforeAll, describe, expect, it } from "vitest";

import type { Language, Said } from "../wire/types";
import { has, i18n, LANGUAGES, preferredLanguage, say, setLang, t } from "./i18n.svelte";

const missedAsBang: Said = {
  k: "bang-option-Play",
  p: {
    card: {
      k: "bang-card-as",
      p: {
        card: { k: "bang-written-card", p: { name: { k: "card-missed" }, sign: "5♠" } },
        kind: { k: "card-bang" },
      },
    },
    target: "Ben",
    target_is: "other",
  },
};

async function inAll(sentence: () => string): Promise<Record<Language, string>> {
  const found = {} as Record<Language, string>;
  for (const lang of LANGUAGES) {
    await setLang(lang);
    found[lang] = sentence();
  }
  return found;
}

describe("sentences", () => {
  beforeAll(() => setLang("en"));

  it("have sentences inside sentences", async () => {
    expect(await inAll(() => say(missedAsBang))).toEqual({
      en: "Play Missed! 5♠ as BANG! on Ben",
      cs: "Zahrát kartu Vedle! 5♠ jako BANG! na hráče Ben",
      es: "Jugarle ¡Fallaste! 5♠ como ¡BANG! a Ben",
      ru: "Сыграть карту Мимо! 5♠ как Бэнг! на игрока Ben",
    });
  });

  it("agree with numbers", async () => {
    const cards = (count: number) => () => t("bang-unseen-cards", { count });
    expect(await inAll(cards(1))).toMatchObject({ cs: "1 skrytá karta", ru: "1 скрытая карта" });
    expect(await inAll(cards(3))).toMatchObject({ cs: "3 skryté karty", ru: "3 скрытые карты" });
    expect(await inAll(cards(5))).toMatchObject({ cs: "5 skrytých karet", ru: "5 скрытых карт" });
    expect(await inAll(cards(21))).toMatchObject({ cs: "21 skrytých karet", ru: "21 скрытая карта" });
  });

  it("join lists and write numbers as one word", async () => {
    const pair: Said = {
      k: "kernel-pair",
      p: { left: 1234567, right: [7654321, "x", { k: "card-colt" }] },
    };
    expect(await inAll(() => say(pair))).toEqual({
      en: "1234567 – 7654321, x, Colt .45",
      cs: "1234567\u00a0– 7654321, x, Colt .45",
      es: "1234567 – 7654321, x, Colt .45",
      ru: "1234567\u00a0— 7654321, x, Кольт .45",
    });
  });

  it("may be attributes", async () => {
    expect(await inAll(() => t("character-kit_carlson.dice"))).toMatchObject({
      en: "Kit Carlson",
      cs: "Kit Karlson",
    });
    expect(t("dice-prompt-reroll.waiting", { player: "Ann" })).toBe("Ann решает, какие кубики перебросить.");
  });

  it("take names as they are: no markup, no placeables", async () => {
    await setLang("en");
    expect(t("dice-prompt-reroll.waiting", { player: "{ $x } <b>" })).toBe(
      "{ $x } <b> is deciding which dice to roll again.",
    );
  });

  it("are their key where no language has them", async () => {
    await setLang("cs");
    expect(t("no-such-text")).toBe("no-such-text");
    expect(has("no-such-text")).toBe(false);
    expect(has("web-close")).toBe(true);
    expect(has("web-close.nothing")).toBe(false);
  });
});

describe("languages", () => {
  it("change the sentence when they are there", async () => {
    await setLang("en");
    const underway = setLang("es");
    expect(i18n.lang).toBe("en");
    await underway;
    expect(i18n.lang).toBe("es");
  });

  it("are the last one chosen, whichever arrives first", async () => {
    await Promise.all([setLang("ru"), setLang("cs")]);
    expect(i18n.lang).toBe("cs");
  });

  it("are chosen as the browser would like", () => {
    expect(preferredLanguage(["de-AT", "ru-RU", "en"])).toBe("ru");
    expect(preferredLanguage(["ES"])).toBe("es");
    expect(preferredLanguage(["de"])).toBe("en");
    expect(preferredLanguage([])).toBe("en");
  });
});
