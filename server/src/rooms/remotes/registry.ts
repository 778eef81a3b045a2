import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ChannelStatement,
  REMOTES,
  type RemoteRegistry,
  type RemoteRelease,
} from '@petwise/contracts';
import type { ChannelEntry, ReleaseName } from '@petwise/contracts/release-service';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { isUnavailable } from '../../errors.ts';
import { DatabaseUnavailable } from '../../db/unavailable.ts';
import { type ReleaseService, RELEASES_MOVED } from '../releases/release-service.ts';
import type { SigningKey } from '../releases/signing-key.ts';
import { entryAt } from '../releases/statement.ts';
import type { ReleasedFiles } from './released-files.ts';

/** A database that has not answered by then: pages get what was read last. */
const READ_MS = 1_000;

interface Held {
  readonly entries: readonly ChannelEntry[];
  readonly statement: ChannelStatement | null;
  readonly signed: RemoteRegistry['signed'];
  readonly shells: readonly string[];
}

interface RegistryParts {
  readonly channel: string;
  /** Where this server's pages take remotes from. */
  readonly remotesUrl: string;
  readonly released: ReleasedFiles;
  readonly key: SigningKey;
  readonly logger: FastifyBaseLogger;
}

/**
 * What pages are told of a channel. It is read again once any server on this
 * database has moved something; while the database is away, what was read last holds.
 */
export class Registry {
  readonly #releaseService: ReleaseService;
  readonly #parts: RegistryParts;
  #held: Held | null = null;
  #reading: Promise<Held> | null = null;

  constructor(releaseService: ReleaseService, parts: RegistryParts) {
    this.#releaseService = releaseService;
    this.#parts = parts;
  }

  /** Hears what is moved from now on; answers how to stop. */
  listen(db: Database): Promise<() => Promise<void>> {
    return db.listen(RELEASES_MOVED, () => {
      this.#reading = null;
      this.#parts.released.forget();
    });
  }

  /**
   * The registry now, for the browser of one owner: the same owner always gets the
   * same side of a trial, and who has not signed in yet is never in one.
   */
  async of(owner?: string): Promise<RemoteRegistry> {
    const { entries, statement } = await this.#read();
    const { channel, released, remotesUrl } = this.#parts;
    const remotes: RemoteRegistry['remotes'] = {};
    for (const remote of REMOTES) {
      const given = statement?.remotes[remote];
      if (given === undefined) continue;
      const { current, canary, good } = given;
      const trial = entries.find((one) => one.remote === remote)?.canary ?? null;
      const isOnTrial =
        canary !== null && trial?.version === canary.version && isChosen(owner, remote, trial);
      const there: RemoteRelease[] = [];
      for (const release of [...(isOnTrial ? [canary] : []), current, ...good]) {
        const { version } = release;
        const found = await released.find(remote, version).catch((error: unknown) => {
          // Its bytes are away; others may be here.
          if (isUnavailable(error)) return null;
          throw error;
        });
        if (found === null) continue;
        there.push({ ...release, entry: entryAt(remotesUrl, remote, version) });
      }
      const [first, ...others] = there;
      if (first) remotes[remote] = { current: first, good: others };
    }
    const { recalled = {}, seq } = statement ?? {};
    return { schemaVersion: 1, channel, remotes, recalled, ...(seq !== undefined && { seq }) };
  }

  /** The same with what proves it, for a page that was opened before. */
  async signedOf(owner?: string): Promise<RemoteRegistry> {
    const registry = await this.of(owner);
    const { signed } = await this.#read();
    return signed ? { ...registry, signed } : registry;
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
    const { channel, key, logger } = this.#parts;
    const entries = await this.#releaseService.entries(channel);
    const shells = await this.#releaseService.store.shellsInUse();
    const row = await this.#releaseService.statement(channel);
    const before = this.#held;
    if (row === null) return { entries, shells, statement: null, signed: undefined };
    const { text, signature } = row;
    if (key.isStrict && !key.hasSigned(text, signature)) {
      logger.error({ channel }, 'what the channel gives was signed by nobody who counts');
      const { statement, signed } = before ?? { statement: null, signed: undefined };
      return { entries, shells, statement, signed };
    }
    return {
      entries,
      shells,
      statement: v.parse(ChannelStatement, JSON.parse(text)),
      signed: key.isStrict ? { text, signature } : undefined,
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
