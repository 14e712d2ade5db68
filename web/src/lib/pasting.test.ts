import { expect, it } from "vitest";
import { takeBack, takeIn } from "./pasting";
import type { OwnCard, OwnSet, PastedCard } from "./protocol";
import { EMPTY, type Form } from "./workshop";

const read = { card: null, steps: [], faults: [], warnings: [] };
const pasted = (name: string, text: string, replaces = ""): PastedCard => ({
  line: 1,
  name,
  form: { ...EMPTY, name: replaces ? "" : name, text, replaces },
  read,
});

it("takes cards in and back again, and leaves what was there as it was", async () => {
  const kept = new Map<string, { form: Form; version: number }>([
    ["old", { form: { ...EMPTY, replaces: "box/raven", text: "Draw a card.", emblem: "night" }, version: 4 }],
  ]);
  const set = {
    cards: [...kept].map(([id, { form, version }]) => ({ id, form, version, read })),
  } as unknown as OwnSet;
  const shelf = {
    put: (key: string, form: Form, version: number) => {
      expect(kept.get(key)?.version ?? 0).toBe(version);
      kept.set(key, { form, version: version + 1 });
      return Promise.resolve({ id: key, form, version: version + 1, read } as OwnCard);
    },
    remove: (key: string, version: number) => {
      expect(kept.get(key)?.version).toBe(version);
      kept.delete(key);
      return Promise.resolve(set);
    },
  };
  const taken = await takeIn([pasted("Raven", "+2 Power.", "box/raven"), pasted("Ash", "+1 Power.")], set, shelf);
  expect(kept.size).toBe(2);
  expect(kept.get("old")?.form.text).toBe("+2 Power.");
  await takeBack(taken, shelf);
  expect([...kept.values()].map((each) => each.form.text)).toEqual(["Draw a card."]);
});
