/** Busts of heroes and villains, put together from parts. The middle of the head is (0, 0). */

import type { Look } from "../lib/protocol";
import type { Chance } from "./chance";
import { INK, box, burst, disc, flat, group, hsl, line, shape } from "./drawing";

type Top = NonNullable<Look["top"]>;

export interface Side {
  villain: boolean;
  /** The hue of the card's family. */
  hue: number;
}

const SHADOW = 0.34;

/** One person, always the same for the same chance; what is known of their looks comes first. */
export function person(chance: Chance, side: Side, look: Look | null): string {
  const strange = side.villain && chance.odds(0.2);
  return (look ? look.monster : strange) ? monster(chance, side) : human(chance, side, look ?? {});
}

function human(chance: Chance, { villain, hue }: Side, look: Look): string {
  const away = chance.pick([30, 150, 180, 210, -40]);
  const suit = look.suit ?? hsl(hue + chance.between(-25, 25), chance.between(35, 75), chance.between(24, 46));
  const trim =
    look.trim ??
    (villain
      ? hsl(chance.pick([48, 95, 285, 20]), 70, chance.between(50, 66))
      : hsl(chance.pick([46, 2, 195, 40]), 85, chance.between(54, 66)));
  const cloth = look.cloth ?? hsl(hue + away, chance.between(40, 75), chance.between(28, 48));
  const odd = villain && !look.top && chance.odds(0.3);
  const skin =
    look.skin ??
    (odd
      ? hsl(chance.pick([110, 200, 280, 45, 0]), chance.between(18, 45), chance.between(52, 74))
      : chance.pick(["#f3c9a5", "#e0a878", "#c98a5b", "#a5673f", "#7a4a2d", "#f6d7bd"]));
  const hair = look.hair ?? chance.pick(["#1d1a22", "#4a2c1a", "#8a4b1f", "#d9a441", "#b03a1e", "#d8d4cc", "#3a3550"]);
  const wide = chance.between(14.5, 18);
  const shoulders = chance.between(36, 52);
  const top =
    look.top ??
    chance.pick(["hair", "hair", "hair", "cowl", "hood", "helmet", "hair", villain ? "horns" : "tiara"] as const);

  const parts: string[] = [];
  if (look.cape ?? chance.odds(0.55)) parts.push(cape(chance, shoulders, cloth));
  if (villain && chance.odds(0.4)) parts.push(shape(collar(shoulders), cloth));
  const long = look.long ?? (!look.top && top !== "cowl" && chance.odds(0.4));
  if (long) parts.push(shape(longHair(wide, chance.between(24, 44)), hair));
  parts.push(body(chance, shoulders, suit, trim, skin, villain));
  const full = top === "helmet" && !look.top && chance.odds(0.4);
  parts.push(head(wide, full ? trim : skin));
  parts.push(full ? visor(chance, wide, trim) : face(chance, wide, villain, odd, look.grin ?? false));
  if (!full && (look.mask ?? chance.odds(0.4))) parts.push(mask(chance, wide, chance.odds(0.5) ? INK : suit));
  parts.push(headgear(chance, top, wide, { suit, trim, hair, cloth, villain, long }));
  return parts.join("");
}

function cape(chance: Chance, shoulders: number, colour: string): string {
  if (chance.odds(0.5)) {
    return shape(
      `M${-shoulders + 6} 30Q${-shoulders - 26} 50 ${-shoulders - 20} 100H${shoulders + 20}Q${shoulders + 26} 50 ${shoulders - 6} 30Z`,
      colour,
    );
  }
  const side = chance.odds(0.5) ? 1 : -1;
  return group(
    shape(`M-22 26Q-70 20 -118 ${chance.between(-12, 18)}Q-96 34 -104 58Q-70 56 -56 100H20L26 28Z`, colour) +
      line("M-34 34Q-66 38 -92 50M-30 44Q-54 56 -60 78", INK, 2),
    `scale(${side} 1)`,
  );
}

function collar(shoulders: number): string {
  return `M-12 34L${-shoulders * 0.6} 34L-31 -14L-15 12ZM12 34L${shoulders * 0.6} 34L31 -14L15 12Z`;
}

