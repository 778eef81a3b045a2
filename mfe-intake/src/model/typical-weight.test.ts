import { describe, expect, it } from 'vitest';
import { BASIC_DEFAULTS, type BasicField } from './basic-form.ts';
import { toBasicIntake } from './basic-intake.ts';
import { withTypicalWeight } from './typical-weight.ts';

const nothing: ReadonlySet<BasicField> = new Set();

describe('the weight to start from', () => {
  it.each([
    ['dog', '', '50', 'lbs'],
    ['cat', '', '10', 'lbs'],
    ['horse', '', '1100', 'lbs'],
    ['bird', 'Cockatiel', '4', 'oz'],
    ['bird', 'Khaki Campbell Duck', '5', 'lbs'],
    ['bird', 'Chicken', '5', 'lbs'],
    ['rabbit', '', '5', 'lbs'],
    ['ferret', '', '2', 'lbs'],
    ['guinea_pig', '', '2', 'lbs'],
    ['hamster', '', '4', 'oz'],
    ['reptile', '', '1', 'lbs'],
    ['other', '', '1', 'lbs'],
  ] as const)('FORM-03 of a %s (%s) is %s %s', (species, breed, weight, weightUnit) => {
    const form = withTypicalWeight({ ...BASIC_DEFAULTS, species, breed }, nothing);
    expect(form).toMatchObject({ species, breed, weight, weightUnit });
  });

  it('FORM-03 is told in the unit that the owner chose, even below one of it', () => {
    const chosen = new Set<BasicField>(['weightUnit']);
    const cat = { ...BASIC_DEFAULTS, species: 'cat', weightUnit: 'kg' } as const;
    expect(withTypicalWeight(cat, chosen)).toMatchObject({ weight: '4.54', weightUnit: 'kg' });
    const hamster = { ...cat, breed: 'Syrian', species: 'hamster' } as const;
    const form = withTypicalWeight(hamster, chosen);
    expect(form).toMatchObject({ weight: '0.11', weightUnit: 'kg' });
    expect(toBasicIntake(form)).toMatchObject({ weight: 110, weightUnit: 'g' });
  });

  it.each([
    ['dog', '23', 'kg'],
    ['cat', '4.5', 'kg'],
    ['horse', '500', 'kg'],
    ['hamster', '110', 'g'],
  ] as const)(
    'of a %s is round in kilograms or grams where the owner prefers those: %s %s',
    (species, weight, weightUnit) => {
      const form = withTypicalWeight({ ...BASIC_DEFAULTS, species }, nothing, {
        prefer: 'kg',
      });
      expect(form).toMatchObject({ weight, weightUnit });
    },
  );

  it('stays in the unit chosen in the form, whatever the owner prefers', () => {
    const chosen = new Set<BasicField>(['weightUnit']);
    const dog = { ...BASIC_DEFAULTS, weightUnit: 'lbs' } as const;
    expect(withTypicalWeight(dog, chosen, { prefer: 'kg' })).toMatchObject({ weight: '50' });
  });

  it('never replaces what the owner typed', () => {
    const own = { ...BASIC_DEFAULTS, species: 'horse', weight: '480' } as const;
    expect(withTypicalWeight(own, new Set(['weight']))).toEqual(own);
  });
});
