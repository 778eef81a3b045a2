import type { FastifyRequest } from 'fastify';

const ofRequest = new WeakMap<FastifyRequest, () => void>();
/** By connection, what ends with it. */
const ofConnection = new WeakMap<object, Set<() => void>>();

/**
 * Has `end` called once, when a request is answered or its connection is gone, whichever comes first. A response alone does
 * not tell: one that waits behind another on its connection is never closed when that connection is.
 */
export function whileAsked(request: FastifyRequest, end: () => void): void {
  const { socket } = request.raw;
  let ends = ofConnection.get(socket);
  if (ends === undefined) {
    const all = new Set<() => void>();
    ofConnection.set(socket, all);
    socket.once('close', () => {
      for (const one of all) one();
    });
    ends = all;
  }
  const left = ends;
  const once = (): void => {
    if (left.delete(once)) end();
  };
  left.add(once);
  ofRequest.set(request, once);
}

/** To be called as the answer to a request is sent. */
export function isAnswered(request: FastifyRequest): void {
  ofRequest.get(request)?.();
}
