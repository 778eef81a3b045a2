import { emit } from '../../federation/host-bus.ts';
import { DeviceService } from './device-service.ts';
import type { Think } from './device-thinking.ts';
import { think } from './page-thread.ts';

/** A service that has its consults thought about by `thinker`. */
export function openService(thinker: Think): DeviceService {
  const spoken = new Map<string, number>();
  return new DeviceService({
    think: thinker,
    now: () => Date.now(),
    say: (sessionId, content) => {
      const seq = (spoken.get(sessionId) ?? 0) + 1;
      spoken.set(sessionId, seq);
      emit('shell.reasoning-received', { sessionId, seq, content });
    },
  });
}

/** The service of this page. */
export const service = openService(think);

export { answerCall } from './answer-call.ts';
export { readAllStored } from './stored-consults.ts';
