import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { FolderPieces } from './folder-pieces.ts';

test('bug: a refused file that was gone before its stream had opened it ended the server', async () => {
  const pieces = new FolderPieces(await mkdtemp(join(inject('scratch'), 'pieces-')), Date.now);
  const uploadId = randomUUID();
  await pieces.begin(uploadId, '{}');
  const opened = await pieces.read(uploadId);
  await pieces.forget(uploadId);
  // What was open can still be read to its end.
  expect(await buffer(opened)).toHaveLength(0);
  await expect(pieces.read(uploadId)).rejects.toMatchObject({ code: 'ENOENT' });
});
