/** Our own signs, as filled paths in a box of 24 by 24. */

import type { Family } from "../lib/words";

/** A star-like polygon around (12, 12): points lie on two radii in turn. */
function star(points: number, outer: number, inner: number, turn = -90): string {
  const at = (index: number): string => {
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
    const radius = index % 2 ? inner : outer;
    return `${(12 + radius * Math.cos(angle)).toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, index) => at(index)).join("L")}Z`;
}

function gear(teeth: number): string {
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [part, radius] of [
      [0.0, 8],
      [0.12, 11],
      [0.38, 11],
      [0.5, 8],
    ] as const) {
      const angle = ((tooth + part) / teeth) * 2 * Math.PI;
      points.push(`${(12 + radius * Math.cos(angle)).toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`);
    }
  }
  return `M${points.join("L")}ZM12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8Z`;
}

const CIRCLE = "M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22Z";
const HEART =
  "M12 22C5 16 1 12 1 7.5 1 4 3.5 2 6.5 2 9 2 11 3.5 12 5.5 13 3.5 15 2 17.5 2 20.5 2 23 4 23 7.5 23 12 19 16 12 22Z";

/** The shape behind a type's sign: each type has its own. */
export const SHAPES: Record<Family, string> = {
  hero: "M12 1 22 4v8c0 5.5-4 9.5-10 11C6 21.5 2 17.5 2 12V4Z",
  villain: "M12 .5 23.5 12 12 23.5.5 12Z",
  "super-power": star(10, 12, 9),
  equipment: "M6.5 2h11L23 12l-5.5 10h-11L1 12Z",
  location: "M12 1 22.5 9v14h-21V9Z",
  starter: CIRCLE,
  weakness: HEART,
};

