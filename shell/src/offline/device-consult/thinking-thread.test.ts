// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { BODY } from './fake-net.ts';
import { InProcessThread } from './in-process-thread.ts';
import { createThinkingThread } from './thinking-thread.ts';

const start = {
  patient: BODY.patientData,
  history: BODY.medicalHistory,
  symptoms: BODY.initialSymptoms,
  files: [],
};
const silent = (): void => undefined;

/** A thread that breaks off at its first task. */
class BrokenThread extends EventTarget {
  ended = false;
  postMessage(): void {
    this.dispatchEvent(new ErrorEvent('error', { message: 'no memory left' }));
  }
  terminate(): void {
    this.ended = true;
  }
}

it('PWA-02 thinks in a thread, and hears each line while it thinks', async () => {
  const thinking = createThinkingThread(() => new InProcessThread());
  const lines: string[] = [];
  const first = await thinking.begin(start, (line) => lines.push(line));
  expect(first.title).toBe(BODY.initialSymptoms);
  expect(first.turns.map(({ messageType }) => messageType)).toContain('question');
  expect(lines).toEqual(first.step.reasoning);
  const { state, question: open } = first.step;
  const reply = { answer: 'Not sure', files: [] };
  const next = await thinking.answer({ state, reply, shown: open, open }, silent);
  expect(next?.turns[0]).toMatchObject({ messageType: 'answer', content: 'Not sure' });
  const late = { state, reply, shown: 'Another question?', open };
  expect(await thinking.answer(late, silent)).toBeNull();
});

it('PWA-02 a thread that breaks off fails its calls, and the next call starts another', async () => {
  const broken = new BrokenThread();
  const threads = [broken, new InProcessThread()];
  const thinking = createThinkingThread(() => threads.shift() ?? new InProcessThread());
  await expect(thinking.begin(start, silent)).rejects.toThrow('no memory left');
  expect(broken.ended).toBe(true);
  expect((await thinking.begin(start, silent)).step.question).not.toBeNull();
});

it('a call that fails in the thread fails here in its words', async () => {
  const thinking = createThinkingThread(() => new InProcessThread());
  await expect(thinking.finalize(null, silent)).rejects.toThrow('TypeError');
});
