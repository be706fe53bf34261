/** The table of Western Legends in sentences, for the text table. */

import type { Part } from "../../play/stage";
import type { Held, Told } from "../../play/told";
import { CATTLE } from "../../wire/legends";
import type { LegendsOwn, LegendsScene, Said } from "../../wire/types";
import {
  abilityOf,
  calledAt,
  fightCard,
  goalOf,
  legendOf,
  nameOfGoal,
  nameOfLegend,
  nameOfSpace,
  nameOfStory,
  spoken,
  storyOf,
  type LegendsTable,
} from "./facts";
import { turnedCard } from "./fight-words";
import { happening, NOBODY, type FightShown, type PokerShown } from "./happening";
import { gearName, possessions } from "./words";

export const told: Told<LegendsScene, LegendsOwn> = { middle, seat, own, hand, part };

function middle(table: LegendsTable): Said[] {
  const { scene } = table;
  const found: Said[] = [
    scene.last_round > 0
      ? { k: "web-text-legends-last-round", p: { round: scene.round, last: scene.last_round } }
      : { k: "web-text-legends-round", p: { round: scene.round, target: scene.target } },
  ];
  if (!scene.outcome && scene.active >= 0)
    found.push({
      k: "web-text-legends-actions",
      p: { player: table.name(scene.active), count: scene.actions },
    });
  found.push({ k: "web-text-legends-sheriff", p: { space: nameOfSpace(scene.sheriff) } });
  if (scene.bandits.length > 0)
    found.push({ k: "web-text-legends-bandits", p: { spaces: scene.bandits.map(nameOfSpace) } });
  if (scene.black)
    found.push({
      k: "web-text-legends-black",
      p: { space: nameOfSpace(scene.black.space), lp: scene.black.lp },
    });
  return [...found, ...stories(table), ...now(table)];
}

function stories({ scene, name }: LegendsTable): Said[] {
  return scene.stories.map(({ story, discs, needed }) => ({
    k: "web-text-legends-story",
    p: {
      name: nameOfStory(story),
      condition: storyOf(story)?.condition ?? nameOfStory(story),
      discs:
        discs.length > 0
          ? { k: "web-legends-discs-of", p: { names: discs.map((seat) => scene.names[seat] ?? name(seat)) } }
          : { k: "web-legends-no-discs" },
      needed: { k: "web-legends-discs-needed", p: { count: needed } },
    },
  }));
}

function now(table: LegendsTable): Said[] {
  const shown = happening(table);
  switch (shown?.is) {
    case "fight":
      return fight(table, shown.fight);
    case "poker":
      return poker(table, shown.poker);
    case "gold":
      return [
        {
          k: "web-text-legends-dice",
          p: { faces: [...shown.gold.kept, ...shown.gold.faces].map((face): Said => ({ k: `die-${face}` })) },
        },
      ];
    case "story":
    case "black": {
      const card = turnedCard(table, shown);
      return card ? [{ k: "web-text-legends-fact", p: { text: card.title } }, ...card.texts] : [];
    }
    default:
      return [];
  }
}

function fight(table: LegendsTable, shown: FightShown): Said[] {
  const [attacker, defender] = shown.sides;
  const players = table.scene.names.length;
  const name = (seat: number): Said => calledAt(table, seat, shown.kind);
  const found: Said[] = [
    {
      k: "web-text-legends-fight",
      p: { kind: { k: `fight-${shown.kind}` }, attacker: name(attacker), defender: name(defender) },
    },
  ];
  if (table.own.laid >= 0 && !shown.open)
    found.push({ k: "web-text-legends-laid", p: { card: spoken(table.own.laid) } });
  if (shown.open) {
    shown.sides.forEach((side, index) => {
      const value = shown.values[index];
      if (value === undefined) return;
      const facts = fightCard(shown.fightCard);
      const card: Said =
        side < players
          ? spoken(shown.cards[index] ?? NOBODY)
          : { k: "web-legends-fight-card", p: { rank: facts?.rank ?? "" } };
      found.push({ k: "web-text-legends-fights-with", p: { name: name(side), card, value } });
      if (side >= players && facts)
        found.push(shown.cancelled ? { k: "web-text-legends-cancelled" } : facts.text);
    });
  }
  if (table.own.peeked.length > 0 && !shown.open)
    found.push({ k: "web-text-legends-peeked", p: { cards: table.own.peeked.map(spoken) } });
  if (shown.winner !== NOBODY) found.push({ k: "web-legends-fight-won", p: { name: name(shown.winner) } });
  return found;
}

function poker(table: LegendsTable, shown: PokerShown): Said[] {
  const found: Said[] = [
    {
      k: "web-text-legends-poker",
      p: { names: shown.players.map((seat) => table.name(seat)), pot: shown.pot },
    },
  ];
  if (shown.flop.length > 0) found.push({ k: "web-text-legends-flop", p: { cards: shown.flop.map(spoken) } });
  if (table.own.house.length > 0)
    found.push({ k: "web-text-legends-house", p: { cards: table.own.house.map(spoken) } });
  for (const { seat, cards, hand: made } of shown.shown)
    found.push({
      k: "web-text-legends-shows",
      p: { name: calledAt(table, seat), cards: cards.map(spoken), hand: { k: `hand-${made}` } },
    });
  return found;
}

function seat(table: LegendsTable, seat: number): Said[] {
  const player = table.scene.seats[seat];
  if (!player?.character) return [];
  const items: Said = {
    k: "web-text-legends-items",
    p: { items: player.items.map((id) => gearName(player, id)) },
  };
  const facts = possessions(table, seat).map((text): Said => ({ k: "web-text-legends-fact", p: { text } }));
  return player.items.length > 0 ? [...facts, items] : facts;
}

function own(table: LegendsTable, seat: number): Said[] {
  const facts = legendOf(table.scene.seats[seat]?.character ?? "");
  const found: Said[] = facts
    ? [{ k: "web-text-ability", p: { character: nameOfLegend(facts.id), text: facts.text } }]
    : [];
  if (seat !== table.seat) return found;
  const cattle = CATTLE.find(({ symbol }) => symbol === table.own.cattle);
  if (cattle) found.push({ k: "web-text-legends-cattle", p: { text: cattle.text } });
  for (const id of table.own.goals)
    found.push({
      k: "web-text-legends-goal",
      p: { name: nameOfGoal(id), condition: goalOf(id)?.condition ?? nameOfGoal(id) },
    });
  if (table.own.tokens.length > 0)
    found.push({ k: "web-legends-your-tokens", p: { tokens: table.own.tokens.map(String) } });
  return found;
}

function hand({ own: { hand: cards } }: LegendsTable): Held[] {
  return cards.map((card) => ({
    text: {
      k: "web-text-legends-card",
      p: { card: spoken(card), text: abilityOf(card)?.text ?? { k: "web-legends-card-down" } },
    },
    part: `card:${card}`,
  }));
}

function part(table: LegendsTable, part: Part): Said {
  const die = Number(part.split(":")[1]);
  const face: Said = { k: `die-${table.scene.gold?.faces[die] ?? "blank"}` };
  return { k: "web-legends-die", p: { face, number: die + 1 } };
}
