// Made by `make docs` from src/lineup/table; changes here are lost.

import type { Sentences } from "./sentences";

export const VERSION = 4;

export const NAME_LENGTH = 24;

export const CHAT_LENGTH = 500;

export const OWN_LIMITS = { sets: 40, cards: 400, text: 4000, title: 60, typed: 200, typedText: 20000, pictureBytes: 65536, pictureWidth: 480, pictureHeight: 320 };

/** An argument of a sentence: a number, a text, a card of the catalogue, a player, a text of a box, sentences. */
export type Arg =
  | number
  | string
  | { card: number; n?: number }
  | { seat: number }
  | { key: string; text: string }
  | { said: Sentence }
  | { list: Arg[]; by?: "and" | "or" };

/** A sentence for the client to put into words: its key in the catalogue of speech, and its arguments by name. */
export interface Sentence {
  key: keyof Sentences;
  args: Record<string, Arg>;
}

/** The known parts of a card's looks. Colours are CSS colours, as #rrggbb. */
export interface Look {
  thing?: "amulet" | "armour" | "bat-car" | "batarang" | "battery" | "belt" | "book" | "boomerang" | "bracelets" | "buzzer" | "car" | "cell" | "champions" | "crown" | "crystal" | "diamond" | "drone" | "fate-mask" | "flask" | "flight-ring" | "gas" | "gauntlet" | "gem" | "globe" | "grapple" | "hell-trident" | "helmet" | "lantern" | "mad-hat" | "monsters" | "orb" | "projector" | "ring" | "rope" | "sceptre" | "sea-trident" | "shield" | "signal" | "soul-sword" | "spellbook" | "staff" | "suit" | "sword" | "train" | "trident" | "utility" | "virus" | null;
  place?: "abyss" | "apokolips" | "arkham" | "batcave" | "bay" | "bright-city" | "cave" | "dark-city" | "estate" | "eternity" | "island" | "kahndaq" | "lighthouse" | "manor" | "new-genesis" | "newspaper" | "oa" | "olympus" | "park" | "planet" | "temple" | "tower" | null;
  power?: "atlas" | "atom" | "bolt" | "breath" | "coins" | "endure" | "eye" | "field" | "fist" | "flame" | "forget" | "gods" | "hercules" | "horus" | "ibis" | "ice" | "impervious" | "insanity" | "joke" | "kick" | "laughter" | "lion-heart" | "magnifier" | "maniac" | "martial" | "masks" | "money" | "muscle" | "owl" | "pentacle" | "portal" | "puppet" | "ram" | "serpent" | "shout" | "soar" | "spell" | "starbolt" | "stopsign" | "sunbolt" | "thought" | "tide" | "vine" | "wave" | "whirl" | "winged" | "wings" | "word" | "zeus" | null;
  build?: "boy" | "brute" | "fat" | "girl" | "man" | "thin" | "woman" | null;
  head?: "android" | "ape" | "boar" | "brain" | "cat" | "clay" | "croc" | "demon" | "dog" | "eyeless" | "fish" | "goat" | "lion" | "plant" | "robot" | "rock" | "shark" | "skull" | "tiger" | "tree" | "worm" | null;
  cut?: "afro" | "bald" | "balding" | "bob" | "braids" | "bun" | "coil" | "crew" | "curl" | "curls" | "flaming" | "flat" | "fringe" | "horned" | "long" | "mane" | "messy" | "mohawk" | "parted" | "pigtails" | "ponytail" | "shaggy" | "short" | "spiky" | "swept" | "topknot" | "wavy" | "widow" | "wisps" | null;
  mood?: "afraid" | "angry" | "calm" | "grin" | "laugh" | "sad" | "smile" | "smirk" | "snarl" | "stern" | null;
  parts?: ("a-emblem" | "ankh-emblem" | "antennae" | "antlers" | "armour" | "arms" | "arrow" | "atom-emblem" | "aura" | "axe" | "bandana" | "bandolier" | "bare" | "bare-arms" | "bat-cowl" | "bat-emblem" | "bat-wings" | "beads" | "beak-nose" | "big-lips" | "bird-emblem" | "black-lips" | "blank-eyes" | "blown-cape" | "blush" | "bolt-emblem" | "bolts" | "bomb" | "bone-spikes" | "book" | "bow" | "bowler" | "branches" | "broad-collar" | "brow-gem" | "brow-mark" | "buck-teeth" | "bull-horns" | "burlap" | "bushy" | "caduceus" | "camera" | "cane" | "cap" | "cape" | "cards" | "cat-cowl" | "cat-ears" | "chair" | "chinstrap" | "choker" | "cigarette" | "circlet" | "claw-emblem" | "clown-paint" | "coat" | "coins" | "cowl" | "crab-mask" | "cracks" | "crest-fin" | "cross-emblem" | "crown" | "crutch" | "d-emblem" | "diamonds" | "disc-emblem" | "domino" | "eagle-emblem" | "eye-shadow" | "eyepatch" | "face-mask" | "face-stripes" | "fairy-wings" | "fangs" | "fate-helm" | "feather" | "fedora" | "fins" | "fishbowl" | "fishnet" | "flame" | "flame-emblem" | "flame-mask" | "flames" | "flight-visor" | "flower" | "freckles" | "fringe" | "full" | "fur-collar" | "gas-mask" | "gaunt" | "gem-band" | "gem-emblem" | "glasses" | "glowing-eyes" | "goatee" | "goggles" | "goggles-up" | "gold-cap" | "gold-mask" | "greek-helm" | "green-glasses" | "gun" | "hair-clip" | "halo" | "halved" | "hammer" | "harness" | "hawk-helm" | "headband" | "headdress" | "hex-emblem" | "high-collar" | "high-neck" | "holder" | "hollow-eyes" | "hood" | "hoops" | "horn" | "horns" | "hourglass-emblem" | "husband" | "icicles" | "jacket" | "jester-cap" | "katana" | "knife" | "knight-helm" | "laces" | "lantern" | "lantern-emblem" | "lasso" | "laurel" | "leaf-crown" | "leaves" | "lipstick" | "long-neck" | "luchador" | "mace" | "mad-hat" | "manta-helm" | "maw" | "meat" | "metal-eye" | "metal-half" | "microphone" | "mirror" | "monocle" | "moustache" | "muzzle" | "necklace" | "no-brows" | "no-mouth" | "no-nose" | "noose" | "notebook" | "ocean-helm" | "open-mask" | "orb" | "owl-mask" | "pauldrons" | "pencil" | "plain-shield-emblem" | "pointed-ears" | "question-emblem" | "question-hat" | "quills" | "rags" | "ram-horns" | "raven-hood" | "rays" | "red-hood" | "red-sun-mask" | "ribbon" | "ribs" | "ring" | "robe" | "rod" | "round-glasses" | "ruff" | "scaled" | "scales" | "scar" | "scar-emblem" | "scarf" | "sceptre" | "scoop" | "scythe" | "shades" | "shield" | "shield-emblem" | "side-panels" | "sideburns" | "skull-emblem" | "skull-helm" | "skullpaint" | "sleeves" | "small-horns" | "souls" | "spade" | "spear" | "spear-rank" | "spiked-crown" | "spikes" | "split-face" | "spots" | "square-glasses" | "staff" | "star-emblem" | "star-paint" | "steel-helm" | "stitched" | "strapless" | "straps" | "straw-hat" | "stripe" | "stripes" | "stubble" | "suit" | "sun-crown" | "sun-emblem" | "swami-turban" | "sword" | "tally" | "target" | "target-emblem" | "tattoo" | "tattoos" | "tears" | "temples" | "tentacles" | "third-eye" | "throne" | "tiara" | "toga" | "top-hat" | "tornado" | "toy" | "trident" | "trim-neck" | "tubes" | "tusks" | "tuxedo" | "two-faced" | "umbrella" | "v-neck" | "veil" | "vines" | "visor" | "walrus" | "wand" | "war-paint" | "wave-emblem" | "whip" | "white-glasses" | "white-streak" | "white-streaks" | "white-wings" | "wide-domino" | "winged-helm" | "wings" | "wires" | "wizard" | "wrench" | "wrinkles" | "yoke")[] | null;
  ground?: "asylum" | "barren" | "blue-rays" | "blue-space" | "bolts" | "cards" | "carnival" | "cave" | "dark-magic" | "dawn" | "deep" | "desert" | "fire" | "forge" | "garden" | "gold" | "gold-rays" | "gotham" | "graveyard" | "green-rays" | "green-space" | "half" | "hell" | "ice" | "jungle" | "kahndaq" | "kitchen" | "lab" | "library" | "magic" | "metropolis" | "newsroom" | "night" | "office" | "olympus" | "orange-space" | "plain" | "questions" | "rays" | "red-space" | "rose" | "rubble" | "screens" | "sea" | "sickness" | "sky" | "slime" | "space" | "storm" | "subway" | "swamp" | "temple" | "tomb" | "violet-rays" | "war" | "wheat" | "yellow-space" | "yellow-storm" | null;
  skin?: string | null;
  hair?: string | null;
  suit?: string | null;
  trim?: string | null;
  cloth?: string | null;
  top?: string | null;
  eyes?: string | null;
}

