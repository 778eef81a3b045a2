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

  it('RPT-02 says nothing where nothing was attached', () => {
    expect(attachmentLines([])).toEqual([]);
  });
});
