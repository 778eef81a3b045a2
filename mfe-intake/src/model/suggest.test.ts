import { describe, expect, it } from 'vitest';
import { meantBy, suggest } from './suggest.ts';

describe('suggest', () => {
  it('FORM-07 matches a substring in any case, and accents either way', () => {
    expect(suggest(['Goldendoodle', 'Beagle'], 'DOODLE')).toEqual(['Goldendoodle']);
    expect(suggest(['Lowchen'], 'löw')).toEqual(['Lowchen']);
  });

  it('FORM-07 puts names that begin with the text first, then words that do', () => {
    const breeds = ['American Bulldog', 'Pit Bull', 'Sybull', 'Bull Terrier', 'Bullmastiff'];
    expect(suggest(breeds, 'bull')).toEqual([
      'Bull Terrier',
      'Bullmastiff',
      'American Bulldog',
      'Pit Bull',
      'Sybull',
    ]);
  });

  it('FORM-07, HIST-03 gives at most 10', () => {
    const many = Array.from({ length: 30 }, (_, at) => `Terrier ${at}`);
    expect(suggest(many, 'terrier')).toEqual(many.slice(0, 10));
  });

  it('FORM-07 is silent for a blank text and for what nothing contains', () => {
    expect(suggest(['Beagle'], '  ')).toEqual([]);
    expect(suggest(['Beagle'], '.*')).toEqual([]);
  });

  it('HIST-03 leaves out what is already chosen', () => {
    expect(suggest(['Aspirin', 'Atenolol'], 'a', { exclude: ['ASPIRIN'] })).toEqual(['Atenolol']);
  });
});

it.each([
  ['meth', 'Methimazole'],
  ['MÉTH ', 'Methimazole'],
  ['methimazole', null],
  ['am', null],
  ['zole', null],
  [' ', null],
])('means by “%s” the one option that begins with it: %s', (typed, meant) => {
  expect(meantBy(typed, ['Amlodipine', 'Amoxicillin', 'Methimazole'])).toBe(meant);
});
