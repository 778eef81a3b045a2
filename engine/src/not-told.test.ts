import { expect, it } from 'vitest';
import { asksAge } from './ask-age.ts';
import { createEngine } from './engine.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { noHistory, patientOf } from './testing/cases.ts';
import type { Patient } from './types.ts';

const dog = createEngine(await loadKnowledge('dog'));
const NOT_TOLD: Partial<Patient> = {
  age: null,
  sex: 'unknown',
  spayedNeutered: 'unknown',
  weight: null,
  weightUnit: 'category',
};

const begin = (symptoms: string, changes: Partial<Patient> = NOT_TOLD) =>
  dog.begin({ patient: patientOf('dog', changes), history: noHistory, symptoms });

it('ENG a fact that was not told is said to be so, and no default stands for it', () => {
  const report = dog.finalize(begin('He has been limping since yesterday.').state);
  expect(report.patient_data_summary).toMatch(
    /^Dog \(mixed\); not told: age, sex, neutering, weight\./,
  );
});

it('ENG what was not told lies between what it may be: no age decides alone', () => {
  const shareOf = (changes: Partial<Patient>): number => {
    const { diagnoses } = {
      diagnoses: dog.finalize(begin('He limps on a back leg.', changes).state),
    };
    return diagnoses.primary_diagnosis?.confidence ?? 0;
  };
  const known = [0.5, 1.5, 4, 8, 13].map((age) => shareOf({ age }));
  const open = shareOf({ age: null });
  expect(open).toBeGreaterThan(0);
  expect(open).toBeLessThanOrEqual(Math.max(...known));
});

const PUPPY_DANGER = 'Vomiting, diarrhoea, lethargic and flat since last night.';

it('ENG the age is asked for where the urgency hangs on it, and counts', () => {
  const first = begin(PUPPY_DANGER);
  expect(first.question).toMatchObject({ id: 'patient-age' });
  expect(asksAge(first.question?.text ?? '')).toBe(true);
  expect(first.question?.options).toEqual([
    'Under 9 months',
    '9 months to 2 years',
    '2 years to 6 years',
    '6 years to 10 years',
    '10 years or older',
    'Grown up, age unknown',
    'Not sure',
  ]);
  const levelAfter = (text: string) => dog.answer(first.state, { text }).triage?.level;
  expect(levelAfter('Under 9 months')).toBe('emergency');
  expect(levelAfter('2 years to 6 years')).not.toBe('emergency');
  expect(levelAfter('Grown up, age unknown')).not.toBe('emergency');
  expect(levelAfter('Not sure')).toBe('emergency');
  const statedAfter = (text: string) =>
    dog.finalize(dog.answer(first.state, { text }).state).patient_data_summary;
  expect(statedAfter('Under 9 months')).toMatch(
    /^Dog \(mixed\), under 9 months; not told: sex, neutering, weight\./,
  );
  expect(statedAfter('Grown up, age unknown')).toMatch(
    /^Dog \(mixed\), grown up, age unknown; not told/,
  );
  expect(statedAfter('Not sure')).toMatch(/not told: age,/);
});

it('ENG the age is not asked for where it was told, nor twice', () => {
  expect(begin(PUPPY_DANGER, { age: 5 }).question?.id).not.toBe('patient-age');
  const first = begin(PUPPY_DANGER);
  const second = dog.answer(first.state, { text: 'Not sure' });
  expect(second.question?.id).not.toBe('patient-age');
});

it.each([
  [10, 'days', 'emergency'],
  [8, 'weeks', 'emergency'],
  [5, 'months', 'emergency'],
] as const)('an age of %s %s is that of a pup', (age, ageUnit, level) => {
  expect(begin(PUPPY_DANGER, { age, ageUnit }).triage?.level).toBe(level);
});

it('ENG an age that only the words tell counts, and so does one that is typed as the answer', () => {
  const pup = begin(`My 9 week old puppy. ${PUPPY_DANGER}`);
  expect(pup.triage?.level).toBe('emergency');
  expect(dog.finalize(pup.state).patient_data_summary).toMatch(/^9-week-old dog/);
  const typed = dog.answer(begin(PUPPY_DANGER).state, { text: 'about 4 months' });
  expect(typed.state.patient).toMatchObject({ age: 4, ageUnit: 'months' });
  expect(typed.triage?.level).toBe('emergency');
});

it('bug: a cat that limps and hardly eats was an “ill kitten” when its owner, who knew no age, had no other answer', async () => {
  const cat = createEngine(await loadKnowledge('cat'));
  const first = cat.begin({
    patient: patientOf('cat', NOT_TOLD),
    history: noHistory,
    symptoms: 'My cat Mia has been limping for two weeks and since yesterday she hardly eats.',
  });
  expect(first.question?.id).toBe('patient-age');
  const grown = cat.answer(first.state, { text: 'Grown up, age unknown' });
  expect(grown.triage?.level).toBe('today');
  expect(grown.question?.id).not.toBe('patient-age');
  const levelAfter = (text: string) => cat.answer(first.state, { text }).triage?.level;
  expect(levelAfter('she is an adult cat')).toBe('today');
  expect(levelAfter('fully grown')).toBe('today');
  expect(levelAfter('not grown up yet')).toBe('emergency');
});
