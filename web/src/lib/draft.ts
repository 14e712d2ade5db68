/** A table being thought up on the *New table* page, and what becomes of it. */

import type {
  BotFacts,
  CardFacts,
  ClockSetting,
  GameFacts,
  IdentityFacts,
  MixFacts,
  NewTable,
  OwnSet,
  Settings,
  VariantFacts,
} from "./protocol";
import { identitiesAt } from "./seats";
import { say } from "./speech";
import { PROVENANCES, type Provenance } from "./words";

/** Who shall sit somewhere: the maker, somebody beside them at the same device, a kind of bot, or whoever comes. */
export interface SeatDraft {
  who: string;
  hero: string;
  /** Of somebody at the same device. */
  name?: string;
}

export interface Draft {
  game: string;
  players: number;
  variants: string[];
  rules: Record<string, string>;
  /** The chosen way to mix in another box, or empty. */
  mix: string;
  /** Which set each group of cards comes from, where it is not the game's own box. */
  groups: Record<string, string>;
  /** The sets change places in the mix by groups. */
  other_half: boolean;
  swaps: [string, string][];
  custom: { title: string; id: string; text: string; groups: string[] }[];
  seats: SeatDraft[];
  public: boolean;
  closed: boolean;
  undo: "free" | "ask" | "never";
  hints: "bots" | "always" | "never";
  live_score: boolean;
  match: boolean;
  spectators_talk: boolean;
  clock: ClockSetting | null;
}

const BOT = "casual";

/** A fresh draft for a game: the usual number of players, the maker against bots. */
export function draftFor(game: GameFacts): Draft {
  return {
    game: game.id,
    players: game.usual_players,
    variants: [],
    rules: {},
    mix: "",
    groups: {},
    other_half: false,
    swaps: [],
    custom: [],
    seats: seatsFor([], game.usual_players),
    public: false,
    closed: false,
    undo: "free",
    hints: "bots",
    live_score: true,
    match: false,
    spectators_talk: false,
    clock: null,
  };
}

/** A draft for a game as it was played last: its variants, its mix and as many players. */
export function draftLike(game: GameFacts, last: Settings): Draft {
  const draft = draftFor(game);
  const { variants = [], sets = [], mix = {}, players = 0 } = last;
  draft.variants = variants.filter((id) => game.variants.some((each) => each.id === id));
  // Where groups of cards came from another box, that box was no mix.
  if (!Object.keys(mix).length)
    draft.mix = game.mixes.find((each) => each.sets.every((set) => sets.includes(set)))?.id ?? "";
  return fitted(game, { ...draft, players });
}

/** The draft with a number of players that it allows, and as many seats. */
export function fitted(game: GameFacts, draft: Draft): Draft {
  const allowed = playersOf(game, draft);
  const players = [draft.players, game.usual_players].find((each) => allowed.includes(each)) ?? allowed[0] ?? 2;
  return { ...draft, players, seats: seatsFor(draft.seats, players) };
}

/** As many seats as players: those there stay, new ones get a bot, and the maker sits somewhere. */
export function seatsFor(seats: readonly SeatDraft[], players: number): SeatDraft[] {
  const made: SeatDraft[] = [];
  for (let seat = 0; seat < players; seat++) made.push(seats[seat] ?? { who: BOT, hero: "" });
  if (!made.some((seat) => seat.who === "me") && made[0]) made[0] = { ...made[0], who: "me" };
  return made;
}

/** Put somebody on a seat. The maker has one seat: where they sat, the one they push away sits now. */
export function seated(seats: readonly SeatDraft[], seat: number, who: string): SeatDraft[] {
  const before = seats[seat]?.who ?? BOT;
  return seats.map((each, index) => {
    if (index === seat) return { ...each, who };
    return who === "me" && each.who === "me" ? { ...each, who: before } : each;
  });
}

export function mixOf(game: GameFacts, draft: Draft): MixFacts | undefined {
  return game.mixes.find((mix) => mix.id === draft.mix);
}

/** The numbers of players the draft allows: a mix may be for other numbers than its game, and so may a variant. */
export function playersOf(game: GameFacts, draft: Draft): number[] {
  return (narrowing(game, draft) ?? mixOf(game, draft) ?? game).players;
}

function narrowing(game: GameFacts, draft: Draft): VariantFacts | undefined {
  return game.variants.find((each) => draft.variants.includes(each.id) && differs(each, game));
}

function differs(one: { players: number[] }, other: { players: number[] }): boolean {
  return one.players.join() !== other.players.join();
}

/** What the draft comes to in a few words: those of a variant or mix for other numbers of players than its game. */
export function summaryOf(game: GameFacts, draft: Draft): string {
  const mix = mixOf(game, draft);
  return narrowing(game, draft)?.summary ?? (mix && differs(mix, game) ? mix.title : game.summary);
}

