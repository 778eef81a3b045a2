/** A part of the server that runs in a thread or a process of its own. */
export interface WorkerName {
  /** Its file's name without an ending. */
  readonly worker: string;
  /** `import.meta.url` of the file beside which it lies. */
  readonly from: string;
}

/**
 * The file to start: the built one beside a built server. A server that runs from source starts the one in the folder
 * that `PETWISE_BUILT_WORKERS` names, as the tests do, else its source, which takes a loader and a second longer.
 */
export function workerFile({ worker, from }: WorkerName): { file: URL; isSource: boolean } {
  if (!from.endsWith('.ts')) return { file: new URL(`./${worker}.js`, from), isSource: false };
  const built = process.env['PETWISE_BUILT_WORKERS'];
  if (built !== undefined) return { file: new URL(`./${worker}.js`, built), isSource: false };
  return { file: new URL(`./${worker}.ts`, from), isSource: true };
}
