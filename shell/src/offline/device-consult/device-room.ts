import { bus } from '@petwise/events';
import { DeviceDesk } from './device-desk.ts';
import { createThinkingThread, type Thread } from './thinking-thread.ts';

const emit = bus.emitterFor('shell');
let seq = 0;

/** A desk whose thread, engine and knowledge of one species come with the first consult. */
export function openDesk(startThread: () => Thread): DeviceDesk {
  return new DeviceDesk({
    thinking: createThinkingThread(startThread),
    now: () => Date.now(),
    say: (sessionId, content) => {
      seq += 1;
      emit('shell.reasoning-received', { sessionId, seq, content });
    },
  });
}

/** The desk of this page. */
export const desk = openDesk(
  () => new Worker(new URL('thinking.worker.ts', import.meta.url), { type: 'module' }),
);

export { answerCall } from './answer-call.ts';
export { readAllKept, readKept } from './kept-consults.ts';
