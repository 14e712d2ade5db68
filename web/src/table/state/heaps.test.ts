import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../../lib/protocol";
import { heapsOf } from "./heaps";

const [PUNCH, KICK] = [7, 9];
const FACES = new Map([
  [1, PUNCH],
  [2, KICK],
  [3, PUNCH],
  [4, PUNCH],
]);
const face = (card: number): number | undefined => FACES.get(card);
const answer = (text: string): OptionInfo[] => [{ answer: text } as OptionInfo];
const lie = (cards: number[], options = new Map<number, OptionInfo[]>(), picking = false): number[][] =>
  heapsOf(cards, face, options, picking).map((heap) => heap.cards);

describe("the heaps of a hand", () => {
  it("hold equal cards, each where its first card is", () => {
    expect(lie([1, 2, 3, 4])).toEqual([[1, 3, 4], [2]]);
  });

  it("keep their keys as cards leave them", () => {
    const keys = (cards: number[]): string[] => heapsOf(cards, face, new Map(), false).map(({ key }) => key);
    expect(keys([3, 2, 4])).toEqual(keys([1, 2, 3, 4]));
  });

  it("part cards that answer differently", () => {
    const options = new Map([[3, answer("play 3")]]);
    expect(lie([1, 3, 4], options)).toEqual([[1, 4], [3]]);
  });

  it("are spread while several cards are picked, and under different keys", () => {
    expect(lie([1, 3, 4], new Map(), true)).toEqual([[1], [3], [4]]);
    const keys = heapsOf([1, 2, 3, 4], face, new Map(), true).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it("never hold cards nobody sees", () => {
    const heaps = heapsOf([-1, -1], face, new Map(), false);
    expect(heaps.map(({ cards }) => cards)).toEqual([[-1], [-1]]);
    expect(new Set(heaps.map(({ key }) => key)).size).toBe(2);
  });
});
