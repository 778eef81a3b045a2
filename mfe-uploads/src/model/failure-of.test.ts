// @vitest-environment jsdom
import { ApiError, NetworkError } from '@petwise/api';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../testing/fixtures.ts';
import { failureOf, failureSentence, refusalOf } from './failure-of.ts';

function refused(status: number, statusText: string, error?: string): string {
  const problem = error ? ({ error, code: 'file-unreadable' } as const) : null;
  return failureSentence(failureOf(new ApiError({ status, statusText }, problem, null)));
}

describe('failureOf', () => {
  const failure = (status: number, code: 'file-unreadable' | 'file-type-refused' | 'internal') =>
    failureOf(new ApiError({ status, statusText: 'x' }, { error: 'Why.', code }, null));

  it('offers no second try of a file that is itself at fault', () => {
    expect(failure(422, 'file-unreadable').final).toBe(true);
    expect(failure(415, 'file-type-refused').final).toBe(true);
    expect(failure(500, 'internal').final).toBe(false);
    expect(failureOf(new NetworkError('offline')).final).toBe(false);
  });
});

describe('failureSentence', () => {
  it('HOME-11 names the status text', () => {
    expect(refused(502, 'Bad Gateway')).toBe(
      'File upload failed: Upload failed: Bad Gateway. Please try again.',
    );
  });

  it('HOME-11 says Unknown error when there is no reason', () => {
    for (const error of ['thrown text', null, new Error('')]) {
      expect(failureSentence(failureOf(error))).toBe(
        'File upload failed: Unknown error. Please try again.',
      );
    }
  });

  it('HOME-11 is followed by the server’s own words when the file is at fault', () => {
    expect(refused(422, 'Unprocessable Content', 'The ZIP is encrypted.')).toBe(
      'File upload failed: Upload failed: Unprocessable Content. Please try again. The ZIP is encrypted.',
    );
    expect(refused(500, 'Internal Server Error', 'Something went wrong.')).toBe(
      'File upload failed: Upload failed: Internal Server Error. Please try again.',
    );
  });

  it('still names a reason where the line carries no status text', () => {
    expect(refused(503, '')).toContain('Upload failed: HTTP 503.');
    expect(refused(422, '', 'The ZIP is encrypted.')).toBe(
      'File upload failed: Upload failed: The ZIP is encrypted. Please try again.',
    );
  });

  it('says that the server could not be reached', () => {
    expect(failureSentence(failureOf(new NetworkError('offline')))).toBe(
      'File upload failed: The server could not be reached. Please try again.',
    );
  });
});

describe('refusalOf', () => {
  it('lets ordinary files through', () => {
    expect(refusalOf(fileOf('blood.pdf'))).toBeNull();
    expect(refusalOf(fileOf('a.heic', { type: 'image/heic' }))).toBeNull();
    expect(refusalOf(fileOf('export.zip', { bytes: 99 * 1024 * 1024 }))).toBeNull();
  });

  it.each([
    [fileOf('a\u202e.pdf', { bytes: 0 }), 'a.pdf is empty'],
    [fileOf('a.pdf', { bytes: 30 * 1024 * 1024 }), 'a.pdf is 30 MB. Files may be up to 25 MB'],
  ])('names why a file is not sent', (file, words) => {
    expect(refusalOf(file)?.reason).toContain(words);
  });
});
