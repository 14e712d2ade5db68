/** Cards fly from where they were to where they are. Copies do the flying, so nothing waits for them. */

import type { Position } from "../lib/protocol";
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

/** Where the cards and zones on the page are: cards by number, zones by name. */
export function measure(root: ParentNode): Map<string, DOMRect> {
  const boxes = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card], [data-zone]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    if (element.dataset.zone) boxes.set(element.dataset.zone, box);
    if (element.dataset.card) boxes.set(element.dataset.card, box);
  }
  return boxes;
}

/** Let copies of the cards fly; `duration` in milliseconds. */
export function fly(root: ParentNode, layer: HTMLElement, moves: readonly Flight[], was: Map<string, DOMRect>, duration: number): void {
  for (const { card, from } of moves) {
    const element = root.querySelector<HTMLElement>(`[data-card="${card}"]`);
    const start = was.get(String(card)) ?? was.get(from);
    if (!element || !start) continue;
    const end = element.getBoundingClientRect();
    if (end.width === 0 || end.right < 0 || end.left > innerWidth || end.bottom < 0 || end.top > innerHeight) continue;
    const copy = element.cloneNode(true) as HTMLElement;
    for (const marked of [copy, ...copy.querySelectorAll<HTMLElement>("[data-card], [data-zone], [id]")]) {
      marked.removeAttribute("data-card");
      marked.removeAttribute("data-zone");
      marked.removeAttribute("id");
    }
    copy.inert = true;
    Object.assign(copy.style, {
      position: "absolute",
      margin: "0",
      left: `${end.left}px`,
      top: `${end.top}px`,
      width: `${end.width}px`,
      height: `${end.height}px`,
      transformOrigin: "0 0",
    });
    copy.style.setProperty("--card-w", `${end.width}px`);
    layer.append(copy);
    const scale = start.width / end.width;
    const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${scale})`;
    const timing = { duration, easing: "cubic-bezier(.2,.7,.3,1)" };
    const done = (): void => copy.remove();
    element.animate([{ opacity: 0 }, { opacity: 0 }], timing);
    const flight = copy.animate([{ transform: shift }, { transform: "none" }], timing);
    flight.onfinish = done;
    flight.oncancel = done;
  }
}
