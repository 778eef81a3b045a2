import { Pet, Species, UploadedFile } from '@petwise/contracts';
import { keepOwnNumber } from '@petwise/ui/own-numbers';
import * as v from 'valibot';
import { BasicForm, FilledIn } from './basic-form.ts';
import { draftStore } from './draft-store.ts';
import { HistoryForm } from './history-form.ts';

/** The home screen's text and uploaded files. `sent` once they were handed to the assessment. */
export const homeDraft = draftStore(
  'home',
  v.object({
    symptoms: v.string(),
    uploadedFiles: v.array(UploadedFile),
    sent: v.boolean(),
    /** The animal, as the owner chose it where the text names none. */
    chosenSpecies: v.optional(v.nullable(Species)),
    pet: v.optional(v.nullable(Pet)),
  }),
);

/** The Basic Information form as shown, what the owner touched, and the symptom text it belongs to. */
export const basicDraft = draftStore(
  'basic-information',
  v.object({
    symptoms: v.string(),
    form: BasicForm,
    touched: v.array(v.keyof(BasicForm)),
    /** What was read in their words. */
    read: v.optional(v.array(v.keyof(BasicForm))),
    /** Of the pet that was chosen, else of the one that this form may make. */
    petId: v.optional(v.string()),
    /** What the pet had filled in: only what differs is told of it. */
    before: v.optional(FilledIn),
  }),
);

/** The Medical History form as shown, what the pet had filled in of it, and the entries read from the owner's words. */
export const historyDraft = draftStore(
  'medical-history',
  v.object({
    ...HistoryForm.entries,
    before: v.optional(HistoryForm),
    read: v.optional(v.array(v.string())),
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
  keepOwnNumber('pet', '');
  homeDraft.clear();
  forgetFormDrafts();
}
