/** The texts that boxes, lessons and bots bring in English, in the language spoken as far as it has them. */

import type { GameFacts, Guide, History, LessonFacts, LessonInfo, Offer, TableInfo } from "./protocol";
import { content } from "./speech";

export function offerInWords(offer: Offer): Offer {
  const bots = offer.bots.map((bot) => ({
    ...bot,
    title: content(`content-bot-${bot.id}`, bot.title),
    summary: content(`content-bot-${bot.id}-summary`, bot.summary),
  }));
  return { ...offer, bots, games: offer.games.map(gameInWords) };
}

function gameInWords(game: GameFacts): GameFacts {
  const box = `content-box-${game.id}`;
  const title = content(box, game.title);
  return {
    ...game,
    title,
    short: game.short === game.title ? title : content(`${box}-short`, game.short),
    summary: content(`${box}-summary`, game.summary),
    by_players: Object.fromEntries(
      Object.entries(game.by_players).map(([n, text]) => [n, content(`${box}-players-${n}`, text)]),
    ),
    variants: game.variants.map((each) => ({
      ...each,
      title: content(`content-variant-${game.id}-${each.id}`, each.title),
      summary: content(`content-variant-${game.id}-${each.id}-summary`, each.summary),
    })),
    mixes: game.mixes.map((each) => ({ ...each, title: content(`content-mix-${game.id}-${each.id}`, each.title) })),
    switches: game.switches.map((each) => ({ ...each, meaning: content(`content-switch-${each.key}`, each.meaning) })),
    texts: { ...game.texts, title },
  };
}

export function guideInWords(guide: Guide): Guide {
  const sections = guide.sections.map((section, at) => {
    const key = `content-guide-${guide.box}-${at + 1}`;
    const statements = section.statements.map((each, n) => ({ ...each, text: content(`${key}-${n + 1}`, each.text) }));
    return { ...section, title: content(key, section.title), statements };
  });
  return { ...guide, title: content(`content-box-${guide.box}`, guide.title), sections };
}

const lessonKey = (id: string): string => `content-lesson-${id.replace("/", "-")}`;

export function lessonsInWords(lessons: readonly LessonFacts[]): LessonFacts[] {
  return lessons.map((each) => ({
    ...each,
    box: content(`content-box-${each.id.split("/")[0]!}`, each.box),
    title: content(lessonKey(each.id), each.title),
    about: content(`${lessonKey(each.id)}-about`, each.about),
  }));
}

/** A lesson as it is followed: the step, and what is said of one that was let pass or waits. */
export function lessonInWords(lesson: LessonInfo): LessonInfo {
  const key = lessonKey(lesson.id);
  const texts = lesson.step === lesson.of ? `${key}-ending` : `${key}-step-${lesson.step + 1}`;
  const otherwise = lesson.lost ? `${texts}-need` : `${key}-step-${lesson.missed + 1}-otherwise`;
  return {
    ...lesson,
    title: content(key, lesson.title),
    text: lesson.text.map((text, at) => content(`${texts}-${at + 1}`, text)),
    otherwise: content(otherwise, lesson.otherwise),
  };
}

export function historyInWords(history: History): History {
  const ladder = history.rating.ladder.map((each) => ({
    ...each,
    title: content(`content-bot-${each.bot}`, each.title),
  }));
  return {
    ...history,
    games: history.games.map((each) => ({ ...each, title: content(`content-box-${each.box}`, each.title) })),
    rating: { ...history.rating, ladder },
  };
}

export function tableInWords(table: TableInfo): TableInfo {
  return { ...table, title: content(`content-box-${table.settings.game}`, table.title) };
}
