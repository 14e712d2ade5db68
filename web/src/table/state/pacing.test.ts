import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { END_WAIT, LEAST_WAIT, MOST_WAIT, PAUSE, Pacer, drawnWait, passing, pause } from "./pacing";
import { ask, buyLine, option, position } from "./samples";
import type { Preferences } from "../../lib/settings.svelte";

const told = [buyLine(1, 1)];

describe("Pacer", () => {
  let shown: number[];
  let pace: Preferences["pace"];
  let pacer: Pacer;
  const step = (number: number, given = {}) => position({ number, log: told, ...given });

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pace = "normal";
    pacer = new Pacer(
      (each) => shown.push(each.number),
      () => pace,
      () => Date.now(),
    );
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first position at once and the next ones at the pace", () => {
    for (const number of [1, 2, 3]) pacer.push(step(number));
    expect(shown).toEqual([1]);
    expect(pacer.waiting).toBe(2);
    vi.advanceTimersByTime(PAUSE.normal - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(PAUSE.normal);
    expect(shown).toEqual([1, 2, 3]);
    expect(pacer.waiting).toBe(0);
  });

  it("does not make the own answer wait", () => {
    pacer.push(step(1, { ask: ask("main", [option("end")]) }));
    pacer.push(step(2));
    expect(shown).toEqual([1, 2]);
  });

  it("shows all at once when told to, in order", () => {
    for (const number of [1, 2, 3, 4]) pacer.push(step(number));
    pacer.skip();
    expect(shown).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("drops what was still to come when a fresh position arrives", () => {
    for (const number of [1, 2, 3]) pacer.push(step(number));
    pacer.push(step(9, { fresh: true }));
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([1, 9]);
  });

  it("waits for nothing at the instant pace", () => {
    pace = "instant";
    for (const number of [1, 2, 3]) pacer.push(step(number));
    expect(shown).toEqual([1, 2, 3]);
  });

  it("passes quickly over what nobody can see", () => {
    expect(pause("slow", position())).toBeLessThan(pause("slow", position({ log: told })));
  });
});

describe("windows that can only be passed", () => {
  const lone = ask("defend", [option("pass")]);
  const usual = { answerForMe: true, autoEnd: true, takeGains: true, pace: "normal" } as const;

  it("are always passed against bots alone, once one has seen what happens", () => {
    expect(passing(lone, false, usual, 2000)).toEqual({ option: lone.options[0], wait: PAUSE.normal, why: "only" });
    expect(passing(lone, false, { ...usual, pace: "instant" }, 2000)?.wait).toBe(0);
  });

  it("are passed among people too, after the time drawn, unless one wishes to do it by hand", () => {
    expect(passing(lone, true, usual, 2000)?.wait).toBe(2000);
    expect(passing(lone, true, { ...usual, answerForMe: false }, 2000)).toBeNull();
  });

  it("are not even shown where nobody could tell: a last chance to Assist against bots alone", () => {
    const last = ask("assist", [option("pass")]);
    expect(passing(last, false, usual, 2000)).toEqual({ option: last.options[0], wait: 0, why: "only" });
    expect(passing(last, true, usual, 2000)?.wait).toBe(2000);
  });

  it("are passed after a time that is drawn anew each time", () => {
    const drawn = Array.from({ length: 50 }, drawnWait);
    expect(drawn.every((wait) => wait >= LEAST_WAIT && wait <= MOST_WAIT)).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(40);
  });

  it("may be questions of a card too, if they come whatever the hand", () => {
    const nothing = ask("pick", [option("done")], { most: 0 });
    expect(passing(nothing, false, usual, 2000)?.option.verb).toBe("done");
  });

  it("end a turn with nothing left, at a steady pace whoever looks, unless one wishes to do it by hand", () => {
    const nothing = ask("main", [option("end")]);
    const ending = { option: nothing.options[0], wait: END_WAIT.normal, why: "end" };
    for (const people of [false, true]) expect(passing(nothing, people, usual, 2000)).toEqual(ending);
    expect(passing(nothing, false, { ...usual, autoEnd: false }, 2000)).toBeNull();
    expect(passing(ask("main", [option("buy", 4), option("end")]), false, usual, 2000)).toBeNull();
  });

  it("take Power that is free, unless one wishes to be asked", () => {
    const deed = { said: { key: "step-deed-power" as const, args: {} } };
    const yes = option("yes", -1, { leads: [{ said: { key: "step-line", args: { deed } }, under: [] }] });
    const wanting = ask("may", [yes, option("no")]);
    expect(passing(wanting, false, usual, 2000)).toEqual({ option: yes, wait: PAUSE.normal, why: "gain" });
    expect(passing(wanting, false, { ...usual, takeGains: false }, 2000)).toBeNull();
  });

  it("are no windows where something can be done", () => {
    expect(passing(ask("defend", [option("defend", 1), option("pass")]), false, usual, 2000)).toBeNull();
    expect(passing(null, false, usual, 2000)).toBeNull();
  });
});
