import type {
  CompiledForm,
  CompiledObservation,
  FoundConcept,
  Kind,
  KindsById,
  ObservationIndex,
  Topics,
} from '@petwise/language';
import {
  carriedOn,
  compileObservation,
  ConceptTrie,
  ellipsesOf,
  findForms,
  FormCompiler,
  healthyActs,
  indexObservations,
  isBySpeaker,
  longestOnly,
  observe,
  praisesOf,
  pronounsOf,
  saysSomething,
  sharedObservations,
  withHabits,
} from '@petwise/language';
import { finderWords, linkWords } from '@petwise/language/en';
import { context } from '@petwise/language/en';
import type { Knowledge } from '../knowledge-types.ts';
import { fillers, takesBack } from '../../words/filler-words.ts';
import { sharedFile } from '../shared-file.ts';
import { lengthenWords } from './word-codes.ts';
import { isSomebody } from './own-animal.ts';
import { clausesFor, eventsOf, isIntensifier, listed } from './sentence-parts.ts';
import type { Match } from './match.ts';
import { isPiece } from './told-in-pieces.ts';
import { withoutTorn } from './torn-concepts.ts';
import type { Token } from './tokens.ts';

const none: ReadonlySet<string> = new Set();

/** What forms stand for. */
interface Concept {
  readonly id: string;
  readonly kind: Kind;
  readonly field: string;
}

/** The concepts of the language, which are the same for every species. */
interface Lexicon {
  readonly trie: ConceptTrie;
  readonly concepts: readonly Concept[];
  /** By form, the place of its concept. */
  readonly conceptOf: Uint16Array;
  readonly kinds: KindsById;
}

/** Lines of compiled words (`compile/compile-words.ts`) made ready to be found in sentences. */
export function readLexicon(words: string): Lexicon {
  // Options are stems already.
  const compiler = new FormCompiler({ wordsOf: (option) => option.split('+'), droppable: none });
  const concepts: Concept[] = [];
  const conceptOf: number[] = [];
  const compiled: CompiledForm[] = [];
  for (const [number, field] of words.split('\n\n').entries()) {
    const byKind = field.split('#').slice(1);
    const onlyDistractors = byKind.every((lines) => lines.startsWith('distractor'));
    const name = onlyDistractors ? '' : String(number);
    for (const lines of byKind) {
      const [heading = '', ...ids] = lines.trim().split('\n');
      // The compiler writes nothing but kinds here.
      const kind = heading as Kind;
      for (const line of ids) {
        const cut = line.indexOf(' ');
        const place = concepts.push({ id: line.slice(0, cut), kind, field: name }) - 1;
        for (const form of line.slice(cut + 1).split('|')) {
          compiled.push(compiler.compile(form));
          conceptOf.push(place);
        }
      }
    }
  }
  const trie = new ConceptTrie(compiled, { ...finderWords, fillers, takeBack: takesBack });
  const kinds = new Map<string, Set<Kind>>();
  for (const { id, kind } of concepts) kinds.set(id, (kinds.get(id) ?? new Set()).add(kind));
  return { trie, concepts, conceptOf: Uint16Array.from(conceptOf), kinds };
}

let lexicon: Lexicon | null = null;
const sharedByAll = sharedObservations();

/** Concepts of the language and observations of one species, ready to read sentences with. */
export interface FrameReader {
  readonly lexicon: Lexicon;
  /** The words a slip may be corrected towards, and in how many forms each stands. */
  readonly lexer: { readonly vocabulary: ReadonlyMap<string, number> };
  readonly observations: ObservationIndex;
  readonly praises: ReadonlySet<string>;
}

/** Compiles the observations that a species needs; an unknown concept is an error. */
export function makeFrameReader(
  observations: Knowledge['observations'],
  known: ReadonlySet<string>,
): FrameReader {
  lexicon ??= readLexicon(lengthenWords(sharedFile.words));
  const compiled: CompiledObservation[] = [];
  for (const [key, list] of observations) {
    const [, not, id = '', value] = /^(!?)([^=]+)(?:=(.+))?$/.exec(key) ?? [];
    if (!known.has(id)) continue;
    for (const observation of list) {
      const item = {
        ...compileObservation(observation, id, not ? 'no' : (value ?? 'yes')),
        leans: isPiece(value ?? ''),
      };
      const unknown = item.concepts.filter((concept) => !lexicon?.kinds.has(concept));
      if (unknown.length) console.warn(`${key}: no concept "${unknown.join(', ')}"`);
      else compiled.push(item);
    }
  }
  const { kinds, trie } = lexicon;
  return {
    lexicon,
    lexer: trie,
    observations: indexObservations([...compiled, ...healthyActs(compiled, kinds)], sharedByAll),
    praises: praisesOf(compiled, kinds),
  };
}

