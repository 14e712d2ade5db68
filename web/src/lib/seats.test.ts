import { expect, it } from "vitest";
import { identitiesAt, teamName } from "./seats";

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
