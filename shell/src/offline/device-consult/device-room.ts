import { emit } from '../../federation/host-bus.ts';
import { DeviceDesk } from './device-desk.ts';
import type { Think } from './device-thinking.ts';
import { think } from './page-thread.ts';

let seq = 0;

/** A desk that has its consults thought about by `thinker`. */
export function openDesk(thinker: Think): DeviceDesk {
  return new DeviceDesk({
    think: thinker,
    now: () => Date.now(),
    say: (sessionId, content) => {
      seq += 1;
      emit('shell.reasoning-received', { sessionId, seq, content });
    },
  });
}

/** The desk of this page. */
export const desk = openDesk(think);

export { answerCall } from './answer-call.ts';
export { readAllKept } from './kept-consults.ts';
