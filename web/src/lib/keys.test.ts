import { describe, expect, it } from "vitest";
import { SHORTCUTS, command, neighbour, type Box } from "./keys";
import { say } from "./speech";

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
const nowhere = { writes: false, presses: false };

describe("command", () => {
  it("reads numbers as answers", () => {
    expect(command(key("1"), nowhere)).toEqual({ do: "option", number: 1 });
    expect(command(key("0"), nowhere)).toEqual({ do: "option", number: 10 });
  });

  it("knows the letters in both cases", () => {
    for (const [letter, what] of [
      ["p", "playAll"],
      ["E", "end"],
      ["u", "undo"],
      ["L", "log"],
      ["?", "help"],
      ["q", "question"],
    ]) {
      expect(command(key(letter!), nowhere)).toEqual({ do: what });
    }
  });

  it("leaves writing alone", () => {
    expect(command(key("p"), { writes: true, presses: false })).toBeNull();
    expect(command(key("1"), { writes: true, presses: false })).toBeNull();
  });

  it("leaves Enter and Space to a button in focus, and everything with Ctrl to the browser", () => {
    expect(command(key("Enter"), { writes: false, presses: true })).toBeNull();
    expect(command(key(" "), { writes: false, presses: true })).toBeNull();
    expect(command(key("Enter"), nowhere)).toEqual({ do: "confirm" });
    expect(command(key("p", { ctrlKey: true }), nowhere)).toBeNull();
    expect(command(key("x"), nowhere)).toBeNull();
  });

  it("has no use for single characters where they are switched off", () => {
    for (const character of ["1", "p", "E", "?", " "]) expect(command(key(character), nowhere, false)).toBeNull();
    expect(command(key("Escape"), nowhere, false)).toEqual({ do: "cancel" });
    expect(command(key("ArrowLeft"), nowhere, false)).toEqual({ do: "move", step: "left" });
  });

  it("lists its shortcuts", () => {
    expect(SHORTCUTS.map((name) => `${say(`key-${name}`)}: ${say(`help-${name}`)}`)).toContain("?: this list");
  });
});

describe("neighbour", () => {
  const box = (x: number, y: number): Box => ({ x, y, width: 10, height: 14 });
  const boxes = [box(0, 0), box(12, 0), box(24, 0), box(2, 30), box(30, 30)];

  it("goes along a row", () => {
    expect(neighbour(boxes, 0, "right")).toBe(1);
    expect(neighbour(boxes, 2, "left")).toBe(1);
    expect(neighbour(boxes, 2, "right")).toBe(-1);
  });

  it("goes to the nearest of the next row", () => {
    expect(neighbour(boxes, 1, "down")).toBe(3);
    expect(neighbour(boxes, 2, "down")).toBe(4);
    expect(neighbour(boxes, 4, "up")).toBe(2);
  });

  it("starts at the first", () => {
    expect(neighbour(boxes, -1, "down")).toBe(0);
    expect(neighbour([], -1, "down")).toBe(-1);
  });
});
