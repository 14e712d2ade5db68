/** Everything the page of one table knows and can do. What is to be seen comes from elsewhere: `LiveTable` hears it, a replay looks it up. */

import { api } from "../../lib/api";
import type { Connection, Line } from "../../lib/connection";
import type {
  Arg,
  AskInfo,
  CardFacts,
  FromClient,
  Hint,
  LogLine,
  Odds,
  OptionInfo,
  Outside,
  Position,
  Reason,
  Review,
  ChatLine,
  Sentence,
  TableInfo,
} from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import { say } from "../../lib/speech";
import { tell, words, type Piece, type Voice } from "../../lib/voice";
import { silenced } from "../../lib/words";
import { Absences } from "./absences.svelte";
import { TableClocks } from "./clocks.svelte";
import { asksMiddle, endedFight, ongoingFight, type Fight, type Known } from "./fight";
import { appearanceAt, type Appearance } from "./appearance";
import { heapsOf, type Heap } from "./heaps";
import { greatest, heard, moments, type Moment } from "./moments";
import { comesAnyway, nextPlay, optionsByCard, picksMany, pickIsWhole } from "./options";
import { Pacer, drawnWait, passing, pause, type Passing } from "./pacing";
import { Signs } from "./signs.svelte";
import { lastOwnTurn, turnOf } from "./story";

/** How long a question stays on show while its answer is under way, in milliseconds. */
export const UNDER_WAY = 250;
type Talk = Pick<Connection, "send" | "renew" | "retry" | "close">;
/** Where nobody listens. */
const SILENT: Talk = {
  send: () => false,
  renew: () => Promise.resolve(),
  retry: () => undefined,
  close: () => undefined,
};
/** The answers that say no more than that one does nothing. */
const DECLINES: readonly OptionInfo["verb"][] = ["pass", "done", "no"];

export class TableStore {
  line: Line = $state("connecting");
  info: TableInfo | null = $state.raw(null);
  /** Somebody reads how the game ended: the page stays with that game until they have. */
  reading = false;
  /** How the table stands by now, where it has gone on meanwhile. */
  next: TableInfo | null = $state.raw(null);
  /** All one is told while one stands at the door of a closed table. */
  outside: Outside | null = $state.raw(null);
  catalogue: readonly CardFacts[] = $state.raw([]);
  /** The position on show; later ones may still wait to be shown. */
  position: Position | null = $state.raw(null);
  /** Positions that wait to be shown. */
  behind = $state(0);
  log: readonly LogLine[] = $state.raw([]);
  /** How many lines of the log were there when the own turn last ended. */
  recapFrom = $state(0);
  chat: readonly ChatLine[] = $state.raw([]);
  unread = $state(0);
  /** The rule behind the question, while its text is shown. */
  rule = $state("");
  /** Why something is or is not possible, as last asked. */
  reason: Reason | null = $state.raw(null);
  /** What to answer to the open question, once asked for. */
  hint: Hint | null = $state.raw(null);
  odds: Odds | null = $state.raw(null);
  /** How far the review of the game that ended has come. */
  review: Review | null = $state.raw(null);
  /** The advice that is being thought of. */
  thinking: "" | "hint" | "odds" = $state("");
  /** What the server refused last. */
  refused = $state("");
  /** Why the table cannot be shown at all. */
  gone = $state("");
  /** The id a report was stored under. */
  reported = $state("");
  /** Cards collected for a pick of several. */
  picked: readonly number[] = $state.raw([]);
  /** The undo that waits for a "yes, really", and how many answers it leaves. */
  undoing: { turn: boolean; number: number } | null = $state.raw(null);
  /** *Play all* is under way. */
  playingAll = $state(false);
  /** When the open window will be passed by itself: a time to wait in milliseconds, or 0. */
  autoPass = $state(0);
  /** Why it is answered by itself. */
  passReason: Passing["why"] = $state("only");
  readonly clocks = new TableClocks();
  readonly absences = new Absences();
  /** What other people show and propose just now. */
  readonly signs = new Signs();
  /** The great moment that is shown just now. */
  moment: Moment | null = $state.raw(null);
  /** The fight that this moment decided. */
  private decided: Fight | null = $state.raw(null);
  /** The Super-Villain that appears in it. */
  private appeared: Appearance | null = $state.raw(null);
  /** During a Confrontation one looks at the Line-Up. */
  lookingAway = $state(false);
  /** What happened since one's last turn is shown once more. */
  watching = $state(false);
  /** One looks through what is left in one's deck. */
  counting = $state(false);
  /** Called with each position just before it replaces the one on show. */
  beforeShow: ((next: Position) => void) | null = null;
  /** Lines of chat in sight are read. */
  chatInSight = false;
  /** One looks back at a finished game through the eyes of the seat: everybody goes by name. */
  lookingBack = false;

