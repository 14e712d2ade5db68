/** Which card on the table stands for which answers. */

import type {
  Arg,
  AskInfo,
  CommonZones,
  OptionInfo,
  Position,
  SeatZones,
  Sentence,
  StepFacts,
} from "../../lib/protocol";
import { say, type Key } from "../../lib/speech";

export type Verb = OptionInfo["verb"];
export type Kind = AskInfo["kind"];
export type CommonPlace = keyof CommonZones;
export type SeatPlace = Exclude<keyof SeatZones, "cost" | "out" | "tokens" | "face_down" | "lent">;

export const COMMON_PLACES: readonly CommonPlace[] = [
  "main_deck",
  "line_up",
  "super_villains",
  "stack",
  "stack_2",
  "weakness",
  "destroyed",
  "aside",
];
export const SEAT_PLACES: readonly SeatPlace[] = [
  "deck",
  "hand",
  "discard",
  "play",
  "character",
  "reserve",
  "offer",
  "score",
  "stored",
  "under",
];

/** The name of one seat's zone, such as "0.hand"; a common zone goes by its own name. */
export function seatZone(seat: number, place: SeatPlace): string {
  return `${seat}.${place}`;
}

/** All zones with their cards, common ones first. */
export function zones(position: Position): [string, number[]][] {
  const rows: [string, number[]][] = COMMON_PLACES.map((place) => [place, position.common[place]]);
  position.seats.forEach((seat, at) => {
    for (const place of SEAT_PLACES) rows.push([seatZone(at, place), seat[place]]);
  });
  return rows;
}

/** Where each card one can see lies. */
export function whereabouts(position: Position): Map<number, string> {
  const places = new Map<number, string>();
  for (const [zone, cards] of zones(position)) {
    for (const card of cards) if (card >= 0) places.set(card, zone);
  }
  return places;
}

/**
 * The answers each card stands for. Equal cards in one place are merged by the rules into one option: all of them
 * answer it, unless a copy has an option of its own.
 */
export function optionsByCard(position: Position): Map<number, OptionInfo[]> {
  const found = new Map<number, OptionInfo[]>();
  const ask = position.ask;
  if (!ask) return found;
  if (picksMany(ask)) {
    // Every copy that may be part of the pick, also those that only later answers would name.
    for (const card of stillToPick(ask))
      found.set(card, [ask.options.find((option) => option.card === card) ?? pickOf(card)]);
    return found;
  }
  const add = (card: number, option: OptionInfo): void => {
    const list = found.get(card);
    if (list) list.push(option);
    else found.set(card, [option]);
  };
  const direct = new Set(ask.options.map((option) => option.card));
  const faces = new Map(position.cards);
  const places = whereabouts(position);
  for (const option of ask.options) {
    if (option.card < 0) continue;
    add(option.card, option);
    for (const card of alike(option.card, faces, places)) if (!direct.has(card)) add(card, option);
  }
  return found;
}

function pickOf(card: number): OptionInfo {
  return { answer: "", text: { key: "tag-pick", args: {} }, verb: "pick", card, n: 0, note: null, adds: 0, leads: [] };
}

/** The other cards that look the same and lie in the same place. */
function alike(card: number, faces: Map<number, number>, places: Map<number, string>): number[] {
  const face = faces.get(card);
  const zone = places.get(card);
  if (face === undefined || zone === undefined) return [];
  return [...places]
    .filter(([other, at]) => other !== card && at === zone && faces.get(other) === face)
    .map(([other]) => other);
}

/** Whether several cards are picked together: they are collected and sent at once. */
export function picksMany(ask: AskInfo | null): boolean {
  return ask?.kind === "pick" && ask.most > 1;
}

/** The cards that may still become part of a pick of several. */
export function stillToPick(ask: AskInfo): number[] {
  return ask.among.filter((card) => !ask.picked.includes(card));
}

/** What is done with the cards of a pick: "destroy Kick and Punch". */
export function doing(ask: AskInfo, cards: Arg): Sentence {
  const act = ask.act ?? { key: "act-choose", args: {} };
  return { ...act, args: { ...act.args, cards } };
}

/** Whether the collected cards, which cost so much together, are enough and not too many. */
export function pickIsWhole(ask: AskInfo, picked: number, cost: number): boolean {
  return picked >= ask.least && picked <= ask.most && (ask.limit === null || cost <= ask.limit);
}

/** A window where everybody on one side is asked whether they can do something or not, so that no silence tells. */
export function isWindow(kind: Kind): boolean {
  return kind === "defend" || kind === "block" || kind === "assist";
}

/** Whether such a question comes whatever the hand, so that no silence tells; it may then have one answer only. */
export function comesAnyway(kind: Kind): boolean {
  switch (kind) {
    case "defend":
    case "block":
    case "assist":
    case "pick":
    case "choose":
    case "may":
    case "after":
      return true;
    case "main":
    case "confront":
    case "order":
    case "foe":
    case "player":
    case "hero":
    case "where":
      return false;
  }
}

