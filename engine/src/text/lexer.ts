import type { Match, Pattern, Slot } from './patterns.ts';
import { comma } from './patterns.ts';
import type { Token } from './tokens.ts';
import { fillers, takesBack } from '../../knowledge/words/filler-words.ts';

/** A way to go on from a node: the words of one option, and the node behind them. */
interface Step {
  option: readonly string[];
  /** Its place among the options of its slot: the first that leads to the end of a phrase wins. */
  rank: number;
  next: Node;
}

/** Slots that may follow a node at the same distance, by the first word of each option. */
interface Branch {
  reach: number;
  slots: Map<Slot, Node>;
  /** Made when first asked for: few nodes of the whole trie are ever visited. */
  steps?: ReadonlyMap<string, readonly Step[]>;
}

/** What is known after some slots; phrases that begin alike share their nodes. */
interface Node {
  branches: Branch[];
  /** Phrases that end here, by their number. */
  ends: number[];
}

/** All phrases of one species as a trie of slots. */
export interface Lexer {
  root: Node;
  patterns: readonly Pattern[];
  /** First and later words of phrases; "=fits" stands for that exact form. */
  wanted: ReadonlySet<string>;
  /** Lengths of the words of which a stem may be a longer form. */
  prefixLengths: readonly number[];
  /** The words alone, which the typo layer may correct towards. */
  vocabulary: ReadonlySet<string>;
}

const newNode = (): Node => ({ branches: [], ends: [] });

function childOf(node: Node, slot: Slot): Node {
  let branch = node.branches.find((item) => item.reach === slot.reach);
  if (!branch) node.branches.push((branch = { reach: slot.reach, slots: new Map() }));
  const known = branch.slots.get(slot);
  if (known) return known;
  const child = newNode();
  branch.slots.set(slot, child);
  return child;
}

/** From this many letters a word of a phrase also stands for longer forms of it. */
const prefixFrom = 6;

/** Builds the trie and the vocabulary. */
export function buildLexer(patterns: readonly Pattern[]): Lexer {
  const root = newNode();
  const slots = new Set<Slot>();
  for (const [number, pattern] of patterns.entries()) {
    let node = root;
    for (const slot of pattern.slots) {
      slots.add(slot);
      node = childOf(node, slot);
    }
    if (node !== root) node.ends.push(number);
  }
  const wanted = new Set([...slots].flatMap((slot) => slot.options.flat()));
  const lengths = new Set([...wanted].map((word) => word.length));
  return {
    root,
    patterns,
    wanted,
    prefixLengths: [...lengths].filter((length) => length >= prefixFrom),
    vocabulary: new Set([...wanted].map((word) => word.replace(/^=/, ''))),
  };
}

function stepsOf(branch: Branch): ReadonlyMap<string, readonly Step[]> {
  const steps = new Map<string, Step[]>();
  for (const [slot, next] of branch.slots)
    for (const [rank, option] of slot.options.entries()) {
      const first = option[0] ?? '';
      const list = steps.get(first);
      if (list) list.push({ option, rank, next });
      else steps.set(first, [{ option, rank, next }]);
    }
  return steps;
}

/** A word kept whole as a noun that is also the "-ing" of a verb: "dropping food". */
const alsoVerb: ReadonlyMap<string, string> = new Map([['dropping', 'drop']]);

/** The words of phrases that a token may stand for. */
export function meaningsOf(lexer: Pick<Lexer, 'wanted' | 'prefixLengths'>, token: Token): string[] {
  if (token.punctuation) return [comma];
  const { word, stem } = token;
  const prefixes = lexer.prefixLengths.flatMap((length) =>
    length < stem.length ? [stem.slice(0, length)] : [],
  );
  const all = new Set([`=${word}`, stem, word, alsoVerb.get(word) ?? stem, ...prefixes]);
  return [...all].filter((item) => lexer.wanted.has(item));
}

const blank: Token = { word: '', stem: '', start: 0, end: 0, punctuation: true };

function endsAt(tokens: readonly Token[], at: number): boolean {
  const here = tokens[at];
  if (!here) return true;
  const next = here.punctuation ? tokens[at + 1] : here;
  if (next && takesBack.has(next.word)) return false;
  return here.punctuation || here.word === 'and';
}

const newSubjects = new Set(['i', 'we', 'he', 'she', 'they']);

