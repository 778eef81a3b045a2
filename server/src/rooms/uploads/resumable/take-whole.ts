import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../errors.ts';
import type { WholeFile } from './resumable-uploads.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Takes a file that has arrived in pieces as if it came with the form; it goes when its fate is known. */
export async function takeWhole<T>(
  request: FastifyRequest,
  uploadId: string,
  take: (file: WholeFile) => Promise<T>,
): Promise<T> {
  const { actor, server } = request;
  if (actor === null) throw new ProblemError('not-authenticated');
  if (!ID.test(uploadId)) throw new ProblemError('not-found');
  const { resumable } = server;
  const file = await resumable.whole(actor.ownerId, uploadId);
  try {
    const taken = await take(file);
    // Nobody may have heard the answer when the line broke meanwhile; then the owner asks again.
    if (!request.socket.destroyed) await resumable.remove(actor.ownerId, uploadId);
    return taken;
  } catch (error) {
    // What was refused stays refused; anything else may go better the next time.
    const isRefused = error instanceof ProblemError && error.status < 500;
    if (isRefused) await resumable.remove(actor.ownerId, uploadId);
    throw error;
  } finally {
    file.stream.destroy();
  }
}
