import { createThinking } from './think.ts';
import { type FromThread, performTask, type ToThread } from './thinking-task.ts';

const thinking = createThinking(() => import('@petwise/assessor'));

function tell(message: FromThread): void {
  postMessage(message);
}

// Only `thinking-thread.ts` starts this worker, and sends it tasks of this shape.
addEventListener('message', ({ data: { id, task } }: MessageEvent<ToThread>) => {
  performTask(thinking, task, (line) => tell({ id, kind: 'line', line })).then(
    (result) => tell({ id, kind: 'done', result }),
    (error: unknown) => tell({ id, kind: 'failed', reason: String(error) }),
  );
});
