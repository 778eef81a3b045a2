import { describe, expect, test } from 'vitest';
import { healthXml } from '../../testing/make-files.ts';
import { RecordCounter } from './record-counter.ts';

function countIn(text: Buffer, size: number): number {
  const counter = new RecordCounter();
  for (let at = 0; at < text.length; at += size) counter.push(text.subarray(at, at + size));
  return counter.count;
}

describe('counting records', () => {
  test.each([1, 2, 7, 13, 61, 509, 1_000_000])(
    'API-03 the count does not depend on how the text is cut (%i bytes)',
    (size) => {
      expect(countIn(healthXml(250), size)).toBe(250);
    },
  );

  test('records repeated inside a correlation do not count, those after it do', () => {
    const text =
      '<Record a/><Correlation x><Record a/><Record b/></Correlation><Record c/><Correlation y></Correlation><Record d/>';
    expect(countIn(Buffer.from(text), 3)).toBe(3);
  });

  test('other elements with the same start do not count', () => {
    expect(countIn(Buffer.from('<RecordList/><Records /><Record type="x"/>'), 5)).toBe(1);
  });
});
