import type { BasicIntake, DetectedPatient, DoorProps, PatientFact } from '@petwise/contracts';
import { weightUnits } from '@petwise/ui';
import { useEffect, useRef, useState } from 'react';
import { useKeepPet } from '../api/use-keep-pet.ts';
import { loadSpeciesLists } from '../data/load-species-lists.ts';
import { adoptUnits } from '../model/adopt-units.ts';
import {
  BASIC_DEFAULTS,
  type BasicField,
  type BasicForm,
  fieldsIn,
  fieldsOf,
  untoldFacts,
} from '../model/basic-form.ts';
import { toBasicIntake } from '../model/basic-intake.ts';
import { breedStays } from '../model/change-species.ts';
import { clearDraftsOnFacts } from '../model/clear-drafts-on-facts.ts';
import { nameInText } from '../model/detection/name-in-text.ts';
import { detectPatient } from '../model/detection/detect-patient.ts';
import { basicDrafts, historyDrafts, takeOverDrafts } from '../model/drafts.ts';
import { dayOf, petToForm } from '../model/pet-form.ts';
import { formToPet } from '../model/form-to-pet.ts';
import { withTypicalWeight } from '../model/typical-weight.ts';
import { untouched } from '../model/untouched.ts';

type Props = DoorProps['intake/basic-information'];

const WEIGHT: ReadonlySet<BasicField> = new Set(['weight', 'weightUnit']);

/** A breed that a change of species has taken out, so that it can be brought back. */
export interface ClearedBreed {
  readonly breed: string;
  readonly species: BasicForm['species'];
}

export type FactSource = 'suggested' | 'words' | 'told';
/** What the form marks with where it comes from. */
export type MarkedFact = PatientFact | 'species' | 'breed';

export interface BasicFormState {
  readonly form: BasicForm;
  /** What the owner's words told, once they are read; null when they told nothing. */
  readonly detected: DetectedPatient | null;
  /** The name that the owner's words tell; null where they do not. */
  readonly nameRead: string | null;
  /** The words are still being read. */
  readonly detecting: boolean;
  readonly clearedBreed: ClearedBreed | null;
  /** Takes the owner's own values. */
  readonly change: (part: Partial<BasicForm>) => void;
  readonly changeSpecies: (species: BasicForm['species']) => void;
  /** Whether the owner gave a field's value. */
  readonly isOwn: (field: BasicField) => boolean;
  /** Where a fact comes from; what the form only suggests is not told. */
  readonly sourceOf: (fact: MarkedFact) => FactSource;
  /** The owner says that a suggestion is so, … */
  readonly keep: (fact: PatientFact) => void;
  /** … or that a fact is not told after all. */
  readonly untell: (fact: PatientFact) => void;
  readonly undoClearedBreed: () => void;
  readonly submitting: boolean;
  readonly failed: boolean;
  readonly submit: () => Promise<void>;
}

/** What the Basic Information form holds and does; the drawing is in BasicInformation. */
export function useBasicForm(props: Props): BasicFormState {
  const stored = useStoredForm(props);
  const { form, own, read, prefill, change, petId, before } = stored;
  const keepPet = useKeepPet();
  const { detected, nameRead, detecting } = useDetected(props, stored.takeWords);
  const [clearedBreed, setClearedBreed] = useState<ClearedBreed | null>(null);
  const given = new Set([...own, ...read]);
  const untold = untoldFacts(form, given);
  const submission = useSubmission(
    toBasicIntake(form, { notTold: untold, petId }),
    async (intake) => {
      if (!form.usesCategory && !untold.includes('weight')) adoptUnits(form.weightUnit);
      await props.onSubmit(intake);
      const pet = formToPet(form, { told: given, before }, dayOf(new Date()));
      if (pet !== null) keepPet(petId, pet);
    },
  );

  function sourceOf(fact: MarkedFact): FactSource {
    if (fact === 'species' || fact === 'breed') {
      if (own.has(fact)) return 'told';
      return read.has(fact) ? 'words' : 'suggested';
    }
    if (untold.includes(fact)) return 'suggested';
    return detected?.[fact] && untoldFacts(form, own).includes(fact) ? 'words' : 'told';
  }

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
    nameRead,
    detecting,
    clearedBreed: isCurrent ? clearedBreed : null,
    change,
    changeSpecies,
    isOwn: (field) => own.has(field),
    sourceOf,
    keep: (fact) => change(fieldsOf(fact, form)),
    untell: stored.untell,
    undoClearedBreed,
    ...submission,
  };
}

/** The form with where its values come from: the owner or their pet, or their words. */
interface StoredForm {
  readonly form: BasicForm;
  readonly own: ReadonlySet<BasicField>;
  readonly read: ReadonlySet<BasicField>;
}

