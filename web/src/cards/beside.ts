/** Where a zoomed card goes: beside what it explains, and off everything that must stay in sight. */

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

/** The left upper corner for something of that size. The first place that covers nothing wins, else the least bad one. */
export function beside(
  anchor: Area,
  size: { width: number; height: number },
  view: { width: number; height: number },
  clear: readonly Area[],
): { left: number; top: number } {
  const middle = anchor.top + anchor.height / 2 - size.height / 2;
  const centre = anchor.left + anchor.width / 2 - size.width / 2;
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - size.width - GAP;
  const far = view.width - size.width - GAP;
  const low = view.height - size.height - GAP;
  const wishes = [
    { left: right, top: middle },
    { left, top: middle },
    { left: centre, top: anchor.top - size.height - GAP },
    { left: centre, top: anchor.top + anchor.height + GAP },
    { left: right, top: GAP },
    { left, top: GAP },
    { left: GAP, top: GAP },
    { left: far, top: GAP },
    { left: GAP, top: low },
    { left: far, top: low },
    { left: far / 2, top: GAP },
  ];
  let best = { left: GAP, top: GAP };
  let least = Infinity;
  for (const wish of wishes) {
    const spot = {
      left: Math.max(GAP, Math.min(wish.left, far)),
      top: Math.max(GAP, Math.min(wish.top, low)),
    };
    const area = { ...spot, width: size.width, height: size.height }; // a DOMRect cannot be spread
    // What asks for an answer counts far more than the card itself, which is shown larger anyway.
    const covered = clear.reduce((sum, each) => sum + shared(area, each), 0) * 10 + shared(area, anchor);
    if (covered < least) {
      best = spot;
      least = covered;
    }
  }
  return best;
}

function shared(a: Area, b: Area): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
