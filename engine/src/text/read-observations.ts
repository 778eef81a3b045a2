import type {
  CompiledForm,
  CompiledObservation,
  ConceptField,
  FoundConcept,
  Kind,
  ObservationIndex,
} from '@petwise/language';
import {
  clausesOf,
  compileObservation,
  ConceptTrie,
  findForms,
  FormCompiler,
  indexObservations,
  longestOnly,
  observe,
} from '@petwise/language';
import { finderWords } from '@petwise/language/en';
import { context } from '@petwise/language/en';
import type { AnySpecies } from '../knowledge-types.ts';
import { droppable, fillers, takesBack } from '../../knowledge/words/filler-words.ts';
import { concepts } from '@petwise/language/en';
import { observationsOf } from '../../knowledge/observations/index.ts';
import { oncePerSentence } from './token-search.ts';
import type { Match } from './match.ts';
import type { Token } from './tokens.ts';
import { tokenise } from './tokens.ts';

/** A form of a concept: what it stands for. */
interface Form {
  readonly id: string;
  readonly kind: Kind;
  readonly field: string;
}

/** The concepts of the language, which are the same for every species. */
interface Lexicon {
  readonly trie: ConceptTrie;
  readonly forms: readonly Form[];
  readonly ids: ReadonlySet<string>;
}

const wordsOf = (piece: string): string[] =>
  tokenise(piece)
    .flat()
    .filter((token) => !token.punctuation)
    .map((token) => token.stem);

function compileLexicon(): Lexicon {
  const compiler = new FormCompiler({ wordsOf, droppable });
  const forms: Form[] = [];
  const compiled: CompiledForm[] = [];
  for (const [number, field] of concepts.entries()) {
    const onlyScenery = Object.keys(field).every((kind) => kind === 'scenery');
    const name = onlyScenery ? '' : String(number);
    for (const [kind, byId] of Object.entries(field) as [Kind, Record<string, string>][])
      for (const [id, list] of Object.entries(byId))
        for (const form of list.split('|').map((item) => item.trim())) {
          if (!form) continue;
          compiled.push(compiler.compile(form, { literal: kind === 'scenery' }));
          forms.push({ id, kind, field: name });
        }
  }
  const trie = new ConceptTrie(compiled, { ...finderWords, fillers, takeBack: takesBack });
  return { trie, forms, ids: new Set(forms.map(({ id }) => id)) };
}

let lexicon: Lexicon | null = null;

/** Concepts of the language and observations of one species, ready to read sentences with. */
export interface FrameReader {
  readonly lexicon: Lexicon;
  /** The words a slip may be corrected towards. */
  readonly lexer: { readonly vocabulary: ReadonlySet<string> };
  readonly observations: ObservationIndex;
}

/** Compiles the observations that a species needs; an unknown concept is an error. */
export function makeFrameReader(
  species: AnySpecies,
  known: ReadonlySet<string>,
  leaning: ReadonlySet<string>,
): FrameReader {
  lexicon ??= compileLexicon();
  const compiled: CompiledObservation[] = [];
  for (const [key, list] of observationsOf(species)) {
    const [, not, id = '', value] = /^(!?)([^=]+)(?:=(.+))?$/.exec(key) ?? [];
    if (!known.has(id)) continue;
    for (const observation of list) {
      const item = {
        ...compileObservation(observation, id, not ? 'no' : (value ?? 'yes')),
        leans: leaning.has(id),
      };
      const unknown = item.concepts.filter((concept) => !lexicon?.ids.has(concept));
      if (unknown.length) console.warn(`${key}: no concept "${unknown.join(', ')}"`);
      else compiled.push(item);
    }
  }
  return { lexicon, lexer: lexicon.trie, observations: indexObservations(compiled) };
}

/** "… and has yellow gunk": the subject goes on, so what it names is still spoken of. */
const goesOn = new Set(['has', 'have', 'had', 'is', 'are', 'was', 'were', 'does', 'did']);
/** "His back legs just gave way": only after a comma do these begin a clause. */
const softly = new Set(['just', 'still', 'only', 'so']);
const prepositions = new Set(
  'on in at under around near behind of from by along inside over above below between into'.split(
    ' ',
  ),
);
/** "Cries after meals", "the one who limps": what hangs on a clause is said of what stands in it. */
const circumstances = new Set([
  'after',
  'before',
  'who',
  'if',
  'whether',
  'till',
  'whenever',
  'as',
  'nothing',
  'none',
]);
const clausesFor = oncePerSentence((tokens) => {
  const { openings } = clausesOf(tokens, context.clauses);
  let clause = 0;
  return openings.map((opening, at) => {
    const first = tokens[at]?.word ?? '';
    if (
      opening === 'joined' &&
      !circumstances.has(first) &&
      !goesOn.has(first) &&
      !(softly.has(first) && tokens[at - 1]?.punctuation !== true)
    )
      clause += 1;
    return clause;
  });
});

