import { BasicIntake, InitialData, SessionId } from '@petwise/contracts';
import { localStore, sessionStore } from '@petwise/ui/storage';
import * as v from 'valibot';

const PREFIX = 'petwise.assessment.';
/** How long one stays on this device, milliseconds: 30 days, as the intake's forms. None makes place for another. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;

const AssessmentDraft = v.variant('state', [
  v.object({
    state: v.literal('open'),
    /** What the home screen handed over, and what the forms have added. */
    initial: InitialData,
    /** The Basic Information, once it was submitted. */
    intake: v.nullable(BasicIntake),
  }),
  v.object({ state: v.literal('begun'), consult: SessionId, at: v.number() }),
]);

/**
 * An assessment before it begins on the server, under the id of its address: on this device, for a
 * reload, Back and a second tab. Once it has begun only the consult's id is left of it.
 */
export type AssessmentDraft = v.InferOutput<typeof AssessmentDraft>;

/** What the owner had filled in before the consult began; null for nothing, or nothing that fits any more. */
export function readAssessmentDraft(id: string): AssessmentDraft | null {
  return localStore.readAs(`${PREFIX}${id}`, (value) => v.parse(AssessmentDraft, value));
}

/** Keeps it where the browser keeps anything; the page goes on without. */
export function keepAssessmentDraft(id: string, draft: AssessmentDraft): void {
  localStore.writeValue(`${PREFIX}${id}`, draft);
  for (const old of olderDrafts()) localStore.write(`${PREFIX}${old}`, null);
}

/** All that assessments leave here, the intake's words, the pet's vet and what a page of before left among it. */
const OF_ASSESSMENTS = [
  PREFIX,
  'petwise.intake.',
  'petwise.petVet',
  'petwise.kept.',
  'petwise.look-again',
  'petwise.namedDanger',
];

/** The owner has signed out and may share this device. The intake's bundle may never have been open on this page. */
export function forgetAssessmentDrafts(): void {
  for (const prefix of OF_ASSESSMENTS) {
    localStore.removeAll(prefix);
    sessionStore.removeAll(prefix);
  }
}

function olderDrafts(): string[] {
  const ids = localStore.keys(PREFIX).map((key) => key.slice(PREFIX.length));
  const before = Date.now() - LONGEST_MS;
  return ids.filter((id) => {
    const draft = readAssessmentDraft(id);
    if (draft === null) return true;
    return (draft.state === 'open' ? draft.initial.timestamp : draft.at) < before;
  });
}
