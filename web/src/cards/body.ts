/** Shoulders and what people wear. The chest lies between y = 30 and the lower edge of the picture at about 75. */

import { INK, box, burst, disc, flat, line, shape } from "./drawing";
import type { Build } from "./face";
import { SHADE, clipped, dark, lit, type Palette } from "./palette";

interface Frame {
  /** Half the width of shoulders and neck. */
  w: number;
  neck: number;
}

export const FRAMES: Record<Build, Frame> = {
  man: { w: 53, neck: 11.5 },
  brute: { w: 76, neck: 17 },
  thin: { w: 40, neck: 8.5 },
  fat: { w: 62, neck: 14 },
  woman: { w: 41, neck: 7.5 },
  boy: { w: 40, neck: 8.5 },
  girl: { w: 33, neck: 7 },
};

export function outlineOf(build: Build): string {
  const { w, neck } = FRAMES[build];
  const slope = build === "brute" ? 24 : build === "woman" || build === "girl" ? 36 : 31;
  return `M${-w - 2} 90L${-w} 58Q${-w} 44 ${-w + 15} 40L${-neck - 6} ${slope + 2}Q${-neck} ${slope} ${-neck} 16H${neck}Q${neck} ${slope} ${neck + 6} ${slope + 2}L${w - 15} 40Q${w} 44 ${w} 58L${w + 2} 90Z`;
}

function throat(build: Build, depth: number, half: number): string {
  const { neck } = FRAMES[build];
  return `M${-neck - half} 36Q${-neck} 34 ${-neck} 16H${neck}Q${neck} 34 ${neck + half} 36L0 ${depth}Z`;
}

/** The body in its suit, with neck, muscles and the shadow of the chin. */
export function torso(build: Build, palette: Palette, bare: boolean): string {
  const outline = outlineOf(build);
  const { w, neck } = FRAMES[build];
  const female = build === "woman" || build === "girl";
  const muscles = female
    ? `M${-w + 15} 75Q${-w + 12} 62 ${-w + 16} 54M${w - 15} 75Q${w - 12} 62 ${w - 16} 54M-20 76Q-12 82 -3 75M20 76Q12 82 3 75`
    : `M${-w + 18} 78Q${-w + 13} 62 ${-w + 18} 51M${w - 18} 78Q${w - 13} 62 ${w - 18} 51M${-w + 22} 68Q-14 76 -1 68M${w - 22} 68Q14 76 1 68`;
  const collarbones = `M${-neck - 10} 41Q-8 42 -4 46M${neck + 10} 41Q8 42 4 46`;
  const fill = bare ? palette.skin : palette.suit;
  return (
    shape(outline, fill) +
    (bare ? "" : shape(`M${-neck} 16H${neck}L${neck + 2} 34Q0 41 ${-neck - 2} 34Z`, palette.skin, 2)) +
    clipped(
      outline,
      flat(`M${neck * 0.4} 30L${neck + 12} 36L${w - 24} 46Q${w - 10} 60 ${w - 20} 90H${w + 10}V30Z`, SHADE, 0.3) +
        flat(
          `M${-w} 60Q${-w} 46 ${-w + 16} 42L${-neck - 12} 38L${-w + 14} 50Q${-w + 6} 56 ${-w + 6} 80H${-w}Z`,
          lit(fill, 40),
          0.5,
        ) +
        flat(`M${-neck - 4} 18H${neck + 6}L${neck + 9} 34L2 38L${-neck + 2} 26Z`, SHADE, 0.55),
    ) +
    line(bare ? `${muscles}${collarbones}` : muscles, dark(fill, 0.45), 1.7)
  );
}

type Draw = (p: Palette, build: Build) => string;

const lapels = (cloth: string, shirt: string, tie: string, build: Build): string => {
  const { neck } = FRAMES[build];
  return (
    shape(`M${-neck - 5} 30L0 80L${neck + 5} 30L${neck + 1} 26L0 40L${-neck - 1} 26Z`, shirt, 2) +
    tie +
    shape(`M${-neck - 3} 27L${-neck - 14} 37L${-neck - 17} 56L-11 60L-1 84L-4 58Z`, lit(cloth, 14), 2) +
    shape(`M${neck + 3} 27L${neck + 14} 37L${neck + 17} 56L11 60L1 84L4 58Z`, dark(cloth, 0.82), 2) +
    shape(`M${-neck - 1} 25L-2 39L-9 44L${-neck - 5} 31ZM${neck + 1} 25L2 39L9 44L${neck + 5} 31Z`, shirt, 1.8)
  );
};

