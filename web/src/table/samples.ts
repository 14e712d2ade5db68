/** Positions for tests: what matters is given, the rest is an empty table for two. */

import type { AskInfo, OptionInfo, Position, SeatZones } from "../lib/protocol";

export function seatZones(given: Partial<SeatZones> = {}): SeatZones {
  return {
    deck: [], hand: [], discard: [], play: [], character: [], reserve: [], offer: [], score: [], stored: [],
    cost: 0, out: false, ...given,
  };
}

export function position(given: Partial<Position> = {}): Position {
  return {
    type: "position", game: 1, number: 1, fresh: false, turn: 1, active: 0, power: 0, spent: 0, confrontation: null,
    common: { main_deck: [], line_up: [], super_villains: [], stack: [], stack_2: [], weakness: [], destroyed: [], aside: [] },
    seats: [seatZones(), seatZones()], cards: [], silent: [], ask: null, waiting: null, undo: "", log: [], beats: [],
    scores: null, result: null, ...given,
  };
}

export function option(verb: string, card = -1, given: Partial<OptionInfo> = {}): OptionInfo {
  return { answer: card < 0 ? verb : `${verb} ${card}`, text: verb, verb, card, n: 0, note: "", ...given };
}

export function ask(kind: string, options: OptionInfo[], given: Partial<AskInfo> = {}): AskInfo {
  return { kind, question: "?", rule: "", source: -1, must: true, options, least: 0, most: 1, picked: [], among: [], act: kind === "pick" ? "destroy {}" : "", ...given };
}
