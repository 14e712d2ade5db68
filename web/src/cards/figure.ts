/** A person from their look: parts laid over each other, from what is behind to what is held in front. */

import type { Look } from "../lib/protocol";
import { BEHIND, HELD } from "./behind";
import { EMBLEMS, WORN, torso } from "./body";
import type { Chance } from "./chance";
import { CREATURES } from "./creatures";
import { group, hsl } from "./drawing";
import { HEADS, features, head, isFemale, type Build } from "./face";
import { FACELESS, HEADGEAR, MASKS, PAINTED } from "./gear";
import { BEARDS, beard, hairBack, hairFront, type Cut } from "./hair";
import { clipped, paletteOf, startClips, type Palette } from "./palette";

export type Part = NonNullable<Look["parts"]>[number];
type Draw = (p: Palette, build: Build) => string;

/** Told to the face or the body, and no drawing of their own. */
type Told =
  | "bare"
  | "long-neck"
  | "hollow-eyes"
  | "glowing-eyes"
  | "blank-eyes"
  | "no-brows"
  | "no-nose"
  | "no-mouth"
  | "lipstick"
  | "black-lips";

type Drawn =
  | keyof typeof BEHIND
  | keyof typeof HELD
  | keyof typeof WORN
  | keyof typeof EMBLEMS
  | keyof typeof PAINTED
  | keyof typeof MASKS
  | keyof typeof HEADGEAR
  | keyof typeof BEARDS
  | Told;
/** Fails to compile where the server knows a part that is not drawn here. */
export const UNDRAWN: Record<Exclude<Part, Drawn>, never> = {};

/** The whole figure; the middle of its head is (0, 0). */
export function figure(look: Look): string {
  startClips();
  const p = paletteOf(look);
  const build = look.build ?? "man";
  const parts = look.parts ?? [];
  const kind = look.head ?? null;
  const cut: Cut = look.cut ?? "bald";
  const draw = (group: Record<string, Draw>): string =>
    parts.map((part) => (Object.hasOwn(group, part) ? group[part]?.(p, build) : "") ?? "").join("");
  const beards = parts.map((part) => (part in BEARDS ? beard(part as keyof typeof BEARDS, p.hair) : "")).join("");
  const bare = parts.includes("bare");
  const lift = parts.includes("long-neck") ? -9 : 0;
  const small = build === "brute" ? 0.92 : 1;
  const faceless = parts.some((part) => FACELESS.has(part));
  const face = kind
    ? CREATURES[kind](p) + draw(PAINTED) + beards + draw(MASKS)
    : head(build, p.skin) +
      clipped(HEADS[build], draw(PAINTED)) +
      (faceless ? "" : features(look, p)) +
      beards +
      draw(MASKS);
  const crown = (kind ? "" : hairFront(cut, p.hair)) + draw(HEADGEAR);
  return (
    draw(BEHIND) +
    draw({ ...HELD }) +
    group(kind && !look.cut ? "" : hairBack(cut, p.hair), `translate(0 ${lift})`) +
    torso(build, p, bare) +
    draw(WORN) +
    draw(EMBLEMS) +
    (lift ? group(`<path d="M-11 12H11V34H-11Z" fill="${p.skin}" stroke="#15141b" stroke-width="2"/>`, "") : "") +
    group(face + crown, `translate(0 ${lift}) scale(${small})`)
  );
}

const SKINS = ["#f3c9a5", "#e0a878", "#c98a5b", "#a5673f", "#7a4a2d", "#f6d7bd"] as const;
const HAIRS = ["#1d1a22", "#4a2c1a", "#8a4b1f", "#d9a441", "#b03a1e", "#d8d4cc", "#3a3550"] as const;

/** A look for somebody nobody knows, the same each time for the same chance. */
export function chanceLook(chance: Chance, villain: boolean, hue: number): Look {
  const hex = (h: number, s: number, l: number): string => toHex(hsl(h, s, l));
  const suit = hex(hue + chance.between(-25, 25), chance.between(35, 75), chance.between(24, 46));
  const trim = villain
    ? hex(chance.pick([48, 95, 285, 20]), 70, chance.between(50, 66))
    : hex(chance.pick([46, 2, 195, 40]), 85, chance.between(54, 66));
  const cloth = hex(hue + chance.pick([30, 150, 180, 210, -40]), chance.between(40, 75), chance.between(28, 48));
  const build: Build = chance.pick(["man", "woman", "man", "woman", villain ? "brute" : "boy", "thin"] as const);
  const common = { build, suit, trim, cloth };
  if (villain && chance.odds(0.2))
    return {
      ...common,
      build: "brute",
      head: chance.pick(["demon", "robot", "croc", "skull", "eyeless", "rock", "ape"] as const),
      skin: hex(chance.pick([110, 200, 280, 45, 0]), chance.between(22, 50), chance.between(42, 60)),
      hair: hex(hue, 30, 22),
      eyes: chance.pick(["#fff6b0", "#ffb03a", "#9dffce"]),
      parts: [chance.pick(["horns", "spikes", "pauldrons", "armour"] as const)],
    };
  const odd = villain && chance.odds(0.25);
  const female = isFemale(build);
  const parts: Part[] = [];
  if (chance.odds(0.6)) parts.push(chance.pick(["cape", "blown-cape", "high-collar"] as const));
  parts.push(chance.pick(["v-neck", "yoke", "side-panels", "armour", "jacket", "stripe", "sleeves"] as const));
  if (chance.odds(0.6))
    parts.push(
      chance.pick([
        "star-emblem",
        "sun-emblem",
        "flame-emblem",
        "gem-emblem",
        "hex-emblem",
        "wave-emblem",
        "disc-emblem",
        "claw-emblem",
      ] as const),
    );
  if (!female && chance.odds(0.35)) parts.push(chance.pick(["goatee", "full", "moustache", "stubble"] as const));
  if (chance.odds(0.4)) parts.push(chance.pick(["domino", "wide-domino", "flame-mask", "visor"] as const));
  if (chance.odds(0.35))
    parts.push(
      chance.pick(["hood", "cowl", "winged-helm", "circlet", villain ? "horns" : "headband", "goggles-up"] as const),
    );
  return {
    ...common,
    cut: female
      ? chance.pick(["long", "wavy", "bob", "ponytail", "fringe", "bun"] as const)
      : chance.pick(["short", "crew", "swept", "messy", "bald", "parted", "spiky"] as const),
    mood: villain
      ? chance.pick(["angry", "smirk", "snarl", "grin"] as const)
      : chance.pick(["calm", "smile", "stern"] as const),
    skin: odd
      ? hex(chance.pick([110, 200, 280, 45]), chance.between(18, 45), chance.between(52, 74))
      : chance.pick(SKINS),
    hair: chance.pick(HAIRS),
    eyes: null,
    parts,
  };
}

/** A colour of the form hsl(h s% l%) as #rrggbb, which light and shadow are reckoned from. */
function toHex(colour: string): string {
  const [h = 0, s = 0, l = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const part = (n: number): string => {
    const k = (n + h / 30) % 12;
    const value = l / 100 - (s / 100) * Math.min(l / 100, 1 - l / 100) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
