import {
  AGE_RANGE,
  type BasicIntake,
  type GivenHistory,
  MAX_ENTRY_LENGTH,
  type PatientFact,
  type PrototypeBasicIntake,
  type PrototypeMedicalHistory,
  type Species,
} from '@petwise/contracts';

/** The forms' own defaults (section 3), where the prototype form says nothing: they stand there as not told. */
const DEFAULT_AGE_YEARS = 5;
const DEFAULT_BREED = 'Unknown';
const MAX_NOTE_LENGTH = 1_000;

const WEIGHT_UNITS: Readonly<Record<string, 'lbs' | 'kg' | 'oz'>> = {
  lb: 'lbs',
  lbs: 'lbs',
  pound: 'lbs',
  pounds: 'lbs',
  kg: 'kg',
  kgs: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  oz: 'oz',
  ounce: 'oz',
  ounces: 'oz',
};

/** What the prototype's basic form becomes, still to be checked, and what was taken for granted. */
export interface MappedBasic {
  readonly patient: Readonly<Partial<Record<keyof BasicIntake, unknown>>>;
  readonly assumed: readonly string[];
  readonly notes: readonly string[];
}

/** PROTO-10: the prototype's basic data as the consult's own; an unknown unit stays, and is refused there. */
export function mapPrototypeBasic(
  intake: PrototypeBasicIntake,
  { species }: { species: Species },
): MappedBasic {
  const notTold: PatientFact[] = [
    ...(intake.age === null ? ['age' as const] : []),
    ...(intake.weight === null ? ['weight' as const] : []),
  ];
  const assumed = [`your pet is a ${species.replace('_', ' ')}`];
  const unit = intake.weightUnit.trim().toLowerCase();
  const weight =
    intake.weight === null
      ? { weight: 'normal weight', weightUnit: 'category' }
      : { weight: intake.weight, weightUnit: WEIGHT_UNITS[unit] ?? intake.weightUnit };
  return {
    patient: {
      species,
      breed: DEFAULT_BREED,
      ...ageOf(intake.age),
      sex: sexOf(intake.gender),
      spayedNeutered: neuteredOf(intake.gender),
      ...weight,
      ...(notTold.length === 0 ? {} : { notTold }),
    },
    assumed,
    notes: intake.height === null ? [] : [`Height: ${intake.height} ${intake.heightUnit}`.trim()],
  };
}

/** PROTO-10: the prototype's history, if not skipped; smoke at home is part of the environment, the family's ills go to the vet. */
export function mapPrototypeHistory(history: PrototypeMedicalHistory): {
  readonly history: Readonly<Record<keyof GivenHistory, unknown>>;
  readonly notes: readonly string[];
} {
  const { medications, chronicIllnesses, priorOperations } = history;
  const smoking = history.smokingHistory.trim();
  const drinking = history.drinkingHistory.trim();
  const family = history.familyHistory
    .map(({ relation, conditions }) => [relation.trim(), conditions.trim()])
    .filter(([, conditions]) => conditions !== '')
    .map((pair) => pair.filter((part) => part !== '').join(': '));
  return {
    history: {
      medications,
      chronicIllnesses,
      priorOperations,
      vaccinationHistory: '',
      diet: '',
      environment: smoking === '' ? '' : `Smoking: ${smoking}`.slice(0, MAX_ENTRY_LENGTH),
    },
    notes: [
      ...(smoking === '' ? [] : [`Smoking: ${smoking}`]),
      ...(drinking === '' ? [] : [`Drinking: ${drinking}`]),
      ...(family.length === 0 ? [] : [`Family: ${family.join('; ')}`]),
    ].map((note) => note.slice(0, MAX_NOTE_LENGTH)),
  };
}

/** A young animal's age has decimals: half a year is six months. */
function ageOf(age: number | null): { age: number; ageUnit: 'years' | 'months' } {
  if (age === null) return { age: DEFAULT_AGE_YEARS, ageUnit: 'years' };
  const isYoung = age > AGE_RANGE.min && age < 1;
  return isYoung ? { age: Math.round(age * 12), ageUnit: 'months' } : { age, ageUnit: 'years' };
}

function sexOf(gender: string): BasicIntake['sex'] {
  if (/\b(?:f|female|girl|mare|bitch|queen|spayed)\b/i.test(gender)) return 'female';
  if (/\b(?:m|male|boy|gelding|stallion|neutered|castrated)\b/i.test(gender)) return 'male';
  return 'unknown';
}

function neuteredOf(gender: string): BasicIntake['spayedNeutered'] {
  if (/\b(?:intact|entire|not (?:spayed|neutered|castrated)|unneutered|unspayed)\b/i.test(gender)) {
    return 'no';
  }
  return /\b(?:spayed|neutered|castrated|gelding)\b/i.test(gender) ? 'yes' : 'unknown';
}
