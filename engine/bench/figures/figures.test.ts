import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding, Species } from '../../src/knowledge-types.ts';
import { loadKnowledge } from '../../src/load-knowledge.ts';
import { everySpecies } from '../cases.ts';
import { measureDownload } from './download.ts';
import type { SpeciesReader, SpeciesReaders } from './species-reader.ts';
import type { Part } from './figure.ts';
import { measureLines } from './lines.ts';
import { measureNeutral } from './neutral.ts';
import { withNextOpenings, measureOpenings } from './openings.ts';
import { measureOwners } from './owners.ts';
import { measureParaphrased } from './paraphrased.ts';
import { playParts } from './play-parts.ts';
import { measurePosts } from './posts.ts';
import { measureSealed, openSealed } from './sealed.ts';
import { measureSpeed } from './speed.ts';
import { measureTyping } from './typing.ts';
import { measureWho } from './who.ts';

let findings: ReadonlyMap<string, Finding>;
let folder: string;

beforeAll(async () => {
  findings = new Map((await loadKnowledge('dog')).findings.map((one) => [one.id, one]));
  folder = mkdtempSync(join(tmpdir(), 'petwise figures '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What each text means; a text with more before it means the same. */
const meaning: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'he vomits and does not limp': { vomiting: 'yes', limping: 'no' },
  'she had a seizure': { seizure: 'yes' },
  'shee hadd a siezure': { seizure: 'yes' },
  'my wife coughs, the dog limps': { limping: 'yes' },
  'a chair with four legs': {},
};

function meaningOf(text: string): Readonly<Record<string, string>> {
  const known = Object.entries(meaning).find(([words]) => text.toLowerCase().includes(words));
  return known?.[1] ?? {};
}

type Interpret = (text: string, meant: Readonly<Record<string, string>>) => Record<string, string>;

/** A reader that hears what is meant, but for one planted fault. */
function readerWith(interpret: Interpret = (_, meant) => ({ ...meant })): SpeciesReader {
  const findingsIn = (text: string): [string, string][] =>
    Object.entries(interpret(text, meaningOf(text)));
  return {
    findings,
    read: (text) => ({
      evidence: findingsIn(text).map(([finding, value]) => ({
        finding,
        value,
        certainty: 1,
        source: 'text',
        turn: 0,
        quote: text,
      })),
      unmatched: [],
      strange: findingsIn(text).length ? [] : text.split(' '),
      past: [],
    }),
    urgencyOf: (text) =>
      findingsIn(text).some(([id, value]) => id === 'seizure' && value === 'yes')
        ? 'emergency'
        : 'soon',
  };
}

const first = 'He vomits and does not limp';
const named = (id: string, text: string) => ({ id, species: 'dog' as const, text });
const gold = { present: ['vomiting'], absent: ['limping'] };
const message = {
  ...named('dog-p03', first),
  signs: [
    { sign: 'vomiting', state: 'present' as const },
    { sign: 'limping', state: 'absent' as const },
  ],
  notSigns: [],
  durationDays: null,
};
const typed = {
  id: 'typing-01',
  species: 'dog' as const,
  typed: 'shee hadd a siezure',
  clean: 'she had a seizure',
};
const opening = { opening: 'Help!!', species: 'any' as const };

/** The parts of the bench over a handful of messages, heard by one reader. */
function partsOf(reader: SpeciesReader, millisecond = 1e-4): Record<string, () => Promise<Part>> {
  const readers: SpeciesReaders = new Map(
    everySpecies.map((species): [Species, SpeciesReader] => [species, reader]),
  );
  const who = named('who-01', 'My wife coughs, the dog limps');
  const meant = [
    { findings: ['limping'], expect: 'yes' as const },
    { findings: ['cough'], expect: 'none' as const },
  ];
  const openings = [opening];
  let now = 0;
  const slow: SpeciesReader = {
    ...reader,
    read: (text) => {
      now += text.length * millisecond;
      return reader.read(text);
    },
  };
  const hostile = [{ name: 'x', make: (length: number) => 'x'.repeat(length) }];
  return {
    posts: async () => measurePosts(readers, [named('op-1', first)], [{ id: 'op-1', ...gold }]),
    sealed: async () => ({
      figures: measureSealed(readers, {
        messages: [message],
        signs: [{ species: 'dog', text: first, gold }],
        plain: [{ species: 'dog', text: first, gold }],
      }),
    }),
    paraphrased: async () => ({ figures: measureParaphrased(readers, [message]) }),
    owners: async () => ({
      figures: measureOwners(readers, [{ ...named('au-1', first), ...gold }]),
    }),
    openings: async () =>
      measureOpenings(
        withNextOpenings([
          { reader, text: first, openings },
          { reader, text: 'She had a seizure', openings },
        ]),
      ),
    neutral: async () => measureNeutral(readers, ['a chair with four legs']),
    who: async () =>
      measureWho(readers, [{ ...who, meant }], [{ ...who, id: 'sealed-who', meant }]),
    typing: async () => measureTyping(readers, [typed], [{ ...typed, id: 'sealed-typing' }]),
    speed: async () => measureSpeed(slow, { messages: [first.repeat(40)], hostile }, () => now),
  };
}

const missed = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.includes('MISSED') ? [line.split('  ')[0] ?? ''] : []));

const faults: readonly (readonly [string, Interpret, readonly string[]])[] = [
  [
    'a reader that hears nothing',
    () => ({}),
    ['posts: recall of signs', 'sealed, fresh: sign F1', 'who, when, whether: as meant'],
  ],
  [
    'a reader that hears a cough in everything',
    (_, meant) => ({ ...meant, cough: 'yes' }),
    [
      'posts: precision of signs',
      'neutral: sentences with a finding',
      'who, when, whether: as meant',
    ],
  ],
  [
    'a reader that hears a seizure in everything',
    (_, meant) => ({ ...meant, seizure: 'yes' }),
    [
      'neutral: red flags',
      'sealed, whole messages: sign F1',
      'paraphrased, counted third: sign F1',
      'owners, counted third: sign F1',
    ],
  ],
  [
    'a reader that denies what is there',
    (_, meant) => Object.fromEntries(Object.keys(meant).map((id) => [id, 'no'])),
    ['posts: precision of denials', 'sealed, earlier: negation F1', 'who, when, whether: as meant'],
  ],
  [
    'a reader that an opening makes deaf',
    (text, meant) => (text.startsWith('Help') ? {} : { ...meant }),
    ['openings: other findings', 'openings: other urgency'],
  ],
  [
    'a reader that clean spelling is needed for',
    (text, meant) => (text.includes('hadd') ? {} : { ...meant }),
    ['typing: same urgency', 'typing: emergencies lost'],
  ],
  [
    'a reader that leaves much unread',
    (text, meant) => (text === first ? {} : { ...meant }),
    ['posts: content words unread'],
  ],
];

describe('the figures of the reader', () => {
  it('ENG are all held by a reader that hears what is meant', async () => {
    const { text, held } = await playParts(partsOf(readerWith()), []);
    expect(missed(text)).toEqual([]);
    expect(held).toBe(true);
    expect(text.split('\n').at(-1)).toMatch(/^(\d+) of \1 bounds held$/);
  });

  it.each(faults)('ENG a planted fault is seen: %s', async (_, interpret, names) => {
    const { text, held } = await playParts(partsOf(readerWith(interpret)), []);
    expect(held).toBe(false);
    expect(missed(text)).toEqual(expect.arrayContaining([...names]));
    const [, good, all] = /(\d+) of (\d+) bounds held$/.exec(text) ?? [];
    expect(Number(all) - Number(good)).toBe(missed(text).length);
  });

  it('ENG a planted fault is seen: a reader that is slow', async () => {
    const { text } = await playParts(partsOf(readerWith(), 0.05), ['speed']);
    expect(missed(text)).toEqual([
      'speed: 300 characters, p95',
      'speed: 100 000 hostile characters',
    ]);
  });

  it('ENG a part is run alone, and one that does not exist is no success', async () => {
    const alone = await playParts(partsOf(readerWith()), ['typing']);
    expect(alone.text.split('\n')).toHaveLength(3);
    const wrong = await playParts(partsOf(readerWith()), ['typos']);
    expect(wrong).toMatchObject({ held: false, text: expect.stringContaining('typing') });
  });

  it('ENG what is not there is neither held nor missed', async () => {
    const readers: SpeciesReaders = new Map();
    const { text, held } = await playParts(
      { posts: async () => measurePosts(readers, [], []) },
      [],
    );
    expect(held).toBe(true);
    expect(text).toContain('not measured');
    expect(text.split('\n').at(-1)).toBe('0 of 0 bounds held');
  });
});

const hasCommit =
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname }).status === 0;

