import { Worker, type WorkerOptions } from 'node:worker_threads';
import { workerFile, type WorkerName } from './worker-file.ts';

/** Starts a thread; one from source does not inherit the loader that reads TypeScript. */
export function startThread(
  name: WorkerName,
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'>,
): Worker {
  const { file, isSource } = workerFile(name);
  if (!isSource) return new Worker(file, options);
  const boot = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${JSON.stringify(file.href)}); });`;
  return new Worker(boot, { ...options, eval: true });
}
