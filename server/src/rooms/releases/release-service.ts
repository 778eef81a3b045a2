import type { ChannelEntry, ReleaseMove, ReleaseName } from '@petwise/contracts/release-service';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { entriesOf, pointerOf } from './channel-entries.ts';
import { fitOf, type Fit, mustFit } from './fit.ts';
import { moved, type Moved, type PlacedPointer, withoutRecalled } from './moves.ts';
import { MoveLock } from './move-lock.ts';
import { beginAnew, listKinds, listVersionMounts } from './mount-repository.ts';
import { nextStep, type NextStep } from './next-step.ts';
import type { ReleaseBytes } from './release-bytes.ts';
import { mustFind, ReleaseStore } from './release-store.ts';
import * as rows from './repository.ts';
import type { SigningKey } from './signing-key.ts';
import { Statements } from './statement.ts';
import { findStatement } from './statement-repository.ts';

/** What the servers on one database tell each other after a move. */
export const RELEASES_MOVED = 'releases_moved';

/** Of each remote so many moves are looked at to say since when and by whom it stands as it does. */
const LINES_OF_EACH = 50;

export interface ReleaseServiceParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly bytes: ReleaseBytes;
  readonly key: SigningKey;
}

/** Who moves, and why. */
export interface MoveNote {
  readonly who: string;
  readonly why: string;
}

/** What each channel gives of the versions in the store; every move is a line of the log. */
export class ReleaseService {
  readonly store: ReleaseStore;
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #lock: MoveLock;
  readonly #statements: Statements;

  constructor({ db, clock, bytes, key }: ReleaseServiceParts) {
    this.#db = db;
    this.#clock = clock;
    this.#lock = new MoveLock(db);
    this.#statements = new Statements({ bytes, key });
    this.store = new ReleaseStore({ db, clock, bytes, key, lock: this.#lock });
  }

  /**
   * All of these moves, in this order, or none.
   *
   * @param note.expected what everybody must get now, by remote.
   * @param note.seen since when the present state must stand, by remote.
   * @throws ProblemError 404 for a version that is not in the store, 409 where the present state refuses a move.
   */
  async move(
    channel: string,
    moves: readonly ReleaseMove[],
    note: MoveNote & {
      readonly expected?: Readonly<Record<string, string | null>>;
      readonly seen?: Readonly<Record<string, Date>>;
    },
  ): Promise<ChannelEntry[]> {
    const entries = await this.#lock.take(async (tx) => {
      const before = await rows.listPointers(tx, channel);
      for (const [remote, wanted] of Object.entries(note.expected ?? {})) {
        const current = before.find((one) => one.remote === remote)?.current ?? null;
        if (current !== wanted) {
          throw new ProblemError('conflict', `${channel} gives ${current ?? 'no'} ${remote}`);
        }
      }
      for (const [remote, since] of Object.entries(note.seen ?? {})) {
        const found = before.find((one) => one.remote === remote)?.since;
        if (found?.getTime() !== since.getTime()) {
          throw new ProblemError('conflict', `${remote} has been moved in ${channel} meanwhile`);
        }
      }
      for (const move of moves) {
        if (move.kind === 'recall') await this.#recall(tx, move, note);
        else await this.#moveOne(tx, { channel, move, note });
      }
      await mustFit(tx, channel, moves);
      return this.#state(tx, channel, moves);
    });
    await this.#db.notify(RELEASES_MOVED, channel);
    return entries;
  }

