/** Cards of one's own: what a form shows before the server has read it, mending, progress, trying out. */

import {
  OWN_LIMITS,
  type CardFacts,
  type CardForm,
  type FormFault,
  type GameFacts,
  type NewTable,
  type OwnCard,
  type OwnSet,
} from "./protocol";
import { provenance } from "./words";

/** A form with every field there; what the server sends has them all. */
export type Form = Required<CardForm>;
export type Field = Exclude<keyof Form, "replaces" | "more">;

export const FIELDS: readonly Field[] = ["name", "type", "cost", "vp", "copies", "emblem", "level", "side", "text"];
export const TYPES = [
  "Hero",
  "Villain",
  "Super Power",
  "Equipment",
  "Location",
  "Super-Villain",
  "Super Hero",
  "Character",
  "Starter",
  "Weakness",
] as const;

export const EMPTY: Form = {
  replaces: "",
  name: "",
  type: "",
  cost: "",
  vp: "",
  copies: "",
  emblem: "",
  level: "",
  side: "",
  text: "",
  more: {},
};

/** The picture its owner gave a card; empty: it is drawn. */
export function pictureOf(form: Form): string {
  return typeof form.more.picture === "string" ? form.more.picture : "";
}

/** A form as it is now, which does not change when somebody types on. */
export function copied(form: Form): Form {
  return { ...form, more: { ...form.more } };
}

/** Whether two forms say the same. */
export function same(one: CardForm, other: CardForm): boolean {
  const whole = (form: CardForm): string =>
    JSON.stringify([form.replaces ?? "", ...FIELDS.map((field) => form[field] ?? ""), form.more ?? {}]);
  return whole(one) === whole(other);
}

/** How many characters of a field the server keeps. */
export function most(field: Field): number {
  return field === "text" ? OWN_LIMITS.typedText : OWN_LIMITS.typed;
}

/** The fields with more in them than the server keeps. */
export function tooLong(form: Form): Field[] {
  return FIELDS.filter((field) => [...form[field]].length > most(field));
}

/** Whether nothing was typed yet. */
export function blank(form: Form): boolean {
  return FIELDS.every((field) => field === "type" || field === "copies" || !form[field].trim());
}

const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A fresh id for a card; the page gives it, so that a card sent twice is still one. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(11))].map((each) => ALPHABET[each % ALPHABET.length]).join("");
}

/** What a field of a form holds: as typed, else as on the card it replaces. */
export function value(form: Form, base: CardFacts | null, field: Field): string {
  if (form[field].trim() || !base) return form[field].trim();
  if (field === "vp") return base.vp_varies ? "*" : String(base.vp);
  if (field === "text") return "";
  return String(base[field] || "");
}

/** The card as far as it is typed, for the picture of it while there is something wrong with it. */
export function sketch(form: Form, base: CardFacts | null): CardFacts {
  const of = (field: Field): string => value(form, base, field);
  const lines = form.text.split("\n").filter((line) => line.trim());
  const type = of("type") || "Hero";
  return {
    ref: form.replaces || `sketch/${of("name")}`,
    set: "",
    stack: "main",
    name: of("name") || "…",
    type,
    types: [],
    cost: Number.parseInt(of("cost"), 10) || 0,
    vp: Number.parseInt(of("vp").replace(/[−–]/, "-"), 10) || 0,
    vp_varies: of("vp").includes("*"),
    copies: 1,
    text: lines,
    english: [],
    lines: lines.map((text) => ({ keyword: "", text })),
    signs: [],
    keywords: [],
    emblem: of("emblem"),
    mark: "",
    level: Number.parseInt(of("level"), 10) || 0,
    side: of("side"),
    provenance: { text: "custom" },
    rulings: [],
    look: base?.look ?? null,
    picture: pictureOf(form),
  };
}

/** A stretch of a text, and the fault or warning it lies under. */
export interface Stretch {
  text: string;
  fault: number;
}

