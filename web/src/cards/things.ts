/** Equipment, places and powers. The shape is what the box says, else what a telling word in the name does, else chance. */

import type { Look } from "../lib/protocol";
import type { Chance } from "./chance";
import { INK, box, burst, disc, flat, group, hsl, line, shape, type Scheme } from "./drawing";
import { DEEDS, OBJECTS } from "./objects";
import { SCENES } from "./scenes";

/** Draws one thing in two colours. */
type Draw = (chance: Chance, a: string, b: string) => string;
type Named = readonly [words: RegExp, draw: Draw];
type Thing = Exclude<NonNullable<Look["thing"]>, keyof typeof OBJECTS>;
type Place = Exclude<NonNullable<Look["place"]>, keyof typeof SCENES>;
type Power = Exclude<NonNullable<Look["power"]>, keyof typeof DEEDS>;

function own<T extends string>(drawn: Record<T, string>, known: string | null | undefined): string | undefined {
  return known && Object.hasOwn(drawn, known) ? drawn[known as T] : undefined;
}

/** What is drawn: the shape that is known, else one by the name. */
function told<K extends string>(
  list: Record<K, Named>,
  known: string | null | undefined,
  name: string,
): Draw | undefined {
  return (
    known && Object.hasOwn(list, known)
      ? list[known as K]
      : Object.values<Named>(list).find(([words]) => words.test(name))
  )?.[1];
}

function choose<K extends string>(
  list: Record<K, Named>,
  known: string | null | undefined,
  name: string,
  chance: Chance,
): Draw {
  return told(list, known, name) ?? chance.pick(Object.values<Named>(list) as [Named, ...Named[]])[1];
}

function placed(inner: string, chance: Chance, tilt: number): string {
  const size = chance.between(0.95, 1.18);
  return group(
    inner,
    `translate(${100 + chance.between(-14, 14)} 66) rotate(${chance.between(-tilt, tilt)}) scale(${size})`,
  );
}

const shine = (d: string): string => flat(d, "#fff", 0.55);
const shade = (d: string): string => flat(d, INK, 0.3);

