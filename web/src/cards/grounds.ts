/** The place behind a figure: a few flat shapes in two or three colours. */

import type { Look } from "../lib/protocol";
import { box, burst, disc, flat, line, round } from "./drawing";

export type Ground = NonNullable<Look["ground"]>;

const W = 200;
const H = 130;
const sky = (colour: string): string => flat(box(0, 0, W, H), colour);

/** Printer's dots that fade downwards. */
function dots(colour: string, from = 0, rows = 7, up = false): string {
  let found = "";
  for (let row = 0; row < rows; row++) {
    const y = up ? H - from - row * 7 : from + row * 7;
    let d = "";
    for (let x = row % 2 ? 4.5 : 0; x <= W; x += 9) d += `M${round(x)} ${round(y)}h0`;
    found += line(d, colour, round(7.6 * (1 - row / rows)));
  }
  return found;
}

function roofs(colour: string, heights: number[], light: string): string {
  const wide = W / heights.length;
  let d = "M0 130";
  let lights = "";
  heights.forEach((top, index) => {
    const x = index * wide;
    d += `V${top}H${round(x + wide)}`;
    for (let y = top + 8; y < 122; y += 13)
      for (let at = x + 5; at < x + wide - 6; at += 9)
        if ((index * 7 + y + Math.floor(at) * 3) % 5 < 2) lights += box(round(at), y, 4, 6);
  });
  return flat(`${d}V130Z`, colour) + flat(lights, light);
}

function wedges(x: number, y: number, count: number, colour: string, turn = 0.1): string {
  let d = "";
  for (let index = 0; index < count; index++) {
    const at = turn + (index / count) * 2 * Math.PI;
    const to = at + Math.PI / count;
    d += `M${x} ${y}L${round(x + 240 * Math.cos(at))} ${round(y + 240 * Math.sin(at))}L${round(x + 240 * Math.cos(to))} ${round(y + 240 * Math.sin(to))}Z`;
  }
  return flat(d, colour);
}

const stars = (colour: string): string =>
  flat(
    [
      [14, 18],
      [40, 44],
      [26, 88],
      [62, 14],
      [150, 20],
      [178, 50],
      [188, 12],
      [166, 92],
      [122, 10],
      [10, 60],
      [90, 26],
      [136, 60],
    ]
      .map(([x = 0, y = 0], i) => burst(x, y, 4, 3 + (i % 3) * 1.6, 1, 0))
      .join(""),
    colour,
  );
const waves = (y: number, colour: string): string =>
  flat(`M0 ${y}Q12 ${y - 10} 25 ${y}T50 ${y}T75 ${y}T100 ${y}T125 ${y}T150 ${y}T175 ${y}T200 ${y}V130H0Z`, colour);
const leaves = (colour: string): string =>
  flat(
    [
      [10, 20, 40],
      [36, 8, 100],
      [24, 56, 10],
      [8, 98, -30],
      [190, 20, 130],
      [164, 8, 70],
      [178, 58, 170],
      [192, 96, 210],
      [50, 110, 0],
      [150, 112, 180],
    ]
      .map(([x = 0, y = 0, turn = 0]) => {
        const c = Math.cos((turn * Math.PI) / 180);
        const s = Math.sin((turn * Math.PI) / 180);
        const point = (a: number, b: number): string => `${round(x + a * c - b * s)} ${round(y + a * s + b * c)}`;
        return `M${point(-20, 0)}Q${point(0, -14)} ${point(22, 0)}Q${point(0, 14)} ${point(-20, 0)}Z`;
      })
      .join(""),
    colour,
  );