function body(chance: Chance, w: number, suit: string, trim: string, skin: string, villain: boolean): string {
  const outline = `M${-w} 100V48Q${-w} 33 ${-w + 16} 30L-10 23L-8 10H8L10 23L${w - 16} 30Q${w} 33 ${w} 48V100Z`;
  const parts = [shape(outline, suit)];
  const bare = chance.odds(0.55);
  if (bare) parts.push(shape(chance.odds(0.5) ? "M-10 24L0 42L10 24L8 8H-8Z" : "M-12 25Q0 36 12 25L8 8H-8Z", skin));
  else parts.push(shape("M-11 26Q0 33 11 26L8 12H-8Z", trim, 2));
  const way = chance.whole(0, 5);
  if (way === 0) parts.push(flat(`M${-w} 62L0 74L${w} 62V100H${-w}Z`, trim));
  if (way === 1) parts.push(flat(box(-7, 44, 14, 56), trim));
  if (way === 2)
    parts.push(
      shape(
        `M${-w} 48Q${-w} 33 ${-w + 16} 30L${-w + 26} 28L${-w + 20} 58ZM${w} 48Q${w} 33 ${w - 16} 30L${w - 26} 28L${w - 20} 58Z`,
        trim,
      ),
    );
  if (way === 3) parts.push(shape(`M${-w + 20} 29L${w} 84V100L${-w + 10} 33Z`, trim, 2));
  if (way >= 3 || way === 2) parts.push(emblem(chance, trim, suit));
  if (villain && chance.odds(0.35)) {
    parts.push(
      shape(
        `M${-w} 50L${-w - 12} 22L${-w + 8} 34L${-w + 8} 14L${-w + 24} 30ZM${w} 50L${w + 12} 22L${w - 8} 34L${w - 8} 14L${w - 24} 30Z`,
        trim,
      ),
    );
  }
  parts.push(flat(`M4 28L${w - 16} 30Q${w} 33 ${w} 48V100H${w * 0.45}Q${w * 0.7} 60 4 28Z`, INK, SHADOW));
  return parts.join("");
}

function emblem(chance: Chance, fill: string, other: string): string {
  const inner = [
    burst(0, 56, 5, 9, 4, -Math.PI / 2),
    disc(0, 56, 8),
    "M0 46L10 56L0 66L-10 56Z",
    "M3 44L-8 58H-1L-4 69L8 54H1Z",
    "M-11 48H11L0 67Z",
    "M0 46Q9 56 0 66Q-9 56 0 46ZM-12 50Q-6 56 -12 62ZM12 50Q6 56 12 62Z",
    burst(0, 56, 8, 10, 5),
  ] as const;
  return chance.odds(0.4)
    ? shape(disc(0, 56, 13), fill, 2) + flat(chance.pick(inner), other)
    : shape(chance.pick(inner), fill, 2);
}

function head(w: number, fill: string): string {
  const jaw = `L${w * 0.92} 6Q${w * 0.62} 19 0 22Q${-w * 0.62} 19 ${-w * 0.92} 6L${-w} -8Z`;
  return (
    shape(`M${-w} -8Q${-w} -25 0 -25Q${w} -25 ${w} -8${jaw}`, fill) +
    flat(`M5 -25Q${w} -25 ${w} -8L${w * 0.92} 6Q${w * 0.62} 19 0 22Q8 14 7 2Z`, INK, SHADOW)
  );
}

function face(chance: Chance, w: number, villain: boolean, glow: boolean, grin: boolean): string {
  const brow = villain ? 3 : chance.pick([-1, 0, 1]);
  const eye = w * 0.42;
  const parts = [
    line(
      `M${-eye - 4} ${-7 - brow}L${-eye + 4} ${-7 + brow}M${eye - 4} ${-7 + brow}L${eye + 4} ${-7 - brow}`,
      INK,
      2.4,
    ),
  ];
  if (glow)
    parts.push(
      flat(`M${-eye - 4} -4L${-eye + 4} -1L${-eye - 2} 1ZM${eye + 4} -4L${eye - 4} -1L${eye + 2} 1Z`, "#fff6b0"),
    );
  else parts.push(flat(disc(-eye, -2, 1.9) + disc(eye, -2, 1.9), INK));
  parts.push(line("M0 0L-2 6H1", INK, 1.6));
  const mouth = grin ? 3 : chance.whole(0, villain ? 4 : 2);
  if (mouth === 0) parts.push(line("M-5 12H5"));
  if (mouth === 1) parts.push(line("M-6 11Q0 15 6 11"));
  if (mouth === 2) parts.push(line("M-4 13Q1 10 6 11"));
  if (mouth === 3)
    parts.push(shape("M-9 9Q0 13 9 9Q6 18 0 18Q-6 18 -9 9Z", "#fff", 2) + line("M-4 11V17M0 12V18M4 11V17", INK, 1.2));
  if (mouth === 4) parts.push(line("M-7 14Q0 9 7 14"));
  return parts.join("");
}

