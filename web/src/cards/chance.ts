/** Repeatable chance: the same words always draw the same picture. */
export class Chance {
  private state: number;

  constructor(words: string) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < words.length; index++) {
      hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
    }
    this.state = hash >>> 0;
    this.next();
    this.next();
  }

  /** From 0 up to but not including 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return Math.round((low + this.next() * (high - low)) * 10) / 10;
  }

  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  odds(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }
}
