import { describe, expect, it } from 'vitest';
import type { FoundConcept, Kind, LinkWords } from './index.ts';
import {
  carriedOn,
  compileObservation,
  ConceptTrie,
  ellipsesOf,
  findForms,
  FormCompiler,
  healthyActs,
  indexObservations,
  longestOnly,
  observe,
  praisesOf,
  pronounsOf,
  saysSomething,
} from './index.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** A small language: "nay" denies, "ol" and "ul" are parts, "vim" a product, "flup" a thing, "grib" is done to it. */
const forms: Record<string, [Kind, string]> = {
  none: ['denial', 'nay | sans'],
  ol: ['part', 'ol | fore/hind ol'],
  ul: ['part', 'ul'],
  vim: ['product', 'vim'],
  flup: ['thing', 'flup'],
  krad: ['quality', 'krad'],
  grib: ['event', 'grib | grib * up'],
  prance: ['function', 'prance'],
  well: ['manner', 'well'],
  ill: ['manner', 'ill'],
};
const compiler = new FormCompiler({ wordsOf: (piece) => [piece], droppable: set('the') });
const concepts = Object.entries(forms).flatMap(([id, [kind, list]]) =>
  list.split('|').map((form) => ({ id, kind, form: compiler.compile(form) })),
);
const trie = new ConceptTrie(
  concepts.map(({ form }) => form),
  {
    fillers: set('the is very'),
    bounds: set('but'),
    joining: set('and'),
    subjects: set('zu'),
    alternatives: set('or'),
    deniers: set('nay'),
    takeBack: set('but'),
    alsoVerbs: new Map(),
  },
);
const links: LinkWords = {
  goesOn: set('is'),
  soft: set('just'),
  hanging: set('after'),
  existential: set('yon'),
  intensifiers: set(''),
  prepositions: set('on'),
  comparing: set('as'),
  pronouns: set('it'),
  counts: set('two'),
  others: set('other'),
  alternatives: set('or'),
  breaks: set('and but'),
  speakers: set('mi'),
  toSpeakers: set('ma'),
  perceives: set('see'),
  denies: set('nay'),
  beforeVerb: set('have'),
  undone: set('to'),
  endings: [],
  objects: set('him'),
  peopleDo: set('hum'),
  passive: set('was'),
  begins: set('starts'),
  actors: set('he'),
  limits: set('but'),
  light: set('ti zu'),
  acts: set('zu'),
  particles: set('up'),
  owners: set('lor'),
  takes: set('takes'),
  maintainedOn: set('on'),
  amounts: set('bit'),
  containers: set('bag'),
};
const stated = [
  ['ol krad', 'sore-ol'],
  ['ol vim', 'runny-ol'],
  ['grib>flup', 'poisoned'],
  ['prance none', 'lame'],
] as const;
const compiled = [
  ...stated.map(([observation, finding]) => compileObservation(observation, finding, 'yes')),
  compileObservation('ol well', 'sore-ol', 'no'),
];
const kinds = new Map(concepts.map(({ id, kind }) => [id, new Set([kind])]));
const index = indexObservations([...compiled, ...healthyActs(compiled, kinds)]);

const tokens = (text: string) =>
  text.split(/\s+|(?=,)/).map((word) => ({ word, stem: word, punctuation: word === ',' }));

function conceptsOf(text: string): FoundConcept[] {
  return longestOnly(
    findForms(trie, tokens(text)).flatMap(({ form, tokens: at }) => {
      const concept = concepts[form];
      return concept ? [{ id: concept.id, kind: concept.kind, field: '1', tokens: at }] : [];
    }),
  );
}

