/** How a table plays, in words. */

import type { GameFacts, Settings } from "../lib/protocol";

const UNDO: Record<string, string> = {
  free: "Undo is free until something new was seen, then by consent.",
  ask: "Every undo needs the consent of the others.",
  never: "What is done is done: no undo.",
};

/** What games, variants and boxes are called, by their ids. */
export function titlesOf(games: readonly GameFacts[]): Record<string, string> {
  const all = games.flatMap((game) => [game, ...game.variants]);
  return Object.fromEntries(all.map(({ id, title }) => [id, title]));
}

/** The settings in sentences; the host sees those they can still change as controls instead. */
export function settingWords(settings: Settings, host = false, titles: Record<string, string> = {}): string[] {
  const named = (ids: readonly string[]): string => ids.map((id) => titles[id] ?? id).join(", ");
  const words = [`${settings.players ?? 2} players.`];
  if (settings.variants?.length) words.push(`Variants: ${named(settings.variants)}.`);
  if (settings.sets?.length) words.push(`Mixed with ${named(settings.sets)}.`);
  for (const [set, groups] of Object.entries(settings.mix ?? {})) words.push(`${named([set])}: ${groups.join(", ")}.`);
  if (settings.other_half) words.push("Of this mix the other half is played: the sets change places.");
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
