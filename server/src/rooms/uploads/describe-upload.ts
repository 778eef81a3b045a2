import { MAX_FILE_BYTES } from '@petwise/contracts';
import { ProblemError } from '../../errors.ts';
import type { Received } from './file-store.ts';
import { identify } from './identify.ts';
import { inspect, type Inspection } from './inspect.ts';
import { heicToJpeg, isHeicType } from './pictures/heic-to-jpeg.ts';
import { recordsOf } from './records-of.ts';
import type { UploadRow } from './repository.ts';
import type { VirusScanner } from './scan/clamd.ts';
import { refuseVirus } from './scan/refuse-virus.ts';
import { refuseBomb, refuseOdd } from './zip.ts';

/**
 * Says what a file that has come in is, by its content; a HEIC becomes a JPEG.
 *
 * @throws ProblemError for what is refused: a virus, an ending that lies, a bomb, too large
 */
export async function describeUpload(
  sent: Received,
  {
    scanner,
    id,
    name,
    ending,
  }: { scanner: VirusScanner | null; id: string; name: string; ending: string },
): Promise<{ upload: UploadRow; inspected: Inspection }> {
  await refuseVirus(scanner, sent.path);
  const found = await identify(sent.path, ending, sent.size);
  const isHeic = isHeicType(found.type);
  const received = isHeic ? await heicToJpeg(sent) : sent;
  const identity = isHeic ? { type: 'image/jpeg' } : found;
  const records = await recordsOf(received, identity);
  if (records === null && received.size > MAX_FILE_BYTES) throw tooLarge(ending);
  if (records === null && identity.entries !== undefined) {
    refuseBomb(identity.entries, received.size);
    refuseOdd(identity.entries);
  }
  const inspected = await inspect(received, identity.type);
  const upload = {
    id,
    sha256: inspected.received.sha256,
    name: isHeic ? `${name.slice(0, -ending.length)}jpg` : name,
    size: inspected.received.size,
    type: identity.type,
    apple_health: records !== null,
    total_records: records,
    notes: inspected.notes,
  };
  return { upload, inspected };
}

/** The refusal of a file above its limit. */
export function tooLarge(ending: string): ProblemError {
  const words =
    ending === 'zip'
      ? 'The file is too large. Files must be smaller than 25MB, and Apple Health exports than 100MB'
      : 'The file is too large. Files must be smaller than 25MB';
  return new ProblemError('file-too-large', words);
}
