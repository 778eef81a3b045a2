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

/** A version on trial, and the share of owners that gets it, in percent. */
export interface Canary extends ReleasePointer {
  readonly percent: number;
}

/** What a channel serves of one remote: the current version, the one before, and one on trial. */
interface ChannelEntry {
  readonly current: ReleasePointer;
  readonly previous: ReleasePointer | null;
  readonly canary?: Canary | null;
  /** Nobody has released this remote yet: a start of Petwise put its own build there, and the next may. */
  readonly byStart?: true;
}

/** What a channel serves. */
export interface Channel {
  readonly schemaVersion: 1;
  readonly remotes: Partial<Record<RemoteName, ChannelEntry>>;
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
    this.#write(name, remote, this.#entryWith(name, remote, release));
  }

  /**
   * Makes a start's own build current where no person has decided anything: in a
   * channel without this remote, or with what an earlier start put there.
   *
   * @returns whether the build is current now.
   */
  pointByStart(name: string, remote: RemoteName, release: ReleasePointer): boolean {
    const before = this.channel(name).remotes[remote];
    if (before && (!before.byStart || before.canary)) {
      return before.current.version === release.version;
    }
    this.#write(name, remote, { ...this.#entryWith(name, remote, release), byStart: true });
    return true;
  }

  #entryWith(name: string, remote: RemoteName, release: ReleasePointer): ChannelEntry {
    const before = this.channel(name).remotes[remote];
    const isCurrent = before?.current.version === release.version;
    return { current: release, previous: (isCurrent ? before.previous : before?.current) ?? null };
  }

  /**
   * Gives a version to a share of a channel's owners, in place of any other trial.
   *
   * @throws Error when the channel serves no version to compare it with, or this very one.
   */
  tryOut(name: string, remote: RemoteName, canary: Canary): void {
    const entry = this.channel(name).remotes[remote];
    if (!entry) throw new Error(`${name} serves no ${remote} yet; release it first`);
    if (entry.current.version === canary.version) {
      throw new Error(`${canary.version} is what ${name} serves to everybody already`);
    }
    const { current, previous } = entry;
    this.#write(name, remote, { current, previous, canary });
  }

  /**
   * Ends a trial, or without one goes back to the version before.
   *
   * @returns what everybody gets now.
   * @throws Error when there is neither.
   */
  rollBack(name: string, remote: RemoteName): ReleasePointer {
    const entry = this.channel(name).remotes[remote];
    if (entry?.canary) {
      this.#write(name, remote, { current: entry.current, previous: entry.previous });
      return entry.current;
    }
    if (!entry?.previous) throw new Error(`${remote} has no version to go back to in ${name}`);
    this.#write(name, remote, { current: entry.previous, previous: null });
    return entry.previous;
  }

  /** Moves a channel's pointer for one remote, in one rename. */
  #write(name: string, remote: RemoteName, entry: ChannelEntry): void {
    const { remotes } = this.channel(name);
    const channel: Channel = { schemaVersion: 1, remotes: { ...remotes, [remote]: entry } };
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