const THINGS: Record<Thing, Named> = {
  ring: [
    /ring\b/i,
    (_, metal, glow) =>
      shape(disc(0, 16, 30) + disc(0, 16, 19), metal).replace("<path", '<path fill-rule="evenodd"') +
      shape(burst(0, -24, 10, 30, 22), glow) +
      shape("M-15 -36H15L20 -24L0 -6L-20 -24Z", metal) +
      shape(disc(0, -24, 9), glow, 2) +
      shine("M-24 6Q-26 26 -12 36Q-20 22 -24 6Z"),
  ],
  sword: [
    /sword|blade|dagger|knife/i,
    (_, metal, glow) =>
      shape("M-5 -58L0 -66L5 -58L7 22H-7Z", metal) +
      shine("M-3 -56L0 -62V20H-5Z") +
      shape("M-24 20Q0 14 24 20V28Q0 24 -24 28Z", glow) +
      shape("M-5 27H5V48H-5Z", "#5a3a24") +
      shape(disc(0, 53, 6), glow),
  ],
  trident: [
    /trident|spear|fork/i,
    (_, metal, glow) =>
      group(
        shape("M-3 -30H3V70H-3Z", metal) +
          shape(
            "M-26 -58L-22 -30Q-20 -22 -4 -22V-62L0 -70L4 -62V-22Q20 -22 22 -30L26 -58L32 -30Q32 -10 0 -10Q-32 -10 -32 -30Z",
            glow,
          ),
        "rotate(28)",
      ),
  ],
  staff: [
    /staff|scepter|wand|rod/i,
    (_, metal, glow) =>
      group(
        shape("M-4 -30H4V72H-4Z", metal) +
          shape(burst(0, -42, 8, 30, 16), glow) +
          shape(disc(0, -42, 13), metal) +
          shine(disc(-4, -46, 4)),
        "rotate(24)",
      ),
  ],
  book: [
    /book|grimoire|tome/i,
    (chance, metal, glow) =>
      shape("M-46 -34Q-22 -46 0 -34Q22 -46 46 -34V36Q22 26 0 38Q-22 26 -46 36Z", metal) +
      shape("M-40 -34Q-20 -42 0 -32Q20 -42 40 -34V30Q20 22 0 33Q-20 22 -40 30Z", "#fff6e0", 2) +
      line("M0 -32V33M-32 -22H-10M-32 -12H-8M-32 -2H-12M12 -2H30M12 10H28", INK, 2) +
      shape(burst(21, -18, chance.whole(5, 8), 10, 5), glow, 1.5),
  ],
  helmet: [
    /helmet|hat\b|cowl/i,
    (_, metal, glow) =>
      shape("M-34 40V-10Q-34 -50 0 -50Q34 -50 34 -10V40L14 46V10H-14V46Z", metal) +
      shape("M-26 -8H26L20 6H-20Z", INK, 1) +
      flat("M-20 -4L-4 0L-16 3ZM20 -4L4 0L16 3Z", glow) +
      shape("M-5 -50Q0 -66 5 -50L3 -12H-3Z", glow) +
      shine("M-28 -14Q-26 -40 -8 -44Q-22 -32 -22 -12Z"),
  ],
  crown: [
    /crown|tiara/i,
    (_, metal, glow) =>
      shape("M-44 30L-50 -30L-22 -4L0 -46L22 -4L50 -30L44 30Z", glow) +
      shape(box(-44, 26, 88, 14), metal) +
      shape(disc(0, 33, 5) + disc(-28, 33, 4) + disc(28, 33, 4), "#d43a48", 2) +
      shape(disc(-50, -32, 5) + disc(50, -32, 5) + disc(0, -48, 6), metal, 2),
  ],
  lantern: [
    /lantern|battery|signal|projector/i,
    (_, metal, glow) =>
      shape("M-14 -40Q0 -66 14 -40", "none", 5) +
      shape("M-26 -40H26L34 -26H-34Z", metal) +
      shape("M-28 -26H28V26H-28Z", glow) +
      shape(disc(0, 0, 18), "#fff", 2) +
      flat(disc(0, 0, 11), glow) +
      shape("M-34 26H34L26 42H-26Z", metal) +
      line("M-46 0H-60M46 0H60M-40 -30L-52 -40M40 -30L52 -40M-40 30L-52 40M40 30L52 40", glow, 4),
  ],
  armour: [
    /armou?r|suit|costume/i,
    (_, metal, glow) =>
      shape("M-50 -34L-18 -46Q0 -34 18 -46L50 -34L46 0L32 -6V50H-32V-6L-46 0Z", metal) +
      shape("M-22 -22H22L16 4L0 16L-16 4Z", glow) +
      shade("M8 -38L18 -46L50 -34L46 0L32 -6V50H12Z") +
      line("M-32 22H32M-32 36H32", INK, 2),
  ],
  belt: [
    /belt/i,
    (_, metal, glow) =>
      shape("M-74 -10Q0 14 74 -10V14Q0 38 -74 14Z", glow) +
      shape("M-58 0h18v26h-18ZM40 0h18v26h-18ZM-34 7h16v24h-16ZM18 7h16v24h-16Z", metal) +
      shape(disc(0, 18, 17), metal) +
      shape(burst(0, 18, 5, 11, 5, -1.57), glow, 2),
  ],
  boomerang: [
    /boomerang|star\b|shuriken/i,
    (_, metal, glow) =>
      group(
        shape("M-66 30Q-50 -34 4 -46Q40 -46 70 -18Q32 -26 10 -8Q-14 12 -18 44Q-44 46 -66 30Z", metal) +
          shine("M-58 26Q-44 -24 2 -38Q-30 -14 -38 34Z") +
          shape(disc(-4, -16, 8), glow, 2) +
          line("M-60 24L-20 40M-30 30L10 52M60 22L34 36", glow, 4),
        "rotate(-16)",
      ),
  ],
  car: [
    /mobile|car\b|jet|plane/i,
    (_, metal, glow) =>
      shape("M-82 22Q-84 2 -58 -2L-36 -24Q-8 -34 22 -24L44 -4Q80 -2 84 22Z", metal) +
      shape("M-30 -6L-22 -18Q-4 -25 14 -18L26 -6Z", "#bfefff", 2) +
      shape("M-82 8L-98 -8L-66 -2Z", metal) +
      shape(disc(-48, 24, 16) + disc(50, 24, 16), INK, 1) +
      flat(disc(-48, 24, 7) + disc(50, 24, 7), glow) +
      line("M-96 36H-70M-104 24H-88", glow, 4),
  ],
  gem: [
    /amulet|diamond|gem|crystal|stone/i,
    (chance, metal, glow) =>
      shape(burst(0, 0, chance.whole(8, 13), 60, 38, chance.next()), glow) +
      shape("M-30 -20L-14 -38H14L30 -20L0 40Z", metal) +
      line("M-30 -20H30M-14 -38L-8 -20L0 40L8 -20L14 -38", INK, 2) +
      shine("M-28 -20L-14 -37L-9 -21Z"),
  ],
  orb: [
    /globe|orb|sphere|virus|cell/i,
    (chance, metal, glow) =>
      shape(disc(0, 0, 42), metal) +
      flat(`M-40 -12Q0 ${chance.between(-34, -20)} 40 -12Q0 6 -40 -12Z`, glow) +
      line("M-42 0Q0 18 42 0M0 -42Q-24 0 0 42M0 -42Q24 0 0 42", INK, 2) +
      shade("M10 -41Q42 -34 42 0Q40 34 6 42Q34 6 10 -41Z") +
      shine(disc(-17, -20, 7)) +
      (chance.odds(0.6) ? shape("M-30 42H30L38 56H-38Z", glow) : ""),
  ],
  rope: [
    /hook|rope|lasso|whip|chain/i,
    (_, metal, glow) =>
      line("M-70 60Q-30 10 -44 -14Q-56 -40 -24 -40Q6 -38 -8 -10Q-20 14 14 6", INK, 11) +
      line("M-70 60Q-30 10 -44 -14Q-56 -40 -24 -40Q6 -38 -8 -10Q-20 14 14 6", glow, 6) +
      shape("M12 -2H24L40 -30Q52 -34 54 -18Q46 -24 42 -14L34 6L48 26Q46 36 34 30Q42 26 36 20L24 14H12Z", metal),
  ],
  gauntlet: [
    /bracelet|gauntlet|glove|buzzer/i,
    (_, metal, glow) =>
      shape("M-40 -44H4L0 34H-36Z", metal) +
      shape("M0 -26H44L40 52H4Z", metal) +
      shape("M-41 -30H3L2 -14H-40ZM0 -12H43L42 4H1Z", glow) +
      shape(burst(-18, 8, 5, 11, 5, -1.57) + burst(22, 26, 5, 11, 5, -1.57), glow, 2) +
      shade("M-10 -44H4L0 34H-14ZM30 -26H44L40 52H26Z"),
  ],
  flask: [
    /gas|vial|serum|venom|bomb/i,
    (_, metal, glow) =>
      shape("M-12 -46H12V-18L34 30Q36 46 22 46H-22Q-36 46 -34 30L-12 -18Z", "#d8f0f4") +
      shape("M-22 6H22L34 30Q36 46 22 46H-22Q-36 46 -34 30Z", glow) +
      shape("M-16 -56H16V-44H-16Z", metal) +
      flat(disc(-8, 24, 5) + disc(10, 32, 4) + disc(4, 16, 3), "#fff", 0.8),
  ],
  shield: [
    /shield/i,
    (_, metal, glow) =>
      shape("M0 -52L44 -38V4Q40 40 0 56Q-40 40 -44 4V-38Z", metal) +
      shape("M0 -36L28 -28V2Q26 26 0 38Q-26 26 -28 2V-28Z", glow) +
      shade("M0 -52L44 -38V4Q40 40 0 56Z"),
  ],
};

