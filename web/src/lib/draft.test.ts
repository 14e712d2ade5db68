import { describe, expect, it } from "vitest";
import {
  comers,
  draftFor,
  draftLike,
  gameWords,
  hasOpenSeats,
  playersOf,
  seated,
  seatsFor,
  settingsOf,
  summaryOf,
  tableOf,
  textCounts,
  textSentence,
  withOwn,
  withoutWrongWishes,
} from "./draft";
import type { CardFacts, GameFacts } from "./protocol";

const game: GameFacts = {
  id: "box",
  title: "Box",
  short: "",
  summary: "",
  players: [2, 3],
  usual_players: 2,
  example_card: "",
  example_rule: "",
  by_players: {},
  variants: [],
  mixes: [{ id: "two", title: "Two boxes", sets: ["other"], players: [2, 4], swaps: true }],
  switches: [{ key: "hand_size", default: "5", values: ["1", "10"], range: true, meaning: "", ours: false }],
  identities: [],
  groups: ["Hero", "Villain", "Location"],
  texts: { id: "box", title: "Box", cards: 4, texts: {}, groups: ["Hero", "Villain", "Location"] },
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

describe("a draft like the last game", () => {
  const solo = { id: "solo", title: "Solo", summary: "one against the clock", ours: true, players: [1] };
  const box = { ...game, variants: [solo, { ...solo, id: "hunt", players: game.players }] };
  it("has its variants, its mix and as many players", () => {
    expect(draftLike(box, { players: 1, variants: ["solo"] })).toMatchObject({
      players: 1,
      variants: ["solo"],
      mix: "",
      seats: [{ who: "me" }],
    });
    const four = draftLike(box, { players: 4, variants: ["hunt"], sets: ["other"] });
    expect(four).toMatchObject({ players: 4, variants: ["hunt"], mix: "two" });
    expect(four.seats).toHaveLength(4);
    expect(summaryOf(box, four)).toBe("Two boxes");
    expect(summaryOf(box, draftLike(box, { players: 1, variants: ["solo"] }))).toBe("one against the clock");
  });
  it("has the usual number of players where the last one is not possible", () => {
    expect(draftLike(box, { players: 1, variants: ["gone"] })).toMatchObject({ players: 2, variants: [] });
    expect(draftLike(box, { players: 4, sets: ["other"], mix: { other: ["Hero"] } })).toMatchObject({
      players: 2,
      mix: "",
    });
    expect(draftLike(box, {}).seats).toHaveLength(2);
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
    const draft = draftFor(game);
    expect(settingsOf(game, draft)).toMatchObject({ sets: [], swaps: [] });
    draft.mix = "two";
    expect(settingsOf(game, draft)).toMatchObject({ sets: ["other"], swaps: [] });
    expect(playersOf(game, draft)).toEqual([2, 4]);
  });
  it("names the boxes and sets that swapped cards come from, and swaps nothing where groups are mixed", () => {
    const draft = {
      ...draftFor(game),
      swaps: [
        ["box/a", "third/b"],
        ["box/c", "mine/d"],
      ] as [string, string][],
    };
    draft.custom = [{ id: "mine", title: "Mine", text: "…", groups: [] }];
    expect(settingsOf(game, draft)).toMatchObject({ sets: ["third"], swaps: draft.swaps, mix: {} });
    draft.groups = { Villain: "other" };
    expect(settingsOf(game, draft)).toMatchObject({ sets: ["other"], swaps: [] });
  });
  it("plays the other half only of a mix of two sets", () => {
    const draft = { ...draftFor(game), other_half: true };
    expect(settingsOf(game, draft).other_half).toBe(false);
    draft.groups = { Villain: "third" };
    expect(settingsOf(game, draft).other_half).toBe(true);
    draft.groups = { Villain: "third", Location: "other" };
    expect(settingsOf(game, draft).other_half).toBe(false);
  });
  it("drops wishes for somebody who cannot be played at that seat", () => {
    const identities = [
      { ref: "box/a", name: "A", set: "box", side: "hero", look: null },
      { ref: "box/b", name: "B", set: "box", side: "villain", look: null },
    ];
    const seats = ["box/a", "box/a", "gone/c", "box/b"].map((hero) => ({ who: "casual", hero }));
    const heroes = (teams: number[]) => withoutWrongWishes(seats, identities, teams).map((seat) => seat.hero);
    expect(heroes([])).toEqual(["box/a", "box/a", "", "box/b"]);
    expect(heroes([0, 1, 0, 1])).toEqual(["box/a", "", "", "box/b"]);
    const fine = seats.slice(0, 1);
    expect(withoutWrongWishes(fine, identities, [])).toBe(fine);
  });
  it("proposes to swap like for like, and only cards of main decks that are left", () => {
    const card = (ref: string, type: string, cost: number, stack = "main") =>
      ({ ref, name: ref, type, cost, stack, copies: 1 }) as CardFacts;
    const cards = [
      card("far", "Hero", 7),
      card("kick", "Hero", 3, "basic"),
      card("near", "Hero", 4),
      card("other", "Villain", 3),
      card("used", "Hero", 3),
    ];
    expect(comers(cards, card("out", "Hero", 3), ["used"]).map((each) => each.ref)).toEqual(["near", "far", "other"]);
  });
  it("spreads the groups over the sets they come from, and names those that are boxes", () => {
    const draft = { ...draftFor(game), groups: { Villain: "third", Location: "mine" } };
    draft.custom = [{ id: "mine", title: "Mine", text: "…", groups: ["Location"] }];
    const settings = settingsOf(game, draft);
    expect(settings.mix).toEqual({ box: ["Hero"], third: ["Villain"], mine: ["Location"] });
    expect(settings.sets).toEqual(["third"]);
    expect(settings.custom).toEqual(["…"]);
    expect(settingsOf(game, { ...draft, groups: { Hero: "box" } }).mix).toEqual({});
  });
  it("plays with a set of one's own once, or without it", () => {
    const draft = draftFor(game);
    const set = {
      id: "abc",
      title: "Mine",
      version: 1,
      link: "",
      changed: "",
      set: "mine-abc",
      cards: [],
      text: "old",
      groups: ["Hero"],
      problem: null,
    };
    draft.custom = withOwn(draft, set, true);
    draft.custom = withOwn(draft, { ...set, text: "new" }, true);
    expect(draft.custom).toEqual([{ id: "mine-abc", title: "Mine", text: "new", groups: ["Hero"] }]);
    expect(withOwn(draft, set, false)).toEqual([]);
  });
});

describe("words", () => {
  it("count the texts from certain to invented", () => {
    expect(textCounts({ "stand-in": 2, real: 1 }).map(({ kind }) => kind)).toEqual(["real", "stand-in"]);
    expect(textSentence({ "stand-in": 2, real: 1 })).toBe("3 cards: 1 real, 2 stand-in.");
  });
  it("say who plays", () => {
    const bots = [{ id: "planner", title: "Skilled", summary: "", rating: 30, offered: true }];
    expect(gameWords("Box", { seats: [{ who: "me" }, { who: "planner" }, { who: "planner" }] }, bots)).toBe(
      "Box, you and 2 skilled bots.",
    );
    expect(gameWords("Box", { seats: [{ who: "me" }, { who: "planner" }, { who: "random" }] }, bots)).toBe(
      "Box, you and 2 bots.",
    );
    expect(gameWords("Box", { seats: [{ who: "me" }] }, bots)).toBe("Box, you alone.");
  });
});
