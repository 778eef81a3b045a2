import { beforeAll, expect, it } from 'vitest';
import { loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines);

it('ENG a "puppy" of more than four years is doubted, one that is younger or of no known age is not', () => {
  const puppy = (age: number | null): string | null =>
    start('dog', 'my puppy is limping', { age, ageUnit: 'years' }).mismatchWarning;
  expect(puppy(5)).toContain('very young animal, but the form says 5 years');
  expect([puppy(4), puppy(1), puppy(null)]).toEqual([null, null, null]);
});
