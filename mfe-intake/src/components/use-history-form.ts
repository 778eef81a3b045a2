import type { DoorProps, MedicalHistory } from '@petwise/contracts';
import { useEffect, useState } from 'react';
import { useKeepPet } from '../api/use-keep-pet.ts';
import { clearDraftsOnFacts } from '../model/clear-drafts-on-facts.ts';
import { basicDrafts, historyDrafts, takeOverDrafts } from '../model/drafts.ts';
import {
  EMPTY_HISTORY,
  HISTORY_LISTS,
  type HistoryForm,
  toHistory,
  withEntriesInWords,
} from '../model/history-form.ts';
import { historyToForm } from '../model/pet-form.ts';

export interface HistoryFormState {
  readonly form: HistoryForm;
  /** Entries of its lists that were read from the owner's words. */
  readonly read: ReadonlySet<string>;
  readonly change: (
    part: Partial<HistoryForm> | ((now: HistoryForm) => Partial<HistoryForm>),
  ) => void;
  readonly submitting: boolean;
  readonly failed: boolean;
  readonly begin: () => Promise<void>;
  readonly skip: () => Promise<void>;
}

type Props = DoorProps['intake/medical-history'];

/** What the Medical History form holds and does; the drawing is in MedicalHistory. */
export function useHistoryForm(props: Props): HistoryFormState {
  const { onSubmit, species, symptoms = '', readFacts, draftId } = props;
  const [start] = useState(() => startOf(props));
  const { before } = start;
  const [{ form, read }, setHeld] = useState<Held>(start);
  const keepPet = useKeepPet();
  const [submitting, setSubmitting] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(clearDraftsOnFacts, []);
  useEffect(() => {
    if (form === EMPTY_HISTORY && read === null) return;
    historyDrafts.of(draftId).write({ ...form, before, ...(read ? { read: [...read] } : {}) });
  }, [draftId, form, before, read]);
  const isRead = read !== null;
  useEffect(() => {
    // What was read once and taken out again does not come back.
    if (isRead || symptoms.trim() === '' || readFacts === undefined) return undefined;
    let wanted = true;
    readFacts(symptoms).then((found) => {
      if (wanted) setHeld((now) => withEntriesInWords(now.form, found));
    }, console.error);
    return () => {
      wanted = false;
    };
  }, [isRead, symptoms, readFacts]);

  async function submit(history: MedicalHistory): Promise<void> {
    if (submitting) return;
    setSubmitting(true);
    setFailed(false);
    // Once the consult has begun the draft is gone.
    const basic = basicDrafts.of(draftId).read();
    const name = basic?.form.name.trim() ?? '';
    const isNew =
      !('skipped' in history) && JSON.stringify(history) !== JSON.stringify(toHistory(before));
    if (basic?.petId && name !== '' && isNew) keepPet(basic.petId, { name, species, history });
    try {
      await onSubmit(history);
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setSubmitting(false);
    }
  }

  return {
    form,
    read: new Set(read),
    change: (part) =>
      setHeld((now) => {
        const next = { ...now.form, ...(typeof part === 'function' ? part(now.form) : part) };
        const stand = new Set(HISTORY_LISTS.flatMap((list) => next[list].entries));
        return { form: next, read: now.read?.filter((entry) => stand.has(entry)) ?? null };
      }),
    submitting,
    failed,
    begin: () => submit(toHistory(form)),
    skip: () => submit({ skipped: true }),
  };
}

interface Held {
  readonly form: HistoryForm;
  /** Null until the owner's words have been read. */
  readonly read: readonly string[] | null;
}

/** The form at first, and what the pet has filled in of it. */
function startOf({ pet, draftId, symptoms = '' }: Props): Held & { readonly before: HistoryForm } {
  const filled = pet?.history ? historyToForm(pet.history) : EMPTY_HISTORY;
  takeOverDrafts(draftId, symptoms);
  const draft = historyDrafts.of(draftId).read();
  if (draft === null) return { form: filled, before: filled, read: null };
  const { before = filled, read = null, ...form } = draft;
  return { form, before, read };
}
