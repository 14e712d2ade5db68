import { describe, expect, it } from "vitest";
import { beside, type Area } from "./beside";

const size = { width: 300, height: 420 };
const view = { width: 1400, height: 900 };

function overlap(a: Area, b: Area): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

describe("the place of the zoom", () => {
  it("is to the right of the card where there is room", () => {
    const anchor = { left: 200, top: 300, width: 150, height: 210 };
    const spot = beside(anchor, size, view, []);
    expect(spot.left).toBeGreaterThanOrEqual(350);
    expect(overlap({ ...spot, ...size }, anchor)).toBe(false);
  });

  it("is to the left at the right edge", () => {
    const spot = beside({ left: 1230, top: 300, width: 150, height: 210 }, size, view, []);
    expect(spot.left + size.width).toBeLessThan(1230);
  });

  it("never hides the question, wherever the card lies", () => {
    const question = { left: 0, top: 560, width: 1400, height: 110 };
    for (let left = 0; left <= 1250; left += 50) {
      for (const top of [20, 250, 680]) {
        const spot = beside({ left, top, width: 150, height: 210 }, size, view, [question]);
        expect(overlap({ ...spot, ...size }, question), `${left} ${top}`).toBe(false);
      }
    }
  });

  it("stays in sight on a phone, off the question above the hand", () => {
    const phone = { width: 360, height: 740 };
    const question = { left: 0, top: 470, width: 360, height: 120 };
    const spot = beside({ left: 140, top: 600, width: 90, height: 126 }, { width: 304, height: 400 }, phone, [
      question,
    ]);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + 304).toBeLessThanOrEqual(360);
    expect(spot.top + 400).toBeLessThanOrEqual(470);
  });

  it("covers the card itself before the question when there is no room for both", () => {
    const question = { left: 0, top: 0, width: 360, height: 300 };
    const spot = beside(
      { left: 100, top: 400, width: 90, height: 126 },
      { width: 304, height: 400 },
      { width: 360, height: 720 },
      [question],
    );
    expect(spot.top).toBeGreaterThanOrEqual(300);
  });
});
