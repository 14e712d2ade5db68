/** Heads and faces of people. The middle of a head is (0, 0); it is 36 wide and its chin lies at 26. */

import type { Look } from "../lib/protocol";
import { INK, disc, flat, line, shape } from "./drawing";
import { SHADE, clipped, dark, lit, type Palette } from "./palette";

export type Build = NonNullable<Look["build"]>;
export type Mood = NonNullable<Look["mood"]>;

const ROUND = "M-18 -4C-19 -32 19 -32 18 -4";

/** The outlines of heads, chin and all. */
export const HEADS: Record<Build, string> = {
  man: `${ROUND}L16.5 9L13.5 19Q8 26.5 5 26.5H-5Q-8 26.5 -13.5 19L-16.5 9Z`,
  brute: "M-19 -4C-19 -29 19 -29 19 -4L19.5 10L17 21Q11 29 6 29H-6Q-11 29 -17 21L-19.5 10Z",
  thin: "M-16.5 -4C-18 -32 18 -32 16.5 -4L14 9L8.5 24Q5 29 2 29.5H-2Q-5 29 -8.5 24L-14 9Z",
  fat: "M-19 -4C-19 -31 19 -31 19 -4Q24 12 19 20Q10 29 0 29Q-10 29 -19 20Q-24 12 -19 -4Z",
  woman: "M-17 -4C-18.5 -31 18.5 -31 17 -4Q17 8 11.5 17L4.5 25Q0 28 -4.5 25L-11.5 17Q-17 8 -17 -4Z",
  boy: `${ROUND}Q18 10 12 18L5 24Q0 26 -5 24L-12 18Q-18 10 -18 -4Z`,
  girl: "M-18 -3C-19 -31 19 -31 18 -3Q18 10 11.5 18L4.5 23.5Q0 25.5 -4.5 23.5L-11.5 18Q-18 10 -18 -3Z",
};

const FEMALE = new Set<Build>(["woman", "girl"]);
export const isFemale = (build: Build): boolean => FEMALE.has(build);

/** The bare head with its shadow side, ears and all. */
export function head(build: Build, skin: string): string {
  const outline = HEADS[build];
  const ear = build === "fat" || build === "brute" ? 19 : isFemale(build) ? 16.5 : 17.5;
  const ears = `M${-ear} -4Q${-ear - 6} -6 ${-ear - 4} 2Q${-ear - 3} 8 ${-ear + 1.5} 8ZM${ear} -4Q${ear + 6} -6 ${ear + 4} 2Q${ear + 3} 8 ${ear - 1.5} 8Z`;
  return (
    shape(ears, skin, 2) +
    shape(outline, skin) +
    clipped(
      outline,
      flat("M5 -34H24V34H-2Q4 27 8 20L13.5 10L10.5 5L14 -2Q13 -18 5 -34Z", SHADE, 0.3) +
        flat("M-19 -8Q-18 -28 -4 -30Q-14 -22 -15 -6Q-16 6 -13 14Q-18 8 -19 -8Z", lit(skin, 30), 0.55),
    )
  );
}

interface Brows {
  d: string;
}

const BROWS: Record<Mood, Brows> = {
  stern: { d: "M-7 -6.5L-5.5 -9L6 -5.6L6.4 -2.4Z" },
  angry: { d: "M-7.5 -9L-5.5 -11.5L6.5 -5.4L6.4 -1.6Z" },
  snarl: { d: "M-7.5 -9L-5.5 -11.5L6.5 -5.4L6.4 -1.6Z" },
  calm: { d: "M-7 -5.5Q-1 -9.6 6 -7L5.6 -5Q-1 -7.2 -7 -5.5Z" },
  smile: { d: "M-7 -6.5Q-1 -11 6 -8L5.6 -5.8Q-1 -8.4 -7 -6.5Z" },
  grin: { d: "M-7.5 -9.5Q-3 -13 6 -7.2L5.8 -4.2Q-2 -9.4 -7.5 -9.5Z" },
  laugh: { d: "M-7.5 -10.5Q-3 -14 6 -7.2L5.8 -4.2Q-2 -10 -7.5 -10.5Z" },
  smirk: { d: "M-7 -8Q-1 -10.4 6 -6.4L5.6 -3.8Q-1 -7.6 -7 -8Z" },
  sad: { d: "M-7.5 -3.6L-6.5 -6L5.4 -10.4L6.4 -8Z" },
  afraid: { d: "M-7.5 -6L-6 -8.6Q1 -13 6 -12L6 -9.6Q0 -9.6 -7.5 -6Z" },
};

