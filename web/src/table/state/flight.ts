/** Cards fly from where they were to where they are. Copies do the flying, so nothing waits for them. */

import type { Position } from "../../lib/protocol";
import { seatZone, whereabouts, zones } from "./options";

export interface Flight {
  card: number;
  from: string;
  to: string;
}

/** More than this at once explains nothing any more. */
export const MOST_FLIGHTS = 16;

/**
 * The cards that changed their place. One that was hidden before comes out of the zone that lost hidden cards: the
 * deck of the same seat first, else the main deck.
 */
export function flights(before: Position, after: Position): Flight[] {
  const old = whereabouts(before);
  const hidden = new Map(zones(before).map(([zone, cards]) => [zone, cards.filter((card) => card < 0).length]));
  const left = new Map(zones(after).map(([zone, cards]) => [zone, cards.filter((card) => card < 0).length]));
  const found: Flight[] = [];
  for (const [card, to] of whereabouts(after)) {
    const from = old.get(card) ?? source(to, hidden, left);
    if (from !== undefined && from !== to) found.push({ card, from, to });
  }
  return found.length > MOST_FLIGHTS ? [] : found;
}

/** The zone a card that nobody saw came from. */
function source(to: string, before: Map<string, number>, after: Map<string, number>): string | undefined {
  const seat = /^(\d+)\./.exec(to)?.[1];
  const near = seat === undefined ? [] : [seatZone(Number(seat), "deck"), seatZone(Number(seat), "hand")];
  const others = [...before.keys()].filter((zone) => !near.includes(zone) && zone !== "main_deck");
  return [...near, "main_deck", ...others].find((zone) => (before.get(zone) ?? 0) > (after.get(zone) ?? 0));
}

/** Where something on the page is, and what shows it. */
export interface Place {
  box: DOMRect;
  element: HTMLElement;
}

/** A pile has its top card's number too, but looks like no card. */
const isCard = (element: HTMLElement): boolean => element.classList.contains("spot");

/** Where the cards and zones on the page are: cards by number, zones by name. */
export function measure(root: ParentNode): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card], [data-zone]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const { zone, card, copies } = element.dataset;
    if (zone) places.set(zone, { box, element });
    for (const each of (copies ?? card)?.split(" ") ?? [])
      if (isCard(element) || !places.has(each)) places.set(each, { box, element });
  }
  return places;
}

const GLIDE = "cubic-bezier(.2,.7,.3,1)";
/** Milliseconds a pile takes a card in. */
const SETTLE = 120;

/** Let copies of the cards fly; `duration` in milliseconds. What goes onto a pile flies as it looked before. */
export function fly(
  root: ParentNode,
  layer: HTMLElement,
  moves: readonly Flight[],
  was: Map<string, Place>,
  duration: number,
): void {
  for (const { card, from } of moves) {
    const element = root.querySelector<HTMLElement>(`[data-card="${card}"], [data-copies~="${card}"]`);
    const before = was.get(String(card)) ?? was.get(from);
    if (!element || !before) continue;
    const [start, end] = [before.box, element.getBoundingClientRect()];
    if (end.width === 0 || end.right < 0 || end.left > innerWidth || end.bottom < 0 || end.top > innerHeight) continue;
    const shown = isCard(element);
    if (!shown && !isCard(before.element)) continue;
    const copy = copied(shown ? element : before.element, shown ? end : start);
    layer.append(copy);
    if (shown) element.animate([{ opacity: 0 }, { opacity: 0 }], duration);
    const flight = copy.animate(shown ? onto(start, end) : into(start, end), duration);
    flight.oncancel = (): void => copy.remove();
    flight.onfinish = (): void => {
      copy.remove();
      if (!shown) element.animate([{ transform: "scale(1.06)" }, { transform: "none" }], SETTLE);
    };
  }
}

/** The way of a card to its place: it comes in above the table, and settles. */
function onto(from: DOMRect, place: DOMRect): Keyframe[] {
  return [
    { transform: over(place, from, from.width / place.width), easing: GLIDE },
    { transform: "translate(-3%, calc(-3% - 5px)) scale(1.06)", offset: 0.72, easing: "ease-in" },
    { transform: "none" },
  ];
}

/** The way of a card from its place into a pile: it shrinks till the pile holds it. */
function into(from: DOMRect, pile: DOMRect): Keyframe[] {
  const scale = Math.min(pile.width / from.width, pile.height / from.height);
  return [
    { transform: "none", easing: GLIDE },
    { transform: over(from, pile, scale), opacity: 0.5 },
  ];
}

/** What brings `box` to the corner of another, this much larger. */
function over(box: DOMRect, other: DOMRect, scale: number): string {
  return `translate(${other.left - box.left}px, ${other.top - box.top}px) scale(${scale})`;
}

function copied(element: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const marked of [copy, ...copy.querySelectorAll<HTMLElement>("[data-card], [data-zone], [id]")]) {
    marked.removeAttribute("data-card");
    marked.removeAttribute("data-copies");
    marked.removeAttribute("data-zone");
    marked.removeAttribute("id");
  }
  copy.inert = true;
  Object.assign(copy.style, {
    position: "absolute",
    margin: "0",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: "0 0",
  });
  copy.style.setProperty("--card-w", `${width}px`);
  copy.style.setProperty("--card-h", `${height}px`);
  return copy;
}
