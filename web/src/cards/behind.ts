/** What is behind a figure, and what it holds at the shoulder. */

import { INK, burst, disc, flat, line, shape } from "./drawing";
import type { Look } from "../lib/protocol";
import { FRAMES, torso } from "./body";
import { features, head, type Build } from "./face";
import { beard, hairFront } from "./hair";
import { SHADE, dark, lit, paletteOf, type Palette } from "./palette";

type Draw = (p: Palette, build: Build) => string;

const pair = (one: string): string => `${one}<g transform="scale(-1 1)">${one}</g>`;

const feathered = (colour: string): string =>
  pair(
    shape(
      "M-20 40Q-40 -6 -96 -40Q-94 -26 -86 -16Q-100 -14 -104 -18Q-100 2 -88 8Q-100 14 -104 12Q-96 30 -82 30Q-90 40 -94 40Q-80 56 -60 52Q-60 64 -64 68Q-40 70 -26 56Z",
      colour,
    ) +
      line("M-86 -16Q-60 0 -40 26M-88 8Q-64 14 -44 34M-82 30Q-62 32 -44 42M-60 52Q-48 50 -38 48", dark(colour, 0.5), 2),
  );

/** Somebody who stands beside, a little behind. */
function husband(): string {
  const look: Look = { build: "man", mood: "smile", hair: "#2a1c18", suit: "#4a8ac8", skin: "#b5794a", parts: [] };
  const palette = paletteOf(look);
  const man =
    torso("man", palette, false) +
    head("man", palette.skin) +
    features(look, palette) +
    beard("moustache", palette.hair) +
    hairFront("curls", palette.hair);
  return `<g transform="translate(46 -2) scale(.9)">${man}</g>`;
}

