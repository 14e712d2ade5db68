import { describe, expect, it } from "vitest";
import type { Arg, Beat, LogLine, Position, Sentence } from "../../lib/protocol";
import { asksMiddle, endedFight, ongoingFight, type Fight, type Known } from "./fight";
import { moments } from "./moments";
import { ask, option, position, seatZones, turnLine } from "./samples";

// Cards and their faces: Ann's Batman, two Levels of Bea's Joker, and what is played.
const FACES: Record<number, number> = { 10: 0, 20: 1, 21: 2, 30: 8 };
const [JOKER, KICK, PUNCH, ROBIN, SHIELD, CAVE] = [1, 3, 4, 5, 6, 7];
const known: Known = { face: (card) => FACES[card], cost: (card) => (card === 30 ? 8 : 0) };

const line = (number: number, key: Sentence["key"], args: Record<string, Arg>): LogLine => ({
  number,
  text: { key, args },
});
const played = (number: number, card: number, power: number, seat = 0): LogLine =>
  line(number, seat ? "told-assist" : "told-play", { who: { seat }, cards: { card }, power });
const blocked = (number: number, card: number, amount: number): LogLine[] => [
  line(number, "told-block", { who: { seat: 1 }, card: { card } }),
  line(number, "told-dearer", { card: { card: JOKER }, amount }),
];
const beat = (kind: Beat["kind"], given: Partial<Beat> = {}): Beat => ({
  kind,
  seat: 0,
  card: -1,
  seats: [],
  ...given,
});
const seats = (joker = [20, 21]) => [seatZones({ character: [10] }), seatZones({ character: joker }), seatZones()];
const at = (number: number, power: number, cost: number, given: Partial<Position> = {}): Position =>
  position({
    number,
    power,
    seats: seats(),
    confrontation: { seat: 0, target: 1, power, cost, stage: "announced" },
    ...given,
  });
const told = (fight: Fight | null): string[] =>
  (fight?.blows ?? []).map(({ side, how, seat, face, times, n }) => `${side} ${how} ${seat}: ${face} x${times} ${n}`);

const LOG = [
  played(3, KICK, 2),
  turnLine(4, 2, 0),
  line(5, "told-confront", { who: { seat: 0 }, foe: { seat: 1 }, card: { card: JOKER } }),
  played(6, PUNCH, 1),
  played(7, PUNCH, 1),
  played(8, ROBIN, 0),
  line(8, "told-power", { card: { card: ROBIN }, power: 3 }),
  played(9, KICK, 2, 2),
];

describe("a fight under way", () => {
  it("is none without a Confrontation", () => {
    expect(ongoingFight(position(), LOG, known)).toBeNull();
  });

  it("shows both Characters, and the cards of this turn: equal ones together, a card's later Power with it", () => {
    const fight = ongoingFight(at(9, 7, 9), LOG, known);
    expect(fight).toMatchObject({ attacker: { seat: 0, card: 10 }, target: { seat: 1, card: 20 }, power: 7, cost: 9 });
    expect(told(fight)).toEqual([
      `power play 0: ${PUNCH} x2 2`,
      `power play 0: ${ROBIN} x1 3`,
      `power assist 2: ${KICK} x1 2`,
    ]);
  });

  it("knows only what had been told by then, as one looks back at it", () => {
    expect(told(ongoingFight(at(6, 1, 9), LOG, known))).toEqual([`power play 0: ${PUNCH} x1 1`]);
  });

  it("adds to the cost what a Block adds, and nothing of another Character's", () => {
    const other = line(11, "told-cheaper", { card: { card: 9 }, amount: 2 });
    const fight = ongoingFight(at(11, 7, 12), [...LOG, ...blocked(10, SHIELD, 3), other], known);
    expect(told(fight).at(-1)).toBe(`cost block 1: ${SHIELD} x1 3`);
  });

  it("counts cards told of in one line, as whoever joins later is told", () => {
    const cards = { list: [{ card: PUNCH, n: 2 }, { card: KICK }] };
    const log = [turnLine(4, 2, 0), line(6, "told-play", { who: { seat: 0 }, cards, power: 4 })];
    expect(told(ongoingFight(at(6, 4, 9), log, known))).toEqual([
      `power play 0: ${PUNCH} x2 0`,
      `power play 0: ${KICK} x1 4`,
    ]);
  });
});

