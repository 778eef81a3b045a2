import { DurableCall, freshCall } from './durable-call.ts';
import { type CallProblem, problemOf } from '../model/call-problem.ts';
import { keepLastConversation } from '../model/last-conversation.ts';
import type { Outgoing } from '../model/outgoing.ts';
import { type Sending, sendingOf, toSending } from '../model/sending.ts';
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

/** Sends the messages of one session of the prototype chat, one at a time. */
export class MessageRunner {
  readonly #sessionId: string;
  readonly #listeners: () => MessageListeners;
  readonly #calls: DurableCall<Sending>;

  constructor(sessionId: string, listeners: () => MessageListeners) {
    this.#sessionId = sessionId;
    this.#listeners = listeners;
    this.#calls = new DurableCall(sendingOf(sessionId));
  }

  /** True once the server has the message; while another is under way it does nothing. */
  send(message: Outgoing): Promise<boolean> {
    return this.#run(toSending(this.#calls.stored, message));
  }

  /** Sends what failed or was cancelled again, under its own key. */
  async again(): Promise<boolean> {
    const stored = this.#calls.stored;
    return stored ? this.#run({ ...stored, ...freshCall(stored) }) : false;
  }

  /** Takes up what a reload has left, unless the owner had stopped it. */
  rejoin(): void {
    const { interrupted } = this.#calls;
    if (interrupted) void this.#run(interrupted);
  }

  /** Stops waiting; the server goes on. */
  cancel(): void {
    this.#calls.cancel();
    this.#listeners().changed(NOT_SENDING);
  }

  /** Lets go of the call without a word. */
  stop(): void {
    this.#calls.stop();
  }

  #run(sending: Sending): Promise<boolean> {
    const tell = (state: Partial<SendingState>) =>
      this.#listeners().changed({ ...NOT_SENDING, ...state });
    return this.#calls.run(sending, {
      started: () => {
        keepLastConversation(this.#sessionId);
        tell({ sending });
      },
      send: (signal) => postMessage(this.#sessionId, sending, { signal }),
      retrying: () => tell({ sending, reconnecting: true }),
      answered: async () => {
        await this.#listeners().sent();
        tell({});
      },
      failed: (error) => {
        const problem = problemOf(error);
        // What was said elsewhere is what the owner must see now.
        if (problem.kind === 'conflict') void this.#listeners().sent();
        tell({ problem });
        this.#listeners().failed(error);
      },
    });
  }
}