export const GROUNDS: Record<Ground, string> = {
  gotham:
    sky("#39466e") +
    flat(disc(148, 34, 27), "#f6e7a8") +
    dots("#2b3558", 0, 6) +
    roofs("#161b30", [70, 46, 82, 60, 30, 74, 52, 88, 58, 76], "#f4c95a"),
  night:
    sky("#2c2f5c") + dots("#3d4280", 0, 8) + roofs("#15162c", [92, 76, 98, 84, 66, 96, 80, 100, 72, 90], "#e8b84a"),
  metropolis:
    sky("#8fd0f4") +
    flat(disc(40, 30, 20), "#fff2b8") +
    dots("#bfe6fa", 0, 7) +
    roofs("#5b8fc4", [64, 80, 40, 72, 90, 78, 52, 84, 34, 70], "#dff4ff"),
  sky:
    sky("#6fc0f2") +
    flat("M0 40Q14 24 34 34Q46 18 64 34Q84 32 80 50H0ZM120 86Q132 68 150 78Q166 62 182 78Q200 76 200 98H120Z", "#fff") +
    dots("#a6dbf8", 0, 6, true),
  dawn: sky("#f8b25a") + wedges(100, 120, 12, "#fbd07e") + dots("#e8823a", 0, 6, true),
  rays: sky("#d8453a") + wedges(100, 62, 16, "#f0c03a") + dots("#b02a2e", 0, 5),
  "blue-rays": sky("#2f66c0") + wedges(100, 62, 16, "#5a9ae8") + dots("#1f4690", 0, 5),
  "gold-rays": sky("#e8a82a") + wedges(100, 62, 16, "#fbd868") + dots("#c07a1a", 0, 5, true),
  "violet-rays": sky("#6a3a9a") + wedges(100, 62, 16, "#9a62c8") + dots("#47246e", 0, 5),
  "green-rays": sky("#2f8a4a") + wedges(100, 62, 16, "#62c070") + dots("#1d5c34", 0, 5),
  storm:
    sky("#3a3f66") +
    flat("M0 0H200V30Q180 44 160 32Q140 50 116 36Q92 52 68 36Q44 48 26 34Q10 44 0 36Z", "#23264a") +
    flat("M30 30L14 66H28L10 108L54 54H38L54 30ZM168 30L156 60H168L158 92L190 50H176L188 30Z", "#ffe45a") +
    dots("#4f568c", 0, 5, true),
  "yellow-storm":
    sky("#f2b92e") +
    flat("M24 0L4 56H22L6 112L62 42H40L58 0ZM176 0L158 50H172L160 100L198 40H182L194 0Z", "#fff4b4") +
    dots("#d8922a", 0, 6, true),
  sea:
    sky("#3aa6d8") +
    waves(58, "#2a86c0") +
    waves(82, "#1f68a4") +
    waves(106, "#174f86") +
    flat(disc(24, 30, 4) + disc(36, 18, 2.6) + disc(176, 36, 5) + disc(166, 22, 3) + disc(184, 16, 2), "#d4f2ff"),
  deep:
    sky("#12405e") +
    flat("M60 0L20 130H70L90 0ZM130 0L140 130H176L150 0Z", "#1d5f80") +
    flat("M0 130Q6 96 14 130ZM12 130Q22 84 26 130ZM174 130Q182 80 188 130ZM186 130Q194 100 200 130Z", "#0c2c3e") +
    flat(disc(30, 40, 4) + disc(38, 26, 2.6) + disc(170, 56, 5) + disc(162, 40, 3), "#8fd8ee"),
  fire:
    sky("#c03a22") +
    flat(
      "M0 130V60Q10 80 18 76Q14 40 34 16Q34 50 48 58Q56 30 76 12Q70 50 90 58Q100 30 96 4Q126 30 120 58Q136 46 136 24Q160 44 156 72Q172 62 174 40Q196 66 200 96V130Z",
      "#f08a2a",
    ) +
    flat(
      "M0 130V92Q14 108 24 100Q22 76 38 62Q42 88 58 90Q62 68 78 56Q78 84 98 88Q112 72 108 52Q128 74 126 92Q144 84 146 68Q162 84 162 102Q180 96 184 84Q196 100 200 112V130Z",
      "#fbd04a",
    ),
  hell:
    sky("#4a1020") +
    wedges(100, 130, 14, "#6e1826") +
    flat("M0 130V96L14 110L26 78L40 112L60 96L76 118H124L142 92L160 114L176 80L188 108L200 94V130Z", "#1e0810") +
    dots("#a8322c", 0, 6, true),
  ice:
    sky("#a8dcf2") +
    flat("M0 0L34 60L10 130H0ZM200 0L160 70L192 130H200ZM60 0L80 30L100 0Z", "#d8f4fc") +
    dots("#7fc2e2", 0, 6, true) +
    flat(burst(30, 96, 6, 12, 3) + burst(172, 22, 6, 12, 3) + burst(150, 104, 6, 8, 2), "#fff"),
  space:
    sky("#14142e") +
    flat(disc(170, 104, 46), "#33306e") +
    flat(disc(28, 26, 12), "#6a5ab0") +
    stars("#fff") +
    line("M8 34Q30 24 50 18", "#a89ae0", 2.4),
  "green-space": sky("#0c2418") + flat(disc(150, 40, 60), "#16502c") + dots("#2f9a4a", 0, 7, true) + stars("#c8ffd0"),
  "red-space": sky("#2a0a12") + flat(disc(150, 40, 60), "#5c1420") + dots("#b02a34", 0, 7, true) + stars("#ffd0c8"),
  "yellow-space": sky("#241c08") + flat(disc(150, 40, 60), "#5c4a10") + dots("#d8b02a", 0, 7, true) + stars("#fff4b8"),
  "orange-space": sky("#2a1406") + flat(disc(150, 40, 60), "#6e3408") + dots("#f08a1e", 0, 7, true) + stars("#ffe0b8"),
  "blue-space": sky("#08142e") + flat(disc(150, 40, 60), "#123a78") + dots("#3a8ae8", 0, 7, true) + stars("#d8ecff"),
  jungle:
    sky("#9ac85a") +
    dots("#7ab04a", 0, 6) +
    leaves("#2f7a3a") +
    flat("M0 130Q30 104 60 122Q100 104 140 122Q170 104 200 130Z", "#1d5428"),
  garden:
    sky("#d8ecb0") +
    leaves("#5aa048") +
    flat(
      burst(30, 34, 8, 10, 5) + burst(170, 86, 8, 11, 5) + burst(176, 24, 8, 8, 4) + burst(20, 104, 8, 8, 4),
      "#e0506a",
    ),
  swamp:
    sky("#5a7048") +
    dots("#46583a", 0, 7) +
    flat("M6 130Q14 60 2 0H22Q16 60 30 130ZM178 130Q190 60 176 0H198Q188 70 200 130Z", "#2a3620") +
    waves(112, "#334628"),
  desert:
    sky("#f4cf86") +
    flat(disc(150, 32, 20), "#fff0c0") +
    flat("M0 100L46 54L92 100ZM70 100L104 66L138 100Z", "#d89a4a") +
    flat("M46 54L92 100H62ZM104 66L138 100H116Z", "#b8762e") +
    flat("M0 96Q60 82 120 98T200 94V130H0Z", "#e8b464"),
  temple:
    sky("#8fc4ea") +
    dots("#b4dcf4", 0, 6) +
    flat("M0 22H200V34H0ZM10 36H34V130H10ZM60 36H84V130H60ZM116 36H140V130H116ZM166 36H190V130H166Z", "#efe4c8") +
    flat("M26 36H34V130H26ZM76 36H84V130H76ZM132 36H140V130H132ZM182 36H190V130H182Z", "#c8b68c"),
  olympus:
    sky("#f6d68a") +
    flat("M0 60Q20 40 44 54Q60 34 86 52Q110 36 130 54Q154 38 172 54Q190 46 200 58V130H0Z", "#fff6e0") +
    dots("#f0be5a", 0, 6),
  asylum:
    sky("#56665a") +
    flat("M20 0H28V130H20ZM56 0H64V130H56ZM92 0H100V130H92ZM128 0H136V130H128ZM164 0H172V130H164Z", "#3a463e") +
    flat("M0 30H200V38H0ZM0 100H200V108H0Z", "#3a463e") +
    dots("#7a8c7c", 0, 4, true),
  office:
    sky("#d9c7a4") +
    flat("M12 14H74V80H12ZM126 14H188V80H126Z", "#8fc4e4") +
    flat("M40 14H46V80H40ZM12 44H74V49H12ZM154 14H160V80H154ZM126 44H188V49H126Z", "#f4ead2") +
    flat("M0 104H200V130H0Z", "#8a6440"),
  library:
    sky("#6e4a30") +
    flat("M8 10H70V46H8ZM8 54H70V92H8ZM130 10H192V46H130ZM130 54H192V92H130Z", "#3f2817") +
    [0, 1, 2, 3]
      .map((shelf) =>
        flat(
          Array.from({ length: 7 }, (_, i) =>
            box(
              (shelf % 2 ? 132 : 10) + i * 8.4,
              (shelf > 1 ? 58 : 14) + (i % 3) * 3,
              6.4,
              (shelf > 1 ? 34 : 32) - (i % 3) * 3,
            ),
          ).join(""),
          ["#b0483a", "#3a7a8a", "#c8962e", "#5a8a4a"][shelf] ?? "#b0483a",
        ),
      )
      .join(""),
  lab:
    sky("#b8d8d0") +
    dots("#96c2b8", 0, 5) +
    flat(
      "M10 84V58L4 58V54H30V58L24 58V84Q38 104 17 106Q-4 104 10 84ZM166 40V18H160V14H190V18H184V40L198 82H152Z",
      "#e6f6f4",
    ) +
    flat("M5 92Q17 84 29 92Q32 104 17 104Q2 104 5 92ZM158 66H192L197 80H153Z", "#5ac06a") +
    flat("M0 108H200V130H0Z", "#6a8a88"),
  screens:
    sky("#10261e") +
    flat("M6 8H62V46H6ZM6 54H62V92H6ZM138 8H194V46H138ZM138 54H194V92H138Z", "#1f8a5a") +
    line(
      "M12 18H44M12 26H54M12 34H36M144 18H180M144 26H170M144 34H188M12 64H50M12 74H40M144 64H168M144 74H186",
      "#8ff0b4",
      2.4,
    ) +
    dots("#1a4434", 0, 4, true),
  newsroom:
    sky("#e8e2d4") +
    flat("M8 10H76V86H8ZM124 10H192V86H124Z", "#fffaf0") +
    flat("M14 16H70V24H14ZM130 16H186V24H130Z", "#2a2834") +
    line(
      "M14 34H40M14 42H40M14 50H40M14 58H40M130 34H156M130 42H156M130 50H156M130 58H156M14 72H70M130 72H186",
      "#9a968c",
      3,
    ) +
    flat(box(46, 32, 24, 30) + box(162, 32, 24, 30), "#b0aca0"),
  kitchen: sky("#e8d8b0") + dots("#d8c08a", 0, 7),
  carnival:
    sky("#7a4aa0") +
    flat(
      "M0 0L30 130H0ZM50 0H70L84 130H56ZM96 0H116L122 130H104ZM150 0H170L150 130H132ZM190 0H200V130H172Z",
      "#4ea04a",
    ) +
    dots("#5c3480", 0, 5, true),
  cards:
    sky("#2a8a5a") +
    dots("#1f6e46", 0, 6) +
    flat("M14 26L44 18L54 62L24 70ZM150 74L182 66L192 110L160 118ZM160 10L186 16L178 52L152 46Z", "#fffaf0") +
    flat("M34 34L40 44L36 54L28 44ZM170 80L176 92L172 104L164 92ZM170 22L175 31L169 40L164 31Z", "#d2303a"),
  questions:
    sky("#3f9a4a") +
    dots("#2f7a3a", 0, 5) +
    [
      [24, 40, 1.2],
      [168, 34, 1.4],
      [36, 100, 0.9],
      [178, 98, 1],
      [62, 16, 0.7],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${s})">${line("M-9 -9Q-9 -20 1 -20Q12 -19 10 -8Q8 -1 0 2V8", "#1d5428", 6)}${flat(disc(0, 17, 4), "#1d5428")}</g>`,
      )
      .join(""),
  half:
    flat(box(0, 0, 100, 130), "#e8d8b4") +
    flat(box(100, 0, 100, 130), "#3a2a44") +
    `<g>${dots("#d0b880", 0, 5)}</g>` +
    flat(box(100, 0, 100, 40), "#3a2a44"),
  magic:
    sky("#3f2a78") +
    dots("#5a3fa0", 0, 6) +
    flat(
      burst(28, 30, 4, 16, 4) +
        burst(172, 40, 4, 20, 5) +
        burst(40, 100, 4, 10, 3) +
        burst(160, 104, 4, 12, 3) +
        burst(64, 12, 4, 8, 2),
      "#ffe27a",
    ) +
    line("M10 70Q40 50 30 20M190 80Q160 64 176 30", "#b48af0", 3),
  "dark-magic":
    sky("#241238") +
    wedges(100, 66, 12, "#38195a") +
    flat(burst(28, 34, 4, 14, 4) + burst(172, 90, 4, 16, 4), "#d05ae0") +
    line("M100 2a62 62 0 1 0 0.1 0M100 14a50 50 0 1 0 0.1 0", "#7a2fa0", 2.6),
  bolts: sky("#3a2a6e") + wedges(100, 60, 10, "#4f3a92"),
  graveyard:
    sky("#3a4a5a") +
    flat(disc(46, 36, 22), "#d8e0d0") +
    flat("M0 130V104Q50 92 100 104T200 100V130Z", "#1a2228") +
    flat("M14 112V84Q14 74 24 74Q34 74 34 84V112ZM160 112V78H152V70H160V60H168V70H176V78H168V112Z", "#0f1518") +
    dots("#4c6070", 0, 5),
  rubble:
    sky("#c8a07a") +
    dots("#b0845c", 0, 7) +
    flat("M0 130V84L20 70L34 96L58 88L70 112L100 104L130 114L146 86L166 94L180 64L200 80V130Z", "#5a4636"),
  war:
    sky("#b05030") +
    wedges(100, 128, 12, "#d0764a") +
    flat(
      "M0 130L10 96L16 112L26 84L34 114L48 96L54 130ZM146 130L158 98L164 116L176 86L184 112L194 94L200 130Z",
      "#3a1a14",
    ) +
    dots("#8a3420", 0, 6),
  cave:
    sky("#4a3a34") +
    flat("M0 0H200V18L186 46L176 20L160 60L148 18L126 34L112 14L92 42L80 16L60 52L48 16L30 44L18 18L0 50Z", "#241a18") +
    flat("M0 130V100L18 112L30 92L48 116L70 108H130L152 116L170 90L184 112L200 98V130Z", "#241a18") +
    dots("#63504a", 0, 5, true),
  forge:
    sky("#5a2a1a") +
    flat(disc(100, 80, 84), "#a84a1e") +
    flat(disc(100, 84, 56), "#f0922e") +
    flat(
      burst(24, 30, 4, 7, 2) + burst(170, 24, 4, 8, 2) + burst(180, 80, 4, 6, 2) + burst(34, 80, 4, 6, 2),
      "#ffe27a",
    ),
  gold:
    sky("#caa02a") +
    dots("#e8c85a", 0, 8) +
    flat(disc(16, 116, 18) + disc(44, 124, 16) + disc(160, 122, 18) + disc(188, 112, 18), "#ffe27a"),
  slime:
    sky("#7a9a4a") +
    flat(
      "M0 0H200V26Q194 60 186 30Q176 22 168 40Q160 74 150 34Q140 20 128 30Q120 54 112 28Q96 18 84 34Q76 66 66 32Q52 20 44 36Q34 70 24 34Q10 22 0 44Z",
      "#4a6a2a",
    ) +
    dots("#94b45e", 0, 5, true),
  rose:
    sky("#d85a80") +
    dots("#c03a66", 0, 6) +
    flat(
      "M24 40Q10 20 24 16Q34 14 34 26Q36 14 46 18Q56 26 34 48ZM160 104Q148 88 160 84Q168 82 168 92Q170 82 178 86Q186 92 168 110Z",
      "#f8a0b8",
    ),
  wheat:
    sky("#e8c878") +
    dots("#d8ae52", 0, 6) +
    flat("M0 96H200V130H0Z", "#a8742e") +
    line("M14 100L10 76M24 104L24 72M36 102L42 78M164 102L158 78M178 104L178 72M190 100L194 78", "#8a5a20", 3),
  barren:
    sky("#b8a890") +
    dots("#a08e72", 0, 6) +
    flat("M0 100Q60 88 120 102T200 98V130H0Z", "#6e5c46") +
    line("M24 104V64M24 80L10 66M24 74L38 58M176 104V70M176 86L190 74", "#3a2e24", 4),
  sickness:
    sky("#8a9a3a") +
    dots("#74842e", 0, 7) +
    flat(disc(28, 40, 13) + disc(172, 30, 10) + disc(180, 90, 15) + disc(20, 100, 9), "#b4c85a") +
    flat(disc(26, 38, 5) + disc(170, 28, 4) + disc(177, 87, 6), "#5c6a1e"),
  tomb:
    sky("#7a5a34") +
    flat("M0 0H200V130H180V30H20V130H0Z", "#4a3218") +
    line("M8 40V50M8 60L12 66M8 76H14M192 40V50M188 60L192 66M186 76H192M60 10H70M90 8V16M120 12L128 8", "#d8b86a", 3) +
    dots("#94703f", 30, 6),
  subway: sky("#8a9aa4") + flat("M0 20H200V26H0ZM0 60H200V64H0ZM0 96H200V130H0Z", "#5a6a74") + dots("#9aaab4", 26, 4),
  kahndaq:
    sky("#e8a24a") +
    wedges(100, 112, 12, "#f2bd6a") +
    flat("M0 130V104H30V86H44V66Q56 48 68 66V86H82V104H118V86H132V62Q146 42 160 62V86H174V104H200V130Z", "#8a5424"),
  plain: sky("#8a93a4") + dots("#a4acba", 0, 8),
};
