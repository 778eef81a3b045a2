import type { Problem } from '@petwise/contracts';
import { COPY } from '../../copy.ts';

type Reason = keyof typeof COPY.device.refusals;

/** Why this device does not do what it was asked for, as the server would say it. */
export class DeviceRefusal extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(COPY.device.refusals[reason]);
    this.name = 'DeviceRefusal';
    this.reason = reason;
  }

  toResponse(): Response {
    const isGone = this.reason === 'gone';
    const problem: Problem = {
      error: this.message,
      code: isGone ? 'not-found' : 'conflict',
      requestId: 'this-device',
    };
    return Response.json(problem, { status: isGone ? 404 : 409 });
  }
}
