import { beforeAll, expect, test } from "vitest";
import { dealTitle, heights, outcomeWords, shareText, signed, squares } from "./deals";
import type { DealFacts, DealScore, Offer } from "./protocol";
import { learnDeals } from "./speech";

beforeAll(learnDeals);

const score: DealScore = {
  won: 1,
  lead: 12,
  turns: 40,
  percent: 83.4,
  people: 3,
  rank: 1,
  course: [-1, 0, 1],
  histogram: [],
  bots: [],
  playing: 0,
};
const deal: DealFacts = {
  day: "2026-11-19",
  number: 19,
  game: "heroes-unite",
  variants: ["hunt"],
  players: 3,
  today: true,
  next_in: 60,
  state: "done",
  table: "",
  score,
  streak: 1,
  days: [],
  coming: [],
};

test("a result is told by who won and by how much", () => {
  expect(outcomeWords({ won: 1, lead: 12 })).toBe("Won by 12");
  expect(outcomeWords({ won: 1, lead: -3 })).toBe("Won, 3 behind on points");
  expect(outcomeWords({ won: 0, lead: -3 })).toBe("Lost by 3");
  expect(outcomeWords({ won: 0, lead: 0 })).toBe("Lost on a tie-break");
  expect(outcomeWords({ won: 0.5, lead: 0 })).toBe("A shared win");
  expect(outcomeWords({ won: -1, lead: 0 })).toBe("Given up");
});

test("what is shared tells how well it went and nothing of the cards", () => {
  expect(shareText(deal, "Heroes Unite", "http://x/daily/2026-11-19")).toBe(
    "Line-Up, deal 19 (2026-11-19)\nHeroes Unite · Won by 12 · better than 83 %\n🟥🟨🟩\nhttp://x/daily/2026-11-19",
  );
  expect(shareText({ ...deal, score: null }, "Heroes Unite", "")).toBe("");
  expect(squares([1, -1])).toBe("🟩🟥");
});

test("a deal is called by its box and variants", () => {
  const variants = [
    { id: "hunt", title: "Hunt" },
    { id: "draft", title: "Draft" },
  ];
  const offer = { games: [{ id: "heroes-unite", title: "Heroes Unite", variants }] } as unknown as Offer;
  expect(dealTitle(deal, offer)).toBe("Heroes Unite, Hunt");
  expect(dealTitle(deal, null)).toBe("heroes-unite");
});

test("bars are as high as they hold players", () => {
  const bar = { low: 0, yours: false };
  expect(
    heights([
      { ...bar, people: 1, bots: 1 },
      { ...bar, people: 0, bots: 1 },
    ]),
  ).toEqual([1, 0.5]);
  expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "0", "−2"]);
});
