import { expect, it } from "vitest";
import type { SeatInfo } from "./protocol";
import { botsAt, botWords, identitiesAt, standing, teamName, watching } from "./seats";

const people = [
  { ref: "a", name: "A", set: "box", side: "hero", look: null },
  { ref: "b", name: "B", set: "box", side: "villain", look: null },
];

it("calls teams by letters, so that they are not taken for seats", () => {
  expect([0, 1].map(teamName)).toEqual(["Team A", "Team B"]);
});

it("offers a seat in a team those of its side, and everybody where each plays alone", () => {
  expect(identitiesAt(people, [0, 1, 0, 1], 2).map((each) => each.ref)).toEqual(["a"]);
  expect(identitiesAt(people, [0, 1, 0, 1], 3).map((each) => each.ref)).toEqual(["b"]);
  expect(identitiesAt(people, [], 1)).toEqual(people);
});

it("offers the bots of the ladder with their ratings, and one that sits there already", () => {
  const skilled = { id: "planner", title: "Skilled", summary: "", rating: 29.6, offered: true };
  const learned = { id: "learned", title: "Seasoned", summary: "", rating: null, offered: false };
  expect(botsAt([skilled, learned], "planner")).toEqual([skilled]);
  expect(botsAt([skilled, learned], "learned")).toEqual([skilled, learned]);
  expect([skilled, learned].map(botWords)).toEqual(["Bot: Skilled, rating 30", "Bot: Seasoned"]);
});

it("says who plays at a seat in place of its person, whether that person is here or not", () => {
  const bob: SeatInfo = {
    kind: "person",
    name: "Bob",
    person: "b",
    bot: "",
    hero: "",
    connected: true,
    conceded: false,
    here: false,
    removed: false,
    moderator: false,
  };
  expect(standing(bob)).toBe("");
  expect(standing({ ...bob, connected: false })).toBe("not here");
  expect([true, false].map((connected) => standing({ ...bob, bot: "casual", connected }))).toEqual([
    "a bot plays for them",
    "a bot plays for them",
  ]);
  expect(standing({ ...bob, bot: "casual", conceded: true })).toBe("gave up, a bot plays for them");
  expect(standing({ ...bob, kind: "bot", person: "", bot: "casual", removed: true })).toBe("removed, a bot plays on");
});

it("says of those who watch who keeps order", () => {
  expect(watching({ spectators: ["Ada", "Eve"], moderators: ["Ada"] })).toBe("Ada (moderator), Eve");
});
