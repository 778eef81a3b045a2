import { api } from '@petwise/api';
import {
  type ConsultDetail,
  type Correctable,
  type CorrectionBody,
  correctionRoutes,
  type Message,
} from '@petwise/contracts';

/** What was understood in one conversation, and its correction; `Result` is the conversation after it. */
export interface CorrectionsApi<Result> {
  read(signal: AbortSignal): Promise<Correctable>;
  /** The same key again joins the same work on the server. */
  correct(
    body: CorrectionBody,
    key: string,
  ): Promise<{ readonly result: Result; readonly understood: Correctable }>;
}

/** Corrections of a consult. */
export function consultCorrections(sessionId: string): CorrectionsApi<ConsultDetail> {
  const params = { sessionId };
  return {
    read: (signal) => api().call(correctionRoutes.consult, { params, signal }),
    correct: async (body, idempotencyKey) => {
      const given = { params, body, idempotencyKey };
      const { consult, understood } = await api().call(correctionRoutes.correctConsult, given);
      return { result: consult, understood };
    },
  };
}

/** Corrections of a session of the prototype chat. */
export function sessionCorrections(sessionId: string): CorrectionsApi<readonly Message[]> {
  const params = { sessionId };
  return {
    read: (signal) => api().call(correctionRoutes.session, { params, signal }),
    correct: async (body, idempotencyKey) => {
      const given = { params, body, idempotencyKey };
      const { messages, understood } = await api().call(correctionRoutes.correctSession, given);
      return { result: messages, understood };
    },
  };
}
