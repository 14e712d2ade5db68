import { describe, expect, it } from "vitest";
import { ask, option, position } from "../state/samples";
import { bubbleOf } from "./first_game";

const playing = ask("main", [option("play", 1), option("end")]);
const buying = ask("main", [option("buy", 2), option("end")]);
const table = position({ common: { ...position().common, super_villains: [9, -1] } });

describe("the first game", () => {
  it("shows its bubbles one after the other, each at its move", () => {
    expect(bubbleOf(0, playing, table)).toBe(1);
    expect(bubbleOf(0, buying, table)).toBe(0);
    expect(bubbleOf(1, playing, table)).toBe(0);
    expect(bubbleOf(1, buying, table)).toBe(2);
    expect(bubbleOf(2, buying, table)).toBe(0);
    expect(bubbleOf(2, playing, table)).toBe(3);
  });

  it("is quiet afterwards, while others play, and where a lesson speaks", () => {
    expect(bubbleOf(3, playing, table)).toBe(0);
    expect(bubbleOf(0, null, table)).toBe(0);
    expect(bubbleOf(0, ask("defend", [option("pass")]), table)).toBe(0);
    expect(bubbleOf(0, playing, { ...table, lesson: {} as never })).toBe(0);
  });
});