/** A paragraph of a card's text: the keyword it begins with, if any, and what follows. */
export interface LineFacts {
  keyword: string;
  text: string;
}

/** A plain gain of a card's text as a sign with a number: Power, or cards drawn. */
export interface SignFacts {
  icon: "draw" | "power";
  n: number;
}

/** A card as printed, with the set and the source of its text. */
export interface CardFacts {
  ref: string;
  set: string;
  stack: string;
  name: string;
  type: string;
  types: string[];
  cost: number;
  vp: number;
  vp_varies: boolean;
  copies: number;
  text: string[];
  english: string[];
  lines: LineFacts[];
  signs: SignFacts[];
  keywords: string[];
  emblem: string;
  mark: string;
  level: number;
  side: string;
  provenance: Record<string, string>;
  rulings: string[];
  look: Look | null;
  picture: string;
}

/** One line of a card's effect in plain words, and the lines that belong under it. */
export interface StepFacts {
  said: Sentence;
  under: StepFacts[];
}

/** A card with its effect, step by step, and the rules it touches. */
export interface CardPage {
  card: CardFacts;
  set_title: string;
  steps: StepFacts[];
  rules: ClauseFacts[];
}

/** One numbered rule. */
export interface ClauseFacts {
  id: string;
  game: string;
  section: string;
  section_title: string;
  rule: string;
  basis: string;
  source: string;
  note: string;
  example: string[];
}

/** A card set, with the number of its cards for each provenance of text. */
export interface SetFacts {
  id: string;
  title: string;
  cards: number;
  texts: Record<string, number>;
  groups: string[];
}

/** A custom set at a table, with the number of cards it adds and of those it replaces. */
export interface OwnFacts {
  id: string;
  title: string;
  new: number;
  replaced: number;
}