function mask(chance: Chance, w: number, fill: string): string {
  const eye = w * 0.42;
  const slits = `M${-eye - 4.5} -5L${-eye + 4} -1.5Q${-eye} 1 ${-eye - 3} 0ZM${eye + 4.5} -5L${eye - 4} -1.5Q${eye} 1 ${eye + 3} 0Z`;
  const band = chance.odds(0.5)
    ? `M${-w} -9Q0 -5 ${w} -9L${w * 0.95} 3Q${w * 0.5} 7 0 1Q${-w * 0.5} 7 ${-w * 0.95} 3Z`
    : `M${-w - 3} -12L0 -6L${w + 3} -12L${w * 0.8} 4L0 2L${-w * 0.8} 4Z`;
  return shape(band, fill, 2) + flat(slits, "#fff");
}

function visor(chance: Chance, w: number, trim: string): string {
  if (chance.odds(0.5))
    return (
      shape(`M${-w} -7H${w}L${w * 0.85} 5H${-w * 0.85}Z`, "#8fe8ff", 2) +
      flat(`M${-w + 4} -5H0L-4 3H${-w + 6}Z`, "#fff", 0.7)
    );
  return (
    shape(`M-3 22V2L${-w * 0.8} -4V-9L0 -5L${w * 0.8} -9V-4L3 2V22Z`, INK, 1) +
    flat(`M${-w * 0.7} -6L-2 -2L${-w * 0.6} -1ZM${w * 0.7} -6L2 -2L${w * 0.6} -1Z`, trim)
  );
}

function longHair(w: number, length: number): string {
  return `M${-w - 5} -8Q${-w - 5} -31 0 -31Q${w + 5} -31 ${w + 5} -8Q${w + 12} ${length * 0.6} ${w + 4} ${length}L0 ${length - 12}L${-w - 6} ${length + 2}Q${-w - 12} ${length * 0.5} ${-w - 5} -8Z`;
}

interface Colours {
  suit: string;
  trim: string;
  hair: string;
  cloth: string;
  villain: boolean;
  long: boolean;
}

function headgear(chance: Chance, top: Top, w: number, { suit, trim, hair, cloth, villain, long }: Colours): string {
  const cap = `M${-w - 2} -3Q${-w - 4} -29 0 -29Q${w + 4} -29 ${w + 2} -3`;
  switch (top) {
    case "cowl": {
      const ears = chance.pick([
        "",
        `M${-w - 1} -2L${-w - 15} ${chance.between(-20, -12)}L${-w + 3} -16ZM${w + 1} -2L${w + 15} ${chance.between(-20, -12)}L${w - 3} -16Z`,
        `M${-w} -14Q${-w - 22} -22 ${-w - 18} -42Q${-w - 4} -32 ${-w + 10} -26ZM${w} -14Q${w + 22} -22 ${w + 18} -42Q${w + 4} -32 ${w - 10} -26Z`,
        "M-4 -26L0 -46L4 -26Z",
      ] as const);
      const eye = w * 0.42;
      return (
        (ears ? shape(ears, suit) : "") +
        shape(`${cap}L${w * 0.9} 7L0 3L${-w * 0.9} 7Z`, suit) +
        flat(
          `M${-eye - 4.5} -6L${-eye + 4} -2.5Q${-eye} 0 ${-eye - 3} -1ZM${eye + 4.5} -6L${eye - 4} -2.5Q${eye} 0 ${eye + 3} -1Z`,
          "#fff",
        )
      );
    }
    case "bald":
      return "";
    case "hood":
      return shape(
        `M${-w - 9} 24Q${-w - 14} -36 ${chance.between(-4, 4)} ${chance.between(-44, -34)}Q${w + 14} -36 ${w + 9} 24L${w - 2} 16Q${w + 3} -16 0 -20Q${-w - 3} -16 ${-w + 2} 16Z`,
        cloth,
      );
    case "helmet": {
      const crest = chance.pick([
        "M-4 -28Q0 -52 26 -34Q10 -34 5 -26Z",
        `M${-w} -16L${-w - 20} -34L${-w - 2} -30ZM${w} -16L${w + 20} -34L${w + 2} -30Z`,
        "M-3 -29V-48H3V-29Z",
        `M-4 -27L0 -44L4 -27ZM${-w + 1} -22L${-w - 2} -36L${-w + 8} -27ZM${w - 1} -22L${w + 2} -36L${w - 8} -27Z`,
      ] as const);
      return shape(crest, cloth) + shape(`${cap}L${w + 1} 4L${w - 4} -9H${-w + 4}L${-w - 1} 4Z`, trim);
    }
    case "horns":
      return (
        shape(
          `M${-w + 2} -16Q${-w - 22} -20 ${-w - 14} -50Q${-w - 6} -34 ${-w + 12} -27ZM${w - 2} -16Q${w + 22} -20 ${w + 14} -50Q${w + 6} -34 ${w - 12} -27Z`,
          trim,
        ) + (chance.odds(0.5) ? shape(`${cap}L${w - 2} -12Q0 -20 ${-w + 2} -12Z`, hair) : "")
      );
    case "tiara":
      return (
        shape(`${cap}L${w - 1} -11Q0 -19 ${-w + 1} -11Z`, hair) +
        shape(`M${-w} -12Q0 -20 ${w} -12L${w - 1} -7Q0 -14 ${-w + 1} -7ZM-5 -16L0 -26L5 -16Z`, trim, 2)
      );
    case "hair": {
      if (villain && chance.odds(0.2)) return "";
      if (long)
        return shape(`${cap}L${w - 1} -6Q${w - 6} -20 ${chance.between(-6, 4)} -20Q${-w + 2} -18 ${-w + 1} -6Z`, hair);
      return shape(
        chance.pick([
          `${cap}L${w - 1} -12Q4 -17 -4 -13Q${-w + 2} -14 ${-w + 1} -8Z`,
          `M${-w - 2} -4L${-w - 6} -20L${-w + 2} -20L-12 -36L-3 -27L4 -40L9 -27L${w + 3} -32L${w} -20L${w + 6} -16L${w + 2} -4L${w - 2} -13L4 -16L${-w + 3} -12Z`,
          `M${-w - 2} -6Q${-w - 6} -34 6 -34Q${w + 10} -32 ${w + 2} -8L${w - 2} -14Q2 -8 ${-w + 4} -17Z`,
          "M-5 -23Q-12 -46 4 -46Q12 -36 5 -22Z",
          `${cap}L${w} -10L6 -17L2 -9L-4 -17L-9 -10L${-w} -12Z`,
          `${disc(-w + 1, -14, 8)}${disc(-6, -24, 9)}${disc(7, -24, 9)}${disc(w - 1, -14, 8)}`,
        ] as const),
        hair,
      );
    }
  }
}