describe('the sealed sets', () => {
  // A copy of the sources alone has no commit, and opens no sealed set.
  it.runIf(hasCommit)('ENG every look at them is counted with its commit', () => {
    const log = join(folder, 'looks.jsonl');
    expect(openSealed(log).evaluations).toBe(1);
    const { sealed, evaluations: second } = openSealed(log);
    expect(second).toBe(2);
    expect(JSON.parse(readFileSync(log, 'utf8').split('\n')[1] ?? '')).toEqual({
      when: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      commit: expect.stringMatching(/^[0-9a-f]{10}\+?$/),
    });
    const sizes = Object.values(sealed).map((set) => set.length);
    expect(Math.min(...sizes)).toBeGreaterThan(100);
    expect(sealed.signs.length).toBeGreaterThanOrEqual(300);
  });

  it('ENG no id and no word of them is printed, with details or without', async () => {
    const deaf = partsOf(readerWith(() => ({})));
    const names = ['sealed', 'who', 'typing'];
    const { text } = await playParts(deaf, names, { details: true });
    expect(text).toContain('who-01');
    expect(text).not.toContain('sealed-');
    expect(text).not.toContain(first);
  });
});

describe('figures of files', () => {
  function project(name: string, { kB, lines }: { kB: number; lines: number }): string {
    const root = join(folder, name);
    for (const path of ['assessor/src', 'engine/bench/corpora', 'engine/compiled', 'language'])
      mkdirSync(join(root, path), { recursive: true });
    for (const species of everySpecies) {
      const data = randomBytes(kB * 500).toString('hex');
      writeFileSync(
        join(root, 'engine/compiled', `${species}.js`),
        `export const pack = '${data}';\n`,
      );
    }
    const packs = everySpecies.map(
      (species) => `() => import('../../engine/compiled/${species}.js')`,
    );
    writeFileSync(join(root, 'assessor/src/index.ts'), `export const packs = [${packs.join()}];\n`);
    writeFileSync(join(root, 'language/words.ts'), '\n'.repeat(lines));
    writeFileSync(join(root, 'engine/bench/corpora/a.jsonl'), '{}\n'.repeat(lines));
    return root;
  }

  it('ENG the download of one species is weighed without the others', async () => {
    const small = await playParts(
      { d: () => measureDownload(project('small', { kB: 10, lines: 1 })) },
      [],
    );
    expect(missed(small.text)).toEqual([]);
    const big = await playParts(
      { d: () => measureDownload(project('big', { kB: 270, lines: 1 })) },
      [],
    );
    expect(missed(big.text)).toEqual(['download for one species, Brotli']);
  });

  it('ENG lines of code and of corpora are counted apart', () => {
    const [code, corpora] = measureLines(project('long', { kB: 1, lines: 7000 })).figures;
    // What is compiled is no source.
    expect(code?.value).toBe(7000);
    expect(corpora?.value).toBe(7000);
  });
});