/** Both eyes: drawn once for the left one, mirrored for the right. */
function eyes(build: Build, mood: Mood, colour: string | null, kind: "plain" | "blank" | "glow" | "hollow"): string {
  const narrow = mood === "angry" || mood === "snarl" || mood === "stern" || mood === "smirk";
  const wide = mood === "afraid" || build === "girl" || build === "boy";
  const almond = narrow
    ? "M-6 -1.6Q-1 -4.2 5.6 0.4Q3 3 -1.4 2.6Q-4.6 2 -6 -1.6Z"
    : wide
      ? "M-6 0.6Q-3.4 -5.4 1 -5Q5 -4.2 5.6 1Q2.4 4 -1 3.8Q-4.4 3.6 -6 0.6Z"
      : "M-6 0.4Q-2.4 -4.6 1.4 -3.8Q4.6 -2.8 5.6 1Q2.4 3.2 -1 3Q-4 2.6 -6 0.4Z";
  if (kind === "hollow") return both(flat("M-7.5 -3Q-2 -9 6 -3Q7 5 0 7Q-7 6 -7.5 -3Z", INK)) + glints(colour);
  if (kind !== "plain") {
    const fill = colour ?? "#fff";
    return both(
      (kind === "glow" ? flat("M-9 -3Q-2 -8 8 -2Q7 6 0 6Q-8 5 -9 -3Z", fill, 0.45) : "") + shape(almond, fill, 1.8),
    );
  }
  const lid = narrow
    ? "M-6.6 -2.4Q-1 -5 6 0.2"
    : wide
      ? "M-6.6 0Q-3.4 -6 1 -5.6Q5.2 -4.8 6.2 1"
      : "M-6.6 0Q-2.4 -5.2 1.4 -4.4Q5 -3.4 6 1";
  const lash = isFemale(build) ? flat("M-6 -1.2L-10 -4.2L-8.6 -0.4Q-7 1 -5.6 0.6Z", INK) : "";
  const iris = wide ? 2.9 : 2.2;
  const one = flat(almond, "#fff") + line(lid, INK, isFemale(build) ? 2.4 : 2) + lash;
  // Both look the same way, to the light.
  return (
    both(one) +
    [-8.2, 8.2]
      .map(
        (x) =>
          flat(disc(x - 0.6, -0.4, iris), colour ?? INK) +
          flat(disc(x - 0.6, -0.4, iris * 0.6), INK) +
          flat(disc(x - 1.3, -1.3, 0.8), "#fff"),
      )
      .join("")
  );
}

function glints(colour: string | null): string {
  return flat(disc(-8.4, 0, 2) + disc(7.6, 0, 2), colour ?? "#fff");
}

export function both(left: string): string {
  return `<g transform="translate(-8.2 0)">${left}</g><g transform="translate(8.2 0) scale(-1 1)">${left}</g>`;
}

const TEETH = "#fffdf2";

