import type { SecondReading } from '@petwise/contracts';
import { describe, expect, it } from 'vitest';
import { fullAssessment } from '../testing/fixtures.ts';
import { readReport } from './read-report.ts';
import { reportText } from './report-text.ts';

const reading: SecondReading = {
  model: 'reader-1',
  agreed: ['coughing'],
  differed: [
    { words: 'vomiting', quote: 'yodelling his dinner back', heardAs: 'present', answer: 'yes' },
    { words: 'pale gums', quote: 'gums were white', heardAs: 'past', answer: null },
  ],
  asked: [{ words: 'retching', quote: 'a cat with a hairball', danger: 'bloat', answer: 'no' }],
  unknown: ['onto the rug'],
  tokens: 1_050,
  cost: 0.0022,
  pictures: [{ name: 'paw.png', seen: 'Wound (place: paw).' }],
  unfinished: true,
};

describe('the second reader in a report', () => {
  it('says what it did and where the two differed, on the page and in the text', () => {
    const report = readReport({ ...fullAssessment, secondReading: reading });
    expect(report?.secondReader).toEqual([
      'The language model was reader-1.',
      'It read and wrote 1,050 tokens, at a cost of 0.0022.',
      'Both read alike: coughing.',
      'In “yodelling his dinner back” it read vomiting: there now. You said: yes.',
      'In “gums were white” it read pale gums: over. You were not asked, or did not answer; it was not counted as a sign.',
      'Because of “a cat with a hairball” we asked about retching (bloat). You said: no.',
      'It took “onto the rug” for a sign that is not in our knowledge.',
      'Of the picture “paw.png”, unchecked and not counted: Wound (place: paw).',
      'It had not answered everything when this report was made, or could not be used.',
    ]);
    expect(report && reportText(report)).toContain('SECOND READER');
  });

  it('is not there where nobody else has read, however damaged the rest', () => {
    expect(readReport(fullAssessment)?.secondReader).toEqual([]);
    const damaged = { differed: [null, { words: 1 }, { heardAs: 'toString' }], pictures: 'x' };
    expect(readReport({ ...fullAssessment, secondReading: damaged })?.secondReader).toEqual([]);
    const whole = { words: 'retching', quote: 'a cat with a hairball', danger: 'bloat' };
    for (const part of ['words', 'quote', 'danger']) {
      const secondReading = { asked: [{ ...whole, [part]: undefined }] };
      expect(readReport({ ...fullAssessment, secondReading })?.secondReader, part).toEqual([]);
    }
  });
});
