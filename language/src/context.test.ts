import { describe, expect, it } from 'vitest';
import type { Context, ContextGrammar, ContextWord } from './index.ts';
import { compileContext, contextOf, readSentenceContext } from './index.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** A small language: "nay" denies, "zu" is he, "ka" is, "plim" and "drub" are signs, "mog" the patient, "gob" another animal. */
const grammar: ContextGrammar = {
  clauses: {
    conjunctions: words('but if'),
    contrasts: words('but'),
    adverbs: words('not nay'),
    soft: words('just'),
    leanedOn: words('ka'),
    joining: words('and or'),
    alternatives: words('or'),
    pronouns: words('zu'),
    verbs: words('ka kad'),
    auxiliaries: words('ka'),
    openers: words('there'),
    determiners: words('the my'),
    subordinators: words('that if but and or'),
    reasons: words('az'),
    pointers: words('that zu'),
  },
  classes: { animal: words('gob mog'), theirs: words('zu'), dies: words('perish') },
  adjective: /ic$/,
  triggers: [
    { means: 'denied', reach: 'list', forms: 'nay' },
    { means: 'denied', reach: 'list', forms: 'not', verb: true },
    { means: 'denied', reach: 'list', forms: 'sans', double: true },
    { means: 'denied', reach: 'onward', forms: 'not think', verb: true },
    { means: 'denied', reach: 'before', forms: 'nay $' },
    { means: 'undenied', reach: 'clause', forms: 'until' },
    { means: 'none', reach: 'clause', forms: 'nay wonder | not stop' },
    { means: 'feared', reach: 'onward', forms: 'scared' },
    { means: 'hypothetical', reach: 'clause', forms: 'if' },
    { means: 'past', reach: 'around', forms: 'long ago' },
    { means: 'over', reach: 'previous', forms: 'gone' },
    { means: 'now', reach: 'around', forms: 'again' },
    { means: 'other', reach: 'onward', forms: 'the/my other <animal>' },
    { means: 'patient', reach: 'clause', forms: 'mine | my <kind>' },
    { means: 'stricken', reach: 'clause', forms: 'kin krash' },
  ],
};
const reader = compileContext(grammar);
const signs = /^(?:plim|drub|florp|stop|drubic|well)$/;

function tokens(text: string): ContextWord[] {
  return text.split(/\s+|(?=,)/).map((word) => ({ word, punctuation: word === ',' }));
}

/** Context of each sign of a text, as "sign: who when whether" without what is plain. */
function read(text: string, whole: readonly string[] = []): Record<string, string> {
  const list = tokens(text);
  const at = (word: string): number => list.findIndex((token) => token.word === word);
  const targets = list.flatMap(({ word }, index) =>
    signs.test(word) ? [{ word, tokens: [...whole.map(at), index].sort((a, b) => a - b) }] : [],
  );
  const sentence = readSentenceContext(reader, list, {
    consumed: new Set(targets.flatMap((target) => (target.tokens.length > 1 ? target.tokens : []))),
    healthy: new Set(),
    kinds: words('mog'),
    carried: 'patient',
    carriedPast: false,
  });
  const plain = new Set(['patient', 'now', 'stated']);
  const told = ({ who, when, whether }: Context): string =>
    [who, when, whether].filter((part) => !plain.has(part)).join(' ');
  return Object.fromEntries(
    targets.map((target) => [
      target.word,
      told(contextOf(sentence, { tokens: target.tokens, healthy: target.word === 'well' })),
    ]),
  );
}

