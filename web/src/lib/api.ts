/** The server's HTTP interface. Every failure is an `ApiError` whose message is a sentence for the person. */

import { home } from "./home";
import type {
  AccountFacts,
  CardFacts,
  CardPage,
  Chronicle,
  ClauseFacts,
  Complaint,
  DealFacts,
  Decision,
  DeviceFacts,
  Guide,
  LessonFacts,
  History,
  Lobby,
  Made,
  Me,
  ModerationFacts,
  NewBan,
  NewTable,
  Offer,
  OwnCard,
  OwnSet,
  PastedCard,
  PictureKept,
  PlayOn,
  Position,
  Replay,
  ReportView,
  Settings,
  SharedSet,
  Signed,
  Swaps,
} from "./protocol";
import { guideInWords, historyInWords, lessonsInWords, offerInWords, tableInWords } from "./content";
import { language, learnCards, say } from "./speech";
import { words } from "./voice";
import type { Form } from "./workshop";

export class ApiError extends Error {
  /** `status` is 0 where no answer came at all. */
  constructor(
    message: string,
    readonly status: number,
    /** Which sentence of the server's it is, where it is one. */
    readonly key = "",
  ) {
    super(message);
  }
}

/** How long the server may take to begin an answer, in milliseconds: usually, and where it reads whole sets of cards. */
export const PATIENCE = 4500;
export const LONG_PATIENCE = 60_000;

async function call<T>(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<T> {
  let response: Response;
  await home.ready;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    response = await home.ask(`/api${path}`, {
      method,
      headers: {
        "accept-language": language(),
        ...(method === "GET" ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: stop.signal,
    });
  } catch {
    throw new ApiError(say("api-unreachable"), 0);
  } finally {
    clearTimeout(timer);
  }
  const found: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = (found as Complaint | null)?.error;
    const said = error?.key ? words(error) : "";
    const other =
      response.status >= 502 ? say("api-unreachable") : say("api-no-reason", { status: String(response.status) });
    throw new ApiError(said || other, response.status >= 502 && !said ? 0 : response.status, error?.key);
  }
  return found as T;
}

// What never changes while the page is open is asked for once; a failure is forgotten, so that a retry is a real one.
const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string, put = (found: T): T => found): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = call<T>("GET", path).then(put);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

const part = encodeURIComponent;
const past = (id: string, game: number): string => `/tables/${part(id)}/games/${game}`;
const patienceFor = (settings?: Settings): number => (settings?.custom?.length ? LONG_PATIENCE : PATIENCE);

