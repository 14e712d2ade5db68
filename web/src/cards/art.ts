/** The picture on a card: drawn from its facts alone, the same every time, and never the same on two cards. */

import type { CardFacts, Look } from "../lib/protocol";
import { family, isGreat, type Family } from "../lib/words";
import { Chance } from "./chance";
import { INK, box, burst, disc, flat, group, hsl, line, round, shape, type Scheme } from "./drawing";
import { chanceLook, figure } from "./figure";
import { GROUNDS } from "./grounds";
import { place, power, thing, starter, weakness } from "./things";

export const WIDTH = 200;
export const HEIGHT = 130;

export type Pictured = Pick<CardFacts, "ref" | "name" | "type" | "side" | "level" | "look"> & { picture?: string };

const HUES: Record<Family, { hue: number; saturation: number }> = {
  hero: { hue: 214, saturation: 72 },
  villain: { hue: 356, saturation: 66 },
  "super-power": { hue: 30, saturation: 88 },
  equipment: { hue: 208, saturation: 18 },
  location: { hue: 268, saturation: 46 },
  starter: { hue: 40, saturation: 55 },
  weakness: { hue: 138, saturation: 34 },
};

/** The whole picture as SVG. */
export function art(card: Pictured): string {
  const kind = family(card);
  const { hue, saturation } = HUES[kind];
  const chance = new Chance(card.ref);
  const tint = hue + chance.between(-16, 16);
  const back = hsl(tint, saturation, chance.between(52, 66));
  const fore = hsl(tint + chance.between(-8, 8), saturation, chance.between(70, 84));
  const deep = hsl(tint, saturation * 0.9, chance.between(26, 38));
  const scheme = { back, fore, deep };
  const person = kind === "hero" || kind === "villain" ? (knownPerson(card.look) ?? stranger(card, kind, hue)) : null;
  const scene = person?.ground
    ? GROUNDS[person.ground]
    : backdrop(chance, scheme, isGreat(card) && !person ? 3 + card.level : 0);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<g stroke-linejoin="round">${scene}${person ? posed(person, card.level) : object(card, kind, chance, scheme)}</g></svg>`
  );
}

function knownPerson(look: Look | null): Look | null {
  return look && (look.parts || look.build || look.head || look.suit) ? look : null;
}

/** By name, not by card: the same person looks alike at every Level and in every box. */
function stranger(card: Pictured, kind: Family, hue: number): Look {
  return chanceLook(new Chance(card.name), kind === "villain", hue);
}

/** A Character stands in other light at each Level: by day, closer in the evening, at last with all might set free. */
function posed(look: Look, level: number): string {
  const drawn = figure(look);
  const dusk = flat("M0 0H200V130H0Z", "#1c1246", 0.4);
  const glow = look.trim ?? "#ffe27a";
  if (level === 2) return dusk + group(drawn, "translate(96 66) rotate(-5) scale(1.2)");
  if (level === 3)
    return (
      flat(sun(100, 66, 14, 0.1), glow, 0.75) +
      flat(disc(100, 60, 62), "#ffffff", 0.55) +
      group(drawn, "translate(100 60) rotate(3) scale(1.08)")
    );
  return group(drawn, "translate(100 61) scale(1.14)");
}

const urls = new Map<string, string>();

/** The drawn picture as an address. The browser paints each one once, however often it is shown. */
export function drawnUrl(card: Pictured): string {
  const key = `${card.ref} ${card.type} ${card.name}`;
  let url = urls.get(key);
  if (url === undefined) {
    url = `data:image/svg+xml,${encodeURIComponent(art(card))}`;
    urls.set(key, url);
  }
  return url;
}

function object(card: Pictured, kind: Family, chance: Chance, colours: Scheme): string {
  switch (kind) {
    case "equipment":
      return thing(card.name, chance, card.look);
    case "location":
      return place(card.name, chance, colours, card.look);
    case "super-power":
      return power(card.name, chance, colours, card.look);
    case "starter":
      return starter(card.name, chance, colours);
    default:
      return weakness(chance, colours);
  }
}

function backdrop(chance: Chance, { back, fore, deep }: Scheme, rays: number): string {
  const ground = flat(box(0, 0, WIDTH, HEIGHT), back);
  const x = chance.between(50, 150);
  const y = chance.between(30, 90);
  if (rays) return ground + flat(sun(x, y, 8 + rays * 2, chance.next()), fore) + halftone(chance, deep);
  switch (chance.whole(0, 7)) {
    case 0:
      return ground + flat(sun(x, y, chance.whole(9, 16), chance.next()), fore);
    case 1:
      return ground + halftone(chance, fore) + halftone(chance, deep);
    case 2:
      return (
        flat(box(0, 0, WIDTH, HEIGHT), deep) +
        flat(disc(x, y * 0.6, chance.between(24, 40)), fore) +
        towers(chance, back)
      );
    case 3:
      return ground + streaks(chance, fore) + halftone(chance, deep);
    case 4:
      return ground + [62, 46, 30].map((r, ring) => flat(disc(x, y, r + 8), ring % 2 ? back : fore, 0.8)).join("");
    case 5:
      return ground + halftone(chance, fore) + shape(burst(100, 66, chance.whole(9, 14), 92, 58, chance.next()), fore);
    case 6:
      return flat(box(0, 0, WIDTH, HEIGHT), deep) + bolts(chance, fore) + halftone(chance, back);
    default:
      return (
        ground +
        flat(`M0 ${y}Q50 ${y - 30} 100 ${y}T200 ${y}V130H0Z`, deep) +
        flat(disc(x, 26, 16), fore) +
        halftone(chance, fore)
      );
  }
}

/** Wedges of light out of one point. */
function sun(x: number, y: number, count: number, turn: number): string {
  let d = "";
  for (let index = 0; index < count; index++) {
    const at = turn + (index / count) * 2 * Math.PI;
    const to = at + Math.PI / count;
    d += `M${x} ${y}L${round(x + 240 * Math.cos(at))} ${round(y + 240 * Math.sin(at))}L${round(x + 240 * Math.cos(to))} ${round(y + 240 * Math.sin(to))}Z`;
  }
  return d;
}

/** Printer's dots that grow towards one edge: rows of round strokes without length. */
function halftone(chance: Chance, colour: string): string {
  const rows = chance.whole(5, 8);
  const gap = chance.between(8, 11);
  const turn = chance.pick([0, 180, 90, -90, 35, -145]);
  let dots = "";
  for (let row = 0; row < rows; row++) {
    let d = "";
    for (let x = row % 2 ? gap / 2 : 0; x <= 260; x += gap) d += `M${round(x)} ${round(row * gap * 0.8)}h0`;
    dots += line(d, colour, round(gap * 0.85 * (1 - row / rows)));
  }
  return group(group(dots, "translate(-130 -86)"), `translate(100 65) rotate(${turn})`);
}

function towers(chance: Chance, colour: string): string {
  let d = "M0 130";
  let windows = "";
  for (let x = 0; x < WIDTH;) {
    const wide = chance.whole(14, 30);
    const top = chance.whole(46, 100);
    d += `V${top}H${x + wide}`;
    for (let y = top + 7; y < 126; y += 10)
      if (chance.odds(0.4)) windows += box(x + chance.whole(3, wide - 7), y, 4, 5);
    x += wide;
  }
  return flat(`${d}V130Z`, colour) + flat(windows, "#ffe9a8");
}

function streaks(chance: Chance, colour: string): string {
  let d = "";
  for (let index = 0; index < 13; index++) {
    const y = chance.between(-20, 150);
    const thick = chance.between(1, 7);
    d += `M-20 ${y}L220 ${y - 50}L220 ${round(y - 50 + thick)}Z`;
  }
  return flat(d, colour);
}

function bolts(chance: Chance, colour: string): string {
  let d = "";
  for (let index = 0; index < 3; index++) {
    const x = chance.between(10, 180);
    d += `M${x} -5l-14 44h12l-16 40h10l-8 34l34 -52h-12l18 -34h-12l12 -32Z`;
  }
  return `<g opacity=".9">${shape(d, colour, 0)}</g>`;
}

/** The back of every card. */
export function backArt(): string {
  const dots = halftone(new Chance("back"), "#2f4a8a");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><g stroke-linejoin="round">` +
    flat(box(0, 0, 100, 140), "#1c2f63") +
    flat(sun(50, 70, 14, 0.1), "#243b79") +
    group(dots, "translate(-50 8)") +
    shape(burst(50, 70, 12, 40, 29, 0.13), "#ffd23f", 3) +
    shape("M31 52L46 48L53 88L38 92Z", "#b8242c", 3) +
    shape("M69 52L54 48L47 88L62 92Z", "#1f5fbf", 3) +
    shape("M40 44H60V88H40Z", "#fffaf0", 3) +
    flat("M53 50L44 68H50L47 82L57 63H51Z", INK) +
    "</g></svg>"
  );
}

export const BACK_URL = `data:image/svg+xml,${encodeURIComponent(backArt())}`;