/** A rules switch: its values as text, and its meaning. */
export interface Switch {
  key: string;
  default: string;
  values: string[];
  range: boolean;
  meaning: string;
  ours: boolean;
}

export interface VariantFacts {
  id: string;
  title: string;
  summary: string;
  ours: boolean;
  players: number[];
}

/** A Super Hero or Character one may wish for. */
export interface IdentityFacts {
  ref: string;
  name: string;
  set: string;
  side: string;
  look: Look | null;
}

/** A way to play a game together with another box. */
export interface MixFacts {
  id: string;
  title: string;
  sets: string[];
  players: number[];
  swaps: boolean;
}

/** A game with all its options. */
export interface GameFacts {
  id: string;
  title: string;
  short: string;
  summary: string;
  players: number[];
  usual_players: number;
  example_card: string;
  example_rule: string;
  by_players: Record<string, string>;
  variants: VariantFacts[];
  mixes: MixFacts[];
  switches: Switch[];
  identities: IdentityFacts[];
  groups: string[];
  texts: SetFacts;
}

/** A bot, with its rating if it was measured. One that is not offered only sits where it was asked for by name. */
export interface BotFacts {
  id: string;
  title: string;
  summary: string;
  rating: number | null;
  offered: boolean;
}

/** `GET /api/games`: all options for a table. */
export interface Offer {
  release: string;
  games: GameFacts[];
  bots: BotFacts[];
}

/** `POST /api/sets/check`: a custom set to check. */
export interface SetText {
  text: string;
}

/** A fault or an ineffective part of a set: its card, its field, and in a text its characters. */
export interface FaultFacts {
  card: number;
  name: string;
  field: string;
  start: number;
  end: number;
  words: string;
  why: string;
  mend: string;
}

/** The content of a custom set, or its faults, also in sentences. */
export interface SetChecked {
  id: string;
  title: string;
  cards: CardFacts[];
  groups: string[];
  errors: string[];
  faults: FaultFacts[];
  warnings: FaultFacts[];
}

/** The time people have: `time` seconds for each answer ("move"), minutes for a whole game ("game"), or days for */
export interface ClockSetting {
  per: "days" | "game" | "move";
  time: number;
  delay?: number;
  out?: "answer" | "nobody" | "seat";
}

/** The time left to everyone, in milliseconds at the moment of sending; sent when another person's time */
export interface Clocks {
  type: "clocks";
  left: number[];
  seat: number;
  free: number;
  runs: boolean;
  late: boolean;
}

/** A seat ran out of time, with the consequence. */
export interface TimeUp {
  type: "time_up";
  seat: number;
  out: "answer" | "nobody" | "seat";
}

/** Ask for the best answer to one's question in that position; a `hint` comes, or `refused` with the reason. */
export interface AskHint {
  type: "hint";
  game: number;
  number: number;
}

/** Ask for the odds in that position; `odds` come. */
export interface AskOdds {
  type: "odds";
  game: number;
  number: number;
}

/** After the end: ask which of one's decisions mattered most; several `review` come, the last one `finished`. */
export interface AskReview {
  type: "review";
  game: number;
}

/** The value of an answer: its loss against the suggested one, in shares of games won, from 0 to 1. */
export interface OptionValue {
  answer: string;
  behind: number;
  sure: boolean;
}

/** A suggested answer and the reasons. It holds for the position of that number alone; none comes after that. */
export interface Hint {
  type: "hint";
  game: number;
  number: number;
  answer: string;
  card: number;
  reasons: Sentence[];
  chance: number;
  values: OptionValue[];
  games: number;
}

/** A card for sale: its price, the chance to afford it this turn, and its effect on one's deck. */
export interface Reach {
  card: number;
  price: number;
  chance: number | null;
  power: number;
  vp: number;
  worth: number;
  besides: "attacks" | "blocks" | "defends" | "destroys" | "fetches" | "gains" | "none";
}

/** A Character one confronts or may confront: the chance to reach its cost, and to defeat it despite all Blocks. */
export interface Clash {
  seat: number;
  cost: number;
  reached: number;
  defeated: number;
}

/** The chance that a foe holds a Defense, and a Block. */
export interface Guard {
  seat: number;
  defense: number;
  block: number;
}

/** The odds in the position of that number. */
export interface Odds {
  type: "odds";
  game: number;
  number: number;
  power: number;
  next_hand: number;
  hand: number;
  reach: Reach[];
  clashes: Clash[];
  guards: Guard[];
  games: number;
}

/** A decision that mattered, when so many answers had been given: what was done, and what was better. */
export interface Moment {
  number: number;
  turn: number;
  done: Sentence;
  better: Sentence;
  reason: Sentence;
  cost: number;
}

/** The progress of a game's review and, once it is `finished`, the moments that mattered most, the costliest */
export interface Review {
  type: "review";
  game: number;
  at: number;
  of: number;
  decisions: number;
  finished: boolean;
  moments: Moment[];
}

/** Point at a card: for everyone who sees it, or (`team`) for one's team alone. */
export interface Point {
  type: "point";
  card: number;
  team?: boolean;
}

/** Propose to the partner one of the answers to their question (`proposable` of that position). */
export interface Propose {
  type: "propose";
  game: number;
  number: number;
  answer: string;
}

/** Say one of a few things without words. */
export interface Emote {
  type: "emote";
  emote: "hello" | "oops" | "ouch" | "thanks" | "thinking" | "well-played";
}

/** An answer one may propose to one's partner, who is asked. */
export interface Proposal {
  answer: string;
  text: Sentence;
  card: number;
}

