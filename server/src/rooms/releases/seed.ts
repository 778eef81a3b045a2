import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION, RemoteName } from '@petwise/contracts';
import {
  ContractSnapshot,
  type ReleaseName,
  ReleaseVersion,
} from '@petwise/contracts/release-service';
import * as v from 'valibot';
import type { ReleaseService } from './release-service.ts';
import type { ReleaseFiles } from './release-bytes.ts';
import { hashesOf } from './release-store.ts';

/** The list that a build writes of its files (tools/federation/build-files.ts): a cache leaves others beside them. */
const BUILD_FILES = '.vite/files.json';

const Pointer = v.object({ version: ReleaseVersion, contract: v.number() });

/** What `npm start` writes beside the builds it has made, and what was the channel itself before there was a releaseService. */
const ChannelFile = v.object({
  schemaVersion: v.literal(1),
  remotes: v.record(
    RemoteName,
    v.object({
      current: Pointer,
      previous: v.optional(v.nullable(Pointer), null),
      canary: v.optional(v.nullable(v.object({ ...Pointer.entries, percent: v.number() })), null),
      byStart: v.optional(v.boolean(), false),
      /** What the current one was built against. */
      snapshot: v.optional(ContractSnapshot),
    }),
  ),
  /** Of the shell that was built beside them. */
  shell: v.optional(v.object({ version: ReleaseVersion, snapshot: ContractSnapshot })),
});

interface TakeOptions {
  /** Where they lie: the releases folder, or one of an image that is only read. */
  readonly folder: string;
  readonly channel: string;
  /** Told of a build that could not be taken; the others are. */
  readonly failed: (remote: RemoteName, error: unknown) => void;
  /** Told of a start's build that pages are not given, because somebody has released another. */
  readonly left: (remote: RemoteName, version: string) => void;
}

interface Placement extends Pick<TakeOptions, 'folder' | 'channel'> {
  readonly remote: RemoteName;
  readonly placed: NonNullable<v.InferOutput<typeof ChannelFile>['remotes'][RemoteName]>;
}

/**
 * Takes the builds that a start brings along into the store: a start's own
 * ones become current where nobody has decided anything, and a channel of before
 * the releaseService is taken over once. A channel that is not empty is never moved by it.
 */
export async function takeLocalBuilds(
  releaseService: ReleaseService,
  { folder, channel, failed, left }: TakeOptions,
): Promise<void> {
  const file = await readChannelFile(folder, channel);
  const entries = await releaseService.entries(channel);
  for (const remote of RemoteName.options) {
    const placed = file?.remotes[remote];
    const known = entries.find((entry) => entry.remote === remote);
    if (placed === undefined) continue;
    const { version } = placed.current;
    const isDecided = known && (!known.byStart || known.canary);
    if (isDecided && placed.byStart && version !== known.current) left(remote, version);
    if (known && !(known.byStart && placed.byStart)) continue;
    await takeOne(releaseService, { folder, channel, remote, placed }).catch((error: unknown) =>
      failed(remote, error),
    );
  }
}

/**
 * Takes the shell that this server was started with into the store, so that a
 * build beside the running server changes nothing that pages ask for. Null
 * where none has been built.
 *
 * @param builds the folder of a start's builds, which also says what the shell was built against.
 */
export async function takeLocalShell(
  releaseService: ReleaseService,
  { folder, channel, builds }: Pick<TakeOptions, 'folder' | 'channel'> & { builds: string },
): Promise<string | null> {
  const files = await readBuild(folder).catch(() => null);
  if (!files?.has('index.html')) return null;
  const version = versionOf(files);
  const told = (await readChannelFile(builds, channel))?.shell;
  const snapshot = told?.version === version ? told.snapshot : undefined;
  await releaseService.store.publish(
    { remote: 'shell', version, contract: CONTRACT_VERSION, files, snapshot },
    'start',
  );
  await releaseService.pointByStart(channel, 'shell', version);
  return version;
}

/** A shell is named by what it contains, as `npm run release` names it (tools/release/local-build.ts). */
function versionOf(files: ReleaseFiles): string {
  const whole = createHash('sha256')
    .update(JSON.stringify(hashesOf(files)))
    .digest('hex');
  return `sha-${whole.slice(0, 16)}`;
}

async function takeOne(releaseService: ReleaseService, what: Placement): Promise<void> {
  const { folder, channel, remote, placed } = what;
  if (!placed.byStart) return takeOver(releaseService, what);
  const { current, snapshot } = placed;
  await publishLocal(releaseService, folder, { remote, ...current, snapshot });
  await releaseService.pointByStart(channel, remote, placed.current.version);
}

async function takeOver(
  releaseService: ReleaseService,
  { folder, channel, remote, placed }: Placement,
): Promise<void> {
  const note = { who: 'start', why: 'taken over from the channel’s file' };
  for (const pointer of [placed.previous, placed.current]) {
    if (pointer === null) continue;
    await publishLocal(releaseService, folder, { remote, ...pointer });
    const move = { kind: 'point', remote, version: pointer.version } as const;
    await releaseService.move(channel, [move], note);
  }
  if (placed.canary === null) return;
  const { version, percent } = placed.canary;
  await publishLocal(releaseService, folder, { remote, ...placed.canary });
  await releaseService.move(channel, [{ kind: 'canary', remote, version, percent }], note);
}

/** @throws Error when the folder does not hold the release. */
async function publishLocal(
  releaseService: ReleaseService,
  folder: string,
  release: {
    remote: ReleaseName;
    version: string;
    contract: number;
    snapshot?: ContractSnapshot | undefined;
  },
): Promise<void> {
  const files = await readBuild(join(folder, release.remote, release.version));
  await releaseService.store.publish({ ...release, files }, 'start');
}

/** Every file of a build, by path, but what is hidden. */
async function readBuild(home: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(home, { recursive: true, withFileTypes: true });
  const files = new Map<string, Uint8Array>();
  const listed = await listedFiles(home);
  const isPart = (name: string): boolean => name !== 'release.json' && !/^\.|\.map$/.test(name);
  for (const entry of entries.filter((one) => one.isFile() && isPart(one.name))) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(home.length + 1).replaceAll('\\', '/');
    if (name === BUILD_FILES || listed?.has(name) !== false) files.set(name, await readFile(path));
  }
  return files;
}

/** What a build says it is made of; null for one that says nothing. */
async function listedFiles(home: string): Promise<ReadonlySet<string> | null> {
  const text = await readFile(join(home, BUILD_FILES), 'utf8').catch(() => null);
  return text === null ? null : new Set(v.parse(v.array(v.string()), JSON.parse(text)));
}

async function readChannelFile(
  releases: string,
  channel: string,
): Promise<v.InferOutput<typeof ChannelFile> | null> {
  const file = join(releases, 'channels', `${channel}.json`);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  return v.parse(ChannelFile, JSON.parse(text));
}
