/** How a table plays and who comes and goes, in words. */

import type { GameFacts, OwnFacts, SeatInfo, Settings } from "../../lib/protocol";
import { list, say } from "../../lib/speech";

/** What games, variants and boxes are called, by their ids. */
export function titlesOf(games: readonly GameFacts[]): Record<string, string> {
  const all = games.flatMap((game) => [game, ...game.variants]);
  return Object.fromEntries(all.map(({ id, title }) => [id, title]));
}

/** Who of the others sat down or stood up between two looks at the seats, in sentences. */
export function comings(before: readonly SeatInfo[], now: readonly SeatInfo[], you: string): string {
  const people = (seats: readonly SeatInfo[]): Map<string, string> =>
    new Map(
      seats.filter(({ kind, person }) => kind === "person" && person !== you).map(({ person, name }) => [person, name]),
    );
  const [were, are] = [people(before), people(now)];
  const came = [...are].filter(([person]) => !were.has(person)).map(([, name]) => say("room-sat-down", { name }));
  const went = [...were].filter(([person]) => !are.has(person)).map(([, name]) => say("room-stood-up", { name }));
  return [...came, ...went].join(" ");
}

/** Whose sets are in play besides the boxes, in a sentence; empty if there are none. */
export function ownWords(own: readonly OwnFacts[]): string {
  if (!own.length) return "";
  const sets = own.map(({ title, new: added, replaced }) =>
    say("note-own-set", { title, new: added, replaced, both: added && replaced ? "yes" : "no" }),
  );
  return say("note-own", { sets: list(sets) });
}

/** The settings in sentences; the host sees those they can still change as controls instead. */
export function settingWords(settings: Settings, host = false, titles: Record<string, string> = {}): string[] {
  const named = (ids: readonly string[]): string => ids.map((id) => titles[id] ?? id).join(", ");
  const words = [say("setting-players", { n: settings.players ?? 2 })];
  if (settings.variants?.length) words.push(say("setting-variants", { names: named(settings.variants) }));
  if (settings.sets?.length) words.push(say("setting-sets", { names: named(settings.sets) }));
  for (const [set, groups] of Object.entries(settings.mix ?? {}))
    words.push(say("setting-groups", { set: named([set]), groups: groups.join(", ") }));
  if (settings.other_half) words.push(say("setting-other-half"));
  if (settings.swaps?.length) words.push(say("setting-swaps", { n: settings.swaps.length }));
  for (const [key, value] of Object.entries(settings.rules ?? {})) words.push(say("setting-rule", { key, value }));
  if (settings.match) words.push(say("setting-match"));
  if (host) return words;
  if (settings.closed) words.push(say("setting-closed"));
  words.push(say(`setting-undo-${settings.undo ?? "free"}`));
  words.push(say(`setting-hints-${settings.hints ?? "bots"}`));
  words.push(say(settings.live_score ? "setting-score" : "setting-no-score"));
  if (settings.spectators_talk) words.push(say("setting-spectators-talk"));
  return words;
}