/** A person points at a card the receiver sees; `seat` is -1 for a spectator. */
export interface Pointed {
  type: "pointed";
  seat: number;
  name: string;
  card: number;
  team: boolean;
}

/** A partner proposes an answer to the receiver's question, or the receiver proposed it. */
export interface Proposed {
  type: "proposed";
  seat: number;
  game: number;
  number: number;
  answer: string;
}

/** A person's emote; `seat` is -1 for a spectator. */
export interface Emoted {
  type: "emoted";
  seat: number;
  name: string;
  emote: "hello" | "oops" | "ouch" | "thanks" | "thinking" | "well-played";
}

/** A person at the door who asks to come in. */
export interface Caller {
  person: string;
  name: string;
}

/** A person whom the host admitted or keeps away. */
export interface Decided {
  person: string;
  name: string;
  admitted: boolean;
}

/** The receiver stands at the door of a closed table; once they are admitted, `table` follows as for everyone. */
export interface Outside {
  type: "outside";
  title: string;
  host: string;
  asked: boolean;
}

/** The host closes the table to new people, or opens it again; everyone present stays. */
export interface SetDoor {
  type: "door";
  closed: boolean;
}

/** Ask to come in, at the door of a closed table. */
export interface Knock {
  type: "knock";
}

/** Admit or refuse a person at the door; for the host, or while the host is away for all seated. */
export interface Admit {
  type: "admit";
  person: string;
  yes: boolean;
}

/** The host takes back a decision about a person: an admitted one is outside again, a refused one may ask again. */
export interface Reconsider {
  type: "reconsider";
  person: string;
}

/** The position a returning client has, by its `game` and `journal`; `seat` is the seat it was made for. */
export interface Seen {
  game: number;
  journal: number;
  seat: number;
}

/** The game stands as in the position that `hello` named; `table` and `position` follow, perhaps after a while. */
export interface Unchanged {
  type: "unchanged";
}

/** The settings of a table, checked as a whole; a wrong combination is refused with the reason. */
export interface Settings {
  game?: string;
  players?: number;
  variants?: string[];
  rules?: Record<string, string>;
  sets?: string[];
  custom?: string[];
  mix?: Record<string, string[]>;
  other_half?: boolean;
  swaps?: [string, string][];
  trial?: string;
  lesson?: string;
  match?: boolean;
  public?: boolean;
  closed?: boolean;
  undo?: "ask" | "free" | "never";
  hints?: "always" | "bots" | "never";
  live_score?: boolean;
  spectators_talk?: boolean;
  clock?: ClockSetting | null;
}

/** The wanted occupant of a seat at a new table: the maker ("me"), another person at the maker's device */
export interface SeatWish {
  who?: string;
  name?: string;
  hero?: string;
}

/** `POST /api/tables`. Without seats the maker sits first and the others stay open; `start` begins at once. */
export interface NewTable {
  settings?: Settings;
  seats?: SeatWish[];
  start?: boolean;
}

/** `PUT /api/me`: one's name. */
export interface Name {
  name: string;
}

/** The person of the cookie. */
export interface Me {
  person: string;
  name: string;
}

/** The answer to a new table. */
export interface Made {
  table: string;
  path: string;
}

/** `POST /api/swaps`: the game that settings and wished-for Characters make, before a table is made. */
export interface Swaps {
  swaps: [string, string][];
  warnings: Sentence[];
  identities: IdentityFacts[];
  teams: number[];
  texts: Record<string, number>;
  problem: Sentence | null;
}

export interface SwapWish {
  settings: Settings;
  heroes?: string[];
}

/** One seat at a table. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  person: string;
  bot: string;
  hero: string;
  connected: boolean;
  conceded: boolean;
  here: boolean;
  removed: boolean;
  moderator: boolean;
}

/** A request to go back to before an answer; `waiting_for` still have to agree. */
export interface UndoRequest {
  seat: number;
  number: number;
  turn: boolean;
  waiting_for: number[];
}

/** A request that the others have to agree to; `waiting_for` still have to. */
export interface ConsentRequest {
  about: "match" | "pause";
  seat: number;
  waiting_for: number[];
}

/** The state of a match of two games. */
export interface MatchInfo {
  half: number;
  first: number[];
  totals: number[];
  winners: number[];
}

/** The table around the game: seats, settings, and everything going on. */
export interface TableInfo {
  type: "table";
  id: string;
  status: "gathering" | "over" | "playing" | "read-only";
  reason: Sentence | null;
  settings: Settings;
  title: string;
  own: OwnFacts[];
  notes: Sentence[];
  seats: SeatInfo[];
  teams: number[];
  identities: IdentityFacts[];
  host: string;
  you: string;
  seat: number;
  curtain: number;
  spectators: string[];
  moderators: string[];
  knocks: Caller[];
  decided: Decided[];
  game: number;
  begun_by: string;
  paused: string;
  pausing: "" | "ask" | "free";
  undo: UndoRequest | null;
  request: ConsentRequest | null;
  redo: boolean;
  hints: boolean;
  commitment: string;
  seed: string;
  salt: string;
  match: MatchInfo | null;
  deal: string;
  scored: boolean;
}

/** A table in the lobby or among one's own. */
export interface TableRow {
  id: string;
  title: string;
  status: "gathering" | "over" | "playing" | "read-only";
  seats: SeatInfo[];
  yours: boolean;
  your_turn: boolean;
  changed: string;
  lesson: string;
  closed: boolean;
  left: number;
}

/** `GET /api/tables`: public tables and one's own; tables of lessons are found by their lesson. */
export interface Lobby {
  public: TableRow[];
  yours: TableRow[];
}

