import { operatorRoutes } from '@petwise/contracts/operator';
import { MAX_BUILD_BYTES, releaseDeskRoutes } from '@petwise/contracts/release-desk';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { ProblemError } from '../../errors.ts';
import { registerRoute, type RouteOptions } from '../../plugins/contract-routes.ts';
import type { ReleaseDesk } from './desk.ts';
import type { KeyHolder, ReleaseKeys } from './keys.ts';
import { releasesPage } from './releases-page.ts';
import { takeLocalBuilds } from './seed.ts';

const UNSIGNED =
  'No key that counts has signed these releases, so no page opens them: give PETWISE_SIGNING_KEY_BEFORE, or release them again';

interface ReleasesParts {
  readonly config: Config;
  readonly desk: ReleaseDesk;
  readonly keys: ReleaseKeys;
}

/** The release desk: for who bears a key, and each key for its own remotes. */
export const releasesRoom = fastifyPlugin(
  async (app: FastifyInstance, parts: ReleasesParts) => {
    const { config, desk, keys } = parts;
    app.addHook('onReady', async () => {
      await keys.openOperatorKey(config.dataDir);
      await desk.store.signFirst();
      await takeLocalBuilds(desk, {
        folder: config.releasesDir,
        channel: config.channel,
        failed: (remote, error) => app.log.error({ err: error, remote }, 'a build was not taken'),
      });
      const unsigned = await desk.store.signAll();
      if (unsigned.length > 0) app.log.error({ unsigned }, UNSIGNED);
      await desk.signAgain(config.channel);
    });
    serveMoves(app, parts);
    serveStore(app, parts);
    servePage(app, parts);
  },
  { name: 'releases', dependencies: ['contract-routes'] },
);

function serveMoves(app: FastifyInstance, { desk, keys }: ReleasesParts): void {
  const options = optionsOf(keys);
  registerRoute(
    app,
    releaseDeskRoutes.move,
    async ({ params, body, request }) => {
      const holder = await keys.holderOf(request);
      for (const { remote } of body.moves) mustMove(holder, remote);
      const { moves, why, expected } = body;
      return {
        entries: await desk.move(params.channel, moves, { who: holder.name, why, expected }),
      };
    },
    options,
  );
  registerRoute(
    app,
    releaseDeskRoutes.channel,
    async ({ params: { channel } }) => ({ channel, entries: await desk.entries(channel) }),
    options,
  );
  registerRoute(
    app,
    releaseDeskRoutes.log,
    async ({ params, query }) => ({ lines: await desk.log(params.channel, query) }),
    options,
  );
}

function serveStore(app: FastifyInstance, { desk, keys }: ReleasesParts): void {
  const options = optionsOf(keys);
  registerRoute(
    app,
    releaseDeskRoutes.publish,
    async ({ body, request }) => {
      const holder = await keys.holderOf(request);
      mustMove(holder, body.remote);
      const files = new Map(
        Object.entries(body.files).map(([path, text]) => [path, Buffer.from(text, 'base64')]),
      );
      const { version } = body;
      return { version, added: await desk.store.publish({ ...body, files }, holder.name) };
    },
    { ...options, bodyLimit: MAX_BUILD_BYTES },
  );
  registerRoute(
    app,
    releaseDeskRoutes.stored,
    async ({ query }) => ({ releases: await desk.store.stored(query.remote) }),
    options,
  );
  registerRoute(
    app,
    releaseDeskRoutes.check,
    ({ query: { channel, remote, version } }) => desk.check(channel, remote, version),
    options,
  );
  registerRoute(
    app,
    releaseDeskRoutes.diff,
    ({ query: { remote, from, to } }) => desk.store.diff(remote, from, to),
    options,
  );
  registerRoute(
    app,
    releaseDeskRoutes.gc,
    async ({ body, request }) => {
      await operator(keys, request);
      return { removed: await desk.store.gc(body.keep) };
    },
    options,
  );
  registerRoute(
    app,
    releaseDeskRoutes.newKey,
    async ({ body, request }) => {
      await operator(keys, request);
      return { key: await keys.make(body.name, body.remotes) };
    },
    options,
  );
}

/** What runs where, and how pages fare with it; for a person, in a browser. */
function servePage(app: FastifyInstance, { config: { channel }, desk, keys }: ReleasesParts): void {
  const options = optionsOf(keys);
  registerRoute(
    app,
    operatorRoutes.releases,
    async ({ request, reply }) => {
      reply.type('text/html; charset=utf-8');
      return releasesPage(channel, await desk.overview(channel), request.cspNonce);
    },
    options,
  );
  registerRoute(
    app,
    operatorRoutes.moveRelease,
    async ({ body, request, reply }) => {
      const holder = await keys.holderOf(request);
      mustMove(holder, body.remote);
      await desk.move(channel, [body], { who: holder.name, why: 'on the operator’s page' });
      return reply.redirect(operatorRoutes.releases.path, 303);
    },
    options,
  );
}

/** Nobody without a key gets as far as having a body read. */
function optionsOf(keys: ReleaseKeys): RouteOptions {
  return { rate: 'release', guard: (request) => keys.holderOf(request) };
}

function mustMove(holder: KeyHolder, remote: string): void {
  if (holder.mayMove(remote)) return;
  throw new ProblemError('forbidden', `The key of ${holder.name} may not move ${remote}`);
}

async function operator(keys: ReleaseKeys, request: FastifyRequest): Promise<void> {
  const holder = await keys.holderOf(request);
  if (!holder.isOperator) throw new ProblemError('forbidden', 'This needs the operator’s key');
}
