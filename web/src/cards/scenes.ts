/** Places of the boxes: each is a whole picture, 200 by 130. */

import { INK, box, burst, disc, flat, line, shape } from "./drawing";
import { GROUNDS } from "./grounds";
import { SHADE } from "./palette";

const sky = (colour: string): string => flat(box(0, 0, 200, 130), colour);
const lights = (spots: readonly (readonly [number, number])[], colour: string): string =>
  flat(spots.map(([x, y]) => box(x, y, 4, 6)).join(""), colour);
const grid = (x: number, y: number, columns: number, rows: number, colour: string): string =>
  lights(
    Array.from(
      { length: columns * rows },
      (_, i) => [x + (i % columns) * 9, y + Math.floor(i / columns) * 12] as const,
    ).filter((_, i) => (i * 7) % 5 !== 1),
    colour,
  );

export const SCENES = {
  "dark-city":
    GROUNDS.gotham +
    shape("M20 130V64H30V48L38 34L46 48V64H56V130Z", "#23294a") +
    shape("M62 130V50H70V30L84 12L98 30V50H106V130Z", "#1a1f3a") +
    shape("M120 130V72H134V54H158V72H170V130Z", "#23294a") +
    grid(68, 56, 4, 6, "#f6cf5a") +
    grid(26, 70, 3, 4, "#f6cf5a") +
    grid(128, 78, 4, 4, "#f6cf5a") +
    shape("M106 56Q118 52 122 60L116 62L120 68L108 64Z", "#3a4266", 2) +
    flat("M134 20Q140 28 146 24Q152 30 158 20Q164 26 162 34Q154 30 148 38Q142 30 134 34Q132 26 134 20Z", "#23232f"),
  "bright-city":
    GROUNDS.sky +
    shape("M8 130V70H36V130Z", "#7fb4e0") +
    shape("M150 130V56L166 40L182 56V130Z", "#7fb4e0") +
    shape("M44 130V44H72V130Z", "#4a8ac8") +
    shape("M118 130V60H146V130Z", "#5b9ad8") +
    shape("M80 130V34H86V22H94V8H100V22H108V34H114V130Z", "#2f6ab0") +
    grid(84, 40, 3, 7, "#eaf6ff") +
    grid(48, 50, 3, 6, "#eaf6ff") +
    grid(122, 66, 3, 5, "#eaf6ff") +
    grid(12, 76, 3, 4, "#eaf6ff") +
    grid(156, 62, 3, 5, "#eaf6ff") +
    shape("M20 22L44 34L40 38L48 44L18 34Z", "#d8282e", 1.8) +
    line("M0 18L16 24M2 30L14 32", "#fff", 2.6),
  apokolips:
    sky("#3a0a10") +
    flat(disc(40, 28, 16), "#8a1f1c") +
    flat("M0 130V70L26 58L38 74L60 60L74 78H126L140 60L162 74L176 56L200 70V130Z", "#5a1414") +
    shape("M78 130L86 84Q100 76 114 84L122 130Z", "#2a0a0c") +
    shape("M84 86Q76 50 90 22Q92 44 98 40Q98 16 110 2Q108 30 118 46Q126 66 116 86Q100 94 84 86Z", "#ff7a1e") +
    flat("M90 86Q86 62 96 48Q100 58 104 56Q106 44 110 40Q112 60 112 74Q110 84 104 88Z", "#ffd93f") +
    shape("M10 130V92H40V130ZM156 130V84H192V130Z", "#23090b") +
    grid(14, 98, 3, 2, "#ff8a2a") +
    grid(162, 92, 3, 3, "#ff8a2a"),
  "new-genesis":
    GROUNDS.dawn +
    shape("M30 74Q100 100 170 74L142 104Q120 124 100 128Q80 124 58 104Z", "#8a6a4a") +
    shape("M26 74Q100 54 174 74Q100 96 26 74Z", "#6ab04a") +
    shape(
      "M56 72V44Q62 30 68 44V72ZM84 72V26Q92 8 100 26V72ZM112 72V36Q120 20 128 36V72ZM136 72V52Q142 42 148 52V72Z",
      "#fff6e0",
    ) +
    flat("M64 40Q68 40 68 44V72H63ZM94 18Q100 20 100 26V72H93ZM122 28Q128 30 128 36V72H121Z", "#d8b88a") +
    flat("M4 40Q14 30 26 38Q40 32 40 46H0ZM160 30Q172 20 184 30Q198 26 200 40H154Z", "#fff"),
  oa:
    GROUNDS["green-space"] +
    shape(disc(100, 72, 50), "#2f9a4a") +
    flat("M54 60Q80 46 110 56Q130 50 146 58Q120 70 84 68ZM58 90Q92 78 136 92Q120 110 90 112Q66 104 58 90Z", "#6ae07a") +
    flat("M120 26Q150 40 150 72Q148 104 112 120Q142 74 120 26Z", SHADE, 0.4) +
    shape("M84 38Q100 0 116 38Z", "#eaffea", 2.2) +
    shape("M80 38H120V50H80ZM92 50H108V74H92ZM80 74H120V86H80Z", "#eaffea", 2.2) +
    shape(disc(100, 62, 10), "#3ad05a", 2),
  park:
    GROUNDS.carnival +
    shape("M0 130V112Q60 104 120 110T200 108V130Z", "#2a1a3a") +
    line("M130 56m-42 0a42 42 0 1 0 84 0a42 42 0 1 0 -84 0M88 56H172M130 14V98M100 26L160 86M160 26L100 86", INK, 5) +
    line(
      "M130 56m-42 0a42 42 0 1 0 84 0a42 42 0 1 0 -84 0M88 56H172M130 14V98M100 26L160 86M160 26L100 86",
      "#e8c14a",
      2.2,
    ) +
    [
      [88, 56],
      [172, 56],
      [130, 14],
      [130, 98],
      [100, 26],
      [160, 86],
      [160, 26],
      [100, 86],
    ]
      .map(([x = 0, y = 0], i) => shape(box(x - 6, y - 2, 12, 9), i % 2 ? "#d03a3a" : "#3a9ae0", 1.8))
      .join("") +
    line("M130 60L112 116M130 60L148 116", INK, 4) +
    shape("M14 116V80H66V116Z", "#d8282e") +
    shape("M8 82L40 46L72 82Z", "#f6f0e4") +
    flat("M22 82L40 46L30 82ZM44 82L40 46L58 82Z", "#d8282e") +
    shape("M30 116V94Q40 84 50 94V116Z", "#1a1024", 2),
  arkham:
    sky("#46566a") +
    flat(disc(160, 28, 18), "#e4ead8") +
    flat("M0 130V110Q50 92 100 100T200 106V130Z", "#1c242c") +
    shape("M40 104V54H58V40L66 22L74 40V54H88V36L100 8L112 36V54H126V40L134 22L142 40V54H160V104Z", "#2c3644") +
    grid(46, 62, 2, 3, "#f0d86a") +
    grid(92, 44, 2, 1, "#f0d86a") +
    grid(132, 62, 3, 3, "#f0d86a") +
    shape("M90 104V80Q100 68 110 80V104Z", "#12161c", 2.2) +
    line("M18 120V88M34 116V84M166 116V84M182 120V88M10 96H42M158 94H190", INK, 4) +
    shape("M62 112V94H74V112ZM126 112V94H138V112Z", "#3a4452", 2) +
    flat("M14 30L20 34L26 30L24 38L30 42H10L16 38Z", "#12161c"),
  batcave:
    sky("#2a3040") +
    flat("M0 0H200V20L190 52L180 22L164 66L152 20L128 40L112 16L92 48L80 18L58 56L46 18L30 46L16 20L0 54Z", "#12151e") +
    flat("M0 130V96L22 108L34 88L52 114H150L168 86L182 108L200 94V130Z", "#12151e") +
    shape("M30 118Q38 100 58 98L70 86Q90 82 106 88L120 98Q142 98 154 114L150 120H34Z", "#23232f") +
    shape("M74 96L80 89Q92 87 102 92L106 97Z", "#8fd8f0", 1.8) +
    flat(disc(58, 118, 8) + disc(132, 118, 8), "#0c0c12") +
    shape("M136 44H188V82H136Z", "#1d5a78", 2.2) +
    line("M142 52H166M142 60H180M142 68H158", "#8ff0ff", 2.4) +
    flat(
      "M52 34Q56 40 60 37Q64 40 68 34Q72 38 70 43Q64 41 60 46Q56 41 50 43Q48 38 52 34ZM94 58Q97 62 100 60Q103 62 106 58Q108 61 107 64Q103 63 100 66Q97 63 93 64Q92 61 94 58Z",
      "#0a0c12",
    ) +
    shape(disc(20, 74, 14), "#d8c8a0", 2.2) +
    flat(disc(20, 74, 5), "#a8946a"),
  estate:
    GROUNDS.dawn +
    shape("M0 130V104Q60 88 120 96T200 98V130Z", "#3a7a3a") +
    shape("M30 104V62H54V50L66 38L78 50V58H122V50L134 38L146 50V62H170V104Z", "#8a7a6a") +
    shape("M28 62L36 48H52V62ZM172 62L164 48H148V62ZM76 58L84 42H116L124 58Z", "#4a4e5e", 2.2) +
    grid(38, 70, 2, 2, "#fff2b0") +
    grid(62, 60, 1, 3, "#fff2b0") +
    grid(84, 66, 4, 2, "#fff2b0") +
    grid(132, 60, 1, 3, "#fff2b0") +
    grid(148, 70, 2, 2, "#fff2b0") +
    shape("M92 104V88Q100 80 108 88V104Z", "#5a3a24", 2.2) +
    flat("M92 130L96 104H104L118 130Z", "#d8c8a0"),
  newspaper:
    GROUNDS.metropolis +
    shape("M64 130V52H136V130Z", "#c8a878") +
    shape("M76 52V38H124V52Z", "#b08a5a", 2.2) +
    flat("M112 52H136V130H112Z", SHADE, 0.25) +
    grid(70, 60, 7, 5, "#fff6d0") +
    shape(disc(100, 22, 19), "#efbe3a") +
    line("M81 22H119M100 3V41M88 8Q80 22 88 36M112 8Q120 22 112 36", INK, 2) +
    shape("M72 24Q100 38 128 24V32Q100 46 72 32Z", "#d0242c", 2.2) +
    shape("M84 130V108H116V130Z", "#5a3a24", 2.2),
  tower:
    GROUNDS["green-rays"] +
    shape("M68 130L78 24L100 4L122 24L132 130Z", "#2a5a4a") +
    flat("M100 4L122 24L132 130H104Z", SHADE, 0.4) +
    line("M76 44H124M74 64H126M72 84H128M70 104H130", "#8af0b0", 2.6) +
    shape("M86 50H96V70H106V78H86ZM0 0Z", "#b06af0", 2) +
    shape("M16 130V92H48V130ZM152 130V86H184V130Z", "#1d4034") +
    grid(20, 98, 3, 2, "#8af0b0") +
    grid(158, 92, 3, 3, "#8af0b0"),
  olympus:
    GROUNDS.olympus +
    shape("M20 130L70 70L100 92L136 60L190 130Z", "#b8a88a") +
    shape(
      "M56 62H144V70H56ZM62 70H72V102H62ZM82 70H92V102H82ZM108 70H118V102H108ZM128 70H138V102H128ZM52 102H148V112H52Z",
      "#fffaf0",
      2.2,
    ) +
    shape("M50 62L100 30L150 62Z", "#fffaf0") +
    shape(disc(100, 52, 6), "#efbe3a", 1.8) +
    flat("M0 110Q20 92 44 106Q70 94 92 112Q120 98 144 112Q170 98 200 108V130H0Z", "#fff") +
    flat("M150 18L138 38H148L142 54L164 30H152L158 18Z", "#ffd93f"),
  island:
    GROUNDS.sea +
    shape("M20 90Q40 58 74 56Q100 34 130 54Q164 60 184 92Q100 104 20 90Z", "#5aa048") +
    shape("M14 90Q100 80 188 92Q170 106 100 106Q34 106 14 90Z", "#f0d89a", 2.2) +
    shape("M84 42H124V48H84ZM88 48H95V72H88ZM101 48H108V72H101ZM114 48H121V72H114ZM82 72H126V78H82Z", "#fffaf0", 2) +
    shape("M82 42L104 26L126 42Z", "#fffaf0", 2.2) +
    line("M48 86Q52 70 48 60M152 86Q150 72 156 62", "#6a4428", 4) +
    shape(
      "M48 60Q34 54 28 64Q40 60 48 62Q52 50 62 56Q54 58 50 62ZM156 62Q142 56 138 66Q148 62 156 64Q162 54 170 60Q162 60 158 64Z",
      "#2f8a3a",
      1.8,
    ),
  lighthouse:
    GROUNDS.sea +
    flat("M76 22L200 0V54Z", "#fff6b0", 0.75) +
    shape("M22 130Q40 90 70 92Q96 92 110 130Z", "#5a5a66") +
    shape("M54 94L60 34H80L86 94Z", "#fffaf0") +
    flat("M58.6 50H81.4L82.6 62H57.4ZM56 76H84L85.4 90H54.6Z", "#d0242c") +
    line("M54 94L60 34H80L86 94Z", INK, 2.5) +
    shape("M60 34V18H80V34Z", "#ffe45a", 2.2) +
    shape("M56 18L70 4L84 18Z", "#d0242c") +
    line("M120 96q10 -8 20 0t20 0M140 114q10 -8 20 0t20 0", "#d4f2ff", 3),
  abyss:
    GROUNDS.deep +
    shape(
      "M52 130V92Q52 70 66 70Q80 70 80 92V130ZM86 130V70L100 40L114 70V130ZM120 130V92Q120 70 134 70Q148 70 148 92V130Z",
      "#2a7a8a",
    ) +
    flat("M100 40L114 70V130H100ZM134 70Q148 70 148 92V130H134Z", SHADE, 0.3) +
    grid(92, 78, 2, 4, "#9ff0e0") +
    grid(60, 88, 2, 3, "#9ff0e0") +
    grid(128, 88, 2, 3, "#9ff0e0") +
    shape("M22 38Q34 28 48 38L58 30V48L48 42Q34 50 22 38Z", "#e88a3a", 2) +
    shape("M182 60Q172 52 160 60L152 54V68L160 64Q172 70 182 60Z", "#e8c14a", 2) +
    flat(disc(104, 26, 3) + disc(110, 14, 4.4) + disc(60, 56, 2.6), "#b8ecf8"),
  kahndaq:
    GROUNDS.kahndaq +
    flat(disc(164, 26, 16), "#fff2c0") +
    shape("M0 112L50 50L100 112Z", "#d8963a") +
    flat("M50 50L100 112H66Z", SHADE, 0.35) +
    shape("M112 120V70H120Q122 48 140 42Q158 48 160 70H168V120Z", "#f0d8a0") +
    shape("M118 70Q120 46 140 40Q160 46 162 70Z", "#2a9a9a") +
    line("M140 40V28", INK, 3) +
    shape("M176 120V54H186V120ZM94 120V54H104V120Z", "#f0d8a0", 2.2) +
    shape("M92 54L99 40L106 54ZM174 54L181 40L188 54Z", "#2a9a9a", 2.2) +
    shape("M132 120V94Q140 82 148 94V120Z", "#5a3418", 2.2) +
    flat("M0 120Q60 108 120 120T200 116V130H0Z", "#b8762e"),
  eternity:
    GROUNDS.magic +
    shape("M28 64L54 50L84 58L108 46L146 56L176 66L150 92L120 122L98 112L76 126L58 96Z", "#6a5a7a") +
    flat("M108 46L146 56L176 66L150 92L120 122L112 84Z", SHADE, 0.35) +
    shape("M72 58V40L78 30L84 40V58ZM92 56V22Q102 8 112 22V56ZM120 56V38L126 28L132 38V56Z", "#8a7a9a") +
    shape("M96 56V40Q102 32 108 40V56Z", "#ffe45a", 2) +
    flat("M150 6L130 40H142L134 62L162 30H148L158 6Z", "#ffd93f") +
    line("M150 6L130 40H142L134 62L162 30H148L158 6Z", INK, 2) +
    line("M40 72L58 78M92 84L110 78M74 104L84 98", "#3f3450", 2.4) +
    shape(burst(30, 108, 5, 7, 4) + burst(182, 112, 5, 8, 4), "#8a7a9a", 1.8),
} satisfies Record<string, string>;
