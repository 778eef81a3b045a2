import type { FactsInWords, MedicalHistory } from '@petwise/contracts';
import * as v from 'valibot';
import { addEntry } from './chip-list.ts';

/** The three chip lists of HIST-02, in the order shown. */
export const HISTORY_LISTS = ['medications', 'chronicIllnesses', 'priorOperations'] as const;
export type HistoryList = (typeof HISTORY_LISTS)[number];

const ChipList = v.object({
  entries: v.array(v.string()),
  /** Typed and not added yet. */
  pending: v.string(),
});

/** The Medical History form as it stands on the screen; '' is a select not touched. */
export const HistoryForm = v.object({
  medications: ChipList,
  chronicIllnesses: ChipList,
  priorOperations: ChipList,
  vaccinationHistory: v.string(),
  diet: v.string(),
  environment: v.string(),
});
export type HistoryForm = v.InferOutput<typeof HistoryForm>;

const EMPTY_LIST = { entries: [], pending: '' };

export const EMPTY_HISTORY: HistoryForm = {
  medications: EMPTY_LIST,
  chronicIllnesses: EMPTY_LIST,
  priorOperations: EMPTY_LIST,
  vaccinationHistory: '',
  diet: '',
  environment: '',
};

/** The form with what the owner's words tell in the lists that nobody has touched, and the entries that came so. */
export function withEntriesInWords(
  form: HistoryForm,
  found: FactsInWords,
): { readonly form: HistoryForm; readonly read: readonly string[] } {
  const isOpen = ({ entries, pending }: HistoryForm[HistoryList]): boolean =>
    entries.length === 0 && pending === '';
  const told = (['medications', 'chronicIllnesses'] as const).flatMap((list) => {
    const entries = [...(found[list] ?? [])];
    return entries.length > 0 && isOpen(form[list]) ? [{ list, entries }] : [];
  });
  const lists = told.map(({ list, entries }) => [list, { entries, pending: '' }] as const);
  return {
    form: { ...form, ...Object.fromEntries(lists) },
    read: told.flatMap(({ entries }) => entries),
  };
}

/** HIST-06: what "Begin Assessment" sends; text typed and not added counts (HIST-03). */
export function toHistory(form: HistoryForm): MedicalHistory {
  const { vaccinationHistory, diet, environment } = form;
  const all = ({ entries, pending }: HistoryForm[HistoryList]) => [...addEntry(entries, pending)];
  return {
    medications: all(form.medications),
    chronicIllnesses: all(form.chronicIllnesses),
    priorOperations: all(form.priorOperations),
    vaccinationHistory,
    diet,
    environment,
  };
}
