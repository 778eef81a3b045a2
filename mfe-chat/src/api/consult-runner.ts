import type { Assessment, Question, UploadedFile } from '@petwise/contracts';
import { type CallProblem, endsCall, problemOf } from '../model/call-problem.ts';
import type { ConsultEvent } from '../model/consult-state.ts';
import { isInBox, readDraft } from '../model/draft.ts';
import {
  answerCall,
  finalizeCall,
  isSettled,
  keepOutbox,
  type PendingAnswer,
  type PendingCall,
  readOutbox,
} from '../model/outbox.ts';
import { keepProgress } from '../model/progress.ts';
import { getConsult } from './get-consult.ts';
import { logFailure } from './log-failure.ts';
import { withRetries } from './with-retries.ts';
import { postAnswer } from './post-answer.ts';
import { postFinalize } from './post-finalize.ts';

/** What the runner tells the screen. */
export interface ConsultListeners {
  readonly happened: (event: ConsultEvent) => void;
  /** The server has this answer: its words may leave the box. */
  readonly taken: (call: PendingAnswer) => void;
  /** The answer came back unsent: its words belong in the box. */
  readonly returned: (call: PendingAnswer) => void;
  readonly finished: (assessment: Assessment) => void;
}

/**
 * Runs the long calls of one consult, one at a time. Each call is in the outbox
 * with its key before it is sent and until the server has answered, so that a
 * reload, a lost connection or a retry joins the same work.
 */
export class ConsultRunner {
  readonly #sessionId: string;
  readonly #listeners: () => ConsultListeners;
  #running: AbortController | null = null;

  constructor(sessionId: string, listeners: () => ConsultListeners) {
    this.#sessionId = sessionId;
    this.#listeners = listeners;
  }

  /** Sends an answer; while a call is under way it does nothing (CHAT-13). */
  answer(text: string, given: { files: readonly UploadedFile[]; question: Question | null }): void {
    const said = { answer: text, files: [...given.files], previousQuestion: given.question };
    void this.#run(answerCall(readOutbox(this.#sessionId), said));
  }

  /** Asks for the assessment; while a call is under way it does nothing. */
  process(): void {
    void this.#run(finalizeCall(readOutbox(this.#sessionId)));
  }

  /** Takes up what a lost connection or a reload has left, unless the owner had stopped it. */
  rejoin(): void {
    const held = readOutbox(this.#sessionId);
    if (held && !held.cancelled) void this.#run(held, true);
  }

  /** As `rejoin`, but not when the owner has changed the words since. */
  rejoinUnchanged(): void {
    const held = readOutbox(this.#sessionId);
    if (held?.kind === 'answer' && !isInBox(readDraft(this.#sessionId), held)) return;
    this.rejoin();
  }

  /** Stops waiting; the server goes on, and the consult stays. */
  cancel(): void {
    const call = readOutbox(this.#sessionId);
    this.stop();
    if (!call) return;
    keepOutbox(this.#sessionId, { ...call, cancelled: true });
    if (call.kind === 'answer') this.#listeners().returned(call);
    this.#tell({ type: 'stopped', problem: null });
  }

  /** Lets go of the call without a word, as when the screen goes away. */
  stop(): void {
    this.#running?.abort();
    this.#running = null;
  }

  /** Brings the conversation up to date; what is on screen holds when that fails. */
  async refresh(): Promise<void> {
    if (!this.#running) await this.#sync();
  }

  async #run(call: PendingCall, rejoined = false): Promise<void> {
    if (this.#running) return;
    const controller = new AbortController();
    this.#running = controller;
    keepOutbox(this.#sessionId, call);
    const received = call.kind === 'answer' && !isInBox(readDraft(this.#sessionId), call);
    this.#tell({ type: 'started', call, received });
    try {
      if (call.kind === 'answer') await this.#send(call, { signal: controller.signal, rejoined });
      else await this.#finalize(call, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) await this.#failed(call, error);
    } finally {
      if (this.#running === controller) this.#running = null;
    }
  }

  async #send(
    call: PendingAnswer,
    given: { signal: AbortSignal; rejoined: boolean },
  ): Promise<void> {
    const { signal } = given;
    const send = () => postAnswer(this.#sessionId, call, { signal });
    const answer = await withRetries(send, { signal, onRetry: (error) => this.#retrying(error) });
    if (signal.aborted) return;
    keepOutbox(this.#sessionId, null);
    keepProgress(this.#sessionId);
    this.#listeners().taken(call);
    // After a reload the server's own account is the safe one: it may show part of this already.
    if (given.rejoined && (await this.#sync()) !== 'failed')
      this.#tell({ type: 'stopped', problem: null });
    else this.#tell({ type: 'answered', call, answer });
  }

  async #finalize(call: PendingCall, signal: AbortSignal): Promise<void> {
    const send = () => postFinalize(this.#sessionId, call.key, { signal });
    const assessment = await withRetries(send, {
      signal,
      onRetry: (error) => this.#retrying(error),
    });
    if (!signal.aborted) this.#finish(assessment);
  }

  async #failed(call: PendingCall, error: unknown): Promise<void> {
    logFailure(error);
    const problem: CallProblem = problemOf(error);
    if (call.kind === 'answer') this.#listeners().returned(call);
    const settled = problem.kind === 'conflict' && (await this.#sync()) === 'settled';
    if (endsCall(problem) || problem.code === 'idempotency-mismatch')
      keepOutbox(this.#sessionId, null);
    // A conflict about the results is the server's own rule, and its sentence says which.
    const kind = problem.kind === 'conflict' && call.kind === 'finalize' ? 'refused' : problem.kind;
    this.#tell({ type: 'stopped', problem: settled ? null : { ...problem, kind } });
  }

  #retrying(error: unknown): void {
    logFailure(error);
    this.#tell({ type: 'reconnecting' });
  }

  #finish(assessment: Assessment): void {
    keepOutbox(this.#sessionId, null);
    this.#tell({ type: 'stopped', problem: null });
    this.#listeners().finished(assessment);
  }

  async #sync(): Promise<'settled' | 'updated' | 'failed'> {
    try {
      const consult = await getConsult(this.#sessionId);
      this.#tell({ type: 'synced', consult });
      if (consult.assessment) {
        this.#finish(consult.assessment);
        return 'settled';
      }
      const held = readOutbox(this.#sessionId);
      if (held?.kind !== 'answer' || !isSettled(consult.turns, held)) return 'updated';
      keepOutbox(this.#sessionId, null);
      this.#listeners().taken(held);
      return 'settled';
    } catch {
      return 'failed';
    }
  }

  #tell(event: ConsultEvent): void {
    this.#listeners().happened(event);
  }
}