describe("a fight that ended", () => {
  const held = line(10, "told-held", { foe: { seat: 1 } });
  const next = [held, turnLine(10, 3, 1), played(10, KICK, 5)];

  it("stands as it stood when it was decided, though the turn has gone on", () => {
    const after = position({
      number: 10,
      seats: seats(),
      beats: [beat("held", { seat: 1 }), beat("turn", { seat: 1 })],
    });
    const fight = endedFight(at(9, 7, 9), after, [...LOG, ...next], moments(at(9, 7, 9), after), known);
    expect(fight).toMatchObject({ power: 7, cost: 9, stage: "lost", target: { seat: 1, card: 20 } });
    expect(fight?.blows).toHaveLength(3);
  });

  it("counts the Block that decided it", () => {
    const before = at(9, 9, 9);
    const after = position({
      number: 10,
      seats: seats(),
      beats: [beat("blocked", { seat: 1, card: 40 }), beat("held", { seat: 1 })],
    });
    const log = [...LOG, ...blocked(10, SHIELD, 3), ...next];
    expect(endedFight(before, after, log, moments(before, after), known)).toMatchObject({ power: 9, cost: 12 });
  });

  it("shows the Character that was beaten, not the next", () => {
    const before = at(9, 11, 9);
    const after = position({ number: 10, seats: seats([21]), beats: [beat("defeated", { card: 20 })] });
    const log = [...LOG, line(10, "told-defeat", { who: { seat: 0 }, card: { card: JOKER } })];
    const fight = endedFight(before, after, log, moments(before, after), known);
    expect(fight).toMatchObject({ stage: "won", target: { seat: 1, card: 20 } });
  });

  it("may be one with a Super-Villain: the Power there was against what was paid", () => {
    const before = position({ number: 9, power: 11, spent: 1, seats: seats() });
    const after = position({
      number: 10,
      power: 3,
      spent: 9,
      seats: seats(),
      beats: [beat("defeated", { card: 30 })],
    });
    const log = [
      turnLine(4, 2, 0),
      played(5, ROBIN, 0),
      line(6, "told-power", { card: { card: CAVE }, power: 1 }),
      played(7, KICK, 10),
      line(10, "told-defeat", { who: { seat: 0 }, card: { card: 8 } }),
    ];
    const fight = endedFight(before, after, log, moments(before, after), known);
    expect(fight).toMatchObject({ power: 11, cost: 8, stage: "won", target: { seat: -1, card: 30 } });
    expect(told(fight)).toEqual([`power text -1: ${CAVE} x1 1`, `power play 0: ${KICK} x1 10`]);
  });

  it("is none where a card defeats, an Attack is made, or somebody has just come", () => {
    const attack = position({ number: 10, beats: [beat("attacked", { seats: [1] })] });
    expect(endedFight(position(), attack, LOG, moments(position(), attack), known)).toBeNull();
    const before = position({ number: 9, seats: seats() });
    const after = position({ number: 10, seats: seats([21]), beats: [beat("defeated", { card: 20 })] });
    expect(endedFight(before, after, LOG, moments(before, after), known)).toBeNull();
    expect(endedFight(null, after, LOG, moments(null, after), known)).toBeNull();
  });
});

describe("the middle of the table", () => {
  const common = { ...position().common, line_up: [5], stack: [6] };

  it("is asked for where an answer is a card in it", () => {
    expect(asksMiddle(position({ common }))).toBe(false);
    expect(asksMiddle(position({ common, ask: ask("main", [option("play", 1), option("ready")]) }))).toBe(false);
    expect(asksMiddle(position({ common, ask: ask("pick", [option("pick", 5)]) }))).toBe(true);
    expect(asksMiddle(position({ common, ask: ask("pick", [option("done")], { among: [6] }) }))).toBe(true);
  });
});