  protected connection: Talk = SILENT;
  private readonly pacer: Pacer;
  /** The answer under way, as "game number", and whether its question is off the table. */
  private sent = $state("");
  private slow = $state(false);
  private slowTimer: ReturnType<typeof setTimeout> | undefined;
  private passTimer: ReturnType<typeof setTimeout> | undefined;
  /** Until then one's own "no" waits too: it comes no sooner than one that gives itself. */
  private notBefore = 0;
  /** Where the game stands while one watches again. */
  private present: Position | null = null;
  private watchTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.pacer = new Pacer(
      (position) => this.show(position),
      // Whoever has little time is shown in little time what happened.
      () => (settings.pace !== "instant" && this.hurried ? "fast" : settings.pace),
    );
  }

  // What is known

  readonly seat = $derived(this.info?.seat ?? -1);
  readonly isHost = $derived(this.info !== null && this.info.host === this.info.you);
  readonly faces = $derived(new Map(this.position?.cards ?? []));
  /** The question on show, once everything before it has been shown; an answer under way takes it off the table by and by. */
  readonly ask: AskInfo | null = $derived.by(() => {
    const ask = this.position?.ask;
    if (!ask || this.slow || this.behind > 0 || this.watching || this.info?.paused || this.info?.status !== "playing")
      return null;
    return ask;
  });
  /** The question that can be answered: an answer is under way for no other. */
  readonly open = $derived(this.position && this.sent === stamp(this.position) ? null : this.ask);
  /** The answer a partner proposes to the open question. */
  readonly wanted = $derived.by(() => {
    const proposed = this.signs.proposed;
    return (
      (proposed &&
        proposed.seat !== this.seat &&
        this.ask?.options.find((option) => option.answer === proposed.answer)) ||
      null
    );
  });
  /** Answers that something points at: the advice asked for, what a partner proposes, or the step of a lesson. */
  readonly pointed: readonly string[] = $derived(
    this.hint
      ? [this.hint.answer]
      : this.wanted
        ? [this.wanted.answer]
        : this.ask
          ? (this.position?.lesson?.answers ?? [])
          : [],
  );
  readonly myTurn = $derived(this.position !== null && this.seat >= 0 && this.position.active === this.seat);
  readonly options = $derived.by(() =>
    this.ask && this.position ? optionsByCard(this.position) : new Map<number, OptionInfo[]>(),
  );
  /** The fight that has the middle of the table: one that is being decided, or one under way while nothing is asked there. */
  readonly onStage: Fight | null = $derived.by(() => {
    if (this.moment && this.decided) return this.decided;
    const position = this.position;
    if (!position?.confrontation || this.lookingAway || asksMiddle(position)) return null;
    return ongoingFight(position, this.log, this.lookUp);
  });
  /** A Super-Villain that appears has the middle of the table for a moment too. */
  readonly appearing: Appearance | null = $derived(this.moment && !this.onStage ? this.appeared : null);
  readonly partners = $derived.by(() => {
    const teams = this.info?.teams ?? [];
    return teams.length && this.seat >= 0
      ? teams.flatMap((team, seat) => (seat !== this.seat && team === teams[this.seat] ? [seat] : []))
      : [];
  });
  /** Whether a person sits on another side: what one does by oneself could tell them something. */
  readonly againstPeople = $derived.by(() =>
    (this.info?.seats ?? []).some(
      ({ kind }, seat) => kind === "person" && seat !== this.seat && !this.partners.includes(seat),
    ),
  );
  private readonly voice: Voice = $derived({
    seats: (this.info?.seats ?? []).map((_, seat) => this.nameOf(seat)),
    cards: this.catalogue.map((card) => card.name),
    reader: this.lookingBack ? -1 : this.seat,
  });
  /** Whether one's own time runs, and is no matter of days. */
  private readonly hurried = $derived(this.clocks.runs(this.seat) && this.info?.settings.clock?.per !== "days");
  readonly recap = $derived(this.log.slice(this.recapFrom));
  /** Whether others had a turn since the own last one, to watch once more. */
  readonly canWatch = $derived(
    this.myTurn &&
      this.behind === 0 &&
      !this.watching &&
      this.info?.status === "playing" &&
      this.recapFrom > 0 &&
      this.recap.length > 1,
  );

  facts(card: number): CardFacts | null {
    const face = this.faces.get(card);
    const facts = face === undefined ? undefined : this.catalogue[face];
    if (!facts || face === undefined) return null;
    return this.position?.silent.includes(face) ? silenced(facts) : facts;
  }

  /** How cards of a hand lie. */
  heapsIn(cards: readonly number[]): Heap[] {
    const picking = picksMany(this.ask) && cards.some((card) => this.options.has(card));
    return heapsOf(cards, (card) => this.faces.get(card), this.options, picking);
  }

  private readonly lookUp: Known = {
    face: (card) => this.faces.get(card),
    cost: (card) => this.facts(card)?.cost ?? 0,
  };

  name(seat: number): string {
    return seat === this.seat && seat >= 0 && !this.lookingBack ? say("you") : this.nameOf(seat);
  }

  private nameOf(seat: number): string {
    return this.info?.seats[seat]?.name || say("seat-number", { n: seat + 1 });
  }

  /** What is said of this table, in pieces whose cards can be looked at. */
  tell(said: Sentence): Piece[] {
    return tell(said, this.voice);
  }

  /** The same as text. */
  words(said: Sentence): string {
    return words(said, this.voice);
  }

  /** A card as what a sentence is said with. */
  named(card: number): Arg {
    const face = this.faces.get(card);
    return face === undefined ? say("a-card") : { card: face };
  }

  // What can be done

  send(message: FromClient): void {
    this.refused = "";
    if (!this.connection.send(message)) this.refused = say("table-no-line");
  }

  /** Take a seat, as the person the browser's cookie says one is: a newcomer's other tab may have brought another. */
  async sit(seat: number): Promise<void> {
    try {
      const me = await api.me();
      if (this.info && me.person !== this.info.you) await this.connection.renew();
      this.send({ type: "sit", seat });
    } catch (error) {
      this.refused = error instanceof Error ? error.message : String(error);
    }
  }

  /** Ask to come in, under the name one has by now. */
  async knock(): Promise<void> {
    await this.connection.renew();
    this.send({ type: "knock" });
  }

  /** The lines of the log that are gone when only so many answers are left. */
  taken(number: number): readonly LogLine[] {
    return number < 0 ? [] : this.log.filter((line) => line.number > number);
  }

  /** What an undo takes back, in a few words; none where nothing was told of it. */
  get undoes(): string {
    const [first, ...more] = this.taken(this.position?.undo_to ?? -1);
    return first ? say("undo-what", { what: this.words(first.text).replace(/(: .*|[.!])$/, ""), n: more.length }) : "";
  }

  /** Whose turns, besides those of the one who takes something back, are gone then. */
  takenTurns(number: number, by: number): readonly number[] {
    return this.taken(number)
      .map(turnOf)
      .filter((seat) => seat >= 0 && seat !== by);
  }

  /** Take back the last answer or the turn; where turns of others go with it, only after a "yes, really". */
  undo(turn = false, really = false): void {
    const position = this.position;
    if (!position?.undo) return;
    const number = turn ? position.reset_to : position.undo_to;
    if (this.takenTurns(number, this.seat).length && !really) this.undoing = { turn, number };
    else {
      this.undoing = null;
      this.send({ type: "undo", turn });
    }
  }

  /** The result was read: go on to what the table came to meanwhile. */
  goOn(): void {
    this.reading = false;
  }

  retry(): void {
    this.connection.retry();
  }

  close(): void {
    clearTimeout(this.passTimer);
    clearTimeout(this.slowTimer);
    this.pacer.clear();
    clearTimeout(this.watchTimer);
    this.absences.close();
    this.connection.close();
  }

  /** Give an answer, by hand or one that gives itself; `joined` to the one before it is taken back with that. */
  answer(option: OptionInfo, itself = false, joined = false): void {
    const position = this.position;
    if (!this.open || !position) return;
    const early = this.notBefore - performance.now();
    clearTimeout(this.passTimer);
    if (early > 0 && DECLINES.includes(option.verb)) {
      this.autoPass = early;
      this.passReason = "only";
      this.passTimer = setTimeout(() => {
        this.notBefore = 0;
        if (this.position === position) this.answer(option);
      }, early);
      return;
    }
    this.autoPass = 0;
    this.clearNotes();
    const { game, number } = position;
    if (this.connection.send({ type: "answer", game, number, answer: option.answer, ...(joined && { joined }) })) {
      this.wait(stamp(position), itself);
    } else {
      this.refused = say("table-no-line");
      this.playingAll = false;
    }
  }

  /** An answer is under way; "": none is. What it was given to by hand stays on show a moment, so that nothing flickers. */
  protected wait(sent: string, itself = false): void {
    this.sent = sent;
    this.slow = itself;
    clearTimeout(this.slowTimer);
    if (sent && !itself) this.slowTimer = setTimeout(() => (this.slow = true), UNDER_WAY);
  }

  /** What the cards collected cost together. */
  get pickedCost(): number {
    return this.picked.reduce((sum, card) => sum + (this.facts(card)?.cost ?? 0), 0);
  }

  /** Take a card into the pick of several, or put it back. */
  toggle(card: number): void {
    if (!this.ask || !picksMany(this.ask)) return;
    if (this.picked.includes(card)) this.picked = this.picked.filter((other) => other !== card);
    else if (this.picked.length < this.ask.most) this.picked = [...this.picked, card];
    else this.refused = say("pick-too-many", { n: this.ask.most });
  }

  /** Send the cards collected. */
  confirmPick(): void {
    const { open: ask, position } = this;
    if (!ask || !position || !picksMany(ask) || !pickIsWhole(ask, this.picked.length, this.pickedCost)) return;
    const done = ask.options.find((option) => option.verb === "done");
    if (this.picked.length === 0) {
      if (done) this.answer(done);
      return;
    }
    const cards = [...this.picked];
    this.clearNotes();
    if (this.connection.send({ type: "pick", game: position.game, number: position.number, cards })) {
      this.wait(stamp(position));
    }
  }

  /** Play the cards of the hand one after the other until something else is asked. */
  playAll(): void {
    const option = nextPlay(this.open);
    if (!option) return;
    this.playingAll = true;
    this.answer(option, true);
  }

  /** Show at once what is still to be shown, and no more of what is past. */
  skip(): void {
    this.stopWatching();
    this.pacer.skip();
    this.behind = 0;
    this.moment = null;
  }

  /** Let what happened since one's last turn pass once more; the game itself goes on behind it. */
  async watchAgain(): Promise<void> {
    const now = this.position;
    if (!now || !this.canWatch) return;
    try {
      const [first, ...rest] = await api.since(this.id);
      if (!first || this.position !== now) return;
      this.clearNotes();
      this.present = now;
      this.watching = true;
      this.position = first;
      this.watch(rest);
    } catch (error) {
      this.refused = error instanceof Error ? error.message : String(error);
    }
  }

  private watch(left: readonly Position[]): void {
    const [next, ...rest] = left;
    // Whoever wants to watch wants to see something.
    const pace = settings.pace === "instant" ? "fast" : settings.pace;
    this.watchTimer = setTimeout(
      () => {
        if (!next) return this.stopWatching();
        this.look(next, this.log, true);
        this.watch(rest);
      },
      pause(pace, this.position!),
    );
  }

  private stopWatching(): void {
    if (!this.present) return;
    clearTimeout(this.watchTimer);
    this.position = this.present;
    this.present = null;
    this.watching = false;
    this.moment = null;
  }

  /** Point at a card; where one has a team, for the team alone. */
  point(card: number): void {
    this.signs.pointing = false;
    if (!this.watching) this.send({ type: "point", card, team: this.partners.length > 0 });
  }

  /** Give the answer a partner proposes; false if there is none. */
  accept(): boolean {
    if (!this.wanted) return false;
    this.answer(this.wanted);
    return true;
  }

  whyNot(card: number): void {
    if (this.seat >= 0 && this.info?.status === "playing") this.send({ type: "why_not", card });
  }

  /** Ask what to answer, or put the hint away that is there. */
  askHint(): void {
    if (this.hint) this.hint = null;
    else if (this.open) this.askAdvice("hint");
  }

  askOdds(): void {
    if (!this.odds) this.askAdvice("odds");
  }

  private askAdvice(type: "hint" | "odds"): void {
    const position = this.position;
    if (!position || !this.info?.hints || this.info.status !== "playing" || this.thinking) return;
    this.clearNotes();
    this.send({ type, game: position.game, number: position.number });
    if (!this.refused) this.thinking = type;
  }

  askReview(): void {
    if (!this.position || !this.info) return;
    this.send({ type: "review", game: this.position.game });
    if (!this.refused)
      this.review = {
        type: "review",
        game: this.position.game,
        at: 0,
        of: 1,
        decisions: 0,
        finished: false,
        moments: [],
      };
  }

  clearNotes(): void {
    this.rule = "";
    this.hint = null;
    this.reason = null;
    this.refused = "";
  }

  /** Show a position with the story up to it, whatever was on show before. */
  look(position: Position, log: readonly LogLine[], aloud = false): void {
    this.beforeShow?.(position);
    this.log = log;
    this.mark(position, aloud);
    this.position = position;
  }

  /** Show and let hear what is great about the position that comes on show. */
  private mark(position: Position, aloud: boolean): void {
    const found = moments(this.position, position);
    const great = greatest(found);
    if (great) {
      this.moment = great;
      this.decided = endedFight(this.position, position, this.log, found, this.lookUp);
      this.appeared = appearanceAt(position, great);
    }
    if (!position.confrontation) this.lookingAway = false;
    if (aloud) for (const name of heard(this.position, position, this.seat)) sound(name);
  }

  // What comes on show

  /** One looks through other eyes from now on: nothing stays of what the former saw. */
  protected forget(): void {
    this.pacer.clear();
    clearTimeout(this.passTimer);
    this.clearNotes();
    this.position = null;
    this.log = [];
    this.picked = [];
    this.odds = null;
    this.review = null;
    this.thinking = "";
    this.behind = 0;
    this.autoPass = 0;
    this.playingAll = false;
    this.wait("");
  }

  /** Have a position shown as soon as those before it have been on show for their time. */
  protected push(position: Position): void {
    this.pacer.push(position);
    this.behind = this.pacer.waiting;
  }

  private show(position: Position): void {
    this.stopWatching();
    const before = this.position;
    this.beforeShow?.(position);
    clearTimeout(this.passTimer);
    this.autoPass = 0;
    this.behind = this.pacer.waiting;
    this.wait("");
    this.picked = [];
    this.undoing = null;
    if (!before || position.number !== before.number || position.game !== before.game) {
      this.clearNotes();
      this.odds = null;
      this.thinking = "";
    }
    if (!position.result) this.review = null;
    if (position.fresh) {
      this.log = position.log;
      this.recapFrom = lastOwnTurn(position, this.seat);
      this.playingAll = false;
    } else {
      if (before?.active === this.seat && position.active !== this.seat) this.recapFrom = this.log.length;
      this.log = [...this.log, ...position.log];
    }
    this.mark(position, true);
    this.signs.keep(position);
    this.position = position;
    if (this.behind === 0) this.follow(position);
  }

  /** What goes on by itself once a position is shown: *Play all*, and questions with one answer only. */
  private follow(position: Position): void {
    if (this.playingAll) {
      const next = nextPlay(position.ask);
      if (next) {
        this.answer(next, true, true);
        return;
      }
      this.playingAll = false;
    }
    const drawn = drawnWait();
    const kept = this.againstPeople && settings.answerForMe && position.ask?.must && comesAnyway(position.ask.kind);
    this.notBefore = kept ? performance.now() + drawn : 0;
    const pass = passing(position.ask, this.againstPeople, settings, drawn);
    // A learner ends a turn by hand, and so does whoever has just taken its end back.
    if (!pass || (pass.why !== "only" && (position.lesson || position.fresh))) return;
    const answer = (): void => this.answer(pass.option, true, pass.why !== "only");
    if (pass.wait === 0) return answer();
    this.autoPass = pass.wait;
    this.passReason = pass.why;
    this.passTimer = setTimeout(() => {
      this.notBefore = 0;
      if (this.position === position) answer();
    }, pass.wait);
  }

  /** Stop the answer that is about to give itself: this question is answered by hand. */
  stay(): void {
    clearTimeout(this.passTimer);
    this.autoPass = 0;
  }
}

function stamp(position: Position): string {
  return `${position.game} ${position.number}`;
}
