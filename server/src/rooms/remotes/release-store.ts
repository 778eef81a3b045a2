import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteName, type RemoteRegistry, type RemoteRelease } from '@petwise/contracts';
import * as v from 'valibot';
import type { ReleasedFiles } from './released-files.ts';

const Version = v.pipe(v.string(), v.regex(/^[\w+~-][\w+~.-]{0,99}$/));
const Pointer = v.object({ version: Version, contract: v.number() });
type Pointer = v.InferOutput<typeof Pointer>;

/** A version on trial: served to this share of owners, in percent. */
const Canary = v.object({
  ...Pointer.entries,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});

/** What the release tool writes: for each remote the version to serve, the one before, and one on trial. */
const Channel = v.object({
  schemaVersion: v.literal(1),
  remotes: v.record(
    RemoteName,
    v.object({
      current: Pointer,
      previous: v.optional(v.nullable(Pointer), null),
      canary: v.optional(v.nullable(Canary), null),
    }),
  ),
});
type Channel = v.InferOutput<typeof Channel>;

/** Address of a release's manifest, and of everything beside it. */
export function entryOf(remote: string, version: string): string {
  return `/remotes/${remote}/${version}/mf-manifest.json`;
}

/**
 * The release store on disk as pages see it. The channel's file is looked at on
 * every call and read again only when it has changed, so that a moved pointer is
 * seen at once.
 */
export class ReleaseStore {
  readonly #folder: string;
  readonly #channel: string;
  readonly #released: ReleasedFiles;
  #held: { stamp: string; channel: Channel } | null = null;

  constructor(folder: string, options: { channel: string; released: ReleasedFiles }) {
    this.#folder = folder;
    this.#channel = options.channel;
    this.#released = options.released;
  }

  /**
   * The registry now, for the browser of one owner: the same owner always gets the
   * same side of a trial, and who has not signed in yet is never in one. An
   * unreadable file keeps the last good one; none yet means no remotes.
   */
  async registry(owner?: string): Promise<RemoteRegistry> {
    const remotes: RemoteRegistry['remotes'] = {};
    const channel = await this.#read();
    for (const remote of RemoteName.options) {
      const entry = channel?.remotes[remote];
      if (entry === undefined) continue;
      const { canary } = entry;
      const isOnTrial = canary !== null && isChosen(owner, remote, canary);
      const [current, previous] = isOnTrial
        ? [canary, entry.current]
        : [entry.current, entry.previous];
      remotes[remote] = {
        current: await this.#toRelease(remote, current),
        previous: previous === null ? null : await this.#toRelease(remote, previous),
      };
    }
    return { schemaVersion: 1, channel: this.#channel, remotes };
  }

  async #read(): Promise<Channel | null> {
    const file = join(this.#folder, 'channels', `${this.#channel}.json`);
    const found = await stat(file).catch(() => null);
    if (found === null) return null;
    const stamp = `${found.mtimeMs}-${found.size}-${found.ino}`;
    if (this.#held?.stamp === stamp) return this.#held.channel;
    const channel = await readChannel(file);
    if (channel === null) return this.#held?.channel ?? null;
    this.#held = { stamp, channel };
    return channel;
  }

  async #toRelease(remote: RemoteName, { version, contract }: Pointer): Promise<RemoteRelease> {
    const release = { version, contract, entry: entryOf(remote, version) };
    const hash = (await this.#released.hashesOf(remote, version))?.['mf-manifest.json'];
    return hash === undefined ? release : { ...release, integrity: `sha256-${hash}` };
  }
}

/** Whether an owner's browser takes part in a trial; another version draws other owners. */
function isChosen(
  owner: string | undefined,
  remote: RemoteName,
  { version, percent }: v.InferOutput<typeof Canary>,
): boolean {
  if (owner === undefined) return false;
  const hash = createHash('sha256').update(`${remote} ${version} ${owner}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100 < percent;
}

async function readChannel(file: string): Promise<Channel | null> {
  try {
    const parsed = v.safeParse(Channel, JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
