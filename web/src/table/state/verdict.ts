/** A great moment in the words of whoever sees it: one verdict, and whether it is good or bad for them. */

import type { CardFacts, Position } from "../../lib/protocol";
import { list, say } from "../../lib/speech";
import { fullName } from "../../lib/words";
import type { Moment } from "./moments";

/** Good for the viewer's side, bad for it, or neither. */
export type Tone = "good" | "bad" | "neutral";

export interface Verdict {
  headline: string;
  /** Power against cost, the card, what comes next or the points; may be empty. */
  detail: string;
  tone: Tone;
}

/** The facts a verdict is made from: the position after the moment, and the viewer's seat (-1 for a spectator). */
export interface Viewpoint {
  position: Position;
  seat: number;
  teams: readonly number[];
  name(seat: number): string;
  card(card: number): CardFacts | null;
}

export function verdict(moment: Moment, view: Viewpoint): Verdict {
  return { headline: headline(moment, view), detail: detail(moment, view), tone: tone(moment, view) };
}

function headline(moment: Moment, view: Viewpoint): string {
  const { seat, hit } = moment;
  const card = nameOf(moment.card, view);
  const mine = yes(seat === view.seat);
  const me = yes(hit.includes(view.seat));
  switch (moment.kind) {
    case "confronted":
    case "blocked":
    case "held":
      return say(`verdict-${moment.kind}`, { name: view.name(seat), card, you: mine, me });
    case "attacked": {
      // A Super-Villain attacks whoever defeated the last one too; nobody attacks themselves.
      const card_attacks = seat < 0 || hit.includes(seat);
      return say("verdict-attacked", {
        name: card_attacks ? card : view.name(seat),
        names: list(hit.map((each) => (each === view.seat ? say("verdict-you") : view.name(each)))),
        you: card_attacks ? "no" : mine,
      });
    }
    case "defended": {
      const whom = moment.seats[0] ?? seat;
      return say(whom === seat ? "verdict-avoided" : "verdict-defended", {
        name: view.name(seat),
        whom: view.name(whom),
        you: mine,
        me: yes(whom === view.seat),
      });
    }
    case "defeated": {
      const missed = hit.length === 0 && view.seat >= 0 && !ours(seat, view);
      return say("verdict-defeated", { name: view.name(seat), card, you: mine, me, missed: yes(missed) });
    }
    case "first_appearance":
      return say("verdict-first-appearance", { card });
    case "out":
      return say("verdict-out", { name: view.name(seat), you: mine });
    case "over": {
      const winners = [...(view.position.result?.winners ?? [])];
      const names = winners.sort((a, b) => Number(b === view.seat) - Number(a === view.seat) || a - b).map(view.name);
      return say("result-victory", {
        count: winners.length,
        you: yes(winners.includes(view.seat)),
        names: list(names),
      });
    }
  }
}

function detail(moment: Moment, view: Viewpoint): string {
  const next = view.card(moment.next);
  const fight = view.position.confrontation;
  switch (moment.kind) {
    case "confronted":
    case "held":
      return fight ? say("verdict-fight", { power: fight.power, cost: fight.cost }) : "";
    case "blocked":
      return [
        nameOf(moment.card, view),
        ...(fight ? [say("verdict-fight", { power: fight.power, cost: fight.cost })] : []),
      ]
        .filter(Boolean)
        .join(" · ");
    case "attacked":
      return moment.seat < 0 || moment.hit.includes(moment.seat) ? "" : nameOf(moment.card, view);
    case "defended":
      return nameOf(moment.card, view);
    case "defeated":
      return !next ? "" : say("verdict-next", { card: fullName(next) });
    case "over": {
      const { result } = view.position;
      if (!result) return "";
      const points = result.scores.map((n, seat) => say("result-score", { name: view.name(seat), n }));
      return [...(result.how === "knock_out" ? [say("verdict-knock-out")] : []), ...points].join(" · ");
    }
    default:
      return "";
  }
}

function tone(moment: Moment, view: Viewpoint): Tone {
  if (view.seat < 0) return "neutral";
  if (moment.kind === "over") {
    const won = view.position.result?.winners ?? [];
    return won.some((seat) => ours(seat, view)) ? "good" : won.length ? "bad" : "neutral";
  }
  if (moment.kind === "defended") {
    return [moment.seat, ...moment.seats].some((seat) => ours(seat, view)) ? "good" : "neutral";
  }
  if (moment.hit.some((seat) => ours(seat, view))) return "bad";
  if (moment.kind === "first_appearance") return "neutral";
  if (moment.kind === "out" || ours(moment.seat, view)) return "good";
  return moment.kind === "defeated" && moment.hit.length === 0 ? "bad" : "neutral";
}

function nameOf(card: number, view: Viewpoint): string {
  return view.card(card)?.name ?? "";
}

/** The viewer's own seat, or that of their partner. */
function ours(seat: number, view: Viewpoint): boolean {
  if (seat < 0 || view.seat < 0) return false;
  return seat === view.seat || (view.teams.length > 0 && view.teams[seat] === view.teams[view.seat]);
}

const yes = (is: boolean): "yes" | "no" => (is ? "yes" : "no");
