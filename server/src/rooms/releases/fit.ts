import type { ReleaseMove, ReleaseName } from '@petwise/contracts/release-service';
import type { Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { incompatibilities } from './compatibility.ts';
import { mustFind } from './release-store.ts';
import { listPointers } from './repository.ts';

/** Whether a version fits what it would meet. */
export interface Fit {
  readonly problems: string[];
  /** What it was compared with; `known` is false where nobody has said what it was built against. */
  readonly compared: { remote: ReleaseName; version: string; known: boolean }[];
}

/**
 * Compares a version with every other that a channel gives, to everybody or on trial.
 *
 * @throws ProblemError 404 for a version that is not in the store.
 */
export async function fitOf(
  db: Queryable,
  { channel, remote, version }: { channel: string; remote: ReleaseName; version: string },
): Promise<Fit> {
  const { contract, snapshot } = await mustFind(db, remote, version);
  const fit: Fit = { problems: [], compared: [] };
  for (const pointer of await listPointers(db, channel)) {
    if (pointer.remote === remote) continue;
    for (const other of [pointer.current, pointer.canary?.version]) {
      if (other === undefined) continue;
      const found = await mustFind(db, pointer.remote, other);
      const known = snapshot !== null && found.snapshot !== null;
      fit.compared.push({ remote: pointer.remote, version: other, known });
      if (snapshot === null || found.snapshot === null) continue;
      const met = { remote: pointer.remote, version: other, contract: found.contract };
      fit.problems.push(
        ...incompatibilities(
          { remote, version, contract, snapshot },
          { ...met, snapshot: found.snapshot },
        ),
      );
    }
  }
  return fit;
}

/**
 * What was moved forward must fit all that the channel gives after the whole
 * set. Going back is always allowed: what is there is worse.
 *
 * @throws ProblemError 409 that names doors, bundles and versions.
 */
export async function mustFit(
  tx: Queryable,
  channel: string,
  moves: readonly ReleaseMove[],
): Promise<void> {
  const problems = new Set<string>();
  for (const { kind, remote } of moves) {
    if (['rollback', 'recall', 'unpin'].includes(kind)) continue;
    const pointer = (await listPointers(tx, channel)).find((one) => one.remote === remote);
    const version = pointer?.canary?.version ?? pointer?.current;
    if (version === undefined) continue;
    for (const problem of (await fitOf(tx, { channel, remote, version })).problems) {
      problems.add(problem);
    }
  }
  if (problems.size > 0) throw new ProblemError('conflict', [...problems].join('. '));
}
