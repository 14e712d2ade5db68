/** Puts sentences into words from the catalogue `src/lineup/speech`; `lineup/speech/__init__.py` says how. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Sentences } from "./sentences";

export type Key = keyof Sentences;
/** The keys of sentences that take nothing. */
export type Bare = { [K in Key]: [Sentences[K]] extends [never] ? K : never }[Key];

/** What a sentence is said with: a value for each name in it; most have none. */
type With<K extends Key> = [Sentences[K]] extends [never] ? [] : [args: Record<Sentences[K], string | number>];

/** A stretch of a sentence: words, or the place of an argument by its name. */
export type Stretch = { text: string } | { name: string };

// English comes with the page, another language when it is spoken; what only the terminal says stays with it, and what
// cards do in plain words, or clocks, comes when somebody looks at one.
const OURS = import.meta.glob<string>(
  ["../../../src/lineup/speech/en/*.ftl", "!**/{terminal,talk,steps,clocks,deals,content}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const LATER = import.meta.glob<string>("../../../src/lineup/speech/en/{steps,clocks,deals}.ftl", {
  query: "?raw",
  import: "default",
});
const OTHERS = import.meta.glob<string>(
  ["../../../src/lineup/speech/*/*.ftl", "!**/en/*.ftl", "!**/{terminal,talk}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);
const KEPT = "lineup.speech";
const ENGLISH = "en";
/** English with an accent on every letter of the catalogue: what is left in plain letters comes from somewhere else. */
export const PSEUDO = "pseudo";
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTS = "àƀćđéƒǵĥíĵķĺɱńóƥʠŕśťúṽŵẋýźÀƁĆĐÉƑǴĤÍĴĶĹḾŃÓƤɊŔŚŤÚṼŴẊÝŹ";

/** The languages there are: each folder of the catalogue is one. */
export const LANGUAGES: readonly string[] = [...new Set([ENGLISH, ...Object.keys(OTHERS).map(folder)])];

function folder(path: string): string {
  return path.split("/").at(-2)!;
}

function accented(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => ACCENTS[PLAIN.indexOf(letter)]!);
}

function bundleOf(
  language: string,
  texts: readonly string[],
  transform = (text: string): string => text,
): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, transform });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const english = bundleOf(ENGLISH, Object.values(OURS));
// The language spoken, then English for what it lacks or cannot say.
let bundles: FluentBundle[] = [english];
let spoken = ENGLISH;

/** Speak this language from now on. */
export async function speak(language: string): Promise<void> {
  const files = Object.entries(OTHERS).filter(([path]) => folder(path) === language);
  speakFrom(language, await Promise.all(files.map(([, load]) => load())));
}

/** Speak a language from now on whose files hold these texts. */
export function speakFrom(language: string, texts: readonly string[]): void {
  spoken = language;
  bundles =
    language === PSEUDO ? [bundleOf(ENGLISH, Object.values(OURS), accented)] : [bundleOf(language, texts), english];
}

const learning = new Map<string, Promise<void>>();

/** Learn the English sentences of a file that comes later, once. A failure is forgotten. */
function learn(file: string): Promise<void> {
  const known = learning.get(file);
  if (known) return known;
  const load = Object.entries(LATER).find(([path]) => path.endsWith(file))![1];
  const learned = load().then((text) => {
    for (const bundle of new Set([english, bundles.at(-1)!])) bundle.addResource(new FluentResource(text));
  });
  learning.set(file, learned);
  learned.catch(() => learning.delete(file));
  return learned;
}

/** Learn to say what cards do. */
export const learnSteps = (): Promise<void> => learn("/steps.ftl");
/** Learn to speak of deals that everybody plays. */
export const learnDeals = (): Promise<void> => learn("/deals.ftl");
/** Learn to speak of clocks. */
export const learnClocks = (): Promise<void> => learn("/clocks.ftl");

/** The language to speak: the one asked for, else the first of the reader's that there is. */
export function languageFor(asked: string | null, read: readonly string[]): string {
  const wishes = [asked ?? "", ...read, ...read.map((each) => each.split("-")[0]!)];
  return wishes.find((each) => each === PSEUDO || LANGUAGES.includes(each)) ?? ENGLISH;
}

