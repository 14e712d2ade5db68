/** The great moments of a fight: what is shown large for a moment, and what is heard. */

import type { Beat, CardFacts, Position } from "../../lib/protocol";
import type { SoundName } from "../../lib/sound";
import { say } from "../../lib/speech";
import { flights } from "./flight";

export interface Moment {
  kind: Exclude<Beat["kind"], "shuffled" | "turn"> | "level";
  seat: number;
  /** The card it is about, or -1. */
  card: number;
  seats: readonly number[];
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
  "level",
  "over",
];

/** What happened between two positions that is worth a sign, in the order it happened. */
export function moments(before: Position | null, after: Position): Moment[] {
  return after.beats.flatMap((beat): Moment[] => {
    if (beat.kind === "shuffled" || beat.kind === "turn") return [];
    const moment: Moment = { ...beat, kind: beat.kind };
    const loser =
      beat.kind === "defeated" && before ? before.seats.findIndex((seat) => seat.character[0] === beat.card) : -1;
    const next = after.seats[loser]?.character[0];
    return next === undefined || next === beat.card
      ? [moment]
      : [moment, { kind: "level", seat: loser, card: next, seats: [] }];
  });
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

function going(from: string, to: string): SoundName | "" {
  if (to === "destroyed") return "destroyed";
  if (from.endsWith(".hand") && to.endsWith(".play")) return "played";
  return !from.includes(".") && from !== "main_deck" && to.includes(".") ? "bought" : "";
}

/** The names a sign is signed with: whom and what it is about. */
export function named(moment: Moment, facts: CardFacts | null, name: (seat: number) => string, me = -1): string[] {
  const card = facts ? [facts.name] : [];
  switch (moment.kind) {
    case "attacked":
      return [...card, ...moment.seats.map(name)];
    case "over":
    case "first_appearance":
    case "confronted":
      return card;
    case "held":
    case "out":
      return [name(moment.seat)];
    case "defended": {
      const whom = moment.seats[0] ?? moment.seat;
      return [
        ...card,
        whom === moment.seat
          ? name(whom)
          : say("burst-for", { name: name(moment.seat), whom: name(whom), you: whom === me ? "yes" : "no" }),
      ];
    }
    case "level":
    case "blocked":
    case "defeated":
      return [...card, name(moment.seat)];
  }
}
