import { ProblemError } from '../../../errors.ts';
import type { VirusScanner } from './clamd.ts';

/** Refuses a file that the scanner knows. A scanner that should be there and is not stops every upload. */
export async function refuseVirus(scanner: VirusScanner | null, path: string): Promise<void> {
  if (scanner === null) return;
  const found = await scanner.scan(path).catch((cause: unknown) => {
    throw new ProblemError(
      'unavailable',
      'The virus scanner does not answer, so the file was not taken. Please try again later',
      { cause },
    );
  });
  if (found === null) return;
  const name = found.replace(/[^\w.:/-]/g, '_');
  throw new ProblemError(
    'file-unreadable',
    `The virus scanner refused this file (${name}). It was not kept`,
  );
}