/** The seats without wishes for somebody who cannot be played there, the same array if there are none. */
export function withoutWrongWishes(
  seats: SeatDraft[],
  identities: readonly IdentityFacts[],
  teams: readonly number[],
): SeatDraft[] {
  const fits = ({ hero }: SeatDraft, at: number): boolean =>
    !hero || identitiesAt(identities, teams, at).some((each) => each.ref === hero);
  return seats.every(fits) ? seats : seats.map((seat, at) => (fits(seat, at) ? seat : { ...seat, hero: "" }));
}

/** The groups of cards each set gives; empty where all come from the game's own box. */
export function groupsOf(game: GameFacts, draft: Draft): Record<string, string[]> {
  const mix: Record<string, string[]> = {};
  for (const group of game.groups) (mix[draft.groups[group] || game.id] ??= []).push(group);
  return Object.keys(mix).some((set) => set !== game.id) ? mix : {};
}

/** Whether a card can be swapped for another: it lies in a main deck. */
export function canSwap(card: CardFacts): boolean {
  return card.stack === "main";
}

/** Cards to swap in for one that goes out: not yet all in, like types and near costs first. */
export function comers(cards: readonly CardFacts[], out: CardFacts | undefined, taken: readonly string[]): CardFacts[] {
  const used = (ref: string): number => taken.filter((each) => each === ref).length;
  const unlike = (card: CardFacts): number =>
    out ? (card.type === out.type ? 0 : 100) + Math.abs(card.cost - out.cost) : 0;
  return cards
    .filter((card) => canSwap(card) && used(card.ref) < card.copies)
    .toSorted((a, b) => unlike(a) - unlike(b) || a.name.localeCompare(b.name));
}

export function settingsOf(game: GameFacts, draft: Draft): Settings {
  const isBox = (set: string): boolean => set !== game.id && !draft.custom.some((each) => each.id === set);
  const mix = groupsOf(game, draft);
  const grouped = Object.keys(mix);
  const swaps = grouped.length ? [] : draft.swaps;
  const givers = [...grouped, ...swaps.map(([, into]) => into.split("/")[0] ?? "")].filter(isBox);
  const usual = Object.fromEntries(game.switches.map((each) => [each.key, each.default]));
  return {
    game: draft.game,
    players: draft.players,
    variants: draft.variants,
    rules: Object.fromEntries(Object.entries(draft.rules).filter(([key, value]) => value !== usual[key])),
    sets: [...new Set([...(mixOf(game, draft)?.sets ?? []), ...givers])],
    custom: draft.custom.map((set) => set.text),
    mix,
    other_half: draft.other_half && grouped.length === 2,
    swaps,
    public: draft.public,
    closed: draft.closed,
    undo: draft.undo,
    hints: draft.hints,
    live_score: draft.live_score,
    match: draft.match,
    spectators_talk: draft.spectators_talk,
    clock: draft.clock,
  };
}

/** What to ask the server for. With every seat taken the game starts at once. */
export function tableOf(game: GameFacts, draft: Draft): NewTable {
  return {
    settings: settingsOf(game, draft),
    seats: draft.seats.map(({ who, hero, name }) => (who === "here" ? { who, hero, name: name ?? "" } : { who, hero })),
    start: !hasOpenSeats(draft),
  };
}

export function hasOpenSeats(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.who === "open");
}

/** The seats of those at the same device who have no name yet. */
export function nameless(seats: readonly SeatDraft[]): number[] {
  return seats.flatMap(({ who, name }, at) => (who === "here" && !name?.trim() ? [at] : []));
}

/** The custom sets of a draft with one of one's own, or without it. */
export function withOwn(draft: Draft, set: OwnSet, on: boolean): Draft["custom"] {
  const others = draft.custom.filter((each) => each.id !== set.set);
  return on ? [...others, { title: set.title, id: set.set, text: set.text, groups: set.groups }] : others;
}

/** How many cards carry which kind of text, largest certainty first, none left out that is there. */
export function textCounts(texts: Record<string, number>): { kind: Provenance; count: number }[] {
  return PROVENANCES.map((kind) => ({ kind, count: texts[kind] ?? 0 })).filter(({ count }) => count > 0);
}

/** The same in one sentence. */
export function textSentence(texts: Record<string, number>): string {
  const parts = textCounts(texts).map(({ kind, count }) => say(`texts-${kind}`, { n: count }));
  const all = textCounts(texts).reduce((sum, { count }) => sum + count, 0);
  return say("texts-all", { n: all, parts: parts.join(", ") });
}

/** A game in a few words for *Play now*: the title, and who plays; bots are called by their titles. */
export function gameWords(title: string, made: NewTable, known: readonly BotFacts[]): string {
  const bots = (made.seats ?? []).filter((seat) => seat.who !== "me");
  const kinds = new Set(bots.map((seat) => seat.who));
  const [who] = kinds;
  const kind = known.find((each) => each.id === who)?.title.toLowerCase();
  return kinds.size === 1 && kind
    ? say("home-game-kind", { title, n: bots.length, kind })
    : say("home-game", { title, n: bots.length });
}
