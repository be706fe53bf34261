/** What is at stake in a fight, how far it has come, how things have ended, and what was turned over. */

import { VIRTUAL } from "../../wire/legends";
import type { Said } from "../../wire/types";
import { blackCard, calledAt, named, nameOfStory, storyOf, type LegendsTable } from "./facts";
import { NOBODY, type FightShown, type Happening, type PokerShown } from "./happening";

/** What the attacker wins, or the player in a fight against a virtual character. */
const PRIZES: Readonly<Record<string, string>> = {
  arrest: "web-legends-prize-arrest",
  duel: "web-legends-prize-duel",
  rob: "web-legends-prize-rob",
  bandit: "web-legends-prize-bandit",
  heist: "web-legends-prize-heist",
  sheriff: "web-legends-prize-sheriff",
  gang: "web-legends-prize-gang",
};

/** What else losing costs, besides the wound. */
const COSTS: Readonly<Record<string, string>> = {
  heist: "web-legends-cost-heist",
  sheriff: "web-legends-cost-sheriff",
};

/** The steps of a fight, in order. */
export const STEPS = [
  "web-legends-fight-lay",
  "web-legends-fight-reveal",
  "web-legends-fight-react",
  "web-legends-fight-result",
] as const;

/** Which step a fight has come to, from 0. */
export function stepOf(fight: FightShown, prompts: readonly string[]): number {
  if (fight.winner !== NOBODY) return 3;
  if (!fight.open) return 0;
  return prompts.includes("react") ? 2 : 1;
}

/** Everything that depends on the result, in sentences. */
export function stakes(table: LegendsTable, fight: FightShown): Said[] {
  const [attacker, defender] = fight.sides;
  const players = table.scene.names.length;
  const one = attacker < players ? attacker : defender;
  const other = one === attacker ? defender : attacker;
  const name = calledAt(table, one, fight.kind);
  const found: Said[] = [];
  const prize = PRIZES[fight.kind];
  // Whoever is attacked by the Man in Black only defends.
  if (prize !== undefined && (attacker === one || other === VIRTUAL))
    found.push({ k: "web-legends-if-wins", p: { name, text: { k: prize } } });
  const cost = COSTS[fight.kind];
  if (cost !== undefined) found.push({ k: "web-legends-if-loses", p: { name, text: { k: cost } } });
  found.push({ k: "web-legends-loser" });
  const lucky = other < players ? attacker : other;
  found.push({ k: "web-legends-tie", p: { name: calledAt(table, lucky, fight.kind) } });
  return found;
}

/** How something has ended, in one sentence; null while it goes on. */
export function verdict(table: LegendsTable, shown: Happening): Said | null {
  if (shown.is === "fight") return fought(table, shown.fight);
  if (shown.is === "poker") return played(table, shown.poker);
  if (shown.is !== "gold" || !shown.gold.over) return null;
  const faces = [...shown.gold.kept, ...shown.gold.faces];
  return { k: "web-text-legends-dice", p: { faces: faces.map((face): Said => ({ k: `die-${face}` })) } };
}

/** A card that was turned over, a story or one of the Man in Black: its name, and what it says. */
export function turnedCard(table: LegendsTable, shown: Happening): { title: Said; texts: Said[] } | null {
  if (shown.is === "story") {
    const facts = storyOf(shown.story);
    const names = shown.seats.map((seat) => table.name(seat));
    return {
      title: nameOfStory(shown.story),
      texts: [
        ...(names.length > 0 ? [{ k: "web-legends-discs-of", p: { names } }] : []),
        ...(facts ? [{ k: "web-cards-reward", p: { text: facts.reward } }] : []),
        ...(facts
          ? [{ k: "web-cards-then", p: { hideouts: [...facts.hideouts], count: facts.sheriff } }]
          : []),
      ],
    };
  }
  if (shown.is !== "black") return null;
  const facts = blackCard(shown.card);
  return {
    title: { k: "kernel-pair", p: { left: { k: "character-man_in_black" }, right: named(facts?.name) } },
    texts: facts ? [facts.text, { k: "web-cards-black-lp", p: { count: facts.lp } }] : [],
  };
}

function fought(table: LegendsTable, { winner, kind, surrendered }: FightShown): Said | null {
  if (winner === NOBODY) return null;
  if (winner === table.seat) return { k: "web-legends-you-win" };
  const name = calledAt(table, winner, kind);
  return { k: surrendered ? "web-legends-surrendered" : "web-legends-fight-won", p: { name } };
}

function played(table: LegendsTable, { winners, pot }: PokerShown): Said | null {
  if (winners === null) return null;
  if (winners.length === 0) return { k: "web-legends-house-wins" };
  return { k: "web-legends-pot-won", p: { names: winners.map((seat) => table.name(seat)), pot } };
}