/** The only answer there is to a question that comes whatever the hand. */
export function onlyAnswer(ask: AskInfo | null): OptionInfo | null {
  const only = ask?.options.length === 1 ? ask.options[0] : undefined;
  return ask?.must && only && comesAnyway(ask.kind) ? only : null;
}

/** The end of one's turn, or the "ready" of a Confrontation, where nothing else is left to do. */
export function onlyEnd(ask: AskInfo | null): OptionInfo | null {
  const only = ask?.options.length === 1 ? ask.options[0] : undefined;
  return ask?.must && ask.kind === "main" && only && (only.verb === "end" || only.verb === "ready") ? only : null;
}

/** The yes to a question that only offers Power: a no gains nothing, and all may see what it rests on. */
export function freeGain(ask: AskInfo | null): OptionInfo | null {
  if (!ask?.must || ask.kind !== "may" || ask.options.length !== 2) return null;
  const yes = ask.options.find((option) => option.verb === "yes");
  const no = ask.options.find((option) => option.verb === "no");
  if (!yes?.leads.length || !yes.leads.every(givesPower)) return null;
  return no?.leads.every(({ said }) => said.key === "step-left-out") ? yes : null;
}

function givesPower({ said, under }: StepFacts): boolean {
  const deed = said.key === "step-line" ? said.args.deed : undefined;
  return under.length === 0 && typeof deed === "object" && "said" in deed && deed.said.key === "step-deed-power";
}

/** Whether a button shines: the only answer, the one the coach names, or *Yes* where a no gains nothing. */
export function shines(option: OptionInfo, ask: AskInfo, advised: string | undefined): boolean {
  if (advised !== undefined) return option.answer === advised;
  return ask.options.length === 1 || option === freeGain(ask);
}

/** The next card *Play all* plays: the first play on offer in the main part of the own turn. */
export function nextPlay(ask: AskInfo | null): OptionInfo | null {
  if (!ask || ask.kind !== "main" || !ask.must) return null;
  return ask.options.find((option) => option.verb === "play") ?? null;
}

/** Whether playing all cards is what is advised: the card a hint names comes first, or a lesson asks for every card. */
export function playAllShines(ask: AskInfo, pointed: readonly string[], advised: string | undefined): boolean {
  if (advised !== undefined) return nextPlay(ask)?.answer === advised;
  return !pointed.length || ask.options.every(({ verb, answer }) => verb !== "play" || pointed.includes(answer));
}

/** What is left undone if the turn ends now. */
export interface Undone {
  plays: OptionInfo[];
  buys: OptionInfo[];
}

export function leftUndone(ask: AskInfo): Undone {
  return {
    plays: ask.options.filter((option) => option.verb === "play"),
    buys: ask.options.filter((option) => option.verb === "buy"),
  };
}

/** How many of the cards for sale the Power buys at most; of a stack there are several copies. */
export function mostBuys(power: number, sale: readonly { cost: number; copies: number }[]): number {
  const costs = sale
    .flatMap(({ cost, copies }) => Array<number>(Math.min(copies, 99)).fill(cost))
    .sort((one, two) => one - two);
  let left = power;
  return costs.filter((cost) => (left -= cost) >= 0).length;
}

/** What the Power has done and can still do, in a few words. */
export function powerWords(
  spent: number,
  power: number,
  sale: readonly { cost: number; copies: number }[] | null,
): string {
  const most = sale ? mostBuys(power, sale) : 0;
  const buys = !sale
    ? ""
    : most === 1 && sale.length > 1
      ? say("buys-one-of", { n: sale.length })
      : say("buys", { n: most });
  return [spent ? say("spent", { n: spent }) : "", buys].filter(Boolean).join(" · ");
}

/** What a pick can do with its cards; each has short words for a card's corner. */
type Act = Extract<Key, `act-${string}`>;

/** Short words for a card's corner: what a click on it does. */
export function tag(option: OptionInfo, cost: number, ask: AskInfo | null = null): string {
  switch (option.verb) {
    case "buy":
      return say("tag-buy", { n: cost });
    case "block":
      return say("tag-block", { n: option.adds });
    case "pick":
      return ask?.act ? say(`tag-${ask.act.key as Act}`) : say("tag-pick");
    case "play":
    case "use":
    case "hunt":
    case "defend":
    case "assist":
    case "confront":
    case "store":
    case "order":
    case "hero":
    case "deck":
    case "discard":
      return say(`tag-${option.verb}`);
    case "end":
    case "ready":
    case "pass":
    case "done":
    case "yes":
    case "no":
    case "choose":
    case "foe":
    case "player":
    case "normal":
      return ""; // answers that no card stands for
  }
}
