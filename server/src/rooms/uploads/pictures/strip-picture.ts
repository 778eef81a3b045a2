import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { ProblemError } from '../../../errors.ts';
import type { Received } from '../file-store.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripTiff } from './strip-tiff.ts';
import { stripWebp } from './strip-webp.ts';

const STRIPPERS: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
  'image/tiff': stripTiff,
};

/**
 * Takes out of a received picture what tells where, when and with what it was
 * made (U6). The picture itself is not touched, so that a vet sees what was
 * sent. A picture that is not whole is refused.
 */
export async function stripPicture(received: Received, type: string): Promise<Received> {
  const strip = STRIPPERS[type];
  if (strip === undefined) return received;
  const bytes = await readFile(received.path);
  const clean = strip(bytes);
  if (clean === null) {
    throw new ProblemError('file-unreadable', 'The picture is damaged or not complete');
  }
  if (clean.equals(bytes)) return received;
  const handle = await open(received.path, 'w', 0o600);
  try {
    await handle.writeFile(clean);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const sha256 = createHash('sha256').update(clean).digest('hex');
  return { path: received.path, size: clean.length, sha256 };
}