/** Findings of a text of one or more sentences, "!" where they can only be denied. */
function read(...sentences: readonly string[]): string[] {
  let topics: ReturnType<typeof carriedOn> = [];
  return sentences.flatMap((text) => {
    const words = tokens(text);
    const mentioned = conceptsOf(text);
    const clauseOf = words.map(() => 0);
    const named = { found: mentioned, words, earlier: topics };
    const found = [
      ...mentioned,
      ...pronounsOf(named, clauseOf, links),
      ...ellipsesOf(named, () => false, links),
    ].sort((a, b) => (a.tokens[0] ?? a.anchor ?? 0) - (b.tokens[0] ?? b.anchor ?? 0));
    topics = carriedOn(mentioned, topics);
    const wordAt = (at: number): string => words[at]?.word ?? '';
    return observe(found, index, {
      shape: {
        clauseOf,
        eventsOf: (at) => clauseOf[at],
        isFiller: (at) => trie.words.fillers.has(wordAt(at)),
        isMark: (at) => words[at]?.punctuation === true,
        isAfterMark: (at) => words[at - 1]?.punctuation === true,
        isListed: () => false,
        isJoined: (at) => words[at - 1]?.word === 'and',
        endsDenial: (at) => wordAt(at) === 'and' && wordAt(at + 1) === 'is',
        isPreposition: (at) => links.prepositions.has(wordAt(at)),
        leansBack: (at) => links.comparing.has(wordAt(at)),
      },
      praises: praisesOf(compiled, kinds),
      isUndone: (from, to) => links.undone.has(wordAt(from)) || links.limits.has(wordAt(to)),
      isPassive: (at) => links.passive.has(wordAt(at - 1)),
      saysSomething: (at) => saysSomething(words, at, links),
    }).map(({ finding, value, onlyDenies }) => `${onlyDenies ? '!' : ''}${finding}=${value}`);
  });
}

describe('forms', () => {
  it.each([
    ['hind ol', ['ol 0,1']],
    ['grib the flup up', ['grib 0,3', 'flup 2']],
    ['grib but up', ['grib 0']],
    ['nay very ol', ['none 0', 'ol 2']],
  ])('%s', (text, expected) => {
    expect(conceptsOf(text).map(({ id, tokens: at }) => `${id} ${at.join()}`)).toEqual(expected);
  });

  it('the work grows with the text and not faster', () => {
    let steps = 0;
    const step = trie.step.bind(trie);
    trie.step = (branch, ofClass) => {
      steps += 1;
      return step(branch, ofClass);
    };
    const count = (times: number): number => {
      steps = 0;
      conceptsOf(Array.from({ length: times }, () => 'grib nay hind ol').join(' '));
      return steps;
    };
    expect(count(800)).toBeLessThan(count(100) * 9);
  });
});

describe('what says enough to deny a sign', () => {
  it.each([
    ['ol ti', true],
    ['ti', false],
    ['nay ti', false],
    ['nay zu', true],
    ['zu up', true],
    ['zu ti', false],
  ])('%s: %s', (text, expected) => {
    const words = tokens(text);
    expect(saysSomething(words, [...words.keys()], links)).toBe(expected);
  });
});

describe('links', () => {
  it.each([
    ['the ol is krad', ['sore-ol=yes']],
    ['krad ul zu ti ol', []],
    ['grib the flup', ['poisoned=yes']],
    ['flup grib', []],
    ['flup was grib', ['poisoned=yes']],
    ['the ol is well', ['sore-ol=no']],
    ['nay prance', ['lame=yes']],
    ['nay krad and prance', ['lame=yes']],
    ['nay krad and is prance', ['!lame=no']],
    ['prance', ['!lame=no']],
    ['prance well', ['!lame=no']],
    ['prance ill', []],
    ['to prance', []],
    ['prance but', []],
    ['prance flup', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('an item denied alone can only deny what was named before', () => {
    expect(read('the ol is very', 'nay krad')).toEqual(['!sore-ol=yes']);
    expect(read('the ol is very', 'nay krad ul')).toEqual([]);
  });

  it('what happens without a thing happens with the one named last', () => {
    expect(read('the flup is very', 'zu grib')).toEqual(['poisoned=yes']);
    expect(read('the flup is very', 'zu', 'zu grib')).toEqual([]);
    expect(read('the flup is very', 'zu grib ul')).toEqual([]);
  });

  it('what runs without a part runs from the one named before the mark', () => {
    expect(read('the ol, vim is')).toEqual(['runny-ol=yes']);
    expect(read('the ol is', 'vim')).toEqual([]);
  });
});