/** A piece of Equipment. */
export function thing(name: string, chance: Chance, look: Look | null): string {
  const drawn = own(OBJECTS, look?.thing);
  if (drawn) return group(drawn, "translate(100 66) scale(1.02)");
  const named = /red|blue|green|yellow|orange|indigo|sapphire|white|black/i.exec(name)?.[0].toLowerCase() ?? "";
  const hues: Record<string, string> = {
    red: "#e23b3b",
    blue: "#3f8cff",
    green: "#35b35a",
    yellow: "#ffd23f",
    orange: "#ff9a2e",
    indigo: "#6a55d8",
    sapphire: "#f07adf",
    white: "#ffffff",
    black: "#3a3548",
  };
  const metal = hsl(chance.between(195, 235), chance.between(8, 22), chance.between(58, 76));
  const glow =
    hues[named] ?? hsl(chance.pick([48, 150, 190, 265, 340, 15, 95]), chance.between(62, 88), chance.between(52, 64));
  return placed(choose(THINGS, look?.thing, name, chance)(chance, metal, glow), chance, 9);
}

const PLACES: Record<Place, Named> = {
  cave: [
    /cave|rock|deep\b.*cavern|mine/i,
    (chance, wall, light) =>
      shape("M0 130V0H200V130H176Q186 70 150 44Q100 12 52 44Q16 70 26 130Z", wall) +
      shape(
        `M60 0L68 ${chance.between(26, 44)}L78 0ZM96 0L103 30L112 0ZM128 0L138 ${chance.between(28, 48)}L146 0Z`,
        wall,
      ) +
      shape("M70 130L78 104H122L130 130Z", light) +
      shape(disc(100, 88, 12), light) +
      shape("M30 130L44 96L56 130ZM150 130L160 100L172 130Z", wall),
  ],
  manor: [
    /asylum|manor|house|castle|park/i,
    (chance, wall, light) =>
      shape("M0 130Q50 84 100 92T200 112V130Z", wall) +
      shape("M52 100V56L64 36L76 56V64H90V38L102 14L114 38V64H126V54L138 34L150 54V100Z", wall) +
      flat("M60 62h8v12h-8ZM98 44h8v14h-8ZM134 60h8v12h-8ZM96 78h12v22h-12Z", light) +
      line(`M102 14V2M${chance.between(20, 40)} 110V88M${chance.between(164, 182)} 118V94`, INK, 2.5),
  ],
  temple: [
    /temple/i,
    (chance, wall, light) =>
      shape("M0 130L40 84L66 104L120 70L200 116V130Z", wall) +
      shape("M46 100H154V110H46ZM52 46L100 20L148 46Z", "#fff2d6") +
      shape("M58 48h10v50h-10ZM80 48h10v50h-10ZM110 48h10v50h-10ZM132 48h10v50h-10Z", "#fff2d6") +
      flat(box(92, 62, 16, 38), light) +
      shade(`M148 46L${chance.between(104, 112)} 26L100 20ZM132 48h10v50h-10Z`),
  ],
  bay: [
    /bay|island|deep|ocean|sea\b/i,
    (chance, wall, light) =>
      shape("M0 78Q25 68 50 78T100 78T150 78T200 78V130H0Z", wall) +
      shape(`M60 80L66 26H84L90 80Z`, "#fff2d6") +
      shape("M64 26L75 12L86 26Z", light) +
      flat("M66 44h18l1 10h-20ZM64 64h23l1 10H63Z", light) +
      flat("M84 18L190 0V46Z", "#fff6b0", 0.6) +
      line(`M110 96q10 -8 20 0t20 0M20 108q10 -8 20 0t20 0M${chance.between(90, 130)} 118q10 -8 20 0t20 0`, light, 3),
  ],
  planet: [
    /moon|world/i,
    (chance, wall, light) =>
      shape(disc(100, 70, 46), wall) +
      flat(`M58 54Q90 ${chance.between(40, 52)} 142 50Q120 64 60 66ZM62 88Q100 76 140 86Q120 100 74 100Z`, light) +
      shade("M112 26Q146 34 146 70Q144 106 106 116Q136 70 112 26Z") +
      line("M30 92Q10 104 26 106Q90 110 168 52Q184 38 170 42", light, 5) +
      flat(burst(34, 26, 4, 8, 2) + burst(172, 100, 4, 7, 2) + burst(166, 20, 4, 5, 1.5), "#fff"),
  ],
};

