import type { DeviceReading, WorkerMessage } from './reading.ts';
import { startThread, type Thread } from './start-thread.ts';

/** An export that this device cannot read; `message` is for the owner. */
export class RefusedExport extends Error {
  override readonly name = 'RefusedExport';
}

/** The thread did not start, or ended before its time; the file may be good. */
export class NoThread extends Error {
  override readonly name = 'NoThread';
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
 * @throws RefusedExport for a file that is no readable export, NoThread where none can be started
 */
export function readOnDevice(
  file: File,
  { signal, onProgress }: DeviceOptions,
): Promise<DeviceReading> {
  return new Promise((resolve, reject) => {
    const { worker, end: endThread } = start();
    const end = (): void => {
      signal.removeEventListener('abort', cancel);
      endThread();
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
      reject(new NoThread(event.message));
    });
    worker.postMessage(file);
  });
}

function start(): Thread {
  try {
    return startThread();
  } catch (error) {
    throw new NoThread('', { cause: error });
  }
}
