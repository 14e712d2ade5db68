/** Where the lines of a chart run. */

export interface Series {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
}

export interface Box {
  first: number;
  last: number;
  bottom: number;
  top: number;
  x(value: number): number;
  y(value: number): number;
}

/** The part of a picture that the lines fill, and how values lie in it; 0 is always among them. */
export function box(
  series: readonly Series[],
  width: number,
  height: number,
  frame: { left: number; right: number; top: number; bottom: number },
): Box {
  const points = series.flatMap((each) => each.points);
  const first = Math.min(...points.map(([x]) => x), Infinity);
  const last = Math.max(...points.map(([x]) => x), -Infinity);
  const bottom = Math.min(0, ...points.map(([, y]) => y));
  const top = Math.max(1, ...points.map(([, y]) => y));
  const from = Number.isFinite(first) ? first : 0;
  const to = Number.isFinite(last) ? Math.max(last, from + 1) : 1;
  return {
    first: from,
    last: to,
    bottom,
    top,
    x: (value) => frame.left + ((value - from) / (to - from)) * (width - frame.left - frame.right),
    y: (value) => height - frame.bottom - ((value - bottom) / (top - bottom)) * (height - frame.top - frame.bottom),
  };
}

export function path(points: Series["points"], area: Box): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${round(area.x(x))} ${round(area.y(y))}`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Round numbers between two, at most about so many. */
export function ticks(from: number, to: number, most: number): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
  const step = steps.find((each) => (to - from) / each <= most) ?? to - from;
  const start = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - start) / step) + 1 }, (_, at) => start + at * step);
}

/** How high the name of each line stands: beside its end, and no two on each other. */
export function labelRows(series: readonly Series[], area: Box, gap: number): number[] {
  const ends = series.map(({ points }, at) => ({ at, y: area.y(points.at(-1)?.[1] ?? 0) })).sort((a, b) => a.y - b.y);
  const floor = area.y(area.bottom);
  const rows: number[] = [];
  let free = -Infinity;
  for (const [index, end] of ends.entries()) {
    const lowest = floor - (ends.length - 1 - index) * gap; // room for those below
    free = Math.max(Math.min(end.y, lowest), free);
    rows[end.at] = free;
    free += gap;
  }
  return rows;
}
