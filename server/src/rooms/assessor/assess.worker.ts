import { setImmediate as nextImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createEngineAssessor, engineLoader, type OnReasoning } from '@petwise/assessor';
import { SPECIES } from '@petwise/contracts';
import type { ThreadMessage } from '../../threads/thread-pool.ts';
import type { AssessorTask, WorkerOrders } from './assessor-task.ts';

const loadEngine = engineLoader();
// A case that comes before its species' knowledge waits for it; that is no fault of the owner's words.
const engine = createEngineAssessor({
  loadEngine,
  onThinking: () => tell({ kind: 'started' }),
});

function tell(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

/** Most steps are thought in less; whoever waits longer sees lines come. */
const TOGETHER_MS = 20;

async function perform(task: AssessorTask): Promise<void> {
  let lines: string[] = [];
  let told = performance.now();
  const say: OnReasoning = (line) => {
    lines.push(line);
    if (performance.now() - told < TOGETHER_MS) return;
    tell({ kind: 'going', lines });
    lines = [];
    told = performance.now();
  };
  try {
    const answer = await call(task, say);
    tell({ kind: 'done', lines, answer });
  } catch (error) {
    tell({ kind: 'failed', lines, error });
  }
}

function call(task: AssessorTask, say: OnReasoning): Promise<unknown> {
  switch (task.method) {
    case 'begin':
      return engine.begin(task.start, say);
    case 'answer':
      return engine.answer(task.state, task.reply, say);
    case 'correct':
      return engine.correct(task.state, task.correction, say);
    case 'understood':
      return engine.understood(task.state);
    case 'secondReaderInput':
      return engine.secondReaderInput(task.state);
    case 'listen':
      return engine.listen(task.state, task.reading, say);
    case 'check':
      return engine.check(task.state, task.reply, say);
    case 'finalize':
      return engine.finalize(task.state, say, task.labs);
  }
}

/** Loads what all species need to know; cases that come meanwhile go between two species. */
async function prepare(): Promise<void> {
  for (const species of [...SPECIES, 'other'] as const) {
    await loadEngine(species);
    await nextImmediate();
  }
  giveBackMemory();
}

/** Half of what loading takes is needed no more then; left to itself, a thread that waits keeps it for good. */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

// Only `assessor.ts` starts this worker, and sends it tasks of this shape.
parentPort?.on('message', (task: AssessorTask) => void perform(task));
// And tells it whether to load all knowledge at once. What cannot be loaded now is tried again by the case that needs it.
if ((workerData as WorkerOrders).isPrepared) prepare().catch(() => undefined);
