import { describe, expect, it } from 'vitest';
import { settleAge, settleWeight } from './settle-number.ts';

describe('settleWeight', () => {
  it.each([
    ['4,5 kg', '4.5', 'kg'],
    ['60', '60', 'lbs'],
    ['99999', '2000', 'lbs'],
    ['0', '1', 'lbs'],
    ['-4', '1', 'lbs'],
    ['0.5 kg', '500', 'g'],
    ['500 g', '500', 'g'],
    ['3000 g', '3', 'kg'],
    ['0.5', '8', 'oz'],
    ['11 st 4 lb', '158', 'lbs'],
    ['5 g', '5', 'g'],
    ['0.2 g', '1', 'g'],
  ])('FORM-05 holds %s within 1 to 2000, as %s %s', (typed, text, unit) => {
    expect(settleWeight(typed, 'lbs')).toMatchObject({ text, unit });
  });

  it.each(['heavy', '3 weeks', ''])('FORM-04 leaves “%s” as typed', (typed) => {
    expect(settleWeight(typed, 'kg')).toEqual({ text: typed, unit: 'kg', note: null });
  });

  it('FORM-05 says what it took a number as, and is silent when it is what was typed', () => {
    const { note } = settleWeight('99999', 'lbs');
    expect(note).toContain('99999');
    expect(note).toContain('2,000 lbs');
    expect(settleWeight('4,5 kg', 'lbs').note).toBeNull();
  });
});

describe('settleAge', () => {
  it.each([
    ['7', '7', 'years'],
    ['8 months', '8', 'months'],
    ['10 weeks', '10', 'weeks'],
    ['9 days', '9', 'days'],
    ['40 days', '5.7', 'weeks'],
    ['40 months', '3.3', 'years'],
    ['1 year 6 months', '1.5', 'years'],
    ['400', '30', 'years'],
    ['-1', '0', 'years'],
  ])('FORM-05 holds %s within 0 to 30, as %s %s', (typed, text, unit) => {
    expect(settleAge(typed, 'years', 'dog')).toMatchObject({ text, unit });
  });

  it.each(['old', '5 kg'])('FORM-04 leaves “%s” as typed', (typed) => {
    expect(settleAge(typed, 'years', 'dog')).toEqual({ text: typed, unit: 'years', note: null });
  });

  it('FORM-05 a tortoise, a parrot and a horse may be older than thirty', () => {
    const species = ['reptile', 'bird', 'horse', 'rabbit'] as const;
    const held = species.map((one) => settleAge('400', 'years', one).text);
    expect(held).toEqual(['200', '100', '65', '30']);
  });
});
