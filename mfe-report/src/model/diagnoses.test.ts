import { describe, expect, it } from 'vitest';
import { conversation, diagnoses } from '../testing/diagnosis-fixtures.ts';
import { primaryOf, readDiagnoses } from './diagnoses.ts';
import { guidingReplies } from './guiding-replies.ts';
import { safeLink } from './safe-link.ts';
import { searchTerms } from './search-terms.ts';

const one = (condition: string, confidence: unknown) => ({
  condition,
  confidence,
  description: '',
});

describe('primaryOf', () => {
  it('DX-03 takes the first that is flagged, else the first', () => {
    const plain = readDiagnoses([one('A', 50), one('B', 60)]);
    const flagged = readDiagnoses([one('A', 50), { ...one('B', 60), isPrimary: true }]);
    expect(primaryOf(plain)?.condition).toBe('A');
    expect(primaryOf(flagged)?.condition).toBe('B');
    expect(primaryOf([])).toBeNull();
  });

  it('drops entries that are no diagnoses', () => {
    expect(readDiagnoses([null, 'text', {}, one('A', '87%')])).toMatchObject([{ percent: 87 }]);
    expect(readDiagnoses(undefined)).toEqual([]);
  });
});

describe('searchTerms', () => {
  it.each([
    [[one('Low BLOOD count', 90)], ['Complete Blood Count CBC']],
    [[one('Skin infection', 80)], ['Skin Biopsy']],
    [[one('Atopic Dermatitis', 95)], ['Skin Biopsy']],
    [[one('Sprain', 79)], ['Basic Metabolic Panel']],
    [[one('Sprain', 80)], []],
    [
      [one('Blood parasites of the skin', 30), one('Dermatitis', 20)],
      ['Complete Blood Count CBC', 'Skin Biopsy', 'Basic Metabolic Panel'],
    ],
    [[one('Sprain', null)], []],
    [[], []],
  ])('DX-09 derives the terms of %j', (given, terms) => {
    expect(searchTerms(readDiagnoses(given))).toEqual(terms);
  });

  it('DX-09 looks at every diagnosis, not only the first', () => {
    expect(searchTerms(readDiagnoses(diagnoses))).toEqual(['Skin Biopsy', 'Basic Metabolic Panel']);
  });
});

describe('guidingReplies', () => {
  it('DX-07 lists the owner’s own replies and skips empty and intake ones', () => {
    const replies = guidingReplies(conversation);
    expect(replies).toHaveLength(2);
    expect(replies[0]).toBe('She licks her paws all day and scratches her belly.');
  });

  it('DX-07 cuts at 100 characters with an ellipsis', () => {
    const reply = (content: string) =>
      guidingReplies([{ role: 'user', content, messageType: 'text' }])[0];
    expect(reply('x'.repeat(100))).toBe('x'.repeat(100));
    expect(reply('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
    expect(reply('🐕'.repeat(101))).toBe(`${'🐕'.repeat(100)}...`);
  });
});

describe('safeLink', () => {
  it.each([
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    '/relative',
    '',
    null,
    7,
  ])('DX-08 refuses %j', (address) => {
    expect(safeLink(address)).toBeNull();
  });

  it.each(['https://lab.example/a', 'http://lab.example/'])('DX-08 takes %s', (address) => {
    expect(safeLink(address)).toBe(address);
  });
});