export const api = {
  games: () => once<Offer>("/games", offerInWords),
  cards: () => once<CardFacts[]>("/cards", learnCards),
  card: (ref: string) => once<CardPage>(`/cards/${ref.split("/").map(part).join("/")}`),
  rules: () => once<ClauseFacts[]>("/rules"),
  rule: (id: string) => once<ClauseFacts>(`/rules/${part(id)}`),
  lessons: async () => lessonsInWords(await call<LessonFacts[]>("GET", "/lessons")),
  /** The table of a lesson: where one was, or from its beginning. */
  beginLesson: (id: string, anew: boolean) =>
    call<Made>("POST", `/lessons/${id.split("/").map(part).join("/")}`, { anew }),
  markLesson: async (id: string, done: boolean) =>
    lessonsInWords(await call<LessonFacts[]>("PUT", `/lessons/${id.split("/").map(part).join("/")}`, { done })),
  /** The deal of a day; without one, today's. */
  deal: (day: string) => call<DealFacts>("GET", day ? `/daily/${part(day)}` : "/daily"),
  playDeal: (day: string, practice: boolean) => call<Made>("POST", `/daily/${part(day)}`, { practice }, LONG_PATIENCE),
  sendDeal: (day: string, log: string) => call<DealFacts>("POST", `/daily/${part(day)}/log`, { log }, LONG_PATIENCE),
  guide: (box: string) => once<Guide>(`/how-to-play/${part(box)}`, guideInWords),
  tables: () => call<Lobby>("GET", "/tables"),
  newTable: (table: NewTable) => call<Made>("POST", "/tables", table, patienceFor(table.settings)),
  /** The catalogue that a table's positions point into. */
  tableCards: async (id: string) => learnCards(await call<CardFacts[]>("GET", `/tables/${part(id)}/cards`)),
  /** What one saw happen since one's last turn, one position after the other. */
  since: (id: string) => call<Position[]>("GET", `/tables/${part(id)}/since`),
  /** What is told of a finished game; the first look at one takes the server a while. */
  chronicle: (id: string, game: number) =>
    call<Chronicle>("GET", `${past(id, game)}/chronicle`, undefined, LONG_PATIENCE),
  gameCards: async (id: string, game: number) =>
    learnCards(await call<CardFacts[]>("GET", `${past(id, game)}/cards`, undefined, LONG_PATIENCE)),
  replay: async (id: string, game: number, seat: number) => {
    const found = await call<Replay>("GET", `${past(id, game)}/replay?seat=${seat}`, undefined, LONG_PATIENCE);
    return { ...found, info: tableInWords(found.info) };
  },
  moment: (id: string, game: number, at: number, seat: number) =>
    call<Position>("GET", `${past(id, game)}/replay/${at}?seat=${seat}`),
  playOn: (id: string, game: number, at: number, wish: PlayOn) =>
    call<Made>("POST", `${past(id, game)}/replay/${at}`, wish, LONG_PATIENCE),
  /** One's own finished games, or those that fit. */
  history: async (wanted: Record<string, string>) => {
    const wish = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value));
    return historyInWords(await call<History>("GET", `/history?${wish}`));
  },
  me: () => call<Me>("GET", "/me"),
  rename: (name: string) => call<Me>("PUT", "/me", { name }),
  devices: () => call<DeviceFacts[]>("GET", "/account/devices"),
  endDevice: (id: string) => call<DeviceFacts[]>("DELETE", `/account/devices/${part(id)}`),
  endOtherDevices: () => call<DeviceFacts[]>("POST", "/account/devices/sign-out-others"),
  account: () => call<AccountFacts>("GET", "/account"),
  /** Everything that makes somebody else of this browser; hashing a passphrase takes the server a moment. */
  sign: (what: "" | "/sign-in" | "/recover" | "/sign-out" | "/codes" | "/delete", given: object = {}) =>
    call<Signed>("POST", `/account${what}`, given, LONG_PATIENCE),
  newPassphrase: (passphrase: string, fresh: string) =>
    call<Signed>("PUT", "/account/passphrase", { passphrase, new: fresh }, LONG_PATIENCE),
  /** For moderators: reports, bans, and how the server is doing. */
  moderation: () => call<ModerationFacts>("GET", "/moderation"),
  reportView: (id: string) => call<ReportView>("GET", `/moderation/reports/${part(id)}`),
  decide: (id: string, decision: Decision) => call<ModerationFacts>("PUT", `/moderation/reports/${part(id)}`, decision),
  ban: (wanted: NewBan) => call<ModerationFacts>("POST", "/moderation/bans", wanted),
  liftBan: (id: string) => call<ModerationFacts>("DELETE", `/moderation/bans/${part(id)}`),
  own: () => call<OwnSet[]>("GET", "/own", undefined, LONG_PATIENCE),
  ownSet: (id: string) => call<OwnSet>("GET", `/own/${part(id)}`, undefined, LONG_PATIENCE),
  /** A new set, empty or out of a file. */
  newSet: (title: string, file = "") => call<OwnSet>("POST", "/own", { title, file }, LONG_PATIENCE),
  renameSet: (id: string, title: string, version: number) =>
    call<OwnSet>("PUT", `/own/${part(id)}`, { title, version }, LONG_PATIENCE),
  removeSet: (id: string) => call<OwnSet[]>("DELETE", `/own/${part(id)}`, undefined, LONG_PATIENCE),
  shareSet: (id: string, on: boolean) => call<OwnSet>("PUT", `/own/${part(id)}/link`, { on }, LONG_PATIENCE),
  readList: (set: string, text: string, box: string) =>
    call<PastedCard[]>("POST", `/own/${part(set)}/list`, { text, box }, LONG_PATIENCE),
  addPicture: (set: string, data: string) =>
    call<PictureKept>("POST", `/own/${part(set)}/pictures`, { data }, LONG_PATIENCE),
  putCard: (set: string, card: string, form: Form, version: number) =>
    call<OwnCard>("PUT", `/own/${part(set)}/cards/${part(card)}`, { form, version }),
  removeCard: (set: string, card: string, version: number) =>
    call<OwnSet>("DELETE", `/own/${part(set)}/cards/${part(card)}?version=${version}`, undefined, LONG_PATIENCE),
  shared: (link: string) => call<SharedSet>("GET", `/shared/${part(link)}`, undefined, LONG_PATIENCE),
  swaps: (settings: Settings, heroes: string[]) =>
    call<Swaps>("POST", "/swaps", { settings, heroes }, patienceFor(settings)),
};
