/** What hangs on a decision: how much a Block must add, and what each answer adds. */

import type { AskInfo, CardFacts, Confrontation, OptionInfo, Position, Settings, StepFacts } from "../../lib/protocol";
import { say } from "../../lib/speech";
import { words } from "../../lib/voice";

/** How much the Character's cost lacks until the Power does not reach it; 0 if it is safe. */
export function lacking(fight: Confrontation): number {
  return Math.max(fight.power - fight.cost + 1, 0);
}

/** Whether a Confrontation fails if its player is ready now: no card can be played after that, and a cost only rises. */
export function failing(fight: Confrontation | null | undefined): boolean {
  return fight != null && fight.power < fight.cost;
}

/** Whether cards can be bought in a Confrontation too, for a sentence; in no box as printed. */
export function buysToo(settings: Settings | undefined): "yes" | "no" {
  return ["true", "on", "yes", "1"].includes(settings?.rules?.buy_in_confrontation ?? "") ? "yes" : "no";
}

/** The Power that cards in hand plainly give, as the signs on them show. */
export function shownPower(cards: readonly (CardFacts | null)[]): number {
  const signs = cards.flatMap((facts) => facts?.signs ?? []);
  return signs.reduce((sum, { icon, n }) => sum + (icon === "power" ? n : 0), 0);
}

/** The words of a Block's button, with what it adds where that is certain. */
export function withValue(text: string, option: OptionInfo, fight: Confrontation | null): string {
  if (!option.adds || !fight) return text;
  return say(lacking(fight) > 0 && option.adds >= lacking(fight) ? "stakes-adds-safe" : "stakes-adds", {
    text,
    n: option.adds,
  });
}

/** A question as it is said aloud: with the Power there is, and what a Confrontation needs, which others see beside it. */
export function aloud(
  question: string,
  ask: AskInfo,
  { power, confrontation }: Pick<Position, "power" | "confrontation">,
): string {
  if (ask.kind !== "main") return question;
  if (confrontation) return say("aloud-fight", { question, power, cost: confrontation.cost });
  return power ? say("aloud-power", { question, power }) : question;
}

/** Steps one after the other, as running text. */
export function stepWords(steps: readonly StepFacts[]): string {
  return steps.map((step) => [words(step.said), stepWords(step.under)].filter(Boolean).join(" ")).join(" ");
}

/** Whether the answers beside a question say all that its text does: what a yes leads to, of a card that lies open. */
export function tellsAll(ask: AskInfo): boolean {
  return ask.shown < 0 && ask.options.some((option) => option.verb === "yes" && option.leads.length > 0);
}

/** Where a card lies that a question shows. */
export function shownAt(position: Position, seat: number, card: number, name: (seat: number) => string): string {
  const owner = position.seats.findIndex((zones) => zones.deck[0] === card);
  if (owner >= 0) return say("question-shown", { where: owner === seat ? "own" : "other", name: name(owner) });
  return say("question-shown", { where: position.common.main_deck[0] === card ? "main" : "elsewhere", name: "" });
}
