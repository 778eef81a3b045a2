import type { Danger, WordsOfDanger } from '@petwise/contracts';
import { thinkInThread } from './think-in-thread.ts';

/** Thinks in this page's own thread; the engine and the knowledge of one species come with the first task. */
export const think = thinkInThread(
  () => new Worker(new URL('thinking.worker.ts', import.meta.url), { type: 'module' }),
);

/** The opening of the thread and of the words it reads with; null again after one that failed. */
let opening: Promise<unknown> | null = null;

/**
 * Reads words for dangers; without any, the thread is opened. A first paste waits for it: a second thread beside it would
 * fetch and build the same once more.
 */
export async function thinkOfDangers(words: WordsOfDanger): Promise<readonly Danger[]> {
  opening ??= read({ species: 'other', text: '' }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  await opening;
  return words.text === '' ? [] : read(words);
}

function read(given: WordsOfDanger): Promise<readonly Danger[]> {
  return think({ method: 'dangers', given }, { onReasoning: () => undefined, signal: null });
}
