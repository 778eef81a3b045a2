import type { CompiledForm, Slot } from './concept-forms.ts';
import { comma } from './concept-forms.ts';

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

/** Forms that go on at the same distance, by what the next word means. */
interface Branch {
  readonly reach: number;
  readonly steps: Map<number, Node[]>;
}

interface Node {
  readonly number: number;
  readonly branches: Branch[];
  /** Numbers of the forms that end here. */
  readonly ends: number[];
}

/** Several nodes at once: where all forms stand that a run of words has begun. */
export interface State {
  readonly number: number;
  readonly ends: readonly number[];
  readonly branches: readonly StateBranch[];
}

export interface StateBranch {
  readonly reach: number;
  readonly sources: readonly Branch[];
  /** By class of the next word; filled when first asked for. */
  readonly next: Map<number, State | null>;
}

/** From this many letters a word of a form also stands for longer forms of it. */
const prefixFrom = 6;
/** States kept at once; more than any text of people needs. */
const mostStates = 40_000;

/** All forms as one automaton, made as sentences need it: each word is one step, whatever the number of forms. */
export class ConceptTrie {
  readonly closes: readonly boolean[];
  readonly words: FinderWords;
  /** Words of forms, and how many stand there; what a slip may be corrected towards. */
  readonly vocabulary: ReadonlyMap<string, number>;
  readonly #meanings = new Map<string, number>();
  readonly #uses = new Map<string, number>();
  readonly #prefixLengths: readonly number[];
  readonly #root: Node;
  #nodes = 0;
  /** Where each form goes on, by slot; only while the forms are put together. */
  readonly #children = new Map<Node, Map<string, Node>>();
  /** By word and stem, the class of a token: tokens that mean the same to all forms. */
  readonly #classes = new Map<string, Map<string, number>>();
  readonly #classByMeanings = new Map<string, number>();
  readonly #meaningsOfClass: (readonly number[])[] = [];
  #states = new Map<string, State>();
  #start: State;

  constructor(forms: readonly CompiledForm[], words: FinderWords) {
    this.words = words;
    this.closes = forms.map(({ closes }) => closes);
    this.#root = this.#newNode();
    for (const [number, { slots }] of forms.entries()) {
      let node = this.#root;
      for (const slot of slots) node = this.#childOf(node, slot);
      if (node !== this.#root) node.ends.push(number);
    }
    this.#children.clear();
    const spelled = [...this.#meanings.keys()];
    this.vocabulary = this.#uses;
    const lengths = new Set(spelled.map((word) => word.length));
    this.#prefixLengths = [...lengths].filter((length) => length >= prefixFrom);
    this.#start = this.#stateOf([this.#root]);
  }

  /** Where every form begins. */
  get start(): State {
    if (this.#states.size > mostStates) {
      this.#states = new Map();
      this.#start = this.#stateOf([this.#root]);
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
      if (this.#classes.size > mostStates) this.#classes.clear();
      this.#classes.set(key, new Map([[stems, made]]));
    }
    return made;
  }

  /** The state behind a word; null where no form goes on with it. */
  step(branch: StateBranch, ofClass: number): State | null {
    const known = branch.next.get(ofClass);
    if (known !== undefined) return known;
    const meanings = this.#meaningsOfClass[ofClass] ?? [];
    const reached = new Set<Node>();
    for (const { steps } of branch.sources)
      for (const meaning of meanings)
        for (const node of steps.get(meaning) ?? []) reached.add(node);
    const state = reached.size > 0 ? this.#stateOf([...reached]) : null;
    branch.next.set(ofClass, state);
    return state;
  }

  #newNode(): Node {
    this.#nodes += 1;
    return { number: this.#nodes, branches: [], ends: [] };
  }

  #childOf(parent: Node, slot: Slot): Node {
    const children = this.#children.get(parent) ?? new Map<string, Node>();
    this.#children.set(parent, children);
    const known = children.get(slot.key);
    if (known) return known;
    const child = this.#newNode();
    children.set(slot.key, child);
    for (const option of slot.options) {
      let node = parent;
      let { reach } = slot;
      for (const [index, word] of option.entries()) {
        const next = index === option.length - 1 ? child : this.#newNode();
        const plain = word.replace(/^=/, '');
        this.#uses.set(plain, (this.#uses.get(plain) ?? 0) + 1);
        this.#link(node, reach, this.#meaningOf(word), next);
        node = next;
        reach = 0;
      }
    }
    return child;
  }

  #link(from: Node, reach: number, meaning: number, to: Node): void {
    let branch = from.branches.find((one) => one.reach === reach);
    if (!branch) from.branches.push((branch = { reach, steps: new Map() }));
    const nodes = branch.steps.get(meaning);
    if (nodes) nodes.push(to);
    else branch.steps.set(meaning, [to]);
  }

  #meaningOf(word: string): number {
    const known = this.#meanings.get(word);
    if (known !== undefined) return known;
    const made = this.#meanings.size;
    this.#meanings.set(word, made);
    return made;
  }

  /** What a word may be written as in a form: itself, its stem, the beginning of a long word. */
  #spellings(word: string, stem: string): string[] {
    const prefixes = this.#prefixLengths.flatMap((length) =>
      length < stem.length ? [stem.slice(0, length)] : [],
    );
    return [`=${word}`, stem, word, this.words.alsoVerbs.get(word) ?? stem, ...prefixes];
  }

  #classOfMeanings(spellings: readonly string[]): number {
    const meanings = [...new Set(spellings)].flatMap((one) => this.#meanings.get(one) ?? []);
    const key = meanings.join();
    const known = this.#classByMeanings.get(key);
    if (known !== undefined) return known;
    const made = meanings.length ? this.#meaningsOfClass.length || 1 : 0;
    this.#classByMeanings.set(key, made);
    this.#meaningsOfClass[made] = meanings;
    return made;
  }

  #stateOf(nodes: readonly Node[]): State {
    const sorted = nodes.toSorted((a, b) => a.number - b.number);
    const key = sorted.map(({ number }) => number).join();
    const known = this.#states.get(key);
    if (known) return known;
    const byReach = new Map<number, Branch[]>();
    for (const { branches } of sorted)
      for (const branch of branches) {
        const list = byReach.get(branch.reach);
        if (list) list.push(branch);
        else byReach.set(branch.reach, [branch]);
      }
    const state: State = {
      number: this.#states.size,
      ends: sorted.flatMap(({ ends }) => ends).toSorted((a, b) => a - b),
      branches: [...byReach].map(([reach, sources]) => ({ reach, sources, next: new Map() })),
    };
    this.#states.set(key, state);
    return state;
  }
}
