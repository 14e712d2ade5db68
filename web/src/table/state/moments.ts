/** The great moments of a fight: what is shown large for a moment, and what is heard. */

import type { Beat, Position } from "../../lib/protocol";
import type { SoundName } from "../../lib/sound";
import { flights } from "./flight";

export interface Moment {
  kind: Exclude<Beat["kind"], "shuffled" | "turn">;
  seat: number;
  /** The card it is about, or -1. */
  card: number;
  /** Those an Attack is made on; the one a Defense is for. */
  seats: readonly number[];
  /** Those it goes against. */
  hit: readonly number[];
  /** The Character that takes the place of the one defeated, or -1. */
  next: number;
}

/** The kinds by what they are worth: of several at once the greatest is shown, the last where they are equal. */
const GREAT: readonly Moment["kind"][] = [
  "held",
  "first_appearance",
  "defended",
  "blocked",
  "attacked",
  "confronted",
  "defeated",
  "out",
  "over",
];

/** List what happened between two positions that is worth a verdict, in the order it happened. */
export function moments(before: Position | null, after: Position): Moment[] {
  return after.beats.flatMap((beat): Moment[] => {
    if (beat.kind === "shuffled" || beat.kind === "turn") return [];
    const hit = seatsHit(beat, before, after);
    const character = beat.kind === "defeated" ? after.seats[hit[0] ?? -1]?.character[0] : undefined;
    const next = character === undefined || character === beat.card ? -1 : character;
    // A Super-Villain that appears attacks by itself, whoever's turn it is.
    const appears = after.beats.some(({ kind, card }) => kind === "first_appearance" && card === beat.card);
    const seat = beat.kind === "attacked" && appears ? -1 : beat.seat;
    const card = beat.kind === "held" ? (after.seats[beat.seat]?.character[0] ?? -1) : beat.card;
    return [{ ...beat, kind: beat.kind, seat, card, hit, next }];
  });
}

function seatsHit(beat: Beat, before: Position | null, after: Position): readonly number[] {
  const fighter = (after.confrontation ?? before?.confrontation)?.seat;
  switch (beat.kind) {
    case "attacked":
      return beat.seats;
    case "confronted":
      return ownersOf(beat.card, after);
    case "defeated":
      return before ? ownersOf(beat.card, before) : [];
    case "blocked":
    case "held":
      return fighter === undefined ? [] : [fighter];
    case "out":
      return [beat.seat];
    default:
      return [];
  }
}

/** Find the seat that has a Character in front of it. */
function ownersOf(card: number, position: Position): number[] {
  const owner = position.seats.findIndex((seat) => seat.character[0] === card);
  return owner < 0 ? [] : [owner];
}

/** The one to show; null where nothing great happened. */
export function greatest(found: readonly Moment[]): Moment | null {
  return found.reduce<Moment | null>(
    (best, each) => (best && GREAT.indexOf(best.kind) > GREAT.indexOf(each.kind) ? best : each),
    null,
  );
}

/** Whether a fight is on: such a position stays longer than a routine play. All may see what this rests on. */
export function isFight(position: Position): boolean {
  return position.beats.some(({ kind }) => kind !== "shuffled" && kind !== "turn");
}

/** What is heard when a position comes on show: the moment, or else the card that went somewhere; and one's own turn. */
export function heard(before: Position | null, after: Position, seat: number): SoundName[] {
  const moment = greatest(moments(before, after));
  const mine = after.beats.some((beat) => beat.kind === "turn" && beat.seat === seat) && !after.result;
  const sounds: SoundName[] = [];
  if (moment) sounds.push(moment.kind);
  else if (before && !after.fresh) {
    const found = flights(before, after).map(({ from, to }) => going(from, to));
    const first = (["bought", "destroyed", "played"] as const).find((each) => found.includes(each));
    if (first) sounds.push(first);
    else if (after.beats.some((beat) => beat.kind === "shuffled")) sounds.push("shuffled");
  }
  return mine ? [...sounds, "turn"] : sounds;
}

/** How tense a position is, from 0 to 1: the music follows it. All may see what this rests on. */
export function tension(position: Position): number {
  if (position.result || position.active < 0) return 0;
  const kind = position.waiting?.kind;
  if (position.confrontation || kind === "defend" || kind === "block") return 1;
  const villains = position.common.super_villains.length;
  const near = (villains > 0 && villains <= 2) || position.seats.some((seat) => seat.score.length >= 2);
  return near ? 0.5 : 0.15;
}

function going(from: string, to: string): SoundName | "" {
  if (to === "destroyed") return "destroyed";
  if (from.endsWith(".hand") && to.endsWith(".play")) return "played";
  return !from.includes(".") && from !== "main_deck" && to.includes(".") ? "bought" : "";
}
