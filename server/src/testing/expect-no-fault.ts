import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** Longer than any of these calls takes: the computer stood still, and the server with it. */
const STANDSTILL_MS = 20_000;

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Of a call that is changed at random: an answer, taken or refused, is no fault. A full disk (507) is none of the caller's. */
export async function expectNoFault(send: () => Promise<Answer>, more = ''): Promise<void> {
  const began = performance.now();
  let answer = await send();
  if (performance.now() - began > STANDSTILL_MS) answer = await send();
  const { status, text } = answer;
  expect(status === 507 || status < 500, `${more} ${status} ${text}`).toBe(true);
}

export const answerOf = ({ statusCode, body }: LightMyRequestResponse): Answer => ({
  status: statusCode,
  text: body,
});
