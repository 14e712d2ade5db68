/** What is painted on a face, worn before it, and worn on the head. */

import { INK, burst, disc, flat, line, shape } from "./drawing";
import { HEADS, both, type Build } from "./face";
import { SHADE, clipped, dark, lit, type Palette } from "./palette";

type Draw = (p: Palette, build: Build) => string;

const mirrored = (one: string): string => `${one}<g transform="scale(-1 1)">${one}</g>`;
const shadow = (d: string): string => clipped(d, flat("M6 -70H60V70H4Q14 20 12 -10Q12 -36 6 -70Z", SHADE, 0.32));
const gloss = (d: string, colour: string): string =>
  clipped(d, flat("M-17 -6Q-18 -26 -5 -30Q-11 -22 -11 -8Q-11 4 -14 12Q-17 4 -17 -6Z", lit(colour, 55), 0.8));
/** A piece of cloth or metal with its light and its shadow side. */
const solid = (d: string, fill: string): string => shape(d, fill) + gloss(d, fill) + shadow(d);

/** Painted on the skin, under eyes and mouth. */
export const PAINTED = {
  "two-faced": (p) =>
    flat("M0 -40H40V40H-2Q3 28 -1 20Q4 12 0 4Q4 -6 -1 -16Z", p.trim) +
    line("M-1 30Q3 24 -1 20Q4 12 0 4Q4 -6 -1 -16L1 -30", INK, 2) +
    line("M12 10Q8 14 12 18M6 -16Q10 -14 14 -18M14 4L18 2", dark(p.trim, 0.5), 1.6),
  "split-face": (p) => flat("M0 -40H40V40H0Z", p.top),
  tally: () =>
    line(
      "M-15 -16V-9M-12.4 -16V-9M-9.8 -16V-9M-16.5 -10.6L-8.4 -14.6M8 -20V-14M10.4 -20V-14M12.8 -19V-13M14 13V19M11.6 14V20M9.2 15V21M16 15L7.6 19M-15 9V14M-12.6 10V15",
      "#8a2a2a",
      1.5,
    ),
  scar: (p) => line("M8 -14Q13 -2 9 11M5 -8L13 -10M6 6L13 5", dark(p.skin, 0.5, 30), 2),
  wrinkles: (p) =>
    line(
      "M-9 -15Q0 -17.5 8 -15M-8 -19.6Q0 -22 7 -19.6M-14 6Q-11 8 -10 12M12 6Q10 8 9 12M-14.6 0Q-12 4.6 -7 5.6M12.6 0Q10 4.6 5 5.6",
      dark(p.skin, 0.6),
      1.5,
    ),
  gaunt: (p) =>
    flat("M-16 7Q-9 9 -8.4 18L-11 21Q-14 14 -16 7ZM15 7Q8 9 7.6 18L11 21Q14 14 15 7Z", dark(p.skin, 0.55), 0.75) +
    flat(
      "M-15 -4Q-9 -9 -3 -4Q-3 5 -9 5.4Q-15 5 -15 -4ZM12.4 -4Q6.4 -9 0.6 -4Q0.6 5 6.4 5.4Q12.4 5 12.4 -4Z",
      dark(p.skin, 0.5),
      0.6,
    ),
  freckles: (p) =>
    flat(
      [
        [-12, 6],
        [-9, 8],
        [-6.6, 6],
        [8, 6],
        [11, 8],
        [5.6, 7.4],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 1))
        .join(""),
      dark(p.skin, 0.66),
    ),
  blush: () => flat(disc(-11, 8, 4.4) + disc(9, 8, 4.4), "#e0505a", 0.45),
  "eye-shadow": (p) =>
    flat(
      "M-16 -4Q-10 -9.6 -2 -3Q-3 3 -9 3Q-15 2 -16 -4ZM13.4 -4Q7.4 -9.6 -0.6 -3Q0.4 3 6.4 3Q12.4 2 13.4 -4Z",
      p.top,
      0.9,
    ),
  "clown-paint": () =>
    flat(
      "M-17 -10Q-10 -15 -3 -6Q-2 6 -9 7Q-17 5 -17 -10ZM14.4 -10Q7.4 -15 0.4 -6Q-0.6 6 6.4 7Q14.4 5 14.4 -10Z",
      "#5a4a78",
      0.4,
    ) + flat("M-17 8Q-9 11 -1.4 10.6Q7 11 14.6 7Q11 24 -1.4 24.4Q-13 24 -17 8Z", "#d2202e"),
  "face-stripes": (p) =>
    flat(
      "M-20 -14L-6 -9L-19 -7ZM-20 -1L-8 2L-19 5ZM-19 10L-9 9L-15 16ZM20 -14L6 -9L19 -7ZM20 -1L8 2L19 5ZM19 10L9 9L15 16ZM-3 -30L0 -15L3 -30Z",
      dark(p.hair, 0.7),
    ),
  spots: (p) =>
    flat(
      [
        [-12, -14, 2.4],
        [-6, -20, 2],
        [-15, 6, 2.2],
        [-11, 13, 1.8],
        [10, -15, 2.4],
        [5, -21, 2],
        [14, 5, 2.2],
        [10, 13, 1.8],
        [-16, -4, 1.8],
        [15.6, -5, 1.8],
        [-1, -17, 1.8],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
        .join(""),
      dark(p.skin, 0.4),
    ),
  cracks: (p) =>
    line(
      "M-18 -10L-11 -6L-12 2L-6 6M16 -20L9 -14L12 -8M14 10L8 13L9 20M-12 22L-8 16L-12 11M-2 -30L-4 -20L0 -14",
      dark(p.skin, 0.35),
      1.8,
    ),
  scaled: (p) =>
    line(
      [-20, -14, 12, 18]
        .map((y, row) => [-16, -9, 6, 13].map((x) => `M${x - 3 + (row % 2) * 2} ${y}q3 4 6 0`).join(""))
        .join(""),
      dark(p.skin, 0.55),
      1.4,
    ),
  arrow: (p) => flat("M0 -30L9 -14H4V-2H-4V-14H-9Z", p.trim) + line("M-4 -2V-14H-9L0 -30L9 -14H4V-2", INK, 1.5),
  "brow-gem": (p) => shape("M0 -18L4 -13L0 -8L-4 -13Z", p.trim, 1.6),
  "brow-mark": (p) => line("M-1.4 -20V-10M-5 -16L-1.4 -10L2.4 -16", p.trim, 2.4),
  "third-eye": (p) => both(shape("M-5 -12Q0 -17 5 -12Q0 -8 -5 -12Z", p.eyes, 1.8)),
  "war-paint": (p) => flat("M-20 2H20V8H-20Z", p.top, 0.9),
  "star-paint": (p) => flat(burst(7.6, -0.6, 5, 12, 5, -Math.PI / 2), p.top),
  "white-streaks": () => flat("M-13 6L-11 24L-9 6ZM9.6 6L8.4 24L6 6Z", "#fff", 0.8),
  tears: () => flat("M-10 5L-8.4 20L-6.4 5ZM4 5L6 20L8 5Z", INK),
  skullpaint: () =>
    flat("M-18 -30H18V30H-18Z", "#f4f0e6") +
    flat(
      "M-16 -6Q-10 -11 -3 -5Q-3 7 -9 7.4Q-16 6 -16 -6ZM13.4 -6Q7.4 -11 0.4 -5Q0.4 7 6.4 7.4Q13.4 6 13.4 -6ZM-1.4 4L-4 10H1.4ZM-13 14H11V17H-13Z",
      INK,
    ) +
    line("M-9 12V20M-5 12V21M-1 12V21M3 12V21M7 12V20", INK, 1.5),
  tattoo: (p) => line("M8 -18Q16 -10 12 0M12 -8L17 -9M-15 12Q-10 16 -11 22", p.trim, 2.4),
  stitched: () =>
    line(
      "M-18 -4L-9 -8M-16 -8L-15 -3M-12 -9L-11 -4M6 -24L9 -12M5 -20L10 -21M6 -15L11 -16M-12 13H11M-9 11V16M-5 11V16M-1 11V16M3 11V16M7 11V16",
      INK,
      1.6,
    ),
  "metal-half": (p) =>
    flat("M1 -40H40V40H-4Q4 30 1 18Q5 8 1 0Z", "#b4bfcc") +
    line("M1 -30L1 0Q5 8 1 18Q2 24 -1 28M12 8L17 6M10 14L15 14M4 -18H16", INK, 1.5) +
    shape(disc(7, 0, 5), "#2a2e38", 1.4) +
    flat(disc(7, 0, 3), p.eyes),
} satisfies Record<string, Draw>;

