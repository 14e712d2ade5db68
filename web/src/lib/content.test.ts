import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { guideInWords, lessonInWords, lessonsInWords, offerInWords, tableInWords } from "./content";
import type { Guide, LessonFacts, LessonInfo, Offer, Sentence, TableInfo } from "./protocol";
import { speak, speakFrom } from "./speech";
import { words } from "./voice";

/** A language that puts every text of the boxes between these marks. */
const MARKED = readFileSync("../src/lineup/speech/en/content.ftl", "utf-8").replace(
  /^(content-\S+ = )(.*)$/gm,
  "$1«$2»",
);

const OFFER = {
  bots: [{ id: "casual", title: "Casual", summary: "plays" }],
  games: [
    {
      id: "confrontations",
      title: "Confrontations",
      short: "Confrontations",
      summary: "two teams",
      by_players: { "2": "a duel" },
      variants: [{ id: "draft", title: "Draft of Characters", summary: "one more" }],
      mixes: [{ id: "batman-joker", title: "Batman and The Joker" }],
      switches: [{ key: "hand_size", meaning: "cards drawn" }],
      texts: { title: "Confrontations" },
    },
  ],
} as unknown as Offer;
const GUIDE = {
  box: "heroes-unite",
  title: "",
  sections: [{ title: "Aim", statements: [{ text: "Own" }] }],
} as unknown as Guide;
const LESSON = { id: "heroes-unite/turn", box: "Heroes Unite", title: "A turn", about: "Play" } as LessonFacts;
const STEP = {
  id: "heroes-unite/turn",
  title: "A turn",
  step: 3,
  of: 8,
  text: ["The", "Buy"],
  otherwise: "",
  missed: -1,
  lost: false,
} as unknown as LessonInfo;
const NOTE = {
  key: "note-variants",
  args: { titles: { list: [{ key: "content-variant-heroes-unite-hunt", text: "Hunt" }] } },
} as Sentence;

/** All texts but ids and keys. */
function texts(value: unknown, key = ""): string[] {
  if (typeof value === "string") return /^(id|key|box)$/.test(key) || !value ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, name));
}

describe("texts of boxes, lessons and bots", () => {
  beforeEach(() => speakFrom("de", [MARKED]));
  afterEach(() => speak("en"));

  it("are in the language spoken", () => {
    const all = [...texts(offerInWords(OFFER)), ...texts(guideInWords(GUIDE)), ...texts(lessonsInWords([LESSON]))];
    expect(all.length).toBe(15);
    expect(all.filter((text) => !/^«.*»$/.test(text))).toEqual([]);
    expect(lessonsInWords([LESSON])[0]!.box).toBe("«Heroes Unite»");
    expect(tableInWords({ title: "", settings: { game: "heroes-unite" } } as TableInfo).title).toBe("");
    expect(tableInWords({ title: "Heroes", settings: { game: "heroes-unite" } } as TableInfo).title).toBe(
      "«Heroes Unite»",
    );
  });

  it("are those of the step of a lesson, and of the one that was let pass", () => {
    expect(lessonInWords(STEP).text[1]).toBe("«Buy Raven for 3 Power.»");
    expect(lessonInWords(STEP).otherwise).toBe("");
    expect(lessonInWords({ ...STEP, otherwise: "You", missed: 1 }).otherwise).toMatch(/^«You went on without Kick/);
    expect(lessonInWords({ ...STEP, otherwise: "The", missed: 3, lost: true }).otherwise).toMatch(
      /^«The lesson goes on/,
    );
    expect(lessonInWords({ ...STEP, step: 8, text: ["That"] }).text[0]).toMatch(/^«That is the whole rhythm/);
  });

  it("stand within sentences", () => {
    expect(words(NOTE)).toBe("Variants: «Super-Villain Hunt».");
  });

  it("stay as they came where the language has none", async () => {
    speakFrom("de", ["close = Schließen"]);
    expect(offerInWords(OFFER)).toEqual(OFFER);
    expect(words(NOTE)).toBe("Variants: Hunt.");
    await speak("pseudo");
    expect(words(NOTE)).toBe("Ṽàŕíàńťś: Ĥúńť.");
  });
});
