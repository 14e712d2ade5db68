import { describe, expect, it } from "vitest";
import type { Beat, LogLine } from "../../lib/protocol";
import { appearanceAt } from "./appearance";
import { moments } from "./moments";
import { position } from "./samples";

const beat = (kind: Beat["kind"], given: Partial<Beat> = {}): Beat => ({
  kind,
  seat: 0,
  card: -1,
  seats: [],
  ...given,
});
const line = (key: string, seat: number): LogLine => ({
  number: 1,
  text: { key, args: { who: { seat } } } as LogLine["text"],
});

describe("a Super-Villain that appears", () => {
  const after = position({
    beats: [beat("first_appearance", { card: 4 }), beat("attacked", { seat: 0, card: 4, seats: [1, 2] })],
    log: [line("told-play", 1), line("told-attack-by", -1), line("told-discard", 2)],
  });

  it("attacks by itself, and shows what has befallen whom", () => {
    const [, attack] = moments(null, after);
    expect(attack).toMatchObject({ kind: "attacked", seat: -1, hit: [1, 2] });
    expect(appearanceAt(after, attack!)).toEqual({
      card: 4,
      victims: [
        { seat: 1, told: [] },
        { seat: 2, told: [after.log[2]] },
      ],
    });
  });

  it("has the stage where it attacks nobody, too", () => {
    const calm = position({ beats: [beat("first_appearance", { card: 4 })] });
    expect(appearanceAt(calm, moments(null, calm)[0]!)).toEqual({ card: 4, victims: [] });
  });

  it("is no other attack", () => {
    const other = position({ beats: [beat("attacked", { card: 4, seats: [1] })] });
    expect(appearanceAt(other, moments(null, other)[0]!)).toBeNull();
  });
});
