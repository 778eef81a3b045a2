import * as v from 'valibot';
import { TriageLevel } from './assessment.ts';
import { Course, SessionId } from './consult.ts';
import { defineRoutes } from './route.ts';

/** Most answers that one report takes through its links. */
export const MAX_VET_ANSWERS = 20;
const MAX_ANSWER = 4_000;
const MAX_NAME = 120;

const line = v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME));

/** What a vet writes back on the page behind a link; who writes may stay unsaid. */
export const VetAnswerBody = v.object({
  author: v.optional(line, ''),
  words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_ANSWER)),
});
export type VetAnswerBody = v.InferOutput<typeof VetAnswerBody>;

/** `at` is ISO 8601, UTC. Nobody has checked that a vet wrote it: whoever has the link may. */
export const VetAnswer = v.object({ at: v.string(), author: v.string(), words: v.string() });
export type VetAnswer = v.InferOutput<typeof VetAnswer>;

/** What the owner says a vet found; `foundOn` is `YYYY-MM-DD`. */
export const Outcome = v.object({
  diagnosis: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME)),
  foundOn: v.pipe(v.string(), v.isoDate()),
});
export type Outcome = v.InferOutput<typeof Outcome>;

const params = v.object({ sessionId: SessionId });

/** A sign of the earlier report, in words, and what became of it. */
export const SignSince = v.object({ words: v.string(), now: Course });
export type SignSince = v.InferOutput<typeof SignSince>;

/** For a report that looks again: after which one, how urgent that was, and what became of its signs. */
export const Since = v.object({
  /** Null once the earlier report was deleted. */
  sessionId: v.nullable(SessionId),
  level: v.nullable(TriageLevel),
  signs: v.array(SignSince),
});
export type Since = v.InferOutput<typeof Since>;

/** The name and the picture of the pet that a report is about; see `petPictureUrl`. */
export const ReportedPet = v.object({
  name: v.string(),
  picture: v.nullable(v.pipe(v.string(), v.uuid())),
});
export type ReportedPet = v.InferOutput<typeof ReportedPet>;

/** What came after a report. */
const FollowUp = v.object({
  vetAnswers: v.array(VetAnswer),
  outcome: v.nullable(Outcome),
  /** Absent from a server of before. */
  since: v.optional(v.nullable(Since)),
  /** As it is kept now; null where none is kept, absent from a server of before. */
  pet: v.optional(v.nullable(ReportedPet)),
});
export type FollowUp = v.InferOutput<typeof FollowUp>;

/** What came after a report: for its owner alone. */
export const followUpRoutes = defineRoutes({
  read: {
    method: 'GET',
    path: '/api/consults/:sessionId/follow-up',
    access: 'session',
    ownerData: 'reports',
    params,
    bodyKind: 'none',
    response: FollowUp,
  },
  /** Keeps what the vet found; a later word takes the place of an earlier one. */
  found: {
    method: 'POST',
    path: '/api/consults/:sessionId/outcome',
    access: 'session',
    ownerData: 'reports',
    params,
    bodyKind: 'json',
    body: Outcome,
    response: v.object({ outcome: Outcome }),
  },
  /** The owner needs no reminder to look again, on any device; a second call changes nothing. */
  lookedAgain: {
    method: 'POST',
    path: '/api/consults/:sessionId/looked-again',
    access: 'session',
    ownerData: 'reports',
    params,
    bodyKind: 'none',
    response: v.object({ lookedAgain: v.literal(true) }),
  },
});
