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

  it.each<['dog' | 'cat', string, string]>([
    ['dog', 'her gumz r wite', 'pale_gums'],
    ['dog', 'hes berely brething', 'breath_hard'],
    ['dog', 'he caught hot in da sun and is vometing', 'vomiting'],
    ['dog', 'he cantt get up', 'cannot_stand'],
    ['dog', 'he wont get up i dont know what to do', 'cannot_stand'],
    ['dog', 'um she um coffs all nite', 'cough_night'],
    ['dog', 'he didn t eat for two daze', 'appetite_loss'],
    ['dog', 'his back legs r very week', 'hind_weak'],
    ['cat', 'his backlegs r cold', 'hind_cold'],
  ])('a sign is read through slips: %s: %s', async (species, text, finding) => {
    const reader = makeReader(await loadKnowledge(species));
    const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
    expect(evidence.filter(({ value }) => value === 'yes').map((item) => item.finding)).toContain(
      finding,
    );
  });

  it('a word in a place where it is meant stays', () => {
    const words = (text: string): string[] =>
      tokenise(text).flatMap((all) => all.map((one) => one.word));
    expect(words('he is in a daze')).toContain('daze');
    expect(words('it is our dog, limping all week')).toContain('week');
  });
});
