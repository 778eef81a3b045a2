import type { VetHandover } from '@petwise/contracts';
import { describe, expect, test } from 'vitest';
import { HANDOVER } from '../../testing/handover.ts';
import { glanceRows, recordRows } from './summary-rows.ts';

const [CONDITION] = HANDOVER.conditions;

function itemsOf(label: string, changes: Partial<VetHandover>): readonly string[] | undefined {
  const handover = { ...HANDOVER, ...changes };
  const rows = [...glanceRows(handover, { timeZone: 'UTC', units: 'kg' }), ...recordRows(handover)];
  return rows.find((row) => row.label === label)?.items;
}

describe('the page for the veterinarian', () => {
  test('RPT-07 holds every sign once, those against a condition as well, and no reason twice', () => {
    if (CONDITION === undefined) throw new Error('one condition is there');
    const speaksFor = ['vomiting (seen in about 5 in 10 dogs with it)', 'no bad breath'];
    const speaksAgainst = ['weak (seen in about 2 in 10 dogs with it)', 'vomiting'];
    expect(
      itemsOf('Problem list', {
        urgency: {
          level: 'emergency',
          reasons: ['Bloat: his belly is tight. It kills.'],
          advice: 'Go.',
        },
        redFlags: [
          { text: 'Bloat: it kills.', advice: '' },
          { text: 'Repeated vomiting: it dries a dog out.', advice: '' },
        ],
        conditions: [{ ...CONDITION, speaksFor, speaksAgainst }],
      }),
    ).toEqual(['Warning signs: Repeated vomiting', 'vomiting; weak']);
  });

  test('15.5 two problems at once have a list each', () => {
    const secondProblem = {
      signs: ['limping', 'a swollen joint'],
      conditions: [
        { rank: 1, condition: 'Sprain', confidencePercent: 52 },
        { rank: 2, condition: 'Arthritis', confidencePercent: 21 },
      ],
    };
    expect(itemsOf('Second problem', { secondProblem })).toEqual([
      `${CONDITION?.condition} does not explain: limping, a swollen joint. Of these alone:`,
      'Sprain (~50%); Arthritis (~20%)',
    ]);
    expect(itemsOf('Second problem', {})).toBeUndefined();
  });

  test('RPT-07 leaves a short answer with its question, and keeps every longer word', () => {
    const at = HANDOVER.generatedAt;
    const long = 'No, but he drank from a puddle behind the garage on Sunday evening.';
    const answers = ['No', long].map((answer) => ({
      question: 'Is there blood?',
      answer,
      significance: '',
      impact: '',
    }));
    const told = 'His belly is big since noon.';
    const ownersWords = [told, 'He is sad', 'No', long].map((text) => ({ at, text }));
    // What says since when stands in a row of its own.
    expect(itemsOf('Since when', { ownersWords, answers })).toEqual([
      'About 2026-11-21: “His belly is big since noon”',
    ]);
    expect(itemsOf('Owner’s own words', { ownersWords, answers })).toEqual([
      '“He is sad”',
      `“${long}”`,
    ]);
  });

  test('RPT-07 gives absent signs in one line, and what is nearly ruled out no "~0%"', () => {
    if (CONDITION === undefined) throw new Error('one condition is there');
    const pertinentNegatives = ['Is there blood? No', 'no fever', 'no cough'];
    expect(itemsOf('Pertinent negatives', { pertinentNegatives })).toEqual(['no fever; no cough']);
    expect(
      itemsOf('Differentials', { conditions: [{ ...CONDITION, confidencePercent: 1 }] }),
    ).toEqual(['Bloat with a twisted stomach (under 5%)']);
    expect(itemsOf('Not understood', { notUnderstood: [] })).toBeUndefined();
  });

  test('bug: causes had one number in the summary of the vet’s page and another in its list', () => {
    if (CONDITION === undefined) throw new Error('one condition is there');
    const conditions = [true, true, false, true, false].map((mustNotMiss, at) => ({
      ...CONDITION,
      rank: at + 1,
      condition: `Cause ${at + 1}`,
      confidencePercent: 50,
      mustNotMiss,
    }));
    expect(itemsOf('Differentials', { conditions })).toEqual([
      'Cause 1 (~50%), must not be missed',
      'Cause 3 (~50%)',
      'Cause 5 (~50%)',
      'Not to be missed, each ~50%: Cause 2; Cause 4',
    ]);
  });

  test('bug: laboratory values and the duration stood among the problems, and 98 % was "~100%"', () => {
    if (CONDITION === undefined) throw new Error('one condition is there');
    const speaksFor = ['creatinine 3.4 mg/dL, high, page 1 of bloods.pdf', 'drinking more'];
    const conditions = [{ ...CONDITION, speaksFor, confidencePercent: 98 }];
    const signs = [
      { sign: 'drinking more', since: 'for three weeks' },
      { sign: 'passing more urine' },
    ];
    expect(itemsOf('Problem list', { conditions, signs, redFlags: [] })).toEqual([
      'drinking more (“for three weeks”); passing more urine',
    ]);
    expect(itemsOf('Differentials', { conditions })).toEqual([
      'Bloat with a twisted stomach (~95%)',
    ]);
  });
});
