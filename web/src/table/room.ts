/** How a table plays, in words. */

import type { Settings } from "../lib/protocol";

const UNDO: Record<string, string> = {
  free: "Undo is free until something new was seen, then by consent.",
  ask: "Every undo needs the consent of the others.",
  never: "What is done is done: no undo.",
};

/** The settings in sentences; the host sees those they can still change as controls instead. */
export function settingWords(settings: Settings, host = false): string[] {
  const words = [`${settings.players ?? 2} players.`];
  if (settings.variants?.length) words.push(`Variants: ${settings.variants.join(", ")}.`);
  if (settings.sets?.length) words.push(`Mixed with ${settings.sets.join(", ")}.`);
  if (settings.custom?.length) words.push(settings.custom.length === 1 ? "With a custom set." : `With ${settings.custom.length} custom sets.`);
  if (settings.swaps?.length) words.push(`${settings.swaps.length} ${settings.swaps.length === 1 ? "card is" : "cards are"} swapped.`);
  for (const [key, value] of Object.entries(settings.rules ?? {})) words.push(`Rule ${key}: ${value}.`);
  if (settings.match) words.push("A match of two games, one with each half of the cards.");
  if (host) return words;
  words.push(UNDO[settings.undo ?? "free"]!);
  words.push(settings.live_score ? "The score is shown during the game." : "The score is counted at the end.");
  if (settings.spectators_talk) words.push("Spectators may talk.");
  return words;
}
