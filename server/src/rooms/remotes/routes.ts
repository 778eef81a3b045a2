import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type RemoteName, REMOTES, remoteRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { ProblemError } from '../../errors.ts';
import { IMMUTABLE } from '../../page-file-types.ts';
import { allowInlineScripts } from '../../plugins/security.ts';
import { pageConfig, registerRoute } from '../../plugins/contract-routes.ts';
import { notFound, pathOf } from '../../plugins/not-found.ts';
import type { Database } from '../../db/database.ts';
import type { AuthCookies } from '../auth/cookies.ts';
import type { ConsultService } from '../consult/service.ts';
import type { PetService } from '../pets/service.ts';
import type { ReleaseService } from '../releases/release-service.ts';
import type { ReleaseBytes } from '../releases/release-bytes.ts';
import type { SigningKey } from '../releases/signing-key.ts';
import { EncodedFiles, encodeNow } from './encoded-files.ts';
import { pinnedOf } from './import-map.ts';
import { OfflineSets } from './offline-set.ts';
import { doorsAt, Preloads } from './preloads.ts';
import { Registry } from './registry.ts';
import { ReleasedFiles } from './released-files.ts';
import { type Shell, Shells } from './shells.ts';
import { sendStatic } from './static-files.ts';
import { isOwners, type Told, toldOf } from './told.ts';

const files = (): ReturnType<typeof pageConfig> => pageConfig('public', 'file');

interface RemotesParts {
  readonly config: Config;
  readonly cookies: AuthCookies;
  readonly db: Database;
  readonly releaseService: ReleaseService;
  readonly bytes: ReleaseBytes;
  readonly key: SigningKey;
  readonly consults: ConsultService;
  readonly pets: PetService;
}

interface Sources {
  /** Whose signatures a page believes. */
  readonly keys: readonly string[];
  readonly overrides: boolean;
  readonly contact: string | null;
  readonly registry: Registry;
  readonly released: ReleasedFiles;
  readonly encoded: EncodedFiles;
  readonly shells: Shells;
  readonly preloads: Preloads;
  /** Whose browser asks; undefined before the first sign-in. */
  readonly ownerOf: (request: FastifyRequest) => string | undefined;
  readonly toldOf: (request: FastifyRequest) => Promise<Told>;
  /** Null while pages are not to be kept by browsers. */
  readonly offline: OfflineSets | null;
}

/** The pages: the shell, the released remotes, and the registry that joins them. */
export const remotesRoom = fastifyPlugin(
  async (app: FastifyInstance, parts: RemotesParts) => {
    const { config, cookies, db, releaseService, bytes, key } = parts;
    const { channel, shellDir: folder, remotesUrl } = config;
    const released = new ReleasedFiles({ store: releaseService.store, bytes, key });
    const registry = new Registry(releaseService, {
      channel,
      remotesUrl,
      released,
      key,
      logger: app.log,
    });
    const shells = new Shells({
      releaseService,
      registry,
      released,
      channel,
      folder,
      builds: config.buildsDir,
      logger: app.log,
    });
    app.addHook('onReady', async () => shells.takeOwn());
    app.addHook('onClose', () => shells.close());
    const sources: Sources = {
      overrides: config.remoteOverrides,
      contact: config.contact,
      keys: key.publicKeys,
      registry,
      released,
      encoded: new EncodedFiles(join(config.dataDir, 'cache', 'encoded')),
      shells,
      preloads: new Preloads(released, remotesUrl),
      ownerOf: (request) => cookies.read(request, 'device'),
      toldOf: (request) => toldOf(request, app, parts),
      // A worker keeps what comes from its own origin.
      offline: config.offline && remotesUrl.startsWith('/') ? new OfflineSets(released) : null,
    };
    await app.register(fastifyStatic, { root: config.dataDir, serve: false });
    app.addHook('onReady', () => sources.encoded.sweep(Date.now()));
    app.addHook('onClose', () => sources.encoded.close());
    const stopListening = await registry.listen(db);
    app.addHook('onClose', stopListening);
    serveRegistry(app, sources);
    serveOfflineSet(app, sources);
    for (const remote of REMOTES) serveRemote(app, remote, { released, encoded: sources.encoded });
    serveAssets(app, sources);
    await app.register(notFound, {
      page: (request, reply) => sendShell(sources, request, reply),
    });
  },
  { name: 'remotes', dependencies: ['contract-routes', 'auth'] },
);

function serveRegistry(app: FastifyInstance, { registry: now, ownerOf }: Sources): void {
  registerRoute(app, remoteRoutes.registry, async ({ request, reply }) => {
    const registry = await now.signedOf(ownerOf(request));
    return isUnchanged(request, reply, registry) ? reply.code(304).send() : registry;
  });
}

/** 404 while there is no whole set: a browser then keeps what it has. */
function serveOfflineSet(
  app: FastifyInstance,
  { offline, registry, ownerOf, shells }: Sources,
): void {
  registerRoute(app, remoteRoutes.offline, async ({ request, reply }) => {
    const owner = ownerOf(request);
    const set = await offline?.of(await registry.of(owner), await shells.of(owner));
    if (!set) throw new ProblemError('not-found', 'There is nothing to keep for offline use');
    return isUnchanged(request, reply, set) ? reply.code(304).send() : set;
  });
}

