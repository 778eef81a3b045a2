import { expect, it } from 'vitest';
import { pictureUrl, viewUrl } from './picture-url.ts';

const stored = '/api/files/0c6f4b0e-6d3c-4d5f-9a55-3a3b3a6f3f11';
const file = { id: 'a', name: 'a', size: 1 };

it('makes the address of a view from a stored picture’s own, and from no other', () => {
  expect(viewUrl(stored)).toBe(`${stored}/view`);
  for (const url of ['blob:x', 'https://elsewhere.example/api/files/a', `${stored}/view`]) {
    expect(viewUrl(url)).toBe(url);
  }
});

it('knows a picture from any other file', () => {
  expect(pictureUrl({ ...file, type: 'image/png', url: stored })).toBe(`${stored}/view`);
  expect(pictureUrl({ ...file, type: 'image/png', url: null })).toBeUndefined();
  expect(pictureUrl({ ...file, type: 'application/pdf', url: stored })).toBeUndefined();
});
