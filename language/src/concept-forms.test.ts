import { describe, expect, it } from 'vitest';
import { FormCompiler } from './concept-forms.ts';

const compiler = new FormCompiler({
  wordsOf: (piece) => [piece],
  droppable: new Set(['the', 'my']),
});

/** What a form has in its places, a "." where the clause must end. */
function partsOf(form: string, literal = false): string {
  const { slots, closes } = compiler.compile(form, { literal });
  const parts = slots.map(({ options, reach }) => `${reach || ''}${options.flat().join('/')}`);
  return [...parts, ...(closes ? ['.'] : [])].join(' ');
}

describe('a form taken apart', () => {
  it('leaves small words out where two words that mean something are left', () => {
    expect(partsOf('holds the paw')).toBe('holds paw');
    expect(partsOf('the paw')).toBe('the paw');
  });

  it('counts neither a gap nor the end as such a word', () => {
    expect(partsOf('the * paw')).toBe('the 3paw');
    expect(partsOf('the paw .')).toBe('the paw .');
    expect(partsOf('holds ~ the paw .')).toBe('holds 7paw .');
  });

  it('keeps them in a literal one', () => {
    expect(partsOf('holds the paw', true)).toBe('holds the paw');
  });

  it('refuses an end in the middle', () => {
    expect(() => partsOf('holds . paw')).toThrow('stands only at the end');
  });
});