const TIE = "M-4 39H4L3 45L6 72L0 80L-6 72L-3 45Z";

/** What is worn over the plain suit, in this order. */
export const WORN = {
  "side-panels": (p, b) => {
    const { w } = FRAMES[b];
    return flat(
      `M${-w + 1} 88V58Q${-w + 1} 46 ${-w + 14} 42Q-24 60 -28 90ZM${w - 1} 88V58Q${w - 1} 46 ${w - 14} 42Q24 60 28 90Z`,
      p.trim,
    );
  },
  yoke: (p, b) => {
    const { w, neck } = FRAMES[b];
    return shape(
      `M${-w + 2} 60Q${-w} 45 ${-w + 15} 41L${-neck - 6} 35Q0 44 ${neck + 6} 35L${w - 15} 41Q${w} 45 ${w - 2} 60Q${w - 14} 50 0 56Q${-w + 14} 50 ${-w + 2} 60Z`,
      p.trim,
      2,
    );
  },
  sleeves: (p, b) => {
    const { w } = FRAMES[b];
    return shape(
      `M${-w} 90L${-w} 58Q${-w} 45 ${-w + 15} 40L${-w + 20} 39Q${-w + 12} 62 ${-w + 16} 90ZM${w} 90L${w} 58Q${w} 45 ${w - 15} 40L${w - 20} 39Q${w - 12} 62 ${w - 16} 90Z`,
      p.trim,
      2,
    );
  },
  "bare-arms": (p, b) => {
    const { w } = FRAMES[b];
    return shape(
      `M${-w} 90L${-w} 58Q${-w} 45 ${-w + 13} 40.6L${-w + 22} 38Q${-w + 15} 60 ${-w + 18} 90ZM${w} 90L${w} 58Q${w} 45 ${w - 13} 40.6L${w - 22} 38Q${w - 15} 60 ${w - 18} 90Z`,
      p.skin,
      2,
    );
  },
  stripe: (p) => flat(box(-8, 40, 16, 50), p.trim) + line("M-8 42V80M8 42V80", INK, 1.6),
  stripes: (p, b) => {
    const { w } = FRAMES[b];
    return clipped(
      outlineOf(b),
      [-56, -40, -24, -8, 8, 24, 40, 56]
        .filter((x) => Math.abs(x) < w)
        .map((x) => flat(box(x - 3, 30, 6, 60), p.trim))
        .join(""),
    );
  },
  hoops: (p, b) =>
    clipped(
      outlineOf(b),
      [48, 60, 72]
        .map((y) => flat(`M-90 ${y}Q0 ${y + 10} 90 ${y}V${y + 6}Q0 ${y + 16} -90 ${y + 6}Z`, p.trim))
        .join(""),
    ),
  scales: (p, b) =>
    clipped(
      outlineOf(b),
      line(
        [46, 54, 62, 70, 78]
          .map((y, row) =>
            Array.from({ length: 15 }, (_, i) => `M${-78 + i * 11 + (row % 2) * 5.5} ${y}q5.5 7 11 0`).join(""),
          )
          .join(""),
        dark(p.suit, 0.6),
        1.7,
      ),
    ),
  halved: (p, b) => clipped(outlineOf(b), flat("M0 30H90V95H0Z", p.trim) + line("M0 34V90", INK, 2)),
  diamonds: (p) =>
    shape("M-24 50L-17 60L-24 70L-31 60Z", p.trim, 1.6) +
    shape("M-10 58L-4 67L-10 76L-16 67Z", p.trim, 1.6) +
    shape("M24 50L17 60L24 70L31 60Z", p.cloth, 1.6),
  "v-neck": (p, b) =>
    shape(throat(b, 60, 7), p.skin, 2) + neckShade(b) + line(`M-2 56Q0 50 0 46`, dark(p.skin, 0.55), 1.4),
  scoop: (p, b) => {
    const { neck } = FRAMES[b];
    return (
      shape(
        `M${-neck - 10} 37Q${-neck} 34 ${-neck} 16H${neck}Q${neck} 34 ${neck + 10} 37Q${neck + 6} 54 0 54Q${-neck - 6} 54 ${-neck - 10} 37Z`,
        p.skin,
        2,
      ) + neckShade(b)
    );
  },
  strapless: (p, b) => {
    const { w } = FRAMES[b];
    const outline = outlineOf(b);
    return (
      clipped(
        outline,
        flat("M-90 10H90V62Q0 60 -90 62Z", p.skin) + neckShade(b) + flat(`M${w - 20} 40H90V70H${w - 26}Z`, SHADE, 0.25),
      ) +
      line(outline, INK, 2.5) +
      shape(`M${-w + 9} 90V66Q-20 50 -10 54Q-4 56 0 62Q4 56 10 54Q20 50 ${w - 9} 66V90Z`, p.suit) +
      line("M-18 40Q-8 41 -4 45M18 40Q8 41 4 45", dark(p.skin, 0.55), 1.5)
    );
  },
  toga: (p, b) => {
    const { w, neck } = FRAMES[b];
    return (
      shape(`M${w - 13} 41L${neck + 4} 35Q-4 62 ${-w + 8} 76V96H${w + 2}V58Q${w} 45 ${w - 13} 41Z`, p.cloth) +
      line(
        `M${neck + 10} 40Q2 66 ${-w + 16} 84M${w - 16} 44Q20 70 0 88M${w - 8} 52Q34 74 22 90`,
        dark(p.cloth, 0.6),
        1.6,
      ) +
      shape(disc(w - 20, 44, 5), p.trim, 2)
    );
  },
  robe: (p, b) => {
    const { neck } = FRAMES[b];
    return (
      shape(`M${-neck - 8} 34L${-neck - 2} 27Q0 54 16 78L6 86Q-10 60 ${-neck - 8} 34Z`, p.trim, 2) +
      shape(`M${neck + 8} 34L${neck + 2} 27Q4 44 -6 52L2 62Q14 50 ${neck + 8} 34Z`, p.trim, 2)
    );
  },
  "high-neck": (p, b) => {
    const { neck } = FRAMES[b];
    return (
      shape(`M${-neck - 2} 22Q0 30 ${neck + 2} 22L${neck + 8} 37Q0 45 ${-neck - 8} 37Z`, p.suit, 2) +
      flat(`M2 27Q8 26 ${neck + 2} 22L${neck + 8} 37Q8 41 3 42Z`, SHADE, 0.35)
    );
  },
  "trim-neck": (p, b) => {
    const { neck } = FRAMES[b];
    return shape(`M${-neck - 4} 31Q0 42 ${neck + 4} 31L${neck + 8} 37Q0 50 ${-neck - 8} 37Z`, p.trim, 2);
  },
  suit: (p, b) => lapels(p.suit, "#f4efe2", shape(TIE, p.trim, 2), b),
  tuxedo: (p, b) =>
    lapels(
      p.suit,
      "#fffdf6",
      shape("M-1.6 42L-12 37V49ZM1.6 42L12 37V49Z", p.trim, 2) + shape(disc(0, 43, 3), p.trim, 2),
      b,
    ),
  jacket: (p, b) => {
    const { neck } = FRAMES[b];
    return (
      shape(`M${-neck - 5} 32Q0 46 ${neck + 5} 32L12 90H-12Z`, p.trim, 2) +
      shape(`M${-neck - 4} 27L${-neck - 16} 36L-26 52L-14 56L-16 90H-8L-5 54Z`, lit(p.suit, 16), 2) +
      shape(`M${neck + 4} 27L${neck + 16} 36L26 52L14 56L16 90H8L5 54Z`, dark(p.suit, 0.82), 2)
    );
  },
  coat: (p, b) => {
    const { neck } = FRAMES[b];
    return (
      shape(`M${-neck - 4} 34L0 50L${neck + 4} 34L14 90H-14Z`, "#f4efe2", 2) +
      shape(TIE, p.trim, 2) +
      shape(`M${-neck - 1} 20L${-neck - 19} 30L-34 60L-17 62L-12 90H-6Q-4 60 -3 46Z`, lit(p.suit, 16), 2) +
      shape(`M${neck + 1} 20L${neck + 19} 30L34 60L17 62L12 90H6Q4 60 3 46Z`, dark(p.suit, 0.8), 2)
    );
  },
  "high-collar": (p) =>
    shape("M-15 34L-30 38L-33 -4L-18 12ZM15 34L30 38L33 -4L18 12Z", p.cloth) +
    flat("M15 34L30 38L33 -4L26 6Z", SHADE, 0.35) +
    line("M-18 12L-15 34M18 12L15 34", p.trim, 2),
  ruff: (p) =>
    shape(
      Array.from(
        { length: 9 },
        (_, i) => `${i ? "L" : "M"}${-36 + i * 9} ${(i % 2 ? 58 : 46) + (4 - Math.abs(i - 4)) * 2}`,
      ).join("") + "L15 28Q0 36 -15 28Z",
      p.trim,
    ) + line("M-24 50L-10 34M-8 56L-4 36M8 56L4 36M24 50L10 34", INK, 1.4),
  "fur-collar": (p, b) => {
    const { neck } = FRAMES[b];
    return shape(
      `M${-neck - 4} 22l-8 3l-4 7l-8 1l-2 8l-7 3l3 7l-3 7l7 2l1 7l8 -2l5 5l5 -6l7 1l2 -7l6 -3L0 50L${neck * 0.4 + 4} 52l6 3l2 7l7 -1l5 6l5 -5l8 2l1 -7l7 -2l-3 -7l3 -7l-7 -3l-2 -8l-8 -1l-4 -7l-8 -3Q0 40 ${-neck - 4} 22Z`,
      p.cloth,
    );
  },
  scarf: (p, b) => {
    const { neck } = FRAMES[b];
    return (
      shape(`M${-neck - 7} 24Q0 36 ${neck + 7} 24L${neck + 10} 36Q0 50 ${-neck - 10} 36Z`, p.cloth, 2) +
      shape("M6 40L22 44L26 76L12 80Z", p.cloth, 2) +
      line(`M${-neck - 2} 30Q0 42 ${neck} 31`, dark(p.cloth, 0.6), 1.5)
    );
  },
  noose: () =>
    line("M-15 27Q0 44 15 27M-17 31Q0 49 17 31M4 44L8 78", INK, 7) +
    line("M-15 27Q0 44 15 27M-17 31Q0 49 17 31M4 44L8 78", "#c79a58", 4),
  choker: (p, b) => {
    const { neck } = FRAMES[b];
    return shape(`M${-neck - 0.5} 26Q0 33 ${neck + 0.5} 26V31Q0 38 ${-neck - 0.5} 31Z`, p.trim, 1.8);
  },
  necklace: (p, b) => {
    const { neck } = FRAMES[b];
    return (
      line(`M${-neck - 6} 35Q0 58 ${neck + 6} 35`, INK, 6) +
      line(`M${-neck - 6} 35Q0 58 ${neck + 6} 35`, p.trim, 3) +
      shape(disc(0, 49, 5), p.trim, 2)
    );
  },
  "broad-collar": (p, b) => {
    const { w, neck } = FRAMES[b];
    return (
      shape(
        `M${-neck - 3} 30Q0 38 ${neck + 3} 30L${w - 12} 42Q${w - 22} 66 0 70Q${-w + 22} 66 ${-w + 12} 42Z`,
        p.trim,
        2,
      ) +
      line(`M${-neck - 10} 35Q0 52 ${neck + 10} 35M${-w + 20} 43Q-16 60 0 61Q16 60 ${w - 20} 43`, p.cloth, 3) +
      line(Array.from({ length: 9 }, (_, i) => `M${-28 + i * 7} ${66 - Math.abs(i - 4) * 2.4}l0 -5`).join(""), INK, 1.5)
    );
  },
  armour: (p, b) => {
    const { w } = FRAMES[b];
    return (
      shape(`M-16 36L${-w + 18} 46L${-w + 20} 68L-2 80V46ZM16 36L${w - 18} 46L${w - 20} 68L2 80V46Z`, p.trim, 2) +
      flat(`M16 36L${w - 18} 46L${w - 20} 68L10 77Z`, SHADE, 0.25) +
      flat(`M-16 40L${-w + 22} 48L${-w + 23} 56L-14 46Z`, lit(p.trim, 50), 0.7)
    );
  },
  pauldrons: (p, b) => {
    const { w } = FRAMES[b];
    const one = `M${-w + 22} 36Q${-w - 2} 30 ${-w - 8} 54L${-w + 12} 60Q${-w + 22} 52 ${-w + 22} 36Z`;
    return `${shape(one, p.trim)}${line(`M${-w - 4} 48Q${-w + 8} 44 ${-w + 20} 46`, INK, 1.7)}<g transform="scale(-1 1)">${shape(one, dark(p.trim, 0.8))}${line(`M${-w - 4} 48Q${-w + 8} 44 ${-w + 20} 46`, INK, 1.7)}</g>`;
  },
  spikes: (p, b) => {
    const { w } = FRAMES[b];
    const one = shape(
      `M${-w + 2} 50L${-w - 14} 32L${-w + 10} 42L${-w + 4} 20L${-w + 20} 38L${-w + 24} 22L${-w + 31} 38Z`,
      p.trim,
    );
    return `${one}<g transform="scale(-1 1)">${one}</g>`;
  },
  harness: (p, b) => {
    const { w } = FRAMES[b];
    const d = `M${-w + 24} 38L0 66L${w - 24} 38M0 66L-18 92M0 66L18 92`;
    return (
      line(d, INK, 9) + line(d, p.suit, 5.4) + shape(disc(0, 64, 9), p.trim, 2) + shape(disc(0, 64, 4), p.suit, 1.4)
    );
  },
  bandolier: (p, b) => {
    const { w } = FRAMES[b];
    return (
      line(`M${-w + 22} 38L24 90`, INK, 12) +
      line(`M${-w + 22} 38L24 90`, p.trim, 8.4) +
      line(`M${-w + 30} 47l6 -5M${-w + 40} 57l6 -5M${-w + 50} 68l6 -5M${-w + 60} 78l6 -5`, INK, 2)
    );
  },
  straps: (p) =>
    line("M-22 38L-14 84M22 38L14 84", INK, 8) +
    line("M-22 38L-14 84M22 38L14 84", p.trim, 4.6) +
    shape(`${box(-24, 58, 9, 8)}${box(15, 58, 9, 8)}`, p.trim, 1.8),
  fringe: (p) =>
    line(Array.from({ length: 11 }, (_, i) => `M${-30 + i * 6} ${62 - Math.abs(i - 5)}v14`).join(""), p.trim, 2.4),
  laces: (p) =>
    shape("M-14 35L0 84L14 35L10 32L0 40L-10 32Z", "#ffd23f", 1.8) +
    flat("M-9 36L0 70L9 36L0 42Z", p.skin) +
    line("M-9 42L7 48M9 42L-7 48M-7 50L6 56M7 50L-6 56M-5 58L4 63M5 58L-4 63", INK, 1.5),
  fishnet: (p, b) => {
    const { w } = FRAMES[b];
    return clipped(
      `M${-w} 90V58Q${-w} 45 ${-w + 14} 41L${-w + 22} 40L-10 62L-6 90ZM${w} 90V58Q${w} 45 ${w - 14} 41L${w - 22} 40L10 62L6 90Z`,
      line(
        Array.from({ length: 18 }, (_, i) => `M${-90 + i * 10} 30l60 60M${90 - i * 10} 30l-60 60`).join(""),
        p.trim,
        1,
      ),
    );
  },
  tubes: () =>
    line("M-18 12Q-40 20 -36 44Q-32 56 -24 60M18 12Q40 20 36 44Q32 56 24 60", INK, 8) +
    line("M-18 12Q-40 20 -36 44Q-32 56 -24 60M18 12Q40 20 36 44Q32 56 24 60", "#7fd05a", 4.6),
  wires: (p) =>
    line("M-20 70Q-10 60 -14 50M20 74Q10 62 16 48M0 84V66", INK, 4) +
    shape(disc(0, 58, 8), p.eyes, 2) +
    flat(disc(-2, 56, 3), "#fff"),
  rags: (_, b) =>
    clipped(
      outlineOf(b),
      ["#7a5a3a", "#4d7a4a", "#8a3a3a", "#b08a3a", "#4a5a8a", "#6a4a7a"]
        .map(
          (fill, i) =>
            shape(`M${-64 + i * 23} ${40 + (i % 2) * 12}l16 -6l9 14l-8 18l-19 3Z`, fill, 1.8) +
            shape(`M${-56 + i * 23} ${68 - (i % 2) * 6}l14 -3l9 12l-12 14l-14 -2Z`, dark(fill, 0.75), 1.8),
        )
        .join("") + line("M-40 46l5 5M-20 60l6 3M10 50l6 5M34 62l5 5", "#e8dcc0", 1.6),
    ),
  ribs: (p) =>
    line(
      "M0 42V86M-3 50Q-24 44 -26 56M3 50Q24 44 26 56M-3 60Q-24 55 -25 67M3 60Q24 55 25 67M-3 70Q-22 66 -22 76M3 70Q22 66 22 76",
      INK,
      6,
    ) +
    line(
      "M0 42V86M-3 50Q-24 44 -26 56M3 50Q24 44 26 56M-3 60Q-24 55 -25 67M3 60Q24 55 25 67M-3 70Q-22 66 -22 76M3 70Q22 66 22 76",
      p.trim,
      3,
    ),
  leaves: (p) =>
    ["-26 48", "-10 58", "8 60", "25 50", "-2 74", "-20 70", "18 72"]
      .map(
        (at, i) =>
          `<g transform="translate(${at}) rotate(${i * 47 - 60})">${shape("M-11 0Q0 -10 11 0Q0 10 -11 0Z", i % 2 ? p.suit : lit(p.suit, 24), 1.7)}${line("M-9 0H9", dark(p.suit, 0.6), 1.2)}</g>`,
      )
      .join(""),
  tattoos: (p) => line("M-34 50Q-20 58 -26 74M34 50Q20 58 26 74M-12 56Q0 66 12 56M-8 66Q0 74 8 66", p.trim, 3),
  beads: (p) =>
    [-27, -19, -10, 0, 10, 19, 27]
      .map((x, i) => shape(disc(x, 58 - (x * x) / 44, 5), i % 2 ? p.trim : p.cloth, 1.8))
      .join(""),
} satisfies Record<string, Draw>;

