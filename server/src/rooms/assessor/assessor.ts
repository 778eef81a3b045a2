import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Assessor, OnReasoning } from '@petwise/assessor';
import { ProblemError } from '../../errors.ts';
import { currentOwner } from '../../plugins/caller.ts';
import { startThread } from '../../threads/start-thread.ts';
import {
  PoolRefusedError,
  TaskStoppedError,
  ThreadLostError,
  ThreadPool,
} from '../../threads/thread-pool.ts';
import type { AssessorTask, WorkerOrders } from './assessor-task.ts';

/** Longest that one text may be thought about; an honest one takes some hundredths of a second. */
const LIMIT_MS = 2_000;
/** Two at least, so that no owner holds them all; each keeps the language and the knowledge of all species (docs/decisions/0030-full-load.md). */
const THREADS = { least: 2, most: 4 } as const;
const MEMORY_MB = 512;
/** What lives shortly; without a limit it takes three times as much, for nothing. */
const YOUNG_MEMORY_MB = 12;
const LOST =
  'The part of the server that thinks had to start anew. Nothing you wrote is lost: please try again in a moment';

/** An assessor whose threads must be ended. */
export interface ThreadedAssessor extends Assessor {
  /** Starts all threads now; without it, each starts with the first task that needs one. */
  warm(): void;
  close(): Promise<void>;
}

export interface AssessorOptions {
  readonly limitMs?: number;
  /** Each thread loads the knowledge of all species when it starts, in the background. */
  readonly isPrepared?: boolean;
  /** How a thread is started; a test gives threads that fail. */
  readonly start?: () => Worker;
}

/**
 * The embedded engine in threads of its own: the one door to it on the server,
 * so that nobody's words hold up anybody else. Lines of reasoning come while it
 * thinks. Words that take too long are refused with a problem that says so.
 */
export function createAssessor({
  limitMs = LIMIT_MS,
  isPrepared = false,
  start = () => startAssessorThread({ isPrepared }),
}: AssessorOptions = {}): ThreadedAssessor {
  const size = Math.min(Math.max(THREADS.least, availableParallelism()), THREADS.most);
  const pool = new ThreadPool({ start, size, limitMs });
  const run = async <Answer>(task: AssessorTask, onReasoning: OnReasoning): Promise<Answer> => {
    const answer = pool.run(task, { who: currentOwner(), onLine: onReasoning }).catch(refuse);
    // The thread answers what the method of that name answers.
    return (await answer) as Answer;
  };
  return {
    begin: (from, onReasoning) => run({ method: 'begin', start: from }, onReasoning),
    answer: (state, reply, onReasoning) => run({ method: 'answer', state, reply }, onReasoning),
    correct: (state, correction, onReasoning) =>
      run({ method: 'correct', state, correction }, onReasoning),
    understood: (state) => run({ method: 'understood', state }, () => undefined),
    secondReaderInput: (state) => run({ method: 'secondReaderInput', state }, () => undefined),
    listen: (state, reading, onReasoning) => run({ method: 'listen', state, reading }, onReasoning),
    check: (state, reply, onReasoning) => run({ method: 'check', state, reply }, onReasoning),
    finalize: (state, onReasoning, labs) => run({ method: 'finalize', state, labs }, onReasoning),
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}

/** A thread that does the tasks of an assessor. */
export function startAssessorThread(workerData: WorkerOrders): Worker {
  const resourceLimits = {
    maxOldGenerationSizeMb: MEMORY_MB,
    maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
  };
  return startThread(
    { worker: 'assess.worker', from: import.meta.url },
    { workerData, resourceLimits },
  );
}

function refuse(error: unknown): never {
  if (error instanceof TaskStoppedError) {
    throw new ProblemError('took-too-long', undefined, { cause: error });
  }
  if (error instanceof ThreadLostError) {
    throw new ProblemError('unavailable', LOST, { cause: error });
  }
  if (error instanceof PoolRefusedError) {
    throw new ProblemError('unavailable', undefined, { cause: error });
  }
  throw error;
}
