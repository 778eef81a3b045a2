import type { ReadDocument, ReadLine, ReadPage } from './document.ts';
import type { ReadLimits } from './limits.ts';

/** What a database cannot keep, and what a line cannot hold. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Collects lines into pages, and says when there have been enough. */
export class PageWriter {
  readonly #limits: ReadLimits;
  readonly #pages: { number: number; lines: ReadLine[] }[] = [];
  readonly #flags = new Set<string>();
  #lines = 0;
  #characters = 0;
  #truncated = false;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  /** True once a limit is reached: nothing more is kept, the caller may stop. */
  get isFull(): boolean {
    return this.#truncated;
  }

  startPage(): void {
    if (this.#pages.length >= this.#limits.pages) this.#truncated = true;
    else this.#pages.push({ number: this.#pages.length + 1, lines: [] });
  }

  /** Adds one line of one or more columns; an empty one is left out. */
  addLine(cells: readonly string[]): void {
    const clean = cells.map(tidy);
    while (clean.length > 1 && clean.at(-1) === '') clean.pop();
    const text = clean.filter(Boolean).join(' ');
    if (text === '' || this.#truncated) return;
    this.#lines += 1;
    this.#characters += text.length;
    if (this.#lines > this.#limits.lines || this.#characters > this.#limits.characters) {
      this.#truncated = true;
      return;
    }
    if (this.#pages.length === 0) this.startPage();
    this.#pages.at(-1)?.lines.push({ text, cells: clean });
  }

  flag(name: string): void {
    this.#flags.add(name);
  }

  cut(): void {
    this.#truncated = true;
  }

  document(kind: string): ReadDocument {
    const pages: readonly ReadPage[] = this.#pages;
    return { kind, pages, truncated: this.#truncated, flags: [...this.#flags].toSorted() };
  }
}

function tidy(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(CONTROLS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
