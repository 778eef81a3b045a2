import type { ReleaseMove, ReleaseName } from '@petwise/contracts/release-service';
import { ProblemError } from '../../errors.ts';

/** What a channel gives of one remote, as the tables hold it. */
export interface Pointer {
  readonly current: string;
  readonly canary: {
    readonly version: string;
    readonly percent: number;
    /** Grows by itself. */
    readonly goesOn: boolean;
  } | null;
  readonly pinned: boolean;
  readonly byStart: boolean;
}

/** A pointer with where it stands and since when. */
export interface PlacedPointer extends Pointer {
  readonly channel: string;
  readonly remote: ReleaseName;
  readonly since: Date;
}

/** What a move comes to; null takes the remote out of the channel. */
export interface Moved {
  readonly next: Pointer | null;
  /** A version that must not be fallen back to. */
  readonly rolledBack?: string;
}

/** What a move is judged by. */
export interface Present {
  readonly channel: string;
  readonly pointer: Pointer | null;
  /** Versions to fall back to, the best first. */
  readonly good: readonly string[];
  /** What the channel named by `promote … from` gives to everybody. */
  readonly elsewhere: string | null;
}

/**
 * What a channel gives after a move.
 *
 * @throws ProblemError 409 where the present state does not allow it.
 */
export function moved(present: Present, move: Exclude<ReleaseMove, { kind: 'recall' }>): Moved {
  const { pointer, channel } = present;
  if (pointer?.pinned && move.kind !== 'unpin') {
    refuse(`${move.remote} is pinned to ${pointer.current} in ${channel}; unpin it first`);
  }
  switch (move.kind) {
    case 'point':
      return { next: everybody(move.version) };
    case 'pin':
      return { next: { ...everybody(move.version), pinned: true } };
    case 'unpin':
      if (!pointer?.pinned) refuse(`${move.remote} is not pinned in ${channel}`);
      return { next: { ...pointer, pinned: false } };
    case 'canary':
      return tryOut(present, move);
    case 'promote':
      return promote(present, move);
    case 'rollback':
      return rollBack(present, move.remote);
  }
}

/** What a channel gives once one of its versions is recalled; undefined where it does not give it. */
export function withoutRecalled(
  pointer: Pointer,
  version: string,
  good: readonly string[],
): Moved | undefined {
  if (pointer.canary?.version === version) return { next: { ...pointer, canary: null } };
  if (pointer.current !== version) return undefined;
  const [best] = good;
  return { next: best === undefined ? null : everybody(best), rolledBack: version };
}

function everybody(version: string): Pointer {
  return { current: version, canary: null, pinned: false, byStart: false };
}

function tryOut(
  { pointer, channel }: Present,
  { remote, version, percent, goesOn = false }: Extract<ReleaseMove, { kind: 'canary' }>,
): Moved {
  if (pointer === null) refuse(`${channel} gives no ${remote} yet; release it first`);
  if (pointer.current === version)
    refuse(`${version} is what ${channel} gives to everybody already`);
  // What everybody gets stays as decided as it was.
  return { next: { ...pointer, canary: { version, percent, goesOn } } };
}

function promote(
  { pointer, channel, elsewhere }: Present,
  { remote, from }: Extract<ReleaseMove, { kind: 'promote' }>,
): Moved {
  const version = from === undefined ? pointer?.canary?.version : elsewhere;
  if (version) return { next: everybody(version) };
  return refuse(from ? `${from} does not give ${remote}` : `${channel} has no trial of ${remote}`);
}

function rollBack({ pointer, channel, good }: Present, remote: string): Moved {
  if (pointer?.canary) {
    return { next: { ...pointer, canary: null }, rolledBack: pointer.canary.version };
  }
  const [best] = good;
  if (!pointer || best === undefined) {
    return refuse(`${remote} has no version to go back to in ${channel}`);
  }
  return { next: everybody(best), rolledBack: pointer.current };
}

function refuse(why: string): never {
  throw new ProblemError('conflict', why);
}