export const BEHIND = {
  husband: () => husband(),
  cape: (p, b) => {
    const { w } = FRAMES[b];
    return (
      shape(
        `M-12 26Q-40 24 ${-w + 2} 40Q${-w - 18} 56 ${-w - 20} 96H${w + 20}Q${w + 18} 56 ${w - 2} 40Q40 24 12 26Z`,
        p.cloth,
      ) + flat(`M${w - 4} 44Q${w + 14} 60 ${w + 18} 94H${w - 2}Z`, SHADE, 0.4)
    );
  },
  "blown-cape": (p, b) => {
    const { w } = FRAMES[b];
    return (
      shape(
        `M-14 28Q${w} 10 ${w + 30} 6Q${w + 54} -4 ${w + 64} -20Q${w + 60} 16 ${w + 74} 30Q${w + 50} 36 ${w + 44} 56Q${w + 40} 76 ${w + 52} 96H-30Z`,
        p.cloth,
      ) +
      line(
        `M24 34Q${w + 10} 26 ${w + 36} 16M30 40Q${w + 10} 40 ${w + 30} 40M34 48Q${w + 6} 58 ${w + 20} 76`,
        dark(p.cloth, 0.55),
        2.2,
      )
    );
  },
  wings: (p) => feathered(p.trim),
  "white-wings": () => feathered("#f4f0e4"),
  "bat-wings": (p) =>
    pair(
      shape(
        "M-24 44Q-44 0 -92 -38Q-88 -16 -104 2Q-88 2 -84 18Q-100 26 -100 46Q-82 36 -70 46Q-76 58 -72 72Q-56 54 -30 62Z",
        p.cloth,
      ) + line("M-92 -38Q-60 0 -40 44M-104 2Q-70 16 -44 46M-100 46Q-70 42 -48 52", dark(p.cloth, 0.45), 2),
    ),
  "fairy-wings": (p) =>
    pair(
      flat("M-16 34Q-60 -40 -92 -28Q-104 4 -60 30Q-92 40 -84 66Q-50 70 -18 48Z", p.trim, 0.8) +
        line("M-16 34Q-60 -40 -92 -28Q-104 4 -60 30Q-92 40 -84 66Q-50 70 -18 48Z", INK, 2.2),
    ),
  halo: (p) => shape(disc(0, -6, 42), p.trim) + flat(disc(0, -6, 35), lit(p.trim, 40)),
  rays: (p) => shape(burst(0, -8, 16, 66, 36, 0.1), p.trim, 2.2) + flat(disc(0, -8, 34), lit(p.trim, 40)),
  flames: (p) =>
    shape(
      "M-74 96Q-88 40 -62 8Q-60 26 -50 30Q-58 -10 -28 -40Q-28 -20 -16 -14Q-14 -44 10 -60Q6 -36 20 -26Q28 -34 26 -48Q54 -20 46 10Q54 6 56 -8Q84 30 72 96Z",
      p.trim,
    ) +
    flat(
      "M-56 96Q-66 56 -50 34Q-44 46 -36 46Q-44 8 -22 -16Q-18 0 -8 2Q-4 -20 10 -34Q10 -14 22 -8Q30 -12 30 -22Q44 4 36 30Q46 28 48 18Q64 50 56 96Z",
      lit(p.trim, 60),
    ),
  aura: (p) =>
    flat(burst(0, 10, 18, 92, 66, 0.06), p.trim, 0.55) + flat(burst(0, 10, 18, 76, 56, 0.2), lit(p.trim, 60), 0.7),
  bolts: (p) =>
    shape("M-52 -54L-82 -8H-68L-92 40L-48 -18H-62L-38 -54ZM60 -60L42 -20H54L40 24L82 -26H66L82 -60Z", p.trim, 2),
  tornado: (p) =>
    [-50, -28, -4, 22, 48, 74]
      .map((y, i) =>
        line(`M${-88 + i * 5} ${y}Q0 ${y + 26} ${88 - i * 5} ${y - 6}`, i % 2 ? p.cloth : lit(p.cloth, 40), 9),
      )
      .join(""),
  souls: (p) =>
    ["-70 -10 .9", "66 -24 1", "-62 44 .8", "78 34 .75"]
      .map((place) => {
        const [x, y, size] = place.split(" ");
        return `<g transform="translate(${x} ${y}) scale(${size})">${flat("M-16 0Q-18 -24 0 -26Q18 -24 16 0Q24 30 6 50Q8 24 0 22Q-8 36 -20 42Q-12 24 -16 0Z", p.trim, 0.8)}${flat(disc(-6, -8, 4) + disc(6, -8, 4) + disc(0, 5, 4.4), INK)}</g>`;
      })
      .join(""),
  branches: (p) =>
    pair(
      line("M-14 -18Q-34 -36 -40 -62M-26 -32Q-46 -36 -60 -56M-34 -46L-24 -62M-48 -42L-66 -40", INK, 9) +
        line("M-14 -18Q-34 -36 -40 -62M-26 -32Q-46 -36 -60 -56M-34 -46L-24 -62M-48 -42L-66 -40", p.cloth, 5),
    ),
  quills: (p) => shape(burst(0, 24, 16, 96, 60, 0.1), p.cloth),
  tentacles: (p) =>
    pair(
      line("M-40 60Q-70 40 -60 10Q-54 -14 -78 -20M-30 70Q-90 66 -92 30Q-92 16 -102 12", INK, 14) +
        line("M-40 60Q-70 40 -60 10Q-54 -14 -78 -20M-30 70Q-90 66 -92 30Q-92 16 -102 12", p.cloth, 9.5),
    ),
  arms: (p) =>
    pair(
      line("M-40 60Q-74 50 -72 20M-34 50Q-60 20 -84 -10M-40 70Q-90 78 -98 50", INK, 17) +
        line("M-40 60Q-74 50 -72 20M-34 50Q-60 20 -84 -10M-40 70Q-90 78 -98 50", p.skin, 12.4) +
        [
          [-72, 16],
          [-86, -14],
          [-99, 46],
        ]
          .map(([x = 0, y = 0]) => shape(disc(x, y, 10), p.skin, 2) + shape(disc(x + 1, y - 11, 6), "#ffd23f", 1.8))
          .join(""),
    ),
  chair: () =>
    shape("M-58 96V30Q-58 22 -50 22H50Q58 22 58 30V96Z", "#2a2c36") +
    shape("M-70 44H-52V50H-70ZM70 44H52V50H70Z", "#8a90a0", 2) +
    line("M-84 96A30 30 0 0 1 -52 62M84 96A30 30 0 0 0 52 62", INK, 9) +
    line("M-84 96A30 30 0 0 1 -52 62M84 96A30 30 0 0 0 52 62", "#8a90a0", 4.6),
  throne: (p) =>
    shape("M-50 96V-10L-58 -30L-34 -20L-20 -46L0 -34L20 -46L34 -20L58 -30L50 -10V96Z", p.trim) +
    shape("M-38 96V-8H38V96Z", p.cloth, 2),
  vines: (p) =>
    line("M-96 90Q-60 60 -74 20Q-80 -10 -56 -40M96 84Q64 56 76 10Q80 -20 58 -50", INK, 8) +
    line("M-96 90Q-60 60 -74 20Q-80 -10 -56 -40M96 84Q64 56 76 10Q80 -20 58 -50", p.suit, 5) +
    ["-78 34 20", "-70 -12 -40", "-60 -36 30", "78 26 150", "74 -14 200", "60 -46 120", "-84 62 60", "84 60 10"]
      .map((place) => {
        const [x, y, turn] = place.split(" ");
        return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape("M0 0Q10 -13 26 0Q10 13 0 0Z", lit(p.suit, 20), 2)}</g>`;
      })
      .join(""),
  icicles: () =>
    shape(
      "M-100 -66L-84 -10L-76 -66L-62 10L-50 -66L-40 -34L-32 -66ZM100 -66L84 -20L74 -66L62 14L50 -66L38 -30L32 -66Z",
      "#d8f4ff",
      2,
    ),
  "spear-rank": () =>
    [-86, -70, 70, 86]
      .map(
        (x) =>
          line(`M${x} 96V-40`, INK, 5) +
          line(`M${x} 96V-40`, "#8a5a34", 2.4) +
          shape(`M${x - 6} -38L${x} -62L${x + 6} -38Z`, "#ccd4dc", 2),
      )
      .join(""),
} satisfies Record<string, Draw>;

const pole = (d: string, wood: string, width = 4.4): string => line(d, INK, width + 3.4) + line(d, wood, width);

/** At the right shoulder, upright; the hand that holds it is out of the picture. */
export const HELD = {
  sword: (p) =>
    `<g transform="translate(64 30) rotate(18)">${shape("M-5 30L-4 -72L0 -82L4 -72L5 30Z", "#dfe6ec")}${flat("M0 30V-80L4 -72L5 30Z", SHADE, 0.3)}${shape("M-17 30H17V37H-17Z", p.trim)}${shape("M-4 37H4V62H-4Z", "#5a3a24", 2)}</g>`,
  katana: () =>
    `<g transform="translate(60 44) rotate(26)">${shape("M-3 20Q4 -40 -8 -100Q-1 -96 3 -88Q10 -40 4 20Z", "#eef2f6", 2)}${shape("M-11 19H11V25H-11Z", "#d8a83a", 2)}${shape("M-4 25H4V60H-4Z", "#a82a2e", 2)}${line("M-4 30L4 38M4 30L-4 38M-4 42L4 50M4 42L-4 50", "#fff", 1.3)}</g>`,
  trident: (p) =>
    `<g transform="translate(66 20) rotate(8)">${pole("M0 90V-36", dark(p.trim, 0.8))}${shape("M-18 -66L-13 -34H-3.4V-70L0 -84L3.4 -70V-34H13L18 -66L23 -38Q23 -24 4 -24H-4Q-23 -24 -23 -38Z", p.trim, 2.2)}</g>`,
  spear: (p) =>
    `<g transform="translate(66 20) rotate(9)">${pole("M0 90V-48", "#8a5a34")}${shape("M-8 -46L0 -82L8 -46L0 -40Z", "#dfe6ec", 2.2)}${shape("M-6 -38H6V-32H-6Z", p.trim, 1.8)}</g>`,
  axe: (p) =>
    `<g transform="translate(66 22) rotate(12)">${pole("M0 90V-66", "#6a4428")}${shape("M2 -58Q26 -76 34 -44Q32 -20 4 -30ZM-2 -58Q-26 -76 -34 -44Q-32 -20 -4 -30Z", "#ccd4dc", 2.2)}${p.trim ? shape("M-5 -62H5V-26H-5Z", p.trim, 1.8) : ""}</g>`,
  mace: (p) =>
    `<g transform="translate(62 24) rotate(16)">${pole("M0 80V-34", "#8a5a34")}${shape(burst(0, -48, 9, 26, 17), p.trim, 2.2)}${shape(disc(0, -48, 13), lit(p.trim, 20), 1.8)}</g>`,
  hammer: (p) =>
    `<g transform="translate(64 26) rotate(14)">${pole("M0 84V-34", "#7a4a2c", 5)}${shape("M-26 -64H26V-34H-26Z", p.trim, 2.4)}${flat("M-26 -44H26V-34H-26Z", SHADE, 0.35)}</g>`,
  scythe: (p) =>
    `<g transform="translate(68 22) rotate(6)">${pole("M0 96V-76", "#5a4030")}${shape("M3 -80Q-50 -90 -80 -40Q-44 -64 2 -62Z", p.trim, 2.2)}</g>`,
  staff: (p) =>
    `<g transform="translate(66 20) rotate(7)">${pole("M0 96V-44", "#7a5230", 5)}${shape(burst(0, -58, 8, 26, 15), p.trim, 2)}${shape(disc(0, -58, 11), lit(p.trim, 50), 2)}</g>`,
  rod: (p) =>
    `<g transform="translate(62 26) rotate(14)">${pole("M0 90V-34", p.trim, 6)}${shape(burst(0, -50, 5, 27, 11, -Math.PI / 2), "#fff2b0", 2.2)}</g>`,
  sceptre: (p) =>
    `<g transform="translate(64 22) rotate(10)">${pole("M0 96V-40", p.trim, 4.6)}${line("M0 -40Q-18 -48 -14 -62Q-4 -76 10 -64Q16 -54 6 -50", INK, 8)}${line("M0 -40Q-18 -48 -14 -62Q-4 -76 10 -64Q16 -54 6 -50", p.trim, 4.4)}</g>`,
  caduceus: (p) =>
    `<g transform="translate(64 22) rotate(10)">${pole("M0 96V-56", p.trim, 3.6)}${line("M0 30Q-18 16 0 4Q18 -8 0 -20Q-14 -30 0 -40M0 30Q18 16 0 4Q-18 -8 0 -20Q14 -30 0 -40", "#4a9a5a", 3)}${shape("M0 -44Q-14 -62 -34 -60Q-22 -40 0 -40ZM0 -44Q14 -62 34 -60Q22 -40 0 -40Z", "#fff", 2)}${shape(disc(0, -60, 6), p.trim, 2)}</g>`,
  bow: (p) =>
    `<g transform="translate(58 12) rotate(10)">${line("M0 -78Q44 -10 0 66", INK, 8)}${line("M0 -78Q44 -10 0 66", p.trim, 4.6)}${line("M0 -78L0 66", "#fff", 1.6)}</g>`,
  whip: () =>
    line("M46 90Q86 60 66 30Q50 4 76 -8Q98 -14 92 -40", INK, 6) +
    line("M46 90Q86 60 66 30Q50 4 76 -8Q98 -14 92 -40", "#4a3a3a", 3.4),
  lasso: (p) =>
    line("M50 90Q76 70 70 50M70 50Q44 26 66 4Q94 -8 94 20Q92 44 70 50", INK, 7.4) +
    line("M50 90Q76 70 70 50M70 50Q44 26 66 4Q94 -8 94 20Q92 44 70 50", p.trim, 4),
  gun: () =>
    `<g transform="translate(58 44) rotate(-8)">${shape("M-16 -8V-26L-10 -30H4L6 -8Z", "#3a3d48")}${shape("M-10 -30V-70H0V-30Z", "#555a68", 2.2)}${shape("M-14 -8H8L14 22H-4Z", "#6a4428", 2.2)}</g>`,
  knife: () =>
    `<g transform="translate(56 40) rotate(20)">${shape("M-5 10V-36L2 -52Q8 -40 6 10Z", "#e6ecf0", 2.2)}${shape("M-9 9H10V15H-9Z", "#555", 2)}${shape("M-4 15H5V42H-4Z", "#2a2228", 2)}</g>`,
  umbrella: () =>
    `<g transform="translate(66 30) rotate(14)">${pole("M0 60V-54", "#8a5a34", 3.6)}${shape("M-10 -6L0 -86L10 -6Q0 0 -10 -6Z", "#2a2834", 2.2)}${line("M0 -80V-6", "#6a6678", 1.6)}${line("M0 56Q0 72 14 66", "#8a5a34", 4)}</g>`,
  cane: (p) =>
    `<g transform="translate(64 26) rotate(10)">${pole("M0 90V-22", p.trim, 4)}${line("M0 -26Q-16 -36 -8 -52Q4 -62 14 -50Q14 -40 4 -34", INK, 9)}${line("M0 -26Q-16 -36 -8 -52Q4 -62 14 -50Q14 -40 4 -34", p.trim, 5)}</g>`,
  crutch: () =>
    `<g transform="translate(58 34) rotate(6)">${pole("M-8 70L-8 -22M8 70L8 -22", "#a87848", 3.6)}${shape("M-15 -32H15V-22H-15Z", "#8a5a34", 2.2)}${pole("M-8 20H8", "#a87848", 3)}</g>`,
  camera: () =>
    `<g transform="translate(46 46) rotate(-8)">${shape("M-24 -14H-8L-5 -21H9L12 -14H24V16H-24Z", "#3a3d48")}${shape(disc(2, 1, 12), "#8a93a4", 2)}${shape(disc(2, 1, 7), "#23324a", 1.8)}${flat(disc(-1, -2, 2.4), "#fff")}${shape("M24 -22L44 -40L40 -22L56 -16L40 -10L44 4Z", "#fff2a0", 2)}</g>`,
  microphone: () =>
    `<g transform="translate(40 44) rotate(-24)">${shape("M-5 0H5L4 40H-4Z", "#2a2c36", 2.2)}${shape(disc(0, -8, 11), "#9aa2b2", 2.2)}${line("M-9 -8H9M0 -18V2", INK, 1.4)}${shape("M-8 8H8V18H-8Z", "#d23a3a", 1.8)}</g>`,
  notebook: (p) =>
    `<g transform="translate(48 52) rotate(12)">${shape("M-17 -22H17V24H-17Z", "#fffaf0")}${line("M-10 -10H10M-10 -2H10M-10 6H6M-10 14H8", "#5a6a8a", 2)}${line("M-12 -24V-19M-6 -24V-19M0 -24V-19M6 -24V-19M12 -24V-19", INK, 2)}${shape("M12 -34L30 -6L25 -3L8 -31Z", p.trim, 1.8)}</g>`,
  book: (p) =>
    `<g transform="translate(50 50) rotate(10)">${shape("M-22 -28H20V26H-22Z", p.trim)}${shape("M-16 -22H14V20H-16Z", lit(p.trim, 26), 1.6)}${shape(burst(-1, -1, 6, 12, 6), "#fff2b0", 1.8)}</g>`,
  cards: (p) =>
    `<g transform="translate(54 48)">${[-34, -12, 10].map((turn, i) => `<g transform="rotate(${turn} 0 26)">${shape("M-11 -30H11V6H-11Z", "#fffaf0", 2)}${shape("M0 -20L6 -12L0 -4L-6 -12Z", i === 1 ? p.trim : INK, 1)}</g>`).join("")}</g>`,
  wand: (p) =>
    `<g transform="translate(58 34) rotate(24)">${shape("M-2.6 50V-30H2.6V50Z", "#2a2430", 2)}${shape("M-2.6 -30H2.6V-20H-2.6Z", "#fff", 1.6)}${shape(burst(0, -46, 8, 19, 6), p.trim, 1.8)}</g>`,
  wrench: () =>
    `<g transform="translate(60 32) rotate(18)">${shape("M-6 60V-14Q-18 -20 -16 -36L-8 -46V-30H8V-46L16 -36Q18 -20 6 -14V60Z", "#aeb8c6")}</g>`,
  toy: (p) =>
    `<g transform="translate(56 46)">${shape("M-16 -6H16V22H-16Z", p.trim)}${shape("M-12 -30H12V-6H-12Z", lit(p.trim, 30), 2.2)}${flat(disc(-5, -19, 3) + disc(5, -19, 3), INK)}${line("M-6 -12H6M0 -30V-40M-16 4H-24V16M16 4H24V-8", INK, 2.6)}${shape(disc(0, -42, 4), "#e23b3b", 1.8)}${shape("M-12 22H-4V32H-12ZM4 22H12V32H4Z", p.trim, 2)}</g>`,
  bomb: () =>
    `<g transform="translate(52 46)">${shape(disc(0, 4, 18), "#2a2834")}${shape("M-5 -18H7V-11H-5Z", "#6a6678", 2)}${line("M1 -18Q4 -34 18 -32", "#c79a58", 2.6)}${shape(burst(20, -33, 8, 11, 5), "#ffd23f", 1.6)}${flat(disc(-7, -3, 4), "#fff", 0.6)}</g>`,
  orb: (p) => shape(burst(56, 44, 12, 27, 19), p.trim, 2) + shape(disc(56, 44, 14), lit(p.trim, 60), 2),
  flame: () =>
    `<g transform="translate(54 44)">${shape("M0 26Q-24 22 -19 -2Q-15 -10 -9 -14Q-8 -4 -3 -3Q-6 -24 8 -38Q8 -20 17 -13Q30 12 0 26Z", "#ff8a2a")}${flat("M1 22Q-11 18 -8 4Q-4 -2 1 -6Q4 4 9 5Q14 18 1 22Z", "#ffe066")}</g>`,
  lantern: (p) =>
    `<g transform="translate(54 44)">${shape("M-16 -16H16V22H-16Z", p.trim)}${shape(disc(0, 3, 11), "#fff", 2)}${flat(disc(0, 3, 6), p.trim)}${shape("M-21 22H21V30H-21ZM-19 -24H19V-16H-19Z", dark(p.trim, 0.6), 2)}${line("M-10 -24Q0 -46 10 -24", INK, 3)}</g>`,
  ring: (p) =>
    `<g transform="translate(47 48)">${shape("M-11 22Q-15 4 -8 0Q-7 -8 0 -7Q4 -12 10 -8Q17 -10 18 -2Q24 4 20 14L16 30H-8Z", p.cloth, 2.2)}${line("M-1 -6V4M9 -8V4", INK, 1.8)}${shape(burst(4, -8, 10, 17, 10), lit(p.trim, 50), 1.8)}${shape(disc(4, -8, 6), p.trim, 2)}</g>`,
  shield: (p) =>
    shape("M30 30Q52 24 74 30Q80 66 52 90Q26 66 30 30Z", p.trim) +
    shape("M37 36Q52 32 67 36Q70 60 52 77Q34 60 37 36Z", p.cloth, 2) +
    shape(burst(52, 52, 5, 11, 5, -Math.PI / 2), p.trim, 1.8),
  coins: () =>
    [
      [44, 62],
      [62, 56],
      [54, 44],
      [70, 68],
      [36, 72],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shape(disc(x, y, 11), "#ffd23f", 2) +
          line(`M${x - 3} ${y - 5}V${y + 5}M${x + 2} ${y - 5}V${y + 5}`, INK, 1.4),
      )
      .join(""),
  mirror: (p) =>
    `<g transform="translate(58 34) rotate(12)">${pole("M0 60V10", p.trim, 5)}${shape("M-20 -20Q-20 -50 0 -50Q20 -50 20 -20Q20 10 0 10Q-20 10 -20 -20Z", p.trim)}${shape("M-14 -20Q-14 -43 0 -43Q14 -43 14 -20Q14 3 0 3Q-14 3 -14 -20Z", "#d4f0fa", 1.8)}${flat("M-9 -24L4 -38L8 -34L-8 -16Z", "#fff")}</g>`,
  meat: () =>
    `<g transform="translate(52 46) rotate(-24)">${shape("M-5 4H5V34Q10 38 6 42Q0 38 -6 42Q-10 38 -5 34Z", "#fff6e0", 2)}${shape("M-16 -8Q-18 -32 0 -34Q18 -32 16 -8Q10 12 0 12Q-10 12 -16 -8Z", "#b5642e")}${flat("M-10 -14Q-10 -26 0 -28Q-6 -20 -6 -10Z", "#e8a066")}</g>`,
  horn: (p) => shape("M30 64Q44 40 84 28L90 50Q56 54 38 74Z", p.trim) + line("M52 46L58 58M66 38L72 52", INK, 1.8),
} satisfies Record<string, Draw>;
