import * as v from 'valibot';
import { ConsultDetail, SessionId } from './consult.ts';
import { ANSWER_TIMEOUT_MS, MAX_ANSWER_LENGTH } from './limits.ts';
import { Message } from './message.ts';
import { defineRoutes } from './route.ts';
import { ConsultSecondReader } from './second-reader.ts';

/** One thing the assessor understood of the owner's words, as a chip shows it. */
export const UnderstoodSign = v.object({
  /** The finding's own id; a correction names it. */
  id: v.pipe(v.string(), v.maxLength(100)),
  /** "vomiting", "no blood in the stool". */
  words: v.string(),
  /** False when it was said to be absent. */
  present: v.boolean(),
  /** The owner's words it was read from; empty where it followed from others. */
  quote: v.string(),
  /** Who heard it, where a language model reads too: the engine, both, or the model first and then the owner's word. */
  heardBy: v.optional(v.picklist(['engine', 'both', 'second'])),
});
export type UnderstoodSign = v.InferOutput<typeof UnderstoodSign>;

/** A sign on which two readers differ; only the owner's word on it counts. */
export const SignCheck = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  /** "vomiting". */
  words: v.string(),
  /** The owner's own words. */
  quote: v.string(),
  /** True where the engine read it as there, and the second reader did not. */
  against: v.boolean(),
  /** Where it decides about a danger: which ("a blocked bladder"), and the safety question in full. */
  danger: v.optional(v.string()),
  question: v.optional(v.string()),
});
export type SignCheck = v.InferOutput<typeof SignCheck>;

/** What may be corrected now. */
export const Correctable = v.object({
  signs: v.array(UnderstoodSign),
  /** What the owner took back, and may restore. */
  removed: v.array(UnderstoodSign),
  /** What the owner is asked because two readers differ, most useful first. */
  checks: v.optional(v.array(SignCheck)),
  /** Where a language model is set up. */
  ear: v.optional(ConsultSecondReader),
  /** Id of the turn or message that holds the last answer, while it may be changed; else null. */
  editable: v.nullable(v.string()),
});
export type Correctable = v.InferOutput<typeof Correctable>;

/**
 * A sign taken back or restored, a word on a check, the last answer in other words (its files stay), or taken back
 * whole: its question is then asked again.
 */
export const CorrectionBody = v.variant('kind', [
  v.object({ kind: v.literal('remove'), sign: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({ kind: v.literal('restore'), sign: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({
    kind: v.literal('check'),
    sign: v.pipe(v.string(), v.maxLength(100)),
    answer: v.picklist(['yes', 'no', 'unsure']),
  }),
  v.object({
    kind: v.literal('edit'),
    /** `editable` as the page knows it; a 409 tells a page that would change an older answer. */
    answerId: v.pipe(v.string(), v.maxLength(64)),
    answer: v.pipe(v.string(), v.trim(), v.maxLength(MAX_ANSWER_LENGTH)),
  }),
  v.object({ kind: v.literal('undo'), answerId: v.pipe(v.string(), v.maxLength(64)) }),
]);
export type CorrectionBody = v.InferOutput<typeof CorrectionBody>;

const sessionParams = v.object({ sessionId: SessionId });
const read = {
  method: 'GET',
  access: 'session',
  ownerData: 'assessments',
  params: sessionParams,
  bodyKind: 'none',
  response: Correctable,
} as const;
const correct = {
  method: 'POST',
  access: 'session',
  ownerData: 'assessments',
  params: sessionParams,
  bodyKind: 'json',
  body: CorrectionBody,
  timeoutMs: ANSWER_TIMEOUT_MS,
  idempotent: true,
} as const;

/** Additive calls: see and correct what was understood, in the consult and in the prototype chat. */
export const correctionRoutes = defineRoutes({
  consult: { ...read, path: '/api/consults/:sessionId/understood' },
  session: {
    ...read,
    path: '/api/sessions/:sessionId/understood',
    ownerData: 'conversations',
  },
  correctConsult: {
    ...correct,
    path: '/api/consults/:sessionId/corrections',
    response: v.object({ consult: ConsultDetail, understood: Correctable }),
  },
  correctSession: {
    ...correct,
    ownerData: 'conversations',
    path: '/api/sessions/:sessionId/corrections',
    response: v.object({ messages: v.array(Message), understood: Correctable }),
  },
});
