import { askKillable, KilledError } from '../killable.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { ReadDocument } from './document.ts';
import { READ_LIMITS, type ReadLimits } from './limits.ts';
import { ReadError, type ReadFailure } from './read-error.ts';
import type { ReadKind } from './read-kind.ts';

export interface ReaderTask {
  readonly path: string;
  readonly kind: ReadKind;
  readonly limits: ReadLimits;
}

export type ReaderAnswer =
  | { readonly status: 'read'; readonly document: ReadDocument }
  | { readonly status: 'failed'; readonly code: ReadFailure };

const limited = limitConcurrency(2);

/**
 * The text of a file, read in a process of its own that is killed when it takes
 * too long or too much memory. The process gets none of the server's settings.
 * Throws `ReadError`.
 */
export async function readDocument(
  path: string,
  kind: ReadKind,
  limits: ReadLimits = READ_LIMITS,
): Promise<ReadDocument> {
  const task: ReaderTask = { path, kind, limits };
  const answer = await limited(() => ask(task));
  if (answer.status === 'failed') throw new ReadError(answer.code);
  return answer.document;
}

async function ask(task: ReaderTask): Promise<ReaderAnswer> {
  const reader = { worker: 'read-document.worker', from: import.meta.url };
  try {
    // Only the reader's process talks on this channel.
    return (await askKillable(reader, task, task.limits)) as ReaderAnswer;
  } catch (error) {
    if (!(error instanceof KilledError)) throw error;
    throw new ReadError(error.code === 'broken' ? 'damaged' : error.code, error);
  }
}