/** The middle of the table. The first card of a deck or stack is on top; -1 is a hidden card. */
export interface CommonZones {
  main_deck: number[];
  line_up: number[];
  super_villains: number[];
  stack: number[];
  stack_2: number[];
  weakness: number[];
  destroyed: number[];
  aside: number[];
}

/** The cards in front of one player. */
export interface SeatZones {
  deck: number[];
  hand: number[];
  discard: number[];
  play: number[];
  character: number[];
  reserve: number[];
  offer: number[];
  score: number[];
  stored: number[];
  under: number[];
  tokens: number;
  face_down: boolean;
  lent: [number, number][];
  cost: number;
  out: boolean;
}

/** One legal answer. Equal cards are merged: `card` stands for all alike in the same place. */
export interface OptionInfo {
  answer: string;
  text: Sentence;
  verb: "assist" | "block" | "buy" | "choose" | "confront" | "deck" | "defend" | "discard" | "done" | "end" | "foe" | "hero" | "hunt" | "no" | "normal" | "order" | "pass" | "pick" | "play" | "player" | "ready" | "store" | "use" | "yes";
  card: number;
  n: number;
  note: Sentence | null;
  adds: number;
  leads: StepFacts[];
}

/** The viewer's own decision. `must`: the game waits for it; otherwise it is a chance to Assist a partner. */
export interface AskInfo {
  kind: "after" | "assist" | "block" | "choose" | "confront" | "defend" | "foe" | "hero" | "main" | "may" | "order" | "pick" | "player" | "where";
  question: Sentence;
  rule: string;
  source: number;
  shown: number;
  must: boolean;
  options: OptionInfo[];
  least: number;
  most: number;
  limit: number | null;
  among: number[];
  picked: number[];
  act: Sentence | null;
  suffered: StepFacts[];
}

/** The seat and the kind of decision everyone waits for. A window looks the same for everyone who may act in it. */
export interface Waiting {
  seat: number;
  kind: "after" | "assist" | "block" | "choose" | "confront" | "defend" | "foe" | "hero" | "main" | "may" | "order" | "pick" | "player" | "where";
}

/** The Confrontation of this turn. */
export interface Confrontation {
  seat: number;
  target: number;
  power: number;
  cost: number;
  stage: "announced" | "ready" | "settled";
}

/** An event as a sentence for this viewer; `number` counts the answers given by then. */
export interface LogLine {
  number: number;
  text: Sentence;
}

/** A moment worth a sound or a flourish. `seats` of an attack are those attacked, of a Defense those it is for. */
export interface Beat {
  kind: "attacked" | "blocked" | "confronted" | "defeated" | "defended" | "first_appearance" | "held" | "out" | "over" | "shuffled" | "turn";
  seat: number;
  card: number;
  seats: number[];
}

export interface ScoreRow {
  name: string;
  copies: number;
  points: number;
}

/** The result of a game. `how`: played to its end, by knock-out, or all of one side conceded. */
export interface ResultInfo {
  winners: number[];
  scores: number[];
  super_villains: number[];
  breakdown: ScoreRow[][];
  tokens: number[];
  turns: number;
  how: "conceded" | "knock_out" | "played";
}

/** A learner's position in their lesson. Texts are those of the box; `*` stands around words to stress. */
export interface LessonInfo {
  id: string;
  title: string;
  step: number;
  of: number;
  text: string[];
  answers: string[];
  point: string[];
  astray: boolean;
  otherwise: string;
  missed: number;
  lost: boolean;
  next: string;
}

/** The game as one viewer sees it: the log `since` a number and, unless `fresh`, only the new cards. */
export interface Position {
  type: "position";
  game: number;
  number: number;
  fresh: boolean;
  since: number;
  turn: number;
  turns_left: number;
  active: number;
  power: number;
  spent: number;
  confrontation: Confrontation | null;
  common: CommonZones;
  seats: SeatZones[];
  cards: [number, number][];
  silent: number[];
  ask: AskInfo | null;
  waiting: Waiting | null;
  proposable: Proposal[];
  undo: "" | "ask" | "free";
  undo_to: number;
  reset_to: number;
  log: LogLine[];
  beats: Beat[];
  scores: number[] | null;
  result: ResultInfo | null;
  lesson: LessonInfo | null;
  deck_left: number[];
  journal: number;
}

/** A line of chat; `seat` is -1 for a spectator. */
export interface ChatLine {
  type: "said";
  id: number;
  name: string;
  seat: number;
  team: boolean;
  text: string;
  time: string;
  moderator: boolean;
}

/** A message that was not possible, with the reason; nothing has changed. */
export interface RefusedMessage {
  type: "refused";
  text: Sentence;
  rule: string;
}

/** The reason why a move is possible or not: the rule and one sentence. */
export interface Reason {
  type: "reason";
  about: string;
  rule: string;
  text: Sentence;
}

/** A report was stored under this id. */
export interface Reported {
  type: "reported";
  id: string;
}

/** The connection ends: an unknown table or version, or the host removed one. `retry`: trying again may help. */
export interface Gone {
  type: "gone";
  text: Sentence;
  retry: boolean;
}

/** The answer to `ping`; also a sign of life while a table takes long to load. */
export interface Pong {
  type: "pong";
}

/** The first message. `version` is the protocol's; `chat` the id of the last line of chat one has. */
export interface Hello {
  type: "hello";
  version: number;
  chat?: number;
  seen?: Seen | null;
}

