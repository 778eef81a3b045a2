import { beforeAll, describe, expect, it } from 'vitest';
import { loadKnowledge } from '../src/load-knowledge.ts';
import type { Reader } from '../src/text/extract.ts';
import { makeReader } from '../src/text/extract.ts';
import { describeReading } from './describe-reading.ts';

let reader: Reader;

beforeAll(async () => {
  reader = makeReader(await loadKnowledge('dog'));
});

describe('npm run hear', () => {
  it('ENG shows words, concepts, observations in their context, findings and what stays unread', () => {
    const shown = describeReading(reader, 'Her eye is red. No lethargc. He yodels at lampposts');
    for (const line of [
      'words         her eye is red',
      'concept       part eye "eye"',
      'concept       quality red "red"',
      'observation   eye_red=yes "eye red" (patient, now, stated)',
      'lethargic (lethargc)',
      'finding       eye_red=yes',
      'finding       ',
      'unread        He yodels at lampposts',
    ])
      expect(shown).toContain(line);
  });

  it('ENG paints what it is told to paint', () => {
    const shown = describeReading(reader, 'Her eye is red', {
      paint: (colour, words) => `<${colour}>${words}</${colour}>`,
    });
    expect(shown).toContain('<green>eye_red=yes</green>');
  });
});
