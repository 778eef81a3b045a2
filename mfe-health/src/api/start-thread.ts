// oxlint-disable-next-line import/default -- Vite makes the address, and its default export
import addressOfWorker from '../worker/read-export.worker.ts?worker&url';

/** A thread of this page, and how to end it with all that it holds. */
export interface Thread {
  readonly worker: Worker;
  readonly end: () => void;
}

/**
 * Starts the thread that reads. A page may start threads from its own origin
 * alone; from anywhere else (a release on another host) a script of a single line
 * is started, which imports the other.
 */
export function startThread(
  address: URL = new URL(addressOfWorker, import.meta.url),
  origin: string = location.origin,
): Thread {
  const isElsewhere = address.protocol.startsWith('http') && address.origin !== origin;
  if (!isElsewhere) {
    const worker = new Worker(address, { type: 'module' });
    return { worker, end: () => worker.terminate() };
  }
  const line = `import ${JSON.stringify(address.href)};`;
  const own = URL.createObjectURL(new Blob([line], { type: 'text/javascript' }));
  const worker = new Worker(own, { type: 'module' });
  return {
    worker,
    end: () => {
      worker.terminate();
      URL.revokeObjectURL(own);
    },
  };
}
