import { IntakeSpecies, UploadedFile } from '@petwise/contracts';
import * as v from 'valibot';
import { draftStore } from './draft-store.ts';

/** The home screen's text and uploaded files. `sent` once they were handed to the assessment. */
export const homeDraft = draftStore(
  'home',
  v.object({
    symptoms: v.string(),
    uploadedFiles: v.array(UploadedFile),
    sent: v.boolean(),
  }),
);

/** The Basic Information form as shown, with the symptom text that it belongs to. */
export const basicDraft = draftStore(
  'basic-information',
  v.object({
    symptoms: v.string(),
    values: v.record(v.string(), v.union([v.string(), v.boolean()])),
    touched: v.array(v.string()),
  }),
);

/** The Medical History form as shown, with the species that it belongs to. */
export const historyDraft = draftStore(
  'medical-history',
  v.object({
    species: IntakeSpecies,
    lists: v.record(v.string(), v.array(v.string())),
    texts: v.record(v.string(), v.string()),
  }),
);

/** Forgets what belongs to a consult that has started; a newer, unsent text stays. */
export function forgetStartedDrafts(): void {
  if (homeDraft.read()?.sent) homeDraft.clear();
  forgetFormDrafts();
}

/** Forgets the forms of a conversation that has ended; those of a waiting consult stay. */
export function forgetConversationDrafts(): void {
  if (!basicDraft.read()?.symptoms) forgetFormDrafts();
}

function forgetFormDrafts(): void {
  basicDraft.clear();
  historyDraft.clear();
}

/** Forgets everything; the owner has signed out and may share this device. */
export function forgetAllDrafts(): void {
  homeDraft.clear();
  forgetFormDrafts();
}