/** Places where the next slot may begin: directly, after fillers, after a gap, or after "not … or". */
function placesFrom(
  tokens: readonly Token[],
  from: number,
  reach: number,
  afterNot: boolean,
): number[] {
  const places: number[] = [];
  let words = 0;
  for (let at = from; at < tokens.length && at - from <= Math.max(8, reach * 2); at += 1) {
    const token = tokens[at] ?? blank;
    const joined = tokens[at - 1]?.stem === 'or' || tokens[at - 1]?.stem === 'nor';
    if (words <= reach || (afterNot && joined)) places.push(at);
    if (token.punctuation && !afterNot) break;
    if (!fillers.has(token.stem)) words += 1;
    if (token.stem === 'but' || token.stem === 'if' || token.stem === 'whether') break;
    // "And she": somebody begins to do something else.
    if (token.word === 'and' && newSubjects.has(tokens[at + 1]?.word ?? '')) break;
  }
  return places;
}

/** The steps that a token may take, in the order of the options of a slot. */
function waysOf(
  steps: ReadonlyMap<string, readonly Step[]>,
  meanings: readonly string[],
): readonly Step[] {
  let ways: readonly Step[] = [];
  for (const meaning of meanings) {
    const more = steps.get(meaning);
    if (more) ways = ways.length ? [...ways, ...more].sort((a, b) => a.rank - b.rank) : more;
  }
  return ways;
}

/** By the number of a phrase, the words it was first read from. */
type Found = Map<number, readonly number[]>;

/** Reads one sentence with all phrases at once: from each word on, the trie is walked wherever the words lead. */
class Walk {
  readonly #lexer: Lexer;
  readonly #tokens: readonly Token[];
  /** What each token may stand for. */
  readonly #meanings: readonly (readonly string[])[];
  readonly #places = new Map<number, readonly number[]>();

  constructor(lexer: Lexer, tokens: readonly Token[]) {
    this.#lexer = lexer;
    this.#tokens = tokens;
    this.#meanings = tokens.map((token) => meaningsOf(lexer, token));
  }

  /** Every phrase that begins at a word, with the first way to read it, in the order of the phrases. */
  matchesFrom(start: number): Match[] {
    const found: Found = new Map();
    for (const branch of this.#lexer.root.branches) this.#take(branch, start, [], found);
    if (found.size === 0) return [];
    return [...found]
      .sort(([a], [b]) => a - b)
      .flatMap(([number, used]) => {
        const pattern = this.#lexer.patterns[number];
        return pattern ? [{ finding: pattern.finding, value: pattern.value, tokens: used }] : [];
      });
  }

  /** Goes on with every option of a branch that stands at a place. */
  #take(branch: Branch, place: number, used: readonly number[], found: Found): void {
    branch.steps ??= stepsOf(branch);
    for (const { option, next } of waysOf(branch.steps, this.#meanings[place] ?? [])) {
      const got = option[0] === comma ? [] : this.#optionAt(option, place);
      if (got) this.#goOn(next, (got.at(-1) ?? place) + 1, [...used, ...got], found);
    }
  }

  #goOn(node: Node, at: number, used: readonly number[], found: Found): void {
    for (const number of node.ends)
      if (
        !found.has(number) &&
        (this.#lexer.patterns[number]?.closes !== true || endsAt(this.#tokens, at))
      )
        found.set(number, used);
    const afterNot = this.#tokens[used.at(-1) ?? -1]?.stem === 'not';
    for (const branch of node.branches)
      for (const place of this.#placesFrom(at, branch.reach, afterNot))
        this.#take(branch, place, used, found);
  }

  #placesFrom(from: number, reach: number, afterNot: boolean): readonly number[] {
    const key = (from * 8 + reach) * 2 + Number(afterNot);
    const known = this.#places.get(key);
    if (known) return known;
    const places = placesFrom(this.#tokens, from, reach, afterNot);
    this.#places.set(key, places);
    return places;
  }

  /** The places of the words of an option, with fillers left out between them; null when they do not stand there. */
  #optionAt(option: readonly string[], from: number): readonly number[] | null {
    const used = [from];
    for (let index = 1; index < option.length; index += 1) {
      const at = this.#nextPlace(option[index] ?? '', (used.at(-1) ?? from) + 1);
      if (at < 0) return null;
      used.push(at);
    }
    return used;
  }

  /** Where a word stands at `from` or after one or two fillers; -1 when it does not. */
  #nextPlace(wanted: string, from: number): number {
    for (let at = from; at < from + 3; at += 1) {
      if (this.#meanings[at]?.includes(wanted)) return at;
      if (!fillers.has(this.#tokens[at]?.stem ?? '')) return -1;
    }
    return -1;
  }
}

/** All phrases of one sentence, also those over the same words. */
export function findPhrases(lexer: Lexer, tokens: readonly Token[]): Match[] {
  const walk = new Walk(lexer, tokens);
  return tokens.flatMap((_, start) => walk.matchesFrom(start));
}
