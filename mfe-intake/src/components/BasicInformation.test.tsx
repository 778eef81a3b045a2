// @vitest-environment jsdom
import { BasicIntake, WEIGHT_CATEGORIES } from '@petwise/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FORMS_COPY } from '../forms-copy.ts';
import { basic, openBasic, submitted } from '../testing/open-basic.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function describedAs(control: HTMLElement): string | null | undefined {
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
}

describe('what it shows', () => {
  it('FORM-01 says what it is for', () => {
    openBasic();
    expect(
      screen.getByText(
        "Please provide your pet's basic information for accurate veterinary diagnosis",
      ),
    ).toBeTruthy();
  });

  it('FORM-02 offers the nine species and other, and every field', () => {
    openBasic();
    const species = within(basic.species()).getAllByRole('option');
    expect(species.map((option) => option.getAttribute('value'))).toEqual(
      'dog cat horse bird rabbit ferret guinea_pig hamster reptile other'.split(' '),
    );
    const units = (control: HTMLElement) =>
      within(control)
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(units(basic.ageUnit())).toEqual(['years', 'months']);
    expect(units(basic.weightUnit())).toEqual(['lbs', 'kg', 'oz']);
    for (const legend of ['Sex', 'Spayed or neutered']) {
      expect(screen.getByRole('group', { name: legend })).toBeTruthy();
    }
  });

  it('FORM-03 begins with a neutered male dog of five years and 50 lbs', async () => {
    const { user } = openBasic();
    expect(basic.species()).toHaveProperty('value', 'dog');
    expect(basic.breed()).toHaveProperty('value', '');
    expect(basic.age()).toHaveProperty('value', '5');
    expect(basic.ageUnit()).toHaveProperty('value', 'years');
    expect(basic.choice('Sex', 'Male')).toHaveProperty('checked', true);
    expect(basic.choice('Spayed', 'Yes')).toHaveProperty('checked', true);
    expect(basic.weight()).toHaveProperty('value', '50');
    expect(basic.weightUnit()).toHaveProperty('value', 'lbs');
    await user.click(basic.useCategory());
    const category = screen.getByRole('combobox', { name: 'Weight category' });
    expect(category).toHaveProperty('value', 'normal weight');
  });

  it('FLOW-08 is prefilled with what the text tells, and says so', async () => {
    openBasic({ symptoms: 'My frenchie vomits since Monday. She will not eat.' });
    await waitFor(() => expect(basic.breed()).toHaveProperty('value', 'French Bulldog'));
    expect(basic.species()).toHaveProperty('value', 'dog');
    expect(basic.choice('Sex', 'Female')).toHaveProperty('checked', true);
    expect(screen.getByText(FORMS_COPY.basic.detected('Dog, French Bulldog, Female'))).toBeTruthy();
  });

  it('bug: what was read was said in pounds where the owner and the form had kilograms', async () => {
    const readFacts = async () => ({ weight: { value: 3.9, unit: 'kg' as const } });
    openBasic({ symptoms: 'My siamese, 3.9 kg, drinks a lot.', readFacts });
    await waitFor(() => expect(basic.weightUnit()).toHaveProperty('value', 'kg'));
    expect(screen.getByText(FORMS_COPY.basic.detected('Cat, Siamese, 3.9 kg'))).toBeTruthy();
  });

  it('bug: a tom was female, for his vet was called “her”', async () => {
    const readFacts = async () => ({ sex: 'male' as const });
    openBasic({
      detected: { sex: 'female' },
      symptoms: 'My siamese Tom drinks a lot. The vet: I see her on Monday.',
      readFacts,
    });
    await waitFor(() => expect(basic.choice('Sex', 'Male')).toHaveProperty('checked', true));
  });

  it('FLOW-08 says so when the words do not tell which animal it is', async () => {
    openBasic({ symptoms: 'Not well today' });
    expect(
      await screen.findByText(FORMS_COPY.basic.nothingDetected, { ignore: '[aria-hidden] *' }),
    ).toBeTruthy();
    await waitFor(() =>
      expect(screen.getAllByText(FORMS_COPY.basic.nothingDetected)).toHaveLength(1),
    );
    expect(describedAs(basic.species())).toBe(FORMS_COPY.basic.speciesSuggested);
    fireEvent.change(basic.species(), { target: { value: 'cat' } });
    expect(describedAs(basic.species())).toBe(FORMS_COPY.basic.sources.told);
  });

  it('FLOW-08 believes its caller over the text', async () => {
    openBasic({
      detected: { species: 'cat', breed: 'Siamese', sex: 'male' },
      symptoms: 'My frenchie vomits. She will not eat.',
    });
    await waitFor(() => expect(basic.breed()).toHaveProperty('value', 'Siamese'));
    expect(basic.species()).toHaveProperty('value', 'cat');
    expect(basic.choice('Sex', 'Male')).toHaveProperty('checked', true);
  });

  it('FLOW-08 a reading that ends late never overwrites what the owner chose', async () => {
    openBasic({ symptoms: 'My frenchie vomits. She will not eat.' });
    fireEvent.change(basic.breed(), { target: { value: 'Beagle' } });
    await waitFor(() => expect(basic.choice('Sex', 'Female')).toHaveProperty('checked', true));
    expect(basic.breed()).toHaveProperty('value', 'Beagle');
  });
});

