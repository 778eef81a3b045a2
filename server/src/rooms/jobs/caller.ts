import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../errors.ts';
import type { Actor } from '../../plugins/contract-routes.ts';
import type { CallLoad } from './call-load.ts';

/** Who calls, and the key that makes the call happen once. */
export interface Caller {
  readonly ownerId: string;
  readonly key: string | undefined;
}

/** Lets in what begins an assessment while the server has space for it. */
export function spaceIn(load: CallLoad): (request: FastifyRequest) => Promise<void> {
  return async ({ actor, headers }) => {
    if (actor !== null) load.mustHaveCapacity(actor.ownerId, headers['idempotency-key']);
  };
}

/** Who calls a long call, and its `Idempotency-Key`, if it has one. */
export function callerOf({ ownerId }: Actor, request: FastifyRequest): Caller {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return { ownerId, key: undefined };
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new ProblemError(
      'invalid-request',
      'The Idempotency-Key must be one word of at most 200 characters',
    );
  }
  return { ownerId, key };
}
