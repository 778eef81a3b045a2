import { beforeAll, describe, expect, it } from 'vitest';
import { loadKnowledge } from '../load-knowledge.ts';
import type { Reader } from './extract.ts';
import { extract, makeReader } from './extract.ts';

let reader: Reader;

beforeAll(async () => {
  reader = makeReader(await loadKnowledge('bird'));
});

const read = (text: string): ReadonlyMap<string, string> =>
  new Map(
    extract(reader, text, { source: 'text', turn: 0 }).evidence.map((item) => [
      item.finding,
      item.value,
    ]),
  );

describe('good signs', () => {
  it('ENG "nothing wrong with" denies what is named after it', () => {
    const told = read('There is nothing wrong with her eating or her flying.');
    expect(told.get('appetite_loss')).toBe('no');
    expect(told.get('not_flying')).toBe('no');
    expect(read('No trouble breathing at all').get('breath_hard')).toBe('no');
    expect(read('He has trouble breathing').get('breath_hard')).toBe('yes');
  });

  it('ENG "fine though" at the end is still fine', () => {
    expect(read('Breathing fine though, and no blood').get('breath_hard')).toBe('no');
  });

  it('ENG "the same as ever" is normal', () => {
    expect(read('His droppings look the same as ever').get('droppings_change')).toBe('no');
  });

  it('ENG what a thing is as big as is not there', () => {
    expect(read('The lump is the size of a tick').has('tick_bite')).toBe(false);
  });

  it('ENG "never gains weight" does not deny what follows the comma', () => {
    expect(read('He never fills out, ribs showing').get('weight_loss')).toBe('yes');
  });
});
