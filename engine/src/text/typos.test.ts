import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '../load-knowledge.ts';
import { extract, makeReader } from './extract.ts';
import { tokenise } from './tokens.ts';
import { makeCorrector } from './typos.ts';

const none: ReadonlySet<string> = new Set();

describe('slips', () => {
  it('bug: a slip of a word that a form names outright was no inflection of it', () => {
    const correct = makeCorrector({
      vocabulary: new Map([
        ['bubble', 1],
        ['bubbl', 1],
      ]),
      little: none,
      correct: none,
      slips: none,
    });
    const [sentence = []] = tokenise('bubbels');
    expect(correct(sentence).map(({ stem }) => stem)).toEqual(['bubbl']);
  });

  it.each([
    ['bubbels out his nose n clik wen he brethes', 'mouth_bubbles'],
    ['her i is stuk shut an crusty', 'eye_discharge'],
  ])('a danger is read through them: %s', async (text, finding) => {
    const reader = makeReader(
      await loadKnowledge(finding === 'mouth_bubbles' ? 'reptile' : 'hamster'),
    );
    const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
    expect(evidence.map((item) => item.finding)).toContain(finding);
  });
});
