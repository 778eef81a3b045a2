import type {
  Method,
  Think,
  ThinkingMessage,
  ThinkingOptions,
  ThinkingTask,
  ThoughtOf,
} from './device-thinking.ts';

/** A thread of this page: a worker, as far as it is needed here. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/**
 * Thinks in a thread of its own, so that reading a long text holds up no screen.
 * The thread starts with the first task and is kept for the next one; it ends with
 * a task that fails or is cancelled, and the next task starts another.
 */
export function thinkInThread(start: () => Thread): Think {
  let idle: Thread | null = null;
  return <M extends Method>(task: ThinkingTask<M>, { onReasoning, signal }: ThinkingOptions) =>
    new Promise<ThoughtOf<M>>((resolve, reject) => {
      signal?.throwIfAborted();
      const thread = idle ?? start();
      idle = null;
      const settled = new AbortController();
      const until = { signal: settled.signal };
      const fail = (reason: unknown): void => {
        settled.abort();
        thread.terminate();
        reject(reason);
      };
      const onMessage = ({ data }: MessageEvent<ThinkingMessage>): void => {
        if (data.kind === 'line') return onReasoning(data.line);
        if (data.kind === 'failed') return fail(data.error);
        settled.abort();
        idle?.terminate();
        idle = thread;
        // The thread answers what the method of that name answers.
        return resolve(data.thought as ThoughtOf<M>);
      };
      const broken = ({ message }: ErrorEvent): void =>
        fail(new Error(message || 'The thread did not start'));
      thread.addEventListener('message', onMessage, until);
      thread.addEventListener('error', broken, until);
      signal?.addEventListener('abort', () => fail(signal.reason), until);
      thread.postMessage(task);
    });
}
