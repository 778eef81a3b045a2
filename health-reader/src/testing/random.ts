/** Numbers that look random and are the same at every run (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** Around 0, most of it within one. */
  bell(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.7;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }

  hex(length: number): string {
    let text = '';
    while (text.length < length) text += this.below(0x100000000).toString(16).padStart(8, '0');
    return text.slice(0, length);
  }
}
