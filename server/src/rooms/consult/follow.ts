import type { AssessmentLab, AssessmentStep, Assessor, OnReasoning } from '@petwise/assessor';
import type { Course, Follows, SignSince, TriageLevel, UploadedFile } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { findConsult, type ConsultRow } from './repository.ts';

/** A look at an animal again: the report of then, and what became of its signs. */
export interface Followed {
  readonly earlier: ConsultRow;
  /** Signs of then that are no more. */
  readonly gone: readonly string[];
  readonly signs: readonly SignSince[];
}

const HEADS: Readonly<Record<Course, string>> = {
  worse: 'Worse',
  same: 'The same',
  better: 'Better',
  gone: 'Gone',
};

/** The earlier consult of this owner, and the owner's word on its signs; a sign it never had is left out. */
export async function findFollowed(
  parts: { readonly db: Queryable; readonly assessor: Assessor },
  ownerId: string,
  { sessionId, signs: told }: Follows,
): Promise<Followed> {
  const earlier = await findConsult(parts.db, ownerId, sessionId);
  if (earlier === null) throw new ProblemError('not-found', 'This assessment does not exist');
  // One made on a device too: what its owner said there this server heard itself, and kept as the state to go on from.
  if (earlier.status !== 'finished') {
    throw new ProblemError('conflict', 'Only a finished assessment can be looked at again');
  }
  const known = await parts.assessor.understood(earlier.state);
  const signs = known.signs.flatMap(({ id, words, present }) => {
    const now = told.find((one) => one.id === id)?.now;
    return present && now !== undefined ? [{ id, words, now }] : [];
  });
  return {
    earlier,
    gone: signs.filter(({ now }) => now === 'gone').map(({ id }) => id),
    signs: signs.map(({ words, now }) => ({ words, now })),
  };
}

/** How urgent a finished consult said it was; null where it could not say. */
export function levelOf({ assessment, triage }: ConsultRow): TriageLevel | null {
  return (assessment?.triage ?? triage)?.level ?? null;
}

/**
 * Judges again from where the earlier consult ended: without the signs that are gone, with what is new, and never less
 * urgent than then while a sign is worse.
 */
export async function judgeAgain(
  assessor: Assessor,
  { earlier, gone, signs }: Followed,
  reply: {
    readonly words: string;
    readonly files: readonly UploadedFile[];
    /** Laboratory values of then, and of the files that came now. */
    readonly labs: readonly AssessmentLab[];
    readonly onReasoning: OnReasoning;
  },
): Promise<AssessmentStep> {
  const { words: answer, files, labs, onReasoning } = reply;
  const worseSince = signs.some(({ now }) => now === 'worse') ? levelOf(earlier) : null;
  const correction = { remove: [...gone], worseSince };
  const since = await assessor.correct(earlier.state, correction, onReasoning);
  if (answer === '' && files.length === 0) return since;
  return assessor.answer(since.state, { answer, files, labs, aside: true }, onReasoning);
}

/** What the owner said of the signs, as the conversation shows it, and the new words below. */
export function followedWords({ signs }: Followed, words: string): string {
  const lines = Object.entries(HEADS).flatMap(([course, head]) => {
    const of = signs.filter(({ now }) => now === course).map((sign) => sign.words);
    return of.length === 0 ? [] : [`${head}: ${of.join(', ')}.`];
  });
  return [...lines, words].filter((line) => line !== '').join('\n');
}
