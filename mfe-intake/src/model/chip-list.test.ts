import { MAX_ENTRY_LENGTH, MAX_LIST_ENTRIES } from '@petwise/contracts';
import { describe, expect, it } from 'vitest';
import { addEntry, hasEntry, removeEntry } from './chip-list.ts';

const entries = ['Apoquel'];

describe('chip list', () => {
  it('HIST-03 adds a text, tidied', () => {
    expect(addEntry(entries, '  Fish   oil ')).toEqual(['Apoquel', 'Fish oil']);
  });

  it('HIST-03 ignores duplicates in any case, and empties', () => {
    expect(addEntry(entries, 'APOQUEL ')).toBe(entries);
    expect(addEntry(entries, ' \n ')).toBe(entries);
    expect(hasEntry(entries, ' apoquel')).toBe(true);
    expect(hasEntry(entries, 'Apo')).toBe(false);
  });

  it('HIST-02 removes one entry', () => {
    expect(removeEntry(['A', 'B'], 'A')).toEqual(['B']);
    expect(removeEntry(['A', 'B'], 'C')).toEqual(['A', 'B']);
  });

  it('HIST-03 keeps to what the server takes', () => {
    const full = Array.from({ length: MAX_LIST_ENTRIES }, (_, at) => `${at}`);
    expect(addEntry(full, 'one more')).toBe(full);
    expect(addEntry([], 'a'.repeat(500))[0]).toHaveLength(MAX_ENTRY_LENGTH);
  });
});
