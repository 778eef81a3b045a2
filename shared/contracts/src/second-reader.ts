import * as v from 'valibot';
import { SessionId } from './consult.ts';
import { defineRoutes } from './route.ts';

/** The language model that reads beside the engine, where an operator has set one up. */
export const SecondReader = v.object({
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
export type SecondReader = v.InferOutput<typeof SecondReader>;

/** What the second reader does in one assessment. */
export const ConsultSecondReader = v.object({
  ear: SecondReader,
  state: v.picklist(['off', 'ask', 'refused', 'listening', 'heard', 'failed', 'capped']),
  /** Exactly what would be sent, or was: the owner's words without names, phones, addresses and places. */
  wouldSend: v.string(),
  /** Names of pictures that would be sent too. */
  pictures: v.array(v.string()),
  tokens: v.number(),
  /** In the operator's currency; null without a price. */
  cost: v.nullable(v.number()),
});
export type ConsultSecondReader = v.InferOutput<typeof ConsultSecondReader>;

/** Additive calls: see, allow and stop the second reader; what it does in an assessment comes with what was understood. */
export const secondReaderRoutes = defineRoutes({
  ear: {
    method: 'GET',
    path: '/api/second-ear',
    access: 'session',
    ownerData: 'none',
    bodyKind: 'none',
    response: v.object({ ear: v.nullable(SecondReader) }),
  },
  allow: {
    method: 'POST',
    path: '/api/second-ear',
    access: 'session',
    ownerData: 'none',
    bodyKind: 'json',
    /** `sessionId`: the assessment on screen, which it then reads, or stops reading, at once. */
    body: v.object({ allowed: v.boolean(), sessionId: v.optional(SessionId) }),
    response: v.object({ ear: v.nullable(SecondReader) }),
  },
});
