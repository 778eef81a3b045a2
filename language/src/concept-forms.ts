/** One place of a form: the ways to write it, each one or more words, and how many other words may stand before it. */
export interface Slot {
  readonly key: string;
  readonly options: readonly (readonly string[])[];
  readonly reach: number;
}

/** A form taken apart. */
export interface CompiledForm {
  readonly slots: readonly Slot[];
  /** The clause ends behind it. */
  readonly closes: boolean;
}

/** How the words of a form are looked at. */
export interface FormWords {
  /** Words of a piece of a form as the trie knows them: "won't" is will and not. */
  readonly wordsOf: (piece: string) => readonly string[];
  /** Left out of forms of two words or more: "is", "the". */
  readonly droppable: ReadonlySet<string>;
}

/** In a form: a comma or dash stands here. */
export const comma = ',';
/** How many words a gap may hold. */
const gaps: ReadonlyMap<string, number> = new Map([
  ['*', 3],
  ['~', 7],
]);

/** Compiles the forms of concepts; slots that are written alike are one. */
export class FormCompiler {
  readonly #words: FormWords;
  readonly #slots = new Map<string, Slot>();
  readonly #pieces = new Map<string, readonly string[]>();

  constructor(words: FormWords) {
    this.#words = words;
  }

  /** Takes a form apart; `literal` keeps its "my", "the" and "is". A "." that is not at its end is an error. */
  compile(form: string, { literal = false }: { readonly literal?: boolean } = {}): CompiledForm {
    const parts = form.toLowerCase().split(/\s+/).filter(Boolean);
    const content = parts.filter((part) => !this.#words.droppable.has(part));
    const drops = !literal && content.filter((part) => part !== '.' && !gaps.has(part)).length >= 2;
    const retained = drops ? content : parts;
    const closes = retained.at(-1) === '.';
    const slots: Slot[] = [];
    let reach = 0;
    for (const part of closes ? retained.slice(0, -1) : retained) {
      if (part === '.') throw new Error(`Form "${form}": a "." stands only at the end`);
      const gap = gaps.get(part);
      if (gap === undefined) slots.push(this.#slotOf(part, slots.length ? reach : 0));
      reach = gap ?? 0;
    }
    return { slots, closes };
  }

  #slotOf(part: string, reach: number): Slot {
    const key = `${reach} ${part}`;
    const known = this.#slots.get(key);
    if (known) return known;
    const options = part
      .split('/')
      .map((option) => this.#wordsOf(option))
      .filter((option) => option.length > 0);
    const slot = { key, options, reach };
    this.#slots.set(key, slot);
    return slot;
  }

  #wordsOf(piece: string): readonly string[] {
    if (piece.startsWith('=') || piece === comma) return [piece];
    const known = this.#pieces.get(piece);
    if (known) return known;
    const words = this.#words.wordsOf(piece);
    this.#pieces.set(piece, words);
    return words;
  }
}