export const ICONS = {
  // types
  hero: "M12 3.5 20 6v6c0 4.5-3.200 7.5-8 9-4.800-1.5-8-4.5-8-9V6ZM12 6v12.600c3.600-1.300 5.600-3.5 5.600-6.600V7.800Z",
  villain:
    "M12 3c-5 0-8.5 3.400-8.5 8 0 2.600 1.200 4.5 3 5.700V20h2.5v-2h2v2.5h2V18h2v2h2.5v-3.300c1.800-1.200 3-3.100 3-5.700 0-4.600-3.5-8-8.5-8ZM6.5 9.5 11 11.200c0 2-1 3-2.300 3S6.400 12.5 6.5 9.5Zm11 0c.1 3-.9 4.700-2.200 4.700S13 13.200 13 11.200Z",
  "super-power": star(8, 10, 4.5),
  equipment: gear(8),
  location:
    "M3 21V10h4V5h2.5V2.5h1.5V5H13v6h2V8h6v13Zm3-8v2h2v-2Zm0 4v2h2v-2Zm10-6v2h2v-2Zm0 4v2h2v-2Zm-6-7v2h1.5V8Zm0 5v2h1.5v-2Z",
  starter:
    "M4 8.5Q4 5 7 5H17Q20 5 20 8.5V14Q20 20 14 20H10Q4 20 4 14ZM7.4 5V10.5H8.8V5ZM11.3 5V10.5H12.7V5ZM15.2 5V10.5H16.6V5ZM4 12V13.6H13.5Q15.5 13.6 15.5 12Z",
  weakness:
    "M12 21C6 16 2.5 12.300 2.5 8 2.5 4.800 4.700 3 7.200 3c1.600 0 3 .7 3.900 1.900L9.300 8.5 13 11l-2.400 4 3 1.200ZM13.800 19.5 15 16l-3-1.300 2.800-4.5-3.5-2.300L13.5 4C14.400 3.400 15.5 3 16.800 3c2.5 0 4.700 1.800 4.700 5 0 4-3 7.400-7.700 11.5Z",
  crown: "M2.5 19 1 7l6 4.5L12 3l5 8.5L23 7l-1.5 12Zm0 1.5h19V22h-19Z",
  // values
  power: "M13.5 1 4 13.5h6L8.5 23 19 9.5h-6.5Z",
  vp: star(5, 12.5, 7),
  draw: "M8 2h12v16h-3V5H8ZM4 6h12v16H4Zm5 4v3H6v2h3v3h2v-3h3v-2h-3v-3Z",
  destroy: "M4 2 12 9.5 20 2l2 2-7.5 8L22 20l-2 2-8-7.5L4 22l-2-2 7.5-8L2 4Z",
  // keywords
  Attack: "M21 2v4L10.5 16.5 12 18l-2 2-2-2-4 4-2-2 4-4-2-2 2-2 1.5 1.5L18 3Z",
  Defense:
    "M12 1.5 21 4v8c0 5-3.700 8.800-9 10.5C6.700 20.800 3 17 3 12V4ZM12 4 5.5 6v6c0 3.600 2.5 6.400 6.5 7.900 4-1.5 6.5-4.300 6.5-7.900V6Z",
  Block: "M7.5 2h9L22 7.5v9L16.5 22h-9L2 16.5v-9ZM6 10.5v3h12v-3Z",
  Assist:
    "M8 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7Zm9 2a3 3 0 1 1 0 6 3 3 0 1 1 0-6ZM1.5 21v-4c0-3 2.5-5 6.5-5s6.5 2 6.5 5v4ZM16.5 21v-4c0-1.600-.5-3-1.400-4 .6-.2 1.200-.3 1.900-.3 3.5 0 5.5 1.800 5.5 4.600V21Z",
  Ongoing:
    "M12 2a10 10 0 0 1 9.5 7H23l-3.5 4.5L16 9h2.300A7 7 0 0 0 6 8.300L3.700 6.400A10 10 0 0 1 12 2ZM2.5 15H1l3.5-4.5L8 15H5.700A7 7 0 0 0 18 15.700l2.300 1.900A10 10 0 0 1 2.5 15Z",
  Confrontation: "M2 4 10 7v10l-8 3ZM22 4l-8 3v10l8 3ZM11 3h2v18h-2Z",
  "First Appearance":
    "M12 5c5 0 9 3.5 11 7-2 3.5-6 7-11 7S3 15.5 1 12c2-3.5 6-7 11-7Zm0 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9Zm0 2.5a2 2 0 1 1 0 4 2 2 0 1 1 0-4Z",
  // provenance
  real: "M9.5 19.5 2.5 12.5 5 10l4.5 4.5L19 5l2.5 2.5Z",
  partial: "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20Zm0 3v14a7 7 0 1 1 0-14Z",
  inferred: "M9 2h6v2l-1 1v5l5.5 9.5C20.300 21 19.5 22 18 22H6c-1.5 0-2.300-1-1.5-2.5L10 10V5L9 4Zm2.5 9-3 5h7l-3-5Z",
  "stand-in":
    "M12 2 23 21H1Zm-1.300 6.5.4 6.5h1.800l.4-6.5Zm1.300 7.700a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 1 0 0-2.600Z",
  custom: "M16.5 2.5 21.5 7.5 8 21l-6 1 1-6ZM14 7 5 16l-.4 2.400.9.900L8 19l9-9Z",
  // the client itself
  search: "M10 2a8 8 0 1 1-4.900 14.300A8 8 0 0 1 10 2Zm0 3a5 5 0 1 0 0 10 5 5 0 1 0 0-10Zm6 9.5 6.5 6.5-2 2L14 16.5Z",
  close: "M5 3 12 10 19 3l2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7Z",
  settings: gear(9),
  play: "M5 2.500 21.500 12 5 21.500Z",
  pause: "M5 3h5v18H5Zm9 0h5v18h-5Z",
  next: "M8 3l9 9-9 9-2.5-2.5L12 12 5.5 5.5Z",
  link: "M10 6H7a6 6 0 0 0 0 12h3v-2.5H7a3.5 3.5 0 0 1 0-7h3Zm4 0v2.5h3a3.5 3.5 0 0 1 0 7h-3V18h3a6 6 0 0 0 0-12Zm-6 4.800v2.400h8v-2.400Z",
  person: "M12 2a5 5 0 1 1 0 10 5 5 0 1 1 0-10ZM2 22c0-5 4-8 10-8s10 3 10 8Z",
  bot: "M11 1h2v3h5a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h5ZM8.5 8A1.5 1.5 0 1 0 8.5 11 1.5 1.5 0 1 0 8.5 8Zm7 0A1.5 1.5 0 1 0 15.5 11 1.5 1.5 0 1 0 15.5 8ZM8 13v1.800h8V13ZM7 18.5h10V23H7ZM1 8h2v6H1Zm20 0h2v6h-2Z",
  open: "M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22Zm0 3a8 8 0 1 1 0 16 8 8 0 1 1 0-16Zm-1.200 3.5v3.300H7.5v2.400h3.300v3.300h2.400v-3.300h3.300v-2.400h-3.300V7.5Z",
  book: "M2 4c3.5-1.5 7-1.5 10 .5 3-2 6.5-2 10-.5v16c-3.5-1.5-7-1.5-10 .5-3-2-6.5-2-10-.5Zm9 2.5C9 5.300 6.5 5.200 4.5 5.800v11.400c2-.4 4.5-.3 6.5.8Z",
  cards: "M3 6 12.5 3l5 15.5L8 21.5ZM14.5 3H21v16h-1.5Z",
  deck: "M5 2h14v13H5ZM4 16.500h16v2H4ZM3 20h18v2H3Z",
  discard: "M10 2h4v8h4l-6 7-6-7h4ZM3 19h18v3H3Z",
} as const;

export type IconName = keyof typeof ICONS;

export function isIcon(name: string): name is IconName {
  return name in ICONS;
}
