/** Clocks in words, and what they show now. Whoever needs it loads it later, and its sentences with it. */

import type { ClockSetting, Clocks } from "./protocol";
import { learnClocks, say } from "./speech";

await learnClocks();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the server last said of the clocks, and when that was, by the clock that only counts. */
export interface Told extends Clocks {
  at: number;
}

/** The milliseconds a seat has left now, and those of its question that still cost nothing. */
export function remaining(told: Told, seat: number, now: number): { left: number; free: number } {
  const left = told.left[seat] ?? -1;
  if (seat !== told.seat) return { left, free: 0 };
  const passed = told.runs ? Math.max(now - told.at, 0) : 0;
  return { left: Math.max(left - Math.max(passed - told.free, 0), 0), free: Math.max(told.free - passed, 0) };
}

/** When one is told how much is left; from the last on, one has to hurry. */
export const BORDERS = [30_000, 10_000] as const;
export const HURRY = BORDERS[1];

/** The border that is crossed now, the nearest if several are: said once, and not where a question begins behind it. */
export function crossed(before: number, left: number): number | undefined {
  return BORDERS.findLast((border) => left <= border && border < before);
}

/** A time to read at a glance, as 1:05:09 or 0:09; a second that has begun counts. */
export function digits(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (n: number): string => String(n % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}

/** A time in words, in its largest unit, about. */
export function span(time: number): string {
  if (time >= DAY) return say("span-days", { n: Math.round(time / DAY) });
  if (time >= HOUR) return say("span-hours", { n: Math.round(time / HOUR) });
  if (time >= MINUTE) return say("span-minutes", { n: Math.round(time / MINUTE) });
  return say("span-seconds", { n: Math.ceil(time / 1000) });
}

/** How long is left, and until when: of a time of days. */
export function untilWords(left: number): string {
  const date = new Date(Date.now() + left).toLocaleString(undefined, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return say("clock-left", { span: span(left), date });
}

/** The time a clock gives, in words. */
export function clockTime({ per, time }: Pick<ClockSetting, "per" | "time">): string {
  if (per === "days") return say("span-days", { n: time });
  const seconds = per === "game" ? time * 60 : time;
  return seconds % 60 ? say("span-seconds", { n: seconds }) : say("span-minutes", { n: seconds / 60 });
}

/** What an undo does to a clock, in a sentence. */
export function undoWords(clock: ClockSetting): string {
  return say(clock.per === "game" ? "clock-undo-game" : "clock-undo");
}

/** A clock in sentences: how long one has, and what happens when that is over. */
export function clockWords(clock: ClockSetting): string {
  const given = clockTime(clock);
  const first =
    clock.per === "game"
      ? say("clock-said-game", { span: given, free: clock.delay ?? 0 })
      : say(`clock-said-${clock.per}`, { span: given });
  return `${first} ${say(`clock-said-${clock.out ?? "answer"}`)}`;
}
