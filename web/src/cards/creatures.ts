/** Heads that are not a human's: bones, beasts, machines and mud. Each brings eyes and mouth of its own. */

import type { Look } from "../lib/protocol";
import { INK, burst, disc, flat, line, shape } from "./drawing";
import { SHADE, clipped, dark, lit, type Palette } from "./palette";

export type Kind = NonNullable<Look["head"]>;

const mirrored = (one: string): string => `${one}<g transform="scale(-1 1)">${one}</g>`;
const solid = (d: string, fill: string): string =>
  shape(d, fill) +
  clipped(
    d,
    flat("M6 -90H80V90H2Q16 24 14 -8Q14 -36 6 -90Z", SHADE, 0.32) +
      flat("M-40 -20Q-24 -44 -4 -44Q-20 -30 -22 -8Q-24 10 -34 20Z", lit(fill, 40), 0.4),
  );
const angry = (fill: string, size = 1): string =>
  [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side * size} ${size})">${shape("M4 1Q9 -6 17 -8Q17 2 8 4Z", fill, 1.8)}${flat(disc(9.4, -0.8, 1.8), INK)}</g>`,
    )
    .join("");
const teeth = (d: string): string => flat(d, "#fffdf0") + line(d, INK, 1.2);

type Draw = (p: Palette) => string;

