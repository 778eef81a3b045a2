import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngines, play } from '../testing/consults.ts';

beforeAll(loadEngines);

const vowels = /[aeiouy]+/g;
const syllables = (word: string): number =>
  Math.max(1, (word.toLowerCase().replace(/e$/, '').match(vowels) ?? []).length);

/** Flesch-Kincaid grade, numbers left out. */
function grade(text: string): number {
  const words = text.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  const sentences = text.split(/[.!?:\n]+\s/).filter((part) => /[a-z]/i.test(part)).length;
  const beats = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / sentences + (11.8 * beats) / words.length - 15.59;
}

describe('what owners read', () => {
  it.each([
    ['dog', 'He has been vomiting since last night and will not eat'],
    ['cat', 'She keeps going to the litter tray and only drops come out'],
    ['rabbit', 'He stopped eating and there are no poops since this morning'],
    ['bird', 'My budgie is fluffed up and sneezing'],
    ['reptile', 'My gecko has stuck shed on its toes'],
  ] as const)(
    'ENG the overview and the reasons for %s read at grade 8 or below',
    (species, words) => {
      const { turns, report } = play(species, words, () => 'Not sure');
      expect(grade(report.analysis_overview)).toBeLessThanOrEqual(8);
      const whys = turns.flatMap((turn) => (turn.question ? [turn.question.why] : []));
      expect(grade(whys.join(' '))).toBeLessThanOrEqual(8);
    },
  );
});
