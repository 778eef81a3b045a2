import { describe, expect, it } from 'vitest';
import { BALANCE_REACH, evidenceBalance, MAX_BLOCKS } from './evidence-balance.ts';

const signs = (count: number) => Array.from({ length: count }, (_, index) => `sign ${index}`);

describe('evidenceBalance', () => {
  it('draws one block a sign, "for" on the left and "against" on the right', () => {
    const blocks = evidenceBalance({ for: signs(3), against: signs(2) });
    expect(blocks.filter(({ side, x }) => side === 'for' && x < 0)).toHaveLength(3);
    expect(blocks.filter(({ side, x }) => side === 'against' && x > 0)).toHaveLength(2);
  });

  it('puts the strongest nearest the middle and never leaves the picture', () => {
    const blocks = evidenceBalance({ for: signs(40), against: [] });
    expect(blocks).toHaveLength(MAX_BLOCKS);
    expect(blocks.every(({ x }) => x >= -BALANCE_REACH)).toBe(true);
    const distances = blocks.map(({ x }) => -x);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const strengths = blocks.map(({ strength }) => strength);
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
  });
});