export const CREATURES: Record<Kind, Draw> = {
  skull: (p) =>
    solid("M-19 -4C-22 -36 22 -36 19 -4Q20 6 14 9L13 18L9 27H-9L-13 18L-14 9Q-20 6 -19 -4Z", p.skin) +
    flat(
      "M-14.6 -6Q-8 -11 -2.6 -4Q-2.6 6 -9 6.4Q-15 5 -14.6 -6ZM14.6 -6Q8 -11 2.6 -4Q2.6 6 9 6.4Q15 5 14.6 -6ZM0 4L-3.6 11.6L0 10L3.6 11.6Z",
      INK,
    ) +
    flat(disc(-8, 0, 2.4) + disc(8, 0, 2.4), p.eyes) +
    line("M-11 15.6H11M-11 21H11M-7.4 13V26M-3.6 13.6V27M0 14V27M3.6 13.6V27M7.4 13V26", INK, 1.5) +
    line("M-12 -20L-8 -15L-10 -11", dark(p.skin, 0.5), 1.5),
  robot: (p) =>
    mirrored(shape("M-18 -8H-25V10H-18Z", p.trim, 2)) +
    solid("M-15 -30H15L20 -16V8L14 24L6 29H-6L-14 24L-20 8V-16Z", p.skin) +
    shape("M-16 -9L-3 -3L-4 3H-14L-17 -2ZM16 -9L3 -3L4 3H14L17 -2Z", p.eyes, 2) +
    flat("M-13 -5L-7 -2L-12 1ZM6 -2L12 -5L10 0Z", "#fff", 0.85) +
    line("M0 -30V-4L-4 9H4L0 -4M-20 8L-12 10L-8 24M20 8L12 10L8 24", dark(p.skin, 0.45), 1.8) +
    shape("M-9 14H9L7 22H-7Z", dark(p.skin, 0.4), 1.8) +
    line("M-5 15V21M-1.6 15V21M1.6 15V21M5 15V21", lit(p.skin, 40), 1.4),
  android: (p) =>
    solid("M-17.4 -4C-19 -32 19 -32 17.4 -4L16 9L12 20Q7 27 4 27H-4Q-7 27 -12 20L-16 9Z", p.skin) +
    shape("M-14 -5Q-8 -8 -4 -0.6Q-8 2.6 -13 1.6ZM14 -5Q8 -8 4 -0.6Q8 2.6 13 1.6Z", p.eyes, 1.8) +
    line(
      "M-15 -10L-3 -5.4M15 -10L3 -5.4M0 -2L-2.6 8H2M-6 15.6H6M-17 6L-10 10L-7 25M17 6L10 10L7 25",
      dark(p.skin, 0.4),
      1.8,
    ),
  croc: (p) =>
    shape("M-18 -22L-20 -34L-12 -28L-8 -38L-2 -30L4 -38L8 -29L15 -35L17 -22Z", dark(p.skin, 0.7)) +
    solid(
      "M-20 -14Q-22 -30 -10 -30Q-4 -30 0 -26Q4 -30 10 -30Q22 -30 20 -14L18 0Q30 8 30 18Q22 32 0 33Q-22 32 -30 18Q-30 8 -18 0Z",
      p.skin,
    ) +
    flat("M-26 18Q0 26 26 18Q20 31 0 31Q-20 31 -26 18Z", "#4a1418") +
    teeth("M-27 17L-22 24L-18 19L-13 26L-9 20.4L-4 27L0 20.8L4 27L9 20.4L13 26L18 19L22 24L27 17Q0 25 -27 17Z") +
    line("M-30 18Q0 27 30 18", INK, 2.4) +
    shape("M-17 -17Q-10 -25 -3 -14Q-9 -9 -16 -11ZM17 -17Q10 -25 3 -14Q9 -9 16 -11Z", p.eyes, 2) +
    flat("M-10.6 -19L-8.6 -12L-11.4 -11ZM10.6 -19L8.6 -12L11.4 -11Z", INK) +
    flat(disc(-6, 6, 2.2) + disc(6, 6, 2.2), INK) +
    line("M-14 -4q3 3 6 0M8 -4q3 3 6 0M-20 10q3 3 6 0M14 10q3 3 6 0M-4 -8q4 4 8 0", dark(p.skin, 0.5), 1.5),
  tiger: (p) =>
    mirrored(shape(disc(-17, -26, 8), p.skin, 2.2) + flat(disc(-17, -26, 4), "#f6d8b0")) +
    solid(
      "M-20 -12Q-20 -33 0 -33Q20 -33 20 -12Q32 -2 27 8L31 13L21 18Q12 31 0 31Q-12 31 -21 18L-31 13L-27 8Q-32 -2 -20 -12Z",
      p.skin,
    ) +
    flat(
      "M-14 12Q-12 2 0 4Q12 2 14 12Q14 28 0 29Q-14 28 -14 12ZM-17 -12Q-9 -16 -4 -7L-8 -4ZM17 -12Q9 -16 4 -7L8 -4Z",
      "#fff8ea",
    ) +
    flat(
      "M-3 -32L0 -19L3 -32ZM-12 -29L-6 -19L-7 -31ZM12 -29L6 -19L7 -31ZM-28 0L-17 3L-28 7ZM28 0L17 3L28 7ZM-24 -8L-15 -4L-26 -3ZM24 -8L15 -4L26 -3ZM-22 15L-15 12L-18 19ZM22 15L15 12L18 19Z",
      INK,
    ) +
    shape(
      "M-15 -7Q-9 -11 -4 -3Q-9 0 -14 -2ZM15 -7Q9 -11 4 -3Q9 0 14 -2Z",
      p.eyes === "#ffffff" ? "#8ad04a" : p.eyes,
      1.8,
    ) +
    flat(disc(-8.4, -4.6, 1.7) + disc(8.4, -4.6, 1.7), INK) +
    shape("M-5.6 6Q0 3.4 5.6 6Q3 11.6 0 12Q-3 11.6 -5.6 6Z", "#d8707a", 1.8) +
    line("M0 12V17M0 17Q-6 22 -11 17M0 17Q6 22 11 17M-12 14L-30 10M-12 17L-30 19M12 14L30 10M12 17L30 19", INK, 1.6),
  cat: (p) =>
    mirrored(shape("M-20 -12L-26 -40L-5 -29Z", p.skin, 2.2) + flat("M-19 -18L-22 -33L-9 -27Z", "#c8707a")) +
    solid("M-20 -10Q-20 -32 0 -32Q20 -32 20 -10Q25 4 16 14Q10 26 0 28Q-10 26 -16 14Q-25 4 -20 -10Z", p.skin) +
    flat("M-10 12Q-9 4 0 5Q9 4 10 12Q10 24 0 26Q-10 24 -10 12Z", "#fff4e0") +
    flat(
      [
        [-14, -16, 2.4],
        [-8, -22, 2.2],
        [14, -16, 2.4],
        [8, -22, 2.2],
        [0, -19, 2],
        [-17, 4, 2],
        [17, 4, 2],
        [-13, 11, 1.8],
        [13, 11, 1.8],
        [-3, -26, 1.8],
        [4, -27, 1.8],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
        .join(""),
      dark(p.skin, 0.3),
    ) +
    shape(
      "M-17 -8Q-9 -13 -3.4 -2Q-10 2 -15 -1ZM17 -8Q9 -13 3.4 -2Q10 2 15 -1Z",
      p.eyes === "#ffffff" ? "#b8e04a" : p.eyes,
      1.8,
    ) +
    flat("M-9.6 -9L-7.8 -3L-9.6 0L-11 -4ZM9.6 -9L7.8 -3L9.6 0L11 -4Z", INK) +
    flat("M-4 7Q0 5 4 7L0 11Z", "#8a3040") +
    line("M-5 0L-6 12M5 0L6 12", INK, 1.8) +
    shape("M-8 15Q0 12 8 15Q6 23 0 23Q-6 23 -8 15Z", "#5a1420", 1.6) +
    teeth("M-6 15L-4 20L-2 14.6ZM2 14.6L4 20L6 15Z"),
  dog: (p) =>
    mirrored(shape("M-12 -26Q-28 -40 -33 -22Q-36 0 -26 8Q-18 4 -17 -12Z", dark(p.skin, 0.86), 2.4)) +
    solid("M-19 -12Q-19 -32 0 -32Q19 -32 19 -12L16 2Q20 12 15 20Q8 30 0 30Q-8 30 -15 20Q-20 12 -16 2Z", p.skin) +
    flat(disc(-8, -7, 3.2) + disc(8, -7, 3.2), INK) +
    flat(disc(-9, -8.4, 1.2) + disc(7, -8.4, 1.2), "#fff") +
    line("M-13 -14Q-9 -17 -4 -14M13 -14Q9 -17 4 -14", INK, 2) +
    shape("M-7 5Q0 1 7 5Q6 12 0 13Q-6 12 -7 5Z", INK, 1) +
    flat("M-4 5.4Q0 3.4 2 5L-2 7Z", "#fff", 0.7) +
    line("M0 13V18M0 18Q-7 24 -12 18M0 18Q7 24 12 18", INK, 2) +
    shape("M-5 21Q0 18 5 21Q6 31 0 32Q-6 31 -5 21Z", "#e8707a", 1.8),
  shark: (p) =>
    shape("M-8 -30Q-4 -58 14 -62Q8 -44 12 -28Z", p.skin) +
    solid("M-30 14Q-32 -34 0 -36Q32 -34 30 14Q22 34 0 34Q-22 34 -30 14Z", p.skin) +
    flat("M-24 14Q0 4 24 14Q18 31 0 31Q-18 31 -24 14Z", "#e6ecee") +
    shape("M-23 11Q0 3 23 11Q16 27 0 27Q-16 27 -23 11Z", "#5a1018", 2) +
    teeth("M-22 11L-18 18L-14 9.4L-9 18L-5 7.6L0 17L5 7.6L9 18L14 9.4L18 18L22 11Q0 3 -22 11Z") +
    teeth("M-15 22L-12 16L-8 24.6L-4 18L0 26L4 18L8 24.6L12 16L15 22Q8 27 0 27Q-8 27 -15 22Z") +
    angry("#fff", 1).replace(/translate/g, "translate") +
    line("M-24 -12L-7 -6M24 -12L7 -6", INK, 2.6) +
    line("M-28 -2L-23 0M-28 4L-23 5M28 -2L23 0M28 4L23 5", dark(p.skin, 0.5), 2),
  boar: (p) =>
    mirrored(shape("M-14 -22Q-34 -34 -36 -16Q-30 -4 -18 -8Z", p.skin, 2.2)) +
    shape("M-10 -28L-6 -44L0 -32L6 -44L10 -28Z", dark(p.hair, 1)) +
    solid("M-20 -14Q-20 -32 0 -32Q20 -32 20 -14L22 10Q20 28 0 30Q-20 28 -22 10Z", p.skin) +
    `<g transform="translate(0 -4)">${angry(p.eyes === "#ffffff" ? "#fff6b0" : p.eyes, 0.95)}</g>` +
    line("M-20 -15L-4 -7M20 -15L4 -7", INK, 3) +
    shape("M-11 4Q0 -1 11 4Q14 14 0 16Q-14 14 -11 4Z", lit(p.skin, 30), 2) +
    flat("M-6 7Q-3 5 -3 10Q-6 12 -6 7ZM6 7Q3 5 3 10Q6 12 6 7Z", INK) +
    flat("M-16 19Q0 22 16 19Q10 27 0 27Q-10 27 -16 19Z", "#3a1014") +
    shape("M-17 22Q-24 12 -20 3Q-14 8 -11 20ZM17 22Q24 12 20 3Q14 8 11 20Z", "#fff6dc", 2) +
    line("M-16 19Q0 22 16 19", INK, 2),
  ape: (p) =>
    mirrored(shape(disc(-22, -4, 8), dark(p.hair, 1), 2)) +
    solid("M-22 -6Q-24 -36 0 -38Q24 -36 22 -6Q28 16 14 28Q0 36 -14 28Q-28 16 -22 -6Z", p.hair) +
    shape("M-15 -8Q-8 -16 0 -9Q8 -16 15 -8Q20 12 13 24Q0 31 -13 24Q-20 12 -15 -8Z", p.skin, 2) +
    angry("#fff", 0.85) +
    line("M-16 -9L-3 -5M16 -9L3 -5", INK, 3) +
    flat(disc(-3, 8, 1.8) + disc(3, 8, 1.8), INK) +
    shape("M-11 15Q0 12 11 15Q9 24 0 24Q-9 24 -11 15Z", "#5a1018", 1.8) +
    teeth("M-10 15L-8 20L-5 14ZM10 15L8 20L5 14ZM-5 14L0 17L5 14Z"),
  fish: (p) =>
    mirrored(shape("M-20 -6L-46 -26L-40 -8L-50 2L-40 8L-44 20L-20 12Z", dark(p.skin, 0.8), 2.2)) +
    shape("M-6 -30L-10 -56L0 -48L10 -56L6 -30Z", dark(p.skin, 0.8), 2.2) +
    solid("M-22 -2Q-24 -34 0 -36Q24 -34 22 -2Q26 20 12 30H-12Q-26 20 -22 -2Z", p.skin) +
    shape(disc(-10.6, -8, 8.4) + disc(10.6, -8, 8.4), p.eyes === "#ffffff" ? "#f6f0a0" : p.eyes, 2) +
    flat(disc(-9.6, -7.4, 2.6) + disc(9.6, -7.4, 2.6), INK) +
    line("M-19 -18L-3 -12M19 -18L3 -12", INK, 3) +
    shape("M-18 8Q0 2 18 8Q20 28 0 30Q-20 28 -18 8Z", "#3a0c18", 2) +
    teeth("M-17 8L-15 20L-11 6.6L-8 19L-4 5.4L0 18L4 5.4L8 19L11 6.6L15 20L17 8Q0 2 -17 8Z") +
    teeth("M-14 25L-11 16L-8 28L-4 18L0 29.4L4 18L8 28L11 16L14 25Q8 29.6 0 29.6Q-8 29.6 -14 25Z"),
  clay: (p) =>
    solid(
      "M-26 30Q-34 10 -27 -6Q-31 -24 -16 -30Q-10 -42 4 -36Q20 -40 24 -24Q34 -14 28 2Q34 16 27 31Q20 44 15 34Q9 46 3 36Q-3 48 -9 35Q-16 44 -20 34Q-24 40 -26 30Z",
      p.skin,
    ) +
    line(
      "M-18 -20Q-10 -26 -2 -21M6 -26Q14 -26 19 -19M-24 6Q-20 14 -22 22M24 6Q20 16 23 24M-4 -30Q2 -28 4 -31",
      dark(p.skin, 0.5),
      2.2,
    ) +
    shape(
      "M-17 -11Q-8 -14 -3 -2Q-10 3 -16 -1ZM17 -11Q8 -14 3 -2Q10 3 16 -1Z",
      p.eyes === "#ffffff" ? "#ffe066" : p.eyes,
      2,
    ) +
    flat(disc(-9, -3.4, 1.8) + disc(9, -3.4, 1.8), INK) +
    line("M-20 -16L-3 -6M20 -16L3 -6", dark(p.skin, 0.35), 3.4) +
    shape("M-19 10Q0 4 19 10Q22 28 8 25Q0 30 -8 25Q-22 28 -19 10Z", "#2a1208", 2) +
    line("M-12 8Q-13 16 -10 26M-4 6.6Q-3 14 -4 27M5 6.6Q6 16 4 27M13 8Q12 18 12 26", p.skin, 3),
  plant: (p) =>
    mirrored(
      line("M-16 -18Q-28 -28 -26 -44M-20 -6Q-36 -12 -40 -26", INK, 6) +
        line("M-16 -18Q-28 -28 -26 -44M-20 -6Q-36 -12 -40 -26", "#5a4a2a", 3),
    ) +
    solid(
      "M-22 8Q-30 -6 -22 -18Q-22 -36 -4 -34Q12 -40 20 -24Q30 -14 24 2Q30 18 18 26Q10 38 0 34Q-12 38 -18 26Q-30 20 -22 8Z",
      p.skin,
    ) +
    line(
      "M-18 -16Q-10 -22 -4 -12L-1 4M18 -16Q10 -24 4 -12L1 4M-20 14Q-10 8 -8 30M20 14Q10 8 8 30M0 4Q-6 14 0 34M-22 -2Q-14 2 -12 12M22 -2Q14 2 12 12",
      dark(p.skin, 0.5),
      2.4,
    ) +
    flat("M-17 -8Q-9 -13 -3 -3Q-4 4 -10 4Q-17 3 -17 -8ZM17 -8Q9 -13 3 -3Q4 4 10 4Q17 3 17 -8Z", INK) +
    flat(disc(-9.4, -1.6, 3) + disc(9.4, -1.6, 3), p.eyes === "#ffffff" ? "#ff5a3a" : p.eyes) +
    flat(disc(-9.4, -1.6, 1.2) + disc(9.4, -1.6, 1.2), "#fff") +
    line("M-8 20Q0 17 8 20", INK, 2.4) +
    [
      [-24, -30],
      [16, -36],
      [26, 12],
      [-26, 22],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          `<g transform="translate(${x} ${y}) rotate(${i * 70})">${shape("M-7 0Q0 -8 8 0Q0 8 -7 0Z", "#6ab04a", 1.7)}</g>`,
      )
      .join(""),
  tree: (p) =>
    shape("M-12 -26L-30 -60L-18 -50L-16 -66L-6 -40L0 -64L6 -42L20 -62L16 -46L30 -54L14 -24Z", p.skin) +
    solid("M-18 28L-20 -8Q-20 -32 0 -33Q20 -32 20 -8L18 28L10 36L4 28L-2 38L-8 28L-13 34Z", p.skin) +
    line("M-12 -26L-10 -12M10 -27L12 -12M-16 10L-12 26M15 8L12 28M0 -32L2 -14", dark(p.skin, 0.5), 2) +
    flat("M-15 -8L-3 -2L-6 4L-13 2ZM15 -8L3 -2L6 4L13 2Z", INK) +
    flat(disc(-8.6, -0.4, 2) + disc(8.6, -0.4, 2), p.eyes) +
    shape("M-2 -2L-5 12L6 13Z", dark(p.skin, 0.8), 1.6) +
    flat("M-11 18L-6 16L-2 19L3 16L11 18L6 24L0 21L-6 25Z", INK),
  worm: (p) =>
    shape("M-64 96Q-70 52 -36 48Q-4 48 -8 20H18Q24 58 -14 66Q-30 70 -24 96Z", p.skin) +
    line("M-52 56Q-46 70 -50 84M-34 50Q-30 60 -32 70M-14 44Q-4 52 0 56M-8 30Q4 34 18 32", dark(p.skin, 0.5), 2.4) +
    solid("M-25 -6Q-25 -36 4 -36Q32 -34 31 -6Q30 26 4 27Q-24 26 -25 -6Z", p.skin) +
    line("M-22 8Q4 18 29 8M-18 17Q4 25 25 17", dark(p.skin, 0.55), 1.8) +
    line("M-8 -34Q-16 -48 -26 -48M14 -35Q20 -50 30 -50", INK, 3) +
    shape(disc(-27, -48, 4) + disc(31, -50, 4), p.skin, 2) +
    shape(disc(-8, -9, 12) + disc(17, -9, 12), "#eaf8ff", 2.6) +
    line("M4 -9H5M-20 -11L-25 -13M29 -11L32 -13", INK, 2.6) +
    flat(disc(-6, -7, 4) + disc(14, -7, 4), INK) +
    flat("M-15 -12L-9 -18L-7 -17L-13 -9ZM10 -12L16 -18L18 -17L12 -9Z", "#fff") +
    line("M-20 -24L-3 -19M28 -24L11 -19", INK, 3) +
    line("M-4 9Q6 14 14 7", INK, 2.4) +
    shape("M-12 30H20V44H-12Z", "#6a7080", 2.2) +
    line("M-6 33V41M0 33V41M6 33V41M12 33V41", INK, 2),
  brain: (p) =>
    solid("M-52 -22Q-56 -60 0 -62Q56 -60 52 -22Q48 2 22 6Q20 24 6 30H-6Q-20 24 -22 6Q-48 2 -52 -22Z", p.skin) +
    line(
      "M-38 -40Q-30 -50 -18 -46M-8 -52Q4 -58 14 -50M26 -46Q38 -46 42 -34M-44 -20Q-36 -10 -28 -12",
      dark(p.skin, 0.6),
      2,
    ) +
    shape("M-20 -4Q-34 -8 -46 -10Q-36 6 -21 6ZM20 -4Q34 -8 46 -10Q36 6 21 6Z", p.hair, 2) +
    shape("M-13 2Q-8 -3 -2.6 3Q-7 6 -12 5ZM13 2Q8 -3 2.6 3Q7 6 12 5Z", "#fff", 1.6) +
    flat(disc(-7.4, 2.6, 1.7) + disc(7.4, 2.6, 1.7), INK) +
    line("M-15 -3L-3 -0.6M15 -3L3 -0.6", INK, 2.4) +
    line("M0 3L-2.6 11H2", INK, 1.6) +
    shape("M-9 15Q0 11 9 15Q4 17.4 0 16.4Q-4 17.4 -9 15ZM-5 23H5L2 34H-2Z", p.hair, 1.6) +
    line("M-5 19.6Q0 18.4 5 19.6", INK, 1.8),
  demon: (p) =>
    solid("M-19 -6C-21 -32 21 -32 19 -6L23 4L17 12L13 22Q7 30 4 31H-4Q-7 30 -13 22L-17 12L-23 4Z", p.skin) +
    `<g transform="translate(0 -1)">${angry(p.eyes === "#ffffff" ? "#ffe23a" : p.eyes, 1)}</g>` +
    line("M-19 -12L-4 -4M19 -12L4 -4M-5 -8L0 -3L5 -8", INK, 3.2) +
    line("M-3 8Q0 11 3 8M-15 6L-9 9M15 6L9 9", INK, 1.8) +
    shape("M-14 13Q0 17 14 13Q11 26 0 27Q-11 26 -14 13Z", "#3a0a12", 2) +
    teeth(
      "M-13 13L-10 21L-7 15L-4 18L-1 15.6L2 18L5 15.2L9 21L12 13.6Q0 17 -13 13ZM-9 24L-7 18L-4 26ZM9 24L7 18L4 26Z",
    ),
  eyeless: (p) =>
    solid("M-19 -4C-21 -34 21 -34 19 -4Q20 16 10 26Q0 34 -10 26Q-20 16 -19 -4Z", p.skin) +
    shape("M-15 8Q0 2 15 8Q14 27 0 29Q-14 27 -15 8Z", "#2a0a14", 2) +
    teeth("M-14 8L-11 16L-7 6L-3 15L0 5.4L3 15L7 6L11 16L14 8Q0 2 -14 8Z") +
    line("M-14 -6Q-8 -10 -3 -6M14 -6Q8 -10 3 -6", dark(p.skin, 0.5), 2.2),
  rock: (p) =>
    mirrored(shape("M-18 -14L-32 -26L-26 -6L-36 2L-20 8Z", lit(p.hair, 0), 2.2)) +
    solid("M-20 -8L-16 -26L-4 -33L10 -31L20 -20L21 4L15 24L4 31L-10 28L-19 16Z", p.skin) +
    shape("M-12 -28L-16 -44L-4 -32L2 -48L8 -31L18 -40L16 -24Q0 -30 -12 -28Z", p.hair, 2.2) +
    line("M-18 -12L-6 -16M8 -14L18 -10M-16 12L-10 18L-10 27M17 10L10 16L12 26M0 -30L-2 -20", dark(p.skin, 0.5), 2) +
    angry(p.eyes === "#ffffff" ? "#ff4a3a" : p.eyes, 0.9) +
    line("M-18 -9L-3 -4M18 -9L3 -4", INK, 3.4) +
    shape("M-12 14L0 11L12 14L9 23L0 21L-9 23Z", "#fffdf0", 2) +
    line("M-7 13V22M-2.4 12V21M2.4 12V21M7 13V22M-11 17.4Q0 14.6 11 17.4", INK, 1.4) +
    shape("M-13 18L-19 28L-9 25ZM13 18L19 28L9 25Z", p.hair, 1.8),
  lion: (p) =>
    shape(burst(0, -2, 15, 46, 33, 0.1), p.hair) +
    mirrored(shape(disc(-19, -24, 7), p.skin, 2)) +
    solid("M-19 -12Q-19 -32 0 -32Q19 -32 19 -12L15 4Q19 14 13 22Q7 30 0 30Q-7 30 -13 22Q-19 14 -15 4Z", p.skin) +
    `<g transform="translate(0 -7)">${angry("#ffe23a", 0.9)}</g>` +
    line("M-17 -15L-4 -9M17 -15L4 -9M-3 -8L-5 4M3 -8L5 4", INK, 2.4) +
    flat("M-7 5Q0 2 7 5L0 11Z", INK) +
    shape("M-12 13Q0 16 12 13Q12 27 0 28Q-12 27 -12 13Z", "#5a1018", 2) +
    teeth("M-10 14L-7 21L-4 15ZM10 14L7 21L4 15ZM-8 25L-6 19L-3 27ZM8 25L6 19L3 27Z"),
  goat: (p) =>
    mirrored(
      shape("M-8 -26Q-30 -34 -34 -60Q-16 -46 -2 -30Z", "#d8c8a0", 2.2) +
        shape("M-14 -14Q-34 -14 -38 -2Q-26 2 -15 -6Z", p.skin, 2),
    ) +
    solid("M-15 -16Q-14 -32 0 -32Q14 -32 15 -16L11 6Q12 22 6 27H-6Q-12 22 -11 6Z", p.skin) +
    shape("M-12 -12Q-6 -15 -3 -8Q-7 -5 -12 -7ZM12 -12Q6 -15 3 -8Q7 -5 12 -7Z", "#ffd84a", 1.6) +
    flat("M-10 -10.4H-5V-8.6H-10ZM5 -10.4H10V-8.6H5Z", INK) +
    flat("M-5 15L-1 17V19ZM5 15L1 17V19Z", INK) +
    line("M-6 22Q0 25 6 22", INK, 2) +
    shape("M-4 27H4L0 42Z", "#efe8d8", 1.8),
};
