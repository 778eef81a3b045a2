import {
  AnswerResponse,
  ConsultDetail,
  DeviceConsultBody,
  InitResponse,
  Question,
  Triage,
} from '@petwise/contracts';
import { localStore } from '@petwise/ui/storage';
import * as v from 'valibot';
import { HELD_PREFIX, heldIds, tellHeldChange } from './held-ids.ts';

const StoredConsult = v.object({
  consult: ConsultDetail,
  opening: InitResponse,
  /** The assessor's own, meaningful to it alone. */
  state: v.unknown(),
  /** The open question; null when nothing more is worth asking. */
  question: v.nullable(Question),
  /** The last answer's key, and what was said to it: the same key gets the same again. */
  last: v.nullable(v.object({ key: v.string(), response: AnswerResponse })),
  /** What stood before the last answer, while that can be taken back. */
  before: v.optional(
    v.nullable(
      v.object({
        answerId: v.string(),
        state: v.unknown(),
        question: v.nullable(Question),
        triage: ConsultDetail.entries.triage,
        urgency: v.nullable(Triage),
        can_process_results: v.boolean(),
        /** How many turns. */
        turns: v.number(),
      }),
    ),
    null,
  ),
  /** Why the server would not take it; it is then not sent again by itself. */
  refused: v.nullable(v.string()),
});

/** A consult as this device holds it until the server has it. */
export type StoredConsult = v.InferOutput<typeof StoredConsult>;

/** Null when there is none, or none that can be read. */
export function readStored(sessionId: string): StoredConsult | null {
  return localStore.readAs(`${HELD_PREFIX}${sessionId}`, (value) => v.parse(StoredConsult, value));
}

/** All of them, the newest first. */
export function readAllStored(): readonly StoredConsult[] {
  return heldIds()
    .map(readStored)
    .filter((stored) => stored !== null)
    .toSorted((a, b) => b.consult.createdAt.localeCompare(a.consult.createdAt));
}

/** @throws Error where storage is full or forbidden: what cannot be kept must not go on. */
export function writeStored(stored: StoredConsult): void {
  const isStored = localStore.writeValue(`${HELD_PREFIX}${stored.consult.sessionId}`, stored);
  if (!isStored) throw new Error('this device does not keep the assessment');
  tellHeldChange();
}

/** Forgets a consult of this device: the server has it, or the owner deleted it. */
export function removeStored(sessionId: string): void {
  localStore.write(`${HELD_PREFIX}${sessionId}`, null);
  tellHeldChange();
}

/** What is sent to the server; null while the consult is not finished. */
export function toDeviceConsult({ consult }: StoredConsult): DeviceConsultBody | null {
  const { sessionId, createdAt, patientData, medicalHistory, turns, assessment } = consult;
  if (assessment === null) return null;
  const { lookedAgain } = consult;
  return { sessionId, createdAt, patientData, medicalHistory, turns, assessment, lookedAgain };
}
