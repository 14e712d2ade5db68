/** A fight as the stage shows it: who meets whom, Power against cost, and every blow so far. */

import type { Arg, LogLine, Position } from "../../lib/protocol";
import type { Moment } from "./moments";
import { COMMON_PLACES } from "./options";

export interface Fighter {
  /** -1: a Super-Villain of the stack. */
  seat: number;
  card: number;
}

/** Cards that gave Power or changed the cost; equal cards of one player strike together. */
export interface Blow {
  side: "power" | "cost";
  how: "play" | "assist" | "block" | "text";
  /** Who struck, or -1 where a card did by itself. */
  seat: number;
  /** The card in the table's catalogue. */
  face: number;
  times: number;
  /** The change of Power or cost; 0 where the card changes neither. */
  n: number;
}

export interface Fight {
  attacker: Fighter;
  target: Fighter;
  power: number;
  cost: number;
  blows: readonly Blow[];
  stage: "announced" | "ready" | "settled" | "won" | "lost";
}

/** What is known of the cards of a position: which card of the catalogue each is, and what it costs. */
export interface Known {
  face(card: number): number | undefined;
  cost(card: number): number;
}

const ENDS: readonly string[] = ["told-held", "told-defeat"];

/** The Confrontation under way; null where there is none. */
export function ongoingFight(position: Position, log: readonly LogLine[], known: Known): Fight | null {
  const { confrontation } = position;
  if (!confrontation) return null;
  const { seat, target, power, cost, stage } = confrontation;
  const fighter = fighterAt(position, target);
  return {
    attacker: fighterAt(position, seat),
    target: fighter,
    power,
    cost,
    blows: blowsIn(linesOfTurn(log, position.number), known.face(fighter.card)),
    stage,
  };
}

/**
 * The fight that ended between two positions, as it stood when it was decided; null where none did. Power and cost are
 * gone from the later position, so what its log tells is added to those of the former.
 */
export function endedFight(
  before: Position | null,
  after: Position,
  log: readonly LogLine[],
  found: readonly Moment[],
  known: Known,
): Fight | null {
  const end = found.findLast(({ kind }) => kind === "defeated" || kind === "held");
  if (!before || !end) return null;
  const lines = linesOfTurn(log, after.number, ENDS);
  const fight = before.confrontation;
  if (fight) {
    const target = fighterAt(before, fight.target);
    const blows = blowsIn(lines, known.face(target.card));
    const late = blowsIn(
      lines.filter(({ number }) => number > before.number),
      known.face(target.card),
    );
    return {
      attacker: fighterAt(before, fight.seat),
      target,
      power: fight.power + sum(late, "power"),
      cost: fight.cost + sum(late, "cost"),
      blows,
      stage: end.kind === "defeated" ? "won" : "lost",
    };
  }
  if (end.kind !== "defeated" || end.hit.length) return null;
  const paid = after.spent - before.spent;
  const cost = paid > 0 ? paid : known.cost(end.card);
  return {
    attacker: fighterAt(after, end.seat),
    target: { seat: -1, card: end.card },
    power: Math.max(before.power, cost),
    cost,
    blows: blowsIn(lines, undefined).filter(({ side, n }) => side === "power" && n > 0),
    stage: "won",
  };
}

/** Whether the open question has answers among the cards in the middle of the table: then nothing may lie over them. */
export function asksMiddle({ ask, common }: Position): boolean {
  if (!ask) return false;
  const middle = new Set(COMMON_PLACES.flatMap((place) => common[place]));
  return [...ask.options.map(({ card }) => card), ...ask.among].some((card) => card >= 0 && middle.has(card));
}

function fighterAt(position: Position, seat: number): Fighter {
  return { seat, card: position.seats[seat]?.character[0] ?? -1 };
}

/** The lines of the turn up to an answer; where they `end` with one of these, of the turn that line is in. */
function linesOfTurn(log: readonly LogLine[], number: number, ends: readonly string[] = []): readonly LogLine[] {
  const told = log.filter((line) => line.number <= number);
  const last = ends.length ? told.findLastIndex(({ text }) => ends.includes(text.key)) : told.length;
  const first = told.findLastIndex(({ text }, at) => at < last && text.key === "told-turn");
  return told.slice(first + 1, Math.max(last, 0));
}

/** The blows that lines of the log tell of, against the Character with that face. */
function blowsIn(lines: readonly LogLine[], target: number | undefined): Blow[] {
  const blows: Blow[] = [];
  const strike = (blow: Blow): void => {
    const same = blows.find(
      (each) => each.face === blow.face && each.side === blow.side && (each.seat === blow.seat || blow.how === "text"),
    );
    if (!same) blows.push(blow);
    else {
      if (blow.how !== "text") same.times += blow.times;
      same.n += blow.n;
    }
  };
  let block: Blow | null = null;
  for (const { text } of lines) {
    const { args } = text;
    switch (text.key) {
      case "told-play":
      case "told-assist": {
        const faces = facesIn(args.cards);
        const power = numberOf(args.power);
        const how = text.key === "told-play" ? "play" : "assist";
        const whole = [...new Set(faces)];
        whole.forEach((face, at) => {
          const times = faces.filter((each) => each === face).length;
          const n = at === whole.length - 1 ? power : 0;
          strike({ side: "power", how, seat: seatOf(args.who), face, times, n });
        });
        break;
      }
      case "told-power":
        strike({
          side: "power",
          how: "text",
          seat: -1,
          face: facesIn(args.card)[0] ?? -1,
          times: 1,
          n: numberOf(args.power),
        });
        break;
      case "told-block":
        block = {
          side: "cost",
          how: "block",
          seat: seatOf(args.who),
          face: facesIn(args.card)[0] ?? -1,
          times: 1,
          n: 0,
        };
        strike(block);
        break;
      case "told-dearer":
      case "told-cheaper": {
        const raised = facesIn(args.card)[0] ?? -1;
        if (target !== undefined && raised !== target) break;
        const n = numberOf(args.amount) * (text.key === "told-dearer" ? 1 : -1);
        strike({ side: "cost", how: "text", seat: block?.seat ?? -1, face: block?.face ?? raised, times: 1, n });
        break;
      }
    }
  }
  return blows;
}

function sum(blows: readonly Blow[], side: Blow["side"]): number {
  return blows.reduce((total, blow) => total + (blow.side === side ? blow.n : 0), 0);
}

function facesIn(arg: Arg | undefined): number[] {
  if (typeof arg !== "object") return [];
  if ("card" in arg) return Array<number>(arg.n ?? 1).fill(arg.card);
  if ("list" in arg) return arg.list.flatMap(facesIn);
  return "said" in arg ? Object.values(arg.said.args).flatMap(facesIn) : [];
}

const numberOf = (arg: Arg | undefined): number => (typeof arg === "number" ? arg : 0);
const seatOf = (arg: Arg | undefined): number => (typeof arg === "object" && "seat" in arg ? arg.seat : -1);
