import { describe, expect, it } from "vitest";
import type { CardFacts, LogLine } from "../../lib/protocol";
import { position, seatZones } from "../state/samples";
import { levelsOf } from "./levels";
import { tallyOf } from "./tally";

/** Cards from 10 on are Characters: 11 is of Level 1, 22 of Level 2. */
const facts = (card: number): CardFacts | null => (card < 10 ? null : ({ level: card % 10 } as CardFacts));
const defeat = (number: number, seat: number): LogLine => ({
  number,
  text: { key: "told-defeat", args: { who: { seat }, card: { card: 1 } } },
});

describe("Characters left", () => {
  it("are those in front of a player, of as many as there were", () => {
    expect(levelsOf(seatZones({ character: [12, 13] }), facts)).toEqual({ left: 2, of: 3 });
    expect(levelsOf(seatZones({ out: true }), facts)).toEqual({ left: 0, of: 1 });
    expect(levelsOf(seatZones({ character: [10] }), facts)).toBeNull();
  });
});

describe("the tally", () => {
  it("counts the Super-Villains each player defeated up to the position, and those left", () => {
    const now = position({ number: 5, common: { ...position().common, super_villains: [1, -1, -1] } });
    const tally = tallyOf(now, [defeat(2, 1), defeat(4, 1), defeat(5, 0), defeat(6, 0)], 0, [], facts);
    expect(tally.left).toBe(3);
    expect(tally.rows.map(({ seat, beaten, ahead }) => [seat, beaten, ahead])).toEqual([
      [0, 1, false],
      [1, 2, true],
    ]);
  });

  it("says nobody is ahead where all are level, and goes by points where they are known", () => {
    expect(tallyOf(position(), [], 0, [], facts).rows.some(({ ahead }) => ahead)).toBe(false);
    const known = tallyOf(position({ number: 3, scores: [4, 1] }), [defeat(2, 1)], 1, [], facts);
    expect(known.rows.map(({ seat, points, ahead }) => [seat, points, ahead])).toEqual([
      [1, 1, false],
      [0, 4, true],
    ]);
  });

  it("counts Characters side by side, one's own team first", () => {
    const now = position({
      seats: [
        seatZones({ character: [11, 12, 13] }),
        seatZones({ character: [22, 23], score: [31] }),
        seatZones({ character: [32, 33] }),
        seatZones({ character: [41, 42, 43], score: [21] }),
      ],
    });
    const tally = tallyOf(now, [], 3, [0, 1, 0, 1], facts);
    expect(tally.left).toBe(-1);
    expect(tally.rows.map(({ seat, levels, ahead }) => [seat, levels?.left, ahead])).toEqual([
      [3, 3, true],
      [1, 2, true],
      [0, 3, false],
      [2, 2, false],
    ]);
  });
});
