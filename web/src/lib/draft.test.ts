import { describe, expect, it } from "vitest";
import {
  draftFor,
  gameWords,
  hasOpenSeats,
  playersOf,
  seated,
  seatsFor,
  settingsOf,
  tableOf,
  textCounts,
  textSentence,
  withCustom,
} from "./draft";
import type { GameFacts } from "./protocol";

const game: GameFacts = {
  id: "box",
  title: "Box",
  summary: "",
  players: [2, 3],
  usual_players: 2,
  by_players: {},
  variants: [],
  mixes: [{ id: "two", title: "Two boxes", sets: ["other"], players: [2, 4], swaps: true }],
  switches: [{ key: "hand_size", default: "5", values: ["1", "10"], range: true, meaning: "" }],
  identities: [],
  groups: ["Hero", "Villain", "Location"],
  texts: { id: "box", title: "Box", cards: 4, texts: {} },
};

describe("seats", () => {
  it("are you against bots at first", () => {
    expect(draftFor(game).seats.map((seat) => seat.who)).toEqual(["me", "casual"]);
  });
  it("stay when more sit down, and you never lose yours", () => {
    expect(seatsFor([{ who: "open", hero: "A" }], 3).map((seat) => seat.who)).toEqual(["me", "casual", "casual"]);
    expect(
      seatsFor(
        [
          { who: "open", hero: "" },
          { who: "me", hero: "" },
        ],
        2,
      ).map((seat) => seat.who),
    ).toEqual(["open", "me"]);
  });
  it("change hands: taking a seat gives yours away", () => {
    const seats = seatsFor([], 3);
    expect(seated(seats, 2, "me").map((seat) => seat.who)).toEqual(["casual", "casual", "me"]);
    expect(seated(seats, 1, "open").map((seat) => seat.who)).toEqual(["me", "open", "casual"]);
  });
});

describe("what becomes of a draft", () => {
  it("starts at once only when nobody is waited for", () => {
    const draft = draftFor(game);
    expect(tableOf(game, draft).start).toBe(true);
    draft.seats = seated(draft.seats, 1, "open");
    expect(hasOpenSeats(draft)).toBe(true);
    expect(tableOf(game, draft).start).toBe(false);
  });
  it("names only the switches that differ", () => {
    const draft = { ...draftFor(game), rules: { hand_size: "5" } };
    expect(settingsOf(game, draft).rules).toEqual({});
    draft.rules = { hand_size: "6" };
    expect(settingsOf(game, draft).rules).toEqual({ hand_size: "6" });
  });
  it("brings a mix with its boxes, its numbers of players and its swaps", () => {
    const draft = { ...draftFor(game), swaps: [["a", "b"]] as [string, string][] };
    expect(settingsOf(game, draft)).toMatchObject({ sets: [], swaps: [] });
    draft.mix = "two";
    expect(settingsOf(game, draft)).toMatchObject({ sets: ["other"], swaps: [["a", "b"]] });
    expect(playersOf(game, draft)).toEqual([2, 4]);
  });
  it("spreads the groups over the sets they come from, and names those that are boxes", () => {
    const draft = { ...draftFor(game), groups: { Villain: "third", Location: "mine" } };
    draft.custom = [{ id: "mine", title: "Mine", text: "…", cards: 1 }];
    const settings = settingsOf(game, draft);
    expect(settings.mix).toEqual({ box: ["Hero"], third: ["Villain"], mine: ["Location"] });
    expect(settings.sets).toEqual(["third"]);
    expect(settings.custom).toEqual(["…"]);
    expect(settingsOf(game, { ...draft, groups: { Hero: "box" } }).mix).toEqual({});
  });
  it("replaces a custom set of the same id", () => {
    const draft = draftFor(game);
    const checked = { id: "mine", title: "", cards: [], errors: [] };
    draft.custom = withCustom(draft, checked, "old");
    draft.custom = withCustom(draft, checked, "new");
    expect(draft.custom).toEqual([{ id: "mine", title: "mine", text: "new", cards: 0 }]);
  });
});

describe("words", () => {
  it("count the texts from certain to invented", () => {
    expect(textCounts({ "stand-in": 2, real: 1 }).map(({ kind }) => kind)).toEqual(["real", "stand-in"]);
    expect(textSentence({ "stand-in": 2, real: 1 })).toBe("3 cards: 1 real, 2 stand-in.");
  });
  it("say who plays", () => {
    expect(gameWords("Box", { seats: [{ who: "me" }, { who: "casual" }, { who: "casual" }] })).toBe(
      "Box, you and 2 casual bots",
    );
    expect(gameWords("Box", { seats: [{ who: "me" }, { who: "casual" }, { who: "random" }] })).toBe(
      "Box, you and 2 bots",
    );
  });
});
