import { thinkInThread } from './think-in-thread.ts';

/** Thinks in this page's own thread; the engine and the knowledge of one species come with the first task. */
export const think = thinkInThread(
  () => new Worker(new URL('thinking.worker.ts', import.meta.url), { type: 'module' }),
);
