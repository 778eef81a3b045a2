import type { DoorProps, MedicalHistory, Pet } from '@petwise/contracts';
import { useEffect, useState } from 'react';
import { useKeepPet } from '../api/use-keep-pet.ts';
import { clearDraftsOnFacts } from '../model/clear-drafts-on-facts.ts';
import { basicDraft, historyDraft } from '../model/drafts.ts';
import { EMPTY_HISTORY, type HistoryForm, toHistory } from '../model/history-form.ts';
import { historyToForm } from '../model/pet-form.ts';

export interface HistoryFormState {
  readonly form: HistoryForm;
  readonly change: (
    part: Partial<HistoryForm> | ((now: HistoryForm) => Partial<HistoryForm>),
  ) => void;
  readonly submitting: boolean;
  readonly failed: boolean;
  readonly begin: () => Promise<void>;
  readonly skip: () => Promise<void>;
}

/** What the Medical History form holds and does; the drawing is in MedicalHistory. */
export function useHistoryForm({
  onSubmit,
  pet,
  species,
}: DoorProps['intake/medical-history']): HistoryFormState {
  const [start] = useState(() => startOf(pet));
  const { before } = start;
  const [form, setForm] = useState(start.form);
  const keepPet = useKeepPet();
  const [submitting, setSubmitting] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(clearDraftsOnFacts, []);
  useEffect(() => {
    if (form !== EMPTY_HISTORY) historyDraft.write({ ...form, before });
  }, [form, before]);

  async function submit(history: MedicalHistory): Promise<void> {
    if (submitting) return;
    setSubmitting(true);
    setFailed(false);
    // Once the consult has begun the draft is gone.
    const basic = basicDraft.read();
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
    change: (part) =>
      setForm((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    submitting,
    failed,
    begin: () => submit(toHistory(form)),
    skip: () => submit({ skipped: true }),
  };
}

/** The form at first, and what the pet has filled in of it. */
function startOf(pet: Pet | undefined): {
  readonly form: HistoryForm;
  readonly before: HistoryForm;
} {
  const filled = pet?.history ? historyToForm(pet.history) : EMPTY_HISTORY;
  const draft = historyDraft.read();
  if (draft === null) return { form: filled, before: filled };
  const { before = filled, ...form } = draft;
  return { form, before };
}
