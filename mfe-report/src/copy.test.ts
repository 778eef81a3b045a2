import { describe, expect, it } from 'vitest';
import { copy, exact } from './copy.ts';
import { firstScreenCopy } from './first-screen-copy.ts';
import { followUpCopy } from './follow-up-copy.ts';
import { readingGrade } from './testing/reading-grade.ts';

describe('our own words', () => {
  const words = leaves([copy, firstScreenCopy, followUpCopy]);

  it('read at grade 8 or below', () => {
    expect(
      readingGrade(words.map((text) => `${text.replace(/[.!?:]$/, '')}. `).join('')),
    ).toBeLessThan(8);
  });

  it('read at grade 8 or below in every longer sentence', () => {
    const hard = words.filter(
      (text) => text.split(' ').length >= 8 && readingGrade(`${text} `) > 8,
    );
    expect(hard).toEqual([]);
  });

  it('finds hard words hard, so that the measure can fail', () => {
    const hard =
      'Pathophysiological considerations necessitate comprehensive gastrointestinal evaluation. ';
    expect(readingGrade(hard)).toBeGreaterThan(12);
  });
});

describe('the specification’s words', () => {
  it('RPT-02 names the seven sections in order', () => {
    expect(Object.values(exact.sections)).toEqual([
      'Most Likely Diagnosis',
      'Differential Diagnoses',
      'Recommended Diagnostic Tests',
      'Evidence-Based Supplement Recommendations',
      'Clinical Significance Analysis',
      'Patient Health Data Analysis',
      'Comprehensive Veterinary Analysis',
    ]);
  });
});

function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leaves);
}
