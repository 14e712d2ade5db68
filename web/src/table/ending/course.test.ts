import { expect, test } from "vitest";
import type { Chronicle } from "../../lib/protocol";
import { words } from "../../lib/voice";
import { deeds } from "./course";

const course: Chronicle = {
  ending: "super-villains",
  start: [0, 0],
  turns: [],
  purchases: [
    { seat: 1, turn: 2, at: 9, card: 0, power: 14, points: 1 },
    { seat: 0, turn: 9, at: 53, card: 1, power: 12, points: 2 },
  ],
  big_turns: [{ seat: 0, turn: 36, at: 280, power: 15, cards: [] }],
  draws: [{ seat: 0, turn: 3, at: 12, cards: [0, 1, 0], power: 6, average: 4.6 }],
};
const voice = { seats: ["Ada", "Bob"], cards: ["Kick", "Raven"], reader: 0 };

test("each is told in a sentence, to its reader and of others, the greatest first", () => {
  const [other, own] = deeds(course, "purchase");
  expect(words(own!.text, voice)).toBe("You took Raven on turn 9: 12 Power since then, 2 Victory Points at the end.");
  expect(words(other!.text, voice)).toBe("Bob took Kick on turn 2: 14 Power since then, 1 Victory Point at the end.");
  expect(words(deeds(course, "big-turn")[0]!.text, voice)).toBe("You made 15 Power on turn 36.");
  expect(words(deeds(course, "draw")[0]!.text, voice)).toBe(
    "You began turn 3 with Kick ×2 and Raven: a hand worth 6 Power, when 4.6 was average.",
  );
});