/** Ask whether the server is there; it answers `pong`, however busy the table is. */
export interface Ping {
  type: "ping";
}

/** Take an open seat, or change to it before the start. */
export interface Sit {
  type: "sit";
  seat: number;
}

/** Leave one's seat; during a game a bot plays on. */
export interface Stand {
  type: "stand";
}

/** The host makes a seat open, a bot's, or that of somebody at their device ("here") before the start. */
export interface SetSeat {
  type: "seat";
  seat: number;
  who: string;
  name?: string;
}

/** Pass a shared device to another seat (`lifted` false), or lift the curtain as the seat called. */
export interface Curtain {
  type: "curtain";
  seat: number;
  lifted: boolean;
}

/** The Super Hero or Character wished for; the host may wish for bots. Empty: any. */
export interface Wish {
  type: "wish";
  seat: number;
  hero: string;
}

/** The host changes the settings before the start. */
export interface Configure {
  type: "configure";
  settings: Settings;
}

/** The host begins the game; every seat must be taken. */
export interface Start {
  type: "start";
}

/** An answer to the open question, in notation; `game` and `number` are the position's it answers. */
export interface Answer {
  type: "answer";
  game: number;
  number: number;
  answer: string;
  joined?: boolean;
}

/** Several cards picked at once, in any order, instead of one answer after the other. */
export interface Pick {
  type: "pick";
  game: number;
  number: number;
  cards: number[];
}

/** Ask for the rule behind an answer. */
export interface Why {
  type: "why";
  answer: string;
}

/** Ask why nothing can be done with a card now. `verb` (play, buy, block…) may be left out. */
export interface WhyNot {
  type: "why_not";
  card: number;
  verb?: string;
}

/** Take back one's last answer, or one's whole turn. */
export interface Undo {
  type: "undo";
  turn?: boolean;
}

/** Give the answers again that were taken back last; possible until another answer is given. */
export interface Redo {
  type: "redo";
}

/** Agree to a request of another, or refuse it; the sender of the request withdraws it by refusing. */
export interface Consent {
  type: "consent";
  yes: boolean;
  about?: "undo" | "match" | "pause";
}

/** Give up. With nobody left on the other side the game is over; otherwise a bot plays on. */
export interface Concede {
  type: "concede";
}

/** Pause the game for everyone, which the others have to agree to where a clock runs; or continue. */
export interface Pause {
  type: "pause";
  on: boolean;
}

/** End a match before its second game, which the others have to agree to. */
export interface EndMatch {
  type: "end_match";
}

/** The host removes the person at a seat (during a game a bot plays on), or, with -1, the spectators of a name. */
export interface Remove {
  type: "remove";
  seat: number;
  name?: string;
}

/** Let a bot play for oneself, or for a person who is not connected or whose time ran out. */
export interface HandOver {
  type: "hand_over";
  seat: number;
  bot?: string;
}

/** Take one's seat back from the bot. */
export interface TakeBack {
  type: "take_back";
}

/** After the end: a new game with the same seats and spectators. */
export interface Rematch {
  type: "rematch";
}

/** A line of chat, for the table or for one's team alone. */
export interface Say {
  type: "say";
  text: string;
  team?: boolean;
}

/** Tell the people who run the server that something is wrong; one's view is stored with it. */
export interface Report {
  type: "report";
  text: string;
}

/** The body of every HTTP response that is not 2xx: one sentence for the person. */
export interface Complaint {
  error: Sentence;
}

/** A turn. `at` counts the answers given before it; `points` is everyone's score if the game had ended after it. */
export interface TurnFacts {
  number: number;
  seat: number;
  at: number;
  power: number;
  points: number[];
}

/** The purchase of a seat that gained most: the Power the card gave from then on, and its points at the end. */
export interface PurchaseFacts {
  seat: number;
  turn: number;
  at: number;
  card: number;
  power: number;
  points: number;
}

/** The turn in which a seat had the most Power, and the cards bought or defeated in it. */
export interface BigTurnFacts {
  seat: number;
  turn: number;
  at: number;
  power: number;
  cards: number[];
}

/** The new hand of a seat with the most Power above the average of the cards it was drawn from. */
export interface DrawFacts {
  seat: number;
  turn: number;
  at: number;
  cards: number[];
  power: number;
  average: number;
}

/** The course of a game. The lists of best moments have one entry per seat, the greatest first. */
export interface Chronicle {
  ending: "" | "clock" | "knock-out" | "main deck" | "refill" | "super-villains" | "text";
  start: number[];
  turns: TurnFacts[];
  purchases: PurchaseFacts[];
  big_turns: BigTurnFacts[];
  draws: DrawFacts[];
}

/** An answer: its seat, its turn, and its text. */
export interface Step {
  seat: number;
  turn: number;
  text: Sentence;
}

/** A turn, and the number of answers given before it. */
export interface TurnStart {
  number: number;
  seat: number;
  at: number;
}

/** A finished game from one seat's view: the table around it, its answers, and the whole log. */
export interface Replay {
  info: TableInfo;
  answers: number;
  turns: TurnStart[];
  steps: Step[];
  log: LogLine[];
}

/** Play on from a moment: the seat, the same luck or new luck, and the bot to play against. */
export interface PlayOn {
  seat: number;
  luck?: "new" | "same";
  bot?: string;
}

/** A player of a finished game. */
export interface PlayedSeat {
  name: string;
  bot: string;
  hero: string;
  score: number;
  won: boolean;
}

