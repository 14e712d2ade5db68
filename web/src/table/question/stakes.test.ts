import { describe, expect, it } from "vitest";
import type { CardFacts, Confrontation } from "../../lib/protocol";
import { ask, option, position, seatZones } from "../state/samples";
import { aloud, buysToo, failing, lacking, shownAt, shownPower, stepWords, tellsAll, withValue } from "./stakes";

const fight: Confrontation = { seat: 1, target: 0, power: 12, cost: 10, stage: "ready" };

describe("a Block", () => {
  it("must lift the cost above the Power", () => {
    expect(lacking(fight)).toBe(3);
    expect(lacking({ ...fight, cost: 12 })).toBe(1);
    expect(lacking({ ...fight, cost: 13 })).toBe(0);
  });

  it("says what it adds, and whether that is enough", () => {
    expect(withValue("Block with Tula", option("block", 1, { adds: 2 }), fight)).toBe("Block with Tula (+2)");
    expect(withValue("Block with Orion", option("block", 1, { adds: 3 }), fight)).toBe("Block with Orion (+3: safe)");
    expect(withValue("Block with Pots!", option("block", 1, { adds: 0 }), fight)).toBe("Block with Pots!");
  });
});

describe("a Confrontation", () => {
  it("fails short of the cost, and not at it", () => {
    expect(failing({ ...fight, power: 9 })).toBe(true);
    expect(failing({ ...fight, power: 10 })).toBe(false);
    expect(failing(null)).toBe(false);
  });

  it("counts the Power that the hand shows", () => {
    const signs = [
      { icon: "draw" as const, n: 2 },
      { icon: "power" as const, n: 3 },
    ];
    expect(
      shownPower([
        { signs } as CardFacts,
        { signs: [] as CardFacts["signs"] } as CardFacts,
        null,
        { signs } as CardFacts,
      ]),
    ).toBe(6);
  });

  it("lets one buy only where the rules of the table say so", () => {
    expect(buysToo({})).toBe("no");
    expect(buysToo({ rules: { buy_in_confrontation: "false" } })).toBe("no");
    expect(buysToo({ rules: { buy_in_confrontation: "true" } })).toBe("yes");
  });
});

describe("what is said aloud of a question", () => {
  const main = ask("main", [option("end")]);

  it("tells the Power once there is some, and what a Confrontation needs", () => {
    expect(aloud("Buy cards or end the turn.", main, position({ power: 5 }))).toBe(
      "Buy cards or end the turn. 5 Power.",
    );
    expect(aloud("Play cards or end the turn.", main, position())).toBe("Play cards or end the turn.");
    expect(aloud("Say that you are ready.", main, position({ power: 4, confrontation: { ...fight, cost: 9 } }))).toBe(
      "Say that you are ready. 4 Power against cost 9.",
    );
    expect(aloud("Avoid the Attack?", ask("defend", [option("pass")]), position({ power: 5 }))).toBe(
      "Avoid the Attack?",
    );
  });
});

describe("a card that a question shows", () => {
  const name = (seat: number) => ["Ada", "Bob"][seat]!;
  const seats = [seatZones({ deck: [7, 8] }), seatZones({ deck: [9], hand: [3] })];
  const common = { ...position().common, main_deck: [5] };

  it("says on top of which deck it lies", () => {
    expect([7, 9, 5, 3].map((card) => shownAt(position({ seats, common }), 0, card, name))).toEqual([
      "On top of your deck",
      "On top of the deck of Bob",
      "On top of the main deck",
      "The card shown",
    ]);
  });

  it("needs the text that revealed it, though a yes says what follows", () => {
    const yes = option("yes", -1, { leads: [{ said: { key: "step-left-out", args: {} }, under: [] }] });
    expect(tellsAll(ask("may", [yes, option("no")]))).toBe(true);
    expect(tellsAll(ask("may", [yes, option("no")], { shown: 7 }))).toBe(false);
  });
});

it("puts steps one after the other, those under a step behind it", () => {
  const said = (text: string) => ({ key: "as-it-is", args: { text } }) as const;
  const steps = [
    { said: said("You choose one of these:"), under: [{ said: said("You draw."), under: [] }] },
    { said: said("You play."), under: [] },
  ];
  expect(stepWords(steps)).toBe("You choose one of these: You draw. You play.");
});
