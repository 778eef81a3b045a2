import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { placeOfKey, readKnowledge } from './read-knowledge.ts';

const species = 'dog cat horse bird rabbit ferret guinea_pig hamster reptile general'.split(' ');
const pack =
  'version: 1.0.0\nageBands: [1, 2, 3, 4]\nconditions: []\nbreedGroups: {}\nsources: {}\n';
const empty = {
  'toxins.yaml': '',
  'analytes.yaml': '',
  'sources.yaml': '',
  'red-flags.yaml': '',
  'care.yaml': '',
  'doses.yaml': '',
  'measures.yaml': '',
  'pictures.yaml': '',
  'tests.yaml': '1: [fecal, physical-exam]\n',
};
const texts = ['toxins', 'care', 'doses', 'analytes', 'tests', 'red-flags', 'general/body-systems'];

/** The smallest whole knowledge: a dog with one condition and one finding. */
const whole: Readonly<Record<string, string>> = {
  ...empty,
  ...Object.fromEntries(texts.map((name) => [`text/en/${name}.yaml`, ''])),
  ...Object.fromEntries(
    species.flatMap((name) => [
      [`${name}/species.yaml`, pack],
      [`text/en/${name}/species.yaml`, 'word: pet\nplural: pets\n'],
    ]),
  ),
  'index.yaml': 'findings: [gut]\nobservations: [gut]\nownObservations: {}\n',
  'general/body-systems.yaml': '',
  'observations/gut.yaml': 'vomiting: [vomit, bring-up food/water]\n',
  'findings/gut.yaml': 'vomiting: {topic: gut, leak: .08, told: .85}\n',
  'text/en/findings/gut.yaml': 'vomiting:\n  name: vomiting\n  ask: Has {pet} vomited?\n',
  'dog/species.yaml': pack.replace('conditions: []', 'conditions: [gut]'),
  'dog/gut.yaml': `gastroenteritis:
  is: {system: gut, urgency: soon, redFlag: none, source: est26,
    prior: [60, est26], complaints: {gut: 1}}
  context: [{field: diet, has: [raw], times: 1.3}]
  findings: {vomiting: .65}
  tests: {fecal: [1.3, .6]}
`,
  'text/en/dog/gut.yaml': `gastroenteritis:
  name: Gastroenteritis
  layName: a stomach upset
  description: It is
    irritated.
  impact: Most recover.
  because: [a raw diet]
  treatments:
    - {name: Fluids, description: 'A drip, early.', efficacy: Good}
  shows:
    fecal: no parasites
  returnIf:
    - there is blood
`,
};

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A folder with the whole knowledge, and other words in some of its files; null takes a file away. */
function folderWith(changes: Readonly<Record<string, string | null>>): string {
  const root = mkdtempSync(join(tmpdir(), 'petwise-knowledge-'));
  roots.push(root);
  for (const [path, text] of Object.entries({ ...whole, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const dogGut = whole['dog/gut.yaml'] ?? '';
const dogWords = whole['text/en/dog/gut.yaml'] ?? '';
const faults: readonly (readonly [string, Record<string, string | null>, readonly string[]])[] = [
  [
    'a field of no format',
    { 'dog/gut.yaml': dogGut.replace('urgency:', 'urgencie:') },
    [
      'knowledge/dog/gut.yaml:2: gastroenteritis.is.urgencie',
      'take it out, or correct its spelling',
    ],
  ],
  [
    'a field that is missing',
    { 'dog/gut.yaml': dogGut.replace('urgency: soon, ', '') },
    ['knowledge/dog/gut.yaml:2: gastroenteritis.is.urgency: is missing; write it'],
  ],
  [
    'a share above one',
    { 'dog/gut.yaml': dogGut.replace('.65', '65') },
    ['knowledge/dog/gut.yaml:5: gastroenteritis.findings.vomiting: 65 does not fit; write'],
  ],
  [
    'a level that does not exist',
    { 'dog/gut.yaml': dogGut.replace('soon', 'sometime') },
    ['knowledge/dog/gut.yaml:2', '"sometime" does not fit; write', '"emergency"'],
  ],
  [
    'a file that is no YAML',
    { 'dog/gut.yaml': dogGut.replace('{gut: 1}', '{gut: 1') },
    ['knowledge/dog/gut.yaml:', 'no YAML', 'quote words'],
  ],
  [
    'a condition without words',
    { 'text/en/dog/gut.yaml': '' },
    ['knowledge/dog/gut.yaml:1: gastroenteritis has no words; write them in knowledge/text/en/dog'],
  ],
  [
    'words of nothing',
    {
      'text/en/findings/gut.yaml': `${whole['text/en/findings/gut.yaml'] ?? ''}cough:\n  name: a cough\n  ask: Does it?\n`,
    },
    ['knowledge/text/en/findings/gut.yaml:4: words of cough', 'take them out'],
  ],
  [
    'a multiplier without its reason',
    { 'text/en/dog/gut.yaml': dogWords.replace('  because: [a raw diet]\n', '') },
    [
      'knowledge/text/en/dog/gut.yaml:1',
      '0 lines of "because" and 1 of "context"; write one for each',
    ],
  ],
  [
    'a test that no words tell of',
    { 'text/en/dog/gut.yaml': dogWords.replace('fecal:', 'blood:') },
    ['knowledge/text/en/dog/gut.yaml:10', 'the test fecal stands in one of', 'write it in both'],
  ],
  [
    'a file that is not there',
    { 'findings/gut.yaml': null },
    ['knowledge/findings/gut.yaml: there is no such file; write it, or take its name out'],
  ],
];

describe('knowledge', () => {
  it('ENG is read from data and from words that lie apart', () => {
    const { shared, species: own } = readKnowledge({ root: folderWith({}) });
    expect(shared.observations).toEqual([
      ['vomiting', ['vomit', 'bring-up food', 'bring-up water']],
    ]);
    expect(shared.findings).toEqual([
      {
        id: 'vomiting',
        name: 'vomiting',
        ask: 'Has {pet} vomited?',
        topic: 'gut',
        leak: 0.08,
        told: 0.85,
      },
    ]);
    expect(own.get('dog')?.pack.conditions[0]).toMatchObject({
      id: 'gastroenteritis',
      prior: [60, 'est26'],
      description: 'It is irritated.',
      context: [{ field: 'diet', has: ['raw'], times: 1.3, because: 'a raw diet' }],
      tests: [{ test: 'fecal', shows: 'no parasites', positive: 1.3, negative: 0.6 }],
    });
  });

  it.each(faults)(
    'ENG a fault is named with its file, line and cure: %s',
    (_, changes, expected) => {
      const root = folderWith(changes);
      let message = '';
      try {
        readKnowledge({ root });
      } catch (error) {
        message = String(error);
      }
      for (const words of expected) expect(message).toContain(words);
    },
  );

  it('ENG an entry is found by its id, in the files of its species first', () => {
    const root = folderWith({ 'cat/findings.yaml': 'vomiting: {topic: gut, leak: .1}\n' });
    expect(placeOfKey('gastroenteritis', { root })).toBe('knowledge/dog/gut.yaml:1');
    expect(placeOfKey('vomiting', { root, species: 'cat' })).toBe('knowledge/cat/findings.yaml:1');
  });

  it('ENG all that we know fits its format', () => {
    expect(readKnowledge().species.size).toBe(10);
  });
});
