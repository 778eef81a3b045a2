import { operatorRoutes } from '@petwise/contracts/operator';
import { MAX_BUILD_BYTES, releaseServiceRoutes } from '@petwise/contracts/release-service';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { isUnavailable, ProblemError } from '../../errors.ts';
import { registerRoute, type RouteOptions } from '../../plugins/contract-routes.ts';
import type { ReleaseService } from './release-service.ts';
import type { KeyHolder, ReleaseKeys } from './keys.ts';
import { releasesPage } from './releases-page.ts';
import { takeLocalBuilds } from './seed.ts';

const UNSIGNED =
  'No key that counts has signed these releases, so no page opens them: give PETWISE_SIGNING_KEY_BEFORE, or release them again';

const LEFT = 'is given to nobody, because another was released: npm run release releases it';

interface ReleasesParts {
  readonly config: Config;
  readonly releaseService: ReleaseService;
  readonly keys: ReleaseKeys;
}

/** The release service: for who bears a key, and each key for its own remotes. */
export const releasesRoom = fastifyPlugin(
  async (app: FastifyInstance, parts: ReleasesParts) => {
    const { config, releaseService, keys } = parts;
    app.addHook('onReady', async () => {
      await keys.openOperatorKey(config.dataDir);
      await releaseService.store.signFirst();
      await takeLocalBuilds(releaseService, {
        folder: config.buildsDir,
        channel: config.channel,
        failed: (remote, error) => app.log.error({ err: error, remote }, 'a build was not taken'),
        left: (remote, version) => app.log.warn(`${remote} ${version} ${LEFT}`),
      });
      const unsigned = await releaseService.store.signAll();
      if (unsigned.length > 0) app.log.error({ unsigned }, UNSIGNED);
      await releaseService.signAgain(config.channel).catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
        app.log.warn({ err: error }, 'what was signed before stays');
      });
    });
    serveMoves(app, parts);
    serveStore(app, parts);
    servePage(app, parts);
  },
  { name: 'releases', dependencies: ['contract-routes'] },
);

function serveMoves(app: FastifyInstance, { releaseService, keys }: ReleasesParts): void {
  const options = optionsOf(keys);
  registerRoute(app, releaseServiceRoutes.move, {
    ...options,
    handler: async ({ params, body, request }) => {
      const holder = await keys.holderOf(request);
      for (const { remote } of body.moves) mustMove(holder, remote);
      const { moves, why, expected } = body;
      return {
        entries: await releaseService.move(params.channel, moves, {
          who: holder.name,
          why,
          expected,
        }),
      };
    },
  });
  registerRoute(app, releaseServiceRoutes.channel, {
    ...options,
    handler: async ({ params: { channel } }) => ({
      channel,
      entries: await releaseService.entries(channel),
    }),
  });
  registerRoute(app, releaseServiceRoutes.log, {
    ...options,
    handler: async ({ params, query }) => ({
      lines: await releaseService.log(params.channel, query),
    }),
  });
}

function serveStore(app: FastifyInstance, { releaseService, keys }: ReleasesParts): void {
  const options = optionsOf(keys);
  registerRoute(app, releaseServiceRoutes.publish, {
    ...options,
    bodyLimit: MAX_BUILD_BYTES,
    handler: async ({ body, request }) => {
      const holder = await keys.holderOf(request);
      mustMove(holder, body.remote);
      const files = new Map(
        Object.entries(body.files).map(([path, text]) => [path, Buffer.from(text, 'base64')]),
      );
      const { version } = body;
      return {
        version,
        added: await releaseService.store.publish({ ...body, files }, holder.name),
      };
    },
  });
  registerRoute(app, releaseServiceRoutes.stored, {
    ...options,
    handler: async ({ query }) => ({ releases: await releaseService.store.stored(query.remote) }),
  });
  registerRoute(app, releaseServiceRoutes.check, {
    ...options,
    handler: ({ query: { channel, remote, version } }) =>
      releaseService.check(channel, remote, version),
  });
  registerRoute(app, releaseServiceRoutes.pairs, {
    ...options,
    handler: async ({ query: { newest } }) => ({ pairs: await releaseService.store.pairs(newest) }),
  });
  registerRoute(app, releaseServiceRoutes.diff, {
    ...options,
    handler: ({ query: { remote, from, to } }) => releaseService.store.diff(remote, from, to),
  });
  registerRoute(app, releaseServiceRoutes.gc, {
    ...options,
    handler: async ({ body, request }) => {
      await operator(keys, request);
      return { removed: await releaseService.store.gc(body.keep) };
    },
  });
  registerRoute(app, releaseServiceRoutes.newKey, {
    ...options,
    handler: async ({ body, request }) => {
      await operator(keys, request);
      return { key: await keys.make(body.name, body.remotes) };
    },
  });
  registerRoute(app, releaseServiceRoutes.keys, {
    ...options,
    handler: async ({ request }) => {
      await operator(keys, request);
      return { keys: await keys.list() };
    },
  });
  registerRoute(app, releaseServiceRoutes.endKey, {
    ...options,
    handler: async ({ params, request }) => ({
      ended: await keys.end(params.name, await operator(keys, request)),
    }),
  });
}

/** What runs where, and how pages fare with it; for a person, in a browser. */
function servePage(
  app: FastifyInstance,
  { config: { channel }, releaseService, keys }: ReleasesParts,
): void {
  const options = optionsOf(keys);
  registerRoute(app, operatorRoutes.releases, {
    ...options,
    handler: async ({ request, reply }) => {
      reply.type('text/html; charset=utf-8');
      return releasesPage(channel, await releaseService.overview(channel), request.cspNonce);
    },
  });
  registerRoute(app, operatorRoutes.moveRelease, {
    ...options,
    handler: async ({ body, request, reply }) => {
      const holder = await keys.holderOf(request);
      mustMove(holder, body.remote);
      await releaseService.move(channel, [body], {
        who: holder.name,
        why: 'on the operator’s page',
      });
      return reply.redirect(operatorRoutes.releases.path, 303);
    },
  });
}

/** Nobody without a key gets as far as having a body read. */
function optionsOf(keys: ReleaseKeys): RouteOptions {
  return { rate: 'release', guard: (request) => keys.holderOf(request) };
}

function mustMove(holder: KeyHolder, remote: string): void {
  if (holder.mayMove(remote)) return;
  throw new ProblemError('forbidden', `The key of ${holder.name} may not move ${remote}`);
}

async function operator(keys: ReleaseKeys, request: FastifyRequest): Promise<KeyHolder> {
  const holder = await keys.holderOf(request);
  if (holder.isOperator) return holder;
  throw new ProblemError('forbidden', 'This needs the operator’s key');
}
