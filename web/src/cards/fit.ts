/** The text comes first: it is set as large as leaves the picture a band, and the picture gives way to the last line. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const LEAST = 12; // px
const MOST = 22;
const BESIDE = 17;
/** Of the card's height, kept for the picture while the text can be larger than the least. */
const BAND = 0.2;

/** The largest whole size from `least` to `most` that fits; the least if none does. Sizes that fit lie below those that do not. */
export function largest(least: number, most: number, fits: (size: number) => boolean): number {
  let [low, high] = [least, Math.max(least, Math.floor(most))];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Set the type again whenever the card has another size; fonts come after the first look at them. */
function refit(card: HTMLElement, fit: () => void): () => void {
  const sizes = new ResizeObserver(fit);
  sizes.observe(card);
  const off = on(document.fonts, "loadingdone", fit);
  return () => {
    sizes.disconnect();
    off();
  };
}

/** Set a text as large as fits into so many pixels of height. */
function setText(text: HTMLElement, most: number, room: number): void {
  const set = (size: number): void => text.style.setProperty("font-size", `${size}px`);
  set(largest(LEAST, most, (size) => (set(size), text.scrollHeight <= room)));
}

/** `{@attach fitted}` on a card whose .text stands between .plate, .picture and .foot in a .face. */
export const fitted: Attachment<HTMLElement> = (card) => {
  const part = (name: string): HTMLElement | null => card.querySelector<HTMLElement>(`.${name}`);
  return refit(card, () => {
    const [face, plate, foot, text] = [part("face"), part("plate"), part("foot"), part("text")];
    if (!face || !plate || !foot || !text || !face.clientWidth) return;
    const room = face.clientHeight - plate.offsetHeight - foot.offsetHeight - card.clientHeight * BAND;
    setText(text, Math.min(MOST, face.clientWidth / 10), room);
  });
};

/** `{@attach fittedBeside}` on a place of a set height for a card whose .text stands beside its picture, under a .head. */
export const fittedBeside: Attachment<HTMLElement> = (place) => {
  const part = (name: string): HTMLElement | null => place.querySelector<HTMLElement>(`.${name}`);
  return refit(place, () => {
    const [face, head, text] = [part("face"), part("head"), part("text")];
    if (face && head && text) setText(text, BESIDE, face.clientHeight - head.offsetHeight);
  });
};
