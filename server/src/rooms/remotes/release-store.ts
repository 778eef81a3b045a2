import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteName, type RemoteRegistry, type RemoteRelease } from '@petwise/contracts';
import * as v from 'valibot';

const Version = v.pipe(v.string(), v.regex(/^[\w+~-][\w+~.-]{0,99}$/));
const Pointer = v.object({ version: Version, contract: v.number() });

/** What the release tool writes: for each remote the version to serve, and the one before. */
const Channel = v.object({
  schemaVersion: v.literal(1),
  remotes: v.record(
    RemoteName,
    v.object({ current: Pointer, previous: v.optional(v.nullable(Pointer), null) }),
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
  readonly folder: string;
  readonly #channel: string;
  #held: { stamp: string; registry: RemoteRegistry } | null = null;

  constructor(folder: string, channel: string) {
    this.folder = folder;
    this.#channel = channel;
  }

  /** The registry now. An unreadable file keeps the last good one; none yet means no remotes. */
  async registry(): Promise<RemoteRegistry> {
    const file = join(this.folder, 'channels', `${this.#channel}.json`);
    const found = await stat(file).catch(() => null);
    const empty: RemoteRegistry = { schemaVersion: 1, channel: this.#channel, remotes: {} };
    if (found === null) return empty;
    const stamp = `${found.mtimeMs}-${found.size}-${found.ino}`;
    if (this.#held?.stamp === stamp) return this.#held.registry;
    const channel = await readChannel(file);
    if (channel === null) return this.#held?.registry ?? empty;
    const registry = toRegistry(this.#channel, channel);
    this.#held = { stamp, registry };
    return registry;
  }
}

async function readChannel(file: string): Promise<Channel | null> {
  try {
    const parsed = v.safeParse(Channel, JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function toRegistry(name: string, channel: Channel): RemoteRegistry {
  const remotes: RemoteRegistry['remotes'] = {};
  for (const remote of RemoteName.options) {
    const entry = channel.remotes[remote];
    if (entry === undefined) continue;
    remotes[remote] = {
      current: toRelease(remote, entry.current),
      previous: entry.previous === null ? null : toRelease(remote, entry.previous),
    };
  }
  return { schemaVersion: 1, channel: name, remotes };
}

function toRelease(
  remote: string,
  { version, contract }: v.InferOutput<typeof Pointer>,
): RemoteRelease {
  return { version, contract, entry: entryOf(remote, version) };
}