/** A finished game as one of its players sees it. */
export interface Played {
  box: string;
  title: string;
  seats: PlayedSeat[];
  teams: number[];
  seat: number;
  turns: number;
  how: "conceded" | "played";
  deal: string;
  gave_up: boolean;
  rated: boolean;
  table: string;
  game: number;
  time: string;
}

/** The number of games with, as or against something, and of those won. */
export interface Tally {
  name: string;
  games: number;
  won: number;
}

/** A bot and its rating. */
export interface Rung {
  bot: string;
  title: string;
  rating: number;
}

/** A rating among the bots; the true value is most likely within twice the deviation. */
export interface Rating {
  rating: number;
  deviation: number;
  games: number;
  ladder: Rung[];
}

/** The games a person played to their end, latest first, with statistics. */
export interface History {
  games: Played[];
  total: number;
  won: number;
  boxes: Tally[];
  heroes: Tally[];
  partners: Tally[];
  bots: Tally[];
  rating: Rating;
}

/** A card as typed: every field is text, valid or not. Empty: as on the card it replaces. */
export interface CardForm {
  replaces?: string;
  name?: string;
  type?: string;
  cost?: string;
  vp?: string;
  copies?: string;
  emblem?: string;
  level?: string;
  side?: string;
  text?: string;
  more?: Record<string, boolean | number | string | string[] | Record<string, string>>;
}

/** A kind of words that can stand at a place of a text, with examples off real cards. */
export interface WordKindFacts {
  name: string;
  examples: string[];
}

/** Help where a text is not understood: what could stand there. */
export interface FaultHelp {
  start: number;
  end: number;
  understood: string;
  kinds: WordKindFacts[];
  nearest: string[];
}

/** One way to read words that can be meant in two, and what to put there to say it. */
export interface ReadingFacts {
  meaning: string;
  words: string;
}

/** A fault or an ineffective part of a form, and in a text its characters. */
export interface FormFault {
  field: string;
  start: number;
  end: number;
  words: string;
  why: Sentence;
  mend: string;
  help: FaultHelp | null;
  readings: ReadingFacts[];
}

/** The result of a form: the card, its wording and effect, or its faults. */
export interface CardRead {
  card: CardFacts | null;
  steps: StepFacts[];
  faults: FormFault[];
  warnings: FormFault[];
}

/** A card of a custom set: as typed, and the result. */
export interface OwnCard {
  id: string;
  version: number;
  form: CardForm;
  read: CardRead;
}

/** A custom set. */
export interface OwnSet {
  id: string;
  title: string;
  version: number;
  link: string;
  changed: string;
  set: string;
  cards: OwnCard[];
  text: string;
  groups: string[];
  problem: Sentence | null;
}

/** A set shared by another person. */
export interface SharedSet {
  title: string;
  by: string;
  yours: boolean;
  cards: CardRead[];
  file: string;
}

/** `POST /api/own`: a set to make, empty or from a file, whose title it takes if none is given. */
export interface NewSet {
  title?: string;
  file?: string;
}

/** `PUT /api/own/{set_id}`: a new title, replacing that of a version. */
export interface Titled {
  title: string;
  version: number;
}

/** `PUT /api/own/{set_id}/cards/{card_id}`: the form, replacing a version; 0: the card is new. */
export interface Typed {
  form: CardForm;
  version: number;
}

/** `POST /api/own/{set_id}/pictures`: a PNG, JPEG or still WebP as base64, at most 480 by 320 pixels and 64 KiB. */
export interface NewPicture {
  data: string;
}

/** The name of a kept picture, which a card's form holds in `more` under `picture`. */
export interface PictureKept {
  picture: string;
}

/** `POST /api/own/{set_id}/list`: a list of cards as it was pasted, for the cards of a box. */
export interface PastedList {
  text: string;
  box?: string;
}

/** A card of a pasted list: where it began, its form, and the result. It is not kept yet. */
export interface PastedCard {
  line: number;
  name: string;
  form: CardForm;
  read: CardRead;
}

/** `PUT /api/own/{set_id}/link`: share the set, or stop sharing it. */
export interface Sharing {
  on: boolean;
}

/** A lesson, and one's progress in it. */
export interface LessonFacts {
  id: string;
  box: string;
  title: string;
  about: string;
  minutes: number;
  step: number;
  of: number;
  begun: boolean;
  done: boolean;
}

/** `POST /api/lessons/BOX/LESSON`: continue a lesson, or start it from the beginning (`anew`). */
export interface Begin {
  anew?: boolean;
}

/** `PUT /api/lessons/BOX/LESSON`: mark a lesson as done, played or not. */
export interface Known {
  done: boolean;
}

export interface StatementFacts {
  text: string;
  rules: string[];
}

export interface SectionFacts {
  title: string;
  players: number[];
  cards: CardFacts[];
  statements: StatementFacts[];
}

/** `GET /api/how-to-play/BOX`: the game on one page; without sections if the box has none. */
export interface Guide {
  box: string;
  title: string;
  sections: SectionFacts[];
  lessons: string[];
}

/** `POST /api/daily/DAY`: begin the scored try or continue it; or practise (`practice`), once that is over. */
export interface DealWish {
  practice?: boolean;
}

/** `POST /api/daily/DAY/log`: the log of a try played elsewhere. */
export interface DealLog {
  log: string;
}

/** One deal of the calendar, and one's own try at it. */
export interface DealDay {
  day: string;
  number: number;
  game: string;
  variants: string[];
  players: number;
  state: "begun" | "done" | "new" | "void";
  won: number;
  lead: number;
}

/** One bar of the histogram: the leads from `low` on, and how many people and bots ended there. */
export interface DealBar {
  low: number;
  people: number;
  bots: number;
  yours: boolean;
}

