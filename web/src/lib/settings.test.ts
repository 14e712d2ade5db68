import { afterEach, describe, expect, it, vi } from "vitest";
import { FIRST, USUAL, forgetGame, keepGame, lastGame, readPreferences } from "./settings.svelte";

class Drawer {
  kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.kept.set(key, text);
}

afterEach(() => vi.unstubAllGlobals());

describe("preferences", () => {
  it("are as usual when nothing, nonsense or something foreign is stored", () => {
    for (const text of [null, "", "{", "null", "7", '{"theme": "pink", "pace": 3, "sound": "yes"}']) {
      expect(readPreferences(text)).toEqual(USUAL);
    }
  });

  it("keep what is known and drop what is not", () => {
    expect(readPreferences('{"theme": "dark", "sound": true, "cheat": true}')).toEqual({
      ...USUAL,
      theme: "dark",
      sound: true,
    });
  });

  it("give the only answer by themselves for those too who kept all settings before that was usual", () => {
    expect(readPreferences('{"theme": "dark", "autoPass": false}').answerForMe).toBe(true);
    expect(readPreferences('{"answerForMe": false}').answerForMe).toBe(false);
  });
});

describe("the last game", () => {
  it("is the first-time one until something was played, and after unreadable storage", () => {
    expect(lastGame(null)).toBe(FIRST);
    expect(lastGame("[1")).toBe(FIRST);
    expect(lastGame('{"settings": 5}')).toBe(FIRST);
  });

  it("comes back against bots, and not in the lobby", () => {
    vi.stubGlobal("localStorage", new Drawer());
    keepGame({
      settings: { game: "confrontations", players: 2, public: true },
      seats: [{ who: "me" }, { who: "open", hero: "Circe" }],
      start: false,
    });
    const again = lastGame();
    expect(again.settings).toMatchObject({ game: "confrontations", public: false });
    expect(again.seats).toEqual([{ who: "me" }, { who: "casual", hero: "Circe" }]);
    expect(again.start).toBe(true);
    forgetGame();
    expect(lastGame()).toBe(FIRST);
  });

  it("is not kept where the browser refuses storage, and nothing breaks", () => {
    const refuse = (): never => {
      throw new Error("denied");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    keepGame(FIRST);
    expect(lastGame()).toBe(FIRST);
  });
});
