// @vitest-environment jsdom
import { consultRoutes } from '@petwise/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REFUSAL_COPY } from './refusal-copy.ts';
import { beginConsult, clientOn, FakeNet } from './fake-net.ts';
import { forgetHeld, heldIds } from './held-ids.ts';
import { InProcessThread } from './in-process-thread.ts';
import type { Thread } from './think-in-thread.ts';

const ID = '7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11';

/** A thread that takes a task and says nothing more. */
class SilentThread extends EventTarget {
  tasks = 0;
  isEnded = false;

  postMessage(): void {
    this.tasks += 1;
  }

  terminate(): void {
    this.isEnded = true;
  }
}

/** A thread that answers its task with this event. */
class FailingThread extends SilentThread {
  readonly #event: () => Event;

  constructor(event: () => Event) {
    super();
    this.#event = event;
  }

  override postMessage(): void {
    this.dispatchEvent(this.#event());
  }
}

const FAILED = { kind: 'failed', error: new TypeError('no such state') };
const FAULTS: [string, () => Thread][] = [
  [
    'cannot be started',
    () => {
      throw new ReferenceError('Worker is not defined');
    },
  ],
  ['does not load', () => new FailingThread(() => new Event('error'))],
  ['breaks off', () => new FailingThread(() => new ErrorEvent('error', { message: 'no memory' }))],
  [
    'fails in its task',
    () => new FailingThread(() => new MessageEvent('message', { data: FAILED })),
  ],
];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  forgetHeld();
  vi.restoreAllMocks();
});

/** A page without a network; this is its first thread, and sound ones follow. */
function pageWith(first: () => Thread = () => new InProcessThread()) {
  const net = new FakeNet();
  net.lose();
  const start = vi.fn<() => Thread>(() => new InProcessThread()).mockImplementationOnce(first);
  const client = clientOn(net, start);
  return {
    start,
    begin: () => beginConsult(client, ID),
    answer: (options: { signal?: AbortSignal } = {}) =>
      client.call(consultRoutes.answer, {
        body: { sessionId: ID, answer: 'Yes', attachedFiles: [] },
        idempotencyKey: 'one',
        ...options,
      }),
    finalize: () => client.call(consultRoutes.finalize, { body: { sessionId: ID } }),
    answersHeld: async () => {
      const { turns } = await client.call(consultRoutes.detail, { params: { sessionId: ID } });
      return turns.filter(({ messageType }) => messageType === 'answer').length;
    },
  };
}

it('PWA-02 a consult on this device is thought in one thread, from its beginning to its report', async () => {
  const page = pageWith();
  await page.begin();
  await page.answer();
  await page.finalize();
  expect(page.start).toHaveBeenCalledOnce();
});

it.each(FAULTS)(
  'PWA-02 a thread that %s fails the call in words, loses none, and trying again works',
  async (_, thread) => {
    const problem = { status: 500, code: 'internal', reason: REFUSAL_COPY.failed };
    const first = pageWith(thread);
    await expect(first.begin()).rejects.toMatchObject(problem);
    expect(heldIds()).toEqual([]);
    expect((await first.begin()).question).not.toBeNull();

    const reloaded = pageWith(thread);
    await expect(reloaded.answer()).rejects.toMatchObject(problem);
    expect(await reloaded.answersHeld()).toBe(0);
    const taken = await reloaded.answer();
    expect(await reloaded.answer()).toEqual(taken);
    expect(await reloaded.answersHeld()).toBe(1);
  },
);

it('PWA-02 cancelling ends a thread that thinks for ever, and the next call starts another', async () => {
  await pageWith().begin();
  const silent = new SilentThread();
  const page = pageWith(() => silent);
  const cancel = new AbortController();
  const stopped = page.answer({ signal: cancel.signal });
  await vi.waitFor(() => expect(silent.tasks).toBe(1));
  cancel.abort();
  await expect(stopped).rejects.toMatchObject({ kind: 'aborted' });
  expect(silent.isEnded).toBe(true);
  expect(await page.answersHeld()).toBe(0);
  await page.answer();
  expect(await page.answersHeld()).toBe(1);
});
