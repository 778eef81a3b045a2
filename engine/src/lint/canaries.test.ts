import { beforeAll, describe, expect, it } from 'vitest';
import type { Condition, Finding, Knowledge } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { lintKnowledge } from './lint.ts';

let good: Knowledge;
let faultsOfGood: readonly string[];

beforeAll(async () => {
  good = await loadKnowledge('dog');
  faultsOfGood = lintKnowledge(good);
});

const firstOf = (knowledge: Knowledge): Condition => {
  const [first] = knowledge.conditions;
  if (!first) throw new Error('no condition');
  return first;
};
const withFirst = (change: (condition: Condition) => Partial<Condition>): Knowledge => {
  const first = firstOf(good);
  return { ...good, conditions: [{ ...first, ...change(first) }, ...good.conditions.slice(1)] };
};
const withFinding = (change: Partial<Finding>): Knowledge => {
  const [first, ...rest] = good.findings;
  if (!first) throw new Error('no finding');
  return { ...good, findings: [{ ...first, ...change }, ...rest] };
};

/** One broken thing for each rule; the linter must name it. */
const canaries: readonly (readonly [string, string, () => Knowledge])[] = [
  ['a probability', 'outside 0 to 0.99', () => withFirst(() => ({ findings: { vomiting: 1.2 } }))],
  ['a prior', 'prior outside', () => withFirst(() => ({ prior: 900 }))],
  [
    'complaint shares',
    'complaint shares sum',
    () => withFirst(() => ({ complaints: { gut: 0.4 } })),
  ],
  [
    'choice values',
    'values of onset sum',
    () => withFirst(() => ({ values: { onset: { sudden: 0.9, gradual: 0.9 } } })),
  ],
  [
    'a test ratio',
    'needs positive >= 1',
    () => withFirst(({ tests }) => ({ tests: tests.map((use) => ({ ...use, positive: 0.5 })) })),
  ],
  ['six findings', 'six are needed', () => withFirst(() => ({ findings: { vomiting: 0.5 } }))],
  [
    'an unknown finding',
    'unknown finding "nonsense"',
    () => withFirst(({ findings }) => ({ findings: { ...findings, nonsense: 0.5 } })),
  ],
  [
    'an unknown test',
    'unknown test "tea-leaves"',
    () =>
      withFirst(() => ({
        tests: [{ test: 'tea-leaves', shows: 'x', positive: 2, negative: 0.5 }],
      })),
  ],
  [
    'an unknown analyte',
    'unknown analyte "phlogiston"',
    () => withFirst(() => ({ labs: { phlogiston: { high: 0.5 } } })),
  ],
  [
    'an unknown breed group',
    'unknown breed group "unicorn"',
    () => withFirst(() => ({ who: { breeds: { unicorn: 2 } } })),
  ],
  ['an unknown source', 'unknown source "nowhere"', () => withFirst(() => ({ source: 'nowhere' }))],
  [
    'a dose',
    'unsafe wording',
    () => withFirst(() => ({ impact: 'Give 10 mg/kg twice a day and all is well.' })),
  ],
  ['an empty list', 'must not be empty', () => withFirst(() => ({ returnIf: [] }))],
  [
    'a condition twice',
    'appears twice',
    () => ({ ...good, conditions: [...good.conditions, firstOf(good)] }),
  ],
  [
    'a neighbour that is the same',
    'no finding tells it from its neighbour',
    () => ({ ...good, conditions: [{ ...firstOf(good), id: 'twin' }, ...good.conditions] }),
  ],
  [
    'an emergency without a rule',
    'emergency without a red-flag rule',
    () => withFirst(() => ({ id: 'unguarded', urgency: 'emergency' as const })),
  ],
  ['a name', 'reads as absent', () => withFinding({ name: 'no food for a day' })],
  [
    'a temperature',
    '°C without °F',
    () =>
      withFirst(({ description }) => ({
        description: `${description} Above 39.5 °C it is a fever.`,
      })),
  ],
  ['a leak', 'leak outside', () => withFinding({ leak: 0.9 })],
  ['a parent', 'unknown parent', () => withFinding({ parent: 'nobody' })],
  [
    'a rule',
    'unknown finding "ghost"',
    () => ({
      ...good,
      redFlags: good.redFlags.map((rule, index) => (index ? rule : { ...rule, when: [['ghost']] })),
    }),
  ],
];

describe('the linter has a rule for each promise, and each rule bites', () => {
  it.each(canaries)('ENG %s: %s', (_, words, broken) => {
    expect(faultsOfGood).toEqual([]);
    expect(lintKnowledge(broken()).join('\n')).toContain(words);
  });

  it('ENG an orphan finding', () => {
    const orphan: Finding = { id: 'orphan', name: 'x', topic: 'gut', ask: 'x?', leak: 0.1 };
    const bad = { ...good, findings: [...good.findings, orphan] };
    expect(lintKnowledge(bad, [orphan]).join('\n')).toContain('orphan finding "orphan"');
  });
});
