import type { LongTask, MountReport } from '@petwise/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { MetricRegistry } from '../../plugins/metrics.ts';
import type { ReleaseService } from './release-service.ts';
import {
  addMounts,
  forgetSources,
  type AddressMounts,
  type KindReports,
} from './mount-repository.ts';

/** Reports are written together, and looked at, this often. */
const WRITE_MS = 1_000;
/** Steps by the clock, and what other servers have written, are seen this often. */
const CHECK_MS = 10_000;
const DAY = 24 * 60 * 60 * 1000;
/** How long a report keeps where it came from. */
const SOURCES_STORED_MS = 2 * DAY;

/** Upper bounds of load times, milliseconds; the last one takes all that is slower. */
export const LOAD_BOUNDS = [
  50, 100, 150, 200, 300, 400, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 600_000,
] as const;
const LONG_TASK_SECONDS = [0.1, 0.2, 0.5, 1, 2, 5];
const BYTES = [10_000, 30_000, 100_000, 200_000, 400_000, 800_000, 1_600_000];

interface WatchParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly releaseService: ReleaseService;
  readonly channel: string;
  readonly logger: FastifyBaseLogger;
}

type Waiting<Row> = Map<string, Row>;

/** Hears how pages fare with each version, and turns back or goes on by itself. */
export class ReleaseWatch {
  readonly #parts: WatchParts;
  #mounts: Waiting<AddressMounts> = new Map();
  #kinds: Waiting<KindReports> = new Map();
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> = Promise.resolve();
  readonly #checking: NodeJS.Timeout;
  #count: (report: MountReport) => void = () => undefined;
  #countTask: (task: LongTask) => void = () => undefined;

  constructor(parts: WatchParts) {
    this.#parts = parts;
    this.#checking = setInterval(() => void this.#work(), CHECK_MS).unref();
  }

  /** Puts what pages report into the metrics from now on. */
  measure(registry: MetricRegistry): void {
    const labels = ['remote', 'version'] as const;
    const mounts = registry.counter({
      name: 'petwise_door_mounts_total',
      help: 'Doors that drew something.',
      labels,
    });
    const failures = registry.counter({
      name: 'petwise_door_failures_total',
      help: 'Doors that did not open, by the phase that failed.',
      labels: [...labels, 'phase'],
    });
    const seconds = registry.histogram(
      {
        name: 'petwise_door_load_seconds',
        help: 'From asking for a door to what it drew.',
        labels,
      },
      LOAD_BOUNDS.slice(0, -1).map((bound) => bound / 1000),
    );
    const bytes = registry.histogram(
      {
        name: 'petwise_door_bytes',
        help: 'What of a version came over the network until its door drew.',
        labels,
      },
      BYTES,
    );
    const tasks = registry.histogram(
      {
        name: 'petwise_long_task_seconds',
        help: 'Tasks of a version that held a page up for 50 ms or more.',
        labels,
      },
      LONG_TASK_SECONDS,
    );
    this.#countTask = ({ remote, version, milliseconds }) =>
      tasks({ remote, version }, milliseconds / 1000);
    this.#count = ({ remote, version, outcome, ...size }) => {
      const of = { remote, version };
      if (outcome !== 'mounted') return failures({ ...of, phase: outcome });
      mounts(of);
      if (size.milliseconds !== undefined) seconds(of, size.milliseconds / 1000);
      if (size.bytes !== undefined) bytes(of, size.bytes);
    };
  }

  /** Takes what one page of somebody who is signed in reports; it is written and looked at within a second. */
  async take(reports: readonly MountReport[], address: string): Promise<void> {
    for (const report of reports) {
      const { remote, version } = report;
      // What is not in the store is no version: nobody fills the metrics with names.
      if ((await this.#parts.releaseService.store.release(remote, version)) === null) continue;
      this.#count(report);
      const failures = report.outcome === 'mounted' ? 0 : 1;
      add(this.#mounts, `${remote} ${version} ${address}`, (held) => ({
        remote,
        version,
        address,
        mounts: (held?.mounts ?? 0) + 1,
        failures: (held?.failures ?? 0) + failures,
      }));
      const kind = kindOf(report);
      add(this.#kinds, `${remote} ${version} ${kind}`, (held) => ({
        remote,
        version,
        kind,
        reports: (held?.reports ?? 0) + 1,
      }));
    }
    if (this.#mounts.size > 0)
      this.#timer ??= setTimeout(() => void this.#work(), WRITE_MS).unref();
  }

  /** Counts what held a page of somebody who is signed in up; nothing is judged by it. */
  async takeLongTasks(tasks: readonly LongTask[]): Promise<void> {
    for (const task of tasks) {
      const { remote, version } = task;
      if ((await this.#parts.releaseService.store.release(remote, version)) !== null)
        this.#countTask(task);
    }
  }

  /** Forgets where old reports came from. */
  async sweep(): Promise<void> {
    const { db, clock } = this.#parts;
    await forgetSources(db, new Date(clock() - SOURCES_STORED_MS));
  }

  /** Writes what waits, and looks no more. */
  async close(): Promise<void> {
    clearInterval(this.#checking);
    await this.#work();
  }

  #work(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#working = this.#working.then(() => this.#writeAndCheck());
    return this.#working;
  }

  async #writeAndCheck(): Promise<void> {
    const { db, clock, logger } = this.#parts;
    const [mounts, kinds] = [[...this.#mounts.values()], [...this.#kinds.values()]];
    this.#mounts = new Map();
    this.#kinds = new Map();
    try {
      if (mounts.length > 0) await addMounts(db, new Date(clock()), { mounts, kinds });
      await this.#moveDue();
    } catch (error) {
      // Reports of a time without a database are lost; the next ones tell the same.
      logger.warn({ err: error }, 'reports of pages were not looked at');
    }
  }

  async #moveDue(): Promise<void> {
    const { releaseService, channel, logger } = this.#parts;
    for (const { remote, move, why, seen } of await releaseService.stepsDue(channel)) {
      try {
        await releaseService.move(channel, [move], {
          who: 'petwise',
          why,
          seen: { [remote]: seen },
        });
        logger.warn({ remote, move: move.kind, why }, 'moved by what pages report');
      } catch (error) {
        // Another server, or a person, was faster.
        if (!(error instanceof ProblemError)) throw error;
      }
    }
  }
}

/** What a report counts as: a phase that failed, or a load time up to a bound. */
function kindOf({ outcome, milliseconds = 0 }: MountReport): string {
  if (outcome !== 'mounted') return outcome;
  return `ms:${LOAD_BOUNDS.find((bound) => milliseconds <= bound) ?? LOAD_BOUNDS.at(-1)}`;
}

function add<Row>(rows: Map<string, Row>, key: string, next: (held: Row | undefined) => Row): void {
  rows.set(key, next(rows.get(key)));
}
