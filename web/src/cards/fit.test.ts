import { describe, expect, it } from "vitest";
import { largest } from "./fit";

describe("the size of a text", () => {
  it("is the largest that fits", () => {
    for (const limit of [12, 13, 17, 22]) expect(largest(12, 22, (size) => size <= limit)).toBe(limit);
  });

  it("is never below the least, and never above the most", () => {
    expect(largest(12, 22, () => false)).toBe(12);
    expect(largest(12, 9.5, () => true)).toBe(12);
    expect(largest(12, 18.7, () => true)).toBe(18);
  });
});
