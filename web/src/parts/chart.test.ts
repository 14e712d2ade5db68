import { expect, test } from "vitest";
import { box, labelRows, path, ticks } from "./chart";

const frame = { left: 10, right: 10, top: 10, bottom: 10 };
const one = {
  name: "Ada",
  points: [
    [0, 0],
    [1, 10],
  ] as const,
};

test("a line goes from corner to corner of its box", () => {
  const area = box([one], 120, 70, frame);
  expect(path(one.points, area)).toBe("M10 60L110 10");
});

test("points below zero lie within the box too, and an empty chart has one", () => {
  const area = box(
    [
      {
        name: "Bob",
        points: [
          [0, -5],
          [2, 5],
        ],
      },
    ],
    120,
    70,
    frame,
  );
  expect([area.bottom, area.top, area.y(-5), area.y(5)]).toEqual([-5, 5, 60, 10]);
  expect(path([], box([], 120, 70, frame))).toBe("");
});

test("the scale has round numbers and few of them", () => {
  expect(ticks(0, 61, 5)).toEqual([0, 20, 40, 60]);
  expect(ticks(-3, 8, 5)).toEqual([0, 5]);
  expect(ticks(0, 4, 8)).toEqual([0, 1, 2, 3, 4]);
});

test("names at the ends of lines never lie on each other", () => {
  const even = ["a", "b", "c"].map((name) => ({
    name,
    points: [
      [0, 0],
      [1, 0],
    ] as const,
  }));
  const rows = labelRows(even, box(even, 120, 120, frame), 17).sort((a, b) => a - b);
  expect(rows[1]! - rows[0]!).toBe(17);
  expect(rows[2]).toBe(110);
});