function skyline(chance: Chance, wall: string, light: string): string {
  let back = "M0 130";
  for (let x = 0; x < 200; x += 20) back += `V${chance.whole(50, 86)}H${x + 20}`;
  let front = "";
  let windows = "";
  for (let x = chance.whole(-6, 6); x < 196;) {
    const wide = chance.whole(24, 40);
    const top = chance.whole(30, 84);
    const roof = chance.pick([
      `V${top}H${x + wide}`,
      `V${top}L${x + wide / 2} ${top - 22}L${x + wide} ${top}`,
      `V${top}H${x + wide / 2 - 2}V${top - 22}H${x + wide / 2 + 2}V${top}H${x + wide}`,
      `V${top}Q${x + wide / 2} ${top - 30} ${x + wide} ${top}`,
    ] as const);
    front += `M${x} 140${roof}V140Z`;
    for (let y = top + 8; y < 124; y += 12) {
      for (let at = x + 5; at < x + wide - 7; at += 9) if (chance.odds(0.55)) windows += box(at, y, 5, 6);
    }
    x += wide + chance.whole(0, 5);
  }
  return flat(`${back}V130Z`, INK, 0.35) + shape(front, wall) + flat(windows, light);
}

/** A Location: the whole picture is the place. */
export function place(name: string, chance: Chance, { deep }: Scheme, look: Look | null): string {
  const scene = own(SCENES, look?.place);
  if (scene) return scene;
  const light = hsl(chance.pick([48, 42, 165, 190, 320]), 90, chance.between(66, 78));
  const draw = told(PLACES, look?.place, name) ?? skyline;
  return draw(chance, deep, light);
}

