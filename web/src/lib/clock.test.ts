import { describe, expect, it } from "vitest";
import { clockTime, clockWords, crossed, digits, remaining, span, undoWords, type Told } from "./clock";

const told = (more: Partial<Told>): Told => ({
  type: "clocks",
  left: [60_000, 90_000],
  seat: 0,
  free: 0,
  runs: true,
  late: false,
  at: 1000,
  ...more,
});

describe("what a clock shows", () => {
  it("counts down from what the server said, for the one whose time runs", () => {
    expect(remaining(told({}), 0, 11_000)).toEqual({ left: 50_000, free: 0 });
    expect(remaining(told({}), 1, 11_000)).toEqual({ left: 90_000, free: 0 });
  });

  it("stands where the server says so, and at nothing", () => {
    expect(remaining(told({ runs: false }), 0, 11_000).left).toBe(60_000);
    expect(remaining(told({}), 0, 999_000).left).toBe(0);
  });

  it("takes the free seconds of a question first", () => {
    expect(remaining(told({ free: 5000 }), 0, 4000)).toEqual({ left: 60_000, free: 2000 });
    expect(remaining(told({ free: 5000 }), 0, 8000)).toEqual({ left: 58_000, free: 0 });
  });

  it("has a second until it is over", () => {
    expect(["0:10", "0:01", "0:00"]).toEqual([9001, 1, 0].map(digits));
    expect(digits(3_665_000)).toBe("1:01:05");
  });
});

describe("little time", () => {
  it("is said once at each border, not each second and not where a question begins behind it", () => {
    expect([crossed(30_200, 30_000), crossed(30_000, 29_800), crossed(10_100, 9900)]).toEqual([
      30_000,
      undefined,
      10_000,
    ]);
    expect(crossed(0, 25_000)).toBeUndefined();
    expect(crossed(45_000, 8000)).toBe(10_000);
  });
});

describe("clocks in words", () => {
  it("name a time in its largest unit", () => {
    expect([259_200_000, 7_200_000, 60_000, 9000].map(span)).toEqual(["3 days", "2 hours", "1 minute", "9 seconds"]);
    expect([clockTime({ per: "move", time: 90 }), clockTime({ per: "game", time: 90 })]).toEqual([
      "90 seconds",
      "90 minutes",
    ]);
  });

  it("say how long one has and what happens then", () => {
    expect(clockWords({ per: "game", time: 30, delay: 5, out: "seat" })).toBe(
      "Clock: 30 minutes each for the whole game; the first 5 seconds of each question are free. When time is up, a bot takes the seat until its player is back.",
    );
    expect(clockWords({ per: "days", time: 1, out: "nobody" })).toContain("1 day for each answer");
  });

  it("say what an undo does to it", () => {
    expect(undoWords({ per: "game", time: 30 })).toBe("Clock: time already used stays used.");
    expect(undoWords({ per: "move", time: 30 })).toBe("Clock: the question you return to gets its full time again.");
  });
});