/** The language asked for by `?speech=` in the address, which holds for the whole visit, or chosen in this browser. */
export function askedFor(search: string): string | null {
  const asked = new URLSearchParams(search).get("speech");
  try {
    if (asked) sessionStorage.setItem(KEPT, asked);
    return sessionStorage.getItem(KEPT) ?? localStorage.getItem(KEPT);
  } catch {
    return asked;
  }
}

/** Speak a language in this browser from now on; every page is said anew. */
export function choose(language: string, page: Pick<Location, "href" | "assign"> = location): void {
  try {
    sessionStorage.removeItem(KEPT);
    localStorage.setItem(KEPT, language);
  } catch {
    // A browser that keeps nothing is told by the address.
  }
  const address = new URL(page.href);
  address.searchParams.set("speech", language);
  page.assign(address.href);
}

/** The name of a language in itself: "Deutsch". */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A sentence of any key in words. What comes from elsewhere may name a key there is none of. */
function format(key: string, args: Readonly<Record<string, string | number>>): string {
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    values[name] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) continue;
    const faults: Error[] = [];
    const text = bundle.formatPattern(pattern, values, faults);
    if (!faults[0]) return text;
    if (bundle === bundles.at(-1)) throw new Error(`The sentence "${key}" cannot be said: ${faults[0].message}.`);
  }
  throw new Error(`There is no sentence "${key}".`);
}

// What lines of cards in our English wording are in the language spoken, as the server printed them.
const cardLines = new Map<string, string>();

/** Remember lines of cards in the language spoken; sentences of a game bring them in English. */
export function learnCards<T extends { text: string[]; english: string[] }>(cards: T[]): T[] {
  for (const card of cards) card.english.forEach((line, at) => cardLines.set(line, card.text[at] ?? line));
  return cards;
}

/** The language spoken, by its code. */
export function language(): string {
  return spoken === PSEUDO ? ENGLISH : spoken;
}

/** An English text that a box, lesson or bot brings, in the language spoken if that has a sentence of the key. */
export function content(key: string, text: string): string {
  if (key === "card-text") {
    const lines = text.split("\n").map((line) => cardLines.get(line) ?? line);
    return lines.join(" ");
  }
  const [own] = bundles as [FluentBundle];
  if (spoken === PSEUDO) return accented(text);
  const pattern = own.getMessage(key)?.value;
  return text && pattern ? own.formatPattern(pattern, {}, []) : text;
}

/** Words that stay by themselves where they are written from right to left, or they turn around what stands beside them. */
export function aside(text: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;
}

/** The sentence of a key in words. */
export function say<K extends Key>(key: K, ...[args]: With<K>): string {
  const given = Object.entries<string | number>(args ?? {}).map(([name, value]) => [
    name,
    typeof value === "string" ? aside(value) : value,
  ]);
  return format(key, Object.fromEntries(given));
}

// Stands for an argument until the sentence is cut; a mark for private use, which nobody types.
const SLOT = "\uE000";

/** A sentence cut where the arguments named in `places` stand in it; what goes there is the caller's. */
export function stretches(
  key: string,
  args: Readonly<Record<string, string | number>>,
  places: readonly string[],
): Stretch[] {
  const slots = Object.fromEntries(places.map((name, at) => [name, `${SLOT}${at}${SLOT}`]));
  const given = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "string" ? value.replaceAll(SLOT, "") : value,
  ]);
  return format(key, { ...Object.fromEntries(given), ...slots })
    .split(SLOT)
    .map((part, index) => (index % 2 ? { name: places[Number(part)]! } : { text: part }))
    .filter((part) => "name" in part || part.text);
}

/** Some things in a row: "a, b and c". */
export function list(items: readonly string[], by: "and" | "or" = "and"): string {
  if (!items.length) return "";
  return items.reduce((first, second, at) =>
    say(at === items.length - 1 ? `list-${by}` : "list-comma", { first, second }),
  );
}
