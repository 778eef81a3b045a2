import { type ReportPdfQuery, sharedRoutes, shareRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { ProblemError } from '../../errors.ts';
import { registerRoute } from '../../plugins/contract-routes.ts';
import { fileHeaders } from '../reports/file-headers.ts';
import { linkTo } from '../reports/link-code.ts';
import { inBritish, readsBritish } from '../reports/spelling.ts';
import { unitsOf } from '../reports/weight-lines.ts';
import { sendFile } from '../uploads/send-file.ts';
import { READER_CLOCK_SOURCE } from './reader-clock.ts';
import type { SharedPrint, SharedReport, ShareService } from './service.ts';
import { gonePage, sharedPage } from './shared-page.ts';

interface SharesParts {
  readonly shares: ShareService;
  readonly config: Config;
  readonly clock: Clock;
}

/** An owner makes and takes back links; who has one reads that report and sees its pictures, and nothing else. */
export const sharesRoom = fastifyPlugin(
  async (app: FastifyInstance, parts: SharesParts) => {
    const { shares, config } = parts;
    registerRoute(app, shareRoutes.create, ({ actor, body, request }) =>
      shares.create(actor.ownerId, body, originOf(request, config)),
    );
    registerRoute(app, shareRoutes.list, async ({ actor, query }) => ({
      shares: await shares.list(actor.ownerId, query.sessionId),
    }));
    registerRoute(app, shareRoutes.revoke, async ({ actor, params }) => {
      await shares.revoke(actor.ownerId, params.shareId);
      return { revoked: true };
    });
    registerRoute(app, shareRoutes.print, {
      rate: 'document',
      handler: async ({ actor, body, request, reply }) => {
        const { token, paper } = body;
        const print = printOf(request, { paper, units: body.units });
        const link = linkTo(token, originOf(request, config));
        const pdf = await shares.ownPdf({ token, ownerId: actor.ownerId }, { ...print, link });
        if (pdf === null) throw new ProblemError('not-found', 'This link does not exist');
        fileHeaders(reply, 'pdf', new Date(parts.clock()));
        return pdf;
      },
    });
    serveShared(app, parts);
  },
  { name: 'shares', dependencies: ['auth'] },
);

/** Bytes of a form: the longest answer, each letter spelled out as the form sends it. */
const ANSWER_LIMIT = 64 * 1024;

function serveShared(app: FastifyInstance, { shares, clock, config }: SharesParts): void {
  const options = { rate: 'shared' } as const;
  registerRoute(app, sharedRoutes.page, {
    ...options,
    handler: async ({ params, query, request, reply }) => {
      const shared = await shares.open(params.token);
      reply.type('text/html; charset=utf-8').headers(publicHeaders(request.cspNonce));
      const units = query.units ?? unitsOf(request.headers['accept-language']);
      if (shared !== null)
        return sharedPage(spelled(shared, request), request.cspNonce, {
          link: linkTo(params.token, originOf(request, config)),
          units,
        });
      reply.code(404);
      return gonePage(request.cspNonce);
    },
  });
  registerRoute(app, sharedRoutes.answer, {
    ...options,
    bodyLimit: ANSWER_LIMIT,
    handler: async ({ params, body, request, reply }) => {
      const isStored = await shares.answer(params.token, body);
      const shared = isStored === null ? null : await shares.open(params.token);
      reply.type('text/html; charset=utf-8').headers(publicHeaders(request.cspNonce));
      if (shared !== null) {
        if (isStored === false) reply.code(409);
        const units = unitsOf(request.headers['accept-language']);
        return sharedPage(spelled(shared, request), request.cspNonce, {
          link: linkTo(params.token, originOf(request, config)),
          units,
          isStored,
        });
      }
      reply.code(404);
      return gonePage(request.cspNonce);
    },
  });
  registerRoute(app, sharedRoutes.pdf, {
    ...options,
    handler: async ({ params, query, request, reply }) => {
      const link = linkTo(params.token, originOf(request, config));
      const made = await shares.pdf(params.token, { ...printOf(request, query), link });
      const pdf = working(made, reply);
      fileHeaders(reply, 'pdf', new Date(clock()));
      return pdf;
    },
  });
  registerRoute(app, sharedRoutes.picture, {
    ...options,
    handler: async ({ params, request, reply }) => {
      const file = working(await shares.picture(params.token, params.fileId), reply);
      return sendFile(reply, file, request.headers.range);
    },
  });
  registerRoute(app, sharedRoutes.handover, {
    ...options,
    handler: async ({ params, reply }) => {
      const { handover } = working(await shares.open(params.token), reply);
      fileHeaders(reply, 'json', new Date(clock()));
      return handover;
    },
  });
}

/** How a report is printed for who asks. */
function printOf(
  request: FastifyRequest,
  { paper, units, timeZone }: ReportPdfQuery,
): Omit<SharedPrint, 'link'> {
  const languages = request.headers['accept-language'];
  const isBritish = readsBritish(languages);
  return { paper, units: units ?? unitsOf(languages), timeZone, isBritish };
}

/** A report as its reader spells. */
function spelled(shared: SharedReport, { headers }: FastifyRequest): SharedReport {
  if (!readsBritish(headers['accept-language'])) return shared;
  return { ...shared, handover: inBritish(shared.handover) };
}

/** What a link opened; refused as not found when it does not work. Never for a search engine. */
function working<T>(opened: T | null, reply: FastifyReply): T {
  reply.headers(publicHeaders());
  if (opened === null) throw new ProblemError('not-found');
  return opened;
}

/** No index, no copy, no referrer that would carry the secret on; no script but the page's clock. */
function publicHeaders(nonce?: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'",
      ...(nonce === undefined
        ? []
        : [
            `style-src 'nonce-${nonce}'`,
            `script-src ${READER_CLOCK_SOURCE}`,
            "img-src 'self'",
            "media-src 'self'",
          ]),
      "base-uri 'none'",
      // The answer goes back to this very server.
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

/** Where the product stands for its readers: as set, else where this very request reached the server. */
function originOf(request: FastifyRequest, { publicOrigin }: Config): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