function mouth(build: Build, mood: Mood, lips: string | null): string {
  switch (mood) {
    case "grin":
      return (
        shape("M-10.5 12.4Q0 16.6 10.5 12.4Q8.6 20.4 0 20.8Q-8.6 20.4 -10.5 12.4Z", TEETH, 2) +
        line("M-9 16.6Q0 18.6 9 16.6M-4 14.6V20M0 15V20.6M4 14.6V20", INK, 0.9) +
        line("M-12 11Q-10 12 -10.5 14M12 11Q10 12 10.5 14", INK, 1.8)
      );
    case "laugh":
      return (
        shape("M-11 10.6Q0 15 11 10.6Q9.6 23 0 23.6Q-9.6 23 -11 10.6Z", "#5a1420", 2) +
        flat("M-9.6 12Q0 16 9.6 12L8.8 15.4Q0 18.4 -8.8 15.4Z", TEETH) +
        flat("M-5.4 21.2Q0 17 5.4 21.2Q0 24 -5.4 21.2Z", "#e0606a") +
        line("M-12.6 9.4Q-10.6 10 -11 12M12.6 9.4Q10.6 10 11 12", INK, 1.8)
      );
    case "snarl":
      return (
        shape("M-9.6 14.4Q-4 10.8 0 12.6Q4 10.8 9.6 14.4L8 20Q0 17.6 -8 20Z", TEETH, 2) +
        line("M-8.4 17Q0 14.6 8.4 17M-4.4 12.6V18.6M0 12.8V18M4.4 12.6V18.6", INK, 0.9) +
        line("M-5 8Q-9 9.6 -10.6 13M5 8Q9 9.6 10.6 13", INK, 1.3)
      );
    default: {
      const curve: Partial<Record<Mood, string>> = {
        stern: "M-6.4 16Q0 14 6.4 16.4",
        angry: "M-6.4 16.8Q0 13 6.4 16.8",
        sad: "M-5.4 17.4Q0 14 5.4 17.4",
        afraid: "M-4.4 17Q0 15 4.4 17",
        smile: "M-7.4 14Q0 19.4 7.4 14",
        smirk: "M-6 16Q2 17.4 7.6 12.6",
        calm: "M-5.6 15.6Q0 16.8 5.6 15.6",
      };
      const d = curve[mood] ?? "M-5.6 15.6H5.6";
      if (lips) {
        const tilt = mood === "smirk" ? -8 : 0;
        const turn =
          mood === "smile"
            ? "M-6.4 14.8Q-3 13.6 0 14.4Q3 13.6 6.4 14.8Q4 20 0 20Q-4 20 -6.4 14.8Z"
            : "M-5.8 15.6Q-2.6 12.8 0 14Q2.6 12.8 5.8 15.6Q3.4 19.4 0 19.4Q-3.4 19.4 -5.8 15.6Z";
        const between = mood === "smile" ? "M-7.2 14.4Q0 18.4 7.2 14.4" : "M-6.4 15.6Q0 16.6 6.4 15.6";
        return `<g transform="rotate(${tilt} 0 16)">${flat(turn, lips)}${line(between, INK, 1.5)}</g>`;
      }
      return line(d, INK, 2) + (build === "boy" ? "" : line("M-2.6 20Q0 20.8 2.6 20", INK, 1.4));
    }
  }
}

const NOSES: Record<Build, string> = {
  man: "M-0.6 -2L-3.4 7.4Q-3.2 9.4 1.6 9",
  brute: "M-1 -1L-4.6 7Q-4.4 10 0 9.4Q3 10.4 4.4 8",
  thin: "M-0.6 -2L-4.4 8.6Q-3.6 10.6 1.4 9.8",
  fat: "M-3 3Q-6 9 -1 9.6Q4 9.8 4 6.6",
  woman: "M-2.4 7.6Q-2 9 1.2 8.6",
  boy: "M-2.6 7Q-2 9 1.4 8.4",
  girl: "M-2 6.8Q-1.4 8.4 1.2 7.8",
};

/** Eyes, brows, nose and mouth. */
export function features(look: Look, palette: Palette): string {
  const build = look.build ?? "man";
  const mood = look.mood ?? "calm";
  const parts = new Set(look.parts ?? []);
  const kind = parts.has("hollow-eyes")
    ? "hollow"
    : parts.has("glowing-eyes")
      ? "glow"
      : parts.has("blank-eyes")
        ? "blank"
        : "plain";
  const lips = parts.has("lipstick")
    ? "#c8202e"
    : parts.has("black-lips")
      ? "#2a1c30"
      : isFemale(build)
        ? dark(palette.skin, 0.62, 12)
        : null;
  const brow = parts.has("no-brows")
    ? ""
    : both(flat(BROWS[mood].d, isFemale(build) ? dark(palette.hair, 0.8) : dark(palette.hair, 0.55)));
  const nose = parts.has("no-nose")
    ? flat("M-1.6 8L-3 10.4H-1ZM1.6 8L3 10.4H1Z", INK)
    : flat("M1 -2L-3 8.2L2.6 9.2Q4 7 1 -2Z", SHADE, 0.18) + line(NOSES[build], INK, 1.7);
  return `<g transform="translate(-1.4 0)">${eyes(build, mood, look.eyes ?? null, kind)}${brow}${nose}${parts.has("no-mouth") ? "" : mouth(build, mood, lips)}</g>`;
}
