import type { CompiledForm } from './concept-forms.ts';
import { comma } from './concept-forms.ts';
import { FormNodes, root } from './form-nodes.ts';

/** A word of a sentence as forms see it. */
export interface FormToken {
  readonly word: string;
  readonly stem: string;
  readonly punctuation: boolean;
  /** What was written, where that is a slip that some form is written with too. */
  readonly written?: string;
}

/** Words that decide where the next word of a form may stand. */
export interface FinderWords {
  /** Stems that may stand inside a form without changing it. */
  readonly fillers: ReadonlySet<string>;
  /** "But", "if": no form goes beyond. */
  readonly bounds: ReadonlySet<string>;
  /** "And" before one of the subjects is such a bound too, and ends a clause. */
  readonly joining: ReadonlySet<string>;
  readonly subjects: ReadonlySet<string>;
  /** "Or": what stands behind it may still be denied by "not". */
  readonly alternatives: ReadonlySet<string>;
  readonly deniers: ReadonlySet<string>;
  /** Take back what stands before them, so that no clause ends there: "but", "though". */
  readonly takeBack: ReadonlySet<string>;
  /** Nouns that are verbs as well, by their form: "dropping" is drop. */
  readonly alsoVerbs: ReadonlyMap<string, string>;
}

/** Several nodes at once: where all forms stand that a run of words has begun. */
export interface State {
  readonly number: number;
  readonly ends: readonly number[];
  readonly branches: readonly StateBranch[];
}

export interface StateBranch {
  readonly reach: number;
  /** Branches of the nodes. */
  readonly sources: readonly number[];
  /** By class of the next word; filled when first asked for. */
  readonly next: Map<number, State | null>;
}

/** From this many letters a word of a form also stands for longer forms of it. */
const prefixFrom = 6;
/** States kept at once; more than one text of every form needs. They take some 500 bytes each, in every thread. */
const mostStates = 20_000;
/** Words remembered at once: more than a text of the greatest length can have. */
const mostWords = 20_000;

/** All forms as one automaton, made as sentences need it: each word is one step, whatever the number of forms. */
export class ConceptTrie {
  readonly words: FinderWords;
  readonly #nodes: FormNodes;
  readonly #closes: ReadonlySet<number>;
  readonly #prefixLengths: readonly number[];
  /** By word and stem, the class of a token: tokens that mean the same to all forms. */
  readonly #classes = new Map<string, Map<string, number>>();
  readonly #classByMeanings = new Map<string, number>();
  readonly #meaningsOfClass: (readonly number[])[] = [];
  #states = new Map<string, State>();
  #start: State;

  constructor(forms: readonly CompiledForm[], words: FinderWords) {
    this.words = words;
    this.#closes = new Set(forms.flatMap(({ closes }, number) => (closes ? [number] : [])));
    this.#nodes = new FormNodes(forms);
    const lengths = new Set([...this.#nodes.meanings.keys()].map((word) => word.length));
    this.#prefixLengths = [...lengths].filter((length) => length >= prefixFrom);
    this.#start = this.#stateOf([root]);
  }

  /** Words of forms, and how many stand there; what a slip may be corrected towards. */
  get vocabulary(): ReadonlyMap<string, number> {
    return this.#nodes.uses;
  }

  /** Whether the clause must end behind a form. */
  closes(form: number): boolean {
    return this.#closes.has(form);
  }

  /** Where every form begins. */
  get start(): State {
    if (this.#states.size > mostStates) {
      this.#states = new Map();
      this.#start = this.#stateOf([root]);
    }
    return this.#start;
  }

  /** Class of a token; 0 where no form has it. */
  classOf({ word, stem, punctuation, written = stem }: FormToken): number {
    const key = punctuation ? comma : word;
    const stems = written === stem ? stem : `${stem} ${written}`;
    const known = this.#classes.get(key);
    const before = known?.get(stems);
    if (before !== undefined) return before;
    const made = this.#classOfMeanings(
      punctuation ? [comma] : [...this.#spellings(word, stem), written],
    );
    if (known) known.set(stems, made);
    else {
      if (this.#classes.size > mostWords) this.#classes.clear();
      this.#classes.set(key, new Map([[stems, made]]));
    }
    return made;
  }

  /** The state behind a word; null where no form goes on with it. */
  step(branch: StateBranch, ofClass: number): State | null {
    const known = branch.next.get(ofClass);
    if (known !== undefined) return known;
    const meanings = this.#meaningsOfClass[ofClass] ?? [];
    const reached = new Set<number>();
    for (const source of branch.sources)
      for (const meaning of meanings) this.#nodes.step(source, meaning, reached);
    const state = reached.size > 0 ? this.#stateOf([...reached]) : null;
    branch.next.set(ofClass, state);
    return state;
  }

  /** What a word may be written as in a form: itself, its stem, the beginning of a long word. */
  #spellings(word: string, stem: string): string[] {
    const prefixes = this.#prefixLengths.flatMap((length) =>
      length < stem.length ? [stem.slice(0, length)] : [],
    );
    return [`=${word}`, stem, word, this.words.alsoVerbs.get(word) ?? stem, ...prefixes];
  }

  #classOfMeanings(spellings: readonly string[]): number {
    const meanings = [...new Set(spellings)].flatMap((one) => this.#nodes.meanings.get(one) ?? []);
    const key = meanings.join();
    const known = this.#classByMeanings.get(key);
    if (known !== undefined) return known;
    const made = meanings.length ? this.#meaningsOfClass.length || 1 : 0;
    this.#classByMeanings.set(key, made);
    this.#meaningsOfClass[made] = meanings;
    return made;
  }

  #stateOf(nodes: readonly number[]): State {
    const sorted = nodes.toSorted((a, b) => a - b);
    const key = sorted.join();
    const known = this.#states.get(key);
    if (known) return known;
    const byReach = new Map<number, number[]>();
    for (const node of sorted)
      for (const branch of this.#nodes.branchesOf(node)) {
        const reach = this.#nodes.reachOf(branch);
        const list = byReach.get(reach);
        if (list) list.push(branch);
        else byReach.set(reach, [branch]);
      }
    const state: State = {
      number: this.#states.size,
      ends: sorted.flatMap((node) => [...this.#nodes.endsOf(node)]).toSorted((a, b) => a - b),
      branches: [...byReach].map(([reach, sources]) => ({ reach, sources, next: new Map() })),
    };
    this.#states.set(key, state);
    return state;
  }
}
