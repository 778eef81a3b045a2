import type { DetectedPatient, DoorProps, Pet } from '@petwise/contracts';
import { weightUnits } from '@petwise/ui';
import { useEffect, useRef, useState } from 'react';
import { useKeepPet } from '../api/use-keep-pet.ts';
import { loadSpeciesLists } from '../data/load-species-lists.ts';
import {
  BASIC_DEFAULTS,
  type BasicField,
  type BasicForm,
  toBasicIntake,
} from '../model/basic-form.ts';
import { breedStays } from '../model/change-species.ts';
import { clearDraftsOnFacts } from '../model/clear-drafts-on-facts.ts';
import { detectPatient } from '../model/detection/detect-patient.ts';
import { basicDraft, historyDraft } from '../model/drafts.ts';
import { dayOf, formToPet, petToForm } from '../model/pet-form.ts';
import { withTypicalWeight } from '../model/typical-weight.ts';

type Props = DoorProps['intake/basic-information'];

/** A breed that a change of species has taken out, so that it can be brought back. */
export interface ClearedBreed {
  readonly breed: string;
  readonly species: BasicForm['species'];
}

export interface BasicFormState {
  readonly form: BasicForm;
  /** What the owner's words told, once they are read; null when they told nothing. */
  readonly detected: DetectedPatient | null;
  /** The words are still being read. */
  readonly detecting: boolean;
  readonly clearedBreed: ClearedBreed | null;
  /** Takes the owner's own values. */
  readonly change: (part: Partial<BasicForm>) => void;
  readonly changeSpecies: (species: BasicForm['species']) => void;
  /** Whether the owner gave a field's value; asked when something happens, not while drawing. */
  readonly isOwn: (field: BasicField) => boolean;
  readonly undoClearedBreed: () => void;
  readonly submitting: boolean;
  readonly failed: boolean;
  readonly submit: () => Promise<void>;
}

/** What the Basic Information form holds and does; the drawing is in BasicInformation. */
export function useBasicForm(props: Props): BasicFormState {
  const { form, prefill, change, isOwn, petId, before } = useKeptForm(props.symptoms, props.pet);
  const keepPet = useKeepPet();
  // The owner's own choices stand, whenever the reading of the text ends.
  const { detected, detecting } = useDetected(props, (found) =>
    prefill(() => untouched(found, isOwn)),
  );
  const [clearedBreed, setClearedBreed] = useState<ClearedBreed | null>(null);
  const submission = useSubmission(form, async (intake) => {
    await props.onSubmit(intake);
    // Object.keys of a form and of its parts has exactly names of its fields.
    const fields = Object.keys(form) as BasicField[];
    const told = new Set(fields.filter((field) => isOwn(field) || field in (detected ?? {})));
    const pet = formToPet(form, { told, before }, dayOf(new Date()));
    if (pet !== null) keepPet(petId, pet);
  });

  function changeSpecies(species: BasicForm['species']): void {
    change({ species });
    setClearedBreed(null);
    const { breed, species: before } = form;
    if (breed.trim() === '' || species === before) return;
    void breedFits(breed, before, species).then((fits) => {
      if (fits) return;
      prefill((now) => (now.species === species && now.breed === breed ? { breed: '' } : {}));
      setClearedBreed({ breed, species });
    });
  }

  function undoClearedBreed(): void {
    if (clearedBreed) change({ breed: clearedBreed.breed });
    setClearedBreed(null);
  }

  const isCurrent = clearedBreed?.species === form.species && form.breed === '';
  return {
    form,
    detected,
    detecting,
    clearedBreed: isCurrent ? clearedBreed : null,
    change,
    changeSpecies,
    isOwn,
    undoClearedBreed,
    ...submission,
  };
}

