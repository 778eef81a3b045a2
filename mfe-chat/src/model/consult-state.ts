import type { AnswerResponse, ConsultDetail, ConsultOpening, Question } from '@petwise/contracts';
import type { CallProblem } from './call-problem.ts';
import type { ChatMessage } from './chat-message.ts';
import { makeMessage } from './make-message.ts';
import { messagesOfTurns, openingMessages, replyMessages } from './opening-messages.ts';
import type { PendingAnswer, PendingCall } from './outbox.ts';
import { type UrgentTriage, urgentOf, urgentOfLevel } from './urgency.ts';

/** Where a consult stands on this screen. */
export interface ConsultState {
  readonly messages: readonly ChatMessage[];
  /** What the owner is asked now; nothing when the server has no further question. */
  readonly question: Question | null;
  readonly canProcess: boolean;
  readonly urgent: UrgentTriage | null;
  /** The long call under way; it blocks sending and the final action (CHAT-13). */
  readonly busy: PendingCall | null;
  /** The server is known to have the answer under way, so its words may leave the box. */
  readonly received: boolean;
  readonly reconnecting: boolean;
  readonly problem: CallProblem | null;
}

export type ConsultEvent =
  | { readonly type: 'started'; readonly call: PendingCall; readonly received: boolean }
  | { readonly type: 'received' }
  | { readonly type: 'reconnecting' }
  | { readonly type: 'answered'; readonly call: PendingAnswer; readonly answer: AnswerResponse }
  | { readonly type: 'stopped'; readonly problem: CallProblem | null }
  | { readonly type: 'synced'; readonly consult: ConsultDetail }
  | { readonly type: 'corrected'; readonly consult: ConsultDetail }
  | { readonly type: 'signed-in' }
  | { readonly type: 'dismissed' };

const IDLE = { busy: null, received: false, reconnecting: false } as const;

/** The state as the chat opens, fresh or resumed. */
export function openConsult(opening: ConsultOpening): ConsultState {
  if (opening.resumed) return { ...IDLE, problem: null, ...heldBy(opening.resumed) };
  const { question, can_process_results, triage } = opening.init;
  return {
    ...IDLE,
    problem: null,
    messages: openingMessages(opening),
    question,
    canProcess: can_process_results,
    urgent: urgentOf(triage),
  };
}

/** The consult as a table of what happened: pure, so that it can be tested as one. */
export function nextConsult(state: ConsultState, event: ConsultEvent): ConsultState {
  switch (event.type) {
    case 'started':
      return { ...state, ...IDLE, busy: event.call, received: event.received, problem: null };
    case 'received':
      return state.busy && !state.received ? { ...state, received: true } : state;
    case 'reconnecting':
      return { ...state, reconnecting: true };
    case 'answered':
      return answered(state, event.call, event.answer);
    case 'stopped':
      return { ...state, ...IDLE, problem: event.problem };
    case 'synced':
      return synced(state, event.consult);
    case 'corrected':
      return corrected(state, event.consult);
    case 'signed-in':
      return state.problem?.kind === 'signed-out'
        ? { ...state, problem: { ...state.problem, kind: 'signed-in' } }
        : state;
    case 'dismissed':
      return { ...state, problem: null };
  }
}

/** The owner's words that are under way and no longer in the box. */
export function pendingMessage(state: ConsultState): ChatMessage | null {
  if (state.busy?.kind !== 'answer' || !state.received) return null;
  const last = state.messages.at(-1);
  if (last?.role === 'user' && last.content === state.busy.answer) return null;
  return answerMessage(state.busy, 'pending');
}

function answered(state: ConsultState, call: PendingAnswer, answer: AnswerResponse): ConsultState {
  return {
    ...state,
    ...IDLE,
    problem: null,
    messages: [...state.messages, answerMessage(call, call.key), ...replyMessages(answer)],
    question: answer.question,
    canProcess: answer.can_process_results,
    urgent: urgentOf(answer.triage) ?? state.urgent,
  };
}

function synced(state: ConsultState, consult: ConsultDetail): ConsultState {
  const held = heldBy(consult);
  const same = consult.turns.length === state.messages.length && sameEnd(state, held);
  return {
    ...state,
    ...held,
    messages: same ? state.messages : held.messages,
    urgent: fuller(state.urgent, held.urgent) ?? state.urgent,
  };
}

/** The owner's correction may lower the urgency; elsewhere a warning once given stays. */
function corrected(state: ConsultState, consult: ConsultDetail): ConsultState {
  const held = heldBy(consult);
  return { ...state, ...held, urgent: fuller(state.urgent, held.urgent), problem: null };
}

/** What is held now; of an older server the level alone, to which what stands here says more. */
function fuller(stands: UrgentTriage | null, held: UrgentTriage | null): UrgentTriage | null {
  const isLevelAlone = held?.level === stands?.level && held?.reasons.length === 0;
  return isLevelAlone ? stands : held;
}

function sameEnd(a: Pick<ConsultState, 'messages'>, b: Pick<ConsultState, 'messages'>): boolean {
  return a.messages.at(-1)?.content === b.messages.at(-1)?.content;
}

function heldBy(
  consult: ConsultDetail,
): Pick<ConsultState, 'messages' | 'question' | 'canProcess' | 'urgent'> {
  const last = consult.turns.findLast(
    (turn) => turn.role === 'user' || turn.messageType === 'question',
  );
  return {
    messages: messagesOfTurns(consult.turns),
    question: last?.question ?? null,
    canProcess: consult.can_process_results,
    urgent: consult.urgency ? urgentOf(consult.urgency) : urgentOfLevel(consult.triage),
  };
}

function answerMessage(call: PendingAnswer, id: string): ChatMessage {
  return makeMessage({
    id,
    role: 'user',
    content: call.answer,
    messageType: 'answer',
    uploadedFiles: call.files,
    timestamp: new Date(call.startedAt).toISOString(),
  });
}
