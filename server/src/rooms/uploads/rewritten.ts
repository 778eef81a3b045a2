import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Received } from './file-store.ts';

/** A received file that now holds what was cleaned; the very same object where nothing had to go. */
export async function rewritten(received: Received, clean: Buffer): Promise<Received> {
  const sha256 = createHash('sha256').update(clean).digest('hex');
  if (sha256 === received.sha256) return received;
  const handle = await open(received.path, 'w', 0o600);
  try {
    await handle.writeFile(clean);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { path: received.path, size: clean.length, sha256 };
}
