import type { FastifyRequest } from 'fastify';

const CHECK_MS = 5_000;
/** A body that brings nothing for this long is given up. */
const STALLED_MS = 20_000;
/** A JSON body must have arrived whole after this. */
const WHOLE_MS = 60_000;

/**
 * Ends a connection whose body stalls. Fastify's own limit counts the whole
 * request, and a limit that stops a stalled body would also stop a slow, honest
 * upload of 100 MB; this one looks whether bytes still come.
 */
export function watchBody(request: FastifyRequest, kind: 'whole' | 'progress'): void {
  const { raw } = request;
  if (raw.complete || !hasBody(request)) return;
  const startedAt = performance.now();
  let seen = raw.socket.bytesRead;
  let changedAt = startedAt;
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer);
    const now = performance.now();
    if (raw.socket.bytesRead !== seen) {
      seen = raw.socket.bytesRead;
      changedAt = now;
    }
    const isLate = kind === 'whole' && now - startedAt > WHOLE_MS;
    if (isLate || now - changedAt > STALLED_MS) {
      clearInterval(timer);
      raw.destroy(new Error('the request body stalled'));
    }
  }, CHECK_MS);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}

function hasBody(request: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
  return chunked !== undefined || (length !== undefined && length !== '0');
}
