import { api } from '@petwise/api';
import { type AnswerResponse, consultRoutes } from '@petwise/contracts';
import type { PendingAnswer } from '../model/outbox.ts';

/** Sends an answer; the same call sent again joins the same work on the server (CHAT-11). */
export function postAnswer(
  sessionId: string,
  call: PendingAnswer,
  options: { readonly signal: AbortSignal },
): Promise<AnswerResponse> {
  return api().call(consultRoutes.answer, {
    body: {
      sessionId,
      answer: call.answer,
      attachedFiles: [...call.files],
      previousQuestion: call.previousQuestion,
    },
    idempotencyKey: call.key,
    signal: options.signal,
  });
}
