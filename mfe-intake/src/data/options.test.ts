import { IntakeSpecies } from '@petwise/contracts';
import { describe, expect, it } from 'vitest';
import * as options from './options.ts';

describe('fixed lists', () => {
  it('HIST-04 vaccination and environment, in the specification’s words', () => {
    expect(options.vaccinationOptions).toEqual([
      'Up to date',
      'Partially vaccinated',
      'Not vaccinated',
      'Unknown',
    ]);
    expect(options.environmentOptions).toEqual([
      'Indoor only',
      'Outdoor only',
      'Indoor/Outdoor',
      'Farm/Rural',
      'Urban/City',
    ]);
  });

  it('FORM-06 weight categories', () => {
    expect(options.weightCategories).toEqual([
      'underweight',
      'slightly underweight',
      'normal weight',
      'slightly overweight',
      'overweight',
      'very overweight',
    ]);
  });

  it('FORM-02 nine species and other, units and sexes', () => {
    expect(options.speciesOptions.map(({ value }) => value)).toEqual([...IntakeSpecies.options]);
    expect(options.weightUnitOptions).toEqual(['lbs', 'kg', 'oz']);
    expect(options.ageUnitOptions).toEqual(['years', 'months']);
    expect(options.sexOptions.map(({ value }) => value)).toEqual(['male', 'female', 'unknown']);
    expect(options.spayedNeuteredOptions.map(({ value }) => value)).toEqual([
      'yes',
      'no',
      'unknown',
    ]);
  });
});
