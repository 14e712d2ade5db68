/** Positions for tests: what matters is given, the rest is an empty table for two. */

import type { AskInfo, LogLine, OptionInfo, Position, SeatZones } from "../../lib/protocol";
import type { Kind, Verb } from "./options";

export function seatZones(given: Partial<SeatZones> = {}): SeatZones {
  return {
    deck: [],
    hand: [],
    discard: [],
    play: [],
    character: [],
    reserve: [],
    offer: [],
    score: [],
    stored: [],
    under: [],
    lent: [],
    tokens: 0,
    face_down: false,
    cost: 0,
    out: false,
    ...given,
  };
}

export function position(given: Partial<Position> = {}): Position {
  return {
    type: "position",
    game: 1,
    number: 1,
    fresh: false,
    since: 0,
    turn: 1,
    turns_left: 0,
    active: 0,
    power: 0,
    spent: 0,
    confrontation: null,
    common: {
      main_deck: [],
      line_up: [],
      super_villains: [],
      stack: [],
      stack_2: [],
      weakness: [],
      destroyed: [],
      aside: [],
    },
    seats: [seatZones(), seatZones()],
    cards: [],
    silent: [],
    ask: null,
    waiting: null,
    proposable: [],
    undo: "",
    undo_to: -1,
    reset_to: -1,
    log: [],
    beats: [],
    scores: null,
    result: null,
    lesson: null,
    journal: 0,
    deck_left: [],
    ...given,
  };
}

export function option(verb: Verb, card = -1, given: Partial<OptionInfo> = {}): OptionInfo {
  return {
    answer: card < 0 ? verb : `${verb} ${card}`,
    text: { key: "option-end", args: {} },
    verb,
    card,
    n: 0,
    note: null,
    adds: 0,
    leads: [],
    ...given,
  };
}

export function ask(kind: Kind, options: OptionInfo[], given: Partial<AskInfo> = {}): AskInfo {
  return {
    kind,
    question: { key: "question-confront", args: {} },
    rule: "",
    source: -1,
    shown: -1,
    must: true,
    options,
    least: 0,
    most: 1,
    limit: null,
    picked: [],
    among: [],
    act: kind === "pick" ? { key: "act-destroy", args: {} } : null,
    suffered: [],
    ...given,
  };
}

/** A line of the log that begins a turn, and one of a card bought. */
export function turnLine(number: number, turn: number, seat: number): LogLine {
  return { number, text: { key: "told-turn", args: { number: turn, who: { seat } } } };
}

export function buyLine(number: number, seat: number): LogLine {
  return { number, text: { key: "told-buy", args: { who: { seat }, card: { card: 0 }, cost: 3 } } };
}
