/** What a person likes, kept in their browser. */

import type { NewTable } from "./protocol";

export interface Preferences {
  theme: "system" | "light" | "dark";
  /** How fast bots' actions are shown one after another. */
  pace: "instant" | "fast" | "normal" | "slow";
  motion: "full" | "fast" | "off";
  sound: boolean;
  /** Warn before a turn ends with Power or cards that could still be used. */
  warnEnd: boolean;
  /** Give the only answer there is. (By its former name, off unless chosen, it was kept of people who never chose.) */
  answerForMe: boolean;
  /** Let the browser tell when it is one's turn and the page is out of sight. */
  notices: boolean;
  /** Show emotes and fingers of others; those of a partner are always shown. */
  signs: boolean;
  /** Letters, digits and signs do something at the table. */
  keys: boolean;
}

export const USUAL: Preferences = {
  theme: "system",
  pace: "normal",
  motion: "full",
  sound: true,
  warnEnd: true,
  answerForMe: true,
  notices: false,
  signs: true,
  keys: true,
};

const VALUES: { [key in keyof Preferences]: readonly Preferences[key][] } = {
  theme: ["system", "light", "dark"],
  pace: ["instant", "fast", "normal", "slow"],
  motion: ["full", "fast", "off"],
  sound: [true, false],
  warnEnd: [true, false],
  answerForMe: [true, false],
  notices: [true, false],
  signs: [true, false],
  keys: [true, false],
};

const SETTINGS = "lineup.settings";
const LAST = "lineup.last";

/** Preferences out of stored text; whatever is missing or unknown is as usual. */
export function readPreferences(text: string | null): Preferences {
  const found = readObject(text);
  const kept: Record<string, unknown> = { ...USUAL };
  for (const [key, values] of Object.entries(VALUES)) {
    if ((values as readonly unknown[]).includes(found[key])) kept[key] = found[key];
  }
  return kept as unknown as Preferences;
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The reactive preferences; setting a field is all it takes. */
export const settings: Preferences = $state(readPreferences(load(SETTINGS)));

/** Whether things should simply appear where they end up. */
export function reducedMotion(): boolean {
  return settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keep the preferences and show the theme; called in an effect. */
export function applySettings(): void {
  store(SETTINGS, JSON.stringify(settings));
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.dataset.keys = settings.keys ? "on" : "off";
}

/** What *Play now* plays the first time: the first game against two casual bots. */
export const FIRST: NewTable = {
  settings: { players: 3, live_score: true },
  seats: [{ who: "me" }, { who: "casual" }, { who: "casual" }],
  start: true,
};

/** The last game against bots, else the first-time one. */
export function lastGame(text: string | null = load(LAST)): NewTable {
  const found = readObject(text) as NewTable;
  const fits = typeof found.settings?.game === "string" && Array.isArray(found.seats);
  return fits ? { settings: found.settings, seats: found.seats, start: true } : FIRST;
}

/** Remember a game for *Play now*: seats of other people become bots. */
export function keepGame(made: NewTable): void {
  const others = ["open", "here"];
  const seats = (made.seats ?? []).map((seat) =>
    others.includes(seat.who ?? "open") ? { hero: seat.hero ?? "", who: "casual" } : seat,
  );
  store(LAST, JSON.stringify({ settings: { ...made.settings, public: false }, seats }));
}

/** Forget the last game, when it can be played no longer. */
export function forgetGame(): void {
  store(LAST, "{}");
}

// A browser may refuse storage (private windows, blocked cookies): then nothing is kept, and all else works.
function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}
