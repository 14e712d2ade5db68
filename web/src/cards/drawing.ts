/** The few strokes all pictures are made of; each gives a piece of SVG. */

export const INK = "#15141b";

export interface Scheme {
  back: string;
  fore: string;
  deep: string;
}

/** A filled path with the ink outline of a printed comic. */
export function shape(d: string, fill: string, edge = 2.5): string {
  return `<path d="${d}" fill="${fill}"${edge ? ` stroke="${INK}" stroke-width="${edge}"` : ""}/>`;
}

/** A fill without outline. */
export function flat(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

/** An open line. */
export function line(d: string, colour = INK, width = 2.5): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

export function group(inner: string, transform: string): string {
  return `<g transform="${transform}">${inner}</g>`;
}

/** A polygon whose points lie on two radii in turn. */
export function burst(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  const at: string[] = [];
  for (let index = 0; index < points * 2; index++) {
    const angle = turn + (index * Math.PI) / points;
    const radius = index % 2 ? inner : outer;
    at.push(`${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`);
  }
  return `M${at.join("L")}Z`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${Math.round((hue + 360) % 360)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`;
}
