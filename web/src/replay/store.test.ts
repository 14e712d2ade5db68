import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import type { Replay } from "../lib/protocol";
import { PAUSE } from "../table/state/pacing";
import { position } from "../table/state/samples";
import { ReplayStore } from "./store.svelte";

const LAST = 3;
const replay = {
  info: { seat: -1, seats: [] },
  answers: LAST,
  turns: [{ at: 0, number: 1, seat: 0 }],
  steps: [],
  log: [],
} as unknown as Replay;

describe("a replay that runs", () => {
  let store: ReplayStore;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.spyOn(api, "gameCards").mockResolvedValue([]);
    vi.spyOn(api, "replay").mockResolvedValue(replay);
    vi.spyOn(api, "moment").mockImplementation((_id, _game, at) => Promise.resolve(position({ number: at })));
    store = new ReplayStore("t", 1);
    await store.open(-1, 0);
  });
  afterEach(() => {
    store.halt();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("shows one answer after the other and halts at the end, and then begins at the beginning", async () => {
    void store.run();
    for (let at = 1; at <= LAST; at++) {
      await vi.advanceTimersByTimeAsync(PAUSE.normal);
      expect(store.table.position?.number).toBe(at);
    }
    expect(store.running).toBe(false);
    await store.run();
    expect([store.at, store.running]).toEqual([0, true]);
  });

  it("pauses where it is, and where somebody chooses a moment by hand", async () => {
    void store.run();
    await vi.advanceTimersByTimeAsync(PAUSE.normal);
    store.halt();
    await vi.advanceTimersByTimeAsync(PAUSE.normal * 5);
    expect(store.at).toBe(1);
    void store.run();
    store.goStep(1);
    await vi.advanceTimersByTimeAsync(PAUSE.normal * 5);
    expect([store.at, store.running]).toEqual([2, false]);
  });

  it("runs faster or slower as one likes", async () => {
    store.speed = "fast";
    void store.run();
    await vi.advanceTimersByTimeAsync(PAUSE.fast);
    expect(store.at).toBe(1);
    store.speed = "slow";
    await vi.advanceTimersByTimeAsync(PAUSE.fast);
    await vi.advanceTimersByTimeAsync(PAUSE.normal);
    expect(store.at).toBe(2);
  });

  it("halts where a moment does not come", async () => {
    void store.run();
    await vi.advanceTimersByTimeAsync(PAUSE.normal);
    vi.mocked(api.moment).mockRejectedValue(new Error("The server does not answer."));
    await vi.advanceTimersByTimeAsync(PAUSE.normal * 5);
    expect(store.running).toBe(false);
    expect(store.problem).toBe("The server does not answer.");
  });
});
