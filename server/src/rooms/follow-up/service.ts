import { randomUUID } from 'node:crypto';
import {
  MAX_VET_ANSWERS,
  type Assessment,
  type FollowUp,
  type Outcome,
  type VetAnswerBody,
} from '@petwise/contracts';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { keepFollows } from './keep-follows.ts';
import { placedIn } from './placed.ts';
import {
  addVetAnswer,
  findEarlier,
  keepJudgedAgain,
  keepLookedAgain,
  keepOutcome,
  readFollowUp,
} from './repository.ts';

/** A report, and whose it is; who calls has made sure of that. */
interface OfReport {
  readonly ownerId: string;
  readonly sessionId: string;
}

/** What comes after a report: answers of vets, and what a vet found. */
export class FollowUpService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Keeps after which consult one was begun, in the transaction that begins it. */
  readonly keepFollows = keepFollows;

  /** The consults that one was begun after, the latest first. */
  earlierOf(consultId: string): Promise<string[]> {
    return findEarlier(this.#db, consultId);
  }

  read(sessionId: string): Promise<FollowUp> {
    return readFollowUp(this.#db, sessionId);
  }

  /** Keeps what the vet found, in place of what was said before. */
  async keepOutcome(
    { ownerId, sessionId }: OfReport,
    assessment: Assessment,
    outcome: Outcome,
  ): Promise<void> {
    const placed = placedIn(assessment, outcome.diagnosis);
    const at = new Date(this.#clock());
    await keepOutcome(this.#db, { ...outcome, consultId: sessionId, ownerId, placed, at });
  }

  /** Keeps that its owner needs no reminder to look again. */
  async keepLookedAgain({ ownerId, sessionId }: OfReport): Promise<void> {
    await keepLookedAgain(this.#db, { consultId: sessionId, ownerId, at: new Date(this.#clock()) });
  }

  /**
   * Before a consult is deleted: where it has judged an animal again, the reminder that it answered stays away. One that was
   * given up before its report has judged nothing, and the reminder comes back with its deletion.
   */
  keepAnswered(tx: Queryable, { ownerId, sessionId }: OfReport): Promise<void> {
    const at = new Date(this.#clock());
    return keepJudgedAgain(tx, { consultId: sessionId, ownerId, at });
  }

  /** Keeps what a vet writes back; false when the report has as many answers as it may have. */
  addVetAnswer({ ownerId, sessionId }: OfReport, body: VetAnswerBody): Promise<boolean> {
    const id = randomUUID();
    const at = new Date(this.#clock());
    const given = { ...body, id, consultId: sessionId, ownerId, at, most: MAX_VET_ANSWERS };
    return this.#db.transaction((tx) => addVetAnswer(tx, given));
  }
}
