import { expect, test } from 'vitest';
import { displayName } from './names.ts';

test('U2 a name too long is cut to one length, with an ending or without, and keeps the ending', () => {
  const long = 'minka '.repeat(100);
  const plain = displayName(long);
  const picture = displayName(`${long}.jpeg`);
  expect(plain.length).toBeLessThan(long.length);
  expect(picture).toHaveLength(plain.length);
  expect(picture).toMatch(/^minka .*\.jpeg$/);
});
