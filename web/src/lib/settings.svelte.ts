/** What a person likes, kept in their browser. */

import type { NewTable } from "./protocol";

export interface Preferences {
  theme: "system" | "light" | "dark";
  /** How fast bots' actions are shown one after another. */
  pace: "instant" | "fast" | "normal" | "slow";
  motion: "full" | "fast" | "off";
  sound: boolean;
  /** How loud the sounds are, and the music: from 0, which is off, to 10. */
  volume: number;
  music: number;
  /** Show a sign for every sound. */
  captions: boolean;
  /** Warn before a turn ends with Power or cards that could still be used. */
  warnEnd: boolean;
  /** Give the only answer there is. (By its former name, off unless chosen, it was kept of people who never chose.) */
  answerForMe: boolean;
  /** End one's turn where nothing else is left to do. */
  autoEnd: boolean;
  /** Say yes to Power that is free. */
  takeGains: boolean;
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
  volume: 7,
  music: 0,
  captions: false,
  warnEnd: true,
  answerForMe: true,
  autoEnd: true,
  takeGains: true,
  notices: false,
  signs: true,
  keys: true,
};

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const VALUES: { [key in keyof Preferences]: readonly Preferences[key][] } = {
  theme: ["system", "light", "dark"],
  pace: ["instant", "fast", "normal", "slow"],
  motion: ["full", "fast", "off"],
  sound: [true, false],
  volume: LEVELS,
  music: LEVELS,
  captions: [true, false],
  warnEnd: [true, false],
  answerForMe: [true, false],
  autoEnd: [true, false],
  takeGains: [true, false],
  notices: [true, false],
  signs: [true, false],
  keys: [true, false],
};

const SETTINGS = "lineup.settings";
const LAST = "lineup.last";
const GUIDED = "lineup.guided";

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

/** How many bubbles of the first game there are. */
export const BUBBLES = 3;
/** How many of them have been seen; all of them for whoever needs none. */
export const guide = $state({ seen: Number(load(GUIDED) ?? BUBBLES) });

/** *Play now* was pressed: the first game ever is guided. */
export function guideFirstGame(): void {
  if (load(GUIDED) === null && load(LAST) === null) guideOn(0);
}

/** Remember how far the guide has come. */
export function guideOn(seen: number): void {
  guide.seen = seen;
  store(GUIDED, String(seen));
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