const SLITS = "M-6.8 -3Q0 -6 6.4 0.6Q2 4 -2.4 3.2Q-6 2.2 -6.8 -3Z";
const eyeslits = (fill: string): string => `<g transform="translate(-1.4 0)">${both(shape(SLITS, fill, 1.8))}</g>`;
const DOMINO = "M-18.6 -7.6Q-9 -11.6 -1.4 -5.6Q6 -11.6 18 -7.6L17.4 2Q11 8.4 4.6 6L-1.4 2.6L-7.6 6Q-14 8.4 -18.2 2Z";
const round = (p: Palette, r: number, glass: string): string =>
  `<g transform="translate(-1.4 0)">${shape(disc(-8.4, 0.4, r) + disc(8.4, 0.4, r), glass, 2.2)}${flat(`M${-8.4 - r * 0.6} 1L-7 ${-r * 0.6}L-5.6 ${-r * 0.5}L${-8.4 - r * 0.3} 4ZM${8.4 - r * 0.6} 1L9.8 ${-r * 0.6}L11.2 ${-r * 0.5}L${8.4 - r * 0.3} 4Z`, "#fff", 0.9)}${line(`M${-8.4 + r} 0Q0 -2 ${8.4 - r} 0M${-8.4 - r} 0L-18 -2M${8.4 + r} 0L19 -2`, p.top === p.suit ? INK : p.top, 2.2)}</g>`;

