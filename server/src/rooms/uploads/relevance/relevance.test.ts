import { describe, expect, test } from 'vitest';
import type { ReadDocument } from '../reading/document.ts';
import { judgeRelevance } from './judge-relevance.ts';
import { statedLines } from './stated-lines.ts';

function document(text: string): ReadDocument {
  const lines = text.split('\n').map((line) => ({ text: line, cells: [line] }));
  return { kind: 'txt', pages: [{ number: 1, lines }], truncated: false, flags: [] };
}

const LETTER = `Parkside Veterinary Clinic, 12 Mill Lane, tel. 555 0134
Dear colleague, thank you for seeing Milo, a 9 year old neutered male cat.
He has lost weight and drinks a lot. On auscultation a grade 2 heart murmur was heard.
Creatinine was 3.4 mg/dL (0.8-2.1), urea raised. We started benazepril 2.5 mg once a day.
Kind regards`;

describe('medical relevance', () => {
  test.each([
    ['a letter', LETTER],
    [
      'a laboratory report',
      'Test Result Unit\nCREA 3.4 mg/dL 0.8-2.1 H\nALT 80 U/L 12-130\nHCT 31 %',
    ],
    [
      'a German one',
      'Kreatinin 3,4 mg/dl\nHarnstoff 61\nLeukozyten 12\nALT 80\nAlbumin 3,1\nKatze',
    ],
    ['a note of one line', 'He vomits after meals'],
  ])('UPL-01 %s is medical', (_name, text) => {
    expect(judgeRelevance(document(text))).toBe('medical');
  });

  test.each([
    [
      'an electricity bill',
      'Invoice 2291. Electricity used from March to May: 412 kWh at 0.31 each. Please pay by the end of the month. Thank you for being our customer. Account number 55-1234.',
    ],
    [
      'a recipe',
      'Mix flour, butter and sugar. Add two eggs and stir. Bake for forty minutes until golden. Let it cool, then slice it and serve with cream and some berries on top.',
    ],
    [
      'a lease',
      'This agreement is made between the landlord and the tenant. The tenant may keep one cat. Rent is due on the first day of every month. The landlord keeps the roof, the walls and the pipes in repair. The deposit is returned within thirty days after the end of the agreement unless there is damage to the flat. Either side may end this agreement in writing with three months of notice. Nothing else was agreed. Signed by both sides in the presence of a witness on the day named above.',
    ],
  ])('UPL-01 %s is not', (_name, text) => {
    expect(judgeRelevance(document(text))).toBe('unrelated');
  });

  test('UPL-01 too little text is no ground for a warning', () => {
    expect(judgeRelevance(document('see attached'))).toBe('unsure');
  });
});

describe('what a document states', () => {
  test('the lines that name signs, values or medicines, word for word; no address, no greeting', () => {
    expect(statedLines(document(LETTER))).toEqual([
      'He has lost weight and drinks a lot. On auscultation a grade 2 heart murmur was heard.',
      'Creatinine was 3.4 mg/dL (0.8-2.1), urea raised. We started benazepril 2.5 mg once a day.',
    ]);
  });

  test('the most telling twelve, in their order, each of a length one can read', () => {
    const many = Array.from({ length: 40 }, (_, n) => `${n} cough`).concat(
      '41 ALT and ALP high, vomiting',
    );
    const found = statedLines(document(many.join('\n')));
    expect(found).toHaveLength(12);
    expect(found.at(-1)).toBe('41 ALT and ALP high, vomiting');
    const long = statedLines(document(`vomiting ${'and so on '.repeat(100)}`));
    expect(long[0]?.length).toBeLessThanOrEqual(280);
  });
});
