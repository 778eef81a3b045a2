import { describe, expect, it } from 'vitest';
import { detectSpecies } from './detect-species.ts';
import { crowdTexts, falseFriendTexts } from './misleading-owner-texts.ts';
import { plainTexts } from './owner-texts.ts';

describe('DET-01 species at once, without the breed lists', () => {
  it.each([...plainTexts, ...falseFriendTexts])('$text', ({ text, species }) => {
    const found = detectSpecies(text);
    expect(found).toEqual({ species: species ?? 'dog', matched: species !== null });
  });

  it('DET-01 finds the patient among several animals', () => {
    const wrong = crowdTexts.filter(({ text, species }) => detectSpecies(text).species !== species);
    // The one that only the breed lists can tell: "weimaraner" is not in the lexicon, "snake" is.
    expect(wrong.map(({ text }) => text)).toEqual([
      'The weimaraner got stung or bitten by a snake, leg is swollen',
    ]);
  });

  it('DET-01 takes a dog when no animal is named', () => {
    expect(detectSpecies('limping since yesterday')).toEqual({ species: 'dog', matched: false });
  });
});
