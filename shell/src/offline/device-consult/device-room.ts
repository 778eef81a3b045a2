import { bus } from '@petwise/events';
import { DeviceDesk } from './device-desk.ts';

const emit = bus.emitterFor('shell');
let seq = 0;

/** The desk of this page. The engine, and the knowledge of one species, come with the first consult. */
export const desk = new DeviceDesk({
  assessor: () => import('@petwise/assessor'),
  now: () => Date.now(),
  say: (sessionId, content) => {
    seq += 1;
    emit('shell.reasoning-received', { sessionId, seq, content });
  },
});

export { answerCall } from './answer-call.ts';
export { readAllKept, readKept } from './kept-consults.ts';
