import { describe, expect, it } from "vitest";
import type { Beat, CardFacts, Position } from "../../lib/protocol";
import { greatest, moments } from "./moments";
import { position, seatZones } from "./samples";
import { verdict } from "./verdict";

const NAMES = ["Ann", "Bea", "Cid", "Dee"];
const CARDS: Record<number, [name: string, level?: number]> = {
  10: ["Batman", 1],
  11: ["The Joker", 1],
  12: ["The Joker", 2],
  20: ["Kick"],
  30: ["Darkseid"],
};
const factsOf = (card: number): CardFacts | null => {
  const [name, level = 0] = CARDS[card] ?? [];
  return name ? ({ name, level } as CardFacts) : null;
};
// Ann and Bea play against Cid and Dee; Ann does everything, mostly to Cid.
const [ANN, BEA, CID, DEE, ONLOOKER] = [0, 1, 2, 3, -1] as const;
const TEAMS = [0, 0, 1, 1];

const seats = (cid: number[] = [11, 12]) => [
  seatZones({ character: [10] }),
  seatZones(),
  seatZones({ character: cid }),
  seatZones(),
];
const fight = { seat: ANN, target: 11, power: 9, cost: 11, stage: "ready" } as const;
const beat = (kind: Beat["kind"], given: Partial<Beat> = {}): Beat => ({
  kind,
  seat: ANN,
  card: -1,
  seats: [],
  ...given,
});
const result = (how: "played" | "knock_out") => ({
  winners: [ANN, BEA],
  scores: [24, 10, 45, 12],
  super_villains: [0, 0, 0, 0],
  breakdown: [],
  tokens: [],
  turns: 9,
  how,
});

type Case = [what: string, beats: Beat[], after: Partial<Position>, told: Record<number, string>];

