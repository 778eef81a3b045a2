import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../../errors.ts';
import type { Actor } from '../../plugins/contract-routes.ts';
import type { CallLoad, Place } from './call-load.ts';

/** Who calls, and the key that makes the call happen once. */
export interface Caller {
  readonly ownerId: string;
  readonly key: string | undefined;
  readonly place: Place;
}

/**
 * Lets in what begins an assessment while the server has space for it, for `admit` of its route. A call has its place from
 * then until it is answered: of a crowd all would else be let in before the first of them is at work.
 */
export function admitTo(
  app: FastifyInstance,
  load: CallLoad,
): (request: FastifyRequest) => () => void {
  return (request) => {
    const session = app.claimedSession(request);
    // It is nobody's, and refused as such.
    return session === null ? () => undefined : load.begin(placeOf(request, session));
  };
}

function placeOf({ headers, id }: FastifyRequest, session: string): Place {
  const key = headers['idempotency-key'];
  return { session, key: typeof key === 'string' ? key : id };
}

/** Who calls a long call, and its `Idempotency-Key`, if it has one. */
export function callerOf({ ownerId, sessionHash }: Actor, request: FastifyRequest): Caller {
  const key = request.headers['idempotency-key'];
  const place = placeOf(request, sessionHash);
  if (key === undefined) return { ownerId, key, place };
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new ProblemError(
      'invalid-request',
      'The Idempotency-Key must be one word of at most 200 characters',
    );
  }
  return { ownerId, key, place };
}