/** Concepts of a sentence, the longest where readings lie within one another. */
export function conceptsIn(
  { lexicon: { trie, forms } }: FrameReader,
  tokens: readonly Token[],
): FoundConcept[] {
  return longestOnly(
    findForms(trie, tokens).flatMap(({ form, tokens: at }) => {
      const concept = forms[form];
      return concept ? [{ ...concept, tokens: at }] : [];
    }),
  );
}

/** Commas of a list that an "or" or "nor" closes. */
const listed = oncePerSentence((tokens) => {
  const inList = tokens.map(() => false);
  let open = false;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const word = tokens[at]?.word ?? '';
    if (word === 'or' || word === 'nor') open = true;
    else if (word === 'but' || word === 'and') open = false;
    else if (tokens[at]?.punctuation) inList[at] = open;
  }
  return inList;
});

/** "Now two are missing"; not "one lump". */
const counts = new Set(['one', 'two', 'three', 'some']);
const pronouns = new Set(['it', 'they', 'them', 'its', 'their', 'which', ...counts]);
const standsAlone = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return next === undefined || next.punctuation || goesOn.has(next.word);
};

/** What "it" or "they" of a clause stand for: the nouns named last before it, all that the same words name. */
function withPronouns(
  found: readonly FoundConcept[],
  tokens: readonly Token[],
  clauseOf: readonly number[],
  earlier: readonly FoundConcept[],
): FoundConcept[] {
  const all = [...found];
  const nouns = found.filter(isNoun);
  let named = earlier;
  let clause = -1;
  let next = 0;
  for (const [at, token] of tokens.entries()) {
    for (; (nouns[next]?.tokens[0] ?? Infinity) < at; next += 1) {
      const noun = nouns[next];
      if (!noun) break;
      const same = named[0] !== undefined && named !== earlier && overlap(named[0], noun);
      named = same ? [...named, noun] : [noun];
      clause = clauseOf[noun.tokens[0] ?? 0] ?? -1;
    }
    if (!pronouns.has(token.word) || clause === clauseOf[at]) continue;
    if (counts.has(token.word) && !standsAlone(tokens, at)) continue;
    for (const noun of named) all.push({ ...noun, tokens: [at], pronoun: true });
  }
  return all.sort((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0));
}

const overlap = (a: FoundConcept, b: FoundConcept): boolean =>
  a.tokens.some((at) => b.tokens.includes(at));

const isNoun = (one: FoundConcept): boolean =>
  one.kind === 'part' || one.kind === 'product' || one.kind === 'thing';

function lastNamed(found: readonly FoundConcept[]): readonly FoundConcept[] | null {
  const nouns = found.filter(isNoun);
  const last = nouns.at(-1);
  return last ? nouns.slice(-4).filter((noun) => overlap(noun, last)) : null;
}

/** Findings that the frames of a sentence state; `earlier` is the part or product that the sentences before named last. */
export function readObservations(
  reader: FrameReader,
  tokens: readonly Token[],
  earlier: readonly FoundConcept[],
): { matches: Match[]; last: readonly FoundConcept[]; scenery: Match[] } {
  const clauseOf = clausesFor(tokens);
  const plain = conceptsIn(reader, tokens);
  const found = withPronouns(
    plain.filter((one) => one.kind !== 'scenery' && !bySpeaker(tokens, one)),
    tokens,
    clauseOf,
    earlier,
  );
  const matches = observe(found, reader.observations, {
    clauseOf,
    isFiller: (at) => fillers.has(tokens[at]?.stem ?? ''),
    isMark: (at) => tokens[at]?.punctuation === true,
    isPreposition: (at) => prepositions.has(tokens[at]?.word ?? ''),
    isListed: (at) => listed(tokens)[at] === true,
  });
  return {
    matches,
    last: lastNamed(plain) ?? earlier,
    scenery: plain
      .filter(({ kind }) => kind === 'scenery')
      .map(({ id, tokens: at }) => ({ finding: id, value: 'yes', tokens: at })),
  };
}

const speakers = new Set(
  'i we you vet vets husband wife hubby partner people kids kid children son daughter mum mom dad boyfriend girlfriend friend neighbour neighbor everyone everybody'.split(
    ' ',
  ),
);
/** Between a subject and its verb: "I just", "we have never", "you would". */
const beforeVerb = new Set(
  'have had has do did does will would can could should must might not never just also even only then really always often already still quickly gently kept keep was were am is are be been to'.split(
    ' ',
  ),
);

/** "I rubbed him", "we cried", "then I washed it": an act of the owner. */
function bySpeaker(tokens: readonly Token[], one: FoundConcept): boolean {
  if (one.kind !== 'sign' && one.kind !== 'function') return false;
  let at = (one.tokens[0] ?? 0) - 1;
  while (at >= 0 && beforeVerb.has(tokens[at]?.word ?? '')) at -= 1;
  return speakers.has(tokens[at]?.word ?? '');
}
