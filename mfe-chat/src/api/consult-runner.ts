import { type CallSteps, DurableCall } from './durable-call.ts';
import type { Assessment, Question, UploadedFile } from '@petwise/contracts';
import { type CallProblem, problemOf } from '../model/call-problem.ts';
import type { ConsultEvent } from '../model/consult-state.ts';
import { isInBox, readDraft } from '../model/draft.ts';
import {
  answerCall,
  finalizeCall,
  isSettled,
  outboxOf,
  type PendingAnswer,
  type PendingCall,
  type PendingFinalize,
} from '../model/outbox.ts';
import { keepProgress } from '../model/progress.ts';
import { getConsult } from './get-consult.ts';
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

/** Runs the long calls of one consult, one at a time. */
export class ConsultRunner {
  readonly #sessionId: string;
  readonly #listeners: () => ConsultListeners;
  readonly #calls: DurableCall<PendingCall>;

  constructor(sessionId: string, listeners: () => ConsultListeners) {
    this.#sessionId = sessionId;
    this.#listeners = listeners;
    this.#calls = new DurableCall(outboxOf(sessionId));
  }

  /** Sends an answer; while a call is under way it does nothing (CHAT-13). */
  answer(text: string, given: { files: readonly UploadedFile[]; question: Question | null }): void {
    const reply = { answer: text, files: [...given.files], previousQuestion: given.question };
    this.#answer(answerCall(this.#calls.stored, reply));
  }

  /** Asks for the assessment; while a call is under way it does nothing. */
  process(): void {
    this.#finalize(finalizeCall(this.#calls.stored));
  }

  /** Takes up what a lost connection or a reload has left, unless the owner had stopped it. */
  rejoin(): void {
    const { interrupted } = this.#calls;
    if (interrupted?.kind === 'answer') this.#answer(interrupted, true);
    else if (interrupted) this.#finalize(interrupted);
  }

  /** As `rejoin`, but not when the owner has changed the words since. */
  rejoinUnchanged(): void {
    const call = this.#calls.stored;
    if (call?.kind === 'answer' && !this.#isInBox(call)) return;
    this.rejoin();
  }

  /** Stops waiting; the server goes on, and the consult stays. */
  cancel(): void {
    const call = this.#calls.cancel();
    if (!call) return;
    if (call.kind === 'answer') this.#listeners().returned(call);
    this.#tell({ type: 'stopped', problem: null });
  }

  /** Lets go of the call without a word, as when the screen goes away. */
  stop(): void {
    this.#calls.stop();
  }

  /** Brings the conversation up to date; what is on screen holds when that fails. */
  async refresh(): Promise<void> {
    if (!this.#calls.isRunning) await this.#sync();
  }

  #answer(call: PendingAnswer, rejoined = false): void {
    void this.#calls.run(call, {
      ...this.#telling(call, !this.#isInBox(call)),
      send: (signal) => postAnswer(this.#sessionId, call, { signal }),
      answered: async (answer) => {
        keepProgress(this.#sessionId);
        this.#listeners().taken(call);
        // After a reload the server's own account is the safe one: it may show part of this already.
        if (rejoined && (await this.#sync()) !== 'failed')
          this.#tell({ type: 'stopped', problem: null });
        else this.#tell({ type: 'answered', call, answer });
      },
      failed: async (error) => {
        const problem = problemOf(error);
        this.#listeners().returned(call);
        const settled = problem.kind === 'conflict' && (await this.#sync(call)) === 'settled';
        this.#tell({ type: 'stopped', problem: settled ? null : problem });
      },
    });
  }

  #finalize(call: PendingFinalize): void {
    void this.#calls.run(call, {
      ...this.#telling(call, false),
      send: (signal) => postFinalize(this.#sessionId, call.key, { signal }),
      answered: (assessment) => this.#finish(assessment),
      failed: async (error) => {
        const problem: CallProblem = problemOf(error);
        const isConflict = problem.kind === 'conflict';
        const settled = isConflict && (await this.#sync()) === 'settled';
        // A conflict about the results is the server's own rule, and its sentence says which.
        const kind = isConflict ? 'refused' : problem.kind;
        this.#tell({ type: 'stopped', problem: settled ? null : { ...problem, kind } });
      },
    });
  }

  #telling(call: PendingCall, received: boolean): Pick<CallSteps<never>, 'started' | 'retrying'> {
    return {
      started: () => this.#tell({ type: 'started', call, received }),
      retrying: () => this.#tell({ type: 'reconnecting' }),
    };
  }

  #isInBox(call: PendingAnswer): boolean {
    return isInBox(readDraft(this.#sessionId), call);
  }

  #finish(assessment: Assessment): void {
    this.#calls.forget();
    this.#tell({ type: 'stopped', problem: null });
    this.#listeners().finished(assessment);
  }

  /** Fetches the server's own account, which may hold the call that is kept or was just refused. */
  async #sync(call = this.#calls.stored): Promise<'settled' | 'updated' | 'failed'> {
    try {
      const consult = await getConsult(this.#sessionId);
      this.#tell({ type: 'synced', consult });
      if (consult.assessment) {
        this.#finish(consult.assessment);
        return 'settled';
      }
      if (call?.kind !== 'answer' || !isSettled(consult.turns, call)) return 'updated';
      this.#calls.forget();
      this.#listeners().taken(call);
      return 'settled';
    } catch {
      return 'failed';
    }
  }

  #tell(event: ConsultEvent): void {
    this.#listeners().happened(event);
  }
}
