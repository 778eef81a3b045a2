import { createHash } from 'node:crypto';
import {
  type ContractSnapshot,
  ReleaseName,
  type ReleasePair,
  type StoredRelease,
} from '@petwise/contracts/release-service';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { isUnavailable, ProblemError } from '../../errors.ts';
import type { MoveLock } from './move-lock.ts';
import { pairsOf } from './pairs.ts';
import type { ReleaseBytes, ReleaseFiles } from './release-bytes.ts';
import { releaseListOf } from './release-list.ts';
import * as rows from './repository.ts';
import type { SigningKey } from './signing-key.ts';
import { signRelease } from './statement-repository.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Browsers keep an offline set that they last fetched this long ago. */
const STORED_BY_BROWSERS_MS = 60 * DAY;
/** A tab may stay open for this long, and then open a part that it has not fetched yet. */
const OPEN_IN_TABS_MS = 30 * DAY;

export interface StoreParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly bytes: ReleaseBytes;
  readonly lock: MoveLock;
  readonly key: SigningKey;
}

/** The versions that were published: their bytes lie in a folder or a bucket, all else in the database. */
export class ReleaseStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #bytes: ReleaseBytes;
  readonly #lock: MoveLock;
  readonly #key: SigningKey;

  constructor({ db, clock, bytes, lock, key }: StoreParts) {
    this.#db = db;
    this.#clock = clock;
    this.#bytes = bytes;
    this.#lock = lock;
    this.#key = key;
  }

  /**
   * Puts a build into the store. The same bytes again change nothing.
   *
   * @returns whether the version is new.
   * @throws ProblemError 409 for other bytes under a version's name.
   */
  async publish(
    build: {
      remote: ReleaseName;
      version: string;
      contract: number;
      files: ReleaseFiles;
      snapshot?: ContractSnapshot | undefined;
    },
    who: string,
  ): Promise<boolean> {
    const { remote, version, contract, snapshot = null } = build;
    const files = hashesOf(build.files);
    const known = await rows.findRelease(this.#db, remote, version);
    if (known !== null) {
      if (!isSame(known.files, files)) {
        throw new ProblemError('conflict', `${remote} ${version} is there with other files`);
      }
      if (snapshot) await rows.addSnapshot(this.#db, { remote, version }, snapshot);
      if (!(await this.#bytes.has(known))) await this.#bytes.add(build, build.files);
      // Whoever gives the very files once more stands for them.
      if (this.#key.isStrict) await this.#sign(this.#db, known);
      return false;
    }
    await this.#bytes.add(build, build.files);
    const added_at = new Date(this.#clock());
    const list = await releaseListOf({ remote, version, contract, files }, this.#bytes);
    // Without a common key another server could not tell it from a stranger's.
    const signature = list === null || !this.#key.isStrict ? null : this.#key.sign(list);
    const by = { added_at, added_by: who };
    return rows.addRelease(this.#db, {
      remote,
      version,
      contract,
      files,
      ...by,
      snapshot,
      signature,
    });
  }

  /**
   * Signs everything in a database of before there was a key: all of it or nothing,
   * so that a start that is cut short begins again. Once anything in it bears a
   * signature, what bears none is a stranger's.
   */
  async signFirst(): Promise<void> {
    if (!this.#key.isStrict) return;
    await this.#lock.take(async (tx) => {
      const releases = await rows.listReleases(tx);
      if (releases.some(({ signature }) => signature !== null)) return;
      for (const release of releases) await this.#sign(tx, release);
    });
  }

  /**
   * Brings the signatures of the key before to the present one. What nobody that
   * counts has signed stays so.
   *
   * @returns versions that no page is given for want of a signature.
   */
  async signAll(): Promise<readonly string[]> {
    const unsigned: string[] = [];
    if (!this.#key.isStrict) return unsigned;
    for (const release of await rows.listReleases(this.#db)) {
      const list = await releaseListOf(release, this.#bytes).catch((error: unknown) => {
        // A bucket that is away keeps no server from starting; what it has signed stays.
        if (isUnavailable(error)) return null;
        throw error;
      });
      if (list === null) continue;
      if (this.#key.hasSigned(list, release.signature)) await this.#sign(this.#db, release, list);
      else unsigned.push(`${release.remote} ${release.version}`);
    }
    return unsigned;
  }

  async #sign(db: Queryable, release: rows.ReleaseRow, known?: string): Promise<void> {
    const list = known ?? (await releaseListOf(release, this.#bytes));
    if (list === null) return;
    const signature = this.#key.sign(list);
    if (signature !== release.signature) await signRelease(db, release, signature);
  }

  /** A version that may be opened; null for one that is not in the store, or is recalled. */
  async release(remote: string, version: string): Promise<rows.ReleaseRow | null> {
    const release = await rows.findRelease(this.#db, remote, version);
    return release?.recalled === false ? release : null;
  }

  /** Versions of the shell that some channel gives or has given of late: a tab may be open in each. */
  async shellsInUse(): Promise<string[]> {
    const pointers = await rows.listPointers(this.#db);
    const given = pointers
      .filter(({ remote }) => remote === 'shell')
      .flatMap(({ current, canary }) => (canary ? [current, canary.version] : [current]));
    const since = new Date(this.#clock() - OPEN_IN_TABS_MS);
    const before = await rows.listServedSince(this.#db, since);
    const versions = before.filter(({ remote }) => remote === 'shell').map((one) => one.version);
    return [...new Set([...given, ...versions])];
  }

  async stored(remote?: ReleaseName): Promise<StoredRelease[]> {
    const all = await rows.listReleases(this.#db);
    return all
      .filter((row) => remote === undefined || row.remote === remote)
      .map((row) => ({
        remote: v.parse(ReleaseName, row.remote),
        version: row.version,
        contract: row.contract,
        addedAt: row.added_at.toISOString(),
        addedBy: row.added_by,
        recalled: row.recalled,
      }));
  }

  /** How the newest few of every remote fit the newest shells, and each other. */
  pairs(newest: number): Promise<ReleasePair[]> {
    return pairsOf(this.#db, newest);
  }

  /** How the files of one version differ from another's. */
  async diff(remote: ReleaseName, from: string, to: string) {
    const [before, after] = [
      await mustFind(this.#db, remote, from),
      await mustFind(this.#db, remote, to),
    ];
    const paths = Object.keys(after.files);
    return {
      contract: { from: before.contract, to: after.contract },
      added: paths.filter((path) => before.files[path] === undefined),
      removed: Object.keys(before.files).filter((path) => after.files[path] === undefined),
      changed: paths.filter(
        (path) => before.files[path] !== undefined && before.files[path] !== after.files[path],
      ),
    };
  }

  /**
   * Removes what nothing names: no channel, no trial, no list of good versions,
   * no browser that may still hold it for offline use.
   *
   * @param keep how many versions of each remote stay in any case, the newest.
   */
  async gc(keep: number): Promise<{ remote: ReleaseName; version: string }[]> {
    const removed = await this.#lock.take(async (tx) => {
      const needed = await this.#needed(tx);
      const counts = new Map<string, number>();
      const gone: { remote: ReleaseName; version: string }[] = [];
      for (const { remote, version } of await rows.listReleases(tx)) {
        const count = (counts.get(remote) ?? 0) + 1;
        counts.set(remote, count);
        if (count <= keep || needed.has(`${remote} ${version}`)) continue;
        await rows.removeRelease(tx, remote, version);
        gone.push({ remote: v.parse(ReleaseName, remote), version });
      }
      return gone;
    });
    for (const release of removed) await this.#bytes.remove(release);
    return removed;
  }

  /** Removes the bytes that no version names. */
  async sweep(): Promise<void> {
    await this.#bytes.sweep(
      async ({ remote, version }) => (await rows.findRelease(this.#db, remote, version)) !== null,
    );
  }

  async #needed(tx: Queryable): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    const pointers = await rows.listPointers(tx);
    for (const { remote, current, canary } of pointers) {
      names.add(`${remote} ${current}`);
      if (canary) names.add(`${remote} ${canary.version}`);
    }
    for (const channel of new Set(pointers.map((one) => one.channel))) {
      for (const [remote, versions] of await rows.listGood(tx, channel)) {
        for (const version of versions) names.add(`${remote} ${version}`);
      }
    }
    const since = new Date(this.#clock() - STORED_BY_BROWSERS_MS);
    for (const { remote, version } of await rows.listServedSince(tx, since)) {
      names.add(`${remote} ${version}`);
    }
    return names;
  }
}

/** @throws ProblemError 404 for a version that is not in the store. */
export async function mustFind(
  db: Queryable,
  remote: string,
  version: string,
): Promise<rows.ReleaseRow> {
  const release = await rows.findRelease(db, remote, version);
  if (release) return release;
  throw new ProblemError('not-found', `${remote} ${version} is not in the store`);
}

/** SHA-256 of every file, base64, by path in order. */
export function hashesOf(files: ReleaseFiles): Record<string, string> {
  const hashes = [...files].map(
    ([path, bytes]) => [path, createHash('sha256').update(bytes).digest('base64')] as const,
  );
  return Object.fromEntries(hashes.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

function isSame(
  left: Readonly<Record<string, string>>,
  right: Readonly<Record<string, string>>,
): boolean {
  const paths = Object.keys(left);
  return (
    paths.length === Object.keys(right).length && paths.every((path) => left[path] === right[path])
  );
}