function isUnchanged(request: FastifyRequest, reply: FastifyReply, body: object): boolean {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const etag = `"${hash.slice(0, 27)}"`;
  reply.headers({ etag, 'cache-control': 'no-cache' });
  return request.headers['if-none-match'] === etag;
}

/** The shell's files whose address names their content: kept by browsers for good, 404 when absent. */
function serveAssets(app: FastifyInstance, { shells, ownerOf, encoded }: Sources): void {
  app.get<{ Params: { '*': string } }>('/assets/*', { config: files() }, async (request, reply) => {
    const file = await shells.asset(`assets/${request.params['*']}`, ownerOf(request));
    if (file === null) throw new ProblemError('not-found');
    return sendStatic(request, reply, { file, caching: 'immutable', encoded });
  });
}

/** A remote's releases. A file that is not what was released is refused: pages then take the version before. */
function serveRemote(
  app: FastifyInstance,
  remote: RemoteName,
  { released, encoded }: { released: ReleasedFiles; encoded: EncodedFiles },
): void {
  app.get<{ Params: { '*': string } }>(
    `/remotes/${remote}/*`,
    { config: files() },
    async (request, reply) => {
      const path = withoutRetry(request.params['*']);
      const found = await released.file(remote, path);
      if (found.status === 'missing') throw new ProblemError('not-found');
      if (found.status === 'list') return sendList(reply, found.text);
      if (found.status === 'damaged') {
        request.log.error({ remote, path }, 'a released file is not what was released');
        throw new ProblemError('unavailable', 'This part of Petwise is damaged on the server');
      }
      return sendStatic(request, reply, { file: found.file, caching: 'immutable', encoded });
    },
  );
}

/** A version's list never changes; who fetches it knows its hash. */
function sendList(reply: FastifyReply, text: string): FastifyReply {
  reply.type('application/json; charset=utf-8');
  reply.header('cache-control', IMMUTABLE);
  return reply.send(text);
}

/** Shells of before ask again for `<version>/~2/<file>` after a failure: the same file. */
function withoutRetry(path: string): string {
  return path.replace(/^([^/]+)\/~\d+\//, '$1/');
}

/** Everything else: a file of the shell by its name, or the page. */
async function sendShell(
  sources: Sources,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = wantedPath(sources, request);
  const isFile =
    extname(path) !== '' ||
    path.startsWith('/remotes/') ||
    path.split('/').some((segment) => segment.startsWith('.'));
  const shell = await sources.shells.of(sources.ownerOf(request));
  const file = await sources.shells.file(shell, isFile ? path : `${path}.html`);
  if (file !== null && path !== '/index.html' && path !== '/index') {
    // A file of this name may change its content, unless the build put a hash into it.
    const caching = /-[\w-]{8}\.(?:js|css)$/.test(file) ? 'immutable' : 'revalidate';
    return sendStatic(request, reply.code(200), { file, caching, encoded: sources.encoded });
  }
  if (isFile && path !== '/index.html') throw new ProblemError('not-found');
  return sendPage(sources, shell, reply);
}

/** Where pages are not to be kept, the worker is the one that removes itself and all it kept. */
function wantedPath({ offline }: Sources, request: FastifyRequest): string {
  const path = pathOf(request.url);
  return path === '/sw.js' && offline === null ? '/sw-off.js' : path;
}

async function sendPage(
  {
    keys,
    preloads,
    registry: now,
    released,
    offline,
    ownerOf,
    overrides,
    contact,
    toldOf: tell,
  }: Sources,
  shell: Shell,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { request } = reply;
  const path = pathOf(request.url);
  const registry = await now.of(ownerOf(request));
  const told = await tell(request);
  const { modules, remotes } = await preloads.of(path, registry, told.consult);
  const pinned = await pinnedOf(remotes, registry, released);
  const set = (await offline?.of(registry, shell))?.version ?? null;
  const scriptNonce = allowInlineScripts(reply);
  const html = await shell.page.render({
    registry,
    keys,
    modules,
    pinned,
    nonce: request.cspNonce,
    scriptNonce,
    set,
    shell: shell.version,
    overrides,
    contact,
    ...told,
  });
  if (html === null) {
    throw new ProblemError('unavailable', 'The pages have not been built yet. Run: npm run build');
  }
  reply
    .code(doorsAt(path) === null ? 404 : 200)
    .type('text/html; charset=utf-8')
    .headers({
      // What an owner told stays nowhere outside the page.
      'cache-control': isOwners(told) ? 'no-store' : 'no-cache',
      vary: 'Accept-Encoding',
    });
  const encoded = await encodeNow(html, request.headers['accept-encoding'] ?? '');
  if (encoded === null) return reply.send(html);
  return reply.header('content-encoding', encoded.encoding).send(encoded.body);
}
