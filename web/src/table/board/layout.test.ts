import { describe, expect, it } from "vitest";
import { sample } from "../../cards/samples";
import type { CardFacts } from "../../lib/protocol";
import { words } from "../../lib/voice";
import { cardsAcross, GAP, inPlace, keepPlaces, lay, pickCount, pickWords, stacksOf, WIDER } from "./layout";
import { optionsByCard } from "../state/options";
import { ask, option, position, seatZones } from "../state/samples";

const common = {
  main_deck: [-1],
  line_up: [20, 21],
  super_villains: [30, 31],
  stack: [40, 41],
  stack_2: [],
  weakness: [50],
  destroyed: [60],
  aside: [],
};
const table = position({
  common,
  seats: [
    seatZones({ hand: [1, 2], discard: [3, 4], character: [5, 6] }),
    seatZones({ hand: [-1, 7], character: [8], play: [9] }),
  ],
  cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 21, 30, 40, 50, 60].map((card) => [card, card]),
});

describe("inPlace", () => {
  it("holds what lies open: rows, tops of stacks, Characters in play, the own hand", () => {
    expect([...inPlace(table, 0)].sort((a, b) => a - b)).toEqual([1, 2, 5, 8, 9, 20, 21, 30, 40, 50]);
  });

  it("holds no hand for a spectator", () => {
    expect(inPlace(table, -1).has(1)).toBe(false);
  });
});

describe("keepPlaces", () => {
  it("leaves a gap where a card was bought, and gives it to the next card", () => {
    const bought = keepPlaces([1, 2, 3, 4, 5], [1, 3, 4, 5]);
    expect(bought).toEqual([1, GAP, 3, 4, 5]);
    expect(keepPlaces(bought, [1, 3, 4, 5, 9])).toEqual([1, 9, 3, 4, 5]);
    expect(keepPlaces(bought, [1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
  });

  it("lays out a Line-Up of other cards as it comes", () => {
    expect(keepPlaces([1, 2], [3, 4, 5])).toEqual([3, 4, 5]);
    expect(keepPlaces([], [2, 1])).toEqual([2, 1]);
    expect(keepPlaces([1, 2], [1, -1, -1])).toEqual([1, -1, -1]);
  });
});

describe("cardsAcross", () => {
  it("counts the Line-Up and the stacks whose top card has much to say", () => {
    const facts = (card: number): CardFacts => sample({ text: [card === 44 ? "long ".repeat(40) : "+2 Power."] });
    const { tall, small } = stacksOf({ ...common, stack_2: [44] }, facts);
    expect(tall.map((each) => each.zone)).toEqual(["super_villains", "stack_2"]);
    expect(small.map((each) => each.zone)).toEqual(["stack", "weakness"]);
    expect(cardsAcross(4, tall.length)).toBeCloseTo(5 + 2 * WIDER);
    expect(cardsAcross(6, 0)).toBe(6);
  });
});

describe("lay", () => {
  const laid = (question: ReturnType<typeof ask>) => {
    const now = { ...table, ask: question };
    return lay(question, optionsByCard(now), inPlace(now, 0));
  };

  it("leaves plays and buys to the cards themselves", () => {
    const found = laid(ask("main", [option("play", 1), option("buy", 20), option("use", 5), option("end")]));
    expect(found.buttons.map((button) => [button.number, button.option.verb])).toEqual([
      [3, "use"],
      [4, "end"],
    ]);
    expect(found.cards).toEqual([]);
  });

  it("lays out cards that lie in a pile", () => {
    const found = laid(ask("pick", [option("pick", 3), option("pick", 1), option("done")]));
    expect(found.cards).toEqual([3]);
    expect(found.buttons.map((button) => button.number)).toEqual([2, 3]);
  });

  it("collects a pick of several from the cards alone", () => {
    const found = laid(
      ask("pick", [option("pick", 1), option("pick", 3), option("done")], { most: 2, among: [1, 3, 4] }),
    );
    expect(found.cards).toEqual([3, 4]);
    expect(found.buttons).toEqual([]);
  });

  it("gives a card in a pile that is for sale a place", () => {
    expect(laid(ask("main", [option("hunt", 4), option("end")])).cards).toEqual([4]);
  });

  it("makes a button of every answer in a window", () => {
    expect(laid(ask("defend", [option("defend", 1), option("pass")])).buttons).toHaveLength(2);
  });
});

describe("words", () => {
  it("say what the button of a pick does", () => {
    const question = ask("pick", [], { least: 2, most: 3 });
    expect(pickWords([], question, words)).toBe("Destroy 2 cards");
    expect(pickWords(["Kick"], question, words)).toBe("Destroy 1 more card");
    expect(pickWords(["Kick", "Punch"], question, words)).toBe("Destroy Kick and Punch");
    expect(pickWords([], { ...question, least: 0 }, words)).toBe("Destroy no card");
    expect(pickWords([], { ...question, least: 0, picked: [4] }, words)).toBe("No more");
    expect(
      pickWords(
        ["Kick"],
        { ...question, least: 1, act: { key: "act-put-into-the-hand", args: { own: "yes" } } },
        words,
      ),
    ).toBe("Put Kick into your hand");
  });

  it("say how far a pick has come", () => {
    const question = ask("pick", [], { least: 2, most: 2 });
    expect(pickCount(1, question, 3)).toBe("1 of 2 picked");
    expect(pickCount(0, { ...question, least: 0 }, 0)).toBe("None picked, up to 2 in all");
    expect(pickCount(1, { ...question, least: 1 }, 3)).toBe("1 picked, 1 to 2 in all");
    expect(pickCount(2, { ...question, least: 0, limit: 5 }, 6)).toBe("2 picked, total cost 6 of at most 5");
  });
});
