import { type CallProblem, endsCall, problemOf } from '../model/call-problem.ts';
import { keepLastConversation } from '../model/last-conversation.ts';
import type { Outgoing } from '../model/outgoing.ts';
import { keepSending, readSending, type Sending, toSending } from '../model/sending.ts';
import { logFailure } from './log-failure.ts';
import { withRetries } from './with-retries.ts';
import { postMessage } from './post-message.ts';

/** Where the sending of a session's messages stands. */
export interface SendingState {
  readonly sending: Sending | null;
  readonly reconnecting: boolean;
  readonly problem: CallProblem | null;
}

export const NOT_SENDING: SendingState = { sending: null, reconnecting: false, problem: null };

export interface MessageListeners {
  readonly changed: (state: SendingState) => void;
  readonly failed: (error: unknown) => void;
  /** The server has answered: the messages are to be fetched again. */
  readonly sent: () => Promise<void>;
}

/**
 * Sends the messages of one session of the prototype chat, one at a time, each
 * kept with its key until the server has answered.
 */
export class MessageRunner {
  readonly #sessionId: string;
  readonly #listeners: () => MessageListeners;
  #running: AbortController | null = null;

  constructor(sessionId: string, listeners: () => MessageListeners) {
    this.#sessionId = sessionId;
    this.#listeners = listeners;
  }

  /** True once the server has the message; while another is under way it does nothing. */
  send(message: Outgoing): Promise<boolean> {
    return this.#run(toSending(readSending(this.#sessionId), message));
  }

  /** Sends what failed or was cancelled again, under its own key. */
  async again(): Promise<boolean> {
    const held = readSending(this.#sessionId);
    return held ? this.#run({ ...held, cancelled: false, startedAt: Date.now() }) : false;
  }

  /** Takes up what a reload has left, unless the owner had stopped it. */
  rejoin(): void {
    const held = readSending(this.#sessionId);
    if (held && !held.cancelled) void this.#run(held);
  }

  /** Stops waiting; the server goes on. */
  cancel(): void {
    const held = readSending(this.#sessionId);
    if (held) keepSending(this.#sessionId, { ...held, cancelled: true });
    this.stop();
    this.#listeners().changed(NOT_SENDING);
  }

  /** Lets go of the call without a word. */
  stop(): void {
    this.#running?.abort();
    this.#running = null;
  }

  async #run(sending: Sending): Promise<boolean> {
    if (this.#running) return false;
    const controller = new AbortController();
    this.#running = controller;
    keepSending(this.#sessionId, sending);
    keepLastConversation(this.#sessionId);
    this.#listeners().changed({ ...NOT_SENDING, sending });
    try {
      await this.#post(sending, controller.signal);
      return !controller.signal.aborted;
    } catch (error) {
      if (!controller.signal.aborted) this.#failed(error);
      return false;
    } finally {
      if (this.#running === controller) this.#running = null;
    }
  }

  async #post(sending: Sending, signal: AbortSignal): Promise<void> {
    const onRetry = (error: unknown) => {
      logFailure(error);
      this.#listeners().changed({ sending, reconnecting: true, problem: null });
    };
    await withRetries(() => postMessage(this.#sessionId, sending, { signal }), { signal, onRetry });
    if (signal.aborted) return;
    keepSending(this.#sessionId, null);
    await this.#listeners().sent();
    this.#listeners().changed(NOT_SENDING);
  }

  #failed(error: unknown): void {
    logFailure(error);
    const problem = problemOf(error);
    if (endsCall(problem) || problem.code === 'idempotency-mismatch')
      keepSending(this.#sessionId, null);
    // What was said elsewhere is what the owner must see now.
    if (problem.kind === 'conflict') void this.#listeners().sent();
    this.#listeners().changed({ ...NOT_SENDING, problem });
    this.#listeners().failed(error);
  }
}