const neckShade = (build: Build): string => {
  const { neck } = FRAMES[build];
  return flat(`M${-neck} 18H${neck + 1}L${neck + 5} 35L3 40L${-neck + 2} 27Z`, SHADE, 0.45);
};

const at = (inner: string, size = 1): string => `<g transform="translate(0 54) scale(${0.92 * size})">${inner}</g>`;
const disk = (p: Palette): string => shape(disc(0, 0, 12), p.trim, 2);

/** Signs on the chest: plain geometry of our own. */
export const EMBLEMS = {
  "bolt-emblem": (p) => at(shape("M6 -19L-12 3H-2L-7 21L13 -5H3L10 -19Z", p.trim, 2)),
  "shield-emblem": (p) =>
    at(
      shape("M-13 -11L-8 -16H8L13 -11L14 -6L0 13L-14 -6Z", p.trim, 2) +
        flat("M-8 -8L-5 -11H5L9 -7L-3 -3L6 1L0 8L-5 2L2 0L-8 -4Z", p.cloth),
    ),
  "plain-shield-emblem": (p) =>
    at(
      shape("M-14 -13H14L13 0Q9 11 0 15Q-9 11 -13 0Z", p.trim, 2) +
        shape("M-8 -8H8L7 0Q5 7 0 9Q-5 7 -7 0Z", p.cloth, 1.4),
    ),
  "bat-emblem": (p) =>
    at(
      shape(
        "M-2 -6L-4 -9L-5 -4Q-10 -4 -9 -9Q-18 -8 -25 1Q-17 -2 -14 5Q-9 0 -5 5Q-2 3 0 9Q2 3 5 5Q9 0 14 5Q17 -2 25 1Q18 -8 9 -9Q10 -4 5 -4L4 -9L2 -6Z",
        p.trim,
        1.8,
      ),
    ),
  "star-emblem": (p) => at(shape(burst(0, 0, 5, 14, 6, -Math.PI / 2), p.trim, 2)),
  "eagle-emblem": (p, b) =>
    `<g transform="translate(0 ${b === "woman" ? 62 : 54})">${shape("M0 12L-7 3Q-20 4 -26 -8Q-14 -5 -7 -6L-4 -10H4L7 -6Q14 -5 26 -8Q20 4 7 3Z", p.trim, 2)}</g>`,
  "bird-emblem": (p) => at(shape("M0 16L-8 2L-44 -16L-16 -12L-4 -4L0 -8L4 -4L16 -12L44 -16L8 2Z", p.trim, 2)),
  "lantern-emblem": (p) =>
    at(disk(p) + shape(disc(0, 0, 7.4), p.cloth, 2) + shape("M-9 -15H9V-11H-9ZM-9 11H9V15H-9Z", p.trim, 1.6)),
  "sun-emblem": (p) => at(shape(burst(0, 0, 10, 15, 8), p.trim, 1.8) + flat(disc(0, 0, 5.4), p.cloth)),
  "target-emblem": (p) =>
    at(disk(p) + flat(disc(0, 0, 8), p.cloth) + flat(disc(0, 0, 4), p.trim) + line("M-17 0H17M0 -17V17", INK, 1.6)),
  "cross-emblem": (p) => at(shape("M-4 -15H4V-5H14V3H4V18H-4V3H-14V-5H-4Z", p.trim, 2)),
  "disc-emblem": (p) => at(disk(p) + flat(disc(0, 0, 7), p.cloth)),
  "atom-emblem": (p) =>
    at(
      ["0", "60", "120"]
        .map(
          (turn) =>
            `<g transform="rotate(${turn})">${line("M-15 0a15 5.4 0 1 0 30 0a15 5.4 0 1 0 -30 0", p.trim, 2.4)}</g>`,
        )
        .join("") + flat(disc(0, 0, 3.6), p.trim),
    ),
  "ankh-emblem": (p) =>
    at(shape("M-3 1H-12V-5H-4Q-11 -19 0 -19Q11 -19 4 -5H12V1H3V18H-3ZM0 -6Q5 -14 0 -14.4Q-5 -14 0 -6Z", p.trim, 1.8)),
  "skull-emblem": (p) =>
    at(
      shape("M-11 -4Q-11 -16 0 -16Q11 -16 11 -4L7 3V10H-7V3Z", p.trim, 2) +
        flat(disc(-4.4, -4, 3) + disc(4.4, -4, 3) + box(-3, 5, 1.6, 5) + box(1.6, 5, 1.6, 5), INK),
    ),
  "question-emblem": (p) =>
    at(
      line("M-7 -8Q-7 -16 1 -16Q9 -15 8 -7Q6 0 0 2V6", INK, 8) +
        line("M-7 -8Q-7 -16 1 -16Q9 -15 8 -7Q6 0 0 2V6", p.trim, 4.6) +
        shape(disc(0, 13, 3.4), p.trim, 1.8),
    ),
  "d-emblem": (p) =>
    at(
      shape("M-9 -15H2Q14 -12 13 1Q12 14 0 16H-9ZM-3 -9V10Q7 9 7 0Q7 -9 -3 -9Z", p.trim, 1.8).replace(
        "<path",
        '<path fill-rule="evenodd"',
      ),
    ),
  "a-emblem": (p) => at(shape("M0 -17L14 14H6L3 7H-3L-6 14H-14Z", p.trim, 2)),
  "flame-emblem": (p) =>
    at(shape("M0 16Q-13 12 -10 -1Q-8 -6 -4 -9Q-4 -3 -1 -2Q-2 -12 4 -18Q4 -9 9 -5Q15 10 0 16Z", p.trim, 2)),
  "gem-emblem": (p) => at(shape("M0 -14L11 -3L0 15L-11 -3Z", p.trim, 2) + flat("M0 -14L-11 -3H0Z", "#fff", 0.5)),
  "hex-emblem": (p) =>
    at(shape("M-12 -7L0 -14L12 -7V7L0 14L-12 7Z", p.trim, 2) + line("M-6 -4L6 4M6 -4L-6 4", p.cloth, 3)),
  "hourglass-emblem": (p) => at(shape("M-10 -15H10L2 0L10 15H-10L-2 0Z", p.trim, 2)),
  "claw-emblem": (p) => at(shape("M-14 -14L-8 16L-5 -6ZM-2 -16L2 18L5 -8ZM10 -14L12 12L16 -8Z", p.trim, 1.6)),
  "wave-emblem": (p) => at(line("M-18 -3q6 -8 12 0t12 0t12 0M-18 6q6 -8 12 0t12 0t12 0", p.trim, 3)),
  "scar-emblem": (p) =>
    at(
      line("M-10 -12Q12 -14 8 -3Q-2 4 -9 8Q-2 16 11 10", INK, 6) +
        line("M-10 -12Q12 -14 8 -3Q-2 4 -9 8Q-2 16 11 10", p.trim, 3),
    ),
} satisfies Record<string, Draw>;