function monster(chance: Chance, { hue }: Side): string {
  const hide = hsl(chance.pick([hue, 95, 200, 275, 25]), chance.between(22, 55), chance.between(28, 46));
  const dark = hsl(hue + chance.between(-20, 20), 40, 20);
  const eyes = chance.pick(["#fff6b0", "#ffffff", "#ffb03a", "#9dffce"]);
  const w = chance.between(56, 74);
  const parts: string[] = [];
  if (chance.odds(0.5)) parts.push(shape(burst(0, 20, chance.whole(9, 15), 82, 50, chance.next()), dark));
  const horn = chance.between(-58, -36);
  const horns = chance.pick([
    `M-20 -18Q-48 -20 -40 ${horn}Q-28 -34 -8 -30ZM20 -18Q48 -20 40 ${horn}Q28 -34 8 -30Z`,
    `M-22 -14L-34 ${horn}L-8 -28ZM22 -14L34 ${horn}L8 -28ZM-6 -28L0 ${horn}L6 -28Z`,
    "M-24 -10L-40 -22L-22 -22ZM24 -10L40 -22L22 -22Z",
  ] as const);
  parts.push(shape(horns, chance.pick(["#e9dcc0", "#3a3344", dark])));
  parts.push(shape(`M${-w} 100Q${-w - 4} 34 -26 20Q-34 -30 0 -32Q34 -30 26 20Q${w + 4} 34 ${w} 100Z`, hide));
  parts.push(flat(`M8 -31Q34 -28 26 20Q${w + 4} 34 ${w} 100H${w * 0.4}Q46 50 12 20Q18 -10 8 -31Z`, INK, SHADOW));
  parts.push(flat("M-20 -10L-5 -3Q-12 3 -18 -1ZM20 -10L5 -3Q12 3 18 -1Z", eyes));
  const teeth = chance.whole(3, 6);
  const step = 32 / teeth;
  let jag = "M-17 10";
  for (let tooth = 0; tooth < teeth; tooth++) jag += `l${(step / 2).toFixed(1)} 8l${(step / 2).toFixed(1)} -8`;
  parts.push(shape("M-19 8Q0 14 19 8Q16 26 0 27Q-16 26 -19 8Z", INK, 1) + flat(`${jag}Z`, "#fff"));
  if (chance.odds(0.5))
    parts.push(line(`M${-w + 14} 58Q${-w + 22} 70 ${-w + 18} 84M-30 46Q-20 54 -6 54M6 54Q20 54 30 46`, INK, 2));
  return parts.join("");
}