  /** Makes a start's own build current where nobody has decided anything. */
  async pointByStart(channel: string, remote: ReleaseName, version: string): Promise<boolean> {
    const isMoved = await this.#lock.take(async (tx) => {
      const pointer = await pointerOf(tx, channel, remote);
      if (pointer && (!pointer.byStart || pointer.canary || pointer.current === version)) {
        return false;
      }
      const next = { current: version, canary: null, pinned: false, byStart: true };
      const note = { who: 'start', why: '' };
      await this.#write(tx, { channel, remote, pointer, kind: 'start', change: { next }, note });
      await this.#sign(tx, channel);
      return true;
    });
    if (isMoved) await this.#db.notify(RELEASES_MOVED, channel);
    return isMoved;
  }

  /** Signs anew what a channel gives: with the present key, under a higher number. */
  async signAgain(channel: string): Promise<void> {
    await this.#lock.take((tx) => this.#sign(tx, channel));
    await this.#db.notify(RELEASES_MOVED, channel);
  }

  /** What a channel gives as it was signed; null before anything was. */
  statement(channel: string): ReturnType<typeof findStatement> {
    return findStatement(this.#db, channel);
  }

  /** What pages' reports call for in a channel now, with since when each remote stands as it was judged. */
  async stepsDue(
    channel: string,
  ): Promise<(NextStep & { readonly remote: ReleaseName; readonly seen: Date })[]> {
    const pointers = await rows.listPointers(this.#db, channel);
    const good = await rows.listGood(this.#db, channel);
    const mountsOf = await listVersionMounts(this.#db, channel);
    const now = this.#clock();
    return pointers.flatMap((pointer) => {
      const { remote, since } = pointer;
      const step = nextStep(pointer, { good: good.get(remote) ?? [], mountsOf, now });
      return step === null ? [] : [{ ...step, remote, seen: since }];
    });
  }

  /** All that the operator's page shows of a channel. */
  async overview(channel: string) {
    const entries = await entriesOf(this.#db, channel);
    const logs = entries.map(({ remote }) => this.log(channel, { remote, limit: LINES_OF_EACH }));
    return {
      entries,
      mountsOf: await listVersionMounts(this.#db, channel),
      kinds: await listKinds(this.#db),
      log: (await Promise.all(logs)).flat(),
    };
  }

  /** Whether a version fits all else that a channel gives, also on trial. */
  check(channel: string, remote: ReleaseName, version: string): Promise<Fit> {
    return fitOf(this.#db, { channel, remote, version });
  }

  entries(channel: string): Promise<ChannelEntry[]> {
    return entriesOf(this.#db, channel);
  }

  log(
    channel: string,
    query: { remote?: ReleaseName | undefined; limit: number },
  ): ReturnType<typeof rows.listLog> {
    return rows.listLog(this.#db, { channel, ...query });
  }

  /** Signs what the channel gives now; a recall concerns every channel. */
  async #state(
    tx: Queryable,
    channel: string,
    moves: readonly ReleaseMove[],
  ): Promise<ChannelEntry[]> {
    const isRecall = moves.some(({ kind }) => kind === 'recall');
    const all = isRecall ? (await rows.listPointers(tx)).map((one) => one.channel) : [];
    for (const other of new Set(all)) if (other !== channel) await this.#sign(tx, other);
    return this.#sign(tx, channel);
  }

  async #sign(tx: Queryable, channel: string): Promise<ChannelEntry[]> {
    const entries = await entriesOf(tx, channel);
    await this.#statements.write(tx, { channel, entries, now: this.#clock() });
    return entries;
  }

  async #moveOne(
    tx: Queryable,
    asked: { channel: string; move: Exclude<ReleaseMove, { kind: 'recall' }>; note: MoveNote },
  ): Promise<void> {
    const { channel, move, note } = asked;
    const { remote, kind } = move;
    const pointer = await pointerOf(tx, channel, remote);
    const from = kind === 'promote' ? move.from : undefined;
    const change = moved(
      {
        channel,
        pointer,
        good: (await rows.listGood(tx, channel)).get(remote) ?? [],
        elsewhere: from ? ((await pointerOf(tx, from, remote))?.current ?? null) : null,
      },
      move,
    );
    for (const version of [change.next?.current, change.next?.canary?.version]) {
      if (version === undefined) continue;
      const { recalled } = await mustFind(tx, remote, version);
      if (recalled) throw new ProblemError('conflict', `${remote} ${version} is recalled`);
    }
    await this.#write(tx, { channel, remote, pointer, kind, change, note });
  }

  async #recall(
    tx: Queryable,
    { remote, version }: Extract<ReleaseMove, { kind: 'recall' }>,
    note: MoveNote,
  ): Promise<void> {
    await mustFind(tx, remote, version);
    await rows.markRecalled(tx, remote, version);
    for (const pointer of await rows.listPointers(tx)) {
      if (pointer.remote !== remote) continue;
      const { channel } = pointer;
      const good = (await rows.listGood(tx, channel)).get(remote) ?? [];
      const change = withoutRecalled(pointer, version, good) ?? { next: pointer };
      const why = `${version} ${note.why}`.trim();
      await this.#write(tx, {
        channel,
        remote,
        pointer,
        kind: 'recall',
        change,
        note: { ...note, why },
      });
    }
  }

  /** Moves a pointer, counts how long the version before was given, and says so in the log. */
  async #write(
    tx: Queryable,
    what: {
      channel: string;
      remote: ReleaseName;
      pointer: PlacedPointer | null;
      kind: string;
      change: Moved;
      note: MoveNote;
    },
  ): Promise<void> {
    const { channel, remote, pointer, kind, change, note } = what;
    const { next, rolledBack } = change;
    const at = new Date(this.#clock());
    const place = { channel, remote, at };
    if (pointer) {
      const { current, canary, since } = pointer;
      // A move within the same millisecond counts as well: the version was given.
      const milliseconds = Math.max(1, at.getTime() - since.getTime());
      await rows.addService(tx, place, {
        version: current,
        milliseconds,
        rolledBack: rolledBack === current,
      });
      if (canary) {
        const wasRolledBack = rolledBack === canary.version;
        const served = { version: canary.version, milliseconds: 0, rolledBack: wasRolledBack };
        await rows.addService(tx, place, served);
      }
    }
    if (next) await rows.clearRolledBack(tx, place, next.current);
    const given = [pointer?.current, pointer?.canary?.version];
    for (const version of [next?.current, next?.canary?.version]) {
      if (version && !given.includes(version)) await beginAnew(tx, remote, version);
    }
    await rows.writePointer(tx, place, next);
    await rows.addLogLine(tx, {
      at,
      who: note.who,
      channel,
      remote,
      kind,
      from: pointer?.current ?? null,
      to: next?.current ?? null,
      canary: next?.canary?.version ?? null,
      percent: next?.canary?.percent ?? null,
      why: note.why,
    });
  }
}
