import { ProblemError } from '../../errors.ts';
import { countRecords } from './count-records.ts';
import type { Received } from './file-store.ts';
import type { Identity } from './identify.ts';
import { healthCandidates } from './zip.ts';

/** What a health export may unpack to; honest ones have up to 4 GB, at 22 to 1 or less. */
const MAX_HEALTH_XML_BYTES = 4 * 1024 * 1024 * 1024;
const MAX_HEALTH_RATIO = 60;

/** How many records a health export holds; null for any other file. */
export async function recordsOf(received: Received, { entries }: Identity): Promise<number | null> {
  for (const { offset, compressedSize, method } of healthCandidates(entries ?? [])) {
    const answer = await countRecords({
      path: received.path,
      offset,
      compressedSize,
      method,
      maxBytes: MAX_HEALTH_XML_BYTES,
      maxRatio: MAX_HEALTH_RATIO,
    });
    if (answer.kind === 'health') return answer.totalRecords;
    if (answer.kind === 'too-large') {
      throw new ProblemError('file-unreadable', 'The zip file unpacks to far more than it should');
    }
    if (answer.kind === 'damaged') {
      throw new ProblemError('file-unreadable', 'The zip file is damaged. Please export it again');
    }
  }
  return null;
}
