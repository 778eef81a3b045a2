import { availableParallelism } from 'node:os';
import type { Assessor, OnReasoning } from '@petwise/assessor';
import { ProblemError } from '../../errors.ts';
import { currentOwner } from '../../plugins/caller.ts';
import { startThread } from '../../threads/start-thread.ts';
import { PoolRefusedError, TaskStoppedError, ThreadPool } from '../../threads/thread-pool.ts';
import type { AssessorTask } from './assessor-task.ts';

/** Longest that one text may be thought about; an honest one takes a fraction of a second. */
const LIMIT_MS = 10_000;
/** Two at least, so that no owner holds them all; each keeps the knowledge of the species it has met, some 20 MB a species. */
const THREADS = { least: 2, most: 4 } as const;
const MEMORY_MB = 512;

/** An assessor whose threads must be ended. */
export interface ThreadedAssessor extends Assessor {
  close(): Promise<void>;
}

/**
 * The embedded engine in threads of its own: the one door to it on the server,
 * so that nobody's words hold up anybody else. Lines of reasoning come while it
 * thinks. Words that take too long are refused with a problem that says so.
 */
export function createAssessor({ limitMs = LIMIT_MS } = {}): ThreadedAssessor {
  const size = Math.min(Math.max(THREADS.least, availableParallelism()), THREADS.most);
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
  const start = () =>
    startThread({ worker: 'assess.worker', from: import.meta.url }, { resourceLimits });
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
    toHear: (state) => run({ method: 'toHear', state }, () => undefined),
    listen: (state, said, onReasoning) => run({ method: 'listen', state, said }, onReasoning),
    check: (state, said, onReasoning) => run({ method: 'check', state, said }, onReasoning),
    finalize: (state, onReasoning, labs) => run({ method: 'finalize', state, labs }, onReasoning),
    close: () => pool.close(),
  };
}

function refuse(error: unknown): never {
  if (error instanceof TaskStoppedError) {
    throw new ProblemError('took-too-long', undefined, { cause: error });
  }
  if (error instanceof PoolRefusedError) {
    throw new ProblemError('unavailable', undefined, { cause: error });
  }
  throw error;
}
