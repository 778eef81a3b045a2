import { parentPort, workerData } from 'node:worker_threads';
import type { PressAnswer, PressTask } from './pdf-press.ts';
import { renderPdf } from './render-pdf.ts';

// Only `pdf-press.ts` starts this worker, with a task of this shape.
const { task } = workerData as { task: PressTask };
renderPdf(task.handover, task.print, task.pictures).then(
  (pdf) => parentPort?.postMessage({ kind: 'made', pdf } satisfies PressAnswer),
  (error: unknown) => {
    parentPort?.postMessage({ kind: 'failed', reason: String(error) } satisfies PressAnswer);
  },
);
