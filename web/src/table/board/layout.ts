/** Which cards can be pressed where they lie, and which have to be laid out for an answer. */

import type { Arg, AskInfo, CardFacts, OptionInfo, Position, Sentence } from "../../lib/protocol";
import { say } from "../../lib/speech";
import { label } from "../../lib/words";
import { doing, picksMany, type Verb } from "../state/options";

/** The cards that lie open on the page as cards of their own, for a viewer at this seat. */
export function inPlace(position: Position, seat: number): Set<number> {
  const { common } = position;
  const cards = new Set<number>([...common.line_up, ...common.aside]);
  for (const pile of [common.super_villains, common.stack, common.stack_2, common.weakness]) {
    if (pile[0] !== undefined) cards.add(pile[0]);
  }
  position.seats.forEach((zones, at) => {
    for (const card of [...zones.play, ...zones.character.slice(0, 1), ...zones.stored, ...zones.reserve])
      cards.add(card);
    if (at === seat) for (const card of [...zones.hand, ...zones.offer]) cards.add(card);
  });
  cards.delete(-1);
  return cards;
}

export interface Stack {
  title: string;
  zone: string;
  cards: readonly number[];
}

/** How many characters of text a card of half the usual height holds. */
const BRIEF = 40;

/** The open stacks of the middle: those whose top card needs its full height to be read, and the others. */
export function stacksOf(
  common: Position["common"],
  facts: (card: number) => CardFacts | null,
): { tall: Stack[]; small: Stack[] } {
  const top = (cards: readonly number[]): CardFacts | null => facts(cards[0] ?? -1);
  const all: Stack[] = [
    { title: say("super-villain"), zone: "super_villains", cards: common.super_villains },
    { title: top(common.stack)?.name ?? say("stack"), zone: "stack", cards: common.stack },
    { title: top(common.stack_2)?.name ?? say("stack-2"), zone: "stack_2", cards: common.stack_2 },
    { title: say("weakness"), zone: "weakness", cards: common.weakness },
  ];
  const there = all.filter((each) => each.cards.length > 0 || each.zone === "stack" || each.zone === "weakness");
  const isTall = (each: Stack): boolean =>
    each.zone === "super_villains" || (top(each.cards)?.text.join(" ").length ?? 0) > BRIEF;
  return { tall: there.filter(isTall), small: there.filter((each) => !isTall(each)) };
}

/** Super-Villains and such have more to say than any card of the Line-Up, and are as much wider. */
export const WIDER = 1.22;

/** How many columns the middle has: the Line-Up (five at least, so that cards keep their size) and the tall stacks. */
export function cardsAcross(cards: number, tall: number): number {
  return Math.max(5, cards) + tall * WIDER;
}

/** A place of the Line-Up that waits for its next card. */
export const GAP = -2;

/** Lay the Line-Up out so that a card stays where it was; what is new takes the places that became free. */
export function keepPlaces(before: readonly number[], cards: readonly number[]): number[] {
  const left = new Set(cards);
  if (cards.includes(-1) || !before.some((card) => left.has(card))) return [...cards];
  const places = before.map((card) => (left.delete(card) ? card : GAP));
  for (const card of left) {
    const at = places.indexOf(GAP);
    if (at < 0) places.push(card);
    else places[at] = card;
  }
  return places;
}

export interface Laid {
  /** Cards to lay out beside the question: they lie in a pile or in another's hand. */
  cards: number[];
  /** Answers that get a button, with their numbers counted from 1. */
  buttons: { option: OptionInfo; number: number }[];
}

const AS_CARDS: ReadonlySet<Verb> = new Set(["pick", "hunt", "hero"]);

/**
 * How the answers to a question are laid out. In the main part of a turn the cards themselves are the buttons; picks
 * out of piles are laid out as cards; everything else gets a button that says what it does.
 */
export function lay(ask: AskInfo, options: Map<number, OptionInfo[]>, place: Set<number>): Laid {
  const many = picksMany(ask);
  const laid: Laid = { cards: [], buttons: [] };
  ask.options.forEach((option, at) => {
    const elsewhere = option.card >= 0 && !place.has(option.card);
    if (elsewhere && AS_CARDS.has(option.verb)) laid.cards.push(option.card);
    else if (many && option.card >= 0) return;
    else if (many && option.verb === "done") return;
    else if (ask.kind === "main" && option.card >= 0 && !elsewhere && option.verb !== "use") return;
    else laid.buttons.push({ option, number: at + 1 });
  });
  if (many) laid.cards = [...options.keys()].filter((card) => !place.has(card));
  return laid;
}

/** The words on the button that sends a pick of several cards. */
export function pickWords(cards: readonly Arg[], ask: AskInfo, words: (said: Sentence) => string): string {
  const act = (what: Arg): string => label(words(doing(ask, what)));
  if (cards.length < ask.least)
    return act(say(cards.length ? "pick-more" : "cards-count", { n: ask.least - cards.length }));
  if (!cards.length) return ask.picked.length ? say("pick-no-more") : act(say("no-card"));
  return act({ list: [...cards], by: "and" });
}

/** How far a pick of several cards has come, which cost so much together. */
export function pickCount(picked: number, ask: AskInfo, cost: number): string {
  if (ask.limit !== null) return say("pick-count-cost", { n: picked, cost, limit: ask.limit });
  if (ask.least === ask.most) return say("pick-count-of", { n: picked, most: ask.most });
  if (ask.least) return say("pick-count-from", { n: picked, least: ask.least, most: ask.most });
  return say("pick-count-up-to", { n: picked, most: ask.most });
}
