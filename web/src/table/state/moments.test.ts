import { describe, expect, it } from "vitest";
import places from "../../sounds/places.json";
import type { Beat } from "../../lib/protocol";
import { greatest, heard, moments, tension } from "./moments";
import { LINGER, PAUSE, pause } from "./pacing";
import { position, seatZones } from "./samples";

const beat = (kind: Beat["kind"], given: Partial<Beat> = {}): Beat => ({
  kind,
  seat: 0,
  card: -1,
  seats: [],
  ...given,
});

describe("moments", () => {
  it("are the beats of a fight in their order; turns and shuffles are none", () => {
    const after = position({
      beats: [beat("turn"), beat("attacked", { card: 7, seats: [1] }), beat("shuffled"), beat("defended", { seat: 1 })],
    });
    expect(moments(null, after).map(({ kind }) => kind)).toEqual(["attacked", "defended"]);
    expect(moments(null, after)[0]).toMatchObject({ seat: 0, card: 7, seats: [1] });
  });

  it("say which Character comes next for whoever lost one", () => {
    const before = position({ seats: [seatZones({ character: [1] }), seatZones({ character: [2, 3] })] });
    const after = position({
      seats: [seatZones({ character: [1], score: [2] }), seatZones({ character: [3] })],
      beats: [beat("defeated", { card: 2 })],
    });
    expect(moments(before, after)).toEqual([{ kind: "defeated", seat: 0, card: 2, seats: [], hit: [1], next: 3 }]);
  });

  it("know nobody hit and nothing next where a Super-Villain was defeated, and nothing next after the last", () => {
    const villain = position({ beats: [beat("defeated", { card: 9 })] });
    expect(moments(position(), villain)[0]).toMatchObject({ kind: "defeated", hit: [], next: -1 });
    const before = position({ seats: [seatZones(), seatZones({ character: [2] })] });
    const after = position({ beats: [beat("defeated", { card: 2 }), beat("out", { seat: 1 })] });
    expect(moments(before, after).map(({ kind, hit, next }) => [kind, hit, next])).toEqual([
      ["defeated", [1], -1],
      ["out", [1], -1],
    ]);
  });

  it("are shown one at a time, the greatest first, the last among equals", () => {
    const of = (...beats: Beat[]) => greatest(moments(null, position({ beats })));
    expect(of(beat("defeated", { card: 4 }), beat("first_appearance"), beat("attacked"))?.card).toBe(4);
    expect(of(beat("blocked", { card: 1 }), beat("blocked", { card: 2 }))?.card).toBe(2);
    expect(of(beat("defeated"), beat("over"))?.kind).toBe("over");
    expect(of(beat("turn"))).toBeNull();
  });
});

describe("what is heard", () => {
  const hand = position({
    common: { ...position().common, line_up: [5] },
    seats: [seatZones({ hand: [1, 2] }), seatZones()],
  });

  it("is the moment alone, if there is one, and the own turn", () => {
    const after = position({ beats: [beat("attacked"), beat("turn", { seat: 0 })] });
    expect(heard(hand, after, 0)).toEqual(["attacked", "turn"]);
    expect(heard(hand, after, 1)).toEqual(["attacked"]);
  });

  it("is a card played, bought or destroyed else", () => {
    const common = hand.common;
    expect(heard(hand, position({ common, seats: [seatZones({ hand: [2], play: [1] }), seatZones()] }), 1)).toEqual([
      "played",
    ]);
    expect(heard(hand, position({ seats: [seatZones({ hand: [1, 2], discard: [5] }), seatZones()] }), 1)).toEqual([
      "bought",
    ]);
    expect(
      heard(
        hand,
        position({ common: { ...common, destroyed: [1] }, seats: [seatZones({ hand: [2] }), seatZones()] }),
        1,
      ),
    ).toEqual(["destroyed"]);
  });

  it("is nothing where one joins a game", () => {
    expect(heard(null, hand, 0)).toEqual([]);
  });

  it("lies in its own part of the file and is short", () => {
    let end = 0;
    for (const [at, length] of Object.values(places) as [number, number][]) {
      expect(at).toBeGreaterThanOrEqual(end);
      expect(length).toBeLessThan(2.5);
      end = at + length;
    }
  });
});

describe("tension", () => {
  const calm = position({ common: { ...position().common, super_villains: [1, -1, -1, -1] } });

  it("rises towards the end, and is highest in a fight", () => {
    const near = position({ common: { ...calm.common, super_villains: [1] } });
    const fight = { ...calm, waiting: { seat: 0, kind: "defend" as const } };
    expect(tension(calm)).toBeLessThan(tension(near));
    expect(tension(near)).toBeLessThan(tension(fight));
  });
});

describe("the pace", () => {
  it("lingers on a fight, and is the same for all who are told of it", () => {
    const fight = position({ beats: [beat("confronted")] });
    expect(pause("normal", fight)).toBe(PAUSE.normal * LINGER);
    expect(pause("normal", { ...fight, cards: [[1, 1]], seats: [seatZones({ hand: [1] }), seatZones()] })).toBe(
      pause("normal", fight),
    );
    expect(pause("instant", fight)).toBe(0);
  });
});
