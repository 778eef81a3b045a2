import type { Pet } from '@petwise/contracts';
import {
  BASIC_DEFAULTS,
  type BasicField,
  fieldsIn,
  fieldsOf,
  type FilledIn,
} from './basic-form.ts';
import { callFirst } from './choose-pet.ts';
import { type BasicDraft, basicDrafts, historyDrafts, homeDraft } from './drafts.ts';
import { EMPTY_HISTORY, type HistoryList } from './history-form.ts';
import { HISTORY_OF, type PetFact } from './pet-facts.ts';
import { dayOf, historyToForm, petToForm } from './pet-form.ts';

/**
 * A fact just told on a pet's page counts in the assessment of it that is being prepared, so that its forms neither
 * leave it out nor tell the older one again. All else that was typed there stays.
 */
export function refreshDrafts(pet: Pet, fact: PetFact | 'picture'): void {
  const home = homeDraft.read();
  if (home?.pet?.id === pet.id) {
    homeDraft.write({ ...home, pet });
    callFirst(pet);
  }
  if (fact === 'vet' || fact === 'picture') return;
  for (const id of basicDrafts.ids()) {
    const basic = basicDrafts.of(id);
    const draft = basic.read();
    if (draft?.petId !== pet.id) continue;
    if (fact === 'illnesses' || fact === 'medicines' || fact === 'operations')
      refreshHistory(historyDrafts.of(id), pet, HISTORY_OF[fact]);
    else basic.write(refreshedBasic(draft, pet, fact));
  }
}

function refreshedBasic(
  draft: BasicDraft,
  pet: Pet,
  fact: Parameters<typeof fieldsOf>[0],
): BasicDraft {
  const now = petToForm(pet, dayOf(new Date()));
  const part = fieldsOf(fact, { ...BASIC_DEFAULTS, ...now });
  // A weight of last year, say: the page has told nothing newer of what the form asks for.
  const isAsBefore = fieldsIn(part).every((field) => now[field] === draft.before?.[field]);
  if (isAsBefore) return draft;
  const before: FilledIn = { ...draft.before, ...part };
  for (const field of fieldsIn(part)) if (!(field in now)) delete before[field];
  const others = (fields: readonly BasicField[]): BasicField[] =>
    fields.filter((field) => !(field in part));
  return {
    ...draft,
    form: { ...draft.form, ...part },
    touched: [...others(draft.touched), ...fieldsIn(part).filter((field) => field in now)],
    read: others(draft.read ?? []),
    before,
  };
}

/** What was added in the form alone stays beside what the page says. */
function refreshHistory(
  store: ReturnType<typeof historyDrafts.of>,
  pet: Pet,
  list: HistoryList,
): void {
  const now = pet.history ? historyToForm(pet.history) : EMPTY_HISTORY;
  const { before = now, ...form } = store.read() ?? { ...now, before: now };
  const added = form[list].entries.filter((entry) => !before[list].entries.includes(entry));
  const entries = [...new Set([...now[list].entries, ...added])];
  store.write({
    ...form,
    [list]: { ...form[list], entries },
    before: { ...before, [list]: now[list] },
  });
}
