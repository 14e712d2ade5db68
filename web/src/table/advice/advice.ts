/** Hints and odds in words and bars. */

import type { AskInfo, OptionValue, Sentence } from "../../lib/protocol";
import { say } from "../../lib/speech";

/** The share of games won that a full bar stands for. */
const FULL = 0.25;

/** How long the bar of an answer is that is so much worse, in percent. */
export function share(behind: number): number {
  return Math.min(behind / FULL, 1) * 100;
}

/** An answer that advice names, in words. */
export function answerWords(
  ask: AskInfo | null | undefined,
  answer: string,
  words: (said: Sentence) => string,
): string {
  const option = ask?.options.find((each) => each.answer === answer);
  return option ? words(option.text) : answer;
}

/** How much worse than the suggested answer another is. */
export function behindWords(value: OptionValue): string {
  return value.sure ? say("advice-behind", { n: percent(value.behind) }) : say("advice-same");
}

/** A chance in plain words: "2 of 5". */
export function chanceWords(part: number): string {
  if (part >= 0.995) return say("odds-sure");
  if (part <= 0.005) return say("odds-never");
  const of =
    [2, 3, 4, 5, 10].find(
      (each) => Math.abs(Math.round(part * each) / each - part) < 0.03 && Math.round(part * each) % each,
    ) ?? 20;
  const n = Math.min(Math.max(Math.round(part * of), 1), of - 1);
  return say("odds-of", { n, of });
}

export function percent(part: number): number {
  return Math.round(part * 100);
}

/** A number with its sign, at most one place behind the point: what a card adds. */
export function signed(number: number): string {
  const rounded = Math.round(number * 10) / 10;
  return rounded === 0 ? "0" : `${rounded > 0 ? "+" : "−"}${Math.abs(rounded)}`;
}

/** A number with at most one place behind the point. */
export function tenths(number: number): string {
  return String(Math.round(number * 10) / 10);
}
