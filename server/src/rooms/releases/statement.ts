import { createHash } from 'node:crypto';
import type { ChannelStatement, RemoteName, RemoteRelease } from '@petwise/contracts';
import type { ChannelEntry, ReleaseName } from '@petwise/contracts/release-service';
import type { Queryable } from '../../db/database.ts';
import type { ReleaseBytes } from './release-bytes.ts';
import { releaseListOf } from './release-list.ts';
import * as rows from './repository.ts';
import type { SigningKey } from './signing-key.ts';
import { findStatement, writeStatement } from './statement-repository.ts';

interface StatementParts {
  readonly bytes: ReleaseBytes;
  readonly key: SigningKey;
}

/** Says in signed words what a channel gives. */
export class Statements {
  readonly #bytes: ReleaseBytes;
  readonly #key: SigningKey;
  /** By remote and version; a list never changes. */
  readonly #releases = new Map<string, RemoteRelease>();

  constructor({ bytes, key }: StatementParts) {
    this.#bytes = bytes;
    this.#key = key;
  }

  /** Writes and signs what a channel gives, under a higher number than before. */
  async write(
    tx: Queryable,
    { channel, entries, now }: { channel: string; entries: readonly ChannelEntry[]; now: number },
  ): Promise<void> {
    const seq = Math.max(now, ((await findStatement(tx, channel))?.seq ?? 0) + 1);
    const text = JSON.stringify(await this.#compose(tx, { channel, entries, seq }));
    await writeStatement(tx, { channel, seq, text, signature: this.#key.sign(text) });
  }

  async #compose(
    tx: Queryable,
    { channel, entries, seq }: { channel: string; entries: readonly ChannelEntry[]; seq: number },
  ): Promise<ChannelStatement> {
    const remotes: ChannelStatement['remotes'] = {};
    for (const { remote, current, canary, good } of entries) {
      if (remote === 'shell') continue;
      const given = await this.#toRelease(tx, remote, current);
      const others = good.map((one) => this.#toRelease(tx, remote, one));
      const [first, ...rest] = [given, ...(await Promise.all(others))].filter(
        (one) => one !== null,
      );
      if (first === undefined) continue;
      const trial = canary ? await this.#toRelease(tx, remote, canary.version) : null;
      remotes[remote] = { current: first, canary: trial, good: rest };
    }
    const recalled: Partial<Record<RemoteName, string[]>> = {};
    for (const { remote, version } of await rows.listRecalled(tx)) {
      if (remote !== 'shell') recalled[remote] = [...(recalled[remote] ?? []), version];
    }
    return { schemaVersion: 1, channel, seq, remotes, recalled };
  }

  /** Null for a version whose list nobody that counts has signed. */
  async #toRelease(
    tx: Queryable,
    remote: ReleaseName,
    version: string,
  ): Promise<RemoteRelease | null> {
    const key = `${remote} ${version}`;
    const known = this.#releases.get(key);
    if (known) return known;
    const row = await rows.findRelease(tx, remote, version);
    const list = row && (await releaseListOf(row, this.#bytes));
    if (row === null || list === null) return null;
    if (this.#key.isStrict && !this.#key.hasSigned(list, row.signature)) return null;
    const hash = row.files['mf-manifest.json'];
    const release = {
      version,
      contract: row.contract,
      // Each server says itself where pages take it from; all of them give it here.
      entry: entryAt('/remotes', remote, version),
      ...(hash && { integrity: `sha256-${hash}` }),
      list: `sha256-${createHash('sha256').update(list).digest('base64')}`,
    };
    this.#releases.set(key, release);
    return release;
  }
}

/** Address of a version's manifest where remotes lie at `base`. */
export function entryAt(base: string, remote: ReleaseName, version: string): string {
  return `${base}/${remote}/${version}/mf-manifest.json`;
}
