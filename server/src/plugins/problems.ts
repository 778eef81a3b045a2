import fastifyPlugin from 'fastify-plugin';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authRoutes, type ProblemCode } from '@petwise/contracts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { ProblemError, toProblem } from '../errors.ts';
import { callerOf } from './address.ts';

/** Where a password or a kept token is tried. */
const SIGN_IN: ReadonlySet<string> = new Set([
  authRoutes.login.path,
  authRoutes.validatePwaToken.path,
]);

/** Errors of Fastify and its plugins that are the caller's doing, by their code. */
const KNOWN: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
  FST_ERR_NOT_FOUND: 'not-found',
  FST_REQ_FILE_TOO_LARGE: 'file-too-large',
  FST_PARTS_LIMIT: 'payload-too-large',
  FST_FILES_LIMIT: 'payload-too-large',
  FST_FIELDS_LIMIT: 'payload-too-large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-media-type',
};

/** PostgreSQL's words for a disk or a pool that has no more space. */
const STORAGE_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whatever was thrown, as one of our own problems; a stranger becomes `internal` and says nothing. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof DatabaseUnavailable) {
    return new ProblemError('unavailable', undefined, { cause: error });
  }
  const { code, statusCode } = described(error);
  const known = code === undefined ? undefined : KNOWN[code];
  if (known !== undefined) return new ProblemError(known, undefined, { cause: error });
  if (code !== undefined && STORAGE_FULL.has(code)) {
    return new ProblemError('storage-full', undefined, { cause: error });
  }
  if (statusCode === 429) return new ProblemError('too-many-requests', undefined, { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ProblemError('invalid-request', undefined, { cause: error });
  }
  return new ProblemError('internal', undefined, { cause: error });
}

function described(error: unknown): { code?: string; statusCode?: number } {
  if (typeof error !== 'object' || error === null) return {};
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const status =
    'statusCode' in error && typeof error.statusCode === 'number'
      ? { statusCode: error.statusCode }
      : {};
  return { ...code, ...status };
}

/** Sends a problem; a 5xx is logged and says nothing of the inside on the wire. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const problem = asProblem(error);
  const line = { req: request, status: problem.status };
  if (problem.status >= 500) {
    request.log.error({ ...line, err: problem.cause ?? problem }, problem.code);
  } else if (problem.status === 401 || problem.status === 403 || problem.status === 429) {
    // Who goes on guessing at the password shows from where; no other line of the log says where anybody is.
    const guessing =
      problem.status === 429 && SIGN_IN.has(request.routeOptions.url ?? '')
        ? { ip: callerOf(request.ip) }
        : {};
    request.log.warn({ ...line, code: problem.code, ...guessing }, 'refused');
  }
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/json; charset=utf-8')
    .send(toProblem(problem, request.id));
}

/** One shape for everything that goes wrong, and a request id on every answer. */
export const problems = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.setErrorHandler<FastifyError>((error, request, reply) =>
      sendProblem(request, reply, error),
    );
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'problems' },
);
