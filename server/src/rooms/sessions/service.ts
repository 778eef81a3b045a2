import { randomUUID } from 'node:crypto';
import type { Message, RouteResponse, sessionRoutes } from '@petwise/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { ForgetSessions } from '../../db/owner-data.ts';
import type { ConversationReader } from '../conversation/conversation.ts';
import type { Caller } from '../jobs/caller.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import type { ReasoningLog } from '../reasoning/log.ts';
import type { MessageRequest } from './converse.ts';
import { NO_PROGRESS } from './progress.ts';
import { GREETING, reply } from './replies.ts';
import {
  addMessages,
  addSession,
  findSession,
  listMessages,
  removeUnusedSessions,
} from './repository.ts';
import type { SentMessage } from './sent-message.ts';
import { noSession } from './turn.ts';

/** How long a session without a single message is kept. */
const KEEP_UNUSED_MS = 7 * 24 * 60 * 60 * 1000;

/** The prototype chat's sessions; each belongs to the owner who opened it. */
export class SessionService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #jobs: JobRunner;
  readonly #log: ReasoningLog;
  readonly #secondReader: ConversationReader;
  readonly #forgetSessions: ForgetSessions;

  constructor(parts: {
    db: Database;
    clock: Clock;
    jobs: JobRunner;
    log: ReasoningLog;
    secondReader: ConversationReader;
    forgetSessions: ForgetSessions;
  }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#jobs = parts.jobs;
    this.#log = parts.log;
    this.#secondReader = parts.secondReader;
    this.#forgetSessions = parts.forgetSessions;
  }

  /** PROTO-01: opens a session, which begins with the greeting. */
  async create(ownerId: string): Promise<{ sessionId: string }> {
    const id = randomUUID();
    const at = new Date(this.#clock());
    await this.#db.transaction(async (tx) => {
      await addSession(tx, { id, ownerId, stage: 'symptoms', progress: NO_PROGRESS, at });
      await this.#log.claim(tx, id, ownerId);
      await addMessages(tx, id, { messages: [reply(GREETING)], at });
    });
    return { sessionId: id };
  }

  /** The whole conversation, oldest first. */
  async messages(ownerId: string, sessionId: string): Promise<Message[]> {
    await this.#mustFind(ownerId, sessionId);
    return listMessages(this.#db, sessionId);
  }

  /**
   * Takes one message, which came in `waitedMs` ago, and answers with what it
   * added: the message itself, then the replies.
   */
  async send(
    caller: Caller,
    sessionId: string,
    { body, waitedMs }: { body: SentMessage; waitedMs: number },
  ): Promise<RouteResponse<typeof sessionRoutes.send>> {
    const receivedAt = new Date(this.#clock() - waitedMs);
    await this.#mustFind(caller.ownerId, sessionId);
    const request: MessageRequest = { sessionId, message: body };
    const result = await this.#jobs.run({
      ...caller,
      kind: 'message',
      request,
      receivedAt,
      session: sessionId,
    });
    if (body.messageType === 'process-results') this.#secondReader.stop(sessionId);
    else this.#secondReader.begin(caller.ownerId, sessionId);
    // The job of this kind answered it, now or before a restart.
    return result as RouteResponse<typeof sessionRoutes.send>;
  }

  /** Forgets sessions that were only opened. */
  async sweep(): Promise<void> {
    const before = new Date(this.#clock() - KEEP_UNUSED_MS);
    await this.#db.transaction(async (tx) =>
      this.#forgetSessions(tx, await removeUnusedSessions(tx, before)),
    );
  }

  async #mustFind(ownerId: string, sessionId: string): Promise<void> {
    if ((await findSession(this.#db, ownerId, sessionId)) === null) throw noSession();
  }
}
