import type { FastifyServerOptions } from 'fastify';

/** One line of JSON each; never a cookie, a password, a header or a body. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: {
      paths: ['req.headers', 'res.headers', '*.password', '*.token', '*.pwaToken', '*.cookie'],
      remove: true,
    },
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}
