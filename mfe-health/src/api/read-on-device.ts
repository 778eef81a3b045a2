import type { DeviceReading, WorkerMessage } from './reading.ts';

/** An export that this device cannot read; `message` is for the owner. */
export class RefusedExport extends Error {
  override readonly name = 'RefusedExport';
}

export interface DeviceOptions {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Reads an export in a thread of this page, without sending any of it. Cancelling
 * ends the thread, and with it everything that it held.
 *
 * @throws RefusedExport for a file that is no readable export
 */
export function readOnDevice(
  file: File,
  { signal, onProgress }: DeviceOptions,
): Promise<DeviceReading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../worker/read-export.worker.ts', import.meta.url), {
      type: 'module',
    });
    const end = (): void => {
      signal.removeEventListener('abort', cancel);
      worker.terminate();
    };
    const cancel = (): void => {
      end();
      reject(signal.reason instanceof Error ? signal.reason : new Error('cancelled'));
    };
    signal.addEventListener('abort', cancel, { once: true });
    worker.addEventListener('message', (event: MessageEvent<WorkerMessage>) => {
      const message = event.data;
      if (message.kind === 'progress') return onProgress(message.share);
      end();
      if (message.kind === 'read') return resolve(message.reading);
      return reject(
        message.kind === 'refused' ? new RefusedExport(message.message) : new Error(message.reason),
      );
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message || 'the reading thread did not start'));
    });
    worker.postMessage(file);
  });
}
