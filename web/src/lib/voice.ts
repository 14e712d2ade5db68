/** Puts the sentences of a game into words for one reader, cut so that the cards in them can be looked at. */

import { aside, content, stretches } from "./speech";
import type { Arg, Sentence } from "./protocol";
import { label } from "./words";

/** Whom and what a game's sentences speak of. */
export interface Voice {
  /** The players' names. */
  seats: readonly string[];
  /** The names of the catalogue's cards. */
  cards: readonly string[];
  /** The reader's seat, or -1. */
  reader: number;
}

export interface Piece {
  text: string;
  /** Index into the catalogue, or -1 for plain words. */
  card: number;
}

/** Nobody's: for sentences that speak of no seat and no card. */
export const NOBODY: Voice = { seats: [], cards: [], reader: -1 };

/** A sentence in pieces. */
export function tell(said: Sentence, voice: Voice): Piece[] {
  const plain: Record<string, string | number> = {};
  const placed: Record<string, Piece[]> = {};
  for (const [name, arg] of Object.entries(said.args)) {
    if (typeof arg === "object") placed[name] = pieces(arg, voice);
    else plain[name] = arg;
    if (typeof arg !== "object") continue;
    if ("seat" in arg) plain[`${name}-you`] = isReader(arg.seat, voice);
    if ("list" in arg) plain[`${name}-count`] = arg.list.length;
  }
  return put(said.key, plain, placed);
}

/** A sentence as text. */
export function words(said: Sentence, voice: Voice = NOBODY): string {
  return text(tell(said, voice));
}

export function text(told: readonly Piece[]): string {
  return told.map((piece) => piece.text).join("");
}

/** Words of one's own as pieces. */
export function plain(words: string): Piece[] {
  return [{ text: words, card: -1 }];
}

/** The same pieces as the beginning of a sentence. */
export function begun(told: readonly Piece[]): Piece[] {
  return told.map((piece, at) => (at === 0 ? { ...piece, text: label(piece.text) } : piece));
}

function put(key: string, plain: Record<string, string | number>, placed: Record<string, Piece[]>): Piece[] {
  return stretches(key, plain, Object.keys(placed)).flatMap((part) =>
    "name" in part ? (placed[part.name] ?? []) : [{ text: part.text, card: -1 }],
  );
}

function pieces(arg: Exclude<Arg, string | number>, voice: Voice): Piece[] {
  if ("said" in arg) return tell(arg.said, voice);
  if ("text" in arg) return plain(content(arg.key, arg.text));
  if ("seat" in arg) return [{ text: aside(voice.seats[arg.seat] ?? ""), card: -1 }];
  if ("card" in arg) {
    const card = [{ text: aside(voice.cards[arg.card] ?? ""), card: arg.card }];
    return (arg.n ?? 1) === 1 ? card : put("card-times", { n: arg.n ?? 1 }, { card });
  }
  const items = arg.list.map((each) => item(each, voice));
  if (!items.length) return [];
  return items.reduce((first, second, at) =>
    put(arg.by && at === items.length - 1 ? `list-${arg.by}` : "list-comma", {}, { first, second }),
  );
}

function item(arg: Arg, voice: Voice): Piece[] {
  if (typeof arg !== "object") return [{ text: String(arg), card: -1 }];
  if ("seat" in arg) return put("seat", { "who-you": isReader(arg.seat, voice) }, { who: pieces(arg, voice) });
  return pieces(arg, voice);
}

function isReader(seat: number, voice: Voice): "yes" | "no" {
  return seat === voice.reader ? "yes" : "no";
}
