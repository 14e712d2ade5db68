/** Signs of others at the table, each for some seconds: fingers on cards, emotes, answers a partner proposes. */

import type { Emote, Emoted, Pointed, Position, Proposed } from "../../lib/protocol";

export const EMOTES: readonly Emote["emote"][] = ["hello", "well-played", "thanks", "ouch", "oops", "thinking"];
/** How long a sign is to be seen, in milliseconds. */
export const SHOWN = 5000;

type Shown = Pointed | Emoted;

export class Signs {
  list: readonly Shown[] = $state.raw([]);
  proposed: Proposed | null = $state.raw(null);
  /** The next card pressed is pointed at. */
  pointing = $state(false);

  /** A sign came; those of other people are not shown to whoever wants none, a partner's are. */
  receive(sign: Shown | Proposed, muted: boolean): boolean {
    if (sign.type === "proposed") {
      this.proposed = sign;
      return true;
    }
    if (muted) return false;
    // A finger, and an emote, takes the place of the last one of the same person.
    this.list = [
      ...this.list.filter((each) => each.type !== sign.type || each.seat !== sign.seat || each.name !== sign.name),
      sign,
    ];
    setTimeout(() => (this.list = this.list.filter((each) => each !== sign)), SHOWN);
    return true;
  }

  /** Who points at a card. */
  at(card: number): string[] {
    return this.list.flatMap((each) => (each.type === "pointed" && each.card === card ? [each.name] : []));
  }

  /** What somebody shows; a spectator's seat is -1. */
  of(seat: number): Emoted[] {
    return this.list.filter((each): each is Emoted => each.type === "emoted" && each.seat === seat);
  }

  /** A proposal is for one position. */
  keep(position: Position): void {
    if (this.proposed && (this.proposed.game !== position.game || this.proposed.number !== position.number))
      this.proposed = null;
  }
}
