import { Pet, Species, UploadedFile } from '@petwise/contracts';
import { keepOwnNumber } from '@petwise/ui/own-numbers';
import * as v from 'valibot';
import { BasicForm, FilledIn } from './basic-form.ts';
import { draftFamily, draftStore } from './draft-store.ts';
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
export const basicDrafts = draftFamily(
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

export type BasicDraft = NonNullable<ReturnType<ReturnType<typeof basicDrafts.of>['read']>>;

/** The Medical History form as shown, what the pet had filled in of it, and the entries read from the owner's words. */
export const historyDrafts = draftFamily(
  'medical-history',
  v.object({
    ...HistoryForm.entries,
    before: v.optional(HistoryForm),
    read: v.optional(v.array(v.string())),
  }),
);

/**
 * An assessment without a draft goes on with the newest one of the same words: who begins again types nothing twice. One
 * that names no assessment (of a shell of before) goes with it, another's stays where it is.
 */
export function takeOverDrafts(id: string | undefined, symptoms: string): void {
  if (id === undefined) return;
  const [same] = basicDrafts.ids().flatMap((other) => {
    const basic = other === id ? null : basicDrafts.of(other).read();
    return basic?.symptoms === symptoms ? [{ other, basic }] : [];
  });
  if (same === undefined) return;
  const history = historyDrafts.of(same.other).read();
  if (basicDrafts.of(id).read() === null) {
    basicDrafts.of(id).write(same.basic);
    if (history !== null) historyDrafts.of(id).write(history);
  }
  if (same.other === undefined) forgetFormDrafts(undefined);
}

/** Forgets what belongs to a consult that has started; a newer, unsent text stays. */
export function forgetStartedDrafts(id: string | undefined): void {
  if (homeDraft.read()?.sent) homeDraft.clear();
  forgetFormDrafts(id);
}

/** Forgets both forms of an assessment that has begun, or of a conversation that has ended. */
export function forgetFormDrafts(id: string | undefined): void {
  basicDrafts.of(id).clear();
  historyDrafts.of(id).clear();
}

/** Forgets everything; the owner has signed out and may share this device. */
export function forgetAllDrafts(): void {
  keepOwnNumber('pet', '');
  homeDraft.clear();
  basicDrafts.clearAll();
  historyDrafts.clearAll();
}
