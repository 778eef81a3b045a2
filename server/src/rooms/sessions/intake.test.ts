import { describe, expect, test } from 'vitest';
import type { OutgoingMetadata } from '@petwise/contracts';
import { BASIC_INTAKE } from '../../testing/session-client.ts';
import { ProblemError } from '../../errors.ts';
import { readIntake } from './intake.ts';

const PROTOTYPE = {
  age: 3,
  gender: 'Female (spayed)',
  weight: 12,
  weightUnit: 'Pounds',
  height: 40,
  heightUnit: 'cm',
};

function basic(data: object, symptoms = 'My cat sneezes') {
  return readIntake({ intakeType: 'basic', intakeData: { ...data } }, { symptoms });
}

function history(data: object) {
  const metadata = { intakeType: 'medical-history', intakeData: { ...data } } as const;
  return readIntake(metadata, { symptoms: '' });
}

function refusal(read: () => unknown): ProblemError {
  try {
    read();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('the forms inside the conversation', () => {
  test('PROTO-08 the basic form’s own payload, with what the page adds to it', () => {
    const sent = { ...BASIC_INTAKE, gender: 'male', height: null, heightUnit: '' };
    expect(basic(sent)).toMatchObject({ patient: BASIC_INTAKE, assumed: [] });
  });

  test('PROTO-10 the prototype’s basic data: gender, units and the animal named in the words', () => {
    expect(basic(PROTOTYPE)).toMatchObject({
      patient: {
        species: 'cat',
        age: 3,
        ageUnit: 'years',
        sex: 'female',
        spayedNeutered: 'yes',
        weight: 12,
        weightUnit: 'lbs',
      },
      notes: ['Height: 40 cm'],
    });
    expect(basic(PROTOTYPE, 'She sneezes')).toMatchObject({ patient: { species: 'dog' } });
    expect(basic({ ...PROTOTYPE, age: 0.5 })).toMatchObject({
      patient: { age: 6, ageUnit: 'months' },
    });
  });

  test.each([
    ['male', 'male', 'unknown'],
    ['M', 'male', 'unknown'],
    ['Neutered male', 'male', 'yes'],
    ['female, intact', 'female', 'no'],
    ['girl', 'female', 'unknown'],
    ['', 'unknown', 'unknown'],
    ['other', 'unknown', 'unknown'],
  ])('PROTO-10 gender %j is %s, neutered %s', (gender, sex, spayedNeutered) => {
    expect(basic({ ...PROTOTYPE, gender })).toMatchObject({ patient: { sex, spayedNeutered } });
  });

  test('PROTO-10 what is left open is not told; the animal is taken for granted, and said', () => {
    const open = { ...PROTOTYPE, age: null, weight: null, height: null };
    expect(basic(open)).toMatchObject({
      patient: { weightUnit: 'category', notTold: ['age', 'weight'] },
      assumed: ['your pet is a cat'],
      notes: [],
    });
  });

  test('PROTO-10 the prototype’s history: lists, smoke at home, the family', () => {
    const given = {
      medications: ['Apoquel'],
      chronicIllnesses: [],
      priorOperations: ['spay'],
      smokingHistory: 'two smokers',
      drinkingHistory: '',
      familyHistory: [
        { relation: 'mother', conditions: 'diabetes' },
        { relation: 'father', conditions: ' ' },
      ],
      skipped: false,
    };
    expect(history(given)).toEqual({
      kind: 'medical-history',
      history: {
        medications: ['Apoquel'],
        chronicIllnesses: [],
        priorOperations: ['spay'],
        vaccinationHistory: '',
        diet: '',
        environment: 'Smoking: two smokers',
      },
      notes: ['Smoking: two smokers', 'Family: mother: diabetes'],
    });
    expect(history({ ...given, skipped: true })).toMatchObject({ history: { skipped: true } });
    expect(history({ medications: ['Apoquel'] })).toMatchObject({
      history: { medications: ['Apoquel'], priorOperations: [] },
    });
  });

  test.each([
    [{ ...BASIC_INTAKE, age: 31 }, 'age'],
    [{ ...BASIC_INTAKE, breed: ' ' }, 'breed'],
    [{ ...BASIC_INTAKE, species: 'unicorn' }, 'species'],
    [{ ...PROTOTYPE, age: -1 }, 'age'],
    [{ ...PROTOTYPE, age: 'three' }, 'age'],
    [{ ...PROTOTYPE, weight: 0 }, 'weight'],
    [{ ...PROTOTYPE, weightUnit: 'stone' }, 'weightUnit'],
    [{}, 'age'],
  ])('PROTO-10 wrong basic data %# is refused by its field', (data, field) => {
    const problem = refusal(() => basic(data));
    expect(problem.status).toBe(400);
    expect(problem.details?.[0]?.path).toBe(`metadata.intakeData.${field}`);
    expect(problem.message).toBe(`Please check the form: ${field}`);
  });

  test('PROTO-10 a wrong history, and a form without its data, are refused', () => {
    const tooLong = { medications: ['x'.repeat(201)] };
    expect(refusal(() => history(tooLong)).details?.[0]?.path).toBe(
      'metadata.intakeData.medications.0',
    );
    expect(refusal(() => history({ diet: 7 })).status).toBe(400);
    const empty: (OutgoingMetadata | null)[] = [null, {}, { intakeType: 'basic' }];
    for (const metadata of empty) {
      expect(refusal(() => readIntake(metadata, { symptoms: '' })).status).toBe(400);
    }
  });
});