describe('what may go on', () => {
  it('FORM-04 needs a breed', async () => {
    const { user } = openBasic();
    expect(basic.continue()).toHaveProperty('disabled', true);
    await user.type(basic.breed(), '  ');
    await user.tab();
    expect(basic.continue()).toHaveProperty('disabled', true);
    expect(basic.breed().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(FORMS_COPY.basic.breedMissing)).toBeTruthy();
    await user.type(basic.breed(), 'Mixed');
    expect(basic.continue()).toHaveProperty('disabled', false);
    expect(screen.queryByText(FORMS_COPY.basic.breedMissing)).toBeNull();
  });

  it.each([
    ['', false],
    ['0', true],
    ['30', true],
    ['31', false],
    ['-1', false],
    ['1e9', false],
    ['old', false],
    ['2,5', true],
  ])('FORM-04 the age "%s" lets go on: %s', async (age, goesOn) => {
    const { user } = openBasic();
    await user.type(basic.breed(), 'Mixed');
    fireEvent.change(basic.age(), { target: { value: age } });
    expect(basic.continue()).toHaveProperty('disabled', !goesOn);
  });

  it.each([
    ['', false],
    ['1', true],
    ['2000', true],
    ['2001', false],
    ['0', false],
    ['-4', false],
    ['99999999999999999999', false],
    ['heavy', false],
    ['4,5 kg', true],
    ['1,200 lbs', true],
  ])('FORM-04 the weight "%s" lets go on: %s', async (weight, goesOn) => {
    const { user } = openBasic();
    await user.type(basic.breed(), 'Mixed');
    fireEvent.change(basic.weight(), { target: { value: weight } });
    expect(basic.continue()).toHaveProperty('disabled', !goesOn);
    await user.click(basic.useCategory());
    expect(basic.continue()).toHaveProperty('disabled', false);
  });

  it('FORM-04 says at the field what is wrong once it was left, and keeps the text', async () => {
    const { user } = openBasic();
    await user.clear(basic.age());
    expect(screen.queryByText(FORMS_COPY.basic.ageWrong(30))).toBeNull();
    await user.type(basic.age(), 'old{Tab}');
    expect(screen.getByText(FORMS_COPY.basic.ageWrong(30))).toBeTruthy();
    expect(basic.age().getAttribute('aria-invalid')).toBe('true');
    expect(basic.age()).toHaveProperty('value', 'old');
    expect(screen.getByText(FORMS_COPY.basic.missing(['breed', 'age']))).toBeTruthy();
  });

  it('FORM-08 sends the payload of the contract', async () => {
    const { user, onSubmit } = openBasic();
    await user.selectOptions(basic.species(), 'horse');
    await user.type(basic.breed(), ' Shire ');
    await user.clear(basic.age());
    await user.type(basic.age(), '12');
    await user.click(basic.choice('Sex', 'Unknown') ?? document.body);
    await user.click(basic.choice('Spayed', 'No') ?? document.body);
    await user.clear(basic.weight());
    await user.type(basic.weight(), '1,200');
    await user.click(basic.continue());
    expect(submitted(onSubmit)).toEqual({
      species: 'horse',
      breed: 'Shire',
      age: 12,
      ageUnit: 'years',
      sex: 'unknown',
      spayedNeutered: 'no',
      weight: 1200,
      weightUnit: 'lbs',
    });
    expect(v.is(BasicIntake, submitted(onSubmit))).toBe(true);
  });

  it('FORM-06 swaps the weight for a category, sent with the unit "category"', async () => {
    const { user, onSubmit } = openBasic();
    await user.type(basic.breed(), 'Mixed');
    await user.click(basic.useCategory());
    expect(screen.queryByRole('spinbutton', { name: 'Weight' })).toBeNull();
    const category = screen.getByRole('combobox', { name: 'Weight category' });
    const options = within(category).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('value'))).toEqual([...WEIGHT_CATEGORIES]);
    await user.selectOptions(category, 'very overweight');
    await user.click(basic.continue());
    expect(submitted(onSubmit)).toMatchObject({
      weight: 'very overweight',
      weightUnit: 'category',
    });
  });

  it('FORM-02 reads "Submitting..." while sending and takes no second press', async () => {
    let sent = (): void => undefined;
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (sent = resolve)));
    const { user } = openBasic({ onSubmit });
    await user.type(basic.breed(), 'Mixed');
    await user.click(basic.continue());
    expect(basic.continue().textContent).toBe('Submitting...');
    await user.click(basic.continue());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => sent());
    expect(basic.continue().textContent).toBe('Continue');
  });

  it('keeps every answer when sending fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openBasic({ onSubmit: () => Promise.reject(new Error('offline')) });
    await user.type(basic.breed(), 'Mixed');
    await user.click(basic.continue());
    expect(await screen.findByText(FORMS_COPY.basic.submitFailed)).toBeTruthy();
    expect(basic.breed()).toHaveProperty('value', 'Mixed');
    expect(basic.continue()).toHaveProperty('disabled', false);
  });

  it('is filled in and sent by keyboard alone', async () => {
    // user-event walks radio groups with it; jsdom has none.
    vi.stubGlobal('CSS', { escape: (text: string) => text, supports: () => false });
    const { user, onSubmit } = openBasic();
    basic.species().focus();
    await user.tab();
    await user.keyboard('pood{ArrowDown}{Enter}');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(basic.age());
    await user.keyboard('{ArrowUp}{ArrowUp}{Tab}{Tab}{Tab}{Tab}');
    expect(document.activeElement).toBe(basic.choice('Sex', 'Male'));
    await user.keyboard('{ArrowRight}{Tab}{Tab}{Tab}{Tab}{Tab}');
    expect(document.activeElement).toBe(basic.weight());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(submitted(onSubmit)?.breed).toMatch(/pood/i);
    expect(submitted(onSubmit)).toMatchObject({ age: 7, sex: 'female', weight: 50 });
  });
});
