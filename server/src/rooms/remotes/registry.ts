import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteName, RemoteRegistry, RemoteRelease } from '@petwise/contracts';
import type { ChannelEntry, ReleaseName } from '@petwise/contracts/release-desk';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailable } from '../../db/unavailable.ts';
import { type ReleaseDesk, RELEASES_MOVED } from '../releases/desk.ts';
import type { ReleasedFiles } from './released-files.ts';

/** A database that has not answered by then: pages get what was read last. */
const READ_MS = 1_000;

interface Held {
  readonly entries: readonly ChannelEntry[];
  readonly recalled: RemoteRegistry['recalled'];
  readonly shells: readonly string[];
}

/**
 * What pages are told of a channel. It is read again once any server on this
 * database has moved something; while the database is away, what was read last holds.
 */
export class Registry {
  readonly #desk: ReleaseDesk;
  readonly #channel: string;
  readonly #released: ReleasedFiles;
  readonly #remotesUrl: string;
  #held: Held | null = null;
  #reading: Promise<Held> | null = null;

  constructor(
    desk: ReleaseDesk,
    options: {
      channel: string;
      released: ReleasedFiles;
      /** Where pages take remotes from. */
      remotesUrl: string;
    },
  ) {
    this.#desk = desk;
    this.#channel = options.channel;
    this.#released = options.released;
    this.#remotesUrl = options.remotesUrl;
  }

  /** Hears what is moved from now on; answers how to stop. */
  listen(db: Database): Promise<() => Promise<void>> {
    return db.listen(RELEASES_MOVED, () => {
      this.#reading = null;
      this.#released.forget();
    });
  }

  /**
   * The registry now, for the browser of one owner: the same owner always gets the
   * same side of a trial, and who has not signed in yet is never in one.
   */
  async of(owner?: string): Promise<RemoteRegistry> {
    const { entries, recalled } = await this.#read();
    const remotes: RemoteRegistry['remotes'] = {};
    for (const { remote, current, canary, good } of entries) {
      if (remote === 'shell') continue;
      const isOnTrial = canary !== null && isChosen(owner, remote, canary);
      const versions = [...(isOnTrial ? [canary.version] : []), current, ...good];
      const found = await Promise.all(versions.map((version) => this.#toRelease(remote, version)));
      const [first, ...others] = found.filter((one) => one !== null);
      if (first) remotes[remote] = { current: first, good: others };
    }
    return { schemaVersion: 1, channel: this.#channel, remotes, recalled };
  }

  /** The shell for one owner's browser; null where nobody has decided about it, so that each server gives its own. */
  async shellOf(owner?: string): Promise<string | null> {
    const { entries } = await this.#read();
    const entry = entries.find(({ remote }) => remote === 'shell');
    if (!entry || (entry.byStart && entry.canary === null)) return null;
    const { current, canary } = entry;
    return canary !== null && isChosen(owner, 'shell', canary) ? canary.version : current;
  }

  /** The versions of the shell that pages may still be open in, those given last first. */
  async earlierShells(): Promise<readonly string[]> {
    return (await this.#read()).shells;
  }

  async #read(): Promise<Held> {
    const reading = (this.#reading ??= this.#fetch());
    const held = this.#held;
    if (held === null) return reading;
    return Promise.race([
      reading.catch((error: unknown) => {
        if (error instanceof DatabaseUnavailable) return held;
        throw error;
      }),
      sleep(READ_MS, held, { ref: false }),
    ]);
  }

  #fetch(): Promise<Held> {
    const reading: Promise<Held> = this.#ask().then(
      (held) => {
        // Something may have been moved meanwhile; then another one reads.
        if (this.#reading === reading) this.#held = held;
        return held;
      },
      (error: unknown) => {
        if (this.#reading === reading) this.#reading = null;
        throw error;
      },
    );
    return reading;
  }

  async #ask(): Promise<Held> {
    const entries = await this.#desk.entries(this.#channel);
    const recalled: Partial<Record<RemoteName, string[]>> = {};
    for (const { remote, version } of await this.#desk.store.recalled()) {
      if (remote !== 'shell') recalled[remote] = [...(recalled[remote] ?? []), version];
    }
    return { entries, recalled, shells: await this.#desk.store.shellsInUse() };
  }

  async #toRelease(remote: RemoteName, version: string): Promise<RemoteRelease | null> {
    const release = await this.#released.find(remote, version);
    if (release === null) return null;
    const { contract, files, list } = release;
    const hash = files['mf-manifest.json'];
    const entry = `${this.#remotesUrl}/${remote}/${version}/mf-manifest.json`;
    return {
      version,
      contract,
      entry,
      ...(hash && { integrity: `sha256-${hash}` }),
      list: `sha256-${createHash('sha256').update(list).digest('base64')}`,
    };
  }
}

/** Whether an owner's browser takes part in a trial; another version draws other owners. */
function isChosen(
  owner: string | undefined,
  remote: ReleaseName,
  { version, percent }: NonNullable<ChannelEntry['canary']>,
): boolean {
  if (owner === undefined) return false;
  const hash = createHash('sha256').update(`${remote} ${version} ${owner}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100 < percent;
}
