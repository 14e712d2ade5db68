/** Seats, teams and who can be played at them, called the same everywhere. */

import type { BotFacts, IdentityFacts, SeatInfo, TableInfo } from "./protocol";
import { say } from "./speech";

/** What people call a team. */
export function teamName(team: number): string {
  return say("team", { team: "AB"[team] ?? team + 1 });
}

/** Who can be played at a seat: anybody, in teams Super Heroes on the first and Super-Villains on the second. */
export function identitiesAt(
  identities: readonly IdentityFacts[],
  teams: readonly number[],
  seat: number,
): IdentityFacts[] {
  const side = teams.length ? (teams[seat] ? "villain" : "hero") : "";
  return identities.filter((each) => !side || each.side === side);
}

/** The names of those who watch; of a moderator with that word, which no name has. */
export function watching(info: Pick<TableInfo, "spectators" | "moderators">): string {
  return info.spectators
    .map((name) => (info.moderators.includes(name) ? say("moderator-named", { name }) : name))
    .join(", ");
}

/** Who plays at a seat, if it is not its person who sits there; "" where it is. */
export function standing(seat: SeatInfo): string {
  const player = seat.removed
    ? say("seat-bot-plays-on")
    : seat.kind === "bot"
      ? say("seat-is-bot")
      : seat.kind === "open"
        ? say("seat-open")
        : seat.bot
          ? say("seat-bot-plays")
          : seat.connected
            ? ""
            : say("seat-away");
  return [seat.conceded ? say("seat-gave-up") : "", player].filter(Boolean).join(", ");
}

/** A bot as people choose it: by its title, with its rating if it was measured. */
export function botWords(bot: BotFacts): string {
  return bot.rating == null
    ? say("seat-bot", { bot: bot.title })
    : say("seat-bot-rated", { bot: bot.title, rating: Math.round(bot.rating) });
}

/** The bots to choose from at a seat: those offered, and the one that sits there. */
export function botsAt(bots: readonly BotFacts[], who: string): BotFacts[] {
  return bots.filter((each) => each.offered || each.id === who);
}