/** The form's values, restored from the draft of the same symptoms and kept with every change. */
function useKeptForm(symptoms: string, pet: Pet | undefined) {
  const [kept] = useState(() => {
    const draft = basicDraft.read();
    const isOfPet = pet === undefined || draft?.petId === pet.id;
    return draft?.symptoms === symptoms && isOfPet ? draft : null;
  });
  const [before] = useState(() => (pet ? petToForm(pet, dayOf(new Date())) : {}));
  const [petId] = useState(() => kept?.petId ?? pet?.id ?? crypto.randomUUID());
  const [prefer] = useState(weightUnits);
  // Object.keys of a part of the form has exactly names of its fields.
  const [own] = useState(() => kept?.touched ?? (Object.keys(before) as BasicField[]));
  const touched = useRef(new Set<BasicField>(own));
  const [form, setForm] = useState<BasicForm>(() =>
    withTypicalWeight(kept?.form ?? { ...BASIC_DEFAULTS, ...before }, new Set(own), { prefer }),
  );

  useEffect(clearDraftsOnFacts, []);
  useEffect(() => {
    // What was written beside other symptoms may be of another patient.
    const draft = basicDraft.read();
    const isOther = draft?.symptoms !== symptoms || (pet && draft.petId !== pet.id);
    if (symptoms !== '' && isOther) historyDraft.clear();
  }, [symptoms, pet]);
  useEffect(() => {
    if (symptoms === '' && touched.current.size === 0) return;
    basicDraft.write({ symptoms, form, touched: [...touched.current], petId });
  }, [symptoms, form, petId]);

  /** Sets values that are not the owner's; the weight follows while it is not theirs either. */
  function prefill(partOf: (now: BasicForm) => Partial<BasicForm>): void {
    setForm((now) => withTypicalWeight({ ...now, ...partOf(now) }, touched.current, { prefer }));
  }
  function change(part: Partial<BasicForm>): void {
    // Object.keys of a part of the form has exactly names of its fields.
    for (const field of Object.keys(part) as BasicField[]) touched.current.add(field);
    prefill(() => part);
  }
  const isOwn = (field: BasicField): boolean => touched.current.has(field);
  return { form, prefill, change, isOwn, petId, before };
}

/** FLOW-08: what the caller knows of the patient, and what the symptom text tells besides. */
function useDetected(
  { detected, symptoms }: Pick<Props, 'detected' | 'symptoms'>,
  onFound: (found: DetectedPatient) => void,
): { readonly detected: DetectedPatient | null; readonly detecting: boolean } {
  const [result, setResult] = useState<DetectedPatient | null>(null);
  const [detecting, setDetecting] = useState(symptoms !== '');
  const newest = useRef({ detected, onFound });
  useEffect(() => {
    newest.current = { detected, onFound };
  });
  useEffect(() => {
    let wanted = true;
    void detectPatient(symptoms).then(({ matched, species, ...rest }) => {
      if (!wanted) return;
      const known = newest.current.detected;
      const found = { ...rest, ...(matched ? { species } : {}), ...known };
      // A breed read for another species than the caller knows would not fit.
      if (known.species && known.species !== species && !known.breed) delete found.breed;
      newest.current.onFound(found);
      setResult(Object.keys(found).length > 0 ? found : null);
      setDetecting(false);
    });
    return () => {
      wanted = false;
    };
  }, [symptoms]);
  return { detected: result, detecting };
}

function useSubmission(form: BasicForm, onSubmit: Props['onSubmit']) {
  const [submitting, setSubmitting] = useState(false);
  const [failed, setFailed] = useState(false);
  async function submit(): Promise<void> {
    const intake = toBasicIntake(form);
    if (!intake || submitting) return;
    setSubmitting(true);
    setFailed(false);
    try {
      await onSubmit(intake);
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setSubmitting(false);
    }
  }
  return { submitting, failed, submit };
}

function untouched(found: DetectedPatient, isOwn: BasicFormState['isOwn']): Partial<BasicForm> {
  return {
    ...(found.species && !isOwn('species') ? { species: found.species } : {}),
    ...(found.breed && !isOwn('breed') && !isOwn('species') ? { breed: found.breed } : {}),
    ...(found.sex && !isOwn('sex') ? { sex: found.sex } : {}),
  };
}

/** Without the lists nothing is known against the breed, so it stays. */
async function breedFits(
  breed: string,
  before: BasicForm['species'],
  after: BasicForm['species'],
): Promise<boolean> {
  try {
    const lists = await Promise.all([loadSpeciesLists(before), loadSpeciesLists(after)]);
    return breedStays(breed, { before: lists[0], after: lists[1] });
  } catch {
    return true;
  }
}
