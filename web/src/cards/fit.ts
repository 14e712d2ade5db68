/** The text comes first: it is set as large as leaves the picture a band, and the picture gives way to the last line. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const LEAST = 12; // px
const MOST = 22;
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

/** `{@attach fitted}` on a card whose .text stands between .plate, .picture and .foot in a .face. */
export const fitted: Attachment<HTMLElement> = (card) => {
  const part = (name: string): HTMLElement | null => card.querySelector<HTMLElement>(`.${name}`);
  const fit = (): void => {
    const [face, plate, foot, text] = [part("face"), part("plate"), part("foot"), part("text")];
    if (!face || !plate || !foot || !text || !face.clientWidth) return;
    const room = face.clientHeight - plate.offsetHeight - foot.offsetHeight - card.clientHeight * BAND;
    const set = (size: number): void => text.style.setProperty("font-size", `${size}px`);
    set(largest(LEAST, Math.min(MOST, face.clientWidth / 10), (size) => (set(size), text.scrollHeight <= room)));
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(card);
  const off = on(document.fonts, "loadingdone", fit); // they come after the first look at them
  return () => {
    sizes.disconnect();
    off();
  };
};
