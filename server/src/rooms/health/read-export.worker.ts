import { parentPort, workerData } from 'node:worker_threads';
import { HealthReadError, loadHealthCore, readHealthExport } from '@petwise/health-reader';
import { openFileSource } from './file-source.ts';
import { inflateZlib } from './inflate-zlib.ts';
import type { ReadAnswer, ReadTask } from './read-export.ts';

async function read({ path }: ReadTask): Promise<ReadAnswer> {
  const source = openFileSource(path);
  try {
    const startedAt = performance.now();
    const core = await loadHealthCore();
    const result = await readHealthExport(source, { inflate: inflateZlib, core });
    return { kind: 'read', result, milliseconds: performance.now() - startedAt };
  } catch (error) {
    if (error instanceof HealthReadError) return { kind: 'refused', problem: error.problem };
    throw error;
  } finally {
    source.close();
  }
}

// Only `read-export.ts` starts this worker, with a task of this shape.
const { task } = workerData as { task: ReadTask };
read(task).then(
  (answer) => parentPort?.postMessage(answer),
  (error: unknown) => {
    parentPort?.postMessage({ kind: 'failed', reason: String(error) } satisfies ReadAnswer);
  },
);