/** A text cut where faults begin and end; -1 is no fault, and the first of two that overlap counts. */
export function underlined(text: string, faults: readonly FormFault[]): Stretch[] {
  const marks = faults
    .map((fault, index) => ({ index, start: fault.start, end: Math.max(fault.end, fault.start + 1) }))
    .filter((each) => faults[each.index]?.field === "text")
    .toSorted((one, other) => one.start - other.start);
  const found: Stretch[] = [];
  let at = 0;
  for (const { index, start, end } of marks) {
    if (start < at || start >= text.length) continue;
    if (start > at) found.push({ text: text.slice(at, start), fault: -1 });
    found.push({ text: text.slice(start, end), fault: index });
    at = Math.min(end, text.length);
  }
  if (at < text.length) found.push({ text: text.slice(at), fault: -1 });
  return found;
}

/** The text that was read, with one of its faults mended. */
export function mended(text: string, fault: Pick<FormFault, "start" | "end" | "mend">): string {
  return text.slice(0, fault.start) + fault.mend + text.slice(fault.end);
}

/** Whether a card's text waits to be replaced by its owner. */
export function isStandIn(card: Pick<CardFacts, "provenance">): boolean {
  const from = provenance(card);
  return from !== "real" && from !== "custom";
}

/** Where a stand-in is replaced. */
export function replacePath(card: Pick<CardFacts, "ref">): string {
  return `/workshop/new?replace=${encodeURIComponent(card.ref)}`;
}

/** How far a box is completed: its texts that are not the printed ones, and how many of them are one's own by now. */
export function progress(
  box: string,
  cards: readonly CardFacts[],
  sets: readonly OwnSet[],
): { own: number; all: number } {
  const open = new Set(cards.filter((card) => card.set === box && isStandIn(card)).map((card) => card.ref));
  const own = new Set(
    sets
      .flatMap((set) => set.cards)
      .filter((each) => each.read.card)
      .map((each) => each.form.replaces ?? ""),
  );
  return { own: [...open].filter((ref) => own.has(ref)).length, all: open.size };
}

/** The card of one's sets that replaces a card of a box, the set it is in first where that is known. */
export function replacing(ref: string, sets: readonly OwnSet[]): { set: OwnSet; card: OwnCard } | undefined {
  return sets.flatMap((set) => set.cards.map((card) => ({ set, card }))).find(({ card }) => card.form.replaces === ref);
}

/** The next stand-in of a box that nobody here has replaced yet. */
export function nextStandIn(
  box: string,
  cards: readonly CardFacts[],
  sets: readonly OwnSet[],
  after = "",
): CardFacts | undefined {
  const open = cards.filter((card) => card.set === box && isStandIn(card) && !replacing(card.ref, sets));
  const from = cards.findIndex((card) => card.ref === after);
  return open.find((card) => cards.indexOf(card) > from) ?? open[0];
}

/** The game a card is tried out in: its own box, or the first in which such cards are played. */
export function gameFor(card: CardFacts, games: readonly GameFacts[]): GameFacts | undefined {
  const wanted = card.type === "Character" ? "character" : card.type === "Super Hero" ? "super hero" : "";
  const fits = (game: GameFacts): boolean =>
    !wanted || game.identities.some((each) => Boolean(each.side) === (wanted === "character"));
  return games.find((game) => game.id === card.set) ?? games.find(fits) ?? games[0];
}

/** A table to try a card out: against bots, the maker first, the card in hand; a Super Hero or Character is played. */
export function trialTable(card: CardFacts, set: OwnSet, game: GameFacts): NewTable {
  const great = card.type === "Super Hero" || card.type === "Character";
  const seats = Array.from({ length: game.usual_players }, (_, at) => ({
    who: at ? "casual" : "me",
    hero: !at && great ? card.ref : "",
  }));
  return {
    settings: {
      game: game.id,
      players: game.usual_players,
      custom: [set.text],
      trial: great ? "" : card.ref,
      rules: { first_player: "0" },
      live_score: true,
    },
    seats,
    start: true,
  };
}