/** Headline (with what stands below it), and the tone: to Ann, her partner Bea, Cid, his partner Dee, and an onlooker. */
const TOLD: Case[] = [
  [
    "a Confrontation",
    [beat("confronted", { card: 11 })],
    { confrontation: fight },
    {
      [ANN]: "You confront The Joker / 9 Power against 11: good",
      [BEA]: "Ann confronts The Joker / 9 Power against 11: good",
      [CID]: "Ann confronts you / 9 Power against 11: bad",
      [DEE]: "Ann confronts The Joker / 9 Power against 11: bad",
      [ONLOOKER]: "Ann confronts The Joker / 9 Power against 11: neutral",
    },
  ],
  [
    "an Attack",
    [beat("attacked", { card: 20, seats: [CID, DEE] })],
    {},
    {
      [ANN]: "You attack Cid and Dee / Kick: good",
      [BEA]: "Ann attacks Cid and Dee / Kick: good",
      [CID]: "Ann attacks you and Dee / Kick: bad",
      [DEE]: "Ann attacks Cid and you / Kick: bad",
      [ONLOOKER]: "Ann attacks Cid and Dee / Kick: neutral",
    },
  ],
  [
    "a Super-Villain's First Appearance",
    [beat("attacked", { card: 30, seats: [ANN, BEA] }), beat("first_appearance", { seat: -1, card: 30 })],
    {},
    {
      [ANN]: "Darkseid attacks you and Bea: bad",
      [BEA]: "Darkseid attacks Ann and you: bad",
      [CID]: "Darkseid attacks Ann and Bea: neutral",
      [ONLOOKER]: "Darkseid attacks Ann and Bea: neutral",
    },
  ],
  [
    "a First Appearance that attacks nobody",
    [beat("first_appearance", { seat: -1, card: 30 })],
    {},
    { [ANN]: "Darkseid appears: neutral", [CID]: "Darkseid appears: neutral", [ONLOOKER]: "Darkseid appears: neutral" },
  ],
  [
    "a Defense",
    [beat("defended", { seat: CID, card: 20, seats: [CID] })],
    {},
    {
      [ANN]: "Cid avoids the Attack / Kick: neutral",
      [CID]: "You avoid the Attack / Kick: good",
      [DEE]: "Cid avoids the Attack / Kick: good",
      [ONLOOKER]: "Cid avoids the Attack / Kick: neutral",
    },
  ],
  [
    "a Defense for a partner",
    [beat("defended", { seat: DEE, card: 20, seats: [CID] })],
    {},
    {
      [ANN]: "Dee defends Cid / Kick: neutral",
      [CID]: "Dee defends you / Kick: good",
      [DEE]: "You defend Cid / Kick: good",
      [ONLOOKER]: "Dee defends Cid / Kick: neutral",
    },
  ],
  [
    "a Block",
    [beat("blocked", { seat: CID, card: 20 })],
    { confrontation: fight },
    {
      [ANN]: "Cid blocks you / Kick · 9 Power against 11: bad",
      [BEA]: "Cid blocks / Kick · 9 Power against 11: bad",
      [CID]: "You block! / Kick · 9 Power against 11: good",
      [DEE]: "Cid blocks / Kick · 9 Power against 11: good",
      [ONLOOKER]: "Cid blocks / Kick · 9 Power against 11: neutral",
    },
  ],
  [
    "a Character that holds out",
    [beat("blocked", { seat: CID, card: 20 }), beat("held", { seat: CID })],
    { confrontation: fight },
    {
      [ANN]: "Cid blocks you / Kick · 9 Power against 11: bad",
      [CID]: "You block! / Kick · 9 Power against 11: good",
    },
  ],
  [
    "a Confrontation that falls short",
    [beat("held", { seat: CID })],
    { confrontation: fight },
    {
      [ANN]: "You fall short / 9 Power against 11: bad",
      [BEA]: "The Joker holds out / 9 Power against 11: bad",
      [CID]: "The Joker holds out / 9 Power against 11: good",
      [DEE]: "The Joker holds out / 9 Power against 11: good",
      [ONLOOKER]: "The Joker holds out / 9 Power against 11: neutral",
    },
  ],
  [
    "a Character defeated",
    [beat("blocked", { seat: CID, card: 20 }), beat("defeated", { card: 11 })],
    { seats: seats([12]) },
    {
      [ANN]: "You beat The Joker / Next: The Joker, Level 2: good",
      [BEA]: "Ann beats The Joker / Next: The Joker, Level 2: good",
      [CID]: "The Joker is down / Next: The Joker, Level 2: bad",
      [DEE]: "Ann beats The Joker / Next: The Joker, Level 2: bad",
      [ONLOOKER]: "Ann beats The Joker / Next: The Joker, Level 2: neutral",
    },
  ],
  [
    "a Super-Villain defeated",
    [beat("defeated", { card: 30 })],
    {},
    {
      [ANN]: "You beat Darkseid: good",
      [BEA]: "Ann beats Darkseid: good",
      [CID]: "Ann beats you to Darkseid: bad",
      [DEE]: "Ann beats you to Darkseid: bad",
      [ONLOOKER]: "Ann beats Darkseid: neutral",
    },
  ],
  [
    "somebody out of the game",
    [beat("out", { seat: CID })],
    { seats: seats([]) },
    {
      [ANN]: "Cid is out: good",
      [CID]: "You are out: bad",
      [DEE]: "Cid is out: bad",
      [ONLOOKER]: "Cid is out: neutral",
    },
  ],
  [
    "the end by points",
    [beat("defeated", { card: 30 }), beat("over")],
    { result: result("played") },
    {
      [ANN]: "You and Bea win! / You 24 · Bea 10 · Cid 45 · Dee 12: good",
      [BEA]: "You and Ann win! / Ann 24 · You 10 · Cid 45 · Dee 12: good",
      [CID]: "Ann and Bea win / Ann 24 · Bea 10 · You 45 · Dee 12: bad",
      [ONLOOKER]: "Ann and Bea win / Ann 24 · Bea 10 · Cid 45 · Dee 12: neutral",
    },
  ],
  [
    "the end by knock-out, whatever the points",
    [beat("defeated", { card: 11 }), beat("out", { seat: CID }), beat("over")],
    { seats: seats([]), result: result("knock_out") },
    {
      [ANN]: "You and Bea win! / Knock-out · You 24 · Bea 10 · Cid 45 · Dee 12: good",
      [CID]: "Ann and Bea win / Knock-out · Ann 24 · Bea 10 · You 45 · Dee 12: bad",
    },
  ],
];

describe("the verdict of a moment", () => {
  const before = position({ seats: seats(), confrontation: fight });
  const rows = TOLD.flatMap(([what, beats, after, told]) =>
    Object.entries(told).map(([seat, words]) => [what, Number(seat), beats, after, words] as const),
  );

  it.each(rows)("%s, as seat %i sees it", (_, seat, beats, given, words) => {
    const after = position({ seats: seats(), beats, ...given });
    const moment = greatest(moments(before, after));
    const { headline, detail, tone } = verdict(moment!, {
      position: after,
      seat,
      teams: TEAMS,
      name: (each) => (each === seat ? "You" : (NAMES[each] ?? "")),
      card: factsOf,
    });
    expect(`${headline}${detail && ` / ${detail}`}: ${tone}`).toBe(words);
  });

  it("of rivals without teams says who was first", () => {
    const after = position({ beats: [beat("defeated", { card: 30 })] });
    const view = { position: after, seat: 1, teams: [], name: (seat: number) => NAMES[seat]!, card: factsOf };
    expect(verdict(greatest(moments(position(), after))!, view)).toEqual({
      headline: "Ann beats you to Darkseid",
      detail: "",
      tone: "bad",
    });
  });
});
