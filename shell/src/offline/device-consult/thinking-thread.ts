import type { OnReasoning } from '@petwise/assessor';
import type { DeviceThinking } from './thinking.ts';
import type { FromThread, ThinkingTask, ToThread } from './thinking-task.ts';

interface Waiting {
  readonly say: OnReasoning;
  readonly done: (result: unknown) => void;
  readonly failed: (reason: Error) => void;
}

/** A thread of this page: a worker, as far as it is needed here. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/**
 * The thinking in a thread of its own, so that reading a long text does not hold
 * up the page. The thread starts with the first call; after one that could not
 * start, or broke off, the next call starts another.
 */
export function createThinkingThread(start: () => Thread): DeviceThinking {
  const waiting = new Map<number, Waiting>();
  let thread: Thread | null = null;
  let last = 0;

  function hear(message: FromThread): void {
    const call = waiting.get(message.id);
    if (message.kind === 'line') {
      call?.say(message.line);
      return;
    }
    waiting.delete(message.id);
    if (message.kind === 'done') call?.done(message.result);
    else call?.failed(new Error(message.reason));
  }

  function broken(reason: string): void {
    thread?.terminate();
    thread = null;
    for (const { failed } of waiting.values()) failed(new Error(reason));
    waiting.clear();
  }

  function running(): Thread {
    if (thread) return thread;
    thread = start();
    thread.addEventListener('message', ({ data }: MessageEvent<FromThread>) => hear(data));
    thread.addEventListener('error', ({ message }) => broken(message || 'The thread broke off'));
    return thread;
  }

  async function run<Result>(task: ThinkingTask, say: OnReasoning): Promise<Result> {
    last += 1;
    const message: ToThread = { id: last, task };
    const result = await new Promise<unknown>((done, failed) => {
      waiting.set(message.id, { say, done, failed });
      running().postMessage(message);
    });
    // The thread answers what the method of that name answers.
    return result as Result;
  }

  return {
    begin: (given, say) => run({ method: 'begin', start: given }, say),
    answer: (given, say) => run({ method: 'answer', given }, say),
    finalize: (state, say) => run({ method: 'finalize', state }, say),
  };
}