/** Worn before the face; what covers the eyes brings eyes of its own. */
export const MASKS = {
  domino: (p) => shape(DOMINO, p.top, 2) + eyeslits("#fff"),
  "wide-domino": (p) =>
    shape("M-19 -12Q-10 -9 -1.4 -14Q7 -9 18.6 -12L18 3Q12 11 5.6 7.4L-1.4 4L-8.6 7.4Q-15 11 -18.4 3Z", p.top, 2) +
    eyeslits("#fff"),
  "crab-mask": (p) =>
    shape("M-19 -14L-10 -10L-1.4 -19L7 -10L18.6 -14L17.6 4Q10 11 4 6L-1.4 10L-7 6Q-13 11 -18.4 4Z", p.top, 2) +
    eyeslits("#fff"),
  "flame-mask": (p) =>
    shape("M-26 -18L-17 -9Q-8 -10 -1.4 -5Q6 -10 16 -9L25 -18L17.4 4Q10 9 4 6L-1.4 2.6L-7 6Q-13 9 -18.4 4Z", p.top, 2) +
    eyeslits("#fff"),
  "face-mask": (p, b) => solid(HEADS[b], p.top) + eyeslits(p.eyes) + line("M-8 16H6", dark(p.top, 0.5), 1.6),
  "open-mask": (p) =>
    solid("M-19 12L-20.6 -6C-22 -34 22 -34 20.6 -6L19 12L12 5L-1.4 9L-14 5Z", p.top) + eyeslits("#fff"),
  "red-sun-mask": () =>
    solid("M-18 -10H18L17 9L12 19L5 26H-5L-12 19L-17 9Z", "#f6f2ea") +
    flat(disc(-1, 6, 9.4), "#c8262e") +
    eyeslits("#fff"),
  luchador: (_, b) =>
    solid(HEADS[b], "#1c1a22") +
    shape("M-2 -26L-12 -14L-16 -2Q-14 9 -6 10L-1.4 4L3.6 10Q12 9 13.4 -2L10 -14Z", "#f2efe6", 1.8) +
    `<g transform="translate(-1.4 0)">${both(shape(SLITS, "#e02c2c", 1.8))}</g>` +
    shape("M-10 13H7L4 21H-7Z", "#3a3844", 1.8) +
    line("M-7 14V20M-3 14V20M1 14V20M5 14V20", "#a8a8b4", 1.2) +
    line("M-1.4 -26V-14", INK, 2),
  burlap: () =>
    solid("M-19 -6C-22 -34 21 -36 19.6 -6L18.6 12L14 26L5 31L-6 30L-15 25L-18 10Z", "#b98d52") +
    line("M-15 -16L-10 -18M8 -22L14 -18M-17 16L-12 17M12 16L16 14M-4 -26L0 -22", "#7a5a30", 1.6) +
    `<g transform="translate(-1.4 0)">${both(flat("M-7 -4Q0 -9 6 -1Q5 6 -1 6Q-6 5 -7 -4Z", INK))}${flat(disc(-8, 0.6, 2) + disc(8, 0.6, 2), "#ff9a2e")}</g>` +
    shape("M-13 15Q-1 20 12 14Q9 23 -1 23Q-10 23 -13 15Z", INK, 1.4) +
    line("M-11 13V20M-7 14.6V23M-3 15.6V24M1 15.6V24M5 15V23M9 13.4V20", "#e4c890", 1.6) +
    line("M-3 7L-1 10L1 7", INK, 1.8),
  "owl-mask": (p, b) =>
    solid(HEADS[b], p.top) +
    shape(disc(-9.6, -2, 8.6) + disc(7.4, -2, 8.6), "#f0d8a0", 2.2) +
    flat(disc(-9.6, -2, 5.4) + disc(7.4, -2, 5.4), "#2a1c14") +
    flat(disc(-11.4, -4, 1.8) + disc(5.6, -4, 1.8), "#fff") +
    shape("M-5 3L-1.2 14L3 3Z", "#c8a040", 1.8),
  target: (p, b) =>
    solid(HEADS[b], p.top) +
    line("M-16 6L-6 10L-1.4 26M14 6L4 10L-1.4 26M-1.4 -26V4", dark(p.top, 0.55), 1.6) +
    both(shape("M-6 -2Q0 -5 6 0Q2 3.4 -2 3Q-6 2 -6 -2Z", "#fff", 1.8)) +
    shape(disc(8, -0.6, 8), "#2a2c36", 2.2) +
    shape(disc(8, -0.6, 5), "#e8262e", 1.6) +
    line("M8 -10V9M-2 -0.6H18", "#ff6a5a", 1.4),
  "gold-mask": (p, b) =>
    solid(HEADS[b], p.top) +
    `<g transform="translate(-1.4 0)">${both(flat("M-6.6 -1Q-1 -5 6 0.6Q2 3.4 -2 3Q-6 2.4 -6.6 -1Z", INK) + line("M-7 -7Q0 -10.6 6.4 -5.4", dark(p.top, 0.5), 1.8))}</g>` +
    line("M-1.4 -4L-4 9H0.6", dark(p.top, 0.5), 1.7) +
    flat("M-8 14Q-1 19 6 14Q4 20 -1 20Q-6 20 -8 14Z", INK),
  "red-hood": (p) =>
    solid("M-17.4 -4C-19 -34 19 -34 17.6 -4L16 11L11 22L4.6 28H-6L-12 22L-16.4 11Z", p.top) +
    `<g transform="translate(-1.4 0)">${both(flat("M-7 -3.4Q0 -6.6 6.6 1Q2 3.6 -2.4 3Q-6 2 -7 -3.4Z", "#fff") + line("M-8 -7L6.8 -0.6", dark(p.top, 0.4), 2))}</g>` +
    line("M-1.4 -28Q-2 -8 -1.4 4L-6 12H3.6M-14 8L-8 13L-9 24M12 8L6 13L7 24", dark(p.top, 0.5), 1.7),
  "gas-mask": (p) =>
    solid("M-15 4Q-1 -3 13 4L12 18Q6 28 -1 28Q-8 28 -14 18Z", p.top) +
    shape(disc(-12, 20, 7) + disc(9.6, 20, 7), dark(p.top, 0.7), 2) +
    flat(disc(-12, 20, 3.6) + disc(9.6, 20, 3.6), INK) +
    line("M-5 12H3M-5 16H3M-5 20H3", INK, 1.6),
  veil: (p) =>
    shape("M-17 4Q-1 10 16 4L15 18L5 29H-6L-15 18Z", p.top, 2) + line("M-8 10L-7 24M5 10L4 24", dark(p.top, 0.7), 1.2),
  glasses: (p) => round(p, 7.4, "#dff2fa"),
  "round-glasses": (p) => round(p, 9, "#e6f6fc"),
  "white-glasses": (p) => round(p, 8.4, "#f6fbff"),
  "green-glasses": (p) => round(p, 8.4, "#9ae86a"),
  "square-glasses": () =>
    `<g transform="translate(-1.4 0)">${shape("M-15.6 -5H-2V5Q-8 7.6 -14.6 5ZM15.6 -5H2V5Q8 7.6 14.6 5Z", "#dff2fa", 2.2).replace('fill="#dff2fa"', 'fill="#dff2fa" fill-opacity=".55"')}${line("M-2 -3H2M-15.6 -4L-18 -5M15.6 -4L19 -5", INK, 2.2)}</g>`,
  shades: () =>
    `<g transform="translate(-1.4 0)">${shape("M-16 -5H16L14 4Q8 8 2.4 1H-2.4Q-8 8 -14 4Z", "#1c1a26", 1.8)}${flat("M-13 -3L-7 -3L-11 3ZM4 -3L9 -3L5 2Z", "#7fb4d8", 0.9)}</g>`,
  monocle: () =>
    shape(disc(7, 0.4, 8), "#e8f8ff", 2.6).replace('fill="#e8f8ff"', 'fill="#e8f8ff" fill-opacity=".45"') +
    line("M13 6Q18 18 14 32", "#d8a83a", 1.8) +
    flat("M3 2L7 -5L9 -4.4L5 4Z", "#fff", 0.8),
  eyepatch: () => line("M-19 -14L18 4", INK, 2.6) + shape("M0 -6H13L12 3Q6 9 1 3Z", INK, 1),
  visor: (p) =>
    shape("M-18.6 -7H18.2L16.6 5Q8 7 -1.4 3.4Q-9 7 -17 5Z", p.eyes, 2.2) +
    flat("M-15 -5H-4L-7 2.4L-14 3Z", "#fff", 0.75),
  goggles: (p) =>
    line("M-19 -3H19", INK, 5) +
    shape(disc(-9.6, -0.6, 8.2) + disc(7, -0.6, 8.2), p.top, 2.2) +
    shape(disc(-9.6, -0.6, 5.4) + disc(7, -0.6, 5.4), p.eyes, 1.8) +
    flat("M-13 0L-9.6 -4.6L-8 -4.2L-11.6 2ZM3.6 0L7 -4.6L8.6 -4.2L5 2Z", "#fff", 0.9),
  "metal-eye": () =>
    shape(disc(7, -0.6, 7.4), "#c8b060", 2.2) +
    flat(disc(7, -0.6, 4.4), "#7ae0ff") +
    line("M7 -8V-18M14 -3L20 -6", INK, 2),
  muzzle: () => line("M-14 13H12M-14 18H12M-10 9V23M-4 9V25M2 9V25M8 9V23", INK, 2.4),
  cigarette: () =>
    shape("M4 15.6L20 19L19.4 21.6L3.4 18.2Z", "#fffaf0", 1.5) +
    flat(disc(20.4, 20.6, 2), "#ff7a2e") +
    line("M22 18Q28 10 23 4Q20 -4 26 -12", "#d8d8e0", 2.2),
  holder: () =>
    shape("M4 15L24 8L25 10L5 17.4Z", INK, 1) +
    shape("M24 8L32 5L33 7.4L25 10Z", "#fffaf0", 1.4) +
    line("M34 4Q40 -4 35 -12", "#d8d8e0", 2),
  "beak-nose": (p) =>
    shape("M1 -4Q-12 2 -17 12Q-8 12 2 9Z", p.skin, 2) + flat("M-15 11Q-8 10 2 8V9Q-8 12 -17 12Z", SHADE, 0.4),
  "buck-teeth": () => shape("M-6 16.6H-0.8V23H-5.4ZM-0.8 16.6H4.4L3.8 23H-0.8Z", "#fffdf2", 1.5),
  fangs: () =>
    flat("M-7 16L-5 22L-3 16.4ZM1 16.4L3 22L5 16Z", "#fff") + line("M-7 16L-5 22L-3 16.4M1 16.4L3 22L5 16", INK, 1.2),
  tusks: () => shape("M-9 19Q-12 10 -10 5Q-6 10 -5 18ZM6.6 19Q9.6 10 7.6 5Q3.6 10 2.6 18Z", "#fff6dc", 1.8),
  "big-lips": (p) =>
    shape("M-11 15Q-6 10.6 -1.4 13Q4 10.6 9 15Q5 23 -1 23Q-8 23 -11 15Z", p.trim, 1.8) +
    line("M-10 15.6Q-1 18.6 8 15.6", INK, 1.8),
  maw: () =>
    shape("M-16 9Q-1 15 14 9Q16 26 -1 28Q-18 26 -16 9Z", "#4a0f18", 2.2) +
    flat(
      "M-15 10L-11 17L-8 11.6L-4 19L-1 12.6L3 19L6 11.6L10 17L13 10Q-1 16 -15 10ZM-13 23L-9 18L-6 25L-2 19.6L2 26L5 19.6L9 25L11 20L12 23Q6 28 -1 28Q-9 28 -13 23Z",
      "#fffdf2",
    ),
} satisfies Record<string, Draw>;

