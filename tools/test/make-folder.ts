import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder for a test, which removes it. As a person's may, its name has a space and an umlaut: what takes a path for
 * an address, or an address for a path, finds nothing there.
 */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'pet wise ü-'));
}
