/** The colours of one figure, and what light and shadow make of them. */

import type { Look } from "../lib/protocol";

export interface Palette {
  skin: string;
  hair: string;
  suit: string;
  trim: string;
  cloth: string;
  /** What is worn on the head or before the face. */
  top: string;
  eyes: string;
}

/** The tint of every shadow: a cool dark, laid over with opacity. */
export const SHADE = "#160c3c";

export function paletteOf(look: Look): Palette {
  const suit = look.suit ?? "#44506b";
  const cloth = look.cloth ?? suit;
  return {
    skin: look.skin ?? "#f0c39c",
    hair: look.hair ?? "#241d24",
    suit,
    trim: look.trim ?? "#e8c14a",
    cloth,
    top: look.top ?? cloth,
    eyes: look.eyes ?? "#ffffff",
  };
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function join(parts: number[]): string {
  return `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The colour in the light. */
export function lit(colour: string, more: number): string {
  return join(channels(colour).map((part) => part + more));
}

/** The colour times a share, perhaps with more red. */
export function dark(colour: string, share: number, red = 0): string {
  const [r, g, b] = channels(colour);
  return join([r * share + red, g * share, b * share]);
}

let clips = 0;

/** Pieces cut off at an outline. */
export function clipped(outline: string, inner: string): string {
  const id = `c${(clips++).toString(36)}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** Number the outlines from the first again: the same figure gives the same picture. */
export function startClips(): void {
  clips = 0;
}