const FIST =
  "M-34 -6Q-36 -24 -22 -26Q-20 -38 -8 -37Q-3 -46 8 -42Q18 -46 22 -36Q36 -38 36 -22V6Q36 40 2 42Q-30 42 -34 14Z";
const FINGERS = "M-22 -26V-8M-4 -36V-8M14 -40V-8M-34 -4H18Q28 -4 28 4T18 12H-8";

const POWERS: Record<Power, Named> = {
  kick: [
    /kick/i,
    (_, a, b) =>
      group(
        shape("M-26 -62H14L12 -6Q40 2 60 18Q68 28 58 36H-26Q-34 0 -26 -62Z", a) +
          shape("M-30 36H62V46H-30Z", b) +
          shape("M-28 -62H16V-48H-29Z", b) +
          line("M12 -6Q0 2 -4 12M24 0Q14 8 10 18", INK, 3) +
          line("M-48 -30H-70M-46 0H-78M-46 28H-66", INK, 5),
        "rotate(-14)",
      ),
  ],
  fist: [
    /strength|kick|punch|martial|courage|stamina|impervious/i,
    (_, a) =>
      shape(FIST, a) +
      line(FINGERS, INK, 3) +
      line("M-60 -30L-46 -22M-64 0H-48M-58 30L-46 22M52 -34L62 -42M54 0H68M50 34L60 42", INK, 4),
  ],
  wings: [
    /fl(ight|y)|swift|wing|speed|teleport/i,
    (chance, a, b) =>
      shape(
        "M0 10Q-20 -34 -80 -40Q-70 -26 -62 -22Q-72 -16 -58 -8Q-64 0 -46 4Q-44 14 -14 18ZM0 10Q20 -34 80 -40Q70 -26 62 -22Q72 -16 58 -8Q64 0 46 4Q44 14 14 18Z",
        a,
      ) +
      shape(burst(0, 8, 5, 20, 9, -1.57), b) +
      line(`M-30 40H30M-${chance.whole(16, 24)} 52H18`, INK, 4),
  ],
  ice: [
    /cold|ice|breath|freeze/i,
    (_, a, b) =>
      shape(burst(0, 0, 6, 58, 18, 0.52), a) +
      shape(burst(0, 0, 6, 32, 12, 0), b, 2) +
      line("M0 -56V56M-48 -28L48 28M-48 28L48 -28", INK, 2.5),
  ],
  wave: [
    /water|wave|whirl|wind/i,
    (_, a, b) =>
      shape("M-80 40Q-60 -50 6 -44Q54 -38 44 2Q36 24 14 16Q26 10 24 -4Q18 -20 -4 -14Q-34 -4 -22 40Z", a) +
      shape("M-20 44Q-12 10 18 22Q44 34 74 6Q70 44 40 48Z", b),
  ],
  eye: [
    /telepathy|wisdom|genius|mind|detective|illusion|insanity|control/i,
    (chance, a, b) =>
      shape("M-70 0Q0 -58 70 0Q0 58 -70 0Z", a) +
      shape(disc(0, 0, 26), b) +
      shape(disc(0, 0, 12), INK, 1) +
      flat(disc(-5, -6, 4), "#fff") +
      line("M-50 -34L-58 -46M-20 -48L-24 -62M20 -48L24 -62M50 -34L58 -46", INK, 4) +
      (chance.odds(0.5) ? line("M-44 26Q0 60 44 26", INK, 3) : ""),
  ],
  shout: [
    /cry|laugh|word|joke/i,
    (chance, a, b) =>
      shape(burst(0, 0, chance.whole(10, 13), 64, 44, chance.next()), a) +
      shape("M-30 -10Q0 -22 30 -10Q26 34 0 34Q-26 34 -30 -10Z", INK) +
      shape("M-28 -8Q0 -18 28 -8L25 4Q0 -6 -25 4Z", "#fff", 1) +
      shape("M-18 26Q0 12 18 26Q8 34 0 34Q-8 34 -18 26Z", b, 1),
  ],
  field: [
    /force|field|shield/i,
    (_, a, b) =>
      [62, 46, 30].map((r, ring) => shape(disc(0, 0, r), ring % 2 ? b : a)).join("") +
      shape("M0 -18L16 -12V2Q14 14 0 20Q-14 14 -16 2V-12Z", "#fff"),
  ],
  bolt: [
    /star|bolt|gods|green/i,
    (chance, a, b) =>
      shape(burst(0, 0, chance.whole(8, 14), 66, 34, chance.next()), a) +
      shape("M14 -58L-28 8H-4L-16 58L30 -10H6Z", b, 3),
  ],
  flame: [
    /dark|maniac|mystic|arts/i,
    (chance, a, b) =>
      shape(
        "M0 60Q-44 48 -34 6Q-28 -10 -18 -18Q-18 0 -8 2Q-14 -34 14 -62Q10 -34 26 -22Q32 -32 30 -42Q50 -14 40 20Q32 54 0 60Z",
        a,
      ) +
      shape("M2 56Q-20 46 -14 24Q-8 10 2 2Q6 18 16 20Q26 46 2 56Z", b) +
      (chance.odds(0.5) ? flat(disc(-48, -30, 4) + disc(54, -34, 5), b) : ""),
  ],
  coins: [
    /billion|wealth|money/i,
    (_, a, b) =>
      [
        [-26, 26],
        [26, 26],
        [0, -2],
        [-2, 26],
      ]
        .map(([x = 0, y = 0]) => shape(disc(x, y, 24), a) + shape(disc(x, y, 15), b, 2))
        .join("") + shape(burst(0, -2, 5, 11, 5, -1.57), a, 1.5),
  ],
};

