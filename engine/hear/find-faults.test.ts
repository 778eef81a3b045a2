import type { ConceptField } from '@petwise/language';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Observations, Words } from './find-faults.ts';
import { findFaults } from './find-faults.ts';
import { loadWords } from './load-words.ts';

let good: Words;

beforeAll(async () => {
  good = await loadWords();
});

/** The words with one more file of concepts and one of observations, made of every species. */
function withFiles(source: string, concepts: ConceptField, observations: Observations): Words {
  return {
    concepts: [...good.concepts, { path: 'language/en/new.ts', source, fields: [concepts] }],
    observations: [
      ...good.observations,
      { path: 'knowledge/observations/new.yaml', source, fields: [observations] },
    ],
    species: good.species.map((one) => ({
      ...one,
      observations: [...one.observations, ...Object.entries(observations)],
    })),
  };
}

const canaries: readonly (readonly [string, readonly string[], ConceptField, Observations])[] = [
  [
    'a concept that does not exist',
    ['observations/new.yaml:2', 'there is no concept "zzz"', 'add it'],
    {},
    { limping: ['zzz leg'] },
  ],
  [
    'a finding that does not exist',
    ['observations/new.yaml:2', 'no species has a finding "yodelling"'],
    {},
    { yodelling: ['leg'] },
  ],
  [
    'a concept that nothing uses',
    ['language/en/new.ts:2', 'no observation uses the thing "kazoo"', 'take it out'],
    { thing: { kazoo: 'kazoo | kazoos' } },
    {},
  ],
  [
    'a form twice',
    ['language/en/new.ts:3', '"kazoo" has the form "kazoo" twice', 'take one out'],
    { thing: { kazoo: 'kazoo | tin whistle | kazoo' } },
    { limping: ['kazoo'] },
  ],
  [
    'an observation of two unrelated findings, one of them an emergency',
    ['observations/new.yaml', '"kazoo" stands at itching and at seizure', 'keep it where'],
    { thing: { kazoo: 'kazoo' } },
    { itching: ['kazoo'], seizure: ['kazoo~'] },
  ],
];

describe('the words that the reader is made of', () => {
  it('ENG have no fault; "npm run hear:check" prints them', () => {
    expect(findFaults(good)).toEqual([]);
  });

  it.each(canaries)('ENG a fault is named with its place and cure: %s', (_, named, field, more) => {
    const names = [...Object.keys(more), ...Object.values(field).flatMap(Object.keys)];
    const source = ['export const words = {', ...names.map((name) => `  ${name}: [],`), '};'];
    const old = new Set(findFaults(good));
    const faults = findFaults(withFiles(source.join('\n'), field, more)).filter(
      (fault) => !old.has(fault),
    );
    expect(faults).toHaveLength(1);
    for (const words of named) expect(faults[0]).toContain(words);
  });

  it('ENG two findings of one family may share an observation', () => {
    const more = { seizure: ['kazoo'], seizure_cluster: ['kazoo'] };
    const faults = findFaults(withFiles('', { thing: { kazoo: 'kazoo' } }, more));
    expect(faults.filter((fault) => fault.includes('kazoo'))).toEqual([]);
  });
});