/** A bot's result with the deal, in the seat of whoever asks. */
export interface DealBot {
  bot: string;
  title: string;
  won: number;
  lead: number;
  reference: boolean;
}

/** One's own result beside everybody's. */
export interface DealScore {
  won: number;
  lead: number;
  turns: number;
  percent: number;
  people: number;
  rank: number;
  course: number[];
  histogram: DealBar[];
  bots: DealBot[];
  playing: number;
}

/** `GET /api/daily/DAY`: a deal, one's own try at it, and the days around today. */
export interface DealFacts {
  day: string;
  number: number;
  game: string;
  variants: string[];
  players: number;
  today: boolean;
  next_in: number;
  state: "begun" | "done" | "new" | "void";
  table: string;
  score: DealScore | null;
  streak: number;
  days: DealDay[];
  coming: DealDay[];
}

/** `GET /api/account`: the account and its belongings. */
export interface AccountFacts {
  login: string;
  codes: number;
  tables: number;
  sets: number;
  games: number;
  moderator: boolean;
}

/** Make an account, or sign in to it. `keep`: the guest's belongings go to the account. */
export interface Credentials {
  name: string;
  passphrase: string;
  keep?: boolean;
}

/** Set another passphrase with a recovery code, which is then spent. */
export interface Recovery {
  name: string;
  code: string;
  passphrase: string;
}

/** Replace the present passphrase. */
export interface NewPassphrase {
  passphrase: string;
  new: string;
}

/** The present passphrase, for a step that cannot be undone. */
export interface Confirmed {
  passphrase: string;
}

/** A device signed in to the account. */
export interface DeviceFacts {
  id: string;
  browser: string;
  system: string;
  seen: string;
  here: boolean;
}

/** The person from now on; recovery codes are shown only once, when they are made. */
export interface Signed {
  person: string;
  name: string;
  login: string;
  codes: string[];
}

/** A number and the 95 % interval it lies in. */
export interface MeasureFacts {
  value: number;
  low: number;
  high: number;
}

/** A card whose owners win more often than others who spent about as much Power on cards. */
export interface StrongFacts {
  card: string;
  more: MeasureFacts;
}

/** `POST /api/forecast`: the forecast of games by some settings, one line per result, each more exact. */
export interface ForecastFacts {
  games: number;
  of: number;
  turns: MeasureFacts;
  shortest: number;
  longest: number;
  first: MeasureFacts;
  fair: number;
  won: MeasureFacts;
  still: MeasureFacts;
  stalled: MeasureFacts;
  called: MeasureFacts;
  cards: StrongFacts[];
}

/** A neighbour of a card: the share of wins with it, and how much more often the card won in the same deals. */
export interface BesideFacts {
  card: string;
  cost: number;
  share: number;
  more: MeasureFacts;
}

/** `POST /api/rate`: the rating of a card beside its neighbours, one line per result, each more exact. */
export interface RatedFacts {
  card: string;
  type: string;
  cost: number;
  deals: number;
  of: number;
  share: number;
  beside: BesideFacts[];
  more: MeasureFacts;
  verdict: "level" | "stronger" | "weaker";
}

/** A card of a custom set to rate, in the box it is for or else in the one named. */
export interface RateWish {
  text: string;
  card: string;
  game?: string;
}

/** A ban of a person or of addresses. */
export interface Ban {
  id: string;
  kind: string;
  value: string;
  name: string;
  reason: string;
  moderator: string;
  time: string;
}

/** A person at the table of a report; `seat` is -1 for spectators. */
export interface Involved {
  person: string;
  name: string;
  seat: number;
}

/** A line of chat that the reporter could read. */
export interface TalkLine {
  name: string;
  team: boolean;
  text: string;
  time: string;
}

/** A report: its text, the people there, and the chat the reporter had read. */
export interface ReportFacts {
  id: string;
  time: string;
  table: string;
  person: string;
  name: string;
  text: string;
  people: Involved[];
  talk: TalkLine[];
  outcome: string;
  note: string;
}

/** The reporter's view: the position as it was sent to them, or before a game the table. */
export interface ReportView {
  view: Position | TableInfo;
  names: Record<string, string>;
}

/** The state of the server. */
export interface Operations {
  version: string;
  seconds: number;
  tables: number;
  games: number;
  connections: number;
  people: number;
  lag: number;
  waiting: number;
  owing: number;
}

/** Everything on the moderators' page. */
export interface ModerationFacts {
  reports: ReportFacts[];
  bans: Ban[];
  operations: Operations;
}

/** The decision on a report. `address`: with a ban, also ban everyone from the person's address. */
export interface Decision {
  outcome: "banned" | "dismissed" | "warned";
  note: string;
  person?: string;
  address?: boolean;
}

/** Ban an account by its name, or addresses. */
export interface NewBan {
  reason: string;
  login?: string;
  addresses?: string;
}

export type FromServer = TableInfo | Outside | Position | Unchanged | ChatLine | Pointed | Proposed | Emoted | Clocks | TimeUp | RefusedMessage | Reason | Hint | Odds | Review | Reported | Gone | Pong;

export type FromClient = Hello | Ping | Sit | Stand | SetSeat | Curtain | Wish | Configure | Start | Answer | Pick | Why | WhyNot | AskHint | AskOdds | AskReview | Undo | Redo | Consent | Concede | Pause | EndMatch | Remove | SetDoor | Knock | Admit | Reconsider | HandOver | TakeBack | Rematch | Say | Point | Propose | Emote | Report;