/** A Super Power, in the middle of a bang. */
export function power(name: string, chance: Chance, colours: Scheme, look: Look | null): string {
  const bang = shape(
    burst(0, 0, chance.whole(9, 15), chance.between(68, 80), chance.between(44, 56), chance.next()),
    chance.pick(["#fff2c4", "#ffe066", "#ffffff", colours.fore]),
  );
  const deed = own(DEEDS, look?.power);
  if (deed) return group(bang, "translate(100 66) scale(1.1)") + group(deed, "translate(100 67) scale(.94)");
  const a = hsl(chance.pick([48, 12, 200, 275, 340, 160]), chance.between(70, 90), chance.between(52, 62));
  const b = hsl(chance.pick([30, 55, 0, 220]), 90, chance.between(60, 74));
  return placed(bang + group(choose(POWERS, look?.power, name, chance)(chance, a, b), "scale(.8)"), chance, 10);
}

/** The cards everybody starts with. */
export function starter(name: string, chance: Chance, { fore, deep }: Scheme): string {
  const bang = shape(burst(0, 0, chance.whole(9, 12), 72, 46, chance.next()), fore);
  if (/punch/i.test(name))
    return placed(
      bang + shape(FIST, "#e8b487") + line(FINGERS, INK, 3) + shape("M-26 40H30V70H-22Z", deep),
      chance,
      14,
    );
  return placed(
    shape("M-44 -44H44V6Q40 44 0 58Q-40 44 -44 6Z", fore) +
      shape("M-6 -44L8 -18L-10 -2L10 18L-4 34L2 57Q-40 44 -44 6V-44Z", deep) +
      line("M8 -18L26 -8M-10 -2L-28 8M10 18L24 26", INK, 3),
    chance,
    10,
  );
}

export function weakness(chance: Chance, { fore, deep }: Scheme): string {
  const heart = "M0 54C-42 24 -58 2 -56 -22C-54 -46 -18 -56 0 -28C18 -56 54 -46 56 -22C58 2 42 24 0 54Z";
  return placed(
    shape(heart, fore) +
      shape("M0 -28L14 -8L-8 6L12 24L0 54C42 24 58 2 56 -22C54 -46 18 -56 0 -28Z", deep) +
      line("M-40 -20Q-36 -36 -22 -36M14 -8L34 -14M-8 6L-30 4M12 24L24 20", INK, 3),
    chance,
    8,
  );
}
