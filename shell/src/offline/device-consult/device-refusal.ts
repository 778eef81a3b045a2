import type { Problem } from '@petwise/contracts';
import { REFUSAL_COPY } from './refusal-copy.ts';

type Reason = keyof typeof REFUSAL_COPY;

const CONFLICT = { status: 409, code: 'conflict' } as const;
const ANSWERS = {
  gone: { status: 404, code: 'not-found' },
  finished: CONFLICT,
  'older-question': CONFLICT,
  'not-last': CONFLICT,
  'blank-answer': { status: 400, code: 'invalid-request' },
  'nothing-answered': CONFLICT,
  'needs-server': CONFLICT,
  failed: { status: 500, code: 'internal' },
} as const satisfies Record<Reason, { status: number; code: Problem['code'] }>;

/** Why this device does not do what it was asked for, as the server would say it. */
export class DeviceRefusal extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(REFUSAL_COPY[reason]);
    this.name = 'DeviceRefusal';
    this.reason = reason;
  }

  toResponse(): Response {
    const { status, code } = ANSWERS[this.reason];
    const problem: Problem = { error: this.message, code, requestId: 'this-device' };
    return Response.json(problem, { status });
  }
}