/** The form's values, restored from the draft of the same symptoms and kept with every change. */
function useStoredForm({ symptoms, pet, draftId }: Props) {
  const [draft] = useState(() => {
    takeOverDrafts(draftId, symptoms);
    const found = basicDrafts.of(draftId).read();
    const isOfPet = pet === undefined || found?.petId === pet.id;
    return found?.symptoms === symptoms && isOfPet ? found : null;
  });
  const [filled] = useState(() => (pet ? petToForm(pet, dayOf(new Date())) : {}));
  // A pet that has grown since the form was filled in has not been told to be younger.
  const before = draft?.before ?? filled;
  const [petId] = useState(() => draft?.petId ?? pet?.id ?? crypto.randomUUID());
  const [prefer] = useState(weightUnits);
  const [{ form, own, read }, setStored] = useState<StoredForm>(() => {
    const ofPet = fieldsIn(filled);
    // A pet's weight changes: what the words tell of it today is newer than what is kept.
    const own = new Set(draft?.touched ?? ofPet.filter((field) => !WEIGHT.has(field)));
    const read = new Set(draft?.read ?? ofPet.filter((field) => WEIGHT.has(field)));
    const form = draft?.form ?? { ...BASIC_DEFAULTS, ...filled };
    return { form: withTypicalWeight(form, new Set([...own, ...read]), { prefer }), own, read };
  });

  useEffect(clearDraftsOnFacts, []);
  useEffect(() => {
    // What was written beside other symptoms may be of another patient.
    const found = basicDrafts.of(draftId).read();
    const isOther = found?.symptoms !== symptoms || (pet && found.petId !== pet.id);
    if (symptoms !== '' && isOther) historyDrafts.of(draftId).clear();
  }, [symptoms, pet, draftId]);
  useEffect(() => {
    if (symptoms === '' && own.size === 0) return;
    const touched = [...own];
    basicDrafts.of(draftId).write({ symptoms, form, touched, read: [...read], petId, before });
  }, [draftId, symptoms, form, own, read, petId, before]);

  /** Sets values; the weight follows while it is neither the owner's nor read from their words. */
  function update(next: (now: StoredForm) => Partial<StoredForm>): void {
    setStored((now) => {
      const { form, own, read } = { ...now, ...next(now) };
      return { form: withTypicalWeight(form, new Set([...own, ...read]), { prefer }), own, read };
    });
  }
  function prefill(partOf: (now: BasicForm) => Partial<BasicForm>): void {
    update((now) => ({ form: { ...now.form, ...partOf(now.form) } }));
  }
  function change(part: Partial<BasicForm>): void {
    update((now) => ({
      form: { ...now.form, ...part },
      own: new Set([...now.own, ...fieldsIn(part)]),
    }));
  }
  /** The owner's own choices stand, whenever the reading of the text ends. */
  function takeWords(found: DetectedPatient): void {
    update((now) => {
      const part = untouched(found, now.own);
      return {
        form: { ...now.form, ...part },
        read: new Set([...now.read, ...fieldsIn(part)]),
      };
    });
  }
  function untell(fact: PatientFact): void {
    const back = fieldsOf(fact, BASIC_DEFAULTS);
    const without = (fields: ReadonlySet<BasicField>): Set<BasicField> =>
      new Set([...fields].filter((field) => !(field in back)));
    update((now) => ({
      form: { ...now.form, ...back },
      own: without(now.own),
      read: without(now.read),
    }));
  }
  return { form, own, read, prefill, change, takeWords, untell, petId, before };
}

/** FLOW-08: what the caller knows of the patient, and what the symptom text tells besides. */
function useDetected(
  { detected, symptoms, readFacts }: Pick<Props, 'detected' | 'symptoms' | 'readFacts'>,
  onFound: (found: DetectedPatient) => void,
): Pick<BasicFormState, 'detected' | 'nameRead' | 'detecting'> {
  const [result, setResult] = useState<DetectedPatient | null>(null);
  const [nameRead, setNameRead] = useState(() => nameInText(symptoms));
  const [detecting, setDetecting] = useState(symptoms !== '');
  const newest = useRef({ detected, onFound });
  useEffect(() => {
    newest.current = { detected, onFound };
  });
  useEffect(() => {
    let wanted = true;
    let words: Awaited<ReturnType<typeof detectPatient>> | null = null;
    let facts: DetectedPatient = {};
    function tell(): void {
      if (!wanted || words === null) return;
      const { matched, species, name, ...rest } = words;
      const known = newest.current.detected;
      const found = { ...facts, ...rest, ...(matched ? { species } : {}), ...known };
      // "My tom": more than pronouns, which may be somebody else's.
      if (facts.sex) found.sex = facts.sex;
      // A breed read for another species than the caller knows would not fit.
      if (known.species && known.species !== species && !known.breed) delete found.breed;
      newest.current.onFound(found);
      setNameRead(name);
      setResult(Object.keys(found).length > 0 ? found : null);
      setDetecting(false);
    }
    // Species and breed do not wait for the facts, which the engine's thread reads once it has begun.
    void detectPatient(symptoms).then((read) => {
      words = read;
      tell();
    });
    void factsIn(symptoms, readFacts).then((read) => {
      facts = read;
      tell();
    });
    return () => {
      wanted = false;
    };
  }, [symptoms, readFacts]);
  return { detected: result, nameRead, detecting };
}

function useSubmission(intake: BasicIntake | null, onSubmit: Props['onSubmit']) {
  const [submitting, setSubmitting] = useState(false);
  const [failed, setFailed] = useState(false);
  async function submit(): Promise<void> {
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

/** Without what it takes to read them nothing is known of the facts, and the form asks for them. */
async function factsIn(text: string, readFacts: Props['readFacts']): Promise<DetectedPatient> {
  try {
    if (text.trim() === '' || readFacts === undefined) return {};
    const { medications: _, chronicIllnesses: __, ...facts } = await readFacts(text);
    return facts;
  } catch (error) {
    console.error(error);
    return {};
  }
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
