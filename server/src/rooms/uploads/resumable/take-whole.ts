import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../errors.ts';
import type { FormFile } from '../form-file.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Taker<T> {
  readonly take: (file: FormFile) => Promise<T>;
  /** What was taken under an id before. */
  readonly again: (id: string) => Promise<T | null>;
}

/**
 * Takes a file that has arrived in pieces as if it came with the form; it goes
 * when its fate is known. What is taken bears the upload's id, so that the same
 * call again, also while the first is still at work, has the same answer.
 */
export async function takeWhole<T>(
  request: FastifyRequest,
  uploadId: string,
  { take, again }: Taker<T>,
): Promise<T> {
  const { actor, server } = request;
  if (actor === null) throw new ProblemError('not-authenticated');
  if (!ID.test(uploadId)) throw new ProblemError('not-found');
  const { resumable } = server;
  return resumable.alone(uploadId, async () => {
    const before = await again(uploadId);
    if (before !== null) return before;
    const file = await resumable.whole(actor.ownerId, uploadId);
    try {
      const taken = await take({ ...file, id: uploadId });
      await resumable.remove(actor.ownerId, uploadId);
      return taken;
    } catch (error) {
      // What was refused stays refused; anything else may go better the next time.
      const isRefused = error instanceof ProblemError && error.status < 500;
      if (isRefused) await resumable.remove(actor.ownerId, uploadId);
      throw error;
    } finally {
      file.stream.destroy();
    }
  });
}