describe('denial', () => {
  it.each<[string, Record<string, string>]>([
    ['nay plim', { plim: 'denied' }],
    ['zu ka not plim', { plim: 'denied' }],
    ['nay plim , drub or florp', { plim: 'denied', drub: 'denied', florp: 'denied' }],
    ['nay plim , drub', { plim: 'denied', drub: 'denied' }],
    ['nay plim , drub all week', { plim: 'denied', drub: '' }],
    ['nay plim , drubic', { plim: 'denied', drubic: '' }],
    ['not plim , drub', { plim: 'denied', drub: '' }],
    ['nay plim but drub', { plim: 'denied', drub: '' }],
    ['nay plim and zu ka drub', { plim: 'denied', drub: '' }],
    ['nay plim and drub', { plim: 'denied', drub: 'denied' }],
    ['nay plim and mog ka drub', { plim: 'denied', drub: '' }],
    ['nay plim and that ka drub', { plim: 'denied', drub: 'denied' }],
    ['nay plim or drub , florp', { plim: 'denied', drub: 'denied', florp: '' }],
    ['not think zu ka plim', { plim: 'denied' }],
    ['nay walk sans plim', { plim: '' }],
    ['plim , nay', { plim: 'denied' }],
    ['nay plim until drub', { plim: '', drub: '' }],
    ['nay wonder zu plim', { plim: '' }],
    ['not well', { well: 'denied' }],
    ['not plim and well', { plim: 'denied', well: '' }],
  ])('HEAR a denial reaches its verb and its list and stops there: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('HEAR a trigger that belongs to the observation does not deny it', () => {
    expect(read('zu not plim', ['not'])).toEqual({ plim: '' });
  });

  it('HEAR a pseudo-trigger that ends in the observation denies it', () => {
    expect(read('zu not stop')).toEqual({ stop: 'denied' });
  });
});

describe('who and when', () => {
  it.each<[string, Record<string, string>]>([
    ['my other gob ka plim', { plim: 'other' }],
    ['my other gob plim and zu ka drub', { plim: 'other', drub: 'other' }],
    ['my other gob plim , mine ka drub', { plim: 'other', drub: '' }],
    ['my other gob plim , my mog ka drub', { plim: 'other', drub: '' }],
    ['zu hit my other gob and zu ka drub', { drub: '' }],
    // "Zu drubs" is said of now, "zu kad drub" is not.
    ['my other gob perish and zu crops plim', { plim: '' }],
    // "One of mine died, the other one …": who is left is the patient.
    ['my other gob perish , my other gob plim', { plim: '' }],
    ['my other gob drub , my other gob plim', { drub: 'other', plim: 'other' }],
    ['my other gob perish and zu ka plim', { plim: '' }],
    ['my other gob perish and zu kad plim', { plim: 'other' }],
    ['kin krash plim', { plim: 'owner' }],
    ['kin krash mog plim', { plim: 'person' }],
    ['mog and kin krash plim', { plim: 'person' }],
    ['scared zu ka plim but drub', { plim: 'feared', drub: '' }],
    ['if plim , zu ka drub', { plim: 'hypothetical', drub: '' }],
    ['plim long ago but drub', { plim: 'past', drub: '' }],
    ['plim long ago again', { plim: '' }],
    ['zu ka plim but zu ka gone', { plim: 'over' }],
  ])('HEAR whose it is and when it was: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

it('HEAR a form with an unknown class is an error', () => {
  const triggers = [{ means: 'past', reach: 'around', forms: 'as a <beast>' }] as const;
  expect(() => compileContext({ ...grammar, triggers })).toThrow('no class <beast>');
});

it('HEAR a form that stands for too many others is an error', () => {
  const many = Array.from({ length: 30 }, (_, at) => `w${at}`).join('/');
  const triggers = [{ means: 'past', reach: 'around', forms: `${many} ${many}` }] as const;
  expect(() => compileContext({ ...grammar, triggers })).toThrow('stands for 900 forms');
});

it('HEAR the work grows with the length of a sentence, however hostile', () => {
  let asked = 0;
  const counting = (count: number): number => {
    asked = 0;
    const list = Array.from({ length: count }, (_, at) => {
      const word = ['nay', 'plim', 'or', 'if', 'my', 'other', 'gob'][at % 7] ?? '';
      return {
        punctuation: false,
        get word() {
          asked += 1;
          return word;
        },
      };
    });
    const sentence = readSentenceContext(reader, list, {
      consumed: new Set(),
      healthy: new Set(),
      kinds: new Set(),
      carried: 'patient',
      carriedPast: false,
    });
    for (const at of list.keys()) contextOf(sentence, { tokens: [at], healthy: false });
    return asked;
  };
  expect(counting(20_000)).toBeLessThan(12 * counting(2_000));
});