/** Those that stand for eyes, nose and mouth. */
export const FACELESS: ReadonlySet<string> = new Set([
  "face-mask",
  "luchador",
  "burlap",
  "owl-mask",
  "target",
  "gold-mask",
  "red-hood",
]);

const feathers = (colour: string, size = 1): string =>
  `<g transform="scale(${size})">${shape("M15 -10Q40 -20 46 -54Q36 -46 32 -38Q34 -50 30 -58Q24 -48 22 -38Q20 -46 16 -50Q14 -34 14 -22Z", colour, 2.2)}${line("M20 -16Q34 -26 40 -42M18 -20Q27 -32 29 -46", dark(colour, 0.5), 1.8)}</g>`;

const bowler = (p: Palette): string =>
  shape("M-20 -14Q-22 -46 0 -46Q22 -46 20 -14Z", p.top) +
  flat("M7 -14Q12 -34 6 -46Q22 -44 20 -14Z", SHADE, 0.35) +
  shape("M-20 -21Q0 -15 20 -21V-13Q0 -8 -20 -13Z", p.trim, 2) +
  shape("M-30 -16Q0 -2 30 -16Q27 -6 0 -4.6Q-27 -6 -30 -16Z", p.top, 2.4);

/** Worn on the head. */
export const HEADGEAR = {
  "bat-cowl": (p) => {
    const d =
      "M-20.4 9L-21 -14L-22 -48L-9 -29Q0 -32 9 -29L22 -48L21 -14L20.4 9L13 4.6Q6 6 2 10L-1.4 6L-5 10Q-9 6 -14 4.6Z";
    return (
      solid(d, p.top) +
      shape("M-14 -4.6Q-8 -9 -4.4 -1.2Q-8 2.6 -13 1ZM11.2 -4.6Q5.2 -9 1.6 -1.2Q5.2 2.6 10.2 1Z", "#fff", 1.6) +
      line("M-15 -9Q-8 -11 -3 -3L-1.4 6L0.2 -3Q5 -11 12.6 -9M-16 -40L-14 -26M16 -40L14 -26", lit(p.top, 40), 1.5)
    );
  },
  "cat-cowl": (p) => {
    const d =
      "M-19.6 14L-20.6 -8L-24 -34L-9 -28Q0 -31 9 -28L24 -34L20.6 -8L19.6 14L14.6 6L15 -7Q8 -12 -1.4 -10Q-10 -12 -17 -7L-16.6 6Z";
    return (
      solid(d, p.top) +
      shape(
        "M-19 -19Q-10 -24 -2 -19Q-2 -12 -9 -11.6Q-17 -12 -19 -19ZM17 -19Q8 -24 0 -19Q0 -12 7 -11.6Q15 -12 17 -19Z",
        p.eyes === "#ffffff" ? "#e8605a" : p.eyes,
        2,
      ) +
      flat("M-15 -18L-9 -20L-12 -14ZM4 -18L9 -20L6 -14Z", "#fff", 0.8)
    );
  },
  cowl: (p) =>
    solid(
      "M-20 11L-21 -6C-23 -35 23 -35 21 -6L20 11L15.6 20L16.6 2Q15 -10 8 -12L-1 -7L-10 -12Q-17 -10 -18 2L-17.4 20Z",
      p.top,
    ),
  hood: (p) => {
    const d =
      "M-24 40Q-34 -10 -21 -32Q-10 -46 2 -45Q16 -45 23 -30Q34 -8 25 40L15 31Q20 8 16 -8Q10 -22 -1 -23Q-12 -22 -17 -8Q-21 8 -16 31Z";
    return (
      clipped("M-18 -24H18V2Q0 -12 -18 2Z", flat("M-18 -24H18V2Q0 -14 -18 2Z", SHADE, 0.6)) +
      shape(d, p.cloth) +
      shadow(d) +
      line("M-20 -24Q-26 0 -22 26M-10 -38Q-2 -42 8 -39", lit(p.cloth, 40), 2)
    );
  },
  "raven-hood": (p) => {
    const d =
      "M-23 42Q-32 -8 -22 -30Q-12 -42 -1 -42Q12 -42 22 -30Q34 -8 25 42L16 30Q20 6 16 -8Q8 -14 -1 -2Q-10 -14 -17 -8Q-21 6 -17 30Z";
    return (
      shape(d, p.cloth) +
      shadow(d) +
      line("M-19 -20Q-26 2 -21 26M-1 -42V-14", lit(p.cloth, 40), 1.8) +
      shape("M-1 -16L3 -11L-1 -6L-5 -11Z", "#e0303a", 1.6)
    );
  },
  "hawk-helm": (p) => {
    const d = "M-20 12L-21 -8C-23 -35 23 -35 21 -8L20 12L14.6 14L15 3Q9 -1 3 4L-1.4 17L-6 4Q-11 -1 -17.6 3L-17.4 14Z";
    return (
      mirrored(feathers(p.trim)) +
      solid(d, p.top) +
      shape("M-6 -12L-1.4 17L3 -12Q-1.4 -18 -6 -12Z", p.trim, 1.8) +
      shape("M-15 -5.4Q-9 -8 -5.6 -1Q-9 2 -14 1ZM12.2 -5.4Q6.2 -8 2.8 -1Q6.2 2 11.2 1Z", "#fff", 1.6)
    );
  },
  "fate-helm": (p) => {
    const d =
      "M-18.6 28L-20.4 2C-22.6 -20 -20 -36 0 -36C20 -36 22.6 -20 20.4 2L18.6 28L12 31L8 14L4.6 31H-6.6L-10 14L-13 31Z";
    return (
      shape("M-4 -34Q0 -60 24 -46Q10 -48 5 -32Z", p.trim) +
      solid(d, p.trim) +
      shape(
        "M-16.6 -4Q-9 -8 -4.4 1.6L-6 5.6Q-13 6 -16.6 -4ZM14 -4Q6.6 -8 1.8 1.6L3.4 5.6Q11 6 14 -4Z",
        "#1c1826",
        1.8,
      ) +
      flat("M-13.4 -1L-7 2L-11 3ZM10.6 -1L4.4 2L8.4 3Z", "#fff") +
      line("M-1.4 -35V10L-6 20M-1.4 10L3.6 20", dark(p.trim, 0.5), 1.8)
    );
  },
  "greek-helm": (p) => {
    const d =
      "M-18.4 27L-20.6 2C-23 -22 -18 -34 0 -34C18 -34 23 -22 20.6 2L18.4 27L5 22L3.6 5L12 3L14 -5L2 -4L-1.4 8L-5 -4L-16.6 -5L-14.6 3L-6.4 5L-7.6 22Z";
    return (
      shape("M-6 -32Q-8 -62 34 -50Q44 -34 40 -8Q32 -34 6 -34Z", p.cloth) +
      line("M6 -52L8 -38M18 -53L18 -38M30 -48L26 -36", dark(p.cloth, 0.5), 1.8) +
      solid(d, p.trim)
    );
  },
  "winged-helm": (p) =>
    `${mirrored(feathers("#fffaf0", 0.95))}${solid("M-20 3L-21 -8C-22 -34 22 -34 21 -8L20 3L17 -8Q8 -13 0 -12Q-10 -13 -17 -8Z", p.trim)}`,
  "knight-helm": (p) => {
    const d = "M-19 28L-21 -4C-23 -36 23 -36 21 -4L19 28L0 33Z";
    return (
      solid(d, p.trim) +
      flat("M-17 -4H14V2H-17Z", INK) +
      line("M-1.4 -34V33M-12 12V24M-7 13V27M4 13V27M9 12V24", dark(p.trim, 0.45), 1.8) +
      flat("M-13 -2.6H-5V0.6H-13ZM3 -2.6H10V0.6H3Z", p.eyes)
    );
  },
  "steel-helm": (p) => {
    const d = "M-17.6 12L-19.6 -4C-22 -34 22 -34 19.6 -4L17.6 12L12 23L4 29H-6L-13.6 23Z";
    return (
      solid(d, p.top) +
      both(shape("M-6.6 -2.4Q0 -5 6 0.8Q2 3 -2 2.6Q-6 2 -6.6 -2.4Z", p.eyes, 1.8)) +
      line(
        "M-14 -10Q-8 -12 -2 -6L-1.4 6L0 -6Q6 -12 12 -10M-7 15H5M-5 18.6H3M-16 8L-10 12L-9 24M14 8L8 12L7 24",
        dark(p.top, 0.45),
        1.8,
      )
    );
  },
  "manta-helm": (p) => {
    const d = "M-26 34Q-34 -2 -24 -22Q-12 -42 0 -42Q12 -42 24 -22Q34 -2 26 34Q12 40 0 40Q-12 40 -26 34Z";
    return (
      shape(d, "#23222c") +
      gloss(d, "#4a4a5c") +
      shadow(d) +
      shape("M-22 -10Q-12 -24 -3 -8Q-4 8 -13 9Q-22 8 -22 -10ZM22 -10Q12 -24 3 -8Q4 8 13 9Q22 8 22 -10Z", p.eyes, 2.2) +
      flat("M-19 -10Q-14 -18 -8 -13Q-15 -12 -17 -3ZM8 -8Q13 -16 17 -11Q11 -10 9 -3Z", "#fff", 0.8) +
      line("M-10 20H10M-9 25H9M-8 30H8", "#6a6a7c", 2) +
      shape("M-26 30Q-44 30 -44 52L-34 54Q-34 42 -24 40ZM26 30Q44 30 44 52L34 54Q34 42 24 40Z", "#5a5a6a", 2)
    );
  },
  fishbowl: () =>
    `<g fill-opacity=".28">${shape(disc(0, -4, 37), "#bfefff", 3)}</g>${line("M-27 -14Q-22 -32 -6 -36", "#fff", 3.4)}${line("M26 10Q21 22 12 27", "#fff", 2.4)}${shape("M-38 26Q0 44 38 26L42 38Q0 56 -42 38Z", "#8fa2b4")}`,
  "flight-visor": (p) =>
    solid("M-19.6 12L-21 -6C-23 -35 23 -35 21 -6L19.6 12L15.6 22L17 6L17 -8H-19L-18 6L-17.4 22Z", p.top) +
    shape("M-19.6 -9H18.4L17 4Q8 7 -1.4 3Q-10 7 -18.6 4Z", p.eyes, 2.2) +
    flat("M-16 -7H-5L-9 2L-15 2Z", "#fff", 0.8) +
    shape(burst(0, -20, 5, 6, 2.6, -Math.PI / 2), p.trim, 1.4),
  tiara: (p) =>
    shape("M-18.6 -12Q-8 -15 -6 -19L-0.6 -27L5 -19Q8 -15 18.2 -12L17.6 -6.6Q0 -13 -18 -6.6Z", p.trim, 2) +
    flat(burst(-0.6, -16.4, 5, 5, 2.2, -Math.PI / 2), "#c8262e"),
  circlet: (p) =>
    shape("M-18.6 -13Q0 -19 18.2 -13L17.8 -9.4Q0 -15 -18.2 -9.4Z", p.trim, 1.8) +
    shape("M0 -21L4.6 -15L0 -9L-4.6 -15Z", p.cloth, 1.8),
  "gem-band": (p) =>
    shape("M-19 -13Q0 -18 19 -13L18.4 -8Q0 -14 -18.4 -8Z", p.trim, 1.8) +
    shape(disc(0, -14, 4.6), p.eyes === "#ffffff" ? "#ff9a2e" : p.eyes, 1.8),
  crown: (p) =>
    shape("M-20 -18L-25 -46L-12 -32L0 -50L12 -32L25 -46L20 -18Q0 -25 -20 -18Z", p.trim) +
    shape(disc(-25, -47, 3) + disc(0, -51, 3.4) + disc(25, -47, 3), "#e23b3b", 1.6) +
    flat("M6 -24L12 -32L25 -46L20 -18Q14 -21 6 -22Z", SHADE, 0.3),
  "spiked-crown": (p) =>
    shape("M-20 -12L-33 -44L-20 -30L-19 -60L-8 -34L0 -70L8 -34L19 -60L20 -30L33 -44L20 -12Q0 -20 -20 -12Z", p.trim) +
    flat("M6 -18L8 -34L19 -60L20 -30L33 -44L20 -12Z", SHADE, 0.35) +
    shape("M0 -28L4 -21L0 -15L-4 -21Z", p.cloth, 1.6),
  laurel: () =>
    mirrored(
      ["2 -22 -20", "9 -22 -4", "15 -18 20", "19 -11 44"]
        .map((place) => {
          const [x, y, turn] = place.split(" ");
          return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape("M-2 2Q2 -10 10 -8Q8 2 -2 2Z", "#d8a83a", 1.6)}</g>`;
        })
        .join(""),
    ),
  "sun-crown": (p) => shape(burst(0, -14, 15, 44, 25, 0.1), p.trim, 2.2),
  "top-hat": (p) =>
    shape("M-17 -20L-19 -58Q0 -64 19 -58L17 -20Z", p.top) +
    flat("M6 -20L7 -61L19 -58L17 -20Z", SHADE, 0.4) +
    shape("M-17.4 -30Q0 -25 17.4 -30L17 -21Q0 -17 -17 -21Z", p.trim, 2) +
    shape("M-32 -20Q0 -8 32 -20Q28 -11 0 -10Q-28 -11 -32 -20Z", p.top, 2.4),
  "mad-hat": (p) =>
    shape("M-18 -18L-30 -62Q0 -74 30 -62L18 -18Z", p.top) +
    flat("M8 -18L12 -69L30 -62L18 -18Z", SHADE, 0.35) +
    shape("M-21.4 -32Q0 -25 21.4 -32L18.4 -20Q0 -15 -18.4 -20Z", p.trim, 2) +
    shape("M6 -52L24 -56L28 -34L10 -30Z", "#fffaf0", 2) +
    line("M12 -47L22 -49M13 -41L23 -43M14 -36L20 -37", INK, 1.7) +
    shape("M-36 -22Q0 -4 36 -22Q32 -9 0 -8Q-32 -9 -36 -22Z", p.top, 2.4),
  bowler: (p) => bowler(p),
  "question-hat": (p) =>
    bowler(p) +
    line("M-5 -34Q-5 -41 1 -41Q8 -40 7 -34Q5 -29 1 -28V-25", INK, 5.4) +
    line("M-5 -34Q-5 -41 1 -41Q8 -40 7 -34Q5 -29 1 -28V-25", "#f2efe6", 2.8),
  fedora: (p) =>
    shape("M-18 -16Q-22 -44 -8 -42Q0 -38 8 -43Q22 -44 18 -16Z", p.top) +
    flat("M7 -16Q12 -30 8 -43Q22 -44 18 -16Z", SHADE, 0.35) +
    shape("M-18.6 -23Q0 -17 18.6 -23L18 -15Q0 -10 -18 -15Z", p.trim, 2) +
    shape("M-34 -14Q-18 -20 0 -12Q20 -20 34 -15Q26 -6 0 -6Q-26 -4 -34 -14Z", p.top, 2.4),
  "straw-hat": () =>
    shape("M-16 -18L-8 -58L2 -50L10 -62L18 -18Z", "#8a5f30") +
    shape("M-40 -12Q-20 -26 0 -18Q24 -28 42 -14Q34 -8 20 -10L14 -5L4 -9L-6 -4L-16 -9L-28 -5Z", "#9a6c38", 2.4) +
    line("M-8 -40L2 -36M-10 -30L12 -28M-24 -14L-14 -16M16 -15L26 -16", "#5f401f", 1.8) +
    line("M-18 2L-26 10M-19 8L-25 20M18 2L27 9M18 9L24 22", "#e0b860", 2.4),
  cap: (p) =>
    shape("M-20 -12Q-22 -36 0 -37Q22 -36 20 -12Q0 -18 -20 -12Z", p.top) +
    shape("M-20 -13Q-2 -19 14 -14Q-6 -8 -30 -6Q-28 -12 -20 -13Z", dark(p.top, 0.75), 2) +
    flat("M6 -15Q12 -28 4 -37Q22 -34 20 -12Z", SHADE, 0.3),
  "jester-cap": (p) =>
    shape("M0 -28Q26 -48 46 -20Q52 -8 44 4Q40 -14 21 -12L19.6 8L16 -4Q14 -14 0 -16Z", p.suit) +
    shape("M0 -28Q-26 -48 -46 -20Q-52 -8 -44 4Q-40 -14 -21 -12L-19.6 8L-16 -4Q-14 -14 0 -16Z", p.trim) +
    flat("M14 -34Q32 -38 46 -20Q52 -8 44 4Q42 -12 28 -14Q26 -26 14 -34Z", SHADE, 0.35) +
    shape(disc(44, 8, 5.6) + disc(-44, 8, 5.6), "#fffaf0", 2),
  headdress: (p) => {
    const d =
      "M-20 -10Q-22 -36 0 -36Q22 -36 20 -10L30 34Q34 50 24 54L17 30L16.6 -7Q0 -15 -16.6 -7L-17 30L-24 54Q-34 50 -30 34Z";
    return (
      shape(d, p.trim) +
      clipped(
        d,
        line(
          "M-36 0L-14 -6M-36 12L-16 6M-36 24L-16 18M-36 36L-16 30M-36 48L-16 42M36 0L14 -6M36 12L16 6M36 24L16 18M36 36L16 30M36 48L16 42M-14 -34L-10 -10M0 -38V-12M14 -34L10 -10",
          p.cloth,
          4,
        ),
      ) +
      line(d, INK, 2.5) +
      shape("M-3 -16Q-8 -30 0 -34Q8 -30 3 -16Z", "#ffd23f", 1.8)
    );
  },
  headband: (p) => shape("M-19.4 -14Q0 -20 19.4 -14L19 -8Q0 -14 -19 -8Z", p.trim, 1.8),
  bandana: (p) =>
    solid("M-19.6 -4C-23 -34 23 -34 19.6 -4Q0 -16 -19.6 -4Z", p.top) +
    shape("M18 -8L34 -14L30 -4L36 4L20 -2Z", p.top, 2),
  "goggles-up": (p) =>
    shape("M-20 -20H20V-15H-20Z", "#3a3038", 1.8) +
    shape(disc(-8.6, -18, 8) + disc(8.6, -18, 8), p.trim, 2.2) +
    shape(disc(-8.6, -18, 5) + disc(8.6, -18, 5), "#9fe8ff", 1.6) +
    flat("M-12 -18L-8 -22L-6.6 -21L-10.6 -16ZM5 -18L9 -22L10.6 -21L6.6 -16Z", "#fff", 0.9),
  horns: (p) =>
    mirrored(
      shape("M-8 -24Q-20 -30 -26 -54Q-34 -30 -18 -14Z", p.trim, 2.4) +
        line("M-22 -32L-16 -27M-25 -42L-21 -38", dark(p.trim, 0.6), 1.6),
    ),
  "small-horns": (p) => mirrored(shape("M-6 -23Q-12 -28 -13 -39Q-20 -28 -14 -17Z", p.trim, 2.2)),
  "ram-horns": (p) =>
    mirrored(
      shape("M-10 -25Q-36 -36 -42 -10Q-44 12 -28 14Q-20 12 -22 4Q-30 8 -32 -6Q-30 -20 -15 -14Z", p.trim, 2.4) +
        line("M-24 -28L-24 -19M-36 -22L-29 -16M-41 -8L-33 -6M-38 6L-31 2", dark(p.trim, 0.55), 1.7),
    ),
  "bull-horns": (p) => mirrored(shape("M-15 -20Q-40 -16 -46 -46Q-56 -14 -34 -4Q-24 -2 -17 -8Z", p.trim, 2.4)),
  antlers: (p) =>
    mirrored(
      line("M-8 -24Q-22 -40 -20 -64M-17 -44L-34 -54M-20 -52L-10 -66M-28 -50L-30 -66", INK, 7.4) +
        line("M-8 -24Q-22 -40 -20 -64M-17 -44L-34 -54M-20 -52L-10 -66M-28 -50L-30 -66", p.trim, 4),
    ),
  antennae: (p) => mirrored(line("M-6 -26Q-12 -44 -26 -46", INK, 3.4) + shape(disc(-27, -46, 4.4), p.trim, 2)),
  fins: (p) =>
    mirrored(
      shape("M-18 4L-38 -20L-36 -2L-42 6L-34 12L-18 12Z", p.top, 2.2) +
        line("M-34 -12L-19 4M-37 5L-20 8", dark(p.top, 0.5), 1.6),
    ),
  "crest-fin": (p) =>
    shape("M-5 -24L-8 -60Q2 -50 10 -44Q14 -34 6 -24Z", p.top, 2.2) +
    line("M-2 -50L0 -27M4 -44L4 -27", dark(p.top, 0.5), 1.6),
  "ocean-helm": (p) => {
    const d = "M-18 27L-21 0C-23 -28 -16 -36 0 -37C16 -36 23 -28 21 0L18 27L6 30L4 14H-6.6L-8.4 30Z";
    return (
      mirrored(
        shape("M-19 -6L-40 -34L-34 -8L-42 2L-20 10Z", p.top, 2.2) +
          line("M-34 -22L-20 0M-36 0L-20 4", dark(p.top, 0.45), 1.8),
      ) +
      shape("M-4 -34L0 -62L6 -34Z", p.trim, 2.2) +
      solid(d, p.top) +
      shape("M-17 -6Q-9 -10 -4 1.4Q-10 6 -16 3ZM14.4 -6Q6.4 -10 1.4 1.4Q7.4 6 13.4 3Z", p.eyes, 2) +
      line("M-1.4 -34V6", p.trim, 3)
    );
  },
  "pointed-ears": (p) =>
    mirrored(shape("M-16 -2L-31 -18Q-28 4 -17 9Z", p.skin, 2) + line("M-27 -11L-19 3", dark(p.skin, 0.6), 1.4)),
  "cat-ears": (p) =>
    mirrored(shape("M-19 -14L-26 -42L-5 -28Z", p.skin, 2.2) + flat("M-18 -18L-22 -34L-9 -26Z", dark(p.skin, 0.7, 30))),
  "leaf-crown": (p) =>
    ["-17 -15 -50", "-11 -22 -20", "-3 -26 8", "6 -26 24", "13 -21 50", "19 -13 80"]
      .map((place, i) => {
        const [x, y, turn] = place.split(" ");
        return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape("M0 5Q-7 -5 0 -14Q7 -5 0 5Z", i % 2 ? p.suit : lit(p.suit, 30), 1.8)}</g>`;
      })
      .join(""),
  flower: (p) =>
    `<g transform="translate(16 -18)">${shape([0, 72, 144, 216, 288].map((turn) => disc(7 * Math.cos((turn * Math.PI) / 180), 7 * Math.sin((turn * Math.PI) / 180), 5.4)).join(""), p.trim, 1.8)}${shape(disc(0, 0, 4), "#ffd23f", 1.6)}</g>`,
  feather: (p) => shape("M10 -22Q22 -50 34 -56Q34 -38 18 -18Z", p.trim, 2) + line("M13 -22Q22 -40 31 -50", INK, 1.4),
  "bone-spikes": (p) =>
    shape("M-17 -16L-26 -34L-11 -24L-9 -44L0 -28L9 -44L11 -24L26 -34L17 -16Q0 -26 -17 -16Z", p.trim, 2.2),
  "white-streak": () => flat("M2 -22Q8 -30 16 -26Q12 -24 9 -14Q5 -14 2 -22Z", "#f6f2ea"),
  temples: () =>
    flat("M-20 0L-21 -10Q-20 -20 -16 -22Q-17 -12 -17 -3ZM20 0L21 -10Q20 -20 16 -22Q17 -12 17 -3Z", "#eceaea"),
  ribbon: (p) => shape("M0 -31L-18 -42V-22ZM0 -31L18 -42V-22Z", p.trim, 2) + shape(disc(0, -31, 4), p.trim, 1.8),
  "skull-helm": (p) => {
    const d = "M-21 2C-25 -34 25 -34 21 2L15 6L17 -4Q12 -12 5 -3L-1.4 8L-8 -3Q-15 -12 -19 -4L-17 6Z";
    return (
      mirrored(shape("M-17 -18Q-38 -18 -44 -48Q-50 -8 -20 -4Z", "#e9dcc0", 2.2)) +
      solid(d, "#efe6d0") +
      line("M-9 -24L-6 -16L-9 -11M10 -20L7 -14", "#8a7a5a", 1.5) +
      shape("M-5 8L-3 14M2 8L1 14", p.trim, 1.4)
    );
  },
  "swami-turban": (p) =>
    shape("M-21 -4C-28 -40 28 -40 21 -4Q0 -16 -21 -4Z", p.top) +
    line("M-19 -14Q0 -34 20 -12M-16 -24Q4 -36 18 -22", dark(p.top, 0.6), 1.8) +
    shape("M0 -26L5 -19L0 -12L-5 -19Z", p.trim, 1.8),
  "hair-clip": (p) => shape(burst(-14, -18, 5, 6, 3, -Math.PI / 2), p.trim, 1.6),
  "gold-cap": (p) => solid("M-20 3L-21 -8C-22 -34 22 -34 21 -8L20 3L17 -8Q8 -13 0 -12Q-10 -13 -17 -8Z", p.trim),
} satisfies Record<string, Draw>;
