import { ApiError, NetworkError } from '@petwise/api';
import { describe, expect, it } from 'vitest';
import { canRetry, problemOf } from './call-problem.ts';
import { fileBadge } from './file-badge.ts';
import { withFileNote } from './file-note.ts';
import { answerOf, type Draft, withText } from './draft.ts';
import { putOption } from './put-option.ts';
import { addReasoningLine, type ReasoningLine } from './reasoning-lines.ts';
import { transcript } from './transcript.ts';
import { truncate } from './truncate.ts';

describe('truncate', () => {
  it('CHAT-02 leaves 500 characters alone and cuts the 501st with an ellipsis', () => {
    expect(truncate('x'.repeat(500))).toBe('x'.repeat(500));
    expect(truncate('x'.repeat(501))).toBe(`${'x'.repeat(500)}…`);
  });

  it('CHAT-02 never cuts a character of two units in half', () => {
    expect(truncate('🐶'.repeat(300))).toBe(`${'🐶'.repeat(250)}…`);
    expect(truncate(`x${'🐶'.repeat(300)}`)).toBe(`x${'🐶'.repeat(249)}…`);
  });
});

describe('withFileNote', () => {
  const xray = { id: '1', name: 'x-ray.png', type: 'image/png', size: 1 };

  it('CHAT-07 appends name and type in brackets for display', () => {
    expect(withFileNote('See here', [xray])).toBe('See here [x-ray.png (image/png)]');
  });

  it('CHAT-07 shows the note alone for files without text, and nothing twice', () => {
    expect(withFileNote('', [xray])).toBe('[x-ray.png (image/png)]');
    expect(withFileNote('See [x-ray.png (image/png)]', [xray])).toBe('See [x-ray.png (image/png)]');
    expect(withFileNote('See here', [])).toBe('See here');
  });
});

describe('putOption', () => {
  const options = ['Yes', 'No'];
  const box = (text: string, option?: string): Draft => ({
    text,
    files: [],
    ...(option === undefined ? {} : { option }),
  });

  it('CHAT-04 fills an empty box and replaces another option', () => {
    expect(putOption(box(''), 'Yes', options).text).toBe('Yes');
    expect(putOption(box('Yes'), 'No', options).text).toBe('No');
  });

  it('CHAT-04 keeps words of the owner, and replaces only the option beside them', () => {
    expect(putOption(box('Since Monday'), 'Yes', options).text).toBe('Since Monday\nYes');
    expect(putOption(box('Since Monday\nYes'), 'No', options).text).toBe('Since Monday\nNo');
    expect(putOption(box('Yes since Monday', 'Yes'), 'No', options).text).toBe('since Monday\nNo');
  });

  it('bug: words typed beside a pressed option are sent on a line of their own', () => {
    expect(answerOf(box('No, he did yesterday', 'No'))).toBe('No\nhe did yesterday');
    expect(answerOf(box('he might have No', 'No'))).toBe('he might have\nNo');
    expect(answerOf(box('he might have\nNo', 'No'))).toBe('he might have\nNo');
  });

  it('bug: "No idea" that was typed is not the option "No"', () => {
    expect(answerOf(box('No idea'))).toBe('No idea');
    expect(answerOf(box('Nothing since', 'No'))).toBe('Nothing since');
    expect(withText(box('No', 'No'), '').option).toBeUndefined();
    expect(withText(box('No', 'No'), 'No, he').option).toBe('No');
  });
});

describe('addReasoningLine', () => {
  function add(lines: readonly ReasoningLine[], seq: number): readonly ReasoningLine[] {
    return addReasoningLine(lines, { seq, content: `line ${seq}` });
  }

  it('SOCK-03 keeps the order of the numbers, whatever the order of arrival, and no repeats', () => {
    const lines = [3, 1, 2, 2, 5, 1].reduce(add, [] as readonly ReasoningLine[]); // an empty list has no type of its own
    expect(lines.map((line) => line.seq)).toEqual([1, 2, 3, 5]);
    expect(add(lines, 3)).toBe(lines);
  });
});

describe('problemOf', () => {
  function answered(
    status: number,
    code: 'conflict' | 'idempotency-mismatch' | 'internal',
  ): ApiError {
    return new ApiError({ status, statusText: '' }, { error: 'why', code, requestId: 'r1' }, null);
  }

  it('sorts what a call threw', () => {
    expect(problemOf(answered(401, 'internal')).kind).toBe('signed-out');
    expect(problemOf(answered(409, 'conflict')).kind).toBe('conflict');
    expect(problemOf(answered(409, 'idempotency-mismatch')).kind).toBe('server');
    expect(problemOf(answered(404, 'internal')).kind).toBe('gone');
    expect(problemOf(answered(503, 'internal')).kind).toBe('offline');
    expect(problemOf(answered(400, 'internal'))).toMatchObject({ kind: 'refused', detail: 'why' });
    expect(problemOf(answered(500, 'internal'))).toMatchObject({
      kind: 'server',
      detail: null,
      requestId: 'r1',
    });
    expect(problemOf(new NetworkError('timeout')).kind).toBe('timeout');
    expect(problemOf(new Error('odd')).kind).toBe('server');
  });

  it('offers another try where one may help', () => {
    expect(canRetry(problemOf(new NetworkError('offline')))).toBe(true);
    expect(canRetry(problemOf(answered(500, 'internal')))).toBe(true);
    for (const status of [400, 401, 404, 409])
      expect(canRetry(problemOf(answered(status, 'conflict')))).toBe(false);
  });
});

describe('transcript', () => {
  it('is plain text with who said what', () => {
    const text = transcript([
      { role: 'user', text: 'She <b>limps</b>.', timestamp: '2026-11-21T08:00:00.000Z' },
      { role: 'assistant', text: 'Since when?', timestamp: 'not a date' },
    ]);
    expect(text).toMatch(/^Petwise \(beta\)\nresearch prototype - not for medical use\n\nYou, /);
    expect(text).toContain('She <b>limps</b>.');
    expect(text).toContain('Petwise, not a date\nSince when?\n');
  });
});

describe('chips', () => {
  it('CHAT-06 show the kind', () => {
    expect(fileBadge({ name: 'a.PDF', type: 'application/pdf' })).toBe('PDF');
    expect(fileBadge({ name: 'a.bin', type: 'application/octet-stream' })).toBe('FILE');
    expect(fileBadge({ name: 'a.zip', type: 'application/zip', apple_health: true })).toBe(
      'HEALTH',
    );
  });
});
