import { parentPort } from 'node:worker_threads';
import { createEngineAssessor, type OnReasoning } from '@petwise/assessor';
import type { ThreadMessage } from '../../threads/thread-pool.ts';
import type { AssessorTask } from './assessor-task.ts';

// The first case of a species waits for its knowledge; that is no fault of the owner's words.
const engine = createEngineAssessor({ onThinking: () => tell({ kind: 'started' }) });

function tell(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

async function perform(task: AssessorTask): Promise<void> {
  try {
    const answer = await call(task, (line) => tell({ kind: 'line', line }));
    tell({ kind: 'done', answer });
  } catch (error) {
    tell({ kind: 'failed', error });
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
    case 'toHear':
      return engine.toHear(task.state);
    case 'listen':
      return engine.listen(task.state, task.said, say);
    case 'check':
      return engine.check(task.state, task.said, say);
    case 'finalize':
      return engine.finalize(task.state, say, task.labs);
  }
}

// Only `assessor.ts` starts this worker, and sends it tasks of this shape.
parentPort?.on('message', (task: AssessorTask) => void perform(task));
