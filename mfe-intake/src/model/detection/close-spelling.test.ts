import { describe, expect, it } from 'vitest';
import { isCloseSpelling } from './close-spelling.ts';

describe('isCloseSpelling', () => {
  it.each([
    ['rotweiler', 'rottweiler', true],
    ['chihuaha', 'chihuahua', true],
    ['retreiver', 'retriever', true],
    ['siameese', 'siamese', true],
    ['noodle', 'poodle', false],
    ['golf', 'wolf', false],
    ['house', 'horse', false],
    ['retrieved', 'rottweiler', false],
  ])('DET-03 %s for %s: %s', (written, name, close) => {
    expect(isCloseSpelling(written, name)).toBe(close);
  });
});
