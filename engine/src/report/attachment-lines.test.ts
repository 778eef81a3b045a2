import { describe, expect, it } from 'vitest';
import { attachmentLines } from './attachment-lines.ts';

describe('attachments in the report', () => {
  it('RPT-02 says plainly that nobody has looked at the pictures', () => {
    const lines = attachmentLines([
      { name: 'rash.jpg', kind: 'image/jpeg' },
      { name: 'eye.png', kind: 'image/png' },
      { name: 'x.zip', kind: 'application/zip' },
    ]);
    expect(lines).toEqual([
      'Nobody has looked at the pictures rash.jpg and eye.png. This engine cannot see. Please show them to your vet.',
      'Kept for your vet, not judged: x.zip.',
    ]);
  });

  it('RPT-02 repeats what a document states, as it stands and with its name', () => {
    const [says, note] = attachmentLines([
      { name: 'letter.pdf', kind: 'application/pdf', stated: ['A grade 2 murmur was heard.'] },
    ]);
    expect(says).toBe('letter.pdf says: “A grade 2 murmur was heard.”');
    expect(note).toMatch(/not judged here/);
  });

  it('bug: confirmed values were said to be “not judged here”, beside the list of values that count', () => {
    const stated = ['Creatinine 3.4 mg/dL 0.8 - 2.4', 'A grade 2 murmur was heard.'];
    const bloods = { name: 'bloods.pdf', kind: 'application/pdf', stated };
    const source = 'page 1 of bloods.pdf';
    const lab = { analyte: 'creatinine', flag: 'high', text: '3.4', source } as const;
    expect(attachmentLines([bloods], [lab])[0]).toBe(
      'bloods.pdf says: “A grade 2 murmur was heard.”',
    );
    const values = { ...bloods, stated: stated.slice(0, 1) };
    expect(attachmentLines([values], [lab])).toEqual([]);
    expect(attachmentLines([{ ...values, name: 'older.pdf' }], [lab])).toHaveLength(2);
  });

  it('RPT-02 says nothing where nothing was attached', () => {
    expect(attachmentLines([])).toEqual([]);
  });
});
