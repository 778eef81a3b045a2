import { tokenise } from './tokens.ts';
import { droppable } from '../../knowledge/words/filler-words.ts';

/** One place of a phrase: the ways to write it, the longest first, each a list of stems. */
export interface Slot {
  options: readonly (readonly string[])[];
  /** Up to so many other words may stand before it. */
  reach: number;
}

/** In a phrase: a comma or dash stands here. */
export const comma = ',';

/** A compiled phrase. */
export interface Pattern {
  finding: string;
  /** "yes", "no", or a value of a choice finding. */
  value: string;
  slots: readonly Slot[];
  /** The clause must end after it. */
  closes: boolean;
  /** Gives way to other phrases over the same words. */
  weak?: boolean;
}

/** A phrase found in a sentence: which tokens were matched literally. */
export interface Match {
  finding: string;
  value: string;
  tokens: readonly number[];
  weak?: boolean;
}

const wordsOf = (phrase: string): string[] =>
  tokenise(phrase)
    .flat()
    .filter((token) => !token.punctuation)
    .map((token) => token.stem);

/** Word classes compiled once per knowledge, and the slots already made of them: phrases share most of theirs. */
export interface Classes {
  members: ReadonlyMap<string, readonly (readonly string[])[]>;
  slots: Map<string, Slot>;
}

function optionsOf(word: string, classes: Classes): string[][] {
  const options = word.split('/').flatMap((part) => {
    if (part.startsWith('=') || part === comma) return [[part]];
    const name = /^<(.+)>$/.exec(part)?.[1];
    if (!name) return [wordsOf(part)];
    const members = classes.members.get(name);
    if (!members) throw new Error(`Unknown word class <${name}>`);
    return members.map((member) => [...member]);
  });
  return options.filter((option) => option.length > 0).sort((a, b) => b.length - a.length);
}

function slotOf(word: string, reach: number, classes: Classes): Slot {
  const key = `${reach} ${word}`;
  const known = classes.slots.get(key);
  if (known) return known;
  const slot = { options: optionsOf(word, classes), reach };
  classes.slots.set(key, slot);
  return slot;
}

/** How many words a gap may hold. */
const reaches: ReadonlyMap<string, number> = new Map([
  ['*', 3],
  ['~', 7],
]);

/** Compiles one phrase; a word class that does not exist, or an end that is not at the end, is an error the linter shows. */
export function compilePattern(
  phrase: string,
  finding: string,
  value: string,
  classes: Classes,
  { literal = false }: { literal?: boolean } = {},
): Pattern {
  const parts = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  const content = parts.filter((part) => !droppable.has(part));
  const drops = !literal && content.filter((part) => !/^[*~.]$/.test(part)).length >= 2;
  const kept = drops ? content : parts;
  const closes = kept.at(-1) === '.';
  const slots: Slot[] = [];
  let reach = 0;
  for (const part of closes ? kept.slice(0, -1) : kept) {
    if (part === '.') throw new Error('A "." stands only at the end');
    const gap = reaches.get(part);
    if (gap === undefined) slots.push(slotOf(part, slots.length ? reach : 0, classes));
    reach = gap ?? 0;
  }
  return { finding, value, slots, closes };
}
