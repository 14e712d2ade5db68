import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SHOWN, Signs } from "./signs.svelte";
import { position } from "./samples";

describe("signs of others", () => {
  let signs: Signs;
  const finger = (seat: number, card: number) =>
    ({ type: "pointed", seat, name: `P${seat}`, card, team: false }) as const;

  beforeEach(() => {
    vi.useFakeTimers();
    signs = new Signs();
  });
  afterEach(() => vi.useRealTimers());

  it("are there for some seconds, one finger and one emote for each person", () => {
    signs.receive(finger(1, 7), false);
    signs.receive(finger(2, 7), false);
    signs.receive(finger(1, 8), false);
    signs.receive({ type: "emoted", seat: 1, name: "P1", emote: "thanks" }, false);
    expect([signs.at(7), signs.at(8), signs.of(1).length]).toEqual([["P2"], ["P1"], 1]);
    vi.advanceTimersByTime(SHOWN);
    expect(signs.list).toEqual([]);
  });

  it("are not shown to who wants none", () => {
    expect(signs.receive(finger(1, 7), true)).toBe(false);
    expect(signs.at(7)).toEqual([]);
  });

  it("propose for one position only", () => {
    signs.receive({ type: "proposed", seat: 2, game: 1, number: 4, answer: "end" }, true);
    signs.keep(position({ number: 4 }));
    expect(signs.proposed?.answer).toBe("end");
    signs.keep(position({ number: 5 }));
    expect(signs.proposed).toBeNull();
  });
});
