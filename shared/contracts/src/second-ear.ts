import * as v from 'valibot';
import { SessionId } from './consult.ts';
import { defineRoutes } from './route.ts';

/** The language model that reads beside the engine, where an operator has set one up. */
export const SecondEar = v.object({
  model: v.string(),
  /** Where the owner's words would go: a host's name. */
  host: v.string(),
  /** `deaf` while it fails; the engine then reads alone. */
  hears: v.picklist(['not-tried', 'well', 'deaf']),
  /** Why it is deaf, in one sentence. */
  why: v.nullable(v.string()),
  /** The owner's word on whether it may read; null while they were not asked. */
  allowed: v.nullable(v.boolean()),
});
export type SecondEar = v.InferOutput<typeof SecondEar>;

/** What the second ear does in one assessment. */
export const ConsultSecondEar = v.object({
  ear: SecondEar,
  state: v.picklist(['off', 'ask', 'refused', 'listening', 'heard', 'failed', 'capped']),
  /** Exactly what would be sent, or was: the owner's words without names, phones, addresses and places. */
  wouldSend: v.string(),
  /** Names of pictures that would be sent too. */
  pictures: v.array(v.string()),
  tokens: v.number(),
  /** In the operator's currency; null without a price. */
  cost: v.nullable(v.number()),
});
export type ConsultSecondEar = v.InferOutput<typeof ConsultSecondEar>;

/** Additive calls: see, allow and stop the second ear; what it does in an assessment comes with what was understood. */
export const secondEarRoutes = defineRoutes({
  ear: {
    method: 'GET',
    path: '/api/second-ear',
    access: 'session',
    ownerData: 'none',
    bodyKind: 'none',
    response: v.object({ ear: v.nullable(SecondEar) }),
  },
  allow: {
    method: 'POST',
    path: '/api/second-ear',
    access: 'session',
    ownerData: 'none',
    bodyKind: 'json',
    /** `sessionId`: the assessment on screen, which it then reads, or stops reading, at once. */
    body: v.object({ allowed: v.boolean(), sessionId: v.optional(SessionId) }),
    response: v.object({ ear: v.nullable(SecondEar) }),
  },
});
