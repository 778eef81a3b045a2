import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../docs/decisions');

it('decisions are numbered without gaps, in name and heading', () => {
  const files = readdirSync(FOLDER).toSorted();
  const wrong = files.filter((file, index) => {
    const number = index + 1;
    const text = readFileSync(resolve(FOLDER, file), 'utf8');
    return (
      !file.startsWith(`${String(number).padStart(4, '0')}-`) || !text.startsWith(`# ${number}. `)
    );
  });
  expect(wrong).toEqual([]);
});