/** Concepts of a sentence, the longest where readings lie within one another. */
export function conceptsIn(
  { lexicon: { trie, concepts, conceptOf } }: FrameReader,
  tokens: readonly Token[],
): FoundConcept[] {
  const found: FoundConcept[] = [];
  for (const { form, tokens: at } of findForms(trie, tokens)) {
    const concept = concepts[conceptOf[form] ?? -1];
    if (!concept) continue;
    const { id, kind, field } = concept;
    found.push({ id, kind, tokens: at, field });
  }
  return longestOnly(withoutTorn(found, tokens));
}

/** Findings that the frames of a sentence state; `earlier` is what the sentences before named last. */
export function readObservations(
  reader: FrameReader,
  tokens: readonly Token[],
  earlier: Topics,
): {
  matches: Match[];
  last: Topics;
  distractors: Match[];
  known: ReadonlySet<number>;
  /** Words for what a healthy animal does. */
  acts: ReadonlySet<number>;
} {
  const clauseOf = clausesFor(tokens);
  const inList = listed(tokens);
  const events = eventsOf(tokens);
  const isListed = (at: number): boolean => inList[at] === true;
  const plain = withHabits(conceptsIn(reader, tokens), tokens, linkWords);
  const concepts: FoundConcept[] = [];
  for (const one of plain) {
    if (one.kind === 'distractor' || isBySpeaker(tokens, one, linkWords)) continue;
    const before = tokens[startOf(one) - 1]?.word ?? '';
    const isOther = one.kind === 'part' && linkWords.others.has(before);
    concepts.push(isOther ? { ...one, other: true } : one);
  }
  const named = { found: concepts, words: tokens, earlier };
  const found = inOrder([
    ...concepts,
    ...pronounsOf(named, clauseOf, linkWords),
    ...ellipsesOf(named, isListed, linkWords),
  ]);
  const matches = observe(found, reader.observations, {
    shape: {
      clauseOf,
      eventsOf: (at) => events[at],
      isFiller: (at) => fillers.has(tokens[at]?.stem ?? ''),
      isMark: (at) => tokens[at]?.punctuation === true,
      isAfterMark: (at) =>
        tokens[isIntensifier(tokens, at - 1) ? at - 2 : at - 1]?.punctuation === true,
      isJoined: (at) => isJoined(tokens, at),
      isPreposition: (at) => linkWords.prepositions.has(tokens[at]?.word ?? ''),
      leansBack: (at) => linkWords.comparing.has(tokens[at]?.word ?? ''),
      endsDenial: (at) => endsDenial(tokens, at),
      isListed,
    },
    praises: reader.praises,
    isPassive: (at) =>
      linkWords.passive.has(tokens[at - 1]?.word ?? '') ||
      (linkWords.beforeVerb.has(tokens[at - 1]?.word ?? '') &&
        linkWords.passive.has(tokens[at - 2]?.word ?? '')),
    saysSomething: (at) => saysSomething(tokens, at, linkWords),
    isUndone: (from, to) =>
      linkWords.undone.has(tokens[from]?.word ?? '') ||
      // "The jump to the sill" is a noun.
      context.clauses.determiners.has(tokens[from]?.word ?? '') ||
      linkWords.limits.has(tokens[to]?.word ?? '') ||
      (tokens[to]?.punctuation === true && linkWords.limits.has(tokens[to + 1]?.word ?? '')),
  });
  return {
    matches,
    last: carriedOn(
      plain.filter((one) => !isSomebody(tokens, one)),
      earlier,
    ),
    known: new Set(plain.flatMap(({ tokens: at }) => at)),
    acts: new Set(plain.flatMap(({ kind, tokens: at }) => (kind === 'function' ? at : []))),
    distractors: plain
      .filter(({ kind }) => kind === 'distractor')
      .map(({ id, tokens: at }) => ({ finding: id, value: 'yes', tokens: at })),
  };
}

const endingOf = (word: string): string =>
  linkWords.endings.find((ending) => word.endsWith(ending)) ?? '';

/** "Not limping and eats", "no cough and is eating". */
function endsDenial(tokens: readonly Token[], at: number): boolean {
  if (!finderWords.joining.has(tokens[at]?.word ?? '')) return false;
  const next = tokens[at + 1]?.word ?? '';
  return linkWords.goesOn.has(next) || endingOf(next) !== endingOf(tokens[at - 1]?.word ?? '');
}

function isJoined(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (linkWords.beforeVerb.has(tokens[before]?.word ?? '')) before -= 1;
  return finderWords.joining.has(tokens[before]?.word ?? '');
}

/** In the order of their first words; those of one word as they came. */
function inOrder(found: readonly FoundConcept[]): FoundConcept[] {
  const byWord: FoundConcept[][] = [];
  for (const one of found) (byWord[startOf(one)] ??= []).push(one);
  return byWord.flat();
}

const startOf = (one: FoundConcept): number => one.tokens[0] ?? one.anchor ?? 0;
