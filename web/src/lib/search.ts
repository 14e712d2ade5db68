/** Finding cards and rules by words. */

import type { CardFacts, ClauseFacts } from "./protocol";
import { provenance } from "./words";

export interface CardFilter {
  words: string;
  set: string;
  type: string;
  cost: string;
  keyword: string;
  text: string;
}

export const EVERYTHING: CardFilter = { words: "", set: "", type: "", cost: "", keyword: "", text: "" };

/** The filter an address carries, and the address of a filter: what is found can be sent to a friend. */
export function readFilter(search: string): CardFilter {
  const given = new URLSearchParams(search);
  const filter = { ...EVERYTHING };
  for (const key of Object.keys(filter) as (keyof CardFilter)[]) filter[key] = given.get(key) ?? "";
  return filter;
}

export function writeFilter(filter: CardFilter): string {
  const given = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
  return given.size ? `?${given}` : "";
}

export function findCards(cards: readonly CardFacts[], filter: CardFilter): CardFacts[] {
  return cards.filter(
    (card) =>
      (!filter.set || card.set === filter.set) &&
      (!filter.type || card.type === filter.type) &&
      (!filter.keyword || card.keywords.includes(filter.keyword)) &&
      (!filter.text || provenance(card) === filter.text) &&
      fitsCost(card, filter.cost) &&
      holds(`${card.name} ${card.type} ${card.text.join(" ")} ${card.emblem}`, filter.words),
  );
}

/** "4" is that cost, "5+" that or more. */
function fitsCost(card: CardFacts, cost: string): boolean {
  if (!cost) return true;
  if (card.type === "Super Hero") return false;
  const number = Number.parseInt(cost, 10);
  return cost.endsWith("+") ? card.cost >= number : card.cost === number;
}

/** Rules that hold all the words, in their order; an id typed whole or in part is found too. */
export function findRules(rules: readonly ClauseFacts[], game: string, words: string): ClauseFacts[] {
  return rules.filter(
    (each) =>
      (!game || each.game === game) && holds(`${each.id} ${each.rule} ${each.note} ${each.section_title}`, words),
  );
}

function holds(text: string, words: string): boolean {
  const found = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
}

export interface Section {
  id: string;
  title: string;
  rules: ClauseFacts[];
}

export function sections(rules: readonly ClauseFacts[]): Section[] {
  const made = new Map<string, Section>();
  for (const rule of rules) {
    let section = made.get(rule.section);
    if (!section) made.set(rule.section, (section = { id: rule.section, title: rule.section_title, rules: [] }));
    section.rules.push(rule);
  }
  return [...made.values()];
}

/** All values of a field that occur, in the order they are met. */
export function values<T>(items: readonly T[], of: (item: T) => readonly string[]): string[] {
  return [...new Set(items.flatMap((item) => of(item)))];
}
