import { describe, expect, it } from "vitest";
import { BLINK, Taps } from "./taps";

describe("taps", () => {
  it("slip at the same place just after the table has changed", () => {
    const taps = new Taps();
    expect(taps.slips(50, 50, 1000)).toBe(false);
    taps.change(1100);
    expect(taps.slips(60, 45, 1180)).toBe(true);
  });
  it("are meant elsewhere, later, and while nothing changes", () => {
    const taps = new Taps();
    taps.slips(50, 50, 1000);
    expect(taps.slips(50, 50, 1050)).toBe(false);
    taps.change(1100);
    expect(taps.slips(50, 150, 1180)).toBe(false);
    expect(taps.slips(50, 150, 1100 + BLINK)).toBe(false);
  });
  it("are meant first, however soon", () => {
    const taps = new Taps();
    taps.change(1000);
    expect(taps.slips(50, 50, 1001)).toBe(false);
  });
});
