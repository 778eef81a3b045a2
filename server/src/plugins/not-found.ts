import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ProblemError } from '../errors.ts';
import { rateOf } from './contract-routes.ts';

/** The path of a request's address, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/**
 * Addresses that no route has. Answered before any body is read: 405 where the
 * address exists for another method, else 404; a page's address gets the page.
 */
export const notFound = fastifyPlugin(
  async (
    app: FastifyInstance,
    { page }: { page: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> },
  ) => {
    app.addHook('onRequest', async (request) => {
      if (!request.is404) return;
      const allowed = methodsOf(app, pathOf(request.url));
      if (allowed.length > 0) {
        throw new ProblemError('method-not-allowed', undefined, {
          headers: { allow: allowed.join(', ') },
        });
      }
      if (pathOf(request.url).startsWith('/api')) throw new ProblemError('not-found');
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        throw new ProblemError('method-not-allowed', undefined, {
          headers: { allow: 'GET, HEAD' },
        });
      }
    });
    app.setNotFoundHandler({ preHandler: app.rateLimit(rateOf('file')) }, page);
  },
  { name: 'not-found', dependencies: ['contract-routes'] },
);

function methodsOf(app: FastifyInstance, path: string): string[] {
  const methods = app.contracts
    .filter((contract) => patternOf(contract.path).test(path))
    .flatMap((contract) => (contract.method === 'GET' ? ['GET', 'HEAD'] : [contract.method]));
  return [...new Set(methods)];
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`);
}
