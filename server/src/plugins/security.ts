import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ProblemError } from '../errors.ts';
import { isForged } from './origins.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of this answer alone; styles that carry it may run. */
    cspNonce: string;
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const A_YEAR = 365 * 24 * 60 * 60;

/** Headers on every answer, and the refusal of writes from other sites. */
export const security = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const isHttps = config.publicOrigin?.startsWith('https:') ?? false;
    await app.register(helmet, {
      global: true,
      contentSecurityPolicy: false,
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: isHttps ? { maxAge: A_YEAR, includeSubDomains: false } : false,
    });
    app.decorateRequest('cspNonce', '');
    app.addHook('onRequest', async (request, reply) => {
      request.cspNonce = randomBytes(16).toString('base64');
      reply.header('content-security-policy', policyFor(request, config));
      if (!READS.has(request.method) && isForged(request.headers, config)) {
        throw new ProblemError('forbidden-origin');
      }
    });
  },
  { name: 'security' },
);

/** Where a developer's own server of a remote may be. */
const OWN_COMPUTER = ' http://localhost:* http://127.0.0.1:*';

function policyFor(
  request: FastifyRequest,
  { remoteOverrides, remotesUrl }: Pick<Config, 'remoteOverrides' | 'remotesUrl'>,
): string {
  // Where released remotes lie, when that is elsewhere; a setting, so it holds one address and no more.
  const store = remotesUrl.startsWith('/') ? '' : ` ${new URL(remotesUrl).origin}`;
  const developer = remoteOverrides ? OWN_COMPUTER : '';
  const host = request.headers.host ?? '';
  // Only a plain host may enter the policy; anything else could add words to it.
  const sockets = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)
    ? ` ws://${host} wss://${host}`
    : '';
  return [
    "default-src 'self'",
    // WebAssembly may compile (the Apple Health reader); scripts come from here and from where the remotes lie.
    `script-src 'self' 'wasm-unsafe-eval'${store}${developer}`,
    `style-src 'self' 'nonce-${request.cspNonce}'`,
    `img-src 'self' data: blob:${store}`,
    // A film just taken is looked at before it is sent.
    "media-src 'self' blob:",
    `connect-src 'self'${sockets}${store}${developer}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Lets an answer carry inline scripts that bear a nonce: import maps.
 *
 * @returns the nonce, of this answer alone and of nothing else in it.
 */
export function allowInlineScripts(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`),
  );
  return nonce;
}

/** A stored file may be shown by the browser, and do nothing at all there. */
export function sandbox(reply: FastifyReply): FastifyReply {
  return reply.header(
    'content-security-policy',
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  );
}
