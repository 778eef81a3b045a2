import * as v from 'valibot';
import { defineRoutes } from './route.ts';

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
const params = v.object({ uploadId: v.pipe(v.string(), v.uuid()) });

/** Files from this size on are sent piece by piece, bytes: a broken line costs less than a smaller file does. */
export const RESUMABLE_FROM_BYTES = 4 * 1024 * 1024;

/** How much of a file has arrived. */
export const ResumableState = v.object({ offset: bytes, size: bytes });
export type ResumableState = v.InferOutput<typeof ResumableState>;

/**
 * A file in pieces. Begun here, it is added to piece by piece, each at the byte
 * where the last one ended; after a broken line `state` says where that is. Once
 * it is whole, any route that takes a file takes the field `resumable`, with this
 * id, in place of the field `file`.
 */
export const resumableRoutes = defineRoutes({
  begin: {
    method: 'POST',
    path: '/api/resumable',
    access: 'session',
    ownerData: 'files',
    bodyKind: 'json',
    body: v.object({
      name: v.pipe(v.string(), v.maxLength(1_000)),
      // A larger one is refused in words, as a whole one would be.
      size: v.pipe(bytes, v.maxValue(Number.MAX_SAFE_INTEGER)),
    }),
    response: v.object({ uploadId: v.pipe(v.string(), v.uuid()) }),
  },
  state: {
    method: 'GET',
    path: '/api/resumable/:uploadId',
    access: 'session',
    ownerData: 'files',
    params,
    bodyKind: 'none',
    response: ResumableState,
  },
  /** Field `file`: the bytes from `offset` on, as many as there are. */
  append: {
    method: 'POST',
    path: '/api/resumable/:uploadId',
    access: 'session',
    ownerData: 'files',
    params,
    query: v.object({ offset: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)) }),
    bodyKind: 'multipart',
    response: ResumableState,
  },
  remove: {
    method: 'DELETE',
    path: '/api/resumable/:uploadId',
    access: 'session',
    ownerData: 'files',
    params,
    bodyKind: 'none',
    response: v.object({ deleted: v.literal(true) }),
  },
});
