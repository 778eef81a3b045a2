import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread with the file `worker` (its name without an ending) that lies
 * beside `from`: the built one, or from source, where a thread does not inherit
 * the loader that reads TypeScript.
 */
export function startThread(
  { worker, from }: { worker: string; from: string },
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'>,
): Worker {
  if (!from.endsWith('.ts')) return new Worker(new URL(`./${worker}.js`, from), options);
  const file = new URL(`./${worker}.ts`, from).href;
  const boot = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${JSON.stringify(file)}); });`;
  return new Worker(boot, { ...options, eval: true });
}
