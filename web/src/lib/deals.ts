/** The words and figures of a deal that everybody plays. */

import type { DealBar, DealFacts, Offer } from "./protocol";
import { say } from "./speech";

/** The box of a deal and its variants, by their titles. */
export function dealTitle(deal: { game: string; variants: readonly string[] }, offer: Offer | null): string {
  const game = offer?.games.find((each) => each.id === deal.game);
  const variants = game?.variants.filter((each) => deal.variants.includes(each.id)) ?? [];
  return [game?.title ?? deal.game, ...variants.map((each) => each.title)].join(", ");
}

/** How a game of a deal ended, in a few words. */
export function outcomeWords({ won, lead }: { won: number; lead: number }): string {
  const n = Math.abs(lead);
  if (won < 0) return say("daily-gave-up");
  if (won === 1)
    return lead > 0 ? say("daily-won", { n }) : lead ? say("daily-won-behind", { n }) : say("daily-won-level");
  if (won > 0) return say("daily-shared");
  return lead < 0 ? say("daily-lost", { n }) : lead ? say("daily-lost-ahead", { n }) : say("daily-lost-level");
}

const SQUARES: Record<number, string> = { 1: "🟩", 0: "🟨", [-1]: "🟥" };

/** Who was ahead when, as squares: nothing of the cards is in them. */
export const squares = (course: readonly number[]): string => course.map((sign) => SQUARES[sign] ?? "").join("");

/** What somebody sends to friends. */
export function shareText(deal: DealFacts, title: string, address: string): string {
  const score = deal.score;
  if (!score) return "";
  const percent = score.percent >= 0 ? ` · ${say("daily-share-percent", { percent: Math.round(score.percent) })}` : "";
  return [
    say("daily-share-head", { number: deal.number, day: deal.day }),
    `${title} · ${outcomeWords(score)}${percent}`,
    squares(score.course),
    address,
  ]
    .filter(Boolean)
    .join("\n");
}

/** How high the bars of a histogram are, from 0 to 1. */
export function heights(bars: readonly DealBar[]): number[] {
  const most = Math.max(1, ...bars.map((bar) => bar.people + bar.bots));
  return bars.map((bar) => (bar.people + bar.bots) / most);
}

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace("-", "−"));
