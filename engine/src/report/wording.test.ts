import { describe, expect, it } from 'vitest';
import { inTen } from './wording.ts';

describe('shares in words', () => {
  it('ENG never says ten in ten', () => {
    for (let p = 0; p <= 1; p += 0.005) expect(inTen(p)).not.toContain('10 in 10');
    expect(inTen(0.955)).toBe('nearly all');
    expect(inTen(0.945)).toBe('about 9 in 10');
    expect(inTen(0.3)).toBe('about 3 in 10');
  });
});
