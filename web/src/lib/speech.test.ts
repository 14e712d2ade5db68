import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { PSEUDO, languageFor, learnClocks, list, say, speak, speakFrom, stretches } from "./speech";

afterEach(() => speak("en"));

describe("sentences", () => {
  it("are said with their arguments, numbers in the right form and never grouped", () => {
    expect(say("rules-count", { n: 1 })).toBe("1 rule");
    expect(say("rules-count", { n: 1234 })).toBe("1234 rules");
    expect(say("seat-as", { name: "Mera" })).toBe("as Mera");
  });

  it("put things in a row", () => {
    expect(list([])).toBe("");
    expect(list(["Ann"])).toBe("Ann");
    expect(list(["Ann", "Bob", "Cy"])).toBe("Ann, Bob and Cy");
    expect(list(["Ann", "Bob"], "or")).toBe("Ann or Bob");
  });

  it("are not turned around by a name written from right to left", () => {
    expect(say("set-card-faults", { name: "אבג", n: 2 })).toBe("\u2068אבג\u2069: 2 things to fix");
    expect(say("set-card-faults", { name: "Mera", n: 2 })).toBe("Mera: 2 things to fix");
  });

  it("are cut where markup stands in them, whatever the markup holds", () => {
    expect(stretches("own-set", { n: 2 }, ["title"])).toEqual([{ name: "title" }, { text: " (2 cards)" }]);
    expect(stretches("join-name", {}, ["name"])).toEqual([{ text: "You play as " }, { name: "name" }, { text: "." }]);
  });

  it("carry accents in the pseudo-language, what they are said with does not", async () => {
    await speak(PSEUDO);
    expect(say("seat-as", { name: "Mera" })).toBe("àś Mera");
    expect(say("close")).not.toMatch(/[A-Za-z]/);
  });

  it("are said in English where a language lacks them or cannot say them", async () => {
    speakFrom("de", ["close = Schließen\nrules-count = { $many } Regeln\nlist-and = { $first } und { $second }\njunk"]);
    expect(say("close")).toBe("Schließen");
    expect(list(["Ann", "Bob"])).toBe("Ann und Bob");
    expect(say("seat-as", { name: "Mera" })).toBe("as Mera");
    expect(say("rules-count", { n: 2 })).toBe("2 rules");
    await learnClocks();
    expect(say("clock")).toBe("Clock");
  });

  it("speak the language asked for, else the reader's own, else English", () => {
    expect(languageFor("pseudo", ["en-GB"])).toBe("pseudo");
    expect(languageFor(null, ["xx", "en-GB"])).toBe("en");
    expect(languageFor("xx", [])).toBe("en");
  });
});

describe("the catalogue", () => {
  it("holds no sentence of the client that the client never says", () => {
    const sources = readdirSync("src", { recursive: true, encoding: "utf-8" })
      .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts") && !name.endsWith("sentences.ts"))
      .map((name) => readFileSync(join("src", name), "utf-8"))
      .join("\n");
    const whole = new Set([...sources.matchAll(/"([A-Za-z0-9-]+)"/g)].map((found) => found[1]));
    const begun = [...sources.matchAll(/say\(\s*`([a-z-]+-)\$\{/g)].map((found) => found[1]!);
    const keys = [...readFileSync("../src/lineup/speech/en/client.ftl", "utf-8").matchAll(/^([A-Za-z][\w-]*) =/gm)].map(
      (found) => found[1]!,
    );
    expect(keys.length).toBeGreaterThan(400);
    expect(keys.filter((key) => !whole.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  });
});
