import type { Assessor } from '@petwise/assessor';
import type { Correctable, CorrectionBody } from '@petwise/contracts';
import type { Caller } from '../jobs/caller.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import type { ConversationReader, FindConversation } from './conversation.ts';
import type { CorrectionRequest } from './correcting.ts';

const NOTHING: Correctable = { signs: [], removed: [], editable: null };

export interface CorrectionsParts<Result> {
  readonly jobs: JobRunner;
  readonly assessor: Assessor;
  readonly secondReader: ConversationReader;
  readonly kind: 'correct' | 'correct-message';
  readonly find: FindConversation;
  /** The conversation as a page gets it. */
  readonly read: (ownerId: string, id: string) => Promise<Result>;
}

/** What was understood in a conversation, and its correction by the owner. */
export class Corrections<Result> {
  readonly #parts: CorrectionsParts<Result>;

  constructor(parts: CorrectionsParts<Result>) {
    this.#parts = parts;
  }

  async understood(ownerId: string, id: string): Promise<Correctable> {
    const conversation = await this.#parts.find(ownerId, id);
    if (conversation === null) return NOTHING;
    const { state, isOpen, before } = conversation;
    const { signs, removed, checks } = await this.#parts.assessor.understood(state);
    const ear = await this.#parts.secondReader.about(conversation);
    const told = { ...(isOpen ? { checks } : {}), ...(ear === null ? {} : { ear }) };
    return { signs, removed, ...told, editable: isOpen ? (before?.answerId ?? null) : null };
  }

  async correct(
    caller: Caller,
    id: string,
    correction: CorrectionBody,
  ): Promise<Result & { understood: Correctable }> {
    // Another owner's conversation is not there.
    await this.#parts.find(caller.ownerId, id);
    const request: CorrectionRequest = { sessionId: id, correction };
    await this.#parts.jobs.run({ ...caller, kind: this.#parts.kind, request, session: id });
    if (correction.kind === 'edit') this.#parts.secondReader.begin(caller.ownerId, id);
    const result = await this.#parts.read(caller.ownerId, id);
    return { ...result, understood: await this.understood(caller.ownerId, id) };
  }
}
