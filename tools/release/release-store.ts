import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteName } from '../../shared/contracts/src/index.ts';
import type { LocalBuild } from './local-build.ts';

/** One version as a channel points to it. */
export interface ReleasePointer {
  readonly version: string;
  readonly contract: number;
}

/** What a channel serves: for each remote the current version and the one before. */
export interface Channel {
  readonly schemaVersion: 1;
  readonly remotes: Partial<
    Record<
      RemoteName,
      { readonly current: ReleasePointer; readonly previous: ReleasePointer | null }
    >
  >;
}

const EMPTY: Channel = { schemaVersion: 1, remotes: {} };

/**
 * The release store on disk: `<remote>/<version>/…` never changes once it is
 * there, and `channels/<name>.json` is the only thing that moves, in one rename.
 */
export class ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  has(remote: RemoteName, version: string): boolean {
    return existsSync(join(this.folder, remote, version, 'release.json'));
  }

  /** Puts a build into the store; a version that is there already is left as it is. */
  add(build: LocalBuild): void {
    if (this.has(build.remote, build.version)) return;
    const target = join(this.folder, build.remote, build.version);
    const incoming = join(this.folder, `.incoming-${build.remote}-${build.version}-${process.pid}`);
    rmSync(incoming, { recursive: true, force: true });
    cpSync(build.folder, incoming, { recursive: true });
    const { remote, version, contract, files } = build;
    writeFileSync(
      join(incoming, 'release.json'),
      `${JSON.stringify({ remote, version, contract, files }, null, 2)}\n`,
    );
    mkdirSync(dirname(target), { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(incoming, target);
  }

  channel(name: string): Channel {
    const file = this.#channelFile(name);
    if (!existsSync(file)) return EMPTY;
    // Written by `point` alone, in one rename.
    return JSON.parse(readFileSync(file, 'utf8')) as Channel;
  }

  /** Makes a version the current one of a channel; what was current becomes the previous one. */
  point(name: string, remote: RemoteName, release: ReleasePointer): void {
    const channel = this.channel(name);
    const before = channel.remotes[remote];
    if (before?.current.version === release.version) return;
    this.#write(name, {
      schemaVersion: 1,
      remotes: {
        ...channel.remotes,
        [remote]: { current: release, previous: before?.current ?? null },
      },
    });
  }

  /**
   * Goes back to the version before.
   *
   * @throws Error when there is none.
   */
  rollBack(name: string, remote: RemoteName): ReleasePointer {
    const channel = this.channel(name);
    const entry = channel.remotes[remote];
    if (!entry?.previous) throw new Error(`${remote} has no version to go back to in ${name}`);
    this.#write(name, {
      schemaVersion: 1,
      remotes: { ...channel.remotes, [remote]: { current: entry.previous, previous: null } },
    });
    return entry.previous;
  }

  #write(name: string, channel: Channel): void {
    const file = this.#channelFile(name);
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(channel, null, 2)}\n`);
    renameSync(draft, file);
  }

  #channelFile(name: string): string {
    return join(this.folder, 'channels', `${name}.json`);
  }
}
